//! Rivers, lakes and the eastern sea: one body of water with its current, whatever the spaces look like.

use std::collections::VecDeque;

use yangtze::{Board, Space};

use super::land::{grain, shore};
use super::plan::{Plan, Point};
use super::{DEEP, PAPER, WATER};

/// The ink of the banks.
const BANK: &str = "#4d7a8d";
/// The ink of surf and current.
const CURRENT: &str = "#3f6c80";

pub(super) fn define(plan: &Plan, out: &mut String) {
    // Blurring and sharpening again rounds the banks where streams meet; the noise makes them a brush's.
    let region = plan.map.grown(60.0).attributes();
    for (name, pigment) in [("bank", BANK), ("water", WATER)] {
        *out += &format!(
            "<filter id=\"{name}\" filterUnits=\"userSpaceOnUse\" {region} color-interpolation-filters=\"sRGB\">\
             <feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"6\"/><feComponentTransfer result=\"body\"><feFuncA \
             type=\"linear\" slope=\"16\" intercept=\"-7.5\"/></feComponentTransfer><feTurbulence result=\"noise\" \
             type=\"fractalNoise\" baseFrequency=\".03\" numOctaves=\"2\" seed=\"3\"/><feDisplacementMap \
             in=\"body\" in2=\"noise\" scale=\"9\" xChannelSelector=\"R\" yChannelSelector=\"G\" \
             result=\"brushed\"/><feFlood flood-color=\"{pigment}\"/><feComposite in2=\"brushed\" \
             operator=\"in\"/></filter>\n"
        );
    }
    *out += &format!(
        "<filter id=\"depth\" filterUnits=\"userSpaceOnUse\" {region}><feGaussianBlur stdDeviation=\"7\"/></filter>\n"
    );
    *out += &format!(
        "<linearGradient id=\"offing\"><stop offset=\".15\" stop-color=\"{PAPER}\" stop-opacity=\"0\"/>\
         <stop offset=\"1\" stop-color=\"{PAPER}\" stop-opacity=\".62\"/></linearGradient>\n"
    );
}

pub(super) fn draw(board: &Board, plan: &Plan, out: &mut String) {
    let courses = courses(board);
    let mut lines: Vec<Vec<Point>> =
        courses.iter().map(|course| course.iter().map(|space| bend(plan, *space)).collect()).collect();
    // Where a river reaches the rim it comes from beyond the map in the west, and meets the sea in the east.
    for space in board.spaces().filter(|space| board.is_river(*space)) {
        let row = || board.spaces().filter(|other| other.row() == space.row());
        let mut ends = Vec::new();
        if row().next() == Some(space) {
            ends.push(Point { x: plan.map.left - 40.0, y: plan.middle(space).y - 14.0 });
        }
        if row().last() == Some(space) {
            ends.push(plan.middle(space).moved(85.0, 12.0));
        }
        for end in ends {
            let line =
                courses.iter().zip(&mut lines).find(|(course, _)| course.len() > 1 && course.last() == Some(&space));
            match line {
                Some((_, line)) => line.push(end),
                None => lines.push(vec![bend(plan, space), end]),
            }
        }
    }
    let course: String = lines.iter().map(|line| smooth(line)).collect();
    let shore = shore(board, plan);
    let (coast, east) = (smooth(&shore), plan.map.right + 40.0);
    let sea = format!("{coast}L{east:.1} {:.1}L{east:.1} {:.1}Z", plan.map.bottom + 30.0, plan.map.top - 30.0);
    let (links, lakes) = (links(board, plan), lakes(board, plan));
    for (filter, pigment, more) in [("bank", BANK, 3.0), ("water", WATER, 0.0)] {
        *out += &format!(
            "<g filter=\"url(#{filter})\" fill=\"none\" stroke=\"{pigment}\" stroke-linecap=\"round\" \
             stroke-linejoin=\"round\"><path d=\"{course}\" stroke-width=\"{:.1}\"/>\
             <path d=\"{links}\" stroke-width=\"{:.1}\"/>\
             <path d=\"{lakes}{sea}\" fill=\"{pigment}\" stroke-width=\"{more:.1}\"/></g>\n",
            47.0 + more,
            40.0 + more
        );
    }
    *out += &format!(
        "<g filter=\"url(#depth)\" fill=\"none\" stroke=\"{DEEP}\" stroke-opacity=\".55\" stroke-linecap=\"round\">\
         <path d=\"{course}\" stroke-width=\"17\"/><path d=\"{lakes}\" stroke-width=\"12\"/></g>\n"
    );
    draw_surf(&shore, &sea, out);
    draw_current(&lines, out);
}

/// Lines along the shore, fainter the farther out.
fn draw_surf(shore: &[Point], sea: &str, out: &mut String) {
    *out += &format!(
        "<clipPath id=\"sea\"><path d=\"{sea}\"/></clipPath><path d=\"{sea}\" fill=\"url(#offing)\"/><g clip-path=\"url(#sea)\" fill=\"none\" stroke=\"{CURRENT}\">"
    );
    for (away, strength) in [(9.0, 0.42), (19.0, 0.32), (31.0, 0.24), (45.0, 0.17), (62.0, 0.11), (84.0, 0.07)] {
        let line: Vec<Point> = shore.iter().map(|point| point.moved(away, 0.0)).collect();
        *out += &format!("<path d=\"{}\" stroke-opacity=\"{strength}\" stroke-width=\"1.1\"/>", smooth(&line));
    }
    *out += "</g>\n";
}

/// The current: three broken lines that keep their distance, one dark, two light.
fn draw_current(lines: &[Vec<Point>], out: &mut String) {
    *out += "<g fill=\"none\" stroke-linecap=\"round\" stroke-width=\"1.5\">";
    let strokes = [
        (0.0, CURRENT, ".75", "34 9 12 16"),
        (-9.0, "#eaf3f1", ".8", "20 38 9 30"),
        (9.5, CURRENT, ".5", "14 44 26 33"),
    ];
    for (away, ink, strength, dashes) in strokes {
        let line: String = lines.iter().filter(|line| line.len() > 2).map(|line| smooth(&beside(line, away))).collect();
        *out += &format!(
            "<path d=\"{line}\" stroke=\"{ink}\" stroke-opacity=\"{strength}\" stroke-dasharray=\"{dashes}\"/>"
        );
    }
    *out += "</g>\n";
}

/// The middle of a river space, a little off so that the river winds.
fn bend(plan: &Plan, space: Space) -> Point {
    let off = |kind| 12.0 * (grain(space.column(), space.row(), kind) - 0.5);
    plan.middle(space).moved(off(8), off(9))
}

/// Each river as lines through its spaces: its longest course first, then what branches off.
fn courses(board: &Board) -> Vec<Vec<Space>> {
    let mut courses: Vec<Vec<Space>> = Vec::new();
    let mut reached: Vec<Space> = Vec::new();
    for source in board.spaces().filter(|space| board.is_river(*space)) {
        if reached.contains(&source) {
            continue;
        }
        let far = *farthest(board, &[source]).last().unwrap_or(&source);
        let mut course = farthest(board, &[far]);
        // From west to east, as rivers there flow.
        if course.first().map(|space| space.column()) > course.last().map(|space| space.column()) {
            course.reverse();
        }
        let mut river = course.clone();
        courses.push(course);
        loop {
            let branch = farthest(board, &river);
            if branch.len() < 2 {
                break;
            }
            river.extend_from_slice(&branch[1..]);
            courses.push(branch);
        }
        reached.extend(river);
    }
    courses
}

/// The way over river spaces from any of these to the one farthest from all of them.
fn farthest(board: &Board, from: &[Space]) -> Vec<Space> {
    let mut came: Vec<(Space, Option<usize>)> = from.iter().map(|space| (*space, None)).collect();
    let mut queue: VecDeque<usize> = (0..came.len()).collect();
    let mut last = 0;
    while let Some(number) = queue.pop_front() {
        last = number;
        for near in board.adjacent(came[number].0).filter(|near| board.is_river(*near)) {
            if came.iter().all(|(space, _)| *space != near) {
                queue.push_back(came.len());
                came.push((near, Some(number)));
            }
        }
    }
    let mut way: Vec<Space> = Vec::new();
    let mut next = came[last].1.map(|_| last);
    while let Some(number) = next {
        way.push(came[number].0);
        next = came[number].1;
    }
    if way.is_empty() {
        way.extend(from.first());
    }
    way.reverse();
    way
}

/// A stretch of water between every two adjacent river spaces.
fn links(board: &Board, plan: &Plan) -> String {
    let mut path = String::new();
    for space in board.spaces().filter(|space| board.is_river(*space)) {
        let Point { x, y } = bend(plan, space);
        path += &format!("M{x:.1} {y:.1}h0");
        for near in board.adjacent(space).filter(|near| *near > space && board.is_river(*near)) {
            let to = bend(plan, near);
            path += &format!("M{x:.1} {y:.1}L{:.1} {:.1}", to.x, to.y);
        }
    }
    path
}

/// Open water between three river spaces.
fn lakes(board: &Board, plan: &Plan) -> String {
    board
        .triangles()
        .filter(|triangle| board.is_river(triangle[0]))
        .map(|triangle| {
            let [a, b, c] = triangle.map(|space| bend(plan, space));
            format!("M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}Z", a.x, a.y, b.x, b.y, c.x, c.y)
        })
        .collect()
}

/// A line through all points without corners.
fn smooth(line: &[Point]) -> String {
    let Some(first) = line.first() else {
        return String::new();
    };
    let at = |number: isize| line[number.clamp(0, line.len() as isize - 1) as usize];
    let mut path = format!("M{:.1} {:.1}", first.x, first.y);
    for number in 0..line.len() as isize - 1 {
        let [before, from, to, after] = [number - 1, number, number + 1, number + 2].map(at);
        path += &format!(
            "C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
            from.x + (to.x - before.x) / 6.0,
            from.y + (to.y - before.y) / 6.0,
            to.x - (after.x - from.x) / 6.0,
            to.y - (after.y - from.y) / 6.0,
            to.x,
            to.y
        );
    }
    path
}

/// The same line so far to the side.
fn beside(line: &[Point], away: f64) -> Vec<Point> {
    let at = |number: isize| line[number.clamp(0, line.len() as isize - 1) as usize];
    (0..line.len() as isize)
        .map(|number| {
            let (before, after) = (at(number - 1), at(number + 1));
            let (x, y) = (after.x - before.x, after.y - before.y);
            let length = libm::hypot(x, y).max(1.0);
            at(number).moved(-y / length * away, x / length * away)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use yangtze::default_board;

    #[test]
    fn the_courses_pass_every_river_space_and_never_leave_the_water() {
        let board = default_board();
        let courses = courses(board);
        for space in board.spaces() {
            assert_eq!(courses.iter().flatten().any(|passed| *passed == space), board.is_river(space), "{space}");
        }
        for pair in courses.iter().flat_map(|course| course.windows(2)) {
            assert!(board.adjacent(pair[0]).any(|near| near == pair[1]), "{pair:?}");
        }
    }
}
