use yunnan::{Building, Province};

use super::*;
use crate::samples::check_document;
use crate::yunnan::samples::{boards, crowd, positions};
use crate::{Palette, Theme};

const SNOW: &str = "☃";
const LABELS: Labels<'static> = Labels {
    names: Names { provinces: [SNOW; Province::COUNT], buildings: [SNOW; Building::COUNT], bank: SNOW, market: SNOW },
    players: [SNOW; 5],
    round: SNOW,
    auction_order: SNOW,
    travel_order: SNOW,
    points: SNOW,
    yuan: SNOW,
    customs: SNOW,
    influence: SNOW,
    presents: SNOW,
    supply: SNOW,
    reserve: SNOW,
    passed: SNOW,
    decides: SNOW,
    over: SNOW,
};

/// What stands between the tags.
fn texts(picture: &str) -> impl Iterator<Item = &str> {
    picture.split('<').filter_map(|tag| Some(tag.split_once('>')?.1.trim())).filter(|text| !text.is_empty())
}

#[test]
fn every_word_comes_from_the_labels_or_the_board() {
    for (board, position) in positions() {
        let picture = picture(&board, &position, &LABELS, Look::default());
        check_document(&picture);
        for text in texts(&picture) {
            let snowy =
                text.split([' ', '–']).all(|part| part == SNOW || part.is_empty() || part.parse::<u32>().is_ok());
            let number = text.trim_end_matches('+').trim_start_matches('\u{2212}').parse::<u32>().is_ok();
            let letter = ["C", "Y", "L", "B", "P"].contains(&text);
            assert!(snowy || number || letter || text == board.name(), "{text:?}");
        }
    }
}

#[test]
fn every_piece_every_bid_space_and_every_site_is_drawn_once() {
    for board in boards() {
        let position = crowd(&board, 5, Province::Tibet, 3);
        let picture = picture(&board, &position, &LABELS, Look::default());
        check_document(&picture);
        let layout = Layout::new(Shape::Wide, &board);
        for placed in road_pieces(&layout, &board, &position, None) {
            assert_eq!(picture.matches(&format!("data-piece=\"{}\"", placed.key)).count(), 1, "{}", placed.key);
        }
        for building in Building::ALL {
            for bid in board.bids() {
                assert_eq!(picture.matches(&format!("data-bid=\"{}-{bid}\"", building.id())).count(), 1);
            }
        }
        assert_eq!(picture.matches("data-site").count(), board.sites().len());
        assert_eq!(picture.matches("data-teahouse").count(), board.teahouse_spaces().len());
        assert_eq!(picture.matches("data-seat").count(), 5);
    }
}

#[test]
fn names_are_escaped() {
    let board = yunnan::default_board();
    let names = Names { provinces: ["<P&u'er>"; Province::COUNT], ..LABELS.names };
    let picture = picture(board, &crowd(board, 3, Province::Puer, 1), &Labels { names, ..LABELS }, Look::default());
    check_document(&picture);
    assert!(picture.contains("&lt;P&amp;u&#39;er&gt;") && !picture.contains("<P"));
}

#[test]
fn a_picture_that_stands_alone_has_no_custom_properties_in_any_look() {
    let board = yunnan::default_board();
    let position = crowd(board, 4, Province::Qinghai, 2);
    for theme in Theme::ALL {
        for palette in Palette::ALL {
            assert!(!picture(board, &position, &LABELS, Look { theme, palette }).contains("var("));
        }
    }
}
