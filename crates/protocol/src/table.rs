//! Tables: what is asked for, and what everybody may know of them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::Clocks;
use crate::names::names;

/// A table is wanted.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game: `yellow-yangtze` or `yunnan`.
    pub game: String,
    /// A board that comes with the game, by its id; if not given, the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// The text of any other board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board_file: Option<String>,
    /// The game's options, as records have them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<Value>,
    /// Who is to sit on each seat.
    #[schema(min_items = 2, max_items = 5)]
    pub seats: Vec<NewSeat>,
    /// Whether everybody may find it; if not, only those who know its address.
    #[serde(default)]
    pub public: bool,
    /// How much time there is.
    #[serde(default)]
    pub speed: Speed,
    /// Whether everybody's points are for all to see.
    #[serde(default)]
    pub open_scores: bool,
    /// What becomes of a decision with a single answer.
    #[serde(default)]
    pub forced: Forced,
}

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub enum NewSeat {
    /// Whoever makes the table.
    Me,
    /// Whoever comes.
    Open,
    /// This user, by the name they log in with.
    Invited(String),
    /// A bot of this level, from 1 to 5.
    Bot(u8),
}

/// How much time there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Speed {
    /// Whether everybody is there.
    pub pace: Pace,
    /// Seconds for the whole game, or for each move.
    #[schema(minimum = 1, maximum = 2_592_000)]
    pub seconds: u32,
    /// Seconds that are added with each decision.
    #[serde(default)]
    #[schema(maximum = 2_592_000)]
    pub increment: u32,
}

impl Default for Speed {
    fn default() -> Self {
        Self { pace: Pace::Live, seconds: 20 * 60, increment: 15 }
    }
}

names! {
    /// Whether everybody is there, and what seconds are counted for.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Pace {
        /// All are there; seconds for the whole game, and some more with each decision.
        Live,
        /// Over days; seconds for each decision.
        Move,
        /// Over days; seconds for the whole game, and some more with each decision.
        Bank,
    }
}

impl Pace {
    /// As tables are looked for by it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::Move => "move",
            Self::Bank => "bank",
        }
    }
}

names! {
    /// What becomes of a decision with a single answer.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Forced {
        /// It is given for the seat after a short while.
        Auto,
        /// The seat gives it.
        Ask,
    }
}

#[expect(clippy::derivable_impls, reason = "variants of names! have no attributes but what is said about them")]
impl Default for Forced {
    fn default() -> Self {
        Self::Auto
    }
}

/// Somebody takes a seat, or adds to chance for the one that they have.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// Which; if not given, the own one or the first that is free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(maximum = 4)]
    pub seat: Option<u8>,
    /// What their program adds to chance, once it knows the table's commitment: any text that nobody can guess.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<String>,
}

names! {
    /// How far a table is.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum State {
        /// It waits for players.
        Open,
        /// It is played at.
        Running,
        /// The game came to its end.
        Finished,
        /// The players agreed to leave it, or somebody closed it.
        Abandoned,
    }
}

/// A seat with who sits there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Seat {
    /// Who sits there.
    pub sitting: Sitting,
    /// The level of the bot that plays for them: they ran out of time, or resigned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<u8>,
    /// Whether they are connected.
    #[serde(default)]
    pub present: bool,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sitting {
    /// Nobody yet.
    Open,
    /// Nobody yet, and only this user may.
    Invited {
        /// Their id.
        user: String,
        /// What they are called.
        name: String,
    },
    /// A bot.
    Bot {
        /// From 1 to 5.
        level: u8,
    },
    /// A person; without id once they have left for good.
    Person {
        /// Their id.
        user: Option<String>,
        /// What they are called.
        name: String,
    },
}

/// A table as it is listed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Summary {
    /// The name in its address.
    pub id: String,
    /// The game.
    pub game: String,
    /// The board's id.
    pub board: String,
    /// The game's options.
    pub options: Value,
    /// Who sits there.
    pub seats: Vec<Seat>,
    /// How much time there is.
    pub speed: Speed,
    /// Whether everybody may find it.
    pub public: bool,
    /// How far it is.
    pub state: State,
    /// Who made it.
    pub host: Option<String>,
    /// When it was made.
    pub created: i64,
    /// When something last happened.
    pub changed: i64,
    /// Which seat decides, if it runs and whoever asks has a seat there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decides: Option<u8>,
    /// Whether it waits for whoever asks.
    pub waits_for_me: bool,
}

/// Everything that everybody at a table may know of it, but for the position.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Table {
    /// As it is listed.
    #[serde(flatten)]
    pub summary: Summary,
    /// The text of a board that doesn't come with the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board_file: Option<String>,
    /// The version of the game's rules that it is played by.
    pub rules: u32,
    /// Whether everybody's points are for all to see.
    pub open_scores: bool,
    /// What becomes of a decision with a single answer.
    pub forced: Forced,
    /// SHA-256 of the seed that the deal comes from.
    pub commitment: String,
    /// What everybody's programs added to chance.
    pub nonces: Vec<String>,
    /// The seed, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// How many entries its history has.
    pub version: u64,
    /// How much time everybody has.
    pub clocks: Clocks,
    /// Who wants to go back, and how far.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<Undo>,
    /// Seats that want to leave the game unfinished.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub abandon: Vec<u8>,
    /// The result, once the game is over, as records have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub result: Option<Box<RawValue>>,
    /// The table at which the same players meet again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
}

/// Somebody wants to go back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Undo {
    /// Who.
    pub seat: u8,
    /// To after so many actions.
    pub to: usize,
    /// Seats that agree.
    pub agreed: Vec<u8>,
}

/// What came of a game for each seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Statistics {
    /// In seat order.
    pub seats: Vec<SeatStatistics>,
}

/// What came of a game for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SeatStatistics {
    /// Milliseconds that passed while it decided.
    pub time: i64,
    /// How often it answered.
    pub answers: u64,
    /// Points by source and by colour, conflicts won and lost, and more that is counted in the game.
    pub counts: BTreeMap<String, u64>,
}

/// What the deciding seat can answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Legal {
    /// How far the table is: what an answer has to say.
    pub version: u64,
    /// How many answers there are.
    pub count: usize,
    /// Those that were asked for, in canonical text.
    pub actions: Vec<String>,
}

/// A record to be looked at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Its line.
    pub record: String,
}

/// Where an uploaded record is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Uploaded {
    /// The name in its address.
    pub id: String,
}
