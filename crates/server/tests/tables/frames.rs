//! What somebody was told, held against what the rules let them know.
//!
//! The truth is the record, which nobody has before the end, replayed by the rules. That the rules' own views and events hide
//! what they should is proven with them: `crates/yangtze/tests/secrets.rs`, `crates/yangtze/src/tests/views.rs`.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::Arc;

use kernel::{Boards, Legal as _, Observer, Seat, View as _};
use protocol::fair::hex;
use protocol::{By, Legal, Message, News, Problem, What};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::{Discloses, Telling};

/// Every field that is for everybody. Whoever adds one asks first what it tells.
const OPEN: &[&str] = &[
    // Kinds of messages, and what goes with them.
    "welcome",
    "news",
    "table",
    "seats",
    "chat",
    "done",
    "key",
    "protocol",
    "version",
    "seat",
    "number",
    "at",
    "user",
    "name",
    "text", // a note or something said
    // A table.
    "id",
    "game",
    "board",
    "options",
    "speed",
    "pace",
    "seconds",
    "increment",
    "public",
    "state",
    "host",
    "created",
    "changed",
    "decides",
    "waits_for_me",
    "rules",
    "open_scores",
    "forced",
    "commitment",
    "nonces",
    "clocks",
    "now",
    "left",
    "runs",
    "sitting",
    "person",
    "present",
    "seed",
    "result",
    // What happened.
    "steps",
    "what",
    "action",
    "by",
    "events",
    "view",
];

/// Something that somebody was told.
#[derive(Clone, Debug)]
pub struct Said {
    pub observer: Observer,
    /// Whether views and events are in the form that the browser app reads.
    pub compact: bool,
    pub text: String,
}

/// What somebody has for themselves alone, or with those who have a seat.
pub const PLANS: Observer = Observer::Seat(Seat::new(0));
pub const AMONG_PLAYERS: &str = "for those with a seat";
pub const NOTE: &str = "for seat one alone";
pub const NOTES: Observer = Observer::Seat(Seat::new(1));

/// What happened in a game that is over.
pub struct Truth<G: Discloses> {
    board: Arc<G::Board>,
    /// The first is that of version 1.
    positions: Vec<G>,
    /// The first leads to version 2.
    steps: Vec<(Seat, G::Action, Vec<G::Event>)>,
    seed: String,
    /// What chance decided, where that is long enough to be found in a text.
    dealt: Option<String>,
}

impl<G: Discloses<Event: Telling>> Truth<G> {
    pub fn of(record: &str) -> Self {
        let told: Value = serde_json::from_str(record).expect("JSON");
        let line = kernel::Record::read(record).expect("a record");
        let board = Boards::<G>::built_in().of_record(&line).expect("a board");
        let (options, deal) = line.setup::<G>().expect("a deal");
        let mut position = G::start(&board, line.players, &options, &deal).expect("a game");
        let (mut positions, mut steps) = (vec![position], Vec::new());
        for text in &line.actions {
            let (seat, action) = (position.pending().seat().expect("it goes on"), text.0.parse().expect("an action"));
            let mut events = Vec::new();
            position.apply(&board, action, &mut events).expect("it was legal");
            positions.push(position);
            steps.push((seat, action, events));
        }
        assert!(position.outcome(&board).is_some(), "a whole game");
        let seed = told["seed"].as_str().expect("a seed").to_owned();
        let dealt = told["deal"]["bag"].as_str().map(str::to_owned);
        Self { board, positions, steps, seed, dealt }
    }

    /// How often each kind of thing happened.
    pub fn kinds(&self) -> BTreeMap<String, usize> {
        let mut kinds = BTreeMap::new();
        for event in self.steps.iter().flat_map(|(.., events)| events) {
            if let Some((kind, _)) =
                serde_json::to_value(event).expect("JSON").as_object().and_then(|all| all.iter().next())
            {
                *kinds.entry(kind.clone()).or_default() += 1;
            }
        }
        kinds
    }

    /// A message as the table sends them.
    pub fn check_message(&self, said: &Said) -> Result<(), String> {
        let message: Message = serde_json::from_str(&said.text).map_err(|error| error.to_string())?;
        if let Message::Welcome { seat, .. } = &message {
            let own = seat.map_or(Observer::Spectator, |seat| Observer::Seat(Seat::new(seat)));
            same("whose seat it is", &own, &said.observer)?;
        }
        if let Message::News(news) = &message {
            self.check_news(news, said)?;
        }
        self.check_text(said)
    }

    /// An answer to what is asked in between.
    pub fn check_answer(&self, path: &str, status: u16, said: &Said) -> Result<(), String> {
        if status != 200 {
            let problem: Problem = serde_json::from_str(&said.text).map_err(|error| format!("{path}: {error}"))?;
            return same("what is refused", &(problem.rule.is_none() && status < 500), &true);
        }
        match path.rsplit('/').next().unwrap_or_default() {
            "legal" => {
                let legal: Legal = serde_json::from_str(&said.text).map_err(|error| error.to_string())?;
                let position = &self.positions[legal.version as usize - 1];
                same("who decides", &position.pending().seat().map(Observer::Seat), &Some(said.observer))?;
                let own = position.view(said.observer);
                let all = own.legal(&self.board).map_or_else(Vec::new, |legal| legal.list());
                same("their number", &legal.count, &all.len())?;
                let all: Vec<String> = all.iter().take(1000).map(ToString::to_string).collect();
                same("what is legal", &legal.actions, &all)
            }
            "record" | "statistics" => Err(format!("{path} was answered before the end")),
            news if news.starts_with("news") => self.check_message(said),
            // It has much that is one's own.
            "export" => self.check_secrets(said),
            _ => self.check_text(said),
        }
    }

    fn check_news(&self, news: &News, said: &Said) -> Result<(), String> {
        let Said { observer, compact, .. } = *said;
        same("the view", news.view.get(), &self.view(news.version, observer, compact))?;
        let decides = self.positions[news.version as usize - 1].pending().seat().map(|seat| seat.index() as u8);
        same("who decides", &news.decides, &decides)?;
        for step in &news.steps {
            let view = (step.version < news.version).then(|| self.view(step.version, observer, compact));
            same("a step's view", &step.view.as_ref().map(|view| view.get()), &view.as_deref())?;
            let (seat, action, by, events) = match &step.what {
                What::Began if step.version == 1 => continue,
                What::Action { seat, action, by, events } => (seat, action, by, events),
                other => return Err(format!("nobody did this: {other:?}")),
            };
            let (whose, answer, brought) = &self.steps[step.version as usize - 2];
            same("whose answer it is", &usize::from(*seat), &whose.index())?;
            same("who gave it", by, &By::Person)?;
            let may = observer == Observer::Seat(*whose) || !G::is_secret(answer);
            same("the answer", action, &may.then(|| answer.to_string()))?;
            let seen: Vec<G::Event> = brought.iter().map(|event| event.as_seen_by(observer)).collect();
            let seen = if compact {
                vec![written(&seen, true)]
            } else {
                seen.iter().map(|event| written(event, false)).collect()
            };
            let told: Vec<&str> = events.iter().map(|event| event.get()).collect();
            same("what it brought about", &told, &seen.iter().map(|text| &**text).collect())?;
        }
        Ok(())
    }

    fn view(&self, version: u64, observer: Observer, compact: bool) -> String {
        written(&self.positions[version as usize - 1].view(observer).written(&self.board), compact)
    }

    /// That nothing is there but what is for everybody, and for this observer.
    fn check_text(&self, said: &Said) -> Result<(), String> {
        self.check_secrets(said)?;
        fields(&serde_json::from_str(&said.text).map_err(|error| error.to_string())?, said.observer)
    }

    fn check_secrets(&self, said: &Said) -> Result<(), String> {
        let text = &said.text;
        let finished = text.contains("\"state\":\"finished\"");
        same("the seed before the end", &(text.contains(&self.seed) && !finished), &false)?;
        let dealt = self.dealt.as_ref().is_some_and(|dealt| text.contains(dealt));
        same("the order of the bag", &dealt, &false)?;
        let outside = said.observer == Observer::Spectator && text.contains(AMONG_PLAYERS);
        same("what is said among those with a seat", &outside, &false)?;
        same("a note", &(said.observer != NOTES && text.contains(NOTE)), &false)
    }
}

/// That all fields are known, but for those of views and events, which are compared, and of what is the game's own.
fn fields(value: &Value, observer: Observer) -> Result<(), String> {
    match value {
        Value::Array(list) => list.iter().try_for_each(|value| fields(value, observer)),
        Value::Object(object) => object.iter().try_for_each(|(name, value)| match &**name {
            "view" | "events" | "options" => Ok(()),
            "seed" | "result" => same("how the table is", &object["state"], &Value::from("finished")),
            "plan" | "actions" if observer == PLANS => Ok(()),
            "note" if observer == NOTES => Ok(()),
            open if OPEN.contains(&open) => fields(value, observer),
            other => Err(format!("a field that nobody knows: {other}")),
        }),
        _ => Ok(()),
    }
}

/// As it goes over the wire.
fn written<T: Serialize + DeserializeOwned + PartialEq>(value: &T, compact: bool) -> String {
    if !compact {
        return serde_json::to_string(value).expect("JSON");
    }
    let bytes = postcard::to_allocvec(value).expect("bytes");
    assert!(postcard::from_bytes::<T>(&bytes).is_ok_and(|read| read == *value), "what is written can be read");
    format!("\"{}\"", hex(&bytes))
}

fn same<T: PartialEq + Debug + ?Sized>(what: &str, told: &T, truth: &T) -> Result<(), String> {
    if told == truth { Ok(()) } else { Err(format!("{what}:\n  told {told:?}\n  true {truth:?}")) }
}
