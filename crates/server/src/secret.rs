//! What nobody can guess, and what is kept of it.

use sha2::{Digest, Sha256};
use store::Hash;

use protocol::fair::hex;

/// Fresh bytes that nobody can foresee.
///
/// # Panics
/// If the system has no chance to give, with which nothing here would be safe.
pub(crate) fn bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A text that nobody can guess: of a cookie or a token.
pub(crate) fn text() -> String {
    hex(&bytes())
}

/// The name of something in its address, which nobody can guess either: 128 bits, in letters that aren't mixed up.
pub(crate) fn id() -> String {
    const SIGNS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    bytes()[..26].iter().map(|byte| char::from(SIGNS[usize::from(byte % 32)])).collect()
}

/// Whether a text could be such a name.
pub(crate) fn is_id(text: &str) -> bool {
    text.len() == 26 && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
}

/// What is kept of a secret text. It has 256 bits of chance, so a fast hash is enough.
pub(crate) fn hash(text: &str) -> Hash {
    Sha256::digest(text.as_bytes()).into()
}

/// A number below `bound`, evenly enough for pauses.
pub(crate) fn below(bound: u64) -> u64 {
    let bytes = bytes();
    u64::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7]]) % bound.max(1)
}
