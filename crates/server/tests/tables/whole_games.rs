//! Whole games in which everything is kept that anybody is told, to be held against the truth once it is known.

use std::collections::BTreeMap;

use kernel::{Boards, Dice, Legal as _, Observer, Seat, Seed, View as _};
use protocol::{Message, News, Request};
use serde_json::{Value, json};
use table::{Cue, Discloses, Telling};
use tokio::task::JoinHandle;

use crate::client::{Client, Reply, Running, Socket};
use crate::frames::{AMONG_PLAYERS, NOTE, NOTES, PLANS, Said, Truth};
use crate::player::news;

/// Somebody at the table, in one of the two forms.
struct Ear {
    observer: Observer,
    client: Client,
    compact: bool,
    socket: Socket,
}

/// A game that is played, with everything that anybody was told.
struct Hall {
    id: String,
    ears: Vec<Ear>,
    messages: Vec<Said>,
    answers: Vec<(String, u16, Said)>,
    streams: Vec<(Observer, bool, JoinHandle<Reply>)>,
}

fn query(compact: bool, since: Option<u64>) -> String {
    let since = since.map_or_else(String::new, |since| format!("&since={since}"));
    format!("?compact={compact}{since}")
}

impl Hall {
    /// A game that begins, with everybody there from the start: each seat, somebody without one and somebody unknown.
    async fn begin(running: &Running, players: usize, mut table: Value) -> (Self, protocol::Table) {
        table["seats"] = (0..players).map(|seat| if seat == 0 { "me" } else { "open" }).collect();
        table["public"] = true.into();
        table["forced"] = "ask".into();
        let mut people = Vec::new();
        for seat in Seat::all(players) {
            people.push((Observer::Seat(seat), running.guest().await));
        }
        let table = people[0].1.make(table).await;
        let id = table.summary.id.clone();
        for (number, (_, client)) in people.iter().enumerate() {
            let nonce = json!({ "nonce": format!("nonce {number}") });
            let _: Value = client.post(&format!("/tables/{id}/join"), nonce).await;
        }
        let host = people[0].1.clone();
        people.extend([(Observer::Spectator, running.guest().await), (Observer::Spectator, running.nobody())]);
        let (mut ears, mut streams) = (Vec::new(), Vec::new());
        for (observer, client) in people {
            for compact in [false, true] {
                let socket = client.connect_since(&id, &query(compact, None)).await.expect("a socket");
                let path = format!("/tables/{id}/stream{}", query(compact, None));
                streams.push((observer, compact, tokio::spawn(client.clone().stream(path))));
                ears.push(Ear { observer, client: client.clone(), compact, socket });
            }
        }
        host.does(&format!("/tables/{id}/begin"), json!({})).await;
        (Self { id, ears, messages: Vec::new(), answers: Vec::new(), streams }, table)
    }

    /// Everybody hears what happened; what the deciding seat was told, as anybody can read it.
    async fn hear(&mut self) -> News {
        let mut told = None;
        for ear in &mut self.ears {
            let news = ear.socket.until(news).await;
            let own = news.decides.map(|seat| Observer::Seat(Seat::new(seat))) == Some(ear.observer);
            if told.is_none() || (own && !ear.compact) {
                told = Some(news);
            }
        }
        told.expect("somebody listens")
    }

    /// The place among those who listen of somebody in a form.
    fn ear(&mut self, observer: Observer, compact: bool) -> &mut Ear {
        let mut ears = self.ears.iter_mut();
        ears.find(|ear| ear.observer == observer && ear.compact == compact).expect("they are there")
    }

    /// Somebody loses the connection and comes back.
    async fn come_back(&mut self, place: usize, since: u64) {
        let ear = &mut self.ears[place];
        let query = query(ear.compact, Some(since));
        let mut again = ear.client.connect_since(&self.id, &query).await.expect("a socket");
        again.until(news).await;
        let left = std::mem::replace(&mut ear.socket, again);
        let (observer, compact) = (ear.observer, ear.compact);
        self.messages.extend(left.heard.into_iter().map(|text| Said { observer, compact, text }));
    }

    /// Everybody asks for everything that can be asked for.
    async fn ask_around(&mut self, since: u64) {
        let id = &self.id;
        let news = format!("news?since={since}");
        let of_table = ["", "/legal", "/record", "/statistics", "/note"].map(|part| format!("/tables/{id}{part}"));
        let others = ["/tables", "/me/tables", "/me/export"].map(str::to_owned);
        for path in of_table.into_iter().chain(others).chain([format!("/tables/{id}/{news}")]) {
            for ear in self.ears.iter().filter(|ear| !ear.compact) {
                let Reply { status, body: text, .. } = ear.client.send("GET", &path, None).await;
                self.answers.push((path.clone(), status, Said { observer: ear.observer, compact: false, text }));
            }
        }
    }

    /// What is for some alone: a note, a plan that is dropped again, something said among those with a seat.
    async fn confide(&mut self) {
        let note = format!("/tables/{}/note", self.id);
        let reply = self.ear(NOTES, false).client.send("PUT", &note, Some(json!({ "text": NOTE }))).await;
        assert_eq!(reply.status, 204, "{}", reply.body);
        let key = || "confided".to_owned();
        let plan = |actions: &[&str]| Request::Plan {
            key: key(),
            actions: actions.iter().map(|&text| text.to_owned()).collect(),
        };
        let say = Request::Say { key: key(), text: Some(AMONG_PLAYERS.to_owned()), phrase: None };
        for request in [plan(&["end"]), plan(&[]), say] {
            let socket = &mut self.ear(PLANS, false).socket;
            socket.ask(&request).await;
            socket.until(|message| matches!(message, Message::Done { .. }).then_some(())).await;
        }
    }

    /// Everything that anybody was told, and the record.
    async fn end(mut self, running: Running) -> (Vec<Said>, Vec<(String, u16, Said)>, String) {
        for ear in self.ears {
            let Ear { observer, compact, mut socket, client } = ear;
            let over = |message| matches!(message, Message::Table { table } if table.seed.is_some()).then_some(());
            socket.until(over).await;
            drop(client);
            self.messages.extend(socket.heard.into_iter().map(|text| Said { observer, compact, text }));
        }
        let record = running.nobody().send("GET", &format!("/tables/{}/record", self.id), None).await;
        assert_eq!(record.status, 200, "{}", record.body);
        running.stop().await;
        for (observer, compact, stream) in self.streams {
            let lines = stream.await.expect("a stream").body;
            // In the end each is told that the server stops.
            let lines = lines.lines().filter(|line| !line.is_empty() && !line.starts_with("{\"bye\""));
            self.messages.extend(lines.map(|text| Said { observer, compact, text: text.to_owned() }));
        }
        (self.messages, self.answers, record.body)
    }
}

/// Any answer, rare kinds and those that lead to conflicts more often than others.
fn pick<G: Discloses<Event: Telling>>(board: &G::Board, view: &G::View, dice: &mut Dice) -> G::Action {
    let legal = view.legal(board).expect("it decides");
    // Not too often: whoever replaces tiles all the time soon empties the bag.
    let rare = dice.below(4) == 0;
    let any = if rare { conformance::draw_by_kind(&legal.list(), dice) } else { legal.draw(dice) };
    let world = G::sample_world(view, dice);
    let clash = |action: &G::Action| {
        let (mut after, mut events) = (world, Vec::new());
        after.apply(board, *action, &mut events).expect("it is legal");
        matches!(table::cue(&events), Some(Cue::Clash | Cue::Drum))
    };
    let mut some = (0..6).filter_map(|_| legal.draw(dice));
    some.find(clash).or(any).expect("an answer")
}

/// Plays a game to its end and holds everything that anybody was told against the truth; how often what happened.
async fn check<G: Discloses<Event: Telling>>(players: usize, table: Value, chance: u64) -> BTreeMap<String, usize> {
    let data = tempfile::tempdir().expect("a folder");
    let running = Running::start(data.path()).await;
    let (mut hall, table) = Hall::begin(&running, players, table).await;
    let board = Boards::<G>::built_in().find(&table.summary.board).expect("a board");
    let mut dice = Dice::for_players(Seed::of_series(chance, 0));
    let mut told = hall.hear().await;
    let mut confided = false;
    while let Some(decides) = told.decides.map(|seat| Observer::Seat(Seat::new(seat))) {
        let version = told.version;
        // A plan of whoever decides would be followed at once.
        if !confided && decides != PLANS {
            hall.confide().await;
            confided = true;
        }
        if version % 13 == 3 {
            let (place, since) = (dice.below(hall.ears.len() as u32) as usize, dice.below(version as u32 + 1));
            hall.come_back(place, u64::from(since)).await;
        }
        if version % 60 == 6 {
            hall.ask_around(u64::from(dice.below(version as u32 + 1))).await;
        }
        let written = serde_json::from_str(told.view.get()).expect("a view");
        let view = G::View::read(&board, &written).expect("a view");
        let action = pick::<G>(&board, &view, &mut dice).to_string();
        let act = Request::Act { key: version.to_string(), version, actions: vec![action] };
        hall.ear(decides, version % 2 == 0).socket.ask(&act).await;
        told = hall.hear().await;
        assert_eq!(told.version, version + 1);
    }
    let (messages, answers, record) = hall.end(running).await;
    let truth = Truth::<G>::of(&record);
    for said in &messages {
        truth.check_message(said).unwrap_or_else(|why| panic!("{why}\n{said:?}"));
    }
    for (path, status, said) in &answers {
        truth.check_answer(path, *status, said).unwrap_or_else(|why| panic!("{path}: {why}\n{said:?}"));
    }
    // The same words in another's ear would be found out: each message with a position says whose it is.
    let mut positions = messages.iter().filter(|said| said.text.starts_with("{\"news\""));
    let first = Observer::Seat(Seat::new(0));
    let other = |observer| if observer == first { Observer::Spectator } else { first };
    let misled = |said: &Said| truth.check_message(&Said { observer: other(said.observer), ..said.clone() });
    assert!(positions.all(|said| misled(said).is_err()));
    assert!(messages.len() > 400 && answers.len() > 30, "{} {}", messages.len(), answers.len());
    truth.kinds()
}

/// Games until all of this has happened: what is dealt is the server's secret.
async fn check_until(players: usize, table: Value, wanted: &[&str]) {
    let mut all = BTreeMap::new();
    for chance in 0..25 {
        all.extend(check::<yangtze::Position>(players, table.clone(), chance).await);
        if wanted.iter().all(|kind| all.contains_key(*kind)) {
            return;
        }
    }
    panic!("{wanted:?}: {all:?}");
}

const CONFLICTS: &[&str] =
    &["drawn", "replaced", "market_taken", "riot", "revolt_began", "committed", "war_began", "supported"];

#[tokio::test]
async fn two_players_and_spectators_are_told_what_they_may_know_and_nothing_else() {
    check_until(2, json!({ "game": "yellow-yangtze" }), CONFLICTS).await;
}

#[tokio::test]
async fn four_players_with_open_scores_are_told_what_they_may_know_and_nothing_else() {
    check_until(4, json!({ "game": "yellow-yangtze", "open_scores": true }), CONFLICTS).await;
}

#[tokio::test]
async fn in_yunnan_everybody_is_told_the_same() {
    check::<yunnan::Position>(3, json!({ "game": "yunnan" }), 1).await;
}

#[tokio::test]
async fn in_the_pro_variant_of_yunnan_everybody_is_told_the_same() {
    let pro = json!({ "game": "yunnan", "options": { "variant": "pro" } });
    check::<yunnan::Position>(3, pro, 2).await;
}
