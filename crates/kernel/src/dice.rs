//! Portable chance: the same seed gives the same numbers on every platform, for good.
//!
//! The exact procedure, with test vectors, is written down in `docs/record.md`; other programs can
//! follow it. It never changes: records and published seeds depend on it.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};

/// 32 bytes from which everything that chance decides in one game follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed of game `game` of a series that was asked for by number (`--seed 7`).
    ///
    /// Bytes 0 to 7 hold `number`, bytes 8 to 15 `game`, both little-endian; the rest are zero.
    pub fn of_series(number: u64, game: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        bytes[8..16].copy_from_slice(&game.to_le_bytes());
        Self(bytes)
    }
}

/// A generator of unbiased random numbers: the key stream of ChaCha20, read in words of 32 bits.
#[derive(Debug)]
pub struct Dice(ChaCha20Rng);

impl Dice {
    /// The dice that deal a game from its seed.
    pub fn for_deal(seed: Seed) -> Self {
        Self::stream(seed, 0)
    }

    /// The dice that choose for the players of a game from its seed. They are independent of the deal.
    pub fn for_players(seed: Seed) -> Self {
        Self::stream(seed, 1)
    }

    fn stream(seed: Seed, stream: u64) -> Self {
        let mut generator = ChaCha20Rng::from_seed(seed.0);
        generator.set_stream(stream);
        Self(generator)
    }

    /// A number from 0 to `bound - 1`, each equally likely; 0 if `bound` is 0.
    ///
    /// Words at or above the largest multiple of `bound` are thrown away, so that no remainder is favoured.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        loop {
            let word = self.0.next_u32();
            let remainder = word % bound;
            // `word` lies in a complete run of `bound` numbers unless the run would pass 2^32.
            if (word - remainder).checked_add(bound - 1).is_some() {
                return remainder;
            }
        }
    }

    /// A seed for dice of their own: whatever they decide, the numbers after it here are the same.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        bytes.chunks_exact_mut(4).for_each(|word| word.copy_from_slice(&self.0.next_u32().to_le_bytes()));
        Seed(bytes)
    }

    /// Shuffles by Fisher–Yates, from the last place down to the second.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_stream_is_chacha20_of_rfc_8439_with_a_zero_key() {
        // The first words of the key stream for key 0, nonce 0, counter 0 (RFC 8439, appendix A.1, vector 1).
        let mut dice = Dice::for_deal(Seed([0; 32]));
        let words: Vec<u32> = (0..4).map(|_| dice.0.next_u32()).collect();
        assert_eq!(words, [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
    }

    #[test]
    fn a_series_number_becomes_a_seed_of_32_bytes() {
        let seed = Seed::of_series(0x0102, 3);
        assert_eq!(seed.0[..3], [2, 1, 0]);
        assert_eq!(seed.0[8..10], [3, 0]);
        assert!(seed.0[16..].iter().all(|&byte| byte == 0));
    }

    #[test]
    fn the_test_vectors_of_the_record_document_hold() {
        let mut dice = Dice::for_deal(Seed::of_series(1, 0));
        let numbers: Vec<u32> = (0..8).map(|_| dice.below(131)).collect();
        assert_eq!(numbers, [17, 26, 98, 123, 110, 61, 51, 108]);
        let mut letters: Vec<char> = ('a'..='j').collect();
        Dice::for_players(Seed::of_series(1, 0)).shuffle(&mut letters);
        assert_eq!(letters.iter().collect::<String>(), "agjbfhcide");
    }

    #[test]
    fn a_seed_is_the_next_eight_words_of_the_key_stream() {
        let mut dice = Dice::for_deal(Seed([0; 32]));
        let seed = dice.seed();
        assert_eq!(seed.0[..8], [0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90]);
        assert_ne!(dice.seed(), seed);
    }

    #[test]
    fn words_beyond_the_last_complete_run_are_thrown_away() {
        // Below 3 · 2^30 a quarter of all words is too high; their remainders would come twice as often.
        let mut dice = Dice::for_deal(Seed::of_series(1, 0));
        // The fifth word is one of them.
        let numbers: Vec<u32> = (0..6).map(|_| dice.below(3 << 30)).collect();
        assert_eq!(numbers, [2_081_084_357, 2_467_425_505, 1_213_188_216, 2_237_298_557, 1_435_798_051, 2_292_065_000]);
    }

    #[test]
    fn every_number_below_the_bound_is_equally_likely() {
        let mut dice = Dice::for_deal(Seed::of_series(5, 5));
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[dice.below(6) as usize] += 1;
        }
        // Six standard deviations around 10,000: fails once in a hundred million seeds, and this seed is fixed.
        assert!(seen.iter().all(|&n| (9_452..=10_548).contains(&n)), "{seen:?}");
    }

    #[test]
    fn a_bound_of_zero_or_one_gives_zero() {
        let mut dice = Dice::for_deal(Seed([9; 32]));
        assert_eq!((dice.below(0), dice.below(1)), (0, 0));
    }
}
