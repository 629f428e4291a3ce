//! Every message of the game: which there are. Their texts are in `yangtze.rs` of each language.

use crate::language::{Language, in_language};
use crate::template::{Plural, texts};

/// A text for each colour, in the order k r b g y.
pub(crate) type PerColour = [&'static str; 5];

texts! {
    /// Everything that players of this game read.
    Catalogue {
        terms: Terms,
        decisions: Decisions,
        refusals: Refusals,
        misreadings: Misreadings,
        events: Events,
        reasons: Reasons,
        returns: Returns,
        ends: Ends,
        results: Results,
        labels: Labels,
        kinds: Kinds,
        deeds: Deeds,
        advice: Advice,
        hand: Hand,
        at_hand: AtHand,
        legend: &'static str,
        notation: &'static str,
    }
}

/// The catalogue in this language.
pub(crate) const fn catalogue(language: Language) -> &'static Catalogue {
    in_language!(language, its => &its::yangtze::CATALOGUE)
}

texts! {
    /// Words and phrases that sentences are made of.
    Terms {
        colours: PerColour,
        roles: PerColour,
        /// A tile, with the indefinite article.
        a_tile: PerColour,
        tile: PerColour,
        /// So many tiles.
        tiles: [Plural; 5],
        leader: PerColour,
        leaders: PerColour,
        /// The leader of the player that the sentence is about.
        own_leader: &'static str,
        the_leader: &'static str,
        /// So many victory points.
        points: [Plural; 5],
        points_kinds: PerColour,
        pagoda: PerColour,
        pagoda_kinds: PerColour,
        dynasties: [&'static str; 4],
        /// A warring state with its strength.
        state: &'static str,
    }
}

texts! {
    /// What is asked for, as what somebody has to do.
    Decisions {
        act: &'static str,
        market: &'static str,
        pagoda: &'static str,
        chain: &'static str,
        revolt: &'static str,
        war: &'static str,
        war_winner: &'static str,
        war_loss: &'static str,
    }
}

texts! {
    /// Why an action is refused, said to the player.
    Refusals {
        no_such_space: &'static str,
        leader_off_board: &'static str,
        leader_on_river: &'static str,
        leader_on_piece: &'static str,
        leader_stays: &'static str,
        no_black_tile: &'static str,
        joins_like_leaders: &'static str,
        tile_not_in_hand: &'static str,
        tile_on_piece: &'static str,
        blue_on_land: &'static str,
        other_on_river: &'static str,
        not_in_market: &'static str,
        triangle_not_new: &'static str,
        chain_not_blue: &'static str,
        chain_not_adjacent: &'static str,
        too_few_black: &'static str,
        black_leader_on_board: &'static str,
        not_at_war: &'static str,
        support_with_nothing: &'static str,
        too_few_red: &'static str,
        red_leader_on_board: &'static str,
        not_strongest: &'static str,
        not_winners_red: &'static str,
        too_few_blue: &'static str,
        blue_leader_on_board: &'static str,
        no_tile_there: &'static str,
        not_a_triangle: &'static str,
        triangle_taken: &'static str,
        pagoda_beside_board: &'static str,
        no_pagoda_beside: &'static str,
        no_pagoda_there: &'static str,
        too_few_green: &'static str,
        green_leader_on_board: &'static str,
        replaces_nothing: &'static str,
        replaces_not_in_hand: &'static str,
    }
}

texts! {
    /// Why a text is not an action, said to the player who wrote it.
    Misreadings {
        colour: &'static str,
        space: &'static str,
        triangle: &'static str,
        payment: &'static str,
        commitment: &'static str,
        nothing: &'static str,
        tiles: &'static str,
    }
}

texts! {
    /// What happens, told of the players in the third person.
    Events {
        tile_placed: &'static str,
        leader_placed: &'static str,
        leader_moved: &'static str,
        leader_withdrawn: &'static str,
        leader_returned: &'static str,
        points: &'static str,
        market_taken: &'static str,
        declined_market: &'static str,
        declined_pagoda: &'static str,
        declined_chain: &'static str,
        pagoda_built: &'static str,
        pagoda_moved: &'static str,
        pagoda_paid_two_tiles: &'static str,
        pagoda_paid_with_leader: &'static str,
        pagoda_lost: &'static str,
        riot_two_tiles: &'static str,
        riot_with_leader: &'static str,
        replaced: Plural,
        replaced_known: Plural,
        revolt_began: &'static str,
        committed: &'static str,
        committed_nothing: &'static str,
        revolt_ended: &'static str,
        war_began: &'static str,
        supported: &'static str,
        supported_none: &'static str,
        war_won: &'static str,
        war_won_by_choice: &'static str,
        loser_tile_removed: &'static str,
        winner_tile_removed: &'static str,
        drawn: Plural,
        drawn_known: Plural,
        market_filled: Plural,
        ended_early: &'static str,
        turn_began: &'static str,
        game_ended: &'static str,
    }
}

texts! {
    /// What victory points are given for.
    Reasons {
        tile: &'static str,
        tile_by_black_leader: &'static str,
        revolt: &'static str,
        war: &'static str,
        pagodas: Plural,
    }
}

texts! {
    /// Why a leader has to leave the board.
    Returns {
        no_black_tile: &'static str,
        lost_revolt: &'static str,
        lost_war: &'static str,
    }
}

texts! {
    /// Why the game ends.
    Ends {
        bag_empty: &'static str,
        standstill: &'static str,
    }
}

texts! {
    /// How the game ended.
    Results {
        score: Plural,
        total: &'static str,
    }
}

texts! {
    /// What stands in and beside a picture of the game.
    Labels {
        points: &'static str,
        hand: &'static str,
        leaders_off: &'static str,
        market: &'static str,
        bag: &'static str,
        pagodas: &'static str,
        pagodas_beside: &'static str,
        capitals: &'static str,
        active: &'static str,
    }
}

texts! {
    /// What an action does, as something to do.
    Kinds {
        tile: &'static str,
        leader: &'static str,
        withdraw: &'static str,
        riot: &'static str,
        pagoda: &'static str,
        replace: &'static str,
        end: &'static str,
        take: &'static str,
        skip: &'static str,
        build: &'static str,
        commit: &'static str,
        support: &'static str,
        winner: &'static str,
        lose: &'static str,
    }
}

texts! {
    /// Single actions, as something to do. What has a kind of its own without more to say isn't repeated.
    Deeds {
        tile: &'static str,
        leader: &'static str,
        withdraw: &'static str,
        riot_two_tiles: &'static str,
        riot_with_leader: &'static str,
        /// What is paid for building or moving a pagoda.
        pay_two_tiles: &'static str,
        pay_with_leader: &'static str,
        replace: &'static str,
        take: &'static str,
        build: &'static str,
        build_from: &'static str,
        commit: &'static str,
        commit_nothing: &'static str,
        support: &'static str,
        support_none: &'static str,
        winner: &'static str,
        lose: &'static str,
    }
}

texts! {
    /// What speaks for an action, said to the player who could take it.
    Advice {
        victory: &'static str,
        points: &'static str,
        pagoda_income: &'static str,
        pagoda_in_reach: &'static str,
        collects: &'static str,
        leader_safer: &'static str,
        war_in_reach: &'static str,
        expels: &'static str,
        threatens: &'static str,
        takes_income: &'static str,
        better_hand: &'static str,
        keeps_tiles: &'static str,
    }
}

texts! {
    /// What a player holds, said to the player.
    Hand {
        tiles: &'static str,
        none: &'static str,
    }
}

texts! {
    /// How things stand at a decision, said to the player.
    AtHand {
        actions: Plural,
        revolt: &'static str,
        warring_state: &'static str,
        /// A leader with its player.
        leader: &'static str,
    }
}
