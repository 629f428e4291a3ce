//! The provinces along the road, sets of them, and pieces that stand in them (YN-1.1).

use std::ops::{BitAnd, BitOr, Index, IndexMut, Not};

use serde::{Deserialize, Serialize};

/// A province along the main road, Pu'er first. The market of Pu'er and the province are one place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[expect(missing_docs, reason = "their names say what they are")]
pub enum Province {
    Puer,
    Yunnan,
    Sichuan,
    Qamdo,
    Tibet,
    Qinghai,
}

impl Province {
    /// How many there are.
    pub const COUNT: usize = 6;
    /// All of them in road order.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Puer, Self::Yunnan, Self::Sichuan, Self::Qamdo, Self::Tibet, Self::Qinghai];
    /// The last one of the road.
    pub const LAST: Self = Self::Qinghai;

    /// Its number in road order, 0 for Pu'er.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in action texts and board files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Puer => "puer",
            Self::Yunnan => "yunnan",
            Self::Sichuan => "sichuan",
            Self::Qamdo => "qamdo",
            Self::Tibet => "tibet",
            Self::Qinghai => "qinghai",
        }
    }

    /// The province with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|province| province.id() == id)
    }

    /// The next one towards Pu'er; Pu'er itself has none.
    pub fn towards_puer(self) -> Option<Self> {
        Self::ALL.get(self.index().wrapping_sub(1)).copied()
    }

    /// The next one away from Pu'er; the last has none.
    pub fn onwards(self) -> Option<Self> {
        Self::ALL.get(self.index() + 1).copied()
    }
}

/// A set of provinces.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Provinces(u8);

impl Provinces {
    /// No province.
    pub const NONE: Self = Self(0);
    /// All but Pu'er.
    pub const BEYOND_PUER: Self = Self(0b11_1110);

    #[inline]
    pub(crate) const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// Only this one.
    #[inline]
    pub const fn only(province: Province) -> Self {
        Self(1 << province as u8)
    }

    /// From Pu'er along the road up to this one (YN-6.2).
    #[inline]
    pub const fn up_to(province: Province) -> Self {
        Self((2 << province as u8) - 1)
    }

    /// Whether this province is among them.
    #[inline]
    pub const fn has(self, province: Province) -> bool {
        self.0 >> (province as u8) & 1 == 1
    }

    /// Adds a province.
    #[inline]
    pub const fn insert(&mut self, province: Province) {
        self.0 |= 1 << province as u8;
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many they are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Each of them in road order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Province> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let province = Province::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*province)
        })
    }

    /// The one with this number in road order, counted from 0.
    #[inline]
    pub fn nth(self, n: usize) -> Option<Province> {
        self.iter().nth(n)
    }
}

impl BitAnd for Provinces {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Provinces {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for Provinces {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(!self.0 & 0b11_1111)
    }
}

impl FromIterator<Province> for Provinces {
    fn from_iter<I: IntoIterator<Item = Province>>(provinces: I) -> Self {
        let mut set = Self::NONE;
        provinces.into_iter().for_each(|province| set.insert(province));
        set
    }
}

/// How many pieces of a kind stand in each province; never more than seven in one.
///
/// Eight places for six provinces: so it is one word, and where any piece stands is found at once.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Pieces([u8; 8]);

impl Pieces {
    /// None anywhere.
    pub const NONE: Self = Self([0; 8]);

    /// The provinces that hold at least one.
    #[inline]
    pub const fn places(self) -> Provinces {
        // Adding 127 to a byte from 1 to 127 sets its highest bit. The product gathers those bits in the last byte.
        let some = (u64::from_le_bytes(self.0) + 0x7f7f_7f7f_7f7f_7f7f) & 0x8080_8080_8080_8080;
        Provinces(((some >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8)
    }

    /// The numbers in road order.
    pub fn counts(&self) -> impl Iterator<Item = u8> + '_ {
        self.0[..Province::COUNT].iter().copied()
    }

    /// How many there are in all.
    pub fn total(self) -> u8 {
        self.counts().sum()
    }
}

impl Index<Province> for Pieces {
    type Output = u8;

    #[inline]
    fn index(&self, province: Province) -> &u8 {
        &self.0[province.index()]
    }
}

impl IndexMut<Province> for Pieces {
    #[inline]
    fn index_mut(&mut self, province: Province) -> &mut u8 {
        &mut self.0[province.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_places_of_pieces_are_those_with_at_least_one() {
        for bits in 0..64u8 {
            let places = Provinces::from_bits(bits);
            for count in [1, 2, 7] {
                let mut pieces = Pieces::NONE;
                places.iter().for_each(|province| pieces[province] = count);
                assert_eq!(pieces.places(), places);
                assert_eq!(pieces.total() as usize, places.len() * count as usize);
            }
        }
    }

    #[test]
    fn a_set_lists_its_provinces_in_road_order() {
        let set: Provinces = [Province::Tibet, Province::Puer, Province::Qamdo].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Province::Puer, Province::Qamdo, Province::Tibet]);
        assert_eq!((set.nth(1), set.nth(3)), (Some(Province::Qamdo), None));
        assert_eq!((!set).len(), 3);
        assert_eq!(Provinces::up_to(Province::Sichuan).iter().last(), Some(Province::Sichuan));
        assert_eq!(Provinces::up_to(Province::LAST), !Provinces::NONE);
    }

    #[test]
    fn ids_name_provinces() {
        for province in Province::ALL {
            assert_eq!(Province::from_id(province.id()), Some(province));
        }
        assert_eq!(Province::from_id("lhasa"), None);
    }
}
