//! Views that are sent: forged ones do no harm.

use kernel::{Dice, Game, Observer, Seat, Seed};
use yunnan::{Options, Position, Variant, default_board};

/// The views of the deciding seats in a random game, at every so many decisions and where anything but bidding is decided.
fn views(players: usize, options: Options, every: usize) -> Vec<yunnan::View> {
    let (mut number, mut views) = (0, Vec::new());
    let look = |position: &Position, _: &yunnan::Legal<'_>, _| {
        let rare = !position.pending().to_string().ends_with("auction") && number % 17 == 0;
        if number % every == 0 || rare {
            let decides = Game::pending(position).seat().unwrap_or(Seat::new(0));
            views.push(position.view(Observer::Seat(decides)));
        }
        number += 1;
    };
    let seed = Seed::of_series(5, 0);
    let played =
        conformance::random_game(default_board(), players, &options, seed, conformance::LONGEST, &mut (), look);
    views.push(played.expect("so many can play").1.position.view(Observer::Spectator));
    views
}

#[test]
fn a_forged_view_is_refused_or_can_be_played_on() {
    let mut dice = Dice::for_players(Seed([3; 32]));
    let mut outcomes = [0, 0];
    for (players, variant) in [(3, Variant::Basic), (5, Variant::Pro)] {
        for view in views(players, Options { variant }, 120) {
            let [accepted, refused] =
                conformance::check_forged_views::<Position>(default_board(), &view, 100, &mut dice);
            outcomes = [outcomes[0] + accepted, outcomes[1] + refused];
        }
    }
    assert!(outcomes[0] > 1_000 && outcomes[1] > 10_000, "accepted and refused: {outcomes:?}");
}
