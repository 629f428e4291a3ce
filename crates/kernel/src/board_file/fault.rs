//! What can be wrong with a board file: one kind per reason, for the files of all games.

/// A kind of problem. Whoever speaks to players in their language has a sentence for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The text isn't TOML.
    NotToml,
    /// An entry is missing.
    Missing,
    /// An entry of a table is missing.
    MissingIn,
    /// It is not a table.
    NotTable,
    /// It is not a list of tables.
    NotTables,
    /// A list of tables holds something else.
    HoldsOther,
    /// It is neither true nor false.
    NotFlag,
    /// It is not a list of numbers.
    NotNumbers,
    /// A list is too long or too short.
    WrongLength,
    /// It is not a whole number.
    NotWhole,
    /// A number is negative.
    Negative,
    /// A number is too large or too small.
    OutOfRange,
    /// A text is empty.
    Empty,
    /// It is not a text.
    NotText,
    /// The id has other signs.
    IdSigns,
    /// It is for another game.
    OtherGame,
    /// An entry is unknown.
    Unknown,
    /// An entry of a table is unknown.
    UnknownIn,
    /// Nothing else is known about it.
    NoBoard,
    /// A layout has no river.
    NoRiver,
    /// A space is alone.
    Isolated,
    /// There are too many spaces.
    TooManySpaces,
    /// The capitals are no table.
    NotCapitals,
    /// A capital has no name.
    NamelessCapital,
    /// A capital's letter is none.
    NoLetter,
    /// A layout has an unknown sign.
    UnknownSign,
    /// A space stands between columns.
    OffColumn,
    /// There are too many rows.
    TooManyRows,
    /// There are too many columns.
    TooManyColumns,
    /// A capital stands twice.
    CapitalTwice,
    /// The names lack a capital.
    UnnamedCapital,
    /// The layout lacks a capital.
    NoCapitalFor,
    /// There are too few or too many capitals.
    WrongCapitals,
    /// A province stands twice.
    ProvinceTwice,
    /// Provinces are out of order.
    OutOfOrder,
    /// A province is missing.
    NoProvince,
    /// A province is unknown.
    UnknownProvince,
    /// A bridge is turned round.
    FarBeforeNear,
    /// A bridge site stands twice.
    SiteTwice,
    /// Bids don't rise.
    BidsNotRising,
    /// The bank doesn't begin from nothing.
    BankNotFromZero,
    /// Rows of the bank are out of order.
    BankOutOfOrder,
    /// The low space of the bank pays more.
    LowPaysMore,
    /// The bank has no row.
    NoBankRow,
}

impl Fault {
    /// All of them.
    pub const ALL: [Self; 44] = [
        Self::NotToml,
        Self::Missing,
        Self::MissingIn,
        Self::NotTable,
        Self::NotTables,
        Self::HoldsOther,
        Self::NotFlag,
        Self::NotNumbers,
        Self::WrongLength,
        Self::NotWhole,
        Self::Negative,
        Self::OutOfRange,
        Self::Empty,
        Self::NotText,
        Self::IdSigns,
        Self::OtherGame,
        Self::Unknown,
        Self::UnknownIn,
        Self::NoBoard,
        Self::NoRiver,
        Self::Isolated,
        Self::TooManySpaces,
        Self::NotCapitals,
        Self::NamelessCapital,
        Self::NoLetter,
        Self::UnknownSign,
        Self::OffColumn,
        Self::TooManyRows,
        Self::TooManyColumns,
        Self::CapitalTwice,
        Self::UnnamedCapital,
        Self::NoCapitalFor,
        Self::WrongCapitals,
        Self::ProvinceTwice,
        Self::OutOfOrder,
        Self::NoProvince,
        Self::UnknownProvince,
        Self::FarBeforeNear,
        Self::SiteTwice,
        Self::BidsNotRising,
        Self::BankNotFromZero,
        Self::BankOutOfOrder,
        Self::LowPaysMore,
        Self::NoBankRow,
    ];

    /// What it says in English, with a gap `{}` for each value.
    pub const fn text(self) -> &'static str {
        match self {
            Self::NotToml => "not TOML: {}",
            Self::Missing => "`{}` is missing",
            Self::MissingIn => "{}: `{}` is missing",
            Self::NotTable => "`{}` is not a table: write [{}]",
            Self::NotTables => "`{}` is not a list of tables: write [[{}]] before each",
            Self::HoldsOther => "`{}` holds something that is not a table",
            Self::NotFlag => "{} is neither true nor false",
            Self::NotNumbers => "{} is not a list of numbers",
            Self::WrongLength => "{} is a list of {}, not of {} numbers",
            Self::NotWhole => "{} is not a whole number",
            Self::Negative => "{} is negative",
            Self::OutOfRange => "{} is not from {} to {}",
            Self::Empty => "{} is empty",
            Self::NotText => "{} is not a text in quotes",
            Self::IdSigns => "`id` has other signs than small letters, digits and hyphens",
            Self::OtherGame => "`game` is \"{}\", not \"{}\"",
            Self::Unknown => "unknown entry `{}`: known are {}",
            Self::UnknownIn => "{}: unknown entry `{}`: known are {}",
            Self::NoBoard => "not a board",
            Self::NoRiver => "the layout has no river (`~`)",
            Self::Isolated => "{} is isolated: no space is adjacent to it",
            Self::TooManySpaces => "{} spaces: a board has at most {}, this one is beyond",
            Self::NotCapitals => "`capitals` is not a table of letters and names",
            Self::NamelessCapital => "capital {} has no name in quotes",
            Self::NoLetter => "`{}` is not one capital letter",
            Self::UnknownSign => "unknown sign {}: `.` is land, `~` river, a capital letter a capital",
            Self::OffColumn => "a space off its column: in row {} of the layout spaces stand at positions {}",
            Self::TooManyRows => "more than {} rows",
            Self::TooManyColumns => "more than {} columns",
            Self::CapitalTwice => "capital {} stands twice, here and on {}",
            Self::UnnamedCapital => "capital {} has no name in [capitals]",
            Self::NoCapitalFor => "{} has no capital {} in the layout",
            Self::WrongCapitals => "number of capitals: {}. A board has exactly {}",
            Self::ProvinceTwice => "province \"{}\" stands twice",
            Self::OutOfOrder => "province \"{}\" is out of road order: the provinces are {}",
            Self::NoProvince => "province \"{}\" is missing",
            Self::UnknownProvince => "unknown province {}: the provinces are {}",
            Self::FarBeforeNear => {
                "the far side of a bridge is farther from Pu'er than the near one: the provinces are {}"
            }
            Self::SiteTwice => "bridge site {}-{} stands twice",
            Self::BidsNotRising => "auction: `bids` are not in ascending order",
            Self::BankNotFromZero => "the first row of the bank begins from 0",
            Self::BankOutOfOrder => "bank rows are out of order: {} comes after {}",
            Self::LowPaysMore => "the low space of the bank pays more ({}) than the high one ({})",
            Self::NoBankRow => "`bank` has no row",
        }
    }
}
