//! The picture at the head of the first page: pieces of the game, as they lie on a board.

use ::yangtze::Colour;
use art::{Point, ROW, STEP};
use kernel::Seat;
use leptos::prelude::*;

/// What lies in the picture, by column and row of a board.
const TILES: [(u8, u8, Colour); 8] = [
    (1, 0, Colour::Blue),
    (2, 0, Colour::Blue),
    (4, 0, Colour::Green),
    (1, 1, Colour::Blue),
    (2, 1, Colour::Red),
    (4, 1, Colour::Black),
    (0, 0, Colour::Yellow),
    (5, 0, Colour::Green),
];
const LEADERS: [(u8, u8, u8, Colour); 4] =
    [(0, 1, 0, Colour::Blue), (3, 0, 1, Colour::Red), (3, 1, 2, Colour::Black), (6, 0, 3, Colour::Green)];

fn place(column: u8, row: u8) -> Point {
    let (column, row) = (f64::from(column), f64::from(row));
    Point { x: STEP * (column + 0.5 * row), y: ROW * row }
}

/// The picture.
#[component]
pub(crate) fn Hero() -> impl IntoView {
    let mut markup = String::new();
    for (column, row, colour) in TILES {
        markup += &art::placed(&art::tile_id(colour), place(column, row));
    }
    for (column, row, seat, colour) in LEADERS {
        markup += &art::placed(&art::leader_id(Seat::new(seat), colour), place(column, row));
    }
    // In the middle of the three blue tiles.
    let corners = [place(1, 0), place(2, 0), place(1, 1)];
    let middle = Point {
        x: corners.iter().map(|corner| corner.x).sum::<f64>() / 3.0,
        y: corners.iter().map(|corner| corner.y).sum::<f64>() / 3.0,
    };
    markup += &art::placed(&art::pagoda_id(Colour::Blue), middle);
    view! { <svg class="hero" viewBox="-45 -52 510 156" aria-hidden="true" inner_html=markup/> }
}
