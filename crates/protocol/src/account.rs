//! Who somebody is.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::names::names;

/// Whoever asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Me {
    /// What others know them by in programs.
    pub id: String,
    /// What they want to be called.
    pub name: String,
    /// What they log in with; guests have none.
    pub account: Option<String>,
    /// When they first came, in milliseconds since 1970.
    pub created: i64,
}

/// Another name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// What to be called.
    #[schema(min_length = 1, max_length = 32)]
    pub name: String,
}

/// A guest wants an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// What to log in with.
    #[schema(min_length = 1, max_length = 32)]
    pub account: String,
    /// At least eight signs.
    #[schema(min_length = 8, max_length = 200)]
    pub password: String,
}

/// An account with what is shown this once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Claimed {
    /// Whose it is.
    pub me: Me,
    /// Each of them sets a new password once.
    pub recovery_codes: Vec<String>,
}

/// Somebody with an account is here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LogIn {
    /// What they log in with.
    pub account: String,
    /// Their password.
    pub password: String,
}

/// Somebody has forgotten the password.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Recover {
    /// What they log in with.
    pub account: String,
    /// One of the codes.
    pub code: String,
    /// The new password.
    #[schema(min_length = 8, max_length = 200)]
    pub password: String,
}

/// Somebody wants another password.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The present one.
    pub old: String,
    /// The new one.
    #[schema(min_length = 8, max_length = 200)]
    pub new: String,
}

/// A browser in which somebody is logged in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct LogInInfo {
    /// To end it by.
    pub id: String,
    /// The browser, as it calls itself.
    pub browser: String,
    /// When it logged in.
    pub created: i64,
    /// When it was last here, to about an hour.
    pub seen: i64,
    /// Whether it is the one that asks.
    pub this: bool,
}

names! {
    /// What a program may do with a token.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Scope {
        /// See what its user sees.
        Read,
        /// Make tables, join them and play.
        Play,
    }
}

/// A token is wanted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What to know it by.
    #[schema(min_length = 1, max_length = 32)]
    pub name: String,
    /// What it is for.
    pub scopes: Vec<Scope>,
}

/// A token, shown this once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Token {
    /// To end it by.
    pub id: String,
    /// For the header `Authorization: Bearer …`.
    pub token: String,
}

/// A token without its secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TokenInfo {
    /// To end it by.
    pub id: String,
    /// What it is known by.
    pub name: String,
    /// What it is for.
    pub scopes: Vec<Scope>,
    /// When it was made.
    pub created: i64,
    /// When it was last used, to about an hour.
    pub seen: i64,
}

/// What everybody may know of somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Profile {
    /// What others know them by in programs.
    pub id: String,
    /// What they want to be called.
    pub name: String,
    /// Games that came to their end with them: not those that a bot played to the end in their place.
    pub games: u64,
    /// Of these, those that they won or shared the victory of.
    pub won: u64,
    /// The same for each game of which they have played any, by its name.
    pub by_game: BTreeMap<String, Played>,
}

/// How somebody has done.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
pub struct Played {
    /// Games that came to their end with them.
    pub games: u64,
    /// Of these, those that they won or shared the victory of.
    pub won: u64,
    /// How many of a thousand games they would have won if all at those tables had won as often, on average.
    pub by_chance: u64,
}
