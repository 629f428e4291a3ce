//! What those at a table ask for.

use std::sync::Arc;

use protocol::{By, Chat, Code, LONGEST_SAID, MOST_ACTIONS, Message, PHRASES, Problem, Request, Room, Sitting, State};
use serde::{Deserialize, Serialize};
use store::{Said, User};

use super::entry::Entry;
use super::hub::{Hub, Slot, broken};
use super::listener::written;
use super::now;
use super::table::Table;
use crate::game::each;

/// Keys that come from elsewhere may be so long.
const LONGEST_KEY: usize = 64;

/// Entries after which a table goes on to its end, but neither back nor round in circles: games have a few hundred.
const LONGEST_HISTORY: u64 = 4_000;

/// Who asks, and where they listen.
pub(crate) struct Asker<'a> {
    pub(crate) user: Option<&'a User>,
    pub(crate) listener: Option<u64>,
}

/// A request that was carried out.
pub(crate) struct Done {
    /// How far the table is, or was when it was carried out before.
    pub(crate) version: u64,
    /// Whether whoever asked has been told of it where they listen, with the key.
    pub(crate) told: bool,
}

impl From<u64> for Done {
    fn from(version: u64) -> Self {
        Self { version, told: false }
    }
}

/// What is kept of something said.
#[derive(Serialize, Deserialize)]
struct Kept {
    name: String,
    seat: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    phrase: Option<String>,
}

/// Something said, as it is told.
pub(super) fn chat_of(said: &Said) -> Option<Chat> {
    let Kept { name, seat, text, phrase } = serde_json::from_str(&said.said).ok()?;
    Some(Chat { number: said.number, at: said.at, user: said.user.clone(), name, seat, text, phrase })
}

impl Hub {
    /// Carries a request out. It has to be awaited to its end.
    pub(crate) async fn carry_out(
        self: &Arc<Self>,
        slot: &Arc<Slot>,
        asker: &Asker<'_>,
        request: Request,
    ) -> Result<Done, Problem> {
        if request.key().len() > LONGEST_KEY {
            return Err(Problem::bad(format!("key: at most {LONGEST_KEY} bytes")));
        }
        let mut table = slot.lock().await;
        if table.lost {
            return Err(Problem::new(Code::Stale, "the table was changed elsewhere: come back"));
        }
        if let Request::Ping { .. } = request {
            return Ok(table.version().into());
        }
        let user = asker.user.ok_or_else(|| Problem::new(Code::NotLoggedIn, "nobody is known by this cookie"))?;
        if let Request::Say { key, text, phrase } = request {
            if !table.was_said(&user.id, &key) {
                self.say(&mut table, user, text, phrase).await?;
                table.note_said(&user.id, key);
            }
            return Ok(table.version().into());
        }
        let seat = table.header.seat_of(&user.id);
        let seat = seat.ok_or_else(|| Problem::new(Code::Forbidden, "only those with a seat can do that"))?;
        // Whatever has become of the game since: what was carried out is answered as it was.
        if let Request::Act { key, .. } = &request
            && let Some(version) = table.answered(seat, key)
        {
            return Ok(version.into());
        }
        let told = matches!(request, Request::Act { .. }) && asker.listener.is_some();
        if !table.is_running() {
            return Err(Problem::not_now(if table.header.state == State::Open {
                "the game hasn't begun"
            } else {
                "the game is over"
            }));
        }
        match request {
            Request::Act { key, version, actions } => {
                let entries = act(&table, seat, &key, version, &actions)?;
                let author = asker.listener.map(|listener| (listener, &*key));
                self.commit(&mut table, entries, author).await?;
            }
            Request::Plan { actions, .. } => {
                if actions.len() > MOST_ACTIONS {
                    return Err(Problem::bad(format!("at most {MOST_ACTIONS} actions")));
                }
                let longest = actions.iter().map(String::len).max().unwrap_or(0);
                if longest > 100 {
                    return Err(Problem::bad("no action is that long"));
                }
                let before = std::mem::replace(&mut table.plans[usize::from(seat)], actions);
                if let Err(error) = self.keep_plan(&table, seat).await {
                    table.plans[usize::from(seat)] = before;
                    return Err(broken(&error));
                }
                self.plan_changed(&table, seat).await;
            }
            Request::Undo { .. } | Request::AnswerUndo { .. } if table.bot(seat).is_some() => {
                return Err(Problem::not_now("a bot plays for you: come back first"));
            }
            Request::Undo { version, to, .. } => {
                let entry = undo(&table, seat, version, to)?;
                self.commit(&mut table, vec![entry], None).await?;
                self.settle_undo(&mut table).await?;
            }
            Request::AnswerUndo { agree, .. } => {
                let undo = table.undo.as_ref().ok_or_else(|| Problem::not_now("nobody asks to go back"))?;
                let entry = match agree {
                    false => Entry::UndoRefused { seat },
                    true if undo.agreed.contains(&seat) => return Ok(table.version().into()),
                    true => Entry::UndoAgreed { seat },
                };
                self.commit(&mut table, vec![entry], None).await?;
                self.settle_undo(&mut table).await?;
            }
            Request::Resign { .. } => {
                if table.bot(seat).is_some() {
                    return Err(Problem::not_now("a bot plays for you already"));
                }
                let resigned = Entry::Resigned { seat, level: table.stand_in() };
                self.commit(&mut table, vec![resigned], None).await?;
                self.settle_abandon(&mut table).await?;
            }
            Request::ComeBack { .. } => {
                if table.bot(seat).is_none() {
                    return Err(Problem::not_now("no bot plays for you"));
                }
                if table.is_out(seat) && table.pending() == Some(seat) {
                    return Err(Problem::not_now("your time ran out: come back when the bot has answered"));
                }
                not_too_long(&table)?;
                self.commit(&mut table, vec![Entry::CameBack { seat }], None).await?;
            }
            Request::Abandon { agree, .. } => {
                let wanted = table.abandon.contains(&seat);
                if wanted && agree || table.abandon.is_empty() && !agree {
                    return Ok(table.version().into());
                }
                if !agree {
                    if !wanted && table.bot(seat).is_some() {
                        return Err(Problem::not_now("a bot plays for you: come back first"));
                    }
                    not_too_long(&table)?;
                }
                self.commit(&mut table, vec![Entry::Abandon { seat, agree }], None).await?;
                self.settle_abandon(&mut table).await?;
            }
            Request::Say { .. } | Request::Ping { .. } => {}
        }
        let version = table.version();
        // That it is over has been told.
        if table.is_running() && (table.undo.is_some() || !table.abandon.is_empty()) {
            table.tell_table(now());
        }
        self.go_on(slot, &mut table).await;
        Ok(Done { version, told })
    }

    /// Goes back if everybody who plays wants to.
    async fn settle_undo(&self, table: &mut Table) -> Result<(), Problem> {
        let Some(undo) = &table.undo else { return Ok(()) };
        if playing(table).all(|seat| undo.agreed.contains(&seat)) {
            let entry = Entry::Undone { seat: undo.seat, to: undo.to };
            self.commit(table, vec![entry], None).await?;
        }
        Ok(())
    }

    /// Ends the game if everybody who plays wants to leave it, also if one fewer plays now.
    pub(super) async fn settle_abandon(&self, table: &mut Table) -> Result<(), Problem> {
        let playing: Vec<u8> = playing(table).collect();
        if !playing.is_empty() && playing.iter().all(|seat| table.abandon.contains(seat)) {
            self.commit(table, vec![Entry::Abandoned], None).await?;
            self.finish(table).await;
        }
        Ok(())
    }

    async fn say(
        &self,
        table: &mut Table,
        user: &User,
        text: Option<String>,
        phrase: Option<String>,
    ) -> Result<(), Problem> {
        let text = text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
        match (&text, &phrase) {
            (Some(text), None) if text.chars().count() <= LONGEST_SAID && !text.chars().any(ends_line) => {}
            (Some(_), None) => return Err(Problem::bad(format!("text: one line of at most {LONGEST_SAID} signs"))),
            (None, Some(phrase)) if PHRASES.contains(&&**phrase) => {}
            _ => return Err(Problem::bad("say a text, or one of the phrases")),
        }
        let seat = table.header.seat_of(&user.id);
        let room = if seat.is_some() { Room::Players } else { Room::Spectators };
        // Whoever has been connected for long may have another name by now.
        let now_called = self.store.user(&user.id).await.map_err(|error| broken(&error))?;
        let name = now_called.map_or_else(|| user.name.clone(), |user| user.name);
        let kept = Kept { name, seat, text, phrase };
        let said = Said {
            number: 0,
            room: if seat.is_some() { "players" } else { "spectators" }.to_owned(),
            at: now(),
            user: Some(user.id.clone()),
            said: serde_json::to_string(&kept).unwrap_or_default(),
        };
        let number = self.store.say(table.number, &said).await.map_err(|error| broken(&error))?;
        if let Some(chat) = chat_of(&Said { number, ..said }) {
            let text = written(&Message::Chat(chat));
            table.listeners.retain(|listener| listener.room() != room || listener.tell(&text));
        }
        Ok(())
    }
}

/// Whether a sign is none, or begins another line.
fn ends_line(sign: char) -> bool {
    sign.is_control() || matches!(sign, '\u{2028}' | '\u{2029}')
}

/// Seats whose persons play themselves.
fn playing(table: &Table) -> impl Iterator<Item = u8> + '_ {
    let person = |seat: &u8| {
        let chair = &table.header.seats[usize::from(*seat)];
        matches!(chair.sitting, Sitting::Person { .. }) && table.stand_ins[usize::from(*seat)].is_none()
    };
    (0..table.header.seats.len() as u8).filter(person)
}

/// What could be done again and again without end is refused once the history is long enough.
fn not_too_long(table: &Table) -> Result<(), Problem> {
    if table.version() < LONGEST_HISTORY {
        return Ok(());
    }
    Err(Problem::not_now("too much has happened at this table"))
}

/// The entries of answers that are accepted.
fn act(table: &Table, seat: u8, key: &str, version: u64, actions: &[String]) -> Result<Vec<Entry>, Problem> {
    if !table.is_as_at(version) {
        let why = format!("the table is at version {}", table.version());
        return Err(Problem { version: Some(table.version()), ..Problem::new(Code::Stale, why) });
    }
    if !(1..=MOST_ACTIONS).contains(&actions.len()) {
        return Err(Problem::bad(format!("from 1 to {MOST_ACTIONS} actions")));
    }
    if table.bot(seat).is_some() {
        return Err(Problem::not_now("a bot plays for you: come back first"));
    }
    if table.pending() != Some(seat) {
        return Err(Problem::new(Code::NotYourTurn, "another seat decides"));
    }
    let Some(game) = &table.game else { return Err(Problem::not_now("the game hasn't begun")) };
    let texts = each!(game, played => played.acceptable(seat, actions))?;
    let mut key = Some(key.to_owned()).filter(|key| !key.is_empty());
    Ok(texts.into_iter().map(|text| Entry::Action { seat, text, by: By::Person, key: key.take() }).collect())
}

/// What comes of a wish to go back: it is done at once, or others are asked.
fn undo(table: &Table, seat: u8, version: u64, to: usize) -> Result<Entry, Problem> {
    if !table.is_as_at(version) {
        let why = format!("the table is at version {}", table.version());
        return Err(Problem { version: Some(table.version()), ..Problem::new(Code::Stale, why) });
    }
    if to >= table.actions() {
        return Err(Problem::bad("to: there is nothing to take back"));
    }
    not_too_long(table)?;
    // What somebody else asks for then is no question any longer.
    if table.may_take_back(seat, to) {
        return Ok(Entry::Undone { seat, to });
    }
    if table.undo.is_some() {
        return Err(Problem::not_now("somebody asks to go back already"));
    }
    let least = table.goes_back_to();
    if to < least {
        return Err(Problem::not_now(format!("a bot has taken over since: back to {least} actions at most")));
    }
    Ok(Entry::UndoAsked { seat, to })
}
