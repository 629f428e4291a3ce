//! What a player may answer: a few answers with numbers, many by kind.

use kernel::Legal;
use words::Language;
use words::play::{Saying, say};

use super::completion::part_start;
use super::paper;
use super::playable::Playable;

/// Up to so many answers are all shown, with numbers.
const FEW: usize = 20;

/// The answers to a decision.
pub(super) struct Offer<G: Playable> {
    actions: Vec<(G::Action, String)>,
}

/// What a player typed instead of a command.
pub(super) enum Picked<A> {
    /// One of the answers.
    Action(A),
    /// The beginning of several answers.
    Beginning,
    /// A number that the list doesn't have; how long it is, if there is one.
    NoNumber(Option<usize>),
    /// Something else.
    Nothing,
}

impl<G: Playable> Offer<G> {
    pub(super) fn new(legal: &G::Legal<'_>) -> Self {
        Self { actions: legal.list().into_iter().map(|action| (action, action.to_string())).collect() }
    }

    /// The texts of all answers.
    pub(super) fn texts(&self) -> impl Iterator<Item = &str> {
        self.actions.iter().map(|(_, text)| text.as_str())
    }

    fn is_short(&self) -> bool {
        self.actions.len() <= FEW
    }

    /// The answer that a player means: by its number, or by its text, in which capital letters don't matter.
    pub(super) fn pick(&self, typed: &str) -> Picked<G::Action> {
        if let Some(action) = self.of_number(typed) {
            return Picked::Action(action);
        }
        if !typed.is_empty() && typed.bytes().all(|byte| byte.is_ascii_digit()) {
            let number = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            return match number.and_then(|number| self.actions.get(number)) {
                Some((action, _)) if self.is_short() => Picked::Action(*action),
                _ => Picked::NoNumber(self.is_short().then_some(self.actions.len())),
            };
        }
        if let Some((action, _)) = self.actions.iter().find(|(_, text)| text.eq_ignore_ascii_case(typed)) {
            return Picked::Action(*action);
        }
        if self.beginning_with(typed).next().is_some() { Picked::Beginning } else { Picked::Nothing }
    }

    /// What all answers begin with, if they differ in a number alone, like `vp 7`: numbers of a list would be mixed up
    /// with it.
    fn numbers_after(&self) -> Option<&str> {
        let texts: Vec<&str> = self.texts().collect();
        match &by_head(&texts)[..] {
            [(head, ends)] if ends.iter().all(|end| end.starts_with(|sign: char| sign.is_ascii_digit())) => Some(head),
            _ => None,
        }
    }

    /// The answer with this number, if answers differ in a number alone.
    fn of_number(&self, typed: &str) -> Option<G::Action> {
        let head = self.numbers_after()?;
        let is_it = |(_, text): &&(G::Action, String)| text[head.len()..] == *typed;
        self.actions.iter().find(is_it).map(|(action, _)| *action)
    }

    fn beginning_with<'a>(&'a self, typed: &'a str) -> impl Iterator<Item = &'a str> {
        self.texts().filter(move |text| text.get(..typed.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(typed)))
    }

    /// Shows all answers if there are few, or else what kinds there are, as briefly as if there were little room.
    pub(super) fn show_in_short(&self, language: Language) {
        if self.is_short() || self.numbers_after().is_some() {
            self.show(language);
            return;
        }
        let kinds: Vec<String> = self
            .kinds()
            .iter()
            .map(|kind| match kind.count {
                1 => kind.verb.to_owned(),
                count => format!("{} {count}", kind.verb),
            })
            .collect();
        let (count, kinds) = (self.actions.len(), words::play::list(language, &kinds));
        paper::paragraph(0, &say(language, Saying::KindsInShort { count, kinds: &kinds }));
    }

    /// Shows all answers if there are few, or else what kinds there are.
    pub(super) fn show(&self, language: Language) {
        if self.numbers_after().is_some() {
            paper::paragraph(0, &say(language, Saying::Choices));
            self.list_all(&self.texts().collect::<Vec<_>>());
            return;
        }
        if self.is_short() {
            paper::paragraph(0, &say(language, Saying::Choices));
            let texts: Vec<String> =
                self.texts().enumerate().map(|(number, text)| format!("{:>2}  {text}", number + 1)).collect();
            paper::columns(1, &texts).iter().for_each(|line| crate::tables::say!("{line}"));
            return;
        }
        let kinds = self.kinds();
        let example = kinds.first().map_or_else(String::new, |kind| format!("list {}", kind.verb));
        let count = self.actions.len();
        paper::paragraph(0, &say(language, Saying::Kinds { count, example: &example }));
        let verbs = kinds.iter().map(|kind| paper::width(kind.verb)).max().unwrap_or(0);
        let does = kinds.iter().map(|kind| paper::width(G::does(language, &kind.first.0))).max().unwrap_or(0);
        for kind in kinds {
            let what = paper::padded(G::does(language, &kind.first.0), does);
            let line = format!("  {:verbs$} {:>4}  {what}  {}", kind.verb, kind.count, kind.first.1);
            let more = match kind.last {
                Some(last) => format!("{line} … {last}"),
                None => line.clone(),
            };
            let line = if paper::width(&more) <= paper::WIDTH { more } else { line };
            paper::paragraph(verbs + 9, &line);
        }
    }

    /// Shows all answers that begin like this.
    pub(super) fn list(&self, language: Language, beginning: &str) {
        let texts: Vec<&str> = self.beginning_with(beginning).collect();
        let what = kernel::shown(beginning);
        if texts.is_empty() {
            paper::paragraph(0, &say(language, Saying::NothingListed { what: &what }));
            return;
        }
        paper::paragraph(0, &say(language, Saying::Listed { count: texts.len(), what: &what }));
        self.list_all(&texts);
    }

    /// Shows answers with what they share said once.
    fn list_all(&self, texts: &[&str]) {
        for (head, ends) in by_head(texts) {
            let head = if head.ends_with(' ') { head.to_owned() } else { format!("{head} ") };
            paper::paragraph(paper::width(&head) + 2, &format!("  {head}{}", ends.join(" ")));
        }
    }

    /// Answers that begin with the same word, in the order of their first.
    fn kinds(&self) -> Vec<Kind<'_, G>> {
        let mut kinds: Vec<Kind<'_, G>> = Vec::new();
        for (action, text) in &self.actions {
            let verb = text.split(' ').next().unwrap_or_default();
            match kinds.iter_mut().find(|kind| kind.verb == verb) {
                Some(kind) => {
                    kind.count += 1;
                    kind.last = Some(text);
                }
                None => kinds.push(Kind { verb, count: 1, first: (*action, text), last: None }),
            }
        }
        kinds
    }
}

/// Answers that begin with the same word.
struct Kind<'a, G: Playable> {
    verb: &'a str,
    count: usize,
    first: (G::Action, &'a str),
    last: Option<&'a str>,
}

/// Texts by all but their last part, so that what they share is shown once.
fn by_head<'a>(texts: &[&'a str]) -> Vec<(&'a str, Vec<&'a str>)> {
    let mut heads: Vec<(&str, Vec<&str>)> = Vec::new();
    for text in texts {
        let (head, end) = text.split_at(part_start(text));
        match heads.iter_mut().find(|(known, _)| *known == head) {
            Some((_, ends)) => ends.push(end),
            None => heads.push((head, vec![end])),
        }
    }
    heads
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_answers_share_is_listed_once() {
        let texts = ["tile k@C4", "tile k@D4", "tile r@C4", "end", "travel puer>tibet", "bank low from supply"];
        let expected = [
            ("tile k@", vec!["C4", "D4"]),
            ("tile r@", vec!["C4"]),
            ("", vec!["end"]),
            ("travel puer>", vec!["tibet"]),
            ("bank low from ", vec!["supply"]),
        ];
        assert_eq!(by_head(&texts), expected);
    }
}
