//! What speaks for an action, what actions do, and how things stand, said to the player who decides.

use ::yangtze::{Action, Colour, RevoltAtHand, Tiles, WarringState};
use bots::yangtze::Reason;
use kernel::Seat;

use super::catalogue::catalogue;
use super::terms;
use crate::house;
use crate::template::{about, counted, fill};
use crate::{Language, Names};

/// What speaks for an action, each in a sentence: `Your red leader stands more safely.` Points for tiles to come are
/// one sentence for all colours.
pub fn advice(language: Language, names: &Names, reasons: &[Reason]) -> Vec<String> {
    let collected = |reason: &Reason| match reason {
        Reason::Collects { colour } => Some(*colour),
        _ => None,
    };
    let colours: Vec<Colour> = reasons.iter().filter_map(collected).collect();
    let mut sentences: Vec<String> = reasons
        .iter()
        .filter(|reason| collected(reason).is_none_or(|colour| colours.first() == Some(&colour)))
        .map(|reason| sentence(language, names, *reason, &colours))
        .collect();
    sentences.dedup();
    sentences
}

/// What speaks for an action, where points for tiles to come are those of all these colours.
fn sentence(language: Language, names: &Names, reason: Reason, collected: &[Colour]) -> String {
    let advice = &catalogue(language).advice;
    let led = |template, colour| fill(template, &[("leader", &terms::leader(language, colour))]);
    let gained = |template, colour, points| fill(template, &[("points", &terms::points(language, colour, points))]);
    let of = |template, seat: Seat, colour| {
        let leader = terms::own_leader(language, colour);
        about(terms::name(language, names, seat), template, &[("own_leader", &leader)])
    };
    match reason {
        Reason::Victory => advice.victory.to_owned(),
        Reason::Points { colour, points } => gained(advice.points, colour, points),
        Reason::PagodaIncome { colour } => led(advice.pagoda_income, colour),
        Reason::PagodaInReach { colour } => {
            fill(advice.pagoda_in_reach, &[("pagoda", &terms::pagoda(language, colour))])
        }
        Reason::Collects { .. } => {
            let roles: Vec<String> = collected.iter().map(|it| terms::role(language, *it).to_owned()).collect();
            fill(advice.collects, &[("roles", &house::joined(language, &roles))])
        }
        Reason::LeaderSafer { colour } => led(advice.leader_safer, colour),
        Reason::WarInReach { colour } => gained(advice.war_in_reach, colour, 1),
        Reason::Expels { seat, colour } => of(advice.expels, seat, colour),
        Reason::Threatens { seat, colour } => of(advice.threatens, seat, colour),
        Reason::TakesIncome { seat, colour } => of(advice.takes_income, seat, colour),
        Reason::BetterHand => advice.better_hand.to_owned(),
        Reason::KeepsTiles => advice.keeps_tiles.to_owned(),
    }
}

/// What actions of this kind do, as something to do: `place a tile from hand`.
pub const fn kind(language: Language, action: &Action) -> &'static str {
    let kinds = &catalogue(language).kinds;
    match action {
        Action::Tile { .. } => kinds.tile,
        Action::Leader { .. } => kinds.leader,
        Action::Withdraw { .. } => kinds.withdraw,
        Action::Riot { .. } => kinds.riot,
        Action::Pagoda { .. } => kinds.pagoda,
        Action::Replace { .. } => kinds.replace,
        Action::End => kinds.end,
        Action::Take { .. } => kinds.take,
        Action::Skip => kinds.skip,
        Action::Build { .. } => kinds.build,
        Action::Commit(_) => kinds.commit,
        Action::Support { .. } => kinds.support,
        Action::Winner { .. } => kinds.winner,
        Action::Lose { .. } => kinds.lose,
    }
}

/// What the player has in hand: `You have 2 governors and 1 trader in hand.`
pub fn hand(language: Language, tiles: Tiles) -> String {
    let hand = &catalogue(language).hand;
    match tiles.total() {
        0 => hand.none.to_owned(),
        _ => fill(hand.tiles, &[("tiles", &terms::tiles(language, tiles))]),
    }
}

/// How many actions are left in the turn: `2 actions are left.`
pub fn actions_left(language: Language, actions: u8) -> String {
    counted(language, catalogue(language).at_hand.actions, actions.into())
}

/// How a revolt stands in which somebody has to commit.
pub fn revolt_at_hand(language: Language, names: &Names, revolt: &RevoltAtHand) -> String {
    let [attacker, defender] = [revolt.attacker, revolt.defender].map(|seat| terms::name(language, names, seat));
    fill(
        catalogue(language).at_hand.revolt,
        &[
            ("attacker", &attacker),
            ("defender", &defender),
            ("attack", &revolt.attack),
            ("defence", &revolt.defence),
            ("leader", &terms::leader(language, revolt.colour)),
        ],
    )
}

/// How a state stands in a war that is being decided.
pub fn warring_state(language: Language, names: &Names, state: &WarringState) -> String {
    let at_hand = &catalogue(language).at_hand;
    let leaders: Vec<String> = Colour::ALL
        .into_iter()
        .zip(state.leaders)
        .filter_map(|(colour, leader)| Some((colour, leader.filter(|(_, in_conflict)| *in_conflict)?.0)))
        .map(|(colour, seat)| {
            let player = terms::name(language, names, seat);
            about(player, at_hand.leader, &[("leader", &terms::leader(language, colour))])
        })
        .collect();
    let leaders = house::joined(language, &leaders);
    fill(at_hand.warring_state, &[("state", &state.name), ("strength", &state.strength), ("leaders", &leaders)])
}

/// What the letters of colours stand for: `k (governor, black), … and y (artisan, yellow)`.
pub fn letters(language: Language) -> String {
    let items = Colour::ALL
        .map(|it| format!("{} ({}, {})", it.letter(), terms::role(language, it), terms::colour(language, it)));
    house::joined(language, &items)
}

/// What the signs in a picture of the board mean.
pub fn legend(language: Language) -> String {
    fill(catalogue(language).legend, &[("river", &"~~"), ("land", &"·"), ("capital", &"*"), ("roof", &"^")])
}

/// What numbers in texts of actions mean.
pub const fn notation(language: Language) -> &'static str {
    catalogue(language).notation
}
