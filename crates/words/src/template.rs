//! Texts with named places to fill in, and the structs that hold them.

use std::fmt::Display;

use crate::Language;

/// Puts values into the places of a template. What is put in is never looked at again: names may hold braces.
pub(crate) fn fill(template: &str, values: &[(&str, &dyn Display)]) -> String {
    let mut text = String::with_capacity(2 * template.len());
    let mut rest = template;
    while let Some((before, (place, after))) =
        rest.split_once('{').and_then(|(before, after)| Some((before, after.split_once('}')?)))
    {
        text.push_str(before);
        match values.iter().find(|(name, _)| *name == place) {
            Some((_, value)) => text.push_str(&value.to_string()),
            None => text.extend(["{", place, "}"]),
        }
        rest = after;
    }
    text + rest
}

/// `a, b and c`
pub(crate) fn list(items: &[String], and: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}

/// A text that depends on a number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plural {
    pub(crate) one: &'static str,
    pub(crate) other: &'static str,
}

impl Plural {
    /// The form for so many.
    pub(crate) const fn of(self, language: Language, count: usize) -> &'static str {
        if language.is_singular(count) { self.one } else { self.other }
    }
}

/// Declares a struct of texts that can also be listed.
macro_rules! texts {
    ($(#[$about:meta])* $name:ident { $($(#[$what:meta])* $field:ident: $type:ty,)+ }) => {
        $(#[$about])*
        pub(crate) struct $name {
            $($(#[$what])* pub(crate) $field: $type,)+
        }

        #[cfg(test)]
        impl $crate::template::Texts for $name {
            fn list(&self, path: &str, list: &mut Vec<(String, &'static str)>) {
                $($crate::template::Texts::list(&self.$field, &format!("{path}.{}", stringify!($field)), list);)+
            }
        }
    };
}
pub(crate) use texts;

/// Something made of texts, for tests that look at each of them.
#[cfg(test)]
pub(crate) trait Texts {
    /// Appends its texts, each with the path of fields that leads to it.
    fn list(&self, path: &str, list: &mut Vec<(String, &'static str)>);
}

#[cfg(test)]
impl Texts for &'static str {
    fn list(&self, path: &str, list: &mut Vec<(String, &'static str)>) {
        list.push((path.to_owned(), self));
    }
}

#[cfg(test)]
impl Texts for Plural {
    fn list(&self, path: &str, list: &mut Vec<(String, &'static str)>) {
        list.push((format!("{path}.one"), self.one));
        list.push((format!("{path}.other"), self.other));
    }
}

#[cfg(test)]
impl<T: Texts, const N: usize> Texts for [T; N] {
    fn list(&self, path: &str, list: &mut Vec<(String, &'static str)>) {
        for (number, text) in self.iter().enumerate() {
            text.list(&format!("{path}[{number}]"), list);
        }
    }
}

/// The places of a template, sorted.
#[cfg(test)]
pub(crate) fn places(template: &str) -> Vec<&str> {
    let mut places: Vec<_> = template.split('{').skip(1).filter_map(|part| Some(part.split_once('}')?.0)).collect();
    places.sort_unstable();
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_filled_as_often_as_it_occurs() {
        let values: [(&str, &dyn Display); 2] = [("a", &"one"), ("b", &2)];
        assert_eq!(fill("{a}, {b} and {a}.", &values), "one, 2 and one.");
        assert_eq!(fill("nothing to fill", &values), "nothing to fill");
    }

    #[test]
    fn a_value_with_braces_stays_as_it_is() {
        assert_eq!(fill("{a} {b}", &[("a", &"{b}"), ("b", &"}{")]), "{b} }{");
    }

    #[test]
    fn an_unknown_or_open_place_stays_visible() {
        assert_eq!(fill("{a} {c} {", &[("a", &1)]), "1 {c} {");
    }

    #[test]
    fn a_list_has_commas_and_one_conjunction() {
        let items = ["a", "b", "c"].map(str::to_owned);
        assert_eq!([0, 1, 2, 3].map(|n| list(&items[..n], "and")), ["", "a", "a and b", "a, b and c"]);
    }

    #[test]
    fn places_are_found() {
        assert_eq!(places("{b} and {a}, {b}"), ["a", "b", "b"]);
    }
}
