//! One game of an arena.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::Result;
use bots::{Bot, Judge, Player, watch_game};
use conformance::{LONGEST, Recorder};
use kernel::{Seat, Sink};

use super::USUAL;
use super::file::PlayedGame;
use crate::game::{Listed, Table, Times};

/// Counts what happens to each seat.
struct Counts<E> {
    of_seats: BTreeMap<String, Vec<u64>>,
    players: usize,
    facts: fn(&E) -> (Option<Seat>, Times),
}

impl<E> Sink<E> for Counts<E> {
    fn tell(&mut self, event: E) {
        let (seat, facts) = (self.facts)(&event);
        for (fact, times) in facts {
            let counts = self.of_seats.entry(fact.to_owned()).or_insert_with(|| vec![0; self.players]);
            for (number, count) in counts.iter_mut().enumerate() {
                if seat.is_none_or(|seat| seat.index() == number) {
                    *count += times;
                }
            }
        }
    }
}

/// What tells games apart: a number made of all actions (FNV-1a).
struct Course(u64);

impl Default for Course {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Course {
    fn note(&mut self, action: &impl ToString) {
        for byte in action.to_string().bytes().chain([b'\n']) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// What is wanted besides.
#[derive(Clone, Copy)]
pub(crate) struct Extras {
    /// Decisions at random before the bots take over.
    pub(crate) opening: usize,
    /// Whether a record is wanted.
    pub(crate) record: bool,
}

/// Plays a deal with these bots on the seats; gives its record too, if wanted.
///
/// The chance of the players follows from the deal and the rotation, not from who else is in the arena.
pub(crate) fn sit_down<G: Listed + Judge>(
    table: &Table<G>,
    deal: u64,
    rotation: usize,
    seats: &[(&str, Bot)],
    Extras { opening, record }: Extras,
) -> Result<(PlayedGame, Option<String>)> {
    let dealt = table.deal(deal)?;
    // A bot has one core, so that a time means the same for all of them.
    let mut players: Vec<Box<dyn Player<G>>> = seats.iter().map(|(_, bot)| bot.player(1)).collect();
    let mut seated: Vec<_> = players
        .iter_mut()
        .zip(seats)
        .map(|(player, (_, bot))| (player.as_mut() as &mut dyn Player<G>, bot.budget(USUAL)))
        .collect();
    let mut recorder = record.then(|| Recorder::new(false));
    let mut counts = Counts { of_seats: BTreeMap::new(), players: table.players, facts: G::facts };
    let mut course = Course::default();
    let mut note = |position: &G, legal: &G::Legal<'_>, action: G::Action| {
        course.note(&action);
        if let Some(recorder) = &mut recorder {
            recorder.note::<G>(&table.board, position, legal, action);
        }
    };
    let start = table.opened(deal, opening, &mut counts, &mut note)?;
    let seed = table.seed_of_players(deal, rotation as u64);
    let played = watch_game::<G>(&table.board, start, seed, &mut seated, LONGEST, &mut counts, &mut note);
    let outcome = played.position.outcome(&table.board);
    let efforts = &played.efforts;
    let game = PlayedGame {
        deal,
        rotation,
        seats: seats.iter().map(|(name, _)| (*name).to_owned()).collect(),
        ended: played.ended,
        places: outcome.as_ref().map(G::places).unwrap_or_default(),
        scores: outcome.as_ref().map(G::scores).unwrap_or_default(),
        winners: outcome.as_ref().map(|outcome| G::winners(outcome).to_vec()).unwrap_or_default(),
        course: format!("{:016x}", course.0),
        rounds: outcome.as_ref().and_then(G::rounds),
        decisions: efforts.iter().map(|effort| effort.decisions).collect(),
        choices: efforts.iter().map(|effort| effort.choices).collect(),
        seconds: efforts.iter().map(|effort| seconds(effort.time)).collect(),
        longest: efforts.iter().map(|effort| seconds(effort.longest)).collect(),
        facts: counts.of_seats,
    };
    let Some(recorder) = recorder else { return Ok((game, None)) };
    let board_file = table.board_file.as_deref();
    let record = recorder.finish::<G>(&table.board, board_file, &table.options, &dealt, &played.position)?;
    Ok((game, Some(serde_json::to_string(&record)?)))
}

/// To the microsecond.
fn seconds(time: Duration) -> f64 {
    time.as_micros() as f64 / 1e6
}
