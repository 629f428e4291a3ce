//! What each seat can expect to have at the end: what it has, what this round brings, and what later rounds may.

use ::yunnan::{Bank, Board, Building, Construction, Decision, FinalReason, Pieces, Player, Position, Province};
use kernel::{Pending, Seat};

use super::Weights;
use crate::PerSeat;

/// Expected final points of each seat.
pub(super) fn expected(board: &Board, position: &Position, weights: &Weights) -> PerSeat {
    let mut expected = [0.0; 5];
    let over = position.pending() == Pending::Over;
    let rounds = if over { 0.0 } else { rounds_left(board, position, weights) };
    let round = Round::new(board, position, weights);
    for (seat, player) in position.by_seat() {
        expected[seat.index()] = if over { player.score(board) as f64 } else { round.player(seat, player, rounds) };
    }
    expected
}

/// How many rounds will be played after this one, as far as the leader's points and income tell.
pub(super) fn rounds_left(board: &Board, position: &Position, weights: &Weights) -> f64 {
    let mut least = weights.farthest;
    for (seat, player) in position.by_seat() {
        let missing = f64::from(board.victory_points()) - player.points() as f64;
        let pace = f64::from(position.income(board, seat)).max(weights.least_pace);
        least = least.min(missing / pace);
    }
    least.max(0.0)
}

/// Where in a round a position is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Phase {
    Auction,
    Travel,
    Conversion,
}

/// A position with what is the same for all seats in this round.
struct Round<'a> {
    board: &'a Board,
    position: &'a Position,
    weights: &'a Weights,
    phase: Phase,
    /// Who has yet to travel.
    to_travel: [bool; 5],
    /// Who is about to lose a trader to the inspector, and how much income.
    banished: Option<(Seat, f64)>,
}

impl<'a> Round<'a> {
    fn new(board: &'a Board, position: &'a Position, weights: &'a Weights) -> Self {
        let (phase, deciding) = match position.pending() {
            Pending::Decision { decision: Decision::Travel, seat } => (Phase::Travel, Some(seat)),
            Pending::Decision { decision: Decision::Conversion, seat } => (Phase::Conversion, Some(seat)),
            _ => (Phase::Auction, None),
        };
        let mut to_travel = [phase == Phase::Auction; 5];
        if let (Phase::Travel, Some(seat)) = (phase, deciding) {
            let now = position.order().place(seat);
            position.order().iter().enumerate().for_each(|(place, seat)| to_travel[seat.index()] = place > now);
        }
        let banished = match phase {
            Phase::Conversion => None,
            _ => position
                .inspected(board)
                .and_then(|(province, _)| Some((position.banished(province)?, f64::from(board.income(province))))),
        };
        Self { board, position, weights, phase, to_travel, banished }
    }

    fn player(&self, seat: Seat, player: &Player, rounds: f64) -> f64 {
        let (board, weights) = (self.board, self.weights);
        let gains = self.gains(player);

        // What is there already, the final points of money apart.
        let sure = [FinalReason::Presents, FinalReason::Teahouses];
        let mut value = player.points() as f64;
        value += sure.iter().map(|why| f64::from(player.final_points(board, *why).1)).sum::<f64>();
        value += level_points(board, player.customs(), gains.customs);
        value += level_points(board, player.influence(), gains.influence);
        value -= gains.penalty;

        // What this round brings, and the same again later.
        let income = self.income(seat, player, &gains);
        let money = (f64::from(player.yuan()) + gains.yuan).max(0.0);
        match self.phase {
            Phase::Conversion => {
                let pending = self.position.incomes().map_or(0.0, |incomes| f64::from(incomes[seat.index()]));
                let converted = self.position.order().place(seat)
                    < self.position.pending().seat().map_or(0, |now| self.position.order().place(now));
                value += self.money(money, rounds);
                if !converted {
                    value += pending;
                }
            }
            _ => value += self.money(money, rounds) + income,
        }
        value += self.presents(player) * f64::from(board.present_points());

        // What later rounds bring.
        let influence = f64::from(player.influence()) + gains.influence;
        let stronger: f64 = self
            .position
            .by_seat()
            .filter(|(other, _)| *other != seat)
            .map(|(_, other)| (f64::from(other.influence()) - influence).clamp(0.0, 1.0))
            .sum();
        let safe = 1.0 / (1.0 + weights.push * stronger);
        value += rounds * weights.lasting * safe * self.steady(player, &gains);
        value += rounds * weights.crossing * (f64::from(board.crossings(player.customs())) + gains.customs);
        value += rounds * weights.influence * (f64::from(player.influence()) + gains.influence);
        let stock = player.stock();
        value += rounds * weights.post * f64::from(stock.of(Construction::Post));
        let bridges = f64::from(stock.of(Construction::Bridge)) + player.bridges().len() as f64;
        value += rounds * weights.bridge * bridges;
        let teahouses = f64::from(stock.of(Construction::Teahouse)) + gains.yard;
        value += weights.teahouse * teahouses * f64::from(board.teahouse_points()) * (rounds + 0.5).min(1.0);
        value
    }

    /// The income of a later round: a chain of traders and posts up to the horse, the rest of the traders at its end,
    /// some of them away to bid.
    fn steady(&self, player: &Player, gains: &Gains) -> f64 {
        let traders = f64::from(7 - player.reserve()) + gains.traders - self.weights.bidders;
        let near = self.chain(player, traders, player.horse());
        match player.horse().onwards() {
            Some(next) if gains.horse > 0.0 => near + gains.horse * (self.chain(player, traders, next) - near),
            _ => near,
        }
    }

    fn chain(&self, player: &Player, mut traders: f64, horse: Province) -> f64 {
        let (mut income, mut end) = (0.0, f64::from(self.board.income(Province::Puer)));
        for province in Province::ALL.into_iter().skip(1).take_while(|province| *province <= horse) {
            let (here, posts) = (f64::from(self.board.income(province)), player.posts()[province]);
            let placed = if posts > 0 { 0.0 } else { traders.min(1.0) };
            if posts == 0 && placed <= 0.0 {
                break;
            }
            traders -= placed;
            income += (f64::from(posts) + placed) * here;
            end = here;
        }
        income + traders.max(0.0) * end
    }

    /// What standing bids and a bank space will bring.
    fn gains(&self, player: &Player) -> Gains {
        let mut gains = Gains::default();
        if self.phase != Phase::Auction {
            return gains;
        }
        let mut cost = 0.0;
        for building in Building::ALL {
            let Some(bid) = player.bid(self.board, building) else { continue };
            let shaky = self.board.bids().iter().take(2).any(|low| *low == bid);
            let stands = if shaky { self.weights.shaky_bid } else { 1.0 };
            cost += stands * f64::from(bid);
            match building {
                Building::School => gains.traders += stands,
                Building::Customs => gains.customs += stands,
                Building::Horse => gains.horse += stands,
                Building::Dragon => gains.influence += stands,
                Building::Yard => gains.yard += stands,
            }
        }
        let row = self.board.bank_row(self.position.sum_of_bids(self.board));
        for (bank, pays) in [(Bank::High, row.high), (Bank::Low, row.low)] {
            if self.position.banker(bank).is_some_and(|seat| std::ptr::eq(self.position.player(seat), player)) {
                gains.yuan += f64::from(pays);
            }
        }
        let missing = (cost - f64::from(player.yuan())).max(0.0);
        gains.penalty = missing * f64::from(self.board.penalty(self.position.round()));
        gains.yuan -= cost - missing;
        gains
    }

    /// Money in final points: what it counts at the end, and what it can buy before.
    fn money(&self, yuan: f64, rounds: f64) -> f64 {
        let weights = self.weights;
        let at_the_end = yuan / f64::from(self.board.yuan_per_point());
        let useful = yuan * weights.enough_yuan / (yuan + weights.enough_yuan);
        at_the_end + weights.yuan * useful * (rounds / (rounds + 1.0))
    }

    /// The income of this round, as things stand and as the player can still travel.
    fn income(&self, seat: Seat, player: &Player, gains: &Gains) -> f64 {
        let mut income = f64::from(self.position.income(self.board, seat));
        let travelling = self.position.pending().seat() == Some(seat) && self.phase == Phase::Travel;
        if self.to_travel[seat.index()] || travelling {
            let (crossings, fresh) = match (self.position.crossings_left(), self.position.not_travelled()) {
                (Some(left), Some(fresh)) if travelling => (left, fresh),
                _ => (self.board.crossings(player.customs()), player.traders()),
            };
            income += journeys(self.board, player, f64::from(crossings) + gains.customs, fresh);
        }
        if let Some((banished, loss)) = self.banished
            && banished == seat
        {
            income -= self.weights.inspector * loss;
        }
        income - self.push_risk(seat, player)
    }

    /// What others who travel later may cost by pushing.
    fn push_risk(&self, seat: Seat, player: &Player) -> f64 {
        if self.phase != Phase::Travel {
            return 0.0;
        }
        let stronger = self
            .position
            .by_seat()
            .filter(|(other, it)| {
                *other != seat && self.to_travel[other.index()] && it.influence() > player.influence()
            })
            .count();
        let beyond: f64 = Province::ALL[1..]
            .iter()
            .map(|province| f64::from(player.traders()[*province].min(1)) * f64::from(self.board.income(*province)))
            .sum();
        self.weights.push * (stronger as f64) * beyond
    }

    /// How many presents the player can hope for in this round.
    fn presents(&self, player: &Player) -> f64 {
        if self.phase == Phase::Conversion {
            return 0.0;
        }
        let there = Province::ALL.iter().map(|province| {
            let left = self.position.presents()[province.index()];
            f64::from(player.traders()[*province].min(left))
        });
        self.weights.present * there.sum::<f64>()
    }
}

/// What standing bids bring, each weighed by how likely it is to stand.
#[derive(Default)]
struct Gains {
    traders: f64,
    customs: f64,
    horse: f64,
    influence: f64,
    yard: f64,
    yuan: f64,
    penalty: f64,
}

/// Final points for a level and a part of the next one.
fn level_points(board: &Board, level: u8, more: f64) -> f64 {
    let here = f64::from(board.level_points(level));
    let next = f64::from(board.level_points((level + 1).min(4)));
    here + more * (next - here)
}

/// What traders in the market can earn more by going on as far as a connected chain allows.
fn journeys(board: &Board, player: &Player, mut crossings: f64, fresh: Pieces) -> f64 {
    let (mut more, home) = (0.0, f64::from(board.income(Province::Puer)));
    let mut held = player.held();
    let mut traders = fresh[Province::Puer];
    while traders > 0 {
        // The farthest province to which the chain reaches, or the best one behind it.
        let mut best: Option<(Province, f64, f64)> = None;
        let mut chained = true;
        for province in player.access().iter().filter(|province| *province != Province::Puer) {
            let needed = province.index() as f64;
            let gain = f64::from(board.income(province)) - home;
            if chained && needed <= crossings && best.is_none_or(|(_, most, _)| gain > most) {
                best = Some((province, gain, needed));
            }
            chained &= held.has(province);
        }
        let Some((province, gain, needed)) = best else { break };
        crossings -= needed;
        more += gain;
        held.insert(province);
        traders -= 1;
    }
    more
}
