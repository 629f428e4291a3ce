//! What came of a game for each seat, once it is over.

use std::collections::BTreeMap;

use protocol::{Code, Problem, SeatStatistics, State, Statistics};

use super::entry::Entry;
use super::table::Table;
use crate::game::{Game, each};

impl Table {
    /// Points by source, conflicts, answers and time of each seat.
    pub(crate) fn statistics(&self) -> Result<Statistics, Problem> {
        let over = matches!(self.header.state, State::Finished | State::Abandoned);
        let Some(game) = self.game.as_ref().filter(|_| over) else {
            return Err(Problem::new(Code::NotNow, "they can be had once the game is over"));
        };
        let nothing = SeatStatistics { time: 0, answers: 0, counts: BTreeMap::new() };
        let mut seats = vec![nothing; self.header.seats.len()];
        let mut game = game.restarted();
        let mut since = self.entries().first().map_or(0, |(at, _)| *at);
        for (at, entry) in self.entries() {
            // Whoever comes, goes or asks for something takes no time from the decision at hand.
            let decides = each!(&game, played => played.pending()).map(usize::from);
            match entry {
                Entry::Action { seat, text, .. } => {
                    let (place, told) = (usize::from(*seat), answered(&mut game, text));
                    seats[place].answers += 1;
                    seats[place].time += at - since;
                    since = *at;
                    for (seat, name, number) in told {
                        *seats[usize::from(seat)].counts.entry(name).or_default() += number;
                    }
                }
                // What was taken back doesn't count, but the time it took does.
                Entry::Undone { to, .. } => {
                    if let Some(place) = decides {
                        seats[place].time += at - since;
                    }
                    since = *at;
                    each!(&mut game, played => played.take_back(*to));
                    seats.iter_mut().for_each(|seat| seat.counts.clear());
                    let texts = each!(&game, played => played.texts());
                    let mut again = game.restarted();
                    for text in texts {
                        for (seat, name, number) in answered(&mut again, &text) {
                            *seats[usize::from(seat)].counts.entry(name).or_default() += number;
                        }
                    }
                }
                Entry::Away { milliseconds } => since += milliseconds,
                _ => {}
            }
        }
        Ok(Statistics { seats })
    }
}

/// What an answer brought about that is counted: for whom, what, and how much of it.
fn answered(game: &mut Game, text: &str) -> Vec<(u8, String, u64)> {
    each!(game, played => played.answer_counted(text))
}
