//! Numbers that nobody foresees.

/// A number for a new game.
pub(crate) fn number() -> u64 {
    // Fifty-three bits of chance are more games than anybody plays.
    (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64
}
