//! Every message of the browser app that isn't a game's own: which there are. Their texts are in `screen.rs` of each
//! language.

use super::after::After;
use super::help::Help;
use crate::language::{Language, in_language};
use crate::template::texts;

texts! {
    /// What players read on the screen beside what the games themselves say.
    pub Screen {
        shell: Shell,
        start: Start,
        game: Game,
        fight: Fight,
        recap: Recap,
        choose: Choose,
        keys: Keys,
        after: After,
        help: Help,
        people: People,
    }
}

texts! {
    /// What stands around everything.
    pub Shell {
        search: &'static str,
        not_found_by_search: &'static str,
        choose_file: &'static str,
        home: &'static str,
        play: &'static str,
        rules: &'static str,
        settings: &'static str,
        language: &'static str,
        close: &'static str,
        menu: &'static str,
        not_found: &'static str,
        not_loaded: &'static str,
        to_start: &'static str,
        independent: &'static str,
    }
}

texts! {
    /// The first page.
    pub Start {
        no_text: &'static str,
        lead: &'static str,
        about_yangtze: &'static str,
        about_yunnan: &'static str,
        quick: &'static str,
        quick_bots: &'static str,
        go_on: &'static str,
        torn: &'static str,
        download_torn: &'static str,
        discard_torn: &'static str,
        new_game: &'static str,
        players: &'static str,
        seat: &'static str,
        person: &'static str,
        name: &'static str,
        options: &'static str,
        short: &'static str,
        short_about: &'static str,
        edition: &'static str,
        variant: &'static str,
        pro_about: &'static str,
        scores: &'static str,
        scores_hidden: &'static str,
        scores_open: &'static str,
        board_file: &'static str,
        board_file_about: &'static str,
        board_default: &'static str,
        begin: &'static str,
        replaces: &'static str,
        open_record: &'static str,
        open_record_about: &'static str,
        unreadable: &'static str,
    }
}

texts! {
    /// What is said of people who play elsewhere, also where nobody does.
    pub People {
        title: &'static str,
        about: &'static str,
        to_tables: &'static str,
        waiting: &'static str,
        me: &'static str,
        open_seat: &'static str,
        invited_seat: &'static str,
        account: &'static str,
        all_tables: &'static str,
        you: &'static str,
        abandoned: &'static str,
        undo_really: &'static str,
    }
}

texts! {
    /// A game on the screen.
    pub Game {
        states: &'static str,
        do_it: &'static str,
        river: &'static str,
        land: &'static str,
        possible: &'static str,
        two_tiles: &'static str,
        tile_and_leader: &'static str,
        score: &'static str,
        board: &'static str,
        zoom: &'static str,
        zoom_in: &'static str,
        zoom_out: &'static str,
        fit: &'static str,
        your_tiles: &'static str,
        your_leaders: &'static str,
        you_decide: &'static str,
        actions_left: &'static str,
        thinking: &'static str,
        riot: &'static str,
        build: &'static str,
        replace: &'static str,
        replace_these: &'static str,
        withdraw: &'static str,
        end_turn: &'static str,
        skip: &'static str,
        confirm: &'static str,
        confirm_in: &'static str,
        undo: &'static str,
        redo: &'static str,
        reset: &'static str,
        take_back: &'static str,
        hint: &'static str,
        advises: &'static str,
        nothing_better: &'static str,
        proposed: &'static str,
        to_confirm: &'static str,
        ends_turn: &'static str,
        ends_game: &'static str,
        not_kept: &'static str,
        mark_tiles: &'static str,
        choose_space: &'static str,
        choose_riot: &'static str,
        possible_spaces: &'static str,
        market: &'static str,
        bag: &'static str,
        log: &'static str,
        turn_of: &'static str,
        look_here: &'static str,
        looking: &'static str,
        to_present: &'static str,
        pass_to: &'static str,
        i_am: &'static str,
        type_here: &'static str,
        nothing_here: &'static str,
        what_here: &'static str,
        over: &'static str,
        again: &'static str,
        download: &'static str,
        picture: &'static str,
        hand_size: &'static str,
        person_word: &'static str,
    }
}

texts! {
    /// A conflict.
    pub Fight {
        let_win: &'static str,
        revolt: &'static str,
        war: &'static str,
        attacker: &'static str,
        defender: &'static str,
        state_at: &'static str,
        made_of: &'static str,
        if_confirmed: &'static str,
        gives_now: &'static str,
        gives_later: &'static str,
        fold: &'static str,
        unfold: &'static str,
        skip: &'static str,
        slower: &'static str,
        again: &'static str,
        commit: &'static str,
        with_leader: &'static str,
        support_none: &'static str,
        if_wins: &'static str,
        loses_tiles: &'static str,
        goes_home: &'static str,
        gains: &'static str,
    }
}

texts! {
    /// What happened since somebody's last turn, shown again.
    pub Recap {
        since_last_turn: &'static str,
        count: &'static str,
        pause: &'static str,
        go_on: &'static str,
        previous: &'static str,
        next: &'static str,
        skip: &'static str,
    }
}

texts! {
    /// What can be set.
    pub Choose {
        theme: &'static str,
        auto: &'static str,
        light: &'static str,
        dark: &'static str,
        palette: &'static str,
        palette_standard: &'static str,
        palette_red_green: &'static str,
        palette_blue_yellow: &'static str,
        palette_high_contrast: &'static str,
        letters: &'static str,
        text_size: &'static str,
        motion: &'static str,
        motion_none: &'static str,
        speed: &'static str,
        instant: &'static str,
        fast: &'static str,
        normal: &'static str,
        slow: &'static str,
        confirmation: &'static str,
        by_button: &'static str,
        by_itself: &'static str,
        sound: &'static str,
        coordinates: &'static str,
        pure: &'static str,
    }
}

texts! {
    /// The game by keyboard.
    pub Keys {
        keys: &'static str,
        tile: &'static str,
        leader: &'static str,
        trader: &'static str,
        trader_of: &'static str,
        construction: &'static str,
        pass: &'static str,
        next: &'static str,
        previous: &'static str,
        walk: &'static str,
        press: &'static str,
        lay_down: &'static str,
    }
}

/// The texts in this language.
pub const fn screen(language: Language) -> &'static Screen {
    in_language!(language, its => &its::screen::SCREEN)
}
