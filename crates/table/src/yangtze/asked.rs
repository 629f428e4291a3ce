//! What addresses can ask of Yellow & Yangtze.

use ::yangtze::{Edition, Options, Position};

use crate::{Address, Asks, Misasked};

/// A game that is asked for, also with `short=true&edition=2023&scores=open`.
pub type Asked = crate::Asked<Position>;

impl Asks for Position {
    fn options_asked(address: &mut Address<'_>, players: usize) -> (Options, bool) {
        let short = address.is_second("short", ["false", "true"], Misasked::Short);
        let of_2023 = address.is_second("edition", ["2018", "2023"], Misasked::Edition);
        let open_scores = address.is_second("scores", ["hidden", "open"], Misasked::Scores);
        if short && players > 2 {
            address.is_wrong(Misasked::ShortFor(players));
        }
        let edition = if of_2023 { Edition::Of2023 } else { Edition::Of2018 };
        (Options { short, edition }, open_scores)
    }
}
