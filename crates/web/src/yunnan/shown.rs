//! Yunnan in words and signs, as the screen asks for them.

use ::yunnan::{Action, Building, Construction, Decision, Event, Misread, Position, Rule, Verdict};
use art::Icon;
use art::yunnan::Sign;
use kernel::{Pending, Seat};
use leptos::prelude::{Get as _, RwSignal};
use table::yunnan::{Choices, Heading, Phase, Pick};
use table::{RefusedBy, Step, Table};
use words::Language;
use words::screen::fill;
use words::yunnan::{Label, label};

use super::held::Held;
use crate::game::{LogSection, Reader, Shown};

impl Shown for Position {
    type Own = Held;

    // Everything lies open (YN-1.3).
    const HIDES: bool = false;

    fn own(table: RwSignal<Table<Self>>) -> Held {
        Held::new(table)
    }

    fn lay_down(own: Held) {
        own.lay_down();
    }

    fn name_of(reader: &Reader, seat: Seat) -> &str {
        words::yunnan::name(reader.language, &reader.names, seat)
    }

    fn crest(seat: Seat) -> String {
        art::yunnan::crest_id(seat)
    }

    fn decision(language: Language, decision: Decision) -> &'static str {
        words::yunnan::decision(language, decision)
    }

    fn next(own: Held, reader: &Reader, choices: &Choices) -> Option<String> {
        let (language, texts) = (reader.language, &reader.texts().game);
        let pick = own.pick.get()?;
        let piece = match pick {
            Pick::Trader(_) => words::yunnan::traders(language, 1),
            Pick::Construction(kind) => words::yunnan::construction(language, kind).to_owned(),
        };
        let mut said = capital(&fill(texts.choose_space, &[("piece", &piece)]));
        if reader.helps {
            said += " ";
            said += &fill(texts.possible_spaces, &[("count", &choices.places_for(Some(pick)).len())]);
        }
        Some(said)
    }

    fn waiting(reader: &Reader, seat: Seat, decision: Decision) -> String {
        words::yunnan::waiting(reader.language, &reader.names, seat, decision)
    }

    fn victory(reader: &Reader, table: &Table<Self>) -> Option<String> {
        Some(words::yunnan::victory(reader.language, &reader.names, &table.settled().outcome(table.board())?))
    }

    fn left(reader: &Reader, position: &Self) -> Option<String> {
        let left = position.crossings_left()?;
        let name = capital(label(reader.language, Label::CrossingsLeft));
        Some(format!("{name}{}{left}", reader.language.colon()))
    }

    // An answer that ends a phase also brings about what belongs to the next ones.
    fn log(steps: &[Step<Self>]) -> Vec<LogSection<Heading>> {
        let section = |section: table::yunnan::Section| LogSection {
            heading: section.heading,
            steps: section.lines.into_iter().map(|line| (line.step, line.events)).collect(),
        };
        table::yunnan::log(steps).into_iter().map(section).collect()
    }

    fn title(reader: &Reader, heading: Heading) -> String {
        let texts = &words::yunnan::page(reader.language).phases;
        let phase = phase(reader, heading.phase);
        fill(texts.heading, &[("round", &heading.round), ("phase", &phase)])
    }

    fn event(reader: &Reader, event: &Event) -> String {
        words::yunnan::event(reader.language, &reader.names, event)
    }

    fn icon(event: &Event) -> Icon {
        match event {
            Event::Outbid { .. }
            | Event::Pushed { .. }
            | Event::SentHome { .. }
            | Event::Penalty { .. }
            | Event::Inspected { verdict: Verdict::Banished, .. } => Icon::Warning,
            Event::Bid { .. } | Event::SentToMarket { .. } | Event::BankTaken { .. } | Event::Passed { .. } => {
                Icon::Market
            }
            Event::InspectorCame { .. } | Event::Inspected { .. } | Event::NobodyBanished { .. } => Icon::Eye,
            Event::Travelled { .. } => Icon::Forward,
            Event::BankPaid { .. } | Event::BidPaid { .. } | Event::Income { .. } | Event::Converted { .. } => {
                Icon::Bag
            }
            _ => Icon::Log,
        }
    }

    fn rule_of(event: &Event) -> &'static str {
        event.rule()
    }

    fn is_logged(_: &Event) -> bool {
        true
    }

    fn refusal(language: Language, refused: &RefusedBy<Self>) -> String {
        words::yunnan::refusal(language, refused)
    }

    fn rule_number(rule: Rule) -> &'static str {
        rule.number()
    }

    fn misread(language: Language, misread: &Misread) -> String {
        words::yunnan::misread(language, *misread)
    }

    fn weighed(reader: &Reader, action: &Action) -> (String, String) {
        (sign(action).to_owned(), said(reader, action))
    }

    fn deed(reader: &Reader, action: &Action) -> String {
        words::yunnan::deed(reader.language, &reader.names, action)
    }

    fn advice(reader: &Reader, reasons: &[Self::Reason]) -> Vec<String> {
        let say = |reason: &Self::Reason| words::yunnan::advice(reader.language, &reader.names, *reason);
        let mut sentences: Vec<String> = reasons.iter().map(say).collect();
        sentences.dedup();
        sentences
    }
}

/// What goes on in a phase.
pub(super) fn phase(reader: &Reader, phase: Phase) -> String {
    let texts = &words::yunnan::page(reader.language).phases;
    match phase {
        Phase::Auction => texts.auction.to_owned(),
        Phase::Progress => texts.progress.to_owned(),
        Phase::Travel(seat) => fill(texts.travel, &[("player", &Position::name_of(reader, seat))]),
        Phase::Income => texts.income.to_owned(),
        Phase::Conversion => texts.conversion.to_owned(),
        Phase::End => texts.end.to_owned(),
    }
}

/// An action as a button says it.
pub(super) fn said(reader: &Reader, action: &Action) -> String {
    capital(&Position::deed(reader, action))
}

/// With a large first letter.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// What stands for a building.
pub(super) const fn sign_of(building: Building) -> Sign {
    match building {
        Building::School => Sign::School,
        Building::Customs => Sign::Customs,
        Building::Horse => Sign::Horse,
        Building::Dragon => Sign::Dragon,
        Building::Yard => Sign::Yard,
    }
}

/// What stands for an action on its button.
pub(super) fn sign(action: &Action) -> &'static str {
    let sign = match action {
        Action::Bid { building, .. } => sign_of(*building),
        Action::Bank { .. } => Sign::Bank,
        Action::Market { .. } => Sign::Market,
        Action::Pass => Sign::Passed,
        Action::Take { kind: Construction::Post } | Action::Post { .. } => Sign::Post,
        Action::Take { kind: Construction::Bridge } | Action::Bridge { .. } => Sign::Bridge,
        Action::Take { .. } | Action::Open { .. } | Action::Teahouse { .. } => Sign::Teahouse,
        Action::Travel { .. } => Sign::Trader,
        Action::Convert { .. } => Sign::Points,
        Action::Keep | Action::Done => return Icon::Confirm.id(),
    };
    sign.id()
}

/// What a position waits for.
pub(super) fn asked(position: &Position) -> Option<Decision> {
    match position.pending() {
        Pending::Decision { decision, .. } => Some(decision),
        Pending::Over => None,
    }
}
