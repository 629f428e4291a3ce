//! Symbols of the house, as large as the text around them.

use leptos::prelude::*;
use leptos::tachys::html::attribute::Attribute;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::view::{Mountable, Position, PositionState};
use web_sys::{Element, Node};

const SVG: Option<&str> = Some("http://www.w3.org/2000/svg");

/// The symbol with an id.
#[component]
pub(crate) fn Sign(id: String) -> impl IntoView {
    Symbol(id)
}

/// A symbol, by its id. It is a view of its own kind: one that is the same as before is left alone. Else browsers would put
/// all of it together again whenever something around it is written anew, and there are many on a page.
struct Symbol(String);

/// A symbol on the page.
struct Shown {
    frame: Element,
    used: Element,
    id: String,
}

impl Render for Symbol {
    type State = Shown;

    fn build(self) -> Shown {
        let make = |name| document().create_element_ns(SVG, name).expect("such elements can be made");
        let (frame, used) = (make("svg"), make("use"));
        // Elements take any attribute and any child.
        let _ = frame.set_attribute("class", "sign");
        let _ = frame.set_attribute("aria-hidden", "true");
        let _ = used.set_attribute("href", &format!("#{}", self.0));
        let _ = frame.append_child(&used);
        Shown { frame, used, id: self.0 }
    }

    fn rebuild(self, shown: &mut Shown) {
        if self.0 != shown.id {
            let _ = shown.used.set_attribute("href", &format!("#{}", self.0));
            shown.id = self.0;
        }
    }
}

impl Mountable for Shown {
    fn unmount(&mut self) {
        self.frame.remove();
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        let _ = parent.insert_before(&self.frame, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        self.frame.parent_element().is_some_and(|parent| {
            child.mount(&parent, Some(&self.frame));
            true
        })
    }

    fn elements(&self) -> Vec<Element> {
        vec![self.frame.clone()]
    }
}

impl AddAnyAttr for Symbol {
    type Output<More: Attribute> = Self;

    fn add_any_attr<More: Attribute>(self, _: More) -> Self {
        self
    }
}

/// Pages are made in browsers only: nothing of this is ever asked.
impl RenderHtml for Symbol {
    type AsyncOutput = Self;
    type Owned = Self;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Self {
        self
    }

    fn to_html_with_buf(self, _: &mut String, _: &mut Position, _: bool, _: bool, _: Vec<AnyAttribute>) {}

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> Shown {
        self.build()
    }

    fn into_owned(self) -> Self {
        self
    }
}
