//! The board: the map, the pieces on it, and what can be touched.

use ::yangtze::{Action, Board, Colour, Space};
use kernel::Seat;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::camera::Camera;
use super::hands;
use super::overlays::{Above, OverlayMenu};
use super::play::Play;
use crate::parts::IconButton;
use crate::settings::Shell;

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
pub(crate) fn BoardMap(play: Play) -> impl IntoView {
    let shell = Shell::get();
    let camera = Camera::new(play.table.with_untracked(|table| art::view_box(table.board())));
    let ground = play.table.with_untracked(|table| art::ground(table.board()));
    let rim = play.table.with_untracked(|table| art::rim(table.board()));
    let lit = Memo::new(move |_| lit(play));
    let marks = move || marks(play);
    let spaces: Vec<Space> = play.table.with_untracked(|table| table.board().spaces().collect());
    let focus = RwSignal::new(spaces.first().copied());
    let keys = move |event: KeyboardEvent| steer(play, focus, camera, &event);
    let rows = spaces.chunk_by(|one, other| one.row() == other.row()).map(|row| {
        let spots = row.iter().map(|space| view! { <SpaceSpot play space=*space lit focus camera/> }).collect_view();
        view! { <g role="row">{spots}</g> }
    });
    let rows = rows.collect_view();
    view! {
        <div class="board" class:lifting=move || play.pick.get().is_some() class:busy=move || !play.is_ours()>
            <div class="sheet" style:transform=move || camera.transform()>
            // A picture of its own: what happens above it doesn't have it painted again.
            <svg class="under" viewBox=move || camera.view_box() aria-hidden="true">
                <g class="ground" inner_html=ground/>
            </svg>
            <svg
                class="map"
                viewBox=move || camera.view_box()
                node_ref=camera.svg
                preserveAspectRatio="xMidYMid meet"
                on:wheel=move |event| camera.wheel(&event)
                on:pointerdown=move |event| camera.press(&event)
                on:pointermove=move |event| camera.drag(&event)
                on:pointerup=move |event| camera.release(&event)
                on:pointercancel=move |event| camera.release(&event)
                on:keydown=keys
                role="grid"
                aria-label=move || shell.texts().game.board
            >
                <Show when=move || shell.settings.with(|settings| settings.coordinates)>
                    <g class="rim" aria-hidden="true" inner_html=rim.clone()/>
                </Show>
                <g aria-hidden="true">{move || super::overlays::below(play)}</g>
                <Pieces play/>
                <Above play camera/>
                <g class="marks" aria-hidden="true">{marks}</g>
                <g class="spots" role="rowgroup">{rows}</g>
            </svg>
            </div>
            <div class="camera" role="group" aria-label=move || shell.texts().game.zoom>
                <IconButton icon=art::Icon::ZoomIn label=|texts| texts.game.zoom_in press=move || camera.zoom(1.3)/>
                <IconButton icon=art::Icon::ZoomOut label=|texts| texts.game.zoom_out press=move || camera.zoom(1.0 / 1.3)/>
                <IconButton icon=art::Icon::Fit label=|texts| texts.game.fit press=move || camera.fit()/>
                <OverlayMenu play/>
            </div>
        </div>
    }
}

/// All pieces that lie on the board, in the order in which they are drawn.
#[component]
fn Pieces(play: Play) -> impl IntoView {
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
    let seals = Memo::new(move |_| {
        let open = *play.position().open();
        play.table.with(|table| art::seals(table.board(), &open))
    });
    let newest = Memo::new(move |_| play.last_step().map(|step| newest(&step.action)));
    view! {
        <g class="pieces" aria-hidden="true">
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
            <g inner_html=seals/>
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

/// The spaces where something can be done with what is held; without anything held, those of a decision that is about
/// spaces only.
fn lit(play: Play) -> Vec<Space> {
    if !play.is_ours() || !play.helps() {
        return Vec::new();
    }
    let pick = play.pick.get();
    play.choices.with(|choices| match pick {
        Some(_) => choices.spaces_for(pick),
        None if hands::is_about_spaces(choices) => choices.spaces_for(None),
        None => Vec::new(),
    })
}

/// What is proposed, drawn where it would go, and the space that was chosen first.
fn marks(play: Play) -> impl IntoView {
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
            _ => None,
        }
    });
    let chosen = play.space.get().map(|space| {
        let at = art::centre(space);
        view! { <path class="chosen" d=art::HEXAGON transform=format!("translate({:.1} {:.1})", at.x, at.y)/> }
    });
    let ring = |space: Space| {
        let at = art::centre(space);
        view! { <path class="told-space" d=art::HEXAGON transform=format!("translate({:.1} {:.1})", at.x, at.y)/> }
    };
    let told = play.told.get().into_iter().map(ring).collect_view();
    view! {
        {told}
        {chosen}
        {proposed.filter(|_| play.is_present()).map(|markup| view! { <g class="proposed" inner_html=markup/> })}
    }
}

/// A space that can be touched, and is read aloud.
#[component]
fn SpaceSpot(
    play: Play,
    space: Space,
    lit: Memo<Vec<Space>>,
    focus: RwSignal<Option<Space>>,
    camera: Camera,
) -> impl IntoView {
    let shell = Shell::get();
    let at = art::centre(space);
    let is_lit = Memo::new(move |_| lit.with(|lit| lit.contains(&space)));
    let label = move || play.table.with(|table| describe(play, shell, table.board(), space, is_lit.get()));
    let node = NodeRef::<leptos::svg::Path>::new();
    Effect::new(move || {
        if focus.get() == Some(space)
            && let Some(node) = node.get()
            && document().active_element().is_some_and(|active| active.class_list().contains("spot"))
        {
            let _ = node.focus();
        }
    });
    let touch = move |_| {
        if !camera.was_moved() {
            focus.set(Some(space));
            hands::touch(play, space);
        }
    };
    view! {
        <path
            class="spot"
            class:lit=is_lit
            data-space=space.to_string()
            d=art::HEXAGON
            transform=format!("translate({:.1} {:.1})", at.x, at.y)
            role="gridcell"
            tabindex=move || if focus.get() == Some(space) { "0" } else { "-1" }
            aria-label=label
            node_ref=node
            on:focus=move |_| focus.set(Some(space))
            on:click=touch
        />
    }
}

/// What is on a space, in words: `F7, river, trader, legal`.
fn describe(play: Play, shell: Shell, board: &Board, space: Space, lit: bool) -> String {
    let (language, texts) = (shell.language.get(), shell.texts());
    let open = *play.position().open();
    let mut parts = vec![space.to_string()];
    if let Some(name) = board.capital(space) {
        parts.push(name.to_owned());
    }
    parts.push(if board.is_river(space) { texts.game.river } else { texts.game.land }.to_owned());
    if let Some(colour) = open.tile_at(board, space) {
        parts.push(words::yangtze::tile(language, colour).to_owned());
    }
    if let Some((seat, colour)) = open.leader_at(board, space) {
        parts.push(words::yangtze::name(language, &play.names(), seat).to_owned());
        parts.push(words::yangtze::leader(language, colour).to_owned());
    }
    for (colour, spaces) in open.pagodas_on(board) {
        if spaces.contains(&space) {
            parts.push(words::yangtze::pagoda(language, colour).to_owned());
        }
    }
    if lit {
        parts.push(texts.game.possible.to_owned());
    }
    parts.join(", ")
}

/// Arrow keys go from space to space; Enter and the space bar touch, Escape lays down.
fn steer(play: Play, focus: RwSignal<Option<Space>>, camera: Camera, event: &KeyboardEvent) {
    let key = event.key();
    let Some(from) = focus.get_untracked() else { return };
    let direction = match key.as_str() {
        "ArrowLeft" => Some((-1.0, 0.0)),
        "ArrowRight" => Some((1.0, 0.0)),
        "ArrowUp" => Some((0.0, -1.0)),
        "ArrowDown" => Some((0.0, 1.0)),
        _ => None,
    };
    if let Some(direction) = direction {
        event.prevent_default();
        let next = play.table.with_untracked(|table| neighbour(table.board(), from, direction));
        if let Some(next) = next {
            focus.set(Some(next));
            camera.show(art::centre(next));
        }
        return;
    }
    match key.as_str() {
        "Enter" | " " => {
            event.prevent_default();
            hands::touch(play, from);
        }
        "Escape" => play.lay_down(),
        _ => (),
    }
}

/// The nearest space in a direction.
fn neighbour(board: &Board, from: Space, (x, y): (f64, f64)) -> Option<Space> {
    let start = art::centre(from);
    let cost = |space: &Space| {
        let at = art::centre(*space);
        let (dx, dy) = (at.x - start.x, at.y - start.y);
        let (along, across) = (dx * x + dy * y, (dx * y - dy * x).abs());
        (along > 1.0).then_some(along + 2.0 * across)
    };
    let candidates = board.spaces().filter_map(|space| cost(&space).map(|cost| (cost, space)));
    candidates.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, space)| space)
}
