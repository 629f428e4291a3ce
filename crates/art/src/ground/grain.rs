//! What looks random and is the same in every picture.

/// A number from 0 to 1 that looks random and is always the same for a place.
pub(crate) fn grain(x: i32, y: i32, kind: u32) -> f64 {
    let mut bits =
        x.cast_unsigned().wrapping_mul(0x9e37_79b1) ^ y.cast_unsigned().wrapping_mul(0x85eb_ca6b) ^ kind << 20;
    for _ in 0..2 {
        bits = (bits ^ bits >> 15).wrapping_mul(0x2c1b_3c6d);
        bits = (bits ^ bits >> 12).wrapping_mul(0x297a_2d39);
    }
    f64::from(bits ^ bits >> 15) / f64::from(u32::MAX)
}

/// Grain that changes smoothly, so that mountains form ranges, trees woods, and banks wind.
pub(crate) fn relief(x: f64, y: f64, kind: u32) -> f64 {
    let (column, row) = (x.floor(), y.floor());
    let ease = |part: f64| part * part * (3.0 - 2.0 * part);
    let (right, down) = (ease(x - column), ease(y - row));
    let at = |across: i32, along: i32| grain(column as i32 + across, row as i32 + along, kind);
    let mix = |a: f64, b: f64, part: f64| a + (b - a) * part;
    mix(mix(at(0, 0), at(1, 0), right), mix(at(0, 1), at(1, 1), right), down)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grain_fills_the_whole_range_and_relief_stays_in_it() {
        let grains: Vec<f64> = (-50..50).flat_map(|x| (-50..50).map(move |y| grain(x, y, 3))).collect();
        let below = |limit: f64| grains.iter().filter(|value| **value < limit).count();
        assert!((800..1200).contains(&below(0.1)) && (8800..9200).contains(&below(0.9)));
        assert!((-90..90).all(|step| (0.0..=1.0).contains(&relief(f64::from(step) * 0.37, f64::from(step) * 0.91, 5))));
    }
}
