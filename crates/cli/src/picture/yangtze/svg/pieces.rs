//! What stands on the board: tiles, leaders, pagodas, and the seals of the capitals.

use kernel::Seat;
use yangtze::{Board, Colour, Open, Space};

use super::pictures::{EMBLEMS, PAGODA, ROLES};
use super::plan::{Plan, Point, RADIUS, corners};
use super::{INK, PAPER, SEAL, SERIF, escaped, on_pigment, pigment};

/// A tile's corners, and those of its face within the bevel.
const TILE: f64 = 36.0;
const FACE: f64 = 30.5;
/// The light wood of a leader's face.
const WOOD: &str = "#f3e2bd";

/// The hue of a seat's emblem.
pub(super) const fn hue(seat: Seat) -> &'static str {
    ["#6a3d84", "#0f6f6c", "#b03a6c", "#a4520f"][seat.index() % 4]
}

pub(super) fn define(out: &mut String) {
    *out += "<radialGradient id=\"wood\" cx=\".36\" cy=\".3\" r=\".85\"><stop offset=\"0\" stop-color=\"#e6c592\"/>\
             <stop offset=\".65\" stop-color=\"#c2935a\"/><stop offset=\"1\" stop-color=\"#8c5d30\"/></radialGradient>\n\
             <filter id=\"shade\" x=\"-.3\" y=\"-.3\" width=\"1.7\" height=\"1.7\"><feGaussianBlur \
             stdDeviation=\"2.2\"/></filter>\n";
    for colour in Colour::ALL {
        let (letter, pigment, pale) = (colour.letter(), pigment(colour), on_pigment(colour));
        *out +=
            &format!("<g id=\"role-{letter}\" color=\"{pale}\" stroke=\"{pigment}\">{}</g>\n", ROLES[colour.index()]);
        *out += &format!("<g id=\"blank-{letter}\">{}</g>\n", blank(pigment));
        // On a capital the picture makes room for the seal.
        for (name, y, size) in [("tile", -5.0, 0.92), ("city", 3.5, 0.74)] {
            *out += &format!(
                "<g id=\"{name}-{letter}\"><use href=\"#blank-{letter}\"/><use href=\"#role-{letter}\" \
                 transform=\"translate(0 {y}) scale({size})\"/><text y=\"27\" font-size=\"12.5\" font-weight=\"700\" \
                 text-anchor=\"middle\" fill=\"{pale}\">{letter}</text></g>\n"
            );
        }
        *out += &format!(
            "<g id=\"pagoda-{letter}\" color=\"{pigment}\" stroke=\"{INK}\" stroke-width=\"1.1\" \
             stroke-linejoin=\"round\">{PAGODA}<text y=\"-4.2\" font-size=\"10.5\" font-weight=\"700\" \
             text-anchor=\"middle\" fill=\"{INK}\" stroke=\"none\">{letter}</text></g>\n"
        );
    }
    for (number, emblem) in EMBLEMS.iter().enumerate() {
        *out += &format!("<g id=\"emblem-{number}\">{}</g>\n", emblem.replace("GROUND", WOOD));
    }
}

/// A bevelled hexagon, lit from the north-west.
fn blank(pigment: &str) -> String {
    let (rim, face) = (corners(TILE), corners(FACE));
    let points =
        |corners: &[Point]| corners.iter().map(|Point { x, y }| format!("{x:.1},{y:.1}")).collect::<Vec<_>>().join(" ");
    let mut out = format!(
        "<polygon points=\"{}\" transform=\"translate(2.5 5)\" fill=\"#1d1713\" fill-opacity=\".45\" \
         filter=\"url(#shade)\"/><polygon points=\"{0}\" transform=\"translate(0 3)\" fill=\"{pigment}\"/>\
         <polygon points=\"{0}\" transform=\"translate(0 3)\" fill=\"#120d0a\" fill-opacity=\".5\"/>\
         <polygon points=\"{0}\" fill=\"{pigment}\"/>",
        points(&rim)
    );
    let light = [("#fff", ".26"), ("#000", ".12"), ("#000", ".34"), ("#000", ".24"), ("#fff", ".14"), ("#fff", ".44")];
    for (number, (shade, strength)) in light.into_iter().enumerate() {
        let next = (number + 1) % 6;
        let facet = [rim[number], rim[next], face[next], face[number]];
        out += &format!("<polygon points=\"{}\" fill=\"{shade}\" fill-opacity=\"{strength}\"/>", points(&facet));
    }
    out
}

pub(super) fn draw(board: &Board, open: &Open, plan: &Plan, out: &mut String) {
    let pagodas = open.pagodas_on(board);
    let crossing = |spaces: &[Space; 3]| {
        let [a, b, c] = spaces.map(|space| plan.middle(space));
        Point { x: (a.x + b.x + c.x) / 3.0, y: (a.y + b.y + c.y) / 3.0 }
    };
    // A pagoda on one of its upper corners would hide a capital's seal: then it moves down.
    let crowned = |space: Space| {
        let middle = plan.middle(space);
        pagodas.iter().any(|(_, spaces)| spaces.contains(&space) && crossing(spaces).y < middle.y)
    };
    for space in board.spaces() {
        if let Some(colour) = open.tile_at(board, space) {
            let Point { x, y } = plan.middle(space);
            let name = if board.capital(space).is_some() && !crowned(space) { "city" } else { "tile" };
            *out += &format!("<use href=\"#{name}-{colour}\" data-space=\"{space}\" x=\"{x:.1}\" y=\"{y:.1}\"/>\n");
        }
    }
    for space in board.spaces() {
        if let Some((seat, colour)) = open.leader_at(board, space) {
            let Point { x, y } = plan.middle(space);
            *out += &format!(
                "<g data-leader=\"{}{seat}\" data-space=\"{space}\" transform=\"translate({x:.1} {y:.1})\">{}</g>\n",
                colour.capital(),
                leader(seat, colour)
            );
        }
    }
    for space in board.spaces() {
        if let Some(name) = board.capital(space) {
            draw_seal(name, plan.middle(space), crowned(space), out);
        }
    }
    for (colour, spaces) in &pagodas {
        let Point { x, y } = crossing(spaces);
        *out += &format!(
            "<use href=\"#pagoda-{colour}\" data-pagoda=\"{}\" x=\"{x:.1}\" y=\"{:.1}\"/>\n",
            spaces.map(|space| space.to_string()).join(","),
            y + 18.0
        );
    }
}

/// A wooden disc: the ring is the role's, the emblem the dynasty's; the badge shows the role, the plate its name.
pub(super) fn leader(seat: Seat, colour: Colour) -> String {
    let (ring, letter) = (pigment(colour), colour.letter());
    format!(
        "{}<circle r=\"23.5\" fill=\"{WOOD}\" stroke=\"{ring}\" stroke-width=\"7\"/>\
         <circle r=\"20\" fill=\"none\" stroke=\"{INK}\" stroke-opacity=\".55\" stroke-width=\".8\"/>\
         <use href=\"#emblem-{seat}\" color=\"{}\" stroke=\"{WOOD}\" transform=\"translate(0 -3) scale(.82)\"/>\
         <circle cx=\"20\" cy=\"-20\" r=\"12.5\" fill=\"{ring}\" stroke=\"{PAPER}\" stroke-width=\"1.6\"/>\
         <use href=\"#role-{letter}\" transform=\"translate(20 -20) scale(.52)\"/>{}",
        disc(),
        hue(seat),
        plate(&format!("{}{seat}", colour.capital()))
    )
}

/// A seat's crest: its emblem on plain wood.
pub(super) fn crest(seat: Seat) -> String {
    format!(
        "{}<circle r=\"24\" fill=\"{WOOD}\" stroke=\"{}\" stroke-width=\"3\"/>\
         <use href=\"#emblem-{seat}\" color=\"{1}\" stroke=\"{WOOD}\" transform=\"translate(0 -3) scale(.86)\"/>{}",
        disc(),
        hue(seat),
        plate(&seat.to_string())
    )
}

fn disc() -> String {
    "<circle cx=\"2.5\" cy=\"5\" r=\"30\" fill=\"#1d1713\" fill-opacity=\".5\" filter=\"url(#shade)\"/>\
     <circle cy=\"2.5\" r=\"30\" fill=\"#6b4420\"/><circle r=\"30\" fill=\"url(#wood)\"/>"
        .to_owned()
}

fn plate(text: &str) -> String {
    format!(
        "<rect x=\"-12.5\" y=\"13.5\" width=\"25\" height=\"16.5\" rx=\"4\" fill=\"{PAPER}\" stroke=\"{INK}\" \
         stroke-width=\"1.1\"/><text y=\"27\" font-size=\"14.5\" font-weight=\"700\" text-anchor=\"middle\" \
         fill=\"{INK}\">{text}</text>"
    )
}

/// The old character of one of the seven states.
fn character(name: &str) -> Option<char> {
    let states =
        [("Qin", '秦'), ("Chu", '楚'), ("Qi", '齊'), ("Yan", '燕'), ("Han", '韓'), ("Wei", '魏'), ("Zhao", '趙')];
    states.into_iter().find(|(state, _)| *state == name).map(|(_, character)| character)
}

/// A name cut and sized so that it fits a seal, its size and its width, as near as one can know without the font.
fn fitted(name: &str) -> (String, f64, f64) {
    const LONGEST: usize = 16;
    const WIDEST: f64 = 76.0;
    let mut short: String = name.chars().take(LONGEST).collect();
    if short.len() < name.len() {
        short.push('…');
    }
    let ems: f64 = short.chars().map(|sign| if sign < '\u{2e80}' { 0.54 } else { 1.0 }).sum();
    let size = (WIDEST / ems).min(15.0);
    (short, size, (ems * size).max(14.0))
}

/// A capital's wall and seal, at the top of its space or, where a pagoda stands there, at the bottom.
fn draw_seal(name: &str, middle: Point, below: bool, out: &mut String) {
    let stamp = character(name);
    let (short, size, written) = fitted(name);
    let width = written + 9.0 + if stamp.is_some() { 18.0 } else { 0.0 };
    let (left, top) = (-width / 2.0, if below { RADIUS - 19.0 } else { 5.0 - RADIUS });
    let points: String = corners(RADIUS - 1.5).map(|Point { x, y }| format!("{x:.1},{y:.1} ")).concat();
    *out += &format!(
        "<g transform=\"translate({:.1} {:.1})\"><polygon points=\"{}\" fill=\"none\" \
         stroke=\"{SEAL}\" stroke-width=\"2.8\" stroke-linejoin=\"round\"/><rect x=\"{left:.1}\" y=\"{:.1}\" \
         width=\"{width:.1}\" height=\"17\" rx=\"2\" fill=\"#fbf5e6\" stroke=\"{SEAL}\" stroke-width=\"1.3\"/>",
        middle.x,
        middle.y,
        points.trim_end(),
        top + 2.0
    );
    if let Some(character) = stamp {
        *out += &format!(
            "<g transform=\"translate({:.1} {:.1}) rotate(-3)\"><rect x=\"-10.5\" y=\"-10.5\" width=\"21\" \
             height=\"21\" rx=\"3\" fill=\"{SEAL}\"/><rect x=\"-9\" y=\"-9\" width=\"18\" height=\"18\" rx=\"1.8\" \
             fill=\"none\" stroke=\"#f7e6d3\" stroke-width=\".8\"/><text y=\"5.4\" font-size=\"15.5\" \
             font-weight=\"600\" text-anchor=\"middle\" fill=\"#fbf0e0\" font-family=\"'Noto Serif CJK TC',\
             'Noto Serif TC','Songti TC',PMingLiU,'Noto Serif CJK SC',serif\" lang=\"zh-Hant\">{character}</text></g>",
            left + 8.0,
            top + 10.5
        );
    }
    *out += &format!(
        "<text x=\"{:.1}\" y=\"{:.1}\" font-family=\"{SERIF}\" font-size=\"{size:.1}\" font-weight=\"600\" \
         text-anchor=\"end\" fill=\"{INK}\"><title>{}</title>{}</text></g>\n",
        left + width - 4.5,
        top + 15.5,
        escaped(name),
        escaped(&short)
    );
}
