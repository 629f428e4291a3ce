//! The board: the map, the pieces on it, and what can be touched.

use ::yangtze::{Action, Colour, Space};
use kernel::Seat;
use leptos::prelude::*;
use table::frames;
use table::yangtze::spaces_of_action;

use super::Yangtze;
use super::overlays::{Above, OverlayMenu};
use super::spots::{grid, lit};
use crate::game::Told;
use crate::game::camera::Camera;
use crate::game::sheet::{Layers, Sheet};
use crate::parts::Show;

/// A piece on the board, by what it is: it stays the same piece while it moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Piece {
    Tile(Space, Colour),
    Leader(Seat, Colour),
    Pagoda([Space; 3], Colour),
}

impl Piece {
    fn symbol(self) -> String {
        match self {
            Self::Tile(_, colour) => art::tile_id(colour),
            Self::Leader(seat, colour) => art::leader_id(seat, colour),
            Self::Pagoda(_, colour) => art::pagoda_id(colour),
        }
    }
}

/// The board with everything on it.
#[component]
pub(crate) fn BoardMap(play: Yangtze) -> impl IntoView {
    let shell = play.shell;
    let camera = Camera::new(play.table.with_untracked(|table| art::view_box(table.board())));
    let (grid, spots) = grid(play, camera);
    let mut ground = art::Ground::default();
    let pieces = move || {
        let rim = play.table.with_untracked(|table| art::rim(table.board()));
        view! {
            <Show when=move || shell.settings.with(|settings| settings.coordinates)>
                <g class="rim" inner_html=rim.clone()/>
            </Show>
            <g>{move || super::overlays::below(play)}</g>
            <Pieces play/>
        }
    };
    let above = move || {
        view! {
            <Above play camera/>
            <g class="marks" aria-hidden="true">{move || marks(play)}</g>
        }
    };
    let seals = Memo::new(move |_| {
        let open = *play.position().open();
        play.table.with(|table| art::seals(table.board(), &open))
    });
    let layers = Layers {
        ground: Box::new(move || play.table.with_untracked(|table| ground.next_part(table.board()))),
        pieces: pieces.into(),
        above: above.into(),
        names: (move || view! { <g inner_html=seals/> }).into(),
        spots,
        lift: None,
        buttons: (move || view! { <OverlayMenu play/> }).into(),
    };
    view! { <Sheet play=*play camera grid layers/> }
}

/// All pieces that lie on the board, in the order in which they are drawn.
#[component]
fn Pieces(play: Yangtze) -> impl IntoView {
    let pieces = move |tiles: bool| {
        let position = play.position();
        let open = *position.open();
        play.table.with(|table| {
            let board = table.board();
            if tiles {
                let at = |space| open.tile_at(board, space).map(|colour| Piece::Tile(space, colour));
                return board.spaces().filter_map(at).collect::<Vec<_>>();
            }
            let pagodas = open.pagodas_on(board).into_iter().map(|(colour, spaces)| Piece::Pagoda(spaces, colour));
            pagodas.collect()
        })
    };
    let leaders = move || {
        let open = *play.position().open();
        play.table.with(|table| {
            let stands = |seat: Seat| {
                Colour::ALL
                    .into_iter()
                    .filter_map(move |colour| open.leader_space(table.board(), seat, colour).map(|_| (seat, colour)))
            };
            Seat::all(open.players()).flat_map(stands).collect::<Vec<_>>()
        })
    };
    let place = move |seat: Seat, colour: Colour| {
        let open = *play.position().open();
        let space = play.table.with(|table| open.leader_space(table.board(), seat, colour));
        space.map_or_else(String::new, |space| {
            let at = art::centre(space);
            format!("translate({:.1}px, {:.1}px)", at.x, at.y)
        })
    };
    let newest = Memo::new(move |_| play.last_step().map(|step| newest(&step.action)));
    view! {
        <g class="pieces">
            <For each=move || pieces(true) key=|piece| *piece let:piece>
                {
                    let Piece::Tile(space, _) = piece else { unreachable!("tiles only") };
                    let new = move || newest.get().flatten() == Some(space);
                    view! { <g class="tile" class:new=new inner_html=placed(&piece.symbol(), art::centre(space))/> }
                }
            </For>
            <For each=leaders key=|leader| *leader let:leader>
                {
                    let (seat, colour) = leader;
                    let symbol = Piece::Leader(seat, colour).symbol();
                    view! {
                        <g class="leader" style:transform=move || place(seat, colour)
                            inner_html=placed(&symbol, art::Point { x: 0.0, y: 0.0 })/>
                    }
                }
            </For>
            <For each=move || pieces(false) key=|piece| *piece let:piece>
                {
                    let Piece::Pagoda(spaces, _) = piece else { unreachable!("pagodas only") };
                    view! { <g class="pagoda" inner_html=placed(&piece.symbol(), art::crossing(spaces))/> }
                }
            </For>
        </g>
    }
}

/// Where pieces go that are as large as on the board.
fn placed(symbol: &str, at: art::Point) -> String {
    art::placed(symbol, at)
}

/// The space that an action put something on: it glows for a moment.
fn newest(action: &Action) -> Option<Space> {
    match action {
        Action::Tile { space, .. } | Action::Leader { space, .. } => Some(*space),
        _ => None,
    }
}

/// What is proposed, drawn where it would go, the space that was chosen first, and rings on pieces that can be chosen.
fn marks(play: Yangtze) -> impl IntoView {
    let proposed = play.table.with(|table| {
        let step = table.proposal()?;
        let seat = step.seat()?;
        match step.action {
            Action::Tile { colour, space } => Some(placed(&art::tile_id(colour), art::centre(space))),
            Action::Leader { colour, space } => Some(placed(&art::leader_id(seat, colour), art::centre(space))),
            Action::Build { triangle, .. } | Action::Pagoda { triangle, .. } => {
                let colour = step.before.open().tile_at(table.board(), triangle.spaces()[0])?;
                Some(placed(&art::pagoda_id(colour), art::crossing(triangle.spaces())))
            }
            // Crossed out: the tile leaves.
            Action::Lose { space } | Action::Riot { space, .. } => {
                let (d, at) = (art::hexagon(space), art::centre(space));
                Some(format!("<path class=\"leaving\" d=\"{d}M{} {}l36 36m0-36l-36 36\"/>", at.x - 18.0, at.y - 18.0))
            }
            _ => None,
        }
    });
    let ring = |class: &'static str, space: Space| view! { <path class=class d=art::hexagon(space)/> };
    let chosen = play.own.space.get().map(|space| ring("chosen", space));
    let told = told(play).into_iter().map(|space| ring("told-space", space)).collect_view();
    let open = *play.position().open();
    let has_tile = |space: &Space| play.table.with(|table| open.tile_at(table.board(), *space).is_some());
    let rings = lit(play).into_iter().filter(has_tile).map(|space| ring("ringed", space)).collect_view();
    view! {
        {rings}
        {told}
        {chosen}
        {proposed.filter(|_| play.is_present()).map(|markup| view! { <g class="proposed" inner_html=markup/> })}
    }
}

/// The spaces that are being told about.
fn told(play: Yangtze) -> Vec<Space> {
    match play.told.get() {
        Told::Nothing => Vec::new(),
        Told::Action(text) => text.parse().map(|action| spaces_of_action(&action)).unwrap_or_default(),
        Told::Step(step) => play.table.with(|table| {
            let steps = table.steps().get(step..=step).unwrap_or_default();
            frames(steps, step, play.observer.get()).into_iter().flat_map(|frame| frame.places).collect()
        }),
    }
}
