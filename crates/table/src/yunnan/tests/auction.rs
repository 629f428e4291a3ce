use ::yunnan::{Action, Bank, Building, Decision, Event, Province, Rule, Source, Stock, default_board};
use kernel::{Game as _, Legal as _, Refused, Seat};

use super::super::{Auction, Gain, Outbids};
use super::drawing::{board, draw, seen};
use super::{idle, play_to, view};

/// Every action of the auction that names a bid space, a bank space or the market, with the rule that the auction knows
/// against it: the trader's first, as the rules ask.
fn all_moves(auction: &Auction) -> Vec<(Action, Option<Rule>)> {
    let mut moves = Vec::new();
    for source in &auction.sources {
        let from = source.from;
        for plate in &auction.plates {
            let action = Action::Bid { building: plate.building, yuan: plate.yuan, from };
            moves.push((action, source.closed.or(plate.closed)));
        }
        for space in &auction.banks {
            moves.push((Action::Bank { bank: space.bank, from }, source.closed.or(space.closed)));
        }
        moves.push((Action::Market { from }, source.closed));
    }
    moves
}

#[test]
fn what_is_open_is_legal_and_what_is_closed_is_refused_for_that_reason() {
    let board = default_board();
    let mut positions = 0;
    play_to(Decision::Auction, 12, |position, seat| {
        let auction = Auction::new(board, &view(position, seat)).expect("the seat's");
        assert_eq!((auction.plates.len(), auction.sources.len()), (5 * board.bids().len(), 7));
        let moves = all_moves(&auction);
        let mut open: Vec<Action> = moves.iter().filter(|(_, why)| why.is_none()).map(|(action, _)| *action).collect();
        open.push(Action::Pass);
        let legal = position.legal(board).list();
        assert_eq!(open.len(), legal.len());
        assert!(open.iter().all(|action| legal.contains(action)));
        for (action, why) in moves {
            let refused = { *position }.apply(board, action, &mut ()).err();
            assert_eq!(refused, why.map(Refused::Rule), "{action}");
        }
        positions += 1;
    });
    assert!(positions > 1_000, "{positions}");
}

#[test]
fn who_is_outbid_who_comes_back_and_what_is_left_is_as_it_was_told() {
    let board = default_board();
    let (mut outbid, mut returned) = (0, 0);
    play_to(Decision::Auction, 12, |position, seat| {
        let auction = Auction::new(board, &view(position, seat)).expect("the seat's");
        let Some(source) = auction.sources.iter().find(|source| source.closed.is_none()) else { return };
        for plate in auction.plates.iter().filter(|plate| plate.closed.is_none()) {
            let (mut after, mut events) = (*position, Vec::new());
            let action = Action::Bid { building: plate.building, yuan: plate.yuan, from: source.from };
            after.apply(board, action, &mut events).expect("it is open");
            let told: Vec<Event> = plate
                .outbids
                .iter()
                .map(|&Outbids { seat: owner, yuan, returns: returned }| Event::Outbid {
                    seat: owner,
                    building: plate.building,
                    yuan,
                    by: seat,
                    returned,
                })
                .collect();
            assert_eq!(events[1..], told);
            outbid += told.len();
            returned += usize::from(plate.outbids.is_some_and(|outbids| outbids.returns));
            let then = Auction::new(board, &view(&after, seat)).expect("the seat's");
            assert_eq!((then.left, then.penalty), (plate.left, plate.penalty));
        }
    });
    assert!(outbid > 500 && returned > 20, "{outbid} {returned}");
}

#[test]
fn a_bid_can_be_outbid_by_what_was_told_and_by_nothing_else() {
    let board = default_board();
    let mut tried = 0;
    play_to(Decision::Auction, 6, |position, bidder| {
        for action in position.legal(board).list() {
            let Action::Bid { building, yuan: higher, .. } = action else { continue };
            let mut events = Vec::new();
            { *position }.apply(board, action, &mut events).expect("it is legal");
            for (yuan, owner) in position.bids(board, building) {
                let auction = Auction::new(board, &view(position, owner)).expect("the owner's");
                let plate = auction.plate(building, yuan).expect("a bid space");
                assert_eq!(plate.stands, Some(owner));
                let outbid = super::super::outbid(&events, owner).is_some();
                assert_eq!(plate.outbid_by.contains(&higher), outbid, "{action} by {bidder}");
                tried += 1;
            }
        }
    });
    assert!(tried > 1_000, "{tried}");
}

#[test]
fn a_bid_that_stands_gives_and_costs_what_was_told() {
    let board = default_board();
    let mut given = [0; Building::COUNT];
    play_to(Decision::Auction, 9, |position, seat| {
        let auction = Auction::new(board, &view(position, seat)).expect("the seat's");
        let (_, events) = idle(board, position);
        let own = |building: Building| position.player(seat).bid(board, building);
        let lost = events.iter().find_map(|event| match event {
            Event::Penalty { seat: owner, points, .. } if *owner == seat => Some(*points),
            _ => None,
        });
        if position.banker(Bank::High) != Some(seat) && position.banker(Bank::Low) != Some(seat) {
            assert_eq!(lost.unwrap_or(0), auction.penalty);
        }
        for building in Building::ALL.into_iter().filter(|building| own(*building).is_some()) {
            let plate = auction.plate(building, own(building).expect("a bid")).expect("a bid space");
            let gain = plate.gains.expect("nobody bids for nothing");
            let told = events.iter().any(|event| match (gain, *event) {
                (Gain::Trader(_), Event::TraderTrained { seat: owner }) => owner == seat,
                (Gain::Customs { level, crossings }, Event::CustomsRaised { seat: owner, level: l, crossings: c }) => {
                    (owner, l, c) == (seat, level, crossings)
                }
                (Gain::Access(province), Event::HorseMoved { seat: owner, to }) => (owner, to) == (seat, province),
                (Gain::Influence(level), Event::InfluenceRaised { seat: owner, level: l }) => {
                    (owner, l) == (seat, level)
                }
                (Gain::Construction(_), Event::ConstructionTaken { seat: owner, kind, .. }) => {
                    owner == seat && gain.constructions().any(|one| one == kind)
                }
                _ => false,
            });
            assert!(told, "{building} gives {gain:?}: {events:?}");
            given[building.index()] += 1;
        }
    });
    assert!(given.iter().all(|count| *count > 50), "{given:?}");
}

#[test]
fn the_bank_pays_what_was_told_if_nobody_bids_after_it_was_taken() {
    let board = default_board();
    let (mut paid, mut pulled) = (0, 0);
    play_to(Decision::Auction, 9, |position, seat| {
        let auction = Auction::new(board, &view(position, seat)).expect("the seat's");
        let Some(source) = auction.sources.iter().find(|source| source.closed.is_none()) else { return };
        for space in &auction.banks {
            let (mut after, mut events) = (*position, Vec::new());
            if space.closed.is_none() {
                let action = Action::Bank { bank: space.bank, from: source.from };
                after.apply(board, action, &mut events).expect("it is open");
                let withdrawn: Vec<_> = events
                    .iter()
                    .filter_map(|event| match event {
                        Event::BidWithdrawn { building, yuan, .. } => Some((*building, *yuan)),
                        _ => None,
                    })
                    .collect();
                assert_eq!(withdrawn, space.pulls_back);
                pulled += withdrawn.len();
            }
            if let Some(banker) = after.banker(space.bank) {
                let (_, events) = idle(board, &after);
                let told = Event::BankPaid { seat: banker, bank: space.bank, bids: space.bids, yuan: space.pays };
                assert!(events.contains(&told), "{told:?}");
                paid += 1;
            }
        }
    });
    assert!(paid > 1_000 && pulled > 100, "{paid} {pulled}");
}

#[test]
fn recalling_a_trader_costs_the_income_that_was_told() {
    let board = default_board();
    let mut lost = 0;
    play_to(Decision::Auction, 15, |position, seat| {
        let auction = Auction::new(board, &view(position, seat)).expect("the seat's");
        let earned = |position: &::yunnan::Position| {
            let (_, events) = idle(board, position);
            let banished = events.iter().any(|event| {
                matches!(event, Event::Inspected { seat: owner, verdict: ::yunnan::Verdict::Banished, .. } if *owner == seat)
            });
            let income = events.iter().find_map(|event| match event {
                Event::Income { seat: owner, income } if *owner == seat => Some(*income),
                _ => None,
            });
            income.filter(|_| !banished)
        };
        let Some(with) = earned(position) else { return };
        for source in auction.sources.iter().filter(|source| source.closed.is_none()) {
            let Source::Province(from) = source.from else { continue };
            assert!(source.traders > 0 && from != Province::Puer);
            // In the market a trader still earns what Pu'er gives.
            let mut after = *position;
            after.apply(board, Action::Market { from: source.from }, &mut ()).expect("it is open");
            let Some(without) = earned(&after) else { continue };
            assert_eq!(with + board.income(Province::Puer), without + source.loss, "{from:?}");
            let market = Action::Market { from: source.from };
            assert_eq!(auction.loss(board, &market), with.saturating_sub(without), "{from:?}");
            let bid = Action::Bid { building: Building::School, yuan: 5, from: source.from };
            assert_eq!(auction.loss(board, &bid), source.loss);
            lost += usize::from(source.loss > board.income(from));
        }
    });
    assert!(lost > 20, "{lost} times others were cut off");
}

/// YN-3.6: the example of the limit.
#[test]
fn twelve_yuan_with_seven_pledged_are_enough_for_five_more() {
    let board = board();
    let position =
        draw(&board, "0 . * . . . .\n1 . * . . . .\n2 . * . . . . yuan 5", "school 7 0", "auction 0 passed 1 2");
    let auction = Auction::new(&board, &seen(&position, 0)).expect("a seat's");
    let customs = |yuan| auction.plate(Building::Customs, yuan).expect("a bid space");
    assert_eq!((customs(5).closed, customs(5).left), (None, 0));
    assert_eq!(customs(7).closed, Some(Rule::NotEnoughMoney { yuan: 12, pledged: 7, bid: 7 }));
    assert_eq!(customs(7).outbid_by, [9, 12, 15]);
    assert!(customs(9).outbid_by.is_empty());
    assert_eq!(customs(5).gains, Some(Gain::Customs { level: 1, crossings: 3 }));
    assert_eq!((auction.pledged, auction.left, auction.banks[0].pays, auction.banks[0].bids), (7, 5, 4, 0));
    // Another may outbid the 7 with 9, and whoever stands there is back in the auction.
    let position = draw(&board, "0 . * . . . .\n1 . * . . . .\n2 . * . . . .", "school 7 0", "auction 1 passed 0");
    let auction = Auction::new(&board, &seen(&position, 1)).expect("a seat's");
    let outbids = Outbids { seat: Seat::new(0), yuan: 7, returns: true };
    assert_eq!(auction.plate(Building::School, 9).and_then(|plate| plate.outbids), Some(outbids));
    assert_eq!(auction.banks[1].bids, 7);
    assert_eq!(Auction::new(&board, &position.view(kernel::Observer::Spectator)), None);
}

#[test]
fn whoever_is_recalled_from_the_middle_of_a_route_cuts_off_those_beyond() {
    let board = board();
    let road = "0 . T T T* . .\n1 . * . . . .\n2 . * . . . .";
    let auction = Auction::new(&board, &seen(&draw(&board, road, "", "auction 0"), 0)).expect("a seat's");
    let loss = |province| auction.source(Source::Province(province)).map(|source| source.loss);
    // Incomes are 1, 3, 6 and 10: without the first, both others go home and earn 1 each.
    assert_eq!(loss(Province::Yunnan), Some(19 - 2));
    assert_eq!(loss(Province::Sichuan), Some(19 - (3 + 1)));
    assert_eq!(loss(Province::Qamdo), Some(10));
    assert_eq!(
        auction.source(Source::Province(Province::Puer)).and_then(|source| source.closed),
        Some(Rule::MarketStays)
    );
    assert_eq!(Gain::Trader(4).constructions().count(), 0);
    assert!(Gain::Construction(Stock::default()).constructions().next().is_none());
}
