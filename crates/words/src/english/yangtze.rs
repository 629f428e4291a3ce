//! Yellow & Yangtze in English.

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
    colours: ["black", "red", "blue", "green", "yellow"],
    roles: ["governor", "soldier", "farmer", "trader", "artisan"],
    a_tile: ["a governor", "a soldier", "a farmer", "a trader", "an artisan"],
    tile: ["governor tile", "soldier tile", "farmer tile", "trader tile", "artisan tile"],
    tiles: [
        Plural { one: "{count} governor", other: "{count} governors" },
        Plural { one: "{count} soldier", other: "{count} soldiers" },
        Plural { one: "{count} farmer", other: "{count} farmers" },
        Plural { one: "{count} trader", other: "{count} traders" },
        Plural { one: "{count} artisan", other: "{count} artisans" },
    ],
    leader: ["black leader", "red leader", "blue leader", "green leader", "yellow leader"],
    leaders: ["black leaders", "red leaders", "blue leaders", "green leaders", "yellow leaders"],
    own_leader: "the {leader}",
    the_leader: "the {leader}",
    points: [
        Plural { one: "{count} black point", other: "{count} black points" },
        Plural { one: "{count} red point", other: "{count} red points" },
        Plural { one: "{count} blue point", other: "{count} blue points" },
        Plural { one: "{count} green point", other: "{count} green points" },
        Plural { one: "{count} yellow point", other: "{count} yellow points" },
    ],
    points_kinds: ["scrolls", "weapons", "crops", "goods", "gold"],
    pagoda: ["black pagoda", "red pagoda", "blue pagoda", "green pagoda", "yellow pagoda"],
    pagoda_kinds: ["court", "garrison", "granary", "market", "workshop"],
    dynasties: ["Lion", "Bull", "Archer", "Pot"],
    state: "{state} (strength {strength})",
};

const DECISIONS: Decisions = Decisions {
    act: "choose an action or end the turn",
    market: "take a tile from the market or decline",
    pagoda: "build a pagoda or decline",
    chain: "place another farmer tile or stop",
    revolt: "choose what to commit to the revolt",
    war: "choose which state to support in the war, or none",
    war_winner: "choose which of the strongest states wins the war",
    war_loss: "remove a soldier tile from the winning state",
};

const REFUSALS: Refusals = Refusals {
    no_such_space: "The board has no such space.",
    leader_off_board: "You can't withdraw this leader: it is not on the board.",
    leader_on_river: "You can't place a leader here: leaders never stand on a river.",
    leader_on_piece: "You can't place a leader here: the space is not empty.",
    leader_stays: "You can't move this leader here: it stands here already.",
    no_black_tile: "You can't place a leader here: no governor tile is adjacent to this space.",
    joins_like_leaders: "You can't place a leader here: it would join states into one with two {leaders}.",
    tile_not_in_hand: "You have no {tile} in hand.",
    tile_on_piece: "You can't place a tile here: the space is not empty.",
    blue_on_land: "You can't place a farmer tile here: farmer tiles go on rivers only.",
    other_on_river: "You can't place this tile here: only farmer tiles go on rivers.",
    not_in_market: "The market has no {tile}.",
    triangle_not_new: "You can't build here: the triangle must include the tile you just placed.",
    chain_not_blue: "You can only go on with another farmer tile.",
    chain_not_adjacent: "You can't go on here: the space must be adjacent to the farmer tile you just placed.",
    too_few_black: "You have fewer governor tiles in hand than you want to commit.",
    black_leader_on_board: "You can't commit your black leader: it is on the board.",
    not_at_war: "No state at war is named by this space.",
    support_with_nothing: "To support a state, commit at least one soldier tile or your red leader.",
    too_few_red: "You have fewer soldier tiles in hand than you want to commit.",
    red_leader_on_board: "You can't commit your red leader: it is on the board.",
    not_strongest: "This state can't win: it is not among the strongest.",
    not_winners_red: "You have to remove a soldier tile of the winning state: there is none here.",
    too_few_blue: "You have too few farmer tiles in hand for a riot.",
    blue_leader_on_board: "Your blue leader can't take part in the riot: it is on the board.",
    no_tile_there: "There is no tile here that a riot could remove.",
    not_a_triangle: "You can't build here: a pagoda needs three tiles of one colour, all adjacent to each other.",
    triangle_taken: "You can't build here: one of the three tiles already supports a pagoda.",
    pagoda_beside_board: "You can't move a pagoda of this colour while there is one beside the board.",
    no_pagoda_beside: "All pagodas of this colour are on the board: choose which one to move.",
    no_pagoda_there: "There is no pagoda of this colour where you want to move it from.",
    too_few_green: "You have too few trader tiles in hand for a pagoda.",
    green_leader_on_board: "Your green leader can't help to pay for the pagoda: it is on the board.",
    replaces_nothing: "Choose at least one tile to replace.",
    replaces_not_in_hand: "You can't replace these tiles: you don't have all of them in hand.",
};

const MISREADINGS: Misreadings = Misreadings {
    colour: "Unknown colour. The colours are {colours}.",
    space: "Unknown space: write a column letter and a row number, like {example}.",
    triangle: "Unknown triangle: write three spaces in reading order, like {example}.",
    payment: "Unknown payment: write 2 for two tiles, or 1 for one tile and the leader.",
    commitment: "Unknown commitment: write the number of tiles, with + for the leader, like {example}.",
    nothing: "To support nobody, write {example}.",
    tiles: "Unknown tiles: write one to six letters in the order k r b g y, like {example}.",
};

const EVENTS: Events = Events {
    tile_placed: "{player} places {a_tile} on {space}.",
    leader_placed: "{player} places {own_leader} on {space}.",
    leader_moved: "{player} moves {own_leader} from {from} to {space}.",
    leader_withdrawn: "{player} withdraws {own_leader} from {from}.",
    leader_returned: "{player} takes back {own_leader} from {from}: {why}.",
    points: "{player} gains {points} {why}.",
    market_taken: "{player} takes {a_tile} from the market.",
    declined_market: "{player} takes nothing from the market.",
    declined_pagoda: "{player} builds no pagoda.",
    declined_chain: "{player} places no further farmer.",
    pagoda_built: "{player} builds a {pagoda} on {triangle}.",
    pagoda_moved: "{player} moves a {pagoda} from {from} to {triangle}.",
    pagoda_paid_two_tiles: "{player} pays two traders for a pagoda.",
    pagoda_paid_with_leader: "{player} pays one trader for a pagoda: the green leader stands in for another.",
    pagoda_lost: "The {pagoda} on {triangle} goes back beside the board.",
    riot_two_tiles: "{player} causes a riot with two farmers: the {tile} on {space} is removed.",
    riot_with_leader: "{player} causes a riot with one farmer and the blue leader: the {tile} on {space} is removed.",
    replaced: Plural { one: "{player} replaces {count} tile.", other: "{player} replaces {count} tiles." },
    replaced_known: Plural {
        one: "{player} replaces {count} tile: {tiles}.",
        other: "{player} replaces {count} tiles: {tiles}.",
    },
    revolt_began: "{attacker} starts a revolt on {space} against {defender} ({leader}): \
                   strength {attack} against {defence}.",
    committed: "{player} commits {what}.",
    committed_nothing: "{player} commits nothing.",
    revolt_ended: "{winner} wins the revolt against {loser} ({leader}): attack {attack}, defence {defence}.",
    war_began: "The tile on {space} starts a war between the states at {states}.",
    supported: "{player} supports the state at {state} with {what}.",
    supported_none: "{player} supports no state.",
    war_won: "War between the states at {states}: the state at {state} wins.",
    war_won_by_choice: "War between the states at {states}: \
                        a tie, which the active player decides for the state at {state}.",
    loser_tile_removed: "The soldier on {space} is removed from the losing state.",
    winner_tile_removed: "{player} removes the soldier on {space} from the winning state.",
    drawn: Plural { one: "{player} draws {count} tile.", other: "{player} draws {count} tiles." },
    drawn_known: Plural {
        one: "{player} draws {count} tile: {tiles}.",
        other: "{player} draws {count} tiles: {tiles}.",
    },
    market_filled: Plural {
        one: "The market is filled with {count} tile: {tiles}.",
        other: "The market is filled with {count} tiles: {tiles}.",
    },
    ended_early: "{player} ends the turn early.",
    turn_began: "The turn of {player} begins.",
    game_ended: "The game ends: {why}.",
};

const REASONS: Reasons = Reasons {
    tile: "for the {tile} on {space}",
    tile_by_black_leader: "for the {tile} on {space}, thanks to the {leader}",
    revolt: "for winning the revolt",
    war: "for a leader beaten in the war",
    pagodas: Plural {
        one: "for a pagoda in the state of the {leader}",
        other: "for {count} pagodas in the state of the {leader}",
    },
};

const RETURNS: Returns = Returns {
    no_black_tile: "no governor tile is adjacent to it any more",
    lost_revolt: "it lost the revolt",
    lost_war: "its state lost the war",
};

const ENDS: Ends = Ends {
    bag_empty: "a tile has to be drawn and the bag is empty",
    standstill: "everybody in turn has ended a turn without any action",
};

const RESULTS: Results = Results {
    score: Plural {
        one: "{player} scores {score} point: {totals}; with yellow spread, {spread}.",
        other: "{player} scores {score} points: {totals}; with yellow spread, {spread}.",
    },
    total: "{colour} {points}",
};

const LABELS: Labels = Labels {
    points: "points",
    hand: "hand",
    leaders_off: "leaders off the board",
    market: "market",
    bag: "bag",
    pagodas: "pagodas",
    pagodas_beside: "beside the board",
    capitals: "capitals",
    active: "active",
};

const KINDS: Kinds = Kinds {
    tile: "place a tile from hand",
    leader: "place or move a leader",
    withdraw: "withdraw a leader",
    riot: "cause a riot",
    pagoda: "pay for a pagoda",
    replace: "replace tiles",
    end: "end the turn",
    take: "take a tile from the market",
    skip: "decline",
    build: "build a pagoda",
    commit: "commit to the revolt",
    support: "support a state in the war, or none",
    winner: "choose the state that wins the war",
    lose: "remove a soldier tile",
};

const DEEDS: Deeds = Deeds {
    tile: "place {a_tile} on {space}",
    leader: "put {the_leader} on {space}",
    withdraw: "withdraw {the_leader}",
    riot_two_tiles: "cause a riot on {space} with two farmers",
    riot_with_leader: "cause a riot on {space} with one farmer and the blue leader",
    pay_two_tiles: "pay two traders: {build}",
    pay_with_leader: "pay one trader, with the green leader: {build}",
    replace: "replace {tiles}",
    take: "take {a_tile} from the market",
    build: "build a pagoda on {triangle}",
    build_from: "move a pagoda from {from} to {triangle}",
    commit: "commit {what} to the revolt",
    commit_nothing: "commit nothing to the revolt",
    support: "support the state at {state} with {what}",
    support_none: "support no state",
    winner: "let the state at {state} win the war",
    lose: "remove the soldier on {space}",
};

const ADVICE: Advice = Advice {
    victory: "It wins the game.",
    points: "You gain {points} at once.",
    pagoda_income: "Your {leader} will gain more points from pagodas at the end of your turns.",
    pagoda_in_reach: "A {pagoda} comes within reach.",
    collects: "You will gain points for each further {roles} tile.",
    leader_safer: "Your {leader} stands more safely.",
    war_in_reach: "A war that you are likely to win comes within reach, for {points}.",
    expels: "{player} is likely to lose {own_leader}.",
    threatens: "{player} has to fear for {own_leader}.",
    takes_income: "{player} will gain fewer points from pagodas with {own_leader}.",
    better_hand: "You will have better tiles in hand.",
    keeps_tiles: "You keep your tiles for something better.",
};

const HAND: Hand = Hand { tiles: "You have {tiles} in hand.", none: "You have no tiles in hand." };

const LEGEND: &str = "On the board {river} is river, {land} empty land and {capital} a capital; a small letter is a \
                      tile, with {roof} under a pagoda; a capital letter with a number is the leader of that seat.";

const NOTATION: &str = "After “commit” and “support” a number says how many tiles you commit, and + that the leader is \
                        among them: “0+” is the leader alone, “1+” one tile and the leader. “riot 2” costs two farmer \
                        tiles, “riot 1” one of them and the blue leader, off the board.";

const AT_HAND: AtHand = AtHand {
    actions: Plural { one: "{count} action is left.", other: "{count} actions are left." },
    revolt: "{attacker} attacks with strength {attack}, {defender} defends with {defence} and wins a tie ({leader}).",
    warring_state: "The state at {state} has strength {strength}; leaders in conflict: {leaders}.",
    leader: "{player} ({leader})",
};
