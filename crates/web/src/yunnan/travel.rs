//! Travelling in the tray: what the round would bring if nobody did anything more.

use art::yunnan::Sign as Symbol;
use kernel::{Observer, Seat};
use leptos::prelude::*;
use table::yunnan::Forecast;
use words::screen::fill;
use words::yunnan::page;

use super::Yunnan;
use crate::parts::Sign;

/// Everybody's income, who is sent home, and what the inspector does, as it looks now.
#[component]
pub(super) fn Outlook(play: Yunnan) -> impl IntoView {
    let forecast = Memo::new(move |_| {
        // What was foreseen is told before anything new is.
        if !play.helps() || play.own.beat.with(|beat| beat.then.is_some()) {
            return None;
        }
        let view = play.view();
        play.table.with(|table| Forecast::new(table.board(), &view))
    });
    move || {
        let forecast = forecast.get()?;
        let (reader, language) = (play.reader(), play.shell.language.get());
        let texts = &page(language).travel;
        let name = |seat: Seat| words::yunnan::name(language, &reader.names, seat).to_owned();
        let income = |(number, earnings): (usize, &table::yunnan::Earnings)| {
            let seat = Seat::new(number as u8);
            let own = reader.observer == Observer::Seat(seat);
            let text = name(seat);
            view! {
                <li class:own=own title=text.clone()>
                    <Sign id=art::yunnan::crest_id(seat)/><span class="unseen">{text.clone()}</span>
                    <strong>{earnings.income}</strong>
                </li>
            }
        };
        let incomes = forecast.earnings.iter().enumerate().map(income).collect_view();
        let mut said: Vec<String> = Vec::new();
        for (seat, from, traders) in &forecast.sent_home {
            let traders = words::yunnan::traders(language, *traders);
            let from = words::yunnan::from_province(language, *from);
            let text = fill(texts.goes_home, &[("traders", &traders), ("from_province", &from)]);
            said.push(format!("{}{}{text}", name(*seat), language.colon()));
        }
        said.push(match &forecast.inspection {
            None => texts.inspector_away.to_owned(),
            Some(inspection) => {
                let to = words::yunnan::to_province(language, inspection.province);
                let goes = fill(texts.inspector, &[("to_province", &to)]);
                let takes = match inspection.banished() {
                    Some(seat) => fill(texts.inspector_takes, &[("player", &name(seat))]),
                    None => texts.inspector_nobody.to_owned(),
                };
                format!("{goes} {takes}")
            }
        });
        Some(view! {
            <div class="outlook">
                <span>{texts.if_done}</span>
                <ul class="incomes"><li><Sign id=Symbol::Income.id().to_owned()/></li>{incomes}</ul>
                <span class="follows">{said.join(" · ")}</span>
            </div>
        })
    }
}
