use super::*;

fn looks() -> impl Iterator<Item = Look> {
    Theme::ALL.into_iter().flat_map(|theme| Palette::ALL.into_iter().map(move |palette| Look { theme, palette }))
}

/// Red, green and blue from 0 to 1, as light adds up.
fn light(look: Look, name: &str) -> [f64; 3] {
    let hex = look.value(name).unwrap().strip_prefix('#').unwrap();
    assert_eq!(hex.len(), 6, "{name}");
    [0, 2, 4].map(|at| {
        let part = f64::from(u8::from_str_radix(&hex[at..at + 2], 16).unwrap()) / 255.0;
        // The curve of sRGB, with its power of 2.4 as roots.
        let base = (part + 0.055) / 1.055;
        let fifth = (0..40).fold(0.5, |root: f64, _| root - (root.powi_5() - base) / (5.0 * root.powi_4()));
        if part <= 0.040_45 { part / 12.92 } else { base * base * fifth * fifth }
    })
}

/// Powers that are the same on every platform.
trait Powers {
    fn powi_4(self) -> f64;
    fn powi_5(self) -> f64;
}

impl Powers for f64 {
    fn powi_4(self) -> f64 {
        self * self * self * self
    }
    fn powi_5(self) -> f64 {
        self.powi_4() * self
    }
}

fn brightness([red, green, blue]: [f64; 3]) -> f64 {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// As the guidelines for accessible content count it.
fn contrast(look: Look, a: &str, b: &str) -> f64 {
    let [a, b] = [a, b].map(|name| brightness(light(look, name)) + 0.05);
    a.max(b) / a.min(b)
}

#[test]
fn contrast_is_counted_as_the_guidelines_do() {
    let look = Look { theme: Theme::Light, palette: Palette::HighContrast };
    assert!((contrast(look, "ink", "paper") - 21.0).abs() < 1e-6);
    // #333333 on white, a published example.
    assert!((contrast(look, "faded", "paper") - 12.63).abs() < 0.01);
}

#[test]
fn whatever_is_read_stands_out_from_its_ground() {
    let mut faint = Vec::new();
    for look in looks() {
        let mut read = |text: &str, ground: &str, least: f64| {
            let contrast = contrast(look, text, ground);
            if contrast < least {
                faint.push(format!("{look:?}: {text} on {ground} {contrast:.2}"));
            }
        };
        for ground in ["paper", "sheet", "land"] {
            for text in ["ink", "faded", "good", "bad", "name-0", "name-1", "name-2", "name-3"] {
                read(text, ground, 4.5);
            }
        }
        read("on-seal", "seal", 4.5);
        for colour in ["black", "red", "blue", "green", "yellow"] {
            read(&format!("on-{colour}"), colour, 4.5);
            read(&format!("mark-{colour}"), "paper", 4.5);
            read(&format!("mark-{colour}"), "sheet", 4.5);
        }
        for seat in 0..4 {
            read(&format!("seat-{seat}"), "face", 4.5);
        }
        for team in 0..5 {
            read(&format!("on-team-{team}"), &format!("team-{team}"), 4.5);
            for ground in ["paper", "sheet", "land"] {
                read(&format!("team-name-{team}"), ground, 4.5);
            }
        }
        for ground in ["mist", "road"] {
            read("ink", ground, 4.5);
        }
        // What is drawn and not read: banks and pieces.
        read("bank", "land", 3.0);
    }
    assert!(faint.is_empty(), "{faint:#?}");
}

/// What eyes without one kind of cones see of a colour: a linear mix of red, green and blue light.
fn seen(by: [[f64; 3]; 3], light: [f64; 3]) -> [f64; 3] {
    by.map(|row| row.iter().zip(light).map(|(share, part)| share * part).sum::<f64>().clamp(0.0, 1.0))
}

/// How far apart two colours look, in steps of about one just noticeable difference.
fn difference(a: [f64; 3], b: [f64; 3]) -> f64 {
    let root = |value: f64| (0..60).fold(0.5, |root: f64, _| root - (root * root * root - value) / (3.0 * root * root));
    let lab = |[red, green, blue]: [f64; 3]| {
        let x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505;
        let y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        let z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089;
        let [x, y, z] = [x, y, z].map(|part| if part > 0.008_856 { root(part) } else { 7.787 * part + 16.0 / 116.0 });
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    };
    let (a, b) = (lab(a), lab(b));
    a.iter().zip(b).map(|(a, b)| (a - b) * (a - b)).sum::<f64>().sqrt()
}

#[test]
fn every_palette_keeps_its_colours_apart_in_the_eyes_it_is_for() {
    // Machado, Oliveira and Fernandes 2009, full strength.
    const DEUTAN: [[f64; 3]; 3] =
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_82, 0.042_94, 0.968_881]];
    const PROTAN: [[f64; 3]; 3] =
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]];
    const TRITAN: [[f64; 3]; 3] =
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_9]];
    const ALL: [[f64; 3]; 3] = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
    let mut close = Vec::new();
    for look in looks() {
        let eyes: &[_] = match look.palette {
            Palette::RedGreen => &[ALL, DEUTAN, PROTAN],
            Palette::BlueYellow => &[ALL, TRITAN],
            Palette::Standard | Palette::HighContrast => &[ALL],
        };
        let pieces = ["black", "red", "blue", "green", "yellow"];
        let teams = ["team-0", "team-1", "team-2", "team-3", "team-4"];
        for names in [pieces, teams] {
            for (number, a) in names.iter().enumerate() {
                for (b, by) in names[number + 1..].iter().flat_map(|b| eyes.iter().map(move |by| (b, by))) {
                    let apart = difference(seen(*by, light(look, a)), seen(*by, light(look, b)));
                    if apart < 24.0 {
                        close.push(format!("{look:?}: {a} {b} {apart:.1}"));
                    }
                }
            }
        }
    }
    assert!(close.is_empty(), "{close:#?}");
}

#[test]
fn day_and_night_have_the_same_properties_and_palettes_change_only_those() {
    let names = |list: &[Property]| list.iter().map(|(name, _)| *name).collect::<Vec<_>>();
    for (day, night, palettes) in [(LIGHT, DARK, PALETTES), (yunnan::LIGHT, yunnan::DARK, yunnan::PALETTES)] {
        assert_eq!(names(day), names(night));
        for change in palettes.iter().flatten().flat_map(|list| names(list)) {
            assert!(names(day).contains(&change), "{change}");
        }
    }
    assert!(names(yunnan::LIGHT).iter().all(|name| !names(LIGHT).contains(name)));
}

/// What a browser makes of the style sheet: of the rules that hold, the most specific, and of those the last.
fn cascaded(name: &str, look: Look, said: bool) -> String {
    let theme = format!("[data-theme=\"{}\"]", look.theme.name());
    let palette = format!("[data-palette=\"{}\"]", look.palette.name());
    let mut best = (0, String::new());
    for line in style().lines().filter(|line| line.starts_with(':') && line.contains('{')) {
        let (selector, rule) = line.split_once('{').unwrap();
        let unsaid = selector.contains(":not(");
        let holds = selector.split('[').skip(1).all(|part| {
            let part = format!("[{}", part.split(']').next().unwrap().to_owned() + "]");
            part == palette || (unsaid && part.starts_with("[data-theme")) || (said && part == theme)
        }) && !(unsaid && (said || look.theme == Theme::Light));
        let weight = selector.matches('[').count();
        let value = rule.split_once(&format!("--{name}:")).map(|(_, rest)| rest.split([';', '}']).next().unwrap());
        if let (true, Some(value)) = (holds && weight >= best.0, value) {
            best = (weight, value.to_owned());
        }
    }
    best.1
}

#[test]
fn the_style_sheet_gives_every_look_its_values_chosen_or_preferred_by_the_system() {
    for look in looks() {
        for (name, _) in LIGHT.iter().chain(yunnan::LIGHT).chain(SHARED) {
            for said in [true, false] {
                assert_eq!(cascaded(name, look, said), look.value(name).unwrap(), "{look:?} {name} {said}");
            }
        }
    }
}

#[test]
fn a_painted_picture_has_values_and_leaves_unknown_names_alone() {
    let painted = Look::default().painted("<a fill=\"var(--paper)\" stroke=\"var(--ink)\"/>var(--nothing) var(--");
    assert_eq!(painted, "<a fill=\"#f4ecd8\" stroke=\"#2a2521\"/>var(--nothing) var(--");
}
