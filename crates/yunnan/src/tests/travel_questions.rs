//! What a view answers about travelling and building, and the numbers of the rules that refuse (YN-6, YN-10.1).

use kernel::{Observer, Refused, Seat, View as _};

use super::Case;
use super::drawing::play;
use super::seats::{CAMELLIA, LANTERN, YAK};
use crate::building::Construction;
use crate::province::Province::*;
use crate::rule::Rule;
use crate::stage::Decision;

fn seat(seat: Seat) -> Observer {
    Observer::Seat(seat)
}

/// Camellia is travelling and has little left; Yak travels later.
fn under_way() -> Case<'static> {
    Case {
        road: "
            0  T  t  .   *   .  .  influence 1, customs 2, stock pbt
            1  T  T  TH  .   *  .  influence 2, stock b
            2  .  .  T   P*  .  .
        ",
        at: "travel 0 left 1",
        ..Case::default()
    }
}

/// YN-6.4, YN-6.5
#[test]
fn who_is_travelling_is_answered_for_what_is_left() {
    let (_, position, board) = under_way().check();
    let view = position.view(seat(CAMELLIA));
    let why_not = |from, to, push| view.why_not_travel(&board, from, to, push);
    assert_eq!(why_not(Puer, Yunnan, None), None);
    assert_eq!(why_not(Puer, Sichuan, None), Some(Rule::TooFewCrossings { needed: 2, left: 1 }));
    assert_eq!(why_not(Yunnan, Puer, None), Some(Rule::AlreadyTravelled(Yunnan)));
    assert_eq!(why_not(Sichuan, Puer, None), Some(Rule::NobodyTravels(Sichuan)));
    assert_eq!(why_not(Puer, Puer, None), Some(Rule::GoesNowhere));
    assert_eq!(why_not(Puer, Tibet, None), Some(Rule::NoAccess { province: Tibet, horse: Qamdo }));
    assert_eq!(why_not(Puer, Yunnan, Some(YAK)), Some(Rule::NotLowerInfluence { theirs: 2, own: 1 }));
    assert_eq!(why_not(Puer, Yunnan, Some(LANTERN)), Some(Rule::NobodyToPush(Yunnan)));
    assert_eq!(why_not(Puer, Yunnan, Some(CAMELLIA)), Some(Rule::PushesOwn));
}

/// YN-6.4, YN-6.5
#[test]
fn who_is_not_travelling_is_answered_as_if_a_whole_phase_lay_ahead() {
    let (_, position, board) = under_way().check();
    let view = position.view(seat(YAK));
    let why_not = |from, to, push| view.why_not_travel(&board, from, to, push);
    assert_eq!(why_not(Yunnan, Qamdo, None), None, "Camellia's crossings don't count");
    assert_eq!(why_not(Yunnan, Tibet, None), Some(Rule::TooFewCrossings { needed: 3, left: 2 }));
    assert_eq!(why_not(Sichuan, Yunnan, Some(CAMELLIA)), None);
    assert_eq!(why_not(Puer, Sichuan, Some(LANTERN)), None);
    assert_eq!(why_not(Sichuan, Puer, Some(CAMELLIA)), Some(Rule::PushInPuer));
    let (_, position, board) = Case { at: "auction 1", ..under_way() }.check();
    let view = position.view(seat(CAMELLIA));
    assert_eq!(view.why_not_travel(&board, Puer, Qamdo, None), None, "with all four crossings of customs level 2");
    assert_eq!(view.why_not_travel(&board, Yunnan, Puer, None), None, "nobody has travelled yet");
}

/// YN-6.3
#[test]
fn a_view_says_why_nothing_can_be_built_there_whoever_is_asked() {
    for at in ["travel 0 left 1", "auction 2", "conversion 1 of 1 1 1"] {
        let (_, position, board) = Case { at, ..under_way() }.check();
        let view = position.view(seat(CAMELLIA));
        assert_eq!(view.why_not_post(&board, Qamdo), None);
        assert_eq!(view.why_not_post(&board, Tibet), Some(Rule::NoAccess { province: Tibet, horse: Qamdo }));
        assert_eq!(view.why_not_bridge(&board, Yunnan, Qamdo), None);
        let no_site = Rule::NoBridgeSite { near: Puer, far: Qamdo };
        assert_eq!(view.why_not_bridge(&board, Puer, Qamdo), Some(no_site));
        assert_eq!(view.why_not_teahouse(&board, Qamdo), None);
        assert_eq!(view.why_not_teahouse(&board, Sichuan), Some(Rule::TeahouseSpaceTaken(Sichuan)));
        assert_eq!(view.why_not_teahouse(&board, Puer), Some(Rule::NoTeahouseSpace(Puer)));
        let view = position.view(seat(YAK));
        assert_eq!(view.why_not_post(&board, Puer), Some(Rule::NotInSupply(Construction::Post)));
        assert_eq!(view.why_not_bridge(&board, Sichuan, Tibet), None);
        assert_eq!(view.why_not_teahouse(&board, Tibet), Some(Rule::NotInSupply(Construction::Teahouse)));
        let view = position.view(seat(LANTERN));
        assert_eq!(view.why_not_bridge(&board, Yunnan, Qamdo), Some(Rule::NotInSupply(Construction::Bridge)));
    }
}

/// YN-6.3, YN-6.4
#[test]
fn a_spectator_gets_no_reasons_and_neither_does_a_seat_that_isnt_at_the_table() {
    let (_, position, board) = under_way().check();
    for observer in [Observer::Spectator, seat(Seat::new(3))] {
        let view = position.view(observer);
        assert_eq!(view.why_not_travel(&board, Puer, Puer, None), None);
        assert_eq!(view.why_not_post(&board, Qinghai), None);
        assert_eq!(view.why_not_bridge(&board, Puer, Puer), None);
        assert_eq!(view.why_not_teahouse(&board, Puer), None);
    }
}

/// YN-6.1
#[test]
fn only_the_seat_whose_decision_it_is_may_act() {
    let (_, position, board) = under_way().check();
    let done = "done".parse().unwrap();
    assert_eq!(position.view(seat(CAMELLIA)).check(&board, done), Ok(()));
    for observer in [seat(YAK), Observer::Spectator] {
        assert_eq!(position.view(observer).check(&board, done), Err(Refused::NotNow(Decision::Travel)));
    }
}

/// YN-6.1, YN-10.1
#[test]
fn what_answers_another_decision_is_not_for_now() {
    let converting = Case { at: "conversion 0 of 2 2 2", ..under_way() };
    for (case, text, decision) in [
        (under_way(), "vp 0", Decision::Travel),
        (under_way(), "pass", Decision::Travel),
        (under_way(), "open tibet", Decision::Travel),
        (converting, "done", Decision::Conversion),
        (converting, "post yunnan", Decision::Conversion),
        (converting, "travel puer>yunnan", Decision::Conversion),
    ] {
        let (_, mut position, board) = case.check();
        let (before, action) = (position, text.parse().unwrap());
        assert_eq!(play(&board, &mut position, action), Err(Refused::NotNow(decision)), "{text}");
        assert!(position == before, "{text} changes nothing");
    }
}

/// YN-6.2, YN-6.3, YN-6.4, YN-6.5, YN-10.1
#[test]
fn every_reason_names_its_rule() {
    for (rule, number) in [
        (Rule::NoAccess { province: Tibet, horse: Yunnan }, "YN-6.2"),
        (Rule::NotInSupply(Construction::Post), "YN-6.3"),
        (Rule::NoBridgeSite { near: Puer, far: Tibet }, "YN-6.3"),
        (Rule::OwnBridgeThere { near: Yunnan, far: Qamdo }, "YN-6.3"),
        (Rule::NoTeahouseSpace(Puer), "YN-6.3"),
        (Rule::TeahouseSpaceTaken(Tibet), "YN-6.3"),
        (Rule::NobodyTravels(Puer), "YN-6.4"),
        (Rule::AlreadyTravelled(Puer), "YN-6.4"),
        (Rule::GoesNowhere, "YN-6.4"),
        (Rule::TooFewCrossings { needed: 3, left: 2 }, "YN-6.4"),
        (Rule::PushInPuer, "YN-6.5"),
        (Rule::NobodyToPush(Tibet), "YN-6.5"),
        (Rule::PushesOwn, "YN-6.5"),
        (Rule::NotLowerInfluence { theirs: 1, own: 1 }, "YN-6.5"),
        (Rule::MoreThanIncome { income: 3 }, "YN-10.1"),
    ] {
        assert_eq!(rule.number(), number, "{rule}");
    }
}
