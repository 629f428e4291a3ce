//! Texts without what only people read.

/// A style sheet without comments and indentation. No text in it may look like a comment.
pub(crate) fn style(text: &str) -> String {
    let mut parts = text.split("/*");
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        kept += part.split_once("*/").map_or("", |(_, rest)| rest);
    }
    lines(&kept, |_| true)
}

/// A script as tools write it, with every comment on lines of its own, without them and without indentation.
pub(crate) fn script(text: &str) -> String {
    lines(text, |line| !["//", "/**", "*"].iter().any(|begin| line.starts_with(begin)))
}

fn lines(text: &str, is_kept: impl Fn(&str) -> bool) -> String {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && is_kept(line));
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_style_sheet_keeps_its_rules() {
        assert_eq!(style("/* One,\n   two. */\na {\n  b: c; /* d */\n}\n\n"), "a {\nb: c;\n}\n");
    }

    #[test]
    fn a_script_keeps_its_code() {
        let text = "/**\n * Adds.\n */\nfunction f(a) {\n    // More.\n    return a; // b\n}\n";
        assert_eq!(script(text), "function f(a) {\nreturn a; // b\n}\n");
    }
}
