//! Why an action is not accepted, or a text not understood.

use ::yunnan::{Bank, Building, Construction, Decision, Misread, Province, Rule};
use kernel::{Refused, Seat};

use super::catalogue::{Refusals, catalogue};
use super::terms::{self, a_construction, at_building, from_province, in_province, terms, the_bank, the_province};
use crate::template::fill;
use crate::{Language, house};

/// The words that actions begin with. They are the same in every language.
const VERBS: &str = "bid, bank, market, pass, take, open, keep, travel, post, bridge, teahouse, done, vp";

/// Why an action was refused, said to the player.
pub fn refusal(language: Language, refused: &Refused<Decision, Rule>) -> String {
    house::refusal(language, refused, terms::decision, rule)
}

/// Why an action was refused, with the number of the rule, if one refused it: `… (YN-3.6)`.
pub fn refusal_with_number(language: Language, refused: &Refused<Decision, Rule>) -> String {
    house::refusal(language, refused, terms::decision, rule_with_number)
}

/// What a rule has against an action, said to the player. Its number is [`Rule::number`].
pub fn rule(language: Language, rule: Rule) -> String {
    Refuser { language, refusals: &catalogue(language).refusals }.refuse(rule)
}

/// What a rule has against an action, with the rule's number.
pub fn rule_with_number(language: Language, against: Rule) -> String {
    house::numbered(&rule(language, against), against.number())
}

/// Somebody who says no in one language.
struct Refuser {
    language: Language,
    refusals: &'static Refusals,
}

impl Refuser {
    fn refuse(&self, rule: Rule) -> String {
        let Self { language, refusals } = *self;
        match rule {
            Rule::NoTraderInSupply => refusals.no_trader_in_supply.to_owned(),
            Rule::NoTraderThere(province) => self.from(refusals.no_trader_there, province),
            Rule::MarketStays => refusals.market_stays.to_owned(),
            Rule::NoSuchBid { yuan } => fill(refusals.no_such_bid, &[("yuan", &yuan)]),
            Rule::BidSpaceTaken { building, yuan } => self.bid(refusals.bid_space_taken, building, yuan),
            Rule::OwnTraderInBuilding(building) => {
                fill(refusals.own_trader_in_building, &[("at_building", &at_building(language, building))])
            }
            Rule::HigherBidStands { building, yuan } => self.bid(refusals.higher_bid_stands, building, yuan),
            Rule::NoProgress(building) => {
                let why = refusals.all_gained[building.index()];
                fill(refusals.no_progress, &[("at_building", &at_building(language, building)), ("why", &why)])
            }
            Rule::NotEnoughMoney { yuan, pledged, bid } => self.not_enough_money(yuan, pledged, bid),
            Rule::BankSpaceTaken(bank) => fill(refusals.bank_space_taken, &[("the_bank", &the_bank(language, bank))]),
            Rule::OnlyMarketAfterBank => refusals.only_market_after_bank.to_owned(),
            Rule::NotInReserve(kind) => self.construction(refusals.not_in_reserve, kind),
            Rule::NoAccess { province, horse } => {
                let horse = in_province(language, horse);
                fill(refusals.no_access, &[("the_province", &the_province(language, province)), ("horse", &horse)])
            }
            Rule::NotInSupply(kind) => self.construction(refusals.not_in_supply, kind),
            Rule::NoBridgeSite { near, far } => self.bridge(refusals.no_bridge_site, near, far),
            Rule::OwnBridgeThere { near, far } => self.bridge(refusals.own_bridge_there, near, far),
            Rule::NoTeahouseSpace(province) => self.inside(refusals.no_teahouse_space, province),
            Rule::TeahouseSpaceTaken(province) => self.inside(refusals.teahouse_space_taken, province),
            Rule::NobodyTravels(province) => self.from(refusals.nobody_travels, province),
            Rule::AlreadyTravelled(province) => self.from(refusals.already_travelled, province),
            Rule::GoesNowhere => refusals.goes_nowhere.to_owned(),
            Rule::TooFewCrossings { needed, left } => self.too_few_crossings(needed, left),
            Rule::PushInPuer => refusals.push_in_puer.to_owned(),
            Rule::NobodyToPush(province) => self.inside(refusals.nobody_to_push, province),
            Rule::PushesOwn => refusals.pushes_own.to_owned(),
            Rule::NotLowerInfluence { theirs, own } => {
                fill(refusals.not_lower_influence, &[("theirs", &theirs), ("own", &own)])
            }
            Rule::MoreThanIncome { income } => fill(refusals.more_than_income, &[("income", &income)]),
        }
    }

    fn not_enough_money(&self, yuan: u32, pledged: u32, bid: u32) -> String {
        let template = match (yuan, pledged) {
            (0, _) => self.refusals.no_money,
            (_, 0) => self.refusals.little_money.of(self.language, yuan as usize),
            _ => self.refusals.money_bid.of(self.language, pledged as usize),
        };
        fill(template, &[("bid", &bid), ("yuan", &terms::yuan(self.language, yuan)), ("pledged", &pledged)])
    }

    fn too_few_crossings(&self, needed: u8, left: u8) -> String {
        let template = match left {
            0 => self.refusals.no_crossings,
            _ => self.refusals.too_few_crossings.of(self.language, left.into()),
        };
        fill(template, &[("crossings", &terms::crossings(self.language, needed)), ("left", &left)])
    }

    fn bid(&self, template: &str, building: Building, yuan: u32) -> String {
        fill(template, &[("at_building", &at_building(self.language, building)), ("yuan", &yuan)])
    }

    fn construction(&self, template: &str, kind: Construction) -> String {
        fill(template, &[("a_construction", &a_construction(self.language, kind))])
    }

    fn bridge(&self, template: &str, near: Province, far: Province) -> String {
        fill(template, &[("near", &the_province(self.language, near)), ("far", &the_province(self.language, far))])
    }

    fn inside(&self, template: &str, province: Province) -> String {
        fill(template, &[("in_province", &in_province(self.language, province))])
    }

    fn from(&self, template: &str, province: Province) -> String {
        fill(template, &[("from_province", &from_province(self.language, province))])
    }
}

/// Why a text is not the text of an action, and what to write instead.
pub fn misread(language: Language, misread: Misread) -> String {
    let misreadings = &catalogue(language).misreadings;
    let like = |template, example: &str| fill(template, &[("example", &example)]);
    match misread {
        Misread::Verb => house::unknown_verb(language, VERBS),
        Misread::Building => {
            let buildings = Building::ALL.map(|it| (it.id(), terms::building(language, it)));
            fill(misreadings.building, &[("buildings", &house::explained(language, buildings))])
        }
        Misread::Bank => {
            let banks = Bank::ALL.map(|it| (it.id(), terms::bank(language, it)));
            fill(misreadings.bank, &[("banks", &house::explained(language, banks))])
        }
        Misread::Construction => {
            let kinds = Construction::ALL.map(|it| (it.id(), terms::construction(language, it)));
            fill(misreadings.construction, &[("constructions", &house::explained(language, kinds))])
        }
        Misread::Province => {
            let provinces = Province::ALL.map(|it| (it.id(), terms::province(language, it)));
            fill(misreadings.province, &[("provinces", &house::explained(language, provinces))])
        }
        Misread::Source => fill(misreadings.source, &[("supply", &"from supply"), ("example", &"from qamdo")]),
        Misread::Journey => like(misreadings.journey, "puer>sichuan"),
        Misread::Site => like(misreadings.site, "yunnan-qamdo"),
        Misread::Seat => {
            let seats = Seat::all(terms(language).emblems.len()).map(|it| (it, terms::emblem(language, it)));
            fill(misreadings.seat, &[("seats", &house::explained(language, seats))])
        }
        Misread::Number => like(misreadings.number, "12"),
        Misread::Words => house::house(language).words.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use ::yunnan::Action;

    use super::*;
    use crate::checks::QUOTED;

    /// What a rule says in each language that tests quote.
    fn check(against: Rule, said: [&str; 3]) {
        assert_eq!(QUOTED.map(|language| rule(language, against)), said);
    }

    #[test]
    fn a_refusal_says_why_in_numbers() {
        check(
            Rule::NotEnoughMoney { yuan: 14, pledged: 9, bid: 12 },
            [
                "You can't bid 12: you have 14 Yuan, and 9 of them are bid already.",
                "Vous ne pouvez pas miser 12\u{a0}: vous avez 14 yuans, dont 9 sont déjà misés.",
                "Non puoi offrire 12: hai 14 yuan, di cui 9 già offerti.",
            ],
        );
        check(
            Rule::NotEnoughMoney { yuan: 1, pledged: 0, bid: 2 },
            [
                "You can't bid 2: you have only one Yuan.",
                "Vous ne pouvez pas miser 2\u{a0}: vous n'avez qu'un yuan.",
                "Non puoi offrire 2: hai soltanto uno yuan.",
            ],
        );
        check(
            Rule::TooFewCrossings { needed: 3, left: 1 },
            [
                "You can't make this journey: it takes 3 border crossings, and you have only one left.",
                "Vous ne pouvez pas faire ce voyage\u{a0}: \
                 il demande 3 passages de frontière, et il ne vous en reste qu'un.",
                "Non puoi fare questo viaggio: richiede 3 passaggi di confine, e te ne resta soltanto uno.",
            ],
        );
        check(
            Rule::NoProgress(Building::Horse),
            [
                "You can't bid at the horse trader: your horse is already in Qinghai.",
                "Vous ne pouvez pas miser chez le maquignon\u{a0}: votre cheval est déjà au Qinghai.",
                "Non puoi offrire dal mercante di cavalli: il tuo cavallo è già nel Qinghai.",
            ],
        );
        check(
            Rule::NoAccess { province: Province::Tibet, horse: Province::Qamdo },
            [
                "Tibet is not accessible to you: your horse is only in Qamdo.",
                "Pour vous, le Tibet n'est pas accessible\u{a0}: votre cheval n'est encore qu'à Qamdo.",
                "Per te il Tibet non è accessibile: il tuo cavallo è ancora a Qamdo.",
            ],
        );
        let refused = Refused::Rule(Rule::MoreThanIncome { income: 12 });
        assert_eq!(
            refusal_with_number(Language::English, &refused),
            "You can't take so many VP: your income is only 12. (YN-10.1)"
        );
    }

    #[test]
    fn the_listed_words_are_those_that_are_read() {
        for verb in VERBS.split(", ") {
            assert_ne!(verb.parse::<Action>(), Err(Misread::Verb), "{verb}");
        }
        assert_eq!(
            misread(Language::Italian, Misread::Construction),
            "Costruzione sconosciuta. Le costruzioni sono post (emporio), bridge (ponte) e teahouse (casa da tè)."
        );
        assert_eq!(
            misread(Language::French, Misread::Seat),
            "Place inconnue. Les places sont 0 (Camélia), 1 (Yak), 2 (Lanterne), 3 (Bambou) et 4 (Paon)."
        );
    }

    #[test]
    fn the_examples_of_what_to_write_can_be_read() {
        for (why, verb, example) in [
            (Misread::Source, "market", "from supply"),
            (Misread::Source, "market", "from qamdo"),
            (Misread::Journey, "travel", "puer>sichuan"),
            (Misread::Site, "bridge", "yunnan-qamdo"),
            (Misread::Number, "vp", "12"),
        ] {
            assert!(format!("{verb} {example}").parse::<Action>().is_ok(), "{example}");
            assert!(misread(Language::English, why).contains(example), "{example}");
        }
    }
}
