//! Views as data that can be sent: how they are written, and what has to hold before they are views again.

use kernel::{NoView, Seat};
use serde::{Deserialize, Serialize};

use crate::bids::{BidSpace, Bids, GIVE_WAY};
use crate::board::{Board, Sites};
use crate::building::{Building, Construction, Stock};
use crate::order::{Order, SEATS, Seats};
use crate::player::{Player, TOP_LEVEL, TRADERS};
use crate::position::Position;
use crate::province::{Pieces, Province, Provinces};
use crate::setup::{FEWEST, Variant};
use crate::stage::{Stage, Travel};
use crate::view::View;

/// A view as it is written. Lists by seat are in seat order, lists by province in road order.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenView {
    variant: Variant,
    round: u32,
    order: Vec<Seat>,
    bank: [Option<Seat>; 2],
    presents: [u8; Province::COUNT],
    players: Vec<WrittenPlayer>,
    stage: WrittenStage,
    observer: Option<Seat>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPlayer {
    points: i64,
    yuan: u32,
    /// The number of the space in each building on which a bid stands.
    bids: [Option<u8>; Building::COUNT],
    traders: [u8; Province::COUNT],
    posts: [u8; Province::COUNT],
    /// The numbers of the sites.
    bridges: Vec<usize>,
    presents: u16,
    teahouses: Vec<Province>,
    customs: u8,
    influence: u8,
    horse: Province,
    supply: u8,
    reserve: u8,
    stock: [u8; Construction::COUNT],
    reserve_stock: [u8; Construction::COUNT],
}

/// Where the game waits. Incomes follow from the board and aren't written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
enum WrittenStage {
    Auction { seat: Seat, passed: Vec<Seat> },
    Yard { seat: Seat, waiting: Vec<Seat> },
    Teahouse { seat: Seat, waiting: Vec<Seat> },
    Travel { seat: Seat, crossings: u8, fresh: [u8; Province::COUNT] },
    Conversion { seat: Seat },
    Over,
}

/// More points, money and rounds than any game has.
const MOST: u32 = 1_000_000_000;

impl View {
    pub(crate) fn to_written(self) -> WrittenView {
        let position = self.position();
        let list = |seats: Seats| seats.iter().collect();
        let stage = match position.stage {
            Stage::Auction { seat, passed } => WrittenStage::Auction { seat, passed: list(passed) },
            Stage::Yard { seat, waiting } => WrittenStage::Yard { seat, waiting: list(waiting) },
            Stage::Teahouse { seat, waiting } => WrittenStage::Teahouse { seat, waiting: list(waiting) },
            Stage::Travel { seat, travel } => {
                WrittenStage::Travel { seat, crossings: travel.crossings, fresh: counts(travel.fresh) }
            }
            Stage::Conversion { seat, .. } => WrittenStage::Conversion { seat },
            Stage::Over => WrittenStage::Over,
        };
        WrittenView {
            variant: position.variant,
            round: position.round,
            order: position.order.iter().collect(),
            bank: position.bank,
            presents: position.presents,
            players: position.by_seat().map(|(_, player)| WrittenPlayer::of(player)).collect(),
            stage,
            observer: self.seat(),
        }
    }

    pub(crate) fn of_written(board: &Board, written: &WrittenView) -> Result<Self, NoView> {
        let mut position = written.table(board)?;
        check_bids(board, &position)?;
        check_houses(board, &position)?;
        position.stage = written.stage.read(board, &position)?;
        let seated = |seat: Seat| seat.index() < position.order.len();
        NoView::unless(written.observer.is_none_or(seated), "the observer has no seat")?;
        Ok(Self::new(position, written.observer))
    }
}

impl WrittenView {
    /// Everything but where the game waits.
    fn table(&self, board: &Board) -> Result<Position, NoView> {
        let number = self.players.len();
        let complete = Seat::all(number).all(|seat| self.order.contains(&seat)) && self.order.len() == number;
        NoView::unless((FEWEST..=SEATS).contains(&number) && complete, "the order doesn't hold every seat once")?;
        NoView::unless((1..=MOST).contains(&self.round), "there is no such round")?;
        let bankers: Vec<Seat> = self.bank.iter().flatten().copied().collect();
        let apart = bankers.len() < 2 || bankers[0] != bankers[1];
        NoView::unless(apart && bankers.iter().all(|seat| seat.index() < number), "nobody like that is in the bank")?;
        let given: usize = self.players.iter().map(|player| player.presents as usize).sum();
        let sum = |presents: &[u8]| presents.iter().map(|count| *count as usize).sum::<usize>();
        let fewer = self.presents.iter().zip(board.presents()).all(|(left, all)| *left <= all);
        NoView::unless(fewer && sum(&self.presents) + given == sum(&board.presents()), "presents are missing")?;
        let mut position = Position {
            players: [Player::new(0); SEATS],
            order: Order::new(&self.order),
            bank: self.bank,
            presents: self.presents,
            round: self.round,
            variant: self.variant,
            stage: Stage::Over,
        };
        for (seat, player) in Seat::all(number).zip(&self.players) {
            *position.player_mut(seat) = player.read(board, bankers.contains(&seat))?;
        }
        Ok(position)
    }
}

impl WrittenPlayer {
    fn of(player: &Player) -> Self {
        let bid = |building| {
            let spaces = player.bids.in_building(building);
            (spaces != 0).then(|| spaces.trailing_zeros() as u8)
        };
        Self {
            points: player.points,
            yuan: player.yuan,
            bids: Building::ALL.map(bid),
            traders: counts(player.traders),
            posts: counts(player.posts),
            bridges: player.bridges.iter().collect(),
            presents: player.presents,
            teahouses: player.teahouses.iter().collect(),
            customs: player.customs,
            influence: player.influence,
            horse: player.horse,
            supply: player.supply,
            reserve: player.reserve,
            stock: player.stock.0,
            reserve_stock: player.reserve_stock.0,
        }
    }

    fn read(&self, board: &Board, banker: bool) -> Result<Player, NoView> {
        let rich = self.points.unsigned_abs() <= u64::from(MOST) && self.yuan <= MOST;
        NoView::unless(rich, "nobody has so much")?;
        NoView::unless(self.customs <= TOP_LEVEL && self.influence <= TOP_LEVEL, "there is no such level")?;
        NoView::unless(self.horse >= Province::Yunnan, "the horse never was there")?;
        let bids = self.bids.iter().flatten();
        NoView::unless(bids.clone().all(|bid| (*bid as usize) < board.bids().len()), "there is no such bid space")?;
        let sum = |counts: &[u8]| counts.iter().map(|count| *count as usize).sum::<usize>();
        let traders = sum(&self.traders) + sum(&[self.supply, self.reserve]) + bids.count() + usize::from(banker);
        NoView::unless(traders == TRADERS as usize, "traders are missing or left over")?;
        let bridges: Vec<_> = self.bridges.iter().copied().filter(|site| *site < board.sites().len()).collect();
        let teahouses: Provinces = self.teahouses.iter().copied().collect();
        let mut sites = Sites::NONE;
        bridges.iter().for_each(|site| sites.insert(*site));
        let built = [sum(&self.posts), sites.len(), teahouses.len()];
        let all = |kind: usize| built[kind] + sum(&[self.stock[kind], self.reserve_stock[kind]]);
        let known = sites.len() == self.bridges.len() && teahouses.len() == self.teahouses.len();
        NoView::unless(
            known && (0..Construction::COUNT).all(|kind| all(kind) == 2),
            "there are two of each construction",
        )?;
        let mut player = Player {
            points: self.points,
            yuan: self.yuan,
            bids: Bids::NONE,
            traders: pieces(self.traders),
            posts: pieces(self.posts),
            bridges: sites,
            presents: self.presents,
            teahouses,
            customs: self.customs,
            influence: self.influence,
            horse: self.horse,
            supply: self.supply,
            reserve: self.reserve,
            stock: Stock(self.stock),
            reserve_stock: Stock(self.reserve_stock),
        };
        for (building, number) in Building::ALL.into_iter().zip(self.bids) {
            if let Some(number) = number {
                player.bids.insert(BidSpace { building, number });
            }
        }
        let reached = ((player.held() | player.teahouses) & !player.access()).is_empty();
        NoView::unless(reached, "pieces stand where their owner has no access").map(|()| player)
    }
}

/// YN-3.3, YN-3.5: every bid has a space of its own, none that had to give way stands, and its owner can use it.
fn check_bids(board: &Board, position: &Position) -> Result<(), NoView> {
    let alone = position.all_bids().len() == position.by_seat().map(|(_, player)| player.bids.len()).sum::<usize>();
    NoView::unless(alone, "two traders stand on one bid space")?;
    for space in position.all_bids().iter() {
        let higher = position.all_bids().in_building(space.building) >> space.number > 1;
        NoView::unless(space.number >= GIVE_WAY || !higher, "a bid had to give way")?;
    }
    for (seat, player) in position.by_seat() {
        let useful = player.bids.iter().all(|space| player.can_progress(space.building));
        let paid = position.variant == Variant::Pro || player.pledged(board) <= player.yuan;
        NoView::unless(useful && paid, "nobody bids so")?;
        NoView::unless(!position.is_banker(seat) || player.bids == Bids::NONE, "a banker has no bids")?;
    }
    Ok(())
}

/// A space holds one teahouse, whoever built it.
fn check_houses(board: &Board, position: &Position) -> Result<(), NoView> {
    let built: usize = position.by_seat().map(|(_, player)| player.teahouses.len()).sum();
    let houses = position.teahouses();
    let fit = (houses & !board.teahouse_spaces()).is_empty() && houses.len() == built;
    NoView::unless(fit, "a teahouse can't stand there")
}

impl WrittenStage {
    fn read(&self, board: &Board, position: &Position) -> Result<Stage, NoView> {
        let seated = |seat: &Seat| seat.index() < position.order.len();
        let seats = |list: &[Seat], but: Seat| {
            let fine = seated(&but) && list.iter().all(|seat| seated(seat) && *seat != but);
            NoView::unless(fine, "nobody like that is asked").map(|()| list.iter().copied().collect::<Seats>())
        };
        let settled = position.all_bids() == Bids::NONE && position.bank == [None; 2];
        let auction = matches!(self, Self::Auction { .. });
        NoView::unless(auction || settled, "bids stand after the auction")?;
        Ok(match self {
            Self::Auction { seat, passed } => Stage::Auction { seat: *seat, passed: seats(passed, *seat)? },
            Self::Yard { seat, waiting } => {
                let waiting = seats(waiting, *seat)?;
                let choice = position.player(*seat).reserve_stock.kinds().count() > 1;
                NoView::unless(choice, "the yard has nothing to choose from")?;
                Stage::Yard { seat: *seat, waiting }
            }
            Self::Teahouse { seat, waiting } => {
                let waiting = seats(waiting, *seat)?;
                let has = position.player(*seat).stock.of(Construction::Teahouse) > 0;
                NoView::unless(has, "there is no teahouse to open")?;
                Stage::Teahouse { seat: *seat, waiting }
            }
            Self::Travel { seat, crossings, fresh } => {
                seats(&[], *seat)?;
                let player = position.player(*seat);
                let there = fresh.iter().zip(player.traders.counts()).all(|(fresh, traders)| *fresh <= traders);
                NoView::unless(there && *crossings <= board.crossings(player.customs), "nobody can travel so")?;
                Stage::Travel { seat: *seat, travel: Travel { crossings: *crossings, fresh: pieces(*fresh) } }
            }
            Self::Conversion { seat } => {
                seats(&[], *seat)?;
                let mut incomes = [0; SEATS];
                Seat::all(position.order.len()).for_each(|seat| incomes[seat.index()] = position.income(board, seat));
                NoView::unless(incomes[seat.index()] > 0, "there is no income to convert")?;
                Stage::Conversion { seat: *seat, incomes }
            }
            Self::Over => Stage::Over,
        })
    }
}

fn counts(pieces: Pieces) -> [u8; Province::COUNT] {
    Province::ALL.map(|province| pieces[province])
}

fn pieces(counts: [u8; Province::COUNT]) -> Pieces {
    let mut pieces = Pieces::NONE;
    Province::ALL.into_iter().zip(counts).for_each(|(province, count)| pieces[province] = count);
    pieces
}
