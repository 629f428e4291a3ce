//! Anything at all is fed to the readers and to the game, in a bounded time: nothing panics, and what is accepted is
//! what it seems to be.

use conformance::spoiled;
use kernel::{Boards, Dice, Game, Legal, Seed};
use proptest::prelude::*;
use yunnan::{Action, Board, Deal, Options, Position, Variant, default_board};

const GOLDEN: &str = include_str!("games/yunnan-3p.jsonl");
const BOARD: &str = include_str!("../../../boards/tea-horse-road.toml");
const MANY_BRIDGES: &str = include_str!("boards/many-bridges.toml");

fn action_like() -> impl Strategy<Value = String> {
    let verb = "(bid|bank|market|pass|take|open|keep|travel|post|bridge|teahouse|done|vp)";
    let province = "(puer|yunnan|sichuan|qamdo|tibet|qinghai|supply)";
    let part = prop_oneof![
        province,
        "(school|customs|horse|dragon|yard|high|low)",
        "(from|push) (supply|puer|tibet|[0-9])",
        "[0-9]{1,11}",
        "(puer|yunnan|qamdo)[>-](puer|tibet|qinghai)",
        ".{0,4}",
    ];
    (verb, prop::collection::vec(part, 0..4)).prop_map(|(verb, rest)| [vec![verb], rest].concat().join(" "))
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

/// A board file with some numbers changed to others, most of them still in range.
fn other_numbers() -> impl Strategy<Value = String> {
    prop::collection::vec((any::<prop::sample::Index>(), prop_oneof![9 => 0u32..40, 1 => 0u32..20_000]), 1..6).prop_map(
        |changes| {
            // The numbers of lists are to stand alone, too.
            let spaced = |line: &str| match line.split_once(" = [") {
                Some((name, list)) => format!("{name} = [ {}", list.replace(']', " ]").replace(',', " ,")),
                None => line.to_owned(),
            };
            let lines = BOARD.lines().filter(|line| !line.starts_with('#')).map(spaced);
            let spaced = lines.collect::<Vec<_>>().join("\n");
            assert_eq!(Board::read(&spaced), Board::read(BOARD), "nothing has changed yet");
            let mut words: Vec<String> = spaced.split_inclusive([' ', '\n']).map(str::to_owned).collect();
            let numbers: Vec<usize> = (0..words.len()).filter(|at| words[*at].trim().parse::<u32>().is_ok()).collect();
            assert!(numbers.len() > 50, "those of lists are among them");
            for (place, number) in changes {
                let word = &mut words[numbers[place.index(numbers.len())]];
                let end = if word.ends_with('\n') { '\n' } else { ' ' };
                *word = format!("{number}{end}");
            }
            words.concat()
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, ..ProptestConfig::default() })]

    #[test]
    fn the_board_reader_takes_any_text(
        text in prop_oneof![3 => spoiled(BOARD), 2 => spoiled(MANY_BRIDGES), 1 => any::<String>()],
    ) {
        if let Err(problems) = Board::read(&text) {
            let lines = text.lines().count().max(1);
            prop_assert!(problems.iter().next().is_some());
            prop_assert!(problems.iter().all(|problem| (1..=lines + 1).contains(&problem.place.line)));
        }
    }

    #[test]
    fn the_record_reader_takes_any_text(text in prop_oneof![4 => spoiled(GOLDEN), 1 => any::<String>()]) {
        conformance::replay_any(&Boards::<Position>::built_in(), &text);
    }

    #[test]
    fn the_game_takes_any_sequence_of_legal_actions_on_any_board(
        players in 3usize..=5, pro: bool, many_bridges: bool, other in other_numbers(), seed: u64,
        choices in prop::collection::vec(any::<u16>(), 0..400),
    ) {
        let text = if many_bridges { MANY_BRIDGES } else { &other };
        let read = Board::read(text);
        let board = read.as_ref().unwrap_or(default_board());
        let options = Options { variant: if pro { Variant::Pro } else { Variant::Basic } };
        let deal = Deal::new(players, &mut Dice::for_deal(Seed::of_series(seed, 0))).unwrap();
        let mut position = Position::start(board, players, options, &deal).unwrap();
        for choice in choices {
            let legal = position.legal(board);
            let Some(action) = legal.nth(choice as usize % legal.count().max(1)) else { break };
            prop_assert!(position.apply(board, action, &mut ()).is_ok(), "{}", action);
        }
        prop_assert_eq!(position.outcome(board).is_some(), position.legal(board).count() == 0);
    }
}
