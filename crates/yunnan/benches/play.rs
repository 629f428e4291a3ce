//! How fast games are played, actions listed and digests written. `docs/performance.md` keeps the numbers.

use criterion::{criterion_group, criterion_main};

criterion_group!(benches, conformance::measure::<yunnan::Position>);
criterion_main!(benches);
