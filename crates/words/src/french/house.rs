//! What is said in every game, in French.

use crate::house::{House, HouseLabels};

pub(crate) static HOUSE: House = House {
    and: "et",
    waiting: "{player} doit {decision}.",
    over: "La partie est terminée.",
    not_now: "Vous ne pouvez pas faire cela maintenant\u{a0}: vous devez {decision}.",
    verb: "Action inconnue. Les actions sont {verbs}.",
    words: "Cette action a trop de mots ou trop peu.",
    won: "{player} gagne la partie.",
    shared: "{players} se partagent la victoire.",
    heading: "Partie {game}, action {at} sur {all}",
    labels: HouseLabels { decides: "décide", over: "la partie est terminée", log: "journal" },
};
