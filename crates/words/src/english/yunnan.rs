//! Yunnan in English.

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
    money_left: "Of your {yuan} you have bid {pledged} already, which leaves {left}.",
};

const PROVINCES: PerProvince = ["Pu'er", "Yunnan", "Sichuan", "Qamdo", "Tibet", "Qinghai"];

const TERMS: Terms = Terms {
    provinces: PROVINCES,
    the_province: PROVINCES,
    in_province: ["in Pu'er", "in Yunnan", "in Sichuan", "in Qamdo", "in Tibet", "in Qinghai"],
    to_province: ["to Pu'er", "to Yunnan", "to Sichuan", "to Qamdo", "to Tibet", "to Qinghai"],
    from_province: ["from Pu'er", "from Yunnan", "from Sichuan", "from Qamdo", "from Tibet", "from Qinghai"],
    buildings: ["trading school", "customs office", "horse trader", "dragon house", "construction yard"],
    at_building: [
        "in the trading school",
        "in the customs office",
        "at the horse trader",
        "in the dragon house",
        "in the construction yard",
    ],
    constructions: ["trading post", "bridge", "teahouse"],
    a_construction: ["a trading post", "a bridge", "a teahouse"],
    banks: ["high space", "low space"],
    the_bank: ["the high space of the bank", "the low space of the bank"],
    emblems: ["Camellia", "Yak", "Lantern", "Bamboo", "Peacock"],
    variants: ["basic variant", "pro variant"],
    points: "{count} VP",
    yuan: Plural { one: "{count} Yuan", other: "{count} Yuan" },
    traders: Plural { one: "{count} trader", other: "{count} traders" },
    posts: Plural { one: "{count} trading post", other: "{count} trading posts" },
    presents: Plural { one: "{count} present", other: "{count} presents" },
    crossings: Plural { one: "{count} border crossing", other: "{count} border crossings" },
    empty_provinces: Plural { one: "{count} empty province", other: "{count} empty provinces" },
    left: Plural { one: "{count} is left", other: "{count} are left" },
    none_left: "none is left",
    income_there: "{income} {in_province}",
};

const DECISIONS: Decisions = Decisions {
    auction: "place a trader in the auction or pass",
    yard: "take a building from the construction yard",
    teahouse: "open the teahouse or keep it",
    travel: "travel, build or finish",
    conversion: "convert the income into VP and Yuan",
};

const REFUSALS: Refusals = Refusals {
    no_trader_in_supply: "You have no trader in your supply.",
    no_trader_there: "You can't recall a trader {from_province}: you have none there.",
    market_stays: "You can't take a trader from the market of Pu'er: it has to stay there until the end of the auction.",
    no_such_bid: "You can't bid {yuan}: no bid space has this number.",
    bid_space_taken: "You can't bid {yuan} {at_building}: there is a trader on that bid space.",
    own_trader_in_building: "You can't bid {at_building}: you already have a trader there.",
    higher_bid_stands: "You can't bid so little {at_building}: the bid of {yuan} there would outbid yours at once.",
    no_progress: "You can't bid {at_building}: {why}.",
    all_gained: [
        "you already have all seven traders",
        "your customs level is already 4",
        "your horse is already in Qinghai",
        "your influence is already 4",
        "you have no building left in reserve",
    ],
    no_money: "You can't bid {bid}: you have no money.",
    little_money: Plural {
        one: "You can't bid {bid}: you have only one Yuan.",
        other: "You can't bid {bid}: you have only {yuan}.",
    },
    money_bid: Plural {
        one: "You can't bid {bid}: you have {yuan}, and {pledged} of them is bid already.",
        other: "You can't bid {bid}: you have {yuan}, and {pledged} of them are bid already.",
    },
    bank_space_taken: "You can't take {the_bank}: there is a trader on it.",
    only_market_after_bank: "You have a trader in the bank: \
                             until the end of the auction you can only place traders in the market or pass.",
    not_in_reserve: "You can't take {a_construction}: you have none left in reserve.",
    no_access: "{the_province} is not accessible to you: your horse is only {horse}.",
    not_in_supply: "You can't build {a_construction}: you have none in your supply.",
    no_bridge_site: "No bridge site has {near} on its near side and {far} on its far side.",
    own_bridge_there: "You already have a bridge between {near} and {far}.",
    no_teahouse_space: "You can't build a teahouse {in_province}: there is no teahouse space.",
    teahouse_space_taken: "You can't build a teahouse {in_province}: there is one already.",
    nobody_travels: "You can't set out {from_province}: you have no trader there.",
    already_travelled: "You can't set out {from_province}: all your traders there have made their journey.",
    goes_nowhere: "A journey has to lead to another province.",
    too_few_crossings: Plural {
        one: "You can't make this journey: it takes {crossings}, and you have only one left.",
        other: "You can't make this journey: it takes {crossings}, and you have only {left} left.",
    },
    no_crossings: "You can't make this journey: it takes {crossings}, and you have none left.",
    push_in_puer: "You can't push anybody in Pu'er: the road begins there.",
    nobody_to_push: "This player has no trader {in_province} that you could push.",
    pushes_own: "You can't push your own traders.",
    not_lower_influence: "You can't push this player: an influence of {theirs} is not lower than yours, \
                          which is {own}.",
    more_than_income: "You can't take so many VP: your income is only {income}.",
};

const MISREADINGS: Misreadings = Misreadings {
    building: "Unknown progress building. The progress buildings are {buildings}.",
    bank: "Unknown space of the bank. The spaces are {banks}.",
    construction: "Unknown building. The buildings are {constructions}.",
    province: "Unknown province. The provinces are {provinces}.",
    source: "Unknown origin of a trader: write {supply}, or a province like {example}.",
    journey: "Unknown journey: write two provinces, like {example}.",
    site: "Unknown bridge site: write the province on the near side and the one on the far side, like {example}.",
    seat: "Unknown seat. The seats are {seats}.",
    number: "Unknown number: write it in digits, without a sign or leading zeros, like {example}.",
};

const EVENTS: Events = Events {
    bid: "{player} bids {yuan} {at_building}.",
    bid_recalled: "{player} bids {yuan} {at_building} with a trader recalled {from_province}.",
    outbid: "{by} outbids {player} {at_building}: {player}'s trader on the {yuan} returns to the supply.",
    outbid_returned: "{by} outbids {player} {at_building}: \
                      the trader on the {yuan} returns to the supply, and {player} is back in the auction.",
    bank_taken: "{player} takes {the_bank}.",
    bank_taken_recalled: "{player} takes {the_bank} with a trader recalled {from_province}.",
    bid_withdrawn: "{player} withdraws the bid of {yuan} {at_building}: the trader goes to the market of Pu'er.",
    market: "{player} places a trader in the market of Pu'er.",
    market_recalled: "{player} places a trader recalled {from_province} in the market of Pu'er.",
    passed: "{player} passes.",
    passed_with_traders: Plural {
        one: "{player} passes, and {count} trader goes from the supply to the market of Pu'er.",
        other: "{player} passes, and {count} traders go from the supply to the market of Pu'er.",
    },
    bank_paid: "{player} gets {yuan} for {the_bank}: all bids together count {bids}; the trader returns to the supply.",
    bid_paid: "{player} pays {paid} for the bid {at_building}; the trader returns to the supply.",
    bid_paid_in_part: Plural {
        one: "{player} pays only one Yuan for the bid of {bid} {at_building}; the trader returns to the supply.",
        other: "{player} pays only {paid} for the bid of {bid} {at_building}; the trader returns to the supply.",
    },
    bid_unpaid: "{player} can pay nothing for the bid of {bid} {at_building}; the trader returns to the supply.",
    penalty: Plural {
        one: "{player} loses {points}: {count} Yuan is missing, at {each} per Yuan.",
        other: "{player} loses {points}: {count} Yuan are missing, at {each} per Yuan.",
    },
    trader_trained: "{player} gains a new trader {at_building}: it goes to the market of Pu'er.",
    customs_raised: "{player} reaches customs level {level}: {crossings} in each round.",
    horse_moved: "{player} brings the horse {to_province}.",
    influence_raised: "{player} reaches influence {level}.",
    construction_taken: "{player} takes {a_construction} from the construction yard.",
    construction_taken_only: "{player} takes {a_construction} from the construction yard: \
                              nothing else was left in reserve.",
    teahouse_kept: "{player} keeps the teahouse in the supply.",
    travel_order: "The players travel in this order: {players}.",
    travelled: "{player} sends a trader {from_province} {to_province}: {crossings}, {left}.",
    pushed: "{by} pushes {player}: a trader is pushed {from_province} {to_province}.",
    post_built: "{player} builds a trading post {in_province}.",
    bridge_built: "{player} builds a bridge between {near} and {far}.",
    teahouse_built: "{player} builds a teahouse {in_province}.",
    teahouse_opened: "{player} opens the teahouse {in_province} at once.",
    travel_ended: "{player} finishes travelling and building.",
    sent_home: Plural {
        one: "{player} has no connected route to {the_province}: {count} trader goes back to Pu'er.",
        other: "{player} has no connected route to {the_province}: {count} traders go back to Pu'er.",
    },
    inspector_came: "The inspector goes {to_province}, where the tea income is highest: {income}, against {others}.",
    inspector_came_farther: "The inspector goes {to_province}, where the tea income is {income}, against {others}: \
                             of equals, he chooses the farthest from Pu'er.",
    inspector_came_alone: "The inspector goes {to_province}, \
                           the only province beyond Pu'er with a tea income: {income}.",
    inspector_stayed_away: "There is no tea income beyond Pu'er: the inspector stays away.",
    banished: "The inspector chooses {player} (influence {influence}) \
               and banishes a trader {from_province} to Pu'er: {why}.",
    spared: "The inspector spares {player} (influence {influence}) {in_province}: {why}.",
    nobody_banished: "The inspector finds nobody to banish {in_province}.",
    presents_given: "{player} gets {presents} {in_province}: {left}.",
    presents_shared: "There are not enough presents {in_province} for all traders: {player} gets {count}.",
    traders_earned: Plural {
        one: "{player} earns {total} in tea with {count} trader {in_province}.",
        other: "{player} earns {total} in tea with {count} traders {in_province}, {each} each.",
    },
    traders_earned_less: Plural {
        one: "{player} earns {total} in tea with {count} trader {in_province}: \
              {income} less {deduction} for {empty_provinces} on the way.",
        other: "{player} earns {total} in tea with {count} traders {in_province}, {each} each: \
                {income} less {deduction} for {empty_provinces} on the way.",
    },
    traders_earned_nothing: Plural {
        one: "{player} earns {total} in tea with {count} trader {in_province}: \
              {income} less {deduction} for {empty_provinces} on the way, but never below 0.",
        other: "{player} earns {total} in tea with {count} traders {in_province}, {each} each: \
                {income} less {deduction} for {empty_provinces} on the way, but never below 0.",
    },
    posts_earned: Plural {
        one: "{player} earns {total} in tea with {count} trading post {in_province}.",
        other: "{player} earns {total} in tea with {count} trading posts {in_province}, {each} each.",
    },
    posts_earned_nothing: Plural {
        one: "{player} earns nothing with {count} trading post {in_province}: it isn't connected.",
        other: "{player} earns nothing with {count} trading posts {in_province}: they aren't connected.",
    },
    income: "{player} has a tea income of {income}.",
    new_order: "The new travel order follows the incomes: {players}.",
    converted: "{player} converts the income into {what}.",
    market_left: "{player} takes {traders} from the market of Pu'er back into the supply.",
    round_began: "Round {round} begins with this auction order: {players}.",
    game_ended: "The game ends: {why}.",
    final_points: "{player} gains {points} {why}.",
};

const VERDICTS: Verdicts = Verdicts {
    banished: "nobody else without protection has more influence",
    top_influence: "the highest level of influence gives protection",
    teahouse: "the player's own teahouse there gives protection",
    less_influence: "somebody else there has more influence",
    later_in_order: "somebody else there has the same influence and comes earlier in travel order",
};

const FINAL_REASONS: FinalReasons = FinalReasons {
    yuan: "for {yuan}",
    presents: "for {presents}",
    teahouses: Plural { one: "for {count} built teahouse", other: "for {count} built teahouses" },
    customs: "for customs level {level}",
    influence: "for influence {level}",
};

const ENDS: Ends = Ends {
    points: "somebody has {points} or more",
    presents: "the last present has been given",
    both: "somebody has {points} or more, and the last present has been given",
};

const RESULTS: Results = Results {
    score: "{player} scores {points}.",
    won: Plural {
        one: "{player} wins the game after {count} round.",
        other: "{player} wins the game after {count} rounds.",
    },
    won_tie: Plural {
        one: "{player} wins the game after {count} round: with equal VP, influence decides, then the travel order.",
        other: "{player} wins the game after {count} rounds: with equal VP, influence decides, then the travel order.",
    },
};

const LABELS: Labels = Labels {
    bids: "bids",
    bank: "bank",
    market: "market of Pu'er",
    round: "round",
    auction_order: "auction order",
    travel_order: "travel order",
    points: "VP",
    yuan: "Yuan",
    penalty: "penalty per missing Yuan",
    customs: "customs",
    influence: "influence",
    supply: "supply",
    reserve: "reserve",
    province: "province",
    presents: "presents",
    bridges: "bridges",
    income: "income",
    crossings_left: "border crossings left",
    not_travelled: "not travelled yet",
    passed: "has passed",
    trader: "trader",
    post: "trading post",
    bridge: "bridge",
    teahouse: "teahouse",
    horse: "horse",
};

const KINDS: Kinds = Kinds {
    bid: "bid in a progress building",
    bank: "take a space of the bank",
    market: "place a trader in the market",
    pass: "pass",
    take: "take a building",
    open: "open the teahouse",
    keep: "keep the teahouse",
    travel: "make a journey",
    post: "build a trading post",
    bridge: "build a bridge",
    teahouse: "build a teahouse",
    done: "finish travelling and building",
    convert: "take so many VP, the rest in Yuan",
};

const DEEDS: Deeds = Deeds {
    bid: "bid {yuan} {at_building}",
    bank: "take {the_bank}",
    recalled: "{deed} with a trader recalled {from_province}",
    take: "take {a_construction}",
    open: "open the teahouse {in_province}",
    travel: "travel {from_province} {to_province}",
    push: "{deed} and push a trader of {player}",
    post: "build a trading post {in_province}",
    bridge: "build a bridge between {near} and {far}",
    teahouse: "build a teahouse {in_province}",
    convert: "take {points}, the rest in Yuan",
};

const ADVICE: Advice = Advice {
    points: "You gain {points} at once.",
    money: "You keep {yuan} for the next auction.",
    income_now: "Your tea income grows by {count} in this round.",
    income_next: "Your tea income can grow by {count} in the next round.",
    bank: "The bank pays about {yuan}.",
    withdraws: "It withdraws your bids of {yuan}.",
    trader: "A trader more: you will have {count}.",
    crossings: "A border crossing more: you will have {count}.",
    access: "Your horse will go {to_province}.",
    influence: "Your influence will be {level}.",
    yard: "You will get a building from the construction yard.",
    holds: "It holds your route {in_province}, also without a trader.",
    shortens: "It is then a single border crossing {from_province} {to_province}.",
    plan: "With what follows it comes to this.",
    protects: "The inspector then spares you {in_province}.",
    final_points: "You can have {points} more at the end of the game.",
    presents: "You get {presents} more.",
    safe_bid: "Nobody can outbid this bid.",
    outbids: "You outbid {player}.",
    pushes: "You push {player}, who earns {count} less in tea.",
    connects: "It keeps or makes your route to {the_province} connected.",
    escapes_inspector: "Otherwise the inspector would banish one of your traders.",
    inspector_takes: "{player} will have a trader banished by the inspector.",
    travellers: Plural {
        one: "You have {count} trader free to travel.",
        other: "You have {count} traders free to travel.",
    },
    race: "Only {points} are then missing to the end of the game.",
    ends_game: "The game ends with this round.",
};
