//! What can be reached over road and bridges, and which provinces hang together with Pu'er (YN-6.4, YN-6.6, YN-9.1).
//!
//! A player has at most two bridges and the road has six provinces: all answers fit into small tables.

use super::Site;
use crate::province::{Province, Provinces};

/// The most crossings that a journey can need.
const FARTHEST: usize = Province::COUNT - 1;
/// How many sets of provinces beyond Pu'er there are.
const SETS: usize = 1 << (Province::COUNT - 1);

/// The answers for one choice of bridges.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Routes {
    /// By province and number of crossings: what can be reached with so many.
    reach: [[Provinces; FARTHEST + 1]; Province::COUNT],
    /// By two provinces: how many crossings lie between them.
    distance: [[u8; Province::COUNT]; Province::COUNT],
    /// By the set of provinces that hold own pieces: those of them with a connected route.
    connected: [Provinces; SETS],
    /// By the same set and a province: provinces without own pieces on the best route to Pu'er, its own among them.
    missing: [[u8; Province::COUNT]; SETS],
}

impl Routes {
    pub(super) fn new(bridges: &[Site]) -> Self {
        let beside = neighbours(bridges);
        let mut routes = Self {
            reach: [[Provinces::NONE; FARTHEST + 1]; Province::COUNT],
            distance: [[0; Province::COUNT]; Province::COUNT],
            connected: [Provinces::NONE; SETS],
            missing: [[0; Province::COUNT]; SETS],
        };
        for from in Province::ALL {
            let mut reached = Provinces::only(from);
            for crossings in 0..=FARTHEST {
                routes.reach[from.index()][crossings] = reached;
                let next: Provinces = reached.iter().fold(reached, |next, province| next | beside[province.index()]);
                for province in (next & !reached).iter() {
                    routes.distance[from.index()][province.index()] = crossings as u8 + 1;
                }
                reached = next;
            }
        }
        for set in 0..SETS {
            let held = Provinces::from_bits((set << 1) as u8);
            routes.missing[set] = missing(&beside, held);
            let whole = |province: &Province| routes.missing[set][province.index()] == 0;
            routes.connected[set] = Province::ALL.into_iter().filter(whole).collect();
        }
        routes
    }

    /// The provinces that a trader reaches from this one with so many crossings, this one among them.
    #[inline]
    pub(crate) fn reach(&self, from: Province, crossings: u8) -> Provinces {
        self.reach[from.index()][(crossings as usize).min(FARTHEST)]
    }

    /// The fewest crossings between two provinces (YN-6.4).
    ///
    /// That the way leads through accessible provinces needs no care: who has a bridge has access to both its sides,
    /// and whoever leaves the accessible part of the road has to come back the same way.
    #[inline]
    pub(crate) fn distance(&self, from: Province, to: Province) -> u8 {
        self.distance[from.index()][to.index()]
    }

    /// The provinces with a connected route, given those that hold own pieces; Pu'er always is (YN-6.6).
    #[inline]
    pub(crate) fn connected(&self, held: Provinces) -> Provinces {
        self.connected[Self::set(held)]
    }

    /// How many provinces on the best route from here to Pu'er hold no own piece, given those that do (YN-9.1).
    #[inline]
    pub(crate) fn missing(&self, held: Provinces, from: Province) -> u8 {
        self.missing[Self::set(held)][from.index()]
    }

    #[inline]
    fn set(held: Provinces) -> usize {
        (held.bits() >> 1) as usize % SETS
    }
}

/// By province: those one crossing away, along the road or over a bridge.
fn neighbours(bridges: &[Site]) -> [Provinces; Province::COUNT] {
    let mut beside = [Provinces::NONE; Province::COUNT];
    let mut join = |one: Province, other: Province| {
        beside[one.index()].insert(other);
        beside[other.index()].insert(one);
    };
    for province in Province::ALL {
        if let Some(next) = province.onwards() {
            join(province, next);
        }
    }
    bridges.iter().for_each(|site| join(site.near, site.far));
    beside
}

/// The fewest provinces that aren't held on a route from each province to Pu'er, where nothing is needed.
fn missing(beside: &[Provinces; Province::COUNT], held: Provinces) -> [u8; Province::COUNT] {
    let mut least = [u8::MAX; Province::COUNT];
    least[Province::Puer.index()] = 0;
    // No best route has more crossings than there are provinces beyond Pu'er.
    for _ in 0..FARTHEST {
        for province in Provinces::BEYOND_PUER.iter() {
            let nearest = beside[province.index()].iter().map(|next| least[next.index()]).min().unwrap_or(u8::MAX);
            let here = u8::from(!held.has(province));
            let through = nearest.saturating_add(here);
            least[province.index()] = least[province.index()].min(through);
        }
    }
    least
}

#[cfg(test)]
mod tests {
    use super::Province::*;
    use super::*;

    fn set(provinces: &[Province]) -> Provinces {
        provinces.iter().copied().collect()
    }

    #[test]
    fn without_bridges_there_is_only_the_road() {
        let road = Routes::new(&[]);
        assert_eq!(road.distance(Puer, Qinghai), 5);
        assert_eq!(road.distance(Tibet, Yunnan), 3);
        assert_eq!(road.reach(Sichuan, 1), set(&[Yunnan, Sichuan, Qamdo]));
        assert_eq!(road.reach(Sichuan, 200), !Provinces::NONE);
        assert_eq!(road.connected(set(&[Yunnan, Qamdo])), set(&[Puer, Yunnan]));
        assert_eq!(road.missing(set(&[Yunnan, Tibet]), Tibet), 2);
        assert_eq!(road.missing(set(&[]), Qinghai), 5);
    }

    #[test]
    fn a_bridge_shortens_ways_and_connects() {
        let bridged = Routes::new(&[Site { near: Yunnan, far: Qamdo }]);
        assert_eq!(bridged.distance(Puer, Qamdo), 2);
        assert_eq!(bridged.distance(Qamdo, Yunnan), 1);
        assert_eq!(bridged.distance(Puer, Sichuan), 2);
        assert_eq!(bridged.connected(set(&[Yunnan, Qamdo])), set(&[Puer, Yunnan, Qamdo]));
        assert_eq!(bridged.missing(set(&[Tibet]), Tibet), 2, "over Qamdo and Yunnan");
        assert_eq!(bridged.missing(set(&[Sichuan, Qamdo]), Qamdo), 1, "either Yunnan is empty, or twice it");
    }

    #[test]
    fn two_bridges_combine() {
        let both = Routes::new(&[Site { near: Yunnan, far: Qamdo }, Site { near: Qamdo, far: Qinghai }]);
        assert_eq!(both.distance(Puer, Qinghai), 3);
        assert_eq!(both.connected(set(&[Yunnan, Qamdo, Qinghai])), set(&[Puer, Yunnan, Qamdo, Qinghai]));
    }
}
