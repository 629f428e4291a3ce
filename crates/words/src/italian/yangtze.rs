//! Yellow & Yangtze in Italian.
//!
//! A name or a space never follows *a*, which would become *ad* before some of them.

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
    colours: ["nero", "rosso", "blu", "verde", "giallo"],
    roles: ["governatore", "soldato", "contadino", "commerciante", "artigiano"],
    a_tile: [
        "una tessera governatore",
        "una tessera soldato",
        "una tessera contadino",
        "una tessera commerciante",
        "una tessera artigiano",
    ],
    tile: ["tessera governatore", "tessera soldato", "tessera contadino", "tessera commerciante", "tessera artigiano"],
    tiles: [
        Plural { one: "{count} governatore", other: "{count} governatori" },
        Plural { one: "{count} soldato", other: "{count} soldati" },
        Plural { one: "{count} contadino", other: "{count} contadini" },
        Plural { one: "{count} commerciante", other: "{count} commercianti" },
        Plural { one: "{count} artigiano", other: "{count} artigiani" },
    ],
    leader: ["leader nero", "leader rosso", "leader blu", "leader verde", "leader giallo"],
    leaders: ["leader neri", "leader rossi", "leader blu", "leader verdi", "leader gialli"],
    own_leader: "il suo {leader}",
    the_leader: "il {leader}",
    points: [
        Plural { one: "{count} punto nero", other: "{count} punti neri" },
        Plural { one: "{count} punto rosso", other: "{count} punti rossi" },
        Plural { one: "{count} punto blu", other: "{count} punti blu" },
        Plural { one: "{count} punto verde", other: "{count} punti verdi" },
        Plural { one: "{count} punto giallo", other: "{count} punti gialli" },
    ],
    points_kinds: ["pergamene", "armi", "raccolti", "merci", "oro"],
    pagoda: ["pagoda nera", "pagoda rossa", "pagoda blu", "pagoda verde", "pagoda gialla"],
    pagoda_kinds: ["corte", "guarnigione", "granaio", "mercato", "officina"],
    dynasties: ["Leone", "Toro", "Arciere", "Vaso"],
    state: "{state} (forza {strength})",
};

const DECISIONS: Decisions = Decisions {
    act: "scegliere un'azione o terminare il turno",
    market: "prendere una tessera dal mercato o rinunciare",
    pagoda: "costruire una pagoda o rinunciare",
    chain: "posizionare un'altra tessera contadino o smettere",
    revolt: "scegliere che cosa impegnare nella rivolta",
    war: "scegliere quale stato sostenere nella guerra, o nessuno",
    war_winner: "scegliere quale degli stati più forti vince la guerra",
    war_loss: "rimuovere una tessera soldato dallo stato vincente",
};

const REFUSALS: Refusals = Refusals {
    no_such_space: "Questo spazio non esiste sul tabellone.",
    leader_off_board: "Non puoi ritirare questo leader: non è sul tabellone.",
    leader_on_river: "Non puoi posizionare un leader qui: un leader non va mai su un fiume.",
    leader_on_piece: "Non puoi posizionare un leader qui: lo spazio non è vuoto.",
    leader_stays: "Non puoi spostare questo leader qui: si trova già in questo spazio.",
    no_black_tile: "Non puoi posizionare un leader qui: nessuna tessera governatore è adiacente a questo spazio.",
    joins_like_leaders: "Non puoi posizionare un leader qui: unirebbe più stati in uno solo con due {leaders}.",
    tile_not_in_hand: "Non hai nessuna {tile} in mano.",
    tile_on_piece: "Non puoi posizionare una tessera qui: lo spazio non è vuoto.",
    blue_on_land: "Non puoi posizionare una tessera contadino qui: va soltanto sui fiumi.",
    other_on_river: "Non puoi posizionare questa tessera qui: soltanto le tessere contadino vanno sui fiumi.",
    not_in_market: "Al mercato non c'è nessuna {tile}.",
    triangle_not_new: "Non puoi costruire qui: il triangolo deve comprendere la tessera appena posizionata.",
    chain_not_blue: "Puoi continuare soltanto con un'altra tessera contadino.",
    chain_not_adjacent: "Non puoi continuare qui: \
                         lo spazio deve essere adiacente alla tessera contadino appena posizionata.",
    too_few_black: "Hai in mano meno tessere governatore di quante ne vuoi impegnare.",
    black_leader_on_board: "Non puoi impegnare il tuo leader nero: è sul tabellone.",
    not_at_war: "Nessuno stato in guerra prende il nome da questo spazio.",
    support_with_nothing: "Per sostenere uno stato, impegna almeno una tessera soldato o il tuo leader rosso.",
    too_few_red: "Hai in mano meno tessere soldato di quante ne vuoi impegnare.",
    red_leader_on_board: "Non puoi impegnare il tuo leader rosso: è sul tabellone.",
    not_strongest: "Questo stato non può vincere: non è tra i più forti.",
    not_winners_red: "Devi rimuovere una tessera soldato dello stato vincente: qui non ce n'è nessuna.",
    too_few_blue: "Non hai in mano abbastanza tessere contadino per una rivolta dei contadini.",
    blue_leader_on_board: "Il tuo leader blu non può partecipare alla rivolta dei contadini: è sul tabellone.",
    no_tile_there: "Qui non c'è nessuna tessera che una rivolta dei contadini possa rimuovere.",
    not_a_triangle: "Non puoi costruire qui: \
                     una pagoda richiede tre tessere dello stesso colore, tutte adiacenti fra loro.",
    triangle_taken: "Non puoi costruire qui: una delle tre tessere sostiene già una pagoda.",
    pagoda_beside_board: "Non puoi spostare una pagoda di questo colore finché ce n'è una accanto al tabellone.",
    no_pagoda_beside: "Tutte le pagode di questo colore sono sul tabellone: scegli quale spostare.",
    no_pagoda_there: "Non c'è nessuna pagoda di questo colore nel punto da cui vuoi spostarla.",
    too_few_green: "Non hai in mano abbastanza tessere commerciante per una pagoda.",
    green_leader_on_board: "Il tuo leader verde non può servire a pagare la pagoda: è sul tabellone.",
    replaces_nothing: "Scegli almeno una tessera da sostituire.",
    replaces_not_in_hand: "Non puoi sostituire queste tessere: non le hai tutte in mano.",
};

const MISREADINGS: Misreadings = Misreadings {
    colour: "Colore sconosciuto. I colori sono {colours}.",
    space: "Spazio sconosciuto: scrivi la lettera della colonna e il numero della riga, come {example}.",
    triangle: "Triangolo sconosciuto: scrivi tre spazi in ordine di lettura, come {example}.",
    payment: "Pagamento sconosciuto: scrivi 2 per due tessere, oppure 1 per una tessera e il leader.",
    commitment: "Impegno sconosciuto: scrivi il numero di tessere, con + per il leader, come {example}.",
    nothing: "Per non sostenere nessuno, scrivi {example}.",
    tiles: "Tessere sconosciute: scrivi da una a sei lettere nell'ordine k r b g y, come {example}.",
};

const EVENTS: Events = Events {
    tile_placed: "{player} posiziona {a_tile} in {space}.",
    leader_placed: "{player} posiziona {own_leader} in {space}.",
    leader_moved: "{player} sposta {own_leader} da {from} in {space}.",
    leader_withdrawn: "{player} ritira {own_leader} da {from}.",
    leader_returned: "{player} riprende {own_leader} da {from}: {why}.",
    points: "{player} guadagna {points} {why}.",
    market_taken: "{player} prende {a_tile} dal mercato.",
    declined_market: "{player} non prende nulla dal mercato.",
    declined_pagoda: "{player} non costruisce nessuna pagoda.",
    declined_chain: "{player} non posiziona altre tessere contadino.",
    pagoda_built: "{player} costruisce una {pagoda} sugli spazi {triangle}.",
    pagoda_moved: "{player} sposta una {pagoda} dagli spazi {from} agli spazi {triangle}.",
    pagoda_paid_two_tiles: "{player} scarta due tessere commerciante per una pagoda.",
    pagoda_paid_with_leader: "{player} scarta una tessera commerciante per una pagoda: \
                              il suo leader verde vale come l'altra.",
    pagoda_lost: "La {pagoda} sugli spazi {triangle} torna accanto al tabellone.",
    riot_two_tiles: "{player} provoca una rivolta dei contadini con due tessere contadino: \
                     la {tile} in {space} viene rimossa.",
    riot_with_leader: "{player} provoca una rivolta dei contadini con una tessera contadino e il suo leader blu: \
                       la {tile} in {space} viene rimossa.",
    replaced: Plural { one: "{player} sostituisce {count} tessera.", other: "{player} sostituisce {count} tessere." },
    replaced_known: Plural {
        one: "{player} sostituisce {count} tessera: {tiles}.",
        other: "{player} sostituisce {count} tessere: {tiles}.",
    },
    revolt_began: "{attacker} scatena una rivolta in {space} contro {defender} ({leader}): \
                   forza {attack} contro {defence}.",
    committed: "{player} impegna {what}.",
    committed_nothing: "{player} non impegna nulla.",
    revolt_ended: "{winner} vince la rivolta contro {loser} ({leader}): attacco {attack}, difesa {defence}.",
    war_began: "La tessera in {space} scatena una guerra tra gli stati in {states}.",
    supported: "{player} sostiene lo stato in {state} con {what}.",
    supported_none: "{player} non sostiene nessuno stato.",
    war_won: "Guerra tra gli stati in {states}: lo stato in {state} vince.",
    war_won_by_choice: "Guerra tra gli stati in {states}: \
                        parità, decisa dal giocatore attivo a favore dello stato in {state}.",
    loser_tile_removed: "La tessera soldato in {space} viene rimossa dallo stato perdente.",
    winner_tile_removed: "{player} rimuove la tessera soldato in {space} dallo stato vincente.",
    drawn: Plural { one: "{player} pesca {count} tessera.", other: "{player} pesca {count} tessere." },
    drawn_known: Plural {
        one: "{player} pesca {count} tessera: {tiles}.",
        other: "{player} pesca {count} tessere: {tiles}.",
    },
    market_filled: Plural {
        one: "Il mercato viene rifornito con {count} tessera: {tiles}.",
        other: "Il mercato viene rifornito con {count} tessere: {tiles}.",
    },
    ended_early: "{player} termina il turno in anticipo.",
    turn_began: "Inizia il turno di {player}.",
    game_ended: "La partita finisce: {why}.",
};

const REASONS: Reasons = Reasons {
    tile: "per la {tile} in {space}",
    tile_by_black_leader: "per la {tile} in {space}, grazie al suo {leader}",
    revolt: "per la rivolta vinta",
    war: "per un leader sconfitto in guerra",
    pagodas: Plural {
        one: "per una pagoda nello stato del suo {leader}",
        other: "per {count} pagode nello stato del suo {leader}",
    },
};

const RETURNS: Returns = Returns {
    no_black_tile: "nessuna tessera governatore gli è più adiacente",
    lost_revolt: "ha perso la rivolta",
    lost_war: "il suo stato ha perso la guerra",
};

const ENDS: Ends = Ends {
    bag_empty: "bisogna pescare una tessera e il sacchetto è vuoto",
    standstill: "ciascuno a sua volta ha terminato un turno senza alcuna azione",
};

const RESULTS: Results = Results {
    score: Plural {
        one: "{player} ottiene {score} punto: {totals}; con il giallo ripartito, {spread}.",
        other: "{player} ottiene {score} punti: {totals}; con il giallo ripartito, {spread}.",
    },
    total: "{colour} {points}",
};

const LABELS: Labels = Labels {
    points: "punti",
    hand: "mano",
    leaders_off: "leader fuori dal tabellone",
    market: "mercato",
    bag: "sacchetto",
    pagodas: "pagode",
    pagodas_beside: "accanto al tabellone",
    capitals: "capitali",
    active: "attivo",
};

const KINDS: Kinds = Kinds {
    tile: "posizionare una tessera dalla mano",
    leader: "posizionare o spostare un leader",
    withdraw: "ritirare un leader",
    riot: "provocare una rivolta dei contadini",
    pagoda: "pagare una pagoda",
    replace: "sostituire tessere",
    end: "terminare il turno",
    take: "prendere una tessera dal mercato",
    skip: "rinunciare",
    build: "costruire una pagoda",
    commit: "impegnare nella rivolta",
    support: "sostenere uno stato in guerra, o nessuno",
    winner: "scegliere lo stato che vince la guerra",
    lose: "rimuovere una tessera soldato",
};

const DEEDS: Deeds = Deeds {
    tile: "posizionare {a_tile} in {space}",
    leader: "posizionare {the_leader} in {space}",
    withdraw: "ritirare {the_leader}",
    riot_two_tiles: "provocare una rivolta dei contadini in {space} con due tessere contadino",
    riot_with_leader: "provocare una rivolta dei contadini in {space} con una tessera contadino e il leader blu",
    pay_two_tiles: "scartare due tessere commerciante: {build}",
    pay_with_leader: "scartare una tessera commerciante, con il leader verde: {build}",
    replace: "sostituire {tiles}",
    take: "prendere {a_tile} dal mercato",
    build: "costruire una pagoda sugli spazi {triangle}",
    build_from: "spostare una pagoda dagli spazi {from} agli spazi {triangle}",
    commit: "impegnare {what} nella rivolta",
    commit_nothing: "non impegnare nulla nella rivolta",
    support: "sostenere lo stato in {state} con {what}",
    support_none: "non sostenere nessuno stato",
    winner: "far vincere la guerra allo stato in {state}",
    lose: "rimuovere la tessera soldato in {space}",
};

const ADVICE: Advice = Advice {
    victory: "Vince la partita.",
    points: "Guadagni subito {points}.",
    pagoda_income: "Il tuo {leader} guadagnerà più punti dalle pagode alla fine dei tuoi turni.",
    pagoda_in_reach: "Diventa possibile una {pagoda}.",
    collects: "Guadagnerai punti per ogni nuova tessera {roles}.",
    leader_safer: "Il tuo {leader} è più al sicuro.",
    war_in_reach: "Diventa possibile una guerra che probabilmente vinceresti, per {points}.",
    expels: "{player} probabilmente perde {own_leader}.",
    threatens: "{player} deve temere per {own_leader}.",
    takes_income: "{player} guadagnerà meno punti dalle pagode con {own_leader}.",
    better_hand: "Avrai tessere migliori in mano.",
    keeps_tiles: "Tieni le tessere per un uso migliore.",
};

const HAND: Hand = Hand { tiles: "Hai in mano {tiles}.", none: "Non hai nessuna tessera in mano." };

const LEGEND: &str = "Sul tabellone {river} è fiume, {land} terra vuota e {capital} una capitale; una lettera \
                      minuscola è una tessera, con {roof} sotto una pagoda; una maiuscola con un numero è il leader \
                      di quel posto.";

const NOTATION: &str = "Dopo «commit» e «support» un numero dice quante tessere impegni, e + che c'è anche il leader: \
                        «0+» è il solo leader, «1+» una tessera e il leader. «riot 2» costa due tessere contadino, \
                        «riot 1» una sola e il leader blu, fuori dal tabellone.";

const AT_HAND: AtHand = AtHand {
    actions: Plural { one: "Resta {count} azione.", other: "Restano {count} azioni." },
    revolt: "{attacker} attacca con forza {attack}, {defender} difende con {defence} \
             e vince in caso di parità ({leader}).",
    warring_state: "Lo stato in {state} ha forza {strength}; leader in conflitto: {leaders}.",
    leader: "{player} ({leader})",
};
