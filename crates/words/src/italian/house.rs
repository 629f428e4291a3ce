//! What is said in every game, in Italian.

use crate::house::{House, HouseLabels};

pub(crate) static HOUSE: House = House {
    and: "e",
    waiting: "{player} deve {decision}.",
    over: "La partita è finita.",
    not_now: "Non puoi farlo adesso: devi {decision}.",
    verb: "Azione sconosciuta. Le azioni sono {verbs}.",
    words: "Questa azione ha troppe parole o troppo poche.",
    won: "{player} vince la partita.",
    shared: "{players} si dividono la vittoria.",
    heading: "Partita {game}, azione {at} di {all}",
    labels: HouseLabels { decides: "decide", over: "la partita è finita", log: "diario" },
};
