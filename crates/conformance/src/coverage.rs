//! Every numbered rule has a test that names it.

use std::collections::BTreeSet;
use std::path::Path;

/// Compares the rules of a document, `**YY-4.2**`, with those named in the doc comments of tests, `/// YY-4.2`.
///
/// `prefix` is what the numbers begin with, `YY-`; `rules` is how many the document has.
///
/// # Panics
/// If the document has another number of rules, or a rule has no test, or a test names a rule that doesn't exist, or a
/// file can't be read.
pub fn check_every_rule_is_named(document: &Path, tests: &Path, prefix: &str, rules: usize) {
    let read =
        |path: &Path| std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let text = read(document);
    let numbered = text.split("**").filter(|bold| bold.starts_with(prefix));
    let all: BTreeSet<String> = numbered.flat_map(|bold| numbers(bold, prefix)).collect();
    assert_eq!(all.len(), rules, "the document has all numbered rules");

    let mut named = BTreeSet::new();
    for file in std::fs::read_dir(tests).expect("the folder of the tests") {
        named.extend(named_by_tests(&read(&file.expect("a file of the folder").path()), prefix));
    }
    let missing: Vec<_> = all.difference(&named).collect();
    assert!(missing.is_empty(), "rules without a test: {missing:?}");
    let unknown: Vec<_> = named.difference(&all).collect();
    assert!(unknown.is_empty(), "tests name rules that don't exist: {unknown:?}");
}

/// The rule numbers in a text.
fn numbers(text: &str, prefix: &str) -> Vec<String> {
    let number = |rest: &str| {
        let end = rest.find(|sign: char| !sign.is_ascii_digit() && sign != '.').unwrap_or(rest.len());
        format!("{prefix}{}", rest[..end].trim_end_matches('.'))
    };
    text.split(prefix).skip(1).map(number).collect()
}

/// The rules named in the doc comments of tests.
fn named_by_tests(source: &str, prefix: &str) -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    let mut comment = String::new();
    for line in source.lines().map(str::trim) {
        match line.strip_prefix("///") {
            Some(text) => comment.push_str(text),
            None if line == "#[test]" => named.extend(numbers(&std::mem::take(&mut comment), prefix)),
            None => comment.clear(),
        }
    }
    named
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_comments_of_tests_name_rules() {
        let source = "/// YY-1.2, YY-3.4.\n#[test]\nfn a() {}\n/// YY-5.6\nfn b() {}\n// YY-7.8\n#[test]\n";
        assert_eq!(named_by_tests(source, "YY-").into_iter().collect::<Vec<_>>(), ["YY-1.2", "YY-3.4"]);
    }
}
