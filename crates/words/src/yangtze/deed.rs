//! A single action, as something to do.

use ::yangtze::{Action, Colour, Payment, Triangle};

use super::catalogue::catalogue;
use super::{advice, terms};
use crate::Language;
use crate::template::fill;

/// What an action does, as something to do: `place a trader on F7`.
pub fn deed(language: Language, action: &Action) -> String {
    let deeds = &catalogue(language).deeds;
    let a_tile = |colour: Colour| catalogue(language).terms.a_tile[colour.index()];
    let leader = |colour| terms::the_leader(language, colour);
    match *action {
        Action::Tile { colour, space } => fill(deeds.tile, &[("a_tile", &a_tile(colour)), ("space", &space)]),
        Action::Leader { colour, space } => fill(deeds.leader, &[("the_leader", &leader(colour)), ("space", &space)]),
        Action::Withdraw { colour } => fill(deeds.withdraw, &[("the_leader", &leader(colour))]),
        Action::Riot { payment, space } => {
            fill(paid(payment, deeds.riot_two_tiles, deeds.riot_with_leader), &[("space", &space)])
        }
        Action::Pagoda { payment, triangle, from } => {
            let build = build(language, triangle, from);
            fill(paid(payment, deeds.pay_two_tiles, deeds.pay_with_leader), &[("build", &build)])
        }
        Action::Build { triangle, from } => build(language, triangle, from),
        Action::Replace { tiles } => fill(deeds.replace, &[("tiles", &terms::tiles(language, tiles))]),
        Action::Take { colour } => fill(deeds.take, &[("a_tile", &a_tile(colour))]),
        Action::End | Action::Skip => advice::kind(language, action).to_owned(),
        Action::Commit(commitment) => match terms::commitment(language, Colour::Black, commitment, terms::the_leader) {
            Some(what) => fill(deeds.commit, &[("what", &what)]),
            None => deeds.commit_nothing.to_owned(),
        },
        Action::Support { side } => {
            let given = |it| terms::commitment(language, Colour::Red, it, terms::the_leader);
            match side.and_then(|(state, it)| Some((state, given(it)?))) {
                Some((state, what)) => fill(deeds.support, &[("state", &state), ("what", &what)]),
                None => deeds.support_none.to_owned(),
            }
        }
        Action::Winner { state } => fill(deeds.winner, &[("state", &state)]),
        Action::Lose { space } => fill(deeds.lose, &[("space", &space)]),
    }
}

const fn paid(payment: Payment, two_tiles: &'static str, with_leader: &'static str) -> &'static str {
    match payment {
        Payment::TwoTiles => two_tiles,
        Payment::TileAndLeader => with_leader,
    }
}

fn build(language: Language, triangle: Triangle, from: Option<Triangle>) -> String {
    let deeds = &catalogue(language).deeds;
    let triangle = terms::triangle(language, triangle);
    match from {
        Some(from) => fill(deeds.build_from, &[("from", &terms::triangle(language, from)), ("triangle", &triangle)]),
        None => fill(deeds.build, &[("triangle", &triangle)]),
    }
}
