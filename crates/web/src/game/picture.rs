//! What can be kept of a game as a file: its record, and a picture of the board.

use std::sync::Arc;

use art::{Look, Palette, Theme};
use leptos::prelude::*;

use super::keep::Slot;
use super::play::{Notice, Play};
use crate::settings::Theme as Chosen;
use crate::{browser, keepsake};

/// Draws the board that is shown as a picture of its own.
pub(crate) type Drawn = Arc<dyn Fn() -> String + Send + Sync>;

/// Whether the record tells nobody anything that is kept from them: the game is over, or was a record already, or is
/// not that of one person whom others hide something from.
pub(super) fn may_be_kept(play: Play) -> bool {
    match play.slot {
        Slot::Record => true,
        // The server tells it when the game is over.
        Slot::Table => play.is_finished(),
        Slot::Game => play.is_finished() || play.persons() != 1 || !play.any_table().hides(),
    }
}

/// Keeps the record as a file.
pub(super) fn keep_record(play: Play) {
    let table = play.any_table();
    if let Some(text) = table.record() {
        keepsake::download(&format!("{}.json", table.name()), "application/json", &(text + "\n"));
    }
}

/// Keeps the board that is shown as a picture: a drawing, or points of colour. The picture has everybody's points.
pub(super) fn keep_picture(play: Play, drawn: &Drawn, drawing: bool) {
    let (svg, at) = untrack(|| (drawn(), play.at()));
    let name = format!("{}-{at}", play.any_table().name());
    if drawing {
        keepsake::download(&(name + ".svg"), "image/svg+xml", &svg);
        return;
    }
    keepsake::download_drawn(name + ".png", &svg, move || {
        let text = play.shell.texts_untracked().after.no_picture.to_owned();
        // The page may be gone by now.
        let _ = play.notice.try_set(Some(Notice { text, rule: None }));
    });
}

/// How the screen looks.
pub(crate) fn look(play: Play) -> Look {
    play.shell.settings.with(|settings| {
        let dark = match settings.theme {
            Chosen::Auto => browser::is_dark(),
            Chosen::Light => false,
            Chosen::Dark => true,
        };
        let palette = Palette::ALL.into_iter().find(|palette| palette.name() == settings.palette).unwrap_or_default();
        Look { theme: if dark { Theme::Dark } else { Theme::Light }, palette }
    })
}
