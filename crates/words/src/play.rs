//! What is said at a table where somebody plays against bots, whatever the game.

pub(crate) mod catalogue;

#[cfg(test)]
mod tests;

use std::fmt::Display;

use bots::{Bot, Budget, Level};

use crate::Language;
use crate::house::joined;
use crate::template::{counted, fill};

pub use catalogue::Usage;
use catalogue::{bots as about_bots, catalogue};

/// Something that is said to the player at the table. What it holds are names, texts and numbers to fill in.
#[expect(missing_docs, reason = "a field says no more than its name")]
#[derive(Clone, Copy)]
pub enum Saying<'a> {
    /// Who the player is.
    YouAre { player: &'a str, seat: &'a dyn Display },
    /// Who sits in another seat.
    Plays { player: &'a str, bot: &'a str },
    /// Nobody plays but bots.
    Watching,
    /// Where chance comes from.
    Seed { seed: u64 },
    /// How to learn what can be typed; with a terminal there is completion.
    Begin { completes: bool },
    /// What the player has to do.
    YourTurn { player: &'a str, decision: &'a str },
    /// The player had one answer only and it was given.
    Forced { player: &'a str, action: &'a dyn Display },
    /// A numbered list of all answers follows.
    Choices,
    /// A list of kinds of answers follows.
    Kinds { count: usize, example: &'a str },
    /// How many answers there are of which kinds.
    KindsInShort { count: usize, kinds: &'a str },
    /// A list of answers that begin so follows.
    Listed { count: usize, what: &'a str },
    /// No answer begins so.
    NothingListed { what: &'a str },
    /// There is no such number in the list.
    NoSuchNumber { number: &'a str, last: usize },
    /// There are too many answers for numbers.
    NoNumbers,
    /// How to find the commands.
    SeeHelp,
    /// Something and why it is so.
    Because { what: &'a dyn Display, why: &'a str },
    /// It is legal.
    Possible,
    /// `why` needs to know what.
    WhyWhat { examples: &'a str },
    /// What a bot would do.
    HintAction { bot: &'a str, action: &'a dyn Display },
    /// There is only one answer.
    HintOnly { action: &'a dyn Display },
    /// What speaks for it follows.
    HintReasons,
    /// Nothing of what players know speaks for it.
    HintNoReasons,
    /// What share of the victory each seat can expect.
    HintShares { shares: &'a str },
    /// One of these shares.
    Share { player: &'a str, percent: f64 },
    /// Why an answer with a higher share isn't the one that is advised.
    HintSeldom,
    /// How the game is expected to go on.
    HintLine { line: &'a str },
    /// Answers were taken back, the first of them being this one.
    Undone { count: usize, action: &'a dyn Display },
    /// The player has given no answer yet.
    NothingToUndo,
    /// Answers that were taken back are given again.
    Redone { count: usize },
    /// Nothing was taken back.
    NothingToRedo,
    /// The game was written to a file.
    Saved { file: &'a dyn Display },
    /// It could not be written.
    NotSaved { why: &'a dyn Display },
    /// A file was read, with so many actions.
    Loaded { file: &'a dyn Display, count: usize },
    /// The bots that a file names can't all sit here, and others do.
    OtherBots { bots: &'a str },
    /// It could not be read.
    NotLoaded { why: &'a dyn Display },
    /// A command needs a file.
    WhichFile { example: &'a str },
    /// The game was written to a file since the player leaves.
    Kept { file: &'a dyn Display },
    /// The command with which the game goes on.
    GoOn { command: &'a str },
    /// What can be done after the end.
    AfterTheEnd,
    /// Nothing can be answered any more.
    NothingToAnswer,
    /// What leaves the game.
    LeaveAgain,
    /// A bot thinks.
    Thinking { player: &'a str },
    /// There is nothing in the log.
    NothingYet,
    /// A log of so many of all answers follows.
    LastAnswers { count: usize, all: usize },
    /// What can be typed follows.
    Help,
    /// What the letters of colours or other signs mean.
    Letters { letters: &'a str },
}

/// It in words.
pub fn say(language: Language, saying: Saying<'_>) -> String {
    use Saying as S;
    let texts = catalogue(language);
    match saying {
        S::YouAre { player, seat } => fill(texts.you_are, &[("player", &player), ("seat", &seat)]),
        S::Plays { player, bot } => fill(texts.plays, &[("player", &player), ("bot", &bot)]),
        S::Watching => texts.watching.to_owned(),
        S::Seed { seed } => fill(texts.seed, &[("seed", &seed)]),
        S::Begin { completes: true } => texts.begin_with_tab.to_owned(),
        S::Begin { completes: false } => texts.begin.to_owned(),
        S::YourTurn { player, decision } => fill(texts.your_turn, &[("player", &player), ("decision", &decision)]),
        S::Forced { player, action } => fill(texts.forced, &[("player", &player), ("action", &action)]),
        S::Choices => texts.choices.to_owned(),
        S::Kinds { count, example } => {
            fill(texts.kinds.of(language, count), &[("count", &count), ("example", &example)])
        }
        S::KindsInShort { count, kinds } => fill(texts.kinds_in_short, &[("count", &count), ("kinds", &kinds)]),
        S::Listed { count, what } => fill(texts.listed.of(language, count), &[("count", &count), ("what", &what)]),
        S::NothingListed { what } => fill(texts.nothing_listed, &[("what", &what)]),
        S::NoSuchNumber { number, last } => fill(texts.no_such_number, &[("number", &number), ("last", &last)]),
        S::NoNumbers => texts.no_numbers.to_owned(),
        S::SeeHelp => texts.see_help.to_owned(),
        S::Because { what, why } => fill(texts.because, &[("what", &what), ("why", &why)]),
        S::Possible => texts.possible.to_owned(),
        S::WhyWhat { examples } => fill(texts.why_what, &[("examples", &examples)]),
        S::HintAction { bot, action } => fill(texts.hint_action, &[("bot", &bot), ("action", &action)]),
        S::HintOnly { action } => fill(texts.hint_only, &[("action", &action)]),
        S::HintReasons => texts.hint_reasons.to_owned(),
        S::HintNoReasons => texts.hint_no_reasons.to_owned(),
        S::HintShares { shares } => fill(texts.hint_shares, &[("shares", &shares)]),
        S::Share { player, percent } => {
            fill(texts.share, &[("player", &player), ("percent", &format_args!("{percent:.0}"))])
        }
        S::HintSeldom => texts.hint_seldom.to_owned(),
        S::HintLine { line } => fill(texts.hint_line, &[("line", &line)]),
        S::Undone { count, action } => {
            fill(texts.undone.of(language, count), &[("count", &count), ("action", &action)])
        }
        S::NothingToUndo => texts.nothing_to_undo.to_owned(),
        S::Redone { count } => counted(language, texts.redone, count),
        S::NothingToRedo => texts.nothing_to_redo.to_owned(),
        S::Saved { file } => fill(texts.saved, &[("file", &file)]),
        S::NotSaved { why } => fill(texts.not_saved, &[("why", &why)]),
        S::Loaded { file, count } => fill(texts.loaded.of(language, count), &[("file", &file), ("count", &count)]),
        S::OtherBots { bots } => fill(texts.other_bots, &[("bots", &bots)]),
        S::NotLoaded { why } => fill(texts.not_loaded, &[("why", &why)]),
        S::WhichFile { example } => fill(texts.which_file, &[("example", &example)]),
        S::Kept { file } => fill(texts.kept, &[("file", &file)]),
        S::GoOn { command } => fill(texts.go_on, &[("command", &command)]),
        S::AfterTheEnd => texts.after_the_end.to_owned(),
        S::NothingToAnswer => texts.nothing_to_answer.to_owned(),
        S::LeaveAgain => texts.leave_again.to_owned(),
        S::Thinking { player } => thinking(language, player),
        S::NothingYet => texts.nothing_yet.to_owned(),
        S::LastAnswers { count, all } => {
            fill(texts.last_answers.of(language, count), &[("count", &count), ("all", &all)])
        }
        S::Help => texts.help.to_owned(),
        S::Letters { letters } => fill(texts.letters, &[("letters", &letters)]),
    }
}

/// The name of a level: `Scholar`.
pub const fn level(language: Language, level: Level) -> &'static str {
    about_bots(language).levels[level.number() - 1]
}

/// What a bot is called: `Scholar (level 3)`.
pub fn bot(language: Language, bot: Bot) -> String {
    let texts = about_bots(language);
    let [random, points, greedy, search] = texts.others;
    match bot {
        Bot::Random => random.to_owned(),
        Bot::Points => points.to_owned(),
        Bot::Greedy => greedy.to_owned(),
        Bot::Search(None) => search.to_owned(),
        Bot::Search(Some(Budget { time: Some(time), .. })) => {
            fill(texts.thinks_for, &[("name", &search), ("seconds", &time.as_secs_f64())])
        }
        Bot::Search(Some(Budget { iterations, .. })) => {
            fill(texts.thinks_through, &[("name", &search), ("iterations", &iterations)])
        }
        Bot::Level(it) => fill(texts.level, &[("name", &level(language, it)), ("number", &it.number())]),
    }
}

/// A bot thinks.
pub fn thinking(language: Language, player: &str) -> String {
    fill(about_bots(language).thinking, &[("player", &player)])
}

/// What a command does, as something to do, where hints come from this bot.
pub fn usage(language: Language, usage: Usage, adviser: Bot) -> String {
    fill(catalogue(language).usages[usage as usize], &[("bot", &bot(language, adviser))])
}

/// What words of commands stand for, in capital letters: `FILE`.
pub const fn word_for_file(language: Language) -> &'static str {
    catalogue(language).word_for_file
}

/// The headings of what a hint weighed: the answer, its share of the victory, how often it was tried.
pub const fn weighed(language: Language) -> [&'static str; 3] {
    catalogue(language).weighed
}

/// A share in percent with one decimal: `54.6 %`.
pub fn percentage(language: Language, percent: f64) -> String {
    format!("{percent:.1}\u{a0}%").replace('.', about_bots(language).decimal_point)
}

/// `a, b and c`
pub fn list(language: Language, items: &[String]) -> String {
    joined(language, items)
}
