//! The languages we speak, how they are chosen and how they count.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// Declares the languages: the name of each, and the folder of this crate with everything that is said in it.
macro_rules! languages {
    ($($(#[$about:meta])* $language:ident in $folder:ident;)+) => {
        /// A language that players can read the game in.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
        pub enum Language {
            $($(#[$about])* $language,)+
        }

        impl Language {
            /// All of them, in the order in which they are offered.
            pub const ALL: [Self; [$(stringify!($language)),+].len()] = [$(Self::$language),+];
        }

        /// Something of a language, from its folder: `in_language!(language, its => &its::play::PLAY)`.
        ///
        /// Every use chooses for itself, and nothing holds everything of a language: a page of the browser app loads the
        /// texts that its functions mention, and the first page is to load few.
        macro_rules! in_language {
            ($which:expr, $its:ident => $what:expr) => {
                match $which {
                    $($crate::Language::$language => {
                        use $crate::$folder as $its;
                        $what
                    })+
                }
            };
        }
        pub(crate) use in_language;
    };
}

languages! {
    /// English, also for those whose language we don't speak.
    #[default]
    English in english;
    /// French.
    French in french;
    /// Italian.
    Italian in italian;
}

impl Language {
    /// Its code (ISO 639-1): `en`, `fr`, `it`.
    pub const fn code(self) -> &'static str {
        in_language!(self, its => its::CODE)
    }

    /// Its name in the language itself.
    pub const fn name(self) -> &'static str {
        in_language!(self, its => its::NAME)
    }

    /// A colon between something and what is said of it.
    pub const fn colon(self) -> &'static str {
        in_language!(self, its => its::COLON)
    }

    /// What stands between a name and a sentence that is said to whoever bears it.
    pub const fn before_speech(self) -> &'static str {
        in_language!(self, its => its::BEFORE_SPEECH)
    }

    /// The language of a locale, as systems and browsers name it (`fr_FR.UTF-8`, `it-CH`); English if it is another.
    pub fn of_locale(locale: &str) -> Self {
        let code = locale.split(|letter: char| !letter.is_ascii_alphanumeric()).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code)).unwrap_or_default()
    }

    /// Whether so many things take the singular.
    pub(crate) const fn is_singular(self, count: usize) -> bool {
        if in_language!(self, its => its::IS_ZERO_SINGULAR) { count <= 1 } else { count == 1 }
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
    use crate::checks::QUOTED;

    #[test]
    fn a_code_is_read_and_written_back() {
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        assert_eq!("xx".parse::<Language>(), Err(UnknownLanguage));
        assert!(UnknownLanguage.to_string().starts_with("a language is one of en fr it"));
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
            ("xx_XX.UTF-8", Language::English),
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
    fn nothing_is_singular_in_french() {
        let singular = |count| QUOTED.map(|language| language.is_singular(count));
        assert_eq!(singular(0), [false, true, false]);
        assert_eq!(singular(1), [true; 3]);
        assert_eq!(singular(2), [false; 3]);
    }
}
