//! Everything that is said only where people play with each other. It is apart from the other messages so that whoever plays
//! alone needn't load it.

use super::at_table::{self, AtTable};
use super::online::{self, Account, Online};
use crate::Language;
use crate::template::texts;

texts! {
    /// What players read where they play with each other.
    pub Together {
        at_table: AtTable,
        online: Online,
        account: Account,
    }
}

const ENGLISH: Together =
    Together { at_table: at_table::ENGLISH, online: online::ENGLISH, account: online::ENGLISH_ACCOUNT };
const FRENCH: Together =
    Together { at_table: at_table::FRENCH, online: online::FRENCH, account: online::FRENCH_ACCOUNT };
const ITALIAN: Together =
    Together { at_table: at_table::ITALIAN, online: online::ITALIAN, account: online::ITALIAN_ACCOUNT };

/// The messages of a language.
pub const fn together(language: Language) -> &'static Together {
    language.choose([&ENGLISH, &FRENCH, &ITALIAN])
}
