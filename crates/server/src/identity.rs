//! Who somebody is: guests, accounts, log-ins and tokens.

use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use protocol::{Code, LONGEST_NAME, Me, Problem, Scope};
use store::{Key, KeyKind, Store, Time, User};
use tokio::sync::Semaphore;

use crate::secret;
use crate::sessions::{Session, Sessions};
use crate::tables::{broken, now};

/// What a token begins with, so that everybody sees what it is.
const TOKEN: &str = "pagoda_";
/// How exactly it is known when a key was last used.
const SEEN: Time = 60 * 60 * 1000;
/// Passwords that are hashed at once: each takes 19 MiB.
const HASHES: usize = 2;
const SHORTEST_PASSWORD: usize = 8;
const LONGEST_PASSWORD: usize = 200;
const RECOVERY_CODES: usize = 8;
/// The most keys of one user.
const MOST_KEYS: usize = 50;

/// Whoever sends a request.
#[derive(Clone, Debug)]
pub(crate) struct Who {
    pub(crate) user: User,
    pub(crate) key: Key,
}

impl Who {
    /// Whether this may be done: everything with a log-in, with a token what its scopes say.
    pub(crate) fn may(&self, scope: Scope) -> Result<(), Problem> {
        let name = match scope {
            Scope::Read => "read",
            Scope::Play => "play",
        };
        if self.key.kind == KeyKind::LogIn || self.key.scopes.split(' ').any(|scope| scope == name) {
            return Ok(());
        }
        Err(Problem::new(Code::Forbidden, format!("the token hasn't the scope {name}")))
    }

    /// Who it is, as far as what is theirs may be looked at.
    pub(crate) fn reads(&self) -> Option<&str> {
        self.may(Scope::Read).is_ok().then_some(&*self.user.id)
    }

    /// Whether it is the person and not a program.
    pub(crate) fn in_person(&self) -> Result<(), Problem> {
        if self.key.kind == KeyKind::LogIn {
            return Ok(());
        }
        Err(Problem::new(Code::Forbidden, "tokens can't do that: log in"))
    }

    pub(crate) fn me(&self) -> Me {
        let User { id, name, account, created, .. } = self.user.clone();
        Me { id, name, account, created }
    }
}

/// Where users are looked up.
pub(crate) struct Identity {
    store: Arc<dyn Store>,
    sessions: Arc<Sessions>,
    hashes: Semaphore,
}

fn wrong() -> Problem {
    Problem::new(Code::WrongPassword, "the name or the password is wrong")
}

impl Identity {
    pub(crate) fn new(store: Arc<dyn Store>, sessions: Arc<Sessions>) -> Self {
        Self { store, sessions, hashes: Semaphore::new(HASHES) }
    }

    /// Whose secret it is. What is compared is a hash, in an index of hashes: how long that takes tells nothing of a secret.
    pub(crate) async fn who(&self, secret: &str) -> Result<Option<Who>, Problem> {
        let found = self.store.key(&secret::hash(secret)).await.map_err(|error| broken(&error))?;
        let Some((key, user)) = found else { return Ok(None) };
        if now() - key.seen > SEEN {
            self.store.key_seen(&key.id, now()).await.map_err(|error| broken(&error))?;
        }
        Ok(Some(Who { user, key }))
    }

    /// Ends a log-in or a token, with everything that is open by it; whether there was one.
    pub(crate) async fn end(&self, user: &str, key: &str) -> Result<bool, Problem> {
        let removed = self.store.remove_key(user, key).await.map_err(|error| broken(&error))?;
        if removed {
            self.sessions.end(key);
        }
        Ok(removed)
    }

    /// Something is opened that ends with the key of whoever asks.
    pub(crate) async fn open(&self, who: Option<&Who>) -> Result<Option<Session>, Problem> {
        let Some(who) = who else { return Ok(None) };
        let session = self.sessions.open(&who.user.id, &who.key.id);
        // The key may have ended since it was looked up: whoever ends it from now on ends this as well.
        let keys = self.store.keys(&who.user.id).await.map_err(|error| broken(&error))?;
        if !keys.iter().any(|key| key.id == who.key.id) {
            return Err(Problem::new(Code::NotLoggedIn, "nobody is known by this cookie or token"));
        }
        Ok(Some(session))
    }

    /// Somebody new, with the secret of their cookie.
    pub(crate) async fn guest(&self, browser: &str) -> Result<(Who, String), Problem> {
        let now = now();
        let user = User { id: secret::id(), name: some_name(), account: None, password: None, created: now, seen: now };
        let (key, secret) = new_key(&user.id, KeyKind::LogIn, browser, "");
        self.store.add_user(&user, &key).await.map_err(|error| broken(&error))?;
        Ok((Who { user, key }, secret))
    }

    pub(crate) async fn rename(&self, who: &Who, name: &str) -> Result<User, Problem> {
        let user = User { name: proper_name(name)?, ..who.user.clone() };
        self.store.rename_user(&user.id, &user.name).await.map_err(|error| broken(&error))?;
        Ok(user)
    }

    /// Makes an account of a guest; the recovery codes.
    pub(crate) async fn claim(&self, who: &Who, account: &str, password: &str) -> Result<(User, Vec<String>), Problem> {
        if who.user.account.is_some() {
            return Err(Problem::new(Code::NotNow, "you have an account"));
        }
        let account = proper_name(account)?;
        if secret::is_id(&account) {
            return Err(Problem::bad("account: this looks like an id"));
        }
        let password = self.hashed(password).await?;
        self.store.claim_account(&who.user.id, &account, &password).await.map_err(|error| match error {
            store::StoreError::Taken => Problem::new(Code::Taken, "somebody has this name already, or you have one"),
            other => broken(&other),
        })?;
        let user = User { account: Some(account), password: Some(password), ..who.user.clone() };
        Ok((user.clone(), self.new_codes(&user.id).await?))
    }

    async fn new_codes(&self, user: &str) -> Result<Vec<String>, Problem> {
        let codes: Vec<String> = (0..RECOVERY_CODES).map(|_| secret::id()).collect();
        let hashes: Vec<store::Hash> = codes.iter().map(|code| secret::hash(code)).collect();
        self.store.set_recovery_codes(user, &hashes).await.map_err(|error| broken(&error))?;
        Ok(codes)
    }

    pub(crate) async fn log_in(&self, account: &str, password: &str, browser: &str) -> Result<(Who, String), Problem> {
        let user = self.store.user_of_account(account).await.map_err(|error| broken(&error))?;
        let kept = user.as_ref().and_then(|user| user.password.clone());
        // Whether there is such an account shall not be seen from how long this takes.
        if !self.verified(password, kept).await? {
            return Err(wrong());
        }
        let user = user.ok_or_else(wrong)?;
        self.let_in(user, browser).await
    }

    async fn let_in(&self, user: User, browser: &str) -> Result<(Who, String), Problem> {
        let keys = self.store.keys(&user.id).await.map_err(|error| broken(&error))?;
        for old in keys.iter().filter(|key| key.kind == KeyKind::LogIn).skip(MOST_KEYS - 1) {
            self.end(&user.id, &old.id).await?;
        }
        let (key, secret) = new_key(&user.id, KeyKind::LogIn, browser, "");
        self.store.add_key(&key).await.map_err(|error| broken(&error))?;
        Ok((Who { user, key }, secret))
    }

    /// Sets a new password by a recovery code, and ends all log-ins.
    pub(crate) async fn recover(
        &self,
        account: &str,
        code: &str,
        password: &str,
        browser: &str,
    ) -> Result<(Who, String), Problem> {
        let password = self.hashed(password).await?;
        let user = self.store.user_of_account(account).await.map_err(|error| broken(&error))?.ok_or_else(wrong)?;
        let used = self.store.use_recovery_code(&user.id, &secret::hash(code.trim())).await;
        if !used.map_err(|error| broken(&error))? {
            return Err(wrong());
        }
        let user = self.set_password(&user, password, None).await?;
        self.let_in(user, browser).await
    }

    /// Sets another password, and ends all other log-ins.
    pub(crate) async fn change_password(&self, who: &Who, old: &str, new: &str) -> Result<(), Problem> {
        if !self.verified(old, who.user.password.clone()).await? {
            return Err(wrong());
        }
        let password = self.hashed(new).await?;
        self.set_password(&who.user, password, Some(&who.key.id)).await.map(drop)
    }

    /// Sets a password that nobody has chosen, and ends all log-ins.
    pub(crate) async fn reset_password(&self, user: &User) -> Result<String, Problem> {
        let password = secret::id();
        let hashed = self.hashed(&password).await?;
        self.set_password(user, hashed, None).await?;
        Ok(password)
    }

    async fn set_password(&self, user: &User, password: String, stays: Option<&str>) -> Result<User, Problem> {
        self.store.set_password(&user.id, &password).await.map_err(|error| broken(&error))?;
        let user = User { password: Some(password), ..user.clone() };
        for key in self.store.keys(&user.id).await.map_err(|error| broken(&error))? {
            if stays != Some(&*key.id) {
                self.end(&user.id, &key.id).await?;
            }
        }
        Ok(user)
    }

    /// A token for a program, with its secret.
    pub(crate) async fn token(&self, who: &Who, name: &str, scopes: &[Scope]) -> Result<(Key, String), Problem> {
        let keys = self.store.keys(&who.user.id).await.map_err(|error| broken(&error))?;
        if keys.iter().filter(|key| key.kind == KeyKind::Token).count() >= MOST_KEYS {
            return Err(Problem::new(Code::NotNow, "you have too many tokens: end one first"));
        }
        let mut names: Vec<&str> = Vec::new();
        for (scope, name) in [(Scope::Read, "read"), (Scope::Play, "play")] {
            if scopes.contains(&scope) {
                names.push(name);
            }
        }
        let (key, secret) = new_key(&who.user.id, KeyKind::Token, &proper_name(name)?, &names.join(" "));
        self.store.add_key(&key).await.map_err(|error| broken(&error))?;
        Ok((key, secret))
    }

    async fn hashed(&self, password: &str) -> Result<String, Problem> {
        if !(SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&password.chars().count()) {
            return Err(Problem::bad(format!("password: from {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} signs")));
        }
        let password = password.to_owned();
        self.slowly(move || hash(&password)).await?.ok_or_else(|| Problem::new(Code::Internal, "no hash"))
    }

    async fn verified(&self, password: &str, kept: Option<String>) -> Result<bool, Problem> {
        if password.chars().count() > LONGEST_PASSWORD {
            return Ok(false);
        }
        let password = password.to_owned();
        self.slowly(move || match kept {
            Some(kept) => verify(&password, &kept),
            None => hash(&password).is_none(),
        })
        .await
    }

    async fn slowly<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
        let busy = |_| Problem::new(Code::Unavailable, "try again");
        let _permit = self.hashes.acquire().await.map_err(busy)?;
        tokio::task::spawn_blocking(work).await.map_err(|_| Problem::new(Code::Internal, "something went wrong here"))
    }
}

/// The hash of a password, as Argon2id writes it.
pub(crate) fn hash(password: &str) -> Option<String> {
    Argon2::default().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
}

fn verify(password: &str, kept: &str) -> bool {
    let kept = PasswordHash::new(kept);
    kept.is_ok_and(|kept| Argon2::default().verify_password(password.as_bytes(), &kept).is_ok())
}

fn new_key(user: &str, kind: KeyKind, label: &str, scopes: &str) -> (Key, String) {
    let secret = match kind {
        KeyKind::LogIn => secret::text(),
        KeyKind::Token => format!("{TOKEN}{}", secret::text()),
    };
    let now = now();
    let label: String = label.chars().filter(|sign| !sign.is_control()).take(200).collect();
    let key = Key {
        id: secret::id(),
        user: user.to_owned(),
        hash: secret::hash(&secret),
        kind,
        label,
        scopes: scopes.to_owned(),
        created: now,
        seen: now,
    };
    (key, secret)
}

/// A name as it is kept: without spaces around it, and short.
pub(crate) fn proper_name(name: &str) -> Result<String, Problem> {
    let name = name.trim();
    let plain = !name.is_empty() && name.chars().count() <= LONGEST_NAME && !name.chars().any(misleads);
    if plain { Ok(name.to_owned()) } else { Err(Problem::bad(format!("name: from 1 to {LONGEST_NAME} signs"))) }
}

/// Whether a sign changes how others are read without being seen itself: in a name it would pass for another.
pub(crate) fn misleads(sign: char) -> bool {
    let turns = matches!(sign, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let unseen = matches!(
        sign,
        '\u{ad}' | '\u{34f}' | '\u{180e}' | '\u{200b}' | '\u{2028}' | '\u{2029}' | '\u{2060}'..='\u{2064}' | '\u{feff}'
    );
    // Letters that fill a place with nothing, and signs that are only there for programs.
    let empty = matches!(sign, '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{e0000}'..='\u{e007f}');
    sign.is_control() || turns || unseen || empty
}

/// A name for somebody who hasn't chosen one: a river's, which is the same in all languages.
fn some_name() -> String {
    const RIVERS: [&str; 12] =
        ["Fen", "Gan", "Han", "Huai", "Jialing", "Lancang", "Min", "Nu", "Tuo", "Wei", "Xiang", "Yalong"];
    let river = RIVERS[secret::below(RIVERS.len() as u64) as usize];
    format!("{river} {}", 10 + secret::below(990))
}
