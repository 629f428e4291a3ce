//! What speaks for an action, what actions do, and how things stand, said to the player who decides.

use ::yangtze::{Action, Colour, RevoltAtHand, Tiles, WarringState};
use bots::yangtze::Reason;
use kernel::Seat;

use super::catalogue::catalogue;
use super::terms;
use crate::house;
use crate::template::{about, counted, fill};
use crate::{Language, Names};

/// What speaks for an action, each in a sentence: `Your red leader stands more safely.` What differs in its colour only is
/// one sentence for all colours.
pub fn advice(language: Language, names: &Names, reasons: &[Reason]) -> Vec<String> {
    let mut sentences: Vec<String> = Vec::new();
    for (number, reason) in reasons.iter().enumerate() {
        let same = |other: &&Reason| shared(other).is_some() && shared(other) == shared(reason);
        if reasons[..number].iter().any(|before| same(&before)) {
            continue;
        }
        let colours: Vec<Colour> = reasons.iter().filter(same).filter_map(colour).collect();
        sentences.push(sentence(language, names, *reason, &colours));
    }
    sentences.dedup();
    sentences
}

/// What reasons have in common that are told together, whatever their colours: what they are, and of whom.
fn shared(reason: &Reason) -> Option<(u8, Option<Seat>)> {
    match reason {
        Reason::Collects { .. } => Some((0, None)),
        Reason::Expels { seat, .. } => Some((1, Some(*seat))),
        Reason::Threatens { seat, .. } => Some((2, Some(*seat))),
        Reason::TakesIncome { seat, .. } => Some((3, Some(*seat))),
        _ => None,
    }
}

/// The colour of a reason that may be told together with others.
fn colour(reason: &Reason) -> Option<Colour> {
    match reason {
        Reason::Collects { colour }
        | Reason::Expels { colour, .. }
        | Reason::Threatens { colour, .. }
        | Reason::TakesIncome { colour, .. } => Some(*colour),
        _ => None,
    }
}

/// What speaks for an action, in all these colours if there are any.
fn sentence(language: Language, names: &Names, reason: Reason, colours: &[Colour]) -> String {
    let advice = &catalogue(language).advice;
    let led = |template, colour| fill(template, &[("leader", &terms::leader(language, colour))]);
    let gained = |template, colour, points| fill(template, &[("points", &terms::points(language, colour, points))]);
    let of = |template, seat: Seat| {
        let leaders: Vec<String> = colours.iter().map(|colour| terms::own_leader(language, *colour)).collect();
        let leaders = house::joined(language, &leaders);
        about(terms::name(language, names, seat), template, &[("own_leader", &leaders)])
    };
    match reason {
        Reason::Victory => advice.victory.to_owned(),
        Reason::Points { colour, points } => gained(advice.points, colour, points),
        Reason::PagodaIncome { colour } => led(advice.pagoda_income, colour),
        Reason::PagodaInReach { colour } => {
            fill(advice.pagoda_in_reach, &[("pagoda", &terms::pagoda(language, colour))])
        }
        Reason::Collects { .. } => {
            let roles: Vec<String> = colours.iter().map(|it| terms::role(language, *it).to_owned()).collect();
            fill(advice.collects, &[("roles", &house::joined(language, &roles))])
        }
        Reason::LeaderSafer { colour } => led(advice.leader_safer, colour),
        Reason::WarInReach { colour } => gained(advice.war_in_reach, colour, 1),
        Reason::Expels { seat, .. } => of(advice.expels, seat),
        Reason::Threatens { seat, .. } => of(advice.threatens, seat),
        Reason::TakesIncome { seat, .. } => of(advice.takes_income, seat),
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
