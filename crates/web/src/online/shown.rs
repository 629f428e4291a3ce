//! The game of a table on the screen: it hears what is told, and shows what people do beside it.

use std::sync::Arc;
use std::time::Duration;

use kernel::{Observer, Seat};
use leptos::prelude::*;
use protocol::{Pace, State};
use table::{Sitter, Table};

use super::Visit;
use super::company::{Company, Rematch, Requests};
use super::fair::{Fair, Holds};
use super::hearing::{followed, hear};
use super::moment::Moment;
use super::planning::{self, PlanButtons, Planning};
use super::seats::SeatSign;
use super::used::used;
use super::visit::First;
use crate::game::{OnScreen, Server, Shown, Views};

/// The page of the game, as far as it has been told, or of its record if it is over.
pub(super) fn shown<G: Shown>(visit: Visit, show: fn(OnScreen<G>) -> AnyView) -> AnyView {
    let (told, record) = visit.take_told();
    let sitters = untrack(|| visit.sitters());
    let table = match record {
        Some(record) => Table::load(&record, &Sitter::PERSON).ok().map(|mut table| {
            if table.sitters().len() == sitters.len() {
                table.seat(sitters);
            }
            table
        }),
        None => told.and_then(|news| visit.table.with_untracked(|table| followed(table.as_ref()?, sitters, &news))),
    };
    let Some(table) = table else {
        // Whoever can't read it isn't of the server's version.
        set_timeout(move || visit.reload(), Duration::ZERO);
        return ().into_any();
    };
    // Only the first time: whoever is there knows what happened meanwhile.
    let first = visit.first.try_update_value(|first| std::mem::replace(first, First::Now)).unwrap_or(First::Now);
    let over_days =
        visit.table.with_untracked(|table| table.as_ref().is_some_and(|table| table.summary.speed.pace != Pace::Live));
    let recaps = first == First::Recap && over_days && !untrack(|| visit.is_over());
    let planning = Planning::new(visit);
    provide_context(planning);
    let game = OnScreen::<G>::at_table(table, server(visit, planning, recaps));
    // Whoever has a seat sees their own tiles, also while a bot plays for them, and decides again when they come back.
    if let Some(own) = visit.seat.get_untracked() {
        game.observer.set(Observer::Seat(Seat::new(own)));
    }
    if let First::Step(step) = first {
        game.look_at(step);
    }
    let table = game.table;
    planning.takes(*game, move |seat| {
        let set = |table: &mut Table<G>| match seat {
            Some(seat) => table.plan(seat),
            None => {
                table.end_plan();
                false
            }
        };
        table.try_update(set).unwrap_or(false)
    });
    visit.shows(*game, move |news| {
        let laid_out = planning.laid_out();
        let heard = table.try_update(|table| hear(table, news).is_some()).unwrap_or(false);
        if let Some(before) = laid_out {
            planning.heard(before, table.with_untracked(Table::is_planned));
        }
        heard
    });
    let holds: Holds = Arc::new(move |fair| {
        table.with_untracked(|table| {
            let setting = table.setting();
            let check = |deal| fair.check::<G>(&setting.board, setting.players, &setting.options, deal).is_ok();
            table.deal().is_some_and(check)
        })
    });
    provide_context(holds);
    show(game)
}

/// What the table brings to the page.
fn server(visit: Visit, planning: Planning, recaps: bool) -> Server {
    let views = Views {
        requests: |play, _| view! { <Requests play visit=expect_context()/> }.into_any(),
        plan: |play, _| view! { <PlanButtons planning=expect_context() play/> }.into_any(),
        planned: planning::asked,
        company: |play, _| view! { <Company play visit=expect_context()/> }.into_any(),
        again: |_, _| view! { <Rematch visit=expect_context()/> }.into_any(),
        fair: |play, _| {
            let visit = expect_context();
            view! { {used(play, visit)}<Fair play visit holds=expect_context()/> }.into_any()
        },
        moment: |play, _| view! { <Moment play visit=expect_context()/> }.into_any(),
        seat: Arc::new(move |seat| view! { <SeatSign visit seat/> }.into_any()),
    };
    let is_left = move || visit.with(|table| table.summary.state == State::Abandoned).unwrap_or(false);
    Server {
        id: StoredValue::new(visit.id()),
        recaps,
        sitters: Signal::derive(move || visit.sitters()),
        has_others: Signal::derive(move || visit.has_others()),
        is_left: Signal::derive(is_left),
        is_held: visit.is_held.into(),
        is_asked: Signal::derive(move || visit.with(|table| table.undo.is_some()).unwrap_or(false)),
        is_planning: planning.is_on.into(),
        act: Callback::new(move |actions| {
            if planning.is_on.get_untracked() {
                planning.leave(actions);
            } else {
                visit.act(actions);
            }
        }),
        undo: Callback::new(move |to| visit.undo(to)),
        views: StoredValue::new(views),
    }
}
