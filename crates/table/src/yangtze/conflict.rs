//! One conflict as it is told: what each side has, what was thrown in, and how it ended, beat by beat (YY-6, YY-7).

use ::yangtze::{Board, Colour, Commitment, Event, Open, Position, Space, View};
use kernel::{Observer, Pending, Seat, View as _};

use crate::Step;

/// A conflict from the answer that began it to what it is now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conflict {
    /// The colour of the two leaders of a revolt; none in a war.
    pub revolt: Option<Colour>,
    /// Who fights: attacker and defender of a revolt, or the states of a war in their order.
    pub sides: Vec<Side>,
    /// The side that has won.
    pub winner: Option<usize>,
    /// What happened in it, in the order in which it is shown.
    pub beats: Vec<Vec<Event>>,
    /// Whether nothing that was decided last belongs to anything but it.
    pub is_latest: bool,
}

/// One side of a conflict.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side {
    /// Whose leader it is in a revolt.
    pub seat: Option<Seat>,
    /// The space that names a state at war.
    pub state: Option<Space>,
    /// The capitals in that state.
    pub capitals: Vec<String>,
    /// The leaders on this side, and whether they are in conflict.
    pub leaders: Vec<(Seat, Colour, bool)>,
    /// Its strength on the board.
    pub on_board: u8,
    /// What was thrown in for it, by whom.
    pub given: Vec<(Seat, Commitment)>,
}

impl Side {
    /// What it has on the board and what was given to it.
    pub fn strength(&self) -> u8 {
        self.given.iter().fold(self.on_board, |sum, (_, given)| sum.saturating_add(given.strength()))
    }
}

impl Conflict {
    /// The last conflict that these answers, in their order, brought about.
    pub fn last<'a>(board: &Board, steps: impl DoubleEndedIterator<Item = &'a Step<Position>>) -> Option<Self> {
        let mut since: Vec<&Step<Position>> = Vec::new();
        let mut begun = false;
        for step in steps.rev() {
            since.push(step);
            if step.events.iter().any(begins) {
                begun = true;
                break;
            }
        }
        since.reverse();
        let first = since.first().filter(|_| begun)?;
        let at = first.events.iter().position(begins)?;
        let mut conflict = Self::begun(board, first.after.open(), &first.events[at])?;
        conflict.take(&first.events[at + 1..]);
        for step in &since[1..] {
            // Whatever is decided after it doesn't belong to it.
            conflict.is_latest = is_fought(step.before.open());
            if !conflict.is_latest {
                break;
            }
            conflict.take(&step.events);
        }
        Some(conflict)
    }

    fn begun(board: &Board, after: &Open, event: &Event) -> Option<Self> {
        let side =
            |on_board| Side { seat: None, state: None, capitals: vec![], leaders: vec![], on_board, given: vec![] };
        let (revolt, sides) = match *event {
            Event::RevoltBegan { attacker, defender, colour, attack, defence, .. } => {
                let of =
                    |seat, on_board| Side { seat: Some(seat), leaders: vec![(seat, colour, true)], ..side(on_board) };
                (Some(colour), vec![of(attacker, attack), of(defender, defence)])
            }
            Event::WarBegan { states, .. } => {
                let at_war = after.states_at_war(board);
                let of = |(name, on_board)| {
                    let found = at_war.iter().find(|state| state.name == name);
                    let leaders = found.map_or([None; 5], |state| state.leaders);
                    let leader = |(colour, leader): (Colour, Option<(Seat, bool)>)| {
                        leader.map(|(seat, in_conflict)| (seat, colour, in_conflict))
                    };
                    let spaces = after.linked_spaces(board, name);
                    Side {
                        state: Some(name),
                        capitals: spaces.iter().filter_map(|space| board.capital(*space)).map(str::to_owned).collect(),
                        leaders: Colour::ALL.into_iter().zip(leaders).filter_map(leader).collect(),
                        ..side(on_board)
                    }
                };
                (None, states.iter().map(of).collect())
            }
            _ => return None,
        };
        Some(Self { revolt, sides, winner: None, beats: vec![vec![*event]], is_latest: true })
    }

    /// Adds what happened next. Leaders go one by one, each with the point it gives; tiles that leave together are shown
    /// together.
    fn take(&mut self, events: &[Event]) {
        for event in events {
            let with_last = match *event {
                Event::Committed { seat, commitment } => {
                    let side = self.sides.iter_mut().find(|side| side.seat == Some(seat));
                    side.into_iter().for_each(|side| side.given.push((seat, commitment)));
                    false
                }
                Event::Supported { seat, side } => {
                    if let Some((state, commitment)) = side {
                        let side = self.sides.iter_mut().find(|side| side.state == Some(state));
                        side.into_iter().for_each(|side| side.given.push((seat, commitment)));
                    }
                    false
                }
                Event::RevoltEnded { winner, .. } => {
                    self.winner = self.sides.iter().position(|side| side.seat == Some(winner));
                    false
                }
                Event::WarWon { state, .. } => {
                    self.winner = self.sides.iter().position(|side| side.state == Some(state));
                    false
                }
                Event::LeaderReturned { .. } => false,
                Event::Points { why: ::yangtze::Reason::Revolt | ::yangtze::Reason::War, .. } => true,
                Event::LoserTileRemoved { .. } | Event::WinnerTileRemoved { .. } | Event::PagodaLost { .. } => {
                    let last = self.beats.last().and_then(|beat| beat.first());
                    last.is_some_and(is_removal)
                }
                // The turn goes on, or ends: that is no part of it.
                _ => break,
            };
            match self.beats.last_mut().filter(|_| with_last) {
                Some(beat) => beat.push(*event),
                None => self.beats.push(vec![*event]),
            }
        }
    }

    /// The sides as they were after so many beats: with what had been given by then.
    pub fn sides_after(&self, beats: usize) -> Vec<Side> {
        let given = |seat: Seat| {
            let mut shown = self.beats.iter().take(beats).flatten();
            shown.any(|event| match event {
                Event::Committed { seat: gave, .. } | Event::Supported { seat: gave, .. } => *gave == seat,
                _ => false,
            })
        };
        let mut sides = self.sides.clone();
        for side in &mut sides {
            side.given.retain(|(seat, _)| given(*seat));
        }
        sides
    }

    /// After how many beats it is known who wins; what comes then are the consequences.
    pub fn decided_after(&self) -> Option<usize> {
        let decides = |beat: &Vec<Event>| {
            beat.iter().any(|event| matches!(event, Event::RevoltEnded { .. } | Event::WarWon { .. }))
        };
        self.beats.iter().position(decides).map(|number| number + 1)
    }
}

fn begins(event: &Event) -> bool {
    matches!(event, Event::RevoltBegan { .. } | Event::WarBegan { .. })
}

fn is_removal(event: &Event) -> bool {
    matches!(event, Event::LoserTileRemoved { .. } | Event::WinnerTileRemoved { .. } | Event::PagodaLost { .. })
}

/// Whether somebody has to decide something in a conflict.
fn is_fought(open: &Open) -> bool {
    use ::yangtze::Decision::{Revolt, War, WarLoss, WarWinner};
    matches!(open.pending(), Pending::Decision { decision: Revolt | War | WarWinner | WarLoss, .. })
}

/// Somebody who can still throw something into a conflict.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reserve {
    /// Who.
    pub seat: Seat,
    /// The strength that it could add at most, as far as the observer knows.
    pub at_most: u8,
    /// Whether that is known for certain: it is the observer's own.
    pub own: bool,
}

/// Who may still throw something into the conflict at hand, in the order in which they are asked; the first decides now.
/// Of others it says what everybody may know (YY-13.1).
pub fn reserves(board: &Board, view: &View) -> Vec<Reserve> {
    use ::yangtze::Decision::{Revolt, War};
    let open = view.open();
    let Pending::Decision { seat, decision } = open.pending() else { return Vec::new() };
    let (colour, last) = match decision {
        Revolt => (Colour::Black, open.revolt_at_hand(board).map_or(seat, |revolt| revolt.defender)),
        War => (Colour::Red, open.active()),
        _ => return Vec::new(),
    };
    let mut asked = vec![seat];
    let mut next = seat;
    while next != last {
        next = if decision == Revolt { last } else { next.next(open.players()) };
        asked.push(next);
    }
    let reserve = |seat: Seat| {
        let own = view.observer() == Observer::Seat(seat);
        let tiles = match view.hand().filter(|_| own) {
            Some(hand) => hand[colour],
            None => {
                let others = open.known_in_hand(seat).iter().filter(|(known, _)| *known != colour);
                open.hand_size(seat).saturating_sub(others.map(|(_, count)| usize::from(count)).sum()) as u8
            }
        };
        let at_most = tiles + u8::from(!open.has_leader(seat, colour));
        Reserve { seat, at_most, own }
    };
    asked.into_iter().map(reserve).collect()
}
