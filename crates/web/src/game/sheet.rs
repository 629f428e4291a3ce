//! The sheet on which a board lies: the ground, what stands on it, what can be touched, and the buttons of the camera.

use std::time::Duration;

use art::Icon;
use leptos::prelude::*;

use super::camera::Camera;
use super::carry::{Carry, Lift};
use super::play::Play;
use super::spots::{Grid, Spots};
use crate::parts::IconButton;

/// Draws the next part of the ground; nothing if all of it is drawn.
pub(crate) type NextPart = Box<dyn FnMut() -> Option<String>>;

/// What lies on a sheet, from below.
pub(crate) struct Layers {
    /// The ground. It never changes, and takes longer to draw than everything else together.
    pub(crate) ground: NextPart,
    /// What stands on it.
    pub(crate) pieces: ViewFn,
    /// What is seen above the pieces.
    pub(crate) above: ViewFn,
    /// What is seen above all others and can't be touched, like names.
    pub(crate) names: ViewFn,
    /// What can be touched, as markup; the elements have the class `spot`.
    pub(crate) spots: String,
    /// What can be dragged from place to place.
    pub(crate) lift: Option<Lift>,
    /// Further buttons beside those of the camera.
    pub(crate) buttons: ViewFn,
}

/// The board with everything on it; tells when all of it is drawn.
#[component]
pub(crate) fn Sheet(play: Play, camera: Camera, grid: Grid, layers: Layers) -> impl IntoView {
    let shell = play.shell;
    let Layers { ground, pieces, above, names, spots, lift, buttons } = layers;
    let carry = Carry::new(camera, grid, lift);
    view! {
        <div class="board" node_ref=camera.frame class:drawn=play.drawn>
            <div class="sheet" style:transform=move || camera.transform()>
            // Pictures of their own: what happens above them doesn't have them painted again.
            <svg class="under" viewBox=move || camera.view_box() aria-hidden="true">
                <Ground play next=ground/>
            </svg>
            <svg class="under" viewBox=move || camera.view_box() aria-hidden="true">
                <path class="corners" d=camera.corners()/>
                {pieces.run()}
            </svg>
            <svg
                class="map"
                viewBox=move || camera.view_box()
                preserveAspectRatio="xMidYMid meet"
                on:wheel=move |event| camera.wheel(&event)
                on:pointerdown=move |event| carry.press(&event)
                on:pointermove=move |event| carry.drag(&event)
                on:pointerup=move |event| carry.release(&event)
                on:pointercancel=move |event| carry.release(&event)
                on:keydown=move |event| grid.steer(&event)
                role="grid"
                aria-label=move || shell.texts().game.board
            >
                <path class="corners" d=camera.corners()/>
                {above.run()}
                <Spots grid markup=spots/>
                <g class="marks" aria-hidden="true">{names.run()}</g>
                <g class="marks" aria-hidden="true" inner_html=move || carry.ghost()/>
            </svg>
            </div>
            <div class="camera" role="group" aria-label=move || shell.texts().game.zoom>
                <IconButton icon=Icon::ZoomIn label=|shell| shell.texts().game.zoom_in press=move || camera.zoom(1.3)/>
                <IconButton icon=Icon::ZoomOut label=|shell| shell.texts().game.zoom_out press=move || camera.zoom(1.0 / 1.3)/>
                <IconButton icon=Icon::Fit label=|shell| shell.texts().game.fit press=move || camera.fit()/>
                {buttons.run()}
            </div>
        </div>
    }
}

/// The ground. Pieces and players are seen before, and whoever touches something needn't wait for all of it.
#[component]
fn Ground(play: Play, next: NextPart) -> impl IntoView {
    let sheet = NodeRef::<leptos::svg::G>::new();
    let next = StoredValue::new_local(Some(next));
    Effect::new(move || {
        if let (Some(sheet), Some(next)) = (sheet.get(), next.try_update_value(Option::take).flatten()) {
            // Another ground may have lain there.
            sheet.set_inner_html("");
            draw_next(play, sheet.into(), next);
        }
    });
    view! { <g class="ground" node_ref=sheet/> }
}

fn draw_next(play: Play, sheet: web_sys::Element, mut next: NextPart) {
    let draw = move || {
        // The page may be gone by then.
        if play.is_gone() {
            return;
        }
        match next() {
            Some(part) => {
                // What is drawn by ourselves is well formed.
                let _ = sheet.insert_adjacent_html("beforeend", &part);
                draw_next(play, sheet, next);
            }
            // Another drawing may have been there before, and what waits for one begins once.
            None if play.drawn.get_untracked() => (),
            None => play.drawn.set(true),
        }
    };
    // What is asked for within a frame is done before it is painted; this is done after it.
    request_animation_frame(move || set_timeout(draw, Duration::ZERO));
}
