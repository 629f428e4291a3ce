//! Why something happened: clauses of the log's sentences, which may also stand alone.

use ::yunnan::{End, FinalReason, Verdict};

use super::catalogue::catalogue;
use super::terms;
use crate::Language;
use crate::template::{counted, fill};

/// Why the inspector banishes or spares somebody, as a clause.
pub const fn verdict(language: Language, verdict: Verdict) -> &'static str {
    let verdicts = &catalogue(language).verdicts;
    match verdict {
        Verdict::Banished => verdicts.banished,
        Verdict::TopInfluence => verdicts.top_influence,
        Verdict::Teahouse => verdicts.teahouse,
        Verdict::LessInfluence => verdicts.less_influence,
        Verdict::LaterInOrder => verdicts.later_in_order,
    }
}

/// What final points were given for, as it follows `gains 9 VP`: `for 3 presents`. The count is that of the event.
pub fn final_reason(language: Language, why: FinalReason, count: u32) -> String {
    let reasons = &catalogue(language).final_reasons;
    match why {
        FinalReason::Yuan => fill(reasons.yuan, &[("yuan", &terms::yuan(language, count))]),
        FinalReason::Presents => fill(reasons.presents, &[("presents", &terms::presents(language, count))]),
        FinalReason::Teahouses => counted(language, reasons.teahouses, count as usize),
        FinalReason::Customs => fill(reasons.customs, &[("level", &count)]),
        FinalReason::Influence => fill(reasons.influence, &[("level", &count)]),
    }
}

/// Why the game ended, as a clause; so many points are enough for it.
pub fn end(language: Language, why: End, enough: u32) -> String {
    let ends = &catalogue(language).ends;
    let template = match why {
        End::Points => ends.points,
        End::Presents => ends.presents,
        End::Both => ends.both,
    };
    fill(template, &[("points", &terms::points(language, enough.into()))])
}
