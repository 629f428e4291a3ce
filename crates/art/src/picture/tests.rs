use kernel::Seat;
use yangtze::{Colour, default_board};

use super::*;
use crate::samples::{boards, check_document, positions, start};
use crate::{Palette, Theme};

const LABELS: Labels<'static> = Labels {
    dynasties: ["Lion", "Bull", "Archer", "Pot"],
    points: "points",
    leaders_off: "leaders off",
    market: "market",
    bag: "bag",
    pagodas_beside: "beside the board",
    active: "active",
    decides: "decides",
    over: "the game is over",
};

fn drawn(board: &Board, open: &Open, labels: &Labels<'_>) -> String {
    let picture = picture(board, open, labels, Look::default());
    check_document(&picture);
    picture
}

/// The value of an attribute in a tag.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}

fn tags<'a>(picture: &'a str, begin: &str) -> Vec<&'a str> {
    picture.split('<').filter(|tag| tag.starts_with(begin)).collect()
}

/// What stands between the tags, title texts included.
fn texts(picture: &str) -> impl Iterator<Item = &str> {
    picture.split('<').filter_map(|tag| Some(tag.split_once('>')?.1.trim())).filter(|text| !text.is_empty())
}

#[test]
fn every_space_is_drawn_once_and_lies_on_the_page() {
    for board in boards() {
        let picture = drawn(&board, start(&board).open(), &LABELS);
        let root = tags(&picture, "svg")[0];
        let page: Vec<f64> = attribute(root, "viewBox").unwrap().split(' ').map(|side| side.parse().unwrap()).collect();
        let page = Area { left: page[0], top: page[1], right: page[0] + page[2], bottom: page[1] + page[3] };
        let outlines = tags(&picture, "path data-space");
        assert_eq!(outlines.len(), board.spaces().len());
        for space in board.spaces() {
            let drawn = outlines.iter().find(|tag| attribute(tag, "data-space").unwrap() == space.to_string());
            let outline = attribute(drawn.unwrap(), "d").unwrap();
            assert_eq!(outline, crate::hexagon(space));
            let middle = centre(space);
            assert!(page.grown(-crate::RADIUS).contains(middle), "{space}");
        }
    }
}

#[test]
fn every_piece_stands_on_its_space() {
    let board = default_board();
    for position in positions() {
        let open = position.open();
        let picture = drawn(board, open, &LABELS);
        let (mut tiles, mut leaders) = (Vec::new(), Vec::new());
        for space in board.spaces() {
            tiles.extend(open.tile_at(board, space).map(|colour| format!("{colour} {space}")));
            leaders.extend(
                open.leader_at(board, space).map(|(seat, colour)| format!("{}{seat} {space}", colour.capital())),
            );
        }
        let on_board = |begin| tags(&picture, begin).into_iter().filter(|tag| tag.contains("data-space"));
        let drawn: Vec<String> = on_board("use href=\"#tile-")
            .map(|tag| format!("{} {}", &tag[16..17], attribute(tag, "data-space").unwrap()))
            .collect();
        assert_eq!(drawn, tiles);
        let drawn: Vec<String> = on_board("use href=\"#leader-")
            .map(|tag| ["data-leader", "data-space"].map(|name| attribute(tag, name).unwrap()).join(" "))
            .collect();
        assert_eq!(drawn, leaders);
        for (colour, spaces) in open.pagodas_on(board) {
            let spaces = spaces.map(|space| space.to_string()).join(",");
            assert!(picture.contains(&format!("\"#pagoda-{colour}\" data-pagoda=\"{spaces}\"")));
        }
        assert_eq!(picture.matches("data-pagoda").count(), open.pagodas_on(board).len());
    }
}

#[test]
fn an_occupied_capital_says_above_the_piece_whose_it_is() {
    let board = default_board();
    let position = start(board);
    let picture = drawn(board, position.open(), &LABELS);
    // Once on the ground, and once above the governor that stands there from the start.
    for character in "秦楚齊燕韓魏趙".chars() {
        assert_eq!(picture.matches(character).count(), 2, "{character}");
    }
}

#[test]
fn every_word_comes_from_the_labels_or_the_board() {
    let (board, snow) = (default_board(), "☃");
    let labels = Labels {
        dynasties: [snow; 4],
        points: snow,
        leaders_off: snow,
        market: snow,
        bag: snow,
        pagodas_beside: snow,
        active: snow,
        decides: snow,
        over: snow,
    };
    for position in positions() {
        let picture = drawn(board, position.open(), &labels);
        for text in texts(&picture) {
            let mut signs = text.chars();
            let short = matches!((signs.next(), signs.next()), (Some(_), None));
            let number = text.parse::<u32>().is_ok();
            let leader = text.len() == 2 && text.ends_with(|sign: char| sign.is_ascii_digit());
            let snowy = text.split(", ").all(|part| part == snow);
            let named = text == board.name() || board.spaces().any(|space| board.capital(space) == Some(text));
            assert!(short || number || leader || snowy || named, "{text:?}");
        }
    }
}

#[test]
fn the_column_shows_every_seat_the_market_and_the_bag() {
    let board = default_board();
    for position in positions() {
        let open = position.open();
        let picture = drawn(board, open, &LABELS);
        let texts: Vec<&str> = texts(&picture).collect();
        for seat in Seat::all(open.players()) {
            let begin = texts.iter().position(|text| *text == LABELS.dynasties[seat.index()]).unwrap();
            let points = &texts[begin..];
            let points = &points[points.iter().position(|text| *text == LABELS.points).unwrap() + 1..][..10];
            for (colour, points) in Colour::ALL.into_iter().zip(points.chunks(2)) {
                let expected = [colour.to_string(), open.points(seat)[colour.index()].to_string()];
                assert_eq!(points, expected);
            }
        }
        let market = texts.iter().position(|text| *text == LABELS.market).unwrap();
        let letters: String = texts[market + 1..][..open.market().total()].concat();
        assert_eq!(letters, open.market().to_string());
        assert_eq!(*texts.last().unwrap(), open.bag_size().to_string());
    }
}

#[test]
fn a_picture_that_stands_alone_has_no_custom_properties_in_any_look() {
    let board = default_board();
    for theme in Theme::ALL {
        for palette in Palette::ALL {
            let picture = picture(board, start(board).open(), &LABELS, Look { theme, palette });
            assert!(!picture.contains("var("));
        }
    }
}
