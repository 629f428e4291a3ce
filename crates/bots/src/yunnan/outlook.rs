//! What each seat can expect to have at the end: what it has, and what the rounds to come bring.
//!
//! Positions are judged between rounds, see [`super::usual`]; in between only roughly.

use ::yunnan::{Board, Construction, Decision, FinalReason, Player, Position, Province};
use kernel::{Legal, Pending, Seat};

use super::Weights;
use super::prospect::{FARTHEST, Prospect};
use crate::PerSeat;

/// In a finished game, what decides between equals counts as much as so many points,
const DECIDES: f64 = 2.0;
/// and this is how much a point more is worth. Whoever has lost still prefers to lose by little.
const DECIDED: f64 = 0.4;

/// Expected final points of each seat.
pub(super) fn expected(board: &Board, position: &Position, weights: &Weights) -> PerSeat {
    let mut expected = [0.0; 5];
    if position.pending() == Pending::Over {
        for (seat, player) in position.by_seat() {
            expected[seat.index()] = player.score(board) as f64;
        }
        expected[winner(board, position).index()] += DECIDES;
        return expected;
    }
    let prospects = prospects(board, position, weights);
    let rounds = rounds_to_come(board, position, weights, &prospects);
    let table = Table::new(board, position, weights, rounds);
    for (seat, player) in position.by_seat() {
        expected[seat.index()] = table.player(seat, player, &prospects[seat.index()]);
    }
    expected
}

/// How much a lead is worth.
pub(super) fn lead(board: &Board, position: &Position, weights: &Weights) -> f64 {
    if position.pending() == Pending::Over {
        return DECIDED;
    }
    weights.lead + weights.lead_a_round * rounds_by_points(board, position)
}

/// About how many rounds there are after this one, as points and incomes of now tell: less exact than
/// [`rounds_to_come`], but quickly found.
pub(super) fn rounds_by_points(board: &Board, position: &Position) -> f64 {
    let mut least: f64 = 6.0;
    for (seat, player) in position.by_seat() {
        let missing = f64::from(board.victory_points()) - player.points() as f64;
        let income = f64::from(position.income(board, seat)).max(6.0);
        least = least.min(missing / income - 1.0);
    }
    least.max(0.0)
}

/// YN-12.3: most points, more influence, the earlier place.
fn winner(board: &Board, position: &Position) -> Seat {
    let rank = |seat: &Seat| {
        let player = position.player(*seat);
        (player.score(board), player.influence(), std::cmp::Reverse(position.order().place(*seat)))
    };
    position.order().iter().max_by_key(rank).unwrap_or(position.order().first())
}

pub(super) fn prospects(board: &Board, position: &Position, weights: &Weights) -> [Prospect; 5] {
    let mut prospects = [Prospect { incomes: [0.0; FARTHEST] }; 5];
    for (seat, player) in position.by_seat() {
        prospects[seat.index()] = Prospect::new(board, player, weights);
    }
    prospects
}

/// How many rounds are going to be played from here on: until somebody has enough points or the presents are given.
pub(super) fn rounds_to_come(board: &Board, position: &Position, weights: &Weights, prospects: &[Prospect; 5]) -> f64 {
    let mut least = (FARTHEST - 1) as f64;
    for (seat, player) in position.by_seat() {
        let mut missing = f64::from(board.victory_points()) - player.points() as f64;
        let (mut rounds, mut growth) = (0.0, weights.pace);
        for income in prospects[seat.index()].incomes {
            let gain = (income * growth).max(1.0);
            if missing <= gain {
                rounds += (missing / gain).max(0.0);
                break;
            }
            missing -= gain;
            rounds += 1.0;
            growth *= 1.0 + weights.growth;
        }
        least = least.min(rounds);
    }
    least.min(rounds_of_presents(position)).max(1.0)
}

/// In how many rounds the last present can be given, as traders stand now.
fn rounds_of_presents(position: &Position) -> f64 {
    let left = position.presents();
    let mut rounds: f64 = 0.0;
    let mut ahead = 0.0;
    for province in Province::ALL {
        let here: u8 = position.by_seat().map(|(_, player)| player.traders()[province]).sum();
        let horses = position.by_seat().any(|(_, player)| player.horse() >= province);
        // Every province that nobody has reached takes a round to reach, and one that nobody may enter another.
        ahead = if here > 0 { 0.0 } else { ahead + if horses { 0.7 } else { 1.3 } };
        if left[province.index()] > 0 {
            rounds = rounds.max(ahead + f64::from(left[province.index()]) / f64::from(here.max(1)));
        }
    }
    rounds
}

/// A position with what is the same for all seats.
struct Table<'a> {
    board: &'a Board,
    position: &'a Position,
    weights: &'a Weights,
    /// How many rounds are going to be played, at least one.
    rounds: f64,
    /// Whom the inspector would choose, and what a trader earns there.
    banished: Option<(Seat, f64)>,
    /// In each province: the presents that a trader there can hope for.
    presents: [f64; Province::COUNT],
}

impl<'a> Table<'a> {
    fn new(board: &'a Board, position: &'a Position, weights: &'a Weights, rounds: f64) -> Self {
        let banished = position
            .inspected(board)
            .and_then(|(province, _)| Some((position.banished(province)?, f64::from(board.income(province)))));
        let presents = Province::ALL.map(|province| {
            let left = position.presents()[province.index()];
            let traders: u8 = position.by_seat().map(|(_, player)| player.traders()[province]).sum();
            if traders == 0 { 0.0 } else { f64::from(left.min(traders)) / f64::from(traders) }
        });
        Self { board, position, weights, rounds, banished, presents }
    }

    fn player(&self, seat: Seat, player: &Player, prospect: &Prospect) -> f64 {
        let Self { board, weights, rounds, .. } = *self;
        let later = rounds - 1.0;

        // What is there already, the final points of money apart.
        let sure = [FinalReason::Presents, FinalReason::Teahouses, FinalReason::Customs, FinalReason::Influence];
        let mut value = player.points() as f64;
        value += f64::from(sure.iter().map(|why| player.final_points(board, *why).1).sum::<u32>());
        value += weights.next_level * (next_level(board, player.customs()) + next_level(board, player.influence()));
        value += self.money(player);
        value += self.pending_income(seat);

        // What the rounds to come bring.
        let others = self.position.by_seat().len() as f64 - 1.0;
        let stronger =
            self.position.by_seat().filter(|(_, other)| other.influence() > player.influence()).count() as f64;
        let undisturbed = 1.0 - weights.push * stronger / others;
        value += prospect.sum(rounds) * weights.lasting * undisturbed;
        let hoped: f64 = Province::ALL
            .into_iter()
            .map(|province| f64::from(player.traders()[province]) * self.presents[province.index()])
            .sum();
        value += weights.present * hoped * f64::from(board.present_points());
        if let Some((banished, income)) = self.banished
            && banished == seat
        {
            value -= weights.inspector * income * rounds.min(2.0);
        }

        // What helps to earn more than that.
        value += later * weights.trader * f64::from(7 - player.reserve());
        value += later * weights.crossing * f64::from(player.customs());
        value += later * weights.access * f64::from(board.income(player.horse())) / 4.0;
        value += later * weights.influence * f64::from(player.influence());
        let stock = player.stock();
        value += later * weights.post * f64::from(stock.of(Construction::Post));
        value += later * weights.bridge * f64::from(stock.of(Construction::Bridge));
        value += weights.teahouse * f64::from(stock.of(Construction::Teahouse)) * f64::from(board.teahouse_points());
        value - later * weights.early * self.position.order().place(seat) as f64
    }

    /// Money in final points: what it counts at the end, and what it can buy before.
    fn money(&self, player: &Player) -> f64 {
        let weights = self.weights;
        let yuan = f64::from(player.yuan());
        let purse = purse(weights, player);
        let useful = yuan * purse / (yuan + purse);
        yuan / f64::from(self.board.yuan_per_point()) + Weights::by_rounds(&weights.yuan, self.rounds) * useful
    }

    /// An income that waits to be converted.
    fn pending_income(&self, seat: Seat) -> f64 {
        match self.position.pending() {
            Pending::Decision { seat: now, decision: Decision::Conversion } if now == seat => {
                (kernel::Game::legal(self.position, self.board).count() - 1) as f64
            }
            _ => 0.0,
        }
    }
}

/// So many Yuan halve what one more is worth.
fn purse(weights: &Weights, player: &Player) -> f64 {
    weights.purse + weights.purse_a_trader * f64::from(7 - player.reserve())
}

/// What the next level brings.
fn next_level(board: &Board, level: u8) -> f64 {
    if level >= 4 { 0.0 } else { f64::from(board.level_points(level + 1)) - f64::from(board.level_points(level)) }
}
