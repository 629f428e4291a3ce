//! The numbers of the evaluation, as data.

use serde::{Deserialize, Serialize};

/// The weights that are played with: two play another game than three or four, where nobody can be held back for long.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tables {
    /// At a table of two.
    pub two: Weights,
    /// At a table of three or four.
    pub more: Weights,
}

impl Tables {
    /// Those for so many players.
    pub const fn of(&self, players: usize) -> &Weights {
        if players == 2 { &self.two } else { &self.more }
    }
}

impl Default for Tables {
    fn default() -> Self {
        Self { two: Weights::TWO, more: Weights::MORE }
    }
}

/// What things are worth. Points are those of the game; lists with one entry per colour are in the order k r b g y.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// How much of the four totals, from low to high, a seat's prospect is made of.
    pub totals: [f64; 4],
    /// Tiles that leave the bag in a turn, from which the turns that are left follow.
    pub tiles_a_turn: f64,
    /// Points in each colour that a seat gains by tiles in a turn, if nothing stands against it.
    pub tile_points: [f64; 5],
    /// Turns after which a leader that is off the board, or has no room, is expected to bring its points again.
    pub leader_back: f64,
    /// Until then: how much of that is left if only the own black leader is there to collect them.
    pub stand_in: f64,
    /// Until then: how much of that is left for a leader off the board.
    pub off_board: f64,
    /// The same where there is no black tile with room beside it.
    pub no_entry: f64,
    /// How much of that is left where there is no room for such a tile.
    pub no_room: f64,
    /// Over so many turns a pagoda's income is worth half of what it would be if it stayed for ever.
    pub pagoda_lasts: f64,
    /// How likely an almost complete triangle becomes a pagoda if a tile for it is in hand.
    pub triangle_with_tile: f64,
    /// The same without such a tile.
    pub triangle_without_tile: f64,
    /// How likely a free triangle becomes a pagoda if two green tiles are in hand, or one and the leader.
    pub triangle_with_green: f64,
    /// The same without them.
    pub triangle_without_green: f64,
    /// How likely a revolt that is sure to succeed expels a leader before it has brought its points.
    pub revolt: f64,
    /// How much of that is left if the attacker's leader has to leave another space of the board.
    pub revolt_by_move: f64,
    /// How likely a war that is sure to be lost is fought before a leader has brought its points.
    pub war: f64,
    /// How much a red tile in the hand of somebody with a leader in it counts in a war.
    pub war_support: f64,
    /// How likely a leader with a single black tile beside it falls to a riot, if somebody can pay for one.
    pub riot: f64,
    /// How much of a hand is taken to be what it is in this world; the rest is taken to be average.
    pub hand_as_sampled: f64,
    /// What a tile of each colour in hand is worth, in points of its colour.
    pub hand_tile: [f64; 5],
    /// How much less each further tile of a colour is worth than the one before.
    pub hand_more: f64,
    /// What an own action that is left is worth, in points of the weakest colour.
    pub action: f64,
    /// What a lead has to be at the end of the game to make victory about three times as likely as not.
    pub lead_at_end: f64,
    /// How much more it has to be with many turns left; it grows with the square root.
    pub lead_by_turns: f64,
    /// Black or red tiles that an opponent is expected to have for each tile of the hand.
    pub expected_share: f64,
    /// The most tiles that somebody usually spends on a leader in a conflict.
    pub tiles_for_a_leader: u8,
    /// How much a seat wants a market tile of each colour, in points that it has fewer of that colour.
    pub market: [f64; 5],
}

impl Weights {
    /// Swayed (`pagoda tune --method sway`) by games of two.
    pub const TWO: Self = Self {
        totals: [0.686, 0.155, 0.0775, 0.0875],
        tiles_a_turn: 2.22,
        tile_points: [0.331, 0.122, 0.167, 0.22, 0.465],
        leader_back: 7.45,
        stand_in: 0.145,
        off_board: 0.1,
        no_entry: -0.355,
        no_room: 0.375,
        pagoda_lasts: 13.9,
        triangle_with_tile: 0.21,
        triangle_without_tile: 0.186,
        triangle_with_green: 0.365,
        triangle_without_green: 0.105,
        revolt: 1.04,
        revolt_by_move: 0.662,
        war: 0.577,
        war_support: 1.89,
        riot: 0.224,
        hand_as_sampled: 0.53,
        hand_tile: [0.358, 0.253, 0.475, 0.176, 0.235],
        hand_more: 0.781,
        action: 0.249,
        lead_at_end: 0.075,
        lead_by_turns: 0.289,
        expected_share: 0.311,
        tiles_for_a_leader: 4,
        market: [-0.096, -0.099, 0.583, 0.425, 7.82],
    };

    /// Fitted to how games of three and four end.
    pub const MORE: Self = Self {
        totals: [0.879, 0.197, 0.161, 0.0756],
        tiles_a_turn: 2.44,
        tile_points: [0.0738, 0.11, 0.219, 0.267, 0.326],
        leader_back: 7.45,
        stand_in: 0.147,
        off_board: 0.125,
        no_entry: -0.208,
        no_room: 0.394,
        pagoda_lasts: 3.06,
        triangle_with_tile: 0.305,
        triangle_without_tile: 0.246,
        triangle_with_green: 0.299,
        triangle_without_green: 0.1,
        revolt: 0.742,
        revolt_by_move: 0.653,
        war: 0.317,
        war_support: 0.836,
        riot: 0.206,
        hand_as_sampled: 0.227,
        hand_tile: [0.309, 0.315, 0.393, 0.156, 0.246],
        hand_more: 0.876,
        action: 0.176,
        lead_at_end: 0.0446,
        lead_by_turns: 0.496,
        expected_share: 0.204,
        tiles_for_a_leader: 4,
        market: [0.0, 0.0, 0.5, 0.5, 4.0],
    };
}
