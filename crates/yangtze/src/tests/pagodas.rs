//! Pagodas (YY-9) and building them after completing a triangle (YY-5.5).

use super::Case;
use crate::rule::Rule;
use crate::tiles::{Colour, Tiles};

/// Three black triangles: A1,B1,A2 and D1,E1,D2 and G1,F2,G2.
const THREE: &str = "
    k k . k k . k .
     k . . k . k k .
";

/// YY-5.5, YY-9.4
#[test]
fn a_tile_that_completes_triangles_offers_a_pagoda_on_one_of_them_or_none() {
    let case = Case {
        board: "
            y . y
             y y .
        ",
        hands: "yk/k",
        play: "tile y@B1",
        waits: "0:pagoda",
        legal: "build A1,B1,A2;build B1,C1,B2;build B1,A2,B2;skip",
        ..Case::default()
    };
    case.check();
    Case {
        play: "tile y@B1; build B1,A2,B2",
        pagodas_after: "y:B1,A2,B2",
        hands_after: "k/k",
        waits: "0:act",
        legal: "",
        ..case
    }
    .check();
    Case { play: "tile y@B1; skip", pagodas_after: "", waits: "0:act", legal: "", ..case }.check();
}

/// YY-5.5
#[test]
fn a_triangle_that_was_complete_before_is_not_offered() {
    Case {
        board: "
            k k . k .
             k . . k .
        ",
        hands: "kk/k",
        play: "tile k@E1",
        refused_after: &[("build A1,B1,A2", Rule::TriangleNotNew)],
        legal: "build D1,E1,D2;skip",
        ..Case::default()
    }
    .check();
    Case {
        board: "
            k k . . .
             k . . . .
        ",
        hands: "kk/k",
        play: "tile k@C1",
        waits: "0:act",
        ..Case::default()
    }
    .check();
}

/// YY-9.1
#[test]
fn a_triangle_is_three_mutually_adjacent_tiles_of_one_colour() {
    Case {
        board: "
            k k k .
             r k . .
        ",
        hands: "ggk/k",
        refused: &[
            ("pagoda 2 A1,B1,C1", Rule::NotATriangle),
            ("pagoda 2 A1,B1,A2", Rule::NotATriangle),
            ("pagoda 2 A1,B1,B2", Rule::NotATriangle),
            ("pagoda 2 C1,D1,C2", Rule::NotATriangle),
            ("pagoda 2 A1,B1,A3", Rule::NoSuchSpace),
        ],
        play: "pagoda 2 B1,C1,B2",
        pagodas_after: "k:B1,C1,B2",
        ..Case::default()
    }
    .check();
}

/// YY-9.1
#[test]
fn leaders_are_no_part_of_a_triangle() {
    Case {
        board: "
            k k .
             K0. .
        ",
        hands: "ggk/k",
        refused: &[("pagoda 2 A1,B1,A2", Rule::NotATriangle)],
        ..Case::default()
    }
    .check();
}

/// YY-9.1
#[test]
fn a_tile_that_supports_a_pagoda_makes_no_other_triangle() {
    let case = Case {
        board: "
            k k .
             k k .
        ",
        pagodas: "k:A1,B1,A2",
        hands: "ggkk/k",
        refused: &[("pagoda 2 B1,A2,B2", Rule::TriangleTaken), ("pagoda 2 A1,B1,A2", Rule::TriangleTaken)],
        ..Case::default()
    };
    case.check();
    Case { play: "tile k@C1", waits: "0:act", ..case }.check();
}

/// YY-9.2
#[test]
fn tiles_under_a_pagoda_link_and_support_leaders() {
    Case {
        board: "
            . k k . r
             . k g y .
        ",
        pagodas: "k:B1,C1,B2",
        hands: "kr/k",
        play: "leader r@A1; tile r@D1",
        after: "
            R0k k r r
             . k g y .
        ",
        points: "0.1.0.0.0/0.0.0.0.0",
        ..Case::default()
    }
    .check();
}

/// YY-9.3
#[test]
fn a_pagoda_beside_the_board_is_used_before_one_is_moved() {
    Case {
        board: THREE,
        pagodas: "k:A1,B1,A2",
        hands: "ggk/k",
        refused: &[("pagoda 2 G1,F2,G2 from A1,B1,A2", Rule::PagodaBesideBoard)],
        play: "pagoda 2 G1,F2,G2",
        pagodas_after: "k:A1,B1,A2;k:G1,F2,G2",
        ..Case::default()
    }
    .check();
}

/// YY-9.3
#[test]
fn with_none_beside_the_board_the_player_chooses_which_pagoda_of_the_colour_moves() {
    let case = Case {
        board: THREE,
        pagodas: "k:A1,B1,A2;k:D1,E1,D2",
        hands: "ggk/k",
        refused: &[
            ("pagoda 2 G1,F2,G2", Rule::NoPagodaBeside),
            ("pagoda 2 G1,F2,G2 from G1,F2,G2", Rule::NoPagodaThere),
            ("pagoda 2 G1,F2,G2 from A1,A2,B2", Rule::NoPagodaThere),
        ],
        play: "pagoda 2 G1,F2,G2 from A1,B1,A2",
        pagodas_after: "k:D1,E1,D2;k:G1,F2,G2",
        ..Case::default()
    };
    case.check();
    Case { play: "pagoda 2 G1,F2,G2 from D1,E1,D2", pagodas_after: "k:A1,B1,A2;k:G1,F2,G2", ..case }.check();
}

/// YY-9.3, YY-5.5
#[test]
fn a_pagoda_after_a_tile_may_have_to_be_moved_as_well() {
    Case {
        board: "
            k k . k k . . .
             k . . k . k k .
        ",
        pagodas: "k:A1,B1,A2;k:D1,E1,D2",
        hands: "kk/k",
        play: "tile k@G1",
        legal: "build G1,F2,G2 from A1,B1,A2;build G1,F2,G2 from D1,E1,D2;skip",
        ..Case::default()
    }
    .check();
}

/// YY-9.3
#[test]
fn the_only_yellow_pagoda_moves_but_not_to_a_triangle_it_shares_a_tile_with() {
    Case {
        board: "
            y y . y y
             y y . y .
        ",
        pagodas: "y:A1,B1,A2",
        hands: "ggg/k",
        refused: &[
            ("pagoda 2 D1,E1,D2", Rule::NoPagodaBeside),
            ("pagoda 2 B1,A2,B2 from A1,B1,A2", Rule::TriangleTaken),
        ],
        play: "pagoda 2 D1,E1,D2 from A1,B1,A2",
        pagodas_after: "y:D1,E1,D2",
        ..Case::default()
    }
    .check();
}

/// YY-9.3
#[test]
fn a_pagoda_of_another_colour_is_never_moved() {
    Case {
        board: "
            y y . g g
             y . . g .
        ",
        pagodas: "g:D1,E1,D2",
        hands: "gg/k",
        refused: &[("pagoda 2 A1,B1,A2 from D1,E1,D2", Rule::PagodaBesideBoard)],
        play: "pagoda 2 A1,B1,A2",
        pagodas_after: "y:A1,B1,A2;g:D1,E1,D2",
        ..Case::default()
    }
    .check();
}

/// YY-9.5
#[test]
fn two_green_tiles_or_one_and_the_green_leader_off_the_board_pay_for_a_pagoda() {
    let case = Case {
        board: THREE,
        hands: "ggk/k",
        play: "pagoda 2 A1,B1,A2",
        pagodas_after: "k:A1,B1,A2",
        hands_after: "k/k",
        waits: "0:act",
        ..Case::default()
    };
    let (_, position, _) = case.check();
    assert_eq!(position.open.gone, Tiles::new([0, 0, 0, 2, 0]), "paid tiles leave the game");
    assert_eq!(position.open.leader(position.open.active, Colour::Green), None, "the leader is not used up");
    Case { play: "pagoda 1 A1,B1,A2", hands_after: "kg/k", ..case }.check();
}

/// YY-9.5
#[test]
fn a_pagoda_needs_enough_green_tiles_and_the_green_leader_only_off_the_board() {
    Case {
        board: "
            k k .
             k G0.
        ",
        hands: "gk/gg",
        refused: &[("pagoda 2 A1,B1,A2", Rule::TooFewGreen), ("pagoda 1 A1,B1,A2", Rule::GreenLeaderOnBoard)],
        ..Case::default()
    }
    .check();
    Case {
        board: "
            k k .
             k G1.
        ",
        hands: "k/gg",
        refused: &[("pagoda 2 A1,B1,A2", Rule::TooFewGreen), ("pagoda 1 A1,B1,A2", Rule::TooFewGreen)],
        ..Case::default()
    }
    .check();
}
