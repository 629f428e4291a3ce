//! The road as one player sees it: what its pieces connect and earn, and how far it is from one province to another.

use ::yunnan::{Board, Pieces, Player, Province};

/// How many provinces there are.
pub(super) const PROVINCES: usize = Province::COUNT;

/// A player's road: posts, bridges and access, without its traders.
#[derive(Clone, Copy)]
pub(super) struct Road {
    /// Provinces with posts, a bit each.
    posts: u8,
    /// How many posts.
    pub(super) post_counts: Pieces,
    /// Provinces by their bridges: both ends of each, the near one first. Without a bridge both are Pu'er.
    bridges: [(u8, u8); 2],
    /// The number of the farthest accessible province.
    pub(super) horse: usize,
}

impl Road {
    pub(super) fn new(board: &Board, player: &Player) -> Self {
        let mut bridges = [(0, 0); 2];
        if !player.bridges().is_empty() {
            for (bridge, number) in bridges.iter_mut().zip(player.bridges().iter()) {
                let site = board.sites()[number];
                *bridge = (site.near.index() as u8, site.far.index() as u8);
            }
        }
        let post_counts = player.posts();
        Self { posts: bits(post_counts), post_counts, bridges, horse: player.horse().index() }
    }

    /// The provinces with a connected route (YN-6.6), a bit each, if traders stand in these.
    #[inline]
    pub(super) fn connected(&self, traders: u8) -> u8 {
        let held = traders | self.posts | 1;
        // Along the road up to the first gap.
        let mut reached = held & !(held + 1);
        if self.bridges[0].1 == 0 {
            return reached;
        }
        loop {
            let before = reached;
            for (near, far) in self.bridges {
                let ends = 1 << near | 1 << far;
                if reached & ends != 0 {
                    reached |= held & ends;
                }
            }
            reached |= held & (reached << 1 | reached >> 1);
            if reached == before {
                return reached;
            }
        }
    }

    /// The last province of a chain along the road that holds all these traders; `None` if some are apart from it or
    /// there are bridges.
    #[inline]
    pub(super) fn end_of_chain(&self, traders: &[u8; PROVINCES]) -> Option<usize> {
        if self.bridges[0].1 != 0 {
            return None;
        }
        let traders = bits_of(traders);
        let connected = self.connected(traders);
        (traders & !connected == 0).then(|| connected.trailing_ones() as usize - 1)
    }

    /// The fewest crossings between two provinces (YN-6.4).
    #[inline]
    pub(super) fn distance(&self, from: usize, to: usize) -> usize {
        let direct = from.abs_diff(to);
        if self.bridges[0].1 == 0 || direct < 2 {
            return direct;
        }
        let over = |from: usize, to: usize, (near, far): (u8, u8)| {
            let (near, far) = (usize::from(near), usize::from(far));
            let way = from.abs_diff(near) + 1 + far.abs_diff(to);
            way.min(from.abs_diff(far) + 1 + near.abs_diff(to))
        };
        let [one, other] = self.bridges;
        let mut least = direct.min(over(from, to, one));
        if other.1 != 0 {
            least = least.min(over(from, to, other));
            for (first, second) in [(one, other), (other, one)] {
                let (near, far) = (usize::from(first.0), usize::from(first.1));
                least = least.min(from.abs_diff(near) + 1 + over(far, to, second));
                least = least.min(from.abs_diff(far) + 1 + over(near, to, second));
            }
        }
        least
    }

    /// What these traders and the posts earn if those without a connected route go home.
    #[inline]
    pub(super) fn income(&self, board: &Board, traders: &[u8; PROVINCES]) -> u32 {
        let connected = self.connected(bits_of(traders));
        let home = board.income(Province::Puer);
        Province::ALL
            .into_iter()
            .map(|province| {
                let place = province.index();
                let (here, posts) = (u32::from(traders[place]), u32::from(self.post_counts[province]));
                if connected >> place & 1 == 1 { (here + posts) * board.income(province) } else { here * home }
            })
            .sum()
    }
}

/// The provinces that hold any of these pieces, a bit each.
#[inline]
pub(super) fn bits(pieces: Pieces) -> u8 {
    pieces.places().iter().fold(0, |bits, province| bits | 1 << province.index())
}

/// The same of numbers in road order.
#[inline]
pub(super) fn bits_of(numbers: &[u8; PROVINCES]) -> u8 {
    let mut bits = 0;
    for (place, number) in numbers.iter().enumerate() {
        bits |= u8::from(*number > 0) << place;
    }
    bits
}

/// Pieces as numbers in road order.
#[inline]
pub(super) fn numbers(pieces: Pieces) -> [u8; PROVINCES] {
    Province::ALL.map(|province| pieces[province])
}

#[cfg(test)]
mod tests {
    use ::yunnan::{Options, Position, default_board};
    use kernel::{Game, Seed};

    use super::*;

    #[test]
    fn a_road_agrees_with_the_rules_in_every_position_of_random_games() {
        let board = default_board();
        for game in 0..4 {
            let seed = Seed::of_series(31, game);
            conformance::random_game::<Position>(
                board,
                4,
                &Options::default(),
                seed,
                conformance::LONGEST,
                &mut (),
                |position, _, _| {
                    for (seat, player) in position.by_seat() {
                        let road = Road::new(board, player);
                        let connected = road.connected(bits(player.traders()));
                        let expected = player.connected(board).iter().fold(0, |bits, place| bits | 1 << place.index());
                        assert_eq!(connected, expected);
                        let view = position.view(kernel::Observer::Seat(seat));
                        for from in player.traders().places().iter() {
                            for to in player.access().iter().filter(|to| *to != from) {
                                let near = road.distance(from.index(), to.index());
                                let crossings = usize::from(board.crossings(player.customs()));
                                if position.pending().seat() != Some(seat) {
                                    let refused = view.why_not_travel(board, from, to, None).is_some();
                                    assert_eq!(refused, near > crossings, "{from:?} {to:?}");
                                }
                            }
                        }
                    }
                },
            )
            .expect("four can play");
        }
        assert!(Position::PLAYERS.contains(&4));
    }
}
