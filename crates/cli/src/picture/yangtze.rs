//! Pictures of a Yellow & Yangtze position: letters for a terminal, and the words for an inked map.

mod terminal;

use super::printable;

pub use terminal::{seats_of_view, terminal, terminal_of_view};

/// The words in a picture, in the reader's language.
#[derive(Clone, Copy, Debug)]
pub struct Labels<'a> {
    /// The dynasties in seat order: lion, bull, archer, pot.
    pub dynasties: [&'a str; 4],
    /// Victory points, the heading of a column.
    pub points: &'a str,
    /// The tiles in a player's hand, the heading of a column.
    pub hand: &'a str,
    /// A player's leaders that are off the board, the heading of a column.
    pub leaders_off: &'a str,
    /// The face-up tiles.
    pub market: &'a str,
    /// The bag, followed by how many tiles are in it.
    pub bag: &'a str,
    /// The pagodas on the board.
    pub pagodas: &'a str,
    /// The pagodas beside the board.
    pub pagodas_beside: &'a str,
    /// The capitals.
    pub capitals: &'a str,
    /// Said of the player whose turn it is.
    pub active: &'a str,
    /// Said of the player whose decision the game waits for.
    pub decides: &'a str,
    /// Said of a game that is over.
    pub over: &'a str,
}

impl<'a> Labels<'a> {
    /// Those of a drawn picture, which says less.
    pub fn drawn(&self) -> art::Labels<'a> {
        art::Labels {
            dynasties: self.dynasties,
            points: self.points,
            leaders_off: self.leaders_off,
            market: self.market,
            bag: self.bag,
            pagodas_beside: self.pagodas_beside,
            active: self.active,
            decides: self.decides,
            over: self.over,
        }
    }
}

/// What is said of a seat: that it is its turn, that the game waits for it, or nothing.
fn said_of<'a>(open: &yangtze::Open, seat: kernel::Seat, labels: &Labels<'a>) -> Vec<&'a str> {
    let Some(decides) = open.pending().seat() else {
        return Vec::new();
    };
    let mut said = Vec::new();
    if open.active() == seat {
        said.push(labels.active);
    }
    if decides == seat {
        said.push(labels.decides);
    }
    said
}

#[cfg(test)]
mod samples {
    //! Boards and positions for the tests.

    use ::yangtze::{Board, Position, default_board};
    use kernel::{Boards, Record};

    use super::Labels;

    pub(super) const LABELS: Labels<'static> = Labels {
        dynasties: ["Lion", "Bull", "Archer", "Pot"],
        points: "points",
        hand: "hand",
        leaders_off: "leaders off",
        market: "market",
        bag: "bag",
        pagodas: "pagodas",
        pagodas_beside: "beside the board",
        capitals: "capitals",
        active: "active",
        decides: "decides",
        over: "the game is over",
    };

    const GAME: &str = include_str!("../../../yangtze/tests/games/yellow-yangtze-4p.jsonl");
    const DEFAULT: &str = include_str!("../../../../boards/warring-states.toml");

    /// Every tenth position of a whole game of four, and the last.
    pub(super) fn positions() -> Vec<Position> {
        let record = Record::read(GAME).unwrap();
        let board = Boards::<Position>::built_in().of_record(&record).unwrap();
        let mut all = Vec::new();
        conformance::replay::<Position>(&board, &record, false, |position, _| all.push(*position)).unwrap();
        let last = *all.last().unwrap();
        all.into_iter().step_by(10).chain([last]).collect()
    }

    /// The set-up position of two players: it fits every board.
    pub(super) fn start(board: &Board) -> Position {
        let deal = yangtze::Deal::new(
            2,
            yangtze::Options::default(),
            &mut kernel::Dice::for_deal(kernel::Seed::of_series(7, 0)),
        );
        Position::start(board, 2, yangtze::Options::default(), &deal.unwrap()).unwrap()
    }

    /// The default board with another name, in TOML, for Yan.
    pub(super) fn board_with_yan_called(name: &str) -> Board {
        Board::read(&DEFAULT.replace("\"Yan\"", name)).unwrap()
    }

    /// A board of two rows at the far end of the alphabet.
    pub(super) fn small_board() -> Board {
        let names = "[capitals]\nA='A'\nB='B'\nC='C'\nD='D'\nE='E'\nF='F'\nG='G'\n";
        let (east, shifted) = (" ".repeat(36), " ".repeat(35));
        let layout = format!("\"\"\"\n{east}A ~ B . C . D .\n{shifted}~ E ~ F . G .\n\"\"\"");
        Board::read(&format!("id='s'\nname='s'\ngame='yellow-yangtze'\nlayout={layout}\n{names}")).unwrap()
    }

    #[test]
    fn the_positions_hold_every_kind_of_piece() {
        let (board, positions) = (default_board(), positions());
        assert!(positions.iter().any(|position| !position.open().pagodas_on(board).is_empty()));
        assert!(positions.iter().any(|position| {
            board.spaces().filter(|space| position.open().leader_at(board, *space).is_some()).count() > 5
        }));
    }
}
