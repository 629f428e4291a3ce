//! Completing what is typed: answers part by part, commands, and files after `save` and `load`.

use rustyline::completion::{Completer, FilenameCompleter, Pair};
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::validate::Validator;
use rustyline::{Context, Helper};

use super::command::{COMMANDS, WITH_ACTION, WITH_FILE};

/// After these signs a new part of an answer begins.
const BREAKS: [char; 3] = [' ', '@', '>'];

/// What can be completed now.
#[derive(Default)]
pub(super) struct Completion {
    answers: Vec<String>,
    files: FilenameCompleter,
}

impl Completion {
    /// Sets the answers that can be completed from now on.
    pub(super) fn offer<'a>(&mut self, answers: impl Iterator<Item = &'a str>) {
        self.answers = answers.map(str::to_owned).collect();
    }

    /// Where the part that is being typed begins, and what it could become.
    fn parts(&self, typed: &str) -> (usize, Vec<String>) {
        let after = WITH_ACTION.iter().find_map(|command| {
            let rest = typed.strip_prefix(command)?.strip_prefix(' ')?;
            Some(typed.len() - rest.len())
        });
        let begin = after.unwrap_or(0);
        let mut parts = next_parts(self.answers.iter().map(String::as_str), &typed[begin..]);
        if after.is_none() {
            parts.extend(COMMANDS.iter().filter(|command| command.starts_with(typed)).map(|it| (*it).to_owned()));
        }
        (begin + part_start(&typed[begin..]), parts)
    }
}

/// Where the last part of a text begins.
pub(super) fn part_start(typed: &str) -> usize {
    typed.rfind(BREAKS).map_or(0, |at| at + 1)
}

/// How the part that is being typed could end, each once, in the order of the answers.
fn next_parts<'a>(answers: impl Iterator<Item = &'a str>, typed: &str) -> Vec<String> {
    let (start, mut parts) = (part_start(typed), Vec::<String>::new());
    for answer in answers {
        if !answer.get(..typed.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(typed)) {
            continue;
        }
        let end = answer[typed.len()..].find(BREAKS).map_or(answer.len(), |at| typed.len() + at + 1);
        let part = &answer[start..end];
        if parts.last().is_none_or(|last| last != part) && !parts.iter().any(|known| known == part) {
            parts.push(part.to_owned());
        }
    }
    parts
}

impl Completer for Completion {
    type Candidate = Pair;

    fn complete(&self, line: &str, pos: usize, ctx: &Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        let typed = line.get(..pos).unwrap_or(line);
        let with_file = |command: &&str| typed.strip_prefix(*command).is_some_and(|rest| rest.starts_with(' '));
        if WITH_FILE.iter().any(with_file) {
            return self.files.complete(line, pos, ctx);
        }
        let (start, parts) = self.parts(typed);
        let pairs = parts.into_iter().map(|part| Pair { display: part.trim_end().to_owned(), replacement: part });
        Ok((start, pairs.collect()))
    }
}

impl Hinter for Completion {
    type Hint = String;

    /// The rest of the only way to go on.
    fn hint(&self, line: &str, pos: usize, _: &Context<'_>) -> Option<String> {
        if line.is_empty() || pos < line.len() {
            return None;
        }
        let (start, parts) = self.parts(line);
        match &parts[..] {
            [only] => only.get(line.len() - start..).filter(|rest| !rest.trim().is_empty()).map(str::to_owned),
            _ => None,
        }
    }
}

impl Highlighter for Completion {
    fn highlight_hint<'h>(&self, hint: &'h str) -> std::borrow::Cow<'h, str> {
        let faded = anstyle::Style::new().dimmed();
        format!("{faded}{hint}{faded:#}").into()
    }
}

impl Validator for Completion {}
impl Helper for Completion {}

#[cfg(test)]
mod tests {
    use super::*;

    fn completion() -> Completion {
        let mut completion = Completion::default();
        completion.offer(
            ["tile k@C4", "tile k@C5", "tile r@C4", "leader k@A1", "travel puer>tibet", "travel puer>tibet push 2"]
                .into_iter(),
        );
        completion
    }

    fn parts(typed: &str) -> (usize, Vec<String>) {
        completion().parts(typed)
    }

    #[test]
    fn an_answer_is_completed_part_by_part() {
        assert_eq!(parts("ti"), (0, vec!["tile ".to_owned()]));
        assert_eq!(parts("tile "), (5, vec!["k@".to_owned(), "r@".to_owned()]));
        assert_eq!(parts("tile k@"), (7, vec!["C4".to_owned(), "C5".to_owned()]));
        assert_eq!(parts("tile k@c5"), (7, vec!["C5".to_owned()]));
        assert_eq!(parts("travel puer>"), (12, vec!["tibet".to_owned(), "tibet ".to_owned()]));
        assert_eq!(parts("tile z"), (5, Vec::new()));
    }

    #[test]
    fn commands_are_completed_and_what_comes_after_some_of_them() {
        assert_eq!(parts("und"), (0, vec!["undo".to_owned()]));
        assert_eq!(parts("why ti"), (4, vec!["tile ".to_owned()]));
        assert_eq!(parts("list tile "), (10, vec!["k@".to_owned(), "r@".to_owned()]));
    }

    #[test]
    fn signs_of_other_alphabets_complete_to_nothing() {
        assert_eq!(parts("tïle").1, Vec::<String>::new());
        assert_eq!(parts("tile é@").1, Vec::<String>::new());
    }
}
