//! The spaces of the board as they are touched and read aloud: a grid, of which one space at a time can be focused.
//!
//! There are some two hundred of them, and each choice changes many. So they are written once, and afterwards only what
//! is different is changed, by one effect for all.

use ::yangtze::{Board, Space};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::svg::G;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};

use super::Yangtze;
use super::hands;
use crate::game::camera::Camera;

/// The space that arrow keys start from.
#[derive(Clone, Copy)]
pub(crate) struct Focus(RwSignal<Option<Space>>);

impl Focus {
    /// Starts with the first space.
    pub(crate) fn new(play: Yangtze) -> Self {
        Self(RwSignal::new(play.table.with_untracked(|table| table.board().spaces().next())))
    }
}

/// What a space says of itself.
#[derive(PartialEq)]
struct Told {
    label: String,
    is_lit: bool,
}

/// All spaces.
#[component]
pub(crate) fn Spots(play: Yangtze, camera: Camera, focus: Focus) -> impl IntoView {
    let group = NodeRef::<G>::new();
    let spaces: Vec<Space> = play.table.with_untracked(|table| table.board().spaces().collect());
    let markup = markup(&spaces);
    let nodes = Memo::new(move |_| group.get().map(|group| Nodes(elements(&group))).unwrap_or_default());
    Effect::new(move |before: Option<Vec<Told>>| {
        let told = told(play);
        nodes.with(|nodes| {
            for (number, (now, node)) in told.iter().zip(&nodes.0).enumerate() {
                if before.as_ref().and_then(|before| before.get(number)) != Some(now) {
                    // An element takes any attribute.
                    let _ = node.set_attribute("aria-label", &now.label);
                    let _ = node.class_list().toggle_with_force("lit", now.is_lit);
                }
            }
            // What isn't there yet was told to nobody.
            if nodes.0.is_empty() { Vec::new() } else { told }
        })
    });
    Effect::new(move |before: Option<Option<Space>>| {
        let now = focus.0.get();
        nodes.with(|nodes| {
            let node = |space: Space| nodes.0.get(spaces.iter().position(|other| *other == space)?);
            if let Some(last) = before.flatten().and_then(node) {
                let _ = last.set_attribute("tabindex", "-1");
            }
            if let Some(next) = now.and_then(node) {
                let _ = next.set_attribute("tabindex", "0");
                let steered = document().active_element().is_some_and(|active| active.class_list().contains("spot"));
                if let (true, Some(next)) = (steered, next.dyn_ref::<web_sys::SvgElement>()) {
                    let _ = next.focus();
                }
            }
        });
        now
    });
    // Letting go after a drag is no choice. Whoever clicks without a pointer, as screen readers do, hasn't dragged.
    let touch = move |target: Option<EventTarget>, by_pointer: bool| {
        if let Some(space) = space_of(target).filter(|_| !(by_pointer && camera.was_moved())) {
            focus.0.set(Some(space));
            hands::touch(play, space);
        }
    };
    let come = move |target: Option<EventTarget>| {
        let by_keys = target.as_ref().and_then(|target| target.dyn_ref::<Element>()).is_some_and(|spot| {
            // A pointer is where it looks already.
            spot.matches(":focus-visible").unwrap_or(false)
        });
        let Some(space) = space_of(target) else { return };
        if Some(space) != focus.0.get_untracked() {
            focus.0.set(Some(space));
        }
        if by_keys {
            camera.show(art::centre(space));
        }
    };
    view! {
        <g class="spots" role="rowgroup" node_ref=group inner_html=markup
            on:click=move |event| touch(event.target(), event.detail() > 0) on:focusin=move |event| come(event.target())/>
    }
}

/// The elements of all spaces, in the order of the board.
#[derive(Clone, Default)]
struct Nodes(Vec<Element>);

impl PartialEq for Nodes {
    /// They are found once.
    fn eq(&self, other: &Self) -> bool {
        self.0.len() == other.0.len()
    }
}

fn elements(group: &Element) -> Vec<Element> {
    let Ok(list) = group.query_selector_all(".spot") else { return Vec::new() };
    (0..list.length()).filter_map(|number| list.get(number)?.dyn_into().ok()).collect()
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

/// The space that an event is about.
fn space_of(target: Option<EventTarget>) -> Option<Space> {
    target?.dyn_into::<Element>().ok()?.get_attribute("data-space")?.parse().ok()
}

/// The spaces where something can be done with what is held; without anything held, those of a decision that is about
/// spaces only.
fn lit(play: Yangtze) -> Vec<Space> {
    if !play.is_ours() || !play.helps() {
        return Vec::new();
    }
    let pick = play.own.pick.get();
    play.choices.with(|choices| match pick {
        Some(_) => choices.spaces_for(pick),
        None if hands::is_about_spaces(choices) => choices.spaces_for(None),
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

/// Arrow keys go from space to space; Enter and the space bar touch, Escape lays down.
pub(crate) fn steer(play: Yangtze, Focus(focus): Focus, camera: Camera, event: &KeyboardEvent) {
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
