//! States summed up, and the conflict at hand as everybody sees it.

use kernel::Seat;

use super::drawing::Case;
use crate::tiles::Colour;

#[test]
fn a_state_is_summed_up_by_its_leaders_tiles_and_what_it_touches() {
    let case = Case {
        board: "
            k R0r . .
             r . . . k
            . . ~ . G1
        ",
        hands: "k/k",
        ..Case::default()
    };
    let (board, position) = case.draw();
    let survey = position.open.survey(&board);
    let [one, other] = survey.realms() else { panic!("two states") };
    let (red, green) = (Colour::Red.index(), Colour::Green.index());
    assert_eq!((one.leaders[red], one.beside[red], one.red), (Some(Seat::new(0)), 1, 2));
    assert_eq!((other.leaders[green], other.beside[green], other.red), (Some(Seat::new(1)), 1, 0));
    // B2, C2 and D1 beside the first; A3 and B3 below A2. None of them is beside its black tile.
    assert_eq!((one.land, one.river, one.entry), (5, 0, 0));
    assert_eq!(other.pagodas, [0; 5]);
    // C2 touches C1 only, and D2 the green leader's state only.
    assert!(!survey.can_be_joined(one, other));
}

#[test]
fn almost_complete_and_free_triangles_are_counted_in_the_state_they_belong_to() {
    let case = Case {
        board: "
            r r . .
             . K0k .
            . . k k .
        ",
        hands: "k/k",
        ..Case::default()
    };
    let (board, position) = case.draw();
    let survey = position.open.survey(&board);
    let [realm] = survey.realms() else { panic!("one state") };
    let (black, red) = (Colour::Black.index(), Colour::Red.index());
    // A2 completes the red triangle; B2 would too, but the leader stands there.
    assert_eq!((realm.almost[red], realm.triangles[red]), (1, 0));
    assert_eq!(realm.triangles[black], 1);
}

#[test]
fn a_revolt_at_hand_shows_both_strengths() {
    let case = Case {
        board: "
            k R0k .
             . . . .
        ",
        hands: "kk/kk",
        active: 1,
        play: "leader r@C2; commit 1",
        ..Case::default()
    };
    let (_, position, board) = case.check();
    let revolt = position.open.revolt_at_hand(&board).expect("a revolt");
    assert_eq!((revolt.attacker, revolt.defender, revolt.colour), (Seat::new(1), Seat::new(0), Colour::Red));
    assert_eq!((revolt.attack, revolt.defence, revolt.attacked), (2, 2, true));
    assert!(position.open.states_at_war(&board).is_empty());
}

#[test]
fn states_at_war_show_their_strengths_and_whose_leaders_are_in_conflict() {
    let case = Case {
        board: "
            r R0k . k R1
             . . . G1. .
        ",
        hands: "kr/kr",
        play: "tile k@D1; support E1 1",
        ..Case::default()
    };
    let (_, position, board) = case.check();
    let states = position.open.states_at_war(&board);
    let strengths: Vec<(String, u8)> = states.iter().map(|state| (state.name.to_string(), state.strength)).collect();
    assert_eq!(strengths, [("A1".to_owned(), 1), ("E1".to_owned(), 1)]);
    let (red, green) = (Colour::Red.index(), Colour::Green.index());
    assert_eq!(states[0].leaders[red], Some((Seat::new(0), true)));
    assert_eq!(states[1].leaders[green], Some((Seat::new(1), false)));
}
