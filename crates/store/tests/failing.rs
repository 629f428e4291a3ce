//! What can't be kept is refused, and afterwards everything is as if it had never been tried.

use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
use store::{Entry, Key, KeyKind, Sqlite, Store, Table, TableState, User};

/// Another program that says when the disk is full.
async fn disk(folder: &std::path::Path) -> SqlitePool {
    let options = SqliteConnectOptions::new().filename(folder.join("pagoda.db"));
    SqlitePool::connect_with(options).await.expect("the data")
}

/// Whatever is put into a table fails as on a full disk: with it the transaction has ended by itself.
async fn fill(disk: &SqlitePool, table: &str) {
    let trigger = format!(
        "CREATE TRIGGER full_{table} BEFORE INSERT ON {table} BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END"
    );
    sqlx::raw_sql(sqlx::AssertSqlSafe(trigger)).execute(disk).await.expect("a full disk");
}

async fn make_room(disk: &SqlitePool, table: &str) {
    let drop = format!("DROP TRIGGER full_{table}");
    sqlx::raw_sql(sqlx::AssertSqlSafe(drop)).execute(disk).await.expect("room");
}

fn entry(table: i64, version: i64) -> Entry {
    Entry { table, version, at: version, entry: "\"entry\"".to_owned() }
}

fn table(id: &str) -> Table {
    Table {
        number: 0,
        id: id.to_owned(),
        game: "yunnan".to_owned(),
        state: TableState::Running,
        public: true,
        speed: "live".to_owned(),
        open_seats: 0,
        created: 1,
        changed: 1,
        revision: 1,
        header: "{}".to_owned(),
        board: None,
        users: Vec::new(),
    }
}

#[tokio::test]
async fn after_a_full_disk_what_is_acknowledged_is_kept_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path()).await.expect("a store");
    let number = store.add_table(&table("t")).await.expect("a table");
    store.append(&[entry(number, 1)]).await.expect("room");
    store.check().await.expect("room");
    let disk = disk(folder.path()).await;
    for full in ["entries", "room"] {
        fill(&disk, full).await;
    }
    for _ in 0..3 {
        assert!(store.append(&[entry(number, 2)]).await.is_err());
        assert!(store.check().await.is_err(), "it isn't well");
    }
    let changed = Table { number, revision: 2, ..table("t") };
    assert!(store.save_table(&changed, &[entry(number, 2)]).await.is_err());
    for full in ["entries", "room"] {
        make_room(&disk, full).await;
    }
    store.check().await.expect("room");
    store.append(&[entry(number, 2), entry(number, 3)]).await.expect("room");
    let user = User { id: "u".into(), name: "Ada".into(), account: None, password: None, created: 1, seen: 1 };
    let key = Key {
        id: "k".into(),
        user: "u".into(),
        hash: [1; 32],
        kind: KeyKind::LogIn,
        label: String::new(),
        scopes: String::new(),
        created: 1,
        seen: 1,
    };
    store.add_user(&user, &key).await.expect("room");
    store.save_table(&changed, &[entry(number, 4)]).await.expect("room");
    // What others see is on the disk, and not in a transaction that is still open.
    store.close().await;
    let store = Sqlite::open(folder.path()).await.expect("a store");
    let versions: Vec<i64> = store.entries(number, 0).await.expect("entries").iter().map(|one| one.version).collect();
    assert_eq!(versions, [1, 2, 3, 4]);
    assert!(store.user("u").await.expect("users").is_some());
}
