//! Positions drawn as text, played by canonical action text, and compared with another drawing.
//!
//! Two signs a space, every second row shifted by one: `.` land, `~` river, a small letter a tile (a `b` lies on
//! river), a capital letter with a seat number a leader (`R1`). Spaces are named as on any board: `A1` top left.

pub(crate) use conformance::drawn::digest;

use conformance::drawn;
use kernel::{Pending, Refused, Seat};

use crate::action::{Action, Triangle};
use crate::board::Board;
use crate::event::Event;
use crate::position::{BAG, Hidden, Open, Position, SEATS};
use crate::rule::Rule;
use crate::setup::{Edition, Options};
use crate::space::Space;
use crate::tiles::{Colour, Tiles};
use crate::turn::Play;

/// A drawn position, what is played and what comes of it. Fields that a test leaves out are not looked at.
pub(crate) struct Case<'a> {
    pub(crate) board: &'a str,
    /// Pagodas on the board: `k:A1,B1,A2; r:…`.
    pub(crate) pagodas: &'a str,
    /// One hand per player, separated by `/`; this says how many play.
    pub(crate) hands: &'a str,
    pub(crate) market: &'a str,
    /// The bag in draw order.
    pub(crate) bag: &'a str,
    /// Points in the drawn position, as in `points`; if empty nobody has any.
    pub(crate) points_before: &'a str,
    pub(crate) active: u8,
    pub(crate) actions_left: u8,
    pub(crate) edition: Edition,
    /// Actions that are refused in the drawn position, each with its reason. They change nothing.
    pub(crate) refused: &'a [(&'a str, Rule)],
    /// Actions that are played, separated by `;`.
    pub(crate) play: &'a str,
    /// Actions that are played then, each with where the game waits after it (as `waits`).
    pub(crate) steps: &'a [(&'a str, &'a str)],
    /// Actions that are refused after all that, as `refused`.
    pub(crate) refused_after: &'a [(&'a str, Rule)],
    /// The board after that.
    pub(crate) after: &'a str,
    /// Points after that: `k.r.b.g.y` per player, separated by `/`.
    pub(crate) points: &'a str,
    /// Where the game waits then: the seat and the decision, and what the digest's last field adds.
    pub(crate) waits: &'a str,
    /// The legal actions then, separated by `;`, in any order.
    pub(crate) legal: &'a str,
    pub(crate) hands_after: &'a str,
    pub(crate) pagodas_after: &'a str,
    pub(crate) market_after: &'a str,
    /// How many tiles are left in the bag.
    pub(crate) bag_after: &'a str,
}

impl Default for Case<'_> {
    fn default() -> Self {
        Self {
            board: "",
            pagodas: "",
            hands: "/",
            market: "krbgyk",
            bag: "kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk",
            points_before: "",
            active: 0,
            actions_left: 2,
            edition: Edition::Of2018,
            refused: &[],
            play: "",
            steps: &[],
            refused_after: &[],
            after: "",
            points: "",
            waits: "",
            legal: "",
            hands_after: "-",
            pagodas_after: "-",
            market_after: "-",
            bag_after: "-",
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
                assert_eq!(waits_at(&board, &position), waits, "where the game waits after {text}");
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
        if !self.after.is_empty() {
            let (expected, found) = (tidy(self.after), drawn(board, &position.open));
            assert_eq!(found, expected, "the board\n{}\nnot\n{}", found.join("\n"), expected.join("\n"));
        }
        if !self.points.is_empty() {
            assert_eq!(fields[7], self.points, "the points");
        }
        if !self.waits.is_empty() {
            assert_eq!(waits_at(board, position), self.waits, "where the game waits");
        }
        if !self.legal.is_empty() {
            drawn::assert_legal(board, position, self.legal);
        }
        let others = [(3, self.pagodas_after), (4, self.hands_after), (5, self.market_after), (6, self.bag_after)];
        for (field, expected) in others {
            if expected != "-" {
                assert_eq!(fields[field], expected, "field {} of the digest", field + 1);
            }
        }
    }

    /// The board and the position of the drawing.
    pub(crate) fn draw(&self) -> (Board, Position) {
        let signs = read(self.board);
        let spaces: Vec<(Space, bool)> = signs.iter().map(|(space, sign, _)| (*space, "~b".contains(*sign))).collect();
        let board = Board::new("drawn".into(), "Drawn".into(), &spaces, &[]);
        let hands: Vec<Tiles> = self.hands.split('/').map(tiles).collect();
        let options = Options { short: false, edition: self.edition };
        let mut open = Open::new(&board, hands.len(), options, Seat::new(self.active));
        for &(space, sign, seat) in &signs {
            let spot = board.spot(space).expect("a drawn space");
            match (Colour::from_letter(sign.to_ascii_lowercase()), seat) {
                (Some(colour), Some(seat)) => open.put_leader(seat, colour, spot),
                (Some(colour), None) => open.put_tile(&board, spot, colour),
                (None, _) => {}
            }
        }
        for pagoda in self.pagodas.split(';').map(str::trim).filter(|text| !text.is_empty()) {
            let (colour, triangle) = pagoda.split_once(':').expect("colour and triangle");
            let spots = triangle.parse::<Triangle>().expect("a triangle").spaces().map(|space| board.spot(space));
            let id =
                board.triangle_id(spots.map(|spot| spot.expect("a drawn space"))).expect("a triangle of the board");
            open.put_pagoda(&board, colour.parse().expect("a colour"), id, None);
        }
        open.market = tiles(self.market);
        open.actions_left = self.actions_left;
        open.bag = self.bag.len() as u8;
        let mut hidden =
            Hidden { hands: [Tiles::NONE; SEATS], discards: [Tiles::NONE; SEATS], bag: [Colour::Black; BAG] };
        for (seat, hand) in hands.into_iter().enumerate() {
            hidden.hands[seat] = hand;
            open.hand_sizes[seat] = hand.total() as u8;
        }
        for (place, letter) in hidden.bag.iter_mut().zip(self.bag.chars().rev()) {
            *place = Colour::from_letter(letter).expect("a colour letter");
        }
        for (seat, points) in self.points_before.split('/').filter(|text| !text.is_empty()).enumerate() {
            for (colour, points) in Colour::ALL.into_iter().zip(points.split('.')) {
                open.add_points(Seat::new(seat as u8), colour, points.parse().expect("a number of points"));
            }
        }
        (board, Position { open, hidden })
    }
}

/// All legal actions.
pub(crate) fn legal(board: &Board, position: &Position) -> Vec<Action> {
    kernel::Legal::list(&kernel::Game::legal(position, board))
}

/// The seat and the decision, and what the digest's last field adds.
fn waits_at(board: &Board, position: &Position) -> String {
    let digest = digest(board, position);
    let waits = digest.split('|').next().unwrap_or_default();
    match digest.rsplit('|').next().and_then(|last| last.split_once(';')) {
        Some((_, details)) => format!("{waits} {details}"),
        None => waits.to_owned(),
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

fn tiles(letters: &str) -> Tiles {
    letters.chars().map(|letter| Colour::from_letter(letter).expect("a colour letter")).collect()
}

fn tidy(drawing: &str) -> Vec<String> {
    let lines = drawing.lines().map(str::trim_end).filter(|line| !line.is_empty());
    let indent = lines.clone().map(|line| line.len() - line.trim_start().len()).min().unwrap_or(0);
    lines.map(|line| line[indent..].to_owned()).collect()
}

/// The spaces of a drawing with their sign and, for leaders, the seat.
fn read(drawing: &str) -> Vec<(Space, char, Option<Seat>)> {
    let mut signs = Vec::new();
    for (row, line) in tidy(drawing).iter().enumerate() {
        let line: Vec<char> = line.chars().collect();
        for (column, cell) in line.get(row % 2..).unwrap_or_default().chunks(2).enumerate() {
            if cell[0] != ' ' {
                let space = Space::new(column as u8, row as u8).expect("a small drawing");
                let seat = cell.get(1).and_then(|sign| sign.to_digit(10)).map(|seat| Seat::new(seat as u8));
                signs.push((space, cell[0], seat));
            }
        }
    }
    signs
}

fn drawn(board: &Board, open: &Open) -> Vec<String> {
    let mut lines = vec![String::new(); board.rows()];
    for space in board.spaces() {
        let line = &mut lines[space.row()];
        let width = space.row() % 2 + space.column() * 2;
        line.extend(std::iter::repeat_n(' ', width - line.chars().count()));
        let tile = open.tile_at(board, space).map(|colour| format!("{colour} "));
        let leader = open.leader_at(board, space).map(|(seat, colour)| format!("{}{seat}", colour.capital()));
        let empty = || if board.is_river(space) { "~ " } else { ". " }.to_owned();
        line.push_str(&leader.or(tile).unwrap_or_else(empty));
    }
    lines.iter().map(|line| line.trim_end().to_owned()).collect()
}

#[test]
fn a_drawing_is_read_as_it_is_written() {
    let drawing = "
        . k R0~
         ~ b Y3
    ";
    let (board, position) = Case { board: drawing, hands: "/k//", ..Case::default() }.draw();
    assert_eq!(drawn(&board, &position.open), ["  . k R0~".trim_start(), " ~ b Y3"]);
    assert_eq!(position.open.pending(), Pending::Decision { seat: Seat::new(0), decision: crate::Decision::Act });
}
