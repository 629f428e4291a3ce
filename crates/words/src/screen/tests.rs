use super::catalogue::screen;
use crate::checks::{Messages, check_messages};

/// The messages of the screen.
static SCREEN: Messages = Messages { catalogue: |language| screen(language), names: &["player", "other", "side"] };

check_messages! { SCREEN }
