//! Wars (YY-7): who wins, who leaves and what victory costs.

use super::Case;
use crate::rule::Rule;
use crate::tiles::{Colour, Tiles};

/// Three states around D2, each with a red leader: A1 and E2 have two red tiles, B3 one.
fn three_armies() -> Case<'static> {
    Case {
        board: "
            r r R0k . . . .
             . . . . k R1r r
            . r R2k . . . .
        ",
        hands: "yk/k/k",
        ..Case::default()
    }
}

/// Three states around C2: one with a red leader, one with a red and a blue one, one with a blue one.
fn two_quarrels() -> Case<'static> {
    Case {
        board: "
            r R0k . B1.
             . . . k R1r
            r B2k . . .
        ",
        hands: "yr/kr/k",
        ..Case::default()
    }
}

/// YY-7.1, YY-7.6
#[test]
fn two_losers_that_only_quarrel_with_each_other_give_no_point_to_the_winner() {
    Case {
        steps: &[
            ("tile y@C2", "1:war A1=1,E1=1,A3=1"),
            ("support none", "2:war A1=1,E1=1,A3=1"),
            ("support none", "0:war A1=1,E1=1,A3=1"),
            ("support A1 1", "0:act"),
        ],
        after: "
            r R0k . . .
             . . y k . .
            . . k . . .
        ",
        points: "0.1.0.0.0/0.0.0.0.0/0.0.0.0.0",
        ..two_quarrels()
    }
    .check();
}

/// YY-7.6
#[test]
fn the_winner_gains_a_point_for_each_conflicted_leader_of_its_colours() {
    Case {
        play: "tile y@C2; support E1 1; support none; support none",
        waits: "0:act",
        after: "
            . . k . B1.
             . . y k R1r
            . . k . . .
        ",
        points: "0.0.0.0.0/0.1.1.0.0/0.0.0.0.0",
        ..two_quarrels()
    }
    .check();
    Case {
        hands: "yk/rrk/k",
        play: "tile y@D2; support E2 2; support none; support none",
        after: "
            . . . k . . . .
             . . . y k R1r r
            . . . k . . . .
        ",
        points: "0.0.0.0.0/0.2.0.0.0/0.0.0.0.0",
        ..three_armies()
    }
    .check();
}

/// YY-7.6
#[test]
fn leaders_of_a_losing_state_that_are_not_in_conflict_stay() {
    Case {
        board: "
            r R0k . k R1r
             . Y0k . . r .
            . . B0. . . .
        ",
        hands: "yk/k",
        play: "tile y@D1; support none; support none; lose F2",
        after: "
            . . k y k R1r
             . Y0k . . . .
            . . B0. . . .
        ",
        points: "0.0.0.0.0/0.1.0.0.0",
        waits: "0:act",
        ..Case::default()
    }
    .check();
}

/// YY-7.5
#[test]
fn the_active_player_chooses_among_the_tied_for_strongest_only() {
    let case = Case {
        play: "tile y@D2; support none; support none; support none",
        refused_after: &[("winner B3", Rule::NotStrongest), ("winner D2", Rule::NotStrongest)],
        waits: "0:war winner A1=2,E2=2,B3=1",
        legal: "winner A1;winner E2",
        ..three_armies()
    };
    case.check();
    Case {
        play: "tile y@D2; support none; support none; support none; winner E2",
        refused_after: &[],
        waits: "0:war loss",
        legal: "lose G2;lose H2",
        points: "0.0.0.0.0/0.2.0.0.0/0.0.0.0.0",
        ..case
    }
    .check();
}

/// YY-7.5, YY-7.7
#[test]
fn a_war_without_soldiers_is_decided_by_the_active_player_and_costs_nothing() {
    Case {
        board: "R0k . k R1",
        hands: "k/k/yk",
        active: 2,
        play: "tile y@C1; support none; support none; support none",
        steps: &[("winner D1", "2:act")],
        after: ". k y k R1",
        points: "0.0.0.0.0/0.1.0.0.0/0.0.0.0.0",
        ..Case::default()
    }
    .check();
}

/// YY-7.5
#[test]
fn a_single_strongest_state_wins_without_a_choice() {
    Case {
        hands: "yk/k/kr",
        steps: &[
            ("tile y@D2", "1:war A1=2,E2=2,B3=1"),
            ("support none", "2:war A1=2,E2=2,B3=1"),
            ("support A1 1", "0:war A1=3,E2=2,B3=1"),
            ("support none", "0:war loss"),
        ],
        ..three_armies()
    }
    .check();
}

/// YY-7.7
#[test]
fn the_active_player_is_asked_for_every_tile_also_for_the_last_one() {
    let case = Case {
        play: "tile y@D2; support none; support none; support none; winner E2; lose G2",
        refused_after: &[("lose G2", Rule::NotWinnersRed)],
        waits: "0:war loss",
        legal: "lose H2",
        ..three_armies()
    };
    case.check();
    Case {
        play: "tile y@D2; support none; support none; support none; winner E2; lose G2; lose H2",
        refused_after: &[],
        waits: "0:act",
        legal: "",
        after: "
            . . . k . . . .
             . . . y k R1. .
            . . . k . . . .
        ",
        ..case
    }
    .check();
}

/// YY-7.7
#[test]
fn victory_costs_as_much_as_the_strongest_loser_had_and_not_all_losers_together() {
    Case {
        hands: "yk/rrk/k",
        play: "tile y@D2; support E2 2; support none; support none",
        waits: "0:act",
        ..three_armies()
    }
    .check();
    Case {
        hands: "yk/rk/k",
        steps: &[
            ("tile y@D2", "1:war A1=2,E2=2,B3=1"),
            ("support E2 1", "2:war A1=2,E2=3,B3=1"),
            ("support none", "0:war A1=2,E2=3,B3=1"),
            ("support none", "0:war loss"),
            ("lose H2", "0:act"),
        ],
        ..three_armies()
    }
    .check();
}

/// YY-7.7, YY-7.8
#[test]
fn everything_committed_to_the_winner_goes_even_if_it_is_more_than_needed() {
    let (_, position, _) = Case {
        hands: "yk/rrrrk/k",
        play: "tile y@D2; support E2 4; support none; support none",
        waits: "0:act",
        after: "
            . . . k . . . .
             . . . y k R1r r
            . . . k . . . .
        ",
        hands_after: "k/k/k",
        ..three_armies()
    }
    .check();
    assert_eq!(position.open.gone, Tiles::new([0, 7, 0, 0, 0]), "four committed and three of the losers");
}

/// YY-7.7
#[test]
fn a_leader_committed_to_the_winner_counts_against_the_cost_and_returns() {
    let (_, position, _) = Case {
        hands: "yk/k/k/kk",
        steps: &[
            ("tile y@D2", "1:war A1=2,E2=2,B3=1"),
            ("support none", "2:war A1=2,E2=2,B3=1"),
            ("support none", "3:war A1=2,E2=2,B3=1"),
            ("support E2 0+", "0:war A1=2,E2=3,B3=1"),
            ("support none", "0:war loss"),
            ("lose G2", "0:act"),
        ],
        ..three_armies()
    }
    .check();
    assert_eq!(position.open.leader(kernel::Seat::new(3), Colour::Red), None);
}

/// YY-7.6, YY-7.8
#[test]
fn what_was_committed_to_losers_leaves_the_game_and_leaders_return() {
    let (_, position, _) = Case {
        hands: "yk/rrrrk/rk/r",
        play: "tile y@D2; support E2 4; support A1 1; support A1 1+; support none; lose G2",
        waits: "0:act",
        hands_after: "k/k/k/",
        ..three_armies()
    }
    .check();
    assert_eq!(position.open.gone, Tiles::new([0, 10, 0, 0, 0]), "six committed, three of losers, one of the winner");
    assert_eq!(position.open.leader(kernel::Seat::new(3), Colour::Red), None);
}

/// YY-7.8
#[test]
fn pagodas_that_lose_a_tile_go_beside_the_board_on_either_side() {
    let case = Case {
        board: "
            r r . . . . . r . .
             r R0k . k R1r r r .
        ",
        pagodas: "r:A1,B1,A2;r:H1,G2,H2",
        hands: "yk/k",
        play: "tile y@D2; support none; support none",
        waits: "0:war loss",
        pagodas_after: "r:H1,G2,H2",
        ..Case::default()
    };
    case.check();
    Case { play: "tile y@D2; support none; support none; lose I2", ..case }.check();
    Case { play: "tile y@D2; support none; support none; lose I2; lose G2", pagodas_after: "", ..case }.check();
}

/// YY-7.9
#[test]
fn the_war_is_the_whole_action_and_gives_nothing_for_the_tile() {
    let case = Case {
        board: "
            r K1k . k Y0
             . . . . K0.
        ",
        hands: "yk/k",
        play: "tile y@D1; support none; support none",
        after: "
            r K1k y k Y0
             . . . . . .
        ",
        points: "0.0.0.0.0/1.0.0.0.0",
        waits: "0:act",
        ..Case::default()
    };
    case.check();
    Case { actions_left: 1, waits: "1:act", ..case }.check();
}

/// YY-7.4, YY-7.5, YY-7.6, YY-7.7
#[test]
fn the_war_of_our_own_rules_text() {
    Case {
        board: "
            r r r . .
             R0k K2. .
            . G3. . .
             . . k R1.
            . . K1r .
        ",
        hands: "rk/rrrry/k/k",
        active: 1,
        steps: &[
            ("tile y@C3", "2:war A1=3,C4=1"),
            ("support A1 0+", "3:war A1=4,C4=1"),
            ("support none", "0:war A1=4,C4=1"),
            ("support A1 1", "1:war A1=5,C4=1"),
            ("support C4 4", "1:war winner A1=5,C4=5"),
            ("winner C4", "1:war loss"),
            ("lose D5", "1:act"),
        ],
        after: "
            . . . . .
             . k . . .
            . G3y . .
             . . k R1.
            . . K1. .
        ",
        points: "0.0.0.0.0/1.1.0.0.0/0.0.0.0.0/0.0.0.0.0",
        hands_after: "k//k/k",
        ..Case::default()
    }
    .check();
}
