//! Yellow & Yangtze on the command line.

use std::io;

use kernel::{Refused, Seat};
use words::yangtze::{Label, label};
use words::{Language, Names};
use yangtze::{Action, Board, Decision, Event, Misread, Outcome, Position, Rule};

use super::{Facts, Figure, Listed, Times, places_by};
use crate::picture::yangtze::{Labels, terminal};

impl Listed for Position {
    const TITLE: &'static str = "Yellow & Yangtze";

    fn kind(action: &Action) -> &'static str {
        use Action as A;
        match action {
            A::Tile { .. } => "tile",
            A::Leader { .. } => "leader",
            A::Withdraw { .. } => "withdraw",
            A::Riot { .. } => "riot",
            A::Pagoda { .. } => "pagoda",
            A::Replace { .. } => "replace",
            A::End => "end",
            A::Take { .. } => "take",
            A::Skip => "skip",
            A::Build { .. } => "build",
            A::Commit(_) => "commit",
            A::Support { .. } => "support",
            A::Winner { .. } => "winner",
            A::Lose { .. } => "lose",
        }
    }

    const TALLIES: &'static [&'static str] = &["turns", "revolts", "wars", "pagodas built", "pagodas lost", "riots"];

    fn tally(event: &Event) -> Vec<(&'static str, u64)> {
        match event {
            Event::TurnBegan { .. } => vec![("turns", 1)],
            Event::RevoltBegan { .. } => vec![("revolts", 1)],
            Event::WarBegan { .. } => vec![("wars", 1)],
            Event::PagodaBuilt { .. } => vec![("pagodas built", 1)],
            Event::PagodaLost { .. } => vec![("pagodas lost", 1)],
            Event::Riot { .. } => vec![("riots", 1)],
            _ => Vec::new(),
        }
    }

    fn scores(outcome: &Outcome) -> Vec<i64> {
        outcome.scores.iter().map(|totals| totals[0].into()).collect()
    }

    fn winners(outcome: &Outcome) -> &[usize] {
        &outcome.winners
    }

    fn rounds(_: &Outcome) -> Option<u32> {
        None
    }

    /// Those who are level behind the winners share a place, whatever the edition says of ties.
    fn places(outcome: &Outcome) -> Vec<usize> {
        places_by(&outcome.scores, &outcome.winners)
    }

    const OPENING: usize = 0;

    /// Two are judged by other weights than three or four.
    fn weighs(weight: &str, players: usize) -> bool {
        weight.split('.').next() == Some(if players == 2 { "two" } else { "more" })
    }

    const FACTS: &'static [Facts] = &[Facts {
        title: "a game",
        figure: Figure::Average,
        names: &["tiles", "revolts", "successful", "leaders lost", "pagodas", "riots", "wars"],
    }];

    fn facts(event: &Event) -> (Option<Seat>, Times) {
        match event {
            Event::TilePlaced { seat, .. } => (Some(*seat), vec![("tiles", 1)]),
            Event::RevoltBegan { attacker, .. } => (Some(*attacker), vec![("revolts", 1)]),
            Event::RevoltEnded { winner, attack, defence, .. } if attack > defence => {
                (Some(*winner), vec![("successful", 1)])
            }
            Event::LeaderReturned { seat, .. } => (Some(*seat), vec![("leaders lost", 1)]),
            Event::PagodaBuilt { seat, .. } => (Some(*seat), vec![("pagodas", 1)]),
            Event::Riot { seat, .. } => (Some(*seat), vec![("riots", 1)]),
            Event::WarBegan { .. } => (None, vec![("wars", 1)]),
            _ => (None, Vec::new()),
        }
    }

    fn refusal(language: Language, refused: &Refused<Decision, Rule>) -> String {
        words::yangtze::refusal_with_number(language, refused)
    }

    fn misread(language: Language, why: &Misread) -> String {
        words::yangtze::misread(language, *why)
    }

    fn event(language: Language, names: &Names, event: &Event) -> String {
        words::yangtze::event(language, names, event)
    }

    fn waiting(language: Language, names: &Names, seat: Seat, decision: Decision) -> String {
        words::yangtze::waiting(language, names, seat, decision)
    }

    fn result(language: Language, names: &Names, outcome: &Outcome) -> Vec<String> {
        words::yangtze::result(language, names, outcome)
    }

    fn opening(position: &Self) -> Event {
        Event::TurnBegan { seat: position.open().active() }
    }

    fn begins_part(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn draw(language: Language, board: &Board, position: &Self, out: &mut impl io::Write) -> io::Result<()> {
        terminal(board, position, &labels(language), out)
    }

    fn svg(language: Language, board: &Board, position: &Self) -> String {
        art::picture(board, position.open(), &labels(language).drawn(), art::Look::default())
    }
}

pub(crate) fn labels(language: Language) -> Labels<'static> {
    let label = |it| label(language, it);
    Labels {
        dynasties: [0, 1, 2, 3].map(|seat| words::yangtze::dynasty(language, Seat::new(seat))),
        points: label(Label::Points),
        hand: label(Label::Hand),
        leaders_off: label(Label::LeadersOff),
        market: label(Label::Market),
        bag: label(Label::Bag),
        pagodas: label(Label::Pagodas),
        pagodas_beside: label(Label::PagodasBeside),
        capitals: label(Label::Capitals),
        active: label(Label::Active),
        decides: label(Label::Decides),
        over: label(Label::Over),
    }
}
