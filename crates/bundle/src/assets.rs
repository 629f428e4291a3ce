//! Files with a digest of their contents in their names, and texts that mention them.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

/// How a text mentions a file: `asset:fonts/serif.woff2`.
const MENTION: &str = "asset:";

/// Files by the names that they are mentioned by.
#[derive(Default)]
pub(crate) struct Assets(BTreeMap<String, Asset>);

/// A file.
pub(crate) struct Asset {
    /// Where it lies, seen from the root of the site.
    pub(crate) path: String,
    pub(crate) contents: Vec<u8>,
}

impl Assets {
    pub(crate) fn add(&mut self, name: &str, contents: Vec<u8>) {
        let (stem, extension) = name.rsplit_once('.').unwrap_or((name, "bin"));
        let path = format!("assets/{stem}-{}.{extension}", digest(&contents));
        self.0.insert(name.to_owned(), Asset { path, contents });
    }

    /// Adds the files of a folder that end like this, as `name/file`.
    pub(crate) fn add_folder(&mut self, name: &str, folder: &Path, extensions: &[&str]) -> Result<()> {
        for path in files_in(folder, extensions)? {
            let contents = fs::read(&path).with_context(|| format!("can't read {}", path.display()))?;
            let file = path.file_name().unwrap_or_default().to_string_lossy();
            self.add(&format!("{name}/{file}"), contents);
        }
        Ok(())
    }

    /// The text with the address of every file that it mentions.
    pub(crate) fn resolve(&self, text: &str) -> Result<String> {
        let mut parts = text.split(MENTION);
        let mut resolved = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let end = part.find(|c: char| !(c.is_ascii_alphanumeric() || "-_./".contains(c))).unwrap_or(part.len());
            let (name, rest) = part.split_at(end);
            let asset = self.0.get(name).with_context(|| format!("there is no file {name:?}, which is mentioned"))?;
            write!(resolved, "/{}{rest}", asset.path)?;
        }
        Ok(resolved)
    }

    /// The list in which the app looks addresses up, for the head of a page.
    pub(crate) fn list(&self) -> String {
        let lines =
            self.0.iter().map(|(name, asset)| format!("<meta name=\"asset {name}\" content=\"/{}\">", asset.path));
        lines.collect::<Vec<_>>().join("\n")
    }

    pub(crate) fn addresses(&self) -> Vec<String> {
        self.files().map(|asset| format!("/{}", asset.path)).collect()
    }

    pub(crate) fn files(&self) -> impl Iterator<Item = &Asset> {
        self.0.values()
    }
}

/// The files of a folder that end like this, in the order of their names.
pub(crate) fn files_in(folder: &Path, extensions: &[&str]) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("can't read {}", folder.display()))? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extensions.iter().any(|wanted| extension == *wanted)) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Enough of a digest to tell contents apart.
pub(crate) fn digest(contents: &[u8]) -> String {
    Sha256::digest(contents)[..8].iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mention_becomes_an_address_with_a_digest() {
        let mut assets = Assets::default();
        assets.add("fonts/serif.woff2", b"letters".to_vec());
        let text = assets.resolve("src: url(\"asset:fonts/serif.woff2\"); a: b").expect("the file is there");
        assert_eq!(text, "src: url(\"/assets/fonts/serif-7ad8dbe5dbed0dcd.woff2\"); a: b");
        assert_eq!(assets.addresses(), ["/assets/fonts/serif-7ad8dbe5dbed0dcd.woff2"]);
    }

    #[test]
    fn other_contents_have_another_name() {
        let mut assets = Assets::default();
        assets.add("style.css", b"one".to_vec());
        let one = assets.addresses();
        assets.add("style.css", b"other".to_vec());
        assert_ne!(one, assets.addresses());
    }

    #[test]
    fn a_file_that_is_mentioned_has_to_be_there() {
        let error = Assets::default().resolve("import \"asset:app.js\"").expect_err("nothing is there");
        assert_eq!(error.to_string(), "there is no file \"app.js\", which is mentioned");
    }
}
