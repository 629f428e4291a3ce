//! What the evaluation prefers, on small replayed positions and over whole games.

use ::yangtze::{Action, Colour, Deal, Decision, Options, Position, Space, Tiles, default_board};
use kernel::{Dice, Game, Legal, Observer, Pending, Seat, Seed};

use super::evaluation::{prospects, turns};
use super::reasons::worth_of_a_point;
use super::{Reason, Tables, Weights};
use crate::{Answer, Budget, Greedy, Judge, Played, Player, Question, Random, Search, play_game, watch_game};

/// A game whose first tiles are these letters (the hands, the market, then what is drawn), after these actions.
fn replay(players: usize, tiles: &str, actions: &str) -> Position {
    let mut left = Tiles::new([35, 36, 24, 24, 12]);
    let mut bag: Vec<Colour> =
        tiles.chars().filter(|sign| *sign != ' ').map(|letter| Colour::from_letter(letter).unwrap()).collect();
    bag.iter().for_each(|colour| left[*colour] -= 1);
    // The rest in turn, so that no colour fails.
    while !left.is_empty() {
        for colour in Colour::ALL {
            if left[colour] > 0 {
                left[colour] -= 1;
                bag.push(colour);
            }
        }
    }
    let board = default_board();
    let mut position = Position::start(board, players, Options::default(), &Deal { bag, first: 0 }).unwrap();
    for action in actions.split(';').map(str::trim).filter(|text| !text.is_empty()) {
        conformance::drawn::play(board, &mut position, action, &mut ());
    }
    position
}

fn ask(position: &Position, seed: u64) -> Answer<Position> {
    let Pending::Decision { seat, .. } = position.open().pending() else { panic!("nobody decides") };
    let view = position.view(Observer::Seat(seat));
    let seed = Seed::of_series(seed, 0);
    let question = Question { board: default_board(), view: &view, budget: Budget::iterations(1), seed };
    Greedy::default().answer(&question).unwrap()
}

fn lead(position: &Position, seat: usize) -> f64 {
    let expected = Position::judge(&Tables::default(), default_board(), position);
    2.0 * expected[seat] - expected[..position.open().players()].iter().sum::<f64>()
}

/// How much better the first seat of two stands after the one action than after the other.
fn better(before: &Position, one: &str, other: &str) -> f64 {
    let [one, other] = [one, other].map(|text| {
        let mut next = *before;
        conformance::drawn::play(default_board(), &mut next, text, &mut ());
        lead(&next, 0)
    });
    one - other
}

const HANDS: &str = "krrgyb kkrrgb krbgyk";

#[test]
fn a_point_in_the_weakest_colour_is_worth_more_than_one_in_the_strongest() {
    let position = replay(2, HANDS, "leader k@J3; tile k@K2");
    let worth = worth_of_a_point(&Weights::TWO, &prospects(&Weights::TWO, default_board(), &position)[0]);
    assert!(worth[Colour::Blue.index()] > 2.0 * worth[Colour::Black.index()], "{worth:?}");
    assert!(worth[Colour::Yellow.index()] >= worth[Colour::Black.index()], "{worth:?}");
}

#[test]
fn a_leader_on_the_board_beats_one_at_home() {
    let position = replay(2, HANDS, "");
    assert!(better(&position, "leader r@J3", "replace k") > 0.0);
}

#[test]
fn a_tile_that_scores_is_better_than_one_that_lies_alone() {
    let position = replay(2, HANDS, "leader r@J3");
    assert!(better(&position, "tile r@J2", "tile r@E1") > 0.04);
}

#[test]
fn a_leader_beside_two_black_tiles_is_safer_than_beside_one() {
    let position = replay(2, HANDS, "leader r@J3");
    let safety = |text: &str| {
        let mut next = position;
        conformance::drawn::play(default_board(), &mut next, text, &mut ());
        prospects(&Weights::TWO, default_board(), &next)[0].safety[Colour::Red.index()]
    };
    assert!(safety("tile k@I2") > safety("tile k@E1"));
}

#[test]
fn a_defender_without_a_chance_commits_nothing_and_says_so() {
    // Seat 1 attacks with four more than seat 0 can ever have, whose black leader is on the board.
    let position = replay(2, "krrgyb kkkkkb krbgyk", "leader k@D11; leader r@J3; leader r@K2; commit 4");
    let answer = ask(&position, 1);
    assert_eq!(answer.action.to_string(), "commit 0");
    assert!(answer.reasons.contains(&Reason::KeepsTiles), "{:?}", answer.reasons);
}

#[test]
fn a_defender_commits_no_more_than_it_takes() {
    let position = replay(2, "kkkryb kkkkkb krbgyk", "leader k@D11; leader r@J3; leader r@K2; commit 1");
    let answer = ask(&position, 1);
    assert_eq!(answer.action.to_string(), "commit 1", "{:?}", answer.candidates);
}

#[test]
fn the_usual_defender_spends_the_black_leader_before_tiles() {
    let position = replay(2, "kkkryb kkkkkb krbgyk", "leader r@J3; tile k@E1; leader r@K2; commit 1");
    let usual = Position::usual(&Tables::default(), default_board(), &position, &mut Dice::for_players(Seed([0; 32])));
    assert_eq!(usual.map(|action| action.to_string()).as_deref(), Some("commit 0+"));
}

/// Two states with red leaders, one space apart; that of seat 0 has a red tile, that of seat 1 has none.
const BEFORE_A_WAR: &str = "leader r@J3; tile r@J2; leader r@H5; tile g@E1; skip";

#[test]
fn a_war_against_a_weaker_state_is_a_prospect_for_the_stronger() {
    let position = replay(2, "krrgyb kkkggb krbgyk", BEFORE_A_WAR);
    let [mine, yours, ..] = prospects(&Weights::TWO, default_board(), &position);
    let red = Colour::Red.index();
    assert!(mine.wars[red] > 2.0 * yours.wars[red], "{mine:?} {yours:?}");
    assert!(mine.safety[red] > yours.safety[red]);
}

/// What speaks for an action in this world.
fn reasons(world: &Position, action: &str) -> Vec<Reason> {
    let dice = &mut Dice::for_players(Seed([0; 32]));
    Position::reasons(&Tables::default(), default_board(), &[*world], action.parse().unwrap(), None, dice)
}

#[test]
fn a_war_that_will_be_won_is_begun_and_explained() {
    let position = replay(2, "krrgyb kkkggb krbgyk", BEFORE_A_WAR);
    let answer = ask(&position, 4);
    let value =
        |text: &str| answer.candidates.iter().find(|candidate| candidate.action.to_string() == text).unwrap().value;
    assert!(value("tile k@I4") > value("tile k@E4"));
    let reasons = reasons(&position, "tile k@I4");
    assert!(reasons.contains(&Reason::Expels { seat: Seat::new(1), colour: Colour::Red }), "{reasons:?}");
}

#[test]
fn nobody_usually_supports_a_side_that_stays_too_weak() {
    let position = replay(2, "krrgyb kkkggb krbgyk", &format!("{BEFORE_A_WAR}; tile k@I4"));
    let usual = Position::usual(&Tables::default(), default_board(), &position, &mut Dice::for_players(Seed([0; 32])));
    assert_eq!(usual, Some(Action::Support { side: None }));
}

#[test]
fn at_act_nothing_is_usual() {
    let position = replay(2, HANDS, "");
    assert_eq!(
        Position::usual(&Tables::default(), default_board(), &position, &mut Dice::for_players(Seed([0; 32]))),
        None
    );
}

#[test]
fn points_at_once_are_given_as_a_reason() {
    let before = replay(2, HANDS, "leader r@J3");
    let reasons = reasons(&before, "tile r@J2");
    assert!(reasons.contains(&Reason::Points { colour: Colour::Red, points: 1 }), "{reasons:?}");
}

#[test]
fn what_the_end_of_a_turn_brings_speaks_for_no_action_in_it() {
    // A red pagoda earns its point at the end of the turn (YY-11.1), whatever is done before.
    let triangle = "leader r@J3; tile r@J2; tile g@E1; skip; end; tile r@J1; tile r@K1; build J1,K1,J2";
    let before = replay(2, "rrrrkb gggggb krbgyk", &format!("{triangle}; end; leader k@D11"));
    let mut after = before;
    conformance::drawn::play(default_board(), &mut after, "tile k@E4", &mut ());
    let red = |position: &Position| position.open().points(Seat::new(0))[Colour::Red.index()];
    assert_eq!(red(&after), red(&before) + 1);
    let reasons = reasons(&before, "tile k@E4");
    assert!(!reasons.contains(&Reason::Points { colour: Colour::Red, points: 1 }), "{reasons:?}");
}

#[test]
fn a_defence_that_holds_is_explained_by_what_the_attacker_loses() {
    let position = replay(2, "kkkryb kkkkkb krbgyk", "leader k@D11; leader r@J3; leader r@K2; commit 1");
    let reasons = reasons(&position, "commit 1");
    assert!(reasons.contains(&Reason::Expels { seat: Seat::new(1), colour: Colour::Red }), "{reasons:?}");
}

#[test]
fn the_turns_that_are_left_follow_from_the_bag() {
    let position = replay(2, HANDS, "");
    let open = position.open();
    let [first, second] = [0, 1].map(|seat| turns(&Weights::TWO, open, Seat::new(seat)));
    assert!(first > second && second > 15.0 && first < 40.0, "{first} {second}");
}

fn dealt(seed: Seed, players: usize) -> Position {
    let deal = Deal::new(players, Options::default(), &mut Dice::for_deal(seed)).unwrap();
    Position::start(default_board(), players, Options::default(), &deal).unwrap()
}

pub(super) fn game(seed: u64, players: usize, watch: &mut dyn FnMut(&Position)) -> Played<Position> {
    let (board, seed) = (default_board(), Seed::of_series(seed, 3));
    let start = dealt(seed, players);
    let mut randoms = vec![Random; players];
    let mut at: Vec<(&mut dyn Player<Position>, Budget)> =
        randoms.iter_mut().map(|player| (player as &mut dyn Player<Position>, Budget::iterations(1))).collect();
    let played = play_game(board, start, seed, &mut at, 5000);
    let mut position = start;
    watch(&position);
    for action in &played.actions {
        position.apply(board, *action, &mut ()).unwrap();
        watch(&position);
    }
    played
}

#[test]
fn over_random_games_everything_is_finite_and_what_is_usual_is_legal() {
    let board = default_board();
    let mut dice = Dice::for_players(Seed([5; 32]));
    for seed in 0..6 {
        game(seed, 2 + seed as usize % 3, &mut |position| {
            assert!(Position::judge(&Tables::default(), board, position).iter().all(|expected| expected.is_finite()));
            assert!(Position::lead(&Tables::default(), board, position) > 0.0);
            if let Some(usual) = Position::usual(&Tables::default(), board, position, &mut dice) {
                assert!(position.legal(board).list().contains(&usual), "{usual}");
            }
            let mut legal: Vec<Action> = position.legal(board).list();
            legal.retain(|action| !Position::pointless(&Tables::default(), board, position, *action));
            assert!(!legal.is_empty() || position.open().pending() == Pending::Over);
        });
    }
}

#[test]
fn answers_depend_on_the_view_alone() {
    let mut dice = Dice::for_players(Seed([6; 32]));
    let mut asked = 0;
    game(11, 3, &mut |position| {
        let Pending::Decision { seat, .. } = position.open().pending() else { return };
        if dice.below(12) == 0 {
            let world = Position::sample_world(&position.view(Observer::Seat(seat)), &mut dice);
            let (one, other) = (ask(position, 9), ask(&world, 9));
            assert_eq!(one.action, other.action);
            assert_eq!(one.outlook, other.outlook);
            assert_eq!(one.reasons, other.reasons);
            asked += 1;
        }
    });
    assert!(asked > 5);
}

/// What is left on the board: tiles of each colour, and whose leaders.
fn left(position: &Position) -> String {
    let open = position.open();
    let leaders: Vec<_> = Seat::all(open.players()).map(|seat| Colour::ALL.map(|c| open.has_leader(seat, c))).collect();
    format!("{:?} {leaders:?}", Colour::ALL.map(|colour| open.on_board(colour)))
}

/// Whether only the end of a war has to be decided yet.
fn is_ending(position: &Position) -> bool {
    matches!(position.open().pending(), Pending::Decision { decision: Decision::WarWinner | Decision::WarLoss, .. })
}

/// All that can be left once a conflict in which the last word has been said is over.
fn ends(position: &Position, list: &mut Vec<String>) {
    if !is_ending(position) {
        return list.push(left(position));
    }
    for action in position.legal(default_board()).list() {
        let mut next = *position;
        next.apply(default_board(), action, &mut ()).unwrap();
        ends(&next, list);
    }
}

/// The ends that a commitment can have, if it is the last one of its conflict.
fn ends_after(position: &Position, action: Action) -> Option<Vec<String>> {
    let mut next = *position;
    next.apply(default_board(), action, &mut ()).unwrap();
    if let Pending::Decision { decision: Decision::Revolt | Decision::War, .. } = next.open().pending() {
        return None;
    }
    let mut list = Vec::new();
    ends(&next, &mut list);
    Some(list)
}

/// The tiles that an action commits to the same side as another one, or to none.
fn tiles_beside(action: Action, other: Action) -> Option<u8> {
    match (action, other) {
        (Action::Commit(_), Action::Commit(less)) => Some(less.tiles),
        (Action::Support { .. }, Action::Support { side: None }) => Some(0),
        (Action::Support { side: Some((one, _)) }, Action::Support { side: Some((two, less)) }) if one == two => {
            Some(less.tiles)
        }
        _ => None,
    }
}

/// In a war between two states: whether somebody helps the one that has fewer of the own leaders in conflict.
fn helps_enemies(position: &Position, seat: Seat, helped: Space) -> bool {
    let states = position.open().states_at_war(default_board());
    let own = |is_helped: bool| {
        let leaders = states.iter().filter(|state| (state.name == helped) == is_helped).flat_map(|state| state.leaders);
        leaders.flatten().filter(|(owner, fights)| *owner == seat && *fights).count()
    };
    states.len() == 2 && own(true) < own(false)
}

/// Watches a game, and how often a last word spent tiles in it: what came of them has to be something that fewer tiles
/// could not have brought. Nobody may help against its own leaders.
fn spent_last(players: usize, seed: Seed, mut make: impl FnMut() -> Box<dyn Player<Position>>, budget: u32) -> usize {
    let board = default_board();
    let mut bots: Vec<_> = (0..players).map(|_| make()).collect();
    let mut seats: Vec<(&mut dyn Player<Position>, Budget)> = bots
        .iter_mut()
        .map(|player| (player.as_mut() as &mut dyn Player<Position>, Budget::iterations(budget)))
        .collect();
    let (mut spent, mut waits) = (0, None::<(Action, Vec<(Action, Vec<String>)>)>);
    watch_game(board, dealt(seed, players), seed, &mut seats, 2_000, &mut (), |position, legal, action| {
        if !is_ending(position)
            && let Some((spending, fewer)) = waits.take()
        {
            let came = left(position);
            for (less, ends) in fewer {
                assert!(!ends.contains(&came), "seed {seed:?}: {spending} brought no more than {less}");
            }
        }
        if let (Action::Support { side: Some((helped, _)) }, Some(seat)) = (action, position.pending().seat()) {
            assert!(!helps_enemies(position, seat, helped), "seed {seed:?}: {action} helps enemies");
        }
        let (Action::Commit(used) | Action::Support { side: Some((_, used)) }) = action else { return };
        if used.tiles == 0 || ends_after(position, action).is_none() {
            return;
        }
        spent += 1;
        let fewer = |other: &Action| tiles_beside(action, *other).is_some_and(|tiles| tiles < used.tiles);
        let fewer = legal.list().into_iter().filter(fewer);
        waits = Some((action, fewer.filter_map(|less| Some((less, ends_after(position, less)?))).collect()));
    });
    spent
}

#[test]
fn nobody_spends_last_tiles_that_change_nothing_or_helps_against_the_own_leaders() {
    let greedy = || Box::new(Greedy::<Position>::default()) as Box<dyn Player<Position>>;
    let search = || Box::new(Search::<Position>::default()) as Box<dyn Player<Position>>;
    let mut spent = 0;
    for players in 2..=4 {
        for game in 0..3 {
            spent += spent_last(players, Seed::of_series(game, players as u64), greedy, 1);
        }
        spent += spent_last(players, Seed::of_series(9, players as u64), search, 40);
    }
    assert!(spent > 40, "only {spent} times tiles were spent");
}
