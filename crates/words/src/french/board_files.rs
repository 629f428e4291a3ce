//! What is wrong with a board file, in French.

use kernel::board_file::Fault;

/// Where it is.
pub(crate) const PLACE: &str = "ligne {}, colonne {}\u{a0}: ";

/// Another board has this id already.
pub(crate) const ID_TAKEN: &str =
    "l'identifiant «\u{a0}{}\u{a0}» est celui d'un autre plateau\u{a0}: donnez au fichier le sien";

/// What it is.
pub(crate) const fn fault(fault: Fault) -> &'static str {
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
