//! Texts with named places to fill in, and the structs that hold them.

use std::fmt::Display;

use crate::Language;

/// What is put into the places of a template, each by the name of its place.
pub(crate) type Values<'a> = [(&'a str, &'a dyn Display)];

/// Puts values into the places of a template. What is put in is never looked at again: names may hold braces.
pub(crate) fn fill(template: &str, values: &Values<'_>) -> String {
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

/// A sentence about one player: fills the place `{player}` and those of the values.
pub(crate) fn about(player: &str, template: &str, values: &Values<'_>) -> String {
    let mut all: Vec<(&str, &dyn Display)> = vec![("player", &player)];
    all.extend_from_slice(values);
    fill(template, &all)
}

/// So many of something.
pub(crate) fn counted(language: Language, what: Plural, count: usize) -> String {
    fill(what.of(language, count), &[("count", &count)])
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
    ($(#[$about:meta])* pub $name:ident { $($(#[$what:meta])* $field:ident: $type:ty,)+ }) => {
        $(#[$about])*
        #[expect(missing_docs, reason = "a field says no more than its name")]
        pub struct $name {
            $($(#[$what])* pub $field: $type,)+
        }

        #[cfg(test)]
        impl $crate::template::Texts for $name {
            fn list(&self, path: &str, list: &mut Vec<(String, &'static str)>) {
                $($crate::template::Texts::list(&self.$field, &format!("{path}.{}", stringify!($field)), list);)+
            }
        }
    };
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

/// Declares the labels of a game: what each of them is, and where its text stands among those of the game or the house.
macro_rules! labels {
    (|$game:ident, $house:ident| $($(#[$what:meta])* $label:ident => $text:expr,)+) => {
        /// A word in a picture: a heading, or what is said of a player or of the game.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Label {
            $($(#[$what])* $label,)+
        }

        impl Label {
            /// All of them.
            pub const ALL: [Self; [$(stringify!($label)),+].len()] = [$(Self::$label),+];
        }

        /// The word itself: `market`.
        pub const fn label(language: $crate::Language, label: Label) -> &'static str {
            let $game = &catalogue(language).labels;
            let $house = &$crate::house::house(language).labels;
            match label {
                $(Label::$label => $text,)+
            }
        }
    };
}
pub(crate) use labels;

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
    fn a_sentence_about_a_player_names_the_player_first_of_all() {
        assert_eq!(about("{a}", "{player} has {a}.", &[("a", &3)]), "{a} has 3.");
    }

    #[test]
    fn what_is_counted_takes_its_form_from_the_language() {
        let what = Plural { one: "{count} thing", other: "{count} things" };
        assert_eq!([0, 1, 2].map(|count| counted(Language::English, what, count)), ["0 things", "1 thing", "2 things"]);
        assert_eq!([0, 1, 2].map(|count| counted(Language::French, what, count)), ["0 thing", "1 thing", "2 things"]);
    }

    #[test]
    fn places_are_found() {
        assert_eq!(places("{b} and {a}, {b}"), ["a", "b", "b"]);
    }
}
