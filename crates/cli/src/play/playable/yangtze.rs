//! Playing Yellow & Yangtze.

use std::io;

use kernel::{Observer, Pending, Refused, Seat};
use words::play::{Saying, say};
use words::{Language, Names};
use yangtze::{Action, Board, Colour, Decision, Event, Payment, Piece, Position, Rule, Space, View};

use super::{Doing, Glance, Playable};
use crate::game::yangtze::labels;
use crate::picture::yangtze::{seats_of_view, terminal_of_view};

impl Playable for Position {
    const WHY: &'static [&'static str] = &["why tile k@F7", "why F7"];

    fn draw_view(language: Language, board: &Board, view: &View, out: &mut impl io::Write) -> io::Result<()> {
        terminal_of_view(board, view, &labels(language), out)
    }

    fn draw_standing(language: Language, board: &Board, view: &View, out: &mut impl io::Write) -> io::Result<()> {
        seats_of_view(board, view, &labels(language), out)
    }

    fn hand(language: Language, view: &View) -> Option<String> {
        view.hand().map(|hand| words::yangtze::hand(language, hand))
    }

    fn glance(decision: Decision) -> Glance {
        match decision {
            Decision::Act | Decision::Revolt | Decision::War | Decision::WarWinner => Glance::Board,
            Decision::Market | Decision::Pagoda | Decision::Chain | Decision::WarLoss => Glance::Nothing,
        }
    }

    fn observed(event: &Event, observer: Observer) -> Event {
        event.seen_by(observer)
    }

    fn name(language: Language, names: &Names, seat: Seat) -> &str {
        words::yangtze::name(language, names, seat)
    }

    fn decision(language: Language, decision: Decision) -> &'static str {
        words::yangtze::decision(language, decision)
    }

    fn circumstances(language: Language, names: &Names, board: &Board, view: &View) -> Vec<String> {
        let open = view.open();
        let left = matches!(open.pending(), Pending::Decision { decision: Decision::Act, .. })
            .then(|| words::yangtze::actions_left(language, open.actions_left()));
        let revolt = open.revolt_at_hand(board).map(|it| words::yangtze::revolt_at_hand(language, names, &it));
        let states = open.states_at_war(board);
        let states = states.iter().map(|state| words::yangtze::warring_state(language, names, state));
        left.into_iter().chain(revolt).chain(states).collect()
    }

    fn does(language: Language, action: &Action) -> &'static str {
        words::yangtze::kind(language, action)
    }

    fn advice(language: Language, names: &Names, reasons: &[bots::yangtze::Reason]) -> Vec<String> {
        words::yangtze::advice(language, names, reasons)
    }

    fn against(language: Language, rule: Rule) -> String {
        words::yangtze::rule_with_number(language, rule)
    }

    fn legend(language: Language) -> Vec<String> {
        let letters = words::yangtze::letters(language);
        let notation = words::yangtze::notation(language).to_owned();
        vec![say(language, Saying::Letters { letters: &letters }), notation, words::yangtze::legend(language)]
    }

    /// Every piece that could be put on the space, and riots against the tile that lies there.
    fn doings(view: &View, board: &Board, place: &str) -> Option<Vec<Doing<Self>>> {
        let space: Space = place.to_ascii_uppercase().parse().ok()?;
        let tiles = Colour::ALL.map(|colour| (Action::Tile { colour, space }, Piece::Tile(colour)));
        let leaders = Colour::ALL.map(|colour| (Action::Leader { colour, space }, Piece::Leader(colour)));
        let pieces = tiles.into_iter().chain(leaders).map(|(action, piece)| Doing {
            what: action.to_string(),
            against: if board.contains(space) { view.why_not(board, piece, space) } else { Some(Rule::NoSuchSpace) },
        });
        let acts = matches!(view.open().pending(), Pending::Decision { decision: Decision::Act, .. });
        let riots = [Payment::TwoTiles, Payment::TileAndLeader].map(|payment| Action::Riot { payment, space });
        let riots = riots.into_iter().filter_map(|riot| {
            let there = board.contains(space) && view.open().tile_at(board, space).is_some();
            let against = match kernel::View::check(view, board, riot) {
                Ok(()) => None,
                Err(Refused::Rule(rule)) => Some(rule),
                Err(_) => return None,
            };
            (acts && there).then(|| Doing { what: riot.to_string(), against })
        });
        Some(pieces.chain(riots).collect())
    }
}
