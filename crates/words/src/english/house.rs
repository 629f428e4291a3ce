//! What is said in every game, in English.

use crate::house::{House, HouseLabels};

pub(crate) static HOUSE: House = House {
    and: "and",
    waiting: "{player} has to {decision}.",
    over: "The game is over.",
    not_now: "You can't do this now: you have to {decision}.",
    verb: "Unknown action. The actions are {verbs}.",
    words: "This action has too few words or too many.",
    won: "{player} wins the game.",
    shared: "{players} share the victory.",
    heading: "Game {game}, action {at} of {all}",
    labels: HouseLabels { decides: "decides", over: "the game is over", log: "log" },
};
