//! Board files: what is wrong with one is said all at once, with line and column.

use kernel::Boards;
use yunnan::{BankRow, Board, Position, Province, Site, default_board};

const GOOD: &str = include_str!("../../../boards/tea-horse-road.toml");
const SECOND: &str = include_str!("../../../boards/tea-horse-road-2.toml");
const THIRD: &str = include_str!("../../../boards/tea-horse-road-3.toml");
const MANY_BRIDGES: &str = include_str!("boards/many-bridges.toml");

/// The problems of a file, one a line.
fn problems(text: &str) -> Vec<String> {
    match Board::read(text) {
        Ok(_) => Vec::new(),
        Err(problems) => problems.to_string().lines().map(str::to_owned).collect(),
    }
}

/// Line and column of a text in the good board.
fn place(of: &str) -> String {
    let before = &GOOD[..GOOD.find(of).expect("part of the board")];
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    format!("line {}, column {}", before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
}

/// Replaces the first occurrence and expects problems, `@` at the place of the change.
#[track_caller]
fn check(from: &str, to: &str, expected: &[&str]) {
    assert!(GOOD.contains(from), "{from:?} is part of the board");
    let shift =
        from.rfind('=').map_or(0, |equals| from[equals..].find(|sign| !"= ".contains(sign)).unwrap_or(0) + equals);
    let begin = place(from);
    let (line, column) = begin.rsplit_once(' ').expect("line and column");
    let at = format!("{line} {}", column.parse::<usize>().expect("a number") + shift);
    let expected: Vec<String> = expected.iter().map(|text| text.replace('@', &at)).collect();
    assert_eq!(problems(&GOOD.replacen(from, to, 1)), expected, "{from:?} -> {to:?}");
}

#[test]
fn the_numbers_of_a_board_are_those_of_its_file() {
    let board = Board::read(GOOD).unwrap();
    assert_eq!((board.id(), board.name()), ("tea-horse-road", "Tea-Horse Road"));
    assert_eq!(Province::ALL.map(|province| board.income(province)), [1, 3, 6, 10, 14, 18]);
    assert_eq!(board.presents(), [0, 0, 5, 4, 3, 2]);
    assert_eq!(board.teahouse_spaces().iter().collect::<Vec<_>>(), Province::ALL[1..]);
    assert_eq!(Province::ALL.map(|province| board.province_name(province))[0], "Pu'er");
    let site = |near, far| Site { near, far };
    assert_eq!(
        board.sites(),
        [
            site(Province::Yunnan, Province::Qamdo),
            site(Province::Sichuan, Province::Tibet),
            site(Province::Qamdo, Province::Qinghai)
        ]
    );
    assert_eq!(board.bids(), [5, 7, 9, 12, 15]);
    assert_eq!(board.start_money(), [9, 9, 12, 12, 15]);
    assert_eq!(board.bank().len(), 5);
    for (sum, high, low) in [(0, 4, 2), (19, 4, 2), (20, 8, 5), (39, 8, 5), (79, 13, 10), (80, 15, 12), (99, 15, 12)] {
        let BankRow { high: pays, low: less, .. } = board.bank_row(sum);
        assert_eq!((pays, less), (high, low), "for {sum}");
    }
    assert_eq!([1, 2, 3, 7, 8, 1000].map(|round| board.penalty(round)), [1, 1, 2, 4, 4, 4]);
    assert_eq!([0, 4].map(|level| board.crossings(level)), [2, 6]);
    assert_eq!([0, 1, 2, 3, 4].map(|level| board.level_points(level)), [0, 1, 4, 9, 16]);
    assert_eq!((board.victory_points(), board.yuan_per_point()), (80, 3));
    assert_eq!((board.present_points(), board.teahouse_points(), board.missing_link_cost()), (3, 12, 3));
}

/// They are published: records name them, and replay with these numbers only.
#[test]
fn boards_that_come_with_the_game_keep_their_numbers() {
    use Province::{Puer, Qamdo, Qinghai, Sichuan, Tibet, Yunnan};
    assert_eq!(*default_board(), Board::read(THIRD).unwrap());
    let boards = Boards::<Position>::built_in();
    let over_one = [(Yunnan, Qamdo), (Sichuan, Tibet), (Qamdo, Qinghai)];
    let over_two = [(Puer, Qamdo), (Yunnan, Tibet), (Sichuan, Qinghai)];
    for (text, id, incomes, sites, bank) in [
        (GOOD, "tea-horse-road", [1, 3, 6, 10, 14, 18], over_one, [(4, 2), (8, 5), (11, 8), (13, 10), (15, 12)]),
        (SECOND, "tea-horse-road-2", [1, 3, 7, 12, 21, 32], over_one, [(8, 5), (12, 8), (15, 11), (18, 14), (20, 16)]),
        (THIRD, "tea-horse-road-3", [2, 3, 5, 8, 16, 26], over_two, [(16, 14), (17, 15), (18, 16), (19, 17), (20, 18)]),
    ] {
        let board = Board::read(text).unwrap();
        assert!(boards.is_built_in(id));
        assert_eq!(board.id(), id);
        assert_eq!(Province::ALL.map(|province| board.income(province)), incomes, "{id}");
        assert_eq!(board.sites(), sites.map(|(near, far)| Site { near, far }), "{id}");
        let pays: Vec<(u32, u32)> = board.bank().iter().map(|row| (row.high, row.low)).collect();
        assert_eq!(pays, bank, "{id}");
        let from: Vec<u32> = board.bank().iter().map(|row| row.from).collect();
        assert_eq!(from, [0, 20, 40, 60, 80], "{id}");
        assert_eq!(rest(text), rest(GOOD), "{id}: everything else is the same on all of them");
    }
}

/// The lines of a board file without remarks, names and what differs from board to board.
fn rest(text: &str) -> Vec<&str> {
    let differs = ["#", "id = \"tea", "name = \"Tea", "income", "near", "far", "high", "low"];
    text.lines().filter(|line| differs.iter().all(|begin| !line.starts_with(begin))).collect()
}

#[test]
fn boards_without_a_problem_are_read() {
    assert_eq!((problems(GOOD), problems(MANY_BRIDGES)), (Vec::new(), Vec::new()));
    assert_eq!(Board::read(&GOOD.replace('\n', "\r\n")), Board::read(GOOD));
    let board = Board::read(MANY_BRIDGES).unwrap();
    assert_eq!((board.sites().len(), board.bids().len()), (15, 8));
}

#[test]
fn an_unknown_province_is_named() {
    let known = "the provinces are puer, yunnan, sichuan, qamdo, tibet, qinghai";
    check(
        "id = \"sichuan\"",
        "id = \"szechuan\"",
        &["line 1, column 1: province \"sichuan\" is missing", &format!("@: unknown province \"szechuan\": {known}")],
    );
    check("far = \"qamdo\"", "far = \"lhasa\"", &[&format!("@: unknown province \"lhasa\": {known}")]);
}

#[test]
fn provinces_stand_once_each_in_road_order() {
    check(
        "id = \"tibet\"",
        "id = \"qamdo\"",
        &["line 1, column 1: province \"tibet\" is missing", "@: province \"qamdo\" stands twice"],
    );
    let swapped = GOOD.replacen("\"tibet\"", "\"x\"", 1).replacen("\"qinghai\"", "\"tibet\"", 1).replacen(
        "\"x\"",
        "\"qinghai\"",
        1,
    );
    let place = place("id = \"qinghai\"").replace("column 1", "column 6");
    let road = "the provinces are puer, yunnan, sichuan, qamdo, tibet, qinghai";
    assert_eq!(problems(&swapped), [format!("{place}: province \"tibet\" is out of road order: {road}")]);
}

#[test]
fn what_is_missing_is_named_table_by_table() {
    assert_eq!(
        problems("game = \"yunnan\""),
        ["id", "name", "provinces", "bridges", "auction", "bank", "round_track", "track", "end"]
            .map(|key| format!("line 1, column 1: `{key}` is missing"))
    );
    check("victory_points = 80\n", "", &[&format!("{}: end: `victory_points` is missing", place("[end]"))]);
    check("income = 10\n", "", &["line 29, column 1: provinces 4: `income` is missing"]);
    check("presents = 4\n", "presents = true\n", &["@: provinces 4: `presents` is not a whole number"]);
}

#[test]
fn bank_rows_ascend_from_zero() {
    check("from = 40", "from = 20", &["@: bank rows are out of order: 20 comes after 20"]);
    check("from = 60", "from = 30", &["@: bank rows are out of order: 30 comes after 40"]);
    check("from = 0", "from = 1", &["@: the first row of the bank begins from 0"]);
    check("low = 8", "low = 12", &["@: the low space of the bank pays more (12) than the high one (11)"]);
    let whole = GOOD[..GOOD.find("[[bank]]").unwrap()].to_owned() + &GOOD[GOOD.find("# Pro variant").unwrap()..];
    assert_eq!(problems(&whole), ["line 1, column 1: `bank` is missing"]);
    assert_eq!(problems(&format!("bank = []\n{whole}")), ["line 1, column 1: `bank` has no row"]);
}

#[test]
fn negative_and_excessive_numbers_are_named() {
    check("income = 14", "income = -14", &["@: provinces 5: `income` is negative"]);
    check("income = 14", "income = 10000", &["@: provinces 5: `income` is not from 0 to 9999"]);
    check("income = 14", "income = 99999999999999999999", &["@: provinces 5: `income` is not from 0 to 9999"]);
    check("income = 14", "income = 1.5", &["@: provinces 5: `income` is not a whole number"]);
    check("income = 14", "income = \"14\"", &["@: provinces 5: `income` is not a whole number"]);
    check("yuan_per_point = 3", "yuan_per_point = -3", &["@: end: `yuan_per_point` is negative"]);
    check("victory_points = 80", "victory_points = 0", &["@: end: `victory_points` is not from 1 to 9999"]);
    check("presents = 4", "presents = 100", &["@: provinces 4: `presents` is not from 0 to 99"]);
    check("yuan_per_point = 3", "yuan_per_point = 0", &["@: end: `yuan_per_point` is not from 1 to 9999"]);
    let at = |text: &str, more: usize| place(text).replace("column 1", &format!("column {}", 1 + more));
    check("[1, 1, 2", "[1, -1, 2", &[&format!("{}: round_track: `penalty` is negative", at("penalty", 14))]);
}

#[test]
fn lists_have_their_lengths_and_bids_ascend() {
    check("bids = [5, 7, 9, 12, 15]", "bids = []", &["@: auction: `bids` is a list of 0, not of 1 – 8 numbers"]);
    check(
        "start_money = [9, 9, 12, 12, 15]",
        "start_money = [9, 9, 12, 12]",
        &["@: auction: `start_money` is a list of 4, not of 5 numbers"],
    );
    let penalty = place("penalty = [").replace("column 1", "column 11");
    check(
        "penalty = [1, 1, 2, 2, 3, 3, 4]",
        "penalty = []",
        &[&format!("{penalty}: round_track: `penalty` is a list of 0, not of 1 – 9999 numbers")],
    );
    let crossings = place("crossings = [").replace("column 1", "column 26");
    check(
        "crossings = [2, 3, 4, 5, 6]",
        "crossings = [2, 3, 4, 5, 256]",
        &[&format!("{crossings}: track: `crossings` is not from 0 to 99")],
    );
    let bids = place("bids = [5").replace("column 1", "column 9");
    check("bids = [5, 7, 9", "bids = [0, 7, 9", &[&format!("{bids}: auction: `bids` is not from 1 to 9999")]);
    check("crossings = [2, 3, 4, 5, 6]", "crossings = 2", &["@: track: `crossings` is not a list of numbers"]);
    check(
        "level_points = [0, 1, 4, 9, 16]",
        "level_points = [0]",
        &["@: track: `level_points` is a list of 1, not of 5 numbers"],
    );
    let bids = place("bids = [5, 7").replace("column 1", "column 15");
    check("bids = [5, 7, 9", "bids = [5, 7, 7", &[&format!("{bids}: auction: `bids` are not in ascending order")]);
}

#[test]
fn bridge_sites_lead_away_from_puer_and_differ() {
    let road = "the provinces are puer, yunnan, sichuan, qamdo, tibet, qinghai";
    check(
        "far = \"qamdo\"",
        "far = \"yunnan\"",
        &[&format!("@: the far side of a bridge is farther from Pu'er than the near one: {road}")],
    );
    check(
        "near = \"sichuan\"\nfar = \"tibet\"",
        "near = \"yunnan\"\nfar = \"qamdo\"",
        &["line 52, column 1: bridge site yunnan-qamdo stands twice"],
    );
}

#[test]
fn every_problem_is_reported_at_once() {
    let spoiled = GOOD
        .replace("game = \"yunnan\"", "game = \"chess\"")
        .replacen("id = \"tibet\"", "id = \"lhasa\"", 1)
        .replace("income = 6", "income = -6")
        .replace("from = 40", "from = 10")
        .replace("[track]", "[tracks]")
        .replace("victory_points = 80", "victory_points = []");
    let found = problems(&spoiled);
    let expected = [
        "province \"tibet\" is missing",
        "`track` is missing",
        "`game` is \"chess\", not \"yunnan\"",
        "provinces 3: `income` is negative",
        "unknown province \"lhasa\"",
        "bank rows are out of order: 10 comes after 20",
        "unknown entry `tracks`",
        "end: `victory_points` is not a whole number",
    ];
    assert_eq!(found.len(), expected.len(), "{found:#?}");
    for (found, expected) in found.iter().zip(expected) {
        assert!(found.contains(expected), "{found:?} is not {expected:?}");
    }
}

#[test]
fn entries_that_nobody_asked_for_are_slips_of_the_pen() {
    check(
        "near = \"sichuan\"\nfar = \"tibet\"",
        "near = \"sichuan\"\nfare = \"tibet\"",
        &[
            "line 52, column 1: bridges 2: `far` is missing",
            "line 54, column 1: bridges 2: unknown entry `fare`: known are near, far",
        ],
    );
    let twice = GOOD.replacen("[[bridges]]\nnear = \"sichuan\"", "[[bridge]]\nnear = \"sichuan\"", 1);
    let found = problems(&twice);
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].starts_with("line 52, column 3: unknown entry `bridge`: known are id, name, game"), "{found:?}");
}

#[test]
fn many_problems_are_told_up_to_a_number_and_in_little_time() {
    let many = format!("{GOOD}\n{}", "[[bank]]\nfrom = -1\n".repeat(20_000));
    let found = problems(&many);
    assert_eq!(found.len(), 51);
    assert_eq!(found[50], "… and 59950 more");
}

#[test]
fn what_is_no_toml_is_said_to_be_none() {
    let found = problems("id = = 3");
    assert!(found[0].starts_with("line 1, column 6: not TOML: "), "{found:?}");
    assert!(found.iter().all(|problem| problem.contains("not TOML")), "what is missing is anybody's guess: {found:?}");
}
