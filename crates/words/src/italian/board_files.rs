//! What is wrong with a board file, in Italian.

use kernel::board_file::Fault;

/// Where it is.
pub(crate) const PLACE: &str = "riga {}, colonna {}: ";

/// Another board has this id already.
pub(crate) const ID_TAKEN: &str = "l'id «{}» è quello di un altro tabellone: dai al file un id suo";

/// What it is.
pub(crate) const fn fault(fault: Fault) -> &'static str {
    match fault {
        Fault::NotToml => "non è TOML: {}",
        Fault::Missing => "`{}` manca",
        Fault::MissingIn => "{}: `{}` manca",
        Fault::NotTable => "`{}` non è una tabella: scrivi [{}]",
        Fault::NotTables => "`{}` non è una lista di tabelle: scrivi [[{}]] prima di ognuna",
        Fault::HoldsOther => "`{}` contiene qualcosa che non è una tabella",
        Fault::NotFlag => "{} non è né true né false",
        Fault::NotNumbers => "{} non è una lista di numeri",
        Fault::WrongLength => "{} è una lista di {} numeri invece di {}",
        Fault::NotWhole => "{} non è un numero intero",
        Fault::Negative => "{} è negativo",
        Fault::OutOfRange => "{} non è tra {} e {}",
        Fault::Empty => "{} è vuoto",
        Fault::NotText => "{} non è un testo tra virgolette",
        Fault::IdSigns => "`id` contiene altro che minuscole, cifre e trattini",
        Fault::OtherGame => "`game` è \"{}\" invece di \"{}\"",
        Fault::Unknown => "voce sconosciuta `{}`; sono note: {}",
        Fault::UnknownIn => "{}: voce sconosciuta `{}`; sono note: {}",
        Fault::NoBoard => "non è un tabellone",
        Fault::NoRiver => "la pianta non ha fiumi (`~`)",
        Fault::Isolated => "{} è isolato: nessuno spazio gli è adiacente",
        Fault::TooManySpaces => "{} spazi: un tabellone ne ha al massimo {}, questo è di troppo",
        Fault::NotCapitals => "`capitals` non è una tabella di lettere e nomi",
        Fault::NamelessCapital => "la capitale {} non ha un nome tra virgolette",
        Fault::NoLetter => "`{}` non è una sola maiuscola",
        Fault::UnknownSign => "segno sconosciuto {}: `.` è terra, `~` fiume, una maiuscola una capitale",
        Fault::OffColumn => "uno spazio fuori colonna: nella riga {} della pianta gli spazi stanno alle posizioni {}",
        Fault::TooManyRows => "più di {} righe",
        Fault::TooManyColumns => "più di {} colonne",
        Fault::CapitalTwice => "la capitale {} c'è due volte, qui e in {}",
        Fault::UnnamedCapital => "la capitale {} non ha un nome in [capitals]",
        Fault::NoCapitalFor => "{} non ha una capitale {} nella pianta",
        Fault::WrongCapitals => "numero di capitali: {}. Un tabellone ne ha esattamente {}",
        Fault::ProvinceTwice => "la provincia \"{}\" c'è due volte",
        Fault::OutOfOrder => "la provincia \"{}\" non è nell'ordine della strada: le province sono {}",
        Fault::NoProvince => "la provincia \"{}\" manca",
        Fault::UnknownProvince => "provincia sconosciuta {}: le province sono {}",
        Fault::FarBeforeNear => "il lato `far` di un ponte è più lontano da Pu'er del lato `near`: le province sono {}",
        Fault::SiteTwice => "il ponte {}-{} c'è due volte",
        Fault::BidsNotRising => "auction: `bids` non è in ordine crescente",
        Fault::BankNotFromZero => "la prima riga della banca comincia da 0",
        Fault::BankOutOfOrder => "le righe della banca non sono in ordine: {} viene dopo {}",
        Fault::LowPaysMore => "lo spazio basso della banca paga più ({}) di quello alto ({})",
        Fault::NoBankRow => "`bank` non ha righe",
    }
}
