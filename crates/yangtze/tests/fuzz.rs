//! Anything at all is fed to the readers and to the game, in a bounded time: nothing panics, and what is accepted is
//! what it seems to be.

use conformance::spoiled;
use kernel::{Boards, Dice, Game, Legal, Seed};
use proptest::prelude::*;
use yangtze::{Action, Board, Deal, Edition, Options, Position, default_board};

const GOLDEN: &str = include_str!("games/yellow-yangtze-2p.jsonl");
const BOARD: &str = include_str!("../../../boards/warring-states.toml");

fn action_like() -> impl Strategy<Value = String> {
    let word = "(tile|leader|withdraw|riot|pagoda|replace|end|take|skip|build|commit|support|winner|lose|none|from)";
    let part = prop_oneof!["[A-Z][0-9]{1,3}", "[krbgy]{1,7}", "[0-9]{1,3}[+]?", "[krbgy]@[A-Z][0-9]{1,3}", ".{0,4}"];
    let list = "[A-Z][0-9],[A-Z][0-9],[A-Z][0-9]";
    let rest = prop::collection::vec(prop_oneof![3 => part, 1 => list, 1 => word], 0..4);
    (word, rest).prop_map(|(verb, rest)| [vec![verb], rest].concat().join(" "))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 10000, ..ProptestConfig::default() })]

    #[test]
    fn the_action_reader_takes_any_text(text in prop_oneof![action_like(), any::<String>()]) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, ..ProptestConfig::default() })]

    #[test]
    fn the_board_reader_takes_any_text(text in prop_oneof![3 => spoiled(BOARD), 1 => any::<String>()]) {
        match Board::read(&text) {
            Ok(board) => prop_assert!((1..=192).contains(&board.spaces().len())),
            Err(problems) => {
                let lines = text.lines().count().max(1);
                prop_assert!(problems.iter().next().is_some());
                prop_assert!(problems.iter().all(|problem| (1..=lines + 1).contains(&problem.place.line)));
            }
        }
    }

    #[test]
    fn the_record_reader_takes_any_text(text in prop_oneof![4 => spoiled(GOLDEN), 1 => any::<String>()]) {
        conformance::replay_any(&Boards::<Position>::built_in(), &text);
    }

    #[test]
    fn the_game_takes_any_sequence_of_legal_actions(
        players in 2usize..=4, short: bool, later_edition: bool, crowded: bool, seed: u64,
        choices in prop::collection::vec(any::<u16>(), 0..400),
    ) {
        let other = Board::read(include_str!("boards/crowded.toml")).unwrap();
        let board = if crowded { &other } else { default_board() };
        let edition = if later_edition { Edition::Of2023 } else { Edition::Of2018 };
        let options = Options { short: short && players == 2, edition };
        let deal = Deal::new(players, options, &mut Dice::for_deal(Seed::of_series(seed, 0))).unwrap();
        let mut position = Position::start(board, players, options, &deal).unwrap();
        for choice in choices {
            let legal = position.legal(board);
            let Some(action) = legal.nth(choice as usize % legal.count().max(1)) else { break };
            prop_assert!(position.apply(board, action, &mut ()).is_ok(), "{}", action);
        }
        prop_assert_eq!(Game::outcome(&position, board).is_some(), position.legal(board).count() == 0);
    }
}
