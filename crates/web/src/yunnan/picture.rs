//! Road and town as a picture of their own.

use ::yunnan::{Building, Province};
use art::yunnan::{Labels, Names};
use kernel::Seat;
use leptos::prelude::*;
use words::yunnan::{Label, label, name};

use super::Yunnan;
use crate::game::picture::look;

/// The board that is shown, with everybody's tracks.
pub(super) fn drawn(play: Yunnan) -> String {
    let (language, names) = (play.shell.language.get(), play.names());
    let word = |it| label(language, it);
    let labels = Labels {
        names: Names {
            provinces: Province::ALL.map(|province| words::yunnan::province(language, province)),
            buildings: Building::ALL.map(|building| words::yunnan::building(language, building)),
            bank: word(Label::Bank),
            market: word(Label::Market),
        },
        players: [0, 1, 2, 3, 4].map(|seat| name(language, &names, Seat::new(seat))),
        round: word(Label::Round),
        auction_order: word(Label::AuctionOrder),
        travel_order: word(Label::TravelOrder),
        points: word(Label::Points),
        yuan: word(Label::Yuan),
        customs: word(Label::Customs),
        influence: word(Label::Influence),
        presents: word(Label::Presents),
        supply: word(Label::Supply),
        reserve: word(Label::Reserve),
        passed: word(Label::Passed),
        decides: word(Label::Decides),
        over: word(Label::Over),
    };
    let (position, look) = (play.position(), look(*play));
    play.table.with(|table| art::yunnan::picture(table.board(), &position, &labels, look))
}
