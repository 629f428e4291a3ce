use std::fs;
use std::path::Path;

use super::catalogue::screen;
use super::together::together;
use crate::Language;
use crate::checks::{Messages, check_messages};
use crate::template::Texts;

/// The messages of the screen.
static SCREEN: Messages = Messages { catalogue: |language| screen(language), names: &["player", "other", "side"] };

check_messages! { SCREEN }

/// The messages of those who play with each other.
static TOGETHER: Messages = Messages { catalogue: |language| together(language), names: &["player"] };

mod with_others {
    crate::checks::check_messages! { super::TOGETHER }
}

/// Everything that the browser app is made of, without blanks before dots: a long line may be broken there.
fn sources(folder: &Path, text: &mut String) {
    let mut entries: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            sources(&path, text);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = fs::read_to_string(path).unwrap();
            *text += &source.split_whitespace().collect::<Vec<_>>().join(" ").replace(" .", ".");
            text.push(' ');
        }
    }
}

#[test]
fn every_message_is_said_somewhere() {
    let mut text = String::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src"), &mut text);
    let mut messages = Vec::new();
    Texts::list(screen(Language::English), "", &mut messages);
    Texts::list(together(Language::English), "", &mut messages);
    Texts::list(crate::yunnan::page(Language::English), "", &mut messages);
    let said = |section: &str, name: &str| {
        // By its section, or by `texts` where that is a section or gives one.
        [format!("{section}.{name}"), format!("texts.{name}"), format!("texts().{name}")].iter().any(|words| {
            let after = text.match_indices(words).map(|(at, _)| text[at + words.len()..].chars().next());
            after.flatten().any(|sign| !(sign.is_alphanumeric() || sign == '_'))
        })
    };
    let mut unsaid: Vec<String> = messages
        .iter()
        .filter_map(|(path, _)| path.trim_start_matches('.').split_once('.'))
        .map(|(section, name)| (section, name.split('.').next().unwrap_or(name)))
        .filter(|(section, name)| !said(section, name))
        .map(|(section, name)| format!("{section}.{name}"))
        .collect();
    unsaid.dedup();
    assert_eq!(unsaid, [""; 0], "nothing in the browser app says these");
}
