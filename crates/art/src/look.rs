//! Themes and palettes: every colour of the drawings by name, as CSS custom properties.
//!
//! Markup says `var(--water)` and nothing else; what that is follows from the attributes `data-theme` and
//! `data-palette` of the root element. A picture that stands alone has the values themselves ([`Look::painted`]).

mod palettes;
mod pigments;
mod yunnan;

use std::sync::LazyLock;

use palettes::PALETTES;
use pigments::{DARK, LIGHT, SHARED};

/// Paper by day or by night.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Old paper.
    #[default]
    Light,
    /// Night paper.
    Dark,
}

impl Theme {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Light, Self::Dark];

    /// The value of `data-theme`. The value `auto`, or none, follows what the system prefers.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// Which colours the pieces have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Palette {
    /// The colours of the game.
    #[default]
    Standard,
    /// For eyes that confuse red and green.
    RedGreen,
    /// For eyes that confuse blue and yellow, or blue and green.
    BlueYellow,
    /// Black on white and white on black, with outlined pieces.
    HighContrast,
}

impl Palette {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Standard, Self::RedGreen, Self::BlueYellow, Self::HighContrast];

    /// The value of `data-palette`; without the attribute it is the standard palette.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::RedGreen => "red-green",
            Self::BlueYellow => "blue-yellow",
            Self::HighContrast => "high-contrast",
        }
    }
}

/// A theme and a palette: what the name of a colour stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// Day or night.
    pub theme: Theme,
    /// The colours of the pieces.
    pub palette: Palette,
}

impl Look {
    /// The value of a custom property, named without its dashes: `paper`, `water`, `red`.
    pub fn value(self, name: &str) -> Option<&'static str> {
        let changed = changes(self.theme, self.palette);
        let found = changed.chain(base(self.theme)).chain(SHARED).find(|(property, _)| *property == name);
        found.map(|(_, value)| *value)
    }

    /// Markup with the values in place of the custom properties, for readers that don't know those.
    pub fn painted(self, markup: &str) -> String {
        let mut parts = markup.split("var(--");
        let mut out = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            match part.split_once(')').and_then(|(name, rest)| Some((self.value(name)?, rest))) {
                Some((value, rest)) => {
                    out += value;
                    out += rest;
                }
                None => {
                    out += "var(--";
                    out += part;
                }
            }
        }
        out
    }
}

/// A custom property and its value.
type Property = (&'static str, &'static str);

fn base(theme: Theme) -> impl Iterator<Item = &'static Property> {
    let (both, only_yunnan) = match theme {
        Theme::Light => (LIGHT, yunnan::LIGHT),
        Theme::Dark => (DARK, yunnan::DARK),
    };
    both.iter().chain(only_yunnan)
}

fn changes(theme: Theme, palette: Palette) -> impl Iterator<Item = &'static Property> {
    let [both, only_yunnan] = [PALETTES, yunnan::PALETTES].map(|all| all[palette as usize][theme as usize]);
    both.iter().chain(only_yunnan)
}

/// The style sheet with all custom properties: `--paper`, `--ink`, `--red`, `--on-red`, `--seat-0` and so on.
///
/// It looks at attributes of the root element: `data-theme` is `light`, `dark` or `auto`, `data-palette` the
/// [name](Palette::name) of a palette, and `data-letters="on"` writes letters on the tiles.
pub fn style() -> &'static str {
    static STYLE: LazyLock<String> = LazyLock::new(written);
    &STYLE
}

fn written() -> String {
    let shared = list(SHARED.iter());
    let by_day = rules(Theme::Light, ":root");
    let by_night = rules(Theme::Dark, ":root[data-theme=\"dark\"]");
    let unsaid = rules(Theme::Dark, ":root:not([data-theme=\"light\"]):not([data-theme=\"dark\"])");
    format!(
        ":root{{{shared}--letters:none}}\n[data-letters=\"on\"]{{--letters:inline}}\n{by_day}{by_night}\
         @media (prefers-color-scheme:dark){{\n{unsaid}}}\n"
    )
}

/// The rules of a theme and of its palettes, for roots that are selected so.
fn rules(theme: Theme, selector: &str) -> String {
    let mut out = format!("{selector}{{color-scheme:{};{}}}\n", theme.name(), list(base(theme)));
    for palette in &Palette::ALL[1..] {
        let look = Look { theme, palette: *palette };
        // What the palette changes by day is said by night too: the rule for the day holds for both.
        let both = Theme::ALL.into_iter().flat_map(|theme| changes(theme, *palette));
        let mut names: Vec<&str> = both.map(|(name, _)| *name).collect();
        names.sort_unstable();
        names.dedup();
        let changed: Vec<Property> = names.into_iter().filter_map(|name| Some((name, look.value(name)?))).collect();
        out += &format!("{selector}[data-palette=\"{}\"]{{{}}}\n", palette.name(), list(changed.iter()));
    }
    out
}

fn list<'a>(properties: impl Iterator<Item = &'a Property>) -> String {
    properties.map(|(name, value)| format!("--{name}:{value};")).collect()
}

#[cfg(test)]
mod tests;
