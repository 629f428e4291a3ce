//! What stands where in a position: every piece with its place, so that it can be drawn, found and moved.

use kernel::Seat;
use yunnan::{Bank, Board, Building, Position, Province};

use super::SEATS;
use super::layout::{Layout, Shape, number};
use crate::geometry::{Area, Point};

/// A piece of the game. Its symbol has the [id](Piece::symbol) that it says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A seat's trader.
    Trader(Seat),
    /// A seat's trading post.
    Post(Seat),
    /// A seat's bridge.
    Bridge(Seat),
    /// A seat's teahouse.
    Teahouse(Seat),
    /// A seat's horse.
    Horse(Seat),
    /// A present.
    Present,
    /// The inspector.
    Inspector,
}

impl Piece {
    /// The id of its symbol. Beyond the largest table seats begin again with the first.
    pub fn symbol(self) -> String {
        let (kind, seat) = match self {
            Self::Trader(seat) => ("trader", seat),
            Self::Post(seat) => ("post", seat),
            Self::Bridge(seat) => ("bridge", seat),
            Self::Teahouse(seat) => ("teahouse", seat),
            Self::Horse(seat) => ("horse", seat),
            Self::Present => return "present".to_owned(),
            Self::Inspector => return "inspector".to_owned(),
        };
        format!("{kind}-{}", number(seat))
    }

    /// How wide and high its symbol is, in units of its own.
    pub const fn size(self) -> (f64, f64) {
        match self {
            Self::Trader(_) => (36.0, 50.0),
            Self::Post(_) => (36.0, 46.0),
            Self::Bridge(_) => (48.0, 34.0),
            Self::Teahouse(_) => (62.0, 56.0),
            Self::Horse(_) => (46.0, 44.0),
            Self::Present => (30.0, 34.0),
            Self::Inspector => (46.0, 54.0),
        }
    }

    /// The largest place for it in the middle of an area.
    fn within(self, area: Area) -> Area {
        let (width, height) = self.size();
        let scale = (area.width() / width).min(area.height() / height);
        Area::around(area.middle(), width * scale, height * scale)
    }
}

/// A piece at its place.
#[derive(Clone, PartialEq, Debug)]
pub struct Placed {
    /// What it is called, the same as long as it stays where it is; a horse keeps its name on the whole road.
    pub key: String,
    /// What it is.
    pub piece: Piece,
    /// Where it stands.
    pub area: Area,
    /// For how many it stands.
    pub count: u32,
    /// Where the number is written, if it is more than one.
    pub badge: Area,
}

impl Placed {
    fn new(key: String, piece: Piece, room: Area) -> Self {
        let area = piece.within(room);
        Self { key, piece, area, count: 1, badge: area }
    }

    fn counted(mut self, count: u32, badge: Area) -> Self {
        (self.count, self.badge) = (count, badge);
        self
    }

    /// One that is not on the board, with its number beside it.
    pub(crate) fn beside(piece: Piece, room: Area, count: u32) -> Self {
        let at = Point { x: room.right + 6.0, y: room.bottom - 12.0 };
        Self::new(format!("beside-{}", piece.symbol()), piece, room).counted(count, Area::around(at, 22.0, 22.0))
    }

    /// It as markup for a `<g>` whose middle is where the piece stands: for those who move it there themselves.
    pub fn drawn(&self) -> String {
        let (middle, width, height) = (self.area.middle(), self.area.width(), self.area.height());
        let mut out = format!(
            "<use href=\"#{}\" x=\"{:.1}\" y=\"{:.1}\" width=\"{width:.1}\" height=\"{height:.1}\"/>",
            self.piece.symbol(),
            -width / 2.0,
            -height / 2.0
        );
        if self.count > 1 {
            out += &badge(self.count, self.badge, middle);
        }
        out
    }

    /// It as markup at its place, with its key as `data-piece`.
    pub fn markup(&self) -> String {
        let Point { x, y } = self.area.middle();
        format!("<g data-piece=\"{}\" transform=\"translate({x:.1} {y:.1})\">{}</g>\n", self.key, self.drawn())
    }
}

/// A number on a small plate, in an area, as seen from a place.
fn badge(count: u32, area: Area, from: Point) -> String {
    let (Point { x, y }, height) = (area.middle().moved(-from.x, -from.y), area.height());
    let digits = if count < 10 { 1.0 } else { 1.5 };
    format!(
        "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\" rx=\"{:.1}\" fill=\"var(--sheet)\" \
         stroke=\"var(--ink)\" stroke-width=\"1.2\"/><text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"{:.1}\" font-weight=\"700\" \
         font-family=\"var(--sans)\" text-anchor=\"middle\" fill=\"var(--ink)\">{count}</text>",
        x - height * digits / 2.0,
        y - height / 2.0,
        height * digits,
        height / 2.0,
        y + height * 0.33,
        height * 0.92
    )
}

/// How large a number is.
const fn badge_size(shape: Shape) -> f64 {
    match shape {
        Shape::Wide => 23.0,
        Shape::Tall => 33.0,
    }
}

/// Traders and posts of one player in the room that the player has: two traders, or a trader and a post, or one of
/// them for several.
fn camp(shape: Shape, seat: Seat, place: &str, room: Area, traders: u32, posts: u32, out: &mut Vec<Placed>) {
    let middle = room.middle().x;
    let halves = [Area { right: middle, ..room }, Area { left: middle, ..room }].map(|half| half.grown(-1.0));
    let size = badge_size(shape);
    // Beside the head, or on the roof: emblem and letter are below.
    let above = |area: Area| Area::sized(area.right - size, area.top, size, size);
    let key = |kind: &str, nth: u32| format!("{kind}-{seat}-{place}-{nth}");
    let trader = |nth: u32, half: usize| Placed::new(key("trader", nth), Piece::Trader(seat), halves[half]);
    match (traders, posts) {
        (0, _) => {}
        (1, _) => out.push(trader(0, 0)),
        (2, 0) => out.extend([trader(0, 0), trader(1, 1)]),
        (_, 0) => {
            let one = trader(0, 0);
            let at = Point { x: halves[1].left + size * 0.6, y: room.middle().y };
            out.push(one.counted(traders, Area::around(at, size, size)));
        }
        _ => out.push(trader(0, 0).counted(traders, above(halves[0]))),
    }
    if posts > 0 {
        let post = Placed::new(key("post", 0), Piece::Post(seat), halves[1]);
        out.push(post.counted(posts, above(halves[1])));
    }
}

/// Presents side by side, or one for all of them if there are too many.
fn presents(shape: Shape, province: Province, room: Area, left: u32, out: &mut Vec<Placed>) {
    let key = |nth: u32| format!("present-{}-{nth}", province.id());
    let width = room.width() / SEATS as f64;
    let place = |nth: u32| Area::sized(room.left + width * f64::from(nth), room.top, width, room.height()).grown(-1.0);
    if left as usize <= SEATS {
        out.extend((0..left).map(|nth| Placed::new(key(nth), Piece::Present, place(nth))));
    } else {
        let size = badge_size(shape);
        let number = Area::around(place(1).middle(), size, size);
        out.push(Placed::new(key(0), Piece::Present, place(0)).counted(left, number));
    }
}

/// Everything that stands on the road in a position, from the back to the front. The inspector is no part of a position:
/// whoever has seen where he went says so.
pub fn road_pieces(layout: &Layout, board: &Board, position: &Position, inspector: Option<Province>) -> Vec<Placed> {
    let (shape, mut out) = (layout.shape(), Vec::new());
    for province in Province::ALL {
        let (place, id) = (layout.province(province), province.id());
        presents(shape, province, place.presents, position.presents()[province.index()].into(), &mut out);
        for (seat, player) in position.by_seat() {
            let own = number(seat);
            if player.teahouses().has(province) {
                out.push(Placed::new(format!("teahouse-{id}"), Piece::Teahouse(seat), place.teahouse));
            }
            let [traders, posts] = [player.traders()[province], player.posts()[province]].map(u32::from);
            camp(shape, seat, id, place.camps[own], traders, posts, &mut out);
            if player.horse() == province {
                out.push(Placed::new(format!("horse-{seat}"), Piece::Horse(seat), place.horses[own]));
            }
        }
        if inspector == Some(province) {
            out.push(Placed::new("inspector".to_owned(), Piece::Inspector, place.inspector));
        }
    }
    for (number_of_site, (site, place)) in board.sites().iter().zip(layout.sites()).enumerate() {
        for (seat, _) in position.by_seat().filter(|(_, player)| player.bridges().has(number_of_site)) {
            let key = format!("bridge-{seat}-{}-{}", site.near.id(), site.far.id());
            out.push(Placed::new(key, Piece::Bridge(seat), place.lanes[number(seat)]));
        }
    }
    out
}

/// The part of a plate that its number takes.
pub(crate) const NUMBER: f64 = 0.46;

/// The part of a plate on which a trader stands: beside the number.
pub(crate) fn stand(plate: Area) -> Area {
    let room = Area { left: plate.left + plate.width() * NUMBER, ..plate }.grown(-2.0);
    // Not larger than elsewhere, on plates with more room.
    Area::around(room.middle(), room.width().min(room.height() * 0.66), room.height())
}

/// Everything that stands in the town in a position: bids, traders in the bank, traders in the market. Those in the market
/// stand in Pu'er on the road too, because that is the same place (YN-1.1).
pub fn town_pieces(layout: &Layout, board: &Board, position: &Position) -> Vec<Placed> {
    let mut out = Vec::new();
    for building in Building::ALL {
        for (seat, player) in position.by_seat() {
            let bid = player.bid(board, building).and_then(|bid| board.bids().iter().position(|space| *space == bid));
            if let Some(plate) = bid.and_then(|space| layout.house(building).bids.get(space)) {
                out.push(Placed::new(format!("bid-{seat}-{}", building.id()), Piece::Trader(seat), stand(*plate)));
            }
        }
    }
    for bank in Bank::ALL {
        if let Some(seat) = position.banker(bank) {
            let plate = layout.bank().space(bank);
            out.push(Placed::new(format!("bank-{seat}"), Piece::Trader(seat), stand(plate)));
        }
    }
    for (seat, player) in position.by_seat() {
        let (room, traders) = (layout.market().camps[number(seat)], player.traders()[Province::Puer].into());
        camp(layout.shape(), seat, "market", room, traders, 0, &mut out);
    }
    out
}

#[cfg(test)]
mod tests;
