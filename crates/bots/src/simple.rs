//! The simplest players: one that doesn't think, and one that takes the most points now.

use kernel::{Dice, Legal, Observer, View};

use crate::{Answer, Judge, Player, Question};

/// Plays any legal action, each equally likely.
#[derive(Clone, Copy, Default, Debug)]
pub struct Random;

impl<G: Judge> Player<G> for Random {
    fn answer(&mut self, question: &Question<'_, G>) -> Option<Answer<G>> {
        let legal = question.view.legal(question.board)?;
        let action = legal.draw(&mut Dice::for_players(question.seed))?;
        Some(Answer::without_thought(action))
    }
}

/// Takes the most points that an action gives at once, and else plays at random.
#[derive(Clone, Copy, Default, Debug)]
pub struct Points;

impl<G: Judge> Player<G> for Points {
    fn answer(&mut self, question: &Question<'_, G>) -> Option<Answer<G>> {
        let Question { board, view, .. } = *question;
        let Observer::Seat(seat) = view.observer() else { return None };
        let mut dice = Dice::for_players(question.seed);
        let world = G::sample_world(view, &mut dice);
        let mut best: Vec<G::Action> = Vec::new();
        let mut most = f64::NEG_INFINITY;
        view.legal(board)?.for_each(|action| {
            let mut next = world;
            if next.apply(board, action, &mut ()).is_ok() {
                let points = G::points(board, &next, seat);
                if points > most {
                    most = points;
                    best.clear();
                }
                if points >= most {
                    best.push(action);
                }
            }
        });
        let action = best.get(dice.below(best.len() as u32) as usize)?;
        Some(Answer::without_thought(*action))
    }
}

impl<G: Judge> Answer<G> {
    /// An action without any thought behind it.
    pub(crate) fn without_thought(action: G::Action) -> Self {
        Self { action, candidates: Vec::new(), outlook: Vec::new(), line: vec![action], reasons: Vec::new() }
    }
}
