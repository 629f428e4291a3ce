//! Games as addresses ask for them, and what is wrong with those that can't be had.

use ::yangtze::{Edition, Options, Position};
use kernel::whole_number;

use crate::{NoSetting, Setting, Sitter, Table};

/// A game that is asked for: `?seats=person,scholar&names=Anna&seed=7&short=true&edition=2023&scores=open&board=file`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// The options that touch the rules.
    pub options: Options,
    /// Where chance comes from; else it is chosen.
    pub seed: Option<u64>,
    /// Whether everybody sees everybody's points.
    pub open_scores: bool,
    /// Whether a board is wanted that somebody has brought along.
    pub own_board: bool,
}

/// Something in an address that can't be had. Texts from outside are those of the address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misasked {
    /// There is nobody of this name.
    Sitter(String),
    /// The game isn't for so many.
    Players(usize),
    /// It is no number.
    Seed(String),
    /// It is neither `true` nor `false`.
    Short(String),
    /// The short game isn't for so many.
    ShortFor(usize),
    /// There is no such edition.
    Edition(String),
    /// They are neither `open` nor `hidden`.
    Scores(String),
    /// There is no such board at hand.
    Board(String),
}

/// How addresses write somebody at this screen.
const PERSON: &str = "person";
/// A longer name doesn't fit anywhere.
const LONGEST_NAME: usize = 24;

impl Asked {
    /// What an address asks for, if it asks for a game: `value` is what it says under a name, `is_bot` knows the bots.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(
        value: impl Fn(&str) -> Option<String>,
        is_bot: impl Fn(&str) -> bool,
    ) -> Option<Result<Self, Vec<Misasked>>> {
        let seats = value("seats")?;
        let mut wrong = Vec::new();
        let mut names = value("names").unwrap_or_default();
        names.retain(|sign| !sign.is_control());
        let mut names = names.split(',');
        let mut sitters = Vec::new();
        for seat in seats.split(',') {
            let name = names.next().unwrap_or_default().trim().chars().take(LONGEST_NAME).collect::<String>();
            sitters.push(match seat {
                PERSON => Sitter { name: Some(name).filter(|name| !name.is_empty()), ..Sitter::PERSON },
                bot => Sitter::bot(bot),
            });
            let unknown = Misasked::Sitter(seat.to_owned());
            if seat != PERSON && !is_bot(seat) && !wrong.contains(&unknown) {
                wrong.push(unknown);
            }
        }
        let players = sitters.len();
        if !(2..=4).contains(&players) {
            wrong.push(Misasked::Players(players));
        }
        let seed = value("seed").and_then(|text| {
            let seed = whole_number(&text);
            if seed.is_none() {
                wrong.push(Misasked::Seed(text));
            }
            seed
        });
        let mut one_of = |name: &str, words: [&str; 2], misasked: fn(String) -> Misasked| match value(name) {
            Some(text) if text == words[1] => true,
            Some(text) if text != words[0] => {
                wrong.push(misasked(text));
                false
            }
            _ => false,
        };
        let short = one_of("short", ["false", "true"], Misasked::Short);
        let of_2023 = one_of("edition", ["2018", "2023"], Misasked::Edition);
        let open_scores = one_of("scores", ["hidden", "open"], Misasked::Scores);
        let own_board = one_of("board", ["", "file"], Misasked::Board);
        if short && players > 2 {
            wrong.push(Misasked::ShortFor(players));
        }
        let edition = if of_2023 { Edition::Of2023 } else { Edition::Of2018 };
        let asked = Self { sitters, options: Options { short, edition }, seed, open_scores, own_board };
        Some(if wrong.is_empty() { Ok(asked) } else { Err(wrong) })
    }

    /// The game, on the default board or on that of a file; `chance` is its seed if none is asked for.
    ///
    /// # Errors
    /// If the file is no board.
    pub fn table(self, board_file: Option<String>, chance: u64) -> Result<Table<Position>, NoSetting> {
        let seed = self.seed.unwrap_or(chance);
        let setting = Setting::new(self.sitters.len(), self.options, board_file, seed)?;
        Ok(Table::new(setting, self.sitters, seed)?.with_open_scores(self.open_scores))
    }
}
