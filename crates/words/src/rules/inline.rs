//! Reads the markup within a paragraph: bold, italics, code, links and the numbers of rules.
//!
//! A mark without its partner is a sign like any other. Each mark looks no further than to the next one, so that reading
//! takes no longer than the text is long.

use super::Inline;

/// Reads a text that may contain any markup.
pub(super) fn read(text: &str) -> Vec<Inline> {
    parts(text, markup)
}

/// Reads what stands between the marks of bold or italics.
fn read_within(text: &str) -> Vec<Inline> {
    parts(text, simple_markup)
}

/// Cuts a text into parts. `markup` reads the part that a text begins with and says how long it is, if it is no plain text.
fn parts(text: &str, markup: fn(&str) -> Option<(Inline, usize)>) -> Vec<Inline> {
    let mut parts = Vec::new();
    let (mut told, mut at) = (0, 0);
    while let Some(step) = text[at..].find(may_begin_markup) {
        at += step;
        let after_letter = text[..at].ends_with(char::is_alphanumeric);
        let here = &text[at..];
        let letter = here.starts_with(char::is_alphanumeric);
        match if letter && after_letter { None } else { markup(here) } {
            Some((part, length)) => {
                push_text(&mut parts, &text[told..at]);
                parts.push(part);
                at += length;
                told = at;
            }
            // Two stars that are no markup don't turn into one that is.
            None => at += if here.starts_with("**") { 2 } else { 1 },
        }
    }
    push_text(&mut parts, &text[told..]);
    parts
}

fn push_text(parts: &mut Vec<Inline>, text: &str) {
    if !text.is_empty() {
        parts.push(Inline::Text(text.to_owned()));
    }
}

/// All of these are one byte long.
fn may_begin_markup(sign: char) -> bool {
    matches!(sign, '`' | '*' | '[') || sign.is_ascii_uppercase()
}

fn markup(text: &str) -> Option<(Inline, usize)> {
    strong(text).or_else(|| emphasis(text)).or_else(|| link(text)).or_else(|| simple_markup(text))
}

fn simple_markup(text: &str) -> Option<(Inline, usize)> {
    code(text).or_else(|| rule_number(text).map(|number| (Inline::RuleNumber(number.to_owned()), number.len())))
}

/// What stands between this mark, which the text begins with, and the same mark again; with the length of it all.
fn between<'t>(text: &'t str, mark: &str) -> Option<(&'t str, usize)> {
    let (within, _) = text.strip_prefix(mark)?.split_once(mark)?;
    (!within.is_empty()).then_some((within, within.len() + 2 * mark.len()))
}

fn code(text: &str) -> Option<(Inline, usize)> {
    let (within, length) = between(text, "`")?;
    Some((Inline::Code(within.to_owned()), length))
}

fn strong(text: &str) -> Option<(Inline, usize)> {
    let (within, length) = between(text, "**")?;
    is_tight(within).then(|| (Inline::Strong(read_within(within)), length))
}

fn emphasis(text: &str) -> Option<(Inline, usize)> {
    let (within, length) = between(text, "*")?;
    is_tight(within).then(|| (Inline::Emphasis(read_within(within)), length))
}

/// Marks stand close to what they mark: `2 * 3 * 4` has none.
fn is_tight(text: &str) -> bool {
    text.trim() == text
}

fn link(text: &str) -> Option<(Inline, usize)> {
    let after = text.strip_prefix('[')?;
    let (read, rest) = after.split_at(after.find(['[', ']'])?);
    let after = rest.strip_prefix("](")?;
    let (target, rest) = after.split_at(after.find(|sign: char| matches!(sign, '(' | ')') || sign.is_whitespace())?);
    let complete = rest.starts_with(')') && !read.is_empty() && !target.is_empty();
    let length = read.len() + target.len() + "[]()".len();
    complete.then(|| (Inline::Link { text: read.to_owned(), target: target.to_owned() }, length))
}

/// The number of a rule, `YY-4.3`, or of a chapter, `YY-4`, that the text begins with.
pub(super) fn rule_number(text: &str) -> Option<&str> {
    let digits = |from: usize| text[from..].bytes().take_while(u8::is_ascii_digit).count();
    let [b'A'..=b'Z', b'A'..=b'Z', b'-', ..] = text.as_bytes() else { return None };
    let chapter = 3 + digits(3);
    let rule = if text[chapter..].starts_with('.') { digits(chapter + 1) } else { 0 };
    let end = if rule > 0 { chapter + 1 + rule } else { chapter };
    (chapter > 3 && !text[end..].starts_with(char::is_alphanumeric)).then(|| &text[..end])
}
