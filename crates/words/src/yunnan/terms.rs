//! The game's terms, names of players and what is asked of them.

use ::yunnan::{Bank, Building, Construction, Decision, Order, Province, Variant};
use kernel::Seat;

use super::catalogue::{Terms, catalogue};
use crate::house::{self, joined};
use crate::template::{counted, fill};
use crate::{Language, Names};

/// The name of a province: `Pu'er`.
pub const fn province(language: Language, province: Province) -> &'static str {
    terms(language).provinces[province.index()]
}

/// A progress building, without an article: `trading school`.
pub const fn building(language: Language, building: Building) -> &'static str {
    terms(language).buildings[building.index()]
}

/// What is built, without an article: `trading post`.
pub const fn construction(language: Language, kind: Construction) -> &'static str {
    terms(language).constructions[kind.index()]
}

/// A space of the bank, without an article: `high space`.
pub const fn bank(language: Language, bank: Bank) -> &'static str {
    terms(language).banks[bank.index()]
}

/// A variant of the game: `basic variant`.
pub const fn variant(language: Language, variant: Variant) -> &'static str {
    let [basic, pro] = terms(language).variants;
    match variant {
        Variant::Basic => basic,
        Variant::Pro => pro,
    }
}

/// So many victory points: `12 VP`.
pub fn points(language: Language, points: i64) -> String {
    fill(terms(language).points, &[("count", &house::signed(points))])
}

/// So much money: `7 Yuan`.
pub fn yuan(language: Language, yuan: u32) -> String {
    counted(language, terms(language).yuan, yuan as usize)
}

/// The emblem of a seat, as a name: `Camellia`.
pub const fn emblem(language: Language, seat: Seat) -> &'static str {
    let emblems = &terms(language).emblems;
    emblems[seat.index() % emblems.len()]
}

/// What the player in this seat is called: by name, or by the emblem's.
pub fn name(language: Language, names: &Names, seat: Seat) -> &str {
    names.get(seat).unwrap_or(emblem(language, seat))
}

/// The players in their order: `Lantern, Yak and Camellia`.
pub fn order(language: Language, names: &Names, order: &Order) -> String {
    let players: Vec<String> = order.iter().map(|seat| name(language, names, seat).to_owned()).collect();
    joined(language, &players)
}

/// What is asked for, as something to do: `travel, build or finish`.
pub const fn decision(language: Language, decision: Decision) -> &'static str {
    let decisions = &catalogue(language).decisions;
    match decision {
        Decision::Auction => decisions.auction,
        Decision::Yard => decisions.yard,
        Decision::Teahouse => decisions.teahouse,
        Decision::Travel => decisions.travel,
        Decision::Conversion => decisions.conversion,
    }
}

/// Whom the game waits for and what is asked: `Yak has to travel, build or finish.`
pub fn waiting(language: Language, names: &Names, seat: Seat, asked: Decision) -> String {
    house::waiting(language, name(language, names, seat), decision(language, asked))
}

/// Words and phrases that are only used within sentences.
pub(super) const fn terms(language: Language) -> &'static Terms {
    &catalogue(language).terms
}

/// A province with its article, where the language has one: `le Tibet`.
pub(super) const fn the_province(language: Language, province: Province) -> &'static str {
    terms(language).the_province[province.index()]
}

/// `in Tibet`
pub const fn in_province(language: Language, province: Province) -> &'static str {
    terms(language).in_province[province.index()]
}

/// `to Tibet`
pub const fn to_province(language: Language, province: Province) -> &'static str {
    terms(language).to_province[province.index()]
}

/// `from Tibet`
pub const fn from_province(language: Language, province: Province) -> &'static str {
    terms(language).from_province[province.index()]
}

/// `in the trading school`
pub const fn at_building(language: Language, building: Building) -> &'static str {
    terms(language).at_building[building.index()]
}

/// `the high space of the bank`
pub(super) const fn the_bank(language: Language, bank: Bank) -> &'static str {
    terms(language).the_bank[bank.index()]
}

/// `a trading post`
pub(super) const fn a_construction(language: Language, kind: Construction) -> &'static str {
    terms(language).a_construction[kind.index()]
}

/// So many border crossings: `2 border crossings`.
pub fn crossings(language: Language, crossings: u8) -> String {
    counted(language, terms(language).crossings, crossings.into())
}

/// So many traders: `2 traders`.
pub fn traders(language: Language, traders: u8) -> String {
    counted(language, terms(language).traders, traders.into())
}

/// So many trading posts: `2 trading posts`.
pub fn posts(language: Language, posts: u8) -> String {
    counted(language, terms(language).posts, posts.into())
}

/// So many presents: `2 presents`.
pub(super) fn presents(language: Language, presents: u32) -> String {
    counted(language, terms(language).presents, presents as usize)
}

/// How many crossings or presents are left, as a clause: `2 are left`.
pub(super) fn left(language: Language, left: u8) -> String {
    match left {
        0 => terms(language).none_left.to_owned(),
        _ => counted(language, terms(language).left, left.into()),
    }
}
