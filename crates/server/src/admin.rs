//! What whoever runs a server can do with its data, also while it runs: it notices.

use std::path::Path;
use std::sync::Arc;

use protocol::{Code, Problem, Summary};
use store::{Sqlite, Store, User, Wanted};

use crate::NoServer;
use crate::identity::Identity;
use crate::tables::{Hub, broken};

/// The data of a server, in the hands of whoever runs it.
pub struct Admin {
    store: Arc<Sqlite>,
    hub: Arc<Hub>,
    identity: Identity,
}

/// A user as they are listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// What programs know them by.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// What they log in with; guests have none.
    pub account: Option<String>,
    /// When they first came, in milliseconds since 1970.
    pub created: i64,
    /// When they were last here, to about an hour.
    pub seen: i64,
}

impl Admin {
    /// Opens the data in a folder.
    ///
    /// # Errors
    /// If there are none, or they can't be read.
    pub async fn open(folder: &Path) -> Result<Self, NoServer> {
        let data = |error| NoServer::Data { folder: folder.to_owned(), error };
        if !Sqlite::is_in(folder) {
            return Err(data(store::StoreError::Broken("there are no data of a server".to_owned())));
        }
        let store = Arc::new(Sqlite::open(folder).await.map_err(data)?);
        let shared: Arc<dyn Store> = Arc::clone(&store) as _;
        let hub = Hub::asleep(Arc::clone(&shared));
        let identity = Identity::new(shared, Arc::clone(&hub.sessions));
        Ok(Self { store, hub, identity })
    }

    /// Users, those that were here last first.
    ///
    /// # Errors
    /// If the data can't be read.
    pub async fn users(&self, guests: bool, most: u32) -> Result<Vec<Listed>, Problem> {
        let users = self.store.users(guests, most).await.map_err(|error| broken(&error))?;
        let listed = |User { id, name, account, created, seen, .. }| Listed { id, name, account, created, seen };
        Ok(users.into_iter().map(listed).collect())
    }

    /// Tables, those made last first.
    ///
    /// # Errors
    /// If the data can't be read.
    pub async fn tables(&self, most: u32) -> Result<Vec<Summary>, Problem> {
        self.hub.summaries(&Wanted { most, ..Wanted::default() }, None).await
    }

    /// Somebody by account or id.
    async fn user(&self, name: &str) -> Result<User, Problem> {
        let of_account = self.store.user_of_account(name).await.map_err(|error| broken(&error))?;
        let of_id = self.store.user(name).await.map_err(|error| broken(&error))?;
        match (of_account, of_id) {
            (Some(one), Some(other)) if one.id != other.id => {
                Err(Problem::new(Code::NotNow, format!("{name} is the account of {} and the id of another", one.id)))
            }
            (one, other) => one.or(other).ok_or_else(|| Problem::not_found("user")),
        }
    }

    /// Gives somebody with an account a new password, which is told here, and ends all their log-ins.
    ///
    /// # Errors
    /// If there is no such account.
    pub async fn reset_password(&self, name: &str) -> Result<String, Problem> {
        let user = self.user(name).await?;
        if user.account.is_none() {
            return Err(Problem::new(Code::NotNow, "a guest has no password"));
        }
        self.identity.reset_password(&user).await
    }

    /// Removes somebody, as they could do themselves.
    ///
    /// # Errors
    /// If there is no such user.
    pub async fn remove_user(&self, name: &str) -> Result<(), Problem> {
        let user = self.user(name).await?;
        self.hub.remove_user(&user.id).await
    }

    /// Ends a table, whatever is going on there.
    ///
    /// # Errors
    /// If there is no such table, or it has ended.
    pub async fn close_table(&self, id: &str) -> Result<(), Problem> {
        self.hub.close(id).await
    }

    /// Copies all data as they are at one moment into a new file.
    ///
    /// # Errors
    /// If that can't be written.
    pub async fn back_up(&self, to: &Path) -> Result<(), NoServer> {
        let data = |error| NoServer::Data { folder: to.to_owned(), error };
        self.store.back_up(to).await.map_err(data)
    }
}

/// Puts a copy into a folder that has no data yet.
///
/// # Errors
/// If there are data already, or the copy can't be read.
pub async fn restore(copy: &Path, folder: &Path) -> Result<(), NoServer> {
    store::restore(copy, folder).await.map_err(|error| NoServer::Data { folder: folder.to_owned(), error })
}
