//! Users and their keys.

use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Row, query};

use super::Sqlite;
use crate::{Hash, Key, KeyKind, Result, StoreError, Time, User};

impl Sqlite {
    pub(super) async fn insert_user(&self, user: &User, key: &Key) -> Result<()> {
        let mut work = self.begin().await?;
        query("INSERT INTO users (id, name, account, password, created, seen) VALUES (?, ?, ?, ?, ?, ?)")
            .bind(&user.id)
            .bind(&user.name)
            .bind(&user.account)
            .bind(&user.password)
            .bind(user.created)
            .bind(user.seen)
            .execute(&mut *work)
            .await?;
        insert_key(key, &mut work).await?;
        work.commit().await
    }

    pub(super) async fn find_user(&self, statement: &'static str, text: &str) -> Result<Option<User>> {
        let row = query(statement).bind(text).fetch_optional(&self.read).await?;
        row.map(|row| user(&row)).transpose()
    }

    pub(super) async fn list_users(&self, guests: bool, most: u32) -> Result<Vec<User>> {
        let select = query("SELECT * FROM users WHERE ? OR account IS NOT NULL ORDER BY seen DESC, id LIMIT ?");
        let rows = select.bind(guests).bind(most).fetch_all(&self.read).await?;
        rows.iter().map(user).collect()
    }

    pub(super) async fn update_account(&self, id: &str, account: &str, password: &str) -> Result<()> {
        let update = query("UPDATE users SET account = ?, password = ? WHERE id = ? AND account IS NULL");
        let changed = update.bind(account).bind(password).bind(id).execute(&self.write).await?.rows_affected();
        if changed == 0 { Err(StoreError::Taken) } else { Ok(()) }
    }

    pub(super) async fn delete_user(&self, id: &str) -> Result<()> {
        let mut work = self.begin().await?;
        for delete in ["DELETE FROM chat WHERE user = ?", "DELETE FROM records WHERE user = ?"] {
            query(delete).bind(id).execute(&mut *work).await?;
        }
        query("DELETE FROM users WHERE id = ?").bind(id).execute(&mut *work).await?;
        work.commit().await
    }

    pub(super) async fn delete_old_guests(&self, before: Time) -> Result<u64> {
        let delete = query(
            "DELETE FROM users WHERE account IS NULL AND seen < ?1
             AND NOT EXISTS (SELECT 1 FROM sitters WHERE sitters.user = users.id)
             AND NOT EXISTS (SELECT 1 FROM keys WHERE keys.user = users.id AND keys.seen >= ?1)",
        );
        Ok(delete.bind(before).execute(&self.write).await?.rows_affected())
    }

    pub(super) async fn replace_recovery_codes(&self, user: &str, codes: &[Hash]) -> Result<()> {
        let mut work = self.begin().await?;
        query("DELETE FROM recovery_codes WHERE user = ?").bind(user).execute(&mut *work).await?;
        for code in codes {
            let insert = query("INSERT INTO recovery_codes (user, hash) VALUES (?, ?)").bind(user).bind(&code[..]);
            insert.execute(&mut *work).await?;
        }
        work.commit().await
    }

    pub(super) async fn find_key(&self, hash: &Hash) -> Result<Option<(Key, User)>> {
        let row = query("SELECT * FROM keys WHERE hash = ?").bind(&hash[..]).fetch_optional(&self.read).await?;
        let Some(key) = row.map(|row| key(&row)).transpose()? else { return Ok(None) };
        let user = self.find_user("SELECT * FROM users WHERE id = ?", &key.user).await?;
        Ok(user.map(|user| (key, user)))
    }

    pub(super) async fn list_keys(&self, user: &str) -> Result<Vec<Key>> {
        let select = query("SELECT * FROM keys WHERE user = ? ORDER BY seen DESC, id").bind(user);
        select.fetch_all(&self.read).await?.iter().map(key).collect()
    }

    pub(super) async fn note_key(&self, id: &str, at: Time) -> Result<()> {
        let mut work = self.begin().await?;
        query("UPDATE keys SET seen = ? WHERE id = ?").bind(at).bind(id).execute(&mut *work).await?;
        let user = "UPDATE users SET seen = ? WHERE id = (SELECT user FROM keys WHERE id = ?)";
        query(user).bind(at).bind(id).execute(&mut *work).await?;
        work.commit().await
    }
}

pub(super) async fn insert_key(key: &Key, connection: &mut SqliteConnection) -> Result<()> {
    query("INSERT INTO keys (id, user, hash, kind, label, scopes, created, seen) VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
        .bind(&key.id)
        .bind(&key.user)
        .bind(&key.hash[..])
        .bind(match key.kind {
            KeyKind::LogIn => "login",
            KeyKind::Token => "token",
        })
        .bind(&key.label)
        .bind(&key.scopes)
        .bind(key.created)
        .bind(key.seen)
        .execute(connection)
        .await?;
    Ok(())
}

fn user(row: &SqliteRow) -> Result<User> {
    Ok(User {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        account: row.try_get("account")?,
        password: row.try_get("password")?,
        created: row.try_get("created")?,
        seen: row.try_get("seen")?,
    })
}

fn key(row: &SqliteRow) -> Result<Key> {
    let hash: Vec<u8> = row.try_get("hash")?;
    let kind: String = row.try_get("kind")?;
    Ok(Key {
        id: row.try_get("id")?,
        user: row.try_get("user")?,
        hash: hash.try_into().map_err(|_| StoreError::Broken("a key's hash isn't one".to_owned()))?,
        kind: if kind == "token" { KeyKind::Token } else { KeyKind::LogIn },
        label: row.try_get("label")?,
        scopes: row.try_get("scopes")?,
        created: row.try_get("created")?,
        seen: row.try_get("seen")?,
    })
}
