//! What the bank pays (YN-4.1).

use super::Case;
use crate::building::Bank;
use crate::event::Event;

/// All that the bank paid, and to whom and for which sum.
fn payments(events: &[Event]) -> Vec<(usize, Bank, u32, u32)> {
    let payment = |event: &Event| match *event {
        Event::BankPaid { seat, bank, bids, yuan } => Some((seat.index(), bank, bids, yuan)),
        _ => None,
    };
    events.iter().filter_map(payment).collect()
}

/// What the high and the low space pay, and for which sum, with these bids of seats 2 to 4 on a board changed so.
fn paid(bids: &str, board: &[(&str, &str)]) -> (u32, [u32; 2]) {
    let (events, ..) = Case {
        board,
        road: "
            0  .  *  .  .  .  .
            1  .  *  .  .  .  .
            2  .  *  .  .  .  .  supply 5, reserve 2, yuan 99
            3  .  *  .  .  .  .  supply 5, reserve 2, yuan 99
            4  .  *  .  .  .  .  supply 5, reserve 2, yuan 99
        ",
        bids: &format!("{bids}, high.1, low.0"),
        at: "auction 0 passed 1 2 3 4",
        play: "pass",
        ..Case::default()
    }
    .check();
    let [(1, Bank::High, sum, high), (0, Bank::Low, same, low)] = payments(&events)[..] else { panic!("{events:?}") };
    assert_eq!(sum, same);
    (sum, [high, low])
}

/// YN-4.1
#[test]
fn the_bank_pays_by_the_sum_of_all_bids() {
    for (bids, sum, yuan) in [
        ("", 0, [4, 2]),
        ("yard.5.2", 5, [4, 2]),
        ("school.12.2, horse.7.3", 19, [4, 2]),
        ("school.15.2, horse.5.3", 20, [8, 5]),
        ("school.15.2, school.9.3, customs.15.3", 39, [8, 5]),
        ("school.15.2, customs.15.3, horse.5.3, yard.5.4", 40, [11, 8]),
        ("school.9.2, school.12.3, customs.7.4, horse.15.2", 43, [11, 8]),
        ("school.15.2, customs.15.3, horse.15.4, dragon.7.2, yard.7.3", 59, [11, 8]),
        ("school.15.2, customs.15.2, horse.15.2, dragon.15.2", 60, [13, 10]),
        ("school.15.2, customs.15.2, horse.15.2, dragon.15.2, school.12.3, yard.7.3", 79, [13, 10]),
        ("school.15.2, school.12.3, school.9.4, customs.15.2, customs.9.3, horse.15.2, yard.5.4", 80, [15, 12]),
    ] {
        assert_eq!(paid(bids, &[]), (sum, yuan), "{bids}");
    }
}

/// YN-4.1
#[test]
fn a_sum_above_99_counts_as_99() {
    let sum_98 = "school.15.2, school.12.3, customs.15.2, customs.12.3, horse.15.2, horse.12.3, dragon.12.3, yard.5.4";
    let sum_99 =
        "school.15.2, school.12.3, school.9.4, customs.15.2, customs.12.3, customs.9.4, horse.15.2, horse.12.3";
    let sum_100 = "school.15.2, school.12.3, school.9.4, customs.15.2, customs.12.3, horse.15.2, dragon.15.2, yard.7.4";
    let sum_102 =
        "school.15.2, school.12.3, school.9.4, customs.15.2, customs.12.3, customs.9.4, horse.15.2, dragon.15.2";
    assert_eq!(paid(sum_98, &[]), (98, [15, 12]));
    assert_eq!(paid(sum_98, &[("from = 80", "from = 99")]), (98, [13, 10]));
    for bids in [sum_99, sum_100, sum_102] {
        assert_eq!(paid(bids, &[]), (99, [15, 12]), "{bids}");
        assert_eq!(paid(bids, &[("from = 80", "from = 99")]), (99, [15, 12]), "{bids}");
        assert_eq!(paid(bids, &[("from = 80", "from = 100")]), (99, [13, 10]), "{bids}");
    }
}

/// YN-4.1
#[test]
fn bankers_get_the_money_and_their_traders_return_to_the_supply() {
    Case {
        road: "
            0  .  *  .  .  .  .  yuan 3
            1  .  *  .  .  .  .  yuan 4
            2  .  *  .  .  .  .  yuan 50
        ",
        bids: "low.0, high.1, horse.15.2, dragon.5.2",
        at: "auction 2 passed 0 1",
        play: "pass",
        after: "
            0  .  *  .  .  .  .  yuan 8, supply 3
            1  .  *  .  .  .  .  yuan 12, supply 3
            2  T  .  *  .  .  .  yuan 30, supply 2
        ",
        bids_after: "none",
        waits: "2:travel 2;1.0.0.0.0.0",
        ..Case::default()
    }
    .check();
}

/// YN-4.1
#[test]
fn a_space_without_a_trader_pays_nobody() {
    let banked = |bids: &str| {
        let (events, ..) = Case { bids, at: "auction 2 passed 0 1", play: "pass", ..Case::default() }.check();
        payments(&events)
    };
    assert_eq!(banked("horse.12.2, dragon.9.1"), []);
    assert_eq!(banked("horse.12.2, dragon.9.1, high.0"), [(0, Bank::High, 21, 8)]);
    assert_eq!(banked("horse.12.2, dragon.9.1, low.0"), [(0, Bank::Low, 21, 5)]);
}
