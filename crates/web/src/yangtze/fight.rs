//! A conflict: who fights whom, how strong they are, what could still come, and what each end would cost and give.

use ::yangtze::{Action, Colour, Commitment, RevoltAtHand, WarringState};
use art::Icon;
use kernel::{Pending, Seat};
use leptos::prelude::*;
use table::yangtze::{Choices, Outcome, revolt_stakes, war_stakes};
use words::screen::fill;

use super::play::Play;
use crate::parts::{IconSign, Sign};
use crate::settings::Shell;

/// The conflict that is being fought, or that a proposal would begin.
#[component]
pub(crate) fn Fight(play: Play) -> impl IntoView {
    move || {
        let present = play.is_present();
        let position = play.table.with(|table| table.forecast().filter(|_| present && play.helps()).copied());
        let position = position.unwrap_or_else(|| play.position());
        let open = *position.open();
        if open.pending() == Pending::Over {
            return ().into_any();
        }
        let (revolt, states) =
            play.table.with(|table| (open.revolt_at_hand(table.board()), open.states_at_war(table.board())));
        if let Some(revolt) = revolt {
            view! { <Revolt play revolt/> }.into_any()
        } else if !states.is_empty() {
            view! { <War play states=states.to_vec()/> }.into_any()
        } else {
            ().into_any()
        }
    }
}

#[component]
fn Revolt(play: Play, revolt: RevoltAtHand) -> impl IntoView {
    let shell = Shell::get();
    let side = move |seat: Seat, role: &'static str, strength: u8| {
        view! {
            <div class="side" data-seat=seat.to_string()>
                <Sign id=art::leader_id(seat, revolt.colour)/>
                <strong>{words::yangtze::name(shell.language.get(), &play.names(), seat).to_owned()}</strong>
                <span>{role}</span>
                <span class="strength">{fill(shell.texts().fight.strength, &[("strength", &strength)])}</span>
            </div>
        }
    };
    move || {
        let texts = shell.texts();
        let stakes = revolt_stakes(&revolt);
        view! {
            <section class="fight" role="region" aria-label=texts.fight.revolt>
                <h2><IconSign icon=Icon::Revolt/>{texts.fight.revolt}</h2>
                <div class="sides">
                    {side(revolt.attacker, texts.fight.attacker, revolt.attack)}
                    {side(revolt.defender, texts.fight.defender, revolt.defence)}
                </div>
                <Ends play stakes/>
                <Commit play/>
            </section>
        }
    }
}

/// What somebody could commit to a revolt.
#[component]
fn Commit(play: Play) -> impl IntoView {
    move || {
        let list = if play.is_ours() { play.choices.with(Choices::commitments) } else { Vec::new() };
        let button = |commitment: Commitment| view! { <Give play action=Action::Commit(commitment) commitment/> };
        view! { <div class="deeds">{list.into_iter().map(button).collect_view()}</div> }
    }
}

/// A button that throws something into a conflict.
#[component]
fn Give(play: Play, action: Action, commitment: Commitment) -> impl IntoView {
    let shell = Shell::get();
    let label = move || {
        let texts = shell.texts();
        let count = fill(texts.fight.commit, &[("count", &commitment.tiles)]);
        if commitment.leader { format!("{count} {}", texts.fight.with_leader) } else { count }
    };
    view! {
        <button class="text" type="button" data-action=action.to_string() on:click=move |_| play.try_out(action)>
            {label}
        </button>
    }
}

#[component]
fn War(play: Play, states: Vec<WarringState>) -> impl IntoView {
    let shell = Shell::get();
    let stakes = war_stakes(&states);
    let sides = move || {
        states
            .iter()
            .map(|state| {
                let leaders = Colour::ALL
                    .into_iter()
                    .zip(state.leaders)
                    .filter_map(|(colour, leader)| leader.map(|(seat, in_conflict)| (seat, colour, in_conflict)))
                    .map(|(seat, colour, in_conflict)| {
                        view! { <span class="fighter" class:aside=!in_conflict><Sign id=art::leader_id(seat, colour)/></span> }
                    })
                    .collect_view();
                let name = state.name;
                view! {
                    <div class="side" data-state=name.to_string()>
                        <div class="fighters">{leaders}</div>
                        <strong>{name.to_string()}</strong>
                        <span class="strength">
                            {fill(shell.texts().fight.strength, &[("strength", &state.strength)])}
                        </span>
                        <Support play state=name/>
                    </div>
                }
            })
            .collect_view()
    };
    let nobody = move || {
        let none = Action::Support { side: None };
        let can = play.is_ours() && play.choices.with(|choices| choices.has(&none));
        can.then(|| {
            view! {
                <button class="text" type="button" data-action=none.to_string() on:click=move |_| play.try_out(none)>
                    {shell.texts().fight.support_none}
                </button>
            }
        })
    };
    view! {
        <section class="fight" role="region" aria-label=move || shell.texts().fight.war>
            <h2><IconSign icon=Icon::War/>{move || shell.texts().fight.war}</h2>
            <div class="sides">{sides}</div>
            <Ends play stakes/>
            <div class="deeds">{nobody}</div>
        </section>
    }
}

/// What somebody could give to a state.
#[component]
fn Support(play: Play, state: ::yangtze::Space) -> impl IntoView {
    move || {
        let mut list: Vec<Commitment> = if play.is_ours() {
            play.choices.with(|choices| {
                let given = |action: &Action| match action {
                    Action::Support { side: Some((to, commitment)) } if *to == state => Some(*commitment),
                    _ => None,
                };
                choices.actions().iter().filter_map(given).collect()
            })
        } else {
            Vec::new()
        };
        list.sort_unstable_by_key(|commitment| (commitment.strength(), commitment.tiles));
        let button = |commitment: Commitment| {
            view! { <Give play action=Action::Support { side: Some((state, commitment)) } commitment/> }
        };
        let winner = Action::Winner { state };
        let wins = (play.is_ours() && play.choices.with(|choices| choices.has(&winner))).then(|| {
            view! {
                <button class="text strong" type="button" data-action=winner.to_string()
                    on:click=move |_| play.try_out(winner)>{move || play.shell.texts().fight.let_win}</button>
            }
        });
        view! { <div class="deeds">{list.into_iter().map(button).collect_view()}{wins}</div> }
    }
}

/// What each end would cost and give.
#[component]
fn Ends(play: Play, stakes: Vec<Outcome>) -> impl IntoView {
    let shell = Shell::get();
    move || {
        if !play.helps() {
            return Vec::new();
        }
        let (language, texts, names) = (shell.language.get(), shell.texts(), play.names());
        let name = |seat: Seat| words::yangtze::name(language, &names, seat).to_owned();
        stakes
            .iter()
            .map(|outcome| {
                let side = match outcome.state {
                    Some(state) => state.to_string(),
                    None => outcome.points.first().map(|(seat, _)| name(*seat)).unwrap_or_default(),
                };
                let mut lines: Vec<String> = Vec::new();
                for (seat, colour) in &outcome.points {
                    let points = words::yangtze::points(language, *colour, 1);
                    lines.push(fill(texts.fight.gains, &[("player", &name(*seat)), ("points", &points)]));
                }
                for (seat, colour) in &outcome.leaders {
                    let leader = words::yangtze::leader(language, *colour);
                    lines.push(fill(texts.fight.goes_home, &[("player", &name(*seat)), ("leader", &leader)]));
                }
                if outcome.red_tiles > 0 {
                    lines.push(fill(texts.fight.loses_tiles, &[("count", &outcome.red_tiles)]));
                }
                view! {
                    <div class="end">
                        <strong>{fill(texts.fight.if_wins, &[("side", &side)])}</strong>
                        <ul>{lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
                    </div>
                }
            })
            .collect_view()
    }
}
