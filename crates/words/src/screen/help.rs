//! What the browser app says about help at the table, about watching bots and about what a game is asked for with.

use crate::template::texts;

texts! {
    /// Help at the table, and what goes on without anybody at it.
    pub Help {
        menu: &'static str,
        sites: &'static str,
        unseen: &'static str,
        state: &'static str,
        governs: &'static str,
        earns: &'static str,
        on_board: &'static str,
        in_market: &'static str,
        in_hand: &'static str,
        in_other_hands: &'static str,
        out: &'static str,
        unseen_tiles: &'static str,
        in_all: &'static str,
        where_unseen: &'static str,
        unseen_elsewhere: &'static str,
        thoughts: &'static str,
        weighed: &'static str,
        bot_fails: &'static str,
        pause: &'static str,
        go_on: &'static str,
        step: &'static str,
        slower: &'static str,
        faster: &'static str,
        take_back_really: &'static str,
        take_it_back: &'static str,
        leave_it: &'static str,
        usual_board: &'static str,
        board_kept: &'static str,
        no_board: &'static str,
        board_not_kept: &'static str,
        misasked: Misasked,
    }
}

texts! {
    /// What is wrong with an address that asks for a game.
    pub Misasked {
        all: &'static str,
        sitter: &'static str,
        players: &'static str,
        seed: &'static str,
        short: &'static str,
        short_for: &'static str,
        edition: &'static str,
        scores: &'static str,
        variant: &'static str,
        board: &'static str,
        board_gone: &'static str,
        kept: &'static str,
        no_seats: &'static str,
        no_record: &'static str,
    }
}
