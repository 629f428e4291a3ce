//! Which part of the board is seen: dragged, pinched, zoomed, and fitted again.

use art::{Area, Point};
use leptos::prelude::*;
use leptos::svg::Svg;
use web_sys::{PointerEvent, WheelEvent};

use crate::browser;

/// How much nearer than the whole board one can go.
const NEAREST: f64 = 5.0;
/// Pixels that a finger may tremble without dragging.
const TREMBLE: f64 = 8.0;

/// The part of the board that is seen.
#[derive(Clone, Copy)]
pub(crate) struct Camera {
    whole: Area,
    seen: RwSignal<Area>,
    /// The fingers on the board, with where they are and where they came down.
    fingers: RwSignal<Vec<Finger>>,
    /// How far the picture was dragged since it was drawn, in pixels. It is drawn anew when it is let go: moving what is
    /// drawn is easy for browsers, drawing isn't.
    drift: RwSignal<(f64, f64)>,
    /// Whether the board was moved since the first finger came down: then letting go is no choice of a space.
    moved: RwSignal<bool>,
    /// How large the board is on the screen, in pixels.
    size: RwSignal<(f64, f64)>,
    pub(crate) svg: NodeRef<Svg>,
}

#[derive(Clone, Copy)]
struct Finger {
    id: i32,
    at: (f64, f64),
    from: (f64, f64),
}

impl Camera {
    /// Looks at the whole board.
    pub(crate) fn new(whole: Area) -> Self {
        let (svg, size) = (NodeRef::<Svg>::new(), RwSignal::new((whole.width(), whole.height())));
        Effect::new(move || {
            if let Some(svg) = svg.get() {
                browser::on_resize(&svg, move |width, height| {
                    // The board may be gone by then.
                    let _ = size.try_set((width, height));
                });
            }
        });
        Self {
            whole,
            seen: RwSignal::new(whole),
            fingers: RwSignal::new(Vec::new()),
            drift: RwSignal::new((0.0, 0.0)),
            moved: RwSignal::new(false),
            size,
            svg,
        }
    }

    pub(crate) fn view_box(self) -> String {
        let Area { left, top, .. } = self.seen.get();
        let seen = self.seen.get();
        format!("{left:.1} {top:.1} {:.1} {:.1}", seen.width(), seen.height())
    }

    /// How much of the board a pixel shows.
    pub(crate) fn unit(self) -> f64 {
        let (seen, (width, height)) = (self.seen.get(), self.size.get());
        (seen.width() / width.max(1.0)).max(seen.height() / height.max(1.0))
    }

    /// Where the picture is dragged to, as style sheets write it.
    pub(crate) fn transform(self) -> String {
        let (x, y) = self.drift.get();
        format!("translate({x:.0}px, {y:.0}px)")
    }

    /// Has the picture drawn where it was dragged to.
    fn settle(self) {
        let (x, y) = self.drift.get_untracked();
        if (x, y) != (0.0, 0.0) {
            self.shift((0.0, 0.0), (x, y));
            self.drift.set((0.0, 0.0));
        }
    }

    /// Drags the picture along with a finger.
    fn follow(self, from: (f64, f64), to: (f64, f64)) {
        let Some((scale, _)) = self.scale() else { return };
        let seen = self.seen.get_untracked();
        self.drift.update(|(x, y)| {
            let (right, down) = ((*x + to.0 - from.0) * scale, (*y + to.1 - from.1) * scale);
            let there = self.kept_inside(moved(seen, -right, -down));
            (*x, *y) = ((seen.left - there.left) / scale, (seen.top - there.top) / scale);
        });
    }

    /// Whether the last touch moved the board.
    pub(crate) fn was_moved(self) -> bool {
        self.moved.get_untracked()
    }

    pub(crate) fn fit(self) {
        self.settle();
        self.seen.set(self.whole);
    }

    /// Goes nearer by a factor, around the middle of what is seen.
    pub(crate) fn zoom(self, factor: f64) {
        self.settle();
        let seen = self.seen.get_untracked();
        let middle = Point { x: (seen.left + seen.right) / 2.0, y: (seen.top + seen.bottom) / 2.0 };
        self.zoom_at(factor, middle);
    }

    fn zoom_at(self, factor: f64, around: Point) {
        self.seen.update(|seen| {
            let width = (seen.width() / factor).clamp(self.whole.width() / NEAREST, self.whole.width());
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
        let x = shift(area.left, area.right, self.whole.left, self.whole.right);
        let y = shift(area.top, area.bottom, self.whole.top, self.whole.bottom);
        moved(area, x, y)
    }

    /// How much of the board a pixel shows, and the place of a pixel.
    fn scale(self) -> Option<(f64, Point)> {
        let rectangle = self.svg.get_untracked()?.get_bounding_client_rect();
        let seen = self.seen.get_untracked();
        let scale = (seen.width() / rectangle.width()).max(seen.height() / rectangle.height());
        // The picture stands in the middle of its box.
        let left = rectangle.left() + (rectangle.width() - seen.width() / scale) / 2.0;
        let top = rectangle.top() + (rectangle.height() - seen.height() / scale) / 2.0;
        Some((scale, Point { x: left, y: top }))
    }

    fn place(self, (x, y): (f64, f64)) -> Option<Point> {
        let (scale, corner) = self.scale()?;
        let seen = self.seen.get_untracked();
        Some(Point { x: seen.left + (x - corner.x) * scale, y: seen.top + (y - corner.y) * scale })
    }

    /// Moves what is seen so that a place is in it.
    pub(crate) fn show(self, place: Point) {
        self.settle();
        self.seen.update(|seen| {
            let inner = seen.grown(-art::RADIUS);
            if inner.contains(place) || inner.width() <= 0.0 || inner.height() <= 0.0 {
                return;
            }
            let x = place.x - place.x.clamp(inner.left, inner.right);
            let y = place.y - place.y.clamp(inner.top, inner.bottom);
            *seen = self.kept_inside(moved(*seen, x, y));
        });
    }

    pub(crate) fn wheel(self, event: &WheelEvent) {
        event.prevent_default();
        self.settle();
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        if let Some(place) = self.place(at) {
            self.zoom_at(if event.delta_y() < 0.0 { 1.15 } else { 1.0 / 1.15 }, place);
        }
    }

    pub(crate) fn press(self, event: &PointerEvent) {
        self.settle();
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
        let finger = before[number];
        let far = apart(now, finger.from);
        if before.len() == 1 && far < TREMBLE && !self.moved.get_untracked() {
            return;
        }
        self.moved.set(true);
        self.fingers.update(|fingers| fingers[number].at = now);
        match before[..] {
            [_] => self.follow(finger.at, now),
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

/// An area farther to the right and farther down.
fn moved(area: Area, x: f64, y: f64) -> Area {
    Area { left: area.left + x, right: area.right + x, top: area.top + y, bottom: area.bottom + y }
}

/// How far two places on the screen are from each other.
fn apart(one: (f64, f64), other: (f64, f64)) -> f64 {
    Point { x: one.0, y: one.1 }.distance(Point { x: other.0, y: other.1 })
}
