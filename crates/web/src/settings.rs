//! What somebody has set, kept by the browser.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;
use web_sys::js_sys::{JSON, Object, Reflect};
use words::Language;

use crate::{browser, storage};

/// Where the settings are kept.
const KEY: &str = "pagoda settings";

/// What can be set. A choice that isn't known, from another version of the app, is the usual one: nothing else is lost by
/// it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    /// The code of a language; else the browser's.
    pub(crate) language: Option<String>,
    pub(crate) theme: Theme,
    pub(crate) palette: String,
    /// Letters on tiles and leaders.
    pub(crate) letters: bool,
    /// In per cent.
    pub(crate) text_size: u32,
    pub(crate) motion: Motion,
    pub(crate) speed: Speed,
    pub(crate) confirm: Confirm,
    pub(crate) sound: bool,
    /// The names of spaces around the board.
    pub(crate) coordinates: bool,
    /// No help of any kind.
    pub(crate) pure: bool,
    pub(crate) overlays: Overlays,
    /// Whether the thoughts of bots among themselves are shown.
    pub(crate) thoughts: bool,
}

/// What is shown over the board on demand.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Overlays {
    /// The states, with what they can do and earn.
    pub(crate) states: bool,
    /// Where pagodas could soon stand.
    pub(crate) sites: bool,
    /// The tiles that whoever looks hasn't seen.
    pub(crate) unseen: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::Auto,
            palette: "standard".to_owned(),
            letters: false,
            text_size: 100,
            motion: Motion::Auto,
            speed: Speed::Normal,
            confirm: Confirm::Button,
            sound: false,
            coordinates: false,
            pure: false,
            overlays: Overlays::default(),
            thoughts: false,
        }
    }
}

/// Day or night.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Theme {
    Light,
    Dark,
    #[serde(other)]
    Auto,
}

/// Whether pieces travel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Motion {
    None,
    /// As the system wants it.
    #[serde(other)]
    Auto,
}

/// How fast others play and results are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Speed {
    Instant,
    Fast,
    Slow,
    #[serde(other)]
    Normal,
}

impl Speed {
    /// From slow to fast.
    pub(crate) const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::Instant];

    /// So many steps faster, or slower.
    pub(crate) fn changed(self, by: isize) -> Option<Self> {
        let at = Self::ALL.iter().position(|speed| *speed == self)?;
        Self::ALL.get(at.checked_add_signed(by)?).copied()
    }

    /// What it is called.
    pub(crate) fn name(self, texts: &'static words::screen::Screen) -> &'static str {
        match self {
            Self::Instant => texts.choose.instant,
            Self::Fast => texts.choose.fast,
            Self::Normal => texts.choose.normal,
            Self::Slow => texts.choose.slow,
        }
    }

    /// How long one thing that happened is shown before the next, in milliseconds.
    pub(crate) const fn pause(self) -> u64 {
        match self {
            Self::Instant => 0,
            Self::Fast => 350,
            Self::Normal => 900,
            Self::Slow => 2_000,
        }
    }
}

/// How a turn is confirmed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Confirm {
    After3,
    After10,
    After30,
    #[serde(other)]
    Button,
}

impl Confirm {
    /// After how many seconds it confirms itself.
    pub(crate) const fn seconds(self) -> Option<u32> {
        match self {
            Self::Button => None,
            Self::After3 => Some(3),
            Self::After10 => Some(10),
            Self::After30 => Some(30),
        }
    }
}

/// The settings of the whole app, with the language that follows from them.
#[derive(Clone, Copy)]
pub(crate) struct Shell {
    pub(crate) settings: RwSignal<Settings>,
    pub(crate) language: Memo<Language>,
}

/// A text of the screen, in the language of the moment.
pub(crate) type Text = fn(Shell) -> &'static str;

impl Shell {
    /// Reads what was set before, and keeps and applies what will be.
    pub(crate) fn provide() -> Self {
        let settings = RwSignal::new(storage::read(KEY).map(|text| read(&text)).unwrap_or_default());
        let language = Memo::new(move |_| {
            let code = settings.with(|settings| settings.language.clone());
            code.and_then(|code| code.parse().ok()).unwrap_or_else(browser::language)
        });
        Effect::new(move || settings.with(keep_and_apply));
        Effect::new(move || browser::set_language(language.get()));
        let shell = Self { settings, language };
        provide_context(shell);
        shell
    }

    /// The shell of the app.
    pub(crate) fn get() -> Self {
        expect_context()
    }

    /// The same where nothing follows the language.
    pub(crate) fn texts_untracked(self) -> &'static words::screen::Screen {
        words::screen::screen(self.language.get_untracked())
    }

    /// The texts of the screen, in the language of the moment.
    pub(crate) fn texts(self) -> &'static words::screen::Screen {
        words::screen::screen(self.language.get())
    }

    /// The same where nothing follows the language.
    pub(crate) fn together_untracked(self) -> &'static words::screen::Together {
        words::screen::together(self.language.get_untracked())
    }

    /// The texts of those who play with each other, in the language of the moment.
    pub(crate) fn together(self) -> &'static words::screen::Together {
        words::screen::together(self.language.get())
    }
}

/// What was set before. What can't be read, or is of another kind than it was, is as usual; nothing else is lost by it.
fn read(text: &str) -> Settings {
    if let Ok(settings) = serde_json::from_str(text) {
        return settings;
    }
    // Browsers take it apart with less code than we would.
    let Some(fields) = JSON::parse(text).ok().and_then(|fields| fields.dyn_into::<Object>().ok()) else {
        return Settings::default();
    };
    let written = Object::keys(&fields).into_iter().filter_map(|name| {
        let value = Reflect::get(&fields, &name).ok()?;
        Some(format!("{}:{}", JSON::stringify(&name).ok()?, JSON::stringify(&value).ok()?))
    });
    let readable = written.filter(|field| serde_json::from_str::<Settings>(&format!("{{{field}}}")).is_ok());
    serde_json::from_str(&format!("{{{}}}", readable.collect::<Vec<_>>().join(","))).unwrap_or_default()
}

fn keep_and_apply(settings: &Settings) {
    if let Ok(text) = serde_json::to_string(settings) {
        storage::write(KEY, &text);
    }
    let theme = match settings.theme {
        Theme::Auto => "auto",
        Theme::Light => "light",
        Theme::Dark => "dark",
    };
    let on = |on: bool| if on { "on" } else { "off" };
    browser::mark_root("data-theme", theme);
    browser::mark_root("data-palette", &settings.palette);
    browser::mark_root("data-letters", on(settings.letters));
    browser::mark_root("data-motion", if settings.motion == Motion::None { "none" } else { "auto" });
    browser::mark_root("data-pace", if settings.speed == Speed::Instant { "instant" } else { "shown" });
    browser::mark_root("data-text", &settings.text_size.to_string());
}
