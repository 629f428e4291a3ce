//! Everything below the pieces, which never changes during a game: an inked map on old paper.

mod capitals;
mod contour;
mod grain;
mod land;
mod marks;
mod rivers;
mod water;

use yangtze::{Board, Space};

use crate::geometry::{Area, HEXAGON, ROW, STEP, hexagon, view_box};
pub(crate) use grain::{grain, relief};
use water::Water;

pub(crate) use capitals::seal;

/// The map of a board, as markup for a `<g>` of an SVG whose `viewBox` is that of [`view_box`].
///
/// Paper, washes, sea, rivers, mountains and forests, barely outlined spaces, capitals with their seals. The outline of
/// each space carries its name: `data-space`. Definitions in it have ids that begin with `ground-`, and `space`.
pub fn ground(board: &Board) -> String {
    let mut ground = Ground::default();
    std::iter::from_fn(|| ground.next_part(board)).collect()
}

/// A map that is drawn part by part, for those who have other things to do between them. Each part is markup that lies
/// above the ones before; all together they are what [`ground`] gives.
#[derive(Default)]
pub struct Ground {
    water: Option<Water>,
    drawn: usize,
}

impl Ground {
    /// The next part of the map of a board, which has to be the same for all parts; nothing if all are drawn.
    pub fn next_part(&mut self, board: &Board) -> Option<String> {
        let area = view_box(board);
        let sheet = area.attributes();
        let mut out = String::new();
        if self.drawn == 0 {
            out += "<defs>\n";
            define(area, &mut out);
            out += marks::DEFINITIONS;
            land::define_washes(&mut out);
            out += &format!("</defs>\n<rect {sheet} fill=\"var(--land)\"/>\n");
        }
        let water = self.water.get_or_insert_with(|| Water::new(board));
        out += "<g clip-path=\"url(#ground-frame)\">\n";
        match self.drawn {
            // Where the water is takes long enough.
            0 => (),
            1 => {
                land::draw_washes(board, water, &mut out);
                out += &format!(
                    "<rect {sheet} fill=\"url(#ground-fibre)\"/>\n<rect {sheet} fill=\"url(#ground-age)\"/>\n"
                );
            }
            2 => water.draw_depths(&mut out),
            3 => water.draw_current(&mut out),
            4 => land::draw_marks(board, water, &mut out),
            5 => {
                draw_spaces(board, &mut out);
                capitals::draw(board, &mut out);
            }
            6 => draw_frame(area, &mut out),
            _ => return None,
        }
        out += "</g>\n";
        self.drawn += 1;
        Some(out)
    }
}

fn define(area: Area, out: &mut String) {
    *out += &format!(
        "<clipPath id=\"ground-frame\"><rect {}/></clipPath>\n<path id=\"space\" d=\"{HEXAGON}\"/>\n\
         <radialGradient id=\"ground-age\" cx=\".47\" cy=\".47\" r=\".72\"><stop offset=\".55\" \
         stop-color=\"var(--land-edge)\" stop-opacity=\"0\"/><stop offset=\"1\" stop-color=\"var(--land-edge)\" \
         stop-opacity=\".75\"/></radialGradient>\n",
        area.attributes()
    );
    let mut fibres = String::new();
    for number in 0..90 {
        let chance = |kind| grain(number, 0, kind);
        let (x, y) = (300.0 * chance(41), 260.0 * chance(42));
        let [bend_x, bend_y, end_x, end_y] = [43, 44, 45, 46].map(|kind| 22.0 * (chance(kind) - 0.5));
        fibres += &format!("M{x:.0} {y:.0}q{bend_x:.0} {bend_y:.0} {end_x:.0} {:.0}", end_y * 0.6);
    }
    *out += &format!(
        "<pattern id=\"ground-fibre\" width=\"300\" height=\"260\" patternUnits=\"userSpaceOnUse\"><path \
         d=\"{fibres}\" fill=\"none\" stroke=\"var(--fibre)\" stroke-opacity=\".16\" stroke-width=\".8\"/></pattern>\n"
    );
}

/// Of the outlines only the corners: enough to see where spaces are, too little to be a grid.
fn draw_spaces(board: &Board, out: &mut String) {
    *out += "<g fill=\"none\" stroke-linecap=\"round\">\n";
    for (river, ink) in [(false, "grid"), (true, "foam")] {
        *out += &format!(
            "<g stroke=\"var(--{ink})\" stroke-opacity=\"var(--grid-strength)\" stroke-width=\"1.1\" \
             stroke-dasharray=\"6.5 27 6.5 0\">\n"
        );
        for space in board.spaces().filter(|space| board.is_river(*space) == river) {
            *out += &format!("<path data-space=\"{space}\" d=\"{}\"/>\n", hexagon(space));
        }
        *out += "</g>\n";
    }
    *out += "</g>\n";
}

fn draw_frame(area: Area, out: &mut String) {
    *out += &format!(
        "<g fill=\"none\" stroke=\"var(--frame)\"><rect {} stroke-width=\"2.4\"/><rect {} \
         stroke-width=\".8\" stroke-opacity=\".7\"/></g>\n",
        area.grown(-1.0).attributes(),
        area.grown(-6.0).attributes()
    );
}

/// The names of columns and rows within the frame, as markup for a `<g>` above the map: shown on demand.
pub fn rim(board: &Board) -> String {
    let area = view_box(board);
    let mut out = String::from(
        "<g font-family=\"var(--serif)\" font-size=\"15\" text-anchor=\"middle\" fill=\"var(--ink)\" \
         stroke=\"var(--land)\" stroke-width=\"3\" stroke-opacity=\".7\" paint-order=\"stroke\">\n",
    );
    let mut name = |x: f64, y: f64, text: &str| {
        out += &format!("<text x=\"{x:.1}\" y=\"{:.1}\">{text}</text>", y + 5.0);
    };
    for column in 0..Space::COLUMNS {
        if let (Some(letter), true) = (('A'..='Z').nth(column), board.spaces().any(|space| space.column() == column)) {
            // Between its place in the straight and in the shifted rows.
            let x = STEP * (column as f64 + 0.25);
            name(x, area.top + 18.0, &letter.to_string());
            name(x, area.bottom - 19.0, &letter.to_string());
        }
    }
    for row in (0..board.rows()).filter(|row| board.spaces().any(|space| space.row() == *row)) {
        let (y, number) = (ROW * row as f64, (row + 1).to_string());
        name(area.left + 18.0, y, &number);
        name(area.right - 19.0, y, &number);
    }
    out + "</g>\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::{RADIUS, centre};
    use crate::samples::{board_with_yan_called, boards, check_document};
    use yangtze::default_board;

    fn drawn(board: &Board) -> String {
        let markup = ground(board);
        check_document(&markup);
        markup
    }

    #[test]
    fn the_map_of_every_board_is_well_formed_and_outlines_each_space_once() {
        for board in boards() {
            let markup = drawn(&board);
            check_document(&rim(&board));
            for space in board.spaces() {
                assert_eq!(markup.matches(&format!("data-space=\"{space}\"")).count(), 1, "{space}");
            }
            assert_eq!(markup.matches("data-space").count(), board.spaces().len());
        }
    }

    #[test]
    fn the_map_of_the_default_board_is_small_enough_to_send() {
        let size = ground(default_board()).len();
        assert!(size < 300_000, "{size}");
    }

    #[test]
    fn every_river_space_is_water_and_every_other_land() {
        for board in boards() {
            let water = Water::new(&board);
            for space in board.spaces() {
                assert_eq!(water.land.at(centre(space)) < 0.0, board.is_river(space), "{space}");
            }
        }
    }

    #[test]
    fn rivers_leave_land_on_the_spaces_beside_them() {
        let board = default_board();
        let water = Water::new(board);
        for space in board.spaces().filter(|space| !board.is_river(*space)) {
            assert!(water.land.at(centre(space)) > RADIUS / 4.0, "{space}");
        }
    }

    #[test]
    fn states_of_old_have_their_character_and_others_only_their_name() {
        let markup = drawn(&board_with_yan_called("\"Wu\""));
        for character in "秦楚齊韓魏趙".chars() {
            assert_eq!(markup.matches(character).count(), 1, "{character}");
        }
        assert!(!markup.contains('燕') && markup.contains("Wu</text>"));
        assert!(seal("Qin").contains('秦') && !seal("Wu").contains("<g"));
    }

    #[test]
    fn the_name_of_a_capital_is_escaped() {
        let markup = drawn(&board_with_yan_called(r#""<Y&n's \"\u0007>""#));
        assert!(markup.contains("&lt;Y&amp;n&#39;s &quot;&gt;</text>"));
        assert!(!markup.contains("<Y") && !markup.contains('\u{7}'));
    }

    #[test]
    fn the_map_has_no_colour_of_its_own() {
        let markup = ground(default_board());
        let colours = markup.split('#').skip(1).filter(|rest| {
            let sign = |sign: char| sign.is_ascii_hexdigit();
            rest.chars().take(6).all(sign) && !rest.chars().nth(6).is_some_and(|next| sign(next) || next == '-')
        });
        assert_eq!(colours.count(), 0);
    }
}
