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

/// Writes a new file of this name and ending in the current folder: with a number, if there is one of that name.
pub(crate) fn write_new(name: &str, ending: &str, text: &str) -> Result<PathBuf> {
    for number in 1.. {
        let path = match number {
            1 => PathBuf::from(format!("{name}.{ending}")),
            _ => PathBuf::from(format!("{name}-{number}.{ending}")),
        };
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            // The name is ours now.
            Ok(_) => {
                return match write(&path, text) {
                    Ok(()) => Ok(path),
                    Err(error) => {
                        // An empty file helps nobody.
                        let _ = fs::remove_file(&path);
                        Err(error)
                    }
                };
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error).with_context(|| format!("can't write {}", path.display())),
        }
    }
    bail!("there are too many files called {name}");
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
        let folder = std::env::temp_dir().join(format!("pagoda-files-{}", std::process::id()));
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
