//! What is noted on the drawings for whoever decides: what each building would give, what the bank would pay, how far a
//! journey is, and what is connected or cut off.

use ::yunnan::{Bank, Building, Construction, Decision, Province};
use art::Area;
use art::yunnan::{Piece, Shape, Sign};
use kernel::Observer;
use leptos::prelude::*;
use table::yunnan::Gain;

use super::Yunnan;
use super::about::About;
use super::board::seen;
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
        // The row of the bank's table for which it would pay now.
        let bids = auction.banks[0].bids;
        let row = play.table.with(|table| table.board().bank().iter().rposition(|row| row.from <= bids));
        if let Some(row) = row.and_then(|row| scene.layout.bank().rows.get(row)) {
            out += &format!("<rect class=\"note-row\" {} rx=\"5\"/>", scene.in_town(*row).attributes());
        }
        for bank in Bank::ALL {
            let space = &auction.banks[bank.index()];
            if seen(play).banker(bank).is_none() {
                out += &text(&format!("+{}", space.pays), scene.note_of_bank(bank), "");
            }
        }
    }
    if asked(&about.position) == Some(Decision::Travel) {
        for journey in about.journeys().iter().filter(|journey| journey.closed.is_none()) {
            out += &crossings(journey.crossings, scene.notes_of_province(journey.to)[0]);
        }
        let texts = &words::yunnan::page(about.reader.language).travel;
        for province in Province::ALL.into_iter().skip(1).filter(|province| about.is_held(*province)) {
            let cut_off = about.is_cut_off(province);
            let (words, class) = if cut_off { (texts.cut_off, " cut-off") } else { (texts.connected, " connected") };
            out += &text(words, scene.notes_of_province(province)[1], class);
        }
    }
    out
}

/// A text as large as fits, in the middle of a room.
fn text(words: &str, room: Area, class: &str) -> String {
    let middle = room.middle();
    let wide = words.chars().count().max(1) as f64 * 0.54;
    let size = (room.height() * 0.95).min(room.width() / wide);
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
                let wide = name.chars().count() as f64 * place.name.height() * 0.58;
                Area { left: place.name.left + wide, ..place.name }
            }
        })
    }

    fn note_of_bank(&self, bank: Bank) -> Area {
        let plate = self.layout.bank().space(bank);
        let (left, top) = (plate.left + plate.width() * 0.42, plate.top + plate.height() * 0.3);
        self.in_town(Area { left, top, right: plate.right - 4.0, bottom: plate.bottom - plate.height() * 0.25 })
    }

    /// Where it is noted how far a journey there is, and whether there is a connected route: in the landscape above or
    /// beside the province, where nothing stands.
    fn notes_of_province(&self, province: Province) -> [Area; 2] {
        let (area, road) = (self.layout.province(province).area, self.road());
        match self.layout.shape() {
            Shape::Wide => {
                let row = Area { top: area.top - 27.0, bottom: area.top - 3.0, ..area };
                let middle = row.left + row.width() * 0.4;
                [Area { right: middle, ..row }, Area { left: middle, ..row }]
            }
            Shape::Tall => {
                let beside = if area.left - road.left > road.right - area.right {
                    Area { left: road.left + 4.0, right: area.left - 4.0, ..area }
                } else {
                    Area { left: area.right + 4.0, right: road.right - 4.0, ..area }
                };
                [88.0, 130.0].map(|top| Area { top: area.top + top, bottom: area.top + top + 34.0, ..beside })
            }
        }
    }
}
