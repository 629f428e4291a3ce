//! The folder of the data: made for nobody else to look into, used by one server, filled from a copy.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{Row, query};

use super::{FILE, Sqlite};
use crate::{Result, StoreError};

/// The name of the file that says that a server uses the folder.
const LOCK: &str = "pagoda.lock";

/// That one server uses a folder, until this is dropped or the program ends, however it does.
pub struct Lock {
    _file: File,
}

impl Lock {
    /// Takes a folder for a server, and makes it if it isn't there.
    ///
    /// # Errors
    /// If another server uses it, or it can't be written to.
    pub fn take(folder: &Path) -> Result<Self> {
        make(folder)?;
        let open = OpenOptions::new().create(true).append(true).open(folder.join(LOCK));
        let file = open.map_err(|error| StoreError::Broken(error.to_string()))?;
        match file.try_lock() {
            Ok(()) => Ok(Self { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::Broken("another server uses these data".to_owned())),
            Err(TryLockError::Error(error)) => Err(StoreError::Broken(format!("{LOCK}: {error}"))),
        }
    }
}

/// Makes an empty file that nobody else can read.
pub(super) fn private_file(path: &Path) -> Result<()> {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let made = options.write(true).create_new(true).open(path);
    made.map(drop).map_err(|error| StoreError::Broken(format!("{}: {error}", path.display())))
}

#[cfg(unix)]
fn make_private(path: &Path) -> std::io::Result<()> {
    std::fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(0o600))
}

#[cfg(not(unix))]
fn make_private(_: &Path) -> std::io::Result<()> {
    Ok(())
}

/// Makes the folder if it isn't there, for nobody else to look into.
pub(super) fn make(folder: &Path) -> Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder).map_err(|error| StoreError::Broken(format!("{}: {error}", folder.display())))
}

/// Puts a copy that [`Sqlite::back_up`] made into a folder that has no data yet.
///
/// # Errors
/// If there are data already, or if the copy can't be read.
pub async fn restore(copy: &Path, folder: &Path) -> Result<()> {
    let broken = |error: std::io::Error| StoreError::Broken(error.to_string());
    if Sqlite::is_in(folder) {
        return Err(StoreError::Broken(format!("{} has data already: restore into an empty folder", folder.display())));
    }
    // What a lost file left behind would be taken for changes of the copy.
    let beside = ["-wal", "-shm", "-journal"].map(|end| folder.join(format!("{FILE}{end}")));
    if let Some(left) = beside.iter().find(|path| path.exists()) {
        return Err(StoreError::Broken(format!("{} is of other data: restore into an empty folder", left.display())));
    }
    let options = SqliteConnectOptions::new().filename(copy).read_only(true);
    let pool = SqlitePoolOptions::new().max_connections(1).connect_with(options).await?;
    let sound: String = query("PRAGMA integrity_check").fetch_one(&pool).await?.try_get(0)?;
    query("SELECT count(*) FROM entries").fetch_one(&pool).await?;
    pool.close().await;
    if sound != "ok" {
        return Err(StoreError::Broken(format!("{} is damaged: {sound}", copy.display())));
    }
    make(folder)?;
    // Under its own name only once it is whole.
    let (part, file) = (folder.join("restoring"), folder.join(FILE));
    // One that was begun before and never came to its end.
    let _ = std::fs::remove_file(&part);
    private_file(&part)?;
    std::fs::copy(copy, &part).map_err(broken)?;
    make_private(&part).map_err(broken)?;
    std::fs::File::open(&part).and_then(|file| file.sync_all()).map_err(broken)?;
    std::fs::rename(&part, &file).map_err(broken)
}
