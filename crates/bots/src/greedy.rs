//! A player that judges every action by the position it leads to, once what it begins has ended.

use kernel::{Dice, Legal, Observer, View};

use crate::best::best_first;
use crate::weigh::{Scales, sample_worlds};
use crate::{Answer, Candidate, Care, Judge, PerSeat, Player, Question};

/// Judges every action and takes the best one.
#[derive(Clone, Copy, Debug)]
pub struct Greedy<G: Judge> {
    /// What it judges by.
    pub weights: G::Weights,
    /// What it overlooks.
    pub care: Care,
    /// Worlds that it samples to judge an action in; it takes more than one only where something is hidden.
    pub worlds: usize,
}

impl<G: Judge> Default for Greedy<G> {
    fn default() -> Self {
        Self { weights: G::Weights::default(), care: Care::default(), worlds: 6 }
    }
}

impl<G: Judge> Player<G> for Greedy<G> {
    fn answer(&mut self, question: &Question<'_, G>) -> Option<Answer<G>> {
        let Question { board, view, .. } = *question;
        let scales = Scales { weights: &self.weights, foresight: None, board };
        let Observer::Seat(seat) = view.observer() else { return None };
        let mut actions = view.legal(board)?.list();
        if let [only] = actions[..] {
            return Some(Answer::without_thought(only));
        }
        let mut dice = Dice::for_players(question.seed);
        let worlds = sample_worlds::<G>(view, self.worlds, &mut dice);
        actions.retain(|action| !G::pointless(&self.weights, board, &worlds[0], *action));
        self.care.overlook(&mut actions, &mut dice);
        let mut candidates: Vec<(Candidate<G>, PerSeat)> = actions
            .into_iter()
            .map(|action| {
                let outlook = scales.average_outlook(&worlds, action, &mut dice);
                (Candidate { action, value: outlook[seat.index()], visits: worlds.len() as u32 }, outlook)
            })
            .collect();
        // Of equals the one that is listed first.
        best_first(&mut candidates, |(candidate, _)| candidate.value);
        let (best, outlook) = candidates.first()?;
        let action = best.action;
        let instead = candidates.get(1).map(|(next, _)| next.action);
        Some(Answer {
            action,
            outlook: outlook[..worlds[0].players()].to_vec(),
            line: vec![action],
            reasons: G::reasons(scales.weights, board, &worlds, action, instead, &mut dice),
            candidates: candidates.into_iter().map(|(candidate, _)| candidate).collect(),
        })
    }
}
