//! Who I am: a guest or somebody with an account, what I am called, and what goes with it.

mod enter;
mod keys;
mod leave;

use art::Icon;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Me, Rename};
use words::screen::fill;

use super::api::{self, Failed};
use super::parts::{
    NICKNAME, Trial, deeds, field, form, live, nothing, page, paragraph, said, section, told, way, way_button,
};
use crate::parts::TextButton;
use crate::settings::Shell;

/// Who is known here.
#[derive(Clone)]
enum Known {
    Asked,
    Failed(Failed),
    Nobody,
    Somebody(Me),
}

/// What the parts of the page share.
#[derive(Clone, Copy)]
struct Account {
    known: RwSignal<Known>,
    /// Codes that have to be kept before anything else is done.
    codes: RwSignal<Vec<String>>,
    shell: Shell,
}

impl Account {
    fn look(self) {
        spawn_local(async move {
            let known = match api::me().await {
                Ok(Some(me)) => Known::Somebody(me),
                Ok(None) => Known::Nobody,
                Err(failed) => Known::Failed(failed),
            };
            let _ = self.known.try_set(known);
        });
    }

    /// Somebody is known from now on.
    fn is(self, me: Me) {
        api::remember(true);
        let _ = self.known.try_set(Known::Somebody(me));
    }

    /// Nobody is known any longer.
    fn forget(self) {
        api::remember(false);
        let _ = self.known.try_set(Known::Nobody);
    }
}

/// The page.
pub(crate) fn account() -> AnyView {
    let account = Account { known: RwSignal::new(Known::Asked), codes: RwSignal::new(Vec::new()), shell: Shell::get() };
    account.look();
    let parts = live(move || match account.known.get() {
        Known::Asked => view! { <p role="status">{said(|texts| texts.online.loading)}</p> }.into_any(),
        Known::Failed(failed) => unreachable(account, failed),
        Known::Nobody => view! {
            <p>{said(|texts| texts.account.unknown)}</p>
            {enter::log_in(account, false)}
            {enter::recover(account)}
        }
        .into_any(),
        Known::Somebody(me) => somebody(account, me),
    });
    let tables = way("/tables".to_owned(), Icon::Menu, |texts| texts.online.tables);
    page(said(|texts| texts.account.title), vec![tables], vec![enter::codes(account), parts])
}

fn unreachable(account: Account, failed: Failed) -> AnyView {
    let shell = account.shell;
    view! {
        <div class="notice" role="alert">
            <p>{told(move || failed.said(shell.texts()).to_owned())}</p>
            <TextButton icon=Icon::Redo label=|texts| texts.online.try_again press=move || account.look()/>
        </div>
    }
    .into_any()
}

fn somebody(account: Account, me: Me) -> AnyView {
    let (shell, named) = (account.shell, me.account.clone());
    let is_guest = named.is_none();
    let state = match named {
        Some(named) => told(move || fill(shell.texts().account.logged_in, &[("account", &named)])),
        None => said(|texts| texts.account.guest),
    };
    let mut parts = vec![paragraph(state), name(account, &me)];
    if is_guest {
        parts.extend([enter::claim(account), enter::log_in(account, true), enter::recover(account)]);
    } else {
        parts.extend([enter::change_password(account), keys::log_ins(account), keys::tokens(shell)]);
    }
    parts.push(leave::data(account));
    view! { {parts} }.into_any()
}

/// What I am called at tables.
fn name(account: Account, me: &Me) -> AnyView {
    let (value, saved, trial) = (RwSignal::new(me.name.clone()), RwSignal::new(false), Trial::new());
    let form = form(
        trial,
        (Icon::Confirm, |texts| texts.account.save),
        vec![field(|texts| texts.account.name, value, NICKNAME)],
        move || {
            saved.set(false);
            let name = value.get_untracked();
            Box::pin(async move {
                let me: Me = api::read(&api::ask("PATCH", "/me", api::written(&Rename { name })).await?)?;
                value.set(me.name);
                saved.set(true);
                Ok(())
            })
        },
    );
    let done = live(move || {
        if !saved.get() {
            return nothing();
        }
        view! { <p role="status">{said(|texts| texts.account.saved)}</p> }.into_any()
    });
    let games = way_button(format!("/players/{}", me.id), Icon::Log, |texts| texts.account.my_games, false);
    let mut ways = vec![games];
    if me.account.is_some() {
        let trial = Trial::new();
        let out = move || {
            trial.run(Box::pin(async move {
                api::ask("POST", "/log-out", None).await?;
                account.forget();
                Ok(())
            }));
        };
        ways.push(view! { <TextButton icon=Icon::Back label=|texts| texts.account.log_out press=out/> }.into_any());
        ways.push(trial.notice());
    }
    section(|texts| texts.account.name, vec![form, done, deeds(ways)])
}
