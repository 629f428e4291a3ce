//! The numbers of the evaluation, as data.

use serde::{Deserialize, Serialize};

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
    /// The weights that are played with: found by hand and by playing.
    pub const DEFAULT: Self = Self {
        totals: [0.5, 0.25, 0.15, 0.1],
        tiles_a_turn: 2.3,
        tile_points: [0.3, 0.28, 0.28, 0.25, 0.15],
        leader_back: 2.5,
        stand_in: 0.75,
        off_board: 0.0,
        no_entry: -0.3,
        no_room: 0.3,
        pagoda_lasts: 10.0,
        triangle_with_tile: 0.35,
        triangle_without_tile: 0.15,
        triangle_with_green: 0.3,
        triangle_without_green: 0.1,
        revolt: 0.8,
        revolt_by_move: 0.5,
        war: 0.8,
        war_support: 0.8,
        riot: 0.4,
        hand_as_sampled: 0.5,
        hand_tile: [0.25, 0.25, 0.25, 0.3, 0.4],
        hand_more: 0.7,
        action: 0.5,
        lead_at_end: 0.5,
        lead_by_turns: 0.35,
        expected_share: 0.3,
        tiles_for_a_leader: 4,
        market: [0.0, 0.0, 0.5, 0.5, 4.0],
    };
}

impl Default for Weights {
    fn default() -> Self {
        Self::DEFAULT
    }
}
