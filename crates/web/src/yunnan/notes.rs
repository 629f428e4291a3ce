//! What is noted on the drawings for whoever decides: what each building would give, what the bank would pay, how far a
//! journey is, and what is cut off.

use ::yunnan::{Bank, Building, Construction, Decision, Province};
use art::Area;
use art::yunnan::{Piece, Shape, Sign};
use kernel::Observer;
use table::yunnan::Gain;

use super::Yunnan;
use super::about::About;
use super::scene::Scene;
use super::shown::asked;

/// All notes, as markup; none for those who want no help.
pub(super) fn notes(play: Yunnan, scene: &Scene) -> String {
    let about = About::new(play);
    let Observer::Seat(seat) = about.reader.observer else { return String::new() };
    if !play.helps() || !play.is_present() {
        return String::new();
    }
    let mut out = String::new();
    if let Some(auction) = about.auction() {
        for building in Building::ALL {
            let gain = auction.plates.iter().find(|plate| plate.building == building).and_then(|plate| plate.gains);
            let name = words::yunnan::building(about.reader.language, building);
            let room = scene.note_of(building, name);
            out += &match gain {
                None => text("–", room, ""),
                Some(gain @ Gain::Construction(_)) => {
                    let kinds: Vec<Construction> = gain.constructions().collect();
                    let pieces = kinds.iter().map(|kind| super::tray::built(*kind, seat));
                    side_by_side(&pieces.collect::<Vec<_>>(), room)
                }
                Some(Gain::Customs { crossings, .. }) if scene.layout.shape() == Shape::Tall => {
                    self::crossings(crossings, room)
                }
                Some(gain) => text(&about.gain_in_short(gain), room, ""),
            };
        }
        for bank in Bank::ALL {
            let space = &auction.banks[bank.index()];
            if space.stands.is_none() {
                out += &text(&format!("+{}", space.pays), scene.note_of_bank(bank), "");
            }
        }
    }
    if asked(&about.position) == Some(Decision::Travel) {
        for journey in about.journeys().iter().filter(|journey| journey.closed.is_none()) {
            out += &crossings(journey.crossings, scene.note_of_province(journey.to));
        }
        for province in Province::ALL.into_iter().filter(|province| about.is_cut_off(*province)) {
            let texts = &words::yunnan::page(about.reader.language).travel;
            out += &text(texts.cut_off, scene.note_of_province(province), " cut-off");
        }
    }
    out
}

/// A text as large as fits, in the middle of a room.
fn text(words: &str, room: Area, class: &str) -> String {
    let middle = room.middle();
    let wide = words.chars().count().max(1) as f64 * 0.54;
    let size = (room.height() * 0.8).min(room.width() / wide);
    format!(
        "<text class=\"note{class}\" x=\"{:.0}\" y=\"{:.0}\" font-size=\"{size:.0}\">{words}</text>",
        middle.x,
        middle.y + size * 0.35
    )
}

/// Pieces side by side in the middle of a room.
fn side_by_side(pieces: &[Piece], room: Area) -> String {
    let size = room.height() * 1.15;
    let left = room.middle().x - size * pieces.len() as f64 / 2.0;
    let one = |(number, piece): (usize, &Piece)| {
        format!(
            "<use href=\"#{}\" x=\"{:.0}\" y=\"{:.0}\" width=\"{size:.0}\" height=\"{size:.0}\"/>",
            piece.symbol(),
            left + size * number as f64,
            room.middle().y - size / 2.0
        )
    };
    pieces.iter().enumerate().map(one).collect()
}

/// How many border crossings it takes to get there, on a small plate.
fn crossings(count: u8, room: Area) -> String {
    let (middle, high) = (room.middle(), room.height());
    format!(
        "<rect class=\"note-plate\" x=\"{:.0}\" y=\"{:.0}\" width=\"{:.0}\" height=\"{high:.0}\" rx=\"{:.0}\"/>\
         <use class=\"note-sign\" href=\"#{}\" x=\"{:.0}\" y=\"{:.0}\" width=\"{high:.0}\" height=\"{high:.0}\"/>{}",
        middle.x - high * 1.1,
        middle.y - high / 2.0,
        high * 2.2,
        high / 2.0,
        Sign::Crossings.id(),
        middle.x - high * 0.95,
        middle.y - high / 2.0,
        text(&count.to_string(), Area { left: middle.x, right: middle.x + high, ..room }, "")
    )
}

impl Scene {
    /// Where it is noted what a building gives: above its roof, or beside its name.
    fn note_of(&self, building: Building, name: &str) -> Area {
        let place = self.layout.house(building);
        self.in_town(match self.layout.shape() {
            Shape::Wide => Area { bottom: place.area.top + 25.0, ..place.area },
            // Letters of names are about half as wide as high, and so high as the row is.
            Shape::Tall => {
                let wide = name.chars().count() as f64 * place.name.height() * 0.53;
                Area { left: place.name.left + wide, ..place.name }
            }
        })
    }

    fn note_of_bank(&self, bank: Bank) -> Area {
        let plate = self.layout.bank().space(bank);
        let (left, top) = (plate.left + plate.width() * 0.42, plate.top + plate.height() * 0.3);
        self.in_town(Area { left, top, right: plate.right - 4.0, bottom: plate.bottom - plate.height() * 0.25 })
    }

    fn note_of_province(&self, province: Province) -> Area {
        let (area, income) = (self.layout.province(province).area, self.layout.province(province).income);
        match self.layout.shape() {
            Shape::Wide => Area { top: area.top + 142.0, bottom: area.top + 172.0, ..area },
            Shape::Tall => {
                Area { left: income.right, right: area.right, top: area.top + 40.0, bottom: area.top + 76.0 }
            }
        }
    }
}
