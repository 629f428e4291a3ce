//! Drawings that lie in a group, like pieces on a board.

use leptos::prelude::*;
use leptos::svg::G;
use web_sys::{Element, Node};

/// What is drawn, in its order: the markup of one element each.
pub(crate) type List = Box<dyn Fn() -> Vec<String> + Send + Sync>;

/// A group of drawings. What was there before stays as it is, and only what is different is drawn: a browser takes longer to
/// read and lay out all pieces of a full board than a click may take.
#[component]
pub(crate) fn Drawings(class: &'static str, list: List) -> impl IntoView {
    let group = NodeRef::<G>::new();
    Effect::new(move |before: Option<Vec<(String, Element)>>| {
        let list = list();
        match group.get() {
            Some(group) => {
                if before.is_none() {
                    // Another board may have lain in the same group.
                    group.set_inner_html("");
                }
                drawn(&group, before.unwrap_or_default(), list)
            }
            None => Vec::new(),
        }
    });
    view! { <g class=class node_ref=group/> }
}

/// Has a group of these drawings; gives what stands for each.
fn drawn(group: &Element, mut before: Vec<(String, Element)>, list: Vec<String>) -> Vec<(String, Element)> {
    // What isn't drawn any more goes first, so that what stays is in its place.
    before.retain(|(markup, element)| {
        let stays = list.contains(markup);
        if !stays {
            element.remove();
        }
        stays
    });
    let mut next = 0;
    let place = |markup: String| {
        let here = before.get(next).map(|(_, element)| element);
        if before.get(next).is_some_and(|(other, _)| *other == markup) {
            next += 1;
            return Some((markup, here?.clone()));
        }
        let made = document().create_element_ns(Some("http://www.w3.org/2000/svg"), "g").ok()?;
        made.set_inner_html(&markup);
        let element = made.first_element_child()?;
        group.insert_before(&element, here.map(AsRef::<Node>::as_ref)).ok()?;
        Some((markup, element))
    };
    let now = list.into_iter().filter_map(place).collect();
    // What stands elsewhere now was drawn anew there.
    for (_, element) in &before[next..] {
        element.remove();
    }
    now
}
