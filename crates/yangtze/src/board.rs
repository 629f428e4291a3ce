//! The board: its spaces and the tables that follow from them (YY-1.2, YY-9.1).

mod reader;
mod sent;

use std::sync::LazyLock;

use crate::space::{Space, Spot, Spots};

/// The texts of the boards that come with the game; the first is the default.
pub(crate) const BUILT_IN: &[&str] = &[include_str!("../../../boards/warring-states.toml")];

/// The default board, read once.
pub fn default_board() -> &'static Board {
    static BOARD: LazyLock<Board> =
        LazyLock::new(|| Board::read(BUILT_IN[0]).expect("a test reads the boards that come with the game"));
    &BOARD
}

/// Three mutually adjacent spaces by their number in the board's list of triangles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct TriangleId(pub(crate) u16);

/// A map with all that its shape fixes: made once, then only read.
#[derive(Debug, PartialEq)]
pub struct Board {
    id: String,
    name: String,
    spaces: Vec<Space>,
    /// The spot of each space, by row and column.
    spots: Vec<Option<Spot>>,
    pub(crate) land: Spots,
    pub(crate) river: Spots,
    capitals: Vec<(Spot, String)>,
    /// By spot. As long as a `u8` can count, so that no look-up needs a check.
    neighbours: Box<[Spots; 256]>,
    /// The neighbours in the order E, SE, SW, W, NW, NE: two that follow each other are adjacent.
    rings: Vec<[Option<Spot>; 6]>,
    /// The south-eastern neighbour of each spot, which is in both triangles that begin there.
    south_east: Box<[Option<Spot>; 256]>,
    /// Triangles of land only or of river only, ordered by their spots; others can never hold one colour.
    triangles: Vec<[Spot; 3]>,
    /// For each spot where its triangles begin in `triangles` (as their first space), and one more at the end.
    triangles_from: Vec<u16>,
}

impl Board {
    /// Lays out a board: spaces in reading order with whether they are river, and the capitals among them.
    pub(crate) fn new(id: String, name: String, spaces: &[(Space, bool)], capitals: &[(Space, String)]) -> Self {
        let rows = spaces.iter().map(|(space, _)| space.row() + 1).max().unwrap_or(0);
        let mut spots = vec![None; rows * Space::COLUMNS];
        let (mut land, mut river) = (Spots::NONE, Spots::NONE);
        for (number, (space, is_river)) in spaces.iter().enumerate() {
            let spot = Spot(number as u8);
            spots[space.row() * Space::COLUMNS + space.column()] = Some(spot);
            if *is_river { river.insert(spot) } else { land.insert(spot) }
        }
        let mut board = Self {
            id,
            name,
            spaces: spaces.iter().map(|(space, _)| *space).collect(),
            spots,
            land,
            river,
            capitals: Vec::new(),
            neighbours: Box::new([Spots::NONE; 256]),
            rings: Vec::new(),
            south_east: Box::new([None; 256]),
            triangles: Vec::new(),
            triangles_from: Vec::new(),
        };
        board.capitals =
            capitals.iter().filter_map(|(space, name)| Some((board.spot(*space)?, name.clone()))).collect();
        board.rings = board.spaces.iter().map(|&space| board.ring_around(space)).collect();
        for (near, ring) in board.neighbours.iter_mut().zip(&board.rings) {
            *near = ring.iter().flatten().copied().collect();
        }
        for (place, ring) in board.south_east.iter_mut().zip(&board.rings) {
            *place = ring[1];
        }
        board.find_triangles();
        board
    }

    fn ring_around(&self, space: Space) -> [Option<Spot>; 6] {
        space.around().map(|near| self.spot(near?))
    }

    fn find_triangles(&mut self) {
        for (number, ring) in self.rings.iter().enumerate() {
            self.triangles_from.push(self.triangles.len() as u16);
            let spot = Spot(number as u8);
            let [east, south_east, south_west, ..] = *ring;
            // The two triangles whose first space in reading order is this one.
            for (second, third) in [(east, south_east), (south_west, south_east)] {
                if let (Some(second), Some(third)) = (second, third) {
                    let rivers = [spot, second, third].map(|spot| self.river.has(spot));
                    if rivers[0] == rivers[1] && rivers[1] == rivers[2] {
                        self.triangles.push([spot, second, third]);
                    }
                }
            }
        }
        self.triangles_from.push(self.triangles.len() as u16);
    }

    /// The id by which records name it.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The name for people.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// All spaces in reading order.
    pub fn spaces(&self) -> impl ExactSizeIterator<Item = Space> + Clone {
        self.spaces.iter().copied()
    }

    /// Whether the board has this space.
    pub fn contains(&self, space: Space) -> bool {
        self.spot(space).is_some()
    }

    /// Whether it is a river space of this board.
    pub fn is_river(&self, space: Space) -> bool {
        self.spot(space).is_some_and(|spot| self.river.has(spot))
    }

    /// The name of the capital on this space.
    pub fn capital(&self, space: Space) -> Option<&str> {
        let spot = self.spot(space)?;
        self.capitals.iter().find(|(capital, _)| *capital == spot).map(|(_, name)| name.as_str())
    }

    /// The spaces that share an edge with this one.
    pub fn adjacent(&self, space: Space) -> impl Iterator<Item = Space> {
        let near = self.spot(space).map_or(Spots::NONE, |spot| self.neighbours[spot.index()]);
        near.iter().map(|spot| self.space(spot))
    }

    /// All triangles that can hold one colour, each in reading order.
    pub fn triangles(&self) -> impl ExactSizeIterator<Item = [Space; 3]> {
        self.triangles.iter().map(|triangle| triangle.map(|spot| self.space(spot)))
    }

    /// Number of rows, counted from the first line of the layout to the last one with a space.
    pub fn rows(&self) -> usize {
        self.spots.len() / Space::COLUMNS
    }

    #[inline]
    pub(crate) fn spot(&self, space: Space) -> Option<Spot> {
        self.spots.get(space.row() * Space::COLUMNS + space.column()).copied().flatten()
    }

    #[inline]
    pub(crate) fn space(&self, spot: Spot) -> Space {
        self.spaces[spot.index()]
    }

    #[inline]
    pub(crate) fn neighbours(&self, spot: Spot) -> Spots {
        self.neighbours[spot.index()]
    }

    #[inline]
    pub(crate) fn ring(&self, spot: Spot) -> &[Option<Spot>; 6] {
        &self.rings[spot.index()]
    }

    pub(crate) fn capital_spots(&self) -> Spots {
        self.capitals.iter().map(|(spot, _)| *spot).collect()
    }

    #[inline]
    pub(crate) fn triangle(&self, id: TriangleId) -> [Spot; 3] {
        self.triangles[id.0 as usize]
    }

    pub(crate) fn triangle_id(&self, spots: [Spot; 3]) -> Option<TriangleId> {
        self.triangles.binary_search(&spots).ok().map(|number| TriangleId(number as u16))
    }

    #[inline]
    pub(crate) fn south_east(&self, spot: Spot) -> Option<Spot> {
        self.south_east[spot.index()]
    }

    /// The triangles whose first space is this one.
    #[inline]
    pub(crate) fn triangles_from(&self, spot: Spot) -> impl Iterator<Item = (TriangleId, [Spot; 3])> + '_ {
        let begin = self.triangles_from[spot.index()];
        let end = self.triangles_from[spot.index() + 1];
        (begin..end).map(|number| (TriangleId(number), self.triangles[number as usize]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_at_the_foot_of_the_default_board_hold() {
        let board = default_board();
        assert_eq!(board.spaces().len(), 191);
        assert_eq!((board.river.len(), board.land.len(), board.capitals.len()), (51, 140, 7));
        let river_triangles = board.triangles.iter().filter(|spots| board.river.has(spots[0])).count();
        assert_eq!((river_triangles, board.triangles.len() - river_triangles), (14, 156));
        let named = |name: &str| {
            let (spot, _) = board.capitals.iter().find(|(_, capital)| capital == name).unwrap();
            board.space(*spot).to_string()
        };
        assert_eq!([named("Chu"), named("Yan"), named("Qin")], ["G13", "K3", "D10"]);
        assert_eq!(board.spaces().next().unwrap().to_string(), "C1");
    }

    #[test]
    fn the_default_board_has_two_rivers_of_30_and_21_spaces() {
        let board = default_board();
        let mut rivers = Vec::new();
        let mut left = board.river;
        while let Some(source) = left.first() {
            let (river, _) = crate::realm::linked(board, board.river, source);
            rivers.push(river.len());
            left &= !river;
        }
        rivers.sort_unstable();
        assert_eq!(rivers, [21, 30]);
    }

    #[test]
    fn adjacency_is_mutual_and_shifted_rows_interlock() {
        let board = default_board();
        for space in board.spaces() {
            for other in board.adjacent(space) {
                assert!(board.adjacent(other).any(|back| back == space), "{space} {other}");
            }
        }
        let near = |name: &str| {
            let space = board.spaces().find(|space| space.to_string() == name).unwrap();
            board.adjacent(space).map(|space| space.to_string()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(near("F7"), "E6 F6 E7 G7 E8 F8");
        assert_eq!(near("F8"), "F7 G7 E8 G8 F9 G9");
    }
}
