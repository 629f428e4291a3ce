//! Texts as HTML.

/// A text that stands for itself in HTML, also in attributes.
pub(super) fn escaped(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => html += "&amp;",
            '<' => html += "&lt;",
            '>' => html += "&gt;",
            '"' => html += "&quot;",
            _ => html.push(sign),
        }
    }
    html
}

/// A text in which what stands between backticks is code.
pub(super) fn line(text: &str) -> String {
    let parts = text.split('`').enumerate();
    parts
        .map(|(number, part)| {
            let part = escaped(part);
            if number % 2 == 1 { format!("<code>{part}</code>") } else { part }
        })
        .collect()
}

/// A text whose paragraphs are parted by empty lines.
pub(super) fn paragraphs(text: &str) -> String {
    let full = text.split("\n\n").filter(|paragraph| !paragraph.trim().is_empty());
    full.map(|paragraph| format!("<p>{}</p>\n", line(paragraph))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_text_is_taken_for_html() {
        assert_eq!(
            line("a < b & \"c\", as `x<y>` says"),
            "a &lt; b &amp; &quot;c&quot;, as <code>x&lt;y&gt;</code> says"
        );
        assert_eq!(paragraphs("one\ntwo\n\nthree\n"), "<p>one\ntwo</p>\n<p>three\n</p>\n");
    }
}
