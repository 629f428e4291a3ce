//! The numbers by which a position is judged.

use serde::{Deserialize, Serialize};

/// What things are worth in final points, where the rules don't say it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Weights {
    /// A lead of so many points makes victory about three times as likely as not.
    pub lead: f64,
    /// Points that the leader makes in a round without much income: no game is thought to be longer than this allows.
    pub least_pace: f64,
    /// The most rounds that are looked ahead.
    pub farthest: f64,
    /// The part of the best steady income that can be counted on in each later round.
    pub lasting: f64,
    /// What the first Yuan is worth beyond its final points, in a game with many rounds left.
    pub yuan: f64,
    /// So many Yuan halve what one more is worth.
    pub enough_yuan: f64,
    /// Traders that are away to bid in a usual round.
    pub bidders: f64,
    /// What a border crossing adds in each later round.
    pub crossing: f64,
    /// What a step of influence adds in each later round.
    pub influence: f64,
    /// What a trading post in the supply adds in each later round.
    pub post: f64,
    /// What a bridge in the supply adds in each later round, and one that is built.
    pub bridge: f64,
    /// The part of its final points that a teahouse is worth before it is built.
    pub teahouse: f64,
    /// How likely a bid is to stand that can be outbid.
    pub shaky_bid: f64,
    /// How likely a present is that a trader stands beside.
    pub present: f64,
    /// How likely the inspector's choice is to stay as it is until he comes.
    pub inspector: f64,
    /// What a trader that could be pushed loses of its income on average.
    pub push: f64,
}

impl Weights {
    /// The weights that are played with.
    pub const DEFAULT: Self = Self {
        lead: 14.0,
        least_pace: 9.0,
        farthest: 7.0,
        lasting: 0.6,
        yuan: 0.9,
        enough_yuan: 14.0,
        bidders: 1.0,
        crossing: 0.6,
        influence: 0.5,
        post: 2.0,
        bridge: 0.8,
        teahouse: 0.8,
        shaky_bid: 0.6,
        present: 0.8,
        inspector: 0.8,
        push: 0.5,
    };
}

impl Default for Weights {
    fn default() -> Self {
        Self::DEFAULT
    }
}
