//! What a bot would answer, and why. It is given the player's view, as if it sat in that seat.

use bots::{Answer, Bot, Candidate, Question};
use kernel::{Dice, Game, Legal, Observer, Pending, Seat};
use words::play::{Saying, list, say, weighed};

use super::paper;
use super::playable::Playable;
use super::session::{Session, USUAL};

/// So many of the answers that were weighed are shown.
const CANDIDATES: usize = 5;
/// So many reasons are told.
const REASONS: usize = 4;
/// So many actions of the expected line are told.
const LINE: usize = 6;
/// So many worlds are tried to tell who does what in it.
const WORLDS: usize = 32;

/// Whether an answer below the first has a higher share, which needs an explanation.
fn is_outshone<G: Game>(candidates: &[Candidate<G>]) -> bool {
    // As they are shown.
    let share = |candidate: &Candidate<G>| (1000.0 * candidate.value).round();
    candidates.split_first().is_some_and(|(first, others)| others.iter().any(|other| share(other) > share(first)))
}

impl<G: Playable> Session<G> {
    /// Lets a bot think about the decision at hand and tells what it would answer.
    pub(super) fn hint(&self, bot: Bot) {
        let language = self.language;
        let Pending::Decision { seat, .. } = self.position.pending() else {
            paper::paragraph(0, &say(language, Saying::NothingToAnswer));
            return;
        };
        let legal = self.position.legal(&self.setting.board);
        if let (1, Some(action)) = (legal.count(), legal.nth(0)) {
            paper::paragraph(0, &say(language, Saying::HintOnly { action: &action }));
            return;
        }
        drop(legal);
        let view = self.position.view(Observer::Seat(seat));
        let (budget, seed) = (bot.budget(USUAL), self.chance(true));
        let question = Question { board: &*self.setting.board, view: &view, budget, seed };
        let mut player = bot.player::<G>(self.threads);
        let called = words::play::bot(language, bot);
        let answer = super::thinking(language, &called, || player.answer(&question));
        if let Some(answer) = answer {
            self.tell_hint(&called, seat, &answer);
        }
    }

    fn tell_hint(&self, called: &str, seat: Seat, answer: &Answer<G>) {
        let language = self.language;
        paper::heading(&say(language, Saying::HintAction { bot: called, action: &answer.action }));
        let mut reasons = G::advice(language, &self.names, &answer.reasons);
        reasons.truncate(REASONS);
        if !reasons.is_empty() {
            paper::paragraph(0, &say(language, Saying::HintReasons));
            reasons.iter().for_each(|reason| paper::paragraph(4, &format!("  · {reason}")));
        } else if !answer.candidates.is_empty() {
            paper::paragraph(0, &say(language, Saying::HintNoReasons));
        }
        if !answer.outlook.is_empty() {
            let shares: Vec<String> = Seat::all(answer.outlook.len())
                .zip(&answer.outlook)
                .map(|(seat, share)| {
                    let player = G::name(language, &self.names, seat);
                    say(language, Saying::Share { player, percent: 100.0 * share })
                })
                .collect();
            paper::paragraph(2, &say(language, Saying::HintShares { shares: &list(language, &shares) }));
        }
        self.tell_candidates(answer);
        if let Some(line) = self.expected(seat, &answer.line) {
            paper::paragraph(2, &say(language, Saying::HintLine { line: &line }));
        }
    }

    /// How the game is expected to go on, with who does what: `Lion leader k@H13, riot 1 H8; Bull leader k@J12`. It is
    /// told as far as it is possible in a world that looks like this one to the player.
    fn expected(&self, seat: Seat, line: &[G::Action]) -> Option<String> {
        let view = self.position.view(Observer::Seat(seat));
        let mut dice = Dice::for_players(self.chance(true));
        let line = &line[..line.len().min(LINE)];
        let mut longest: Vec<Seat> = Vec::new();
        for _ in 0..WORLDS {
            let (mut world, mut seats) = (G::sample_world(&view, &mut dice), Vec::new());
            for action in line {
                match world.pending().seat() {
                    Some(seat) if world.apply(&self.setting.board, *action, &mut ()).is_ok() => seats.push(seat),
                    _ => break,
                }
            }
            if seats.len() > longest.len() {
                longest = seats;
            }
        }
        let mut told = String::new();
        for (number, (seat, action)) in longest.iter().zip(line).enumerate() {
            match number.checked_sub(1).map(|before| longest[before]) {
                Some(before) if before == *seat => told += &format!(", {action}"),
                before => {
                    let gap = if before.is_some() { "; " } else { "" };
                    told += &format!("{gap}{} {action}", self.name(*seat));
                }
            }
        }
        (longest.len() > 1).then_some(told)
    }

    /// The best answers with what they are worth and how often they were tried.
    fn tell_candidates(&self, answer: &Answer<G>) {
        if answer.candidates.len() < 2 {
            return;
        }
        let best = &answer.candidates[..answer.candidates.len().min(CANDIDATES)];
        let tried = best.iter().any(|candidate| candidate.visits > 0);
        let mut rows = vec![weighed(self.language).map(str::to_owned)];
        rows.extend(best.iter().map(|candidate| {
            let share = words::play::percentage(self.language, 100.0 * candidate.value);
            [candidate.action.to_string(), share, candidate.visits.to_string()]
        }));
        let wide = |column: usize| rows.iter().map(|row| paper::width(&row[column])).max().unwrap_or(0);
        let [answers, shares, tries] = [0, 1, 2].map(wide);
        for (number, [action, share, visits]) in rows.iter().enumerate() {
            let blank = |text: &str, wide: usize| " ".repeat(wide.saturating_sub(paper::width(text)));
            let mut line = format!("  {}  {}{share}", paper::padded(action, answers), blank(share, shares));
            if tried {
                line = format!("{line}  {}{visits}", blank(visits, tries));
            }
            if number == 0 { paper::faded(&line) } else { paper::paragraph(4, &line) }
        }
        if tried && is_outshone(best) {
            paper::paragraph(2, &say(self.language, Saying::HintSeldom));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_higher_share_below_the_first_needs_an_explanation() {
        let weighed = |values: &[f64]| {
            let candidate =
                |value: &f64| Candidate::<yunnan::Position> { action: yunnan::Action::Pass, value: *value, visits: 1 };
            is_outshone(&values.iter().map(candidate).collect::<Vec<_>>())
        };
        assert!(weighed(&[0.4, 0.3, 0.41]));
        assert!(!weighed(&[0.4, 0.3]) && !weighed(&[0.4001, 0.4004]) && !weighed(&[0.4]) && !weighed(&[]));
    }
}
