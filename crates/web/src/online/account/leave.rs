//! What is kept of me: taking it along, and having it deleted.

use art::Icon;
use leptos::prelude::*;

use super::Account;
use crate::keepsake;
use crate::online::api;
use crate::online::forms::{Trial, sure};
use crate::online::parts::{Text, deeds, section};
use crate::parts::TextButton;

/// All that is kept of me.
pub(super) fn data(account: Account) -> AnyView {
    let trial = Trial::new();
    let export = move || {
        trial.run(Box::pin(async move {
            let all = api::ask("GET", "/me/export", None).await?;
            keepsake::download("pagoda.json", "application/json", &all);
            Ok(())
        }));
    };
    let delete = move || {
        trial.run(Box::pin(async move {
            api::ask("DELETE", "/me", None).await?;
            account.is_known(false);
            Ok(())
        }));
    };
    let words: (Text, Text, Text, Text) = (
        |shell| shell.together().account.delete,
        |shell| shell.together().account.delete_really,
        |shell| shell.together().account.delete_it,
        |shell| shell.texts().help.leave_it,
    );
    let buttons = vec![
        view! { <TextButton icon=Icon::Download label=|shell| shell.together().account.export disabled=trial.busy press=export/> }
            .into_any(),
        sure(words, delete),
    ];
    section(|shell| shell.together().account.data, vec![deeds(buttons), trial.notice()])
}
