//! SQLite keeps what a store has to, and copies of it can be made and restored.

mod suite;

use store::{Lock, Sqlite, Store, StoreError, restore};

#[tokio::test]
async fn it_keeps_what_a_store_has_to() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path()).await.expect("a store");
    suite::check(&store).await;
}

#[tokio::test]
async fn what_is_committed_is_on_the_disk() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path()).await.expect("a store");
    // FULL is 2.
    assert_eq!(store.durability().await.expect("pragmas"), ("wal".to_owned(), 2));
}

#[tokio::test]
async fn it_is_there_when_it_is_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path()).await.expect("a store");
    store.set_alive(7).await.expect("a time");
    store.close().await;
    let store = Sqlite::open(folder.path()).await.expect("a store");
    assert_eq!(store.alive().await.expect("a time"), Some(7));
}

#[tokio::test]
async fn what_another_program_changes_is_noticed_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let (store, other) =
        (Sqlite::open(folder.path()).await.expect("a store"), Sqlite::open(folder.path()).await.expect("a store"));
    assert!(!store.changed_elsewhere().await.expect("an answer"));
    other.set_alive(7).await.expect("a time");
    assert!(store.changed_elsewhere().await.expect("an answer"));
    assert!(!store.changed_elsewhere().await.expect("an answer"));
}

#[tokio::test]
async fn a_copy_is_of_one_moment_and_can_be_restored_into_an_empty_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let (first, second, copy) = (folder.path().join("1"), folder.path().join("2"), folder.path().join("copy"));
    let store = Sqlite::open(&first).await.expect("a store");
    store.set_alive(7).await.expect("a time");
    store.back_up(&copy).await.expect("a copy");
    assert!(store.back_up(&copy).await.is_err(), "nothing is overwritten");
    store.set_alive(8).await.expect("a time");
    assert!(restore(&copy, &first).await.is_err(), "nothing is overwritten");
    for left in ["pagoda.db-wal", "pagoda.db-shm"] {
        let third = folder.path().join(left);
        std::fs::create_dir(&third).expect("a folder");
        std::fs::write(third.join(left), "of other data").expect("a file");
        assert!(restore(&copy, &third).await.is_err(), "{left} would be read as changes of the copy");
        assert!(!third.join("pagoda.db").exists());
    }
    restore(&copy, &second).await.expect("a folder with the copy");
    let restored = Sqlite::open(&second).await.expect("a store");
    assert_eq!(restored.alive().await.expect("a time"), Some(7));
}

#[tokio::test]
async fn what_is_no_store_is_said_to_be_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let (data, other) = (folder.path().join("data"), folder.path().join("other"));
    std::fs::create_dir(&data).expect("a folder");
    std::fs::write(data.join("pagoda.db"), "this is not a database, but a text that is long enough").expect("a file");
    assert!(matches!(Sqlite::open(&data).await, Err(StoreError::Broken(_))));
    assert!(restore(&data.join("pagoda.db"), &other).await.is_err() && !other.exists());
    assert!(restore(&data.join("nothing"), &other).await.is_err() && !other.exists());
}

#[test]
fn one_server_uses_a_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let first = Lock::take(&data).expect("it is free");
    let second = Lock::take(&data).map(drop).expect_err("it is used");
    assert!(second.to_string().contains("another server"), "{second}");
    drop(first);
    Lock::take(&data).expect("it is free again");
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_can_read_a_copy_or_what_is_restored() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    let (data, copy, restored) = (folder.path().join("1"), folder.path().join("copy"), folder.path().join("2"));
    Sqlite::open(&data).await.expect("a store").back_up(&copy).await.expect("a copy");
    let mode = |path: &std::path::Path| std::fs::metadata(path).expect("a file").permissions().mode() & 0o777;
    assert_eq!(mode(&copy), 0o600);
    std::fs::set_permissions(&copy, PermissionsExt::from_mode(0o644)).expect("a file");
    restore(&copy, &restored).await.expect("the data");
    assert_eq!(mode(&restored.join("pagoda.db")), 0o600);
}
