//! Yunnan on the command line.

use std::io;

use kernel::{Refused, Seat};
use words::yunnan::{Label, label};
use words::{Language, Names};
use yunnan::{
    Action, Bank, Board, Building, Decision, End, Event, Misread, Outcome, Position, Province, Rule, Variant, Verdict,
};

use super::{Facts, Figure, Listed, Times, places_by};
use crate::picture::yunnan::{Labels, terminal};

impl Listed for Position {
    const TITLE: &'static str = "Yunnan";

    fn kind(action: &Action) -> &'static str {
        match action {
            Action::Bid { .. } => "bid",
            Action::Bank { .. } => "bank",
            Action::Market { .. } => "market",
            Action::Pass => "pass",
            Action::Take { .. } => "take",
            Action::Open { .. } => "open",
            Action::Keep => "keep",
            Action::Travel { push: None, .. } => "travel",
            Action::Travel { push: Some(_), .. } => "travel and push",
            Action::Post { .. } => "post",
            Action::Bridge { .. } => "bridge",
            Action::Teahouse { .. } => "teahouse",
            Action::Done => "done",
            Action::Convert { .. } => "vp",
        }
    }

    const TALLIES: &'static [&'static str] = &[
        "traders outbid",
        "  after their player had passed",
        "progress",
        "penalties",
        "traders pushed",
        "traders without a route",
        "traders banished",
        "presents",
        "traders with a deduction",
        "posts built",
        "bridges built",
        "teahouses built",
    ];

    fn tally(event: &Event) -> Vec<(&'static str, u64)> {
        match event {
            Event::Outbid { returned: false, .. } => vec![("traders outbid", 1)],
            Event::Outbid { returned: true, .. } => {
                vec![("traders outbid", 1), ("  after their player had passed", 1)]
            }
            Event::BidPaid { .. } => vec![("progress", 1)],
            Event::Penalty { .. } => vec![("penalties", 1)],
            Event::Pushed { .. } => vec![("traders pushed", 1)],
            Event::SentHome { traders, .. } => vec![("traders without a route", (*traders).into())],
            Event::Inspected { verdict: Verdict::Banished, .. } => vec![("traders banished", 1)],
            Event::PresentsGiven { presents, .. } => vec![("presents", (*presents).into())],
            Event::TradersEarned { missing: 1.., traders, .. } => {
                vec![("traders with a deduction", (*traders).into())]
            }
            Event::PostBuilt { .. } => vec![("posts built", 1)],
            Event::BridgeBuilt { .. } => vec![("bridges built", 1)],
            Event::TeahouseBuilt { .. } => vec![("teahouses built", 1)],
            _ => Vec::new(),
        }
    }

    fn scores(outcome: &Outcome) -> Vec<i64> {
        outcome.scores.clone()
    }

    fn winners(outcome: &Outcome) -> &[usize] {
        &outcome.winners
    }

    fn rounds(outcome: &Outcome) -> Option<u32> {
        Some(outcome.rounds)
    }

    /// Those who are level behind the winner share a place.
    fn places(outcome: &Outcome) -> Vec<usize> {
        places_by(&outcome.scores, &outcome.winners)
    }

    /// Chance decides nothing but the first auction order.
    const OPENING: usize = 1;

    const FACTS: &'static [Facts] = &[
        Facts {
            title: "purchases, % of all",
            figure: Figure::Share,
            names: &["school", "customs", "horse", "dragon", "yard"],
        },
        Facts {
            title: "a game",
            figure: Figure::Average,
            names: &["bought", "posts", "bridges", "teahouses", "presents", "pushes", "banished"],
        },
        Facts { title: "traders in, % of games", figure: Figure::Games, names: &["Tibet", "Qinghai", "either"] },
        Facts { title: "ended by, % of games", figure: Figure::Games, names: &["points", "the last present"] },
    ];

    fn facts(event: &Event) -> (Option<Seat>, Times) {
        match event {
            Event::BidPaid { seat, building, .. } => (Some(*seat), vec![("bought", 1), (building.id(), 1)]),
            Event::PostBuilt { seat, .. } => (Some(*seat), vec![("posts", 1)]),
            Event::BridgeBuilt { seat, .. } => (Some(*seat), vec![("bridges", 1)]),
            Event::TeahouseBuilt { seat, .. } => (Some(*seat), vec![("teahouses", 1)]),
            Event::PresentsGiven { seat, presents, .. } => (Some(*seat), vec![("presents", (*presents).into())]),
            Event::Pushed { by, .. } => (Some(*by), vec![("pushes", 1)]),
            Event::Inspected { seat, verdict: Verdict::Banished, .. } => (Some(*seat), vec![("banished", 1)]),
            Event::Travelled { seat, to: Province::Tibet, .. } => (Some(*seat), vec![("Tibet", 1), ("either", 1)]),
            Event::Travelled { seat, to: Province::Qinghai, .. } => (Some(*seat), vec![("Qinghai", 1), ("either", 1)]),
            Event::GameEnded { why: End::Points, .. } => (None, vec![("points", 1)]),
            // Points come after presents (YN-8, YN-10), and nobody begins a round with 80: where the last present was given,
            // it is what ended the game, whoever passed 80 afterwards.
            Event::GameEnded { why: End::Presents | End::Both, .. } => (None, vec![("the last present", 1)]),
            _ => (None, Vec::new()),
        }
    }

    fn refusal(language: Language, refused: &Refused<Decision, Rule>) -> String {
        words::yunnan::refusal_with_number(language, refused)
    }

    fn misread(language: Language, why: &Misread) -> String {
        words::yunnan::misread(language, *why)
    }

    fn event(language: Language, names: &Names, event: &Event) -> String {
        words::yunnan::event(language, names, event)
    }

    fn waiting(language: Language, names: &Names, seat: Seat, decision: Decision) -> String {
        words::yunnan::waiting(language, names, seat, decision)
    }

    fn result(language: Language, names: &Names, outcome: &Outcome) -> Vec<String> {
        words::yunnan::result(language, names, outcome)
    }

    fn opening(position: &Self) -> Event {
        Event::RoundBegan { round: position.round(), order: position.order() }
    }

    /// The auction, travel and conversion are parts of a round.
    fn begins_part(event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. } | Event::TravelOrder { .. } | Event::NewOrder { .. })
    }

    fn draw(language: Language, board: &Board, position: &Self, out: &mut impl io::Write) -> io::Result<()> {
        terminal(board, position, &labels(language), out)
    }

    fn svg(language: Language, board: &Board, position: &Self) -> String {
        art::yunnan::picture(board, position, &labels(language).drawn(board), art::Look::default())
    }
}

pub(crate) fn labels(language: Language) -> Labels<'static> {
    let label = |it| label(language, it);
    Labels {
        names: [0, 1, 2, 3, 4].map(|seat| words::yunnan::emblem(language, Seat::new(seat))),
        buildings: Building::ALL.map(|building| words::yunnan::building(language, building)),
        bank: label(Label::Bank),
        market: label(Label::Market),
        banks: Bank::ALL.map(|bank| words::yunnan::bank(language, bank)),
        sum_of_bids: label(Label::Bids),
        round: label(Label::Round),
        auction_order: label(Label::AuctionOrder),
        travel_order: label(Label::TravelOrder),
        road: label(Label::Province),
        income: label(Label::Income),
        presents: label(Label::Presents),
        bridges: label(Label::Bridges),
        pieces: [Label::Trader, Label::Post, Label::Bridge, Label::Teahouse, Label::Horse].map(label),
        tracks: [Label::Points, Label::Yuan, Label::Customs, Label::Influence].map(label),
        supply: label(Label::Supply),
        reserve: label(Label::Reserve),
        crossings: label(Label::CrossingsLeft),
        not_travelled: label(Label::NotTravelled),
        passed: label(Label::Passed),
        decides: label(Label::Decides),
        over: label(Label::Over),
        variants: [Variant::Basic, Variant::Pro].map(|variant| words::yunnan::variant(language, variant)),
        penalty: label(Label::Penalty),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_with_the_last_present_was_ended_by_it_whoever_has_80_then() {
        let told = |why| Position::facts(&Event::GameEnded { why, enough: 80 }).1;
        assert_eq!(told(End::Points), [("points", 1)]);
        assert_eq!(told(End::Presents), [("the last present", 1)]);
        assert_eq!(told(End::Both), told(End::Presents));
    }
}
