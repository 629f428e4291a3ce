//! Why an action is not accepted, or a text not understood.

use ::yangtze::{Colour, Decision, Misread, Rule};
use kernel::Refused;

use super::catalogue::catalogue;
use super::terms;
use crate::template::fill;
use crate::{Language, house};

/// The words that actions begin with. They are the same in every language.
pub(super) const VERBS: &str =
    "tile, leader, withdraw, riot, pagoda, replace, end, take, skip, build, commit, support, winner, lose";

/// Why an action was refused, said to the player.
pub fn refusal(language: Language, refused: &Refused<Decision, Rule>) -> String {
    house::refusal(language, refused, terms::decision, rule)
}

/// Why an action was refused, with the number of the rule, if one refused it: `… (YY-4.3)`.
pub fn refusal_with_number(language: Language, refused: &Refused<Decision, Rule>) -> String {
    house::refusal(language, refused, terms::decision, rule_with_number)
}

/// What a rule has against an action, said to the player. Its number is [`Rule::number`].
pub fn rule(language: Language, rule: Rule) -> String {
    let template = template(language, rule);
    match rule {
        Rule::JoinsLikeLeaders(colour) => {
            fill(template, &[("leaders", &catalogue(language).terms.leaders[colour.index()])])
        }
        Rule::TileNotInHand(colour) | Rule::NotInMarket(colour) => {
            fill(template, &[("tile", &terms::tile(language, colour))])
        }
        _ => template.to_owned(),
    }
}

/// What a rule has against an action, with the rule's number.
pub fn rule_with_number(language: Language, against: Rule) -> String {
    house::numbered(&rule(language, against), against.number())
}

const fn template(language: Language, rule: Rule) -> &'static str {
    let refusals = &catalogue(language).refusals;
    match rule {
        Rule::NoSuchSpace => refusals.no_such_space,
        Rule::LeaderOffBoard => refusals.leader_off_board,
        Rule::LeaderOnRiver => refusals.leader_on_river,
        Rule::LeaderOnPiece => refusals.leader_on_piece,
        Rule::LeaderStays => refusals.leader_stays,
        Rule::NoBlackTile => refusals.no_black_tile,
        Rule::JoinsLikeLeaders(_) => refusals.joins_like_leaders,
        Rule::TileNotInHand(_) => refusals.tile_not_in_hand,
        Rule::TileOnPiece => refusals.tile_on_piece,
        Rule::BlueOnLand => refusals.blue_on_land,
        Rule::OtherOnRiver => refusals.other_on_river,
        Rule::NotInMarket(_) => refusals.not_in_market,
        Rule::TriangleNotNew => refusals.triangle_not_new,
        Rule::ChainNotBlue => refusals.chain_not_blue,
        Rule::ChainNotAdjacent => refusals.chain_not_adjacent,
        Rule::TooFewBlack => refusals.too_few_black,
        Rule::BlackLeaderOnBoard => refusals.black_leader_on_board,
        Rule::NotAtWar => refusals.not_at_war,
        Rule::SupportWithNothing => refusals.support_with_nothing,
        Rule::TooFewRed => refusals.too_few_red,
        Rule::RedLeaderOnBoard => refusals.red_leader_on_board,
        Rule::NotStrongest => refusals.not_strongest,
        Rule::NotWinnersRed => refusals.not_winners_red,
        Rule::TooFewBlue => refusals.too_few_blue,
        Rule::BlueLeaderOnBoard => refusals.blue_leader_on_board,
        Rule::NoTileThere => refusals.no_tile_there,
        Rule::NotATriangle => refusals.not_a_triangle,
        Rule::TriangleTaken => refusals.triangle_taken,
        Rule::PagodaBesideBoard => refusals.pagoda_beside_board,
        Rule::NoPagodaBeside => refusals.no_pagoda_beside,
        Rule::NoPagodaThere => refusals.no_pagoda_there,
        Rule::TooFewGreen => refusals.too_few_green,
        Rule::GreenLeaderOnBoard => refusals.green_leader_on_board,
        Rule::ReplacesNothing => refusals.replaces_nothing,
        Rule::ReplacesNotInHand => refusals.replaces_not_in_hand,
    }
}

/// Why a text is not the text of an action, and what to write instead.
pub fn misread(language: Language, misread: Misread) -> String {
    let misreadings = &catalogue(language).misreadings;
    let like = |template, example: &str| fill(template, &[("example", &example)]);
    match misread {
        Misread::Verb => house::unknown_verb(language, VERBS),
        Misread::Colour => {
            let letters = Colour::ALL.map(|colour| (colour.letter(), terms::colour(language, colour)));
            fill(misreadings.colour, &[("colours", &house::explained(language, letters))])
        }
        Misread::Space => like(misreadings.space, "F7"),
        Misread::Triangle => like(misreadings.triangle, "F7,G7,F8"),
        Misread::Payment => misreadings.payment.to_owned(),
        Misread::Commitment => like(misreadings.commitment, "0+"),
        Misread::Nothing => like(misreadings.nothing, "support none"),
        Misread::Tiles => like(misreadings.tiles, "kkrg"),
        Misread::Words => house::house(language).words.to_owned(),
    }
}
