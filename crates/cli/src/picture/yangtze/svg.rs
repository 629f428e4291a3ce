//! A position as an inked map on old paper: one self-contained SVG document.

mod land;
mod legend;
mod pictures;
mod pieces;
mod plan;
mod water;

use yangtze::{Board, Colour, Position};

use super::{Labels, printable, said_of};
use plan::Plan;

const PAPER: &str = "#f4ecd8";
const INK: &str = "#2a2521";
/// Faded ink, as dark as letters need.
const FADED: &str = "#5f5445";
const SEAL: &str = "#a8322a";
const WATER: &str = "#7fa9b8";
const DEEP: &str = "#5d8ca0";

const SERIF: &str = "'Source Serif 4','Noto Serif','Iowan Old Style',Palatino,Georgia,serif";
const SANS: &str = "'Source Sans 3','Noto Sans','Helvetica Neue',Arial,sans-serif";

/// The pigment of a colour's tiles, leaders' rings and pagodas.
const fn pigment(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "#35302e",
        Colour::Red => "#b0392e",
        Colour::Blue => "#2d6b96",
        Colour::Green => "#4e7d4a",
        Colour::Yellow => "#d39b2f",
    }
}

/// What is drawn or written on a pigment: pale, but dark on yellow.
const fn on_pigment(colour: Colour) -> &'static str {
    match colour {
        Colour::Yellow => "#3d2a0c",
        _ => "#f7efdc",
    }
}

/// Draws a position. The document needs nothing from outside but the reader's fonts.
///
/// Spaces and pieces carry their names (`data-space`, `data-leader`, `data-pagoda`), so that a program finds them.
/// Shown is what lies open; hands are not.
pub fn svg(board: &Board, position: &Position, labels: &Labels<'_>) -> String {
    let open = position.open();
    let plan = Plan::new(board, open.players());
    let (width, height) = plan.page();
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" \
         height=\"{height:.0}\" role=\"img\" font-family=\"{SANS}\">\n<title>{}</title>\n",
        escaped(board.name())
    );
    out += "<defs>\n";
    land::define(&plan, &mut out);
    water::define(&plan, &mut out);
    pieces::define(&mut out);
    out += "</defs>\n";
    land::draw_paper(&plan, &mut out);
    out += "<g clip-path=\"url(#map)\">\n";
    land::draw_wash(board, &plan, &mut out);
    water::draw(board, &plan, &mut out);
    land::draw_spaces(board, open, &plan, &mut out);
    out += "</g>\n";
    plan::draw_frame(board, &plan, &mut out);
    pieces::draw(board, open, &plan, &mut out);
    legend::draw(board, open, labels, &plan, &mut out);
    out += "</svg>\n";
    out
}

/// A text as XML has it, in elements and in attributes.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for sign in printable(text) {
        match sign {
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '&' => out += "&amp;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            _ => out.push(sign),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::super::samples::{LABELS, board_with_yan_called, positions, small_board, start};
    use super::*;
    use kernel::Seat;
    use yangtze::default_board;

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

    fn check_well_formed(picture: &str) {
        let mut open = Vec::new();
        for tag in picture.split('<').skip(1) {
            let (inside, text) = tag.split_once('>').unwrap();
            assert!(!text.contains('>'), "{text}");
            assert_eq!(inside.matches('"').count() % 2, 0, "{inside}");
            let name = inside.trim_start_matches('/').split([' ', '/']).next().unwrap();
            match (inside.starts_with('/'), inside.ends_with('/')) {
                (true, _) => assert_eq!(open.pop(), Some(name)),
                (false, false) => open.push(name),
                (false, true) => {}
            }
        }
        assert!(open.is_empty(), "{open:?}");
    }

    #[test]
    fn every_space_is_drawn_once_and_lies_on_the_page() {
        for board in [default_board(), &small_board()] {
            let picture = svg(board, &start(board), &LABELS);
            check_well_formed(&picture);
            let root = tags(&picture, "svg")[0];
            let size = ["width", "height"].map(|name| attribute(root, name).unwrap().parse::<f64>().unwrap());
            let drawn = tags(&picture, "use href=\"#space\"");
            let names: Vec<String> = drawn.iter().map(|tag| attribute(tag, "data-space").unwrap().to_owned()).collect();
            assert_eq!(names.len(), board.spaces().len());
            for space in board.spaces() {
                assert!(names.contains(&space.to_string()), "{space}");
            }
            for tag in drawn {
                for (name, most) in ["x", "y"].into_iter().zip(size) {
                    let place: f64 = attribute(tag, name).unwrap().parse().unwrap();
                    assert!(place > plan::RADIUS && place < most - plan::RADIUS, "{tag}");
                }
            }
        }
    }

    #[test]
    fn every_piece_stands_on_its_space() {
        let board = default_board();
        for position in positions() {
            let (picture, open) = (svg(board, &position, &LABELS), position.open());
            check_well_formed(&picture);
            let (mut tiles, mut leaders) = (Vec::new(), Vec::new());
            for space in board.spaces() {
                tiles.extend(open.tile_at(board, space).map(|colour| format!("{colour} {space}")));
                leaders.extend(
                    open.leader_at(board, space).map(|(seat, colour)| format!("{}{seat} {space}", colour.capital())),
                );
            }
            let on_board = |begin| tags(&picture, begin).into_iter().filter(|tag| tag.contains("data-space"));
            let mut drawn: Vec<String> = ["use href=\"#tile-", "use href=\"#city-"]
                .into_iter()
                .flat_map(on_board)
                .map(|tag| format!("{} {}", &tag[16..17], attribute(tag, "data-space").unwrap()))
                .collect();
            tiles.sort_unstable();
            drawn.sort_unstable();
            assert_eq!(drawn, tiles);
            let drawn: Vec<String> = tags(&picture, "g data-leader")
                .into_iter()
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
    fn the_name_of_a_capital_is_escaped() {
        let board = board_with_yan_called(r#""<Y&n's \"\u0007>""#);
        let picture = svg(&board, &start(&board), &LABELS);
        check_well_formed(&picture);
        assert!(picture.contains(">&lt;Y&amp;n&#39;s &quot;&gt;</text>"));
        assert!(!picture.contains("<Y") && !picture.contains('\u{7}'));
    }

    #[test]
    fn states_of_old_have_their_character_and_others_only_their_name() {
        let board = board_with_yan_called("\"Wu\"");
        let picture = svg(&board, &start(&board), &LABELS);
        for character in "秦楚齊韓魏趙".chars() {
            assert_eq!(picture.matches(character).count(), 1, "{character}");
        }
        assert!(!picture.contains('燕') && picture.contains(">Wu</text>"));
    }

    #[test]
    fn every_word_comes_from_the_labels_or_the_board() {
        let (board, snow) = (default_board(), "☃");
        let labels = Labels {
            dynasties: [snow; 4],
            points: snow,
            hand: snow,
            leaders_off: snow,
            market: snow,
            bag: snow,
            pagodas: snow,
            pagodas_beside: snow,
            capitals: snow,
            active: snow,
            decides: snow,
            over: snow,
        };
        for position in positions() {
            let picture = svg(board, &position, &labels);
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
            let (picture, open) = (svg(board, &position, &LABELS), position.open());
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
}
