//! Small signs of the game for texts, tables and buttons, in the same hand as the icons of both games.

/// What can be said with a sign. Its symbol is 24 wide and high and drawn in `currentColor`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// The trading school.
    School,
    /// The customs office, and the customs level.
    Customs,
    /// The horse trader.
    Horse,
    /// The dragon house, and influence.
    Dragon,
    /// The construction yard.
    Yard,
    /// The bank.
    Bank,
    /// The market of Pu'er.
    Market,
    /// Money.
    Yuan,
    /// Victory points.
    Points,
    /// Border crossings.
    Crossings,
    /// Tea income.
    Income,
    /// A trader.
    Trader,
    /// A trading post.
    Post,
    /// A bridge.
    Bridge,
    /// A teahouse.
    Teahouse,
    /// A present.
    Present,
    /// The inspector.
    Inspector,
    /// Having passed.
    Passed,
}

impl Sign {
    /// All of them.
    pub const ALL: [Self; 18] = [
        Self::School,
        Self::Customs,
        Self::Horse,
        Self::Dragon,
        Self::Yard,
        Self::Bank,
        Self::Market,
        Self::Yuan,
        Self::Points,
        Self::Crossings,
        Self::Income,
        Self::Trader,
        Self::Post,
        Self::Bridge,
        Self::Teahouse,
        Self::Present,
        Self::Inspector,
        Self::Passed,
    ];

    /// The sign of a progress building.
    pub const fn of(building: yunnan::Building) -> Self {
        match building {
            yunnan::Building::School => Self::School,
            yunnan::Building::Customs => Self::Customs,
            yunnan::Building::Horse => Self::Horse,
            yunnan::Building::Dragon => Self::Dragon,
            yunnan::Building::Yard => Self::Yard,
        }
    }

    /// The id of its symbol.
    pub const fn id(self) -> &'static str {
        match self {
            Self::School => "sign-school",
            Self::Customs => "sign-customs",
            Self::Horse => "sign-horse",
            Self::Dragon => "sign-dragon",
            Self::Yard => "sign-yard",
            Self::Bank => "sign-bank",
            Self::Market => "sign-market",
            Self::Yuan => "sign-yuan",
            Self::Points => "sign-points",
            Self::Crossings => "sign-crossings",
            Self::Income => "sign-income",
            Self::Trader => "sign-trader",
            Self::Post => "sign-post",
            Self::Bridge => "sign-bridge",
            Self::Teahouse => "sign-teahouse",
            Self::Present => "sign-present",
            Self::Inspector => "sign-inspector",
            Self::Passed => "sign-passed",
        }
    }

    pub(super) const fn drawing(self) -> &'static str {
        match self {
            // A scroll.
            Self::School => {
                r#"<path d="M7 4H19V17H7ZM7 4C4 4 4 8 7 8M19 17C22 17 22 21 19 21H9C7 21 7 17 9 17M10 8H16M10 11H16M10 14H14"/>"#
            }
            // A gate with a barrier.
            Self::Customs => {
                r#"<path d="M3 7C8 7 8 4 12 4C16 4 16 7 21 7M6 7V21M18 7V21M6 15H18M9 15L8 18M13 15L12 18M17 15L16 18"/>"#
            }
            Self::Horse => {
                r#"<path d="M6 21C6 16 8 13 11 11C9 12 7 13 5 12L4 9L10 5L11 3L13 5C17 6 19 11 18 21M13 5C12 8 14 10 13 14M9.5 8V8.1"/>"#
            }
            Self::Dragon => {
                r#"<path d="M4 15C3 9 8 8 10 11C12 15 17 14 16 9C15.5 7 14 6 12 6L9 7L11 3L13 4L15 2L16 4C20 5 21 10 19 14C17 19 11 19 9 15M6 15L4 19M11 18L10 21M17 16L18 19M14 8V8.1"/>"#
            }
            // A hammer over a beam.
            Self::Yard => r#"<path d="M3 20H21V17H3ZM5 5H14V9H5ZM14 6C17 6 19 7 20 9H14M9 9V17"/>"#,
            Self::Bank => {
                r#"<path d="M2 9C7 9 8 4 12 4C16 4 17 9 22 9M5 9V18M19 9V18M3 20H21M12 11A3.5 3.5 0 0 0 12 18A3.5 3.5 0 0 0 12 11ZM10.8 13.3H13.2V15.7H10.8Z"/>"#
            }
            Self::Market => {
                r#"<path d="M3 9L5 4H19L21 9C21 12 17 12 17 9C17 12 12 12 12 9C12 12 7 12 7 9C7 12 3 12 3 9ZM5 12V20H19V12M5 15H19"/>"#
            }
            Self::Yuan => r#"<path d="M12 3A9 9 0 0 0 12 21A9 9 0 0 0 12 3ZM9 9H15V15H9Z"/>"#,
            // A camellia with leaves.
            Self::Points => {
                r#"<path d="M12 3L14.6 8.6L20.8 9.4L16.3 13.6L17.4 19.8L12 16.8L6.6 19.8L7.7 13.6L3.2 9.4L9.4 8.6Z"/>"#
            }
            // Footsteps over a border.
            Self::Crossings => {
                r#"<path d="M12 3V6M12 9V12M12 15V18M12 20V21M3 16C6 10 9 9 12 10.5C15 12 17 11 20 7M20 12V7H15"/>"#
            }
            // A bowl of tea.
            Self::Income => {
                r#"<path d="M4 11H20C20 16 16 19 12 19C8 19 4 16 4 11ZM8 21H16M9 8C8 6 10 5 9 3M14 8C13 6 15 5 14 3"/>"#
            }
            Self::Trader => {
                r#"<path d="M3 9L12 3L21 9ZM8.5 9C8.5 15 15.5 15 15.5 9M9 13C7 15 6 18 5.5 21H18.5C18 18 17 15 15 13"/>"#
            }
            Self::Post => {
                r#"<path d="M3 11C6 10 7 8 7.5 5H16.5C17 8 18 10 21 11ZM6 11V20H18V11M10 20V14H14V20M12 5V2"/>"#
            }
            Self::Bridge => {
                r#"<path d="M2 18V13C8 6 16 6 22 13V18H18C16 14 8 14 6 18ZM7 10V6M12 8V4M17 10V6M5 8C9 3 15 3 19 8"/>"#
            }
            Self::Teahouse => {
                r#"<path d="M2 13C5 12 6 11 7 9H17C18 11 19 12 22 13ZM7 6C9 5.5 10 5 10.5 3H13.5C14 5 15 5.5 17 6ZM9 6V9M15 6V9M5 13V21H19V13M9.5 21V16H14.5V21"/>"#
            }
            Self::Present => {
                r#"<path d="M4 9H20V12.5H4ZM5.5 12.5V21H18.5V12.5M12 9V21M12 9C9 3 5 4 6 7C6.5 9 12 9 12 9C12 9 17.5 9 18 7C19 4 15 3 12 9Z"/>"#
            }
            Self::Inspector => {
                r#"<path d="M8 9C8 6 10 6 10 3H14C14 6 16 6 16 9ZM8 8H2M16 8H22M8.5 9C8.5 15 15.5 15 15.5 9M9 13C7 15 6 18 5.5 21H18.5C18 18 17 15 15 13M10 16H14V19H10Z"/>"#
            }
            Self::Passed => {
                r#"<path d="M4 20C4 14 8 12 12 12C16 12 20 14 20 20ZM12 4A3.5 3.5 0 0 0 12 11A3.5 3.5 0 0 0 12 4ZM3 4L21 20"/>"#
            }
        }
    }
}
