//! Few sounds of our own, made by the browser when they are heard: wood, paper, a drum. None without being asked for, and
//! none before somebody has touched the page.

use std::cell::{Cell, RefCell};

use leptos::prelude::*;
pub(crate) use table::Cue;
use web_sys::{AudioContext, OscillatorType};

use crate::settings::Shell;

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
    static TOUCHED: Cell<bool> = const { Cell::new(false) };
}

/// Listens for the first touch, before which a browser allows no sound.
pub(crate) fn wait_for_touch() {
    for handle in [
        window_event_listener(leptos::ev::pointerdown, |_| TOUCHED.set(true)),
        window_event_listener(leptos::ev::keydown, |_| TOUCHED.set(true)),
    ] {
        on_cleanup(move || handle.remove());
    }
}

/// One note: how it begins and ends in hertz, when it begins and how long it lasts in seconds, and how loud it is.
struct Note {
    shape: OscillatorType,
    pitch: (f32, f32),
    starts: f64,
    lasts: f64,
    loud: f32,
}

const fn note(shape: OscillatorType, pitch: (f32, f32), starts: f64, lasts: f64, loud: f32) -> Note {
    Note { shape, pitch, starts, lasts, loud }
}

/// What a cue is made of.
const fn notes(cue: Cue) -> &'static [Note] {
    use OscillatorType::{Sine, Triangle};
    match cue {
        // Wood on wood: a short knock with a click on top.
        Cue::Piece => {
            const { &[note(Triangle, (420.0, 210.0), 0.0, 0.07, 0.30), note(Sine, (1_300.0, 700.0), 0.0, 0.025, 0.12)] }
        }
        // Paper: a rustle of high notes, hardly heard.
        Cue::Paper => {
            const {
                &[
                    note(Triangle, (5_200.0, 2_600.0), 0.0, 0.05, 0.035),
                    note(Triangle, (3_100.0, 6_100.0), 0.04, 0.06, 0.03),
                    note(Triangle, (6_700.0, 3_900.0), 0.09, 0.05, 0.02),
                ]
            }
        }
        // Two soft knocks.
        Cue::Clash => {
            const { &[note(Triangle, (260.0, 130.0), 0.0, 0.10, 0.28), note(Triangle, (230.0, 115.0), 0.17, 0.12, 0.24)] }
        }
        // A low drum, and its echo.
        Cue::Drum => {
            const { &[note(Sine, (120.0, 46.0), 0.0, 0.55, 0.55), note(Sine, (110.0, 44.0), 0.32, 0.60, 0.35)] }
        }
        // A small chord, note by note.
        Cue::End => {
            const {
                &[
                    note(Sine, (392.0, 392.0), 0.0, 1.2, 0.16),
                    note(Sine, (493.9, 493.9), 0.12, 1.2, 0.13),
                    note(Sine, (587.3, 587.3), 0.24, 1.3, 0.12),
                    note(Sine, (784.0, 784.0), 0.36, 1.4, 0.09),
                ]
            }
        }
    }
}

/// Lets a cue be heard, if sounds are wanted. Where a browser can't, it stays silent.
pub(crate) fn play(shell: Shell, cue: Cue) {
    if !TOUCHED.get() || !shell.settings.with_untracked(|settings| settings.sound) {
        return;
    }
    CONTEXT.with_borrow_mut(|kept| {
        if kept.is_none() {
            *kept = AudioContext::new().ok();
        }
        if let Some(context) = kept {
            let _ = context.resume();
            for note in notes(cue) {
                let _ = sound(context, note);
            }
        }
    });
}

fn sound(context: &AudioContext, note: &Note) -> Result<(), wasm_bindgen::JsValue> {
    let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
    let from = context.current_time() + note.starts;
    let to = from + note.lasts;
    oscillator.set_type(note.shape);
    oscillator.frequency().set_value_at_time(note.pitch.0, from)?;
    oscillator.frequency().exponential_ramp_to_value_at_time(note.pitch.1, to)?;
    gain.gain().set_value_at_time(0.000_1, from)?;
    gain.gain().exponential_ramp_to_value_at_time(note.loud, from + 0.006)?;
    gain.gain().exponential_ramp_to_value_at_time(0.000_1, to)?;
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(from)?;
    oscillator.stop_with_when(to)
}
