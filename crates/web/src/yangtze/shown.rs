//! Yellow & Yangtze in words and signs, as the screen asks for them.

use ::yangtze::{Action, Decision, Event, Misread, Position, Rule};
use art::Icon;
use kernel::{Pending, Seat};
use leptos::prelude::{Get as _, RwSignal};
use table::yangtze::{Choices, Pick};
use table::{RefusedBy, Table};
use words::Language;
use words::screen::fill;

use super::held::Held;
use super::tray;
use crate::game::{Reader, Shown};

impl Shown for Position {
    type Own = Held;

    // Tiles are behind screens (YY-13.1).
    const HIDES: bool = true;

    fn own(table: RwSignal<Table<Self>>) -> Held {
        Held::new(table)
    }

    fn lay_down(own: Held) {
        own.lay_down();
    }

    fn name_of(reader: &Reader, seat: Seat) -> &str {
        words::yangtze::name(reader.language, &reader.names, seat)
    }

    fn crest(seat: Seat) -> String {
        art::crest_id(seat)
    }

    fn decision(language: Language, decision: Decision) -> &'static str {
        words::yangtze::decision(language, decision)
    }

    fn rule_asking(decision: Decision) -> Option<&'static str> {
        Some(match decision {
            Decision::Act => "YY-3.1",
            Decision::Market => "YY-5.4",
            Decision::Pagoda => "YY-5.5",
            Decision::Chain => "YY-5.6",
            Decision::Revolt => "YY-6.3",
            Decision::War => "YY-7.4",
            Decision::WarWinner => "YY-7.5",
            Decision::WarLoss => "YY-7.7",
        })
    }

    fn next(own: Held, reader: &Reader, choices: &Choices) -> Option<String> {
        let (language, texts) = (reader.language, &reader.texts().game);
        if let Some(space) = own.space.get() {
            return Some(fill(texts.what_here, &[("space", &space)]));
        }
        if own.replacing.get().is_some() {
            return Some(texts.mark_tiles.to_owned());
        }
        let pick = own.pick.get()?;
        let mut said = match pick {
            Pick::Tile(colour) => fill(texts.choose_space, &[("piece", &words::yangtze::tile(language, colour))]),
            Pick::Leader(colour) => fill(texts.choose_space, &[("piece", &words::yangtze::leader(language, colour))]),
            Pick::Riot => texts.choose_riot.to_owned(),
            Pick::Pagoda => fill(texts.choose_space, &[("piece", &texts.build)]),
        };
        if reader.helps {
            said += " ";
            said += &fill(texts.possible_spaces, &[("count", &choices.places_for(Some(pick)).len())]);
        }
        // The names of pieces are written small.
        let mut letters = said.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect())
    }

    fn waiting(reader: &Reader, seat: Seat, decision: Decision) -> String {
        words::yangtze::waiting(reader.language, &reader.names, seat, decision)
    }

    fn victory(reader: &Reader, table: &Table<Self>) -> Option<String> {
        Some(words::yangtze::victory(reader.language, &reader.names, &table.settled().outcome()?))
    }

    fn left(reader: &Reader, position: &Self) -> Option<String> {
        let open = position.open();
        // In a conflict other things are asked, and they take no action.
        let acting = matches!(open.pending(), Pending::Decision { decision: Decision::Act, .. });
        let acts = acting && open.actions_left() > 0;
        acts.then(|| fill(reader.texts().game.actions_left, &[("count", &open.actions_left())]))
    }

    fn title(reader: &Reader, seat: Seat) -> String {
        fill(reader.texts().game.turn_of, &[("player", &Self::name_of(reader, seat))])
    }

    fn event(reader: &Reader, event: &Event) -> String {
        let tell = if reader.helps { words::yangtze::event } else { words::yangtze::uncounted };
        tell(reader.language, &reader.names, event)
    }

    fn icon(event: &Event) -> Icon {
        match event {
            Event::RevoltBegan { .. } | Event::Committed { .. } | Event::RevoltEnded { .. } => Icon::Revolt,
            Event::WarBegan { .. }
            | Event::Supported { .. }
            | Event::WarWon { .. }
            | Event::LoserTileRemoved { .. }
            | Event::WinnerTileRemoved { .. } => Icon::War,
            Event::Riot { .. } => Icon::Riot,
            Event::TilePlaced { .. } => Icon::Tile,
            Event::LeaderPositioned { .. } | Event::LeaderWithdrawn { .. } => Icon::Person,
            Event::Points { .. } => Icon::Points,
            Event::PagodaBuilt { .. } | Event::PagodaPaid { .. } => Icon::Pagoda,
            Event::Declined { .. } => Icon::Close,
            Event::EndedEarly { .. } => Icon::Forward,
            Event::GameEnded { .. } => Icon::Last,
            Event::MarketTaken { .. } | Event::MarketFilled { .. } => Icon::Market,
            Event::Drawn { .. } | Event::Replaced { .. } => Icon::Bag,
            Event::LeaderReturned { .. } | Event::PagodaLost { .. } => Icon::Warning,
            Event::TurnBegan { .. } => Icon::Log,
        }
    }

    fn rule_of(event: &Event) -> &'static str {
        event.rule()
    }

    fn is_logged(event: &Event) -> bool {
        !matches!(event, Event::TurnBegan { .. })
    }

    fn refusal(language: Language, refused: &RefusedBy<Self>) -> String {
        words::yangtze::refusal(language, refused)
    }

    fn rule_number(rule: Rule) -> &'static str {
        rule.number()
    }

    fn misread(language: Language, misread: &Misread) -> String {
        words::yangtze::misread(language, *misread)
    }

    fn weighed(reader: &Reader, action: &Action) -> (String, String) {
        (tray::sign(action), tray::said_with_place(reader, action))
    }

    fn deed(reader: &Reader, action: &Action) -> String {
        words::yangtze::deed(reader.language, action)
    }

    fn advice(reader: &Reader, reasons: &[Self::Reason]) -> Vec<String> {
        words::yangtze::advice(reader.language, &reader.names, reasons)
    }
}
