//! What can be kept of a game as a file: its record, and a picture of the board.

use art::{Labels, Look, Palette, Theme};
use kernel::Seat;
use leptos::prelude::*;
use words::yangtze::{Label, dynasty, label};

use super::keep::Slot;
use super::play::{Notice, Play};
use crate::settings::{Settings, Theme as Chosen};
use crate::{browser, keepsake};

/// Whether the record tells nobody anything that is kept from them: the game is over, or was a record already, or is
/// not that of one person whom others hide something from.
pub(crate) fn may_be_kept(play: Play) -> bool {
    play.slot == Slot::Record || play.is_finished() || play.table.with(|table| table.persons().count() != 1)
}

/// Keeps the record as a file.
pub(crate) fn keep_record(play: Play) {
    if let Ok(text) = play.table.with_untracked(|table| table.record(true)) {
        keepsake::download("yellow-yangtze.json", "application/json", &(text + "\n"));
    }
}

/// Keeps the board that is shown as a picture: a drawing, or points of colour. The picture has everybody's points.
pub(crate) fn keep_picture(play: Play, drawing: bool) {
    let (svg, at) = untrack(|| (drawn(play), play.at()));
    if drawing {
        keepsake::download(&format!("yellow-yangtze-{at}.svg"), "image/svg+xml", &svg);
        return;
    }
    keepsake::download_drawn(format!("yellow-yangtze-{at}.png"), &svg, move || {
        let text = play.shell.texts_untracked().after.no_picture.to_owned();
        // The page may be gone by now.
        let _ = play.notice.try_set(Some(Notice { text, rule: None }));
    });
}

fn drawn(play: Play) -> String {
    let language = play.shell.language.get();
    let word = |it| label(language, it);
    let labels = Labels {
        dynasties: [0, 1, 2, 3].map(|seat| dynasty(language, Seat::new(seat))),
        points: word(Label::Points),
        leaders_off: word(Label::LeadersOff),
        market: word(Label::Market),
        bag: word(Label::Bag),
        pagodas_beside: word(Label::PagodasBeside),
        active: word(Label::Active),
        decides: word(Label::Decides),
        over: word(Label::Over),
    };
    let position = play.position();
    let look = play.shell.settings.with(look);
    play.table.with(|table| art::picture(table.board(), position.open(), &labels, look))
}

/// How the screen looks.
fn look(settings: &Settings) -> Look {
    let dark = match settings.theme {
        Chosen::Auto => browser::is_dark(),
        Chosen::Light => false,
        Chosen::Dark => true,
    };
    let palette = Palette::ALL.into_iter().find(|palette| palette.name() == settings.palette).unwrap_or_default();
    Look { theme: if dark { Theme::Dark } else { Theme::Light }, palette }
}
