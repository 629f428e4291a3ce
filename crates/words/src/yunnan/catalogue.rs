//! Every message of the game: which there are. Their texts are in `yunnan.rs` of each language.

use crate::language::{Language, in_language};
use crate::template::{Plural, texts};

/// A text for each province, in road order.
pub(crate) type PerProvince = [&'static str; 6];
/// A text for each progress building, in the order school, customs, horse, dragon, yard.
pub(crate) type PerBuilding = [&'static str; 5];
/// A text for each construction, in the order post, bridge, teahouse.
pub(crate) type PerConstruction = [&'static str; 3];

texts! {
    /// Everything that players of this game read.
    Catalogue {
        terms: Terms,
        decisions: Decisions,
        refusals: Refusals,
        misreadings: Misreadings,
        events: Events,
        verdicts: Verdicts,
        final_reasons: FinalReasons,
        ends: Ends,
        results: Results,
        labels: Labels,
        kinds: Kinds,
        deeds: Deeds,
        advice: Advice,
        money_left: &'static str,
    }
}

/// The catalogue in this language.
pub(crate) const fn catalogue(language: Language) -> &'static Catalogue {
    in_language!(language, its => &its::yunnan::CATALOGUE)
}

texts! {
    /// Words and phrases that sentences are made of.
    Terms {
        provinces: PerProvince,
        /// With an article, where the language has one.
        the_province: PerProvince,
        in_province: PerProvince,
        /// Where somebody goes, also from another province.
        to_province: PerProvince,
        from_province: PerProvince,
        buildings: PerBuilding,
        at_building: PerBuilding,
        constructions: PerConstruction,
        a_construction: PerConstruction,
        banks: [&'static str; 2],
        /// A space of the bank in full, with the definite article.
        the_bank: [&'static str; 2],
        emblems: [&'static str; 5],
        variants: [&'static str; 2],
        points: &'static str,
        yuan: Plural,
        traders: Plural,
        posts: Plural,
        presents: Plural,
        crossings: Plural,
        empty_provinces: Plural,
        /// How many of these are left, as a clause.
        left: Plural,
        none_left: &'static str,
        /// The tea income of one province among several.
        income_there: &'static str,
    }
}

texts! {
    /// What is asked for, as what somebody has to do.
    Decisions {
        auction: &'static str,
        yard: &'static str,
        teahouse: &'static str,
        travel: &'static str,
        conversion: &'static str,
    }
}

texts! {
    /// Why an action is refused, said to the player.
    Refusals {
        no_trader_in_supply: &'static str,
        no_trader_there: &'static str,
        market_stays: &'static str,
        no_such_bid: &'static str,
        bid_space_taken: &'static str,
        own_trader_in_building: &'static str,
        higher_bid_stands: &'static str,
        no_progress: &'static str,
        /// Why nothing more is gained in a building.
        all_gained: PerBuilding,
        no_money: &'static str,
        little_money: Plural,
        money_bid: Plural,
        bank_space_taken: &'static str,
        only_market_after_bank: &'static str,
        not_in_reserve: &'static str,
        no_access: &'static str,
        not_in_supply: &'static str,
        no_bridge_site: &'static str,
        own_bridge_there: &'static str,
        no_teahouse_space: &'static str,
        teahouse_space_taken: &'static str,
        nobody_travels: &'static str,
        already_travelled: &'static str,
        goes_nowhere: &'static str,
        too_few_crossings: Plural,
        no_crossings: &'static str,
        push_in_puer: &'static str,
        nobody_to_push: &'static str,
        pushes_own: &'static str,
        not_lower_influence: &'static str,
        more_than_income: &'static str,
    }
}

texts! {
    /// Why a text is not an action, said to the player who wrote it.
    Misreadings {
        building: &'static str,
        bank: &'static str,
        construction: &'static str,
        province: &'static str,
        source: &'static str,
        journey: &'static str,
        site: &'static str,
        seat: &'static str,
        number: &'static str,
    }
}

texts! {
    /// What happens, told of the players in the third person.
    Events {
        bid: &'static str,
        bid_recalled: &'static str,
        outbid: &'static str,
        outbid_returned: &'static str,
        bank_taken: &'static str,
        bank_taken_recalled: &'static str,
        bid_withdrawn: &'static str,
        market: &'static str,
        market_recalled: &'static str,
        passed: &'static str,
        passed_with_traders: Plural,
        bank_paid: &'static str,
        bid_paid: &'static str,
        bid_paid_in_part: Plural,
        bid_unpaid: &'static str,
        penalty: Plural,
        trader_trained: &'static str,
        customs_raised: &'static str,
        horse_moved: &'static str,
        influence_raised: &'static str,
        construction_taken: &'static str,
        construction_taken_only: &'static str,
        teahouse_kept: &'static str,
        travel_order: &'static str,
        travelled: &'static str,
        pushed: &'static str,
        post_built: &'static str,
        bridge_built: &'static str,
        teahouse_built: &'static str,
        teahouse_opened: &'static str,
        travel_ended: &'static str,
        sent_home: Plural,
        inspector_came: &'static str,
        inspector_came_farther: &'static str,
        inspector_came_alone: &'static str,
        inspector_stayed_away: &'static str,
        banished: &'static str,
        spared: &'static str,
        nobody_banished: &'static str,
        presents_given: &'static str,
        presents_shared: &'static str,
        traders_earned: Plural,
        traders_earned_less: Plural,
        traders_earned_nothing: Plural,
        posts_earned: Plural,
        posts_earned_nothing: Plural,
        income: &'static str,
        new_order: &'static str,
        converted: &'static str,
        market_left: &'static str,
        round_began: &'static str,
        game_ended: &'static str,
        final_points: &'static str,
    }
}

texts! {
    /// Why the inspector banishes or spares somebody.
    Verdicts {
        banished: &'static str,
        top_influence: &'static str,
        teahouse: &'static str,
        less_influence: &'static str,
        later_in_order: &'static str,
    }
}

texts! {
    /// What final points are given for.
    FinalReasons {
        yuan: &'static str,
        presents: &'static str,
        teahouses: Plural,
        customs: &'static str,
        influence: &'static str,
    }
}

texts! {
    /// Why the game ends.
    Ends {
        points: &'static str,
        presents: &'static str,
        both: &'static str,
    }
}

texts! {
    /// How the game ended.
    Results {
        score: &'static str,
        won: Plural,
        won_tie: Plural,
    }
}

texts! {
    /// What stands in and beside a picture of the game.
    Labels {
        bids: &'static str,
        bank: &'static str,
        market: &'static str,
        round: &'static str,
        auction_order: &'static str,
        travel_order: &'static str,
        points: &'static str,
        yuan: &'static str,
        penalty: &'static str,
        customs: &'static str,
        influence: &'static str,
        supply: &'static str,
        reserve: &'static str,
        province: &'static str,
        presents: &'static str,
        bridges: &'static str,
        income: &'static str,
        crossings_left: &'static str,
        not_travelled: &'static str,
        passed: &'static str,
        trader: &'static str,
        post: &'static str,
        bridge: &'static str,
        teahouse: &'static str,
        horse: &'static str,
    }
}

texts! {
    /// What an action does, as something to do.
    Kinds {
        bid: &'static str,
        bank: &'static str,
        market: &'static str,
        pass: &'static str,
        take: &'static str,
        open: &'static str,
        keep: &'static str,
        travel: &'static str,
        post: &'static str,
        bridge: &'static str,
        teahouse: &'static str,
        done: &'static str,
        convert: &'static str,
    }
}

texts! {
    /// What a single action does, as something to do.
    Deeds {
        bid: &'static str,
        bank: &'static str,
        /// The same with a trader that is recalled for it.
        recalled: &'static str,
        take: &'static str,
        open: &'static str,
        travel: &'static str,
        push: &'static str,
        post: &'static str,
        bridge: &'static str,
        teahouse: &'static str,
        convert: &'static str,
    }
}

texts! {
    /// What speaks for an action, said to the player who could take it.
    Advice {
        points: &'static str,
        money: &'static str,
        income_now: &'static str,
        income_next: &'static str,
        bank: &'static str,
        withdraws: &'static str,
        trader: &'static str,
        crossings: &'static str,
        access: &'static str,
        influence: &'static str,
        yard: &'static str,
        holds: &'static str,
        shortens: &'static str,
        plan: &'static str,
        protects: &'static str,
        final_points: &'static str,
        presents: &'static str,
        safe_bid: &'static str,
        outbids: &'static str,
        pushes: &'static str,
        connects: &'static str,
        escapes_inspector: &'static str,
        inspector_takes: &'static str,
        travellers: Plural,
        race: &'static str,
        ends_game: &'static str,
    }
}
