//! Files: which of them are the same, and writing them so that nothing is lost.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// Whether both paths lead to the same file, also if it isn't there yet.
pub(crate) fn is_same_file(one: &Path, other: &Path) -> bool {
    one == other || matches!((place(one), place(other)), (Some(one), Some(other)) if one == other)
}

/// Where a file is, or would be, without links and detours.
fn place(path: &Path) -> Option<PathBuf> {
    path.canonicalize().ok().or_else(|| Some(folder(path).canonicalize().ok()?.join(path.file_name()?)))
}

fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Writes a file. What was in it stays until all of the new contents are on the disk.
pub(crate) fn write(path: &Path, contents: impl AsRef<[u8]>) -> Result<()> {
    if path.is_dir() {
        bail!("{} is a folder", path.display());
    }
    replace(path, contents.as_ref()).with_context(|| format!("can't write {}", path.display()))
}

/// Writes a new file of this name and ending in the current folder: with a number, if there is one of that name. It has
/// its name only when all of it is on the disk.
pub(crate) fn write_new(name: &str, ending: &str, text: &str) -> Result<PathBuf> {
    let first = PathBuf::from(format!("{name}.{ending}"));
    let told = |path: &Path| format!("can't write {}", path.display());
    let (mut file, part) = create_beside(&first).with_context(|| told(&first))?;
    let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
    let named = written.with_context(|| told(&first)).and_then(|()| {
        for number in 1.. {
            let path = match number {
                1 => first.clone(),
                _ => PathBuf::from(format!("{name}-{number}.{ending}")),
            };
            match claim(&part, &path) {
                Ok(()) => return Ok(path),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error).with_context(|| told(&path)),
            }
        }
        bail!("there are too many files called {name}");
    });
    // Under its name it is there as well; under none it helps nobody.
    let _ = fs::remove_file(&part);
    named
}

/// Gives a file another name that nobody has.
fn claim(part: &Path, path: &Path) -> io::Result<()> {
    match fs::hard_link(part, path) {
        // Not every disk can do that: then the name is taken first.
        Err(error) if error.kind() != ErrorKind::AlreadyExists => {
            OpenOptions::new().write(true).create_new(true).open(path)?;
            fs::rename(part, path)
        }
        done => done,
    }
}

fn replace(path: &Path, contents: &[u8]) -> io::Result<()> {
    // What a link leads to is written, and not the link.
    let path = &path.canonicalize().unwrap_or_else(|_| path.to_owned());
    if fs::metadata(path).is_ok_and(|it| !it.is_file()) {
        return fs::write(path, contents);
    }
    let (mut file, part) = create_beside(path)?;
    let written = file.write_all(contents).and_then(|()| file.sync_all()).and_then(|()| fs::rename(&part, path));
    if written.is_err() {
        // It holds nothing that isn't elsewhere.
        let _ = fs::remove_file(&part);
    }
    written
}

/// A new file beside another, with a name that nobody has.
fn create_beside(path: &Path) -> io::Result<(fs::File, PathBuf)> {
    let name = path.file_name().unwrap_or_default();
    for number in 0.. {
        let mut part = name.to_owned();
        part.push(format!(".{}-{number}.part", std::process::id()));
        let part = folder(path).join(part);
        match OpenOptions::new().write(true).create_new(true).open(&part) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            opened => return opened.map(|file| (file, part)),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_folder(test: impl FnOnce(&Path)) {
        let thread = format!("{:?}", std::thread::current().id());
        let number: String = thread.chars().filter(char::is_ascii_digit).collect();
        let folder = std::env::temp_dir().join(format!("pagoda-files-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        test(&folder);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn files_are_the_same_however_they_are_called_and_whether_they_are_there_or_not() {
        assert!(is_same_file(Path::new("no-such.json"), Path::new("./no-such.json")));
        assert!(is_same_file(Path::new("src/../no-such.json"), Path::new("no-such.json")));
        assert!(is_same_file(Path::new("Cargo.toml"), Path::new("src/../Cargo.toml")));
        assert!(!is_same_file(Path::new("no-such.json"), Path::new("src/no-such.json")));
        assert!(!is_same_file(Path::new("no-such.json"), Path::new("/no/such/folder/no-such.json")));
    }

    #[test]
    fn a_new_file_takes_a_name_that_nobody_has_and_leaves_nothing_else_behind() {
        in_folder(|folder| {
            let name = folder.join("game").display().to_string();
            let written = ["one", "two"].map(|text| write_new(&name, "jsonl", text).unwrap());
            assert_eq!(written, ["game.jsonl", "game-2.jsonl"].map(|name| folder.join(name)));
            assert_eq!(written.map(|path| fs::read_to_string(path).unwrap()), ["one", "two"]);
            assert_eq!(fs::read_dir(folder).unwrap().count(), 2);
            assert!(write_new(&folder.join("no/game").display().to_string(), "jsonl", "three").is_err());
        });
    }

    #[test]
    fn a_file_is_replaced_as_a_whole_and_no_other_one_is_touched() {
        in_folder(|folder| {
            let path = folder.join("a.json");
            let others = ["a.json.new", "a.json.part"].map(|name| folder.join(name));
            others.iter().for_each(|other| fs::write(other, "mine").unwrap());
            for text in ["one", "two"] {
                write(&path, text).unwrap();
                assert_eq!(fs::read_to_string(&path).unwrap(), text);
            }
            assert!(others.iter().all(|other| fs::read_to_string(other).unwrap() == "mine"));
            assert_eq!(fs::read_dir(folder).unwrap().count(), 3);
            assert!(write(folder, "three").is_err() && write(&folder.join("no/b.json"), "three").is_err());
        });
    }
}
