//! Of what the pages here are made. Each part is compiled once, and not for each of its uses.

use std::sync::Arc;

use art::Icon;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use wasm_bindgen_futures::JsFuture;

use crate::parts::IconSign;
use crate::settings::Shell;
pub(crate) use crate::settings::Text;

/// The text, in the language of the moment.
pub(crate) fn said(text: Text) -> AnyView {
    let shell = Shell::get();
    (move || text(shell)).into_any()
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
    let home = way("/".to_owned(), Icon::Back, |shell| shell.texts().shell.to_start);
    view! { <main class="online"><nav class="back">{home}{ways}</nav><h1>{title}</h1>{parts}</main> }.into_any()
}

/// The way from all other pages to the tables.
pub(crate) fn to_tables() -> Vec<AnyView> {
    vec![way("/tables".to_owned(), Icon::Menu, |shell| shell.together().online.tables)]
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

/// Something that is said loudly while it is so.
pub(crate) fn alert(text: Text, when: RwSignal<bool>) -> AnyView {
    live(move || {
        if !when.get() {
            return nothing();
        }
        view! { <p class="notice" role="alert">{said(text)}</p> }.into_any()
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
    let words = move || if copied.get() { shell.together().online.copied } else { label(shell) };
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
            <input type="text" readonly prop:value=shown aria-label=move || label(shell)
                on:focus:target=|event| event.target().select()/>
            {copier(button, text)}
        </div>
    }
    .into_any()
}

/// Leads to other pages, also when what it was asked from is gone.
pub(crate) fn guide() -> Arc<dyn Fn(&str) + Send + Sync> {
    let go = use_navigate();
    Arc::new(move |address| go(address, NavigateOptions::default()))
}
