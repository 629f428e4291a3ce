//! A piece of the board that is dragged from one place to another, instead of the board.

use std::sync::Arc;

use art::Point;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::PointerEvent;

use super::camera::Camera;
use super::spots::Grid;

/// How far a finger goes before it carries something, on the board.
const TREMBLE: f64 = 10.0;

/// Says which symbol can be lifted at a place, and how large it is; and lifts it if it is really carried.
pub(crate) type Lift = Arc<dyn Fn(Point, bool) -> Option<(String, f64)> + Send + Sync>;

/// What is carried.
#[derive(Clone)]
struct Carried {
    pointer: i32,
    symbol: String,
    size: f64,
    from: Point,
    at: Point,
    moved: bool,
}

/// Carries pieces over a board.
#[derive(Clone, Copy)]
pub(super) struct Carry {
    camera: Camera,
    grid: Grid,
    lift: StoredValue<Option<Lift>>,
    carried: RwSignal<Option<Carried>>,
}

impl Carry {
    pub(super) fn new(camera: Camera, grid: Grid, lift: Option<Lift>) -> Self {
        Self { camera, grid, lift: StoredValue::new(lift), carried: RwSignal::new(None) }
    }

    fn at(self, event: &PointerEvent) -> Option<Point> {
        self.camera.place((f64::from(event.client_x()), f64::from(event.client_y())))
    }

    pub(super) fn press(self, event: &PointerEvent) {
        let at = self.at(event);
        let found = self.lift.get_value().zip(at).and_then(|(lift, at)| Some((at, lift(at, false)?)));
        match found {
            Some((at, (symbol, size))) if event.is_primary() => {
                let carried = Carried { pointer: event.pointer_id(), symbol, size, from: at, at, moved: false };
                self.carried.set(Some(carried));
            }
            _ => self.camera.press(event),
        }
    }

    pub(super) fn drag(self, event: &PointerEvent) {
        let Some(mut carried) = self.carried.get_untracked().filter(|it| it.pointer == event.pointer_id()) else {
            return self.camera.drag(event);
        };
        if event.buttons() == 0 {
            // It was let go where nobody heard of it.
            return self.carried.set(None);
        }
        let Some(at) = self.at(event) else { return };
        if !carried.moved && at.distance(carried.from) < TREMBLE {
            return;
        }
        if let Some(lift) = self.lift.get_value().filter(|_| !carried.moved) {
            lift(carried.from, true);
        }
        (carried.at, carried.moved) = (at, true);
        self.carried.set(Some(carried));
    }

    pub(super) fn release(self, event: &PointerEvent) {
        let Some(carried) = self.carried.get_untracked().filter(|it| it.pointer == event.pointer_id()) else {
            return self.camera.release(event);
        };
        self.carried.set(None);
        let (x, y) = (event.client_x() as f32, event.client_y() as f32);
        if let Some(spot) = document().element_from_point(x, y).filter(|_| carried.moved) {
            self.grid.drop_on(spot.dyn_into().ok());
        }
    }

    /// What is carried, where the pointer is.
    pub(super) fn ghost(self) -> Option<String> {
        let Carried { symbol, size, at, .. } = self.carried.get().filter(|carried| carried.moved)?;
        Some(format!(
            "<use href=\"#{symbol}\" x=\"{:.0}\" y=\"{:.0}\" width=\"{size:.0}\" height=\"{size:.0}\"/>",
            at.x - size / 2.0,
            at.y - size * 0.7
        ))
    }
}
