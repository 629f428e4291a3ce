//! Everything that is said in French.

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

pub(crate) const CODE: &str = "fr";
pub(crate) const NAME: &str = "Français";
pub(crate) const COLON: &str = "\u{a0}: ";
/// Not a colon, since what is said may have one of its own.
pub(crate) const BEFORE_SPEECH: &str = " – ";
pub(crate) const IS_ZERO_SINGULAR: bool = true;

pub(crate) const YELLOW_YANGTZE_RULES: &str = include_str!("../../../docs/rules/yellow-yangtze.fr.md");
pub(crate) const YUNNAN_RULES: &str = include_str!("../../../docs/rules/yunnan.fr.md");
