//! The files of the browser app.

use std::borrow::Cow;

use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../dist"]
#[allow_missing = true]
struct Dist;

/// A file as it is sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    /// What is in it.
    pub contents: Cow<'static, [u8]>,
    /// A text in quotes that differs whenever the contents do.
    pub tag: String,
}

/// Where files come from: the file at a path, which is seen from the root of the site. It is never asked for a path that
/// leads elsewhere.
pub type Files = fn(&str) -> Option<File>;

/// The path that a request asks for, if it is one of a file: nothing of ours has a name that begins with a dot.
pub(crate) fn path(asked: &str) -> Option<&str> {
    let path = asked.strip_prefix('/')?;
    let plain = |part: &str| !part.is_empty() && !part.starts_with('.') && !part.contains(['\\', '%', '\0']);
    path.split('/').all(plain).then_some(path)
}

/// The files of the browser app.
pub(crate) fn app(path: &str) -> Option<File> {
    let file = Dist::get(path)?;
    let tag = file.metadata.sha256_hash()[..16].iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"));
    Some(File { contents: file.data, tag: format!("\"{tag}\"") })
}

/// What a file is, by the end of its name.
pub(crate) fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "md" => "text/markdown; charset=utf-8",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "toml" | "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}
