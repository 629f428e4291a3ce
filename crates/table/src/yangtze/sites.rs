//! Where pagodas could soon stand (YY-5.5, YY-9.1).

use ::yangtze::{Board, Colour, Open, Space};

/// Three spaces that hold tiles of one colour, or nearly so, and no pagoda.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Site {
    /// The triangle.
    pub spaces: [Space; 3],
    /// The colour of its tiles.
    pub colour: Colour,
    /// The empty space where the third tile could go; none if the triangle is complete.
    pub missing: Option<Space>,
}

/// All triangles that are complete, or to which one tile is missing, in reading order.
pub fn sites(board: &Board, open: &Open) -> Vec<Site> {
    let taken: Vec<Space> = open.pagodas_on(board).into_iter().flat_map(|(_, spaces)| spaces).collect();
    let empty = |space: Space| open.tile_at(board, space).is_none() && open.leader_at(board, space).is_none();
    let mut sites = Vec::new();
    for spaces in board.triangles() {
        if spaces.iter().any(|space| taken.contains(space)) {
            continue;
        }
        let tiles = spaces.map(|space| open.tile_at(board, space));
        let Some(colour) = tiles.into_iter().flatten().next() else { continue };
        let mut others = spaces.into_iter().zip(tiles).filter(|(_, tile)| *tile != Some(colour));
        let missing = match (others.next(), others.next()) {
            (None, _) => None,
            // Blue lies on rivers and all else on land; a triangle is all river or all land, so its tiles tell.
            (Some((space, None)), None) if empty(space) => Some(space),
            _ => continue,
        };
        sites.push(Site { spaces, colour, missing });
    }
    sites
}
