//! Browsers in which I am logged in, and tokens for programs.

use art::Icon;
use leptos::prelude::*;
use protocol::{LogInInfo, NewToken, Scope, Token, TokenInfo};
use words::screen::fill;

use super::Account;
use crate::online::answers::Answers;
use crate::online::api;
use crate::online::forms::{PLAIN, Trial, check, field, form};
use crate::online::parts::{badge, copied, live, nothing, said, section, small, told};
use crate::online::profile::date;
use crate::parts::TextButton;
use crate::settings::Shell;

/// Something that can be ended.
fn line(shell: Shell, name: String, badge: Option<AnyView>, seen: i64, end: impl Fn() + 'static) -> AnyView {
    fn boxed(shell: Shell, name: String, badge: Option<AnyView>, seen: i64, end: Box<dyn Fn()>) -> AnyView {
        let last = told(move || fill(shell.together().account.last_seen, &[("date", &date(shell, seen))]));
        view! {
            <li>
                <span class="whose"><strong>{name}</strong>{badge}<span class="small">{last}</span></span>
                <TextButton icon=Icon::Close label=|shell| shell.together().account.end press=end/>
            </li>
        }
        .into_any()
    }
    boxed(shell, name, badge, seen, Box::new(end))
}

/// Ends one of these.
fn end(trial: Trial, path: String, ended: impl Fn() + 'static) {
    trial.run(Box::pin(async move {
        api::ask("DELETE", &path, None).await?;
        ended();
        Ok(())
    }));
}

/// The browsers in which I am logged in.
pub(super) fn log_ins(account: Account, answers: Answers) -> AnyView {
    let (shell, trial) = (account.shell, Trial::new());
    let line = move |LogInInfo { id, browser: name, seen, this, .. }: LogInInfo| {
        let badge = this.then(|| badge(|shell| shell.together().account.this_browser, false));
        let ended = move || if this { account.is_known(false) } else { answers.look() };
        line(shell, browser(&name), badge, seen, move || end(trial, format!("/me/log-ins/{id}"), ended))
    };
    let lines = answers.shown(move |texts| {
        let all: Vec<LogInInfo> = api::read(texts.first().map_or("[]", String::as_str))?;
        Ok(lines(all.into_iter().map(line).collect()))
    });
    section(|shell| shell.together().account.log_ins, vec![lines, trial.notice()])
}

fn lines(lines: Vec<AnyView>) -> AnyView {
    view! { <ul class="lines">{lines}</ul> }.into_any()
}

/// A browser in short. What browsers call themselves names many others.
fn browser(name: &str) -> String {
    const BROWSERS: [(&str, &str); 5] =
        [("Edg/", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("Chrome/", "Chrome"), ("Safari/", "Safari")];
    const SYSTEMS: [(&str, &str); 6] = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ];
    let found = |all: &[(&str, &'static str)]| all.iter().find(|(sign, _)| name.contains(sign)).map(|(_, word)| *word);
    match (found(&BROWSERS), found(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser} · {system}"),
        (Some(word), None) | (None, Some(word)) => word.to_owned(),
        (None, None) => name.chars().take(40).collect(),
    }
}

/// Tokens with which programs are me.
pub(super) fn tokens(shell: Shell, answers: Answers) -> AnyView {
    let (made, trial) = (RwSignal::new(String::new()), Trial::new());
    let line = move |TokenInfo { id, name, scopes, seen, .. }: TokenInfo| {
        let may = told(move || {
            let texts = &shell.together().account;
            let word = |scope: &Scope| if *scope == Scope::Read { texts.may_read } else { texts.may_play };
            scopes.iter().map(word).collect::<Vec<_>>().join(", ")
        });
        let may = view! { <span class="small">{may}</span> }.into_any();
        let ended = move || answers.look();
        line(shell, name, Some(may), seen, move || end(trial, format!("/me/tokens/{id}"), ended))
    };
    let lines = answers.shown(move |texts| {
        let all: Vec<TokenInfo> = api::read(texts.first().map_or("[]", String::as_str))?;
        Ok(lines(all.into_iter().map(line).collect()))
    });
    let once = live(move || {
        let token = made.get();
        if token.is_empty() {
            return nothing();
        }
        view! {
            <div class="once">
                <p role="status">{said(|shell| shell.together().account.token_once)}</p>
                {copied(|shell| shell.together().account.tokens, |shell| shell.together().account.copy, token)}
            </div>
        }
        .into_any()
    });
    let (name, reads, plays) = (RwSignal::new(String::new()), RwSignal::new(true), RwSignal::new(true));
    let form = form(
        trial,
        (Icon::Robot, |shell| shell.together().account.make_token),
        vec![
            field(|shell| shell.together().account.token_name, name, PLAIN),
            check(|shell| shell.together().account.may_read, reads),
            check(|shell| shell.together().account.may_play, plays),
        ],
        move || {
            let wanted = [(reads.get_untracked(), Scope::Read), (plays.get_untracked(), Scope::Play)];
            let scopes = wanted.into_iter().filter(|(on, _)| *on).map(|(_, scope)| scope).collect();
            let asked = NewToken { name: name.get_untracked(), scopes };
            Box::pin(async move {
                let token: Token = api::read(&api::ask("POST", "/me/tokens", api::written(&asked)).await?)?;
                made.set(token.token);
                name.set(String::new());
                answers.look();
                Ok(())
            })
        },
    );
    section(
        |shell| shell.together().account.tokens,
        vec![small(|shell| shell.together().account.tokens_about), lines, once, form],
    )
}
