//! Signs for buttons and logs, in the same hand: a pen of one width, and here and there a drop of ink.

/// A sign for a button or a line of a log. Its symbol is 24 wide and high and drawn in `currentColor`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// Take back.
    Undo,
    /// Do again.
    Redo,
    /// Back to the start of the turn.
    Reset,
    /// Yes, do it.
    Confirm,
    /// A lamp: what would be good?
    Hint,
    /// Settings.
    Settings,
    /// What has happened.
    Log,
    /// The rules, a book.
    Rules,
    /// Show the whole board.
    Fit,
    /// Nearer.
    ZoomIn,
    /// Farther.
    ZoomOut,
    /// Go on by itself.
    Play,
    /// Stop for a while.
    Pause,
    /// More slowly.
    Slower,
    /// One step on.
    Forward,
    /// One step back.
    Back,
    /// To the very beginning.
    First,
    /// One turn back.
    TurnBack,
    /// One turn on.
    TurnForward,
    /// To the very end.
    Last,
    /// Close.
    Close,
    /// What else there is.
    Menu,
    /// War: crossed swords.
    War,
    /// Revolt: a banner is raised.
    Revolt,
    /// Riot: a torch.
    Riot,
    /// The market: a stall.
    Market,
    /// The bag of tiles.
    Bag,
    /// A tile.
    Tile,
    /// Victory points: a coin.
    Points,
    /// A pagoda.
    Pagoda,
    /// An overlay: what is there to see.
    Eye,
    /// Sound is on.
    Sound,
    /// Sound is off.
    Mute,
    /// Keep a file.
    Download,
    /// Pass on.
    Share,
    /// Mind this.
    Warning,
    /// A person.
    Person,
    /// A bot.
    Robot,
    /// A curtain: hands are hidden until the next player is there.
    Curtain,
    /// The language.
    Language,
}

impl Icon {
    /// All of them.
    pub const ALL: [Self; 40] = [
        Self::Undo,
        Self::Redo,
        Self::Reset,
        Self::Confirm,
        Self::Hint,
        Self::Settings,
        Self::Log,
        Self::Rules,
        Self::Fit,
        Self::ZoomIn,
        Self::ZoomOut,
        Self::Play,
        Self::Pause,
        Self::Slower,
        Self::Forward,
        Self::Back,
        Self::First,
        Self::TurnBack,
        Self::TurnForward,
        Self::Last,
        Self::Close,
        Self::Menu,
        Self::War,
        Self::Revolt,
        Self::Riot,
        Self::Market,
        Self::Bag,
        Self::Tile,
        Self::Points,
        Self::Pagoda,
        Self::Eye,
        Self::Sound,
        Self::Mute,
        Self::Download,
        Self::Share,
        Self::Warning,
        Self::Person,
        Self::Robot,
        Self::Curtain,
        Self::Language,
    ];

    /// The id of its symbol.
    pub const fn id(self) -> &'static str {
        self.drawing().0
    }

    /// Its id and its paths. An inherited `fill` is none.
    pub(super) const fn drawing(self) -> (&'static str, &'static str) {
        match self {
            Self::Undo => (
                "icon-undo",
                r#"<path d="M9 4.5L4 9.5L9 14.5M4.5 9.5H14C18 9.5 20.5 12 20.5 15.2C20.5 18 18.5 20 15.5 20H11"/>"#,
            ),
            Self::Redo => (
                "icon-redo",
                r#"<path d="M15 4.5L20 9.5L15 14.5M19.5 9.5H10C6 9.5 3.5 12 3.5 15.2C3.5 18 5.5 20 8.5 20H13"/>"#,
            ),
            Self::Reset => (
                "icon-reset",
                r#"<path d="M4.5 12A7.7 7.7 0 1 0 7 6.2M8 2.5L6.5 6.7L10.8 7.8"/><circle cx="12" cy="12" r="1.6" fill="currentColor" stroke="none"/>"#,
            ),
            Self::Confirm => (
                "icon-confirm",
                r#"<path stroke-width="2.4" d="M4.5 12.8C6.3 14.3 7.9 16.2 9.3 18.6C11.8 12.8 15.3 8.3 20 5"/>"#,
            ),
            Self::Hint => (
                "icon-hint",
                r#"<path d="M12 1.5V3.5M9 4.5H15M9.2 17H14.8"/><path d="M9.5 4.5C5.5 6 4 8 4 10.7C4 13.5 5.5 15.7 9.5 17H14.5C18.5 15.7 20 13.5 20 10.7C20 8 18.5 6 14.5 4.5Z" fill="currentColor" fill-opacity=".2"/><path d="M10 4.7C8.3 8.5 8.3 13 10 16.8M14 4.7C15.7 8.5 15.7 13 14 16.8" stroke-width="1.2"/><path d="M12 17V22.5M10 19V21.5M14 19V21.5"/>"#,
            ),
            Self::Settings => (
                "icon-settings",
                r#"<path d="M4 7H11M15.5 7H20M4 12H6M10.5 12H20M4 17H12.5M17 17H20"/><circle cx="13.2" cy="7" r="2.2"/><circle cx="8.2" cy="12" r="2.2" fill="currentColor"/><circle cx="14.8" cy="17" r="2.2"/>"#,
            ),
            Self::Log => (
                "icon-log",
                r#"<path d="M7 4.5H18V17C18 19 17 20 15.5 20H6.5C5 20 4 19 4 17.5V16.5H13V17.5C13 19 14 20 15.5 20M7 4.5V16.5M10 8H15M10 11H15M10 14H12.5"/>"#,
            ),
            Self::Rules => (
                "icon-rules",
                r#"<path d="M12 6C10 4.5 7 4 3.5 4.3V18.3C7 18 10 18.5 12 20C14 18.5 17 18 20.5 18.3V4.3C17 4 14 4.5 12 6ZM12 6V20M6 8C7.5 8 8.7 8.3 9.7 8.8M6 11.5C7.5 11.5 8.7 11.8 9.7 12.3M18 8C16.5 8 15.3 8.3 14.3 8.8M18 11.5C16.5 11.5 15.3 11.8 14.3 12.3"/>"#,
            ),
            Self::Fit => (
                "icon-fit",
                r#"<path d="M4 9V4.5H8.5M15.5 4.5H20V9M20 15V19.5H15.5M8.5 19.5H4V15"/><path d="M12 7.7L15.7 9.85V14.15L12 16.3L8.3 14.15V9.85Z"/>"#,
            ),
            Self::ZoomIn => (
                "icon-zoom-in",
                r#"<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5L20.5 20.5" stroke-width="2.4"/><path d="M7.5 10.5H13.5M10.5 7.5V13.5"/>"#,
            ),
            Self::ZoomOut => (
                "icon-zoom-out",
                r#"<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5L20.5 20.5" stroke-width="2.4"/><path d="M7.5 10.5H13.5"/>"#,
            ),
            Self::Play => (
                "icon-play",
                r#"<path d="M7 4.5C11 6.5 15.5 9 19.5 12C15.5 15 11 17.5 7 19.5C6.5 15 6.5 9 7 4.5Z" fill="currentColor" fill-opacity=".25"/>"#,
            ),
            Self::Pause => (
                "icon-pause",
                r#"<path d="M6.5 4.5H10V19.5H6.5ZM14 4.5H17.5V19.5H14Z" fill="currentColor" fill-opacity=".25"/>"#,
            ),
            Self::Slower => (
                "icon-slower",
                r#"<path d="M6 3.5H18M6 20.5H18M7.5 3.5C7.5 9 10 10 12 12C14 10 16.5 9 16.5 3.5"/><path d="M7.5 20.5C7.5 15 10 14 12 12C14 14 16.5 15 16.5 20.5Z" fill="currentColor" fill-opacity=".25"/>"#,
            ),
            Self::Forward => (
                "icon-forward",
                r#"<path d="M5 4.5C9 6.5 12 9 15.5 12C12 15 9 17.5 5 19.5C4.6 15 4.6 9 5 4.5Z" fill="currentColor" fill-opacity=".25"/><path d="M19.5 4.5V19.5"/>"#,
            ),
            Self::Back => (
                "icon-back",
                r#"<path d="M19 4.5C15 6.5 12 9 8.5 12C12 15 15 17.5 19 19.5C19.4 15 19.4 9 19 4.5Z" fill="currentColor" fill-opacity=".25"/><path d="M4.5 4.5V19.5"/>"#,
            ),
            Self::First => (
                "icon-first",
                r#"<path d="M4.5 4.5V19.5M13 6C11 8 9.3 10 7.8 12C9.3 14 11 16 13 18M20 6C18 8 16.3 10 14.8 12C16.3 14 18 16 20 18"/>"#,
            ),
            Self::TurnBack => (
                "icon-turn-back",
                r#"<path d="M11.5 6C9.3 8 7.5 10 5.8 12C7.5 14 9.3 16 11.5 18M19 6C16.8 8 15 10 13.3 12C15 14 16.8 16 19 18"/>"#,
            ),
            Self::TurnForward => (
                "icon-turn-forward",
                r#"<path d="M12.5 6C14.7 8 16.5 10 18.2 12C16.5 14 14.7 16 12.5 18M5 6C7.2 8 9 10 10.7 12C9 14 7.2 16 5 18"/>"#,
            ),
            Self::Last => (
                "icon-last",
                r#"<path d="M19.5 4.5V19.5M11 6C13 8 14.7 10 16.2 12C14.7 14 13 16 11 18M4 6C6 8 7.7 10 9.2 12C7.7 14 6 16 4 18"/>"#,
            ),
            Self::Close => (
                "icon-close",
                r#"<path stroke-width="2" d="M5.5 5.5C10 9.5 14.5 14 18.5 18.5M18.5 5.5C14 9.5 9.5 14 5.5 18.5"/>"#,
            ),
            Self::Menu => (
                "icon-menu",
                r#"<path stroke-width="2" d="M4 6.5C9 6 15 6 20 6.5M4 12C9 11.5 15 11.5 20 12M4 17.5C9 17 15 17 20 17.5"/>"#,
            ),
            Self::War => (
                "icon-war",
                r#"<path d="M4 3.5L15.2 14.8M20 3.5L8.8 14.8" stroke-width="2.3"/><path d="M12.4 17.8L18.2 12M11.6 17.8L5.8 12M16.4 16L20.2 19.8M7.6 16L3.8 19.8"/><circle cx="20.6" cy="20.2" r="1" fill="currentColor"/><circle cx="3.4" cy="20.2" r="1" fill="currentColor"/>"#,
            ),
            Self::Revolt => (
                "icon-revolt",
                r#"<path d="M6 21.5V2.5"/><path d="M6 4C9 2.5 11 3 13 4.2C15 5.4 17.5 5.5 20 4.2C18.5 7 18.5 10 20 12.8C17.5 14 15 13.8 13 12.6C11 11.4 9 11 6 12.5Z" fill="currentColor" fill-opacity=".25"/><path d="M3.5 21.5H8.5M12.2 6L13.8 8.3L11.4 8.8L13 11"/>"#,
            ),
            Self::Riot => (
                "icon-riot",
                r#"<path d="M12 2.5C12.5 5.5 17 6.5 16.5 10.5C16.3 12.5 15 14 12.5 14.3C9 14.5 7.5 12.5 7.6 10.2C7.7 8.5 8.7 7.5 9.3 6.2C9.7 7.5 10.3 8 11 8.2C10.8 6 11 4 12 2.5Z" fill="currentColor" fill-opacity=".25"/><path d="M8.5 14.5H16L14.8 17H9.7ZM10.7 17L11.3 22M13.8 17L13.2 22"/>"#,
            ),
            Self::Market => (
                "icon-market",
                r#"<path d="M3.5 9.5L5.5 4H18.5L20.5 9.5Z" fill="currentColor" fill-opacity=".2"/><path d="M3.5 9.5C3.5 12.5 7.7 12.5 7.7 9.5C7.7 12.5 12 12.5 12 9.5C12 12.5 16.3 12.5 16.3 9.5C16.3 12.5 20.5 12.5 20.5 9.5M5 12V20H19V12M5 16H19M9 4L7.7 9.5M15 4L16.3 9.5"/>"#,
            ),
            Self::Bag => (
                "icon-bag",
                r#"<path d="M9.5 8C5.5 10.5 3.5 16 4.5 18.8C5 20.5 6.5 21 8 21H16C17.5 21 19 20.5 19.5 18.8C20.5 16 18.5 10.5 14.5 8" fill="currentColor" fill-opacity=".2"/><path d="M8.5 8H15.5M9.5 8C9 6 8 4.5 7 3.5C9 4.5 10.5 4.3 12 3.2C13.5 4.3 15 4.5 17 3.5C16 4.5 15 6 14.5 8M15.5 8.5L18 11.5"/>"#,
            ),
            Self::Tile => (
                "icon-tile",
                r#"<path d="M12 3.5L19.4 7.75V16.25L12 20.5L4.6 16.25V7.75Z" fill="currentColor" fill-opacity=".25"/>"#,
            ),
            Self::Points => (
                "icon-points",
                r#"<circle cx="12" cy="12" r="8.2" fill="currentColor" fill-opacity=".2"/><path d="M9.5 9.5H14.5V14.5H9.5Z"/>"#,
            ),
            Self::Pagoda => (
                "icon-pagoda",
                r#"<path d="M12 2.5V5M5 10C8 9.5 10.7 8 12 5C13.3 8 16 9.5 19 10ZM3.5 16.5C7.5 16 10 14 10.5 10M20.5 16.5C16.5 16 14 14 13.5 10M3.5 16.5H20.5M7 16.5V21H17V16.5"/>"#,
            ),
            Self::Eye => (
                "icon-eye",
                r#"<path d="M2.5 12C5.5 7.5 8.5 5.5 12 5.5C15.5 5.5 18.5 7.5 21.5 12C18.5 16.5 15.5 18.5 12 18.5C8.5 18.5 5.5 16.5 2.5 12Z"/><circle cx="12" cy="12" r="3.4"/><circle cx="12" cy="12" r="1.2" fill="currentColor" stroke="none"/>"#,
            ),
            Self::Sound => (
                "icon-sound",
                r#"<path d="M4 9.5H7.5L12.5 5V19L7.5 14.5H4Z" fill="currentColor" fill-opacity=".2"/><path d="M15.5 9C17 10.7 17 13.3 15.5 15M18 6.5C21 9.5 21 14.5 18 17.5"/>"#,
            ),
            Self::Mute => (
                "icon-mute",
                r#"<path d="M4 9.5H7.5L12.5 5V19L7.5 14.5H4Z" fill="currentColor" fill-opacity=".2"/><path d="M16 9.5L21 14.5M21 9.5L16 14.5"/>"#,
            ),
            Self::Download => {
                ("icon-download", r#"<path d="M12 3.5V14.5M7.5 10.5L12 15L16.5 10.5M4 16.5V20H20V16.5"/>"#)
            }
            Self::Share => (
                "icon-share",
                r#"<path d="M8.3 10.8L15.7 6.7M8.3 13.2L15.7 17.3"/><circle cx="6" cy="12" r="2.6" fill="currentColor" fill-opacity=".25"/><circle cx="18" cy="5.5" r="2.6"/><circle cx="18" cy="18.5" r="2.6"/>"#,
            ),
            Self::Warning => (
                "icon-warning",
                r#"<path d="M12 3.5C15 8.5 18 14 21 19.5C15 20.2 9 20.2 3 19.5C6 14 9 8.5 12 3.5Z" fill="currentColor" fill-opacity=".18"/><path d="M12 9V14" stroke-width="2.2"/><circle cx="12" cy="17" r="1.2" fill="currentColor" stroke="none"/>"#,
            ),
            Self::Person => (
                "icon-person",
                r#"<path d="M9.5 5.5C9.5 4 10.5 3.3 12 3.3C13.5 3.3 14.5 4 14.5 5.5M8 8.5C8 6.5 9.7 5.3 12 5.3C14.3 5.3 16 6.5 16 8.5C16 11 14.3 12.8 12 12.8C9.7 12.8 8 11 8 8.5Z"/><path d="M4 20.5C4.5 16.5 7.5 14.3 12 14.3C16.5 14.3 19.5 16.5 20 20.5ZM9.5 14.7L12 18L14.5 14.7" fill="currentColor" fill-opacity=".18"/>"#,
            ),
            Self::Robot => (
                "icon-robot",
                r#"<path d="M5 9.5C5 8 6 7 7.5 7H16.5C18 7 19 8 19 9.5V16C19 17.5 18 18.5 16.5 18.5H7.5C6 18.5 5 17.5 5 16ZM12 7V4M2.8 11.5V14.5M21.2 11.5V14.5M9.5 15.2H14.5M8.5 18.5V20.5M15.5 18.5V20.5"/><circle cx="12" cy="3.3" r="1.2" fill="currentColor"/><circle cx="9" cy="11.3" r="1.3" fill="currentColor"/><circle cx="15" cy="11.3" r="1.3" fill="currentColor"/>"#,
            ),
            Self::Curtain => (
                "icon-curtain",
                r#"<path d="M3 3.5H21M4.5 3.5C4.5 9 5 15 3.5 20.5H8C9.5 15 11 9 11.5 3.5M19.5 3.5C19.5 9 19 15 20.5 20.5H16C14.5 15 13 9 12.5 3.5" /><path d="M8 3.5C8 9 7.5 13 6 17M16 3.5C16 9 16.5 13 18 17" stroke-width="1.2"/>"#,
            ),
            Self::Language => (
                "icon-language",
                r#"<path d="M3 5.5H13M8 3V5.5M5 5.5C6 10 9 13 12.5 14.5M11 5.5C10 10 7 13 3.5 14.5M11.5 21L16 10.5L20.5 21M13.2 17.5H18.8"/>"#,
            ),
        }
    }
}
