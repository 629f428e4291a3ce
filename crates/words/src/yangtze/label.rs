//! The words in and beside a picture of the game.

use super::catalogue::catalogue;
use crate::Language;
use crate::template::fill;

/// A word in a picture: a heading, or what is said of a player or of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Label {
    /// Victory points.
    Points,
    /// The tiles in a player's hand.
    Hand,
    /// A player's leaders that are off the board.
    LeadersOff,
    /// The face-up tiles.
    Market,
    /// The bag.
    Bag,
    /// The pagodas on the board.
    Pagodas,
    /// The pagodas beside the board.
    PagodasBeside,
    /// The capitals.
    Capitals,
    /// Said of the player whose turn it is.
    Active,
    /// Said of the player whose decision the game waits for.
    Decides,
    /// Said of a game that is over.
    Over,
    /// What happened, as sentences.
    Log,
}

impl Label {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::Points,
        Self::Hand,
        Self::LeadersOff,
        Self::Market,
        Self::Bag,
        Self::Pagodas,
        Self::PagodasBeside,
        Self::Capitals,
        Self::Active,
        Self::Decides,
        Self::Over,
        Self::Log,
    ];
}

/// The word itself: `market`.
pub const fn label(language: Language, label: Label) -> &'static str {
    let labels = &catalogue(language).labels;
    match label {
        Label::Points => labels.points,
        Label::Hand => labels.hand,
        Label::LeadersOff => labels.leaders_off,
        Label::Market => labels.market,
        Label::Bag => labels.bag,
        Label::Pagodas => labels.pagodas,
        Label::PagodasBeside => labels.pagodas_beside,
        Label::Capitals => labels.capitals,
        Label::Active => labels.active,
        Label::Decides => labels.decides,
        Label::Over => labels.over,
        Label::Log => labels.log,
    }
}

/// Which game of several is shown, and after how many of its actions: `Game 2, action 57 of 312`.
pub fn heading(language: Language, game: usize, at: usize, all: usize) -> String {
    fill(catalogue(language).labels.heading, &[("game", &game), ("at", &at), ("all", &all)])
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_label_says_something_else_in_small_letters() {
        for language in Language::ALL {
            let said: HashSet<_> = Label::ALL.map(|it| label(language, it)).into_iter().collect();
            assert_eq!(said.len(), Label::ALL.len());
            assert!(said.iter().all(|text| text.starts_with(char::is_lowercase) && !text.ends_with('.')), "{said:?}");
        }
    }

    #[test]
    fn a_heading_says_which_game_and_where() {
        let headings = Language::ALL.map(|language| heading(language, 2, 57, 312));
        assert_eq!(
            headings,
            ["Game 2, action 57 of 312", "Partie 2, action 57 sur 312", "Partita 2, azione 57 di 312"]
        );
    }
}
