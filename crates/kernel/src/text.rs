//! Plain text that games write and read: whole numbers, and digests of positions.

use std::fmt::Display;
use std::str::FromStr;

use crate::Pending;

/// A whole number as one writes it: digits without a sign or leading zeros.
pub fn whole_number<N: FromStr>(text: &str) -> Option<N> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

/// A text from outside as it can be shown: nothing of it acts on a terminal, and it isn't endless.
pub fn shown(text: &str) -> String {
    const LONGEST: usize = 300;
    cut(text, LONGEST)
}

/// A word or two from outside as they can be shown, in quotes.
pub fn quoted(text: &str) -> String {
    const LONGEST: usize = 80;
    format!("\"{}\"", cut(text, LONGEST))
}

fn cut(text: &str, longest: usize) -> String {
    let mut shown = String::new();
    for sign in text.chars().take(longest) {
        if sign.is_control() { shown.extend(sign.escape_debug()) } else { shown.push(sign) }
    }
    if text.chars().nth(longest).is_some() { shown + "…" } else { shown }
}

/// A digest being written, field by field (`docs/record.md`).
///
/// Plain bytes, since digests are made by the million and every one of them is ASCII.
pub struct Digest(Vec<u8>);

impl Digest {
    /// Appends a digest to a text.
    ///
    /// # Panics
    /// If the digest isn't ASCII.
    pub fn append(text: &mut String, write: impl FnOnce(&mut Self)) {
        let mut digest = Self(std::mem::take(text).into_bytes());
        write(&mut digest);
        *text = String::from_utf8(digest.0).expect("a digest is ASCII");
    }

    /// A sign.
    #[inline]
    pub fn sign(&mut self, sign: u8) {
        self.0.push(sign);
    }

    /// A word.
    pub fn word(&mut self, word: &str) {
        self.0.extend_from_slice(word.as_bytes());
    }

    /// A whole number.
    pub fn number<N: Into<i64>>(&mut self, number: N) {
        let number = number.into();
        if number < 0 {
            self.sign(b'-');
        }
        self.digits(number.unsigned_abs());
    }

    fn digits(&mut self, number: u64) {
        if number >= 10 {
            self.digits(number / 10);
        }
        self.sign(b'0' + (number % 10) as u8);
    }

    /// Several things with a sign between them.
    pub fn list<T>(&mut self, list: impl IntoIterator<Item = T>, separator: u8, mut write: impl FnMut(&mut Self, T)) {
        for (number, item) in list.into_iter().enumerate() {
            if number > 0 {
                self.sign(separator);
            }
            write(self, item);
        }
    }

    /// Where the game waits, as digests begin: `1:act` or `-:over`.
    pub fn pending<D: Display>(&mut self, pending: Pending<D>, name: impl FnOnce(D) -> &'static str) {
        match pending {
            Pending::Decision { seat, decision } => {
                self.number(seat.index() as u32);
                self.sign(b':');
                self.word(name(decision));
            }
            Pending::Over => self.word("-:over"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    #[test]
    fn a_number_is_read_only_as_one_writes_it() {
        assert_eq!(["0", "7", "255"].map(whole_number), [Some(0u8), Some(7), Some(255)]);
        for text in ["", "00", "07", "+7", "-7", "256", " 7", "7 ", "٧"] {
            assert_eq!(whole_number::<u8>(text), None, "{text:?}");
        }
    }

    #[test]
    fn what_is_shown_neither_steers_a_terminal_nor_is_endless() {
        assert_eq!(quoted("a\u{1b}[2Jé\n"), r#""a\u{1b}[2Jé\n""#);
        assert_eq!(shown(&"x".repeat(1000)).chars().count(), 301);
        assert_eq!(quoted(&"x".repeat(80)), format!("\"{}\"", "x".repeat(80)));
    }

    #[test]
    fn a_digest_is_appended_to_a_text() {
        let mut text = "before ".to_owned();
        Digest::append(&mut text, |digest| {
            digest.pending(Pending::Decision { seat: Seat::new(3), decision: "act" }, |name| name);
            digest.sign(b'|');
            digest.list([0, -12, 345], b',', Digest::number::<i32>);
            digest.sign(b'|');
            digest.pending(Pending::<&str>::Over, |name| name);
        });
        assert_eq!(text, "before 3:act|0,-12,345|-:over");
    }
}
