//! What a table is about: kept with it, and changed seldom.

use protocol::fair::{self, deal_seed, hex};
use protocol::{Code, Forced, MOST_SECONDS, NewSeat, NewTable, Problem, Sitting, Speed, State};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};
use store::{TableState, Time, User};

use crate::game::{Game, SetUp, each};
use crate::secret;

/// Names that come from elsewhere may be so long.
pub(crate) const LONGEST_NONCE: usize = 128;
/// The text of a board.
const LONGEST_BOARD: usize = 64 * 1024;

/// No version of rules.
const NOT_SETTLED: u32 = 0;

/// Everything that is known of a table before anything happens there.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Header {
    pub(crate) game: String,
    pub(crate) board: String,
    /// Kept beside it; tables of before have it here.
    #[serde(default, skip_serializing)]
    pub(crate) board_file: Option<String>,
    pub(crate) options: Value,
    pub(crate) rules: u32,
    pub(crate) seats: Vec<Chair>,
    pub(crate) public: bool,
    pub(crate) speed: Speed,
    pub(crate) open_scores: bool,
    pub(crate) forced: Forced,
    pub(crate) host: Option<String>,
    pub(crate) state: State,
    /// A secret until the game is over.
    seed: [u8; 32],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) result: Option<Box<RawValue>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) winners: Vec<usize>,
    /// Of each seat the level of the bot that played for its person in the end, if one did for anybody.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) stand_ins: Vec<Option<u8>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) rematch: Option<String>,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Chair {
    pub(crate) sitting: Sitting,
    /// What its program added to chance.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) nonce: String,
}

impl Chair {
    /// Who sits here, or is invited to.
    pub(crate) fn whose(&self) -> Option<&str> {
        match &self.sitting {
            Sitting::Invited { user, .. } => Some(user),
            _ => self.user(),
        }
    }

    pub(crate) fn user(&self) -> Option<&str> {
        match &self.sitting {
            Sitting::Person { user, .. } => user.as_deref(),
            _ => None,
        }
    }
}

/// A nonce that isn't too long.
pub(crate) fn nonce(asked: Option<String>) -> Result<Option<String>, Problem> {
    match asked {
        Some(nonce) if nonce.len() > LONGEST_NONCE => {
            Err(Problem::bad(format!("nonce: at most {LONGEST_NONCE} bytes")))
        }
        asked => Ok(asked),
    }
}

impl Header {
    /// A table as somebody asks for it; `invited` are the users whom it names.
    pub(crate) fn new(asked: NewTable, host: &User, invited: &[User]) -> Result<Self, Problem> {
        let Speed { seconds, increment, .. } = asked.speed;
        if !(1..=MOST_SECONDS).contains(&seconds) || increment > MOST_SECONDS {
            return Err(Problem::bad(format!("speed: from 1 to {MOST_SECONDS} seconds")));
        }
        if asked.board_file.as_ref().is_some_and(|text| text.len() > LONGEST_BOARD) {
            return Err(Problem::bad(format!("board_file: at most {LONGEST_BOARD} bytes")));
        }
        let mut invited = invited.iter();
        let mut seats = Vec::with_capacity(asked.seats.len());
        for seat in &asked.seats {
            let sitting = match seat {
                NewSeat::Me => Sitting::Person { user: Some(host.id.clone()), name: host.name.clone() },
                NewSeat::Open => Sitting::Open,
                NewSeat::Invited(_) => match invited.next() {
                    Some(user) => Sitting::Invited { user: user.id.clone(), name: user.name.clone() },
                    None => return Err(Problem::not_found("user")),
                },
                NewSeat::Bot(level @ 1..=5) => Sitting::Bot { level: *level },
                NewSeat::Bot(_) => return Err(Problem::bad("bots have levels from 1 to 5")),
            };
            // Nobody adds to chance before the commitment is published.
            seats.push(Chair { sitting, nonce: String::new() });
        }
        let whose = |chair: &Chair| match &chair.sitting {
            Sitting::Person { user, .. } => user.clone(),
            Sitting::Invited { user, .. } => Some(user.clone()),
            _ => None,
        };
        let mut people: Vec<String> = seats.iter().filter_map(whose).collect();
        people.sort_unstable();
        if people.windows(2).any(|two| two[0] == two[1]) {
            return Err(Problem::bad("seats: nobody has two"));
        }
        let mut header = Self {
            game: asked.game,
            board: asked.board.unwrap_or_default(),
            board_file: asked.board_file,
            options: asked.options.unwrap_or(Value::Null),
            rules: NOT_SETTLED,
            seats,
            public: asked.public,
            speed: asked.speed,
            open_scores: asked.open_scores,
            forced: asked.forced,
            host: Some(host.id.clone()),
            state: State::Open,
            seed: secret::bytes(),
            result: None,
            winners: Vec::new(),
            stand_ins: Vec::new(),
            rematch: None,
        };
        // Whatever is wrong with it is said now, and what it leaves open is settled.
        let game = header.begin()?;
        (header.board, header.options, header.rules) = each!(&game, played => played.described());
        Ok(header)
    }

    /// The same table once more, with everybody one seat further.
    pub(crate) fn again(&self) -> Self {
        let mut seats: Vec<Chair> = self.seats.clone();
        seats.rotate_right(1);
        for chair in &mut seats {
            chair.nonce.clear();
        }
        let state = State::Open;
        let (result, winners, stand_ins, rematch) = (None, Vec::new(), Vec::new(), None);
        Self { seats, state, seed: secret::bytes(), result, winners, stand_ins, rematch, ..self.clone() }
    }

    /// The game at its beginning.
    pub(crate) fn begin(&self) -> Result<Game, Problem> {
        let game = Game::begin(&SetUp {
            game: &self.game,
            board: Some(&*self.board).filter(|board| !board.is_empty()),
            board_file: self.board_file.as_deref(),
            options: Some(&self.options).filter(|options| !options.is_null()),
            players: self.seats.len(),
            seed: deal_seed(&self.seed, &self.nonces()),
        })?;
        // A table is played by the rules that it began with, and this program knows those of today.
        let (.., rules) = each!(&game, played => played.described());
        if self.rules != NOT_SETTLED && self.rules != rules {
            return Err(Problem::new(Code::NotNow, "this table is played by rules that this program doesn't know"));
        }
        Ok(game)
    }

    pub(crate) fn nonces(&self) -> Vec<String> {
        self.seats.iter().map(|chair| chair.nonce.clone()).collect()
    }

    /// What is published before anybody adds to chance.
    pub(crate) fn commitment(&self) -> String {
        fair::commitment(&self.seed)
    }

    /// The seed, once nobody can make use of it.
    pub(crate) fn seed(&self) -> Option<String> {
        matches!(self.state, State::Finished | State::Abandoned).then(|| hex(&self.seed))
    }

    /// The chance of bots, which nobody can foresee who doesn't know the seed.
    pub(crate) fn chance(&self, version: u64) -> kernel::Seed {
        let mut hash = Sha256::new();
        hash.update(b"bots");
        hash.update(self.seed);
        hash.update(version.to_le_bytes());
        kernel::Seed(hash.finalize().into())
    }

    /// Whether a bot played for a seat's person in the end.
    pub(crate) fn was_replaced(&self, seat: u8) -> bool {
        self.stand_ins.get(usize::from(seat)).copied().flatten().is_some()
    }

    pub(crate) fn seat_of(&self, user: &str) -> Option<u8> {
        self.seats.iter().position(|chair| chair.user() == Some(user)).map(|seat| seat as u8)
    }

    /// Forgets who somebody was who leaves for good: before the game their seat is free.
    pub(crate) fn remove_user(&mut self, user: &str) {
        for chair in self.seats.iter_mut().filter(|chair| chair.whose() == Some(user)) {
            chair.sitting = match self.state {
                State::Open => Sitting::Open,
                _ => Sitting::Person { user: None, name: "—".to_owned() },
            };
        }
        if self.host.as_deref() == Some(user) {
            self.host = self.seats.iter().find_map(|chair| chair.user().map(str::to_owned));
        }
    }

    /// How it is kept.
    pub(crate) fn row(&self, id: &str, created: Time, now: Time) -> store::Table {
        let open = self.seats.iter().filter(|chair| chair.sitting == Sitting::Open).count();
        store::Table {
            number: 0,
            id: id.to_owned(),
            game: self.game.clone(),
            state: match self.state {
                State::Open => TableState::Open,
                State::Running => TableState::Running,
                State::Finished | State::Abandoned => TableState::Over,
            },
            public: self.public,
            speed: self.speed.pace.name().to_owned(),
            open_seats: open as u8,
            created,
            changed: now,
            revision: 1,
            header: serde_json::to_string(self).unwrap_or_default(),
            board: self.board_file.clone(),
            users: self.seats.iter().filter_map(Chair::whose).chain(self.host.as_deref()).map(str::to_owned).collect(),
        }
    }
}
