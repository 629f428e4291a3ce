//! The words in and beside a picture of the game.

use super::catalogue::catalogue;
use crate::template::labels;

labels! { |game, house|
    /// Victory points.
    Points => game.points,
    /// The tiles in a player's hand.
    Hand => game.hand,
    /// A player's leaders that are off the board.
    LeadersOff => game.leaders_off,
    /// The face-up tiles.
    Market => game.market,
    /// The bag.
    Bag => game.bag,
    /// The pagodas on the board.
    Pagodas => game.pagodas,
    /// The pagodas beside the board.
    PagodasBeside => game.pagodas_beside,
    /// The capitals.
    Capitals => game.capitals,
    /// Said of the player whose turn it is.
    Active => game.active,
    /// Said of the player whose decision the game waits for.
    Decides => house.decides,
    /// Said of a game that is over.
    Over => house.over,
}
