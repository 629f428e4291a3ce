//! What the server answers, shown as soon as it is there.

use art::Icon;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Code;

use super::api::{self, Failed};
use super::parts::{live, said, told};
use crate::parts::TextButton;
use crate::settings::Shell;

/// What the server answers to some requests, shown as soon as all answers are there.
#[derive(Clone, Copy)]
pub(crate) struct Answers {
    paths: StoredValue<Vec<String>>,
    texts: RwSignal<Option<Result<Vec<String>, Failed>>>,
}

impl Answers {
    /// The answers to requests for these. What is about me isn't asked for where nobody is known.
    pub(crate) fn to(paths: Vec<String>) -> Self {
        let answers = Self { paths: StoredValue::new(paths), texts: RwSignal::new(None) };
        answers.look();
        answers
    }

    /// Asks once more.
    pub(crate) fn look(self) {
        let paths = self.paths.get_value();
        spawn_local(async move {
            let texts = Some(answered(&paths).await);
            // What is as it was is left alone. The page may be gone by now.
            if self.texts.try_with_untracked(|before| *before != texts) == Some(true) {
                self.texts.set(texts);
            }
        });
    }

    /// What follows from the answers, once they are there.
    pub(crate) fn found(self, show: impl Fn(Option<&[String]>) -> AnyView + Send + Sync + 'static) -> AnyView {
        live(move || self.texts.with(|texts| show(texts.as_ref().and_then(|texts| texts.as_deref().ok()))))
    }

    /// The same, with what is said until then, and if they don't come.
    pub(crate) fn shown(self, show: impl Fn(&[String]) -> Result<AnyView, Failed> + Send + Sync + 'static) -> AnyView {
        live(move || {
            let shown =
                self.texts.with(|texts| texts.as_ref().map(|texts| show(texts.as_ref().map_err(Clone::clone)?)));
            match shown {
                None => view! { <p role="status">{said(|shell| shell.together().online.loading)}</p> }.into_any(),
                Some(shown) => shown.unwrap_or_else(|failed| trouble(failed, move || self.look())),
            }
        })
    }
}

async fn answered(paths: &[String]) -> Result<Vec<String>, Failed> {
    let mut texts = Vec::new();
    for path in paths {
        if path.starts_with("/me") && !api::is_known() {
            continue;
        }
        match api::get(path).await {
            Err(failed) if failed.code() == Some(Code::NotLoggedIn) => api::remember(false),
            text => texts.push(text?),
        }
    }
    Ok(texts)
}

/// Why something isn't there, and the button that asks again.
pub(crate) fn trouble(failed: Failed, again: impl Fn() + 'static) -> AnyView {
    fn boxed(failed: Failed, again: Box<dyn Fn()>) -> AnyView {
        let shell = Shell::get();
        view! {
            <div class="notice" role="alert">
                <p>{told(move || failed.said(shell.together()).to_owned())}</p>
                <TextButton icon=Icon::Redo label=|shell| shell.together().online.try_again press=again/>
            </div>
        }
        .into_any()
    }
    boxed(failed, Box::new(again))
}
