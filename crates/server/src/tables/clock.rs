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
    /// What was added to the clocks, in order: it is taken away again if the game goes back.
    gains: Vec<Gain>,
}

/// Time that a seat was given for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Gain {
    /// How many actions there were then.
    actions: usize,
    seat: u8,
    milliseconds: i64,
}

impl Watch {
    pub(crate) fn new(speed: Speed, players: usize) -> Self {
        Self {
            speed,
            left: vec![1000 * i64::from(speed.seconds); players],
            decides: None,
            runs: None,
            gains: Vec::new(),
        }
    }

    /// All the time that a seat has at first.
    fn all(&self) -> i64 {
        1000 * i64::from(self.speed.seconds)
    }

    fn uses(&mut self, seat: u8, milliseconds: i64) {
        let left = &mut self.left[usize::from(seat)];
        *left = (*left - milliseconds).max(0);
    }

    fn gains(&mut self, actions: usize, seat: u8, milliseconds: i64) {
        if milliseconds > 0 {
            self.left[usize::from(seat)] += milliseconds;
            self.gains.push(Gain { actions, seat, milliseconds });
        }
    }

    /// From now on, when there are so many actions, it is for this seat to decide, by its person whose time is counted, or by
    /// a bot.
    pub(crate) fn passes_to(&mut self, seat: Option<u8>, person: bool, actions: usize, at: Time) {
        let timed = seat.filter(|_| person);
        let (ran, passes) = (self.runs, seat != self.decides);
        if let Some((seat, since)) = ran
            && (passes || timed.is_none())
        {
            self.uses(seat, at - since);
            self.runs = None;
            // Whoever lets a bot go on hasn't earned anything by that.
            if passes && self.speed.pace != Pace::Move {
                self.gains(actions, seat, 1000 * i64::from(self.speed.increment));
            }
        }
        if passes
            && self.speed.pace == Pace::Move
            && let Some(before) = self.decides
        {
            self.gains(actions, before, self.all() - self.left[usize::from(before)]);
        }
        self.decides = seat;
        self.runs = self.runs.or(timed.map(|seat| (seat, at)));
    }

    /// The game goes back to so many actions, where it is for this seat to decide: what was added since is taken away, and
    /// the time that was used stays used. What somebody else has thought meanwhile about a decision that there isn't any
    /// longer is on the clock of whoever took it from them at will.
    pub(crate) fn goes_back(&mut self, actions: usize, decides: Option<u8>, at_will: Option<u8>, at: Time) {
        if let Some((seat, since)) = self.runs.take() {
            self.uses(at_will.unwrap_or(seat), at - since);
        }
        while let Some(gain) = self.gains.pop_if(|gain| gain.actions > actions) {
            self.uses(gain.seat, gain.milliseconds);
        }
        // Of those who don't decide everybody has all the time for their next move.
        if self.speed.pace == Pace::Move {
            let all = self.all();
            let others = (0..).zip(&mut self.left).filter(|(seat, _)| Some(*seat) != decides);
            others.for_each(|(_, left)| *left = all);
        }
        self.decides = decides;
    }

    /// So much time hasn't passed for anybody.
    pub(crate) fn forgives(&mut self, milliseconds: i64) {
        if let Some((_, since)) = &mut self.runs {
            *since += milliseconds;
        }
    }

    /// Somebody who had run out of time comes back.
    pub(crate) fn comes_back(&mut self, seat: u8) {
        let least = (self.all() / COMES_BACK_WITH).max(AT_LEAST);
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
        watch.passes_to(Some(0), true, 1, 1_000);
        assert_eq!(left(&watch, 11_000), [90_000, 100_000]);
        watch.passes_to(Some(0), true, 1, 21_000);
        assert_eq!(watch.deadline(), Some((0, 101_000)), "a second decision of the same seat is of the same time");
        watch.passes_to(Some(1), true, 1, 31_000);
        assert_eq!(left(&watch, 41_000), [75_000, 90_000]);
        watch.passes_to(None, false, 1, 41_000);
        assert_eq!((left(&watch, 99_000), watch.deadline()), ([75_000, 95_000], None));
    }

    #[test]
    fn with_time_for_each_move_every_move_has_all_of_it() {
        let mut watch = watch(Pace::Move);
        watch.passes_to(Some(0), true, 1, 0);
        watch.passes_to(Some(1), true, 1, 60_000);
        assert_eq!(left(&watch, 60_000), [100_000, 100_000]);
    }

    #[test]
    fn nobody_pays_for_the_time_in_which_the_server_was_away() {
        let mut watch = watch(Pace::Bank);
        watch.passes_to(Some(1), true, 1, 0);
        watch.forgives(50_000);
        assert_eq!(left(&watch, 60_000), [100_000, 90_000]);
    }

    #[test]
    fn who_comes_back_has_some_time() {
        let mut watch = watch(Pace::Live);
        watch.passes_to(Some(0), true, 1, 0);
        watch.passes_to(Some(0), false, 1, 200_000);
        watch.comes_back(0);
        assert_eq!(left(&watch, 200_000), [60_000, 100_000]);
    }

    #[test]
    fn nobody_gains_time_by_letting_a_bot_play_for_a_moment() {
        for pace in [Pace::Live, Pace::Bank, Pace::Move] {
            let mut watch = watch(pace);
            watch.passes_to(Some(0), true, 1, 0);
            for second in 1..=10 {
                watch.passes_to(Some(0), false, 1, 2000 * second);
                watch.passes_to(Some(0), true, 1, 2000 * second);
            }
            assert_eq!(left(&watch, 20_000), [80_000, 100_000], "{pace:?}");
            // A bot that ends the turn gets nothing either, but the next move has all its time.
            watch.passes_to(Some(0), false, 1, 20_000);
            watch.passes_to(Some(1), true, 1, 21_000);
            let after = if pace == Pace::Move { 100_000 } else { 80_000 };
            assert_eq!(left(&watch, 21_000), [after, 100_000], "{pace:?}");
        }
    }

    #[test]
    fn nobody_gains_time_by_going_back() {
        for pace in [Pace::Live, Pace::Bank, Pace::Move] {
            let mut watch = watch(pace);
            watch.passes_to(Some(0), true, 0, 0);
            watch.passes_to(Some(0), true, 1, 10_000);
            for second in 10..20 {
                watch.passes_to(Some(1), true, 2, 1000 * second + 500);
                watch.goes_back(1, Some(0), Some(0), 1000 * (second + 1));
                watch.passes_to(Some(0), true, 1, 1000 * (second + 1));
            }
            // Twenty seconds have passed, and all of them were those of whoever went back and forth.
            assert_eq!(left(&watch, 20_000), [80_000, 100_000], "{pace:?}");
            assert_eq!(watch.deadline(), Some((0, 100_000)));
        }
    }

    #[test]
    fn when_all_agree_to_go_back_everybody_has_what_they_had_but_for_what_they_used() {
        let mut watch = watch(Pace::Live);
        watch.passes_to(Some(0), true, 0, 0);
        watch.passes_to(Some(1), true, 1, 10_000);
        watch.passes_to(Some(0), true, 2, 30_000);
        watch.passes_to(Some(1), true, 3, 40_000);
        assert_eq!(left(&watch, 50_000), [90_000, 75_000]);
        watch.goes_back(1, Some(1), None, 50_000);
        watch.passes_to(Some(1), true, 1, 50_000);
        assert_eq!(left(&watch, 50_000), [85_000, 70_000], "what the first answer brought stays");
        watch.goes_back(0, Some(0), None, 60_000);
        watch.passes_to(Some(0), true, 0, 60_000);
        assert_eq!(left(&watch, 60_000), [80_000, 60_000]);
    }

    #[test]
    fn with_time_for_each_move_going_back_takes_what_was_left_then() {
        let mut watch = watch(Pace::Move);
        watch.passes_to(Some(0), true, 0, 0);
        watch.passes_to(Some(1), true, 1, 30_000);
        watch.passes_to(Some(0), true, 2, 90_000);
        watch.goes_back(1, Some(1), None, 95_000);
        watch.passes_to(Some(1), true, 1, 95_000);
        assert_eq!(left(&watch, 95_000), [100_000, 40_000]);
        watch.goes_back(0, Some(0), None, 96_000);
        watch.passes_to(Some(0), true, 0, 96_000);
        assert_eq!(left(&watch, 96_000), [70_000, 100_000], "each decision has time of its own");
    }
}
