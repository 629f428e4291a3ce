//! A conflict: who fights whom, how strong they are, what could still come, and what each end would cost and give.

use ::yangtze::{Action, Colour, Commitment, Decision};
use art::Icon;
use kernel::{Game as _, Pending, Seat};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use table::yangtze::{
    Choices, Conflict, Outcome, Reserve, Side, least_first, reserves, revolt_stakes, spaces_of, war_stakes,
};
use wasm_bindgen::JsCast;
use web_sys::Element;
use words::screen::fill;

use super::Yangtze;
use super::conclusion::{Conclusion, follow};
use crate::browser;
use crate::parts::{IconSign, Sign};

/// The conflict on the screen.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Fought {
    pub(crate) conflict: Conflict,
    /// Whether the last of it is only proposed.
    pub(crate) forecast: bool,
    /// Whether the winner still has to pay for it.
    pub(crate) pays: bool,
    /// Whether anything of it can still be taken back.
    tentative: bool,
    /// Who can still throw something in.
    reserves: Vec<Reserve>,
    /// How it could end.
    stakes: Vec<Outcome>,
}

/// The conflict that is being fought, that a proposal would begin, or that has just ended.
#[component]
pub(crate) fn Fight(play: Yangtze) -> impl IntoView {
    // On a small screen, or with large texts, the board is what there is to see; a touch shows the rest.
    let is_tight =
        move || browser::is_small() || play.shell.settings.with_untracked(|settings| settings.text_size > 115);
    let folded = RwSignal::new(is_tight());
    let fought = Memo::new(move |_| fought(play));
    let course = follow(play, fought);
    Effect::new(move || {
        if fought.with(Option::is_none) && is_tight() {
            folded.set(true);
        }
    });
    let click = move |event: MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let on_button = target.is_some_and(|target| target.closest(".fold").is_ok_and(|button| button.is_some()));
        folded.update(|folded| *folded = on_button != *folded && (on_button || !is_tight()));
    };
    let shown = move || {
        let fought = fought.get()?;
        Some(match fought.conflict.winner {
            Some(_) if !fought.forecast => view! { <Conclusion play fought course folded/> }.into_any(),
            _ => view! { <Panel play fought folded/> }.into_any(),
        })
    };
    view! { <div class="banner" on:click=click>{shown}</div> }
}

/// The conflict to which the last answer that is shown belongs.
fn fought(play: Yangtze) -> Option<Fought> {
    let (present, at, observer) = (play.is_present(), play.at(), play.observer.get());
    let helps = play.helps();
    play.table.with(|table| {
        let board = table.board();
        let forecast = table.forecast().filter(|_| present && helps);
        let counted = &table.steps()[..at.min(table.steps().len())];
        let (ahead, tried) = if present { (table.ahead(), table.draft()) } else { Default::default() };
        let steps = counted.iter().chain(ahead).chain(tried);
        let steps = steps.chain(table.proposal().filter(|_| forecast.is_some()));
        // Where others are only taken to do nothing, nobody has won yet.
        let open = |conflict: &Conflict| conflict.winner.is_none() || ahead.is_empty();
        let conflict = Conflict::last(board, steps).filter(|conflict| conflict.is_latest && open(conflict))?;
        let now = if present { table.position() } else { table.at(at) };
        let position = forecast.copied().unwrap_or(now);
        let stakes = match position.open().revolt_at_hand(board) {
            Some(revolt) => revolt_stakes(&revolt),
            None => war_stakes(&position.open().states_at_war(board)),
        };
        let reserves = reserves(board, &position.view(observer));
        let tentative = forecast.is_some() || !tried.is_empty();
        let pays = matches!(position.pending(), Pending::Decision { decision: Decision::WarLoss, .. });
        Some(Fought { conflict, forecast: forecast.is_some(), pays, tentative, reserves, stakes })
    })
}

/// A conflict that isn't decided.
#[component]
fn Panel(play: Yangtze, fought: Fought, folded: RwSignal<bool>) -> impl IntoView {
    let shell = play.shell;
    let Fought { conflict, tentative, reserves, stakes, .. } = fought;
    let about = conflict.clone();
    let sides = move || {
        let view = |side: &Side| {
            let support = side.state.map(|state| view! { <Support play state/> });
            let name = side_name(play, side);
            view! { <div class="party" role="group" aria-label=name>{side_view(play, &about, side, false)}{support}</div> }
        };
        about.sides.iter().map(view).collect_view()
    };
    let phase = move || if tentative { shell.texts().fight.if_confirmed } else { "" };
    let who = move || {
        let name = |seat: Seat| words::yangtze::name(shell.language.get(), &play.names(), seat).to_owned();
        let texts = &shell.texts().fight;
        let reserves = if play.helps() { &reserves[..] } else { &[] };
        let line = |(number, reserve): (usize, &Reserve)| {
            let text = if number == 0 { texts.gives_now } else { texts.gives_later };
            let text = fill(text, &[("player", &name(reserve.seat)), ("count", &reserve.at_most)]);
            view! { <li class:now=number == 0><Sign id=art::crest_id(reserve.seat)/>{text}</li> }
        };
        reserves.iter().enumerate().map(line).collect_view()
    };
    let nothing = Action::Support { side: None };
    let nobody = move || {
        let can = play.is_ours() && play.choices.with(|choices| choices.has(&nothing));
        can.then(|| {
            view! {
                <button class="text" type="button" data-action=nothing.to_string() on:click=move |_| play.try_out(nothing)>
                    {shell.texts().fight.support_none}
                </button>
            }
        })
    };
    let (kind, icon) = kind(&conflict);
    let title = move || if conflict.revolt.is_some() { shell.texts().fight.revolt } else { shell.texts().fight.war };
    let fold = move || if folded.get() { shell.texts().fight.unfold } else { shell.texts().fight.fold };
    view! {
        <section class="conflict fight" class:folded=folded class:low=is_low(play, &conflict) data-kind=kind role="region" aria-label=title>
            <header>
                <h2><IconSign icon/>{title}</h2>
                <span class="phase">{phase}</span>
                <button class="icon fold" type="button" title=fold aria-label=fold
                    aria-expanded=move || (!folded.get()).to_string()>
                    {move || view! { <IconSign icon=if folded.get() { Icon::Eye } else { Icon::Fit }/> }}
                </button>
            </header>
            <div class="sides">{sides}</div>
            <div class="more">
                <ul class="reserves">{who}</ul>
                <Ends play conflict=conflict.clone() stakes/>
            </div>
            <div class="deeds"><Commit play/>{nobody}</div>
        </section>
    }
}

/// A revolt or a war, with its sign.
pub(crate) fn kind(conflict: &Conflict) -> (&'static str, Icon) {
    if conflict.revolt.is_some() { ("revolt", Icon::Revolt) } else { ("war", Icon::War) }
}

/// Whether most of what fights stands in the upper half of the board, so that it is better told about in the lower one.
pub(crate) fn is_low(play: Yangtze, conflict: &Conflict) -> bool {
    let open = untrack(|| *play.position().open());
    play.table.with_untracked(|table| {
        let board = table.board();
        let touched = conflict.beats.iter().flatten().flat_map(spaces_of).flatten();
        let states = conflict.sides.iter().filter_map(|side| side.state);
        let (rows, spaces) = touched
            .chain(states.flat_map(|state| open.linked_spaces(board, state)))
            .fold((0, 0), |(rows, spaces), space| (rows + space.row(), spaces + 1));
        rows * 2 <= board.rows() * spaces
    })
}

/// What a side is called: its player, its capital, or for want of one a leader in it.
pub(crate) fn side_name(play: Yangtze, side: &Side) -> String {
    let (language, names) = (play.shell.language.get(), play.names());
    if let Some(seat) = side.seat {
        return words::yangtze::name(language, &names, seat).to_owned();
    }
    let leader = side.leaders.iter().find(|(_, _, in_conflict)| *in_conflict);
    match (side.capitals.is_empty(), leader) {
        (true, Some((seat, colour, _))) => {
            let player = words::yangtze::name(language, &names, *seat);
            format!("{} ({player})", words::yangtze::the_leader(language, *colour))
        }
        (true, None) => side.state.map(|state| state.to_string()).unwrap_or_default(),
        (false, _) => side.capitals.join(" · "),
    }
}

/// A side with its leaders, its strength and what that is made of.
pub(crate) fn side_view(play: Yangtze, conflict: &Conflict, side: &Side, fallen: bool) -> impl IntoView + use<> {
    let shell = play.shell;
    let texts = &shell.texts().fight;
    let colour = if conflict.revolt.is_some() { Colour::Black } else { Colour::Red };
    let role = match side.state {
        Some(state) => fill(texts.state_at, &[("state", &state)]),
        None if conflict.sides.first().is_some_and(|first| first.seat == side.seat) => texts.attacker.to_owned(),
        None => texts.defender.to_owned(),
    };
    let leader = |(seat, colour, in_conflict): &(Seat, Colour, bool)| {
        view! {
            <span class="fighter" class:aside=!in_conflict class:fallen=fallen && *in_conflict>
                <Sign id=art::leader_id(*seat, *colour)/>
            </span>
        }
    };
    let tiles = |count: u8, given: bool| {
        (0..count)
            .map(|_| view! { <span class="laid" class:given=given><Sign id=art::tile_id(colour)/></span> })
            .collect_view()
    };
    let given = |(seat, commitment): &(Seat, Commitment)| {
        let leader = commitment.leader.then(|| {
            view! { <span class="laid given"><Sign id=art::leader_id(*seat, colour)/></span> }
        });
        view! { {tiles(commitment.tiles, true)}{leader} }
    };
    // At a pure table everybody counts for themselves, until it is decided.
    let counted = play.helps() || conflict.winner.is_some();
    let strength = side.strength();
    let committed = strength.saturating_sub(side.on_board);
    let sum = [("strength", &strength as &dyn std::fmt::Display), ("board", &side.on_board), ("given", &committed)];
    let made_of = fill(texts.made_of, &sum);
    let tip = made_of.clone();
    let seat = side.seat.map(|seat| seat.to_string());
    let state = side.state.map(|state| state.to_string());
    view! {
        <div class="side" data-seat=seat data-state=state>
            <span class="fighters" aria-hidden="true">{side.leaders.iter().map(leader).collect_view()}</span>
            <strong class="name">{side_name(play, side)}</strong>
            <span class="role">{role}</span>
            {counted.then(|| view! {
                <span class="strength" title=tip>
                    <b aria-hidden="true">{strength}</b>
                    <span class="unseen">{made_of}</span>
                </span>
            })}
            <span class="made" aria-hidden="true">
                {counted.then(|| tiles(side.on_board, false))}{side.given.iter().map(given).collect_view()}
            </span>
        </div>
    }
}

/// What somebody could commit to a revolt.
#[component]
fn Commit(play: Yangtze) -> impl IntoView {
    move || {
        let list = if play.is_ours() { play.choices.with(Choices::commitments) } else { Vec::new() };
        give_buttons(play, list, Colour::Black, None)
    }
}

/// What somebody could give to a state.
#[component]
fn Support(play: Yangtze, state: ::yangtze::Space) -> impl IntoView {
    move || {
        if !play.is_ours() {
            return None;
        }
        let given = |action: &Action| match action {
            Action::Support { side: Some((to, commitment)) } if *to == state => Some(*commitment),
            _ => None,
        };
        let list = play.choices.with(|choices| choices.actions().iter().filter_map(given).collect());
        let winner = Action::Winner { state };
        let wins = play.choices.with(|choices| choices.has(&winner)).then(|| {
            view! {
                <button class="text strong" type="button" data-action=winner.to_string()
                    on:click=move |_| play.try_out(winner)>{move || play.shell.texts().fight.let_win}</button>
            }
        });
        Some(view! { <div class="deeds">{give_buttons(play, list, Colour::Red, Some(state))}{wins}</div> })
    }
}

/// Buttons that throw something into a conflict, the least first.
fn give_buttons(
    play: Yangtze,
    mut list: Vec<Commitment>,
    colour: Colour,
    to: Option<::yangtze::Space>,
) -> impl IntoView + use<> {
    least_first(&mut list);
    let button = move |commitment: Commitment| {
        let action = match to {
            Some(state) => Action::Support { side: Some((state, commitment)) },
            None => Action::Commit(commitment),
        };
        let label = move || {
            let texts = play.shell.texts();
            let count = fill(texts.fight.commit, &[("count", &commitment.tiles)]);
            if commitment.leader { format!("{count} {}", texts.fight.with_leader) } else { count }
        };
        let seat = move || match play.observer.get() {
            kernel::Observer::Seat(seat) => art::leader_id(seat, colour),
            kernel::Observer::Spectator => String::new(),
        };
        let leader = commitment.leader.then_some(move || view! { <Sign id=seat()/> });
        let plus = if commitment.leader { "+" } else { "" };
        view! {
            <button class="text give" type="button" data-action=action.to_string() aria-label=label title=label
                on:click=move |_| play.try_out(action)>
                {commitment.tiles}<Sign id=art::tile_id(colour)/>{plus}{leader}
            </button>
        }
    };
    list.into_iter().map(button).collect_view()
}

/// What each end would cost and give.
#[component]
fn Ends(play: Yangtze, conflict: Conflict, stakes: Vec<Outcome>) -> impl IntoView {
    let shell = play.shell;
    move || {
        if !play.helps() {
            return Vec::new();
        }
        let (language, texts, names) = (shell.language.get(), shell.texts(), play.names());
        let name = |seat: Seat| words::yangtze::name(language, &names, seat).to_owned();
        let end = |(number, outcome): (usize, &Outcome)| {
            let sides = |wins: bool| {
                let found = conflict.sides.iter().enumerate().filter(|(other, _)| (*other == number) == wins);
                found.map(|(_, side)| side_name(play, side)).collect::<Vec<_>>().join(" · ")
            };
            let side = sides(true);
            // What is seen, and what is said about it.
            let mut parts: Vec<(String, String, String, Option<Colour>)> = Vec::new();
            let mut points: Vec<((Seat, Colour), u32)> = Vec::new();
            for point in &outcome.points {
                match points.iter_mut().find(|(other, _)| other == point) {
                    Some((_, count)) => *count += 1,
                    None => points.push((*point, 1)),
                }
            }
            for ((seat, colour), count) in points {
                let points = words::yangtze::points(language, colour, count);
                let said = fill(texts.fight.gains, &[("player", &name(seat)), ("points", &points)]);
                parts.push((art::crest_id(seat), format!("+{count}"), said, Some(colour)));
            }
            for (seat, colour) in &outcome.leaders {
                let leader = words::yangtze::leader(language, *colour);
                let said = fill(texts.fight.goes_home, &[("player", &name(*seat)), ("leader", &leader)]);
                parts.push((art::leader_id(*seat, *colour), "↩".to_owned(), said, None));
            }
            for (count, side) in [(outcome.red_tiles, sides(false)), (outcome.cost, side.clone())] {
                if count > 0 {
                    let said = fill(texts.fight.loses_tiles, &[("side", &side), ("count", &count)]);
                    parts.push((art::tile_id(Colour::Red), format!("−{count} {side}"), said, None));
                }
            }
            let part = |(id, sign, said, point): (String, String, String, Option<Colour>)| {
                let tip = said.clone();
                let point = point.map(|colour| {
                    view! { <span class="point" data-colour=colour.letter().to_string()><Sign id=art::role_id(colour)/></span> }
                });
                view! {
                    <li title=tip>
                        <Sign id=id/><span aria-hidden="true">{sign}</span>{point}<span class="unseen">{said}</span>
                    </li>
                }
            };
            view! {
                <div class="end">
                    <strong>{fill(texts.fight.if_wins, &[("side", &side)])}</strong>
                    <ul>{parts.into_iter().map(part).collect_view()}</ul>
                </div>
            }
        };
        stakes.iter().enumerate().map(end).collect_view()
    }
}
