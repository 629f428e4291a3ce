//! What is said at a table while it is played at.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::names::names;
use crate::{Problem, Seat, Table};

/// What somebody at a table asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// Answers of the deciding seat. They are given in order, up to the first after which another seat decides or
    /// something hidden is shown.
    Act {
        /// Said again in the answer; a request that is sent twice is carried out once.
        #[schema(max_length = 64)]
        key: String,
        /// How far the table was when this was thought of.
        version: u64,
        /// The answers in canonical text.
        #[schema(min_items = 1, max_items = 64)]
        actions: Vec<String>,
    },
    /// Answers for later decisions of the own seat; an empty list drops those that were there.
    Plan {
        /// Said again in the answer.
        #[schema(max_length = 64)]
        key: String,
        /// The answers in canonical text.
        #[schema(max_items = 64)]
        actions: Vec<String>,
    },
    /// To go back to where the game had so many actions. At will as long as nothing was shown, nobody else decided since and
    /// nobody else was drawn into a conflict; else the others are asked.
    Undo {
        /// Said again in the answer.
        #[schema(max_length = 64)]
        key: String,
        /// How far the table was when this was thought of.
        version: u64,
        /// How many actions are to be left.
        to: usize,
    },
    /// Whether to go back as another seat asks, or not to ask any longer.
    AnswerUndo {
        /// Said again in the answer.
        #[schema(max_length = 64)]
        key: String,
        /// Whether to.
        agree: bool,
    },
    /// A bot shall play on.
    Resign {
        /// Said again in the answer.
        #[schema(max_length = 64)]
        key: String,
    },
    /// To play on where a bot did.
    ComeBack {
        /// Said again in the answer.
        #[schema(max_length = 64)]
        key: String,
    },
    /// Whether to leave the game unfinished; if all want to, it ends.
    Abandon {
        /// Said again in the answer.
        #[schema(max_length = 64)]
        key: String,
        /// Whether to.
        agree: bool,
    },
    /// To say something.
    Say {
        /// Said again in the answer.
        #[schema(max_length = 64)]
        key: String,
        /// Any text, or
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<String>,
        /// something that everybody reads in their own language.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        phrase: Option<String>,
    },
    /// Whether somebody is there.
    Ping {
        /// Said again in the answer.
        #[schema(max_length = 64)]
        key: String,
    },
}

impl Request {
    /// What its answer says again.
    pub fn key(&self) -> &str {
        match self {
            Self::Act { key, .. }
            | Self::Plan { key, .. }
            | Self::Undo { key, .. }
            | Self::AnswerUndo { key, .. }
            | Self::Resign { key }
            | Self::ComeBack { key }
            | Self::Abandon { key, .. }
            | Self::Say { key, .. }
            | Self::Ping { key } => key,
        }
    }
}

/// What somebody at a table is told.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Message {
    /// The first message.
    Welcome {
        /// The version of the protocol.
        protocol: u32,
        /// The table.
        table: Box<Table>,
        /// The own seat; spectators have none.
        seat: Option<u8>,
        /// What the own seat plans to answer.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        plan: Vec<String>,
        /// What was said in the own room.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chat: Vec<Chat>,
    },
    /// What happened, and where the game is now.
    News(News),
    /// Something but the game has changed: who sits where, what is asked.
    Table {
        /// The table.
        table: Box<Table>,
    },
    /// Somebody came or went.
    Seats {
        /// Who sits where.
        seats: Vec<Seat>,
    },
    /// Something was said in the own room.
    Chat(Chat),
    /// What the own seat plans to answer.
    Plan {
        /// The answers in canonical text.
        actions: Vec<String>,
    },
    /// What somebody has written down for themselves here, in this window or in another.
    Note {
        /// All of it.
        text: String,
    },
    /// A request was carried out, and nothing else says so.
    Done {
        /// That of the request.
        key: String,
        /// How far the table is.
        version: u64,
    },
    /// A request wasn't carried out.
    Refused {
        /// That of the request; empty if none could be read.
        key: String,
        /// Why.
        problem: Problem,
    },
    /// The server stops, or has no room for slow ones: come back.
    Bye {
        /// After so many milliseconds.
        retry: u64,
    },
}

/// What happened, and where the game is now.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct News {
    /// How far the table is now.
    pub version: u64,
    /// That of the own request, if it brought this about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// Everything since what was told last, in order.
    pub steps: Vec<Step>,
    /// What the own seat, or a spectator, may know of the position, as `docs/protocol.md` describes it for each game.
    #[schema(value_type = Object)]
    pub view: Box<RawValue>,
    /// Which seat decides.
    pub decides: Option<u8>,
    /// How much time everybody has.
    pub clocks: Clocks,
}

/// One entry of a table's history, as somebody may know it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Step {
    /// Its number, from 1.
    pub version: u64,
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    /// What it was.
    pub what: What,
    /// What the own seat, or a spectator, may know of the position after it, if it moved the game and isn't the last step:
    /// then that is the view of the news.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub view: Option<Box<RawValue>>,
}

/// What happened at a table.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// The game began.
    Began,
    /// A seat answered.
    Action {
        /// Which.
        seat: u8,
        /// The answer in canonical text, if it isn't a secret of another seat.
        action: Option<String>,
        /// Who gave it for the seat, as far as this may be known.
        by: By,
        /// What it brought about, as `docs/protocol.md` describes it for each game.
        #[schema(value_type = Vec<serde_json::Value>)]
        events: Vec<Box<RawValue>>,
    },
    /// The game went back.
    Undone {
        /// Who wanted it.
        seat: u8,
        /// How many actions are left.
        to: usize,
    },
    /// A seat asked to go back.
    UndoAsked {
        /// Which.
        seat: u8,
        /// How many actions would be left.
        to: usize,
    },
    /// A seat doesn't want to go back, or doesn't ask any longer.
    UndoRefused {
        /// Which.
        seat: u8,
    },
    /// A bot plays on: its person resigned.
    Resigned {
        /// The seat.
        seat: u8,
        /// The bot's level.
        level: u8,
    },
    /// A bot plays on: its person ran out of time.
    TimedOut {
        /// The seat.
        seat: u8,
        /// The bot's level.
        level: u8,
    },
    /// A person plays on where a bot did.
    CameBack {
        /// The seat.
        seat: u8,
    },
    /// The server was away for so long, which nobody's clock counts.
    Away {
        /// Milliseconds.
        milliseconds: i64,
    },
    /// The game was left unfinished.
    Abandoned,
}

names! {
    /// Who gave an answer for a seat.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum By {
        /// Its person.
        Person,
        /// Its person, in advance; to others it is the person.
        Plan,
        /// Its bot, or the bot that plays for its person.
        Bot,
        /// The server, as there was nothing to choose; to others it is the person.
        Server,
    }
}

/// How much time everybody has.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
pub struct Clocks {
    /// When this was so, in milliseconds since 1970 by the server.
    pub now: i64,
    /// One for each seat.
    pub seats: Vec<Clock>,
}

/// How much time a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
pub struct Clock {
    /// Milliseconds that are left.
    pub left: i64,
    /// Whether they run.
    pub runs: bool,
}

names! {
    /// Who can read something that is said.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Room {
        /// Those with a seat.
        Players,
        /// Everybody else.
        Spectators,
    }
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Chat {
    /// Its number, which grows.
    pub number: i64,
    /// When.
    pub at: i64,
    /// Who, unless they have left for good.
    pub user: Option<String>,
    /// What they were called.
    pub name: String,
    /// Their seat.
    pub seat: Option<u8>,
    /// A text, or
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// something that everybody reads in their own language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phrase: Option<String>,
}
