//! The board as a picture of its own.

use art::Labels;
use kernel::Seat;
use leptos::prelude::*;
use words::yangtze::{Label, dynasty, label};

use super::Yangtze;
use crate::game::picture::look;

/// The board that is shown, with everybody's points.
pub(super) fn drawn(play: Yangtze) -> String {
    let language = play.shell.language.get();
    let word = |it| label(language, it);
    let labels = Labels {
        dynasties: [0, 1, 2, 3].map(|seat| dynasty(language, Seat::new(seat))),
        points: word(Label::Points),
        leaders_off: word(Label::LeadersOff),
        market: word(Label::Market),
        bag: word(Label::Bag),
        pagodas_beside: word(Label::PagodasBeside),
        active: word(Label::Active),
        decides: word(Label::Decides),
        over: word(Label::Over),
    };
    let position = play.position();
    let look = look(*play);
    play.table.with(|table| art::picture(table.board(), position.open(), &labels, look))
}
