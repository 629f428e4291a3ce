//! The message catalogue.
