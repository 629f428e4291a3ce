//! What can be kept of a game as a file: its record, and a picture of the board.

use std::sync::Arc;

use art::{Look, Palette, Theme};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::keep::Slot;
use super::play::{Notice, Play};
use crate::settings::Theme as Chosen;
use crate::{assets, browser, keepsake};

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

/// The fonts of the house, by the names that pictures have for them.
const FONTS: [(&str, &str); 3] = [
    ("Source Serif 4", "fonts/serif-latin.woff2"),
    ("Source Sans 3", "fonts/sans-latin.woff2"),
    ("Noto Serif CJK TC", "fonts/han.woff2"),
];

/// A picture with its fonts in it: it looks the same wherever it is opened.
async fn with_fonts(svg: &str) -> String {
    let mut style = String::new();
    for (family, file) in FONTS {
        let Some(address) = assets::address(file) else { continue };
        if let Some(font) = browser::fetch_encoded(&address).await {
            style += &format!(
                "@font-face{{font-family:'{family}';font-weight:400 700;src:url(data:font/woff2;base64,{font})}}"
            );
        }
    }
    svg.replacen("<defs>", &format!("<defs><style>{style}</style>"), 1)
}

/// Keeps the board that is shown as a picture: a drawing, or points of colour. The picture has everybody's points.
pub(super) fn keep_picture(play: Play, drawn: &Drawn, drawing: bool) {
    let (svg, at) = untrack(|| (drawn(), play.at()));
    let name = format!("{}-{at}", play.any_table().name());
    spawn_local(async move {
        let svg = with_fonts(&svg).await;
        if drawing {
            keepsake::download(&(name + ".svg"), "image/svg+xml", &svg);
            return;
        }
        keepsake::download_drawn(name + ".png", &svg, move || {
            // The page may be gone by now.
            let Some(language) = play.shell.language.try_get_untracked() else { return };
            let text = words::screen::screen(language).after.no_picture.to_owned();
            let _ = play.notice.try_set(Some(Notice { text, rule: None }));
        });
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
