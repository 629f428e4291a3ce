//! What only the page of this game says: about bids, journeys, forecasts and conversions, in phrases that stand beside
//! each other, and above the parts of the page.

use crate::language::{Language, in_language};
use crate::template::texts;

texts! {
    /// What only the page of this game says.
    pub Page {
        auction: Auction,
        travel: Travel,
        income: Income,
        course: Course,
        phases: Phases,
    }
}

/// The texts of the page in this language.
pub const fn page(language: Language) -> &'static Page {
    in_language!(language, its => &its::yunnan_page::PAGE)
}

texts! {
    /// Bids, the bank, and where traders come from.
    pub Auction {
        /// The trader that would be gained, as the number of all.
        gives_trader: &'static str,
        gives_customs: &'static str,
        gives_access: &'static str,
        gives_influence: &'static str,
        gives_construction: &'static str,
        gives_nothing: &'static str,
        can_be_outbid: &'static str,
        safe: &'static str,
        outbids: &'static str,
        outbids_back: &'static str,
        leaves: &'static str,
        /// Pro variant: money is missing, which costs points.
        lacks: &'static str,
        penalty: &'static str,
        stands: &'static str,
        pays: &'static str,
        pulls_back: &'static str,
        pass_sends: &'static str,
        recall_loses: &'static str,
        money: &'static str,
        you_are_outbid: &'static str,
        or: &'static str,
    }
}

texts! {
    /// Travelling and building.
    pub Travel {
        your_pieces: &'static str,
        road: &'static str,
        town: &'static str,
        takes: &'static str,
        push: &'static str,
        connected: &'static str,
        cut_off: &'static str,
        free_space: &'static str,
        free_site: &'static str,
        /// Where something can't go that is held.
        needs_site: &'static str,
        needs_province: &'static str,
        what_here: &'static str,
        /// What comes of it if nobody does anything more.
        if_done: &'static str,
        goes_home: &'static str,
        inspector: &'static str,
        inspector_takes: &'static str,
        inspector_nobody: &'static str,
        inspector_away: &'static str,
    }
}

texts! {
    /// What becomes of an income.
    pub Income {
        split: &'static str,
        take: &'static str,
        then: &'static str,
        /// The same in the last round.
        then_over: &'static str,
        to_go: &'static str,
        ends: &'static str,
        so_far: &'static str,
    }
}

texts! {
    /// How a game came about.
    pub Course {
        incomes: &'static str,
        incomes_about: &'static str,
        invested: &'static str,
        bank_paid: &'static str,
        scores: &'static str,
        track: &'static str,
    }
}

texts! {
    /// Headings: the round and what goes on in it.
    pub Phases {
        heading: &'static str,
        auction: &'static str,
        progress: &'static str,
        travel: &'static str,
        income: &'static str,
        conversion: &'static str,
        end: &'static str,
    }
}
