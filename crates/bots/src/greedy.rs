//! A player that judges every action by the position it leads to, once what it begins has ended.

use kernel::{Dice, Legal, Observer, View};

use crate::judge::{PerSeat, shares};
use crate::{Answer, Candidate, Judge, Player, Question};

/// Judges every action and takes the best one.
#[derive(Clone, Copy, Default, Debug)]
pub struct Greedy;

/// Worlds that are sampled to judge an action in; more than one only where something is hidden.
const WORLDS: usize = 6;
/// What an action begins ends after a few more decisions; if not, the position is judged as it is.
const FEW: usize = 40;

impl<G: Judge> Player<G> for Greedy {
    fn name(&self) -> String {
        "greedy".to_owned()
    }

    fn answer(&mut self, question: &Question<'_, G>) -> Option<Answer<G>> {
        let Question { board, view, .. } = *question;
        let Observer::Seat(seat) = view.observer() else { return None };
        let actions = view.legal(board)?.list();
        if let [only] = actions[..] {
            return Some(Answer::without_thought(only));
        }
        let mut dice = Dice::for_players(question.seed);
        let mut worlds = vec![G::sample_world(view, &mut dice)];
        for _ in 1..WORLDS {
            let world = G::sample_world(view, &mut dice);
            if worlds.contains(&world) {
                break;
            }
            worlds.push(world);
        }
        let mut candidates: Vec<(Candidate<G>, PerSeat)> = actions
            .into_iter()
            .filter(|action| !G::pointless(board, &worlds[0], *action))
            .map(|action| {
                let mut outlook = [0.0; 5];
                for world in &worlds {
                    for (sum, share) in outlook.iter_mut().zip(outlook_after(board, world, action, &mut dice)) {
                        *sum += share / worlds.len() as f64;
                    }
                }
                (Candidate { action, value: outlook[seat.index()], visits: worlds.len() as u32 }, outlook)
            })
            .collect();
        // Of equals the one that is listed first.
        candidates.sort_by(|(one, _), (other, _)| other.value.total_cmp(&one.value));
        let (best, outlook) = candidates.first()?;
        let (action, players) = (best.action, worlds[0].players());
        Some(Answer {
            action,
            outlook: outlook[..players].to_vec(),
            line: vec![action],
            reasons: G::reasons(board, seat, &worlds[0], &after(board, &worlds[0], action, &mut dice)),
            candidates: candidates.into_iter().map(|(candidate, _)| candidate).collect(),
        })
    }
}

/// The world once an action has been carried out and what it begins has ended as usual.
fn after<G: Judge>(board: &G::Board, world: &G, action: G::Action, dice: &mut Dice) -> G {
    let mut next = *world;
    // What a sampled world doesn't allow is as good as nothing; legal actions depend on the view alone.
    if next.apply(board, action, &mut ()).is_ok() {
        for _ in 0..FEW {
            let Some(usual) = G::usual(board, &next, dice) else { break };
            if next.apply(board, usual, &mut ()).is_err() {
                break;
            }
        }
    }
    next
}

/// Each seat's share of the victory after that.
fn outlook_after<G: Judge>(board: &G::Board, world: &G, action: G::Action, dice: &mut Dice) -> PerSeat {
    let next = after(board, world, action, dice);
    shares(&G::judge(board, &next), next.players(), G::lead(board, &next))
}
