//! Everything that is said where people play with each other, in French.

use super::at_table::AT_TABLE;
use super::online::{ACCOUNT, ONLINE};
use crate::screen::Together;

pub(crate) static TOGETHER: Together = Together { at_table: AT_TABLE, online: ONLINE, account: ACCOUNT };
