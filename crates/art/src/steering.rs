//! From place to place by arrow keys.

use crate::Point;

/// A direction on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrow {
    /// To the west.
    Left,
    /// To the east.
    Right,
    /// To the north.
    Up,
    /// To the south.
    Down,
}

/// The nearest place in a direction. Rows may be shifted against each other, so that there is no place straight above or
/// below: the way up and down keeps to `lane`, the x at which it began, and leaves no row out.
pub fn neighbour(places: &[Point], from: usize, arrow: Arrow, lane: f64) -> Option<usize> {
    let start = places.get(from)?;
    let cost = |place: &Point| {
        let (along, aside) = match arrow {
            Arrow::Left => (start.x - place.x, 2.0 * (place.y - start.y)),
            Arrow::Right => (place.x - start.x, 2.0 * (place.y - start.y)),
            Arrow::Up => (start.y - place.y, 1.2 * (place.x - lane)),
            Arrow::Down => (place.y - start.y, 1.2 * (place.x - lane)),
        };
        (along > 1.0).then_some(along + aside.abs())
    };
    let candidates = places.iter().enumerate().filter_map(|(number, place)| Some((cost(place)?, number)));
    candidates.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, number)| number)
}

#[cfg(test)]
mod tests {
    use yangtze::{Space, default_board};

    use super::{Arrow, neighbour};
    use crate::{Point, centre};

    fn board() -> (Vec<Space>, Vec<Point>) {
        let spaces: Vec<Space> = default_board().spaces().collect();
        let places = spaces.iter().map(|space| centre(*space)).collect();
        (spaces, places)
    }

    #[test]
    fn the_way_down_and_up_leaves_no_row_out() {
        let (spaces, places) = board();
        let walk = |mut at: usize, arrow: Arrow| {
            let lane = places[at].x;
            let mut way = vec![spaces[at].row()];
            while let Some(next) = neighbour(&places, at, arrow, lane) {
                at = next;
                way.push(spaces[at].row());
            }
            way
        };
        let middle = spaces.iter().position(|space| space.to_string() == "H1").unwrap();
        assert_eq!(walk(middle, Arrow::Down), (0..default_board().rows()).collect::<Vec<_>>());
        let last = spaces.iter().rposition(|space| space.column() == 7).unwrap();
        assert_eq!(walk(last, Arrow::Up), (0..=spaces[last].row()).rev().collect::<Vec<_>>());
    }

    #[test]
    fn every_space_is_reached_from_the_first_one() {
        let (spaces, places) = board();
        let mut reached = vec![false; spaces.len()];
        let mut open = vec![0];
        while let Some(at) = open.pop() {
            if !std::mem::replace(&mut reached[at], true) {
                let all = [Arrow::Left, Arrow::Right, Arrow::Up, Arrow::Down];
                open.extend(all.iter().filter_map(|arrow| neighbour(&places, at, *arrow, places[at].x)));
            }
        }
        let missed: Vec<_> =
            spaces.iter().zip(reached).filter(|(_, reached)| !reached).map(|(space, _)| space).collect();
        assert!(missed.is_empty(), "{missed:?}");
    }
}
