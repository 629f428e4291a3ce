//! What is said in every game of the house, whatever its rules.

use std::fmt::Display;

use kernel::{Refused, Seat};

use crate::language::{Language, in_language};
use crate::template::{fill, list, texts};

texts! {
    /// What players of any game read.
    House {
        and: &'static str,
        /// Whom the game waits for.
        waiting: &'static str,
        /// Why an action is refused, said to the player.
        over: &'static str,
        not_now: &'static str,
        /// Why a text is not an action, said to the player who wrote it.
        verb: &'static str,
        words: &'static str,
        /// Who has won.
        won: &'static str,
        shared: &'static str,
        /// Which game is shown.
        heading: &'static str,
        labels: HouseLabels,
    }
}

texts! {
    /// What stands beside the picture of any game.
    HouseLabels {
        decides: &'static str,
        over: &'static str,
        log: &'static str,
    }
}

/// The texts in this language.
pub(crate) const fn house(language: Language) -> &'static House {
    in_language!(language, its => &its::house::HOUSE)
}

/// A number that may be less than nothing, with a real minus sign: `\u{2212}7`.
pub fn signed(number: i64) -> String {
    let sign = if number < 0 { "\u{2212}" } else { "" };
    format!("{sign}{}", number.unsigned_abs())
}

/// Which game of several is shown, and after how many of its actions: `Game 2, action 57 of 312`.
pub fn heading(language: Language, game: usize, at: usize, all: usize) -> String {
    fill(house(language).heading, &[("game", &game), ("at", &at), ("all", &all)])
}

/// What stands above the sentences that tell what happened: `log`.
pub const fn log(language: Language) -> &'static str {
    house(language).labels.log
}

/// `a, b and c`
pub(crate) fn joined(language: Language, items: &[String]) -> String {
    list(items, house(language).and)
}

/// Words of canonical texts with what they stand for: `school (trading school), … and yard (construction yard)`. One
/// that stands for itself is not explained.
pub(crate) fn explained(language: Language, words: impl IntoIterator<Item = (impl Display, &'static str)>) -> String {
    let explained = |(word, name): (_, &str)| {
        let word = ToString::to_string(&word);
        if word.eq_ignore_ascii_case(name) { word } else { format!("{word} ({name})") }
    };
    joined(language, &words.into_iter().map(explained).collect::<Vec<_>>())
}

/// Whom the game waits for and what is asked: `Lion has to choose an action or end the turn.`
pub(crate) fn waiting(language: Language, player: &str, decision: &str) -> String {
    fill(house(language).waiting, &[("player", &player), ("decision", &decision)])
}

/// Why an action was refused, said to the player. What is asked and what a rule has against the action is the game's.
pub(crate) fn refusal<D: Copy + Display, R: Copy + Display>(
    language: Language,
    refused: &Refused<D, R>,
    decision: impl FnOnce(Language, D) -> &'static str,
    rule: impl FnOnce(Language, R) -> String,
) -> String {
    match *refused {
        Refused::Over => house(language).over.to_owned(),
        Refused::NotNow(asked) => fill(house(language).not_now, &[("decision", &decision(language, asked))]),
        Refused::Rule(against) => rule(language, against),
    }
}

/// A sentence with the number of its rule: `… (YY-4.3)`.
pub(crate) fn numbered(sentence: &str, number: &str) -> String {
    format!("{sentence} ({number})")
}

/// A text begins with none of these verbs.
pub(crate) fn unknown_verb(language: Language, verbs: &str) -> String {
    fill(house(language).verb, &[("verbs", &verbs)])
}

/// The names of the winners, in seat order.
pub(crate) fn winners<'a>(players: usize, winners: &[usize], name: impl Fn(Seat) -> &'a str) -> Vec<String> {
    Seat::all(players).filter(|seat| winners.contains(&seat.index())).map(|seat| name(seat).to_owned()).collect()
}

/// Who has won: `Lion wins the game.`
pub(crate) fn victory(language: Language, winners: &[String]) -> String {
    match winners {
        [winner] => fill(house(language).won, &[("player", winner)]),
        _ => fill(house(language).shared, &[("players", &joined(language, winners))]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checks::{Messages, QUOTED, check_messages};

    check_messages!(Messages { catalogue: |language| house(language), names: &["player", "players"] });

    #[test]
    fn a_heading_says_which_game_and_where() {
        let headings = QUOTED.map(|language| heading(language, 2, 57, 312));
        assert_eq!(
            headings,
            ["Game 2, action 57 of 312", "Partie 2, action 57 sur 312", "Partita 2, azione 57 di 312"]
        );
    }

    #[test]
    fn a_word_that_stands_for_itself_is_not_explained() {
        let words = [("puer", "Pu'er"), ("tibet", "Tibet"), ("post", "comptoir")];
        assert_eq!(explained(Language::French, words), "puer (Pu'er), tibet et post (comptoir)");
    }
}
