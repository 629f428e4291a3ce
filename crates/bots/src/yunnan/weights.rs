//! The numbers by which a position is judged.

use serde::{Deserialize, Serialize};

/// What things are worth in final points, where the rules don't say it. Arrays are by rounds left, from none to seven;
/// between whole numbers they are interpolated.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// A lead of so many points makes victory about three times as likely as not, in the last round.
    pub lead: f64,
    /// So many points more for each round before the last.
    pub lead_a_round: f64,
    /// The part of an income that becomes points, as far as the race to the end is concerned.
    pub pace: f64,
    /// How much later incomes grow in a round beyond what traders that are there already can earn.
    pub growth: f64,
    /// The part of what traders are going to earn in later rounds that can be counted on.
    pub lasting: f64,
    /// What a stronger neighbour's pushes take away from that, if everybody is stronger.
    pub push: f64,
    /// Traders that are away to bid in a usual round.
    pub bidders: f64,
    /// What the first Yuan is worth beyond its final points.
    pub yuan: [f64; 8],
    /// So many Yuan halve what one more is worth, beyond its final points.
    pub purse: f64,
    /// How much more of a purse each trader makes useful: without traders nothing can be bought.
    pub purse_a_trader: f64,
    /// What a trader adds in each later round beyond its own income.
    pub trader: f64,
    /// What a border crossing adds in each later round beyond what traders earn by it.
    pub crossing: f64,
    /// What access to a province adds in each later round beyond what traders earn there, if its income is four higher.
    pub access: f64,
    /// What a step of influence adds in each later round.
    pub influence: f64,
    /// What the next level of customs or influence is worth already, as a part of its final points.
    pub next_level: f64,
    /// What a trading post that isn't built adds in each later round.
    pub post: f64,
    /// What a bridge that isn't built adds in each later round.
    pub bridge: f64,
    /// The part of its final points that a teahouse is worth before it is built.
    pub teahouse: f64,
    /// How likely a present is that a trader stands beside.
    pub present: f64,
    /// The part of a trader's income that the inspector costs whom he would choose now, in each of the next two rounds.
    pub inspector: f64,
    /// What an earlier place in the auction order is worth.
    pub early: f64,
    /// How many Yuan players usually keep for the next auction.
    pub keep: [f64; 8],
}

impl Weights {
    /// The weights that are played with.
    pub const DEFAULT: Self = Self {
        lead: 18.2,
        lead_a_round: 4.99,
        pace: 0.69,
        growth: 0.0,
        lasting: 0.73,
        push: 0.104,
        bidders: 1.19,
        yuan: [0.0, 0.427, 0.72, 2.43, 1.19, 2.6, 2.91, 9.05],
        purse: 1.86,
        purse_a_trader: 4.58,
        trader: 0.13,
        crossing: 1.44,
        access: 2.0,
        influence: 1.73,
        next_level: 0.78,
        post: 4.02,
        bridge: 0.262,
        teahouse: 0.392,
        present: 0.234,
        inspector: 0.24,
        early: -0.387,
        keep: [0.0, 9.98, 18.4, 21.7, 27.9, 58.3, 5.98, 15.3],
    };

    /// The entry for so many rounds left, between two entries what lies between them.
    pub(super) fn by_rounds(table: &[f64; 8], rounds: f64) -> f64 {
        let rounds = rounds.clamp(0.0, 7.0);
        let whole = (rounds as usize).min(6);
        let part = rounds - whole as f64;
        table[whole] * (1.0 - part) + table[whole + 1] * part
    }
}

impl Default for Weights {
    fn default() -> Self {
        Self::DEFAULT
    }
}
