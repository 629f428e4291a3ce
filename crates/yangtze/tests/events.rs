//! Events tell everything that happens: from them alone the whole game can be followed.

use std::collections::BTreeMap;

use kernel::{Dice, Game, Legal, Seat, Seed};
use yangtze::{Action, Board, Colour, Deal, Edition, Event, Options, Position, Space, Tiles};

/// What somebody knows of a game who hears every event and sees nothing else after the start.
struct Listener {
    tiles: BTreeMap<Space, Colour>,
    leaders: BTreeMap<(Seat, Colour), Space>,
    pagodas: Vec<([Space; 3], Colour)>,
    points: Vec<[u32; 5]>,
    hands: Vec<Tiles>,
    discards: Vec<Tiles>,
    market: Tiles,
    gone: Tiles,
    bag: usize,
    active: Seat,
    /// The strengths of the conflict under way: attacker and defender, or the warring states by name.
    revolt: Option<[(Seat, u8); 2]>,
    war: BTreeMap<Space, u8>,
}

impl Listener {
    fn new(board: &Board, start: &Position) -> Self {
        let seats = || Seat::all(start.open().players());
        Self {
            tiles: board.spaces().filter_map(|space| Some((space, start.open().tile_at(board, space)?))).collect(),
            leaders: BTreeMap::new(),
            pagodas: Vec::new(),
            points: seats().map(|_| [0; 5]).collect(),
            hands: seats().map(|seat| start.hand(seat)).collect(),
            discards: seats().map(|_| Tiles::NONE).collect(),
            market: start.open().market(),
            gone: Tiles::NONE,
            bag: start.open().bag_size(),
            active: start.open().active(),
            revolt: None,
            war: BTreeMap::new(),
        }
    }

    /// Tiles of a colour leave a hand and the game.
    fn pay(&mut self, seat: Seat, colour: Colour, count: u8) {
        self.hands[seat.index()][colour] -= count;
        self.gone[colour] += count;
    }

    fn remove_tile(&mut self, space: Space, colour: Colour) {
        assert_eq!(self.tiles.remove(&space), Some(colour), "a tile of that colour lay on {space}");
        self.gone[colour] += 1;
    }

    fn remove_pagoda(&mut self, triangle: [Space; 3], colour: Colour) {
        let place = self.pagodas.iter().position(|pagoda| *pagoda == (triangle, colour));
        self.pagodas.remove(place.expect("such a pagoda stood there"));
    }

    fn hear(&mut self, event: Event) {
        match event {
            Event::TilePlaced { seat, colour, space } => {
                self.hands[seat.index()][colour] -= 1;
                assert_eq!(self.tiles.insert(space, colour), None);
            }
            Event::LeaderPositioned { seat, colour, from, to } => {
                assert_eq!(self.leaders.insert((seat, colour), to), from);
            }
            Event::LeaderWithdrawn { seat, colour, from } | Event::LeaderReturned { seat, colour, from, .. } => {
                assert_eq!(self.leaders.remove(&(seat, colour)), Some(from));
            }
            Event::Points { seat, colour, points, .. } => self.points[seat.index()][colour.index()] += points,
            Event::MarketTaken { seat, colour } => {
                self.market[colour] -= 1;
                self.hands[seat.index()][colour] += 1;
            }
            Event::PagodaBuilt { colour, triangle, from, .. } => {
                if let Some(from) = from {
                    self.remove_pagoda(from.spaces(), colour);
                }
                self.pagodas.push((triangle.spaces(), colour));
            }
            Event::PagodaPaid { seat, payment } => self.pay(seat, Colour::Green, payment.tiles()),
            Event::PagodaLost { colour, triangle } => self.remove_pagoda(triangle.spaces(), colour),
            Event::Riot { seat, payment, colour, space } => {
                self.pay(seat, Colour::Blue, payment.tiles());
                self.remove_tile(space, colour);
            }
            Event::Replaced { seat, count, tiles } => {
                let tiles = tiles.expect("whoever hears everything hears which");
                assert_eq!(tiles.total(), count);
                self.hands[seat.index()] -= tiles;
                self.discards[seat.index()] += tiles;
            }
            Event::Drawn { seat, count, tiles } => {
                let tiles = tiles.expect("whoever hears everything hears which");
                assert_eq!(tiles.total(), count);
                self.hands[seat.index()] += tiles;
                self.bag -= count;
            }
            Event::MarketFilled { tiles } => {
                self.market += tiles;
                self.bag -= tiles.total();
            }
            Event::LoserTileRemoved { space } | Event::WinnerTileRemoved { space, .. } => {
                self.remove_tile(space, Colour::Red);
            }
            Event::TurnBegan { seat } => self.active = seat,
            Event::Declined { .. } | Event::EndedEarly { .. } | Event::GameEnded { .. } => {}
            conflict => self.hear_conflict(conflict),
        }
    }

    fn hear_conflict(&mut self, event: Event) {
        match event {
            Event::RevoltBegan { attacker, defender, attack, defence, .. } => {
                self.revolt = Some([(attacker, attack), (defender, defence)]);
            }
            Event::Committed { seat, commitment } => {
                self.pay(seat, Colour::Black, commitment.tiles);
                let sides = self.revolt.as_mut().expect("a revolt has begun");
                let side = sides.iter_mut().find(|(owner, _)| *owner == seat).expect("only the two commit");
                side.1 += commitment.strength();
            }
            Event::RevoltEnded { winner, loser, attack, defence, .. } => {
                let [(attacker, began), (defender, against)] = self.revolt.take().expect("a revolt has begun");
                assert_eq!(
                    (attack, defence),
                    (began, against),
                    "the strengths are those at the beginning and what came"
                );
                let expected = if attack > defence { (attacker, defender) } else { (defender, attacker) };
                assert_eq!((winner, loser), expected);
            }
            Event::WarBegan { states, .. } => self.war = states.iter().collect(),
            Event::Supported { seat, side: Some((state, commitment)) } => {
                self.pay(seat, Colour::Red, commitment.tiles);
                *self.war.get_mut(&state).expect("a warring state") += commitment.strength();
            }
            Event::Supported { side: None, .. } => {}
            Event::WarWon { state, states, chosen } => {
                assert_eq!(states.iter().collect::<BTreeMap<_, _>>(), self.war);
                let strongest = self.war.values().max().expect("states are at war");
                let tied = self.war.values().filter(|strength| *strength == strongest).count();
                assert_eq!((&self.war[&state], chosen), (strongest, tied > 1));
                self.war.clear();
            }
            other => panic!("{other:?} is heard elsewhere"),
        }
    }

    fn compare(&self, board: &Board, position: &Position) {
        let open = position.open();
        for space in board.spaces() {
            assert_eq!(open.tile_at(board, space), self.tiles.get(&space).copied(), "the tile on {space}");
            let leader = self.leaders.iter().find(|(_, at)| **at == space).map(|(leader, _)| *leader);
            assert_eq!(open.leader_at(board, space), leader, "the leader on {space}");
        }
        let mut pagodas = self.pagodas.clone();
        pagodas.sort_unstable();
        let there: Vec<_> = open.pagodas_on(board).into_iter().map(|(colour, spaces)| (spaces, colour)).collect();
        assert_eq!(there, pagodas, "the pagodas");
        for seat in Seat::all(open.players()) {
            assert_eq!(open.points(seat), self.points[seat.index()], "the points of seat {seat}");
            assert_eq!(position.hand(seat), self.hands[seat.index()], "the hand of seat {seat}");
            assert_eq!(position.discards(seat), self.discards[seat.index()], "the discards of seat {seat}");
        }
        assert_eq!((open.market(), open.gone(), open.bag_size()), (self.market, self.gone, self.bag));
        assert_eq!(open.active(), self.active);
    }
}

/// The events that an action has to bring about, whatever else happens.
fn announces(action: Action, events: &[Event]) -> bool {
    let has = |wanted: fn(&Event) -> bool| events.iter().any(wanted);
    match action {
        Action::Skip => has(|event| matches!(event, Event::Declined { .. })),
        Action::End => has(|event| matches!(event, Event::EndedEarly { .. })),
        Action::Pagoda { .. } => has(|event| matches!(event, Event::PagodaPaid { .. })),
        Action::Winner { .. } => has(|event| matches!(event, Event::WarWon { chosen: true, .. })),
        _ => !events.is_empty(),
    }
}

#[test]
fn who_hears_every_event_knows_the_whole_game() {
    let crowded = Board::read(include_str!("boards/crowded.toml")).unwrap();
    let mut heard = BTreeMap::<String, usize>::new();
    for game in 0..90u64 {
        let board = if game % 3 == 0 { yangtze::default_board() } else { &crowded };
        let players = 2 + (game % 3) as usize;
        let edition = if game % 2 == 0 { Edition::Of2018 } else { Edition::Of2023 };
        let options = Options { short: players == 2 && game % 4 < 2, edition };
        let seed = Seed::of_series(99, game);
        let deal = Deal::new(players, options, &mut Dice::for_deal(seed)).unwrap();
        let mut position = Position::start(board, players, options, &deal).unwrap();
        let mut dice = Dice::for_players(seed);
        let mut listener = Listener::new(board, &position);
        for _ in 0..1500 {
            let list = position.legal(board).list();
            if list.is_empty() {
                break;
            }
            let action = conformance::draw_by_kind(&list, &mut dice).unwrap();
            let mut events = Vec::new();
            position.apply(board, action, &mut events).unwrap();
            assert!(announces(action, &events), "{action}: {events:?}");
            for event in events {
                let name = format!("{event:?}");
                *heard.entry(name.split(' ').next().unwrap_or_default().to_owned()).or_default() += 1;
                listener.hear(event);
            }
            listener.compare(board, &position);
        }
    }
    assert_eq!(heard.len(), 25, "every kind of event happened: {heard:?}");
}
