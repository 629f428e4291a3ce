//! A file that grows line by line.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// A file that grows line by line, and that nobody else writes meanwhile.
pub(super) struct Lines {
    file: File,
    path: PathBuf,
    /// Whether it is removed again: nothing was there before, and nothing is worth keeping yet.
    fresh: bool,
}

impl Lines {
    /// Opens a file, or makes one that is removed again unless it is kept.
    pub(super) fn open(path: &Path) -> Result<Self> {
        // What a device has to tell may have no end.
        if std::fs::metadata(path).is_ok_and(|there| !there.is_file()) {
            bail!("{} is not a file", path.display());
        }
        let mut options = OpenOptions::new();
        options.read(true).write(true);
        let (file, fresh) = match options.clone().create_new(true).open(path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                (options.create(true).truncate(false).open(path), false)
            }
            opened => (opened, true),
        };
        let file = file.with_context(|| format!("can't write {}", path.display()))?;
        // Where files can't be locked, people have to take care themselves.
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            bail!("{} is being written by another arena", path.display());
        }
        Ok(Self { file, path: path.to_owned(), fresh })
    }

    /// The file stays, whatever happens.
    pub(super) fn keep(&mut self) {
        self.fresh = false;
    }

    pub(super) fn read(&mut self) -> Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.file.read_to_end(&mut bytes).with_context(|| format!("can't read {}", self.path.display()))?;
        Ok(bytes)
    }

    /// Keeps so many bytes.
    pub(super) fn cut(&mut self, length: u64) -> Result<()> {
        let cut = self.file.set_len(length).and_then(|()| self.file.seek(SeekFrom::End(0)));
        cut.map(|_| ()).with_context(|| format!("can't write {}", self.path.display()))
    }

    /// Appends a line in one go.
    pub(super) fn append(&mut self, line: &str) -> Result<()> {
        let written = self.file.write_all(format!("{line}\n").as_bytes()).and_then(|()| self.file.flush());
        written.with_context(|| format!("can't write {}", self.path.display()))
    }
}

impl Drop for Lines {
    fn drop(&mut self) {
        if self.fresh {
            // If it can't be removed, an empty file is left behind.
            let _ = std::fs::remove_file(&self.path);
        }
    }
}
