//! Of what the pages here are made. Each part is compiled once, and not for each of its uses.

use std::pin::Pin;

use art::Icon;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use protocol::Code;
use wasm_bindgen_futures::JsFuture;
use words::screen::Screen;

use super::api::{self, Failed};
use crate::parts::{IconSign, TextButton};
use crate::settings::Shell;

/// A text in whatever language is spoken.
pub(crate) type Text = fn(&'static Screen) -> &'static str;

/// The text, in the language of the moment.
pub(crate) fn said(text: Text) -> AnyView {
    let shell = Shell::get();
    (move || text(shell.texts())).into_any()
}

/// A text that follows what it depends on.
pub(crate) fn told(text: impl Fn() -> String + Send + Sync + 'static) -> AnyView {
    fn boxed(text: Box<dyn Fn() -> String + Send + Sync>) -> AnyView {
        (move || text()).into_any()
    }
    boxed(Box::new(text))
}

/// A view that follows what it depends on.
pub(crate) fn live(view: impl Fn() -> AnyView + Send + Sync + 'static) -> AnyView {
    fn boxed(view: Box<dyn Fn() -> AnyView + Send + Sync>) -> AnyView {
        (move || view()).into_any()
    }
    boxed(Box::new(view))
}

/// Nothing at all.
pub(crate) fn nothing() -> AnyView {
    ().into_any()
}

/// A page with the ways out of it.
pub(crate) fn page(title: AnyView, ways: Vec<AnyView>, parts: Vec<AnyView>) -> AnyView {
    let home = way("/".to_owned(), Icon::Back, |texts| texts.shell.to_start);
    view! { <main class="online"><nav class="back">{home}{ways}</nav><h1>{title}</h1>{parts}</main> }.into_any()
}

/// The way from all other pages to the tables.
pub(crate) fn to_tables() -> Vec<AnyView> {
    vec![way("/tables".to_owned(), Icon::Menu, |texts| texts.online.tables)]
}

/// A way to another page.
pub(crate) fn way(address: String, icon: Icon, text: Text) -> AnyView {
    view! { <a href=address><IconSign icon/><span>{said(text)}</span></a> }.into_any()
}

/// A way to another page that looks like a button.
pub(crate) fn way_button(address: String, icon: Icon, text: Text, strong: bool) -> AnyView {
    view! { <a class="button" class:strong=strong href=address><IconSign icon/><span>{said(text)}</span></a> }
        .into_any()
}

/// A part of a page with a heading.
pub(crate) fn section(title: Text, parts: Vec<AnyView>) -> AnyView {
    view! { <section class="offer"><h2>{said(title)}</h2>{parts}</section> }.into_any()
}

/// A paragraph.
pub(crate) fn paragraph(text: AnyView) -> AnyView {
    view! { <p>{text}</p> }.into_any()
}

/// Something that is said when it has happened.
pub(crate) fn status(text: Text, when: RwSignal<bool>) -> AnyView {
    live(move || {
        if !when.get() {
            return nothing();
        }
        view! { <p role="status">{said(text)}</p> }.into_any()
    })
}

/// A word that stands out.
pub(crate) fn badge(text: Text, strong: bool) -> AnyView {
    view! { <span class="badge" class:strong=strong>{said(text)}</span> }.into_any()
}

/// A note beside something.
pub(crate) fn small(text: Text) -> AnyView {
    view! { <p class="small">{said(text)}</p> }.into_any()
}

/// Buttons side by side.
pub(crate) fn deeds(buttons: Vec<AnyView>) -> AnyView {
    view! { <div class="deeds">{buttons}</div> }.into_any()
}

/// What is typed into a field: its kind, and what browsers may fill in.
pub(crate) type Kind = (&'static str, &'static str);
pub(crate) const PLAIN: Kind = ("text", "off");
pub(crate) const NUMBER: Kind = ("number", "off");
pub(crate) const NICKNAME: Kind = ("text", "nickname");
pub(crate) const ACCOUNT: Kind = ("text", "username");
pub(crate) const PASSWORD: Kind = ("password", "current-password");
pub(crate) const NEW_PASSWORD: Kind = ("password", "new-password");

/// A field to type into.
pub(crate) fn field(label: Text, value: RwSignal<String>, (kind, fill): Kind) -> AnyView {
    view! {
        <label class="field">
            <span>{said(label)}</span>
            <input type=kind autocomplete=fill min="0" maxlength="200" prop:value=move || value.get()
                on:input:target=move |event| value.set(event.target().value())/>
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
                None => view! { <p role="status">{said(|texts| texts.online.loading)}</p> }.into_any(),
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
                <p>{told(move || failed.said(shell.texts()).to_owned())}</p>
                <TextButton icon=Icon::Redo label=|texts| texts.online.try_again press=again/>
            </div>
        }
        .into_any()
    }
    boxed(failed, Box::new(again))
}

/// Something that is asked of the server.
pub(crate) type Work = Pin<Box<dyn Future<Output = Result<(), Failed>>>>;

/// Something that is tried: whether it is under way, and why it failed.
#[derive(Clone, Copy)]
pub(crate) struct Trial {
    pub(crate) busy: RwSignal<bool>,
    pub(crate) failed: RwSignal<Option<Failed>>,
    /// What a code means here, if that is more than it usually does.
    means: fn(Code, &'static Screen) -> Option<&'static str>,
}

impl Trial {
    pub(crate) fn new() -> Self {
        Self::meaning(|_, _| None)
    }

    /// Something whose problems have a meaning of their own.
    pub(crate) fn meaning(means: fn(Code, &'static Screen) -> Option<&'static str>) -> Self {
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
            let texts = shell.texts();
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

/// A button that copies a text. Where browsers don't let it be copied it can be marked by hand.
pub(crate) fn copier(label: Text, text: String) -> AnyView {
    let shell = Shell::get();
    let copied = RwSignal::new(false);
    let press = move |_| {
        let clipboard = window().navigator().clipboard();
        if clipboard.is_undefined() {
            return;
        }
        let copying = clipboard.write_text(&text);
        spawn_local(async move {
            let _ = copied.try_set(JsFuture::from(copying).await.is_ok());
        });
    };
    let icon = move || if copied.get() { Icon::Confirm } else { Icon::Share };
    let words = move || if copied.get() { shell.texts().online.copied } else { label(shell.texts()) };
    view! {
        <button class="text" type="button" on:click=press>
            {move || view! { <IconSign icon=icon()/> }}
            <span aria-live="polite">{words}</span>
        </button>
    }
    .into_any()
}

/// A text to take along, with a button that copies it.
pub(crate) fn copied(label: Text, button: Text, text: String) -> AnyView {
    let shell = Shell::get();
    let shown = text.clone();
    view! {
        <div class="copied">
            <input type="text" readonly prop:value=shown aria-label=move || label(shell.texts())
                on:focus:target=|event| event.target().select()/>
            {copier(button, text)}
        </div>
    }
    .into_any()
}

/// Leads to other pages.
pub(crate) fn guide() -> Callback<String> {
    let go = use_navigate();
    Callback::new(move |address: String| go(&address, NavigateOptions::default()))
}
