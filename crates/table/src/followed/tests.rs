use kernel::{Dice, Game as _, Legal as _, Observer, Seat, Seed, View as _};

use super::{Heard, Misheard};
use crate::{Discloses, Disclosure, Plans, Plays, Setting, Sitter, Step, Table, Telling};

/// A game that is played by chance to its end, or for so many steps.
pub(crate) fn game<G: Discloses>(players: usize, seed: u64, steps: usize) -> Table<G>
where
    G::Options: Default,
{
    let setting = Setting::<G>::new(players, G::Options::default(), None).expect("a board");
    let deal = setting.deal(seed).expect("a game");
    let mut table = Table::new(setting, deal, vec![Sitter::PERSON; players], seed).expect("a game");
    while table.steps().len() < steps && !table.is_over() {
        let mut dice = Dice::for_players(table.chance(false));
        let (position, board) = (table.position(), table.board());
        let action = position.legal(board).draw(&mut dice).expect("a legal action");
        table.answer(action).expect("it is legal");
    }
    table
}

pub(crate) fn heard<G: Discloses<Event: Telling>>(step: &Step<G>, observer: Observer) -> Heard<G> {
    let may = !G::is_secret(&step.action) || step.seat().map(Observer::Seat) == Some(observer);
    Heard {
        action: may.then_some(step.action),
        events: step.events.iter().map(|event| event.as_seen_by(observer)).collect(),
        view: step.after.view(observer),
    }
}

/// The table as somebody sees it who is told everything.
pub(crate) fn followed<G: Plans<Event: Telling>>(table: &Table<G>, observer: Observer) -> Table<G>
where
    G::Options: Default,
{
    let players = table.sitters().len();
    let setting = Setting::new(players, table.setting().options.clone(), None).expect("a board");
    let sitter = |seat| match observer == Observer::Seat(seat) {
        true => Sitter::PERSON,
        false => Sitter { name: None, plays: Plays::Elsewhere },
    };
    let mut followed = Table::followed(setting, Seat::all(players).map(sitter).collect(), &table.at(0).view(observer));
    for step in table.steps() {
        followed.follow(vec![heard(step, observer)]).expect("it happened");
    }
    followed
}

/// Everybody sees of a game that is played elsewhere what they would see at its table.
fn check_views<G: Plans<Event: Telling>>(players: usize)
where
    G::Options: Default,
{
    for seed in 0..6 {
        let table = game::<G>(players, seed, 400);
        for observer in Seat::all(players).map(Observer::Seat).chain([Observer::Spectator]) {
            let followed = followed(&table, observer);
            assert_eq!(followed.steps().len(), table.steps().len());
            for at in 0..=table.steps().len() {
                assert_eq!(
                    followed.at(at).view(observer),
                    table.at(at).view(observer),
                    "{seed}: {at} for {observer:?}"
                );
            }
        }
    }
}

#[test]
fn whoever_follows_sees_what_they_would_see_at_the_table() {
    check_views::<::yangtze::Position>(2);
    check_views::<::yangtze::Position>(4);
    check_views::<::yunnan::Position>(3);
}

/// What a seat tries out in two worlds that it can't tell apart looks the same until something hidden would be shown; up to
/// three answers deep. How many answers were tried out.
fn try_out<G: Discloses<Event: Telling>>(
    board: &G::Board,
    worlds: [G; 2],
    seat: Seat,
    dice: &mut Dice,
    deep: usize,
) -> usize {
    let observer = Observer::Seat(seat);
    let [one, other] = worlds.map(|world| world.view(observer));
    assert_eq!(one, other, "what is shown doesn't depend on the world");
    let Some(legal) = one.legal(board).filter(|_| deep > 0) else { return 0 };
    let mut tried = 0;
    for _ in 0..6 {
        let Some(action) = legal.draw(dice) else { break };
        let steps = worlds.map(|world| Step::new(board, world, action).expect("it is legal in the view"));
        let told = steps.each_ref().map(Step::disclosure);
        assert_eq!(told[0], told[1], "{action}");
        tried += 1;
        if told[0] < Disclosure::Hidden {
            let [one, other] = steps
                .each_ref()
                .map(|step| step.events.iter().map(|event| event.as_seen_by(observer)).collect::<Vec<_>>());
            assert_eq!(one, other, "{action}");
            tried += try_out(board, steps.map(|step| step.after), seat, dice, deep - 1);
        }
    }
    tried
}

fn check_trying_out<G: Discloses<Event: Telling>>(players: usize)
where
    G::Options: Default,
{
    let mut dice = Dice::for_players(Seed::of_series(3, 0));
    let mut tried = 0;
    for seed in 0..12 {
        let table = game::<G>(players, seed, 120);
        for step in table.steps().iter().step_by(5) {
            let Some(seat) = step.seat() else { continue };
            let view = step.before.view(Observer::Seat(seat));
            let worlds = [(); 2].map(|()| G::sample_world(&view, &mut dice));
            tried += try_out(table.board(), worlds, seat, &mut dice, 3);
        }
    }
    assert!(tried > 1000, "{tried}");
}

#[test]
fn nothing_shown_of_what_is_tried_out_depends_on_the_world_until_something_is_revealed() {
    check_trying_out::<::yangtze::Position>(2);
    check_trying_out::<::yangtze::Position>(4);
    check_trying_out::<::yunnan::Position>(3);
}

#[test]
fn what_was_tried_out_stays_if_it_is_what_happened_and_gives_way_to_anything_else() {
    use ::yangtze::Position;
    let table = game::<Position>(2, 1, 40);
    let (at, first) =
        table.steps().iter().enumerate().find(|(_, step)| step.disclosure() == Disclosure::Nothing).expect("one");
    let observer = first.seat().map(Observer::Seat).expect("a seat");
    let mut before = table.clone();
    before.go_back(at);
    let mut own = followed(&before, observer);
    own.try_out(first.action).expect("it is legal");
    let then = own.position().legal(own.board()).nth(0).expect("an answer");
    own.try_out(then).expect("it is legal");
    own.follow(vec![heard(first, observer)]).expect("it happened");
    let left: Vec<_> = own.draft().iter().chain(own.proposal()).map(|step| step.action).collect();
    assert_eq!(left, [then], "another screen has confirmed the first of two");

    let mut own = followed(&before, observer);
    let other = first.before.legal(own.board()).list().into_iter().find(|action| *action != first.action).expect("two");
    own.try_out(other).expect("it is legal");
    own.follow(vec![heard(first, observer)]).expect("it happened");
    assert!(!own.can_undo(), "something else has happened");
}

#[test]
fn what_nobody_can_have_answered_is_misheard() {
    let table = game::<::yangtze::Position>(2, 1, 1);
    let mut own = followed(&table, Observer::Spectator);
    let nothing = Heard { action: None, events: Vec::new(), view: table.settled().view(Observer::Spectator) };
    assert_eq!(own.follow(vec![nothing]), Err(Misheard));
    assert_eq!(own.steps().len(), 1);
    assert!(own.record(false).is_err(), "the deal isn't known");
}
