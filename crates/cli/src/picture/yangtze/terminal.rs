//! A position in letters and, where the terminal has them, colours. Nothing needs the colours to be read.

use std::io::{self, Write};

use anstyle::{Ansi256Color, Style};
use kernel::{Observer, Seat};
use yangtze::{Board, Colour, Open, Position, Space, Tiles, View};

use super::{Labels, printable, said_of};

/// Signs per space of a row: a mark, two for what is on it, and a gap.
const CELL: usize = 4;
/// Signs for a colour's letter and points.
const SCORE: usize = 5;
/// Lists are broken before they get wider.
const WIDTH: usize = 80;

const FADED: Style = colour(101);
const WATER: Style = colour(67);
const SEAL: Style = colour(167).bold();

const fn colour(number: u8) -> Style {
    Style::new().fg_color(Some(anstyle::Color::Ansi256(Ansi256Color(number))))
}

/// A tile: pale letter on its colour.
const fn tile_style(colour: Colour) -> Style {
    let (text, ground) = match colour {
        Colour::Black => (230, 238),
        Colour::Red => (230, 124),
        Colour::Blue => (230, 25),
        Colour::Green => (230, 22),
        Colour::Yellow => (16, 178),
    };
    self::colour(text).bg_color(Some(anstyle::Color::Ansi256(Ansi256Color(ground))))
}

/// A leader: the reverse of a tile, its colour on pale wood.
const fn leader_style(colour: Colour) -> Style {
    let text = match colour {
        Colour::Black => 16,
        Colour::Red => 124,
        Colour::Blue => 25,
        Colour::Green => 22,
        Colour::Yellow => 94,
    };
    self::colour(text).bg_color(Some(anstyle::Color::Ansi256(Ansi256Color(223)))).bold()
}

/// Draws the board and, below it, what the players have: the whole truth, hands included.
///
/// `~~` is river, `·` empty land, `*` stands before a capital; a small letter is a tile, with `^` under a pagoda; a
/// capital letter with a number is the leader of that seat.
///
/// # Errors
/// If `out` can't be written to.
pub fn terminal(board: &Board, position: &Position, labels: &Labels<'_>, out: &mut impl Write) -> io::Result<()> {
    draw_board(board, position.open(), out)?;
    writeln!(out)?;
    draw_seats(board, position.open(), |seat| position.hand(seat), labels, out)?;
    writeln!(out)?;
    draw_rest(board, position.open(), labels, out)
}

/// Draws what an observer may know, on fewer lines than the whole truth takes: of others' hands only the tiles that
/// everybody knows, and a `?` for each of the rest.
///
/// # Errors
/// If `out` can't be written to.
pub fn terminal_of_view(board: &Board, view: &View, labels: &Labels<'_>, out: &mut impl Write) -> io::Result<()> {
    draw_board(board, view.open(), out)?;
    seats_of_view(board, view, labels, out)?;
    draw_supplies(board, view.open(), labels, out)
}

/// Draws what the players have, as far as an observer may know it.
///
/// # Errors
/// If `out` can't be written to.
pub fn seats_of_view(board: &Board, view: &View, labels: &Labels<'_>, out: &mut impl Write) -> io::Result<()> {
    let observer = kernel::View::observer(view);
    let known = |seat| match view.hand() {
        Some(hand) if observer == Observer::Seat(seat) => hand,
        _ => view.open().known_in_hand(seat),
    };
    draw_seats(board, view.open(), known, labels, out)
}

fn draw_board(board: &Board, open: &Open, out: &mut impl Write) -> io::Result<()> {
    let west = board.spaces().map(Space::column).min().unwrap_or(0);
    let east = board.spaces().map(Space::column).max().unwrap_or(0);
    let north = board.spaces().map(Space::row).min().unwrap_or(0);
    let south = board.rows().saturating_sub(1);
    let pagodas: Vec<Space> = open.pagodas_on(board).into_iter().flat_map(|(_, spaces)| spaces).collect();

    draw_letters(west..=east, north, out)?;
    for row in north..=south {
        write!(out, "{FADED}{:>3}{FADED:#} {}", row + 1, " ".repeat(shift(row)))?;
        for column in west..=east {
            let space = u8::try_from(column).ok().zip(u8::try_from(row).ok());
            match space.and_then(|(column, row)| Space::new(column, row)).filter(|space| board.contains(*space)) {
                Some(space) => draw_space(board, open, space, pagodas.contains(&space), out)?,
                None => write!(out, "{:CELL$}", "")?,
            }
        }
        writeln!(out, "{}{FADED}{}{FADED:#}", " ".repeat(CELL / 2 - shift(row)), row + 1)?;
    }
    draw_letters(west..=east, south, out)
}

/// Every second row is shifted right by half a space.
const fn shift(row: usize) -> usize {
    row % 2 * (CELL / 2)
}

fn draw_letters(columns: impl Iterator<Item = usize>, row: usize, out: &mut impl Write) -> io::Result<()> {
    write!(out, "    {}", " ".repeat(shift(row)))?;
    for letter in columns.filter_map(|column| ('A'..='Z').nth(column)) {
        write!(out, " {FADED}{letter}{FADED:#}  ")?;
    }
    writeln!(out)
}

fn draw_space(board: &Board, open: &Open, space: Space, pagoda: bool, out: &mut impl Write) -> io::Result<()> {
    let mark = if board.capital(space).is_some() { '*' } else { ' ' };
    if let Some((seat, colour)) = open.leader_at(board, space) {
        let style = leader_style(colour);
        return write!(out, "{style}{mark}{}{seat}{style:#} ", colour.capital());
    }
    if let Some(colour) = open.tile_at(board, space) {
        let (style, roof) = (tile_style(colour), if pagoda { '^' } else { ' ' });
        return write!(out, "{style}{mark}{colour}{roof}{style:#} ");
    }
    if board.is_river(space) {
        return write!(out, " {WATER}~~{WATER:#} ");
    }
    write!(out, "{SEAL}{mark}{SEAL:#}{FADED}·{FADED:#}  ")
}

/// What the players have; of each hand the tiles that are `known`, and a `?` for each of the rest.
fn draw_seats(
    board: &Board,
    open: &Open,
    known: impl Fn(Seat) -> Tiles,
    labels: &Labels<'_>,
    out: &mut impl Write,
) -> io::Result<()> {
    let width = |texts: &[&str]| texts.iter().map(|text| text.chars().count()).max().unwrap_or(0);
    let names = width(&labels.dynasties);
    let points = width(&[labels.points]).max(5 * SCORE);
    let hands = Seat::all(open.players()).map(|seat| open.hand_size(seat)).max().unwrap_or(0);
    let hand = width(&[labels.hand]).max(hands);

    writeln!(
        out,
        "{FADED}    {:names$}   {:points$}   {:hand$}   {}{FADED:#}",
        "", labels.points, labels.hand, labels.leaders_off
    )?;
    for seat in Seat::all(open.players()) {
        let decides = open.pending().seat() == Some(seat);
        let bold = if decides { Style::new().bold() } else { Style::new() };
        let name = labels.dynasties.get(seat.index()).copied().unwrap_or_default();
        write!(out, "{SEAL}{}{SEAL:#} {bold}{seat} {name:names$}{bold:#}   ", if decides { '>' } else { ' ' })?;
        for (colour, points) in Colour::ALL.into_iter().zip(open.points(seat)) {
            write!(out, "{} {points:<3}", tile(colour))?;
        }
        write!(out, "{:1$}   ", "", points - 5 * SCORE)?;
        draw_hand(known(seat), open.hand_size(seat), hand, out)?;
        write!(out, "   ")?;
        let mut room = 2 * Colour::ALL.len();
        for colour in Colour::ALL.into_iter().filter(|colour| open.leader_space(board, seat, *colour).is_none()) {
            let style = leader_style(colour);
            write!(out, "{style}{}{style:#} ", colour.capital())?;
            room -= 2;
        }
        let said = said_of(open, seat, labels).join(", ");
        writeln!(out, "{:room$} {SEAL}{said}{SEAL:#}", "")?;
    }
    Ok(())
}

/// The known tiles of a hand by their letters and the others as question marks, filled up with blanks.
fn draw_hand(known: Tiles, size: usize, width: usize, out: &mut impl Write) -> io::Result<()> {
    for colour in known.letters().filter_map(Colour::from_letter) {
        write!(out, "{}", tile(colour))?;
    }
    let unknown = size.saturating_sub(known.total());
    write!(out, "{FADED}{}{FADED:#}{:2$}", "?".repeat(unknown), "", width.saturating_sub(size))
}

/// Part of a list: how wide it is to the eye, and its text with styles.
type Item = (usize, String);

fn draw_rest(board: &Board, open: &Open, labels: &Labels<'_>, out: &mut impl Write) -> io::Result<()> {
    let lists: [(&str, &str, Vec<Item>); 5] = [
        (labels.market, "", market(open)),
        (labels.bag, "", bag(open)),
        (labels.pagodas, "  ", standing(board, open)),
        (labels.pagodas_beside, " ", beside(open)),
        (labels.capitals, ", ", capitals(board)),
    ];
    let headings = lists.iter().map(|(heading, ..)| heading.chars().count()).max().unwrap_or(0);
    for (heading, between, items) in lists {
        write!(out, "{FADED}{heading:headings$}{FADED:#}  ")?;
        draw_list(&items, between, headings + 2, out)?;
    }
    if open.pending().seat().is_none() {
        writeln!(out, "\n{SEAL}{}{SEAL:#}", labels.over)?;
    }
    Ok(())
}

/// The market, the bag and the pagodas beside the board in one line, and the standing pagodas, if there are any, in
/// another. Capitals are marked on the board and stay where they are.
fn draw_supplies(board: &Board, open: &Open, labels: &Labels<'_>, out: &mut impl Write) -> io::Result<()> {
    for (number, (heading, between, items)) in
        [(labels.market, "", market(open)), (labels.bag, "", bag(open)), (labels.pagodas_beside, " ", beside(open))]
            .into_iter()
            .filter(|(_, _, items)| !items.is_empty())
            .enumerate()
    {
        let items: Vec<String> = items.into_iter().map(|(_, item)| item).collect();
        let gap = if number > 0 { "   " } else { "" };
        write!(out, "{gap}{FADED}{heading}{FADED:#} {}", items.join(between))?;
    }
    writeln!(out)?;
    let standing = standing(board, open);
    if !standing.is_empty() {
        write!(out, "{FADED}{}{FADED:#} ", labels.pagodas)?;
        draw_list(&standing, "  ", labels.pagodas.chars().count() + 1, out)?;
    }
    Ok(())
}

fn market(open: &Open) -> Vec<Item> {
    open.market().letters().filter_map(Colour::from_letter).map(|colour| (1, tile(colour))).collect()
}

fn bag(open: &Open) -> Vec<Item> {
    let bag = open.bag_size().to_string();
    vec![(bag.len(), bag)]
}

fn standing(board: &Board, open: &Open) -> Vec<Item> {
    let pagodas = open.pagodas_on(board).into_iter().map(|(colour, spaces)| {
        let spaces = spaces.map(|space| space.to_string()).join(",");
        (3 + spaces.len(), format!("{} {spaces}", pagoda(colour)))
    });
    pagodas.collect()
}

fn beside(open: &Open) -> Vec<Item> {
    let pagodas = Colour::ALL
        .into_iter()
        .flat_map(|colour| std::iter::repeat_n((2, pagoda(colour)), open.pagodas_beside(colour)));
    pagodas.collect()
}

fn capitals(board: &Board) -> Vec<Item> {
    let capitals = board.spaces().filter_map(|space| {
        let item = printable(board.capital(space)?).chain(format!(" {space}").chars()).collect::<String>();
        Some((item.chars().count(), item))
    });
    capitals.collect()
}

fn tile(colour: Colour) -> String {
    let style = tile_style(colour);
    format!("{style}{colour}{style:#}")
}

fn pagoda(colour: Colour) -> String {
    let style = tile_style(colour);
    format!("{style}{colour}^{style:#}")
}

/// Items on as many lines as they need, all after the same indent.
fn draw_list(items: &[Item], between: &str, indent: usize, out: &mut impl Write) -> io::Result<()> {
    let mut used = indent;
    for (number, (width, item)) in items.iter().enumerate() {
        if number > 0 && used + between.len() + width > WIDTH {
            write!(out, "{}\n{:indent$}", between.trim_end(), "")?;
            used = indent;
        } else if number > 0 {
            write!(out, "{between}")?;
            used += between.len();
        }
        write!(out, "{item}")?;
        used += width;
    }
    writeln!(out)
}

#[cfg(test)]
mod tests {
    use super::super::samples::{LABELS, board_with_yan_called, positions, small_board, start};
    use super::*;
    use yangtze::default_board;

    /// The picture as a terminal without colours shows it.
    fn plain(board: &Board, position: &Position) -> String {
        let mut out = Vec::new();
        terminal(board, position, &LABELS, &mut out).unwrap();
        anstream::adapter::strip_str(std::str::from_utf8(&out).unwrap()).to_string()
    }

    /// The three signs that are drawn for a space: found by the row's number and the column's letter at the rim.
    fn signs(picture: &str, space: Space) -> [char; 3] {
        let letters: Vec<char> = picture.lines().next().unwrap().chars().collect();
        let number = format!("{:>3} ", space.row() + 1);
        let line: Vec<char> = picture.lines().find(|line| line.starts_with(&number)).unwrap().chars().collect();
        let letter = ('A'..='Z').nth(space.column()).unwrap();
        let column = letters.iter().position(|sign| *sign == letter).unwrap();
        let start = column - 1 + if space.row() % 2 == 1 { 2 } else { 0 };
        [line[start], line[start + 1], line[start + 2]]
    }

    #[test]
    fn every_space_stands_under_its_letter_and_beside_its_number() {
        for board in [default_board(), &small_board()] {
            let picture = plain(board, &start(board));
            for space in board.spaces() {
                let expected = match (board.is_river(space), board.capital(space)) {
                    (true, _) => [' ', '~', '~'],
                    (false, Some(_)) => ['*', 'k', ' '],
                    (false, None) => [' ', '·', ' '],
                };
                assert_eq!(signs(&picture, space), expected, "{space}\n{picture}");
            }
            let land = board.spaces().filter(|space| !board.is_river(*space) && board.capital(*space).is_none());
            assert_eq!(picture.matches('·').count(), land.count());
        }
    }

    #[test]
    fn every_piece_is_told_apart_without_colours() {
        let board = default_board();
        for position in positions() {
            let (picture, open) = (plain(board, &position), position.open());
            let pagodas = open.pagodas_on(board);
            for space in board.spaces() {
                let [mark, first, second] = signs(&picture, space);
                assert_eq!(mark == '*', board.capital(space).is_some());
                let roofed = pagodas.iter().any(|(_, spaces)| spaces.contains(&space));
                let expected = match (open.leader_at(board, space), open.tile_at(board, space)) {
                    (Some((seat, colour)), _) => (colour.capital(), seat.to_string().chars().next().unwrap()),
                    (None, Some(colour)) => (colour.letter(), if roofed { '^' } else { ' ' }),
                    (None, None) if board.is_river(space) => ('~', '~'),
                    (None, None) => ('·', ' '),
                };
                assert_eq!((first, second), expected, "{space}\n{picture}");
            }
            for (colour, spaces) in pagodas {
                let line = format!("{colour}^ {}", spaces.map(|space| space.to_string()).join(","));
                assert!(picture.contains(&line), "{line}\n{picture}");
            }
        }
    }

    #[test]
    fn every_seat_has_a_line_with_points_hand_and_leaders() {
        let board = default_board();
        for position in positions() {
            let (picture, open) = (plain(board, &position), position.open());
            for seat in Seat::all(open.players()) {
                let name = format!("{seat} {}", LABELS.dynasties[seat.index()]);
                let line = picture.lines().find(|line| line.contains(&name)).unwrap();
                for (colour, points) in Colour::ALL.into_iter().zip(open.points(seat)) {
                    assert!(line.contains(&format!("{colour} {points} ")), "{line}");
                    let off = open.leader_space(board, seat, colour).is_none();
                    assert_eq!(line[name.len() + 2..].contains(&format!("{} ", colour.capital())), off, "{line}");
                }
                assert!(line.contains(&format!("   {}", position.hand(seat))), "{line}");
                let waits = open.pending().seat() == Some(seat);
                assert_eq!((line.starts_with('>'), line.contains(LABELS.decides)), (waits, waits), "{line}");
            }
            assert_eq!(picture.contains(LABELS.over), open.pending().seat().is_none());
            assert!(picture.contains(&format!("{:16}  {}\n", LABELS.market, open.market())));
            assert!(picture.contains(&format!("{:16}  {}\n", LABELS.bag, open.bag_size())));
        }
    }

    #[test]
    fn the_picture_fits_a_terminal_of_80_columns() {
        for position in positions() {
            let picture = plain(default_board(), &position);
            let widest = picture.lines().map(|line| line.trim_end().chars().count()).max().unwrap();
            assert!(widest <= 80, "{widest}\n{picture}");
        }
    }

    #[test]
    fn a_view_shows_the_own_hand_and_of_others_what_everybody_knows() {
        let board = default_board();
        for position in positions() {
            for observer in Seat::all(position.open().players()) {
                let mut out = Vec::new();
                terminal_of_view(board, &position.view(Observer::Seat(observer)), &LABELS, &mut out).unwrap();
                let picture = anstream::adapter::strip_str(std::str::from_utf8(&out).unwrap()).to_string();
                assert!(picture.lines().all(|line| line.trim_end().chars().count() <= 80), "{picture}");
                for seat in Seat::all(position.open().players()) {
                    let line = picture.lines().find(|line| line.contains(LABELS.dynasties[seat.index()])).unwrap();
                    let known = position.open().known_in_hand(seat);
                    let hidden = "?".repeat(position.open().hand_size(seat) - known.total());
                    let hand =
                        if seat == observer { position.hand(seat).to_string() } else { format!("{known}{hidden}") };
                    assert!(line.contains(&format!("   {hand}")), "{hand} {line}");
                    assert_eq!(line.contains('?'), seat != observer && !hidden.is_empty(), "{line}");
                }
            }
        }
    }

    #[test]
    fn a_capital_cannot_steer_the_terminal_by_its_name() {
        let board = board_with_yan_called(r#""Y\u001b[2Jan""#);
        let mut out = Vec::new();
        terminal(&board, &start(&board), &LABELS, &mut out).unwrap();
        let picture = String::from_utf8(out).unwrap();
        assert!(picture.contains("Y[2Jan K3") && !picture.contains("\u{1b}[2J"));
    }
}
