//! What every way of keeping things has to pass. A backend's test makes an empty store and hands it to [`check`].

use store::{Entry, Key, KeyKind, Said, Store, StoreError, Table, TableState, User, Wanted, Written};

pub async fn check(store: &impl Store) {
    users_come_and_go(store).await;
    keys_belong_to_users(store).await;
    tables_are_found(store).await;
    entries_have_their_place(store).await;
    words_are_kept(store).await;
    who_is_removed_leaves_nothing(store).await;
    guests_who_never_came_back_are_forgotten(store).await;
    the_server_is_known_to_have_run(store).await;
}

fn user(id: &str) -> User {
    User { id: id.to_owned(), name: "Anna".to_owned(), account: None, password: None, created: 5, seen: 5 }
}

fn key(id: &str, user: &str, secret: u8) -> Key {
    let (id, user) = (id.to_owned(), user.to_owned());
    let (label, scopes) = ("a browser".to_owned(), "all".to_owned());
    Key { id, user, hash: [secret; 32], kind: KeyKind::LogIn, label, scopes, created: 5, seen: 5 }
}

fn table(id: &str, users: &[&str]) -> Table {
    Table {
        number: 0,
        id: id.to_owned(),
        game: "yunnan".to_owned(),
        state: TableState::Open,
        public: true,
        speed: "live".to_owned(),
        open_seats: 1,
        created: 10,
        changed: 10,
        revision: 1,
        header: "{\"ü\":\"'\"}".to_owned(),
        board: None,
        users: users.iter().map(|user| (*user).to_owned()).collect(),
    }
}

async fn users_come_and_go(store: &impl Store) {
    store.add_user(&user("u1"), &key("k1", "u1", 1)).await.expect("a user");
    assert_eq!(store.user("u1").await.expect("users"), Some(user("u1")));
    assert_eq!(store.user("nobody").await.expect("users"), None);
    assert!(matches!(store.add_user(&user("u1"), &key("k2", "u1", 2)).await, Err(StoreError::Taken)));
    assert_eq!(store.keys("u1").await.expect("keys").len(), 1, "a user who wasn't added has no key either");

    let claimed = User { account: Some("Anna".to_owned()), password: Some("hash".to_owned()), ..user("u1") };
    store.claim_account("u1", "Anna", "hash").await.expect("an account");
    assert_eq!(store.user_of_account("aNNA").await.expect("users"), Some(claimed.clone()));
    store.add_user(&user("u2"), &key("k2", "u2", 2)).await.expect("a user");
    assert!(matches!(store.claim_account("u2", "ANNA", "other").await, Err(StoreError::Taken)));
    assert!(matches!(store.claim_account("u1", "Otto", "other").await, Err(StoreError::Taken)), "nobody has two");
    assert_eq!(store.users(false, 10).await.expect("users"), std::slice::from_ref(&claimed));
    // Each changes one thing, whatever else changes meanwhile.
    store.rename_user("u1", "Anne").await.expect("a name");
    store.set_password("u1", "new").await.expect("a password");
    let changed = User { name: "Anne".to_owned(), password: Some("new".to_owned()), ..claimed };
    assert_eq!(store.user("u1").await.expect("users"), Some(changed));
    assert_eq!(store.users(true, 10).await.expect("users").len(), 2);
    assert_eq!(store.users(true, 1).await.expect("users").len(), 1);

    store.set_recovery_codes("u1", &[[7; 32], [8; 32]]).await.expect("codes");
    assert!(store.use_recovery_code("u1", &[7; 32]).await.expect("a code"));
    assert!(!store.use_recovery_code("u1", &[7; 32]).await.expect("a code"), "a code is used once");
    assert!(!store.use_recovery_code("u2", &[8; 32]).await.expect("a code"), "nobody has another's codes");
    store.set_recovery_codes("u1", &[[9; 32]]).await.expect("codes");
    assert!(!store.use_recovery_code("u1", &[8; 32]).await.expect("a code"), "old codes are gone");

    store.remove_user("u2").await.expect("a user");
    assert_eq!(store.key(&[2; 32]).await.expect("keys"), None, "keys go with their user");
}

async fn keys_belong_to_users(store: &impl Store) {
    let token = Key { kind: KeyKind::Token, scopes: "play".to_owned(), seen: 6, ..key("k3", "u1", 3) };
    store.add_key(&token).await.expect("a key");
    assert_eq!(store.key(&[3; 32]).await.expect("keys").map(|(key, user)| (key, user.id)), Some((token, "u1".into())));
    assert!(matches!(store.add_key(&key("k4", "u1", 3)).await, Err(StoreError::Taken)), "no two have one secret");
    assert!(store.add_key(&key("k4", "nobody", 4)).await.is_err(), "a key has a user");
    store.key_seen("k1", 70).await.expect("a key");
    let ids: Vec<String> = store.keys("u1").await.expect("keys").into_iter().map(|key| key.id).collect();
    assert_eq!(ids, ["k1", "k3"], "those used last come first");
    assert_eq!(store.user("u1").await.expect("users").map(|user| user.seen), Some(70));
    assert!(!store.remove_key("u2", "k3").await.expect("keys"), "nobody removes another's keys");
    assert!(store.remove_key("u1", "k3").await.expect("keys"));
    assert_eq!(store.key(&[3; 32]).await.expect("keys"), None);
}

async fn tables_are_found(store: &impl Store) {
    let number = store.add_table(&table("t1", &["u1", "gone"])).await.expect("a table");
    let kept = Table { number, ..table("t1", &["u1"]) };
    assert_eq!(store.table("t1").await.expect("tables"), Some(kept.clone()));
    assert!(matches!(store.add_table(&table("t1", &[])).await, Err(StoreError::Taken)));

    let running = Table { state: TableState::Running, changed: 20, revision: 2, open_seats: 0, ..kept.clone() };
    let began = Entry { table: number, version: 1, at: 20, entry: "began".to_owned() };
    store.save_table(&running, std::slice::from_ref(&began)).await.expect("a change");
    assert!(matches!(store.save_table(&running, &[]).await, Err(StoreError::Changed)), "a change is made once");
    let again = Table { revision: 3, ..running.clone() };
    assert!(matches!(store.save_table(&again, &[began]).await, Err(StoreError::Taken)));
    assert_eq!(store.table("t1").await.expect("tables"), Some(running), "all or nothing");

    let hidden = Table { public: false, game: "yellow-yangtze".to_owned(), changed: 30, ..table("t2", &[]) };
    let second = store.add_table(&hidden).await.expect("a table");
    let ids = async |wanted: Wanted| -> Vec<String> {
        let tables = store.tables(&Wanted { most: wanted.most.max(1), ..wanted }).await.expect("tables");
        tables.into_iter().map(|table| table.id).collect()
    };
    let any = Wanted { most: 9, ..Wanted::default() };
    assert_eq!(ids(any.clone()).await, ["t2", "t1"], "what was made last comes first");
    assert_eq!(ids(Wanted { most: 1, ..any.clone() }).await, ["t2"]);
    assert_eq!(ids(Wanted { public: true, ..any.clone() }).await, ["t1"]);
    assert_eq!(ids(Wanted { state: Some(TableState::Open), ..any.clone() }).await, ["t2"]);
    assert_eq!(ids(Wanted { open_seats: true, ..any.clone() }).await, ["t2"]);
    assert_eq!(ids(Wanted { game: Some("yunnan".to_owned()), ..any.clone() }).await, ["t1"]);
    assert_eq!(ids(Wanted { speed: Some("'".to_owned()), ..any.clone() }).await, [""; 0]);
    assert_eq!(ids(Wanted { user: Some("u1".to_owned()), ..any.clone() }).await, ["t1"]);
    assert_eq!(ids(Wanted { before: Some("t2".to_owned()), ..any.clone() }).await, ["t1"]);
    assert_eq!(ids(Wanted { before: Some("t1".to_owned()), ..any }).await, [""; 0]);
    store.remove_table(second).await.expect("a table");

    let own = Table { board: Some("a long text".to_owned()), ..table("t3", &[]) };
    let number = store.add_table(&own).await.expect("a table");
    let own = Table { number, ..own };
    assert_eq!(store.table("t3").await.expect("tables"), Some(own.clone()));
    let listed = store.tables(&Wanted { most: 1, ..Wanted::default() }).await.expect("tables");
    assert_eq!(listed, [Table { board: None, ..own.clone() }], "lists come without boards");
    let changed = Table { revision: 2, board: None, ..own.clone() };
    store.save_table(&changed, &[]).await.expect("a change");
    let kept = Table { revision: 2, ..own };
    assert_eq!(store.table("t3").await.expect("tables"), Some(kept), "who doesn't know the board changes the rest");
    store.remove_table(number).await.expect("a table");
    assert_eq!(store.table("t2").await.expect("tables"), None);
}

async fn entries_have_their_place(store: &impl Store) {
    let number = store.add_table(&table("t3", &[])).await.expect("a table");
    let entry = |version: i64| Entry { table: number, version, at: 10 * version, entry: format!("é{version}'") };
    store.append(&[]).await.expect("nothing");
    store.append(&[entry(1), entry(2)]).await.expect("entries");
    assert!(matches!(store.append(&[entry(3), entry(2)]).await, Err(StoreError::Taken)));
    assert_eq!(store.entries(number, 0).await.expect("entries"), [entry(1), entry(2)], "all or nothing");
    assert_eq!(store.entries(number, 1).await.expect("entries"), [entry(2)]);
    let many: Vec<Entry> = (3..=10_000).map(entry).collect();
    store.append(&many).await.expect("many entries at once");
    assert_eq!(store.entries(number, 9_998).await.expect("entries"), [entry(9_999), entry(10_000)]);
    store.remove_table(number).await.expect("a table");
    assert_eq!(store.entries(number, 0).await.expect("entries"), [], "they go with their table");
}

async fn words_are_kept(store: &impl Store) {
    let number = store.table("t1").await.expect("tables").expect("a table").number;
    let said = |number: i64, text: &str| Said {
        number,
        room: "players".to_owned(),
        at: 1,
        user: Some("u1".to_owned()),
        said: text.to_owned(),
    };
    let first = store.say(number, &said(0, "你好")).await.expect("words");
    let second = store.say(number, &said(0, "b")).await.expect("words");
    assert!(second > first);
    assert_eq!(store.said(number, "players", 9).await.expect("words"), [said(first, "你好"), said(second, "b")]);
    assert_eq!(store.said(number, "players", 1).await.expect("words"), [said(second, "b")], "the last ones");
    assert_eq!(store.said(number, "spectators", 9).await.expect("words"), []);
    assert_eq!(store.said_by("u1").await.expect("words").len(), 2);
    assert_eq!(store.said_by("u2").await.expect("words"), []);

    store.write_down(number, "u1", "note", "one").await.expect("a note");
    store.write_down(number, "u1", "note", "two").await.expect("a note");
    store.write_down(number, "u1", "plan", "tile").await.expect("a plan");
    let pair = |text: &str| ("u1".to_owned(), text.to_owned());
    assert_eq!(store.written_down(number, "note").await.expect("notes"), [pair("two")]);
    store.write_down(number, "u1", "note", "").await.expect("a note");
    assert_eq!(store.written_down(number, "note").await.expect("notes"), []);
    assert_eq!(store.written_down(number, "plan").await.expect("plans"), [pair("tile")]);

    let written = |kind: &str, text: &str| Written { table: "t1".into(), kind: kind.into(), text: text.into() };
    assert_eq!(store.written_by("u1").await.expect("plans"), [written("plan", "tile")]);

    store.add_record("r1", Some("u1"), 1, "{}").await.expect("a record");
    store.add_record("r0", Some("u1"), 2, "{é}").await.expect("a record");
    assert_eq!(store.size_of_records("u1").await.expect("records"), (2, 6));
    assert_eq!(store.size_of_records("u2").await.expect("records"), (0, 0));
    let all: Vec<String> = store.records_of("u1").await.expect("records").into_iter().map(|one| one.id).collect();
    assert_eq!(all, ["r1", "r0"]);
    assert_eq!(store.record("r1").await.expect("records").as_deref(), Some("{}"));
    assert_eq!(store.record("r2").await.expect("records"), None);
}

async fn who_is_removed_leaves_nothing(store: &impl Store) {
    let number = store.table("t1").await.expect("tables").expect("a table").number;
    store.add_user(&user("u7"), &key("k7", "u7", 77)).await.expect("a user");
    let said = Said { number: 0, room: "players".into(), at: 1, user: Some("u7".into()), said: "hm".into() };
    store.say(number, &said).await.expect("words");
    store.write_down(number, "u7", "note", "one").await.expect("a note");
    store.add_record("r7", Some("u7"), 1, "{}").await.expect("a record");
    store.remove_user("u7").await.expect("a user");
    assert!(store.said(number, "players", 9).await.expect("words").iter().all(|one| one.said != "hm"));
    assert_eq!(store.written_down(number, "note").await.expect("notes"), []);
    assert_eq!(store.record("r7").await.expect("records"), None);
    assert_eq!(store.key(&[77; 32]).await.expect("keys"), None);
}

async fn guests_who_never_came_back_are_forgotten(store: &impl Store) {
    store.add_user(&user("old"), &key("k8", "old", 8)).await.expect("a user");
    store.add_user(&user("sits"), &key("k9", "sits", 9)).await.expect("a user");
    store.add_table(&table("t4", &["sits"])).await.expect("a table");
    assert_eq!(store.remove_old_guests(5).await.expect("guests"), 0);
    assert_eq!(store.remove_old_guests(6).await.expect("guests"), 1);
    assert_eq!(store.user("old").await.expect("users"), None);
    assert!(store.user("sits").await.expect("users").is_some() && store.user("u1").await.expect("users").is_some());
}

async fn the_server_is_known_to_have_run(store: &impl Store) {
    assert_eq!(store.alive().await.expect("a time"), None);
    store.set_alive(1_700_000_000_000).await.expect("a time");
    store.set_alive(1_700_000_000_500).await.expect("a time");
    assert_eq!(store.alive().await.expect("a time"), Some(1_700_000_000_500));
    store.tidy().await.expect("it is tidy");
    store.check().await.expect("it answers");
    // What was refused before may have been somebody else's doing.
    store.changed_elsewhere().await.expect("it answers");
    assert!(!store.changed_elsewhere().await.expect("it answers"), "nobody else was here");
}
