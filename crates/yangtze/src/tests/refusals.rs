//! Every reason to refuse an action comes up somewhere.

use std::collections::BTreeSet;

use kernel::Refused;

use super::{Case, legal, play};
use crate::action::Action;
use crate::rule::Rule;
use crate::space::Space;
use crate::stage::Commitment;
use crate::tiles::{Colour, Tiles};

/// Names every reason; the compiler sees that none is missing.
macro_rules! reasons {
    ($($name:ident $(($field:tt))?),* $(,)?) => {
        const REASONS: &[&str] = &[$(stringify!($name)),*];

        fn name(rule: Rule) -> &'static str {
            match rule {
                $(Rule::$name $(($field))? => stringify!($name),)*
            }
        }
    };
}

reasons! {
    NoSuchSpace,
    LeaderOffBoard,
    LeaderOnRiver,
    LeaderOnPiece,
    LeaderStays,
    NoBlackTile,
    JoinsLikeLeaders(_),
    TileNotInHand(_),
    TileOnPiece,
    BlueOnLand,
    OtherOnRiver,
    NotInMarket(_),
    TriangleNotNew,
    ChainNotBlue,
    ChainNotAdjacent,
    TooFewBlack,
    BlackLeaderOnBoard,
    NotAtWar,
    SupportWithNothing,
    TooFewRed,
    RedLeaderOnBoard,
    NotStrongest,
    NotWinnersRed,
    TooFewBlue,
    BlueLeaderOnBoard,
    NoTileThere,
    NotATriangle,
    TriangleTaken,
    PagodaBesideBoard,
    NoPagodaBeside,
    NoPagodaThere,
    TooFewGreen,
    GreenLeaderOnBoard,
    ReplacesNothing,
    ReplacesNotInHand,
}

/// A board on which most actions can go wrong: a yellow pagoda, leaders of both players, river in the east.
const BOARD: &str = "
    y y . R0k . k R1~ ~
     y . y y B0. G0. ~ ~
    . . . y . . . . . .
";

/// Actions at `act`, each with the reason that refuses it. The first player holds a tile of each colour but red.
const AT_ACT: &[(&str, Rule)] = &[
    ("tile k@A9", Rule::NoSuchSpace),
    ("withdraw y", Rule::LeaderOffBoard),
    ("leader y@I1", Rule::LeaderOnRiver),
    ("leader y@E1", Rule::LeaderOnPiece),
    ("leader r@D1", Rule::LeaderStays),
    ("leader y@A3", Rule::NoBlackTile),
    ("leader y@F1", Rule::JoinsLikeLeaders(Colour::Red)),
    ("tile r@A3", Rule::TileNotInHand(Colour::Red)),
    ("tile k@E1", Rule::TileOnPiece),
    ("tile b@A3", Rule::BlueOnLand),
    ("tile k@I1", Rule::OtherOnRiver),
    ("riot 2 A1", Rule::TooFewBlue),
    ("riot 1 A1", Rule::BlueLeaderOnBoard),
    ("pagoda 2 A1,B1,A2", Rule::TooFewGreen),
    ("pagoda 1 A1,B1,A2", Rule::GreenLeaderOnBoard),
    ("replace kk", Rule::ReplacesNotInHand),
];

/// The same with tiles enough to pay.
const WITH_TILES: &[(&str, Rule)] = &[
    ("riot 2 D1", Rule::NoTileThere),
    ("pagoda 2 A1,B1,C1", Rule::NotATriangle),
    ("pagoda 2 A1,B1,A2", Rule::TriangleTaken),
    ("pagoda 2 C2,D2,D3", Rule::NoPagodaBeside),
    ("pagoda 2 C2,D2,D3 from A1,A2,B2", Rule::NoPagodaThere),
];

fn text(text: &str) -> Action {
    text.parse().expect("the text of an action")
}

/// Plays the case, then checks that the action is refused for this reason; gives the reason.
#[track_caller]
fn refused(case: &Case<'_>, action: Action, rule: Rule) -> Rule {
    let (_, mut position, board) = case.check();
    assert!(!legal(&board, &position).contains(&action), "{action}");
    assert_eq!(play(&board, &mut position, action), Err(Refused::Rule(rule)), "{action}");
    rule
}

fn refused_at_act() -> Vec<Rule> {
    let poor = Case { board: BOARD, pagodas: "y:A1,B1,A2", hands: "kbgy/k", ..Case::default() };
    let rich = Case { hands: "bbgg/k", ..poor };
    let nothing = Action::Replace { tiles: Tiles::NONE };
    let without_pagoda = Case { pagodas: "", ..rich };
    let beside = ("pagoda 2 A1,B1,A2 from C2,D2,D3", Rule::PagodaBesideBoard);
    let mut rules = vec![refused(&poor, nothing, Rule::ReplacesNothing)];
    rules.push(refused(&without_pagoda, text(beside.0), beside.1));
    rules.extend(AT_ACT.iter().map(|(action, rule)| refused(&poor, text(action), *rule)));
    rules.extend(WITH_TILES.iter().map(|(action, rule)| refused(&rich, text(action), *rule)));
    rules
}

fn refused_within_an_action() -> Vec<Rule> {
    let market = Case { board: ". .", hands: "gk/k", market: "k", play: "tile g@A1", ..Case::default() };
    let pagoda = Case {
        board: "
            y y . y .
             y . . y .
        ",
        hands: "yk/k",
        play: "tile y@E1",
        ..Case::default()
    };
    let chain = Case { board: "~ ~ ~ .", hands: "bbk/k", play: "tile b@A1", ..Case::default() };
    let revolt = Case { board: "K0k R1k .", hands: "kr/k", play: "leader r@E1", ..Case::default() };
    vec![
        refused(&market, text("take y"), Rule::NotInMarket(Colour::Yellow)),
        refused(&pagoda, text("build A1,B1,A2"), Rule::TriangleNotNew),
        refused(&chain, text("tile k@D1"), Rule::ChainNotBlue),
        refused(&chain, text("tile b@C1"), Rule::ChainNotAdjacent),
        refused(&revolt, text("commit 2"), Rule::TooFewBlack),
        refused(&revolt, text("commit 0+"), Rule::BlackLeaderOnBoard),
    ]
}

fn refused_in_wars() -> Vec<Rule> {
    let war = Case { board: "r R0k . k R1r r", hands: "yk/rk", play: "tile y@D1", ..Case::default() };
    let nothing = Action::Support { side: Some((Space::new(0, 0).expect("A1"), Commitment::default())) };
    let boundless =
        Action::Support { side: Some((Space::new(0, 0).expect("A1"), Commitment { tiles: u8::MAX, leader: true })) };
    let tie = Case { play: "tile y@D1; support A1 1; support none", ..war };
    let lost = Case { play: "tile y@D1; support none; support none", ..war };
    vec![
        refused(&war, text("support D1 1"), Rule::NotAtWar),
        refused(&war, nothing, Rule::SupportWithNothing),
        refused(&war, text("support A1 2"), Rule::TooFewRed),
        refused(&war, boundless, Rule::TooFewRed),
        refused(&war, text("support A1 1+"), Rule::RedLeaderOnBoard),
        refused(&tie, text("winner D1"), Rule::NotStrongest),
        refused(&lost, text("lose A1"), Rule::NotWinnersRed),
    ]
}

#[test]
fn every_reason_refuses_some_action() {
    let rules = [refused_at_act(), refused_within_an_action(), refused_in_wars()].concat();
    let found: BTreeSet<&str> = rules.iter().map(|rule| name(*rule)).collect();
    let missing: Vec<_> = REASONS.iter().filter(|reason| !found.contains(**reason)).collect();
    assert!(missing.is_empty(), "reasons that refuse nothing here: {missing:?}");

    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/yellow-yangtze.md");
    let document = std::fs::read_to_string(path).unwrap();
    for rule in rules {
        assert!(document.contains(&format!("**{}**", rule.number())), "{rule}");
    }
}

#[test]
fn an_action_that_answers_another_decision_is_not_for_now() {
    let act = Case { board: "R0k . k R1", hands: "yk/k", ..Case::default() };
    let war = Case { play: "tile y@C1", ..act };
    for (case, action, decision) in [
        (&act, "skip", crate::Decision::Act),
        (&act, "commit 0", crate::Decision::Act),
        (&war, "end", crate::Decision::War),
        (&war, "winner A1", crate::Decision::War),
    ] {
        let (_, mut position, board) = case.check();
        let before = position;
        assert_eq!(play(&board, &mut position, text(action)), Err(Refused::NotNow(decision)), "{action}");
        assert!(position == before, "{action} changes nothing");
    }
}
