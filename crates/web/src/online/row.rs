//! A table in a list: the game, who sits there, how fast it is played.

use art::Icon;
use leptos::prelude::*;
use protocol::{Pace, Seat, Sitting, Speed, State, Summary};
use words::Language;
use words::screen::{Together, fill};

use super::parts::{said, told};
use crate::new_game::{LEVELS, Offered};
use crate::parts::{IconSign, Sign};
use crate::settings::Shell;

/// The game by its name, as tables have it.
pub(crate) fn game_of(name: &str) -> Offered {
    if name == Offered::Yunnan.name() { Offered::Yunnan } else { Offered::Yangtze }
}

/// How a game ended.
#[derive(Clone, Default)]
pub(crate) struct Ended {
    /// The score of each seat.
    pub(crate) scores: Vec<i64>,
    pub(crate) winners: Vec<usize>,
}

/// A table with what can be done with it.
pub(crate) fn row(table: &Summary, ended: &Ended, marks: Vec<AnyView>, deeds: Vec<AnyView>) -> AnyView {
    let shell = Shell::get();
    let game = game_of(&table.game);
    let about = {
        let table = table.clone();
        told(move || described(shell, &table))
    };
    view! {
        <li class="table" data-game=game.name() data-id=table.id.clone() class:waits=table.waits_for_me>
            <div class="what">
                <h3><a href=format!("/table/{}", table.id)>{game.title()}</a></h3>
                {marks}
                <p class="small">{about}</p>
            </div>
            {seats(game, &table.seats, ended)}
            <div class="deeds">{deeds}</div>
        </li>
    }
    .into_any()
}

/// How fast it is played and with which options, in a line.
pub(crate) fn described(shell: Shell, table: &Summary) -> String {
    let (texts, online, language) = (shell.texts(), &shell.together().online, shell.language.get());
    let mut parts = vec![speed(shell.together(), table.speed)];
    let option = |name: &str| table.options.get(name);
    if let Some(edition) = option("edition").and_then(|edition| edition.as_str()) {
        parts.push(format!("{} {edition}", texts.start.edition));
    }
    if option("short").and_then(serde_json::Value::as_bool) == Some(true) {
        parts.push(texts.start.short.to_owned());
    }
    if option("variant").and_then(|variant| variant.as_str()) == Some("pro") {
        let pro = words::yunnan::variant(language, ::yunnan::Variant::Pro);
        parts.push(format!("{}: {pro}", texts.start.variant));
    }
    // The usual boards needn't be named.
    if !["warring-states", "tea-horse-road-3"].contains(&&*table.board) {
        parts.push(format!("{}: {}", online.board, table.board));
    }
    if !table.public {
        parts.push(online.by_link.to_owned());
    }
    if table.state == State::Abandoned {
        parts.push(online.unfinished.to_owned());
    }
    parts.join(" · ")
}

/// How much time there is, in words.
pub(crate) fn speed(texts: &'static Together, Speed { pace, seconds, increment }: Speed) -> String {
    let (online, all) = (&texts.online, time(texts, seconds));
    match pace {
        Pace::Move => fill(online.each, &[("time", &all)]),
        _ if increment == 0 => all,
        Pace::Live | Pace::Bank => fill(online.and_more, &[("time", &all), ("more", &time(texts, increment))]),
    }
}

/// So many seconds in larger units.
pub(crate) fn time(texts: &'static Together, seconds: u32) -> String {
    let (days, hours) = (seconds / 86_400, seconds / 3_600 % 24);
    let (minutes, rest) = (seconds / 60 % 60, seconds % 60);
    let mut parts = Vec::new();
    match days {
        0 => (),
        1 => parts.push(texts.online.day.to_owned()),
        _ => parts.push(fill(texts.online.days, &[("count", &days)])),
    }
    for (count, unit) in [(hours, "h"), (minutes, "min"), (rest, "s")] {
        if count > 0 {
            parts.push(format!("{count}\u{a0}{unit}"));
        }
    }
    parts.join(" ")
}

/// What a seat is told apart by: the crest, or the letter of its emblem.
pub(crate) fn mark(game: Offered, seat: usize) -> AnyView {
    let seat = kernel::Seat::new(seat as u8);
    match game {
        Offered::Yangtze => view! { <Sign id=art::crest_id(seat)/> }.into_any(),
        // Its pieces come with the game. The letters are the same in all languages.
        Offered::Yunnan => {
            let letter: String = words::yunnan::emblem(Language::English, seat).chars().take(1).collect();
            view! { <span class="team" data-seat=seat.to_string() aria-hidden="true">{letter}</span> }.into_any()
        }
    }
}

/// Who sits there.
fn seats(game: Offered, seats: &[Seat], ended: &Ended) -> AnyView {
    let seats: Vec<AnyView> = seats
        .iter()
        .enumerate()
        .map(|(number, seat)| {
            let won = ended.winners.contains(&number);
            let score = ended.scores.get(number).map(|score| view! { <strong class="score">{*score}</strong> });
            let victory =
                won.then(|| view! { <span class="badge">{said(|shell| shell.together().online.victory)}</span> });
            view! {
                <li class:won=won class:empty=matches!(seat.sitting, Sitting::Open | Sitting::Invited { .. })>
                    {mark(game, number)}{who(seat)}{score}{victory}
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ul class="sitting">{seats}</ul> }.into_any()
}

/// What a bot of a level is called.
fn bot(language: Language, level: u8) -> String {
    let name = LEVELS.get(usize::from(level).wrapping_sub(1)).and_then(|name| name.parse().ok());
    name.map(|bot| words::play::bot(language, bot)).unwrap_or_default()
}

/// Who sits on a seat, or may.
pub(crate) fn who(seat: &Seat) -> AnyView {
    let shell = Shell::get();
    let of_level = |level: u8| {
        view! { <span class="kind"><IconSign icon=Icon::Robot/>{told(move || bot(shell.language.get(), level))}</span> }
            .into_any()
    };
    match seat.sitting.clone() {
        Sitting::Open => view! { <span class="name">{said(|shell| shell.together().online.free)}</span> }.into_any(),
        Sitting::Invited { name, .. } => {
            let text = told(move || fill(shell.together().online.invited, &[("player", &name)]));
            view! { <span class="name">{text}</span> }.into_any()
        }
        Sitting::Bot { level } => of_level(level),
        Sitting::Person { user, name } => {
            let stand_in = seat.stand_in.map(of_level);
            let name = match user {
                Some(user) => view! { <a class="name" href=format!("/players/{user}")>{name}</a> }.into_any(),
                None => view! { <span class="name">{said(|shell| shell.together().online.gone)}</span> }.into_any(),
            };
            view! { {name}{stand_in} }.into_any()
        }
    }
}
