//! The folder that is served.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use anyhow::{Context, Result};
use brotli::enc::BrotliEncoderParams;
use brotli::enc::backward_references::BrotliEncoderMode::{BROTLI_MODE_FONT, BROTLI_MODE_GENERIC};

use crate::assets::digest;

/// Files by their paths.
#[derive(Default)]
pub(crate) struct Dist(BTreeMap<String, Vec<u8>>);

/// What gets smaller when it is compressed; fonts and pictures are already.
const COMPRESSED: [&str; 8] = ["css", "html", "js", "md", "svg", "txt", "wasm", "webmanifest"];
/// What is told when it is written.
const SHOWN: [&str; 3] = [".css", ".js", ".wasm"];

impl Dist {
    pub(crate) fn add(&mut self, path: &str, contents: Vec<u8>) {
        self.0.insert(path.to_owned(), contents);
    }

    /// A text that differs whenever any file does.
    pub(crate) fn version(&self) -> String {
        let digests = self.0.iter().map(|(path, contents)| format!("{path} {}\n", digest(contents)));
        digest(digests.collect::<String>().as_bytes())
    }

    /// Writes everything, each file that is worth it also compressed, and says how large the larger ones are.
    ///
    /// Files that are there already are left as they are. What a page mentions is there before the page is, and what
    /// was there before goes at the end: whoever is served meanwhile gets all of it.
    pub(crate) fn write(&self, folder: &Path) -> Result<()> {
        let mut kept = BTreeSet::from([folder.join(".gitignore")]);
        let (assets, pages): (Vec<_>, Vec<_>) = self.0.iter().partition(|(path, _)| path.starts_with("assets/"));
        for (path, contents) in assets.into_iter().chain(pages) {
            let (file, beside) = (folder.join(path), folder.join(format!("{path}.br")));
            let worth = COMPRESSED.iter().any(|extension| path.ends_with(&format!(".{extension}")));
            let same = fs::read(&file).is_ok_and(|there| there == *contents);
            if worth && !(same && beside.exists()) {
                write(&beside, &compressed(contents)?)?;
            }
            if !same {
                write(&file, contents)?;
            }
            if SHOWN.iter().any(|extension| path.ends_with(extension)) {
                let sent = fs::metadata(&beside).map_or(0, |file| file.len());
                println!("{path:<44} {:>9} bytes, {sent:>7} compressed", contents.len());
            }
            kept.extend(worth.then_some(beside));
            kept.insert(file);
        }
        remove_others(folder, &kept)
    }
}

/// Removes the files that aren't kept, and folders that are empty then.
fn remove_others(folder: &Path, kept: &BTreeSet<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("can't read {}", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            remove_others(&path, kept)?;
            // It fails if anything is left in it, as it should.
            let _ = fs::remove_dir(&path);
        } else if !kept.contains(&path) {
            fs::remove_file(&path).with_context(|| format!("can't remove {}", path.display()))?;
        }
    }
    Ok(())
}

/// What is shortest of a few ways to compress: which one that is can't be foreseen, and it saves a few thousand bytes.
fn compressed(contents: &[u8]) -> Result<Vec<u8>> {
    // Short blocks: the parts of a module are less alike than they are long. What the mode changes is how distances are
    // written, for any file.
    let ways = [(BROTLI_MODE_FONT, 16), (BROTLI_MODE_FONT, 18), (BROTLI_MODE_GENERIC, 17), (BROTLI_MODE_GENERIC, 18)];
    let compress = |(mode, lgblock)| {
        let mut compressed = Vec::new();
        let (quality, lgwin, size_hint) = (11, 24, contents.len());
        let thorough = BrotliEncoderParams { mode, quality, lgwin, lgblock, size_hint, ..Default::default() };
        brotli::BrotliCompress(&mut &*contents, &mut compressed, &thorough).map(|_| compressed)
    };
    let all = thread::scope(|scope| {
        let tries = ways.map(|way| scope.spawn(move || compress(way)));
        tries.map(|one| one.join().expect("compressing doesn't panic"))
    });
    let all = all.into_iter().collect::<Result<Vec<_>, _>>()?;
    Ok(all.into_iter().min_by_key(Vec::len).unwrap_or_default())
}

fn write(path: &Path, contents: &[u8]) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(|| format!("can't make {}", folder.display()))?;
    }
    fs::write(path, contents).with_context(|| format!("can't write {}", path.display()))
}
