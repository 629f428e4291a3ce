//! Positions of games among greedy players, each with what should have been thought of it.

use anyhow::{Result, ensure};
use bots::yangtze::Tables;
use bots::{Budget, Greedy, Judge, Player, shares, watch_game};
use conformance::LONGEST;
use kernel::{Game, Pending};
use rayon::prelude::*;
use yangtze::{Board, Decision, Position};

use crate::game::Table;
use crate::tables::{self, say};

/// The first so many turns of actions of a game say nothing yet.
const FEW: usize = 4;
/// Every so many games aren't learned from.
const HOLD_OUT: usize = 10;
/// How much of what should have been thought of a position is the end of the game; the rest is how the next position was
/// judged. What happens much later has little to do with a position.
const FAR: f64 = 0.9;

/// Each seat's share of the victory.
pub(super) type Shares = [f64; 4];

/// A position and what came of it.
#[derive(Clone, Copy)]
pub(super) struct Lesson<'a> {
    pub(super) board: &'a Board,
    pub(super) world: Position,
    /// What should have been thought of it.
    pub(super) aim: Shares,
    /// Who won.
    pub(super) won: Shares,
}

/// Lets greedy players play so many games, at all tables in turn. The lessons to learn, and those of games that are held
/// out.
///
/// # Errors
/// If there are too few games to have both.
pub(super) fn play(tables: &[Table<Position>], opening: usize, begin: u64, games: u32) -> Result<[Vec<Lesson<'_>>; 2]> {
    let progress = tables::progress(games.into(), "games");
    let played: Vec<Vec<Lesson<'_>>> = (0..games as usize)
        .into_par_iter()
        .map(|game| {
            let lessons = play_one(&tables[game % tables.len()], opening, begin + game as u64);
            progress.inc(1);
            lessons
        })
        .collect::<Result<_>>()?;
    progress.finish_and_clear();
    let mut parts = [Vec::new(), Vec::new()];
    for (game, lessons) in played.into_iter().enumerate() {
        parts[usize::from(is_held_out(game, tables.len()))].extend(lessons);
    }
    ensure!(parts.iter().all(|part| !part.is_empty()), "that's too few games to learn from: more --games would help");
    let [learned, held_out] = parts.each_ref().map(|part| tables::whole(part.len() as f64));
    say!("{learned} positions to learn from, {held_out} held out, of {games} games among greedy");
    Ok(parts)
}

/// Whether a game is held out. At each of so many tables, which have their turns, it is the same part of the games.
fn is_held_out(game: usize, tables: usize) -> bool {
    game / tables % HOLD_OUT == HOLD_OUT - 1
}

/// The lessons of one game: all positions in which somebody acts, but for the first few. A game that doesn't end has none.
pub(super) fn play_one(table: &Table<Position>, opening: usize, deal: u64) -> Result<Vec<Lesson<'_>>> {
    let Table { board, players, .. } = table;
    // One world is enough: the games shall be many rather than good.
    let mut greedy = vec![Greedy::<Position> { worlds: 1, ..Greedy::default() }; *players];
    let mut seated: Vec<(&mut dyn Player<Position>, Budget)> =
        greedy.iter_mut().map(|player| (player as &mut dyn Player<Position>, Budget::iterations(1))).collect();
    let start = table.opened(deal, opening, &mut (), |_, _, _| {})?;
    let mut worlds = Vec::new();
    let seed = table.seed_of_players(deal, 0);
    let played = watch_game::<Position>(board, start, seed, &mut seated, LONGEST, &mut (), |position, _, _| {
        if matches!(position.pending(), Pending::Decision { decision: Decision::Act, .. }) {
            worlds.push(*position);
        }
    });
    let Some(outcome) = played.position.outcome() else { return Ok(Vec::new()) };
    let mut won = [0.0; 4];
    for winner in &outcome.winners {
        won[*winner] = 1.0 / outcome.winners.len() as f64;
    }
    let mut lessons: Vec<Lesson<'_>> =
        worlds.into_iter().skip(FEW).map(|world| Lesson { board, world, aim: won, won }).collect();
    aim(&mut lessons);
    Ok(lessons)
}

/// Finds what should have been thought of the positions of a game, from the last one back.
fn aim(lessons: &mut [Lesson<'_>]) {
    let tables = Tables::default();
    let mut later: Option<(Shares, Shares)> = None;
    for lesson in lessons.iter_mut().rev() {
        if let Some((judged, aim)) = later {
            lesson.aim = std::array::from_fn(|seat| (1.0 - FAR) * judged[seat] + FAR * aim[seat]);
        }
        let expected = Position::judge(&tables, lesson.board, &lesson.world);
        let [first, second, third, fourth, _] =
            shares(&expected, lesson.players(), Position::lead(&tables, lesson.board, &lesson.world));
        later = Some(([first, second, third, fourth], lesson.aim));
    }
}

impl Lesson<'_> {
    pub(super) fn players(&self) -> usize {
        self.world.players()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tune::network::tests::small_tables;

    #[test]
    fn what_should_have_been_thought_comes_closer_to_who_won_towards_the_end() {
        let [table, _] = small_tables();
        let lessons = play_one(&table, 0, 5).unwrap();
        let off = |lesson: &Lesson<'_>| -> f64 {
            lesson.aim.iter().zip(lesson.won).map(|(aim, won)| (aim - won).abs()).sum()
        };
        assert!(lessons.len() > 40);
        assert!(lessons.iter().all(|lesson| (lesson.aim.iter().sum::<f64>() - 1.0).abs() < 1e-9));
        assert_eq!(lessons.last().map(off), Some(0.0));
        assert!(off(&lessons[0]) > off(&lessons[lessons.len() - 2]));
    }

    #[test]
    fn games_of_every_table_are_held_out() {
        let held_out: Vec<usize> = (0..40).filter(|game| is_held_out(*game, 2)).collect();
        assert_eq!(held_out, [18, 19, 38, 39]);
    }
}
