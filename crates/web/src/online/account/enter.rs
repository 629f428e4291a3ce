//! Getting an account, logging in, and passwords.

use art::Icon;
use leptos::prelude::*;
use protocol::{Claim, Claimed, Code, LogIn, NewPassword, Recover};

use super::Account;
use crate::keepsake;
use crate::online::answers::Answers;
use crate::online::api;
use crate::online::forms::{ACCOUNT, NEW_PASSWORD, PASSWORD, PLAIN, Trial, field, form};
use crate::online::parts::{copier, deeds, live, nothing, said, section, small, status};
use crate::parts::TextButton;

fn empty() -> RwSignal<String> {
    RwSignal::new(String::new())
}

/// A guest may want an account.
pub(super) fn claim(account: Account) -> AnyView {
    let (name, password) = (empty(), empty());
    let trial = Trial::meaning(|code, texts| (code == Code::Taken).then_some(texts.online.problems.name_taken));
    let form = form(
        trial,
        (Icon::Confirm, |shell| shell.together().account.claim_it),
        vec![
            field(|shell| shell.texts().people.account, name, ACCOUNT),
            field(|shell| shell.together().account.password, password, NEW_PASSWORD),
            small(|shell| shell.together().account.password_about),
        ],
        move || {
            let asked = Claim { account: name.get_untracked(), password: password.get_untracked() };
            Box::pin(async move {
                let claimed: Claimed = api::read(&api::ask("POST", "/me/account", api::written(&asked)).await?)?;
                account.codes.set(claimed.recovery_codes.join("\n"));
                account.is_known(true);
                Ok(())
            })
        },
    );
    section(|shell| shell.together().account.claim, vec![small(|shell| shell.together().account.claim_about), form])
}

/// The codes, which are shown once.
pub(super) fn codes(account: Account) -> AnyView {
    live(move || {
        let text = account.codes.get();
        if text.is_empty() {
            return nothing();
        }
        let line = |code: &str| view! { <li><code>{code.to_owned()}</code></li> }.into_any();
        let lines: Vec<AnyView> = text.lines().map(line).collect();
        let file = text.clone();
        let download = move || keepsake::download("pagoda-codes.txt", "text/plain", &file);
        let buttons = vec![
            copier(|shell| shell.together().account.copy, text),
            view! { <TextButton icon=Icon::Download label=|shell| shell.together().account.download press=download/> }
                .into_any(),
            view! {
                <TextButton icon=Icon::Confirm label=|shell| shell.together().account.codes_kept strong=true
                    press=move || account.codes.set(String::new())/>
            }
            .into_any(),
        ];
        section(
            |shell| shell.together().account.codes,
            vec![
                view! { <p role="status">{said(|shell| shell.together().account.codes_about)}</p> }.into_any(),
                view! { <ul class="codes">{lines}</ul> }.into_any(),
                deeds(buttons),
            ],
        )
    })
}

/// Somebody with an account is here.
pub(super) fn log_in(account: Account, leaves_guest: bool) -> AnyView {
    let (name, password) = (empty(), empty());
    let form = form(
        Trial::new(),
        (Icon::Person, |shell| shell.together().account.log_in),
        vec![
            field(|shell| shell.texts().people.account, name, ACCOUNT),
            field(|shell| shell.together().account.password, password, PASSWORD),
        ],
        move || {
            let asked = LogIn { account: name.get_untracked(), password: password.get_untracked() };
            Box::pin(async move {
                api::ask("POST", "/log-in", api::written(&asked)).await?;
                account.is_known(true);
                Ok(())
            })
        },
    );
    let warning = if leaves_guest { small(|shell| shell.together().account.leaves_guest) } else { nothing() };
    section(|shell| shell.together().account.log_in, vec![warning, form])
}

/// Somebody has forgotten the password.
pub(super) fn recover(account: Account) -> AnyView {
    let (name, code, password) = (empty(), empty(), empty());
    let form = form(
        Trial::new(),
        (Icon::Confirm, |shell| shell.together().account.recover),
        vec![
            field(|shell| shell.texts().people.account, name, ACCOUNT),
            field(|shell| shell.together().account.code, code, PLAIN),
            field(|shell| shell.together().account.new_password, password, NEW_PASSWORD),
            small(|shell| shell.together().account.password_about),
        ],
        move || {
            let (name, code) = (name.get_untracked(), code.get_untracked());
            let asked = Recover { account: name, code, password: password.get_untracked() };
            Box::pin(async move {
                api::ask("POST", "/recover", api::written(&asked)).await?;
                account.is_known(true);
                Ok(())
            })
        },
    );
    view! { <details class="offer"><summary>{said(|shell| shell.together().account.forgotten)}</summary>{form}</details> }
        .into_any()
}

/// Another password.
pub(super) fn change_password(log_ins: Answers, tokens: Answers) -> AnyView {
    let (old, new, changed) = (empty(), empty(), RwSignal::new(false));
    let form = form(
        Trial::new(),
        (Icon::Confirm, |shell| shell.together().account.change_password),
        vec![
            field(|shell| shell.together().account.old_password, old, PASSWORD),
            field(|shell| shell.together().account.new_password, new, NEW_PASSWORD),
            small(|shell| shell.together().account.password_about),
            small(|shell| shell.together().account.ends_others),
        ],
        move || {
            changed.set(false);
            let asked = NewPassword { old: old.get_untracked(), new: new.get_untracked() };
            Box::pin(async move {
                api::ask("PUT", "/me/password", api::written(&asked)).await?;
                old.set(String::new());
                new.set(String::new());
                changed.set(true);
                // Both lists are shorter now.
                log_ins.look();
                tokens.look();
                Ok(())
            })
        },
    );
    let done = status(|shell| shell.together().account.password_changed, changed);
    view! { <details class="offer"><summary>{said(|shell| shell.together().account.change_password)}</summary>{form}{done}</details> }
        .into_any()
}
