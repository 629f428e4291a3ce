//! What came of a game for each seat, once it is over.

use std::collections::BTreeMap;

use protocol::{Code, Problem, SeatStatistics, State, Statistics};

use super::entry::Entry;
use super::table::Table;
use crate::game::each;

impl Table {
    /// Points by source, conflicts, answers and time of each seat.
    pub(crate) fn statistics(&self) -> Result<Statistics, Problem> {
        let over = matches!(self.header.state, State::Finished | State::Abandoned);
        let Some(game) = self.game.as_ref().filter(|_| over) else {
            return Err(Problem::new(Code::NotNow, "they can be had once the game is over"));
        };
        let nothing = SeatStatistics { time: 0, answers: 0, counts: BTreeMap::new() };
        let mut seats = vec![nothing; self.header.seats.len()];
        // What was taken back doesn't count, but the time it took does.
        for (seat, counts) in each!(game, played => played.counted()) {
            seats[usize::from(seat)].answers += 1;
            for (seat, name, number) in counts {
                *seats[usize::from(seat)].counts.entry(name).or_default() += number;
            }
        }
        let mut game = game.at(0);
        let mut since = self.entries().first().map_or(0, |(at, _)| *at);
        for (at, entry) in self.entries() {
            // Whoever comes, goes or asks for something takes no time from the decision at hand.
            let decides = each!(&game, played => played.pending()).map(usize::from);
            match entry {
                Entry::Action { text, .. } => each!(&mut game, played => played.pass_over(text)),
                Entry::Undone { to, .. } => each!(&mut game, played => played.take_back(*to)),
                Entry::Away { milliseconds } => {
                    since += milliseconds;
                    continue;
                }
                _ => continue,
            }
            if let Some(place) = decides {
                seats[place].time += at - since;
            }
            since = *at;
        }
        Ok(Statistics { seats })
    }
}
