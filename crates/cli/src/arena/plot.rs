//! The ladder of an arena as a picture: every bot's rating with its interval, the best on top.

use std::fmt::Write;

use super::figures::{Figures, Standing};
use super::interval::Interval;

/// Sizes in the picture's own units.
const WIDTH: f64 = 820.0;
const LEFT: f64 = 170.0;
const RIGHT: f64 = 580.0;
const TOP: f64 = 92.0;
const ROW: f64 = 38.0;
/// Where the numbers beside the ladder end.
const RATING: f64 = 640.0;
const WON: f64 = 718.0;
const WON_BETWEEN: f64 = 796.0;

/// The picture brings its own light ground, so that it can be read on dark pages too.
const GROUND: &str = "#fbfaf6";
const INK: &str = "#26251f";
const PALE: &str = "#6b6960";
const GRID: &str = "#e2dfd4";

/// The end of the title of every ladder.
const TITLE: &str = ": ratings of bots</title>";

/// Whether a file holds a ladder, and so may be replaced by another one.
pub(crate) fn is_ladder(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    text.starts_with("<svg ") && text.contains(TITLE)
}

/// Draws the ladder.
pub(crate) fn ladder(title: &str, figures: &Figures) -> String {
    let title = &title.replace('&', "&amp;").replace('<', "&lt;");
    let Figures { standings, players, anchored, .. } = figures;
    let bottom = TOP + ROW * standings.len() as f64;
    let height = bottom + 52.0;
    let scale = Scale::of(standings);
    let mut svg = String::new();
    let mut add = |line: String| {
        svg.push_str(&line);
        svg.push('\n');
    };
    add(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" \
         height=\"{height}\" role=\"img\" font-family=\"system-ui, sans-serif\" font-size=\"14\">"
    ));
    add(format!("<title>{title}{TITLE}"));
    add(format!("<rect width=\"{WIDTH}\" height=\"{height}\" rx=\"8\" fill=\"{GROUND}\"/>"));
    add(text(24.0, 34.0, "start", INK, "font-size=\"18\" font-weight=\"600\"", title));
    let equals = 100.0 / *players as f64;
    let zero = if *anchored { "random has 0" } else { "the average is 0" };
    let below = format!("ratings with 95 % intervals, {zero}; equals would win {equals:.0} % of the games");
    add(text(24.0, 56.0, "start", PALE, "font-size=\"13\"", &below));
    add(text(RATING, TOP - 10.0, "end", PALE, "font-size=\"12\"", "rating"));
    add(text(WON, TOP - 10.0, "end", PALE, "font-size=\"12\"", "won"));
    add(text(WON_BETWEEN, TOP - 10.0, "end", PALE, "font-size=\"12\"", "95 %"));
    for tick in scale.ticks() {
        let (x, colour) = (scale.place(tick), if tick == 0.0 { "#b9b5a6" } else { GRID });
        add(format!("<path d=\"M{x:.1} {TOP}V{bottom}\" stroke=\"{colour}\"/>"));
        add(text(x, bottom + 20.0, "middle", PALE, "font-size=\"12\"", &format!("{tick:.0}")));
    }
    add(text(f64::midpoint(LEFT, RIGHT), bottom + 40.0, "middle", PALE, "font-size=\"12\"", "rating"));
    for (row, standing) in standings.iter().enumerate() {
        add(rung(standing, &scale, TOP + ROW * (row as f64 + 0.5)));
    }
    add("</svg>".to_owned());
    svg
}

/// One bot: its name, its interval with its rating in it, and the numbers.
fn rung(standing: &Standing, scale: &Scale, y: f64) -> String {
    let (colour, shape) = look(&standing.name);
    let x = scale.place(standing.rating);
    let mut rung = text(LEFT - 18.0, y + 5.0, "end", INK, "font-weight=\"500\"", &standing.name);
    if let Some(Interval { low, high }) = standing.interval {
        let (low, high) = (scale.place(low), scale.place(high));
        let _ = write!(
            rung,
            "<path d=\"M{low:.1} {:.1}V{:.1}M{low:.1} {y:.1}H{high:.1}M{high:.1} {:.1}V{:.1}\" stroke=\"{colour}\" \
             stroke-width=\"2\" fill=\"none\"/>",
            y - 6.0,
            y + 6.0,
            y - 6.0,
            y + 6.0
        );
    }
    let _ = write!(
        rung,
        "<path transform=\"translate({x:.1} {y:.1}) scale(0.85)\" d=\"{shape}\" fill=\"{colour}\" stroke=\"{GROUND}\" \
         stroke-width=\"1.5\"/>"
    );
    let rating = format!("{}", standing.rating.round() as i64);
    rung += &text(RATING, y + 5.0, "end", INK, "", &rating);
    let Interval { low, high } = standing.share_interval();
    rung += &text(WON, y + 5.0, "end", INK, "", &format!("{:.1} %", 100.0 * standing.share()));
    let between = format!("{:.1}–{:.1}", 100.0 * low, 100.0 * high);
    rung + &text(WON_BETWEEN, y + 5.0, "end", PALE, "font-size=\"12\"", &between)
}

fn text(x: f64, y: f64, anchor: &str, colour: &str, more: &str, content: &str) -> String {
    let space = if more.is_empty() { "" } else { " " };
    format!("<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" fill=\"{colour}\"{space}{more}>{content}</text>")
}

/// A colour and a shape for each kind of bot: told apart by either.
fn look(name: &str) -> (&'static str, &'static str) {
    match name.split([':', '#']).next() {
        Some("random") => ("#7a776c", "M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z"),
        Some("points") => ("#b8860b", "M0 -9L9 0L0 9L-9 0Z"),
        Some("greedy") => ("#2a7f62", "M-7 -7H7V7H-7Z"),
        Some("search") => ("#b3392f", "M0 -9L9 7H-9Z"),
        // The levels.
        _ => ("#2c5f9e", "M0 -9L8.6 -2.8L5.3 7.3H-5.3L-8.6 -2.8Z"),
    }
}

/// The axis.
struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    /// One that has room for all ratings with their intervals.
    fn of(standings: &[Standing]) -> Self {
        let ends = standings.iter().flat_map(|standing| {
            let Interval { low, high } =
                standing.interval.unwrap_or(Interval { low: standing.rating, high: standing.rating });
            [low.min(standing.rating), high.max(standing.rating)]
        });
        let (low, high) = ends.fold((0f64, 0f64), |(low, high), end| (low.min(end), high.max(end)));
        let range = (high - low).max(100.0);
        let tens = std::iter::successors(Some(10.0), |ten| Some(ten * 10.0));
        let steps = tens.flat_map(|ten| [1.0, 2.0, 5.0].map(|digit| digit * ten));
        let step = steps.take(30).find(|step| range / step <= 8.0).unwrap_or(range);
        // A little air on both sides.
        Self { low: low - range / 30.0, high: low + range * 31.0 / 30.0, step }
    }

    fn place(&self, rating: f64) -> f64 {
        LEFT + (rating - self.low) / (self.high - self.low) * (RIGHT - LEFT)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let (first, last) = ((self.low / self.step).ceil() as i64, (self.high / self.step).floor() as i64);
        let step = self.step;
        (first..=last).map(move |number| number as f64 * step)
    }
}
