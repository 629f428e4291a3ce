//! What speaks for an action, and what actions do, said to the player who decides.

use ::yunnan::Action;
use bots::yunnan::Reason;

use super::catalogue::catalogue;
use super::terms;
use crate::Language;
use crate::template::fill;

/// What speaks for an action: `Your tea income grows by 6.`
pub fn advice(language: Language, reason: Reason) -> String {
    let advice = &catalogue(language).advice;
    match reason {
        Reason::Points(points) => fill(advice.points, &[("points", &terms::points(language, points))]),
        Reason::Yuan(yuan) => {
            let yuan = u32::try_from(yuan).unwrap_or(0);
            fill(advice.yuan, &[("yuan", &terms::yuan(language, yuan))])
        }
        Reason::Income(count) => fill(advice.income, &[("count", &count)]),
        Reason::CostsOthers(count) => fill(advice.costs_others, &[("count", &count)]),
        Reason::Access(province) => fill(advice.access, &[("to_province", &terms::to_province(language, province))]),
        Reason::Influence => advice.influence.to_owned(),
        Reason::Crossings => advice.crossings.to_owned(),
        Reason::Trader => advice.trader.to_owned(),
        Reason::Building => advice.building.to_owned(),
        Reason::EscapesInspector => advice.escapes_inspector.to_owned(),
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
