//! What a network may depend on, and that it is read as it was written.

use ::yangtze::{Deal, Decision, Options, Position, default_board};
use kernel::{Dice, Game, Legal, Pending, Seed};

use super::{Inputs, Network};
use crate::Judge;
use crate::yangtze::tests::game;
use crate::yangtze::{Tables, Weights};

/// A network with weights at random.
fn any_network(seed: u8) -> Network {
    let mut dice = Dice::for_players(Seed([seed; 32]));
    let mut network = Network::ZERO;
    network.numbers_mut().for_each(|number| *number = (dice.below(2001) as f32 - 1000.0) / 4000.0);
    network
}

/// Positions of random games of so many players.
fn positions(players: usize) -> Vec<Position> {
    let mut list = Vec::new();
    game(7, players, &mut |position| list.push(*position));
    list.into_iter().step_by(7).collect()
}

#[test]
fn turning_the_seats_around_turns_the_judgement_around() {
    let (network, board) = (any_network(1), default_board());
    let mut dice = Dice::for_players(Seed([9; 32]));
    for players in [3, 4] {
        let deal = Deal::new(players, Options::default(), &mut dice).unwrap();
        let mut turned = deal.clone();
        turned.bag[..6 * players].rotate_right(6);
        turned.first = (deal.first + 1) % players;
        let [mut one, mut other] =
            [deal, turned].map(|deal| Position::start(board, players, Options::default(), &deal).unwrap());
        while let Some(action) = one.legal(board).draw(&mut dice) {
            // In the middle of a conflict two leaders of a colour can be in one state. Nothing is judged there.
            if matches!(one.open().pending(), Pending::Decision { decision: Decision::Act, .. }) {
                let expected = network.judge(&Weights::MORE, board, &one);
                let mut around = network.judge(&Weights::MORE, board, &other);
                around[..players].rotate_left(1);
                assert!(expected.iter().zip(around).all(|(one, other)| (one - other).abs() < 1e-6), "{action}");
            }
            one.apply(board, action, &mut ()).unwrap();
            other.apply(board, action, &mut ()).unwrap();
        }
        assert_eq!(one.pending(), Pending::Over);
    }
}

#[test]
fn a_network_of_zeros_is_the_judgement_of_the_weights() {
    for players in [3, 4] {
        for position in positions(players).iter().filter(|position| position.pending() != Pending::Over) {
            let plain = Position::judge(&Tables::default(), default_board(), position);
            let with_zeros = Network::ZERO.judge(&Weights::MORE, default_board(), position);
            assert!(plain.iter().zip(with_zeros).all(|(one, other)| (one - other).abs() < 1e-9));
        }
    }
}

#[test]
fn two_players_and_games_that_are_over_are_judged_by_the_weights_alone() {
    let network: &'static Network = Box::leak(Box::new(any_network(2)));
    let (tables, board) = (Tables::default(), default_board());
    let mut others = 0;
    for position in (2..=4).flat_map(positions) {
        let plain = Position::judge(&tables, board, &position);
        let foreseen = Position::foresee(network, &tables, board, &position);
        if position.players() == 2 || position.pending() == Pending::Over {
            assert_eq!(plain, foreseen);
        } else {
            others += usize::from(plain != foreseen);
        }
    }
    assert!(others > 20);
}

#[test]
fn what_the_network_is_told_is_about_as_large_as_one() {
    for position in [3, 4].into_iter().flat_map(positions).filter(|position| position.pending() != Pending::Over) {
        let inputs = Inputs::of(&Weights::MORE, default_board(), &position);
        for seat in 0..4 {
            let told = inputs.of_seat(seat);
            assert!(told.iter().all(|number| number.abs() < 10.0), "{told:?}");
            assert_eq!(told[super::SHARED..].iter().any(|number| *number != 0.0), seat < inputs.players);
        }
    }
}

#[test]
fn leaving_zeros_out_changes_nothing() {
    let network = any_network(3);
    for position in positions(4).iter().filter(|position| position.pending() != Pending::Over) {
        let inputs = Inputs::of(&Weights::MORE, default_board(), position);
        for (seat, thought) in network.think(&inputs).iter().enumerate() {
            for (out, found) in thought.first.iter().enumerate() {
                let products = inputs
                    .of_seat(seat)
                    .into_iter()
                    .zip(&network.first.weights)
                    .map(|(told, weights)| told * weights[out]);
                let sum = products.fold(network.first.biases[out], |sum, product| sum + product);
                assert_eq!(*found, sum.max(0.0));
            }
        }
    }
}

#[test]
fn a_network_that_was_read_is_written_and_read_again_without_loss() {
    let rounded = Network::read(&any_network(4).write()).unwrap();
    assert_eq!(Network::read(&rounded.write()), Some(rounded.clone()));
    for (one, other) in rounded.numbers().zip(any_network(4).numbers()) {
        assert!((one - other).abs() < 0.001, "{one} {other}");
    }
    assert_eq!(Network::read(&Network::ZERO.write()), Some(Network::ZERO));
}

#[test]
fn a_file_that_is_no_network_is_refused() {
    let file = any_network(5).write();
    let more = [&file[..], &[0]].concat();
    let mut endless = file.clone();
    endless[17..21].copy_from_slice(&f32::INFINITY.to_le_bytes());
    for wrong in [&[][..], &file[1..], &file[..file.len() - 1], &more, &endless] {
        assert_eq!(Network::read(wrong), None);
    }
}

#[test]
fn players_play_with_a_network_that_is_small() {
    let network = Network::shipped().expect("the file that comes with this crate is a network");
    assert!(network.write().len() < 8_000 && *network != Network::ZERO);
    assert!(format!("{network:?}").len() < 30);
}
