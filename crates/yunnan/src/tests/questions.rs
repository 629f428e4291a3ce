//! What a position answers about money, incomes and places before anything happens.

use super::Case;
use super::seats::{CAMELLIA, LANTERN, YAK};
use crate::building::Building;
use crate::province::Province::*;

/// YN-3.4, YN-3.5
#[test]
fn the_two_lowest_bids_give_way_and_nobody_progresses_beyond_the_end() {
    let (board, position) =
        Case { road: "0 . . . . . * customs 4, influence 3\n1 . * . . . .\n2 . * . . . .", ..Case::default() }.draw();
    assert_eq!([5, 6, 7, 9, 12, 15].map(|yuan| board.gives_way(yuan)), [true, false, true, false, false, false]);
    let camellia = position.player(CAMELLIA);
    assert_eq!(Building::ALL.map(|building| camellia.can_progress(building)), [true, false, false, true, true]);
    assert_eq!(camellia.gained_traders(), 3);
}

/// YN-3.7, YN-4.1
#[test]
fn what_the_bank_counts_is_known_with_and_without_the_bids_of_a_seat() {
    let bids = "school.9.0, customs.7.0, dragon.12.2";
    let (board, position) = Case { bids, ..Case::default() }.draw();
    assert_eq!(position.sum_of_bids(&board), 28);
    let without = [CAMELLIA, YAK, LANTERN].map(|seat| position.sum_of_bids_without(&board, Some(seat)));
    assert_eq!(without, [12, 28, 16]);
}

/// YN-6.4, YN-6.7, YN-9.1
#[test]
fn incomes_are_known_for_whoever_is_done_and_without_a_trader() {
    let road = "
        0  T  T  T  TP*  .  .
        1  .  T  .  T*   .  .  bridges yunnan-qamdo
        2  .  .  .  T*   .  .
    ";
    let (board, position) = Case { road, at: "travel 0", ..Case::default() }.draw();
    assert_eq!(position.income(&board, CAMELLIA), 1 + 3 + 6 + 20);
    assert_eq!(position.income_when_done(&board, CAMELLIA), 30);
    assert_eq!(position.income_without(&board, CAMELLIA, Qamdo), Some(20), "the post holds the place");
    assert_eq!(position.income_without(&board, CAMELLIA, Sichuan), Some(1 + 3 + 1), "the post earns nothing");
    assert_eq!(position.income_without(&board, CAMELLIA, Puer), None);
    assert_eq!(position.income_without(&board, CAMELLIA, Tibet), None);
    assert_eq!(position.player(YAK).crossings_between(&board, Puer, Qamdo), 2, "over the bridge");
    assert_eq!(position.player(LANTERN).cut_off(&board).iter().collect::<Vec<_>>(), [Qamdo]);
    assert_eq!(position.income(&board, LANTERN), 10 - 6);
    assert_eq!(position.income_when_done(&board, LANTERN), 1);
}

/// YN-12.1, YN-12.3
#[test]
fn places_are_known_if_the_game_ended_now() {
    let road = "
        0  .  *  .  .  .  .  yuan 0, points 80
        1  .  *  .  .  .  .  yuan 0, points 79, influence 1
        2  .  *  .  .  .  .  yuan 3, points 79
    ";
    let (board, position) = Case { road, order: "0 2 1", ..Case::default() }.draw();
    // All have 80: influence decides, then who was later in the auction and so travels earlier.
    assert_eq!(position.ranking(&board), [YAK, LANTERN, CAMELLIA]);
    assert_eq!(position.end(&board), Some(crate::End::Points));
}
