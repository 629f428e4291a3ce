//! What each province is known for. Every scene stands on the point (0, 0) and is about 220 wide and 150 high.

use yunnan::Province;

use crate::geometry::Point;
use crate::ground::grain;
use crate::yunnan::brush::{FINE, PEN, paint};

pub(super) fn scene(province: Province) -> String {
    let mut out = String::new();
    match province {
        Province::Puer => gardens(&mut out),
        Province::Yunnan => karst(&mut out),
        Province::Sichuan => bamboo(&mut out),
        Province::Qamdo => gorge(&mut out),
        Province::Tibet => snow(&mut out),
        Province::Qinghai => plateau(&mut out),
    }
    out
}

/// A dome from its middle, so wide and high.
fn dome(x: f64, y: f64, half: f64, high: f64) -> String {
    format!(
        "M{:.0} {y:.0}C{:.0} {:.0} {:.0} {:.0} {:.0} {y:.0}",
        x - half,
        x - half * 0.6,
        y - high * 1.33,
        x + half * 0.6,
        y - high * 1.33,
        x + half
    )
}

/// Hills with rows of tea.
fn gardens(out: &mut String) {
    for (x, y, half, high, rows) in
        [(-62.0, -6.0, 78.0, 92.0, 6), (66.0, -4.0, 70.0, 70.0, 5), (2.0, 6.0, 84.0, 46.0, 4)]
    {
        paint(out, &dome(x, y, half, high), "fill=\"url(#scroll-body)\"");
        paint(out, &dome(x, y, half, high), "fill=\"url(#scroll-peak)\"");
        let (mut bushes, mut lines) = (String::new(), String::new());
        for row in 0..rows {
            let part = 1.0 - 0.16 * f64::from(row) - 0.08;
            let step = y + 2.0 - high * 0.05 * f64::from(row);
            bushes += &dome(x, step, half * part, high * part * 0.9);
            lines += &dome(x, step + 5.0, half * part, high * part * 0.9);
        }
        paint(out, &lines, FINE);
        paint(
            out,
            &bushes,
            "fill=\"none\" stroke=\"var(--tea)\" stroke-width=\"6.5\" stroke-linecap=\"round\" stroke-dasharray=\"0 7.6\"",
        );
        paint(out, &dome(x, y, half, high), PEN);
    }
}

/// Stone towers by a lake, and the three pagodas of Dali.
fn karst(out: &mut String) {
    for (x, half, high) in
        [(-70.0, 22.0, 104.0), (-34.0, 17.0, 74.0), (58.0, 20.0, 92.0), (88.0, 17.0, 66.0), (-98.0, 14.0, 58.0)]
    {
        let side = |part: f64| x + half * part;
        let d = format!(
            "M{:.0} 0C{:.0} {:.0} {:.0} {:.0} {x:.0} {:.0}C{:.0} {:.0} {:.0} {:.0} {:.0} 0",
            side(-1.0),
            side(-1.2),
            -high * 0.5,
            side(-0.7),
            -high,
            -high,
            side(0.8),
            -high * 0.98,
            side(1.0),
            -high * 0.5,
            side(1.15)
        );
        paint(out, &d, "fill=\"url(#scroll-body)\"");
        paint(out, &d, "fill=\"url(#scroll-peak)\"");
        paint(out, &d, PEN);
        let mut clefts = String::new();
        for number in 0..6 {
            let chance = |kind| grain(number, x as i32, kind);
            clefts += &format!(
                "M{:.0} {:.0}q3 {:.0} 0 {:.0}",
                side(1.3 * chance(1) - 0.6),
                -high * (0.35 + 0.5 * chance(2)),
                high * 0.1,
                high * 0.2
            );
        }
        paint(out, &clefts, FINE);
    }
    paint(out, "M-52 2C-20-14 30-14 64 0C40 10-30 12-52 2Z", "fill=\"var(--water)\" stroke=\"var(--bank)\"");
    paint(out, "M-30 0H8M20 3H44M-6-6H26", "stroke=\"var(--foam)\" stroke-width=\"1.2\" fill=\"none\"");
    let mut towers = String::new();
    for (x, high) in [(4.0, 52.0), (-14.0, 34.0), (21.0, 34.0)] {
        towers += &format!(
            "M{:.0}-10L{:.0}-{high}L{x:.0}-{:.0}L{:.0}-{high}L{:.0}-10Z",
            x - 4.5,
            x - 3.0,
            high + 8.0,
            x + 3.0,
            x + 4.5
        );
        for step in 1..6 {
            let y = 10.0 + (high - 10.0) * f64::from(step) / 6.0;
            towers += &format!("M{:.1}-{y:.0}H{:.1}", x - 5.5, x + 5.5);
        }
    }
    paint(out, &towers, "fill=\"var(--wall)\" stroke=\"var(--relief)\" stroke-width=\"1\"");
}

/// Round hills under bamboo.
fn bamboo(out: &mut String) {
    for (x, half, high) in [(-60.0, 66.0, 62.0), (58.0, 74.0, 74.0), (0.0, 70.0, 34.0)] {
        paint(out, &dome(x, 4.0, half, high), "fill=\"url(#scroll-body)\"");
        paint(out, &dome(x, 4.0, half, high), "fill=\"url(#scroll-peak)\"");
        paint(out, &dome(x, 4.0, half, high), PEN);
    }
    let (mut stalks, mut leaves) = (String::new(), String::new());
    for number in 0..19 {
        let chance = |kind| grain(number, 17, kind);
        let group = if number % 2 == 0 { -62.0 } else { 60.0 };
        let foot = Point { x: group + 92.0 * (chance(1) - 0.5), y: 6.0 + 6.0 * chance(4) };
        let (lean, high) = (18.0 * (chance(2) - 0.5), 66.0 + 52.0 * chance(3));
        stalks += &format!("M{:.0} {:.0}q{:.0} {:.0} {lean:.0} {:.0}", foot.x, foot.y, lean * 0.2, -high * 0.6, -high);
        for leaf in 0..6 {
            let chance = |kind| grain(number, leaf, kind);
            let along = 0.55 + 0.09 * f64::from(leaf);
            let at = foot.moved(lean * along * along, -high * along);
            let way = if chance(5) > 0.5 { 1.0 } else { -1.0 } * (7.0 + 6.0 * chance(6));
            leaves +=
                &format!("M{:.0} {:.0}q{:.0}-3 {way:.0} 4q{:.0} 1 {:.0}-4Z", at.x, at.y, way * 0.6, -way * 0.6, -way);
        }
    }
    paint(out, &stalks, "fill=\"none\" stroke=\"var(--tree)\" stroke-width=\"2.8\" stroke-dasharray=\"11 1.3\"");
    paint(out, &leaves, "fill=\"var(--tree)\"");
}

/// Walls of rock, and a river between them.
fn gorge(out: &mut String) {
    let walls = [
        "M-112 6L-108-52-96-70-88-98-70-112-52-104-40-88-34-60-24-40-18 6",
        "M112 6L110-46 98-66 92-100 74-128 58-122 44-96 36-62 28-44 20 6",
    ];
    paint(
        out,
        "M-40-92C-10-80-14-50-6-34C0-20-12-6-18 8H20C24-10 16-24 14-38C10-58 22-76 44-98Z",
        "fill=\"var(--deep)\" fill-opacity=\".55\"",
    );
    paint(
        out,
        "M-4-66C0-48 2-40 0-28C-2-16 2-6 0 8M8-50C10-36 8-20 10 6M-8-24C-10-12-8-2-9 7",
        "fill=\"none\" stroke=\"var(--foam)\" stroke-width=\"1.5\"",
    );
    for (number, wall) in walls.into_iter().enumerate() {
        paint(out, wall, "fill=\"url(#scroll-body)\"");
        paint(out, wall, "fill=\"url(#scroll-cliff)\"");
        paint(out, wall, PEN);
        let mut clefts = String::new();
        for stroke in 0..22 {
            let chance = |kind| grain(stroke, number as i32, kind);
            let x = (if number == 0 { -100.0 } else { 34.0 }) + 66.0 * chance(1);
            clefts += &format!(
                "M{x:.0} {:.0}l{:.0} {:.0}",
                -88.0 * chance(2) + 4.0 - 6.0,
                4.0 * chance(3) - 2.0,
                10.0 + 18.0 * chance(4)
            );
        }
        paint(out, &clefts, FINE);
    }
}

/// High mountains under snow, and a monastery.
fn snow(out: &mut String) {
    for (x, half, high) in [(-58.0, 62.0, 116.0), (66.0, 58.0, 100.0), (10.0, 52.0, 132.0)] {
        let at = |part: f64, up: f64| format!("{:.0} {:.0}", x + half * part, -high * up);
        let d = format!(
            "M{}L{} {} {} {} {} {}",
            at(-1.0, -0.03),
            at(-0.52, 0.42),
            at(-0.3, 0.6),
            at(0.0, 1.0),
            at(0.26, 0.68),
            at(0.5, 0.5),
            at(1.0, -0.03)
        );
        paint(out, &d, "fill=\"var(--snow)\"");
        let shade = format!(
            "M{}L{} {} {} {} {} {}Z",
            at(0.0, 1.0),
            at(0.26, 0.68),
            at(0.5, 0.5),
            at(1.0, -0.03),
            at(0.16, -0.03),
            at(0.24, 0.36),
            at(0.02, 0.62)
        );
        paint(out, &shade, "fill=\"url(#scroll-cliff)\"");
        let rock = format!(
            "M{}L{} {} {}M{}L{} {}M{}L{}",
            at(-0.3, 0.6),
            at(-0.2, 0.44),
            at(-0.26, 0.3),
            at(-0.16, 0.12),
            at(-0.5, 0.4),
            at(-0.42, 0.26),
            at(-0.5, 0.1),
            at(-0.02, 0.6),
            at(-0.08, 0.34)
        );
        paint(out, &rock, FINE);
        paint(out, &d, PEN);
    }
    let line = "stroke=\"var(--relief)\" stroke-width=\"1.1\" stroke-linejoin=\"round\"";
    paint(out, "M-86 12L-80-16H-58V-30H-36V-42H8V-30H34V-14H58L66 12Z", &format!("fill=\"var(--wall)\" {line}"));
    paint(out, "M-30-42L-28-58H0L2-42ZM-80-16H-58V-11H-80ZM34-14H58V-9H34Z", &format!("fill=\"var(--roof)\" {line}"));
    paint(out, "M-20-58L-14-65L-8-58Z", &format!("fill=\"var(--straw)\" {line}"));
    paint(
        out,
        "M-72-4V2M-62-4V2M-52-22V-16M-44-22V-16M-52-8V-2M-42-8V-2M-28-34V-28M-18-34V-28M-8-34V-28M2-34V-28M-30-18V-12M-20-18V-12M-10-18V-12M0-18V-12M12-22V-16M22-22V-16M14-6V0M26-6V0M40-2V4M50-2V4M-22-52V-47M-14-52V-47M-6-52V-47",
        "fill=\"none\" stroke=\"var(--relief)\" stroke-width=\"3\"",
    );
    // Flags in the wind.
    paint(out, "M2-58Q44-34 104-36", FINE);
    for (number, colour) in ["blue", "snow", "red", "green", "yellow", "blue", "snow", "red"].into_iter().enumerate() {
        let x = 12.0 + 11.0 * number as f64;
        let y = -53.0 + 0.33 * x - 0.0016 * x * x;
        paint(out, &format!("M{x:.0} {y:.0}h7v7h-7Z"), &format!("fill=\"var(--{colour})\" fill-opacity=\".8\""));
    }
}

/// A salt lake on the wide plateau, tents, and yaks.
fn plateau(out: &mut String) {
    paint(
        out,
        "M-114-30C-90-52-66-48-46-36C-24-56 4-54 26-38C52-56 84-52 114-32V-14H-114Z",
        "fill=\"url(#scroll-far)\"",
    );
    paint(out, "M-114-30C-90-52-66-48-46-36C-24-56 4-54 26-38C52-56 84-52 114-32", PEN);
    paint(
        out,
        "M-108-10C-60-30 62-30 110-12C90 6-80 8-108-10Z",
        "fill=\"var(--shallow)\" stroke=\"var(--salt)\" stroke-width=\"5\"",
    );
    paint(out, "M-108-10C-60-30 62-30 110-12C90 6-80 8-108-10Z", PEN);
    paint(
        out,
        "M-70-13H-22M-4-18H46M-36-6H18M38-9H84M-86-8H-60",
        "fill=\"none\" stroke=\"var(--foam)\" stroke-width=\"1.6\" stroke-linecap=\"round\"",
    );
    let line = "stroke=\"var(--relief)\" stroke-width=\"1.2\" stroke-linejoin=\"round\"";
    for (x, y, size) in [(-74.0, 8.0, 1.0), (-40.0, 13.0, 0.8)] {
        let at = |across: f64, up: f64| format!("{:.1} {:.1}", x + across * size, y - up * size);
        let body = format!(
            "M{}L{}C{} {} {}L{}Z",
            at(-19.0, 0.0),
            at(-19.0, 13.0),
            at(-14.0, 27.0),
            at(14.0, 27.0),
            at(19.0, 13.0),
            at(19.0, 0.0)
        );
        paint(out, &body, &format!("fill=\"var(--wall)\" {line}"));
        paint(
            out,
            &format!(
                "M{}L{}M{}L{} {} {}",
                at(-19.0, 13.0),
                at(19.0, 13.0),
                at(-4.0, 0.0),
                at(-4.0, 10.0),
                at(4.0, 10.0),
                at(4.0, 0.0)
            ),
            &format!("fill=\"var(--roof)\" {line}"),
        );
    }
    for (x, y) in [(42.0, 10.0), (72.0, 4.0), (94.0, 12.0)] {
        let d = format!("M{x:.0} {y:.0}m-9 0l-1-8c-2-3 0-7 4-7h9c2-2 5-2 7 0l1 4-3 2-1 9h-2l-1-4h-9l-1 4Z");
        paint(out, &d, "fill=\"var(--relief)\"");
    }
}
