//! Somebody who plays: how many games they have played, and how these ended.

use art::Icon;
use js_sys::{Object, Reflect};
use leptos::prelude::*;
use protocol::{Played, Profile, State, Summary, Table};
use serde_json::Value;

use super::answers::Answers;
use super::api;
use super::parts::{Text, deeds, nothing, page, paragraph, said, section, to_tables, told, way_button};
use super::row::{Ended, row};
use crate::new_game::Offered;
use crate::parts::{Show, TextButton};
use crate::settings::Shell;

/// So many games are shown at once.
const STEP: usize = 10;

/// The page of a player.
pub(crate) fn profile(id: &str) -> AnyView {
    let shell = Shell::get();
    let about = Answers::to(vec![format!("/users/{id}"), format!("/users/{id}/games")]);
    let name = about.found(|texts| {
        let profile = texts.and_then(|texts| api::read::<Profile>(texts.first()?).ok());
        profile.map(|profile| profile.name).unwrap_or_default().into_any()
    });
    let shown = about.shown(move |texts| {
        let text = |at: usize| texts.get(at).map_or("", String::as_str);
        let (profile, games): (Profile, Vec<Summary>) = (api::read(text(0))?, api::read(text(1))?);
        let none: Text = match profile.by_game.is_empty() {
            true => |shell| shell.together().online.no_games,
            false => |shell| shell.together().online.private_games,
        };
        Ok(view! { {figures(shell, &profile)}{history(shell, games, none)} }.into_any())
    });
    page(name, to_tables(), vec![shown])
}

/// How many games, and how many of them were won; more than by chance, or less.
fn figures(shell: Shell, profile: &Profile) -> AnyView {
    let row = |name: AnyView, played: Played| {
        let share = played.won as f64 / played.games.max(1) as f64;
        let per_cent = move |part: f64| told(move || words::play::percentage(shell.language.get(), 100.0 * part));
        view! {
            <tr>
                <th scope="row">{name}</th>
                <td>{played.games}</td>
                <td>{played.won}</td>
                <td>{per_cent(share)}</td>
                <td>{per_cent(played.by_chance as f64 / 1000.0)}</td>
            </tr>
        }
        .into_any()
    };
    let head = |text: Text| view! { <th scope="col">{said(text)}</th> }.into_any();
    let mut rows = Vec::new();
    for game in [Offered::Yangtze, Offered::Yunnan] {
        if let Some(played) = profile.by_game.get(game.name()) {
            rows.push(row(game.title().into_any(), *played));
        }
    }
    if rows.is_empty() {
        return nothing();
    }
    view! {
        <table class="figures">
            <thead>
                <tr>
                    {head(|shell| shell.together().online.game)}
                    {head(|shell| shell.together().online.games)}
                    {head(|shell| shell.together().online.won)}
                    {head(|shell| shell.together().online.share)}
                    {head(|shell| shell.together().online.by_chance)}
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

/// The public games, the latest first; or why there are `none`.
fn history(shell: Shell, games: Vec<Summary>, none: Text) -> AnyView {
    if games.is_empty() {
        return section(|shell| shell.together().online.history, vec![paragraph(said(none))]);
    }
    let (count, shown) = (games.len(), RwSignal::new(games.len().min(STEP)));
    let games = StoredValue::new(games);
    let list = view! {
        <ul class="tables">
            <For each=move || 0..shown.get() key=|number| *number let:number>
                {games.with_value(|games| games.get(number).cloned()).map(|table| played(shell, table))}
            </For>
        </ul>
    };
    let more = move || shown.update(|shown| *shown = (*shown + STEP).min(count));
    let more = view! {
        <Show when=move || shown.get() < count>
            <TextButton icon=Icon::Forward label=|shell| shell.together().online.more press=more/>
        </Show>
    };
    section(|shell| shell.together().online.history, vec![list.into_any(), deeds(vec![more.into_any()])])
}

/// A game that is over. Lists don't tell how games ended: each table does.
fn played(shell: Shell, table: Summary) -> AnyView {
    let asked = if table.state == State::Finished { vec![format!("/tables/{}", table.id)] } else { Vec::new() };
    Answers::to(asked).found(move |texts| {
        let ended = texts.and_then(|texts| ended(texts.first()?)).unwrap_or_default();
        let changed = table.changed;
        let date = view! { <span class="small">{told(move || date(shell, changed))}</span> }.into_any();
        let look = way_button(format!("/table/{}", table.id), Icon::Eye, |shell| shell.together().online.look, false);
        row(&table, &ended, vec![date], vec![look])
    })
}

/// How the game at a table ended.
fn ended(table: &str) -> Option<Ended> {
    let table: Table = api::read(table).ok()?;
    let result: Value = serde_json::from_str(table.result?.get()).ok()?;
    // A score is a number, or the first of several.
    let score = |score: &Value| score.as_i64().or_else(|| score.get(0)?.as_i64());
    let winners = result.get("winners")?.as_array()?.iter().filter_map(Value::as_u64).map(|seat| seat as usize);
    let scores = result.get("scores")?.as_array()?.iter().filter_map(score);
    Some(Ended { scores: scores.collect(), winners: winners.collect() })
}

/// A day, as it is written in the language of the moment, and in the reader's country if it is spoken there.
pub(crate) fn date(shell: Shell, time: i64) -> String {
    let language = shell.language.get().code();
    let local = window().navigator().language().filter(|locale| locale.starts_with(language));
    let style = Object::new();
    // An object takes any field.
    let _ = Reflect::set(&style, &"dateStyle".into(), &"long".into());
    let date = js_sys::Date::new(&(time as f64).into());
    date.to_locale_date_string(local.as_deref().unwrap_or(language), &style).into()
}
