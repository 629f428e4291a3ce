//! Small things of which pages are made.

use art::Icon;
use leptos::either::Either;
use leptos::prelude::*;
use web_sys::FileList;

use crate::settings::{Shell, Text};
pub(crate) use crate::sign::Sign;

/// A sign for an icon.
#[component]
pub(crate) fn IconSign(icon: Icon) -> impl IntoView {
    view! { <Sign id=icon.id().to_owned()/> }
}

/// Whether something is so.
pub(crate) struct When(Box<dyn Fn() -> bool + Send + Sync>);

impl<F: Fn() -> bool + Send + Sync + 'static> From<F> for When {
    fn from(when: F) -> Self {
        Self(Box::new(when))
    }
}

/// Shows its children when something is so, and else the fallback. It stands for what Leptos calls by the same name, which is
/// compiled anew for each of its uses; this is compiled once.
#[component(transparent)]
pub(crate) fn Show(
    #[prop(into)] when: When,
    children: ChildrenFn,
    #[prop(optional, into)] fallback: ViewFn,
) -> impl IntoView {
    let when = ArcMemo::new(move |_| when.0());
    move || if when.get() { Either::Left(children()) } else { Either::Right(fallback.run()) }
}

/// What a button does. It is kept in a box: a button is made once, and not for each of its uses.
pub(crate) struct Press(Box<dyn Fn()>);

impl<F: Fn() + 'static> From<F> for Press {
    fn from(press: F) -> Self {
        Self(Box::new(press))
    }
}

/// A button that shows an icon only; its label is read and shown as a tip.
#[component]
pub(crate) fn IconButton(
    icon: Icon,
    label: Text,
    #[prop(into)] press: Press,
    #[prop(optional, into)] disabled: Signal<bool>,
) -> impl IntoView {
    let shell = Shell::get();
    let text = move || label(shell);
    view! {
        <button class="icon" type="button" title=text aria-label=text disabled=disabled on:click=move |_| press.0()>
            <IconSign icon/>
        </button>
    }
}

/// A button with an icon and a text.
#[component]
pub(crate) fn TextButton(
    icon: Icon,
    label: Text,
    #[prop(into)] press: Press,
    #[prop(optional, into)] disabled: Signal<bool>,
    #[prop(optional)] strong: bool,
) -> impl IntoView {
    let shell = Shell::get();
    view! {
        <button class="text" class:strong=strong type="button" disabled=disabled on:click=move |_| press.0()>
            <IconSign icon/>
            <span>{move || label(shell)}</span>
        </button>
    }
}

/// Lets somebody choose a file. Browsers write their own words beside their own field, in their own language: it is there
/// and can be reached, but isn't seen.
#[component]
pub(crate) fn FileButton(
    about: Text,
    accept: &'static str,
    take: impl Fn(Option<FileList>) + 'static,
) -> impl IntoView {
    let shell = Shell::get();
    view! {
        <label class="file">
            <span>{move || about(shell)}</span>
            <input type="file" accept=accept on:change:target=move |event| {
                take(event.target().files());
                // The same file may be chosen again, once it was mended.
                event.target().set_value("");
            }/>
            <span class="button"><IconSign icon=Icon::Download/>{move || shell.texts().shell.choose_file}</span>
        </label>
    }
}
