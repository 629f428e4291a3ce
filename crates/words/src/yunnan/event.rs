//! What happened, as the log tells it.

use std::fmt::Display;

use ::yunnan::{Building, Construction, Event, Order, Province, Source, Verdict};
use kernel::Seat;

use super::catalogue::{Events, catalogue};
use super::reason::{end, final_reason, verdict};
use super::terms::{
    self, a_construction, at_building, from_province, in_province, terms, the_bank, the_province, to_province,
};
use crate::house::joined;
use crate::teller::Teller;
use crate::template::{Values, counted, fill};
use crate::{Language, Names};

/// What happened, in one sentence.
pub fn event(language: Language, names: &Names, event: &Event) -> String {
    let events = &catalogue(language).events;
    Teller { language, names, emblem: terms::emblem, events }.tell(event)
}

impl Teller<'_, Events> {
    fn tell(&self, event: &Event) -> String {
        let Self { language, events, .. } = *self;
        match *event {
            Event::Bid { seat, building, yuan, from } => {
                let at_building = at_building(language, building);
                let values: [(&str, &dyn Display); 2] = [("yuan", &yuan), ("at_building", &at_building)];
                self.with_trader(seat, from, events.bid, events.bid_recalled, &values)
            }
            Event::Outbid { seat, building, yuan, by, returned } => {
                let template = if returned { events.outbid_returned } else { events.outbid };
                self.at(seat, template, building, &[("by", &self.name(by)), ("yuan", &yuan)])
            }
            Event::BankTaken { seat, bank, from } => {
                let the_bank = the_bank(language, bank);
                self.with_trader(seat, from, events.bank_taken, events.bank_taken_recalled, &[("the_bank", &the_bank)])
            }
            Event::BidWithdrawn { seat, building, yuan } => {
                self.at(seat, events.bid_withdrawn, building, &[("yuan", &yuan)])
            }
            Event::SentToMarket { seat, from } => {
                self.with_trader(seat, from, events.market, events.market_recalled, &[])
            }
            Event::Passed { seat, traders: 0 } => self.of(seat, events.passed, &[]),
            Event::Passed { seat, traders } => {
                self.of(seat, events.passed_with_traders.of(language, traders.into()), &[("count", &traders)])
            }
            Event::BankPaid { seat, bank, bids, yuan } => {
                let yuan = terms::yuan(language, yuan);
                let values: [(&str, &dyn Display); 3] =
                    [("the_bank", &the_bank(language, bank)), ("bids", &bids), ("yuan", &yuan)];
                self.of(seat, events.bank_paid, &values)
            }
            Event::BidPaid { seat, building, bid, paid } => self.bid_paid(seat, building, bid, paid),
            Event::Penalty { seat, missing, per_yuan, points } => {
                let [each, points] = [per_yuan, points].map(|points| terms::points(language, points.into()));
                let values: [(&str, &dyn Display); 3] = [("count", &missing), ("each", &each), ("points", &points)];
                self.of(seat, events.penalty.of(language, missing as usize), &values)
            }
            Event::TraderTrained { seat } => self.at(seat, events.trader_trained, Building::School, &[]),
            Event::CustomsRaised { seat, level, crossings } => {
                let crossings = terms::crossings(language, crossings);
                self.of(seat, events.customs_raised, &[("level", &level), ("crossings", &crossings)])
            }
            Event::HorseMoved { seat, to } => {
                self.of(seat, events.horse_moved, &[("to_province", &to_province(language, to))])
            }
            Event::InfluenceRaised { seat, level } => self.of(seat, events.influence_raised, &[("level", &level)]),
            Event::ConstructionTaken { seat, kind, only } => self.construction_taken(seat, kind, only),
            Event::TeahouseKept { seat } => self.of(seat, events.teahouse_kept, &[]),
            Event::TravelOrder { order } => self.ordered(events.travel_order, &order, &[]),
            Event::Travelled { seat, from, to, crossings, left } => {
                let [crossings, left] = [terms::crossings(language, crossings), terms::left(language, left)];
                self.on_the_way(seat, events.travelled, (from, to), &[("crossings", &crossings), ("left", &left)])
            }
            Event::Pushed { seat, by, from, to } => {
                self.on_the_way(seat, events.pushed, (from, to), &[("by", &self.name(by))])
            }
            Event::PostBuilt { seat, province } => self.inside(seat, events.post_built, province, &[]),
            Event::BridgeBuilt { seat, near, far } => {
                let [near, far] = [near, far].map(|side| the_province(language, side));
                self.of(seat, events.bridge_built, &[("near", &near), ("far", &far)])
            }
            Event::TeahouseBuilt { seat, province, at_once } => {
                let template = if at_once { events.teahouse_opened } else { events.teahouse_built };
                self.inside(seat, template, province, &[])
            }
            Event::TravelEnded { seat } => self.of(seat, events.travel_ended, &[]),
            Event::SentHome { seat, from, traders } => {
                let template = events.sent_home.of(language, traders.into());
                self.of(seat, template, &[("the_province", &the_province(language, from)), ("count", &traders)])
            }
            Event::InspectorCame { province, incomes } => self.inspector_came(province, incomes),
            Event::InspectorStayedAway => events.inspector_stayed_away.to_owned(),
            Event::Inspected { seat, province, influence, verdict } => {
                self.inspected(seat, province, influence, verdict)
            }
            Event::NobodyBanished { province } => {
                fill(events.nobody_banished, &[("in_province", &in_province(language, province))])
            }
            Event::PresentsGiven { seat, province, presents, shared: true, .. } => {
                self.inside(seat, events.presents_shared, province, &[("count", &presents)])
            }
            Event::PresentsGiven { seat, province, presents, left, shared: false } => {
                let [presents, left] = [terms::presents(language, presents.into()), terms::left(language, left)];
                self.inside(seat, events.presents_given, province, &[("presents", &presents), ("left", &left)])
            }
            Event::TradersEarned { seat, province, traders, income, missing, deduction, each } => {
                self.traders_earned(seat, province, (traders, each), (income, deduction, missing))
            }
            Event::PostsEarned { seat, province, posts, each, connected } => {
                let form = if connected { events.posts_earned } else { events.posts_earned_nothing };
                let total = u32::from(posts) * each;
                let values: [(&str, &dyn Display); 3] = [("total", &total), ("count", &posts), ("each", &each)];
                self.inside(seat, form.of(language, posts.into()), province, &values)
            }
            Event::Income { seat, income } => self.of(seat, events.income, &[("income", &income)]),
            Event::NewOrder { order } => self.ordered(events.new_order, &order, &[]),
            Event::Converted { seat, points, yuan } => self.converted(seat, points, yuan),
            Event::MarketLeft { seat, traders } => {
                let traders = counted(language, terms(language).traders, traders.into());
                self.of(seat, events.market_left, &[("traders", &traders)])
            }
            Event::RoundBegan { round, order } => self.ordered(events.round_began, &order, &[("round", &round)]),
            Event::GameEnded { why, enough } => fill(events.game_ended, &[("why", &end(language, why, enough))]),
            Event::FinalPoints { seat, why, count, points } => {
                let points = terms::points(language, points.into());
                let why = final_reason(language, why, count);
                self.of(seat, events.final_points, &[("points", &points), ("why", &why)])
            }
        }
    }

    fn bid_paid(&self, seat: Seat, building: Building, bid: u32, paid: u32) -> String {
        let template = match paid {
            _ if paid >= bid => self.events.bid_paid,
            0 => self.events.bid_unpaid,
            _ => self.events.bid_paid_in_part.of(self.language, paid as usize),
        };
        let paid = terms::yuan(self.language, paid);
        self.at(seat, template, building, &[("bid", &bid), ("paid", &paid)])
    }

    fn construction_taken(&self, seat: Seat, kind: Construction, only: bool) -> String {
        let template = if only { self.events.construction_taken_only } else { self.events.construction_taken };
        self.of(seat, template, &[("a_construction", &a_construction(self.language, kind))])
    }

    /// Where the inspector goes, with the income there and in the other provinces that have any (YN-7.1).
    fn inspector_came(&self, to: Province, incomes: [u32; Province::COUNT]) -> String {
        let of = |province: Province| incomes[province.index()];
        let others: Vec<Province> =
            Province::ALL.into_iter().filter(|other| ![Province::Puer, to].contains(other) && of(*other) > 0).collect();
        let template = if others.is_empty() {
            self.events.inspector_came_alone
        } else if others.iter().any(|other| of(*other) == of(to)) {
            self.events.inspector_came_farther
        } else {
            self.events.inspector_came
        };
        let there = terms(self.language).income_there;
        let told = |other: &Province| {
            fill(there, &[("income", &of(*other)), ("in_province", &in_province(self.language, *other))])
        };
        let others = joined(self.language, &others.iter().map(told).collect::<Vec<_>>());
        fill(template, &[("to_province", &to_province(self.language, to)), ("income", &of(to)), ("others", &others)])
    }

    fn inspected(&self, seat: Seat, province: Province, influence: u8, thought: Verdict) -> String {
        let template = if thought == Verdict::Banished { self.events.banished } else { self.events.spared };
        let why = verdict(self.language, thought);
        let from = from_province(self.language, province);
        let values: [(&str, &dyn Display); 3] = [("from_province", &from), ("influence", &influence), ("why", &why)];
        self.inside(seat, template, province, &values)
    }

    /// What so many traders earned, each of them so much: the income less a deduction for so many empty provinces. If
    /// nothing is deducted for them, they go without saying.
    fn traders_earned(
        &self,
        seat: Seat,
        province: Province,
        (traders, each): (u8, u32),
        (income, deduction, missing): (u32, u32, u8),
    ) -> String {
        let form = match deduction {
            0 => self.events.traders_earned,
            _ if deduction <= income => self.events.traders_earned_less,
            _ => self.events.traders_earned_nothing,
        };
        let total = u32::from(traders) * each;
        let empty_provinces = counted(self.language, terms(self.language).empty_provinces, missing.into());
        let values: [(&str, &dyn Display); 6] = [
            ("total", &total),
            ("count", &traders),
            ("each", &each),
            ("income", &income),
            ("deduction", &deduction),
            ("empty_provinces", &empty_provinces),
        ];
        self.inside(seat, form.of(self.language, traders.into()), province, &values)
    }

    /// Only what there is of both is told.
    fn converted(&self, seat: Seat, points: u32, yuan: u32) -> String {
        let mut what = Vec::new();
        if points > 0 || yuan == 0 {
            what.push(terms::points(self.language, points.into()));
        }
        if yuan > 0 {
            what.push(terms::yuan(self.language, yuan));
        }
        self.of(seat, self.events.converted, &[("what", &joined(self.language, &what))])
    }

    /// A sentence about a player who uses a trader: one from the supply, which goes without saying, or a recalled one.
    fn with_trader(&self, seat: Seat, from: Source, supply: &str, recalled: &str, values: &Values<'_>) -> String {
        match from {
            Source::Supply => self.of(seat, supply, values),
            Source::Province(province) => {
                let from = from_province(self.language, province);
                self.of(seat, recalled, &[values, &[("from_province", &from)]].concat())
            }
        }
    }

    /// A sentence about a player and a way from a province to another.
    fn on_the_way(&self, seat: Seat, template: &str, way: (Province, Province), values: &Values<'_>) -> String {
        let [from, to] = [from_province(self.language, way.0), to_province(self.language, way.1)];
        self.of(seat, template, &[values, &[("from_province", &from), ("to_province", &to)]].concat())
    }

    /// A sentence about a player in a progress building.
    fn at(&self, seat: Seat, template: &str, building: Building, values: &Values<'_>) -> String {
        self.of(seat, template, &[values, &[("at_building", &at_building(self.language, building))]].concat())
    }

    /// A sentence about a player in a province.
    fn inside(&self, seat: Seat, template: &str, province: Province, values: &Values<'_>) -> String {
        self.of(seat, template, &[values, &[("in_province", &in_province(self.language, province))]].concat())
    }

    /// A sentence about all players in their order.
    fn ordered(&self, template: &str, order: &Order, values: &Values<'_>) -> String {
        let players = terms::order(self.language, self.names, order);
        fill(template, &[values, &[("players", &players)]].concat())
    }
}
