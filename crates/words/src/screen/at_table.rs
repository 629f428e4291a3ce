//! What the browser app says at a table where people play with each other.

mod english;
mod french;
mod italian;

use crate::template::texts;

pub(super) use english::AT_TABLE as ENGLISH;
pub(super) use french::AT_TABLE as FRENCH;
pub(super) use italian::AT_TABLE as ITALIAN;

texts! {
    /// A table where people play with each other.
    pub AtTable {
        coming: &'static str,
        lost: &'static str,
        no_table: &'static str,
        older: &'static str,
        sending: &'static str,
        not_sent: &'static str,
        moved_on: &'static str,
        your_turn: &'static str,
        watching: &'static str,
        stand_in: &'static str,
        time_left: &'static str,
        deeds: &'static str,
        resign: &'static str,
        resign_really: &'static str,
        bot_for_you: &'static str,
        come_back: &'static str,
        abandon: &'static str,
        abandon_really: &'static str,
        play_on: &'static str,
        abandon_asked: &'static str,
        abandon_own: &'static str,
        agree: &'static str,
        disagree: &'static str,
        withdraw: &'static str,
        undo_asked: &'static str,
        undo_own: &'static str,
        chat: &'static str,
        chat_empty: &'static str,
        watchers_chat: &'static str,
        say: &'static str,
        send: &'static str,
        phrases: &'static str,
        hello: &'static str,
        good_game: &'static str,
        thanks: &'static str,
        well_played: &'static str,
        sorry: &'static str,
        moment: &'static str,
        turn_phrase: &'static str,
        another_game: &'static str,
        note: &'static str,
        note_about: &'static str,
        plan: &'static str,
        plan_about: &'static str,
        plan_add: &'static str,
        plan_drop: &'static str,
        plan_wrong: &'static str,
        rematch: &'static str,
        to_rematch: &'static str,
        fair: &'static str,
        fair_about: &'static str,
        fair_check: &'static str,
        fair_holds: &'static str,
        fair_fails: &'static str,
        commitment: &'static str,
        seed: &'static str,
        nonces: &'static str,
        time_used: &'static str,
        answers: &'static str,
        link: &'static str,
        days: &'static str,
    }
}
