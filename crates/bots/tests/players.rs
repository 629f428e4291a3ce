//! What holds for every player of every game: it answers with a legal action, the same question gets the same answer,
//! and nothing that its seat can't know makes a difference.

use bots::{Answer, Budget, Greedy, Judge, Level, Player, Points, Question, Random, Search, play_game};
use kernel::{Boards, Dice, Legal, Observer, Pending, Seed};

fn players<G: Judge>() -> Vec<Box<dyn Player<G>>> {
    let plain: [Box<dyn Player<G>>; 4] =
        [Box::new(Random), Box::new(Points), Box::new(Greedy::default()), Box::new(Search::default())];
    // Those that overlook something; the strongest is a search that doesn't.
    let careless = [Level::Pupil, Level::Strategist].map(|level| level.player(1));
    plain.into_iter().chain(careless).collect()
}

/// Some positions of a random game, one in so many.
fn positions<G: Judge>(board: &G::Board, players: usize, every: usize) -> Vec<G> {
    let mut positions = Vec::new();
    let mut number = 0;
    let keep = |position: &G, _: &G::Legal<'_>, _| {
        if number % every == 0 {
            positions.push(*position);
        }
        number += 1;
    };
    let seed = Seed::of_series(6, players as u64);
    conformance::random_game(board, players, &G::Options::default(), seed, conformance::LONGEST, &mut (), keep)
        .expect("so many can play");
    positions
}

fn ask<G: Judge>(player: &mut dyn Player<G>, board: &G::Board, view: &G::View) -> Option<Answer<G>> {
    player.answer(&Question { board, view, budget: Budget::iterations(100), seed: Seed([7; 32]) })
}

/// What of an answer can be compared.
fn shown<G: Judge>(answer: &Answer<G>) -> String {
    format!("{answer:?}")
}

fn check_answers<G: Judge>(every: usize) {
    let board = Boards::<G>::built_in().default_board();
    let mut dice = Dice::for_players(Seed([8; 32]));
    for number in G::PLAYERS {
        for position in positions::<G>(&board, number, every) {
            let Pending::Decision { seat, .. } = position.pending() else { continue };
            let view = position.view(Observer::Seat(seat));
            let legal = position.legal(&board).list();
            for mut player in players::<G>() {
                let player = player.as_mut();
                let answer = ask(player, &board, &view).expect("whoever decides answers");
                assert!(legal.contains(&answer.action), "{} is legal", answer.action);
                assert_eq!(answer.line.first(), Some(&answer.action));
                assert!(answer.candidates.iter().all(|candidate| (0.0..=1.0).contains(&candidate.value)));
                let whole = |answer: Answer<G>| shown(&answer);
                conformance::check_no_peeking(&position, seat, 2, &mut dice, |view| {
                    ask(player, &board, view).map(whole)
                });
                let spectator = position.view(Observer::Spectator);
                assert!(ask(player, &board, &spectator).is_none(), "a spectator decides nothing");
            }
        }
    }
}

#[test]
fn players_of_yellow_yangtze_answer_legally_and_by_their_view_alone() {
    check_answers::<yangtze::Position>(23);
}

#[test]
fn players_of_yunnan_answer_legally_and_by_their_view_alone() {
    check_answers::<yunnan::Position>(11);
}

/// A search that is big enough for several trees.
fn check_threads<G: Judge>() {
    let board = Boards::<G>::built_in().default_board();
    let position = positions::<G>(&board, *G::PLAYERS.end(), 40).remove(1);
    let Pending::Decision { seat, .. } = position.pending() else { panic!("the game goes on") };
    let view = position.view(Observer::Seat(seat));
    let answers = [1, 2, 3, 8].map(|threads| {
        let mut search = Search::<G> { threads, ..Search::default() };
        let (budget, seed) = (Budget::iterations(12_000), Seed([3; 32]));
        let question: Question<'_, G> = Question { board: &board, view: &view, budget, seed };
        shown(&search.answer(&question).expect("whoever decides answers"))
    });
    assert!(answers.iter().all(|answer| *answer == answers[0]), "the number of threads makes no difference");
    let mut dice = Dice::for_players(Seed([9; 32]));
    conformance::check_no_peeking(&position, seat, 1, &mut dice, |view| {
        let (budget, seed) = (Budget::iterations(12_000), Seed([3; 32]));
        let answer = Search::<G>::default().answer(&Question { board: &board, view, budget, seed });
        answer.map(|answer| shown(&answer))
    });
}

#[test]
fn a_search_gives_the_same_answer_on_any_number_of_threads() {
    check_threads::<yangtze::Position>();
    check_threads::<yunnan::Position>();
}

/// How often the first player wins against all others, each game with the seats rotated.
fn victories<G: Judge>(
    players: usize,
    games: u64,
    others: &dyn Fn() -> Box<dyn Player<G>>,
    won: fn(&G::Outcome) -> &[usize],
) -> usize {
    let board = Boards::<G>::built_in().default_board();
    let mut victories = 0;
    for game in 0..games {
        let (seed, options) = (Seed::of_series(12, game / players as u64), G::Options::default());
        let deal = G::deal(&board, players, &options, &mut Dice::for_deal(seed)).expect("so many can play");
        let start = G::start(&board, players, &options, &deal).expect("a deal can be played");
        let seat = game as usize % players;
        let mut seated: Vec<Box<dyn Player<G>>> =
            (0..players).map(|place| if place == seat { Box::new(Greedy::default()) } else { others() }).collect();
        let mut table: Vec<_> =
            seated.iter_mut().map(|player| (player.as_mut() as &mut dyn Player<G>, Budget::iterations(1))).collect();
        let played = play_game::<G>(&board, start, seed, &mut table, conformance::LONGEST);
        let outcome = played.position.outcome(&board);
        victories += usize::from(outcome.is_some_and(|outcome| won(&outcome).contains(&seat)));
    }
    victories
}

#[test]
fn greedy_beats_chance() {
    let random = || -> Box<dyn Player<yangtze::Position>> { Box::new(Random) };
    assert!(victories::<yangtze::Position>(2, 10, &random, |outcome| &outcome.winners) >= 8);
    let random = || -> Box<dyn Player<yunnan::Position>> { Box::new(Random) };
    assert!(victories::<yunnan::Position>(3, 30, &random, |outcome| &outcome.winners) >= 22);
}

/// Whoever is watched answers as always, on any number of threads, and shows what it weighs on the way.
fn check_watched<G: Judge>(players: usize, iterations: u32) {
    let board = Boards::<G>::built_in().default_board();
    let deal = G::deal(&board, players, &G::Options::default(), &mut Dice::for_deal(Seed::of_series(2, 0)))
        .expect("so many can play");
    let position = G::start(&board, players, &G::Options::default(), &deal).expect("the deal fits");
    let view = position.view(Observer::Seat(position.pending().seat().expect("the game waits")));
    let question =
        Question { board: &*board, view: &view, budget: Budget::iterations(iterations), seed: Seed::of_series(3, 0) };
    let alone = Search::<G>::default().answer(&question).expect("whoever decides answers");
    for threads in [1, 4] {
        let mut tries = vec![0];
        let watched = Search { threads, ..Search::default() }.answer_watched(&question, &mut |look| {
            let seen = look();
            assert_eq!(seen.len(), alone.candidates.len());
            tries.push(seen.iter().map(|candidate| candidate.visits).sum());
        });
        assert_eq!(shown(&watched.expect("whoever decides answers")), shown(&alone));
        assert!(tries.len() > 4 && tries.windows(2).all(|pair| pair[0] <= pair[1]), "{tries:?}");
        assert_eq!(tries.last(), Some(&iterations));
    }
}

#[test]
fn watching_a_search_changes_nothing() {
    check_watched::<yangtze::Position>(2, 300);
    check_watched::<yunnan::Position>(3, 8_000);
}
