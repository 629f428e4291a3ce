//! The picture as a terminal without colours shows it.

use kernel::{Boards, Record, Seat};
use yunnan::{Bank, Board, Building, Construction, Position, Province};

use super::*;

const LABELS: Labels<'static> = Labels {
    names: ["Camellia", "Yak", "Lantern", "Bamboo", "Peacock"],
    buildings: ["trading school", "customs office", "horse trader", "dragon house", "construction yard"],
    bank: "bank",
    market: "market of Pu'er",
    banks: ["high", "low"],
    sum_of_bids: "bids",
    round: "round",
    auction_order: "auction order",
    travel_order: "travel order",
    road: "province",
    income: "income",
    presents: "presents",
    bridges: "bridges",
    pieces: ["trader", "trading post", "bridge", "teahouse", "horse"],
    tracks: ["VP", "Yuan", "customs", "influence"],
    supply: "supply",
    reserve: "reserve",
    crossings: "crossings left",
    not_travelled: "not travelled",
    passed: "passed",
    decides: "decides",
    over: "the game is over",
    variants: ["basic variant", "pro variant"],
    penalty: "penalty",
};

const GAMES: [&str; 3] = [
    include_str!("../../../../yunnan/tests/games/yunnan-3p.jsonl"),
    include_str!("../../../../yunnan/tests/games/yunnan-4p.jsonl"),
    include_str!("../../../../yunnan/tests/games/yunnan-5p.jsonl"),
];

/// The board of these games.
const BOARD: &str = include_str!("../../../../../boards/tea-horse-road.toml");

fn board() -> Board {
    Board::read(BOARD).unwrap()
}

fn plain(board: &Board, position: &Position) -> String {
    let mut out = Vec::new();
    terminal(board, position, &LABELS, &mut out).unwrap();
    anstream::adapter::strip_str(std::str::from_utf8(&out).unwrap()).to_string()
}

/// Every third position of a whole game of three, four and five, and the last.
fn positions() -> Vec<Position> {
    let mut positions = Vec::new();
    for game in GAMES {
        let record = Record::read(game).unwrap();
        let board = Boards::<Position>::built_in().of_record(&record).unwrap();
        let mut all = Vec::new();
        conformance::replay::<Position>(&board, &record, false, |position, _| all.push(*position)).unwrap();
        let last = *all.last().unwrap();
        positions.extend(all.into_iter().step_by(3).chain([last]));
    }
    positions
}

/// The line that begins with this, after the mark of the deciding seat.
fn line<'a>(picture: &'a str, begin: &str, which: usize) -> &'a str {
    let lines = picture.lines().filter(|line| line.trim_start_matches(['>', ' ']).starts_with(begin));
    lines.clone().nth(which).unwrap_or_else(|| panic!("{begin}\n{picture}"))
}

#[test]
fn every_bid_stands_under_its_amount_in_the_line_of_its_building() {
    let board = &board();
    for position in positions() {
        let picture = plain(board, &position);
        let heading = line(&picture, "round", 0);
        for (building, name) in Building::ALL.into_iter().zip(LABELS.buildings) {
            let row: Vec<char> = line(&picture, name, 0).chars().collect();
            for bid in board.bids() {
                // The number of the round comes first and may be like a bid.
                let end = heading.rfind(&format!(" {bid}")).unwrap() + bid.to_string().len();
                let owner = position.bids(board, building).into_iter().find(|(yuan, _)| yuan == bid);
                let expected = owner.map_or('·', |(_, seat)| seat.to_string().chars().next().unwrap());
                assert_eq!(row[end], expected, "{name} {bid}\n{picture}");
            }
        }
        let bank = line(&picture, "bank", 0);
        let row = board.bank_row(position.sum_of_bids(board));
        for (bank_space, name, pays) in [(Bank::High, "high", row.high), (Bank::Low, "low", row.low)] {
            let owner = position.banker(bank_space).map_or("·".to_owned(), |seat| seat.to_string());
            assert!(bank.contains(&format!("{name} +{pays}: {owner}")), "{picture}");
        }
        assert!(bank.ends_with(&format!("bids {}", position.sum_of_bids(board))), "{picture}");
    }
}

#[test]
fn every_piece_stands_under_its_province_in_the_line_of_its_owner() {
    let board = &board();
    for position in positions() {
        let picture = plain(board, &position);
        let heading = line(&picture, "province", 0);
        let begins = Province::ALL.map(|province| {
            let begin = heading.find(board.province_name(province)).unwrap();
            heading[..begin].chars().count()
        });
        for (seat, player) in position.by_seat() {
            let row: Vec<char> = line(&picture, &seat_name(&LABELS, seat), 0).chars().collect();
            for (province, begin) in Province::ALL.into_iter().zip(begins) {
                let cell: String = row[begin..].iter().take_while(|sign| **sign != ' ').collect();
                let count = |sign: char| cell.matches(sign).count();
                assert_eq!(count('o'), usize::from(player.traders()[province]), "{picture}");
                assert_eq!(count('#'), usize::from(player.posts()[province]), "{picture}");
                assert_eq!(count('^') == 1, player.teahouses().has(province), "{picture}");
                assert_eq!(count('*') == 1, player.horse() == province, "{picture}");
            }
        }
        for (number, site) in board.sites().iter().enumerate() {
            let [near, far] = [site.near, site.far].map(|side| board.province_name(side));
            let owners: String = position
                .by_seat()
                .filter(|(_, player)| player.bridges().has(number))
                .map(|(seat, _)| format!(" {seat}"))
                .collect();
            let expected = format!("{near}={far}{}", if owners.is_empty() { " ·" } else { &owners });
            assert!(picture.contains(&expected), "{expected}\n{picture}");
        }
    }
}

#[test]
fn every_seat_has_a_line_with_tracks_supply_and_reserve() {
    let board = &board();
    for position in positions() {
        let picture = plain(board, &position);
        for (seat, player) in position.by_seat() {
            let row = line(&picture, &seat_name(&LABELS, seat), 1);
            let numbers: Vec<i64> =
                row.split_whitespace().filter_map(|word| word.replace('−', "-").parse().ok()).collect();
            let presents = i64::from(player.presents());
            let [yuan, customs, influence] =
                [player.yuan(), player.customs().into(), player.influence().into()].map(i64::from);
            assert_eq!(numbers[1..], [player.points(), yuan, customs, influence, presents], "{row}");
            let stock = |traders: u8, stock: yunnan::Stock| {
                let of = |kind| usize::from(stock.of(kind));
                let signs = "o".repeat(traders.into())
                    + &"#".repeat(of(Construction::Post))
                    + &"=".repeat(of(Construction::Bridge))
                    + &"^".repeat(of(Construction::Teahouse));
                if signs.is_empty() { "·".to_owned() } else { signs }
            };
            let words: Vec<&str> = row.split_whitespace().collect();
            let supply = words.iter().position(|word| *word == stock(player.supply(), player.stock()));
            assert!(supply.is_some(), "{row}");
            assert!(words.contains(&&*stock(player.reserve(), player.reserve_stock())), "{row}");
            let waits = position.pending().seat() == Some(seat);
            let row = line(&picture, &seat_name(&LABELS, seat), 0);
            assert_eq!((row.starts_with('>'), row.contains(LABELS.decides)), (waits, waits), "{row}");
            assert_eq!(row.contains(LABELS.passed), position.passed().has(seat), "{row}");
        }
        assert_eq!(picture.contains(LABELS.over), position.pending().seat().is_none());
        assert_eq!(picture.contains(LABELS.crossings), position.crossings_left().is_some());
        let order: Vec<String> = position.order().iter().map(|seat| seat_name(&LABELS, seat)).collect();
        assert!(picture.contains(&format!("order  {}\n", order.join(", "))), "{picture}");
    }
}

#[test]
fn the_picture_fits_a_terminal_of_80_columns() {
    for position in positions() {
        let picture = plain(&board(), &position);
        let widest = picture.lines().map(|line| line.trim_end().chars().count()).max().unwrap();
        assert!(widest <= 80, "{widest}\n{picture}");
    }
}

#[test]
fn a_province_cannot_steer_the_terminal_by_its_name() {
    let text = BOARD.replace("\"Tibet\"", r#""T\u001b[2Jibet""#);
    let board = Board::read(&text).unwrap();
    let deal = yunnan::Deal { order: vec![0, 1, 2] };
    let start = Position::start(&board, 3, yunnan::Options::default(), &deal).unwrap();
    let mut out = Vec::new();
    terminal(&board, &start, &LABELS, &mut out).unwrap();
    let picture = String::from_utf8(out).unwrap();
    assert!(picture.contains("T[2Jibet") && !picture.contains("\u{1b}[2J"));
    assert_eq!(start.pending().seat(), Some(Seat::new(0)));
}
