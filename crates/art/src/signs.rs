//! Where a sign stands that tells something about a group of spaces: beside it, where it hides least.

use yangtze::Space;

use crate::geometry::{Area, Point, RADIUS, STEP, centre};

/// How far a piece reaches from its middle.
const PIECE: f64 = 0.8 * RADIUS;

/// The place for a sign of this width and height beside some spaces. It lies `within` the map, hides as little as can be
/// of the pieces in `pieces`, and of signs that are there already, `taken`, if possible nothing.
pub fn sign_place(within: Area, spaces: &[Space], size: (f64, f64), pieces: &[Point], taken: &[Area]) -> Area {
    let (width, height) = size;
    let middle = middle_of(spaces);
    let (beside, over) = ((STEP + width) / 2.0, RADIUS + height / 2.0);
    let mut best = (f64::INFINITY, within);
    for at in spaces.iter().map(|space| centre(*space)) {
        for (x, y) in [(0.0, -over), (0.0, over), (-beside, 0.0), (beside, 0.0)] {
            let place = kept_within(within, around(at.moved(x, y), width, height));
            let hidden: f64 = pieces.iter().map(|piece| shared(place, around(*piece, 2.0 * PIECE, 2.0 * PIECE))).sum();
            let signs: f64 = taken.iter().map(|sign| shared(place, *sign)).sum();
            let far = middle_of_area(place).distance(middle);
            // Nearness only decides among places that hide the same.
            let cost = hidden + 20.0 * signs + far;
            if cost < best.0 {
                best = (cost, place);
            }
        }
    }
    best.1
}

fn around(at: Point, width: f64, height: f64) -> Area {
    Area { left: at.x - width / 2.0, top: at.y - height / 2.0, right: at.x + width / 2.0, bottom: at.y + height / 2.0 }
}

fn middle_of_area(area: Area) -> Point {
    Point { x: (area.left + area.right) / 2.0, y: (area.top + area.bottom) / 2.0 }
}

fn middle_of(spaces: &[Space]) -> Point {
    let number = spaces.len().max(1) as f64;
    let sum = spaces.iter().map(|space| centre(*space)).fold(Point { x: 0.0, y: 0.0 }, |sum, at| sum.moved(at.x, at.y));
    Point { x: sum.x / number, y: sum.y / number }
}

fn kept_within(within: Area, area: Area) -> Area {
    let shift = |from: f64, to: f64, least: f64, most: f64| (least - from).max(0.0) - (to - most).max(0.0);
    let x = shift(area.left, area.right, within.left, within.right);
    let y = shift(area.top, area.bottom, within.top, within.bottom);
    Area { left: area.left + x, right: area.right + x, top: area.top + y, bottom: area.bottom + y }
}

/// How much two areas have in common.
fn shared(one: Area, other: Area) -> f64 {
    let width = one.right.min(other.right) - one.left.max(other.left);
    let height = one.bottom.min(other.bottom) - one.top.max(other.top);
    width.max(0.0) * height.max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::view_box;
    use crate::samples::{boards, positions};
    use kernel::Seat;
    use yangtze::{Board, Colour, Open, default_board};

    fn pieces(board: &Board, open: &Open) -> Vec<Point> {
        let stands = |space: &Space| open.tile_at(board, *space).is_some() || open.leader_at(board, *space).is_some();
        board.spaces().filter(stands).map(centre).collect()
    }

    fn groups(board: &Board, open: &Open) -> Vec<Vec<Space>> {
        let mut groups: Vec<Vec<Space>> = Vec::new();
        for seat in Seat::all(open.players()) {
            for colour in Colour::ALL {
                let group = open.leader_space(board, seat, colour).map(|space| open.linked_spaces(board, space));
                groups.extend(group.filter(|group| !groups.contains(group)));
            }
        }
        groups
    }

    #[test]
    fn signs_lie_on_the_map_and_not_on_each_other() {
        let board = default_board();
        let within = view_box(board);
        for position in positions() {
            let pieces = pieces(board, position.open());
            let mut taken: Vec<Area> = Vec::new();
            for group in groups(board, position.open()) {
                let place = sign_place(within, &group, (120.0, 30.0), &pieces, &taken);
                assert!(place.left >= within.left && place.right <= within.right);
                assert!(place.top >= within.top && place.bottom <= within.bottom);
                assert!((place.width() - 120.0).abs() < 0.1);
                assert!(taken.iter().all(|sign| shared(*sign, place) < 1.0));
                taken.push(place);
            }
        }
    }

    #[test]
    fn a_sign_hides_no_piece_where_there_is_room() {
        let board = default_board();
        let space = board.spaces().find(|space| space.to_string() == "F7").unwrap();
        let group: Vec<Space> = std::iter::once(space).chain(board.adjacent(space)).collect();
        let pieces: Vec<Point> = group.iter().map(|space| centre(*space)).collect();
        let place = sign_place(view_box(board), &group, (100.0, 30.0), &pieces, &[]);
        assert!(pieces.iter().all(|piece| shared(place, around(*piece, 2.0 * PIECE, 2.0 * PIECE)) == 0.0));
    }

    #[test]
    fn a_sign_that_is_too_large_for_its_map_still_has_a_place() {
        for board in boards() {
            let space: Vec<Space> = board.spaces().take(1).collect();
            let place = sign_place(view_box(&board), &space, (5000.0, 5000.0), &[], &[]);
            assert!(place.left.is_finite() && place.bottom.is_finite());
        }
    }
}
