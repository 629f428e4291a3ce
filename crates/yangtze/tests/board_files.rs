//! Board files: what is wrong with one is said all at once, with line and column.

use yangtze::Board;

const GOOD: &str = include_str!("../../../boards/warring-states.toml");

/// A small board that is right: nineteen lines, the layout begins in line 5.
const SMALL: &str = r#"id = "small"
name = "Small"
game = "yellow-yangtze"
layout = """
A . B . C .
 . ~ ~ . .
D . E ~ F .
 . G . . .
"""
[capitals]
A = "Ay"
B = "Bee"
C = "Cee"
D = "Dee"
E = "Ee"
F = "Eff"
G = "Gee"
"#;

/// The problems of a file, one a line.
fn problems(text: &str) -> String {
    match Board::read(text) {
        Ok(_) => String::new(),
        Err(problems) => problems.to_string(),
    }
}

fn check(from: &str, to: &str, expected: &[&str]) {
    assert!(SMALL.contains(from), "{from:?} is part of the board");
    let found = problems(&SMALL.replacen(from, to, 1));
    assert_eq!(found.lines().collect::<Vec<_>>(), expected, "{from:?} -> {to:?}");
}

#[test]
fn boards_without_a_problem_are_read() {
    assert_eq!((problems(GOOD), problems(SMALL)), (String::new(), String::new()));
    let board = Board::read(SMALL).unwrap();
    assert_eq!((board.spaces().len(), board.rows()), (22, 4));
    assert_eq!(board.capital("C3".parse().unwrap()), Some("Ee"));
    assert!(board.is_river("B2".parse().unwrap()));
}

#[test]
fn a_file_with_windows_line_ends_is_the_same_board() {
    assert_eq!(Board::read(&SMALL.replace('\n', "\r\n")).unwrap(), Board::read(SMALL).unwrap());
}

#[test]
fn an_unknown_sign_is_named() {
    check(
        ". ~ ~ . .",
        ". ~ % . .",
        &["line 6, column 6: unknown sign '%': `.` is land, `~` river, a capital letter a capital"],
    );
}

#[test]
fn columns_count_characters_not_bytes() {
    check(
        "A . B . C .",
        "A é B ü C .",
        &[
            "line 5, column 3: unknown sign 'é': `.` is land, `~` river, a capital letter a capital",
            "line 5, column 7: unknown sign 'ü': `.` is land, `~` river, a capital letter a capital",
        ],
    );
}

#[test]
fn a_space_off_its_column_is_named() {
    check(
        " . G . . .",
        " . G  . . .",
        &[
            "line 8, column 7: a space off its column: in row 4 of the layout spaces stand at positions 2, 4, 6, …",
            "line 8, column 9: a space off its column: in row 4 of the layout spaces stand at positions 2, 4, 6, …",
            "line 8, column 11: a space off its column: in row 4 of the layout spaces stand at positions 2, 4, 6, …",
        ],
    );
}

#[test]
fn more_than_26_columns_are_too_many() {
    let wide = format!("A . B . C .{}", " .".repeat(21));
    check("A . B . C .", &wide, &["line 5, column 53: more than 26 columns"]);
}

#[test]
fn capitals_and_names_must_match() {
    check(
        "G = \"Gee\"",
        "H = \"Aitch\"",
        &[
            "line 8, column 4: capital G has no name in [capitals]",
            "line 17, column 1: Aitch has no capital H in the layout",
        ],
    );
    check(
        "G = \"Gee\"",
        "G = 7",
        &[
            "line 8, column 4: capital G has no name in [capitals]",
            "line 17, column 1: capital G has no name in quotes",
        ],
    );
    check(
        "D . E ~ F",
        "D . E ~ E",
        &[
            "line 7, column 9: capital E stands twice, here and on C3",
            "line 16, column 1: Eff has no capital F in the layout",
        ],
    );
}

#[test]
fn a_board_has_exactly_seven_capitals() {
    check(
        " . G . . .",
        " . . . . .",
        &[
            "line 4, column 10: number of capitals: 6. A board has exactly 7",
            "line 17, column 1: Gee has no capital G in the layout",
        ],
    );
}

#[test]
fn a_board_has_a_river() {
    let found = problems(&SMALL.replace('~', "."));
    assert_eq!(found, "line 4, column 10: the layout has no river (`~`)");
}

#[test]
fn isolated_spaces_are_named() {
    check("A . B . C .", "A . B . C .       .", &["line 5, column 19: J1 is isolated: no space is adjacent to it"]);
}

#[test]
fn a_board_has_at_most_192_spaces() {
    let rows: String = (0..16)
        .map(|row| if row % 2 == 0 { format!("{}\n", ". ".repeat(13)) } else { format!("{}\n", " .".repeat(13)) })
        .collect();
    let text =
        SMALL.replacen("A . B", &format!("{rows}A . B"), 1).replacen(" . G . . .", " . G . . .             .", 1);
    let expected = [
        "line 19, column 21: 231 spaces: a board has at most 192, this one is beyond",
        "line 24, column 24: L20 is isolated: no space is adjacent to it",
    ];
    assert_eq!(problems(&text).lines().collect::<Vec<_>>(), expected);
}

#[test]
fn a_board_of_exactly_192_spaces_can_be_played_on() {
    let mut rows: Vec<String> = (0..16).map(|row| format!("{}{}", " ".repeat(row % 2), ". ".repeat(12))).collect();
    rows[0].replace_range(0..1, "A");
    rows[15].replace_range(23..24, "B");
    rows[8] = "C . D . E . F . G . ~ ~".to_owned();
    let (before, rest) = SMALL.split_once("A . B").unwrap();
    let (_, after) = rest.split_once("\n\"\"\"").unwrap();
    let text = format!("{before}{}\n\"\"\"{after}", rows.join("\n"));
    let board = Board::read(&text).unwrap();
    assert_eq!(board.spaces().len(), 192);
    let seed = kernel::Seed::of_series(1, 1);
    conformance::check_game::<yangtze::Position>(&board, 4, &yangtze::Options::default(), seed, 20);
}

#[test]
fn all_problems_are_reported_at_once() {
    let text = SMALL
        .replace("yellow-yangtze", "chess")
        .replacen("id = \"small\"", "id = \"Small Board\"", 1)
        .replacen("A . B", "A ! B", 1)
        .replacen("G = \"Gee\"", "G = \"\"\nX = \"Ex\"\nLong = \"Long\"", 1)
        .replace('~', ".");
    assert_eq!(
        problems(&text).lines().collect::<Vec<_>>(),
        [
            "line 1, column 6: `id` has other signs than small letters, digits and hyphens",
            "line 3, column 8: `game` is \"chess\", not \"yellow-yangtze\"",
            "line 4, column 10: the layout has no river (`~`)",
            "line 5, column 3: unknown sign '!': `.` is land, `~` river, a capital letter a capital",
            "line 8, column 4: capital G has no name in [capitals]",
            "line 17, column 1: capital G has no name in quotes",
            "line 18, column 1: Ex has no capital X in the layout",
            "line 19, column 1: `Long` is not one capital letter",
        ]
    );
}

#[test]
fn what_is_missing_or_of_the_wrong_type_is_named() {
    assert_eq!(
        problems("").lines().collect::<Vec<_>>(),
        [
            "line 1, column 1: `id` is missing",
            "line 1, column 1: `name` is missing",
            "line 1, column 1: `game` is missing",
            "line 1, column 1: `layout` is missing",
            "line 1, column 1: `capitals` is missing",
        ]
    );
    let found = problems("id = 7\nname = \"\"\ngame = \"yellow-yangtze\"\nlayout = []\ncapitals = \"none\"");
    assert_eq!(
        found.lines().collect::<Vec<_>>(),
        [
            "line 1, column 6: `id` is not a text in quotes",
            "line 2, column 8: `name` is empty",
            "line 4, column 10: `layout` is not a text in quotes",
            "line 5, column 12: `capitals` is not a table of letters and names",
        ]
    );
    assert!(problems("id = \"a\nname = ").contains("line 1, column 8: not TOML"));
}
