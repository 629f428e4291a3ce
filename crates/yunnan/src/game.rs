//! Yunnan as a game of the house.

use std::ops::RangeInclusive;

use kernel::board_file::Problems;
use kernel::{Dice, Game, Observer, Pending, Refused, Seat, SetupProblems, Sink};

use crate::action::Action;
use crate::board::{BUILT_IN, Board};
use crate::end::Outcome;
use crate::event::Event;
use crate::legal::Legal;
use crate::order::SEATS;
use crate::position::Position;
use crate::round::Play;
use crate::rule::Rule;
use crate::setup::{Deal, FEWEST, Options};
use crate::stage::Decision;
use crate::view::View;

/// The game's name in records and on the command line.
pub const NAME: &str = "yunnan";

impl Game for Position {
    const NAME: &'static str = NAME;
    const RULES: u32 = 1;
    const PLAYERS: RangeInclusive<usize> = FEWEST..=SEATS;

    type Board = Board;
    type Options = Options;
    type Deal = Deal;
    type Decision = Decision;
    type Action = Action;
    type Legal<'a> = Legal<'a>;
    type Event = Event;
    type Rule = Rule;
    type View = View;
    type Outcome = Outcome;

    fn built_in_boards() -> &'static [&'static str] {
        BUILT_IN
    }

    fn read_board(text: &str) -> Result<Board, Problems> {
        Board::read(text)
    }

    fn board_id(board: &Board) -> &str {
        board.id()
    }

    fn deal(_: &Board, players: usize, _: &Options, dice: &mut Dice) -> Result<Deal, SetupProblems> {
        Deal::new(players, dice)
    }

    fn start(board: &Board, players: usize, options: &Options, deal: &Deal) -> Result<Self, SetupProblems> {
        Self::start(board, players, *options, deal)
    }

    fn players(&self) -> usize {
        self.order.len()
    }

    fn pending(&self) -> Pending<Decision> {
        self.pending()
    }

    #[inline]
    fn legal<'a>(&'a self, board: &'a Board) -> Legal<'a> {
        let seat = self.pending().seat().unwrap_or(Seat::new(0));
        Legal::new(self.sight(board, seat))
    }

    #[inline]
    fn apply(
        &mut self,
        board: &Board,
        action: Action,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Refused<Decision, Rule>> {
        Play { board, position: self, events }.answer(action)
    }

    fn outcome(&self, board: &Board) -> Option<Outcome> {
        self.outcome(board)
    }

    fn write_digest(&self, board: &Board, text: &mut String) {
        self.write_digest(board, text);
    }

    fn view(&self, observer: Observer) -> View {
        self.view(observer)
    }

    /// There is nothing to sample: everything is known.
    fn sample_world(view: &View, _: &mut Dice) -> Self {
        *view.position()
    }
}
