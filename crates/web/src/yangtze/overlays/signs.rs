//! The sign of each state: its red tiles, its leaders, and what its pagodas earn them.

use std::fmt::Write as _;

use ::yangtze::Space;
use art::Point;
use leptos::prelude::*;
use table::yangtze::Realm;
use words::screen::fill;

use super::super::Yangtze;
use super::states;

/// Measures of a sign, in pixels of the screen.
const HEIGHT: f64 = 30.0;
const PIECE: f64 = 24.0;
const RIM: f64 = 5.0;
const DIGIT: f64 = 9.0;

/// How wide the sign of a state is, and what is in it.
fn sign(state: &Realm) -> (f64, String) {
    let mut inside = String::new();
    let mut x = RIM;
    let mut put = |x: &mut f64, id: Option<String>, class: &str, number: String| {
        if let Some(id) = id {
            let _ = write!(inside, "<use href=\"#{id}\" x=\"{x}\" y=\"3\" width=\"{PIECE}\" height=\"{PIECE}\"/>");
            *x += PIECE + 1.0;
        }
        if !number.is_empty() {
            let _ = write!(inside, "<text class=\"{class}\" x=\"{x}\" y=\"20.5\">{number}</text>");
            *x += DIGIT * number.len() as f64 + 4.0;
        }
    };
    put(&mut x, Some(art::tile_id(::yangtze::Colour::Red)), "strength", state.strength.to_string());
    for leader in &state.leaders {
        let earns = if leader.earns > 0 { format!("+{}", leader.earns) } else { String::new() };
        put(&mut x, Some(art::leader_id(leader.seat, leader.colour)), "earns", earns);
    }
    (x + RIM, inside)
}

/// All signs, each where it hides least; `unit` is how much of the board a pixel shows.
pub(super) fn markup(play: Yangtze, unit: f64) -> String {
    let states = states(play);
    if states.is_empty() {
        return String::new();
    }
    let open = *play.position().open();
    let (within, pieces) = play.table.with(|table| {
        let board = table.board();
        let stands = |space: &Space| open.tile_at(board, *space).is_some() || open.leader_at(board, *space).is_some();
        (art::view_box(board).grown(-8.0), board.spaces().filter(stands).map(art::centre).collect::<Vec<Point>>())
    });
    let mut out = String::new();
    let mut taken = Vec::new();
    for (number, state) in states.iter().enumerate() {
        let (width, inside) = sign(state);
        let place = art::sign_place(within, &state.spaces, (width * unit, HEIGHT * unit), &pieces, &taken);
        let middle = Point { x: (place.left + place.right) / 2.0, y: (place.top + place.bottom) / 2.0 };
        let away = |space: &&Space| art::centre(**space).distance(middle);
        let nearest = state.spaces.iter().min_by(|one, other| away(one).total_cmp(&away(other)));
        if let Some(end) = nearest.map(|space| art::centre(*space)) {
            let _ =
                write!(out, "<path class=\"tie\" d=\"M{:.0} {:.0}L{:.0} {:.0}\"/>", middle.x, middle.y, end.x, end.y);
        }
        let _ = write!(
            out,
            "<g class=\"state-sign\" data-state=\"{}\" data-number=\"{}\" transform=\"translate({:.1} {:.1}) \
             scale({unit:.3})\"><rect width=\"{width:.0}\" height=\"{HEIGHT}\" rx=\"8\"/>{inside}</g>",
            state.spaces[0],
            number % 3,
            place.left,
            place.top
        );
        taken.push(place);
    }
    out
}

/// The same in words, for those who can't see the signs.
pub(super) fn told(play: Yangtze) -> Vec<String> {
    let (language, texts, names) = (play.shell.language.get(), play.shell.texts(), play.names());
    let mut lines = Vec::new();
    for state in states(play) {
        let what = fill(texts.help.state, &[("state", &state.spaces[0]), ("strength", &state.strength)]);
        let mut parts = vec![what];
        for leader in &state.leaders {
            let points = words::yangtze::points(language, leader.colour, leader.earns as u32);
            let text = if leader.earns > 0 { texts.help.earns } else { texts.help.governs };
            parts.push(fill(
                text,
                &[
                    ("player", &words::yangtze::name(language, &names, leader.seat)),
                    ("leader", &words::yangtze::leader(language, leader.colour)),
                    ("points", &points),
                ],
            ));
        }
        lines.push(parts.join("; "));
    }
    lines
}
