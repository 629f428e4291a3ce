//! Events tell everything that happens: from them alone the whole game can be followed.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Dice, Game, Legal, Seat, Seed};
use yunnan::{
    Bank, Board, Building, Construction, Deal, Event, Options, Order, Position, Province, Source, Variant, Verdict,
};

/// What somebody knows of a player who hears every event.
#[derive(Clone, Default, PartialEq, Debug)]
struct Heard {
    points: i64,
    yuan: i64,
    customs: u8,
    influence: u8,
    horse: usize,
    supply: i32,
    reserve: i32,
    presents: i32,
    traders: [i32; 6],
    posts: [i32; 6],
    bridges: BTreeSet<(Province, Province)>,
    teahouses: BTreeSet<Province>,
    stock: [i32; 3],
    reserve_stock: [i32; 3],
    bids: BTreeMap<Building, u32>,
    /// What was earned in this round, trader by trader and post by post.
    earned: u32,
    income: u32,
    final_points: i64,
}

impl Heard {
    fn pick_up(&mut self, from: Source) {
        match from {
            Source::Supply => self.supply -= 1,
            Source::Province(province) => self.traders[province.index()] -= 1,
        }
    }

    fn walk(&mut self, from: Province, to: Province, traders: u8) {
        self.traders[from.index()] -= i32::from(traders);
        self.traders[to.index()] += i32::from(traders);
    }
}

/// What somebody knows of a game who hears every event and sees nothing else after the start.
struct Listener {
    players: Vec<Heard>,
    order: Vec<Seat>,
    bank: [Option<Seat>; 2],
    presents: [i32; 6],
    round: u32,
    over: bool,
}

impl Listener {
    fn new(start: &Position) -> Self {
        let player = |player: &yunnan::Player| Heard {
            yuan: player.yuan().into(),
            horse: 1,
            supply: 3,
            reserve: 4,
            reserve_stock: [2; 3],
            ..Heard::default()
        };
        Self {
            players: start.by_seat().map(|(_, it)| player(it)).collect(),
            order: start.order().iter().collect(),
            bank: [None; 2],
            presents: start.presents().map(i32::from),
            round: 1,
            over: false,
        }
    }

    fn of(&mut self, seat: Seat) -> &mut Heard {
        &mut self.players[seat.index()]
    }

    fn hear(&mut self, event: Event) {
        match event {
            Event::Bid { seat, building, yuan, from } => {
                self.of(seat).pick_up(from);
                assert_eq!(self.of(seat).bids.insert(building, yuan), None);
            }
            Event::Outbid { seat, building, yuan, .. } => {
                assert_eq!(self.of(seat).bids.remove(&building), Some(yuan));
                self.of(seat).supply += 1;
            }
            Event::BankTaken { seat, bank, from } => {
                self.of(seat).pick_up(from);
                assert_eq!(self.bank[bank.index()].replace(seat), None);
            }
            Event::BidWithdrawn { seat, building, yuan } => {
                assert_eq!(self.of(seat).bids.remove(&building), Some(yuan));
                self.of(seat).traders[0] += 1;
            }
            Event::SentToMarket { seat, from } => {
                self.of(seat).pick_up(from);
                self.of(seat).traders[0] += 1;
            }
            Event::Passed { seat, traders } => {
                self.of(seat).supply -= i32::from(traders);
                self.of(seat).traders[0] += i32::from(traders);
                assert_eq!(self.of(seat).supply, 0, "all of them");
            }
            Event::BankPaid { seat, bank, yuan, .. } => {
                assert_eq!(self.bank[bank.index()].take(), Some(seat));
                self.of(seat).yuan += i64::from(yuan);
                self.of(seat).supply += 1;
            }
            Event::BidPaid { seat, building, bid, paid } => {
                assert_eq!(self.of(seat).bids.remove(&building), Some(bid));
                self.of(seat).yuan -= i64::from(paid);
                self.of(seat).supply += 1;
            }
            Event::Penalty { seat, missing, per_yuan, points } => {
                assert_eq!((self.of(seat).yuan, points), (0, missing * per_yuan));
                self.of(seat).points -= i64::from(points);
            }
            Event::TraderTrained { seat } => {
                self.of(seat).reserve -= 1;
                self.of(seat).traders[0] += 1;
            }
            Event::CustomsRaised { seat, level, .. } => {
                assert_eq!(level, self.of(seat).customs + 1);
                self.of(seat).customs = level;
            }
            Event::HorseMoved { seat, to } => {
                assert_eq!(to.index(), self.of(seat).horse + 1);
                self.of(seat).horse = to.index();
            }
            Event::InfluenceRaised { seat, level } => {
                assert_eq!(level, self.of(seat).influence + 1);
                self.of(seat).influence = level;
            }
            Event::ConstructionTaken { seat, kind, .. } => {
                self.of(seat).reserve_stock[kind.index()] -= 1;
                self.of(seat).stock[kind.index()] += 1;
            }
            travel => self.hear_travel(travel),
        }
    }

    fn hear_travel(&mut self, event: Event) {
        match event {
            Event::TravelOrder { order } => {
                self.order.reverse();
                assert!(order.iter().eq(self.order.iter().copied()), "the markers slide");
            }
            Event::Travelled { seat, from, to, .. } | Event::Pushed { seat, from, to, .. } => {
                self.of(seat).walk(from, to, 1);
            }
            Event::PostBuilt { seat, province } => {
                self.of(seat).stock[Construction::Post.index()] -= 1;
                self.of(seat).posts[province.index()] += 1;
            }
            Event::BridgeBuilt { seat, near, far } => {
                self.of(seat).stock[Construction::Bridge.index()] -= 1;
                assert!(self.of(seat).bridges.insert((near, far)));
            }
            Event::TeahouseBuilt { seat, province, .. } => {
                self.of(seat).stock[Construction::Teahouse.index()] -= 1;
                assert!(self.of(seat).teahouses.insert(province));
            }
            Event::SentHome { seat, from, traders } => self.of(seat).walk(from, Province::Puer, traders),
            Event::InspectorCame { province, incomes } => {
                let beyond = Province::ALL.into_iter().skip(1);
                let most = beyond.max_by_key(|province| (incomes[province.index()], *province));
                assert_eq!(most, Some(province), "the most tea income, of equals the farthest");
            }
            Event::Inspected { seat, province, influence, verdict } => {
                assert_eq!(influence, self.of(seat).influence);
                assert!(self.of(seat).traders[province.index()] > 0);
                if verdict == Verdict::Banished {
                    self.of(seat).walk(province, Province::Puer, 1);
                }
            }
            Event::PresentsGiven { seat, province, presents, left, .. } => {
                self.of(seat).presents += i32::from(presents);
                self.presents[province.index()] -= i32::from(presents);
                assert_eq!(self.presents[province.index()], i32::from(left));
            }
            Event::TeahouseKept { .. }
            | Event::TravelEnded { .. }
            | Event::InspectorStayedAway
            | Event::NobodyBanished { .. } => {}
            income => self.hear_income(income),
        }
    }

    fn hear_income(&mut self, event: Event) {
        match event {
            Event::TradersEarned { seat, province, traders, each, .. } => {
                assert_eq!(self.of(seat).traders[province.index()], i32::from(traders));
                self.of(seat).earned += u32::from(traders) * each;
            }
            Event::PostsEarned { seat, province, posts, each, .. } => {
                assert_eq!(self.of(seat).posts[province.index()], i32::from(posts));
                self.of(seat).earned += u32::from(posts) * each;
            }
            Event::Income { seat, income } => {
                assert_eq!(std::mem::take(&mut self.of(seat).earned), income, "trader by trader and post by post");
                self.of(seat).income = income;
            }
            Event::NewOrder { order } => self.check_new_order(&order),
            Event::Converted { seat, points, yuan } => {
                assert_eq!(self.of(seat).income, points + yuan);
                self.of(seat).points += i64::from(points);
                self.of(seat).yuan += i64::from(yuan);
            }
            Event::MarketLeft { seat, traders } => {
                self.of(seat).traders[0] -= i32::from(traders);
                self.of(seat).supply += i32::from(traders);
            }
            Event::RoundBegan { round, order } => {
                self.order.reverse();
                assert!(order.iter().eq(self.order.iter().copied()), "the markers slide");
                self.round = round;
            }
            Event::GameEnded { .. } => self.over = true,
            Event::FinalPoints { seat, points, .. } => self.of(seat).final_points += i64::from(points),
            other => panic!("{other:?} is heard elsewhere"),
        }
    }

    fn check_new_order(&mut self, order: &Order) {
        let mut expected: Vec<Seat> = self.order.iter().rev().copied().collect();
        expected.sort_by_key(|seat| std::cmp::Reverse(self.players[seat.index()].income));
        assert!(order.iter().eq(expected.iter().copied()), "by income, the later of equals first");
        self.order = expected;
    }

    fn compare(&self, board: &Board, position: &Position) {
        for (seat, player) in position.by_seat() {
            let counts = |pieces: yunnan::Pieces| Province::ALL.map(|province| i32::from(pieces[province]));
            let stock = |stock: yunnan::Stock| Construction::ALL.map(|kind| i32::from(stock.of(kind)));
            let there = Heard {
                points: player.points(),
                yuan: player.yuan().into(),
                customs: player.customs(),
                influence: player.influence(),
                horse: player.horse().index(),
                supply: player.supply().into(),
                reserve: player.reserve().into(),
                presents: player.presents().into(),
                traders: counts(player.traders()),
                posts: counts(player.posts()),
                bridges: player
                    .bridges()
                    .iter()
                    .map(|site| (board.sites()[site].near, board.sites()[site].far))
                    .collect(),
                teahouses: player.teahouses().iter().collect(),
                stock: stock(player.stock()),
                reserve_stock: stock(player.reserve_stock()),
                bids: Building::ALL.into_iter().filter_map(|it| Some((it, player.bid(board, it)?))).collect(),
                ..self.players[seat.index()].clone()
            };
            assert_eq!(self.players[seat.index()], there, "seat {seat}");
        }
        assert_eq!(position.order().iter().collect::<Vec<_>>(), self.order);
        assert_eq!(Bank::ALL.map(|bank| position.banker(bank)), self.bank);
        assert_eq!((position.presents().map(i32::from), position.round()), (self.presents, self.round));
        assert_eq!(position.outcome(board).is_some(), self.over);
        if let Some(outcome) = position.outcome(board) {
            let scores: Vec<i64> = self.players.iter().map(|player| player.points + player.final_points).collect();
            assert_eq!(outcome.scores, scores, "points and final points");
        }
    }
}

#[test]
fn who_hears_every_event_knows_the_whole_game() {
    let many_bridges = Board::read(include_str!("boards/many-bridges.toml")).unwrap();
    let mut heard = BTreeMap::<String, usize>::new();
    for game in 0..90u64 {
        let board = if game % 3 == 0 { yunnan::default_board() } else { &many_bridges };
        let players = 3 + (game / 2 % 3) as usize;
        let options = Options { variant: if game % 2 == 0 { Variant::Basic } else { Variant::Pro } };
        let seed = Seed::of_series(99, game);
        let deal = Deal::new(players, &mut Dice::for_deal(seed)).unwrap();
        let mut position = Position::start(board, players, options, &deal).unwrap();
        let mut dice = Dice::for_players(seed);
        let mut listener = Listener::new(&position);
        for _ in 0..3000 {
            let list = position.legal(board).list();
            let Some(action) = conformance::draw_by_kind(&list, &mut dice) else { break };
            let mut events = Vec::new();
            position.apply(board, action, &mut events).unwrap();
            assert!(!events.is_empty(), "{action} is told");
            for event in events {
                let name = format!("{event:?}");
                *heard.entry(name.split(' ').next().unwrap_or_default().to_owned()).or_default() += 1;
                listener.hear(event);
            }
            listener.compare(board, &position);
        }
    }
    assert_eq!(heard.len(), 37, "every kind of event happened: {heard:?}");
}
