//! Every kind of thing that is put into words, for the tests. What isn't listed here doesn't compile.

use ::yunnan::{
    Bank, Building, Construction, Deal, Decision, End, Event, FinalReason, Misread, Options, Order, Outcome, Position,
    Province, Rule, Source, Variant, Verdict, default_board,
};
use bots::yunnan::Reason;
use kernel::Seat;

use crate::checks::every;

/// What speaks for actions.
pub(super) fn reasons_for_actions() -> Vec<Reason> {
    let seat = Seat::new(1);
    every!(Reason {
        Plan Yard SafeBid EscapesInspector EndsGame;
        Reason::Points(_) => [Reason::Points(3)];
        Reason::Money(_) => [Reason::Money(3)];
        Reason::IncomeNow(_) => [Reason::IncomeNow(3)];
        Reason::IncomeNext(_) => [Reason::IncomeNext(3)];
        Reason::Bank(_) => [Reason::Bank(3)];
        Reason::Withdraws(_) => [Reason::Withdraws(9)];
        Reason::Trader(_) => [Reason::Trader(4)];
        Reason::Crossings(_) => [Reason::Crossings(4)];
        Reason::Access(_) => Province::ALL.map(Reason::Access);
        Reason::Influence(_) => [Reason::Influence(2)];
        Reason::Holds(_) => Province::ALL.map(Reason::Holds);
        Reason::Shortens(..) => [Reason::Shortens(Province::Puer, Province::LAST)];
        Reason::Protects(_) => Province::ALL.map(Reason::Protects);
        Reason::FinalPoints(_) => [Reason::FinalPoints(12)];
        Reason::Presents(_) => [1, 2].map(Reason::Presents);
        Reason::Outbids(_) => [Reason::Outbids(seat)];
        Reason::Pushes(..) => [Reason::Pushes(seat, 6)];
        Reason::Connects(_) => Province::ALL.map(Reason::Connects);
        Reason::InspectorTakes(_) => [Reason::InspectorTakes(seat)];
        Reason::Travellers(_) => [1, 2].map(Reason::Travellers);
        Reason::Race(_) => [Reason::Race(7)];
    })
}

pub(super) fn rules() -> Vec<Rule> {
    let money = [(14, 9, 12), (2, 1, 5), (9, 0, 12), (1, 0, 5), (0, 0, 5)];
    every!(Rule {
        NoTraderInSupply MarketStays OnlyMarketAfterBank GoesNowhere PushInPuer PushesOwn;
        Rule::NoTraderThere(_) => Province::ALL.map(Rule::NoTraderThere);
        Rule::NoSuchBid { .. } => [Rule::NoSuchBid { yuan: 8 }];
        Rule::BidSpaceTaken { .. } => Building::ALL.map(|building| Rule::BidSpaceTaken { building, yuan: 7 });
        Rule::OwnTraderInBuilding(_) => Building::ALL.map(Rule::OwnTraderInBuilding);
        Rule::HigherBidStands { .. } => Building::ALL.map(|building| Rule::HigherBidStands { building, yuan: 12 });
        Rule::NoProgress(_) => Building::ALL.map(Rule::NoProgress);
        Rule::NotEnoughMoney { .. } => money.map(|(yuan, pledged, bid)| Rule::NotEnoughMoney { yuan, pledged, bid });
        Rule::BankSpaceTaken(_) => Bank::ALL.map(Rule::BankSpaceTaken);
        Rule::NotInReserve(_) => Construction::ALL.map(Rule::NotInReserve);
        Rule::NoAccess { .. } => pairs().map(|(horse, province)| Rule::NoAccess { province, horse });
        Rule::NotInSupply(_) => Construction::ALL.map(Rule::NotInSupply);
        Rule::NoBridgeSite { .. } => pairs().map(|(near, far)| Rule::NoBridgeSite { near, far });
        Rule::OwnBridgeThere { .. } => pairs().map(|(near, far)| Rule::OwnBridgeThere { near, far });
        Rule::NoTeahouseSpace(_) => Province::ALL.map(Rule::NoTeahouseSpace);
        Rule::TeahouseSpaceTaken(_) => Province::ALL.map(Rule::TeahouseSpaceTaken);
        Rule::NobodyTravels(_) => Province::ALL.map(Rule::NobodyTravels);
        Rule::AlreadyTravelled(_) => Province::ALL.map(Rule::AlreadyTravelled);
        Rule::TooFewCrossings { .. } => [0, 1, 2].map(|left| Rule::TooFewCrossings { needed: 3, left });
        Rule::NobodyToPush(_) => Province::ALL.map(Rule::NobodyToPush);
        Rule::NotLowerInfluence { .. } => [2, 3].map(|theirs| Rule::NotLowerInfluence { theirs, own: 2 });
        Rule::MoreThanIncome { .. } => [Rule::MoreThanIncome { income: 12 }];
    })
}

pub(super) fn decisions() -> Vec<Decision> {
    every!(Decision { Auction Yard Teahouse Travel Conversion })
}

pub(super) fn misreads() -> Vec<Misread> {
    every!(Misread { Verb Building Bank Construction Province Source Journey Site Seat Number Words })
}

pub(super) fn ends() -> Vec<End> {
    every!(End { Points Presents Both })
}

pub(super) fn verdicts() -> Vec<Verdict> {
    every!(Verdict { Banished TopInfluence Teahouse LessInfluence LaterInOrder })
}

pub(super) fn final_reasons() -> Vec<FinalReason> {
    every!(FinalReason { Yuan Presents Teahouses Customs Influence })
}

pub(super) fn variants() -> Vec<Variant> {
    every!(Variant { Basic Pro })
}

fn sources() -> Vec<Source> {
    every!(Source { Supply; Source::Province(_) => Province::ALL.map(Source::Province) })
}

pub(super) fn events() -> Vec<Event> {
    let [seat, other] = [0, 1].map(Seat::new);
    let orders = [order(&[2, 0, 1]), order(&[4, 3, 2, 1, 0])];
    every!(Event {
        InspectorStayedAway;
        Event::Bid { .. } => in_buildings(|building| {
            sources().into_iter().map(|from| Event::Bid { seat, building, yuan: 7, from }).collect()
        });
        Event::Outbid { .. } => in_buildings(|building| {
            [false, true].map(|returned| Event::Outbid { seat, building, yuan: 7, by: other, returned }).to_vec()
        });
        Event::BankTaken { .. } => Bank::ALL.into_iter().flat_map(|bank| {
            sources().into_iter().map(move |from| Event::BankTaken { seat, bank, from })
        });
        Event::BidWithdrawn { .. } => Building::ALL.map(|building| Event::BidWithdrawn { seat, building, yuan: 7 });
        Event::SentToMarket { .. } => sources().into_iter().map(|from| Event::SentToMarket { seat, from });
        Event::Passed { .. } => [0, 1, 2].map(|traders| Event::Passed { seat, traders });
        Event::BankPaid { .. } => Bank::ALL.map(|bank| Event::BankPaid { seat, bank, bids: 43, yuan: 8 });
        Event::BidPaid { .. } => in_buildings(|building| {
            [0, 1, 3, 9].map(|paid| Event::BidPaid { seat, building, bid: 9, paid }).to_vec()
        });
        Event::Penalty { .. } => [1, 6].map(|missing| Event::Penalty { seat, missing, per_yuan: 2, points: 2 * missing });
        Event::TraderTrained { .. } => [Event::TraderTrained { seat }];
        Event::CustomsRaised { .. } => [1, 2].map(|level| Event::CustomsRaised { seat, level, crossings: level });
        Event::HorseMoved { .. } => Province::ALL.map(|to| Event::HorseMoved { seat, to });
        Event::InfluenceRaised { .. } => [1, 2].map(|level| Event::InfluenceRaised { seat, level });
        Event::ConstructionTaken { .. } => Construction::ALL.into_iter().flat_map(|kind| {
            [false, true].map(|only| Event::ConstructionTaken { seat, kind, only })
        });
        Event::TeahouseKept { .. } => [Event::TeahouseKept { seat }];
        Event::TravelOrder { .. } => orders.map(|order| Event::TravelOrder { order });
        Event::Travelled { .. } => pairs().flat_map(|(from, to)| {
            [(1, 2), (1, 1), (2, 0)].map(|(crossings, left)| Event::Travelled { seat, from, to, crossings, left })
        });
        Event::Pushed { .. } => pairs().map(|(to, from)| Event::Pushed { seat, by: other, from, to });
        Event::PostBuilt { .. } => Province::ALL.map(|province| Event::PostBuilt { seat, province });
        Event::BridgeBuilt { .. } => pairs().map(|(near, far)| Event::BridgeBuilt { seat, near, far });
        Event::TeahouseBuilt { .. } => in_provinces(|province| {
            [false, true].map(|at_once| Event::TeahouseBuilt { seat, province, at_once }).to_vec()
        });
        Event::TravelEnded { .. } => [Event::TravelEnded { seat }];
        Event::SentHome { .. } => in_provinces(|from| {
            [1, 2].map(|traders| Event::SentHome { seat, from, traders }).to_vec()
        });
        Event::InspectorCame { .. } => inspections();
        Event::Inspected { .. } => in_provinces(|province| {
            let influence = |verdict| if verdict == Verdict::TopInfluence { 4 } else { 2 };
            let inspected =
                |verdict| Event::Inspected { seat, province, influence: influence(verdict), verdict };
            verdicts().into_iter().map(inspected).collect()
        });
        Event::NobodyBanished { .. } => Province::ALL.map(|province| Event::NobodyBanished { province });
        Event::PresentsGiven { .. } => in_provinces(|province| {
            [(1, 2, false), (2, 1, false), (2, 0, false), (1, 0, true), (2, 0, true)]
                .map(|(presents, left, shared)| Event::PresentsGiven { seat, province, presents, left, shared })
                .to_vec()
        });
        Event::TradersEarned { .. } => in_provinces(|province| {
            [(1, 10, 0), (2, 10, 0), (1, 10, 1), (2, 10, 2), (1, 6, 2), (2, 6, 2), (1, 6, 3), (2, 2, 1)]
                .map(|(traders, income, missing)| {
                    let deduction = 3 * u32::from(missing);
                    let each = u32::saturating_sub(income, deduction);
                    Event::TradersEarned { seat, province, traders, income, missing, deduction, each }
                })
                .to_vec()
        });
        Event::PostsEarned { .. } => in_provinces(|province| {
            [(1, 6, true), (2, 6, true), (1, 0, false), (2, 0, false)]
                .map(|(posts, each, connected)| Event::PostsEarned { seat, province, posts, each, connected })
                .to_vec()
        });
        Event::Income { .. } => [0, 26].map(|income| Event::Income { seat, income });
        Event::NewOrder { .. } => orders.map(|order| Event::NewOrder { order });
        Event::Converted { .. } => [(7, 3), (7, 0), (0, 1), (0, 0)]
            .map(|(points, yuan)| Event::Converted { seat, points, yuan });
        Event::MarketLeft { .. } => [1, 2].map(|traders| Event::MarketLeft { seat, traders });
        Event::RoundBegan { .. } => orders.map(|order| Event::RoundBegan { round: 2, order });
        Event::GameEnded { .. } => ends().into_iter().map(|why| Event::GameEnded { why, enough: 80 });
        Event::FinalPoints { .. } => final_reasons().into_iter().flat_map(|why| {
            [1, 3].map(|count| Event::FinalPoints { seat, why, count, points: 3 * count })
        });
    })
}

fn in_buildings(events: impl Fn(Building) -> Vec<Event>) -> Vec<Event> {
    Building::ALL.into_iter().flat_map(events).collect()
}

fn in_provinces(events: impl Fn(Province) -> Vec<Event>) -> Vec<Event> {
    Province::ALL.into_iter().flat_map(events).collect()
}

/// Any two provinces, in road order.
fn pairs() -> impl Iterator<Item = (Province, Province)> {
    Province::ALL.into_iter().flat_map(|one| Province::ALL.map(|other| (one, other))).filter(|(one, other)| one < other)
}

/// The inspector comes to each province: the only one, a richer one than others, or the farthest of equals.
fn inspections() -> Vec<Event> {
    let came = |province: Province, others: u32| {
        let mut incomes = Province::ALL.map(|other| if other < province { others } else { 0 });
        incomes[province.index()] = 30;
        Event::InspectorCame { province, incomes }
    };
    let beyond_yunnan = &Province::ALL[2..];
    beyond_yunnan.iter().flat_map(|province| [0, 6, 30].map(|others| came(*province, others))).collect()
}

/// The auction order of a game dealt so.
pub(super) fn order(seats: &[usize]) -> Order {
    let deal = Deal { order: seats.to_vec() };
    Position::start(default_board(), seats.len(), Options::default(), &deal).unwrap().order()
}

/// A finished game with these scores, won by this seat.
pub(super) fn outcome(scores: &[i64], winner: usize, rounds: u32) -> Outcome {
    Outcome { scores: scores.to_vec(), winners: vec![winner], rounds }
}
