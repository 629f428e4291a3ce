//! Every numbered rule has a test that names it.

use std::collections::BTreeSet;
use std::path::Path;

/// The rule numbers in a text, `YY-4.2`.
fn numbers(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split("YY-").skip(1).map(|rest| {
        let number = rest.find(|sign: char| !sign.is_ascii_digit() && sign != '.').unwrap_or(rest.len());
        format!("YY-{}", rest[..number].trim_end_matches('.'))
    })
}

/// The rules named in the doc comments of tests.
fn named_by_tests(source: &str) -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    let mut comment = String::new();
    for line in source.lines().map(str::trim) {
        match line.strip_prefix("///") {
            Some(text) => comment.push_str(text),
            None if line == "#[test]" => named.extend(numbers(&std::mem::take(&mut comment))),
            None => comment.clear(),
        }
    }
    named
}

#[test]
fn every_rule_of_the_document_is_named_by_a_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let document = std::fs::read_to_string(root.join("../../docs/rules/yellow-yangtze.md")).unwrap();
    let rules: BTreeSet<String> = document
        .split("**")
        .filter(|text| text.starts_with("YY-") && text.contains('.'))
        .flat_map(|text| numbers(text).collect::<Vec<_>>())
        .collect();
    assert_eq!(rules.len(), 52, "the document has all numbered rules");

    let mut named = BTreeSet::new();
    for file in std::fs::read_dir(root.join("src/tests")).unwrap() {
        named.extend(named_by_tests(&std::fs::read_to_string(file.unwrap().path()).unwrap()));
    }
    let missing: Vec<_> = rules.difference(&named).collect();
    assert!(missing.is_empty(), "rules without a test: {missing:?}");
    let unknown: Vec<_> = named.difference(&rules).collect();
    assert!(unknown.is_empty(), "tests name rules that don't exist: {unknown:?}");
}
