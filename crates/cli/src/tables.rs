//! What tables, numbers and progress look like in the terminal.

use std::collections::BTreeMap;
use std::fmt::Arguments;
use std::io::{ErrorKind, Write};
use std::time::Duration;

use anstyle::{AnsiColor, Style};
use indicatif::{ProgressBar, ProgressStyle};

/// Something went wrong.
pub(crate) const BAD: Style = AnsiColor::Red.on_default().bold();
/// All is well.
pub(crate) const GOOD: Style = AnsiColor::Green.on_default().bold();
/// A heading.
pub(crate) const HEADING: Style = Style::new().bold();

/// Prints a line like `println!`. When nobody reads any more (`pagoda … | head`) it keeps quiet and lets the work go on
/// to its exit code.
macro_rules! say {
    ($($argument:tt)*) => {
        $crate::tables::say_line(format_args!($($argument)*))
    };
}
pub(crate) use say;

pub(crate) fn say_line(line: Arguments<'_>) {
    match writeln!(anstream::stdout(), "{line}") {
        Err(error) if !nobody_reads(&error) => {
            // Where this can't be told either there is nobody to tell.
            let _ = writeln!(anstream::stderr(), "{BAD}error:{BAD:#} can't write to standard output: {error}");
            std::process::exit(2);
        }
        _ => {}
    }
}

/// Whether an output failed because nobody reads it any more: the other end is closed, or the terminal is gone. Whoever
/// plays leaves then as if there were nothing more to read, and the game is kept.
pub(crate) fn nobody_reads(error: &std::io::Error) -> bool {
    /// What writing to a terminal without a window says.
    const GONE: i32 = 5;
    error.kind() == ErrorKind::BrokenPipe || (cfg!(unix) && error.raw_os_error() == Some(GONE))
}

/// A progress bar on standard error; nothing where that isn't a terminal.
pub(crate) fn progress(length: u64, unit: &'static str) -> ProgressBar {
    let template = format!("{{elapsed}} {{wide_bar}} {{human_pos}}/{{human_len}} {unit} {{eta}}");
    let style = ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar());
    let bar = ProgressBar::new(length).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// Prints a table: the first column to the left, the others to the right.
pub(crate) fn print(heading: &[&str], rows: &[Vec<String>]) {
    let rows: Vec<_> = rows.iter().map(|row| (row.clone(), String::new())).collect();
    print_with(heading, &rows);
}

/// Prints a table, each row followed by something.
fn print_with(heading: &[&str], rows: &[(Vec<String>, String)]) {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|(row, _)| row.get(column)).map(|cell| cell.chars().count());
        cells.chain(heading.get(column).map(|cell| cell.chars().count())).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..heading.len()).map(width).collect();
    let line = |cells: &[String]| {
        let cells = cells.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| match column {
            0 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        cells.collect::<Vec<_>>().join("  ")
    };
    let titles: Vec<String> = heading.iter().map(|&title| title.to_owned()).collect();
    say!("{HEADING}{}{HEADING:#}", line(&titles).trim_end());
    for (row, after) in rows {
        say!("{}", format!("{}  {after}", line(row)).trim_end());
    }
}

/// The most lines of a bar chart.
const BARS: u32 = 24;
/// The longest bar.
const LONGEST_BAR: u64 = 48;

/// Draws how often each number occurs, as bars; neighbouring numbers share a bar where there are many.
pub(crate) fn bars(number: &str, count: &str, counts: &BTreeMap<u32, u64>) {
    let (Some((&first, _)), Some((&last, _))) = (counts.first_key_value(), counts.last_key_value()) else { return };
    let step = ((last - first) / BARS + 1) as usize;
    let bars: Vec<(String, u64)> = (first..=last)
        .step_by(step)
        .map(|from| {
            let to = last.min(from + step as u32 - 1);
            let name = if from == to { from.to_string() } else { format!("{from}–{to}") };
            (name, counts.range(from..=to).map(|(_, count)| count).sum())
        })
        .collect();
    let longest = bars.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1);
    let rows: Vec<_> = bars
        .into_iter()
        .map(|(name, count)| {
            // Every number that occurs can be seen.
            let length = (count * LONGEST_BAR).div_ceil(longest) as usize;
            (vec![name, whole(count as f64)], "█".repeat(length))
        })
        .collect();
    print_with(&[number, count], &rows);
}

/// A number without decimals, in groups of three: `1,234,567`.
pub(crate) fn whole(number: f64) -> String {
    let digits = format!("{:.0}", number.abs());
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    if number <= -0.5 { format!("-{grouped}") } else { grouped }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers_are_grouped_by_three() {
        let numbers = [0.0, 999.4, 1000.0, 1_234_567.0, -1234.0];
        assert_eq!(numbers.map(whole), ["0", "999", "1,000", "1,234,567", "-1,234"]);
    }
}
