//! The income becomes points and money: a slider, and what it leads to.

use ::yunnan::{Action, Position};
use art::Icon;
use art::yunnan::Sign as Symbol;
use kernel::Observer;
use leptos::prelude::*;
use table::yunnan::{Choices, Conversion, Standing};
use words::Language;
use words::screen::fill;
use words::yunnan::{Label, label, page};

use super::Yunnan;
use crate::parts::{IconSign, Sign};

/// How much of the income becomes points, with the consequences.
#[component]
pub(super) fn Split(play: Yunnan) -> impl IntoView {
    let most = Memo::new(move |_| play.choices.with(Choices::most_points));
    let points = move || play.own.points.get().unwrap_or(0).min(most.get().unwrap_or(0));
    Effect::new(move |before: Option<usize>| {
        let steps = play.standing.get().steps;
        if before != Some(steps) {
            play.own.points.set(most.get_untracked().map(|most| most / 2));
        }
        steps
    });
    let conversion = Memo::new(move |_| conversion(play, &play.position(), points()));
    let amount = move |points: u32, yuan: u32| {
        let language = play.shell.language.get();
        (words::yunnan::points(language, points.into()), words::yunnan::yuan(language, yuan))
    };
    let slider = move || {
        let income = most.get()?;
        let texts = &page(play.shell.language.get()).income;
        let label = fill(texts.split, &[("income", &income)]);
        let value = move || {
            let points = points();
            let (points, yuan) = amount(points, income - points);
            format!("{points}, {yuan}")
        };
        Some(view! {
            <label class="split">
                <span>{label}</span>
                <input type="range" min="0" max=income.to_string() step="1" prop:value=move || points().to_string()
                    aria-valuetext=value
                    on:input:target=move |event| play.own.points.set(event.target().value().parse().ok())/>
                <strong aria-hidden="true">{value}</strong>
            </label>
        })
    };
    let take = move || {
        let income = most.get()?;
        let points = points();
        let (said, yuan) = amount(points, income - points);
        let text = fill(page(play.shell.language.get()).income.take, &[("points", &said), ("yuan", &yuan)]);
        let action = Action::Convert { points };
        Some(view! {
            <button class="text strong" type="button" data-action=action.to_string() on:click=move |_| play.try_out(action)>
                <IconSign icon=Icon::Confirm/><span>{text}</span>
            </button>
        })
    };
    let leads = move || {
        let conversion = conversion.get().filter(|_| most.get().is_some() && play.helps())?;
        let language = play.shell.language.get();
        Some(view! {
            <p>{leads_to(language, &conversion)}</p>
            <details class="so-far">
                <summary>{page(language).income.so_far}<span class="own-sources" inner_html=own_sources(play, &conversion.standings)/></summary>
                <div>{standings(play, &conversion.standings)}</div>
            </details>
        })
    };
    view! { <div class="conversion"><div class="split-row">{slider}<div class="deeds">{take}</div></div><div class="leads">{leads}</div></div> }
}

/// What becomes of somebody's income, if so much of it becomes points.
pub(super) fn conversion(play: Yunnan, position: &Position, points: u32) -> Option<Conversion> {
    let view = position.view(play.observer.get());
    play.table.with(|table| Conversion::new(table.board(), &view, points))
}

/// Points and money then, and how far the end of the game is.
pub(super) fn leads_to(language: Language, conversion: &Conversion) -> String {
    let texts = &page(language).income;
    let points = words::yunnan::points(language, conversion.points_after);
    let yuan = words::yunnan::yuan(language, conversion.yuan_after);
    let to_go = words::yunnan::points(language, conversion.to_go.into());
    let (then, end) = match conversion.ends {
        Some(_) => (texts.then_over, texts.ends.to_owned()),
        None => (texts.then, fill(texts.to_go, &[("points", &to_go)])),
    };
    format!("{} {end}", fill(then, &[("points", &points), ("yuan", &yuan)]))
}

/// Where points come from: those of the track first.
fn sources(language: Language) -> [(Symbol, &'static str); 6] {
    let named = |it| label(language, it);
    [
        (Symbol::Points, page(language).course.track),
        (Symbol::Yuan, named(Label::Yuan)),
        (Symbol::Present, named(Label::Presents)),
        (Symbol::Teahouse, named(Label::Teahouse)),
        (Symbol::Customs, named(Label::Customs)),
        (Symbol::Dragon, named(Label::Influence)),
    ]
}

/// The own points by source and their sum, in a line, as markup.
fn own_sources(play: Yunnan, standings: &[Standing]) -> String {
    let Observer::Seat(seat) = play.observer.get() else { return String::new() };
    let Some(own) = standings.iter().find(|standing| standing.seat == seat) else { return String::new() };
    let mut line = String::new();
    let points = [own.points].into_iter().chain(own.sources.map(|(_, points)| points.into()));
    for ((symbol, name), points) in sources(play.shell.language.get()).into_iter().zip(points) {
        line += &format!(
            "<span><svg class=\"sign\" role=\"img\" aria-label=\"{name}\"><use href=\"#{}\"/></svg>{}</span>",
            symbol.id(),
            words::signed(points)
        );
    }
    line + &format!("<b>= {}</b>", words::signed(own.score))
}

/// Everybody's points by source, as a table.
pub(super) fn standings(play: Yunnan, standings: &[Standing]) -> AnyView {
    let (language, names) = (play.shell.language.get(), play.names());
    let head = |(symbol, text): (Symbol, &'static str)| {
        view! { <th scope="col" title=text aria-label=text><Sign id=symbol.id().to_owned()/></th> }
    };
    let heads = sources(language);
    let row = |standing: &Standing| {
        let seat = standing.seat;
        let name = words::yunnan::name(language, &names, seat).to_owned();
        let cells = standing.sources.map(|(_, points)| view! { <td>{points}</td> }).collect_view();
        view! {
            <tr class:won=standing.place == 1>
                <th scope="row" title=name.clone()>
                    <Sign id=art::yunnan::crest_id(seat)/><span class="unseen">{name.clone()}</span>
                </th>
                <td>{words::signed(standing.points)}</td>
                {cells}
                <td class="score">{words::signed(standing.score)}</td>
            </tr>
        }
    };
    let score = play.shell.texts().game.score;
    view! {
        <table class="standings">
            <thead><tr><td></td>{heads.map(head).into_iter().collect_view()}<th scope="col">{score}</th></tr></thead>
            <tbody>{standings.iter().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}
