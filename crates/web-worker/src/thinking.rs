//! From a request to its answer.

use std::time::Duration;

use bots::{Bot, Budget, Judge, Level, Question};
use kernel::{Game, Seed};
use web_time::Instant;
use worker_talk::{Answer, Candidate, Message, Request, Unread};

/// Who watches is told at most this often: more can't be read, and looking takes time.
const PAUSE: Duration = Duration::from_millis(100);
/// So many candidates are told to who watches.
const SHOWN: usize = 12;

/// Answers a request; every message about it goes to `tell`. `chance` gives a seed if the request has none.
pub fn respond(request: &[u8], chance: impl FnOnce() -> u64, tell: &mut dyn FnMut(&Message)) {
    let request = match Request::read(request) {
        Ok(request) => request,
        Err(why) => return tell(&Message::Failed { id: None, why: why.to_string() }),
    };
    let id = request.id;
    let answer = match request.game.as_str() {
        yangtze::Position::NAME => think::<yangtze::Position>(&request, chance, tell),
        yunnan::Position::NAME => think::<yunnan::Position>(&request, chance, tell),
        other => Err(Unread::Game(kernel::quoted(other))),
    };
    tell(&match answer {
        Ok(Some(answer)) => Message::Answered { id, answer },
        Ok(None) => Message::Failed { id: Some(id), why: "whose view this is has nothing to decide".to_owned() },
        Err(why) => Message::Failed { id: Some(id), why: why.to_string() },
    });
}

fn think<G: Judge>(
    request: &Request,
    chance: impl FnOnce() -> u64,
    tell: &mut dyn FnMut(&Message),
) -> Result<Option<Answer>, Unread> {
    let board = request.board::<G>()?;
    let view = request.view::<G>(&board)?;
    let bot: Bot = request.bot.parse()?;
    let budget = match request.iterations {
        Some(iterations) => Budget::iterations(iterations.max(1)),
        None => bot.budget(Level::Sage.budget()),
    };
    let seed = Seed::of_series(request.seed.unwrap_or_else(chance), 0);
    let question = Question { board: &board, view: &view, budget, seed };
    let mut player = bot.player::<G>(1);
    if !request.watch {
        return Ok(player.answer(&question).as_ref().map(Answer::of));
    }
    let mut told = Instant::now();
    let answer = player.answer_watched(&question, &mut |look| {
        if told.elapsed() >= PAUSE {
            let candidates = look().iter().take(SHOWN).map(Candidate::of).collect();
            tell(&Message::Thinking { id: request.id, candidates });
            told = Instant::now();
        }
    });
    Ok(answer.as_ref().map(Answer::of))
}
