//! Everything that is said in English.

mod after;
mod at_table;
pub(crate) mod board_files;
mod help;
pub(crate) mod house;
mod online;
pub(crate) mod play;
pub(crate) mod screen;
pub(crate) mod together;
pub(crate) mod yangtze;
pub(crate) mod yunnan;
pub(crate) mod yunnan_page;

pub(crate) const CODE: &str = "en";
pub(crate) const NAME: &str = "English";
pub(crate) const COLON: &str = ": ";
pub(crate) const BEFORE_SPEECH: &str = ": ";
pub(crate) const IS_ZERO_SINGULAR: bool = false;

pub(crate) const YELLOW_YANGTZE_RULES: &str = include_str!("../../../docs/rules/yellow-yangtze.md");
pub(crate) const YUNNAN_RULES: &str = include_str!("../../../docs/rules/yunnan.md");
