//! How much time everybody has. It follows from when things happened and from nothing else.

use protocol::{Clock, Clocks, Pace, Speed};
use store::Time;

/// What somebody who comes back has at least, as a part of all: a tenth, or a minute.
const COMES_BACK_WITH: i64 = 10;
const AT_LEAST: i64 = 60_000;

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Watch {
    speed: Speed,
    /// Milliseconds that each seat had when its clock last began to run, or stopped.
    left: Vec<i64>,
    /// Whose clock runs, and since when.
    runs: Option<(u8, Time)>,
}

impl Watch {
    pub(crate) fn new(speed: Speed, players: usize) -> Self {
        Self { speed, left: vec![1000 * i64::from(speed.seconds); players], runs: None }
    }

    /// From now on it is for this seat to decide, or nobody's time is counted.
    pub(crate) fn passes_to(&mut self, seat: Option<u8>, at: Time) {
        if self.runs.map(|(seat, _)| seat) == seat {
            return;
        }
        if let Some((seat, since)) = self.runs.take() {
            let left = &mut self.left[usize::from(seat)];
            *left = match self.speed.pace {
                Pace::Move => 1000 * i64::from(self.speed.seconds),
                Pace::Live | Pace::Bank => (*left - (at - since)).max(0) + 1000 * i64::from(self.speed.increment),
            };
        }
        self.runs = seat.map(|seat| (seat, at));
    }

    /// So much time hasn't passed for anybody.
    pub(crate) fn forgives(&mut self, milliseconds: i64) {
        if let Some((_, since)) = &mut self.runs {
            *since += milliseconds;
        }
    }

    /// Somebody who had run out of time comes back.
    pub(crate) fn comes_back(&mut self, seat: u8) {
        let least = (1000 * i64::from(self.speed.seconds) / COMES_BACK_WITH).max(AT_LEAST);
        let left = &mut self.left[usize::from(seat)];
        *left = least.max(*left);
    }

    /// When the clock that runs has run down, if one runs.
    pub(crate) fn deadline(&self) -> Option<(u8, Time)> {
        self.runs.map(|(seat, since)| (seat, since + self.left[usize::from(seat)]))
    }

    pub(crate) fn told(&self, now: Time) -> Clocks {
        let clock = |(seat, left): (usize, &i64)| match self.runs {
            Some((runs, since)) if usize::from(runs) == seat => {
                Clock { left: (left - (now - since)).max(0), runs: true }
            }
            _ => Clock { left: *left, runs: false },
        };
        Clocks { now, seats: self.left.iter().enumerate().map(clock).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn watch(pace: Pace) -> Watch {
        Watch::new(Speed { pace, seconds: 100, increment: 5 }, 2)
    }

    fn left(watch: &Watch, now: Time) -> [i64; 2] {
        let clocks = watch.told(now);
        [clocks.seats[0].left, clocks.seats[1].left]
    }

    #[test]
    fn a_clock_runs_while_its_seat_decides_and_gets_the_increment_when_it_stops() {
        let mut watch = watch(Pace::Live);
        watch.passes_to(Some(0), 1_000);
        assert_eq!(left(&watch, 11_000), [90_000, 100_000]);
        watch.passes_to(Some(0), 21_000);
        assert_eq!(watch.deadline(), Some((0, 101_000)), "a second decision of the same seat is of the same time");
        watch.passes_to(Some(1), 31_000);
        assert_eq!(left(&watch, 41_000), [75_000, 90_000]);
        watch.passes_to(None, 41_000);
        assert_eq!((left(&watch, 99_000), watch.deadline()), ([75_000, 95_000], None));
    }

    #[test]
    fn with_time_for_each_move_every_move_has_all_of_it() {
        let mut watch = watch(Pace::Move);
        watch.passes_to(Some(0), 0);
        watch.passes_to(Some(1), 60_000);
        assert_eq!(left(&watch, 60_000), [100_000, 100_000]);
    }

    #[test]
    fn nobody_pays_for_the_time_in_which_the_server_was_away() {
        let mut watch = watch(Pace::Bank);
        watch.passes_to(Some(1), 0);
        watch.forgives(50_000);
        assert_eq!(left(&watch, 60_000), [100_000, 90_000]);
    }

    #[test]
    fn who_comes_back_has_some_time() {
        let mut watch = watch(Pace::Live);
        watch.passes_to(Some(0), 0);
        watch.passes_to(None, 200_000);
        watch.comes_back(0);
        assert_eq!(left(&watch, 200_000), [60_000, 100_000]);
    }
}
