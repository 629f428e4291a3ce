//! Yunnan in French.
//!
//! The name of a player never follows *de* or *que*, which would have to be elided before some of them; a province with
//! its article never follows *de* or *à*. A no-break space stands before a colon and a semicolon.

use crate::template::Plural;
use crate::yunnan::catalogue::{
    Advice, Catalogue, Decisions, Deeds, Ends, Events, FinalReasons, Kinds, Labels, Misreadings, PerProvince, Refusals,
    Results, Terms, Verdicts,
};

pub(crate) static CATALOGUE: Catalogue = Catalogue {
    terms: TERMS,
    decisions: DECISIONS,
    refusals: REFUSALS,
    misreadings: MISREADINGS,
    events: EVENTS,
    verdicts: VERDICTS,
    final_reasons: FINAL_REASONS,
    ends: ENDS,
    results: RESULTS,
    labels: LABELS,
    kinds: KINDS,
    deeds: DEEDS,
    advice: ADVICE,
    money_left: "De vos {yuan}, {pledged} sont déjà misés\u{a0}: il en reste {left}.",
};

/// French doesn't tell where something is from where it goes.
const IN_OR_TO: PerProvince = ["à Pu'er", "au Yunnan", "au Sichuan", "à Qamdo", "au Tibet", "au Qinghai"];

const TERMS: Terms = Terms {
    provinces: ["Pu'er", "Yunnan", "Sichuan", "Qamdo", "Tibet", "Qinghai"],
    the_province: ["Pu'er", "le Yunnan", "le Sichuan", "Qamdo", "le Tibet", "le Qinghai"],
    in_province: IN_OR_TO,
    to_province: IN_OR_TO,
    from_province: ["de Pu'er", "du Yunnan", "du Sichuan", "de Qamdo", "du Tibet", "du Qinghai"],
    buildings: ["école de commerce", "bureau des douanes", "maquignon", "maison du dragon", "chantier"],
    at_building: [
        "à l'école de commerce",
        "au bureau des douanes",
        "chez le maquignon",
        "à la maison du dragon",
        "au chantier",
    ],
    constructions: ["comptoir", "pont", "maison de thé"],
    a_construction: ["un comptoir", "un pont", "une maison de thé"],
    banks: ["case haute", "case basse"],
    the_bank: ["la case haute de la banque", "la case basse de la banque"],
    emblems: ["Camélia", "Yak", "Lanterne", "Bambou", "Paon"],
    variants: ["variante de base", "variante pro"],
    points: "{count} PV",
    yuan: Plural { one: "{count} yuan", other: "{count} yuans" },
    traders: Plural { one: "{count} marchand", other: "{count} marchands" },
    posts: Plural { one: "{count} comptoir", other: "{count} comptoirs" },
    presents: Plural { one: "{count} cadeau", other: "{count} cadeaux" },
    crossings: Plural { one: "{count} passage de frontière", other: "{count} passages de frontière" },
    empty_provinces: Plural { one: "{count} province vide", other: "{count} provinces vides" },
    left: Plural { one: "il en reste {count}", other: "il en reste {count}" },
    none_left: "il n'en reste aucun",
    income_there: "{income} {in_province}",
};

const DECISIONS: Decisions = Decisions {
    auction: "placer un marchand pendant les enchères ou passer",
    yard: "prendre une construction au chantier",
    teahouse: "ouvrir la maison de thé ou la garder",
    travel: "voyager, construire ou terminer",
    conversion: "convertir le revenu en PV et en yuans",
};

const REFUSALS: Refusals = Refusals {
    no_trader_in_supply: "Vous n'avez aucun marchand dans votre réserve.",
    no_trader_there: "Vous ne pouvez pas rappeler un marchand {from_province}\u{a0}: vous n'y en avez aucun.",
    market_stays: "Vous ne pouvez pas prendre un marchand au marché de Pu'er\u{a0}: \
                   il doit y rester jusqu'à la fin des enchères.",
    no_such_bid: "Vous ne pouvez pas miser {yuan}\u{a0}: aucune case de mise ne porte ce nombre.",
    bid_space_taken: "Vous ne pouvez pas miser {yuan} {at_building}\u{a0}: un marchand occupe cette case de mise.",
    own_trader_in_building: "Vous ne pouvez pas miser {at_building}\u{a0}: vous y avez déjà un marchand.",
    higher_bid_stands: "Vous ne pouvez pas miser si peu {at_building}\u{a0}: \
                        la mise de {yuan} dépasserait aussitôt la vôtre.",
    no_progress: "Vous ne pouvez pas miser {at_building}\u{a0}: {why}.",
    all_gained: [
        "vous avez déjà vos sept marchands",
        "votre niveau de douane est déjà de 4",
        "votre cheval est déjà au Qinghai",
        "votre influence est déjà de 4",
        "il ne reste aucune construction dans votre stock",
    ],
    no_money: "Vous ne pouvez pas miser {bid}\u{a0}: vous n'avez pas d'argent.",
    little_money: Plural {
        one: "Vous ne pouvez pas miser {bid}\u{a0}: vous n'avez qu'un yuan.",
        other: "Vous ne pouvez pas miser {bid}\u{a0}: vous n'avez que {yuan}.",
    },
    money_bid: Plural {
        one: "Vous ne pouvez pas miser {bid}\u{a0}: vous avez {yuan}, dont {pledged} est déjà misé.",
        other: "Vous ne pouvez pas miser {bid}\u{a0}: vous avez {yuan}, dont {pledged} sont déjà misés.",
    },
    bank_space_taken: "Vous ne pouvez pas prendre {the_bank}\u{a0}: un marchand l'occupe.",
    only_market_after_bank: "Vous avez un marchand à la banque\u{a0}: jusqu'à la fin des enchères, \
                             vous pouvez seulement placer des marchands au marché ou passer.",
    not_in_reserve: "Vous ne pouvez pas prendre {a_construction}\u{a0}: il n'en reste plus dans votre stock.",
    no_access: "Pour vous, {the_province} n'est pas accessible\u{a0}: votre cheval n'est encore qu'{horse}.",
    not_in_supply: "Vous ne pouvez pas construire {a_construction}\u{a0}: vous n'en avez pas dans votre réserve.",
    no_bridge_site: "Aucun emplacement de pont n'a {near} du côté proche et {far} du côté lointain.",
    own_bridge_there: "Vous avez déjà un pont entre {near} et {far}.",
    no_teahouse_space: "Vous ne pouvez pas construire de maison de thé {in_province}\u{a0}: \
                        il n'y a pas d'emplacement de maison de thé.",
    teahouse_space_taken: "Vous ne pouvez pas construire de maison de thé {in_province}\u{a0}: il y en a déjà une.",
    nobody_travels: "Vous ne pouvez pas partir {from_province}\u{a0}: vous n'y avez aucun marchand.",
    already_travelled: "Vous ne pouvez pas partir {from_province}\u{a0}: \
                        tous vos marchands qui s'y trouvent ont déjà fait leur voyage.",
    goes_nowhere: "Un voyage doit mener dans une autre province.",
    too_few_crossings: Plural {
        one: "Vous ne pouvez pas faire ce voyage\u{a0}: il demande {crossings}, et il ne vous en reste qu'un.",
        other: "Vous ne pouvez pas faire ce voyage\u{a0}: il demande {crossings}, et il ne vous en reste que {left}.",
    },
    no_crossings: "Vous ne pouvez pas faire ce voyage\u{a0}: il demande {crossings}, et il ne vous en reste aucun.",
    push_in_puer: "Vous ne pouvez repousser personne à Pu'er\u{a0}: c'est là que commence la route.",
    nobody_to_push: "Ce joueur n'a aucun marchand à repousser {in_province}.",
    pushes_own: "Vous ne pouvez pas repousser vos propres marchands.",
    not_lower_influence: "Vous ne pouvez pas repousser ce joueur\u{a0}: \
                          une influence de {theirs} n'est pas inférieure à la vôtre, qui est de {own}.",
    more_than_income: "Vous ne pouvez pas prendre autant de PV\u{a0}: votre revenu n'est que de {income}.",
};

const MISREADINGS: Misreadings = Misreadings {
    building: "Bâtiment de progrès inconnu. Les bâtiments de progrès sont {buildings}.",
    bank: "Case de la banque inconnue. Les cases sont {banks}.",
    construction: "Construction inconnue. Les constructions sont {constructions}.",
    province: "Province inconnue. Les provinces sont {provinces}.",
    source: "Provenance du marchand inconnue\u{a0}: écrivez {supply}, ou une province, comme {example}.",
    journey: "Voyage inconnu\u{a0}: écrivez deux provinces, comme {example}.",
    site: "Emplacement de pont inconnu\u{a0}: \
           écrivez la province du côté proche et celle du côté lointain, comme {example}.",
    seat: "Place inconnue. Les places sont {seats}.",
    number: "Nombre inconnu\u{a0}: écrivez-le en chiffres, sans signe ni zéros au début, comme {example}.",
};

const EVENTS: Events = Events {
    bid: "{player} mise {yuan} {at_building}.",
    bid_recalled: "{player} mise {yuan} {at_building} avec un marchand rappelé {from_province}.",
    outbid: "{by} surenchérit sur {player} {at_building}\u{a0}: \
             {player} reprend dans sa réserve le marchand posé sur le {yuan}.",
    outbid_returned: "{by} surenchérit sur {player} {at_building}\u{a0}: \
                      {player} reprend dans sa réserve le marchand posé sur le {yuan} et revient dans les enchères.",
    bank_taken: "{player} prend {the_bank}.",
    bank_taken_recalled: "{player} prend {the_bank} avec un marchand rappelé {from_province}.",
    bid_withdrawn: "{player} retire sa mise de {yuan} {at_building}\u{a0}: le marchand va au marché de Pu'er.",
    market: "{player} place un marchand au marché de Pu'er.",
    market_recalled: "{player} place au marché de Pu'er un marchand rappelé {from_province}.",
    passed: "{player} passe.",
    passed_with_traders: Plural {
        one: "{player} passe, et {count} marchand va de sa réserve au marché de Pu'er.",
        other: "{player} passe, et {count} marchands vont de sa réserve au marché de Pu'er.",
    },
    bank_paid: "{player} reçoit {yuan} pour {the_bank}\u{a0}: \
                toutes les mises ensemble comptent pour {bids}\u{a0}; le marchand revient dans sa réserve.",
    bid_paid: "{player} paie {paid} pour sa mise {at_building}\u{a0}; le marchand revient dans sa réserve.",
    bid_paid_in_part: Plural {
        one: "{player} ne paie qu'un yuan pour sa mise de {bid} {at_building}\u{a0}; \
              le marchand revient dans sa réserve.",
        other: "{player} ne paie que {paid} pour sa mise de {bid} {at_building}\u{a0}; \
                le marchand revient dans sa réserve.",
    },
    bid_unpaid: "{player} ne peut rien payer pour sa mise de {bid} {at_building}\u{a0}; \
                 le marchand revient dans sa réserve.",
    penalty: Plural {
        one: "{player} perd {points}\u{a0}: il manque {count} yuan, à {each} par yuan.",
        other: "{player} perd {points}\u{a0}: il manque {count} yuans, à {each} par yuan.",
    },
    trader_trained: "{player} gagne un nouveau marchand {at_building}\u{a0}: il va au marché de Pu'er.",
    customs_raised: "{player} atteint le niveau de douane {level}\u{a0}: {crossings} à chaque manche.",
    horse_moved: "{player} mène son cheval {to_province}.",
    influence_raised: "{player} porte son influence à {level}.",
    construction_taken: "{player} prend {a_construction} au chantier.",
    construction_taken_only: "{player} prend {a_construction} au chantier\u{a0}: \
                              il ne restait rien d'autre dans son stock.",
    teahouse_kept: "{player} garde la maison de thé dans sa réserve.",
    travel_order: "On voyage dans cet ordre\u{a0}: {players}.",
    travelled: "{player} fait voyager un marchand {from_province} {to_province}\u{a0}: {crossings}, {left}.",
    pushed: "{by} repousse {player}\u{a0}: un marchand recule {from_province} {to_province}.",
    post_built: "{player} construit un comptoir {in_province}.",
    bridge_built: "{player} construit un pont entre {near} et {far}.",
    teahouse_built: "{player} construit une maison de thé {in_province}.",
    teahouse_opened: "{player} ouvre aussitôt la maison de thé {in_province}.",
    travel_ended: "{player} termine ses voyages et ses constructions.",
    sent_home: Plural {
        one: "{player} n'a pas d'itinéraire relié vers {the_province}\u{a0}: {count} marchand retourne à Pu'er.",
        other: "{player} n'a pas d'itinéraire relié vers {the_province}\u{a0}: \
                {count} marchands retournent à Pu'er.",
    },
    inspector_came: "L'inspecteur se rend {to_province}, où le revenu du thé est le plus élevé\u{a0}: \
                     {income}, contre {others}.",
    inspector_came_farther: "L'inspecteur se rend {to_province}, où le revenu du thé est de {income}, \
                             contre {others}\u{a0}: à égalité, il choisit la province la plus éloignée de Pu'er.",
    inspector_came_alone: "L'inspecteur se rend {to_province}, \
                           la seule province au-delà de Pu'er à avoir un revenu du thé\u{a0}: {income}.",
    inspector_stayed_away: "Il n'y a aucun revenu du thé au-delà de Pu'er\u{a0}: l'inspecteur ne vient pas.",
    banished: "L'inspecteur choisit {player} (influence {influence}) \
               et expulse un marchand {from_province} vers Pu'er\u{a0}: {why}.",
    spared: "L'inspecteur épargne {player} (influence {influence}) {in_province}\u{a0}: {why}.",
    nobody_banished: "L'inspecteur ne trouve personne à expulser {in_province}.",
    presents_given: "{player} reçoit {presents} {in_province}\u{a0}: {left}.",
    presents_shared: "Il n'y a pas assez de cadeaux {in_province} pour tous les marchands\u{a0}: \
                      {player} en reçoit {count}.",
    traders_earned: Plural {
        one: "{player} gagne {total} en thé avec {count} marchand {in_province}.",
        other: "{player} gagne {total} en thé avec {count} marchands {in_province}, {each} chacun.",
    },
    traders_earned_less: Plural {
        one: "{player} gagne {total} en thé avec {count} marchand {in_province}\u{a0}: \
              {income} moins {deduction} pour {empty_provinces} en chemin.",
        other: "{player} gagne {total} en thé avec {count} marchands {in_province}, {each} chacun\u{a0}: \
                {income} moins {deduction} pour {empty_provinces} en chemin.",
    },
    traders_earned_nothing: Plural {
        one: "{player} gagne {total} en thé avec {count} marchand {in_province}\u{a0}: \
              {income} moins {deduction} pour {empty_provinces} en chemin, mais jamais moins de 0.",
        other: "{player} gagne {total} en thé avec {count} marchands {in_province}, {each} chacun\u{a0}: \
                {income} moins {deduction} pour {empty_provinces} en chemin, mais jamais moins de 0.",
    },
    posts_earned: Plural {
        one: "{player} gagne {total} en thé avec {count} comptoir {in_province}.",
        other: "{player} gagne {total} en thé avec {count} comptoirs {in_province}, {each} chacun.",
    },
    posts_earned_nothing: Plural {
        one: "{player} ne gagne rien avec {count} comptoir {in_province}\u{a0}: il n'est pas relié.",
        other: "{player} ne gagne rien avec {count} comptoirs {in_province}\u{a0}: ils ne sont pas reliés.",
    },
    income: "{player} a un revenu du thé de {income}.",
    new_order: "Le nouvel ordre de voyage suit les revenus\u{a0}: {players}.",
    converted: "{player} convertit son revenu en {what}.",
    market_left: "{player} reprend dans sa réserve {traders} du marché de Pu'er.",
    round_began: "La manche {round} commence avec cet ordre des enchères\u{a0}: {players}.",
    game_ended: "La partie se termine\u{a0}: {why}.",
    final_points: "{player} gagne {points} {why}.",
};

const VERDICTS: Verdicts = Verdicts {
    banished: "personne d'autre sans protection n'a d'influence plus élevée",
    top_influence: "le plus haut niveau d'influence offre une protection",
    teahouse: "la maison de thé de ce joueur y offre une protection",
    less_influence: "quelqu'un d'autre y a une influence plus élevée",
    later_in_order: "quelqu'un d'autre y a la même influence et vient plus tôt dans l'ordre de voyage",
};

const FINAL_REASONS: FinalReasons = FinalReasons {
    yuan: "pour {yuan}",
    presents: "pour {presents}",
    teahouses: Plural {
        one: "pour {count} maison de thé construite",
        other: "pour {count} maisons de thé construites",
    },
    customs: "pour le niveau de douane {level}",
    influence: "pour une influence de {level}",
};

const ENDS: Ends = Ends {
    points: "quelqu'un a {points} ou plus",
    presents: "le dernier cadeau a été donné",
    both: "quelqu'un a {points} ou plus, et le dernier cadeau a été donné",
};

const RESULTS: Results = Results {
    score: "{player} obtient {points}.",
    won: Plural {
        one: "{player} gagne la partie en {count} manche.",
        other: "{player} gagne la partie en {count} manches.",
    },
    won_tie: Plural {
        one: "{player} gagne la partie en {count} manche\u{a0}: \
              à égalité de PV, l'influence décide, puis l'ordre de voyage.",
        other: "{player} gagne la partie en {count} manches\u{a0}: \
                à égalité de PV, l'influence décide, puis l'ordre de voyage.",
    },
};

const LABELS: Labels = Labels {
    bids: "mises",
    bank: "banque",
    market: "marché de Pu'er",
    round: "manche",
    auction_order: "ordre des enchères",
    travel_order: "ordre de voyage",
    points: "PV",
    yuan: "yuans",
    penalty: "pénalité par yuan manquant",
    customs: "douane",
    influence: "influence",
    supply: "réserve",
    reserve: "stock",
    province: "province",
    presents: "cadeaux",
    bridges: "ponts",
    income: "revenu",
    crossings_left: "passages de frontière restants",
    not_travelled: "pas encore partis",
    passed: "a passé",
    trader: "marchand",
    post: "comptoir",
    bridge: "pont",
    teahouse: "maison de thé",
    horse: "cheval",
};

const KINDS: Kinds = Kinds {
    bid: "miser dans un bâtiment de progrès",
    bank: "prendre une case de la banque",
    market: "placer un marchand au marché",
    pass: "passer",
    take: "prendre une construction",
    open: "ouvrir la maison de thé",
    keep: "garder la maison de thé",
    travel: "faire un voyage",
    post: "construire un comptoir",
    bridge: "construire un pont",
    teahouse: "construire une maison de thé",
    done: "terminer voyages et constructions",
    convert: "prendre tant de PV, le reste en yuans",
};

const DEEDS: Deeds = Deeds {
    bid: "miser {yuan} {at_building}",
    bank: "prendre {the_bank}",
    recalled: "{deed} avec un marchand rappelé {from_province}",
    take: "prendre {a_construction}",
    open: "ouvrir la maison de thé {in_province}",
    travel: "voyager {from_province} {to_province}",
    push: "{deed} en repoussant un marchand ({player})",
    post: "construire un comptoir {in_province}",
    bridge: "construire un pont entre {near} et {far}",
    teahouse: "construire une maison de thé {in_province}",
    convert: "prendre {points}, le reste en yuans",
};

const ADVICE: Advice = Advice {
    points: "Vous gagnez aussitôt {points}.",
    money: "Vous gardez {yuan} pour les prochaines enchères.",
    income_now: "Votre revenu du thé augmente de {count} dans cette manche.",
    income_next: "Votre revenu du thé peut augmenter de {count} à la prochaine manche.",
    bank: "La banque paie environ {yuan}.",
    withdraws: "Cela retire vos mises de {yuan}.",
    trader: "Un marchand de plus\u{a0}: vous en aurez {count}.",
    crossings: "Un passage de frontière de plus\u{a0}: vous en aurez {count}.",
    access: "Votre cheval ira {to_province}.",
    influence: "Votre influence sera de {level}.",
    yard: "Vous recevrez une construction du chantier.",
    holds: "Il tient votre itinéraire {in_province}, même sans marchand.",
    shortens: "Il n'y a alors qu'un passage de frontière {from_province} {to_province}.",
    plan: "Avec la suite, voici ce que cela donne.",
    protects: "L'inspecteur vous épargne alors {in_province}.",
    final_points: "Vous pouvez avoir {points} de plus à la fin de la partie.",
    presents: "Vous recevez {presents} de plus.",
    safe_bid: "Personne ne peut surenchérir sur cette mise.",
    outbids: "Vous surenchérissez sur {player}.",
    pushes: "Vous repoussez {player}, qui gagne {count} de moins en thé.",
    connects: "Votre itinéraire vers {the_province} reste ou devient relié.",
    escapes_inspector: "Sinon, l'inspecteur expulserait un de vos marchands.",
    inspector_takes: "{player} verra l'inspecteur expulser un de ses marchands.",
    travellers: Plural {
        one: "Vous avez {count} marchand libre de voyager.",
        other: "Vous avez {count} marchands libres de voyager.",
    },
    race: "Il ne manquera alors que {points} pour la fin de la partie.",
    ends_game: "La partie se termine avec cette manche.",
};
