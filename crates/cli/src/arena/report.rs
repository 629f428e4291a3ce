//! The tables of an arena, no wider than a terminal of 80 columns.

use super::figures::{Figures, Standing};
use super::interval::Interval;
use super::rating::expected;
use crate::game::{Facts, Figure, Listed};
use crate::tables::{self, say};

/// The widest table.
const WIDTH: usize = 80;

/// Prints what is told of an arena whose games begin with so many decisions at random.
pub(crate) fn print<G: Listed>(figures: &Figures, opening: usize) {
    print_standings(figures);
    print_duels(figures);
    print_pairs(figures);
    for facts in G::FACTS {
        print_facts(figures, facts);
    }
    print_rounds(figures);
    print_times(figures);
    let style = tables::BAD;
    if figures.different < figures.games {
        let [different, games] = [figures.different, figures.games].map(|number| tables::whole(number as f64));
        say!("");
        say!("{style}only {different} of {games} games were different: intervals are too narrow.{style:#}");
        match opening {
            0 => say!("Bots without chance repeat themselves; --opening makes them begin differently."),
            1 => say!("Bots without chance repeat themselves, here even after a decision at random."),
            _ => say!("Bots without chance repeat themselves, here even after {opening} decisions at random."),
        }
    }
    if figures.stopped > 0 {
        say!("");
        say!("{style}{} games were stopped, since they didn't end{style:#}", tables::whole(figures.stopped as f64));
    }
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn percents(Interval { low, high }: Interval) -> String {
    format!("{:.1}–{:.1}", 100.0 * low, 100.0 * high)
}

/// A rating without decimals, and never as -0.
fn whole(rating: f64) -> String {
    format!("{}", rating.round() as i64)
}

fn print_standings(figures: &Figures) {
    let rows = figures.standings.iter().map(|standing| {
        let between = |Interval { low, high }| format!("{} to {}", whole(low), whole(high));
        vec![
            standing.name.clone(),
            tables::whole(standing.ended as f64),
            percent(standing.share()),
            percents(standing.share_interval()),
            whole(standing.rating),
            standing.interval.map_or_else(|| "–".to_owned(), between),
            format!("{:.2}", standing.place()),
            format!("{:.1}", standing.score()),
        ]
    });
    say!("");
    tables::print(&["bot", "games", "won", "95 %", "rating", "95 %", "place", "score"], &rows.collect::<Vec<_>>());
    let zero = if figures.anchored { "random has 0" } else { "the average is 0" };
    say!("equals would win {}; ratings as in chess, {zero}", percent(1.0 / figures.players as f64));
    if figures.players > 2 && !figures.duels.is_empty() {
        say!("a game counts once for each seat of a bot; below, for who sits alone");
    }
}

fn print_duels(figures: &Figures) {
    if figures.duels.is_empty() {
        return;
    }
    let rows = figures.duels.iter().map(|duel| {
        vec![
            format!("one {} against {} {}", duel.one, figures.players - 1, duel.other),
            tables::whole(duel.games as f64),
            percent(duel.won / duel.games.max(1) as f64),
            percents(Interval::of_share(duel.won, duel.games)),
            format!("{:.2}", duel.place()),
        ]
    });
    say!("");
    tables::print(&["duel", "games", "won", "95 %", "place"], &rows.collect::<Vec<_>>());
}

fn print_pairs(figures: &Figures) {
    let Figures { standings, pairs, .. } = figures;
    let rows = pairs.iter().map(|pair| {
        let (one, other) = (&standings[pair.one], &standings[pair.other]);
        vec![
            format!("{} before {}", one.name, other.name),
            tables::whole(pair.games as f64),
            percent(pair.before / pair.games as f64),
            percents(Interval::of_share(pair.before, pair.games)),
            percent(expected(one.rating, other.rating)),
        ]
    });
    say!("");
    tables::print(&["finished", "games", "", "95 %", "by rating"], &rows.collect::<Vec<_>>());
    let widest = standings.iter().map(|standing| standing.name.chars().count()).max().unwrap_or(0);
    if standings.len() < 3 || widest + standings.len() * (widest.max(5) + 2) > WIDTH {
        return;
    }
    let cell = |one: usize, other: usize| {
        let found = pairs.iter().find(|pair| (pair.one, pair.other) == (one.min(other), one.max(other)));
        found.map_or_else(String::new, |pair| {
            let share = pair.before / pair.games as f64;
            format!("{:.1}", 100.0 * if one < other { share } else { 1.0 - share })
        })
    };
    let rows = standings.iter().enumerate().map(|(one, standing)| {
        let cells = (0..standings.len()).map(|other| cell(one, other));
        [standing.name.clone()].into_iter().chain(cells).collect()
    });
    let heading: Vec<&str> =
        ["before, %"].into_iter().chain(standings.iter().map(|standing| &*standing.name)).collect();
    say!("");
    tables::print(&heading, &rows.collect::<Vec<_>>());
}

fn print_facts(figures: &Figures, facts: &Facts) {
    let count = |standing: &Standing, name: &str| standing.facts.get(name).copied().unwrap_or(0);
    let of_bot = |standing: &Standing, name: &str| match facts.figure {
        Figure::Average => format!("{:.2}", count(standing, name) as f64 / standing.games.max(1) as f64),
        Figure::Share => {
            let sum: u64 = facts.names.iter().map(|name| count(standing, name)).sum();
            format!("{:.1}", 100.0 * count(standing, name) as f64 / sum.max(1) as f64)
        }
        Figure::Games => {
            let games = standing.games_with.get(name).copied().unwrap_or(0);
            format!("{:.1}", 100.0 * games as f64 / standing.games.max(1) as f64)
        }
    };
    let mut rows: Vec<Vec<String>> = figures
        .standings
        .iter()
        .map(|standing| {
            let cells = facts.names.iter().map(|name| of_bot(standing, name));
            [standing.name.clone()].into_iter().chain(cells).collect()
        })
        .collect();
    // A game in which it happens to two bots is one game.
    let of_all = |name: &str| match facts.figure {
        Figure::Games => {
            let games = figures.games_with.get(name).copied().unwrap_or(0);
            format!("{:.1}", 100.0 * games as f64 / figures.games.max(1) as f64)
        }
        _ => of_bot(&together(&figures.standings), name),
    };
    rows.push(["all".to_owned()].into_iter().chain(facts.names.iter().map(|name| of_all(name))).collect());
    say!("");
    let heading: Vec<&str> = [facts.title].into_iter().chain(facts.names.iter().copied()).collect();
    tables::print(&heading, &rows);
}

/// All bots as if they were one.
fn together(standings: &[Standing]) -> Standing {
    let mut all = Standing::default();
    for standing in standings {
        all.games += standing.games;
        for (name, count) in &standing.facts {
            *all.facts.entry(name.clone()).or_default() += count;
        }
    }
    all
}

fn print_rounds(figures: &Figures) {
    let games: u64 = figures.rounds.values().sum();
    if games == 0 {
        return;
    }
    let sum: u64 = figures.rounds.iter().map(|(rounds, games)| u64::from(*rounds) * games).sum();
    say!("");
    tables::bars("rounds", "games", &figures.rounds);
    say!("average {:.2} rounds", sum as f64 / games as f64);
}

/// Last, since they alone differ from one run to another.
fn print_times(figures: &Figures) {
    let rows = figures.standings.iter().map(|standing| {
        let per_game = |count: u64| format!("{:.1}", count as f64 / standing.games.max(1) as f64);
        let milliseconds = |count: u64| format!("{:.3}", 1000.0 * standing.seconds / count.max(1) as f64);
        vec![
            standing.name.clone(),
            per_game(standing.decisions),
            per_game(standing.choices),
            milliseconds(standing.decisions),
            milliseconds(standing.choices),
            format!("{:.3}", 1000.0 * standing.longest),
        ]
    });
    say!("");
    let heading = ["time", "decisions", "with a choice", "ms a decision", "ms a choice", "longest"];
    tables::print(&heading, &rows.collect::<Vec<_>>());
}
