//! Positions drawn as in the tests of the rules: a line per seat with what it has in each province (`T` a trader, `t` one
//! that has travelled, `P` a trading post, `H` a teahouse, `*` the horse) and beside the board.

use ::yunnan::{Board, Position, Province, View};
use kernel::{Observer, Seat, View as _};
use serde_json::{Value, json};

/// The board of all drawings: tests count on its numbers.
pub(super) fn board() -> Board {
    Board::read(include_str!("../../../../../boards/tea-horse-road.toml")).expect("a board")
}

/// A position in round 2 that waits at `at`, like `auction 0`, `auction 0 passed 1 2` or `travel 0`. Bids are written
/// `school 7 2`. What isn't said of a player: 12 Yuan, and traders that aren't drawn in the supply.
pub(super) fn draw(board: &Board, road: &str, bids: &str, at: &str) -> Position {
    let mut players: Vec<Value> = Vec::new();
    let mut fresh = Vec::new();
    for line in road.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (cells, beside) = (&words[1..=Province::COUNT], &words[Province::COUNT + 1..]);
        let count = |signs: &[char]| cells.iter().map(|cell| cell.matches(signs).count()).collect::<Vec<usize>>();
        let with = |sign: char| {
            let there = Province::ALL.into_iter().zip(cells).filter(move |(_, cell)| cell.contains(sign));
            there.map(|(province, _)| province.id()).collect::<Vec<_>>()
        };
        let said = |name: &str, otherwise: usize| {
            let place = beside.iter().position(|word| *word == name);
            place.map_or(otherwise, |place| beside[place + 1].parse().expect("a number"))
        };
        let (traders, posts, teahouses) = (count(&['T', 't']), count(&['P']), with('H'));
        let drawn: usize = traders.iter().sum();
        let reserve = said("reserve", (7 - drawn).min(4));
        fresh.push(count(&['T']));
        let (built, stock) = ([posts.iter().sum::<usize>(), 0, teahouses.len()], ["posts", "bridges", "teahouses"]);
        let stock = stock.map(|kind| said(kind, 0));
        let left: Vec<usize> = built.iter().zip(stock).map(|(built, stock)| 2 - built - stock).collect();
        players.push(json!({
            "points": said("points", 0), "yuan": said("yuan", 12), "bids": [null, null, null, null, null],
            "traders": traders, "posts": posts, "bridges": [], "presents": 0, "teahouses": teahouses,
            "customs": said("customs", 0), "influence": said("influence", 0), "horse": with('*')[0],
            "supply": 7 - drawn - reserve, "reserve": reserve, "stock": stock, "reserve_stock": left,
        }));
    }
    for bid in bids.split(',').map(str::trim).filter(|bid| !bid.is_empty()) {
        let words: Vec<&str> = bid.split(' ').collect();
        let building = ::yunnan::Building::from_id(words[0]).expect("a building").index();
        let owner: usize = words[2].parse().expect("a seat");
        let space = board.bids().iter().position(|yuan| yuan.to_string() == words[1]).expect("a bid space");
        players[owner]["bids"][building] = json!(space);
        let supply = players[owner]["supply"].as_u64().expect("a number");
        players[owner]["supply"] = json!(supply - 1);
    }
    let words: Vec<&str> = at.split_whitespace().collect();
    let number = |word: &&str| word.parse::<usize>().expect("a seat");
    let seat = number(&words[1]);
    let passed: Vec<usize> = words.iter().skip(3).map(number).collect();
    let stage = match words[0] {
        "auction" => json!({"auction": {"seat": seat, "passed": passed}}),
        "conversion" => json!({"conversion": {"seat": seat}}),
        _ => {
            let crossings = board.crossings(players[seat]["customs"].as_u64().expect("a level") as u8);
            json!({"travel": {"seat": seat, "crossings": crossings, "fresh": fresh[seat]}})
        }
    };
    let order: Vec<usize> = (0..players.len()).collect();
    let written = json!({
        "variant": "basic", "round": 2, "order": order, "bank": [null, null], "presents": board.presents(),
        "players": players, "stage": stage, "observer": 0,
    });
    let written = serde_json::from_value(written).expect("a view as it is written");
    *View::read(board, &written).expect("a position that there can be").position()
}

/// The view of a seat.
pub(super) fn seen(position: &Position, seat: u8) -> View {
    position.view(Observer::Seat(Seat::new(seat)))
}
