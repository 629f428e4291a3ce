//! Browsers in which I am logged in, and tokens for programs.

use art::Icon;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{LogInInfo, NewToken, Scope, Token, TokenInfo};
use words::screen::fill;

use super::Account;
use crate::online::api;
use crate::online::parts::{PLAIN, Text, Trial, check, copied, field, form, live, nothing, said, section, small, told};
use crate::online::profile::date;
use crate::parts::TextButton;
use crate::settings::Shell;

/// Something that can be ended.
fn line(shell: Shell, name: String, badge: Option<AnyView>, seen: i64, end: impl Fn() + 'static) -> AnyView {
    fn boxed(shell: Shell, name: String, badge: Option<AnyView>, seen: i64, end: Box<dyn Fn()>) -> AnyView {
        let last = told(move || fill(shell.texts().account.last_seen, &[("date", &date(shell, seen))]));
        view! {
            <li>
                <span class="whose"><strong>{name}</strong>{badge}<span class="small">{last}</span></span>
                <TextButton icon=Icon::Close label=|texts| texts.account.end press=end/>
            </li>
        }
        .into_any()
    }
    boxed(shell, name, badge, seen, Box::new(end))
}

/// The browsers in which I am logged in.
pub(super) fn log_ins(account: Account) -> AnyView {
    let shell = account.shell;
    let (list, trial) = (RwSignal::new(Vec::<LogInInfo>::new()), Trial::new());
    spawn_local(async move {
        if let Ok(found) = api::get("/me/log-ins").await {
            let _ = list.try_set(found);
        }
    });
    let lines = live(move || {
        let line = |log_in: LogInInfo| {
            let badge = log_in
                .this
                .then(|| view! { <span class="badge">{said(|texts| texts.account.this_browser)}</span> }.into_any());
            let end = move || {
                let (id, this) = (log_in.id.clone(), log_in.this);
                trial.run(Box::pin(async move {
                    api::ask("DELETE", &format!("/me/log-ins/{id}"), None).await?;
                    list.update(|list| list.retain(|other| other.id != id));
                    if this {
                        account.forget();
                    }
                    Ok(())
                }));
            };
            line(shell, browser(&log_in.browser), badge, log_in.seen, end)
        };
        let lines: Vec<AnyView> = list.get().into_iter().map(line).collect();
        view! { <ul class="lines">{lines}</ul> }.into_any()
    });
    section(|texts| texts.account.log_ins, vec![lines, trial.notice()])
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
pub(super) fn tokens(shell: Shell) -> AnyView {
    let (list, made, trial) = (RwSignal::new(Vec::<TokenInfo>::new()), RwSignal::new(None::<String>), Trial::new());
    let look = move || async move {
        if let Ok(found) = api::get("/me/tokens").await {
            let _ = list.try_set(found);
        }
    };
    spawn_local(look());
    let lines = live(move || {
        let line = |token: TokenInfo| {
            let word = |scope: &Scope| -> Text {
                match scope {
                    Scope::Read => |texts| texts.account.may_read,
                    Scope::Play => |texts| texts.account.may_play,
                }
            };
            let words: Vec<Text> = token.scopes.iter().map(word).collect();
            let may = told(move || words.iter().map(|word| word(shell.texts())).collect::<Vec<_>>().join(", "));
            let end = move || {
                let id = token.id.clone();
                trial.run(Box::pin(async move {
                    api::ask("DELETE", &format!("/me/tokens/{id}"), None).await?;
                    list.update(|list| list.retain(|other| other.id != id));
                    Ok(())
                }));
            };
            line(shell, token.name, Some(view! { <span class="small">{may}</span> }.into_any()), token.seen, end)
        };
        let lines: Vec<AnyView> = list.get().into_iter().map(line).collect();
        view! { <ul class="lines">{lines}</ul> }.into_any()
    });
    let once = live(move || {
        let Some(token) = made.get() else { return nothing() };
        view! {
            <div class="once">
                <p role="status">{said(|texts| texts.account.token_once)}</p>
                {copied(|texts| texts.account.tokens, |texts| texts.account.copy, token)}
            </div>
        }
        .into_any()
    });
    let (name, reads, plays) = (RwSignal::new(String::new()), RwSignal::new(true), RwSignal::new(true));
    let form = form(
        trial,
        (Icon::Robot, |texts| texts.account.make_token),
        vec![
            field(|texts| texts.account.token_name, name, PLAIN),
            check(|texts| texts.account.may_read, reads),
            check(|texts| texts.account.may_play, plays),
        ],
        move || {
            let wanted = [(reads.get_untracked(), Scope::Read), (plays.get_untracked(), Scope::Play)];
            let scopes = wanted.into_iter().filter(|(on, _)| *on).map(|(_, scope)| scope).collect();
            let asked = NewToken { name: name.get_untracked(), scopes };
            Box::pin(async move {
                let token: Token = api::read(&api::ask("POST", "/me/tokens", api::written(&asked)).await?)?;
                made.set(Some(token.token));
                name.set(String::new());
                look().await;
                Ok(())
            })
        },
    );
    section(|texts| texts.account.tokens, vec![small(|texts| texts.account.tokens_about), lines, once, form])
}
