//! The shortest ways over the road and own bridges, and the list of all journeys (YN-6.4).

use kernel::{Dice, Seed};

use super::Case;
use super::drawing::legal;
use crate::action::Action;
use crate::board::Board;
use crate::event::Event;
use crate::position::Position;
use crate::province::Province::{self, *};
use crate::rule::Rule;

/// What the road and these bridges allow: a line per province from which, a column per province to which.
const WAYS: [(&str, &str); 5] = [
    ("customs 4", "012345 101234 210123 321012 432101 543210"),
    ("bridges yunnan-qamdo", "012234 101123 210123 211012 322101 433210"),
    ("bridges sichuan-tibet", "012334 101223 210112 321012 321101 432210"),
    ("bridges qamdo-qinghai", "012344 101233 210122 321011 432101 432110"),
    ("bridges yunnan-qamdo qamdo-qinghai", "012233 101122 210122 211011 322101 322110"),
];

/// A trader of the first player in every province, everything accessible.
fn everywhere(beside: &str) -> String {
    format!(
        "0  T  T  T  T  T  T*  {beside}
         1  .  .  .  .  .  *   influence 4, bridges yunnan-qamdo sichuan-tibet
         2  .  .  .  .  .  *   influence 4, bridges qamdo-qinghai"
    )
}

fn journey(from: Province, to: Province) -> Action {
    Action::Travel { from, to, push: None }
}

/// The journeys that are legal without a push.
fn journeys(board: &Board, position: &Position) -> Vec<Action> {
    legal(board, position).into_iter().filter(|action| matches!(action, Action::Travel { .. })).collect()
}

/// YN-6.4
#[test]
fn a_journey_takes_as_few_crossings_as_the_road_and_the_own_bridges_allow() {
    for (beside, table) in WAYS {
        let road = everywhere(beside);
        let needed: Vec<Vec<u8>> =
            table.split(' ').map(|row| row.bytes().map(|digit| digit - b'0').collect()).collect();
        for from in Province::ALL {
            for to in Province::ALL {
                let crossings = needed[from.index()][to.index()];
                if crossings > 0 {
                    let (play, at) = (journey(from, to).to_string(), "travel 0 left 5");
                    let (events, ..) = Case { road: &road, at, play: &play, ..Case::default() }.check();
                    let left = 5 - crossings;
                    let told = [Event::Travelled { seat: kernel::Seat::new(0), from, to, crossings, left }];
                    assert_eq!(events, told, "{play} with {beside}");
                }
            }
        }
    }
}

/// YN-6.4
#[test]
fn every_journey_is_legal_that_the_crossings_reach() {
    for (beside, table) in WAYS {
        let road = everywhere(beside);
        for left in 0..=7 {
            let at = format!("travel 0 left {left}");
            let (_, position, board) = Case { road: &road, at: &at, ..Case::default() }.check();
            let needed = table.split(' ').flat_map(str::bytes).map(|digit| digit - b'0');
            let ways = Province::ALL.into_iter().flat_map(|from| Province::ALL.map(|to| journey(from, to)));
            let reached = ways.zip(needed).filter(|(_, needed)| (1..=left).contains(needed)).map(|(way, _)| way);
            assert_eq!(journeys(&board, &position), reached.collect::<Vec<_>>(), "{beside}, {left} crossings");
        }
    }
}

/// YN-6.4
#[test]
fn others_bridges_dont_shorten_a_way() {
    Case {
        road: "
            0  T  T  .  .  .  *
            1  .  .  .  .  .  *  bridges yunnan-qamdo sichuan-tibet
            2  .  .  .  .  .  *  bridges yunnan-qamdo
        ",
        at: "travel 0",
        refused: &[
            ("travel puer>qamdo", Rule::TooFewCrossings { needed: 3, left: 2 }),
            ("travel yunnan>tibet", Rule::TooFewCrossings { needed: 3, left: 2 }),
        ],
        play: "travel yunnan>qamdo",
        waits: "0:travel 0;1.0.0.0.0.0",
        ..Case::default()
    }
    .check();
}

/// YN-6.4, YN-6.3
#[test]
fn a_bridge_shortens_ways_as_soon_as_it_is_built() {
    Case {
        road: "
            0  TT  .  .  *  .  .  stock b, customs 2
            1  .   *  .  .  .  .
            2  .   *  .  .  .  .
        ",
        at: "travel 0 left 2",
        refused: &[("travel puer>qamdo", Rule::TooFewCrossings { needed: 3, left: 2 })],
        steps: &[("bridge yunnan-qamdo", "0:travel 2;2.0.0.0.0.0"), ("travel puer>qamdo", "0:travel 0;1.0.0.0.0.0")],
        after: "0  T  .  .  T*  .  .  bridges yunnan-qamdo",
        ..Case::default()
    }
    .check();
}

/// YN-6.4
#[test]
fn a_bridge_from_puer_leads_far_in_one_crossing_and_from_there_back_along_the_road() {
    Case {
        board: &[("near = \"qamdo\"\nfar = \"qinghai\"", "near = \"puer\"\nfar = \"qinghai\"")],
        road: "
            0  TTTT  .  .  .  .  *  bridges puer-qinghai, customs 4
            1  .     *  .  .  .  .
            2  .     *  .  .  .  .
        ",
        at: "travel 0",
        steps: &[
            ("travel puer>qinghai", "0:travel 5;3.0.0.0.0.0"),
            ("travel puer>tibet", "0:travel 3;2.0.0.0.0.0"),
            ("travel puer>sichuan", "0:travel 1;1.0.0.0.0.0"),
        ],
        legal: "travel puer>yunnan;travel puer>qinghai;done",
        ..Case::default()
    }
    .check();
}

/// YN-6.4, YN-6.5, YN-6.3
#[test]
fn everything_that_can_be_done_is_listed_once_and_found_by_its_number() {
    let case = Case {
        road: "
            0  T  T   tT  .  *  .  influence 2, customs 1, stock pbt
            1  T  TT  *   T  .  .  influence 1, bridges yunnan-qamdo
            2  .  T   T   *  .  .
            3  .  T   .   *  .  .  influence 2
        ",
        at: "travel 0",
        legal: "travel puer>yunnan;travel puer>yunnan push 1;travel puer>yunnan push 2;\
                travel puer>sichuan;travel puer>sichuan push 2;\
                travel puer>qamdo;travel puer>qamdo push 1;\
                travel yunnan>puer;\
                travel yunnan>sichuan;travel yunnan>sichuan push 2;\
                travel yunnan>qamdo;travel yunnan>qamdo push 1;\
                travel yunnan>tibet;\
                travel sichuan>puer;\
                travel sichuan>yunnan;travel sichuan>yunnan push 1;travel sichuan>yunnan push 2;\
                travel sichuan>qamdo;travel sichuan>qamdo push 1;\
                travel sichuan>tibet;\
                post puer;post yunnan;post sichuan;post qamdo;post tibet;\
                bridge yunnan-qamdo;bridge sichuan-tibet;\
                teahouse yunnan;teahouse sichuan;teahouse qamdo;teahouse tibet;\
                done",
        ..Case::default()
    };
    let (_, position, board) = case.check();
    let mut dice = Dice::for_players(Seed([7; 32]));
    conformance::check_position(&board, &position, &mut dice);
    let list = legal(&board, &position);
    for _ in 0..200 {
        let drawn = kernel::Legal::draw(&kernel::Game::legal(&position, &board), &mut dice);
        assert!(drawn.is_some_and(|action| list.contains(&action)), "{drawn:?}");
    }
    assert_eq!(position.crossings_left(), Some(3));
    assert_eq!(position.not_travelled().map(|traders| traders[Sichuan]), Some(1));
}
