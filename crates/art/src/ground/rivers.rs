//! The courses of the rivers: which spaces the current passes, one after the other, and how broad it is there.

use std::collections::VecDeque;

use yangtze::{Board, Space};

use super::grain::grain;
use crate::geometry::{Area, Point, centre};

/// Half the breadth of a river where it begins, and what it grows by.
const SOURCE: f64 = 16.5;
const GROWTH: f64 = 9.0;

/// A place in the middle of the stream.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bend {
    pub(super) middle: Point,
    /// Half the breadth.
    pub(super) half: f64,
}

/// All that flows on a board.
pub(super) struct Rivers {
    /// Lines through every river, its longest course first, then what branches off.
    pub(super) courses: Vec<Vec<Bend>>,
    /// Every stretch of water between two places.
    pub(super) links: Vec<[Bend; 2]>,
    /// Open water between three river spaces: its middle.
    pub(super) lakes: Vec<Point>,
}

impl Rivers {
    pub(super) fn new(board: &Board, area: Area) -> Self {
        let mut courses: Vec<Vec<Space>> = courses(board);
        kernel::sort_few(&mut courses, |one, other| one.len() > other.len());
        let bend = |space: Space| Bend { middle: bend(space), half: breadth(&courses, space) };
        let mut lines: Vec<Vec<Bend>> =
            courses.iter().map(|course| course.iter().map(|space| bend(*space)).collect()).collect();
        let mut links = Vec::new();
        for space in board.spaces().filter(|space| board.is_river(*space)) {
            links.push([bend(space); 2]);
            let near = board.adjacent(space).filter(|near| *near > space && board.is_river(*near));
            links.extend(near.map(|near| [bend(space), bend(near)]));
            // Where a river reaches the rim it comes from beyond the map in the west, and meets the sea in the east.
            let row = || board.spaces().filter(|other| other.row() == space.row());
            let (west, east) = (row().next() == Some(space), row().last() == Some(space));
            let ends = [
                (west, Bend { middle: Point { x: area.left - 60.0, y: centre(space).y - 12.0 }, ..bend(space) }),
                (east, Bend { middle: centre(space).moved(105.0, 14.0), half: bend(space).half + 5.0 }),
            ];
            for (_, end) in ends.into_iter().filter(|(reached, _)| *reached) {
                links.push([bend(space), end]);
                let mut all = courses.iter().zip(&mut lines).filter(|(course, _)| course.len() > 1);
                match all.find(|(course, _)| course.first() == Some(&space) || course.last() == Some(&space)) {
                    Some((course, line)) if course.last() == Some(&space) => line.push(end),
                    Some((_, line)) => line.insert(0, end),
                    None => lines.push(vec![bend(space), end]),
                }
            }
        }
        let wet = board.triangles().filter(|triangle| board.is_river(triangle[0]));
        let lakes = wet.map(crate::geometry::crossing).collect();
        Self { courses: lines, links, lakes }
    }
}

/// The middle of a river space, a little off so that the river winds.
fn bend(space: Space) -> Point {
    let off = |kind| 13.0 * (grain(space.column() as i32, space.row() as i32, kind) - 0.5);
    centre(space).moved(off(8), off(9))
}

/// Half the breadth of the water on a space: rivers grow from source to mouth.
fn breadth(courses: &[Vec<Space>], space: Space) -> f64 {
    let passed = courses.iter().find_map(|course| {
        let number = course.iter().position(|passed| *passed == space)?;
        Some(number as f64 / course.len().max(8) as f64)
    });
    SOURCE + GROWTH * passed.unwrap_or(0.5) + 3.0 * grain(space.column() as i32, space.row() as i32, 10)
}

/// Each river as lines of spaces: its longest course first, then what branches off.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::boards;

    #[test]
    fn the_courses_pass_every_river_space_and_never_leave_the_water() {
        for board in boards() {
            let courses = courses(&board);
            for space in board.spaces() {
                assert_eq!(courses.iter().flatten().any(|passed| *passed == space), board.is_river(space), "{space}");
            }
            for pair in courses.iter().flat_map(|course| course.windows(2)) {
                assert!(board.adjacent(pair[0]).any(|near| near == pair[1]), "{pair:?}");
            }
        }
    }
}
