//! What can be shown over the map on demand.

use ::yangtze::{Board, Colour, Open, Space};
use kernel::Seat;
use leptos::prelude::*;

use super::play::Play;

/// A state: its spaces, its leaders and its red tiles.
struct State {
    spaces: Vec<Space>,
    leaders: Vec<(Seat, Colour)>,
    red: usize,
}

/// All states, each once.
fn states(board: &Board, open: &Open) -> Vec<State> {
    let mut states: Vec<State> = Vec::new();
    for seat in Seat::all(open.players()) {
        for colour in Colour::ALL {
            let Some(at) = open.leader_space(board, seat, colour) else { continue };
            match states.iter_mut().find(|state| state.spaces.contains(&at)) {
                Some(state) => state.leaders.push((seat, colour)),
                None => {
                    let spaces = open.linked_spaces(board, at);
                    let red = spaces.iter().filter(|space| open.tile_at(board, **space) == Some(Colour::Red)).count();
                    states.push(State { spaces, leaders: vec![(seat, colour)], red });
                }
            }
        }
    }
    states
}

/// What lies between the map and the pieces: the states at war, or all states if that is wanted, outlined.
pub(crate) fn below(play: Play) -> impl IntoView {
    let forecast = play.table.with(|table| table.forecast().copied()).filter(|_| play.is_present());
    let open = *forecast.unwrap_or_else(|| play.position()).open();
    let outlines: Vec<String> = play.table.with(|table| {
        let at_war = open.states_at_war(table.board());
        if at_war.is_empty() && play.states_shown.get() {
            return states(table.board(), &open).iter().map(|state| art::outline(&state.spaces)).collect();
        }
        at_war.iter().map(|state| art::outline(&open.linked_spaces(table.board(), state.name))).collect()
    });
    outlines
        .into_iter()
        .enumerate()
        .map(|(number, d)| view! { <path class="state" data-number=(number % 3).to_string() d=d/> })
        .collect_view()
}

/// What lies above the pieces: the strength of each state in a war, with its leaders.
pub(crate) fn above(play: Play) -> impl IntoView {
    if !play.states_shown.get() {
        return None;
    }
    let open = *play.position().open();
    let signs = play.table.with(|table| states(table.board(), &open)).into_iter().filter_map(|state| {
        let at = art::centre(*state.spaces.first()?);
        let leaders = state.leaders.iter().enumerate().map(|(number, (seat, colour))| {
            let x = at.x - 6.0 + 22.0 * number as f64;
            let id = art::leader_id(*seat, *colour);
            view! { <use href=format!("#{id}") x=x y=at.y - 62.0 width="24" height="24"/> }
        });
        let width = 30.0 + 22.0 * state.leaders.len() as f64;
        Some(view! {
            <g class="state-sign">
                <rect x=at.x - 30.0 y=at.y - 64.0 width=width height="28" rx="8"/>
                <text x=at.x - 18.0 y=at.y - 44.0>{state.red}</text>
                {leaders.collect_view()}
            </g>
        })
    });
    Some(signs.collect_view())
}
