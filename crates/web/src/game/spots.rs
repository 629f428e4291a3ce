//! The places of a board as they are touched and read aloud: a grid, of which one place at a time can be focused.
//!
//! There may be hundreds of them, and each choice changes many. So they are written once, and afterwards only what is
//! different is changed, by one effect for all.

use std::sync::Arc;

use art::{Arrow, Point};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::svg::G;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};

use super::camera::Camera;
use super::play::Play;
use crate::browser;

/// A place that can be touched.
pub(crate) struct Place {
    /// What its element has as `data-space`.
    pub(crate) name: String,
    pub(crate) centre: Point,
}

/// What a place says of itself.
#[derive(PartialEq)]
pub(crate) struct Told {
    pub(crate) label: String,
    /// Whether something can be done there.
    pub(crate) is_lit: bool,
}

/// What there is to touch on a board.
pub(crate) struct Places {
    /// In the order in which they are written and told.
    pub(crate) list: Vec<Place>,
    /// What each says of itself now.
    pub(crate) told: Box<dyn Fn() -> Vec<Told> + Send + Sync>,
    /// The one with this number is touched.
    pub(crate) touch: Box<dyn Fn(usize) + Send + Sync>,
}

/// The places with the one that arrow keys start from.
#[derive(Clone, Copy)]
pub(crate) struct Grid {
    play: Play,
    camera: Camera,
    places: StoredValue<Arc<Places>>,
    focus: RwSignal<usize>,
    /// Where the way up and down began.
    lane: StoredValue<f64>,
    /// The place that a pointer or the focus is at.
    pub(crate) looked: RwSignal<Option<usize>>,
}

impl Grid {
    /// Starts with the first place.
    pub(crate) fn new(play: Play, camera: Camera, places: Places) -> Self {
        Self {
            play,
            camera,
            lane: StoredValue::new(places.list.first().map_or(0.0, |place| place.centre.x)),
            places: StoredValue::new(Arc::new(places)),
            focus: RwSignal::new(0),
            looked: RwSignal::new(None),
        }
    }

    /// The place that an event is about.
    fn of(self, target: Option<EventTarget>) -> Option<usize> {
        let name = target?.dyn_into::<Element>().ok()?.get_attribute("data-space")?;
        self.places.with_value(|places| places.list.iter().position(|place| place.name == name))
    }

    /// Brings the camera to a place.
    fn show(self, number: usize) {
        if let Some(centre) = self.places.with_value(|places| places.list.get(number).map(|place| place.centre)) {
            self.camera.show(centre);
        }
    }

    /// Goes to a place; the way up and down begins there.
    fn stand(self, number: usize) {
        self.lane.set_value(self.places.with_value(|places| places.list[number].centre.x));
        self.focus.set(number);
    }

    /// Letting go after a drag is no choice. Whoever clicks without a pointer, as screen readers do, hasn't dragged.
    fn click(self, target: Option<EventTarget>, by_pointer: bool) {
        if let Some(number) = self.of(target).filter(|_| !(by_pointer && self.camera.was_moved())) {
            self.stand(number);
            self.touch(number);
        }
    }

    /// Something was carried there.
    pub(super) fn drop_on(self, target: Option<EventTarget>) {
        if let Some(number) = self.of(target) {
            self.touch(number);
        }
    }

    fn touch(self, number: usize) {
        (self.places.get_value().touch)(number);
    }

    fn come(self, target: Option<EventTarget>) {
        let by_keys = target.as_ref().and_then(|target| target.dyn_ref::<Element>()).is_some_and(|spot| {
            // A pointer is where it looks already.
            spot.matches(":focus-visible").unwrap_or(false)
        });
        let Some(number) = self.of(target) else { return };
        if number != self.focus.get_untracked() {
            self.stand(number);
        }
        if by_keys {
            self.looked.set(Some(number));
            self.show(number);
        }
    }

    /// Arrow keys go from place to place, Home and End along the row, Page Up and Page Down farther; Enter and the space
    /// bar touch, Escape lays down.
    pub(crate) fn steer(self, event: &KeyboardEvent) {
        let (arrow, steps) = match event.key().as_str() {
            "ArrowLeft" => (Arrow::Left, 1),
            "ArrowRight" => (Arrow::Right, 1),
            "ArrowUp" => (Arrow::Up, 1),
            "ArrowDown" => (Arrow::Down, 1),
            "Home" => (Arrow::Left, usize::MAX),
            "End" => (Arrow::Right, usize::MAX),
            "PageUp" => (Arrow::Up, 4),
            "PageDown" => (Arrow::Down, 4),
            "Enter" | " " => {
                event.prevent_default();
                return self.touch(self.focus.get_untracked());
            }
            "Escape" => return self.play.lay_down(),
            _ => return,
        };
        event.prevent_default();
        let upright = matches!(arrow, Arrow::Up | Arrow::Down);
        let mut at = self.focus.get_untracked();
        let places: Vec<Point> =
            self.places.with_value(|places| places.list.iter().map(|place| place.centre).collect());
        for _ in 0..steps {
            let next = art::neighbour(&places, at, arrow, self.lane.get_value());
            // Where the row ends, one step may go on elsewhere, but the way to its end may not.
            let stays = |next: &usize| upright || steps == 1 || (places[*next].y - places[at].y).abs() < 1.0;
            let Some(next) = next.filter(stays) else { break };
            at = next;
        }
        if at != self.focus.get_untracked() {
            if upright {
                self.focus.set(at);
            } else {
                self.stand(at);
            }
            self.looked.set(Some(at));
            self.show(at);
        }
    }
}

/// All places; `markup` has an element with the class `spot` for each.
#[component]
pub(crate) fn Spots(grid: Grid, markup: String) -> impl IntoView {
    let group = NodeRef::<G>::new();
    let nodes = Memo::new(move |_| group.get().map(|group| Nodes(elements(&group))).unwrap_or_default());
    Effect::new(move |before: Option<Vec<Told>>| {
        let told = (grid.places.get_value().told)();
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
    Effect::new(move |before: Option<usize>| {
        let now = grid.focus.get();
        nodes.with(|nodes| {
            if let Some(last) = before.and_then(|before| nodes.0.get(before)) {
                let _ = last.set_attribute("tabindex", "-1");
            }
            if let Some(next) = nodes.0.get(now) {
                let _ = next.set_attribute("tabindex", "0");
                let steered = document().active_element().is_some_and(|active| active.class_list().contains("spot"));
                if steered {
                    browser::focus(next.clone());
                }
            }
        });
        now
    });
    view! {
        <g class="spots" role="rowgroup" node_ref=group inner_html=markup
            on:click=move |event| {
                // Whoever clicks twice means it once.
                if event.detail() < 2 {
                    grid.click(event.target(), event.detail() > 0);
                }
            }
            on:focusin=move |event| grid.come(event.target())
            on:pointerover=move |event| grid.looked.set(grid.of(event.target()))
            on:pointerleave=move |_| grid.looked.set(None)/>
    }
}

/// The elements of all places, in their order.
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
