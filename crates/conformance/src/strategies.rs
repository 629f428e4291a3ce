//! Inputs for property tests that more than one game has use for.

use proptest::prelude::*;

/// Text that is nearly right: some valid one with a few places changed, cut or doubled.
pub fn spoiled(valid: &'static str) -> impl Strategy<Value = String> {
    let change = (any::<prop::sample::Index>(), 0usize..40, "[ -~\u{e9}\n\"\\\\]{0,6}");
    prop::collection::vec(change, 1..4).prop_map(move |changes| {
        let mut signs: Vec<char> = valid.chars().collect();
        for (place, length, new) in changes {
            let begin = place.index(signs.len() + 1);
            let end = (begin + length).min(signs.len());
            signs.splice(begin..end, new.chars());
        }
        signs.into_iter().collect()
    })
}
