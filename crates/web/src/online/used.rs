//! How much time everybody has used in a game that is over.

use kernel::Seat;
use leptos::prelude::*;
use protocol::Statistics;

use super::answers::Answers;
use super::parts::{live, nothing, said};
use super::seats::stands_in;
use super::{Visit, api, time};
use crate::game::Play;

/// The time that everybody took, and how often they answered.
pub(super) fn used(play: Play, visit: Visit) -> AnyView {
    live(move || {
        if !visit.is_over() {
            return nothing();
        }
        let asked = Answers::to(vec![format!("/tables/{}/statistics", visit.id())]);
        asked.found(move |texts| {
            let statistics = texts.and_then(|texts| api::read::<Statistics>(texts.first()?).ok());
            statistics.map_or_else(nothing, |statistics| list(play, visit, &statistics))
        })
    })
}

fn list(play: Play, visit: Visit, statistics: &Statistics) -> AnyView {
    let shell = play.shell;
    let row = |(number, seat): (usize, &protocol::SeatStatistics)| {
        let (time, answers) = (seat.time as f64, seat.answers);
        // Whose bot played last didn't come so far alone.
        let stood_in = move || {
            let level = visit.with(|table| table.summary.seats.get(number)?.stand_in).flatten();
            level.map(|level| view! { <p class="small">{stands_in(visit, shell, level)}</p> })
        };
        view! {
            <tr>
                <th scope="row">{move || play.player(Seat::new(number as u8))}{stood_in}</th>
                <td>{move || time::shown(shell.together(), time)}</td>
                <td>{answers}</td>
            </tr>
        }
    };
    view! {
        <table class="figures">
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">{said(|shell| shell.together().at_table.time_used)}</th>
                    <th scope="col">{said(|shell| shell.together().at_table.answers)}</th>
                </tr>
            </thead>
            <tbody>{statistics.seats.iter().enumerate().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}
