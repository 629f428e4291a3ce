//! Sentences as players read them, in each language that tests quote.

use ::yunnan::{Bank, Building, Construction, End, Event, FinalReason, Province, Source, Verdict};
use kernel::Seat;

use super::variants::{order, outcome};
use super::*;
use crate::checks::QUOTED;
use crate::{Language, Names};

const CAMELLIA: Seat = Seat::new(0);
const YAK: Seat = Seat::new(1);
const LANTERN: Seat = Seat::new(2);

/// The event in each language that tests quote.
fn check(event: Event, told: [&str; 3]) {
    let names = Names::default();
    assert_eq!(QUOTED.map(|language| super::event(language, &names, &event)), told);
}

#[test]
fn a_player_without_a_name_is_called_by_the_emblem() {
    let names = Names::new(["", "Élodie {by}"]);
    let told = [CAMELLIA, YAK].map(|seat| event(Language::French, &names, &Event::TeahouseKept { seat }));
    assert_eq!(
        told,
        ["Camélia garde la maison de thé dans sa réserve.", "Élodie {by} garde la maison de thé dans sa réserve.",]
    );
}

#[test]
fn a_bid_says_whence_a_recalled_trader_comes() {
    let (seat, building, yuan) = (YAK, Building::Horse, 7);
    check(
        Event::Bid { seat, building, yuan, from: Source::Supply },
        ["Yak bids 7 at the horse trader.", "Yak mise 7 chez le maquignon.", "Yak offre 7 dal mercante di cavalli."],
    );
    check(
        Event::Bid { seat, building: Building::Customs, yuan: 15, from: Source::Province(Province::Yunnan) },
        [
            "Yak bids 15 in the customs office with a trader recalled from Yunnan.",
            "Yak mise 15 au bureau des douanes avec un marchand rappelé du Yunnan.",
            "Yak offre 15 all'ufficio doganale con un mercante richiamato dallo Yunnan.",
        ],
    );
}

#[test]
fn an_outbid_player_who_had_passed_is_back() {
    check(
        Event::Outbid { seat: CAMELLIA, building: Building::Dragon, yuan: 5, by: YAK, returned: true },
        [
            "Yak outbids Camellia in the dragon house: \
             the trader on the 5 returns to the supply, and Camellia is back in the auction.",
            "Yak surenchérit sur Camélia à la maison du dragon\u{a0}: \
             Camélia reprend dans sa réserve le marchand posé sur le 5 et revient dans les enchères.",
            "Yak supera l'offerta di Camelia alla casa del drago: \
             Camelia riprende nella riserva il mercante sul 5 e rientra nell'asta.",
        ],
    );
}

#[test]
fn it_is_clear_whose_supply_is_meant() {
    check(
        Event::Outbid { seat: CAMELLIA, building: Building::Customs, yuan: 7, by: YAK, returned: false },
        [
            "Yak outbids Camellia in the customs office: Camellia's trader on the 7 returns to the supply.",
            "Yak surenchérit sur Camélia au bureau des douanes\u{a0}: \
             Camélia reprend dans sa réserve le marchand posé sur le 7.",
            "Yak supera l'offerta di Camelia all'ufficio doganale: Camelia riprende nella riserva il mercante sul 7.",
        ],
    );
    check(
        Event::Passed { seat: YAK, traders: 2 },
        [
            "Yak passes, and 2 traders go from the supply to the market of Pu'er.",
            "Yak passe, et 2 marchands vont de sa réserve au marché de Pu'er.",
            "Yak passa, e 2 mercanti vanno dalla riserva al mercato di Pu'er.",
        ],
    );
}

#[test]
fn the_bank_says_what_it_pays_for() {
    check(
        Event::BankPaid { seat: LANTERN, bank: Bank::Low, bids: 43, yuan: 8 },
        [
            "Lantern gets 8 Yuan for the low space of the bank: \
             all bids together count 43; the trader returns to the supply.",
            "Lanterne reçoit 8 yuans pour la case basse de la banque\u{a0}: \
             toutes les mises ensemble comptent pour 43\u{a0}; le marchand revient dans sa réserve.",
            "Lanterna riceve 8 yuan per lo spazio basso della banca: \
             tutte le offerte insieme valgono 43; il mercante torna nella riserva.",
        ],
    );
}

#[test]
fn a_paid_bid_says_that_the_trader_returns() {
    check(
        Event::BidPaid { seat: YAK, building: Building::Customs, bid: 1, paid: 1 },
        [
            "Yak pays 1 Yuan for the bid in the customs office; the trader returns to the supply.",
            "Yak paie 1 yuan pour sa mise au bureau des douanes\u{a0}; le marchand revient dans sa réserve.",
            "Yak paga 1 yuan per la sua offerta all'ufficio doganale; il mercante torna nella riserva.",
        ],
    );
}

#[test]
fn missing_money_is_told_with_its_price() {
    check(
        Event::BidPaid { seat: YAK, building: Building::School, bid: 9, paid: 3 },
        [
            "Yak pays only 3 Yuan for the bid of 9 in the trading school; the trader returns to the supply.",
            "Yak ne paie que 3 yuans pour sa mise de 9 à l'école de commerce\u{a0}; \
             le marchand revient dans sa réserve.",
            "Yak paga soltanto 3 yuan per la sua offerta di 9 alla scuola di commercio; \
             il mercante torna nella riserva.",
        ],
    );
    check(
        Event::BidPaid { seat: YAK, building: Building::School, bid: 9, paid: 1 },
        [
            "Yak pays only one Yuan for the bid of 9 in the trading school; the trader returns to the supply.",
            "Yak ne paie qu'un yuan pour sa mise de 9 à l'école de commerce\u{a0}; \
             le marchand revient dans sa réserve.",
            "Yak paga soltanto uno yuan per la sua offerta di 9 alla scuola di commercio; \
             il mercante torna nella riserva.",
        ],
    );
    check(
        Event::BidPaid { seat: YAK, building: Building::School, bid: 9, paid: 0 },
        [
            "Yak can pay nothing for the bid of 9 in the trading school; the trader returns to the supply.",
            "Yak ne peut rien payer pour sa mise de 9 à l'école de commerce\u{a0}; \
             le marchand revient dans sa réserve.",
            "Yak non può pagare nulla per la sua offerta di 9 alla scuola di commercio; \
             il mercante torna nella riserva.",
        ],
    );
    check(
        Event::Penalty { seat: YAK, missing: 6, per_yuan: 2, points: 12 },
        [
            "Yak loses 12 VP: 6 Yuan are missing, at 2 VP per Yuan.",
            "Yak perd 12 PV\u{a0}: il manque 6 yuans, à 2 PV par yuan.",
            "Yak perde 12 PV: mancano 6 yuan, a 2 PV per yuan.",
        ],
    );
}

#[test]
fn a_journey_tells_its_crossings_and_a_push_both_players() {
    let (from, to) = (Province::Puer, Province::Sichuan);
    check(
        Event::Travelled { seat: YAK, from, to, crossings: 2, left: 1 },
        [
            "Yak sends a trader from Pu'er to Sichuan: 2 border crossings, 1 is left.",
            "Yak fait voyager un marchand de Pu'er au Sichuan\u{a0}: 2 passages de frontière, il en reste 1.",
            "Yak fa viaggiare un mercante da Pu'er al Sichuan: 2 passaggi di confine, ne resta 1.",
        ],
    );
    check(
        Event::Pushed { seat: CAMELLIA, by: YAK, from: Province::Sichuan, to: Province::Yunnan },
        [
            "Yak pushes Camellia: a trader is pushed from Sichuan to Yunnan.",
            "Yak repousse Camélia\u{a0}: un marchand recule du Sichuan au Yunnan.",
            "Yak respinge Camelia: un mercante arretra dal Sichuan allo Yunnan.",
        ],
    );
    check(
        Event::HorseMoved { seat: YAK, to: Province::Tibet },
        ["Yak brings the horse to Tibet.", "Yak mène son cheval au Tibet.", "Yak porta il suo cavallo fino al Tibet."],
    );
    check(
        Event::Pushed { seat: CAMELLIA, by: YAK, from: Province::Tibet, to: Province::Qamdo },
        [
            "Yak pushes Camellia: a trader is pushed from Tibet to Qamdo.",
            "Yak repousse Camélia\u{a0}: un marchand recule du Tibet à Qamdo.",
            "Yak respinge Camelia: un mercante arretra dal Tibet a Qamdo.",
        ],
    );
    check(
        Event::SentHome { seat: YAK, from: Province::Tibet, traders: 2 },
        [
            "Yak has no connected route to Tibet: 2 traders go back to Pu'er.",
            "Yak n'a pas d'itinéraire relié vers le Tibet\u{a0}: 2 marchands retournent à Pu'er.",
            "Yak non ha un percorso collegato verso il Tibet: 2 mercanti tornano a Pu'er.",
        ],
    );
}

#[test]
fn what_is_built_says_where() {
    check(
        Event::BridgeBuilt { seat: LANTERN, near: Province::Yunnan, far: Province::Qamdo },
        [
            "Lantern builds a bridge between Yunnan and Qamdo.",
            "Lanterne construit un pont entre le Yunnan et Qamdo.",
            "Lanterna costruisce un ponte tra lo Yunnan e Qamdo.",
        ],
    );
    check(
        Event::ConstructionTaken { seat: LANTERN, kind: Construction::Post, only: true },
        [
            "Lantern takes a trading post from the construction yard: nothing else was left in reserve.",
            "Lanterne prend un comptoir au chantier\u{a0}: il ne restait rien d'autre dans son stock.",
            "Lanterna prende un emporio al cantiere: nella scorta non restava altro.",
        ],
    );
}

#[test]
fn the_inspector_says_where_he_goes_and_why() {
    let province = Province::Qamdo;
    check(
        Event::InspectorCame { province, incomes: [2, 6, 30, 30, 14, 0] },
        [
            "The inspector goes to Qamdo, where the tea income is 30, \
             against 6 in Yunnan, 30 in Sichuan and 14 in Tibet: of equals, he chooses the farthest from Pu'er.",
            "L'inspecteur se rend à Qamdo, où le revenu du thé est de 30, \
             contre 6 au Yunnan, 30 au Sichuan et 14 au Tibet\u{a0}: \
             à égalité, il choisit la province la plus éloignée de Pu'er.",
            "L'ispettore si spinge fino a Qamdo, dove la rendita del tè è 30, \
             contro 6 nello Yunnan, 30 nel Sichuan e 14 in Tibet: \
             a parità, sceglie la provincia più lontana da Pu'er.",
        ],
    );
    check(
        Event::Inspected { seat: YAK, province, influence: 1, verdict: Verdict::Banished },
        [
            "The inspector chooses Yak (influence 1) and banishes a trader from Qamdo to Pu'er: \
             nobody else without protection has more influence.",
            "L'inspecteur choisit Yak (influence 1) et expulse un marchand de Qamdo vers Pu'er\u{a0}: \
             personne d'autre sans protection n'a d'influence plus élevée.",
            "L'ispettore sceglie Yak (influenza 1) ed espelle un mercante da Qamdo verso Pu'er: \
             nessun altro senza protezione ha un'influenza più alta.",
        ],
    );
    check(
        Event::Inspected { seat: LANTERN, province, influence: 3, verdict: Verdict::Teahouse },
        [
            "The inspector spares Lantern (influence 3) in Qamdo: the player's own teahouse there gives protection.",
            "L'inspecteur épargne Lanterne (influence 3) à Qamdo\u{a0}: \
             la maison de thé de ce joueur y offre une protection.",
            "L'ispettore risparmia Lanterna (influenza 3) a Qamdo: \
             lì la casa da tè di questo giocatore offre protezione.",
        ],
    );
}

#[test]
fn income_tells_what_was_deducted() {
    let (seat, province) = (CAMELLIA, Province::Qamdo);
    let earned = |traders, income: u32, missing, deduction| {
        let each = income.saturating_sub(deduction);
        Event::TradersEarned { seat, province, traders, income, missing, deduction, each }
    };
    for missing in [0, 2] {
        check(
            earned(1, 1, missing, 0),
            [
                "Camellia earns 1 in tea with 1 trader in Qamdo.",
                "Camélia gagne 1 en thé avec 1 marchand à Qamdo.",
                "Camelia guadagna 1 in tè con 1 mercante a Qamdo.",
            ],
        );
        check(
            earned(2, 10, missing, 0),
            [
                "Camellia earns 20 in tea with 2 traders in Qamdo, 10 each.",
                "Camélia gagne 20 en thé avec 2 marchands à Qamdo, 10 chacun.",
                "Camelia guadagna 20 in tè con 2 mercanti a Qamdo, 10 ciascuno.",
            ],
        );
    }
    check(
        earned(1, 9, 1, 9),
        [
            "Camellia earns 0 in tea with 1 trader in Qamdo: 9 less 9 for 1 empty province on the way.",
            "Camélia gagne 0 en thé avec 1 marchand à Qamdo\u{a0}: 9 moins 9 pour 1 province vide en chemin.",
            "Camelia guadagna 0 in tè con 1 mercante a Qamdo: 9 meno 9 per 1 provincia vuota lungo il percorso.",
        ],
    );
    check(
        earned(1, 6, 1, 9),
        [
            "Camellia earns 0 in tea with 1 trader in Qamdo: \
             6 less 9 for 1 empty province on the way, but never below 0.",
            "Camélia gagne 0 en thé avec 1 marchand à Qamdo\u{a0}: \
             6 moins 9 pour 1 province vide en chemin, mais jamais moins de 0.",
            "Camelia guadagna 0 in tè con 1 mercante a Qamdo: \
             6 meno 9 per 1 provincia vuota lungo il percorso, ma mai meno di 0.",
        ],
    );
    check(
        earned(2, 4, 2, 6),
        [
            "Camellia earns 0 in tea with 2 traders in Qamdo, 0 each: \
             4 less 6 for 2 empty provinces on the way, but never below 0.",
            "Camélia gagne 0 en thé avec 2 marchands à Qamdo, 0 chacun\u{a0}: \
             4 moins 6 pour 2 provinces vides en chemin, mais jamais moins de 0.",
            "Camelia guadagna 0 in tè con 2 mercanti a Qamdo, 0 ciascuno: \
             4 meno 6 per 2 province vuote lungo il percorso, ma mai meno di 0.",
        ],
    );
    check(
        earned(2, 10, 2, 6),
        [
            "Camellia earns 8 in tea with 2 traders in Qamdo, 4 each: 10 less 6 for 2 empty provinces on the way.",
            "Camélia gagne 8 en thé avec 2 marchands à Qamdo, 4 chacun\u{a0}: \
             10 moins 6 pour 2 provinces vides en chemin.",
            "Camelia guadagna 8 in tè con 2 mercanti a Qamdo, 4 ciascuno: \
             10 meno 6 per 2 province vuote lungo il percorso.",
        ],
    );
    check(
        Event::PostsEarned { seat, province, posts: 1, each: 0, connected: false },
        [
            "Camellia earns nothing with 1 trading post in Qamdo: it isn't connected.",
            "Camélia ne gagne rien avec 1 comptoir à Qamdo\u{a0}: il n'est pas relié.",
            "Camelia non guadagna nulla con 1 emporio a Qamdo: non è collegato.",
        ],
    );
    check(
        Event::Converted { seat, points: 7, yuan: 1 },
        [
            "Camellia converts the income into 7 VP and 1 Yuan.",
            "Camélia convertit son revenu en 7 PV et 1 yuan.",
            "Camelia converte la sua rendita in 7 PV e 1 yuan.",
        ],
    );
}

#[test]
fn orders_are_told_as_names() {
    check(
        Event::RoundBegan { round: 2, order: order(&[2, 1, 0]) },
        [
            "Round 2 begins with this auction order: Lantern, Yak and Camellia.",
            "La manche 2 commence avec cet ordre des enchères\u{a0}: Lanterne, Yak et Camélia.",
            "Il round 2 inizia con questo ordine d'asta: Lanterna, Yak e Camelia.",
        ],
    );
}

#[test]
fn the_end_says_why_and_what_counts() {
    check(
        Event::GameEnded { why: End::Points, enough: 80 },
        [
            "The game ends: somebody has 80 VP or more.",
            "La partie se termine\u{a0}: quelqu'un a 80 PV ou plus.",
            "La partita finisce: qualcuno ha 80 PV o più.",
        ],
    );
    check(
        Event::GameEnded { why: End::Both, enough: 80 },
        [
            "The game ends: somebody has 80 VP or more, and the last present has been given.",
            "La partie se termine\u{a0}: quelqu'un a 80 PV ou plus, et le dernier cadeau a été donné.",
            "La partita finisce: qualcuno ha 80 PV o più, ed è stato dato l'ultimo dono.",
        ],
    );
    check(
        Event::GameEnded { why: End::Presents, enough: 80 },
        [
            "The game ends: the last present has been given.",
            "La partie se termine\u{a0}: le dernier cadeau a été donné.",
            "La partita finisce: è stato dato l'ultimo dono.",
        ],
    );
    check(
        Event::FinalPoints { seat: YAK, why: FinalReason::Teahouses, count: 1, points: 12 },
        [
            "Yak gains 12 VP for 1 built teahouse.",
            "Yak gagne 12 PV pour 1 maison de thé construite.",
            "Yak guadagna 12 PV per 1 casa da tè costruita.",
        ],
    );
}

#[test]
fn the_result_gives_every_score_and_the_winner() {
    assert_eq!(
        result(Language::French, &Names::new(["Anna"]), &outcome(&[104, 96, -3], 0, 7)),
        [
            "Anna obtient 104 PV.",
            "Yak obtient 96 PV.",
            "Lanterne obtient \u{2212}3 PV.",
            "Anna gagne la partie en 7 manches."
        ]
    );
    assert_eq!(
        QUOTED.map(|language| victory(language, &Names::default(), &outcome(&[81, 81, 80], 1, 6))),
        [
            "Yak wins the game after 6 rounds: with equal VP, influence decides, then the travel order.",
            "Yak gagne la partie en 6 manches\u{a0}: à égalité de PV, l'influence décide, puis l'ordre de voyage.",
            "Yak vince la partita in 6 round: a parità di PV decide l'influenza, poi l'ordine di viaggio.",
        ]
    );
}
