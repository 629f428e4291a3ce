//! What is written to the terminal: paragraphs and columns that are never wider than 80 signs.

use std::io::Write;

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::tables::{self, nobody_reads, say};

/// Nothing is wider.
pub(super) const WIDTH: usize = 80;

/// Says a text, broken into lines; all but the first begin after `indent` blanks.
pub(super) fn paragraph(indent: usize, text: &str) {
    for line in folded(indent, text) {
        say!("{line}");
    }
}

/// Says a text as a heading.
pub(super) fn heading(text: &str) {
    let style = tables::HEADING;
    for line in folded(0, text) {
        say!("{style}{line}{style:#}");
    }
}

/// Says a text that matters less.
pub(super) fn faded(text: &str) {
    let style = anstyle::Style::new().dimmed();
    for line in folded(2, text) {
        say!("{style}{line}{style:#}");
    }
}

/// Draws a picture. Whoever reads no more has seen enough of it.
pub(super) fn picture(
    draw: impl FnOnce(&mut anstream::AutoStream<std::io::StdoutLock<'static>>) -> std::io::Result<()>,
) {
    let mut out = anstream::stdout().lock();
    let drawn = draw(&mut out).and_then(|()| out.flush());
    if let Err(error) = drawn
        && !nobody_reads(&error)
    {
        // Where this can't be told either there is nobody to tell.
        let _ = writeln!(anstream::stderr(), "{error}");
    }
}

/// How wide a text is to the eye.
pub(super) fn width(text: &str) -> usize {
    UnicodeWidthStr::width(text)
}

/// A text filled up with blanks to this width.
pub(super) fn padded(text: &str, wide: usize) -> String {
    format!("{text}{}", " ".repeat(wide.saturating_sub(width(text))))
}

/// The lines of a text. A word is broken only if it is too long for a line of its own.
pub(super) fn folded(indent: usize, text: &str) -> Vec<String> {
    let blank = " ".repeat(indent);
    let mut lines = Vec::new();
    // What stands before the first word stays: a paragraph may begin with a number and a gap.
    let begin = text.len() - text.trim_start_matches(' ').len();
    let mut line = text[..begin].to_owned();
    let mut fresh = true;
    for word in text[begin..].split(' ') {
        let gap = usize::from(!fresh);
        if !fresh && width(&line) + gap + width(word) > WIDTH {
            lines.push(std::mem::replace(&mut line, blank.clone()).trim_end().to_owned());
            fresh = true;
        }
        if !fresh {
            line.push(' ');
        }
        for sign in word.chars() {
            if width(&line) + UnicodeWidthChar::width(sign).unwrap_or(0) > WIDTH {
                lines.push(std::mem::replace(&mut line, blank.clone()));
            }
            line.push(sign);
        }
        fresh = false;
    }
    lines.push(line.trim_end().to_owned());
    lines
}

/// Texts in as many columns as have room after the indent, read from left to right.
pub(super) fn columns(indent: usize, texts: &[String]) -> Vec<String> {
    const GAP: usize = 3;
    let widest = texts.iter().map(|text| width(text)).max().unwrap_or(0);
    let number = ((WIDTH - indent + GAP) / (widest + GAP)).max(1);
    let lines = texts.chunks(number).map(|texts| {
        let cells = texts.iter().map(|text| padded(text, widest)).collect::<Vec<_>>();
        format!("{:indent$}{}", "", cells.join(&" ".repeat(GAP))).trim_end().to_owned()
    });
    lines.flat_map(|line| folded(indent, &line)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_folded_between_words() {
        let text = format!("  12  {}", "seven words of a long sentence here ".repeat(8));
        let lines = folded(6, &text);
        assert!(lines.len() > 3 && lines.iter().all(|line| width(line) <= WIDTH));
        assert!(
            lines[0].starts_with("  12  seven") && lines[1].starts_with("      ") && !lines[1].starts_with("       ")
        );
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(words(&lines.join(" ")), words(&text));
    }

    #[test]
    fn a_word_without_end_is_broken() {
        let lines = folded(2, &"x".repeat(300));
        assert!(lines.iter().all(|line| width(line) <= WIDTH));
        assert_eq!(lines.concat().replace(' ', "").len(), 300);
    }

    #[test]
    fn columns_share_the_width() {
        let texts: Vec<String> = (0..10).map(|number| format!("tile k@C{number}")).collect();
        let lines = columns(2, &texts);
        assert_eq!(lines.len(), 2);
        assert!(lines[0].starts_with("  tile k@C0   tile k@C1"));
        assert_eq!(columns(2, &["y".repeat(100)]).iter().map(|line| width(line)).max(), Some(WIDTH));
    }
}
