//! The board as a picture of its own.

use art::Labels;
use kernel::Seat;
use leptos::prelude::*;
use words::yangtze::{Label, label, name, victory};

use super::Yangtze;
use crate::game::picture::look;

/// The board that is shown, with everybody's points.
pub(super) fn drawn(play: Yangtze) -> String {
    let (language, names) = (play.shell.language.get(), play.names());
    let word = |it| label(language, it);
    let position = play.position();
    let outcome = position.outcome();
    let players = [0, 1, 2, 3].map(|seat| {
        let player = name(language, &names, Seat::new(seat));
        match outcome.as_ref().and_then(|outcome| outcome.scores.get(usize::from(seat))) {
            Some(score) => format!("{player}{}{}", language.colon(), score[0]),
            None => player.to_owned(),
        }
    });
    let won = outcome.as_ref().map(|outcome| victory(language, &names, outcome));
    let labels = Labels {
        dynasties: players.each_ref().map(String::as_str),
        points: word(Label::Points),
        leaders_off: word(Label::LeadersOff),
        market: word(Label::Market),
        bag: word(Label::Bag),
        pagodas_beside: word(Label::PagodasBeside),
        active: word(Label::Active),
        decides: word(Label::Decides),
        over: won.as_deref().unwrap_or(word(Label::Over)),
    };
    let look = look(*play);
    play.table.with(|table| art::picture(table.board(), position.open(), &labels, look))
}
