//! Which tables there are: mine, those that wait for players, and those that can be watched.

use std::sync::Arc;

use std::time::Duration;

use art::Icon;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Me, Sitting, State, Summary};

use super::answers::trouble;
use super::api::{self, Failed};
use super::forms::{Trial, check, select};
use super::parts::{Text, badge, deeds, guide, live, nothing, page, paragraph, said, section, way, way_button};
use super::row::{Ended, row};
use super::table_page::tell_waits;
use crate::new_game::Offered;
use crate::parts::{IconSign, TextButton};
use crate::settings::Shell;

/// How often the lists are asked for, as long as somebody sees them.
const AGAIN: Duration = Duration::from_secs(10);

/// A table, with a number that changes whenever anything about it does.
type Listed = (u32, Summary);

/// What is known of the tables.
#[derive(Clone, Copy)]
struct Lobby {
    me: RwSignal<Option<Me>>,
    mine: RwSignal<Vec<Listed>>,
    open: RwSignal<Vec<Listed>>,
    running: RwSignal<Vec<Listed>>,
    /// Whether anything has come yet.
    is_there: RwSignal<bool>,
    failed: RwSignal<Option<Failed>>,
    game: RwSignal<usize>,
    speed: RwSignal<usize>,
    free: RwSignal<bool>,
    joining: Trial,
    /// How often it was asked: of several answers the last counts.
    asked: StoredValue<u32>,
}

impl Lobby {
    /// Asks once more.
    fn look(self) {
        let number = self.asked.get_value() + 1;
        self.asked.set_value(number);
        spawn_local(async move {
            let seen = self.seen().await;
            if self.asked.try_get_value() != Some(number) {
                return;
            }
            match seen {
                Ok((me, mine, open, running)) => {
                    self.me.set(me);
                    let is_mine = |table: &Summary| mine.iter().any(|other| other.id == table.id);
                    let others = |list: Vec<Summary>| list.into_iter().filter(|table| !is_mine(table)).collect();
                    let (open, running) = (others(open), others(running));
                    listed(self.mine, mine);
                    listed(self.open, open);
                    listed(self.running, running);
                    self.is_there.set(true);
                    self.failed.set(None);
                }
                Err(failed) => self.failed.set(Some(failed)),
            }
        });
    }

    async fn seen(self) -> Result<(Option<Me>, Vec<Summary>, Vec<Summary>, Vec<Summary>), Failed> {
        let mut filter = String::new();
        let game = ["", "&game=yellow-yangtze", "&game=yunnan"].get(self.game.get_untracked());
        let speed = ["", "&speed=live", "&speed=move", "&speed=bank"].get(self.speed.get_untracked());
        filter.extend(game.into_iter().chain(speed).copied());
        let free = if self.free.get_untracked() { "&open=true" } else { "" };
        let open = api::read(&api::get(&format!("/tables?state=open{filter}{free}")).await?)?;
        let running = api::read(&api::get(&format!("/tables?state=running{filter}")).await?)?;
        let me = api::me().await?;
        let mut mine: Vec<Summary> = match me {
            Some(_) => api::read(&api::get("/me/tables").await?)?,
            None => Vec::new(),
        };
        mine.retain(|table| matches!(table.state, State::Open | State::Running));
        Ok((me, mine, open, running))
    }
}

/// Puts new tables into a list. Those that are as they were keep their numbers, and are left alone on the page.
fn listed(list: RwSignal<Vec<Listed>>, tables: Vec<Summary>) {
    let before = list.get_untracked();
    let mut next = before.iter().map(|(number, _)| number + 1).max().unwrap_or_default();
    let tables = tables.into_iter().map(|table| {
        let known = before.iter().find(|(_, other)| *other == table).map(|(number, _)| *number);
        let number = known.unwrap_or_else(|| {
            next += 1;
            next
        });
        (number, table)
    });
    list.set(tables.collect());
}

/// The page with all tables.
pub(crate) fn lobby() -> AnyView {
    let lobby = Lobby {
        me: RwSignal::new(None),
        mine: RwSignal::new(Vec::new()),
        open: RwSignal::new(Vec::new()),
        running: RwSignal::new(Vec::new()),
        is_there: RwSignal::new(false),
        failed: RwSignal::new(None),
        game: RwSignal::new(0),
        speed: RwSignal::new(0),
        free: RwSignal::new(false),
        joining: Trial::new(),
        asked: StoredValue::new(0),
    };
    Effect::new(move || {
        let _ = (lobby.game.get(), lobby.speed.get(), lobby.free.get());
        lobby.look();
    });
    // Whoever has a table is told of it in another tab, too.
    let look = move || {
        if !document().hidden() || !lobby.mine.with_untracked(Vec::is_empty) {
            lobby.look();
        }
    };
    let shell = Shell::get();
    Effect::new(move || tell_waits(shell, lobby.mine.with(|mine| mine.iter().any(|(_, table)| table.waits_for_me))));
    on_cleanup(move || tell_waits(shell, false));
    let again = set_interval_with_handle(look, AGAIN);
    let back = window_event_listener(ev::focus, move |_| look());
    on_cleanup(move || {
        if let Ok(again) = again {
            again.clear();
        }
        back.remove();
    });
    let account = live(move || match lobby.me.get() {
        Some(me) => view! { <a href="/account"><IconSign icon=Icon::Person/><span>{me.name}</span></a> }.into_any(),
        None => way("/account".to_owned(), Icon::Person, |shell| shell.together().account.log_in),
    });
    let new = way_button("/tables/new".to_owned(), Icon::Play, |shell| shell.together().online.new_table, true);
    // Without anything to see there is nothing to choose from either.
    let lost = move || lobby.failed.with(Option::is_some) && !lobby.is_there.get();
    let lists = view! {
        <div class="lists" hidden=lost>
            {live(move || if lobby.mine.with(Vec::is_empty) { nothing() } else { mine(lobby) })}
            {section(|shell| shell.together().online.open_tables, vec![filters(lobby), lobby.joining.notice(), open(lobby)])}
            {section(|shell| shell.together().online.running, vec![running(lobby)])}
        </div>
    };
    page(said(|shell| shell.texts().people.title), vec![account], vec![deeds(vec![new]), why(lobby), lists.into_any()])
}

/// Why there is nothing to see, or nothing new.
fn why(lobby: Lobby) -> AnyView {
    live(move || lobby.failed.get().map_or_else(nothing, |failed| trouble(failed, move || lobby.look())))
}

fn filters(lobby: Lobby) -> AnyView {
    const GAMES: &[Text] =
        &[|shell| shell.together().online.every_game, |_| Offered::Yangtze.title(), |_| Offered::Yunnan.title()];
    const SPEEDS: &[Text] = &[
        |shell| shell.together().online.every_speed,
        |shell| shell.together().online.live,
        |shell| shell.together().online.per_decision,
        |shell| shell.together().online.bank,
    ];
    view! {
        <div class="filters">
            {select(|shell| shell.together().online.game, lobby.game, GAMES)}
            {select(|shell| shell.together().online.speed, lobby.speed, SPEEDS)}
            {check(|shell| shell.together().online.free_only, lobby.free)}
        </div>
    }
    .into_any()
}

/// Tables, or what is said as long as there are none.
fn list(lobby: Lobby, tables: RwSignal<Vec<Listed>>, none: Text, shown: fn(Lobby, Summary) -> AnyView) -> AnyView {
    let empty = live(move || match (tables.with(Vec::is_empty), lobby.is_there.get()) {
        (false, _) => nothing(),
        (true, true) => paragraph(said(none)),
        (true, false) if lobby.failed.with(Option::is_some) => nothing(),
        (true, false) => view! { <p role="status">{said(|shell| shell.together().online.loading)}</p> }.into_any(),
    });
    view! {
        <ul class="tables">
            <For each=move || tables.get() key=|listed| listed.0 let:listed>{shown(lobby, listed.1)}</For>
        </ul>
        {empty}
    }
    .into_any()
}

fn mine(lobby: Lobby) -> AnyView {
    let shown = |_: Lobby, table: Summary| {
        let waits = table.waits_for_me;
        let badge = waits.then(|| {
            view! { <span class="badge strong">{said(|shell| shell.together().online.your_turn)}</span> }.into_any()
        });
        let address = format!("/table/{}", table.id);
        let to = way_button(address, Icon::Play, |shell| shell.together().online.to_table, waits);
        row(&table, &Ended::default(), badge.into_iter().collect(), vec![to])
    };
    section(
        |shell| shell.together().online.mine,
        vec![list(lobby, lobby.mine, |shell| shell.together().online.none_open, shown)],
    )
}

fn open(lobby: Lobby) -> AnyView {
    let shown = |lobby: Lobby, table: Summary| {
        let me = lobby.me.get_untracked().map(|me| me.id);
        let is_mine = |sitting: &Sitting| matches!(sitting, Sitting::Invited { user, .. } if Some(user) == me.as_ref());
        let invited = table.seats.iter().any(|seat| is_mine(&seat.sitting));
        let free = invited || table.seats.iter().any(|seat| seat.sitting == Sitting::Open);
        let badge = invited.then(|| badge(|shell| shell.together().online.invited_you, true));
        let deeds = if free { vec![seat(lobby, table.id.clone())] } else { vec![watch(&table.id)] };
        row(&table, &Ended::default(), badge.into_iter().collect(), deeds)
    };
    list(lobby, lobby.open, |shell| shell.together().online.none_open, shown)
}

fn running(lobby: Lobby) -> AnyView {
    let shown = |_: Lobby, table: Summary| row(&table, &Ended::default(), Vec::new(), vec![watch(&table.id)]);
    list(lobby, lobby.running, |shell| shell.together().online.none_running, shown)
}

fn watch(table: &str) -> AnyView {
    way_button(format!("/table/{table}"), Icon::Eye, |shell| shell.together().online.watch, false)
}

/// Takes a seat with one click, and goes there.
fn seat(lobby: Lobby, table: String) -> AnyView {
    let (trial, go) = (lobby.joining, guide());
    let take = move || {
        let (table, go) = (table.clone(), Arc::clone(&go));
        trial.run(Box::pin(async move {
            let taken = api::join(&table, None).await;
            match taken {
                Ok(_) => go(&format!("/table/{table}")),
                Err(_) => lobby.look(),
            }
            taken.map(drop)
        }));
    };
    view! { <TextButton icon=Icon::Person label=|shell| shell.together().online.take_seat disabled=trial.busy press=take/> }
        .into_any()
}
