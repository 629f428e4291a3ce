//! What speaks for an action, what actions do, and what words in them mean, said to the player who decides.

use ::yunnan::{Action, Bank, Building, Construction};
use bots::yunnan::Reason;

use super::catalogue::catalogue;
use super::terms;
use crate::house;
use crate::template::{about, counted, fill};
use crate::{Language, Names};

/// What speaks for an action: `Your tea income grows by 6 in this round.`
pub fn advice(language: Language, names: &Names, reason: Reason) -> String {
    let advice = &catalogue(language).advice;
    let number = |template, count: i64| fill(template, &[("count", &count)]);
    let points = |template, points| fill(template, &[("points", &terms::points(language, points))]);
    let whole = |count: i64| u32::try_from(count).unwrap_or(0);
    let yuan = |template, yuan| fill(template, &[("yuan", &terms::yuan(language, whole(yuan)))]);
    let other = |template, seat, count: i64| about(terms::name(language, names, seat), template, &[("count", &count)]);
    match reason {
        Reason::Plan => advice.plan.to_owned(),
        Reason::Points(count) => points(advice.points, count),
        Reason::Money(count) => yuan(advice.money, count),
        Reason::IncomeNow(count) => number(advice.income_now, count),
        Reason::IncomeNext(count) => number(advice.income_next, count),
        Reason::Bank(count) => yuan(advice.bank, count),
        Reason::Withdraws(count) => yuan(advice.withdraws, count),
        Reason::Trader(count) => number(advice.trader, count.into()),
        Reason::Crossings(count) => number(advice.crossings, count.into()),
        Reason::Access(province) => fill(advice.access, &[("to_province", &terms::to_province(language, province))]),
        Reason::Influence(level) => fill(advice.influence, &[("level", &level)]),
        Reason::Yard => advice.yard.to_owned(),
        Reason::Holds(province) => fill(advice.holds, &[("in_province", &terms::in_province(language, province))]),
        Reason::Shortens(near, far) => {
            let (from, to) = (terms::from_province(language, near), terms::to_province(language, far));
            fill(advice.shortens, &[("from_province", &from), ("to_province", &to)])
        }
        Reason::Protects(province) => {
            fill(advice.protects, &[("in_province", &terms::in_province(language, province))])
        }
        Reason::FinalPoints(count) => points(advice.final_points, count),
        Reason::Presents(count) => fill(advice.presents, &[("presents", &terms::presents(language, whole(count)))]),
        Reason::SafeBid => advice.safe_bid.to_owned(),
        Reason::Outbids(seat) => other(advice.outbids, seat, 0),
        Reason::Pushes(seat, less) => other(advice.pushes, seat, less),
        Reason::Connects(province) => {
            fill(advice.connects, &[("the_province", &terms::the_province(language, province))])
        }
        Reason::EscapesInspector => advice.escapes_inspector.to_owned(),
        Reason::InspectorTakes(seat) => other(advice.inspector_takes, seat, 0),
        Reason::Travellers(count) => counted(language, advice.travellers, count.into()),
        Reason::Race(count) => points(advice.race, count),
        Reason::EndsGame => advice.ends_game.to_owned(),
    }
}

/// What actions of this kind do, as something to do: `make a journey`.
pub const fn kind(language: Language, action: &Action) -> &'static str {
    let kinds = &catalogue(language).kinds;
    match action {
        Action::Bid { .. } => kinds.bid,
        Action::Bank { .. } => kinds.bank,
        Action::Market { .. } => kinds.market,
        Action::Pass => kinds.pass,
        Action::Take { .. } => kinds.take,
        Action::Open { .. } => kinds.open,
        Action::Keep => kinds.keep,
        Action::Travel { .. } => kinds.travel,
        Action::Post { .. } => kinds.post,
        Action::Bridge { .. } => kinds.bridge,
        Action::Teahouse { .. } => kinds.teahouse,
        Action::Done => kinds.done,
        Action::Convert { .. } => kinds.convert,
    }
}

/// What the words of actions stand for: `school (trading school), … and low (low space)`.
pub fn vocabulary(language: Language) -> String {
    let buildings = Building::ALL.map(|it| (it.id(), terms::building(language, it)));
    let constructions = Construction::ALL.map(|it| (it.id(), terms::construction(language, it)));
    let banks = Bank::ALL.map(|it| (it.id(), terms::bank(language, it)));
    house::explained(language, buildings.into_iter().chain(constructions).chain(banks))
}

/// What is left of a player's money after the bids that stand: `Of your 9 Yuan you have bid 7 already, which leaves 2.`
pub fn money_left(language: Language, money: u32, pledged: u32) -> String {
    let left = money.saturating_sub(pledged);
    let money = terms::yuan(language, money);
    fill(catalogue(language).money_left, &[("yuan", &money), ("pledged", &pledged), ("left", &left)])
}
