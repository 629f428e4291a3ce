//! Answers to decisions.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::building::{Bank, Building, Construction};
use crate::province::Province;

/// An answer to a decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Bid in a progress building (YN-3.2).
    Bid {
        /// Where.
        building: Building,
        /// How much: what the bid space costs.
        yuan: u32,
        /// Where the trader comes from.
        from: Source,
    },
    /// Take a space of the bank (YN-3.7).
    Bank {
        /// Which one.
        bank: Bank,
        /// Where the trader comes from.
        from: Source,
    },
    /// Move a trader to the market of Pu'er (YN-3.1).
    Market {
        /// Where the trader comes from.
        from: Source,
    },
    /// Pass in the auction (YN-3.8).
    Pass,
    /// Take something from the construction yard (YN-5.1).
    Take {
        /// What.
        kind: Construction,
    },
    /// Open the teahouse just taken (YN-5.3).
    Open {
        /// Where.
        province: Province,
    },
    /// Keep the teahouse just taken.
    Keep,
    /// A trader's journey (YN-6.4), possibly pushing another trader at its end (YN-6.5).
    Travel {
        /// Where it begins.
        from: Province,
        /// Where it ends.
        to: Province,
        /// Whose trader is pushed.
        push: Option<Seat>,
    },
    /// Build a trading post (YN-6.3).
    Post {
        /// Where.
        province: Province,
    },
    /// Build a bridge (YN-6.3).
    Bridge {
        /// The side nearer to Pu'er.
        near: Province,
        /// The other side.
        far: Province,
    },
    /// Build a teahouse (YN-6.3).
    Teahouse {
        /// Where.
        province: Province,
    },
    /// End the travel phase (YN-6.7).
    Done,
    /// Take so many victory points and the rest of the income in Yuan (YN-10.1).
    Convert {
        /// How many.
        points: u32,
    },
}

/// Where a trader that is moved in the auction comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// The personal supply.
    Supply,
    /// A province; only those beyond Pu'er will do (YN-3.1).
    Province(Province),
}
