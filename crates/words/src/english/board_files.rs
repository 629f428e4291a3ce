//! What is wrong with a board file, in English.

use kernel::board_file::Fault;

/// Where it is.
pub(crate) const PLACE: &str = "line {}, column {}: ";

/// Another board has this id already.
pub(crate) const ID_TAKEN: &str = "the id “{}” is that of another board: give the file an id of its own";

/// What it is. A fault says this itself, to programs that have no use for other languages.
pub(crate) const fn fault(fault: Fault) -> &'static str {
    fault.text()
}
