//! Which part of the board is seen: dragged, pinched, zoomed, and fitted again.

use std::cell::Cell;
use std::time::Duration;

use art::{Area, Point};
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{PointerEvent, WheelEvent};

use crate::browser;

/// How much nearer than the whole board one can go.
const NEAREST: f64 = 5.0;
/// From how much farther away than it fills the frame a board is seen, if there is that much to see.
const FARTHEST: f64 = 1.9;
/// What of the height lies below the buttons above, and above the rim below.
const ABOVE: f64 = 0.16;
const BELOW: f64 = 0.06;
/// Pixels that a finger may tremble without dragging.
const TREMBLE: f64 = 8.0;
/// What isn't changed for so long rests.
const REST: Duration = Duration::from_millis(160);

/// The part of the board that is seen.
#[derive(Clone, Copy)]
pub(crate) struct Camera {
    whole: Area,
    /// Whether the board fills the frame from side to side, also if it is higher than the frame then.
    fills: bool,
    /// Whether such a board keeps its place at the foot of the frame when the frame becomes higher or lower.
    foot: RwSignal<bool>,
    seen: RwSignal<Area>,
    /// The fingers on the board, with where they are and where they came down.
    fingers: RwSignal<Vec<Finger>>,
    /// What is seen of the board as it was drawn last. What is seen since is that picture, moved and stretched, which is
    /// easy for browsers; drawing isn't. It is drawn anew when it rests.
    drawn: RwSignal<Area>,
    /// Counts what is seen, to tell when it rests.
    changes: RwSignal<u32>,
    /// Whether the board was moved since the first finger came down: then letting go is no choice of a space.
    moved: RwSignal<bool>,
    /// How large the board is on the screen, in pixels.
    size: RwSignal<(f64, f64)>,
    pub(crate) frame: NodeRef<Div>,
}

#[derive(Clone, Copy)]
struct Finger {
    id: i32,
    at: (f64, f64),
    from: (f64, f64),
}

thread_local! {
    /// What was seen last, of which board. Whoever comes back from another page, like the settings, sees the same.
    static LAST: Cell<Option<(Area, Area)>> = const { Cell::new(None) };
}

/// Has the next board looked at as a whole.
pub(crate) fn look_afresh() {
    LAST.set(None);
}

impl Camera {
    /// Looks at the whole board, or where somebody looked last.
    pub(crate) fn new(whole: Area) -> Self {
        let seen = LAST.get().filter(|(board, _)| *board == whole).map_or(whole, |(_, seen)| seen);
        let (frame, size) = (NodeRef::<Div>::new(), RwSignal::new((whole.width(), whole.height())));
        Effect::new(move || {
            if let Some(frame) = frame.get() {
                browser::on_resize(&frame, move |width, height| {
                    // The board may be gone by then.
                    let _ = size.try_set((width, height));
                });
            }
        });
        Self {
            whole,
            fills: false,
            foot: RwSignal::new(false),
            seen: RwSignal::new(seen),
            fingers: RwSignal::new(Vec::new()),
            drawn: RwSignal::new(seen),
            changes: RwSignal::new(0),
            moved: RwSignal::new(false),
            size,
            frame,
        }
    }

    /// Looks at as much of the board as fills the frame from side to side.
    pub(crate) fn filling(whole: Area) -> Self {
        let camera = Self { fills: true, ..Self::new(whole) };
        Effect::new(move || {
            camera.size.track();
            camera.seen.update(|seen| *seen = camera.kept_inside(camera.as_high(*seen)));
            camera.settle();
        });
        camera
    }

    /// An area as wide, and as high as the frame shows it then.
    fn as_high(self, area: Area) -> Area {
        let (width, height) = self.size.get_untracked();
        let high = area.width() * height / width.max(1.0);
        if self.foot.get_untracked() {
            Area { top: area.bottom - high, ..area }
        } else {
            Area { bottom: area.top + high, ..area }
        }
    }

    /// Two specks at opposite corners of the board that nobody sees, as the outline of a picture of it. With them the picture
    /// is as large as the board whatever else is in it. Else browsers take its pieces for as many small pictures, and put all
    /// of them together in every frame.
    pub(crate) fn corners(self) -> String {
        let Area { left, top, right, bottom } = self.whole;
        format!("M{left:.1} {top:.1}h1v1h-1zM{right:.1} {bottom:.1}h-1v-1h1z")
    }

    pub(crate) fn view_box(self) -> String {
        let drawn = self.drawn.get();
        format!("{:.1} {:.1} {:.1} {:.1}", drawn.left, drawn.top, drawn.width(), drawn.height())
    }

    /// How much of the board a pixel shows.
    pub(crate) fn unit(self) -> f64 {
        unit(self.drawn.get(), self.size.get())
    }

    /// How what is drawn has to be moved and stretched to show what is seen, as style sheets write it.
    pub(crate) fn transform(self) -> String {
        let (drawn, seen, size) = (self.drawn.get(), self.seen.get(), self.size.get());
        if drawn == seen {
            return "none".to_owned();
        }
        let (unit, grown) = (unit(drawn, size), drawn.width() / seen.width());
        // The picture stands in the middle of its frame.
        let along = |size: f64, drawn: f64, length: f64, seen: f64| {
            let rim = (size - length / unit) / 2.0;
            rim - grown * (rim + (seen - drawn) / unit)
        };
        let x = along(size.0, drawn.left, drawn.width(), seen.left);
        let y = along(size.1, drawn.top, drawn.height(), seen.top);
        format!("translate({x:.1}px, {y:.1}px) scale({grown:.4})")
    }

    /// Has what is seen drawn.
    fn settle(self) {
        if self.drawn.get_untracked() != self.seen.get_untracked() {
            self.drawn.set(self.seen.get_untracked());
            LAST.set(Some((self.whole, self.seen.get_untracked())));
        }
    }

    /// Has what is seen drawn once it rests.
    fn settle_later(self) {
        self.changes.update(|changes| *changes += 1);
        let number = self.changes.get_untracked();
        let settle = move || {
            // The board may be gone by then.
            if self.changes.try_get_untracked() == Some(number) {
                self.settle();
            }
        };
        set_timeout(settle, REST);
    }

    /// Whether the last touch moved the board.
    pub(crate) fn was_moved(self) -> bool {
        self.moved.get_untracked()
    }

    pub(crate) fn fit(self) {
        self.seen.set(if self.fills { self.as_high(self.whole) } else { self.whole });
        self.settle();
    }

    /// Looks at a part of a board that fills the frame: from its top, or from its foot.
    pub(crate) fn look_at(self, part: Area, foot: bool) {
        self.foot.set(foot);
        self.seen.set(self.kept_inside(self.as_high(part)));
        self.settle();
    }

    /// Goes nearer by a factor, around the middle of what is seen.
    pub(crate) fn zoom(self, factor: f64) {
        let seen = self.seen.get_untracked();
        self.zoom_at(factor, seen.middle());
        self.settle();
    }

    fn zoom_at(self, factor: f64, around: Point) {
        self.seen.update(|seen| {
            let farthest = seen.width().max(self.whole.width());
            let width = (seen.width() / factor).clamp(self.whole.width() / NEAREST, farthest);
            let scale = width / seen.width();
            *seen = self.kept_inside(Area {
                left: around.x - (around.x - seen.left) * scale,
                top: around.y - (around.y - seen.top) * scale,
                right: around.x + (seen.right - around.x) * scale,
                bottom: around.y + (seen.bottom - around.y) * scale,
            });
        });
    }

    /// Nobody gets lost outside the board.
    fn kept_inside(self, area: Area) -> Area {
        let shift = |from: f64, to: f64, least: f64, most: f64| {
            if from < least {
                least - from
            } else if to > most {
                most - to
            } else {
                0.0
            }
        };
        // What is wider than the board has it in its middle.
        let x = if area.width() > self.whole.width() {
            self.whole.middle().x - area.middle().x
        } else {
            shift(area.left, area.right, self.whole.left, self.whole.right)
        };
        let y = shift(area.top, area.bottom, self.whole.top, self.whole.bottom);
        moved(area, x, y)
    }

    /// How much of the board a pixel shows, and the place of a pixel.
    fn scale(self) -> Option<(f64, Point)> {
        let rectangle = self.frame.get_untracked()?.get_bounding_client_rect();
        let seen = self.seen.get_untracked();
        let scale = unit(seen, (rectangle.width(), rectangle.height()));
        // The picture stands in the middle of its box.
        let left = rectangle.left() + (rectangle.width() - seen.width() / scale) / 2.0;
        let top = rectangle.top() + (rectangle.height() - seen.height() / scale) / 2.0;
        Some((scale, Point { x: left, y: top }))
    }

    /// The place of a pixel.
    pub(super) fn place(self, (x, y): (f64, f64)) -> Option<Point> {
        let (scale, corner) = self.scale()?;
        let seen = self.seen.get_untracked();
        Some(Point { x: seen.left + (x - corner.x) * scale, y: seen.top + (y - corner.y) * scale })
    }

    /// Moves what is seen so that a place is in it.
    pub(crate) fn show(self, place: Point) {
        self.seen.update(|seen| {
            let inner = seen.grown(-art::RADIUS);
            if inner.contains(place) || inner.width() <= 0.0 || inner.height() <= 0.0 {
                return;
            }
            let x = place.x - place.x.clamp(inner.left, inner.right);
            let y = place.y - place.y.clamp(inner.top, inner.bottom);
            *seen = self.kept_inside(moved(*seen, x, y));
        });
        self.settle();
    }

    /// Moves what is seen up or down so that what lies between these heights is in it. A board that fills the frame is seen
    /// from farther away for that; what is still too much is seen in its upper part.
    pub(crate) fn reveal(self, top: f64, bottom: f64) {
        if self.fingers.with_untracked(Vec::is_empty) {
            self.seen.update(|seen| {
                let wanted = (bottom - top) / (1.0 - ABOVE - BELOW) / seen.height();
                let farther = if self.fills { wanted.clamp(1.0, FARTHEST) } else { 1.0 };
                let (middle, wide, high) = (seen.middle(), seen.width() * farther, seen.height() * farther);
                *seen = Area {
                    left: middle.x - wide / 2.0,
                    right: middle.x + wide / 2.0,
                    bottom: seen.top + high,
                    top: seen.top,
                };
                let (above, below) = (high * ABOVE, high * BELOW);
                let down = (bottom + below - seen.bottom).max(0.0).min(top - above - seen.top);
                *seen = self.kept_inside(moved(*seen, 0.0, down));
            });
            self.settle();
        }
    }

    pub(crate) fn wheel(self, event: &WheelEvent) {
        event.prevent_default();
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        if let Some(place) = self.place(at) {
            self.zoom_at(if event.delta_y() < 0.0 { 1.15 } else { 1.0 / 1.15 }, place);
            self.settle_later();
        }
    }

    pub(crate) fn press(self, event: &PointerEvent) {
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        if self.fingers.with_untracked(Vec::is_empty) {
            self.moved.set(false);
        }
        self.fingers.update(|fingers| {
            fingers.retain(|finger| finger.id != event.pointer_id());
            fingers.push(Finger { id: event.pointer_id(), at, from: at });
        });
    }

    pub(crate) fn drag(self, event: &PointerEvent) {
        let now = (f64::from(event.client_x()), f64::from(event.client_y()));
        let before = self.fingers.get_untracked();
        let Some(number) = before.iter().position(|finger| finger.id == event.pointer_id()) else { return };
        if event.buttons() == 0 {
            // It was let go where nobody heard of it.
            return self.release(event);
        }
        let finger = before[number];
        let far = apart(now, finger.from);
        if before.len() == 1 && far < TREMBLE && !self.moved.get_untracked() {
            return;
        }
        if !self.moved.get_untracked() {
            self.moved.set(true);
            // Also outside the board the finger is heard of. Not before it moves: a click would lose its space.
            if let Some(target) = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok()) {
                let _ = target.set_pointer_capture(event.pointer_id());
            }
        }
        self.fingers.update(|fingers| fingers[number].at = now);
        match before[..] {
            [_] => self.shift(finger.at, now),
            [one, other] => {
                let still = if number == 0 { other.at } else { one.at };
                let middle = ((now.0 + still.0) / 2.0, (now.1 + still.1) / 2.0);
                if let Some(place) = self.place(middle) {
                    self.zoom_at(apart(now, still).max(1.0) / apart(finger.at, still).max(1.0), place);
                }
                self.shift(((finger.at.0 + still.0) / 2.0, (finger.at.1 + still.1) / 2.0), middle);
            }
            _ => (),
        }
    }

    fn shift(self, from: (f64, f64), to: (f64, f64)) {
        let Some((scale, _)) = self.scale() else { return };
        let (x, y) = ((from.0 - to.0) * scale, (from.1 - to.1) * scale);
        self.seen.update(|seen| {
            *seen = self.kept_inside(moved(*seen, x, y));
        });
    }

    pub(crate) fn release(self, event: &PointerEvent) {
        self.settle();
        self.fingers.update(|fingers| fingers.retain(|finger| finger.id != event.pointer_id()));
    }
}

/// How much of the board a pixel shows in a frame of so many pixels, all of the area being in it.
fn unit(area: Area, (width, height): (f64, f64)) -> f64 {
    (area.width() / width.max(1.0)).max(area.height() / height.max(1.0))
}

/// An area farther to the right and farther down.
fn moved(area: Area, x: f64, y: f64) -> Area {
    Area { left: area.left + x, right: area.right + x, top: area.top + y, bottom: area.bottom + y }
}

/// How far two places on the screen are from each other.
fn apart(one: (f64, f64), other: (f64, f64)) -> f64 {
    Point { x: one.0, y: one.1 }.distance(Point { x: other.0, y: other.1 })
}
