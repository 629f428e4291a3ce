//! Yellow & Yangtze in French.
//!
//! A name or a space never follows *de* or *que*, which would have to be elided before some of them. A no-break space
//! stands before a colon and a semicolon.

use crate::template::Plural;
use crate::yangtze::catalogue::{
    Advice, AtHand, Catalogue, Decisions, Deeds, Ends, Events, Hand, Kinds, Labels, Misreadings, Reasons, Refusals,
    Results, Returns, Terms,
};

pub(crate) static CATALOGUE: Catalogue = Catalogue {
    terms: TERMS,
    decisions: DECISIONS,
    refusals: REFUSALS,
    misreadings: MISREADINGS,
    events: EVENTS,
    reasons: REASONS,
    returns: RETURNS,
    ends: ENDS,
    results: RESULTS,
    labels: LABELS,
    kinds: KINDS,
    deeds: DEEDS,
    advice: ADVICE,
    hand: HAND,
    at_hand: AT_HAND,
    legend: LEGEND,
    notation: NOTATION,
};

const TERMS: Terms = Terms {
    colours: ["noir", "rouge", "bleu", "vert", "jaune"],
    roles: ["gouverneur", "soldat", "paysan", "négociant", "artisan"],
    a_tile: [
        "une tuile gouverneur",
        "une tuile soldat",
        "une tuile paysan",
        "une tuile négociant",
        "une tuile artisan",
    ],
    tile: ["tuile gouverneur", "tuile soldat", "tuile paysan", "tuile négociant", "tuile artisan"],
    tiles: [
        Plural { one: "{count} gouverneur", other: "{count} gouverneurs" },
        Plural { one: "{count} soldat", other: "{count} soldats" },
        Plural { one: "{count} paysan", other: "{count} paysans" },
        Plural { one: "{count} négociant", other: "{count} négociants" },
        Plural { one: "{count} artisan", other: "{count} artisans" },
    ],
    leader: ["chef noir", "chef rouge", "chef bleu", "chef vert", "chef jaune"],
    leaders: ["chefs noirs", "chefs rouges", "chefs bleus", "chefs verts", "chefs jaunes"],
    own_leader: "son {leader}",
    the_leader: "le {leader}",
    points: [
        Plural { one: "{count} point noir", other: "{count} points noirs" },
        Plural { one: "{count} point rouge", other: "{count} points rouges" },
        Plural { one: "{count} point bleu", other: "{count} points bleus" },
        Plural { one: "{count} point vert", other: "{count} points verts" },
        Plural { one: "{count} point jaune", other: "{count} points jaunes" },
    ],
    points_kinds: ["parchemins", "armes", "récoltes", "marchandises", "or"],
    pagoda: ["pagode noire", "pagode rouge", "pagode bleue", "pagode verte", "pagode jaune"],
    pagoda_kinds: ["cour", "garnison", "silo", "marché", "atelier"],
    dynasties: ["Lion", "Taureau", "Archer", "Vase"],
    state: "{state} (force {strength})",
};

const DECISIONS: Decisions = Decisions {
    act: "choisir une action ou terminer le tour",
    market: "prendre une tuile au marché ou y renoncer",
    pagoda: "construire une pagode ou y renoncer",
    chain: "poser une autre tuile paysan ou en rester là",
    revolt: "choisir quoi engager dans la révolte",
    war: "choisir quel état soutenir dans la guerre, ou aucun",
    war_winner: "choisir lequel des états les plus forts gagne la guerre",
    war_loss: "retirer une tuile soldat de l'état gagnant",
};

const REFUSALS: Refusals = Refusals {
    no_such_space: "Cette case n'existe pas sur le plateau.",
    leader_off_board: "Vous ne pouvez pas retirer ce chef\u{a0}: il n'est pas sur le plateau.",
    leader_on_river: "Vous ne pouvez pas placer de chef ici\u{a0}: un chef ne va jamais sur un fleuve.",
    leader_on_piece: "Vous ne pouvez pas placer de chef ici\u{a0}: la case n'est pas vide.",
    leader_stays: "Vous ne pouvez pas déplacer ce chef ici\u{a0}: il s'y trouve déjà.",
    no_black_tile: "Vous ne pouvez pas placer de chef ici\u{a0}: \
                    aucune tuile gouverneur n'est adjacente à cette case.",
    joins_like_leaders: "Vous ne pouvez pas placer de chef ici\u{a0}: \
                         il réunirait des états en un seul avec deux {leaders}.",
    tile_not_in_hand: "Vous n'avez pas de {tile} en main.",
    tile_on_piece: "Vous ne pouvez pas poser de tuile ici\u{a0}: la case n'est pas vide.",
    blue_on_land: "Vous ne pouvez pas poser de tuile paysan ici\u{a0}: elle ne se pose que sur un fleuve.",
    other_on_river: "Vous ne pouvez pas poser cette tuile ici\u{a0}: \
                     seules les tuiles paysan se posent sur un fleuve.",
    not_in_market: "Il n'y a pas de {tile} au marché.",
    triangle_not_new: "Vous ne pouvez pas construire ici\u{a0}: \
                       le triangle doit contenir la tuile que vous venez de poser.",
    chain_not_blue: "Vous ne pouvez continuer qu'avec une autre tuile paysan.",
    chain_not_adjacent: "Vous ne pouvez pas continuer ici\u{a0}: \
                         la case doit être adjacente à la tuile paysan que vous venez de poser.",
    too_few_black: "Vous avez moins de tuiles gouverneur en main que vous ne voulez en engager.",
    black_leader_on_board: "Vous ne pouvez pas engager votre chef noir\u{a0}: il est sur le plateau.",
    not_at_war: "Aucun état en guerre ne porte le nom de cette case.",
    support_with_nothing: "Pour soutenir un état, engagez au moins une tuile soldat ou votre chef rouge.",
    too_few_red: "Vous avez moins de tuiles soldat en main que vous ne voulez en engager.",
    red_leader_on_board: "Vous ne pouvez pas engager votre chef rouge\u{a0}: il est sur le plateau.",
    not_strongest: "Cet état ne peut pas gagner\u{a0}: il n'est pas parmi les plus forts.",
    not_winners_red: "Vous devez retirer une tuile soldat de l'état gagnant\u{a0}: il n'y en a pas ici.",
    too_few_blue: "Vous n'avez pas assez de tuiles paysan en main pour une révolte paysanne.",
    blue_leader_on_board: "Votre chef bleu ne peut pas servir à la révolte paysanne\u{a0}: il est sur le plateau.",
    no_tile_there: "Il n'y a ici aucune tuile à retirer par une révolte paysanne.",
    not_a_triangle: "Vous ne pouvez pas construire ici\u{a0}: \
                     une pagode demande trois tuiles de même couleur, toutes adjacentes entre elles.",
    triangle_taken: "Vous ne pouvez pas construire ici\u{a0}: une des trois tuiles porte déjà une pagode.",
    pagoda_beside_board: "Vous ne pouvez pas déplacer une pagode de cette couleur \
                          tant qu'il en reste une à côté du plateau.",
    no_pagoda_beside: "Toutes les pagodes de cette couleur sont sur le plateau\u{a0}: choisissez celle à déplacer.",
    no_pagoda_there: "Il n'y a pas de pagode de cette couleur à l'endroit d'où vous voulez la déplacer.",
    too_few_green: "Vous n'avez pas assez de tuiles négociant en main pour une pagode.",
    green_leader_on_board: "Votre chef vert ne peut pas servir à payer la pagode\u{a0}: il est sur le plateau.",
    replaces_nothing: "Choisissez au moins une tuile à remplacer.",
    replaces_not_in_hand: "Vous ne pouvez pas remplacer ces tuiles\u{a0}: vous ne les avez pas toutes en main.",
};

const MISREADINGS: Misreadings = Misreadings {
    colour: "Couleur inconnue. Les couleurs sont {colours}.",
    space: "Case inconnue\u{a0}: écrivez la lettre de la colonne et le numéro de la rangée, comme {example}.",
    triangle: "Triangle inconnu\u{a0}: écrivez trois cases dans l'ordre de lecture, comme {example}.",
    payment: "Paiement inconnu\u{a0}: écrivez 2 pour deux tuiles, ou 1 pour une tuile et le chef.",
    commitment: "Engagement inconnu\u{a0}: écrivez le nombre de tuiles, avec + pour le chef, comme {example}.",
    nothing: "Pour ne soutenir personne, écrivez {example}.",
    tiles: "Tuiles inconnues\u{a0}: écrivez une à six lettres dans l'ordre k r b g y, comme {example}.",
};

const EVENTS: Events = Events {
    tile_placed: "{player} pose {a_tile} en {space}.",
    leader_placed: "{player} place {own_leader} en {space}.",
    leader_moved: "{player} déplace {own_leader} de la case {from} à la case {space}.",
    leader_withdrawn: "{player} retire {own_leader} de la case {from}.",
    leader_returned: "{player} reprend {own_leader} de la case {from}\u{a0}: {why}.",
    points: "{player} gagne {points} {why}.",
    market_taken: "{player} prend {a_tile} au marché.",
    declined_market: "{player} ne prend rien au marché.",
    declined_pagoda: "{player} ne construit pas de pagode.",
    declined_chain: "{player} ne pose pas d'autre tuile paysan.",
    pagoda_built: "{player} construit une {pagoda} sur les cases {triangle}.",
    pagoda_moved: "{player} déplace une {pagoda} des cases {from} aux cases {triangle}.",
    pagoda_paid_two_tiles: "{player} défausse deux tuiles négociant pour une pagode.",
    pagoda_paid_with_leader: "{player} défausse une tuile négociant pour une pagode\u{a0}: \
                              son chef vert remplace l'autre.",
    pagoda_lost: "La {pagoda} des cases {triangle} retourne à côté du plateau.",
    riot_two_tiles: "{player} cause une révolte paysanne avec deux tuiles paysan\u{a0}: \
                     la {tile} en {space} est retirée.",
    riot_with_leader: "{player} cause une révolte paysanne avec une tuile paysan et son chef bleu\u{a0}: \
                       la {tile} en {space} est retirée.",
    replaced: Plural { one: "{player} remplace {count} tuile.", other: "{player} remplace {count} tuiles." },
    replaced_known: Plural {
        one: "{player} remplace {count} tuile\u{a0}: {tiles}.",
        other: "{player} remplace {count} tuiles\u{a0}: {tiles}.",
    },
    revolt_began: "{attacker} déclenche une révolte en {space} contre {defender} ({leader})\u{a0}: \
                   force {attack} contre {defence}.",
    committed: "{player} engage {what}.",
    committed_nothing: "{player} n'engage rien.",
    revolt_ended: "{winner} gagne la révolte contre {loser} ({leader})\u{a0}: \
                   attaque {attack}, défense {defence}.",
    war_began: "La tuile en {space} déclenche une guerre entre les états en {states}.",
    supported: "{player} soutient l'état en {state} avec {what}.",
    supported_none: "{player} ne soutient aucun état.",
    war_won: "Guerre entre les états en {states}\u{a0}: l'état en {state} gagne.",
    war_won_by_choice: "Guerre entre les états en {states}\u{a0}: \
                        égalité, tranchée par le joueur actif pour l'état en {state}.",
    loser_tile_removed: "La tuile soldat en {space} est retirée de l'état perdant.",
    winner_tile_removed: "{player} retire la tuile soldat en {space} de l'état gagnant.",
    drawn: Plural { one: "{player} pioche {count} tuile.", other: "{player} pioche {count} tuiles." },
    drawn_known: Plural {
        one: "{player} pioche {count} tuile\u{a0}: {tiles}.",
        other: "{player} pioche {count} tuiles\u{a0}: {tiles}.",
    },
    market_filled: Plural {
        one: "Le marché est complété avec {count} tuile\u{a0}: {tiles}.",
        other: "Le marché est complété avec {count} tuiles\u{a0}: {tiles}.",
    },
    ended_early: "{player} met fin à son tour.",
    turn_began: "C'est à {player} de jouer.",
    game_ended: "La partie se termine\u{a0}: {why}.",
};

const REASONS: Reasons = Reasons {
    tile: "pour la {tile} en {space}",
    tile_by_black_leader: "pour la {tile} en {space}, grâce à son {leader}",
    revolt: "pour la révolte gagnée",
    war: "pour un chef vaincu à la guerre",
    pagodas: Plural {
        one: "pour une pagode dans l'état de son {leader}",
        other: "pour {count} pagodes dans l'état de son {leader}",
    },
};

const RETURNS: Returns = Returns {
    no_black_tile: "plus aucune tuile gouverneur ne lui est adjacente",
    lost_revolt: "il a perdu la révolte",
    lost_war: "son état a perdu la guerre",
};

const ENDS: Ends = Ends {
    bag_empty: "il faut piocher une tuile et le sac est vide",
    standstill: "chacun à son tour a terminé un tour sans aucune action",
};

const RESULTS: Results = Results {
    score: Plural {
        one: "{player} a {score} point\u{a0}: {totals}\u{a0}; avec le jaune réparti, {spread}.",
        other: "{player} a {score} points\u{a0}: {totals}\u{a0}; avec le jaune réparti, {spread}.",
    },
    total: "{colour} {points}",
};

const LABELS: Labels = Labels {
    points: "points",
    hand: "main",
    leaders_off: "chefs hors du plateau",
    market: "marché",
    bag: "sac",
    pagodas: "pagodes",
    pagodas_beside: "à côté du plateau",
    capitals: "capitales",
    active: "actif",
};

const KINDS: Kinds = Kinds {
    tile: "poser une tuile de la main",
    leader: "placer ou déplacer un chef",
    withdraw: "retirer un chef",
    riot: "causer une révolte paysanne",
    pagoda: "payer une pagode",
    replace: "remplacer des tuiles",
    end: "terminer le tour",
    take: "prendre une tuile au marché",
    skip: "renoncer",
    build: "construire une pagode",
    commit: "engager dans la révolte",
    support: "soutenir un état en guerre, ou aucun",
    winner: "choisir l'état qui gagne la guerre",
    lose: "retirer une tuile soldat",
};

const DEEDS: Deeds = Deeds {
    tile: "poser {a_tile} en {space}",
    leader: "placer {the_leader} en {space}",
    withdraw: "retirer {the_leader}",
    riot_two_tiles: "causer une révolte paysanne en {space} avec deux tuiles paysan",
    riot_with_leader: "causer une révolte paysanne en {space} avec une tuile paysan et le chef bleu",
    pay_two_tiles: "défausser deux tuiles négociant\u{a0}: {build}",
    pay_with_leader: "défausser une tuile négociant, avec le chef vert\u{a0}: {build}",
    replace: "remplacer {tiles}",
    take: "prendre {a_tile} au marché",
    build: "construire une pagode sur les cases {triangle}",
    build_from: "déplacer une pagode des cases {from} aux cases {triangle}",
    commit: "engager {what} dans la révolte",
    commit_nothing: "ne rien engager dans la révolte",
    support: "soutenir l'état en {state} avec {what}",
    support_none: "ne soutenir aucun état",
    winner: "faire gagner la guerre à l'état en {state}",
    lose: "retirer la tuile soldat en {space}",
};

const ADVICE: Advice = Advice {
    victory: "Cela gagne la partie.",
    points: "Vous gagnez aussitôt {points}.",
    pagoda_income: "Votre {leader} gagnera plus de points avec les pagodes à la fin de vos tours.",
    pagoda_in_reach: "Une {pagoda} devient possible.",
    collects: "Vous gagnerez des points pour chaque tuile {roles} à venir.",
    leader_safer: "Votre {leader} est mieux protégé.",
    war_in_reach: "Une guerre que vous gagneriez sans doute devient possible, pour {points}.",
    expels: "{player} va sans doute perdre {own_leader}.",
    threatens: "{player} doit craindre pour {own_leader}.",
    takes_income: "{player} gagnera moins de points avec les pagodes et {own_leader}.",
    better_hand: "Vous aurez de meilleures tuiles en main.",
    keeps_tiles: "Vous gardez vos tuiles pour un meilleur usage.",
};

const HAND: Hand = Hand { tiles: "Vous avez {tiles} en main.", none: "Vous n'avez aucune tuile en main." };

const LEGEND: &str = "Sur le plateau, {river} est un fleuve, {land} une terre vide et {capital} une capitale\u{a0}; \
                      une minuscule est une tuile, avec {roof} sous une pagode\u{a0}; \
                      une majuscule suivie d'un numéro est le chef de cette place.";

const NOTATION: &str = "Après «\u{a0}commit\u{a0}» et «\u{a0}support\u{a0}», un nombre dit combien de tuiles vous \
                        engagez, et + que le chef en est\u{a0}: «\u{a0}0+\u{a0}» est le chef seul, «\u{a0}1+\u{a0}» une \
                        tuile et le chef. «\u{a0}riot 2\u{a0}» coûte deux tuiles paysan, «\u{a0}riot 1\u{a0}» une seule \
                        et le chef bleu, hors du plateau.";

const AT_HAND: AtHand = AtHand {
    actions: Plural { one: "Il reste {count} action.", other: "Il reste {count} actions." },
    revolt: "{attacker} attaque avec une force de {attack}, {defender} défend avec {defence} \
             et gagne à égalité ({leader}).",
    warring_state: "L'état en {state} a une force de {strength}\u{a0}; chefs en conflit\u{a0}: {leaders}.",
    leader: "{player} ({leader})",
};
