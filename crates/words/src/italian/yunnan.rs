//! Yunnan in Italian.
//!
//! The name of a player never follows *a*, which would become *ad* before some of them; a province with its article
//! never follows a preposition that would merge with it. One goes *da Pu'er al Sichuan*, or *fino al Sichuan* where
//! nothing says whence: *al Sichuan* alone would sound wrong.

use crate::template::Plural;
use crate::yunnan::catalogue::{
    Advice, Catalogue, Decisions, Deeds, Ends, Events, FinalReasons, Kinds, Labels, Misreadings, Refusals, Results,
    Terms, Verdicts,
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
    money_left: "Dei tuoi {yuan} ne hai già offerti {pledged}: ne restano {left}.",
};

const TERMS: Terms = Terms {
    provinces: ["Pu'er", "Yunnan", "Sichuan", "Qamdo", "Tibet", "Qinghai"],
    the_province: ["Pu'er", "lo Yunnan", "il Sichuan", "Qamdo", "il Tibet", "il Qinghai"],
    in_province: ["a Pu'er", "nello Yunnan", "nel Sichuan", "a Qamdo", "in Tibet", "nel Qinghai"],
    to_province: ["a Pu'er", "allo Yunnan", "al Sichuan", "a Qamdo", "al Tibet", "al Qinghai"],
    from_province: ["da Pu'er", "dallo Yunnan", "dal Sichuan", "da Qamdo", "dal Tibet", "dal Qinghai"],
    buildings: ["scuola di commercio", "ufficio doganale", "mercante di cavalli", "casa del drago", "cantiere"],
    at_building: [
        "alla scuola di commercio",
        "all'ufficio doganale",
        "dal mercante di cavalli",
        "alla casa del drago",
        "al cantiere",
    ],
    constructions: ["emporio", "ponte", "casa da tè"],
    a_construction: ["un emporio", "un ponte", "una casa da tè"],
    banks: ["spazio alto", "spazio basso"],
    the_bank: ["lo spazio alto della banca", "lo spazio basso della banca"],
    emblems: ["Camelia", "Yak", "Lanterna", "Bambù", "Pavone"],
    variants: ["variante base", "variante pro"],
    points: "{count} PV",
    yuan: Plural { one: "{count} yuan", other: "{count} yuan" },
    traders: Plural { one: "{count} mercante", other: "{count} mercanti" },
    posts: Plural { one: "{count} emporio", other: "{count} empori" },
    presents: Plural { one: "{count} dono", other: "{count} doni" },
    crossings: Plural { one: "{count} passaggio di confine", other: "{count} passaggi di confine" },
    empty_provinces: Plural { one: "{count} provincia vuota", other: "{count} province vuote" },
    left: Plural { one: "ne resta {count}", other: "ne restano {count}" },
    none_left: "non ne resta nessuno",
    income_there: "{income} {in_province}",
};

const DECISIONS: Decisions = Decisions {
    auction: "mettere un mercante nell'asta o passare",
    yard: "prendere una costruzione al cantiere",
    teahouse: "aprire la casa da tè o tenerla",
    travel: "viaggiare, costruire o terminare",
    conversion: "convertire la rendita in PV e yuan",
};

const REFUSALS: Refusals = Refusals {
    no_trader_in_supply: "Non hai nessun mercante nella riserva.",
    no_trader_there: "Non puoi richiamare un mercante {from_province}: lì non ne hai nessuno.",
    market_stays: "Non puoi prendere un mercante dal mercato di Pu'er: deve restarci fino alla fine dell'asta.",
    no_such_bid: "Non puoi offrire {yuan}: nessuno spazio d'offerta porta questo numero.",
    bid_space_taken: "Non puoi offrire {yuan} {at_building}: su quello spazio d'offerta c'è già un mercante.",
    own_trader_in_building: "Non puoi offrire {at_building}: lì hai già un mercante.",
    higher_bid_stands: "Non puoi offrire così poco {at_building}: l'offerta di {yuan} supererebbe subito la tua.",
    no_progress: "Non puoi offrire {at_building}: {why}.",
    all_gained: [
        "hai già tutti e sette i mercanti",
        "il tuo livello doganale è già 4",
        "il tuo cavallo è già nel Qinghai",
        "la tua influenza è già 4",
        "non ti resta nessuna costruzione nella scorta",
    ],
    no_money: "Non puoi offrire {bid}: non hai denaro.",
    little_money: Plural {
        one: "Non puoi offrire {bid}: hai soltanto uno yuan.",
        other: "Non puoi offrire {bid}: hai soltanto {yuan}.",
    },
    money_bid: Plural {
        one: "Non puoi offrire {bid}: hai {yuan}, di cui {pledged} già offerto.",
        other: "Non puoi offrire {bid}: hai {yuan}, di cui {pledged} già offerti.",
    },
    bank_space_taken: "Non puoi prendere {the_bank}: c'è già un mercante.",
    only_market_after_bank: "Hai un mercante in banca: \
                             fino alla fine dell'asta puoi soltanto mettere mercanti nel mercato o passare.",
    not_in_reserve: "Non puoi prendere {a_construction}: non ne hai più nella scorta.",
    no_access: "Per te {the_province} non è accessibile: il tuo cavallo è ancora {horse}.",
    not_in_supply: "Non puoi costruire {a_construction}: non ne hai nella riserva.",
    no_bridge_site: "Nessuno spazio per ponte ha {near} sul lato vicino e {far} sul lato lontano.",
    own_bridge_there: "Hai già un ponte tra {near} e {far}.",
    no_teahouse_space: "Non puoi costruire una casa da tè {in_province}: non c'è nessuno spazio per casa da tè.",
    teahouse_space_taken: "Non puoi costruire una casa da tè {in_province}: ce n'è già una.",
    nobody_travels: "Non puoi partire {from_province}: lì non hai nessun mercante.",
    already_travelled: "Non puoi partire {from_province}: lì tutti i tuoi mercanti hanno già fatto il loro viaggio.",
    goes_nowhere: "Un viaggio deve portare in un'altra provincia.",
    too_few_crossings: Plural {
        one: "Non puoi fare questo viaggio: richiede {crossings}, e te ne resta soltanto uno.",
        other: "Non puoi fare questo viaggio: richiede {crossings}, e te ne restano soltanto {left}.",
    },
    no_crossings: "Non puoi fare questo viaggio: richiede {crossings}, e non te ne resta nessuno.",
    push_in_puer: "Non puoi respingere nessuno a Pu'er: la strada comincia lì.",
    nobody_to_push: "Questo giocatore non ha nessun mercante da respingere {in_province}.",
    pushes_own: "Non puoi respingere i tuoi stessi mercanti.",
    not_lower_influence: "Non puoi respingere questo giocatore: \
                          un'influenza di {theirs} non è inferiore alla tua, che è di {own}.",
    more_than_income: "Non puoi prendere così tanti PV: la tua rendita è soltanto di {income}.",
};

const MISREADINGS: Misreadings = Misreadings {
    building: "Edificio del progresso sconosciuto. Gli edifici del progresso sono {buildings}.",
    bank: "Spazio della banca sconosciuto. Gli spazi sono {banks}.",
    construction: "Costruzione sconosciuta. Le costruzioni sono {constructions}.",
    province: "Provincia sconosciuta. Le province sono {provinces}.",
    source: "Provenienza del mercante sconosciuta: scrivi {supply}, oppure una provincia, come {example}.",
    journey: "Viaggio sconosciuto: scrivi due province, come {example}.",
    site: "Spazio per ponte sconosciuto: \
           scrivi la provincia sul lato vicino e quella sul lato lontano, come {example}.",
    seat: "Posto sconosciuto. I posti sono {seats}.",
    number: "Numero sconosciuto: scrivilo in cifre, senza segno né zeri iniziali, come {example}.",
};

const EVENTS: Events = Events {
    bid: "{player} offre {yuan} {at_building}.",
    bid_recalled: "{player} offre {yuan} {at_building} con un mercante richiamato {from_province}.",
    outbid: "{by} supera l'offerta di {player} {at_building}: \
             {player} riprende nella riserva il mercante sul {yuan}.",
    outbid_returned: "{by} supera l'offerta di {player} {at_building}: \
                      {player} riprende nella riserva il mercante sul {yuan} e rientra nell'asta.",
    bank_taken: "{player} prende {the_bank}.",
    bank_taken_recalled: "{player} prende {the_bank} con un mercante richiamato {from_province}.",
    bid_withdrawn: "{player} ritira la sua offerta di {yuan} {at_building}: il mercante va al mercato di Pu'er.",
    market: "{player} mette un mercante nel mercato di Pu'er.",
    market_recalled: "{player} mette nel mercato di Pu'er un mercante richiamato {from_province}.",
    passed: "{player} passa.",
    passed_with_traders: Plural {
        one: "{player} passa, e {count} mercante va dalla riserva al mercato di Pu'er.",
        other: "{player} passa, e {count} mercanti vanno dalla riserva al mercato di Pu'er.",
    },
    bank_paid: "{player} riceve {yuan} per {the_bank}: \
                tutte le offerte insieme valgono {bids}; il mercante torna nella riserva.",
    bid_paid: "{player} paga {paid} per la sua offerta {at_building}; il mercante torna nella riserva.",
    bid_paid_in_part: Plural {
        one: "{player} paga soltanto uno yuan per la sua offerta di {bid} {at_building}; \
              il mercante torna nella riserva.",
        other: "{player} paga soltanto {paid} per la sua offerta di {bid} {at_building}; \
                il mercante torna nella riserva.",
    },
    bid_unpaid: "{player} non può pagare nulla per la sua offerta di {bid} {at_building}; \
                 il mercante torna nella riserva.",
    penalty: Plural {
        one: "{player} perde {points}: manca {count} yuan, a {each} per yuan.",
        other: "{player} perde {points}: mancano {count} yuan, a {each} per yuan.",
    },
    trader_trained: "{player} ottiene un nuovo mercante {at_building}: va al mercato di Pu'er.",
    customs_raised: "{player} raggiunge il livello doganale {level}: {crossings} a ogni round.",
    horse_moved: "{player} porta il suo cavallo fino {to_province}.",
    influence_raised: "{player} porta la sua influenza a {level}.",
    construction_taken: "{player} prende {a_construction} al cantiere.",
    construction_taken_only: "{player} prende {a_construction} al cantiere: nella scorta non restava altro.",
    teahouse_kept: "{player} tiene la casa da tè nella riserva.",
    travel_order: "Si viaggia in quest'ordine: {players}.",
    travelled: "{player} fa viaggiare un mercante {from_province} {to_province}: {crossings}, {left}.",
    pushed: "{by} respinge {player}: un mercante arretra {from_province} {to_province}.",
    post_built: "{player} costruisce un emporio {in_province}.",
    bridge_built: "{player} costruisce un ponte tra {near} e {far}.",
    teahouse_built: "{player} costruisce una casa da tè {in_province}.",
    teahouse_opened: "{player} apre subito la casa da tè {in_province}.",
    travel_ended: "{player} termina viaggi e costruzioni.",
    sent_home: Plural {
        one: "{player} non ha un percorso collegato verso {the_province}: {count} mercante torna a Pu'er.",
        other: "{player} non ha un percorso collegato verso {the_province}: {count} mercanti tornano a Pu'er.",
    },
    inspector_came: "L'ispettore si spinge fino {to_province}, dove la rendita del tè è la più alta: \
                     {income}, contro {others}.",
    inspector_came_farther: "L'ispettore si spinge fino {to_province}, dove la rendita del tè è {income}, \
                             contro {others}: a parità, sceglie la provincia più lontana da Pu'er.",
    inspector_came_alone: "L'ispettore si spinge fino {to_province}, \
                           l'unica provincia oltre Pu'er con una rendita del tè: {income}.",
    inspector_stayed_away: "Oltre Pu'er non c'è nessuna rendita del tè: l'ispettore non viene.",
    banished: "L'ispettore sceglie {player} (influenza {influence}) \
               ed espelle un mercante {from_province} verso Pu'er: {why}.",
    spared: "L'ispettore risparmia {player} (influenza {influence}) {in_province}: {why}.",
    nobody_banished: "L'ispettore non trova nessuno da espellere {in_province}.",
    presents_given: "{player} riceve {presents} {in_province}: {left}.",
    presents_shared: "I doni {in_province} non bastano per tutti i mercanti: {player} ne riceve {count}.",
    traders_earned: Plural {
        one: "{player} guadagna {total} in tè con {count} mercante {in_province}.",
        other: "{player} guadagna {total} in tè con {count} mercanti {in_province}, {each} ciascuno.",
    },
    traders_earned_less: Plural {
        one: "{player} guadagna {total} in tè con {count} mercante {in_province}: \
              {income} meno {deduction} per {empty_provinces} lungo il percorso.",
        other: "{player} guadagna {total} in tè con {count} mercanti {in_province}, {each} ciascuno: \
                {income} meno {deduction} per {empty_provinces} lungo il percorso.",
    },
    traders_earned_nothing: Plural {
        one: "{player} guadagna {total} in tè con {count} mercante {in_province}: \
              {income} meno {deduction} per {empty_provinces} lungo il percorso, ma mai meno di 0.",
        other: "{player} guadagna {total} in tè con {count} mercanti {in_province}, {each} ciascuno: \
                {income} meno {deduction} per {empty_provinces} lungo il percorso, ma mai meno di 0.",
    },
    posts_earned: Plural {
        one: "{player} guadagna {total} in tè con {count} emporio {in_province}.",
        other: "{player} guadagna {total} in tè con {count} empori {in_province}, {each} ciascuno.",
    },
    posts_earned_nothing: Plural {
        one: "{player} non guadagna nulla con {count} emporio {in_province}: non è collegato.",
        other: "{player} non guadagna nulla con {count} empori {in_province}: non sono collegati.",
    },
    income: "{player} ha una rendita del tè di {income}.",
    new_order: "Il nuovo ordine di viaggio segue le rendite: {players}.",
    converted: "{player} converte la sua rendita in {what}.",
    market_left: "{player} riprende nella riserva {traders} dal mercato di Pu'er.",
    round_began: "Il round {round} inizia con questo ordine d'asta: {players}.",
    game_ended: "La partita finisce: {why}.",
    final_points: "{player} guadagna {points} {why}.",
};

const VERDICTS: Verdicts = Verdicts {
    banished: "nessun altro senza protezione ha un'influenza più alta",
    top_influence: "il livello d'influenza più alto offre protezione",
    teahouse: "lì la casa da tè di questo giocatore offre protezione",
    less_influence: "lì qualcun altro ha un'influenza più alta",
    later_in_order: "lì qualcun altro ha la stessa influenza e viene prima nell'ordine di viaggio",
};

const FINAL_REASONS: FinalReasons = FinalReasons {
    yuan: "per {yuan}",
    presents: "per {presents}",
    teahouses: Plural { one: "per {count} casa da tè costruita", other: "per {count} case da tè costruite" },
    customs: "per il livello doganale {level}",
    influence: "per un'influenza di {level}",
};

const ENDS: Ends = Ends {
    points: "qualcuno ha {points} o più",
    presents: "è stato dato l'ultimo dono",
    both: "qualcuno ha {points} o più, ed è stato dato l'ultimo dono",
};

const RESULTS: Results = Results {
    score: "{player} ottiene {points}.",
    won: Plural {
        one: "{player} vince la partita in {count} round.",
        other: "{player} vince la partita in {count} round.",
    },
    won_tie: Plural {
        one: "{player} vince la partita in {count} round: \
              a parità di PV decide l'influenza, poi l'ordine di viaggio.",
        other: "{player} vince la partita in {count} round: \
                a parità di PV decide l'influenza, poi l'ordine di viaggio.",
    },
};

const LABELS: Labels = Labels {
    bids: "offerte",
    bank: "banca",
    market: "mercato di Pu'er",
    round: "round",
    auction_order: "ordine d'asta",
    travel_order: "ordine di viaggio",
    points: "PV",
    yuan: "yuan",
    penalty: "penalità per yuan mancante",
    customs: "dogana",
    influence: "influenza",
    supply: "riserva",
    reserve: "scorta",
    province: "provincia",
    presents: "doni",
    bridges: "ponti",
    income: "rendita",
    crossings_left: "passaggi di confine rimasti",
    not_travelled: "non ancora partiti",
    passed: "ha passato",
    trader: "mercante",
    post: "emporio",
    bridge: "ponte",
    teahouse: "casa da tè",
    horse: "cavallo",
};

const KINDS: Kinds = Kinds {
    bid: "offrire in un edificio del progresso",
    bank: "prendere uno spazio della banca",
    market: "mettere un mercante nel mercato",
    pass: "passare",
    take: "prendere una costruzione",
    open: "aprire la casa da tè",
    keep: "tenere la casa da tè",
    travel: "fare un viaggio",
    post: "costruire un emporio",
    bridge: "costruire un ponte",
    teahouse: "costruire una casa da tè",
    done: "terminare viaggi e costruzioni",
    convert: "prendere tanti PV, il resto in yuan",
};

const DEEDS: Deeds = Deeds {
    bid: "offrire {yuan} {at_building}",
    bank: "prendere {the_bank}",
    recalled: "{deed} con un mercante richiamato {from_province}",
    take: "prendere {a_construction}",
    open: "aprire la casa da tè {in_province}",
    travel: "viaggiare {from_province} {to_province}",
    push: "{deed} e spingere un mercante di {player}",
    post: "costruire un emporio {in_province}",
    bridge: "costruire un ponte tra {near} e {far}",
    teahouse: "costruire una casa da tè {in_province}",
    convert: "prendere {points}, il resto in yuan",
};

const ADVICE: Advice = Advice {
    points: "Guadagni subito {points}.",
    money: "Tieni {yuan} per la prossima asta.",
    income_now: "La tua rendita del tè aumenta di {count} in questo round.",
    income_next: "La tua rendita del tè può aumentare di {count} nel prossimo round.",
    bank: "La banca paga circa {yuan}.",
    withdraws: "Ritira le tue offerte di {yuan}.",
    trader: "Un mercante in più: ne avrai {count}.",
    crossings: "Un passaggio di confine in più: ne avrai {count}.",
    access: "Il tuo cavallo arriverà fino {to_province}.",
    influence: "La tua influenza sarà {level}.",
    yard: "Riceverai una costruzione dal cantiere.",
    holds: "Tiene il tuo percorso {in_province}, anche senza mercante.",
    shortens: "C'è allora un solo passaggio di confine {from_province} {to_province}.",
    plan: "Con ciò che segue si arriva a questo.",
    protects: "L'ispettore allora ti risparmia {in_province}.",
    final_points: "Puoi avere {points} in più alla fine della partita.",
    presents: "Ricevi {presents} in più.",
    safe_bid: "Nessuno può superare questa offerta.",
    outbids: "Superi l'offerta di {player}.",
    pushes: "Respingi {player}, che guadagna {count} in meno in tè.",
    connects: "Il tuo percorso verso {the_province} resta o diventa collegato.",
    escapes_inspector: "Altrimenti l'ispettore espellerebbe uno dei tuoi mercanti.",
    inspector_takes: "{player} vedrà l'ispettore espellere uno dei suoi mercanti.",
    travellers: Plural {
        one: "Hai {count} mercante libero di viaggiare.",
        other: "Hai {count} mercanti liberi di viaggiare.",
    },
    race: "Mancheranno allora soltanto {points} alla fine della partita.",
    ends_game: "La partita finisce con questo round.",
};
