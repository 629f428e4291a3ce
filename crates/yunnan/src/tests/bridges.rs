//! Building bridges (YN-6.3).

use super::Case;
use super::building::horse_in;
use super::seats::CAMELLIA;
use crate::event::Event;
use crate::province::Province::*;
use crate::rule::Rule;

/// YN-6.3
#[test]
fn a_bridge_is_built_at_a_site_whose_far_side_is_accessible() {
    for (horse, legal) in [
        (Yunnan, "done"),
        (Sichuan, "done"),
        (Qamdo, "bridge yunnan-qamdo;done"),
        (Tibet, "bridge yunnan-qamdo;bridge sichuan-tibet;done"),
        (Qinghai, "bridge yunnan-qamdo;bridge sichuan-tibet;bridge qamdo-qinghai;done"),
    ] {
        let road = horse_in(horse, "stock b");
        Case { road: &road, at: "travel 0", legal, ..Case::default() }.check();
    }
    Case {
        road: &horse_in(Sichuan, "stock b"),
        at: "travel 0",
        refused: &[
            ("bridge yunnan-qamdo", Rule::NoAccess { province: Qamdo, horse: Sichuan }),
            ("bridge sichuan-tibet", Rule::NoAccess { province: Tibet, horse: Sichuan }),
        ],
        ..Case::default()
    }
    .check();
}

/// YN-6.3
#[test]
fn where_the_board_has_no_site_no_bridge_is_built() {
    Case {
        road: &horse_in(Tibet, "stock b"),
        at: "travel 0",
        refused: &[
            ("bridge qamdo-yunnan", Rule::NoBridgeSite { near: Qamdo, far: Yunnan }),
            ("bridge yunnan-sichuan", Rule::NoBridgeSite { near: Yunnan, far: Sichuan }),
            ("bridge puer-qinghai", Rule::NoBridgeSite { near: Puer, far: Qinghai }),
            ("bridge tibet-tibet", Rule::NoBridgeSite { near: Tibet, far: Tibet }),
        ],
        ..Case::default()
    }
    .check();
}

/// YN-6.3
#[test]
fn a_player_has_one_bridge_at_a_site_and_others_bridges_there_dont_matter() {
    let (events, ..) = Case {
        road: "
            0  .  .  .  .  *  .  stock bb
            1  .  .  .  *  .  .  bridges yunnan-qamdo
            2  .  .  .  *  .  .  bridges yunnan-qamdo
        ",
        at: "travel 0",
        play: "bridge yunnan-qamdo",
        refused_after: &[("bridge yunnan-qamdo", Rule::OwnBridgeThere { near: Yunnan, far: Qamdo })],
        after: "
            0  .  .  .  .  *  .  bridges yunnan-qamdo, stock b, left pptt
            1  .  .  .  *  .  .  bridges yunnan-qamdo
        ",
        legal: "bridge sichuan-tibet;done",
        ..Case::default()
    }
    .check();
    assert_eq!(events, [Event::BridgeBuilt { seat: CAMELLIA, near: Yunnan, far: Qamdo }]);
    Case {
        road: &horse_in(Qinghai, "bridges sichuan-tibet, stock b"),
        at: "travel 0",
        refused: &[("bridge sichuan-tibet", Rule::OwnBridgeThere { near: Sichuan, far: Tibet })],
        play: "bridge qamdo-qinghai",
        after: "0  .  .  .  .  .  *  bridges sichuan-tibet qamdo-qinghai",
        ..Case::default()
    }
    .check();
}
