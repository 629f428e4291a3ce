//! A table before the game begins: who is there, and how others come.

use std::sync::Arc;

use art::Icon;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Forced, Rename, Seat, Sitting, Table};
use words::screen::fill;

use super::api;
use super::forms::{NICKNAME, Trial, field, sure};
use super::parts::{Text, alert, badge, copied, deeds, guide, live, nothing, paragraph, said, section, small, told};
use super::row::{described, game_of, mark, who};
use crate::parts::TextButton;
use crate::settings::Shell;

/// What the parts of the page share.
#[derive(Clone, Copy)]
struct Before {
    table: Signal<Table>,
    seat: Signal<Option<u8>>,
    /// Who looks, if anybody is known.
    me: RwSignal<Option<String>>,
    name: RwSignal<String>,
    trial: Trial,
    changed: Option<Callback<()>>,
    /// Who sees the own seat go has left it.
    left: StoredValue<bool>,
    shell: Shell,
}

impl Before {
    fn id(self) -> String {
        self.table.with_untracked(|table| table.summary.id.clone())
    }

    fn is_host(self) -> bool {
        let me = self.me.get();
        me.is_some() && self.table.with(|table| table.summary.host == me)
    }

    /// Asks for something at the table.
    fn ask(self, method: &'static str, path: &str, body: Option<String>) {
        let path = format!("/tables/{}{path}", self.id());
        self.trial.run(Box::pin(async move {
            let done = api::ask_as_somebody(method, path, body).await.map(drop);
            self.tell();
            done
        }));
    }

    /// Takes a seat, under the name that was typed if one was.
    fn take(self, seat: usize) {
        let (id, name) = (self.id(), self.name.get_untracked().trim().to_owned());
        self.trial.run(Box::pin(async move {
            if !name.is_empty() {
                api::ask_as_somebody("PATCH", "/me".to_owned(), api::written(&Rename { name })).await?;
            }
            let taken = api::join(&id, Some(seat as u8)).await;
            let me = api::me().await?.map(|me| me.id);
            let _ = self.me.try_set(me);
            self.tell();
            taken.map(drop)
        }));
    }

    /// Tells whoever shows the table that it is another one now, and perhaps somebody else who looks. The game may have
    /// begun meanwhile: then nobody waits here any more.
    fn tell(self) {
        if self.me.try_get_untracked().is_some()
            && let Some(changed) = self.changed
        {
            changed.run(());
        }
    }
}

/// All that whoever sits down agrees to, in a line.
fn agreed(shell: Shell, table: &Table) -> String {
    let (start, online) = (&shell.texts().start, &shell.together().online);
    let mut parts = vec![described(shell, &table.summary)];
    if table.open_scores {
        parts.push(format!("{}: {}", start.scores, start.scores_open));
    }
    if table.forced == Forced::Ask {
        parts.push(format!("{}: {}", online.forced, online.forced_ask));
    }
    parts.join(" · ")
}

/// A table before the game begins. `changed` hears of everything that was done to it here: whoever takes a seat may have
/// been nobody before.
#[component]
pub(crate) fn Waiting(
    #[prop(into)] table: Signal<Table>,
    #[prop(into)] seat: Signal<Option<u8>>,
    #[prop(optional, into)] changed: Option<Callback<()>>,
) -> impl IntoView {
    let before = Before {
        table,
        seat,
        me: RwSignal::new(None),
        name: RwSignal::new(String::new()),
        trial: Trial::new(),
        changed,
        left: StoredValue::new(false),
        shell: Shell::get(),
    };
    spawn_local(async move {
        if let Ok(Some(me)) = api::me().await {
            let _ = before.me.try_set(Some(me.id));
            let _ = before.name.try_set(me.name);
        }
    });
    let sent_away = RwSignal::new(false);
    Effect::new(move |had: Option<bool>| {
        let has = before.seat.get().is_some();
        if had.is_some_and(|had| had != has) {
            sent_away.set(!has && !before.left.get_value());
            before.left.set_value(false);
        }
        has
    });
    let shell = before.shell;
    let about = told(move || table.with(|table| agreed(shell, table)));
    view! {
        <section class="offer waiting">
            <h2>{told(move || table.with(|table| game_of(&table.summary.game).title().to_owned()))}</h2>
            <p class="small">{about}</p>
            {alert(|shell| shell.together().online.freed, sent_away)}
            {live(move || newcomer(before))}
            {live(move || chairs(before))}
            {before.trial.notice()}
            {live(move || beginning(before))}
        </section>
        {live(move || invitation(before))}
        {live(move || fairness(before))}
    }
}

fn is_free(seat: &Seat, me: Option<&String>) -> bool {
    match &seat.sitting {
        Sitting::Open => true,
        Sitting::Invited { user, .. } => Some(user) == me,
        _ => false,
    }
}

/// The seats, each with what can be done there.
fn chairs(before: Before) -> AnyView {
    let (game, seats) = before.table.with(|table| (game_of(&table.summary.game), table.summary.seats.clone()));
    let host = before.table.with(|table| table.summary.host.clone());
    let chairs: Vec<AnyView> = seats
        .iter()
        .enumerate()
        .map(|(number, seat)| {
            let own = before.seat.get() == Some(number as u8);
            let mut badges = Vec::new();
            if let Sitting::Person { user, .. } = &seat.sitting {
                badges.extend(own.then(|| badge(|shell| shell.together().online.you, false)));
                badges.extend((user.is_some() && *user == host).then(|| badge(|shell| shell.together().online.host, false)));
                let there: Text =
                    if seat.present || own { |shell| shell.together().online.present } else { |shell| shell.together().online.away };
                badges.push(view! { <span class="presence" class:there=seat.present || own>{said(there)}</span> }.into_any());
            }
            let deed = deed(before, number, seat, own);
            view! { <li class:empty=matches!(seat.sitting, Sitting::Open | Sitting::Invited { .. })>{mark(game, number)}<span class="whose">{who(seat)}{badges}</span>{deed}</li> }.into_any()
        })
        .collect();
    view! { <ol class="chairs">{chairs}</ol> }.into_any()
}

/// What can be done with a seat.
fn deed(before: Before, number: usize, seat: &Seat, own: bool) -> AnyView {
    let busy = before.trial.busy;
    let leave = move || before.ask("POST", "/leave", Some(format!("{{\"seat\":{number}}}")));
    if own {
        let leave = move || {
            before.left.set_value(true);
            leave();
        };
        return view! { <TextButton icon=Icon::Back label=|shell| shell.together().online.leave disabled=busy press=leave/> }
            .into_any();
    }
    if is_free(seat, before.me.get().as_ref()) && before.seat.get().is_none() {
        let take = move || before.take(number);
        return view! { <TextButton icon=Icon::Person label=|shell| shell.together().online.take_seat strong=true disabled=busy press=take/> }
            .into_any();
    }
    if before.is_host() && seat.sitting != Sitting::Open {
        return view! { <TextButton icon=Icon::Close label=|shell| shell.together().online.free_seat disabled=busy press=leave/> }
            .into_any();
    }
    nothing()
}

/// Whoever has no seat may say what to be called.
fn newcomer(before: Before) -> AnyView {
    let free =
        before.table.with(|table| table.summary.seats.iter().any(|seat| is_free(seat, before.me.get().as_ref())));
    if before.seat.get().is_some() || !free {
        return nothing();
    }
    let enter = move |event: SubmitEvent| {
        event.prevent_default();
        let me = before.me.get_untracked();
        let free =
            before.table.with_untracked(|table| table.summary.seats.iter().position(|seat| is_free(seat, me.as_ref())));
        if let Some(seat) = free {
            before.take(seat);
        }
    };
    let about =
        if before.me.with(Option::is_none) { small(|shell| shell.together().online.name_about) } else { nothing() };
    view! {
        <form class="newcomer" on:submit=enter>
            {field(|shell| shell.together().online.your_name, before.name, NICKNAME)}{about}
        </form>
    }
    .into_any()
}

/// Who begins the game, and when.
fn beginning(before: Before) -> AnyView {
    let missing = |seat: &Seat| matches!(seat.sitting, Sitting::Open | Sitting::Invited { .. });
    let waits = before.table.with(|table| table.summary.seats.iter().any(missing));
    let state =
        said(if waits { |shell| shell.together().online.waits } else { |shell| shell.together().online.complete });
    if !before.is_host() {
        let host = before.table.with(|table| {
            table.summary.seats.iter().find_map(|seat| match &seat.sitting {
                Sitting::Person { user, name } if *user == table.summary.host => Some(name.clone()),
                _ => None,
            })
        });
        let shell = before.shell;
        let begins = host.map(|host| told(move || fill(shell.together().online.host_begins, &[("player", &host)])));
        return view! { <p role="status">{state}" "{begins}</p> }.into_any();
    }
    let go = guide();
    let remove = move || {
        let (path, go) = (format!("/tables/{}", before.id()), Arc::clone(&go));
        before.trial.run(Box::pin(async move {
            api::ask("DELETE", &path, None).await?;
            go("/tables");
            Ok(())
        }));
    };
    let words: (Text, Text, Text, Text) = (
        |shell| shell.together().online.remove,
        |shell| shell.together().online.remove_really,
        |shell| shell.together().online.remove,
        |shell| shell.together().online.keep,
    );
    let begin = move || before.ask("POST", "/begin", None);
    let disabled = Signal::derive(move || waits || before.trial.busy.get());
    view! {
        <p role="status">{state}" "{said(|shell| shell.together().online.you_begin)}</p>
        {deeds(vec![
            view! { <TextButton icon=Icon::Play label=|shell| shell.texts().start.begin strong=true disabled=disabled press=begin/> }.into_any(),
            sure(words, remove),
        ])}
    }
    .into_any()
}

/// The link with which others come.
fn invitation(before: Before) -> AnyView {
    let waits = before.table.with(|table| table.summary.seats.iter().any(|seat| seat.sitting == Sitting::Open));
    if !waits || (before.seat.get().is_none() && !before.is_host()) {
        return nothing();
    }
    let link = format!("{}/table/{}", window().location().origin().unwrap_or_default(), before.id());
    section(
        |shell| shell.together().online.invitation,
        vec![
            paragraph(said(|shell| shell.together().online.invitation_about)),
            copied(|shell| shell.together().online.invitation, |shell| shell.together().online.copy, link),
        ],
    )
}

/// Why nobody can choose the deal.
fn fairness(before: Before) -> AnyView {
    let seal = before.table.with(|table| table.commitment.clone());
    view! {
        <div class="fair small">
            <p>{said(|shell| shell.together().online.fair)}</p>
            <p>{said(|shell| shell.together().online.seal)}{move || before.shell.language.get().colon()}<code>{seal}</code></p>
        </div>
    }
    .into_any()
}
