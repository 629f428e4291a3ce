//! The words of a text as one searches for them: in small letters and without accents.

/// A word of a text.
pub(super) struct Word {
    /// Where in the text it is.
    pub(super) begin: usize,
    pub(super) end: usize,
    /// The word in small letters and without accents.
    pub(super) folded: String,
}

/// The words of a text. A number like `YY-4.3` is one word, `l'état` are two.
pub(super) fn words(text: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let mut open: Option<Word> = None;
    for (at, sign) in text.char_indices() {
        let end = at + sign.len_utf8();
        let next_is_digit = text[end..].starts_with(|next: char| next.is_ascii_digit());
        match &mut open {
            Some(word) if sign.is_alphanumeric() || is_accent(sign) || joins(&word.folded, sign, next_is_digit) => {
                word.end = end;
                fold(sign, &mut word.folded);
            }
            None if sign.is_alphanumeric() => {
                let mut folded = String::new();
                fold(sign, &mut folded);
                open = Some(Word { begin: at, end, folded });
            }
            _ => words.extend(open.take()),
        }
    }
    words.extend(open);
    words
}

/// Whether this sign, between a word and what follows, makes a number of them: `YY-4`, `4.3`.
fn joins(word: &str, sign: char, next_is_digit: bool) -> bool {
    next_is_digit && (sign == '-' || sign == '.' && word.ends_with(|last: char| last.is_ascii_digit()))
}

/// An accent that stands after its letter as a sign of its own.
fn is_accent(sign: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&sign)
}

/// Adds a sign in small letters and without its accent.
fn fold(sign: char, folded: &mut String) {
    match small(sign) {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => folded.push('a'),
        'ç' => folded.push('c'),
        'è' | 'é' | 'ê' | 'ë' => folded.push('e'),
        'ì' | 'í' | 'î' | 'ï' => folded.push('i'),
        'ñ' => folded.push('n'),
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' => folded.push('o'),
        'ù' | 'ú' | 'û' | 'ü' => folded.push('u'),
        'ý' | 'ÿ' => folded.push('y'),
        'æ' => folded.push_str("ae"),
        'œ' => folded.push_str("oe"),
        accent if is_accent(accent) => (),
        other => folded.push(other),
    }
}

/// The small letter, of those that our languages have: a table of all that there are would be sent to every browser.
pub(super) fn small(sign: char) -> char {
    match sign {
        'A'..='Z' => sign.to_ascii_lowercase(),
        // In this part of Unicode small letters stand 32 places after the large ones.
        'À'..='Ö' | 'Ø'..='Þ' => char::from(sign as u8 + 32),
        'Œ' => 'œ',
        'Ÿ' => 'ÿ',
        _ => sign,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_our_languages_are_made_small_like_all_letters() {
        for sign in ('\0'..='\u{ff}').chain(['Œ', 'œ', 'Ÿ']) {
            assert_eq!(small(sign).to_string(), sign.to_lowercase().to_string());
        }
    }
}
