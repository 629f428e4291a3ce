//! What is said when somebody looks back at a game, or opens one from a file.

use crate::template::texts;

texts! {
    /// Looking back, and what becomes of a game that is over.
    pub After {
        time_line: &'static str,
        first: &'static str,
        turn_back: &'static str,
        step_back: &'static str,
        play: &'static str,
        pause: &'static str,
        step_on: &'static str,
        turn_on: &'static str,
        last: &'static str,
        at: &'static str,
        start: &'static str,
        keys: &'static str,
        go_on: &'static str,
        recorded: &'static str,
        course: &'static str,
        chart_of: &'static str,
        scores: &'static str,
        by_colour: &'static str,
        chart: &'static str,
        ends_with: &'static str,
        turns: &'static str,
        turn: &'static str,
        turning_points: &'static str,
        conflicts: &'static str,
        no_conflicts: &'static str,
        no_turning_points: &'static str,
        overtakes: &'static str,
        takes_lead: &'static str,
        extends: &'static str,
        loses_ground: &'static str,
        picture_svg: &'static str,
        picture_png: &'static str,
        no_picture: &'static str,
        drop_here: &'static str,
        several_games: &'static str,
        which_game: &'static str,
        open: &'static str,
        problems: Problems,
    }
}

texts! {
    /// What is wrong with a file.
    pub Problems {
        empty: &'static str,
        no_record: &'static str,
        format: &'static str,
        game: &'static str,
        rules: &'static str,
        part: &'static str,
        board: &'static str,
        board_unknown: &'static str,
        setup: &'static str,
        lists: &'static str,
        action: &'static str,
        claim: &'static str,
        no_room: &'static str,
        sitters: &'static str,
    }
}
