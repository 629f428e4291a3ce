//! A deal that everybody can check: nobody could choose it.
//!
//! Before anybody adds to chance the server publishes the SHA-256 of a fresh seed of 32 bytes, the commitment. Then every
//! seat's program adds a nonce, any text. The deal comes from the SHA-256 of the seed and, for each seat in order, the
//! length of its nonce in bytes (eight bytes, the lowest first) and the nonce. When the game is over the record tells all
//! of it.

use kernel::{Dice, Game, Seed};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// What a record says about where its deal comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fair {
    /// What the server chose, 64 digits of base 16.
    pub seed: String,
    /// What it published before.
    pub commitment: String,
    /// What the seats added, in order.
    pub nonces: Vec<String>,
}

/// Why a deal can't have come about as its record says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfair {
    /// Some of `seed`, `commitment` and `nonces` are missing, or aren't texts.
    Incomplete,
    /// The seed isn't 64 digits of base 16.
    Seed,
    /// The seed isn't the one that was promised.
    Commitment,
    /// Not every seat has a nonce.
    Nonces,
    /// Another deal follows from them.
    Deal,
}

impl std::fmt::Display for Unfair {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Incomplete => "`seed`, `commitment` and `nonces`: all of them have to be there, as texts, or none",
            Self::Seed => "`seed`: not 64 digits of base 16",
            Self::Commitment => "`seed`: its SHA-256 isn't the `commitment`",
            Self::Nonces => "`nonces`: not one for each seat",
            Self::Deal => "`deal`: another one follows from `seed` and `nonces`",
        })
    }
}

impl std::error::Error for Unfair {}

/// What is published before anybody adds to chance.
pub fn commitment(seed: &[u8; 32]) -> String {
    hex(&Sha256::digest(seed))
}

/// The seed of a deal.
pub fn deal_seed(seed: &[u8; 32], nonces: &[String]) -> Seed {
    let mut hash = Sha256::new();
    hash.update(seed);
    for nonce in nonces {
        hash.update((nonce.len() as u64).to_le_bytes());
        hash.update(nonce.as_bytes());
    }
    Seed(hash.finalize().into())
}

/// Bytes as they are written.
pub fn hex(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from_digit(half.into(), 16).unwrap_or('0');
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    let digits: Vec<u8> =
        text.chars().map(|digit| digit.to_digit(16).map(|digit| digit as u8)).collect::<Option<_>>()?;
    let bytes: Vec<u8> = digits.chunks_exact(2).map(|pair| 16 * pair[0] + pair[1]).collect();
    if digits.len() == 64 { bytes.try_into().ok() } else { None }
}

impl Fair {
    /// What the line of a record says, if it says anything about it.
    ///
    /// # Errors
    /// If it says a part of it only, or not as it has to be.
    pub fn read(line: &str) -> Result<Option<Self>, Unfair> {
        #[derive(Deserialize)]
        struct Said {
            seed: Option<IgnoredAny>,
            commitment: Option<IgnoredAny>,
            nonces: Option<IgnoredAny>,
        }
        match serde_json::from_str(line) {
            Ok(fair) => Ok(Some(fair)),
            Err(_) => match serde_json::from_str(line) {
                Ok(Said { seed: None, commitment: None, nonces: None }) => Ok(None),
                _ => Err(Unfair::Incomplete),
            },
        }
    }

    /// Whether this deal of a game follows from it.
    ///
    /// # Errors
    /// What is wrong.
    pub fn check<G: Game>(
        &self,
        board: &G::Board,
        players: usize,
        options: &G::Options,
        deal: &G::Deal,
    ) -> Result<(), Unfair> {
        let seed = unhex(&self.seed).ok_or(Unfair::Seed)?;
        if commitment(&seed) != self.commitment {
            return Err(Unfair::Commitment);
        }
        if self.nonces.len() != players {
            return Err(Unfair::Nonces);
        }
        let mut dice = Dice::for_deal(deal_seed(&seed, &self.nonces));
        match G::deal(board, players, options, &mut dice) {
            Ok(dealt) if dealt == *deal => Ok(()),
            _ => Err(Unfair::Deal),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seed_of_a_deal_depends_on_everybody() {
        let nonces = |all: &[&str]| all.iter().map(|&nonce| nonce.to_owned()).collect::<Vec<_>>();
        let seed = |all: &[&str]| deal_seed(&[1; 32], &nonces(all));
        assert_ne!(seed(&["a", "b"]), seed(&["a", "c"]));
        assert_ne!(seed(&["ab", ""]), seed(&["a", "b"]), "where one ends and the next begins counts");
        assert_ne!(seed(&["a", "b"]), deal_seed(&[2; 32], &nonces(&["a", "b"])));
    }

    #[test]
    fn a_proof_is_there_as_a_whole_or_not_at_all() {
        let whole = r#"{"game":"yunnan","seed":"00","commitment":"11","nonces":["a",""]}"#;
        assert!(matches!(Fair::read(whole), Ok(Some(Fair { nonces, .. })) if nonces == ["a", ""]));
        assert_eq!(Fair::read(r#"{"game":"yunnan"}"#), Ok(None));
        for broken in [
            r#"{"commitment":"11","nonces":["a",""]}"#,
            r#"{"seed":"00","nonces":["a",""]}"#,
            r#"{"seed":"00","commitment":"11"}"#,
            r#"{"seed":7,"commitment":"11","nonces":["a"]}"#,
            r#"{"seed":"00","commitment":"11","nonces":"a"}"#,
            r#"{"seed":"00","seed":"01","commitment":"11","nonces":["a"]}"#,
            r#"{"nonces":[]}"#,
        ] {
            assert_eq!(Fair::read(broken), Err(Unfair::Incomplete), "{broken}");
        }
    }

    #[test]
    fn the_vector_of_the_document_holds() {
        assert_eq!(commitment(&[0; 32]), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
        let seed = deal_seed(&[0; 32], &["a".to_owned(), String::new()]);
        assert_eq!(unhex(&hex(&seed.0)), Some(seed.0));
        assert_eq!(hex(&seed.0), "1d2d8ceb0e5b26f7aa85127b5b8073a7e35d4449205f2875b38269af618010a1");
    }

    #[test]
    fn only_64_digits_are_a_seed() {
        assert_eq!(unhex(&"0f".repeat(32)), Some([15; 32]));
        for text in ["", "0f", &"0g".repeat(32), &"0".repeat(63), &"é".repeat(64), &"0".repeat(66)] {
            assert_eq!(unhex(text), None, "{text}");
        }
    }
}
