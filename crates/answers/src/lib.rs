//! Questions to bots whose answers have to be the same on every platform, and the answers as text, to the last bit.
//!
//! Built for WebAssembly it is a module that answers them there. The program of this crate asks both and compares.

use std::fmt::{self, Write};

use bots::{Answer, Bot, Budget, Judge, Question};
use kernel::{Boards, Game, Legal, Observer, Pending, Seed};

/// More threads than a browser has to give: there the search has to do without, and to find the same.
const THREADS: usize = 4;

/// Who is asked in games of every number of players, with how many iterations, and where: at the first decision after so
/// many that has at least so many answers. A limit of time would make the answers depend on the machine, so levels get
/// their iterations alone.
const ALWAYS: [(&str, u32, usize, usize); 8] = [
    ("random", 1, 3, 2),
    ("points", 1, 9, 10),
    ("greedy", 1, 4, 10),
    ("greedy", 1, 67, 2),
    ("pupil", 1, 30, 10),
    ("wanderer", 1, 40, 10),
    ("scholar", 150, 52, 10),
    ("search", 300, 90, 2),
];

/// So many iterations grow several trees. They are asked for late in a game of few players, where they don't take long.
const MANY: u32 = 8_000;

/// A question: a moment of a random game, and who is asked there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Asked {
    game: &'static str,
    players: usize,
    bot: &'static str,
    iterations: u32,
    after: usize,
    choices: usize,
}

/// All questions.
pub fn questions() -> Vec<Asked> {
    let mut list = Vec::new();
    for (game, numbers, late) in [
        (yangtze::Position::NAME, yangtze::Position::PLAYERS, 164),
        (yunnan::Position::NAME, yunnan::Position::PLAYERS, 240),
    ] {
        let fewest = *numbers.start();
        list.push(Asked { game, players: fewest, bot: "search", iterations: MANY, after: late, choices: 10 });
        for players in numbers {
            let asked = |(bot, iterations, after, choices)| Asked { game, players, bot, iterations, after, choices };
            list.extend(ALWAYS.map(asked));
        }
    }
    list
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, players, bot, iterations, after, choices } = self;
        write!(f, "{game} with {players} players, {bot} with {iterations} iterations, ")?;
        write!(f, "at the first decision after {after} with {choices} answers or more")
    }
}

impl Asked {
    /// What is answered, with all thoughts behind it, a line each.
    pub fn answer(&self) -> String {
        match self.game {
            yunnan::Position::NAME => self.answer_in::<yunnan::Position>(),
            _ => self.answer_in::<yangtze::Position>(),
        }
    }

    fn answer_in<G: Judge>(&self) -> String {
        let board = Boards::<G>::built_in().default_board();
        let Some(position) = self.position::<G>(&board) else { return String::new() };
        let Pending::Decision { seat, .. } = position.pending() else { return String::new() };
        let view = position.view(Observer::Seat(seat));
        let budget = Budget::iterations(self.iterations);
        let question = Question { board: &*board, view: &view, budget, seed: self.seed() };
        let bot: Bot = self.bot.parse().expect("there is such a bot");
        bot.player(THREADS).answer(&question).map_or_else(String::new, |answer| text::<G>(&answer))
    }

    /// Where it is asked; `None` if the game ends before.
    fn position<G: Judge>(&self, board: &G::Board) -> Option<G> {
        let (mut number, mut found) = (0, None);
        let look = |position: &G, legal: &G::Legal<'_>, _| {
            if found.is_none() && number >= self.after && legal.count() >= self.choices {
                found = Some(*position);
            }
            number += 1;
        };
        let (seed, options) = (self.seed(), G::Options::default());
        conformance::random_game(board, self.players, &options, seed, conformance::LONGEST, &mut (), look).ok()?;
        found
    }

    fn seed(&self) -> Seed {
        Seed::of_series(17, self.players as u64)
    }
}

/// Different numbers have different texts: Rust writes as many digits as tell them apart.
fn text<G: Judge>(answer: &Answer<G>) -> String {
    let Answer { action, candidates, outlook, line, reasons } = answer;
    let line: Vec<String> = line.iter().map(ToString::to_string).collect();
    let mut text = format!("answer {action}\noutlook {outlook:?}\nline {}\nreasons {reasons:?}\n", line.join(", "));
    for candidate in candidates {
        let (action, value, visits) = (candidate.action, candidate.value, candidate.visits);
        writeln!(text, "candidate {action}: {value:?}, visits: {visits}").expect("a string takes everything");
    }
    text
}

/// What the host of the module calls: answers the question of this number. The upper half of what comes back is where the
/// text begins in memory, the lower half how long it is.
#[cfg(target_family = "wasm")]
#[expect(unsafe_code, reason = "a host finds a function by its plain name, and no other function here has this one")]
#[unsafe(no_mangle)]
extern "C" fn answer(number: u32) -> u64 {
    let text = questions()[number as usize].answer().leak();
    (text.as_ptr() as u64) << 32 | text.len() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_question_is_answered_with_the_thoughts_behind_it() {
        for asked in questions() {
            let answer = Asked { iterations: 1, ..asked }.answer();
            let words: Vec<&str> = answer.lines().filter_map(|line| line.split(' ').next()).collect();
            assert!(words.starts_with(&["answer", "outlook", "line", "reasons"]), "{asked}: {answer}");
            let thinks = !["random", "points"].contains(&asked.bot);
            assert_eq!(words.len() > 4, thinks, "{asked}: {answer}");
        }
    }
}
