//! A single action, as something to do.

use ::yunnan::{Action, Source};
use kernel::Seat;

use super::catalogue::catalogue;
use super::{advice, terms};
use crate::template::fill;
use crate::{Language, Names};

/// What an action does, as something to do: `bid 7 in the trading school`.
pub fn deed(language: Language, names: &Names, action: &Action) -> String {
    let deeds = &catalogue(language).deeds;
    let province = |template, of| {
        fill(
            template,
            &[
                ("in_province", &terms::in_province(language, of)),
                ("from_province", &terms::from_province(language, of)),
            ],
        )
    };
    let with = |deed: String, from| match from {
        Source::Supply => deed,
        Source::Province(from) => fill(&province(deeds.recalled, from), &[("deed", &deed)]),
    };
    match *action {
        Action::Bid { building, yuan, from } => {
            let building = terms::at_building(language, building);
            with(fill(deeds.bid, &[("yuan", &yuan), ("at_building", &building)]), from)
        }
        Action::Bank { bank, from } => with(fill(deeds.bank, &[("the_bank", &terms::the_bank(language, bank))]), from),
        Action::Market { from } => with(advice::kind(language, action).to_owned(), from),
        Action::Take { kind } => fill(deeds.take, &[("a_construction", &terms::a_construction(language, kind))]),
        Action::Open { province: of } => province(deeds.open, of),
        Action::Travel { from, to, push } => {
            let journey = fill(&province(deeds.travel, from), &[("to_province", &terms::to_province(language, to))]);
            let pushed =
                |seat: Seat| fill(deeds.push, &[("deed", &journey), ("player", &terms::name(language, names, seat))]);
            push.map_or_else(|| journey.clone(), pushed)
        }
        Action::Post { province: of } => province(deeds.post, of),
        Action::Bridge { near, far } => {
            let [near, far] = [near, far].map(|side| terms::the_province(language, side));
            fill(deeds.bridge, &[("near", &near), ("far", &far)])
        }
        Action::Teahouse { province: of } => province(deeds.teahouse, of),
        Action::Convert { points } => fill(deeds.convert, &[("points", &terms::points(language, points.into()))]),
        Action::Pass | Action::Keep | Action::Done => advice::kind(language, action).to_owned(),
    }
}
