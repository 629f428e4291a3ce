//! The end of the game (YN-12.1) and final points (YN-12.2).

use kernel::Refused;

use super::Case;
use super::drawing::{legal, play};
use super::seats::{CAMELLIA, LANTERN};
use crate::action::Action;
use crate::event::{End, Event, FinalReason};
use crate::setup::Variant;

/// Why the game ended, if it did.
fn why(events: &[Event]) -> Option<End> {
    events.iter().find_map(|event| match event {
        Event::GameEnded { why, .. } => Some(*why),
        _ => None,
    })
}

/// YN-12.1
#[test]
fn the_game_is_over_after_the_round_in_which_somebody_has_eighty_points() {
    let case = Case {
        road: "
            0  .  *  .  .  .  .  points 75
            1  .  *  .  .  .  .  points 2
            2  .  *  .  .  .  .
        ",
        at: "conversion 0 of 6 0 0",
        ..Case::default()
    };
    for (play, waits, end) in
        [("vp 4", "2:auction", None), ("vp 5", "-:over", Some(End::Points)), ("vp 6", "-:over", Some(End::Points))]
    {
        let (events, ..) = Case { play, waits, ..case }.check();
        assert_eq!(why(&events), end, "{play}");
    }
    let of_another = "
        0  .  *  .  .  .  .
        1  .  *  .  .  .  .
        2  .  *  .  .  .  .  points 80
    ";
    Case { road: of_another, play: "vp 0", waits: "-:over", ..case }.check();
}

/// YN-12.1
#[test]
fn how_many_points_end_the_game_is_the_boards() {
    let case = Case {
        board: &[("victory_points = 80", "victory_points = 7")],
        at: "conversion 0 of 9 0 0",
        play: "vp 6",
        waits: "2:auction",
        ..Case::default()
    };
    case.check();
    Case { play: "vp 7", waits: "-:over", ..case }.check();
}

/// YN-12.1
#[test]
fn points_below_zero_end_nothing() {
    Case {
        variant: Variant::Pro,
        road: "
            0  .  *  .  .  .  .  points -200
            1  .  *  .  .  .  .  points -80
            2  .  *  .  .  .  .
        ",
        at: "conversion 0 of 1 0 0",
        play: "vp 1",
        waits: "2:auction",
        ..Case::default()
    }
    .check();
}

/// YN-12.1, YN-11.1
#[test]
fn the_last_round_is_played_to_the_end_of_conversion_and_no_further() {
    let (events, position, _) = Case {
        round: 6,
        road: "
            0  TT  T  *  .  .  .  points 78, supply 1, reserve 3
            1  T   *  .  .  .  .
            2  .   *  .  .  .  .
        ",
        order: "1 0 2",
        at: "conversion 1 of 5 3 2",
        steps: &[("vp 3", "0:conversion 5,3,2"), ("vp 5", "2:conversion 5,3,2"), ("vp 1", "-:over")],
        after: "
            0  TT  T  *  .  .  .  points 83, supply 1
            1  T   *  .  .  .  .  points 3
            2  .   *  .  .  .  .  points 1, yuan 13
        ",
        order_after: "1,0,2",
        ..Case::default()
    }
    .check();
    assert_eq!(position.round(), 6);
    assert!(!events.iter().any(|event| event.rule() == "YN-11.1"));
}

/// YN-12.1
#[test]
fn the_game_is_over_after_the_round_in_which_the_last_present_was_given() {
    let case = Case {
        road: "
            0  .  .  .  .  T*  .  influence 4
            1  .  *  .  .  .   .
            2  .  *  .  .  .   .
        ",
        presents: "0.0.0.0.1.0",
        at: "travel 2",
        steps: &[("done", "0:conversion 5,0,0"), ("vp 5", "-:over")],
        presents_after: "0.0.0.0.0.0",
        ..Case::default()
    };
    let (events, ..) = case.check();
    assert_eq!(why(&events), Some(End::Presents));
    for left in ["1.0.0.0.1.0", "0.1.0.0.1.0", "0.0.1.0.1.0", "0.0.0.1.1.0", "0.0.0.0.2.0", "0.0.0.0.1.1"] {
        let steps = &[("done", "0:conversion 5,0,0"), ("vp 5", "1:auction ;")];
        let (events, ..) = Case { presents: left, steps, presents_after: "", ..case }.check();
        assert_eq!(why(&events), None);
    }
}

/// YN-12.1
#[test]
fn both_reasons_may_come_together() {
    let (events, ..) = Case {
        road: "
            0  .  *  .  .  .  .  points 79
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
        ",
        presents: "0.0.0.0.0.0",
        at: "conversion 0 of 1 0 0",
        play: "vp 1",
        ..Case::default()
    }
    .check();
    assert_eq!(why(&events), Some(End::Both));
}

/// YN-12.1
#[test]
fn a_game_can_end_without_anybody_being_asked_to_convert() {
    Case {
        presents: "0.0.0.0.0.0",
        at: "travel 2",
        steps: &[("done", "-:over")],
        order_after: "2,1,0",
        ..Case::default()
    }
    .check();
}

/// YN-12.1
#[test]
fn on_a_board_without_presents_there_is_no_last_one() {
    let none = [
        ("presents = 5", "presents = 0"),
        ("presents = 4", "presents = 0"),
        ("presents = 3", "presents = 0"),
        ("presents = 2", "presents = 0"),
    ];
    let case = Case {
        board: &none,
        presents: "0.0.0.0.0.0",
        at: "conversion 0 of 80 0 0",
        play: "vp 79",
        waits: "2:auction",
        ..Case::default()
    };
    case.check();
    let (events, ..) = Case { play: "vp 80", waits: "-:over", ..case }.check();
    assert_eq!(why(&events), Some(End::Points));
    Case { board: &none[..3], waits: "-:over", ..case }.check();
}

/// YN-12.1
#[test]
fn after_the_end_nothing_is_legal() {
    let (_, mut position, board) =
        Case { at: "conversion 0 of 80 0 0", play: "vp 80", waits: "-:over", ..Case::default() }.check();
    assert_eq!(legal(&board, &position), []);
    for action in [Action::Done, Action::Pass, Action::Convert { points: 0 }] {
        assert_eq!(play(&board, &mut position, action), Err(Refused::Over));
    }
    conformance::check_position(&board, &position, &mut kernel::Dice::for_players(kernel::Seed([1; 32])));
}

/// The final points of the first player by their source, and the score of the game's end.
#[track_caller]
fn final_points(board: &[(&str, &str)], own: &str) -> (Vec<(FinalReason, u32, u32)>, i64) {
    let road = format!("0  {own}\n1  .  *  .  .  .  .  yuan 0, points 80\n2  .  *  .  .  .  .  yuan 0");
    let case = Case { board, road: &road, variant: Variant::Pro, at: "conversion 2 of 0 0 1", ..Case::default() };
    let (events, position, board) = Case { order: "1 0 2", play: "vp 0", waits: "-:over", ..case }.check();
    let points = |event: &Event| match *event {
        Event::FinalPoints { seat: CAMELLIA, why, count, points } => Some((why, count, points)),
        _ => None,
    };
    let outcome = position.outcome(&board).expect("the game is over");
    assert_eq!(position.player(CAMELLIA).score(&board), outcome.scores[0]);
    (events.iter().filter_map(points).collect(), outcome.scores[0])
}

/// YN-12.2
#[test]
fn three_full_yuan_are_a_point() {
    for (yuan, points) in [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (100, 33)] {
        let own = format!(".  *  .  .  .  .  yuan {yuan}");
        let expected = if points > 0 { vec![(FinalReason::Yuan, yuan, points)] } else { vec![] };
        assert_eq!(final_points(&[], &own), (expected, points.into()));
    }
    let board = &[("yuan_per_point = 3", "yuan_per_point = 5")];
    assert_eq!(final_points(board, ".  *  .  .  .  .  yuan 14").1, 2);
}

/// YN-12.2
#[test]
fn a_present_is_three_points_and_a_built_teahouse_twelve() {
    let presents = ".  *  .  .  .  .  yuan 0, presents 4";
    assert_eq!(final_points(&[], presents), (vec![(FinalReason::Presents, 4, 12)], 12));
    let teahouses = ".  H  .  H  *  .  yuan 0";
    assert_eq!(final_points(&[], teahouses), (vec![(FinalReason::Teahouses, 2, 24)], 24));
    assert_eq!(final_points(&[("present_points = 3", "present_points = 10")], presents).1, 40);
    assert_eq!(final_points(&[("teahouse_points = 12", "teahouse_points = 7")], teahouses).1, 14);
}

/// YN-12.2
#[test]
fn what_is_not_built_and_other_buildings_and_traders_give_nothing() {
    assert_eq!(final_points(&[], ".  TP  TP  .  .  *  yuan 0, stock ptt, bridges yunnan-qamdo"), (vec![], 0));
}

/// YN-12.2
#[test]
fn customs_and_influence_give_points_by_their_levels_and_each_for_itself() {
    for (level, points) in [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16)] {
        let customs = format!(".  *  .  .  .  .  yuan 0, customs {level}");
        let influence = format!(".  *  .  .  .  .  yuan 0, influence {level}");
        let told = |why| if points > 0 { vec![(why, level, points)] } else { vec![] };
        assert_eq!(final_points(&[], &customs), (told(FinalReason::Customs), points.into()));
        assert_eq!(final_points(&[], &influence), (told(FinalReason::Influence), points.into()));
    }
    let board = &[("level_points = [0, 1, 4, 9, 16]", "level_points = [5, 6, 7, 8, 9]")];
    assert_eq!(final_points(board, ".  *  .  .  .  .  yuan 0, customs 1, influence 3").1, 14);
    assert_eq!(final_points(board, ".  *  .  .  .  .  yuan 0").1, 10);
}

/// YN-12.2: the example of the final points.
#[test]
fn final_points_are_added_to_those_on_the_track() {
    let own = ".  .  H  .  *  .  points 68, yuan 8, presents 3, customs 2, influence 3, stock t";
    let expected = [
        (FinalReason::Yuan, 8, 2),
        (FinalReason::Presents, 3, 9),
        (FinalReason::Teahouses, 1, 12),
        (FinalReason::Customs, 2, 4),
        (FinalReason::Influence, 3, 9),
    ];
    assert_eq!(final_points(&[], own), (expected.to_vec(), 104));
    assert_eq!(final_points(&[], ".  *  .  .  .  .  points -30, yuan 4").1, -29);
}

/// YN-12.2
#[test]
fn final_points_are_told_player_by_player_in_travel_order() {
    let (events, ..) = Case {
        road: "
            0  .  *  .  .  .  .  yuan 3, customs 1
            1  .  *  .  .  .  .  yuan 0, points 80
            2  .  *  .  .  .  .  yuan 5, presents 1
        ",
        order: "2 1 0",
        at: "conversion 2 of 0 0 1",
        play: "vp 0",
        after: "2  .  *  .  .  .  .  yuan 6, points 0",
        ..Case::default()
    }
    .check();
    let points = |seat, why, count, points| Event::FinalPoints { seat, why, count, points };
    assert_eq!(
        events,
        [
            Event::Converted { seat: LANTERN, points: 0, yuan: 1 },
            Event::GameEnded { why: End::Points, enough: 80 },
            points(LANTERN, FinalReason::Yuan, 6, 2),
            points(LANTERN, FinalReason::Presents, 1, 3),
            points(CAMELLIA, FinalReason::Yuan, 3, 1),
            points(CAMELLIA, FinalReason::Customs, 1, 1),
        ]
    );
    assert_eq!([events[1].rule(), events[2].rule()], ["YN-12.1", "YN-12.2"]);
}
