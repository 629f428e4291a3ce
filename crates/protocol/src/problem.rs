//! Why something can't be had: a code for programs, a sentence for people.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::names::names;

/// Why a request was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Problem {
    /// For programs: it never changes.
    pub code: Code,
    /// For whoever writes such a program, in English.
    pub message: String,
    /// The rule that is against an action, by its number, if one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// How far the table is, where that is what the request got wrong.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<u64>,
}

names! {
    /// What a program can tell problems apart by.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Code {
        /// It isn't what it should be: no JSON, a field missing, a number too large.
        BadRequest,
        /// Nobody is known by this cookie or token, or there is none.
        NotLoggedIn,
        /// It is somebody else's to do, or the token's scope doesn't cover it.
        Forbidden,
        /// It comes from another site.
        OtherOrigin,
        /// There is nothing at this address.
        NotFound,
        /// It can't be asked like this.
        MethodNotAllowed,
        /// Somebody has this name, or this seat, already.
        Taken,
        /// It can't be done as things are: a table that runs can't be joined.
        NotNow,
        /// The table has gone on since: look at it again.
        Stale,
        /// Another seat decides.
        NotYourTurn,
        /// The action is no action, or a rule is against it.
        Refused,
        /// The password or the code is wrong.
        WrongPassword,
        /// It is more than is taken.
        TooLarge,
        /// Too much was asked in too little time, or somebody has as much as anybody may.
        TooMany,
        /// The server is about to stop, or has too much to do.
        Unavailable,
        /// Something went wrong here.
        Internal,
    }
}

impl Code {
    /// The HTTP status that goes with it.
    pub const fn status(self) -> u16 {
        match self {
            Self::BadRequest => 400,
            Self::NotLoggedIn | Self::WrongPassword => 401,
            Self::Forbidden | Self::OtherOrigin => 403,
            Self::NotFound => 404,
            Self::MethodNotAllowed => 405,
            Self::Taken | Self::NotNow | Self::Stale | Self::NotYourTurn => 409,
            Self::TooLarge => 413,
            Self::Refused => 422,
            Self::TooMany => 429,
            Self::Internal => 500,
            Self::Unavailable => 503,
        }
    }
}

impl Problem {
    /// A problem of this kind.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), rule: None, version: None }
    }

    /// A request that isn't what it should be.
    pub fn bad(message: impl Into<String>) -> Self {
        Self::new(Code::BadRequest, message)
    }

    /// Something that can't be done as things are.
    pub fn not_now(message: impl Into<String>) -> Self {
        Self::new(Code::NotNow, message)
    }

    /// What is asked for isn't there.
    pub fn not_found(what: &str) -> Self {
        Self::new(Code::NotFound, format!("there is no such {what}"))
    }
}
