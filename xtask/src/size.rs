//! How much of the browser app is sent: before the first page can be used, and in all.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::root;

/// What the first page may need, in bytes as they are sent.
const FIRST: u64 = 400_000;
/// What everything together may be that whoever plays alone, or with others at one screen, can ever need.
const ALONE: u64 = 900_000;
/// What may come to it for those who play with others far away.
const TOGETHER: u64 = 200_000;
/// How the files begin that only they need.
const MEETING: &str = "online-";

/// Compares the app in `dist` with what it may need.
pub(crate) fn check() -> Result<()> {
    let dist = root().join("dist");
    let page = read(&dist.join("index.html"))?;
    let mut first = BTreeSet::from(["/index.html".to_owned()]);
    first.extend(mentioned(&page));
    // Scripts that scripts import.
    for script in first.clone().iter().filter(|path| path.ends_with(".js")) {
        first.extend(imported(&read(&dist.join(script.trim_start_matches('/')))?));
    }
    let mut all = vec![];
    list(&dist, &mut all)?;
    let (mut alone, mut together) = (0, 0);
    for path in &all {
        let meeting = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(MEETING));
        *(if meeting { &mut together } else { &mut alone }) += sent(path)?;
    }
    let mut needed = 0;
    for path in &first {
        let bytes = sent(&dist.join(path.trim_start_matches('/')))?;
        println!("{:<44} {bytes:>7} bytes", path.trim_start_matches('/'));
        needed += bytes;
    }
    println!("{:<44} {needed:>7} bytes of {FIRST}", "before the first page can be used");
    println!("{:<44} {alone:>7} bytes of {ALONE}", "everything for playing alone");
    println!("{:<44} {together:>7} bytes of {TOGETHER}", "more for playing with others far away");
    ensure!(needed <= FIRST, "the first page needs {needed} bytes, and may need {FIRST}");
    ensure!(alone <= ALONE, "everything for playing alone is {alone} bytes, and may be {ALONE}");
    ensure!(
        (1..=TOGETHER).contains(&together),
        "playing with others needs {together} bytes more, and may need {TOGETHER}"
    );
    Ok(())
}

/// What a page loads at once: whatever its links and scripts mention, except what only an installed app needs.
fn mentioned(page: &str) -> Vec<String> {
    let tags = page.split('<').filter(|tag| tag.starts_with("link ") || tag.starts_with("script "));
    let needed = tags.filter(|tag| !["apple-touch-icon", "manifest"].iter().any(|other| tag.contains(other)));
    needed
        .filter_map(|tag| tag.split_once("href=\"").or_else(|| tag.split_once("src=\"")))
        .filter_map(|(_, rest)| rest.split('"').next())
        .map(str::to_owned)
        .collect()
}

/// What a script imports before it runs, and the module that it starts.
fn imported(script: &str) -> Vec<String> {
    let needed =
        |line: &&str| (line.starts_with("import ") && line.contains(" from ")) || line.starts_with("await start(");
    script.lines().filter(needed).filter_map(|line| line.split(['"', '\'']).nth(1)).map(str::to_owned).collect()
}

/// How many bytes are sent of a file: compressed, where that is worth it.
fn sent(path: &Path) -> Result<u64> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".br");
    let file = fs::metadata(beside).or_else(|_| fs::metadata(path));
    Ok(file.with_context(|| format!("can't find {}", path.display()))?.len())
}

/// Every file that is served, each once.
fn list(folder: &Path, files: &mut Vec<std::path::PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("can't read {}", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            list(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension != "br") {
            files.push(path);
        }
    }
    Ok(())
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("can't read {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_page_loads_at_once_is_what_its_links_and_scripts_mention() {
        let page = r#"<link rel="stylesheet" href="/a.css"><link rel="manifest" href="/m"><script type="module" src="/b.js">
            </script><meta name="asset c" content="/c"><a href="/elsewhere">"#;
        assert_eq!(mentioned(page), ["/a.css", "/b.js"]);
    }

    #[test]
    fn what_a_script_imports_and_starts_belongs_to_it() {
        assert_eq!(
            imported(
                "import start from \"/a.js\";\nimport { b } from '/b.js';\nfetch(\"/c\")\nawait start({ module_or_path: \"/d.wasm\" });"
            ),
            ["/a.js", "/b.js", "/d.wasm"]
        );
    }
}
