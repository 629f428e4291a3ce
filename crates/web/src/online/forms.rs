//! What is entered, chosen and sent to the server.

use std::pin::Pin;

use art::Icon;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Code, LONGEST_NAME};
use words::screen::Together;

use super::api::Failed;
use super::parts::{Text, live, nothing, said};
use crate::parts::{IconSign, TextButton};
use crate::settings::Shell;

/// What is typed into a field: its kind, and what browsers may fill in.
pub(crate) type Kind = (&'static str, &'static str);
pub(crate) const PLAIN: Kind = ("text", "off");
pub(crate) const NICKNAME: Kind = ("text", "nickname");
pub(crate) const ACCOUNT: Kind = ("text", "username");
pub(crate) const PASSWORD: Kind = ("password", "current-password");
pub(crate) const NEW_PASSWORD: Kind = ("password", "new-password");

/// A field to type into.
pub(crate) fn field(label: Text, value: RwSignal<String>, (kind, fill): Kind) -> AnyView {
    let longest = if (kind, fill) == NICKNAME { LONGEST_NAME } else { 200 }.to_string();
    view! {
        <label class="field">
            <span>{said(label)}</span>
            <input type=kind autocomplete=fill maxlength=longest prop:value=move || value.get()
                on:input:target=move |event| value.set(event.target().value())/>
        </label>
    }
    .into_any()
}

/// A field for a whole number. The browser says which ones there can be.
pub(crate) fn number(label: Text, value: RwSignal<String>, [least, most]: [u32; 2]) -> AnyView {
    view! {
        <label class="field">
            <span>{said(label)}</span>
            <input type="number" autocomplete="off" required min=least.to_string() max=most.to_string()
                prop:value=move || value.get() on:input:target=move |event| value.set(event.target().value())/>
        </label>
    }
    .into_any()
}

/// One of several, side by side.
pub(crate) fn choice(legend: Text, name: &'static str, chosen: RwSignal<usize>, words: &'static [Text]) -> AnyView {
    let one = |(number, word): (usize, &Text)| {
        view! {
            <label>
                <input type="radio" name=name prop:checked=move || chosen.get() == number
                    on:change=move |_| chosen.set(number)/>
                <span>{said(*word)}</span>
            </label>
        }
        .into_any()
    };
    let all: Vec<AnyView> = words.iter().enumerate().map(one).collect();
    view! { <fieldset class="row"><legend>{said(legend)}</legend>{all}</fieldset> }.into_any()
}

/// One of several, from a list.
pub(crate) fn select(label: Text, chosen: RwSignal<usize>, words: &'static [Text]) -> AnyView {
    let one = |(number, word): (usize, &Text)| {
        view! { <option value=number.to_string() selected=move || chosen.get() == number>{said(*word)}</option> }
            .into_any()
    };
    let all: Vec<AnyView> = words.iter().enumerate().map(one).collect();
    view! {
        <label class="field">
            <span>{said(label)}</span>
            <select on:change:target=move |event| chosen.set(event.target().value().parse().unwrap_or_default())>{all}</select>
        </label>
    }
    .into_any()
}

/// Something that is so or not.
pub(crate) fn check(label: Text, on: RwSignal<bool>) -> AnyView {
    view! {
        <label class="switch">
            <input type="checkbox" prop:checked=move || on.get() on:change:target=move |event| on.set(event.target().checked())/>
            <span>{said(label)}</span>
        </label>
    }
    .into_any()
}

/// Something that is asked of the server.
pub(crate) type Work = Pin<Box<dyn Future<Output = Result<(), Failed>>>>;

/// Something that is tried: whether it is under way, and why it failed.
#[derive(Clone, Copy)]
pub(crate) struct Trial {
    pub(crate) busy: RwSignal<bool>,
    pub(crate) failed: RwSignal<Option<Failed>>,
    /// What a code means here, if that is more than it usually does.
    means: fn(Code, &'static Together) -> Option<&'static str>,
}

impl Trial {
    pub(crate) fn new() -> Self {
        Self::meaning(|_, _| None)
    }

    /// Something whose problems have a meaning of their own.
    pub(crate) fn meaning(means: fn(Code, &'static Together) -> Option<&'static str>) -> Self {
        Self { busy: RwSignal::new(false), failed: RwSignal::new(None), means }
    }

    /// Tries it, unless it is being tried.
    pub(crate) fn run(self, work: Work) {
        if self.busy.get_untracked() {
            return;
        }
        self.busy.set(true);
        spawn_local(async move {
            let failed = work.await.err();
            // The page may be gone by now.
            let _ = self.busy.try_set(false);
            let _ = self.failed.try_set(failed);
        });
    }

    /// Why it failed, if it did.
    pub(crate) fn notice(self) -> AnyView {
        let shell = Shell::get();
        live(move || {
            let texts = shell.together();
            let Some(failed) = self.failed.get() else { return nothing() };
            let own = failed.code().and_then(|code| (self.means)(code, texts));
            view! { <p class="notice" role="alert">{own.unwrap_or_else(|| failed.said(texts))}</p> }.into_any()
        })
    }
}

/// What is entered and sent with one button.
pub(crate) fn form(
    trial: Trial,
    (icon, label): (Icon, Text),
    parts: Vec<AnyView>,
    send: impl Fn() -> Work + 'static,
) -> AnyView {
    fn boxed(trial: Trial, icon: Icon, label: Text, parts: Vec<AnyView>, send: Box<dyn Fn() -> Work>) -> AnyView {
        view! {
            <form on:submit=move |event| {
                event.prevent_default();
                trial.run(send());
            }>
                {parts}
                <div class="deeds">
                    <button class="text strong" type="submit" disabled=trial.busy><IconSign icon/><span>{said(label)}</span></button>
                </div>
                {trial.notice()}
            </form>
        }
        .into_any()
    }
    boxed(trial, icon, label, parts, Box::new(send))
}

/// Something that can't be undone: it is done when it was asked for twice.
pub(crate) fn sure(
    (first, question, second, no): (Text, Text, Text, Text),
    press: impl Fn() + Send + Sync + 'static,
) -> AnyView {
    fn boxed([first, question, second, no]: [Text; 4], press: StoredValue<Box<dyn Fn() + Send + Sync>>) -> AnyView {
        let asked = RwSignal::new(false);
        live(move || {
            if !asked.get() {
                return view! { <TextButton icon=Icon::Close label=first press=move || asked.set(true)/> }.into_any();
            }
            view! {
                <div class="sure" role="group">
                    <p role="status">{said(question)}</p>
                    <div class="deeds">
                        <TextButton icon=Icon::Warning label=second strong=true press=move || press.with_value(|press| press())/>
                        <TextButton icon=Icon::Undo label=no press=move || asked.set(false)/>
                    </div>
                </div>
            }
            .into_any()
        })
    }
    boxed([first, question, second, no], StoredValue::new(Box::new(press)))
}
