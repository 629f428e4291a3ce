//! Everything that is said only where people play with each other. It is apart from the other messages so that whoever plays
//! alone needn't load it.

use super::at_table::AtTable;
use super::online::{Account, Online};
use crate::language::{Language, in_language};
use crate::template::texts;

texts! {
    /// What players read where they play with each other.
    pub Together {
        at_table: AtTable,
        online: Online,
        account: Account,
    }
}

/// The messages of a language.
pub const fn together(language: Language) -> &'static Together {
    in_language!(language, its => &its::together::TOGETHER)
}
