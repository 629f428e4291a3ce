//! What can be typed besides answers.

use words::play::Usage;

/// Something that a player wants besides answering.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Help,
    /// All answers that begin like this, or all kinds.
    List(String),
    /// Why something is possible or not.
    Why(String),
    Hint,
    Undo,
    Redo,
    Board,
    Score,
    Hand,
    /// So many of the last answers.
    Log(usize),
    /// To a file, or to the one that was used last.
    Save(Option<String>),
    Load(Option<String>),
    Quit,
}

/// What commands begin with.
pub(super) const COMMANDS: [&str; 13] =
    ["help", "list", "why", "hint", "undo", "redo", "board", "score", "hand", "log", "save", "load", "quit"];
/// After these an answer may follow.
pub(super) const WITH_ACTION: [&str; 2] = ["why", "list"];
/// After these a file follows.
pub(super) const WITH_FILE: [&str; 2] = ["save", "load"];

/// How many answers `log` tells if it isn't said.
const LOGGED: usize = 10;

impl Command {
    /// Reads a command; `None` if the line isn't one.
    pub(super) fn read(line: &str) -> Option<Self> {
        let (verb, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let file = || (!rest.is_empty()).then(|| rest.to_owned());
        let alone = |command| rest.is_empty().then_some(command);
        match verb.to_ascii_lowercase().as_str() {
            "help" | "?" => alone(Self::Help),
            "list" => Some(Self::List(one_space(rest))),
            "why" => Some(Self::Why(one_space(rest))),
            "hint" => alone(Self::Hint),
            "undo" => alone(Self::Undo),
            "redo" => alone(Self::Redo),
            "board" => alone(Self::Board),
            "score" => alone(Self::Score),
            "hand" => alone(Self::Hand),
            "log" => match rest {
                "" => Some(Self::Log(LOGGED)),
                // However many are asked for, there are no more than there are.
                number if number.bytes().all(|sign| sign.is_ascii_digit()) => {
                    Some(Self::Log(number.parse().unwrap_or(usize::MAX).max(1)))
                }
                _ => None,
            },
            "save" => Some(Self::Save(file())),
            "load" => Some(Self::Load(file())),
            "quit" | "exit" => alone(Self::Quit),
            _ => None,
        }
    }
}

/// Words with one blank between them.
pub(super) fn one_space(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// How something is typed, where `file` stands for the name of one and `action` is an example of an answer.
pub(super) fn typed(usage: Usage, file: &str, action: &str) -> String {
    match usage {
        Usage::Action => shortened(action),
        Usage::Number => "1, 2, 3 …".to_owned(),
        Usage::List => format!("list [{}]", action.split(' ').next().unwrap_or_default()),
        Usage::Why => "why …".to_owned(),
        Usage::Hint => "hint".to_owned(),
        Usage::Undo => "undo".to_owned(),
        Usage::Redo => "redo".to_owned(),
        Usage::Board => "board".to_owned(),
        Usage::Score => "score".to_owned(),
        Usage::Hand => "hand".to_owned(),
        Usage::Log => "log [20]".to_owned(),
        Usage::Save => format!("save [{file}]"),
        Usage::Load => format!("load {file}"),
        Usage::Help => "help".to_owned(),
        Usage::Quit => "quit".to_owned(),
    }
}

/// The first words of an example, as many as have room in a column.
fn shortened(action: &str) -> String {
    const ROOM: usize = 14;
    if action.len() <= ROOM {
        return action.to_owned();
    }
    let mut short = String::new();
    for word in action.split_inclusive(' ').take_while(|word| word.ends_with(' ')) {
        if short.len() + word.len() >= ROOM {
            break;
        }
        short += word;
    }
    short + "…"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_read() {
        for command in COMMANDS {
            assert!(Command::read(command).is_some(), "{command}");
        }
        assert_eq!(Command::read("log 3"), Some(Command::Log(3)));
        assert_eq!(Command::read("log 0"), Some(Command::Log(1)));
        assert_eq!(Command::read("log 99999999999999999999999"), Some(Command::Log(usize::MAX)));
        assert_eq!(Command::read("log few"), None);
        assert_eq!(Command::read("why  tile   k@C4"), Some(Command::Why("tile k@C4".to_owned())));
        assert_eq!(Command::read("SAVE a b.jsonl"), Some(Command::Save(Some("a b.jsonl".to_owned()))));
    }

    #[test]
    fn a_long_example_is_cut_between_words() {
        let shortened = ["tile k@C4", "bid school 5 from supply", "verylongwordwithoutend"].map(shortened);
        assert_eq!(shortened, ["tile k@C4", "bid school 5 …", "…"]);
    }

    #[test]
    fn what_is_no_command_is_none() {
        for line in ["", "tile k@C4", "undo 3", "log x", "log -1", "hin", "quitt"] {
            assert_eq!(Command::read(line), None, "{line}");
        }
    }
}
