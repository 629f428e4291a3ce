//! Games as addresses ask for them, and what is wrong with those that can't be had.

use kernel::{Game, whole_number};

use crate::{Discloses, NoSetting, Setting, Sitter, Table};

/// A game that is asked for: `?seats=person,scholar&names=Anna&seed=7&board=file`, and what the game adds to that.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked<G: Game> {
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// The options that touch the rules.
    pub options: G::Options,
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
    /// It says something about a game, but not who plays it.
    NoSeats,
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
    /// There is no such variant.
    Variant(String),
    /// There is no such board at hand.
    Board(String),
}

/// A game that addresses can ask for.
pub trait Asks: Discloses {
    /// The options that an address asks for, and whether everybody sees everybody's points.
    fn options_asked(address: &mut Address<'_>, players: usize) -> (Self::Options, bool);
}

/// An address that is being read: what it says under a name, and what was wrong with it so far.
pub struct Address<'a> {
    value: &'a dyn Fn(&str) -> Option<String>,
    wrong: Vec<Misasked>,
}

/// What an address says of a game beside who plays it.
const ABOUT_A_GAME: [&str; 8] = ["players", "names", "seed", "board", "short", "edition", "scores", "variant"];
/// How addresses write somebody at this screen.
const PERSON: &str = "person";
/// A longer name doesn't fit anywhere.
const LONGEST_NAME: usize = 24;

impl Address<'_> {
    /// Whether the second of two words stands under a name; the first is as good as nothing, any other is wrong.
    pub fn is_second(&mut self, name: &str, words: [&str; 2], misasked: fn(String) -> Misasked) -> bool {
        match (self.value)(name) {
            Some(text) if text == words[1] => true,
            Some(text) if text != words[0] => {
                self.wrong.push(misasked(text));
                false
            }
            _ => false,
        }
    }

    /// Says that something is wrong.
    pub fn is_wrong(&mut self, misasked: Misasked) {
        self.wrong.push(misasked);
    }

    /// Who is to sit where.
    fn sitters(&mut self, seats: &str, is_bot: &dyn Fn(&str) -> bool) -> Vec<Sitter> {
        let mut names = (self.value)("names").unwrap_or_default();
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
            if seat != PERSON && !is_bot(seat) && !self.wrong.contains(&unknown) {
                self.wrong.push(unknown);
            }
        }
        sitters
    }

    fn seed(&mut self) -> Option<u64> {
        let text = (self.value)("seed")?;
        let seed = whole_number(&text);
        if seed.is_none() {
            self.wrong.push(Misasked::Seed(text));
        }
        seed
    }
}

impl<G: Asks> Asked<G> {
    /// What an address asks for, if it asks for a game: `value` is what it says under a name, `is_bot` knows the bots.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(
        value: impl Fn(&str) -> Option<String>,
        is_bot: impl Fn(&str) -> bool,
    ) -> Option<Result<Self, Vec<Misasked>>> {
        let mut address = Address { value: &value, wrong: Vec::new() };
        let Some(seats) = value("seats") else {
            // A record is asked for by itself.
            let asks = value("record").is_none() && ABOUT_A_GAME.iter().any(|name| value(name).is_some());
            return asks.then(|| {
                address.is_wrong(Misasked::NoSeats);
                address.seed();
                G::options_asked(&mut address, *G::PLAYERS.start());
                Err(address.wrong)
            });
        };
        let sitters = address.sitters(&seats, &is_bot);
        let players = sitters.len();
        if !G::PLAYERS.contains(&players) {
            address.is_wrong(Misasked::Players(players));
        }
        let seed = address.seed();
        let (options, open_scores) = G::options_asked(&mut address, players);
        let own_board = address.is_second("board", ["", "file"], Misasked::Board);
        let asked = Self { sitters, options, seed, open_scores, own_board };
        Some(if address.wrong.is_empty() { Ok(asked) } else { Err(address.wrong) })
    }

    /// The game, on the default board or on that of a file; `chance` is its seed if none is asked for.
    ///
    /// # Errors
    /// If the file is no board.
    pub fn table(self, board_file: Option<String>, chance: u64) -> Result<Table<G>, NoSetting> {
        let seed = self.seed.unwrap_or(chance);
        let setting = Setting::new(self.sitters.len(), self.options, board_file)?;
        let deal = setting.deal(seed)?;
        Ok(Table::new(setting, deal, self.sitters, seed)?.with_open_scores(self.open_scores))
    }
}
