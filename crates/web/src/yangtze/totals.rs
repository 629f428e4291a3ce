//! How the game ended.

use ::yangtze::{Colour, spread_yellow};
use kernel::Seat;
use leptos::prelude::*;

use super::Yangtze;
use crate::parts::Sign;

/// Who has won, and everybody's points.
#[component]
pub(super) fn Totals(play: Yangtze) -> impl IntoView {
    let shell = play.shell;
    move || {
        let settled = play.table.with(table::Table::settled);
        settled.outcome().map(|outcome| {
            let (language, names) = (shell.language.get(), play.names());
            let rows = Seat::all(settled.open().players())
                .map(|seat| {
                    let points = settled.open().points(seat);
                    let won = outcome.winners.contains(&seat.index());
                    let cells = Colour::ALL.map(|colour| view! { <td>{points[colour.index()]}</td> }).collect_view();
                    view! {
                        <tr class:won=won>
                            <th scope="row"><Sign id=art::crest_id(seat)/>{words::yangtze::name(language, &names, seat).to_owned()}</th>
                            {cells}
                            <td class="score">{spread_yellow(points)[0]}</td>
                        </tr>
                    }
                })
                .collect_view();
            let head = |colour: Colour| {
                let name = words::yangtze::colour(language, colour);
                view! { <th scope="col" data-colour=colour.letter().to_string() title=name aria-label=name><Sign id=art::role_id(colour)/></th> }
            };
            view! {
                <h2>{words::yangtze::victory(language, &names, &outcome)}</h2>
                <table>
                    <thead><tr><td></td>{Colour::ALL.map(head).collect_view()}<th scope="col">{shell.texts().game.score}</th></tr></thead>
                    <tbody>{rows}</tbody>
                </table>
            }
        })
    }
}
