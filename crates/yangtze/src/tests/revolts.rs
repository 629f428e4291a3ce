//! Revolts (YY-6).

use super::Case;
use crate::rule::Rule;
use crate::tiles::Tiles;

/// YY-6.1, YY-6.3
#[test]
fn the_attacker_commits_first_then_the_owner_of_the_other_leader() {
    Case {
        board: "R0k .",
        hands: "kk/kk/k",
        active: 1,
        steps: &[
            ("leader r@C1", "1:revolt attacker=1,defender=1"),
            ("commit 1+", "0:revolt attacker=3,defender=1"),
            ("commit 2+", "1:act"),
        ],
        after: "R0k .",
        points: "0.1.0.0.0/0.0.0.0.0/0.0.0.0.0",
        ..Case::default()
    }
    .check();
}

/// YY-6.2
#[test]
fn black_tiles_beside_a_leader_count_also_for_both_and_under_a_pagoda() {
    Case {
        board: "
            . k k . .
             R1k . k .
            . k . . .
        ",
        pagodas: "k:B1,C1,B2",
        hands: "k/k",
        play: "leader r@C2",
        waits: "0:revolt attacker=3,defender=3",
        ..Case::default()
    }
    .check();
}

/// YY-6.2
#[test]
fn black_tiles_elsewhere_in_the_state_and_tiles_of_other_colours_dont_count() {
    Case {
        board: "
            k k R1g . k k
             . . r . . .
        ",
        hands: "k/k",
        play: "leader r@E1",
        waits: "0:revolt attacker=1,defender=1",
        ..Case::default()
    }
    .check();
}

/// YY-6.3
#[test]
fn any_number_of_black_tiles_may_be_committed_and_the_black_leader_off_the_board() {
    let case = Case {
        board: "K1k R1k .",
        hands: "kkr/kr",
        play: "leader r@E1",
        refused_after: &[("commit 3", Rule::TooFewBlack)],
        legal: "commit 0;commit 0+;commit 1;commit 1+;commit 2;commit 2+",
        ..Case::default()
    };
    case.check();
    Case {
        play: "leader r@E1; commit 2",
        refused_after: &[("commit 2", Rule::TooFewBlack), ("commit 0+", Rule::BlackLeaderOnBoard)],
        legal: "commit 0;commit 1",
        hands_after: "r/kr",
        ..case
    }
    .check();
}

/// YY-6.3
#[test]
fn black_leaders_in_revolt_cant_be_committed_since_both_are_on_the_board() {
    Case {
        board: "K1k . ",
        hands: "k/k",
        play: "leader k@C1",
        refused_after: &[("commit 1+", Rule::BlackLeaderOnBoard)],
        legal: "commit 0;commit 1",
        ..Case::default()
    }
    .check();
    Case {
        board: "K1k . ",
        hands: "k/k",
        play: "leader k@C1; commit 1",
        refused_after: &[("commit 0+", Rule::BlackLeaderOnBoard)],
        waits: "1:revolt attacker=2,defender=1",
        legal: "commit 0;commit 1",
        ..Case::default()
    }
    .check();
}

/// YY-6.3
#[test]
fn a_committed_black_leader_is_not_used_up() {
    Case {
        board: "G1k . ",
        hands: "rr/kkk",
        play: "leader g@C1; commit 0+; commit 0; leader k@A1",
        after: "K0k G0",
        points: "0.0.0.1.0/0.0.0.0.0",
        ..Case::default()
    }
    .check();
}

/// YY-6.3
#[test]
fn who_has_an_empty_hand_and_the_black_leader_on_the_board_is_not_asked() {
    let case = Case {
        board: "
            R1k . . k K0. k K1
             . . k . . . . . .
        ",
        hands: "/",
        steps: &[("leader r@C1", "0:act")],
        after: "
            . k R0. k K0. k K1
             . . k . . . . . .
        ",
        points: "0.1.0.0.0/0.0.0.0.0",
        ..Case::default()
    };
    case.check();
    let asked = &[("leader r@C1", "0:revolt attacker=2,defender=1"), ("commit 0", "0:act")];
    Case { hands: "g/", steps: asked, ..case }.check();
    let asked = &[("leader r@C1", "1:revolt attacker=2,defender=1"), ("commit 0", "0:act")];
    Case { hands: "/k", steps: asked, ..case }.check();
}

/// YY-6.3
#[test]
fn who_has_no_black_tile_but_others_in_hand_is_asked_and_so_is_who_has_only_the_leader() {
    Case {
        board: "
            R1k . . k K0
             . . k . . .
        ",
        hands: "g/",
        play: "leader r@C1",
        waits: "0:revolt attacker=2,defender=1",
        legal: "commit 0",
        ..Case::default()
    }
    .check();
    Case {
        board: "
            R1k . . k K0
             . . k . . .
        ",
        hands: "g/",
        play: "leader r@C1; commit 0",
        waits: "1:revolt attacker=2,defender=1",
        legal: "commit 0;commit 0+",
        ..Case::default()
    }
    .check();
}

/// YY-6.4
#[test]
fn tie_in_a_revolt_goes_to_the_defender() {
    let (_, position, _) = Case {
        board: "
            . k . . .
             k G1k . .
        ",
        hands: "kk/kr",
        steps: &[
            ("leader g@D1", "0:revolt attacker=1,defender=3"),
            ("commit 2+", "1:revolt attacker=4,defender=3"),
            ("commit 1", "0:act"),
        ],
        after: "
            . k . . .
             k G1k . .
        ",
        points: "0.0.0.0.0/0.0.0.1.0",
        hands_after: "/r",
        ..Case::default()
    }
    .check();
    assert_eq!(position.open.gone, Tiles::new([3, 0, 0, 0, 0]), "committed tiles leave the game");
}

/// YY-6.4
#[test]
fn the_stronger_attacker_stays_and_gains_the_point_in_the_leaders_colour() {
    let (_, position, _) = Case {
        board: "Y1k .",
        hands: "kr/rr",
        play: "leader y@C1; commit 1; commit 0",
        after: ". k Y0",
        points: "0.0.0.0.1/0.0.0.0.0",
        hands_after: "r/rr",
        waits: "0:act",
        ..Case::default()
    }
    .check();
    assert_eq!(position.open.gone, Tiles::new([1, 0, 0, 0, 0]), "committed tiles leave the game");
}

/// YY-6.4
#[test]
fn a_moved_leader_that_loses_goes_off_the_board_and_not_back() {
    Case {
        board: "R0k . . R1k .",
        hands: "k/k",
        play: "leader r@G1; commit 0; commit 0",
        after: ". k . . R1k .",
        points: "0.0.0.0.0/0.1.0.0.0",
        waits: "0:act",
        ..Case::default()
    }
    .check();
}

/// YY-6.1, YY-4.2
#[test]
fn a_leader_lifted_from_its_state_may_attack_where_both_states_would_meet() {
    Case {
        board: "R0k . k R1",
        hands: "k/k",
        steps: &[("leader r@C1", "0:revolt attacker=2,defender=1")],
        after: ". k R0k R1",
        ..Case::default()
    }
    .check();
}

/// YY-6.2, YY-4.2
#[test]
fn a_leader_whose_state_falls_apart_behind_it_attacks_with_the_black_tiles_of_its_new_space() {
    Case {
        board: "B2k R0k . k R1",
        hands: "k/k/k",
        steps: &[
            ("leader r@E1", "0:revolt attacker=2,defender=1"),
            ("commit 0", "1:revolt attacker=2,defender=1"),
            ("commit 0", "0:act"),
        ],
        after: "B2k . k R0k .",
        points: "0.1.0.0.0/0.0.0.0.0/0.0.0.0.0",
        ..Case::default()
    }
    .check();
}

/// YY-6.4
#[test]
fn the_winner_of_a_revolt_stays_linked_with_all_others_of_the_state() {
    Case {
        board: "R1k G2k .",
        hands: "kr/k/k",
        play: "leader r@E1; commit 1; commit 0; tile r@A1",
        after: "r k G2k R0",
        points: "0.2.0.0.0/0.0.0.0.0/0.0.0.0.0",
        ..Case::default()
    }
    .check();
}
