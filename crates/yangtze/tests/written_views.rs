//! Views that are sent: forged ones do no harm.

use kernel::{Dice, Game, Observer, Pending, Seat, Seed, View};
use yangtze::{Edition, Options, Position, WrittenView, default_board};

/// The views of a random game at every so many decisions, of a seat and of a spectator.
fn views(players: usize, options: Options, seed: u64, every: usize) -> Vec<yangtze::View> {
    let (mut number, mut views) = (0, Vec::new());
    let look = |position: &Position, _: &yangtze::Legal<'_>, _| {
        // Conflicts are rare, and have most that can be forged.
        let calm = position.open().pending().to_string().ends_with(":act");
        if number % every == 0 || !calm && number % 7 == 0 {
            let decides = Game::pending(position).seat().unwrap_or(Seat::new(0));
            views.push(position.view(Observer::Seat(decides)));
            views.push(position.view(Observer::Spectator));
        }
        number += 1;
    };
    let seed = Seed::of_series(seed, 0);
    let played =
        conformance::random_game(default_board(), players, &options, seed, conformance::LONGEST, &mut (), look);
    views.push(played.expect("so many can play").1.position.view(Observer::Seat(Seat::new(0))));
    views
}

#[test]
fn a_forged_view_is_refused_or_can_be_played_on() {
    let mut dice = Dice::for_players(Seed([3; 32]));
    let mut outcomes = [0, 0];
    for (players, options) in [
        (2, Options { short: true, edition: Edition::Of2018 }),
        (3, Options::default()),
        (4, Options { short: false, edition: Edition::Of2023 }),
    ] {
        for view in views(players, options, 5, 90) {
            let [accepted, refused] =
                conformance::check_forged_views::<Position>(default_board(), &view, 100, &mut dice);
            outcomes = [outcomes[0] + accepted, outcomes[1] + refused];
        }
    }
    assert!(outcomes[0] > 1_000 && outcomes[1] > 10_000, "accepted and refused: {outcomes:?}");
}

#[test]
fn a_view_holds_nothing_that_its_observer_may_not_know() {
    let board = default_board();
    let options = Options::default();
    let deal = yangtze::Deal::new(2, options, &mut Dice::for_deal(Seed::of_series(9, 0))).unwrap();
    let position = Position::start(board, 2, options, &deal).unwrap();
    let Pending::Decision { seat, .. } = Game::pending(&position) else { panic!("the game waits") };
    let view = position.view(Observer::Seat(seat));
    let text = serde_json::to_string(&view.written(board)).unwrap();
    let world = Position::sample_world(&view, &mut Dice::for_players(Seed([8; 32])));
    assert_ne!(world, position, "the bag is shuffled anew");
    let other = serde_json::to_string(&world.view(Observer::Seat(seat)).written(board)).unwrap();
    assert_eq!(text, other, "what is written is the same in every world that the observer can't tell apart");
    assert!(serde_json::from_str::<WrittenView>(&text.replacen("\"bag\"", "\"sack\"", 1)).is_err());
}
