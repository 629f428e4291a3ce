//! Teahouses that are opened at once (YN-5.3).

use kernel::Seat;

use super::Case;
use crate::building::Construction;
use crate::event::Event;
use crate::province::Province;
use crate::rule::Rule;

/// YN-5.3
#[test]
fn a_teahouse_just_taken_may_be_opened_or_kept() {
    let case = Case {
        road: "
            0  .  .   *  .  .  .
            1  .  *   .  .  .  .
            2  .  *   .  .  .  .
        ",
        at: "yard 0",
        play: "take teahouse",
        ..Case::default()
    };
    Case { waits: "0:teahouse", legal: "open yunnan; open sichuan; keep", ..case }.check();
    let (events, ..) =
        Case { steps: &[("open sichuan", "2:travel")], after: "0  .  .  H*  .  .  .  stock -, left ppbbt", ..case }
            .check();
    let (seat, province, kind) = (Seat::new(0), Province::Sichuan, Construction::Teahouse);
    let taken = Event::ConstructionTaken { seat, kind, only: false };
    assert_eq!(events[..2], [taken, Event::TeahouseBuilt { seat, province, at_once: true }]);
    let (events, ..) =
        Case { steps: &[("keep", "2:travel")], after: "0  .  .  *  .  .  .  stock t, left ppbbt", ..case }.check();
    assert_eq!(events[..2], [taken, Event::TeahouseKept { seat }]);
}

/// YN-5.3
#[test]
fn it_needs_a_free_space_in_an_accessible_province() {
    Case {
        road: "
            0  .  .  H  .  *  .
            1  .  H  *  .  .  .
            2  .  *  .  .  .  .
        ",
        at: "yard 0",
        play: "take teahouse",
        refused_after: &[
            ("open puer", Rule::NoTeahouseSpace(Province::Puer)),
            ("open yunnan", Rule::TeahouseSpaceTaken(Province::Yunnan)),
            ("open sichuan", Rule::TeahouseSpaceTaken(Province::Sichuan)),
            ("open qinghai", Rule::NoAccess { province: Province::Qinghai, horse: Province::Tibet }),
        ],
        legal: "open qamdo; open tibet; keep",
        ..Case::default()
    }
    .check();
}

/// YN-5.3
#[test]
fn no_trader_is_needed_where_a_teahouse_is_opened() {
    Case {
        road: "
            0  .  .  .  .  .  *
            1  .  *  .  .  .  T
            2  .  *  .  .  .  .
        ",
        at: "teahouse 0",
        legal: "open yunnan; open sichuan; open qamdo; open tibet; open qinghai; keep",
        ..Case::default()
    }
    .check();
}

/// YN-5.3
#[test]
fn nobody_is_asked_where_no_accessible_space_is_free() {
    for (line, other) in [
        ("0  .  *   .   .  .  .", "1  .  *H  .   .  .  ."),
        ("0  .  *H  .   .  .  .", "1  .  *   .   .  .  ."),
        ("0  .  H   *   .  .  .", "1  .  .   H*  .  .  ."),
    ] {
        let (events, ..) = Case {
            road: &format!("{line}\n{other}\n2  .  *  .  .  .  ."),
            at: "yard 0 then 1",
            play: "take teahouse",
            waits: "1:yard",
            ..Case::default()
        }
        .check();
        assert_eq!(events.len(), 1, "{events:?}");
    }
}

/// YN-5.1, YN-5.3
#[test]
fn a_horse_gained_in_the_same_round_opens_its_province() {
    Case {
        bids: "horse.5.0, yard.7.0",
        at: "auction 2 passed 0 1",
        play: "pass; take teahouse",
        legal: "open yunnan; open sichuan; keep",
        ..Case::default()
    }
    .check();
}

/// YN-5.3
#[test]
fn an_older_teahouse_waits() {
    let case = Case {
        road: "
            0  .  .  *  .  .  .  stock t
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .
        ",
        at: "yard 0",
        ..Case::default()
    };
    for take in ["take post", "take bridge"] {
        Case { play: take, waits: "2:travel", ..case }.check();
    }
    Case {
        steps: &[("take teahouse", "0:teahouse"), ("open yunnan", "2:travel")],
        after: "0  .  H  *  .  .  .  stock t, left ppbb",
        ..case
    }
    .check();
    let (events, ..) = Case {
        order: "2 1 0",
        play: "take post",
        steps: &[("teahouse yunnan", "0:travel")],
        after: "0  .  H  *  .  .  .  stock p",
        ..case
    }
    .check();
    let (seat, province) = (Seat::new(0), Province::Yunnan);
    assert_eq!(events.last(), Some(&Event::TeahouseBuilt { seat, province, at_once: false }));
}
