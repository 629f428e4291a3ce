//! The words in and beside a picture of the game.

use super::catalogue::catalogue;
use crate::template::labels;

labels! { |game, house|
    /// The bids of a building or of a player.
    Bids => game.bids,
    /// The bank.
    Bank => game.bank,
    /// The market of Pu'er.
    Market => game.market,
    /// The round, before its number.
    Round => game.round,
    /// The order of seats in the auction.
    AuctionOrder => game.auction_order,
    /// The order of seats from the travel phase on.
    TravelOrder => game.travel_order,
    /// Victory points.
    Points => game.points,
    /// Money.
    Yuan => game.yuan,
    /// The points lost for each Yuan missing, before their number.
    Penalty => game.penalty,
    /// The customs level.
    Customs => game.customs,
    /// The influence.
    Influence => game.influence,
    /// What a player can use.
    Supply => game.supply,
    /// What a player has yet to gain.
    Reserve => game.reserve,
    /// A province.
    Province => game.province,
    /// Presents.
    Presents => game.presents,
    /// Bridges, as a heading.
    Bridges => game.bridges,
    /// Tea income.
    Income => game.income,
    /// Border crossings that the travelling player has left.
    CrossingsLeft => game.crossings_left,
    /// Said of traders that haven't made their journey.
    NotTravelled => game.not_travelled,
    /// Said of a player who has passed in the auction.
    Passed => game.passed,
    /// Said of the player whose decision the game waits for.
    Decides => house.decides,
    /// Said of a game that is over.
    Over => house.over,
    /// One trader, in a legend.
    Trader => game.trader,
    /// One trading post, in a legend.
    Post => game.post,
    /// One bridge, in a legend.
    Bridge => game.bridge,
    /// One teahouse, in a legend.
    Teahouse => game.teahouse,
    /// The horse.
    Horse => game.horse,
}
