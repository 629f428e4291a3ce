//! Every message at a table: which there are. Their texts are in `play.rs` of each language.

use crate::language::{Language, in_language};
use crate::template::{Plural, texts};

/// Something that can be typed at a table.
#[expect(missing_docs, reason = "they are called as they are typed")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Usage {
    Action,
    Number,
    List,
    Why,
    Hint,
    Undo,
    Redo,
    Board,
    Score,
    Hand,
    Log,
    Save,
    Load,
    Help,
    Quit,
}

impl Usage {
    /// All of them, in the order in which they are explained.
    pub const ALL: [Self; 15] = [
        Self::Action,
        Self::Number,
        Self::List,
        Self::Why,
        Self::Hint,
        Self::Undo,
        Self::Redo,
        Self::Board,
        Self::Score,
        Self::Hand,
        Self::Log,
        Self::Save,
        Self::Load,
        Self::Help,
        Self::Quit,
    ];
}

texts! {
    /// What bots are called and what is said of their thoughts: the browser needs this, and not what is typed at a table.
    Bots {
        /// The levels, the weakest first.
        levels: [&'static str; 5],
        level: &'static str,
        /// The bots that are no levels: random, points, greedy, search.
        others: [&'static str; 4],
        thinks_for: &'static str,
        thinks_through: &'static str,
        thinking: &'static str,
        decimal_point: &'static str,
    }
}

texts! {
    /// Everything else that is said at a table.
    Play {
        you_are: &'static str,
        plays: &'static str,
        watching: &'static str,
        seed: &'static str,
        begin: &'static str,
        begin_with_tab: &'static str,
        your_turn: &'static str,
        forced: &'static str,
        choices: &'static str,
        kinds: Plural,
        kinds_in_short: &'static str,
        listed: Plural,
        nothing_listed: &'static str,
        no_such_number: &'static str,
        no_numbers: &'static str,
        see_help: &'static str,
        because: &'static str,
        possible: &'static str,
        why_what: &'static str,
        hint_action: &'static str,
        hint_only: &'static str,
        hint_reasons: &'static str,
        hint_no_reasons: &'static str,
        hint_shares: &'static str,
        share: &'static str,
        hint_seldom: &'static str,
        hint_line: &'static str,
        weighed: [&'static str; 3],
        undone: Plural,
        nothing_to_undo: &'static str,
        redone: Plural,
        nothing_to_redo: &'static str,
        saved: &'static str,
        not_saved: &'static str,
        loaded: Plural,
        other_bots: &'static str,
        not_loaded: &'static str,
        which_file: &'static str,
        kept: &'static str,
        go_on: &'static str,
        after_the_end: &'static str,
        nothing_to_answer: &'static str,
        leave_again: &'static str,
        nothing_yet: &'static str,
        last_answers: Plural,
        help: &'static str,
        letters: &'static str,
        /// In the order of [`Usage::ALL`].
        usages: [&'static str; Usage::ALL.len()],
        word_for_file: &'static str,
    }
}

/// The texts about bots in this language.
pub(super) const fn bots(language: Language) -> &'static Bots {
    in_language!(language, its => &its::play::BOTS)
}

/// The other texts in this language.
pub(super) const fn catalogue(language: Language) -> &'static Play {
    in_language!(language, its => &its::play::PLAY)
}
