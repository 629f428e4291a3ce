use std::collections::BTreeSet;

use super::*;
use crate::samples::check_document;
use crate::yunnan::Piece;

#[test]
fn every_id_that_a_function_promises_is_there_and_none_is_there_twice() {
    let ids = check_document(&(paints().to_owned() + &symbols()));
    let there = |id: &str| assert!(ids.contains(id), "{id}");
    for seat in Seat::all(7) {
        let pieces =
            [Piece::Trader(seat), Piece::Post(seat), Piece::Bridge(seat), Piece::Teahouse(seat), Piece::Horse(seat)];
        pieces.map(Piece::symbol).iter().chain(&[emblem_id(seat), crest_id(seat)]).for_each(|id| there(id));
    }
    [Piece::Present, Piece::Inspector].map(Piece::symbol).iter().for_each(|id| there(id));
    Sign::ALL.iter().for_each(|sign| there(sign.id()));
}

#[test]
fn symbols_of_both_games_and_icons_can_be_in_one_document() {
    check_document(&[crate::paints(), &crate::symbols(), paints(), &symbols()].concat());
    check_document(&[paints(), &symbols(), &crate::icons()].concat());
}

#[test]
fn traders_of_different_seats_have_different_silhouettes() {
    let markup = symbols();
    let silhouette = |seat: Seat| {
        let (_, rest) = markup.split_once(&format!("id=\"{}\"", Piece::Trader(seat).symbol())).unwrap();
        rest.split("<path d=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
    };
    assert_eq!(Seat::all(SEATS).map(silhouette).collect::<BTreeSet<_>>().len(), SEATS);
}

#[test]
fn the_symbols_are_small_enough_to_send() {
    let size = symbols().len();
    assert!(size < 60_000, "{size}");
}
