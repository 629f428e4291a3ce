//! Playing Yunnan.

use std::io;

use kernel::{Observer, Pending, Refused, Seat};
use words::play::{Saying, say};
use words::{Language, Names};
use yunnan::{
    Action, Bank, Board, Building, Construction, Decision, Event, Position, Province, Rule, Source, Variant, View,
};

use super::{Doing, Glance, Playable};
use crate::game::yunnan::labels;
use crate::picture::yunnan::{standing, terminal_for_decision};

impl Playable for Position {
    const WHY: &'static [&'static str] = &["why bid horse 7 from supply", "why horse", "why bank", "why tibet"];

    fn draw_view(language: Language, board: &Board, view: &View, out: &mut impl io::Write) -> io::Result<()> {
        terminal_for_decision(board, view.position(), &labels(language), out)
    }

    fn draw_standing(language: Language, board: &Board, view: &View, out: &mut impl io::Write) -> io::Result<()> {
        standing(board, view.position(), &labels(language), out)
    }

    fn hand(_: Language, _: &View) -> Option<String> {
        None
    }

    fn glance(decision: Decision) -> Glance {
        match decision {
            Decision::Auction | Decision::Travel => Glance::Board,
            Decision::Conversion => Glance::Standing,
            Decision::Yard | Decision::Teahouse => Glance::Nothing,
        }
    }

    fn observed(event: &Event, _: Observer) -> Event {
        *event
    }

    fn name(language: Language, names: &Names, seat: Seat) -> &str {
        words::yunnan::name(language, names, seat)
    }

    fn decision(language: Language, decision: Decision) -> &'static str {
        words::yunnan::decision(language, decision)
    }

    /// Money that is pledged is still there, and yet it can't be bid again.
    fn circumstances(language: Language, _: &Names, board: &Board, view: &View) -> Vec<String> {
        let position = view.position();
        let Pending::Decision { seat, decision: Decision::Auction } = position.pending() else { return Vec::new() };
        let player = position.player(seat);
        let pledged = player.pledged(board);
        let limited = position.variant() == Variant::Basic && pledged > 0;
        limited.then(|| words::yunnan::money_left(language, player.yuan(), pledged)).into_iter().collect()
    }

    fn does(language: Language, action: &Action) -> &'static str {
        words::yunnan::kind(language, action)
    }

    fn advice(language: Language, names: &Names, reasons: &[bots::yunnan::Reason]) -> Vec<String> {
        reasons.iter().map(|reason| words::yunnan::advice(language, names, *reason)).collect()
    }

    fn against(language: Language, rule: Rule) -> String {
        words::yunnan::rule_with_number(language, rule)
    }

    fn legend(language: Language) -> Vec<String> {
        let words = words::yunnan::vocabulary(language);
        vec![say(language, Saying::Letters { letters: &words })]
    }

    /// In a building all bids, in the bank both spaces; in a province what can be moved from or to there, or built, by
    /// what is asked for.
    fn doings(view: &View, board: &Board, place: &str) -> Option<Vec<Doing<Self>>> {
        let place = place.to_ascii_lowercase();
        if let Some(building) = Building::from_id(&place) {
            let bid = |&yuan: &u32| {
                let against = view.why_not_bid(board, building, yuan);
                Doing { what: format!("bid {building} {yuan}"), against }
            };
            return Some(board.bids().iter().map(bid).collect());
        }
        if place == "bank" {
            let space = |bank| Doing { what: format!("bank {bank}"), against: view.why_not_bank(board, bank) };
            return Some(Bank::ALL.map(space).into());
        }
        if place == "supply" {
            let against = view.why_not_from(board, Source::Supply);
            return Some(vec![Doing { what: "from supply".to_owned(), against }]);
        }
        let province = Province::from_id(&place)?;
        match kernel::View::pending(view) {
            Pending::Decision { decision: Decision::Travel, .. } => Some(travels(view, board, province)),
            Pending::Decision { decision: Decision::Teahouse, .. } => {
                Some(checked(view, board, Action::Open { province }).into_iter().collect())
            }
            _ => {
                let against = view.why_not_from(board, Source::Province(province));
                Some(vec![Doing { what: format!("from {province}"), against }])
            }
        }
    }
}

/// Journeys to a province and what can be built there.
fn travels(view: &View, board: &Board, province: Province) -> Vec<Doing<Position>> {
    let journeys = Province::ALL.into_iter().filter(|from| *from != province).map(|from| Doing {
        what: Action::Travel { from, to: province, push: None }.to_string(),
        against: view.why_not_travel(board, from, province, None),
    });
    let mut doings: Vec<_> = journeys.collect();
    // That nobody is there to set out says something only if it is so everywhere.
    let nobody = |doing: &Doing<Position>| matches!(doing.against, Some(Rule::NobodyTravels(_)));
    if !doings.iter().all(nobody) {
        doings.retain(|doing| !nobody(doing));
    }
    doings.push(Doing { what: Action::Post { province }.to_string(), against: view.why_not_post(board, province) });
    doings.push(Doing {
        what: format!("{} {province}", Construction::Teahouse),
        against: view.why_not_teahouse(board, province),
    });
    let sites = board.sites().iter().filter(|site| site.near == province || site.far == province);
    doings.extend(sites.map(|site| Doing {
        what: Action::Bridge { near: site.near, far: site.far }.to_string(),
        against: view.why_not_bridge(board, site.near, site.far),
    }));
    doings
}

/// An action as it is judged now, if a rule judges it.
fn checked(view: &View, board: &Board, action: Action) -> Option<Doing<Position>> {
    let against = match kernel::View::check(view, board, action) {
        Ok(()) => None,
        Err(Refused::Rule(rule)) => Some(rule),
        Err(_) => return None,
    };
    Some(Doing { what: action.to_string(), against })
}
