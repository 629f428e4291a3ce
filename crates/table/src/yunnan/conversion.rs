//! What becomes of an income: points, money, how far the end is, and final points so far (YN-10, YN-12).

use ::yunnan::{Action, Board, Decision, End, FinalReason, Position, View};
use kernel::{Game as _, Observer, Pending, Seat, View as _};

/// What taking so much of the income as points leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conversion {
    /// The income.
    pub income: u32,
    /// So much of it becomes points; the rest becomes money.
    pub points: u32,
    /// Victory points then.
    pub points_after: i64,
    /// Money for the next auction.
    pub yuan_after: u32,
    /// Points that the player then lacks until the game ends (YN-12.1).
    pub to_go: u32,
    /// Why the game ends with this round, if it does whatever the others do.
    pub ends: Option<End>,
    /// Everybody's final points if the game then ended, in seat order.
    pub standings: Vec<Standing>,
}

/// A player's final points if the game ended now (YN-12.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Whose they are.
    pub seat: Seat,
    /// Victory points on the track.
    pub points: i64,
    /// By [`FinalReason::index`]: how many of it there are, and final points for them.
    pub sources: [(u32, u32); 5],
    /// All points together.
    pub score: i64,
    /// The place among all, from 1; equals are told apart (YN-12.3).
    pub place: usize,
    /// Income of this round that is still to be converted, of which the score knows nothing.
    pub unconverted: u32,
}

impl Conversion {
    /// What it leads to that the observer, who has to decide, takes so many points; nothing if that can't be.
    pub fn new(board: &Board, view: &View, points: u32) -> Option<Self> {
        let Observer::Seat(seat) = view.observer() else { return None };
        view.check(board, Action::Convert { points }).ok()?;
        let before = view.position();
        let income = *before.incomes()?.get(seat.index())?;
        let mut after = *before;
        // Not for nobody to hear: the rules would be in the program once more for that.
        after.apply(board, Action::Convert { points }, &mut Vec::new()).ok()?;
        let player = after.player(seat);
        let to_go = i64::from(board.victory_points()) - player.points();
        Some(Self {
            income,
            points,
            points_after: player.points(),
            yuan_after: player.yuan(),
            to_go: u32::try_from(to_go).unwrap_or(0),
            ends: after.end(board),
            standings: standings(board, &after),
        })
    }
}

/// Everybody's final points if the game ended now, in seat order.
pub fn standings(board: &Board, position: &Position) -> Vec<Standing> {
    let ranking = position.ranking(board);
    let unconverted = unconverted(position);
    let standing = |(seat, player): (Seat, &::yunnan::Player)| Standing {
        seat,
        points: player.points(),
        sources: FinalReason::ALL.map(|why| player.final_points(board, why)),
        score: player.score(board),
        place: ranking.iter().position(|other| *other == seat).map_or(0, |place| place + 1),
        unconverted: unconverted.get(seat.index()).copied().unwrap_or(0),
    };
    position.by_seat().map(standing).collect()
}

/// By seat: the income that is still to be converted.
fn unconverted(position: &Position) -> Vec<u32> {
    let Pending::Decision { seat: now, decision: Decision::Conversion } = position.pending() else { return Vec::new() };
    let mut incomes = position.incomes().unwrap_or_default();
    // Those before the one who decides have done it.
    for seat in position.order().iter().take(position.order().place(now)) {
        incomes[seat.index()] = 0;
    }
    incomes
}
