//! Every numbered rule has a test that names it.

use std::path::Path;

#[test]
fn every_rule_of_the_document_is_named_by_a_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let document = root.join("../../docs/rules/yunnan.md");
    conformance::check_every_rule_is_named(&document, &root.join("src/tests"), "YN-", 36);
}
