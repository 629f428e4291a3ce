//! How the game came about: incomes by round, points over time, what everybody invested in, and where the game turned.

use ::yunnan::Building;
use art::CHART;
use art::yunnan::Sign as Symbol;
use kernel::Seat;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use table::TurningPoint;
use table::yunnan::{Invested, Story};
use words::screen::fill;
use words::yunnan::{Label, label, name, page};

use super::Yunnan;
use super::shown::{capital, sign_of};
use crate::game::chart::{Moment, Series, axis, clicked, levels, lines};
use crate::parts::Sign;

/// The course of a game that is over.
#[component]
pub(crate) fn Course(play: Yunnan) -> impl IntoView {
    let texts = move || &page(play.shell.language.get()).course;
    let after = move || &play.shell.texts().after;
    let turning_points = move || {
        let (points, rounds) = play.own.story.with(|story| {
            let round = |point: &TurningPoint| story.round_after(point.after);
            let rounds: Vec<u32> = story.turning_points.iter().map(round).collect();
            (story.turning_points.clone(), rounds)
        });
        let none = points.is_empty().then(|| view! { <li class="none">{after().no_turning_points}</li> });
        let list = points.into_iter().zip(rounds).map(|(point, round)| {
            let when = format!("{} {round}", capital(label(play.shell.language.get(), Label::Round)));
            let text = turned(play, &point);
            let sign = art::yunnan::crest_id(point.ahead);
            view! { <Moment play=*play step=point.after when text><Sign id=sign/></Moment> }
        });
        view! { {none} {list.collect_view()} }
    };
    view! {
        <section class="course">
            <h3>{move || texts().incomes}</h3>
            <Numbers play incomes=true/>
            <h3>{move || texts().scores}</h3>
            <Numbers play incomes=false/>
            <h3>{move || texts().invested}</h3>
            {move || invested(play)}
            <h3>{move || after().turning_points}</h3>
            <ol class="moments turning-points">{turning_points}</ol>
        </section>
    }
}

fn turned(play: Yunnan, point: &TurningPoint) -> String {
    let (language, texts, names) = (play.shell.language.get(), &play.shell.texts().after, play.names());
    let player = name(language, &names, point.ahead);
    if let Some(other) = point.overtaken {
        return fill(texts.overtakes, &[("player", &player), ("other", &name(language, &names, other))]);
    }
    let text = match point.before_lead {
        0 => texts.takes_lead,
        before if point.lead > before => texts.extends,
        _ => texts.loses_ground,
    };
    fill(text, &[("player", &player), ("before", &point.before_lead), ("lead", &point.lead)])
}

/// The numbers of everybody's line.
fn numbers(story: &Story, incomes: bool) -> Vec<Vec<i64>> {
    let of = |seat: Seat| -> Vec<i64> {
        if incomes {
            // Each round is as wide as two moments, of which the second is its middle.
            let incomes = story.incomes(seat);
            let wide = incomes.iter().flat_map(|income| [*income; 2]);
            return wide.chain(incomes.last().copied()).map(i64::from).collect();
        }
        story.scores(seat)
    };
    Seat::all(story.players).map(of).collect()
}

/// A chart: everybody's incomes by round, or scores over time.
#[component]
fn Numbers(play: Yunnan, incomes: bool) -> impl IntoView {
    let chart = Memo::new(move |_| play.own.story.with(|story| art::chart(&numbers(story, incomes))));
    let drawing = move || {
        play.own.story.with(|story| {
            chart.with(|chart| {
                let last = if incomes { story.rounds.len() * 2 } else { story.steps() };
                let series = |seat: Seat| Series {
                    of: format!("team-{}", seat.index()),
                    letter: String::new(),
                    sign: art::yunnan::crest_id(seat),
                };
                let round = |number: usize| if incomes { number * 2 + 1 } else { story.rounds[number].steps.end };
                let rounds = (0..story.rounds.len()).map(round);
                let named = capital(label(play.shell.language.get(), Label::Round));
                let series: Vec<Series> = Seat::all(story.players).map(series).collect();
                levels(chart, last) + &axis(chart, rounds, &named) + &lines(chart, &series)
            })
        })
    };
    let about = move || {
        let (language, names) = (play.shell.language.get(), play.names());
        let ends: Vec<String> = chart.with(|chart| {
            let end = |(number, line): (usize, &art::Line)| {
                let player = name(language, &names, Seat::new(number as u8));
                fill(play.shell.texts().after.ends_with, &[("player", &player), ("points", &words::signed(line.last))])
            };
            chart.lines.iter().enumerate().map(end).collect()
        });
        let text = if incomes { page(language).course.incomes_about } else { play.shell.texts().after.chart };
        fill(text, &[("ends", &ends.join(", "))])
    };
    let look = move |event: MouseEvent| {
        let Some(moment) = chart.with_untracked(|chart| clicked(chart, &event)) else { return };
        let step = play.own.story.with_untracked(|story| match story.rounds.get(moment / 2) {
            _ if !incomes => moment,
            Some(round) => round.steps.end,
            None => story.steps(),
        });
        play.running.set(false);
        play.look_at(step);
    };
    view! {
        <svg class="chart" viewBox=format!("0 0 {} {}", CHART.0, CHART.1) role="img" aria-label=about on:click=look>
            <g inner_html=drawing/>
        </svg>
    }
}

/// How often and for how much everybody bid where, and what the bank paid.
fn invested(play: Yunnan) -> impl IntoView {
    let (language, names) = (play.shell.language.get(), play.names());
    let head = |symbol: Symbol, text: String, shown: &'static str| {
        view! { <th scope="col" title=text.clone() aria-label=text><Sign id=symbol.id().to_owned()/>{shown}</th> }
    };
    let house = |house| head(sign_of(house), capital(words::yunnan::building(language, house)), "");
    let paid = page(language).course.bank_paid;
    let heads = Building::ALL.map(house).into_iter().chain([head(Symbol::Bank, paid.to_owned(), paid)]);
    let row = |(number, invested): (usize, &Invested)| {
        let seat = Seat::new(number as u8);
        let cell = |(count, yuan): (u32, u32)| {
            let text = if count > 0 { format!("{yuan} ({count})") } else { "–".to_owned() };
            view! { <td>{text}</td> }
        };
        let named = name(language, &names, seat).to_owned();
        view! {
            <tr>
                <th scope="row" title=named.clone()><Sign id=art::yunnan::crest_id(seat)/><span class="unseen">{named.clone()}</span></th>
                {invested.buildings.map(cell).collect_view()}
                <td>{invested.bank}</td>
            </tr>
        }
    };
    let rows = play.own.story.with(|story| story.invested.iter().enumerate().map(row).collect_view());
    view! {
        <table class="invested">
            <thead><tr><td></td>{heads.collect_view()}</tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
}
