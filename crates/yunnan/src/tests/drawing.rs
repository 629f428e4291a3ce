//! Positions drawn as text, played by canonical action text, and compared with another drawing.
//!
//! One line per seat: its number, what it has in each of the six provinces, and what it has beside the board:
//!
//! ```text
//!     puer  yunnan  sichuan  qamdo  tibet  qinghai
//! 0   T     TP      *H       .      .      .         yuan 14, influence 2
//! ```
//!
//! `T` is a trader (`t` one that has made its journey), `P` a trading post, `H` a teahouse, `*` the horse, `.` nothing.
//! The heading may be left out. What isn't said beside the board is as at the start of a game: 12 Yuan, everything else
//! at zero, four traders in reserve (or as many as are left) and the rest of the seven in the supply, constructions
//! that aren't built or in `stock` in reserve.

pub(crate) use conformance::drawn::digest;

use conformance::drawn;
use kernel::{Refused, Seat};

use crate::action::Action;
use crate::bids::BidSpace;
use crate::board::Board;
use crate::building::{Bank, Building, Construction};
use crate::event::Event;
use crate::order::{Order, SEATS};
use crate::player::{Player, TRADERS};
use crate::position::Position;
use crate::province::{Pieces, Province};
use crate::round::Play;
use crate::rule::Rule;
use crate::setup::Variant;
use crate::stage::{Stage, Travel};

/// The board of all drawings, whichever is the default: tests count on its numbers.
const TEA_HORSE_ROAD: &str = include_str!("../../../../boards/tea-horse-road.toml");

/// A drawn position, what is played and what comes of it. Fields that a test leaves out are not looked at.
#[derive(Clone, Copy)]
pub(crate) struct Case<'a> {
    /// Texts of the board's file and what stands there instead.
    pub(crate) board: &'a [(&'a str, &'a str)],
    pub(crate) variant: Variant,
    pub(crate) round: u32,
    /// One line per player: this says how many play.
    pub(crate) road: &'a str,
    /// The auction order, or the travel order in and after the travel phase; seat order if empty.
    pub(crate) order: &'a str,
    /// Standing bids and bank spaces: `school.7.2, high.0`. Their traders are taken from the supply.
    pub(crate) bids: &'a str,
    /// Presents left, in road order.
    pub(crate) presents: &'a str,
    /// Where the game waits: `auction 0`, `auction 0 passed 1 2`, `yard 0 then 2`, `teahouse 0`, `travel 0`,
    /// `travel 0 left 1` (crossings), `conversion 0 of 3 7 0` (incomes in seat order).
    pub(crate) at: &'a str,
    /// Actions that are refused in the drawn position, each with its reason. They change nothing.
    pub(crate) refused: &'a [(&'a str, Rule)],
    /// Actions that are played, separated by `;`.
    pub(crate) play: &'a str,
    /// Actions that are played then, each with where the game waits after it (as `waits`).
    pub(crate) steps: &'a [(&'a str, &'a str)],
    /// Actions that are refused after all that, as `refused`.
    pub(crate) refused_after: &'a [(&'a str, Rule)],
    /// The road after that; lines that are left out aren't looked at, nor what isn't said beside the board.
    pub(crate) after: &'a str,
    /// Standing bids and bank spaces after that, as the digest has them; `none` for none.
    pub(crate) bids_after: &'a str,
    /// The order after that: `0,1,2`.
    pub(crate) order_after: &'a str,
    /// Presents left after that.
    pub(crate) presents_after: &'a str,
    /// Where the game waits then: the seat and the decision, `0:auction`, or with what the digest's last field adds:
    /// `0:travel 2;1.0.0.0.0.0`.
    pub(crate) waits: &'a str,
    /// The legal actions then, separated by `;`, in any order.
    pub(crate) legal: &'a str,
}

impl Default for Case<'_> {
    fn default() -> Self {
        Self {
            board: &[],
            variant: Variant::Basic,
            round: 1,
            road: "
                0  .  *  .  .  .  .
                1  .  *  .  .  .  .
                2  .  *  .  .  .  .
            ",
            order: "",
            bids: "",
            presents: "0.0.5.4.3.2",
            at: "auction 0",
            refused: &[],
            play: "",
            steps: &[],
            refused_after: &[],
            after: "",
            bids_after: "",
            order_after: "",
            presents_after: "",
            waits: "",
            legal: "",
        }
    }
}

impl Case<'_> {
    /// Plays the case and compares everything it says; gives what happened and the last position.
    #[track_caller]
    pub(crate) fn check(&self) -> (Vec<Event>, Position, Board) {
        let (board, mut position) = self.draw();
        drawn::assert_refused(&board, &position, self.refused);
        let mut events = Vec::new();
        let actions = self.play.split(';').map(str::trim).filter(|text| !text.is_empty()).map(|text| (text, None));
        for (text, waits) in actions.chain(self.steps.iter().map(|(text, waits)| (*text, Some(*waits)))) {
            drawn::play(&board, &mut position, text, &mut events);
            if let Some(waits) = waits {
                assert_waits(&board, &position, waits);
            }
        }
        drawn::assert_refused(&board, &position, self.refused_after);
        self.compare(&board, &position);
        (events, position, board)
    }

    #[track_caller]
    fn compare(&self, board: &Board, position: &Position) {
        let digest = digest(board, position);
        let fields: Vec<&str> = digest.split('|').collect();
        for line in lines(self.after) {
            compare_line(board, position, line);
        }
        let bids = if self.bids_after == "none" { "" } else { self.bids_after };
        for (field, name, said, expected) in [
            (5, "bids", self.bids_after, bids),
            (6, "order", self.order_after, self.order_after),
            (7, "presents", self.presents_after, self.presents_after),
        ] {
            assert!(said.is_empty() || fields[field] == expected, "the {name}: {} not {expected}", fields[field]);
        }
        if !self.waits.is_empty() {
            assert_waits(board, position, self.waits);
        }
        if !self.legal.is_empty() {
            drawn::assert_legal(board, position, self.legal);
        }
    }

    /// The board and the position of the drawing.
    pub(crate) fn draw(&self) -> (Board, Position) {
        let mut text = TEA_HORSE_ROAD.to_owned();
        for (this, that) in self.board {
            assert!(text.contains(this), "the board file has no {this:?}");
            text = text.replace(this, that);
        }
        let board = Board::read(&text).unwrap_or_else(|problems| panic!("the board: {problems}"));
        let drawn: Vec<Line<'_>> = lines(self.road).map(Line::read).collect();
        let mut players = [Player::new(0); SEATS];
        for (number, line) in drawn.iter().enumerate() {
            assert_eq!(line.seat.index(), number, "one line per seat, in seat order");
            players[number] = line.player(&board);
        }
        let order = if self.order.is_empty() {
            Seat::all(drawn.len()).collect()
        } else {
            self.order.split_whitespace().map(seat).collect::<Vec<_>>()
        };
        let mut presents = [0; Province::COUNT];
        for (place, count) in presents.iter_mut().zip(self.presents.split('.')) {
            *place = number(count) as u8;
        }
        let mut position = Position {
            players,
            order: Order::new(&order),
            bank: [None; 2],
            presents,
            round: self.round,
            variant: self.variant,
            stage: Stage::Over,
        };
        self.place_bids(&board, &mut position);
        position.stage = self.stage(&board, &position, &drawn);
        (board, position)
    }

    fn place_bids(&self, board: &Board, position: &mut Position) {
        for bid in self.bids.split(',').map(str::trim).filter(|bid| !bid.is_empty()) {
            let words: Vec<&str> = bid.split('.').collect();
            let owner = seat(words[words.len() - 1]);
            position.player_mut(owner).supply -= 1;
            if let [bank, _] = words[..] {
                position.bank[Bank::from_id(bank).expect("a space of the bank").index()] = Some(owner);
                continue;
            }
            let building = Building::from_id(words[0]).expect("a building");
            let space = board.bids().iter().position(|bid| *bid == number(words[1])).expect("a bid space");
            position.player_mut(owner).bids.insert(BidSpace { building, number: space as u8 });
        }
    }

    fn stage(&self, board: &Board, position: &Position, drawn: &[Line<'_>]) -> Stage {
        let words: Vec<&str> = self.at.split_whitespace().collect();
        let (name, seat, more) = (words[0], self::seat(words[1]), words.get(3..).unwrap_or_default());
        let seats = || more.iter().map(|word| self::seat(word)).collect();
        match name {
            "auction" => Stage::Auction { seat, passed: seats() },
            "yard" => Stage::Yard { seat, waiting: seats() },
            "teahouse" => Stage::Teahouse { seat, waiting: seats() },
            "travel" => {
                let all = u32::from(board.crossings(position.player(seat).customs));
                let crossings = more.first().map_or(all, |left| number(left)) as u8;
                let fresh = drawn[seat.index()].count('T');
                Stage::Travel { seat, travel: Travel { crossings, fresh } }
            }
            "conversion" => {
                let mut incomes = [0; SEATS];
                for (income, word) in incomes.iter_mut().zip(more) {
                    *income = number(word);
                }
                Stage::Conversion { seat, incomes }
            }
            other => panic!("{other} is no place to wait at"),
        }
    }
}

/// A line of a drawing.
struct Line<'a> {
    seat: Seat,
    cells: [&'a str; Province::COUNT],
    beside: Vec<(&'a str, &'a str)>,
}

/// The lines of a drawing without its heading.
fn lines(drawing: &str) -> impl Iterator<Item = &str> {
    drawing.lines().map(str::trim).filter(|line| line.starts_with(|sign: char| sign.is_ascii_digit()))
}

impl<'a> Line<'a> {
    fn read(line: &'a str) -> Self {
        let mut rest = line;
        let mut word = || {
            let (word, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            rest = after.trim_start();
            word
        };
        let seat = self::seat(word());
        let cells = Province::ALL.map(|_| word());
        assert!(cells.iter().all(|cell| !cell.is_empty()), "six provinces in {line:?}");
        let beside = rest.split(',').map(str::trim).filter(|pair| !pair.is_empty());
        let beside = beside.map(|pair| pair.split_once(' ').expect("a name and a value")).collect();
        Self { seat, cells, beside }
    }

    /// How many of these signs stand in each province.
    fn count(&self, sign: char) -> Pieces {
        let mut pieces = Pieces::NONE;
        for (province, cell) in Province::ALL.into_iter().zip(self.cells) {
            pieces[province] = cell.matches(sign).count() as u8;
        }
        pieces
    }

    fn said(&self, name: &str) -> Option<&'a str> {
        self.beside.iter().find(|(said, _)| *said == name).map(|(_, value)| *value)
    }

    fn player(&self, board: &Board) -> Player {
        for (name, _) in &self.beside {
            assert!(BESIDE.contains(name), "{name} is nothing that a player has beside the board");
        }
        let said = |name: &str, otherwise: u32| self.said(name).map_or(otherwise, number);
        let mut player = Player::new(said("yuan", 12));
        player.points = self.said("points").map_or(0, |points| points.parse().expect("a number"));
        player.customs = said("customs", 0) as u8;
        player.influence = said("influence", 0) as u8;
        player.presents = said("presents", 0) as u16;
        for (province, cell) in Province::ALL.into_iter().zip(self.cells) {
            player.traders[province] = cell.matches(['T', 't']).count() as u8;
            player.posts[province] = cell.matches('P').count() as u8;
            if cell.contains('H') {
                player.teahouses.insert(province);
            }
            if cell.contains('*') {
                player.horse = province;
            }
        }
        let on_road = player.traders.total();
        player.reserve = said("reserve", u32::from((TRADERS - on_road).min(4))) as u8;
        player.supply = said("supply", u32::from(TRADERS - on_road - player.reserve)) as u8;
        for site in self.said("bridges").unwrap_or_default().split_whitespace() {
            let (near, far) = site.split_once('-').expect("two provinces");
            let [near, far] = [near, far].map(|id| Province::from_id(id).expect("a province"));
            player.bridges.insert(board.site(near, far).expect("a bridge site"));
        }
        for letter in self.said("stock").unwrap_or_default().chars().filter(|letter| *letter != '-') {
            player.stock.add(kind(letter));
        }
        let built = [player.posts.total(), player.bridges.len() as u8, player.teahouses.len() as u8];
        for (kind, built) in Construction::ALL.into_iter().zip(built) {
            player.reserve_stock.0[kind.index()] = (2 - built).saturating_sub(player.stock.of(kind));
        }
        if let Some(letters) = self.said("left") {
            player.reserve_stock.0 = [0; Construction::COUNT];
            letters.chars().filter(|letter| *letter != '-').for_each(|letter| player.reserve_stock.add(kind(letter)));
        }
        player
    }
}

/// What can be said of a player beside the board: `stock` and `left` (in reserve) list constructions by the letters
/// `p`, `b` and `t`; `-` is nothing.
const BESIDE: [&str; 10] =
    ["yuan", "points", "customs", "influence", "presents", "supply", "reserve", "bridges", "stock", "left"];

fn kind(letter: char) -> Construction {
    Construction::ALL.into_iter().find(|kind| kind.id().starts_with(letter)).expect("one of p b t")
}

fn seat(text: &str) -> Seat {
    Seat::new(number(text) as u8)
}

fn number(text: &str) -> u32 {
    text.parse().unwrap_or_else(|_| panic!("{text:?} is no number"))
}

#[track_caller]
fn compare_line(board: &Board, position: &Position, line: &str) {
    let line = Line::read(line);
    let (seat, expected, found) = (line.seat, line.player(board), position.player(line.seat));
    let cells = |player: &Player| Province::ALL.map(|province| cell(player, province));
    assert_eq!(cells(found), cells(&expected), "what seat {seat} has in the provinces");
    for (name, value) in &line.beside {
        let (found, expected) = match *name {
            "yuan" => (i64::from(found.yuan), i64::from(expected.yuan)),
            "points" => (found.points, expected.points),
            "customs" => (found.customs.into(), expected.customs.into()),
            "influence" => (found.influence.into(), expected.influence.into()),
            "presents" => (found.presents.into(), expected.presents.into()),
            "supply" => (found.supply.into(), expected.supply.into()),
            "reserve" => (found.reserve.into(), expected.reserve.into()),
            "bridges" => (i64::from(found.bridges == expected.bridges), 1),
            "stock" => (i64::from(found.stock == expected.stock), 1),
            _ => (i64::from(found.reserve_stock == expected.reserve_stock), 1),
        };
        assert_eq!(found, expected, "seat {seat}: {name} {value}");
    }
}

/// What a player has in a province, as it is drawn; travelled traders look like all others.
fn cell(player: &Player, province: Province) -> String {
    let mut signs = "T".repeat(player.traders[province].into());
    signs.push_str(&"P".repeat(player.posts[province].into()));
    for (there, sign) in [(player.teahouses.has(province), 'H'), (player.horse == province, '*')] {
        signs.extend(there.then_some(sign));
    }
    if signs.is_empty() { ".".to_owned() } else { signs }
}

/// All legal actions.
pub(crate) fn legal(board: &Board, position: &Position) -> Vec<Action> {
    kernel::Legal::list(&kernel::Game::legal(position, board))
}

#[track_caller]
fn assert_waits(board: &Board, position: &Position, expected: &str) {
    let digest = digest(board, position);
    let waits = digest.split('|').next().unwrap_or_default();
    let details = digest.rsplit('|').next().unwrap_or_default();
    match expected.split_once(' ') {
        Some(_) => assert_eq!(format!("{waits} {details}"), expected, "where the game waits"),
        None => assert_eq!(waits, expected, "where the game waits"),
    }
}

/// Plays one action.
pub(crate) fn play(
    board: &Board,
    position: &mut Position,
    action: Action,
) -> Result<(), Refused<crate::Decision, Rule>> {
    Play { board, position, events: &mut () }.answer(action)
}

#[test]
fn a_drawing_is_read_as_it_is_meant() {
    let (board, position) = Case {
        road: "
               puer  yunnan  sichuan  qamdo  tibet  qinghai
            0  T     tTP     .        *H     .      .        yuan 3, points -4, bridges yunnan-qamdo, stock pb
            1  .     *       .        .      .      .
            2  .     *       .        .      .      .        supply 1, reserve 6, left -
        ",
        order: "2 0 1",
        at: "travel 0 left 1",
        bids: "school.7.1, high.1",
        presents: "0.1.2.0.0.0",
        ..Case::default()
    }
    .draw();
    assert_eq!(
        digest(&board, &position),
        "0:travel|1|-4,3,0,0,3,0,4,0/0,12,0,0,1,1,4,0/0,12,0,0,1,1,6,0|1.2.0.0.0.0/0.0.0.0.0.0/0.0.0.0.0.0|\
         0.1.0.0.0.0:0:3:p1b1t0:p0b0t1/0.0.0.0.0.0:::p0b0t0:p2b2t2/0.0.0.0.0.0:::p0b0t0:p0b0t0|school.7.1,high.1|\
         2,0,1|0.1.2.0.0.0|1;1.1.0.0.0.0"
    );
}
