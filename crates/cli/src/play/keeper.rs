//! Keeping a game when its player leaves, also by an interruption from outside.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Result;
use words::Language;
use words::play::{Saying, say};

use super::paper;
use crate::files;

/// Where a game is kept.
#[derive(Clone)]
pub(super) enum Place {
    /// In its own file.
    Own(PathBuf),
    /// In a new file of this name, or one like it if somebody else has that by then.
    New(String),
}

/// What would be lost if the program ended now.
#[derive(Clone)]
struct Unsaved {
    place: Place,
    text: String,
}

impl Place {
    /// Writes a game; where it is.
    pub(super) fn write(self, text: &str) -> Result<PathBuf> {
        match self {
            Self::Own(path) => files::write(&path, text).map(|()| path),
            Self::New(name) => files::write_new(&name, "jsonl", text),
        }
    }
}

/// Somebody who keeps a game.
#[derive(Clone)]
pub(super) struct Keeper {
    language: Language,
    unsaved: Arc<Mutex<Option<Unsaved>>>,
}

impl Keeper {
    /// A keeper who also acts when the program is interrupted.
    pub(super) fn new(language: Language) -> Self {
        let keeper = Self { language, unsaved: Arc::default() };
        let on_interrupt = keeper.clone();
        // Without it an interruption just ends the program.
        let _ = ctrlc::set_handler(move || {
            // The terminal may be gone: then nobody sees it.
            let _ = writeln!(anstream::stdout());
            on_interrupt.leave();
            std::process::exit(130);
        });
        keeper
    }

    /// Remembers what would be lost from now on.
    pub(super) fn remember(&self, place: Place, text: String) {
        *self.lock() = Some(Unsaved { place, text });
    }

    /// Nothing would be lost.
    pub(super) fn forget(&self) {
        *self.lock() = None;
    }

    /// Writes what would be lost and says where it is.
    pub(super) fn leave(&self) {
        // Held until it is written: whoever else ends the program waits for it.
        let mut unsaved = self.lock();
        let Some(Unsaved { place, text }) = unsaved.take() else { return };
        let written = place.write(&text);
        drop(unsaved);
        match written {
            Ok(path) => {
                paper::paragraph(0, &say(self.language, Saying::Kept { file: &path.display() }));
                self.go_on(&path);
            }
            Err(error) => {
                let why = format!("{error:#}");
                paper::paragraph(0, &say(self.language, Saying::NotSaved { why: &why }));
            }
        }
    }

    /// Says with which command the game of a file goes on.
    pub(super) fn go_on(&self, path: &Path) {
        let command = format!("pagoda play --load {}", for_shell(path));
        paper::paragraph(2, &say(self.language, Saying::GoOn { command: &command }));
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Option<Unsaved>> {
        self.unsaved.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A path as one types it in a shell.
fn for_shell(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |sign: char| sign.is_alphanumeric() || "/._-+:\\".contains(sign);
    if text.chars().all(plain) { text } else { format!("'{}'", text.replace('\'', r"'\''")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_with_blanks_is_quoted() {
        let quoted = ["games/a.jsonl", "my games/it's.jsonl"].map(|path| for_shell(Path::new(path)));
        assert_eq!(quoted, ["games/a.jsonl".to_owned(), r"'my games/it'\''s.jsonl'".to_owned()]);
    }
}
