//! The rules of a game as a page: by number, searchable, reachable from every line of a log and every refusal.

use art::Icon;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_params_map;
use wasm_bindgen::JsCast;
use web_sys::Element;
use words::Language;
use words::rules::{Block, Chapter, Document, Inline, Piece, marked, plain, search};

use crate::parts::IconSign;
use crate::settings::{Shell, Text};
use crate::settings_page::going;
use crate::{assets, browser};

/// A link to a rule by its number.
#[component]
pub(crate) fn RuleLink(number: &'static str, #[prop(optional)] tabindex: Option<&'static str>) -> impl IntoView {
    view! { <a class="rule-link" href=address(number) target="_blank" rel="noopener" tabindex=tabindex>{number}</a> }
}

/// Where a rule is told.
fn address(number: &str) -> String {
    let game = if number.starts_with("YN") { "yunnan" } else { "yellow-yangtze" };
    format!("/rules/{game}#{number}")
}

/// The name of the file with a game's rules.
fn file(game: &str, language: Language) -> String {
    match language {
        Language::English => format!("rules/{game}.md"),
        other => format!("rules/{game}.{other}.md"),
    }
}

/// The page with the rules of a game.
#[component]
pub(crate) fn RulesPage() -> impl IntoView {
    let shell = Shell::get();
    let params = use_params_map();
    let document: RwSignal<Option<Document>> = RwSignal::new(None);
    let query = RwSignal::new(String::new());
    // Why there are no rules to read.
    let missing: RwSignal<Option<Text>> = RwSignal::new(None);
    Effect::new(move || {
        let game = params.with(|params| params.get("game").unwrap_or_default());
        let language = shell.language.get();
        spawn_local(async move {
            let Some(address) = assets::address(&file(&game, language)) else {
                return missing.set(Some(|shell| shell.texts().shell.not_found));
            };
            let Some(text) = browser::fetch(&address).await else {
                return missing.set(Some(|shell| shell.texts().shell.not_loaded));
            };
            missing.set(None);
            document.set(Some(Document::read(&text)));
            browser::go_to_anchor();
        });
    });
    // A rule that is gone to may not be among what was found.
    let go = move || {
        query.set(String::new());
        browser::go_to_anchor();
    };
    let gone = window_event_listener(leptos::ev::hashchange, move |_| go());
    on_cleanup(move || gone.remove());
    let click = move |event: MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if target.is_some_and(|target| target.closest("a[href^='#']").is_ok_and(|link| link.is_some())) {
            go();
        }
    };
    let found = move || {
        document.with(|document| {
            let document = document.as_ref()?;
            let query = query.get();
            if query.trim().is_empty() {
                return Some(view! { <Whole document=document.clone()/> }.into_any());
            }
            let hits = search(document, &query);
            if hits.is_empty() {
                return Some(view! { <p role="status">{shell.texts().shell.not_found_by_search}</p> }.into_any());
            }
            let mut last = None;
            let list = hits
                .iter()
                .filter_map(|hit| Some((hit.place.chapter?, hit.place.block?)))
                .map(|(chapter, block)| {
                    let title = (last.replace(chapter.anchor()) != Some(chapter.anchor()))
                        .then(|| view! { <h2 class="small">{inlines(&chapter.title, "")}</h2> });
                    view! { {title}<article class="hit">{shown(block, &query)}</article> }
                })
                .collect_view();
            Some(list.into_any())
        })
    };
    view! {
        <main class="rules" on:click=click>
            <nav class="back">
                <a href="/"><IconSign icon=Icon::Back/>{move || shell.texts().shell.to_start}</a>
                {move || going(&params.with(|params| params.get("game").unwrap_or_default()))}
            </nav>
            <label class="search">
                <span>{move || shell.texts().shell.search}</span>
                <input type="search" prop:value=query on:input:target=move |event| query.set(event.target().value())/>
            </label>
            {move || missing.get().map(|why| view! { <p role="alert">{why(shell)}</p> })}
            {found}
        </main>
    }
}

/// The whole document.
#[component]
fn Whole(document: Document) -> impl IntoView {
    let chapters = document
        .chapters
        .iter()
        .map(|chapter: &Chapter| {
            let anchor = chapter.anchor();
            let title = inlines(&chapter.title, "");
            let blocks = chapter.blocks.iter().map(|block| shown(block, "")).collect_view();
            let heading = if chapter.level == 2 {
                view! { <h2 id=anchor>{title}</h2> }.into_any()
            } else {
                view! { <h3 id=anchor>{title}</h3> }.into_any()
            };
            view! { <section>{heading}{blocks}</section> }
        })
        .collect_view();
    view! {
        <h1>{inlines(&document.title, "")}</h1>
        {document.opening.iter().map(|block| shown(block, "")).collect_view()}
        {chapters}
    }
}

/// A block of a document, with what is searched for marked.
fn shown(block: &Block, query: &str) -> AnyView {
    match block {
        Block::Rule { number, text } => {
            let number = number.clone();
            view! {
                <p class="rule" id=number.clone()><strong class="number">{number.clone()}</strong>" "{inlines(text, query)}</p>
            }
            .into_any()
        }
        Block::Paragraph(text) => view! { <p>{inlines(text, query)}</p> }.into_any(),
        Block::List(items) => {
            let items = items.iter().map(|item| view! { <li>{inlines(item, query)}</li> }).collect_view();
            view! { <ul>{items}</ul> }.into_any()
        }
        Block::Table { head, rows } => {
            let label = head.iter().map(|cell| plain(cell)).collect::<Vec<_>>().join(", ");
            let head = head.iter().map(|cell| view! { <th scope="col">{inlines(cell, query)}</th> }).collect_view();
            let rows = rows
                .iter()
                .map(|row| {
                    let cells = row.iter().map(|cell| view! { <td>{inlines(cell, query)}</td> }).collect_view();
                    view! { <tr>{cells}</tr> }
                })
                .collect_view();
            view! {
                <div class="wide" role="region" tabindex="0" aria-label=label><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>
            }
            .into_any()
        }
    }
}

fn inlines(text: &[Inline], query: &str) -> Vec<AnyView> {
    text.iter().map(|part| inline(part, query)).collect()
}

fn inline(part: &Inline, query: &str) -> AnyView {
    match part {
        Inline::Text(text) => {
            let piece = |piece: Piece<'_>| {
                let text = piece.text.to_owned();
                if piece.found { view! { <mark>{text}</mark> }.into_any() } else { text.into_any() }
            };
            marked(text, query).into_iter().map(piece).collect_view().into_any()
        }
        Inline::Strong(text) => view! { <strong>{inlines(text, query)}</strong> }.into_any(),
        Inline::Emphasis(text) => view! { <em>{inlines(text, query)}</em> }.into_any(),
        Inline::Code(text) => view! { <code>{text.clone()}</code> }.into_any(),
        Inline::RuleNumber(number) => link(format!("#{number}"), number),
        // Only links within the document lead anywhere here.
        Inline::Link { text, target } if target.starts_with('#') => link(target.clone(), text),
        Inline::Link { text, .. } => text.clone().into_any(),
    }
}

/// A link within the page. Browsers follow it without the router: only then they know which rule is meant.
fn link(to: String, text: &str) -> AnyView {
    view! { <a href=to rel="external">{text.to_owned()}</a> }.into_any()
}
