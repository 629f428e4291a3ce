//! The houses of the town. Each stands on the point (0, 0) and is drawn as one scene, [`WIDTH`] wide and [`HEIGHT`] high.

use yunnan::Building;

use crate::geometry::Area;
use crate::yunnan::brush::paint;
use crate::yunnan::symbols::HORSE;

/// How much room a house needs.
pub(super) const WIDTH: f64 = 204.0;
pub(super) const HEIGHT: f64 = 128.0;

pub(super) fn house(building: Building) -> String {
    let mut house = House(String::new());
    match building {
        Building::School => school(&mut house),
        Building::Customs => customs(&mut house),
        Building::Horse => stable(&mut house),
        Building::Dragon => temple(&mut house),
        Building::Yard => yard(&mut house),
    }
    house.0
}

/// A house while it is drawn.
struct House(String);

impl House {
    /// A part in a colour, with a line around it.
    fn part(&mut self, d: &str, colour: &str) {
        paint(
            &mut self.0,
            d,
            &format!(
                "fill=\"var(--{colour})\" stroke=\"var(--ink)\" stroke-opacity=\".8\" stroke-width=\"1.2\" stroke-linejoin=\"round\""
            ),
        );
    }

    /// Lines only.
    fn lines(&mut self, d: &str, width: f64) {
        paint(
            &mut self.0,
            d,
            &format!(
                "fill=\"none\" stroke=\"var(--ink)\" stroke-opacity=\".75\" stroke-width=\"{width}\" stroke-linecap=\"round\""
            ),
        );
    }

    fn block(&mut self, left: f64, top: f64, width: f64, height: f64, colour: &str) {
        self.part(&format!("M{left:.0} {top:.0}h{width:.0}v{height:.0}h-{width:.0}Z"), colour);
    }

    /// A roof with turned-up eaves: its middle, where it rests, how far it reaches to each side, and how high it is.
    fn roof(&mut self, x: f64, y: f64, half: f64, high: f64, colour: &str) {
        let ridge = half * 0.62;
        let d = format!(
            "M{:.0} {:.0}C{:.0} {:.0} {:.0} {:.0} {:.0} {:.0}H{:.0}C{:.0} {:.0} {:.0} {:.0} {:.0} {:.0}C{:.0} {:.0} {:.0} {y:.0} {x:.0} {y:.0}C{:.0} {y:.0} {:.0} {:.0} {:.0} {:.0}Z",
            x - half,
            y - 6.0,
            x - half * 0.84,
            y - 7.0,
            x - ridge - 6.0,
            y - high * 0.7,
            x - ridge,
            y - high,
            x + ridge,
            x + ridge + 6.0,
            y - high * 0.7,
            x + half * 0.84,
            y - 7.0,
            x + half,
            y - 6.0,
            x + half * 0.85,
            y + 1.0,
            x + half * 0.6,
            x - half * 0.6,
            x - half * 0.85,
            y + 1.0,
            x - half,
            y - 6.0
        );
        self.part(&d, colour);
        // Rows of tiles, and the ridge.
        let mut tiles = String::new();
        let count = (half / 6.0) as i32;
        for number in -count..=count {
            let part = f64::from(number) / f64::from(count);
            tiles += &format!(
                "M{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}",
                x + ridge * part,
                y - high + 2.0,
                x + (ridge + 3.0) * part,
                y - high * 0.45,
                x + half * 0.88 * part,
                y - 1.5 - 3.0 * part * part
            );
        }
        paint(
            &mut self.0,
            &tiles,
            "fill=\"none\" stroke=\"var(--roof-shade)\" stroke-opacity=\".7\" stroke-width=\"1\"",
        );
        self.part(
            &format!("M{:.0} {:.0}l-3-6 6 3H{:.0}l6-3-3 6Z", x - ridge, y - high + 2.0, x + ridge - 3.0),
            "roof-shade",
        );
    }

    /// Windows with a lattice.
    fn window(&mut self, left: f64, top: f64, width: f64, height: f64) {
        self.block(left, top, width, height, "straw");
        let mut bars = String::new();
        for number in 1..4 {
            bars += &format!("M{:.1} {top:.0}v{height:.0}", left + width * f64::from(number) / 4.0);
        }
        bars += &format!("M{left:.0} {:.1}h{width:.0}", top + height / 2.0);
        self.lines(&bars, 0.9);
    }

    fn steps(&mut self, half: f64) {
        self.block(-half, -7.0, half * 2.0, 7.0, "stone");
        self.block(-half * 0.32, -4.0, half * 0.64, 6.0, "stone");
    }

    /// A lantern that hangs from a place.
    fn lantern(&mut self, x: f64, y: f64) {
        self.lines(&format!("M{x:.0} {y:.0}v4"), 1.0);
        self.part(&format!("M{:.0} {:.0}h6c5 4 5 10 0 14h-6c-5-4-5-10 0-14Z", x - 3.0, y + 4.0), "seal");
        self.lines(&format!("M{x:.0} {:.0}v5", y + 18.0), 1.4);
    }
}

/// Pupils before a scroll, in an open hall.
fn school(house: &mut House) {
    house.steps(84.0);
    house.block(-74.0, -62.0, 148.0, 55.0, "wall");
    house.window(-68.0, -50.0, 26.0, 26.0);
    house.window(42.0, -50.0, 26.0, 26.0);
    house.block(-34.0, -56.0, 68.0, 49.0, "face");
    house.part("M-17-54h34v26h-34ZM-20-55h40v3h-40ZM-20-29h40v3h-40Z", "sheet");
    house.lines("M-10-49v17M-4-49v12M2-49v17M8-49v14", 1.6);
    for (x, colour) in [(-22.0, "team-4"), (0.0, "team-3"), (22.0, "team-0")] {
        house.part(&format!("M{:.0}-7c0-12 18-12 18 0Z", x - 9.0), colour);
        house.part(&format!("M{:.0}-20a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z", x - 4.5), "face");
        house.part(&format!("M{:.0}-21c0-6 10-6 10 0Z", x - 5.0), "relief");
    }
    house.part("M-78-62v55h5v-55ZM73-62v55h5v-55ZM-39-62v55h5v-55ZM34-62v55h5v-55Z", "roof");
    house.roof(0.0, -60.0, 98.0, 42.0, "roof");
}

/// A gate in the wall, with a barrier and somebody's papers.
fn customs(house: &mut House) {
    house.part(
        "M-100 0V-44h8v-7h10v7h10v-7h10v7h10v-7h10v7h84v-7h10v7h10v-7h10v7h10v-7h10v7h8V0H30V-18C30-44-30-44-30-18V0Z",
        "stone",
    );
    house.lines("M-100-30h60M-100-15h66M40-30h60M36-15h64M-84-44v14M-60-44v14M-92-30v15M-70-30v15M-84-15V0M-58-15V0M84-44v14M60-44v14M92-30v15M68-30v15M84-15V0M56-15V0", 0.9);
    house.block(-52.0, -76.0, 104.0, 32.0, "wall");
    house.window(-44.0, -68.0, 22.0, 18.0);
    house.window(22.0, -68.0, 22.0, 18.0);
    house.block(-14.0, -70.0, 28.0, 22.0, "roof");
    house.roof(0.0, -74.0, 72.0, 38.0, "roof");
    // The barrier: red and white.
    house.part("M-46-16h92v7h-92Z", "sheet");
    house.part("M-40-16h12l-4 7h-12ZM-16-16h12l-4 7h-12ZM8-16h12l-4 7h-12ZM32-16h12l-4 7h-12Z", "seal");
    house.part("M-50-22h8V0h-8ZM42-22h8V0h-8Z", "roof-shade");
    for x in [-84.0, 84.0] {
        house.lines(&format!("M{x:.0}-44v-42"), 1.6);
        house.part(&format!("M{x:.0}-86l24 6-24 9Z"), "seal");
    }
}

/// A long roof, a fence, hay, and the horse.
fn stable(house: &mut House) {
    house.block(-88.0, -58.0, 120.0, 58.0, "wood-dark");
    house.part("M-88-58h7V0h-7ZM-32-58h7V0h-7ZM26-58h7V0h-7Z", "roof");
    house.part("M-78 0c-2-16 34-20 38 0Z", "straw");
    house.lines("M-72-3l5-7M-62-4l2-8M-52-3l-3-8M-46-2l-6-6", 1.0);
    house.roof(-28.0, -56.0, 82.0, 34.0, "straw");
    house.0 += "<g transform=\"translate(46 -31) scale(1.75)\">";
    house.part(HORSE, "wood");
    house.lines("M-5-8.5C-2-4 6-4 9-8.5M17-14v.1", 1.0);
    house.0 += "</g>\n";
    house.part("M-24-20h124v5H-24ZM-24-9h124v5H-24Z", "wood-light");
    house.part("M-8-26h6V0h-6ZM42-26h6V0h-6ZM90-26h6V0h-6Z", "wood");
}

/// Two roofs with a dragon on the upper one, lanterns below.
fn temple(house: &mut House) {
    house.steps(88.0);
    house.block(-68.0, -46.0, 136.0, 39.0, "seal");
    house.part("M-72-48v41h7v-41ZM65-48v41h7v-41ZM-34-48v41h6v-41ZM28-48v41h6v-41Z", "roof-shade");
    house.window(-60.0, -40.0, 20.0, 26.0);
    house.window(40.0, -40.0, 20.0, 26.0);
    house.part("M-22-40h44v33h-44ZM0-40v33", "roof-shade");
    house.part("M-8-25a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0ZM3-25a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z", "straw");
    house.roof(0.0, -46.0, 96.0, 24.0, "roof");
    house.block(-40.0, -84.0, 80.0, 15.0, "seal");
    house.roof(0.0, -82.0, 66.0, 24.0, "roof");
    house.part("M-46-104C-52-116-38-124-30-114C-24-106-14-106-8-113C0-122 10-120 14-112C18-105 27-106 30-113C33-121 42-126 50-121L58-124 55-118 62-114 54-111C52-105 44-104 42-109C38-98 22-96 15-104C9-112 4-109-1-104C-9-96-24-97-31-106C-35-111-42-110-38-103Z", "straw");
    house.lines("M50-117v.1M44-122l-2-6M48-122l1-6M-24-103l-3 5M-4-103l3 5M24-101l2 5", 1.6);
    house.lantern(-50.0, -44.0);
    house.lantern(50.0, -44.0);
}

/// A frame without walls, beams, and a crane.
fn yard(house: &mut House) {
    house.part("M-60-66h6V0h-6ZM-22-66h6V0h-6ZM16-66h6V0h-6ZM54-66h6V0h-6Z", "wood");
    house.part("M-68-70h136v6H-68ZM-60-34H60v5H-60Z", "wood-light");
    house.part("M-64-70L-6-100-2-96-54-70ZM64-70L6-100 2-96 54-70ZM-3-104h6v38h-6Z", "wood");
    house.part("M-68-72L-36-88-30-84-60-68Z", "roof");
    house.lines("M-57-29L-19 0M-19-29L-57 0M19-29L57 0M57-29L19 0", 1.4);
    // The crane lifts a beam.
    house.part("M86 0L80-112h5L94 0Z", "wood");
    house.part("M40-116l58-2v5l-58 2Z", "wood-light");
    house.lines("M46-113v34M46-79l-16 8M46-79l16 8", 1.2);
    house.part("M24-72h44v6H24Z", "straw");
    house.part("M-100-6h36v6h-36ZM-98-12h32v6h-32ZM-94-18h26v6h-26Z", "wood-light");
    house.lines("M-8 0l6-14M10 0L4-14", 1.6);
    house.part("M-16-17h34v4h-34Z", "wood-light");
}

/// A round coin above a heavy door.
pub(super) fn bank() -> String {
    let mut house = House(String::new());
    house.steps(80.0);
    house.block(-70.0, -52.0, 140.0, 45.0, "stone");
    house.lines("M-70-37h140M-70-22h140M-52-52v15M-30-37v15M-54-22v15M52-52v15M32-37v15M54-22v15", 0.9);
    house.part("M-20-7V-34C-20-46 20-46 20-34V-7ZM0-43V-7", "roof-shade");
    house.roof(0.0, -50.0, 94.0, 34.0, "roof");
    coin(&mut house, -70.0, 17.0);
    house.0
}

fn coin(house: &mut House, y: f64, size: f64) {
    house.part(
        &format!(
            "M-{size} {y}a{size} {size} 0 1 0 {0} 0a{size} {size} 0 1 0-{0} 0ZM-5 {1}v10h10v-10Z",
            size * 2.0,
            y - 5.0
        ),
        "straw",
    );
}

/// The bank in a column: under its roof there is only the wall for the table.
pub(super) fn wide_bank(scene: Area) -> String {
    let mut house = House(String::new());
    let wall = scene.height() - 40.0;
    house.block(-94.0, -wall, 188.0, wall - 2.0, "stone");
    house.block(-88.0, -wall + 6.0, 176.0, wall - 11.0, "sheet");
    house.roof(0.0, -wall + 4.0, 99.0, 34.0, "roof");
    coin(&mut house, -wall - 8.0, 16.0);
    let mut out = String::new();
    crate::yunnan::brush::put(&mut out, crate::geometry::Point { x: scene.middle().x, y: scene.bottom }, 1.0, &house.0);
    out
}

/// Stalls with striped awnings, tea and baskets.
pub(super) fn market() -> String {
    let mut house = House(String::new());
    for (x, y, colour) in [(-50.0, -14.0, "team-3"), (50.0, -14.0, "team-2"), (0.0, 0.0, "seal")] {
        let at = |across: f64, up: f64| format!("{:.0} {:.0}", x + across, y - up);
        house.lines(&format!("M{}V{y}M{}V{y}", at(-40.0, 50.0), at(40.0, 50.0)), 2.2);
        house.part(&format!("M{}h80v22h-80Z", at(-40.0, 22.0)), "wood-light");
        house.part(
            &format!(
                "M{}c0-8 14-8 14 0ZM{}c0-8 14-8 14 0ZM{}c0-10 18-10 18 0Z",
                at(-34.0, 22.0),
                at(-18.0, 22.0),
                at(12.0, 22.0)
            ),
            "tea",
        );
        house.part(
            &format!("M{}h80l8 20c-8 6-15 6-24 0c-8 6-15 6-24 0c-8 6-15 6-24 0c-8 6-15 6-24 0Z", at(-40.0, 66.0)),
            "sheet",
        );
        house.part(
            &format!("M{}h16l-4 20c-6 6-13 6-20 0ZM{}h16l2 20c-8 6-13 6-22 0Z", at(-40.0, 66.0), at(0.0, 66.0)),
            colour,
        );
    }
    house.0
}
