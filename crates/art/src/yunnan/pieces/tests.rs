use std::collections::BTreeSet;

use super::*;
use crate::yunnan::samples::{boards, check_apart, check_within, crowd, positions};

fn check(layout: &Layout, board: &Board, position: &Position) {
    let road = road_pieces(layout, board, position, Some(Province::Tibet));
    let town = town_pieces(layout, board, position);
    for pieces in [&road, &town] {
        let keys: BTreeSet<&str> = pieces.iter().map(|placed| &*placed.key).collect();
        assert_eq!(keys.len(), pieces.len());
        check_apart(&pieces.iter().map(|placed| placed.area).collect::<Vec<_>>());
    }
    for placed in road.iter().filter(|placed| !matches!(placed.piece, Piece::Bridge(_))) {
        let home = Province::ALL.map(|province| layout.province(province).area);
        let home = home.into_iter().find(|area| area.contains(placed.area.middle())).unwrap();
        check_within(home, &[placed.area, placed.badge]);
    }
    check_within(layout.town(), &town.iter().map(|placed| placed.area).collect::<Vec<_>>());
    let count = |of: fn(&Piece) -> bool, pieces: &[Placed]| {
        pieces.iter().filter(|placed| of(&placed.piece)).map(|placed| placed.count).sum::<u32>()
    };
    let is_trader = |piece: &Piece| matches!(piece, Piece::Trader(_));
    let total = |of: fn(&yunnan::Player) -> u32| position.by_seat().map(|(_, player)| of(player)).sum::<u32>();
    assert_eq!(count(is_trader, &road), total(|player| player.traders().total().into()));
    assert_eq!(count(|piece| matches!(piece, Piece::Post(_)), &road), total(|player| player.posts().total().into()));
    assert_eq!(count(|piece| matches!(piece, Piece::Horse(_)), &road) as usize, position.by_seat().len());
    assert_eq!(count(|piece| matches!(piece, Piece::Bridge(_)), &road), total(|player| player.bridges().len() as u32));
    let presents = position.presents().iter().map(|count| u32::from(*count)).sum::<u32>();
    assert_eq!(count(|piece| *piece == Piece::Present, &road), presents);
    let bids: usize = Building::ALL.iter().map(|building| position.bids(board, *building).len()).sum();
    let bankers = Bank::ALL.iter().filter(|bank| position.banker(**bank).is_some()).count();
    let market = total(|player| player.traders()[Province::Puer].into());
    assert_eq!(count(is_trader, &town) as usize, bids + bankers + market as usize);
}

#[test]
fn every_piece_of_a_game_has_a_place_of_its_own() {
    for (board, position) in positions() {
        for shape in Shape::ALL {
            check(&Layout::new(shape, &board), &board, &position);
        }
    }
}

#[test]
fn any_crowd_has_room() {
    for board in boards() {
        for shape in Shape::ALL {
            let layout = Layout::new(shape, &board);
            for province in Province::ALL {
                for traders in 0..=7 {
                    check(&layout, &board, &crowd(&board, 5, province, traders));
                }
            }
        }
    }
}

#[test]
fn two_traders_are_two_figures_and_more_are_one_with_a_number() {
    let board = yunnan::default_board();
    let layout = Layout::new(Shape::Wide, board);
    let drawn = |traders| {
        let pieces = town_pieces(&layout, board, &crowd(board, 3, Province::Puer, traders));
        (pieces.len() / 3, pieces[0].count, pieces[0].markup().contains("<text"))
    };
    assert_eq!(drawn(1), (1, 1, false));
    assert_eq!(drawn(2), (2, 1, false));
    assert_eq!(drawn(3), (1, 3, true));
    assert_eq!(drawn(7), (1, 7, true));
}

#[test]
fn everybody_s_pieces_have_symbols_of_their_own() {
    let pieces =
        |seat| [Piece::Trader(seat), Piece::Post(seat), Piece::Bridge(seat), Piece::Teahouse(seat), Piece::Horse(seat)];
    let ids: BTreeSet<String> = Seat::all(5).flat_map(pieces).map(Piece::symbol).collect();
    assert_eq!(ids.len(), 25);
}
