//! The spaces of the board as they are touched and read aloud.

use ::yangtze::Space;
use leptos::prelude::*;

use super::{Yangtze, hands};
use crate::game::camera::Camera;
use crate::game::spots::{Grid, Place, Places, Told};

/// All spaces of the board, and how they are written.
pub(super) fn grid(play: Yangtze, camera: Camera) -> (Grid, String) {
    let spaces: Vec<Space> = play.table.with_untracked(|table| table.board().spaces().collect());
    let markup = markup(&spaces);
    let list = spaces.iter().map(|space| Place { name: space.to_string(), centre: art::centre(*space) }).collect();
    let touch = move |number: usize| {
        if let Some(space) = spaces.get(number) {
            hands::touch(play, *space);
        }
    };
    let places = Places { list, told: Box::new(move || told(play)), touch: Box::new(touch) };
    (Grid::new(*play, camera, places), markup)
}

/// The spaces row by row; nothing is known of them yet.
fn markup(spaces: &[Space]) -> String {
    let mut out = String::new();
    for row in spaces.chunk_by(|one, other| one.row() == other.row()) {
        out += "<g role=\"row\">";
        for space in row {
            out += &format!(
                "<path class=\"spot\" data-space=\"{space}\" d=\"{}\" role=\"gridcell\" tabindex=\"-1\"/>",
                art::hexagon(*space)
            );
        }
        out += "</g>";
    }
    out
}

/// The spaces where something can be done with what is held; without anything held, those of a decision that is about
/// spaces only.
pub(super) fn lit(play: Yangtze) -> Vec<Space> {
    if !play.is_ours() || !play.helps() {
        return Vec::new();
    }
    let pick = play.own.pick.get();
    play.choices.with(|choices| match pick {
        Some(_) => choices.places_for(pick),
        None if hands::is_about_spaces(choices) => choices.places_for(None),
        None => Vec::new(),
    })
}

/// What is on each space, in words: `F7, river, trader, legal`.
fn told(play: Yangtze) -> Vec<Told> {
    let (language, texts, names) = (play.shell.language.get(), play.shell.texts(), play.names());
    let (open, lit) = (*play.position().open(), lit(play));
    play.table.with(|table| {
        let board = table.board();
        let pagodas = open.pagodas_on(board);
        let tell = |space: Space| {
            let is_lit = lit.contains(&space);
            let mut label = space.to_string();
            let mut add = |word: &str| {
                label += ", ";
                label += word;
            };
            if let Some(name) = board.capital(space) {
                add(name);
            }
            add(if board.is_river(space) { texts.game.river } else { texts.game.land });
            if let Some(colour) = open.tile_at(board, space) {
                add(words::yangtze::tile(language, colour));
            }
            if let Some((seat, colour)) = open.leader_at(board, space) {
                add(words::yangtze::name(language, &names, seat));
                add(words::yangtze::leader(language, colour));
            }
            for (colour, _) in pagodas.iter().filter(|(_, spaces)| spaces.contains(&space)) {
                add(words::yangtze::pagoda(language, *colour));
            }
            if is_lit {
                add(texts.game.possible);
            }
            Told { label, is_lit }
        };
        board.spaces().map(tell).collect()
    })
}
