//! Who I am: a guest or somebody with an account, what I am called, and what goes with it.

mod enter;
mod keys;
mod leave;

use art::Icon;
use leptos::prelude::*;
use protocol::{Me, Rename};
use words::screen::fill;

use super::answers::Answers;
use super::api;
use super::forms::{NICKNAME, Trial, field, form};
use super::parts::{deeds, page, paragraph, said, status, to_tables, told, way_button};
use crate::parts::TextButton;
use crate::settings::Shell;

/// What the parts of the page share.
#[derive(Clone, Copy)]
struct Account {
    known: Answers,
    /// Codes that have to be kept before anything else is done, a line each.
    codes: RwSignal<String>,
    shell: Shell,
}

impl Account {
    /// Whether somebody is known has changed.
    fn is_known(self, known: bool) {
        api::remember(known);
        self.known.look();
    }
}

/// The page.
pub(crate) fn account() -> AnyView {
    let known = Answers::to(vec!["/me".to_owned()]);
    let account = Account { known, codes: RwSignal::new(String::new()), shell: Shell::get() };
    let parts = known.shown(move |texts| {
        Ok(match texts.first() {
            Some(text) => somebody(account, &api::read(text)?),
            None => view! {
                <p>{said(|shell| shell.together().account.unknown)}</p>
                {enter::log_in(account, false)}
                {enter::recover(account)}
            }
            .into_any(),
        })
    });
    page(said(|shell| shell.together().account.title), to_tables(), vec![enter::codes(account), parts])
}

fn somebody(account: Account, me: &Me) -> AnyView {
    let (shell, named) = (account.shell, me.account.clone());
    let mut parts = vec![];
    match named {
        Some(named) => {
            let said = told(move || fill(shell.together().account.logged_in, &[("account", &named)]));
            let [log_ins, tokens] = ["/me/log-ins", "/me/tokens"].map(|path| Answers::to(vec![path.to_owned()]));
            parts.extend([paragraph(said), name(account, me), enter::change_password(log_ins, tokens)]);
            parts.extend([keys::log_ins(account, log_ins), keys::tokens(shell, tokens)]);
        }
        None => {
            parts.extend([
                paragraph(said(|shell| shell.together().account.guest)),
                name(account, me),
                enter::claim(account),
            ]);
            parts.extend([enter::log_in(account, true), enter::recover(account)]);
        }
    }
    parts.push(leave::data(account));
    view! { {parts} }.into_any()
}

/// What I am called at tables.
fn name(account: Account, me: &Me) -> AnyView {
    let (value, saved, trial) = (RwSignal::new(me.name.clone()), RwSignal::new(false), Trial::new());
    let form = form(
        trial,
        (Icon::Confirm, |shell| shell.together().account.save),
        vec![field(|shell| shell.together().account.name, value, NICKNAME)],
        move || {
            saved.set(false);
            let name = value.get_untracked();
            Box::pin(async move {
                api::ask("PATCH", "/me", api::written(&Rename { name })).await?;
                saved.set(true);
                Ok(())
            })
        },
    );
    let games = way_button(format!("/players/{}", me.id), Icon::Log, |shell| shell.together().account.my_games, false);
    let mut ways = vec![games];
    if me.account.is_some() {
        let trial = Trial::new();
        let out = move || {
            trial.run(Box::pin(async move {
                api::ask("POST", "/log-out", None).await?;
                account.is_known(false);
                Ok(())
            }));
        };
        ways.push(
            view! { <TextButton icon=Icon::Back label=|shell| shell.together().account.log_out press=out/> }.into_any(),
        );
        ways.push(trial.notice());
    }
    view! { <section class="offer">{form}{status(|shell| shell.together().account.saved, saved)}{deeds(ways)}</section> }
        .into_any()
}
