//! The game's terms, names of players and what is asked of them.

use ::yangtze::{Colour, Commitment, Decision, Space, Tiles, Triangle};
use kernel::Seat;

use super::catalogue::catalogue;
use crate::house::{self, joined};
use crate::template::{counted, fill};
use crate::{Language, Names};

/// The colour: `black`. In French and Italian it is the masculine form.
pub const fn colour(language: Language, colour: Colour) -> &'static str {
    catalogue(language).terms.colours[colour.index()]
}

/// The role of a colour's leader and tiles: `governor`.
pub const fn role(language: Language, colour: Colour) -> &'static str {
    catalogue(language).terms.roles[colour.index()]
}

/// A colour's tile, without an article: `governor tile`.
pub const fn tile(language: Language, colour: Colour) -> &'static str {
    catalogue(language).terms.tile[colour.index()]
}

/// A colour's leader, without an article: `black leader`.
pub const fn leader(language: Language, colour: Colour) -> &'static str {
    catalogue(language).terms.leader[colour.index()]
}

/// A colour's pagoda, without an article: `black pagoda`.
pub const fn pagoda(language: Language, colour: Colour) -> &'static str {
    catalogue(language).terms.pagoda[colour.index()]
}

/// What a colour's pagoda stands for: `court`.
pub const fn pagoda_kind(language: Language, colour: Colour) -> &'static str {
    catalogue(language).terms.pagoda_kinds[colour.index()]
}

/// What a colour's victory points stand for: `scrolls`.
pub const fn points_kind(language: Language, colour: Colour) -> &'static str {
    catalogue(language).terms.points_kinds[colour.index()]
}

/// So many victory points: `2 black points`.
pub fn points(language: Language, colour: Colour, points: u32) -> String {
    counted(language, catalogue(language).terms.points[colour.index()], points as usize)
}

/// Which tiles these are: `2 governors, 1 soldier and 1 trader`. Empty if there are none.
pub fn tiles(language: Language, tiles: Tiles) -> String {
    let items: Vec<String> = tiles
        .iter()
        .filter(|(_, count)| *count > 0)
        .map(|(colour, count)| tiles_of(language, colour, count as usize))
        .collect();
    joined(language, &items)
}

/// The dynasty of a seat, as a name: `Lion`.
pub const fn dynasty(language: Language, seat: Seat) -> &'static str {
    let dynasties = &catalogue(language).terms.dynasties;
    dynasties[seat.index() % dynasties.len()]
}

/// What the player in this seat is called: by name, or by the dynasty's.
pub fn name(language: Language, names: &Names, seat: Seat) -> &str {
    names.get(seat).unwrap_or(dynasty(language, seat))
}

/// What is asked for, as something to do: `choose an action or end the turn`.
pub const fn decision(language: Language, decision: Decision) -> &'static str {
    let decisions = &catalogue(language).decisions;
    match decision {
        Decision::Act => decisions.act,
        Decision::Market => decisions.market,
        Decision::Pagoda => decisions.pagoda,
        Decision::Chain => decisions.chain,
        Decision::Revolt => decisions.revolt,
        Decision::War => decisions.war,
        Decision::WarWinner => decisions.war_winner,
        Decision::WarLoss => decisions.war_loss,
    }
}

/// Whom the game waits for and what is asked: `Lion has to choose an action or end the turn.`
pub fn waiting(language: Language, names: &Names, seat: Seat, asked: Decision) -> String {
    house::waiting(language, name(language, names, seat), decision(language, asked))
}

/// So many tiles of a colour: `2 governors`.
fn tiles_of(language: Language, colour: Colour, count: usize) -> String {
    counted(language, catalogue(language).terms.tiles[colour.index()], count)
}

/// The leader of the player that the sentence is about: `the black leader`, `son chef noir`.
pub(super) fn own_leader(language: Language, colour: Colour) -> String {
    fill(catalogue(language).terms.own_leader, &[("leader", &leader(language, colour))])
}

/// A leader of whoever is spoken to: `the black leader`.
pub fn the_leader(language: Language, colour: Colour) -> String {
    fill(catalogue(language).terms.the_leader, &[("leader", &leader(language, colour))])
}

/// What is committed in tiles of a colour and its leader: `2 governors and the black leader`; `None` if nothing is.
pub(super) fn commitment(
    language: Language,
    colour: Colour,
    commitment: Commitment,
    leader: fn(Language, Colour) -> String,
) -> Option<String> {
    let mut items = Vec::new();
    if commitment.tiles > 0 {
        items.push(tiles_of(language, colour, commitment.tiles as usize));
    }
    if commitment.leader {
        items.push(leader(language, colour));
    }
    (!items.is_empty()).then(|| joined(language, &items))
}

/// Warring states with their strengths: `F7 (strength 3) and K4 (strength 2)`.
pub(super) fn states(language: Language, states: impl Iterator<Item = (Space, u8)>) -> String {
    let template = catalogue(language).terms.state;
    let items: Vec<String> =
        states.map(|(state, strength)| fill(template, &[("state", &state), ("strength", &strength)])).collect();
    joined(language, &items)
}

/// The spaces of a triangle: `F7, G7 and F8`.
pub(super) fn triangle(language: Language, triangle: Triangle) -> String {
    joined(language, &triangle.spaces().map(|space| space.to_string()))
}
