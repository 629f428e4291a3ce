//! Numbers over time as lines of a chart: where they run, and where their names stand.

use std::fmt::Write as _;

use crate::geometry::Point;

/// The chart is so large; whoever shows it scales it.
pub const CHART: (f64, f64) = (308.0, 208.0);
/// Around the lines: figures at the left and names at the right, beside the width of their letters, turns below.
const LEFT: f64 = 9.0;
const RIGHT: f64 = 45.0;
/// The width of a figure or a sign.
const LETTER: f64 = 8.7;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 40.0;
/// Names stand at least so far apart.
const APART: f64 = 22.0;

/// Numbers over time as lines.
#[derive(Clone, PartialEq, Debug)]
pub struct Chart {
    /// The lines, as they were given.
    pub lines: Vec<Line>,
    /// A few numbers with their heights.
    pub levels: Vec<(i64, f64)>,
    /// How many moments there are beside the first.
    moments: usize,
    /// Where the lines begin and end.
    sides: (f64, f64),
}

/// One line.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// Its path.
    pub path: String,
    /// Its last number.
    pub last: i64,
    /// Where that is.
    pub end: Point,
    /// Where its name stands: beside its end, but never on another name.
    pub name: Point,
}

/// Draws lines of numbers, each with one for every moment. Nothing is always among the levels.
pub fn chart(numbers: &[Vec<i64>]) -> Chart {
    let moments = numbers.iter().map(Vec::len).max().unwrap_or_default().saturating_sub(1);
    let all = || numbers.iter().flatten().copied();
    let (lowest, highest) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(0).max(0));
    let span = highest - lowest;
    let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];
    let step = steps.into_iter().find(|step| span / step < 6).unwrap_or(span / 5 + 1);
    let (first, last) = (lowest.div_euclid(step), highest / step + 1);
    let part = |number: i64| (number - first * step) as f64 / ((last - first) * step) as f64;
    let y = |number: i64| CHART.1 - BOTTOM - (CHART.1 - BOTTOM - TOP) * part(number);
    let wide = |numbers: &mut dyn Iterator<Item = i64>| {
        numbers.map(|number| number.to_string().len()).max().unwrap_or(0).max(2) as f64 * LETTER
    };
    let ends = &mut numbers.iter().filter_map(|numbers| numbers.last().copied());
    let sides = (LEFT + wide(&mut [first * step, last * step].into_iter()), CHART.0 - RIGHT - wide(ends));
    let mut chart = Chart { lines: Vec::new(), levels: Vec::new(), moments, sides };
    chart.levels = (first..=last).map(|level| (level * step, y(level * step))).collect();
    chart.lines = numbers
        .iter()
        .map(|numbers| {
            let last = numbers.last().copied().unwrap_or_default();
            let end = Point { x: chart.x(moments), y: y(last) };
            let mut path = format!("M{:.1} {:.1}", chart.x(0), y(numbers.first().copied().unwrap_or_default()));
            for (moment, pair) in numbers.windows(2).enumerate() {
                if pair[0] != pair[1] {
                    // Writing to a string never fails.
                    let _ = write!(path, "H{:.1}V{:.1}", chart.x(moment + 1), y(pair[1]));
                }
            }
            let _ = write!(path, "H{:.1}", end.x);
            Line { path, last, end, name: Point { x: end.x + 8.0, y: end.y } }
        })
        .collect();
    set_apart(&mut chart.lines);
    chart
}

impl Chart {
    /// Where a moment is, from the left.
    pub fn x(&self, moment: usize) -> f64 {
        let (left, right) = self.sides;
        left + (right - left) * moment as f64 / self.moments.max(1) as f64
    }

    /// The moment that lies there.
    pub fn moment(&self, x: f64) -> usize {
        let (left, right) = self.sides;
        let part = (x - left) / (right - left);
        // What lies outside is the first or the last moment.
        (part.clamp(0.0, 1.0) * self.moments as f64).round() as usize
    }

    /// The highest and the lowest place of the lines.
    pub const fn heights() -> (f64, f64) {
        (TOP, CHART.1 - BOTTOM)
    }
}

/// Moves names up and down until none stands on another.
fn set_apart(lines: &mut [Line]) {
    let mut order: Vec<usize> = (0..lines.len()).collect();
    // From above; of those that end together the first stands above.
    kernel::sort_few(&mut order, |one, other| lines[*one].end.y < lines[*other].end.y);
    let mut free = f64::MIN;
    for &number in &order {
        let name = &mut lines[number].name;
        name.y = name.y.max(free);
        free = name.y + APART;
    }
    // Whatever hangs over the lower edge is pushed up again.
    let mut free = CHART.1 - BOTTOM + 4.0;
    for &number in order.iter().rev() {
        let name = &mut lines[number].name;
        name.y = name.y.min(free);
        free = name.y - APART;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_up_where_its_number_does_and_ends_at_the_last_moment() {
        let chart = chart(&[vec![0, 0, 1, 1, 3]]);
        let [line] = &chart.lines[..] else { panic!("one line") };
        assert_eq!(line.path.matches('V').count(), 2);
        assert!(line.path.ends_with(&format!("H{:.1}", chart.x(4))));
        assert_eq!((line.last, line.end.x), (3, chart.x(4)));
        assert!(line.end.y < CHART.1 - BOTTOM && line.end.y > TOP);
    }

    #[test]
    fn every_moment_is_found_where_it_is() {
        let chart = chart(&[vec![0; 90]]);
        for moment in 0..90 {
            assert_eq!(chart.moment(chart.x(moment)), moment);
        }
        assert_eq!((chart.moment(-50.0), chart.moment(9_000.0)), (0, 89));
    }

    #[test]
    fn names_never_stand_on_each_other_and_stay_inside() {
        for ends in [[0, 0, 0, 0, 0], [9, 9, 9, 9, 9], [0, 1, 0, 1, 12], [5, 4, 6, 5, 5]] {
            let chart = chart(&ends.map(|end| vec![0, end]));
            let mut heights: Vec<f64> = chart.lines.iter().map(|line| line.name.y).collect();
            heights.sort_by(f64::total_cmp);
            assert!(heights.windows(2).all(|pair| pair[1] - pair[0] >= APART - 0.001), "{heights:?}");
            assert!(heights[0] > 0.0 && heights[4] < CHART.1, "{heights:?}");
        }
    }

    #[test]
    fn levels_are_few_and_reach_above_the_highest_number() {
        for highest in [0, 1, 5, 6, 12, 37, 120, 900] {
            let chart = chart(&[vec![0, highest]]);
            assert!(chart.levels.last().is_some_and(|(level, _)| *level > highest));
            assert!((2..=10).contains(&chart.levels.len()), "{highest}: {:?}", chart.levels);
        }
    }

    #[test]
    fn what_is_less_than_nothing_lies_below_nothing() {
        for lowest in [-1, -7, -30, -400] {
            let chart = chart(&[vec![0, lowest, 12], vec![0, 5, lowest]]);
            let nothing = chart.levels.iter().find(|(level, _)| *level == 0).map(|(_, y)| *y).unwrap();
            let [risen, fallen] = &chart.lines[..] else { panic!("two lines") };
            assert!(risen.end.y < nothing && fallen.end.y > nothing, "{lowest}");
            assert!(fallen.end.y <= CHART.1 - BOTTOM, "{lowest}");
            assert_eq!(fallen.last, lowest);
            assert!(chart.levels[0].0 <= lowest && (2..=10).contains(&chart.levels.len()), "{:?}", chart.levels);
        }
    }

    #[test]
    fn levels_are_round_and_have_room_for_all_their_figures() {
        for (lowest, highest, step) in [(-341, 84, 100), (-97, 80, 50), (0, 120, 50), (-1_100, 30, 200)] {
            let chart = chart(&[vec![0, lowest, highest], vec![0, highest, lowest]]);
            assert_eq!(chart.levels[1].0 - chart.levels[0].0, step, "{lowest} to {highest}");
            let longest = |numbers: &[i64]| numbers.iter().map(|number| number.to_string().len()).max().unwrap() as f64;
            let levels: Vec<i64> = chart.levels.iter().map(|(level, _)| *level).collect();
            assert!(chart.x(0) - 6.0 >= longest(&levels) * LETTER, "{levels:?}");
            // Beside a letter, a sign and gaps.
            assert!(CHART.0 - chart.x(2) - 43.0 >= longest(&[lowest, highest]) * LETTER);
        }
    }

    #[test]
    fn without_numbers_there_are_no_lines() {
        assert_eq!(chart(&[]).lines, []);
        assert_eq!(chart(&[vec![]]).lines.len(), 1);
    }
}
