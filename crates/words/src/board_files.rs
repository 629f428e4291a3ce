//! What is wrong with a board file, for whoever wrote it.

use kernel::board_file::{Fault, Problem};

use crate::language::{Language, in_language};

/// A problem of a board file with its place: `line 3, column 9: the layout has no river`.
pub fn board_problem(language: Language, problem: &Problem) -> String {
    let place = in_language!(language, its => its::board_files::PLACE);
    let place = [problem.place.line, problem.place.column]
        .iter()
        .fold(place.to_owned(), |text, number| text.replacen("{}", &number.to_string(), 1));
    place + &problem.filled(sentence(language, problem.fault))
}

/// Why a board file is refused that has the id of another board.
pub fn board_id_taken(language: Language, id: &str) -> String {
    in_language!(language, its => its::board_files::ID_TAKEN).replace("{}", id)
}

/// What is wrong, with a gap `{}` for each value.
const fn sentence(language: Language, fault: Fault) -> &'static str {
    in_language!(language, its => its::board_files::fault(fault))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checks::{QUOTED, assert_all_differ};

    #[test]
    fn a_board_file_is_told_off_in_every_language() {
        let problems = yangtze::Board::read("id = \"A\"\ncapitals = 3\nlayout = \". X\"\n").unwrap_err();
        let told = |language| problems.iter().map(|problem| board_problem(language, problem)).collect::<Vec<_>>();
        let [english, french, italian] = QUOTED.map(told);
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
        assert!(Language::ALL.into_iter().flat_map(told).all(|told| !told.contains("{}")));
    }

    #[test]
    fn english_has_the_sentences_of_programs_without_other_languages() {
        for problem in yangtze::Board::read("id = \"A\"\nlayout = 3\n").unwrap_err().iter() {
            assert_eq!(board_problem(Language::English, problem), problem.to_string());
        }
    }

    #[test]
    fn translations_are_other_sentences_with_the_same_gaps() {
        let gaps = |text: &str| text.matches("{}").count();
        for fault in Fault::ALL {
            assert_all_differ(Language::ALL.map(|language| sentence(language, fault)));
            for text in Language::ALL.map(|language| sentence(language, fault)) {
                assert_eq!(gaps(text), gaps(fault.text()), "{text}");
            }
        }
    }
}
