//! What is wrong with a board file, for whoever wrote it.

use kernel::board_file::{Fault, Problem};

use crate::Language;

/// A problem of a board file with its place: `line 3, column 9: the layout has no river`.
pub fn board_problem(language: Language, problem: &Problem) -> String {
    let (place, template) = match language {
        Language::English => return problem.to_string(),
        Language::French => ("ligne {}, colonne {}\u{a0}: ", french(problem.fault)),
        Language::Italian => ("riga {}, colonna {}: ", italian(problem.fault)),
    };
    let place = [problem.place.line, problem.place.column]
        .iter()
        .fold(place.to_owned(), |text, number| text.replacen("{}", &number.to_string(), 1));
    place + &problem.filled(template)
}

/// Why a board file is refused that has the id of another board.
pub fn board_id_taken(language: Language, id: &str) -> String {
    let text = match language {
        Language::English => "the id “{}” is that of another board: give the file an id of its own",
        Language::French => {
            "l'identifiant «\u{a0}{}\u{a0}» est celui d'un autre plateau\u{a0}: donnez au fichier le sien"
        }
        Language::Italian => "l'id «{}» è quello di un altro tabellone: dai al file un id suo",
    };
    text.replace("{}", id)
}

const fn french(fault: Fault) -> &'static str {
    match fault {
        Fault::NotToml => "ce n'est pas du TOML\u{a0}: {}",
        Fault::Missing => "`{}` manque",
        Fault::MissingIn => "{}\u{a0}: `{}` manque",
        Fault::NotTable => "`{}` n'est pas une table\u{a0}: écrivez [{}]",
        Fault::NotTables => "`{}` n'est pas une liste de tables\u{a0}: écrivez [[{}]] avant chacune",
        Fault::HoldsOther => "`{}` contient autre chose que des tables",
        Fault::NotFlag => "{} n'est ni true ni false",
        Fault::NotNumbers => "{} n'est pas une liste de nombres",
        Fault::WrongLength => "{} est une liste de {} nombres au lieu de {}",
        Fault::NotWhole => "{} n'est pas un nombre entier",
        Fault::Negative => "{} est négatif",
        Fault::OutOfRange => "{} n'est pas entre {} et {}",
        Fault::Empty => "{} est vide",
        Fault::NotText => "{} n'est pas un texte entre guillemets",
        Fault::IdSigns => "`id` contient autre chose que des minuscules, des chiffres et des tirets",
        Fault::OtherGame => "`game` est \"{}\" au lieu de \"{}\"",
        Fault::Unknown => "entrée inconnue `{}`\u{a0}; sont connues\u{a0}: {}",
        Fault::UnknownIn => "{}\u{a0}: entrée inconnue `{}`\u{a0}; sont connues\u{a0}: {}",
        Fault::NoBoard => "ce n'est pas un plateau",
        Fault::NoRiver => "le plan n'a pas de fleuve (`~`)",
        Fault::Isolated => "{} est isolée\u{a0}: aucune case ne lui est adjacente",
        Fault::TooManySpaces => "{} cases\u{a0}: un plateau en a {} au plus, celle-ci est de trop",
        Fault::NotCapitals => "`capitals` n'est pas une table de lettres et de noms",
        Fault::NamelessCapital => "la capitale {} n'a pas de nom entre guillemets",
        Fault::NoLetter => "`{}` n'est pas une seule majuscule",
        Fault::UnknownSign => "signe inconnu {}\u{a0}: `.` est la terre, `~` le fleuve, une majuscule une capitale",
        Fault::OffColumn => "une case hors de sa colonne\u{a0}: à la ligne {} du plan, les cases sont aux positions {}",
        Fault::TooManyRows => "plus de {} lignes",
        Fault::TooManyColumns => "plus de {} colonnes",
        Fault::CapitalTwice => "la capitale {} est là deux fois, ici et en {}",
        Fault::UnnamedCapital => "la capitale {} n'a pas de nom dans [capitals]",
        Fault::NoCapitalFor => "{} n'a pas de capitale {} dans le plan",
        Fault::WrongCapitals => "nombre de capitales\u{a0}: {}. Un plateau en a exactement {}",
        Fault::ProvinceTwice => "la province \"{}\" est là deux fois",
        Fault::OutOfOrder => "la province \"{}\" n'est pas dans l'ordre de la route\u{a0}: les provinces sont {}",
        Fault::NoProvince => "la province \"{}\" manque",
        Fault::UnknownProvince => "province inconnue {}\u{a0}: les provinces sont {}",
        Fault::FarBeforeNear => {
            "le côté `far` d'un pont est plus loin de Pu'er que le côté `near`\u{a0}: les provinces sont {}"
        }
        Fault::SiteTwice => "le pont {}-{} est là deux fois",
        Fault::BidsNotRising => "auction\u{a0}: `bids` ne va pas en croissant",
        Fault::BankNotFromZero => "la première ligne de la banque commence à 0",
        Fault::BankOutOfOrder => "les lignes de la banque ne sont pas dans l'ordre\u{a0}: {} vient après {}",
        Fault::LowPaysMore => "la case basse de la banque paie plus ({}) que la haute ({})",
        Fault::NoBankRow => "`bank` n'a pas de ligne",
    }
}

const fn italian(fault: Fault) -> &'static str {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_file_is_told_off_in_every_language() {
        let problems = yangtze::Board::read("id = \"A\"\ncapitals = 3\nlayout = \". X\"\n").unwrap_err();
        let told = |language| problems.iter().map(|problem| board_problem(language, problem)).collect::<Vec<_>>();
        let [english, french, italian] = Language::ALL.map(told);
        assert!(
            english.contains(&"line 3, column 10: number of capitals: 1. A board has exactly 7".to_owned()),
            "{english:?}"
        );
        assert!(
            french.contains(
                &"ligne 3, colonne 10\u{a0}: nombre de capitales\u{a0}: 1. Un plateau en a exactement 7".to_owned()
            ),
            "{french:?}"
        );
        assert!(italian.contains(&"riga 1, colonna 1: `game` manca".to_owned()), "{italian:?}");
        assert!(french.iter().chain(&italian).all(|told| !told.contains("{}")));
    }

    #[test]
    fn translations_have_the_gaps_of_the_sentence() {
        let gaps = |text: &str| text.matches("{}").count();
        for fault in Fault::ALL {
            for text in [french(fault), italian(fault)] {
                assert_eq!(gaps(text), gaps(fault.text()), "{text}");
            }
        }
    }
}
