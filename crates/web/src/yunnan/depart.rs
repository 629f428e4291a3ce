//! Which pieces travel because of what somebody did, and from where to where. What happens by itself is told step by step,
//! and the board follows.

use ::yunnan::{Event, Province, Source};
use art::yunnan::Piece;
use kernel::Seat;
use table::yunnan::Place as Space;

use super::Yunnan;
use super::scene::{MARKET, name};
use crate::game::happening::Happened;
use crate::game::motion::{Flight, Place, crest, place};

/// As large as a piece is on the way.
const SIZE: f64 = 44.0;

/// What sets out because of what happened.
pub(super) fn depart(play: Yunnan, happened: &Happened) -> Vec<Flight> {
    let mut flights = Vec::new();
    for event in &play.events(happened.steps.clone()) {
        let (piece, from, to) = match *event {
            Event::Bid { seat, building, yuan, from } if !happened.was_proposed => {
                (Piece::Trader(seat), source(seat, from), at(Space::Plate(building, yuan)))
            }
            Event::BankTaken { seat, bank, from } if !happened.was_proposed => {
                (Piece::Trader(seat), source(seat, from), at(Space::Bank(bank)))
            }
            Event::SentToMarket { seat, from } if !happened.was_proposed => {
                (Piece::Trader(seat), source(seat, from), market())
            }
            Event::Outbid { seat, building, yuan, .. } => {
                (Piece::Trader(seat), at(Space::Plate(building, yuan)), crest(seat))
            }
            Event::Passed { seat, traders } if traders > 0 => (Piece::Trader(seat), crest(seat), market()),
            Event::Travelled { seat, from, to, .. } | Event::Pushed { seat, from, to, .. } => {
                (Piece::Trader(seat), province(from), province(to))
            }
            Event::PostBuilt { seat, province: to } => (Piece::Post(seat), crest(seat), province(to)),
            Event::TeahouseBuilt { seat, province: to, .. } => (Piece::Teahouse(seat), crest(seat), province(to)),
            Event::BridgeBuilt { seat, near, far } => {
                (Piece::Bridge(seat), crest(seat), at(Space::Site(::yunnan::Site { near, far })))
            }
            _ => continue,
        };
        if let (Some(from), Some(to)) = (from, to) {
            let [from, to] = [from, to].map(|place| Place { size: SIZE, ..place });
            flights.push(Flight { symbol: piece.symbol(), from, to });
        }
    }
    flights
}

fn at(space: Space) -> Option<Place> {
    place(&format!(".spot[data-space=\"{}\"]", name(space)))
}

fn province(province: Province) -> Option<Place> {
    at(Space::Province(province))
}

fn market() -> Option<Place> {
    place(&format!(".spot[data-space=\"{MARKET}\"]"))
}

fn source(seat: Seat, from: Source) -> Option<Place> {
    match from {
        Source::Supply => crest(seat),
        Source::Province(from) => province(from),
    }
}
