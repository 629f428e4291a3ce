//! The table, whatever game is played at it.

use std::ops::Range;
use std::sync::Arc;

use art::Icon;
use kernel::{Observer, Seat};
use table::Sitter;
use words::screen::Screen;
use words::{Language, Names};
use worker_talk::{Answer, Request};

use super::keep::Slot;
use super::play::Notice;
use crate::sound::Cue;

/// How far a game is, with what is being tried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    /// How many steps have happened and count.
    pub(crate) steps: usize,
    /// How many are tried out.
    pub(crate) draft: usize,
    /// Whether one more waits to be confirmed.
    pub(crate) is_proposed: bool,
    pub(crate) can_redo: bool,
    pub(crate) is_over: bool,
    /// Whose decision it is.
    pub(crate) decider: Option<Seat>,
}

impl Standing {
    /// Whether something can be taken back that was tried out.
    pub(crate) fn can_undo(self) -> bool {
        self.is_proposed || self.draft > 0
    }
}

/// Something that is done at any table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    Undo,
    Redo,
    Reset,
    Confirm,
    TakeBack,
    /// The only answer is given.
    Forced,
}

/// Who is told something: in which language, what the players are called, and what may be known.
pub(crate) struct Reader {
    pub(crate) language: Language,
    pub(crate) names: Names,
    pub(crate) observer: Observer,
    /// Whether help is wanted.
    pub(crate) helps: bool,
}

impl Reader {
    /// The texts of the screen.
    pub(crate) fn texts(&self) -> &'static Screen {
        words::screen::screen(self.language)
    }
}

/// Whom a position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Whose {
    pub(crate) decision: Option<Seat>,
    pub(crate) turn: Option<Seat>,
}

/// What a position waits for, in words.
pub(crate) struct Asked {
    pub(crate) seat: Seat,
    /// What is to be done: `choose an action or end the turn`.
    pub(crate) decision: &'static str,
    /// The same as a sentence about the player.
    pub(crate) waiting: String,
    /// What is to be chosen next with what is held.
    pub(crate) next: Option<String>,
}

/// What stands under one heading in the log.
#[derive(Clone)]
pub(crate) struct Section {
    pub(crate) heading: Arc<dyn Fn(&Reader) -> String + Send + Sync>,
    pub(crate) lines: Vec<Line>,
}

/// A line of the log, but for its words.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    pub(crate) step: usize,
    /// Which event of the step it tells.
    pub(crate) event: usize,
    pub(crate) icon: Icon,
    /// The number of the rule that it follows.
    pub(crate) rule: &'static str,
}

/// What a bot advises.
pub(crate) struct Advised {
    /// What to do, as it follows "would".
    pub(crate) deed: String,
    /// What speaks for it, in sentences.
    pub(crate) reasons: Vec<String>,
}

/// A table at which some game is played. What is asked of it without its position is that of all that counts; `moment` is
/// a number of steps, or `None` for the present with what is being tried out. Whatever reads it follows it.
pub(crate) trait AnyTable: Send + Sync {
    /// The game's name, as records and addresses have it.
    fn name(&self) -> &'static str;
    /// Whether players hide something from each other.
    fn hides(&self) -> bool;
    fn sitters(&self) -> Vec<Sitter>;
    fn has_open_scores(&self) -> bool;

    /// Follows whatever changes.
    fn track(&self);
    fn standing(&self) -> Standing;
    /// The steps of each turn.
    fn turns(&self) -> Vec<Range<usize>>;
    fn whose(&self, moment: Option<usize>) -> Whose;
    /// Whether the decision at hand has one answer only.
    fn is_forced(&self) -> bool;
    fn can_take_back(&self) -> bool;
    /// After how many steps the only person at this screen had the last choice that counts.
    fn last_choice(&self) -> Option<usize>;

    fn change(&self, change: Change);
    /// Lays down whatever is held.
    fn lay_down(&self);
    /// Tries out the action of a text; or says why not.
    fn try_out(&self, language: Language, text: &str) -> Result<(), Notice>;
    /// Gives an answer that counts at once; whether it could.
    fn answer(&self, text: &str) -> bool;
    /// Lets the browser keep the game; whether there was room for it.
    fn keep(&self, slot: Slot) -> bool;
    /// Takes the game from there as it is kept; whether it could.
    fn take_over(&self, slot: Slot) -> bool;
    /// Takes the record of the whole game, once everybody may have it; whether it could be read.
    fn take_record(&self, record: &str) -> bool;
    /// Lets others sit at the table.
    fn seat(&self, sitters: Vec<Sitter>);
    /// What is being tried out, and what is proposed after it, as texts.
    fn draft(&self) -> Vec<String>;
    fn record(&self) -> Option<String>;
    /// The question that the decision at hand puts to a bot.
    fn question(&self, bot: &str, hint: bool) -> Option<Request>;
    /// The first few actions that begin like this.
    fn completions(&self, typed: &str, most: usize) -> Vec<String>;

    /// What somebody is called.
    fn player(&self, reader: &Reader, seat: Seat) -> String;
    /// The sign of a seat.
    fn crest(&self, seat: Seat) -> String;
    /// What a position waits for; nothing if the game is over.
    fn asked(&self, reader: &Reader, moment: Option<usize>) -> Option<Asked>;
    /// What is proposed, and that it ends the turn if it does.
    fn proposed(&self, reader: &Reader) -> Option<String>;
    /// Who has won; nothing before the end.
    fn victory(&self, reader: &Reader) -> Option<String>;
    /// What is left of the turn.
    fn left(&self, reader: &Reader, moment: Option<usize>) -> Option<String>;
    /// The log of the first so many steps.
    fn log(&self, steps: usize) -> Vec<Section>;
    /// What a line of it says.
    fn line(&self, reader: &Reader, line: Line) -> String;
    /// What the last step before a position brought; nothing before the first.
    fn caption(&self, reader: &Reader, moment: Option<usize>) -> Option<String>;
    /// The steps that are worth telling to somebody who waited since the last turn.
    fn since_last_turn(&self, seat: Seat) -> Vec<usize>;
    /// What these steps brought, those included that are tried out: a sentence for all that is worth telling.
    fn told(&self, reader: &Reader, steps: Range<usize>) -> Vec<String>;
    /// What these steps sound like.
    fn cue(&self, steps: Range<usize>) -> Option<Cue>;
    /// The sign of an action, and what it is called.
    fn weighed(&self, reader: &Reader, action: &str) -> Option<(String, String)>;
    /// What an answer advises, or why it isn't one.
    fn advised(&self, reader: &Reader, answer: &Answer) -> Result<Advised, String>;
}
