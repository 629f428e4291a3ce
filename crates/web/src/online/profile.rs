//! Somebody who plays: how many games they have played, and how these ended.

use art::Icon;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Profile, State, Summary, Table};
use serde_json::Value;

use super::api::{self, Failed};
use super::parts::{Text, live, nothing, page, paragraph, said, section, told, way, way_button};
use super::row::{Ended, row};
use crate::new_game::Offered;
use crate::parts::{Show, TextButton};
use crate::settings::Shell;

/// So many games are shown at once.
const STEP: usize = 10;

/// The page of a player.
pub(crate) fn profile(id: String) -> AnyView {
    let shell = Shell::get();
    let profile: RwSignal<Option<Profile>> = RwSignal::new(None);
    let games: RwSignal<Vec<Summary>> = RwSignal::new(Vec::new());
    let shown: RwSignal<Vec<(Summary, Ended)>> = RwSignal::new(Vec::new());
    let failed: RwSignal<Option<Failed>> = RwSignal::new(None);
    spawn_local(async move {
        match seen(&id).await {
            Ok((somebody, played)) => {
                let _ = profile.try_set(Some(somebody));
                let _ = games.try_set(played);
                more(games, shown).await;
            }
            Err(why) => {
                let _ = failed.try_set(Some(why));
            }
        }
    });
    let name =
        told(move || profile.with(|profile| profile.as_ref().map(|profile| profile.name.clone()).unwrap_or_default()));
    let trouble = live(move || match failed.get() {
        Some(failed) => {
            view! { <p class="notice" role="alert">{told(move || failed.said(shell.texts()).to_owned())}</p> }
                .into_any()
        }
        None if profile.with(Option::is_none) => {
            view! { <p role="status">{said(|texts| texts.online.loading)}</p> }.into_any()
        }
        None => nothing(),
    });
    let figures = live(move || profile.get().map_or_else(nothing, |profile| figures(shell, &profile, &games.get())));
    let history = live(move || {
        if profile.with(Option::is_none) {
            return nothing();
        }
        let rows: Vec<AnyView> = shown.get().iter().map(|(table, ended)| played(shell, table, ended)).collect();
        let list = if games.with(Vec::is_empty) {
            paragraph(said(|texts| texts.online.no_games))
        } else {
            view! { <ul class="tables">{rows}</ul> }.into_any()
        };
        section(|texts| texts.online.history, vec![list, rest(games, shown)])
    });
    let tables = way("/tables".to_owned(), Icon::Menu, |texts| texts.online.tables);
    page(name, vec![tables], vec![trouble, figures, history])
}

async fn seen(id: &str) -> Result<(Profile, Vec<Summary>), Failed> {
    let profile = api::get(&format!("/users/{id}")).await?;
    Ok((profile, api::get(&format!("/users/{id}/games")).await?))
}

/// Shows some more games, with how they ended.
async fn more(games: RwSignal<Vec<Summary>>, shown: RwSignal<Vec<(Summary, Ended)>>) {
    let from = shown.try_with_untracked(Vec::len).unwrap_or_default();
    let next: Vec<Summary> =
        games.try_with_untracked(|games| games.iter().skip(from).take(STEP).cloned().collect()).unwrap_or_default();
    for table in next {
        let ended = match table.state {
            State::Finished => ended(&table.id).await.unwrap_or_default(),
            _ => Ended::default(),
        };
        let _ = shown.try_update(|shown| shown.push((table, ended)));
    }
}

/// How the game at a table ended.
async fn ended(table: &str) -> Option<Ended> {
    let table: Table = api::get(&format!("/tables/{table}")).await.ok()?;
    let result: Value = serde_json::from_str(table.result?.get()).ok()?;
    // A score is a number, or the first of several.
    let score = |score: &Value| score.as_i64().or_else(|| score.get(0)?.as_i64());
    let winners = result.get("winners")?.as_array()?.iter().filter_map(Value::as_u64).map(|seat| seat as usize);
    Some(Ended {
        scores: result.get("scores")?.as_array()?.iter().filter_map(score).collect(),
        winners: winners.collect(),
    })
}

fn played(shell: Shell, table: &Summary, ended: &Ended) -> AnyView {
    let changed = table.changed;
    let date = view! { <span class="small">{told(move || date(shell, changed))}</span> }.into_any();
    let look = way_button(format!("/table/{}", table.id), Icon::Eye, |texts| texts.start.open_record, false);
    row(table, ended, vec![date], vec![look])
}

/// A day, as it is written in the language of the moment.
pub(crate) fn date(shell: Shell, time: i64) -> String {
    let date = js_sys::Date::new(&(time as f64).into());
    date.to_locale_date_string(shell.language.get().code(), &js_sys::Object::new()).into()
}

/// How many games, and how many of them were won.
fn figures(shell: Shell, profile: &Profile, games: &[Summary]) -> AnyView {
    let figure = |label: AnyView, number: AnyView| view! { <div><dt>{label}</dt><dd>{number}</dd></div> }.into_any();
    let word = |label: Text, number: u64| figure(said(label), number.to_string().into_any());
    let mut figures =
        vec![word(|texts| texts.online.games, profile.games), word(|texts| texts.online.won, profile.won)];
    if profile.games > 0 {
        let share = 100.0 * profile.won as f64 / profile.games as f64;
        let share = told(move || words::play::percentage(shell.language.get(), share));
        figures.push(figure(said(|texts| texts.online.share), share));
    }
    for game in [Offered::Yangtze, Offered::Yunnan] {
        let count = games.iter().filter(|table| table.game == game.name() && table.state == State::Finished).count();
        if count > 0 {
            figures.push(figure(game.title().into_any(), count.to_string().into_any()));
        }
    }
    view! { <dl class="figures">{figures}</dl> }.into_any()
}

/// The button for the games that aren't shown yet.
fn rest(games: RwSignal<Vec<Summary>>, shown: RwSignal<Vec<(Summary, Ended)>>) -> AnyView {
    let busy = RwSignal::new(false);
    let press = move || {
        busy.set(true);
        spawn_local(async move {
            more(games, shown).await;
            let _ = busy.try_set(false);
        });
    };
    view! {
        <Show when=move || shown.with(Vec::len) < games.with(Vec::len)>
            <TextButton icon=Icon::Forward label=|texts| texts.online.more disabled=busy press=press/>
        </Show>
    }
    .into_any()
}
