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
    /// Whose decision it is, whether its person or a bot takes it.
    decides: Option<u8>,
    /// Whose clock runs, and since when.
    runs: Option<(u8, Time)>,
}

impl Watch {
    pub(crate) fn new(speed: Speed, players: usize) -> Self {
        Self { speed, left: vec![1000 * i64::from(speed.seconds); players], decides: None, runs: None }
    }

    /// From now on it is for this seat to decide, by its person whose time is counted, or by a bot.
    pub(crate) fn passes_to(&mut self, seat: Option<u8>, person: bool, at: Time) {
        let timed = seat.filter(|_| person);
        let (ran, passes) = (self.runs, seat != self.decides);
        if let Some((seat, since)) = ran
            && (passes || timed.is_none())
        {
            let left = &mut self.left[usize::from(seat)];
            *left = (*left - (at - since)).max(0);
            self.runs = None;
            // Whoever lets a bot go on hasn't earned anything by that.
            if passes && self.speed.pace != Pace::Move {
                *left += 1000 * i64::from(self.speed.increment);
            }
        }
        if passes
            && self.speed.pace == Pace::Move
            && let Some(before) = self.decides
        {
            self.left[usize::from(before)] = 1000 * i64::from(self.speed.seconds);
        }
        self.decides = seat;
        self.runs = self.runs.or(timed.map(|seat| (seat, at)));
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
        watch.passes_to(Some(0), true, 1_000);
        assert_eq!(left(&watch, 11_000), [90_000, 100_000]);
        watch.passes_to(Some(0), true, 21_000);
        assert_eq!(watch.deadline(), Some((0, 101_000)), "a second decision of the same seat is of the same time");
        watch.passes_to(Some(1), true, 31_000);
        assert_eq!(left(&watch, 41_000), [75_000, 90_000]);
        watch.passes_to(None, false, 41_000);
        assert_eq!((left(&watch, 99_000), watch.deadline()), ([75_000, 95_000], None));
    }

    #[test]
    fn with_time_for_each_move_every_move_has_all_of_it() {
        let mut watch = watch(Pace::Move);
        watch.passes_to(Some(0), true, 0);
        watch.passes_to(Some(1), true, 60_000);
        assert_eq!(left(&watch, 60_000), [100_000, 100_000]);
    }

    #[test]
    fn nobody_pays_for_the_time_in_which_the_server_was_away() {
        let mut watch = watch(Pace::Bank);
        watch.passes_to(Some(1), true, 0);
        watch.forgives(50_000);
        assert_eq!(left(&watch, 60_000), [100_000, 90_000]);
    }

    #[test]
    fn who_comes_back_has_some_time() {
        let mut watch = watch(Pace::Live);
        watch.passes_to(Some(0), true, 0);
        watch.passes_to(Some(0), false, 200_000);
        watch.comes_back(0);
        assert_eq!(left(&watch, 200_000), [60_000, 100_000]);
    }

    #[test]
    fn nobody_gains_time_by_letting_a_bot_play_for_a_moment() {
        for pace in [Pace::Live, Pace::Bank, Pace::Move] {
            let mut watch = watch(pace);
            watch.passes_to(Some(0), true, 0);
            for second in 1..=10 {
                watch.passes_to(Some(0), false, 2000 * second);
                watch.passes_to(Some(0), true, 2000 * second);
            }
            assert_eq!(left(&watch, 20_000), [80_000, 100_000], "{pace:?}");
            // A bot that ends the turn gets nothing either, but the next move has all its time.
            watch.passes_to(Some(0), false, 20_000);
            watch.passes_to(Some(1), true, 21_000);
            let after = if pace == Pace::Move { 100_000 } else { 80_000 };
            assert_eq!(left(&watch, 21_000), [after, 100_000], "{pace:?}");
        }
    }
}
