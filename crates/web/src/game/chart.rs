//! Parts of which charts of a game that is over are made, and moments of it that lead to their positions.

use std::fmt::Write as _;

use art::{CHART, Chart};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::play::Play;

/// Whose or what a line of a chart is.
pub(crate) struct Series {
    /// What style sheets know it by.
    pub(crate) of: String,
    /// The letter of a colour.
    pub(crate) letter: String,
    /// The sign at its end.
    pub(crate) sign: String,
}

/// The levels of a chart that ends with this moment, with their numbers.
pub(crate) fn levels(chart: &Chart, last: usize) -> String {
    let (left, right) = (chart.x(0), chart.x(last));
    let mut out = String::new();
    // Writing to a string never fails.
    for (level, y) in &chart.levels {
        let _ = write!(
            out,
            "<path class=\"level\" d=\"M{left:.0} {y:.1}H{right:.0}\"/><text class=\"figure\" x=\"{:.0}\" y=\"{:.1}\">{}</text>",
            left - 6.0,
            y + 5.0,
            words::signed(*level)
        );
    }
    out
}

/// Some of these moments below a chart, each with its number, and what they are.
pub(crate) fn axis(chart: &Chart, moments: impl ExactSizeIterator<Item = usize>, name: &str) -> String {
    let (_, bottom) = Chart::heights();
    let count = moments.len();
    let every = [1, 2, 5, 10, 20, 50, 100].into_iter().find(|every| count / every < 6).unwrap_or(500);
    let mut out = String::new();
    for (number, moment) in moments.enumerate().filter(|(number, _)| (number + 1) % every == 0) {
        let x = chart.x(moment);
        let _ = write!(
            out,
            "<path class=\"level\" d=\"M{x:.1} {bottom}v5\"/><text class=\"turns\" x=\"{x:.1}\" y=\"{:.0}\">{}</text>",
            bottom + 20.0,
            number + 1
        );
    }
    let _ = write!(out, "<text class=\"axis\" x=\"{:.0}\" y=\"{:.0}\">{name}</text>", chart.x(0), CHART.1 - 4.0);
    out
}

/// The lines of a chart with their signs and last numbers.
pub(crate) fn lines(chart: &Chart, series: &[Series]) -> String {
    let mut out = String::new();
    for (line, Series { of, letter, sign }) in chart.lines.iter().zip(series) {
        let (end, name) = (line.end, line.name);
        let shift = if letter.is_empty() { 0.0 } else { 11.0 };
        let _ = write!(
            out,
            "<g class=\"series\" data-of=\"{of}\"><path class=\"line\" d=\"{}\"/><path class=\"to-name\" d=\"M{:.1} {:.1}L{:.1} {:.1}\"/>\
             <text class=\"letter\" x=\"{:.1}\" y=\"{:.1}\">{letter}</text>\
             <use href=\"#{sign}\" x=\"{:.1}\" y=\"{:.1}\" width=\"22\" height=\"22\"/>\
             <text class=\"last\" x=\"{:.1}\" y=\"{:.1}\">{}</text></g>",
            line.path,
            end.x,
            end.y,
            name.x,
            name.y,
            name.x + 1.0,
            name.y + 5.0,
            name.x + shift,
            name.y - 11.0,
            name.x + shift + 24.0,
            name.y + 5.5,
            words::signed(line.last)
        );
    }
    out
}

/// The moment of a chart that was clicked.
pub(crate) fn clicked(chart: &Chart, event: &MouseEvent) -> Option<usize> {
    let svg = event.current_target().and_then(|svg| svg.dyn_into::<web_sys::Element>().ok())?;
    let place = svg.get_bounding_client_rect();
    Some(chart.moment((f64::from(event.client_x()) - place.left()) / place.width() * CHART.0))
}

/// Something that happened, with when it did: a button that shows its position.
#[component]
pub(crate) fn Moment(play: Play, step: usize, when: String, text: String, children: Children) -> impl IntoView {
    let look = move |_| {
        play.running.set(false);
        play.look_at(step);
    };
    view! {
        <li>
            <button type="button" class="moment" title=play.shell.texts().game.look_here
                aria-current=move || (play.at() == step).then_some("step") on:click=look>
                {children()}
                <span><b>{when}</b>" "{text}</span>
            </button>
        </li>
    }
}
