//! The languages we speak, how they are chosen and how they count.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// A language that players can read the game in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Language {
    /// English, also for those whose language we don't speak.
    #[default]
    English,
    /// French.
    French,
    /// Italian.
    Italian,
}

impl Language {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::English, Self::French, Self::Italian];

    /// Its code (ISO 639-1): `en`, `fr`, `it`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::Italian => "it",
        }
    }

    /// A colon between something and what is said of it.
    pub const fn colon(self) -> &'static str {
        match self {
            Self::English | Self::Italian => ": ",
            Self::French => "\u{a0}: ",
        }
    }

    /// Its name in the language itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "Français",
            Self::Italian => "Italiano",
        }
    }

    /// The language of a locale, as systems and browsers name it (`fr_FR.UTF-8`, `it-CH`); English if it is another.
    pub fn of_locale(locale: &str) -> Self {
        let code = locale.split(|letter: char| !letter.is_ascii_alphanumeric()).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code)).unwrap_or_default()
    }

    /// The one for this language, of one for each.
    pub(crate) const fn choose<T>(self, [english, french, italian]: [&'static T; 3]) -> &'static T {
        match self {
            Self::English => english,
            Self::French => french,
            Self::Italian => italian,
        }
    }

    /// Whether so many things take the singular. French counts 0 among it.
    pub(crate) const fn is_singular(self, count: usize) -> bool {
        match self {
            Self::English | Self::Italian => count == 1,
            Self::French => count <= 1,
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The code of no language we speak.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a language is one of")?;
        Language::ALL.into_iter().try_for_each(|language| write!(f, " {language}"))
    }
}

impl Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, UnknownLanguage> {
        Self::ALL.into_iter().find(|language| language.code() == code).ok_or(UnknownLanguage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_and_written_back() {
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        assert_eq!("de".parse::<Language>(), Err(UnknownLanguage));
        assert_eq!(UnknownLanguage.to_string(), "a language is one of en fr it");
    }

    #[test]
    fn a_locale_chooses_its_language_and_english_stands_in_for_others() {
        for (locale, language) in [
            ("fr_FR.UTF-8", Language::French),
            ("fr", Language::French),
            ("FR-ca", Language::French),
            ("it_CH@euro", Language::Italian),
            ("it:en", Language::Italian),
            ("en_GB", Language::English),
            ("de_DE.UTF-8", Language::English),
            ("fro", Language::English),
            ("ita_IT", Language::English),
            ("C", Language::English),
            ("C.UTF-8", Language::English),
            ("", Language::English),
            ("é", Language::English),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale:?}");
        }
    }

    #[test]
    fn nothing_is_singular_in_french_only() {
        let singular = |count| Language::ALL.map(|language| language.is_singular(count));
        assert_eq!(singular(0), [false, true, false]);
        assert_eq!(singular(1), [true; 3]);
        assert_eq!(singular(2), [false; 3]);
    }
}
