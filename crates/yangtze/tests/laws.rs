//! Laws that hold in every position of random games, with all player counts and options.

use kernel::{Dice, Game, Legal, Observer, Pending, Seat, Seed, View};
use proptest::prelude::*;
use yangtze::{Action, Colour, Edition, Options, Position, Space, Tiles, default_board};

/// A table that can be played: two to four players, `short` with two only.
fn tables() -> impl Strategy<Value = (usize, Options)> {
    let editions = prop_oneof![Just(Edition::Of2018), Just(Edition::Of2023)];
    (2usize..=4, any::<bool>(), editions)
        .prop_map(|(players, short, edition)| (players, Options { short: short && players == 2, edition }))
}

/// Every position of a random game, the last one included.
fn positions(players: usize, options: Options, seed: u64) -> Vec<Position> {
    let mut positions = Vec::new();
    let seed = Seed::of_series(seed, 0);
    let played = conformance::random_game::<Position>(
        default_board(),
        players,
        &options,
        seed,
        conformance::LONGEST,
        &mut (),
        |position: &Position, _: &_, _| positions.push(*position),
    );
    positions.push(played.expect("the options fit").1.position);
    positions
}

/// All tiles of the game by colour, wherever they are; those of `short` are nowhere.
fn all_tiles(position: &Position) -> Tiles {
    let (board, open) = (default_board(), position.open());
    let mut tiles: Tiles =
        board.spaces().filter_map(|space| open.tile_at(board, space)).chain(position.bag()).collect();
    for seat in Seat::all(open.players()) {
        tiles += position.hand(seat);
        tiles += position.discards(seat);
    }
    tiles += open.market();
    tiles += open.gone();
    tiles
}

fn check_board(position: &Position) {
    let (board, open) = (default_board(), position.open());
    for space in board.spaces() {
        if let Some((seat, colour)) = open.leader_at(board, space) {
            assert_eq!(open.tile_at(board, space), None, "a space holds one piece");
            let beside_black = board.adjacent(space).any(|near| open.tile_at(board, near) == Some(Colour::Black));
            assert!(beside_black, "the {colour} leader of seat {seat} on {space} is beside a black tile");
        }
        if let Some(colour) = open.tile_at(board, space) {
            assert_eq!(colour == Colour::Blue, board.is_river(space), "blue lies on river, the others on land");
        }
    }
    for (colour, triangle) in open.pagodas_on(board) {
        assert!(
            triangle.iter().all(|space| open.tile_at(board, *space) == Some(colour)),
            "a pagoda stands on three tiles of its colour"
        );
    }
}

/// The spaces of the group that holds this one, found the slow way.
fn group(position: &Position, start: Space) -> Vec<Space> {
    let (board, open) = (default_board(), position.open());
    let occupied = |space| open.tile_at(board, space).is_some() || open.leader_at(board, space).is_some();
    let mut members = vec![start];
    let mut next = 0;
    while next < members.len() {
        for near in board.adjacent(members[next]) {
            if occupied(near) && !members.contains(&near) {
                members.push(near);
            }
        }
        next += 1;
    }
    members
}

fn check_peace(position: &Position) {
    let (board, open) = (default_board(), position.open());
    for space in board.spaces().filter(|space| open.leader_at(board, *space).is_some()) {
        let mut colours: Vec<Colour> =
            group(position, space).into_iter().filter_map(|space| Some(open.leader_at(board, space)?.1)).collect();
        let leaders = colours.len();
        colours.sort_unstable();
        colours.dedup();
        assert_eq!(colours.len(), leaders, "no state has two leaders of a colour between actions");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, ..ProptestConfig::default() })]

    #[test]
    fn tiles_are_conserved_and_pieces_stand_where_they_may((players, options) in tables(), seed: u64) {
        let game = positions(players, options, seed);
        let at_start = all_tiles(&game[0]);
        prop_assert_eq!(at_start.total(), if options.short { 138 - 24 } else { 138 });
        prop_assert!(Tiles::ALL.contains(at_start));
        for position in game {
            prop_assert_eq!(all_tiles(&position), at_start);
            check_board(&position);
            if let Pending::Decision { decision: yangtze::Decision::Act, .. } = Game::pending(&position) {
                check_peace(&position);
            }
        }
    }

    #[test]
    fn a_replayed_record_gives_the_same_game((players, options) in tables(), seed: u64) {
        conformance::check_recorded_game::<Position>(default_board(), players, &options, Seed::of_series(seed, 1));
    }

    #[test]
    fn a_view_is_the_same_for_worlds_that_differ_only_in_what_the_seat_cannot_know(
        (players, options) in tables(), seed: u64,
    ) {
        let mut dice = Dice::for_players(Seed::of_series(seed, 2));
        let mut differ = 0;
        for position in positions(players, options, seed).iter().step_by(7) {
            for observer in Seat::all(players).map(Observer::Seat).chain([Observer::Spectator]) {
                let view = position.view(observer);
                let [one, other] = [0, 1].map(|_| yangtze::sample_world(&view, &mut dice));
                prop_assert!(one.view(observer) == view && other.view(observer) == view);
                prop_assert_eq!(all_tiles(&one).total(), all_tiles(position).total());
                prop_assert!(Tiles::ALL.contains(all_tiles(&one)));
                let known = Seat::all(players).all(|seat| one.hand(seat).contains(position.open().known_in_hand(seat)));
                prop_assert!(known, "tiles known from the market are in the hands that took them");
                differ += usize::from(one != other);
            }
        }
        prop_assert!(differ > 0, "sampled worlds do differ");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn worlds_that_look_alike_still_do_after_any_action_that_reveals_nothing((players, options) in tables(), seed: u64) {
        let board = default_board();
        let mut dice = Dice::for_players(Seed::of_series(seed, 4));
        let mut compared = 0;
        for position in positions(players, options, seed).iter().step_by(11) {
            for observer in Seat::all(players).map(Observer::Seat).chain([Observer::Spectator]) {
                let world = yangtze::sample_world(&position.view(observer), &mut dice);
                for action in position.legal(board).list() {
                    let (mut here, mut there) = (*position, world);
                    let both = here.apply(board, action, &mut ()).is_ok() && there.apply(board, action, &mut ()).is_ok();
                    // Tiles that are drawn, and which ones others replace, are new to somebody.
                    if both && here.open().bag_size() == position.open().bag_size() {
                        prop_assert!(here.view(observer) == there.view(observer), "{}", action);
                        compared += 1;
                    }
                }
            }
        }
        prop_assert!(compared > 0);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 30, ..ProptestConfig::default() })]

    #[test]
    fn all_laws_of_the_house_hold((players, options) in tables(), seed: u64) {
        conformance::check_game::<Position>(default_board(), players, &options, Seed::of_series(seed, 3), 5);
    }

    #[test]
    fn everything_that_can_be_written_is_either_listed_or_refused((players, options) in tables(), seed: u64) {
        let board = default_board();
        for position in positions(players, options, seed).iter().step_by(40) {
            let legal = position.legal(board).list();
            let decides = Game::pending(position).seat().map_or(Observer::Spectator, Observer::Seat);
            let view = position.view(decides);
            for action in written(board) {
                let mut next = *position;
                let answer = next.apply(board, action, &mut ());
                prop_assert_eq!(view.check(board, action), answer, "asked before, {} gets the same answer", action);
                let accepted = answer.is_ok();
                prop_assert_eq!(accepted, legal.contains(&action), "{}", action);
                prop_assert!(accepted || next == *position, "{} is refused and changes nothing", action);
            }
        }
    }
}

/// Tiles and leaders for every space, and every other action in some form.
fn written(board: &yangtze::Board) -> Vec<Action> {
    let mut texts: Vec<String> = ["end", "skip", "support none"].map(str::to_owned).to_vec();
    for colour in Colour::ALL {
        texts.extend([format!("withdraw {colour}"), format!("take {colour}")]);
        texts.extend(["", "k", "rr", "bgy"].map(|more| {
            let mut letters: Vec<Colour> = more.chars().filter_map(Colour::from_letter).chain([colour]).collect();
            letters.sort_unstable();
            format!("replace {}", letters.into_iter().collect::<Tiles>())
        }));
    }
    texts.extend((0..=6).flat_map(|tiles| [format!("commit {tiles}"), format!("commit {tiles}+")]));
    for space in board.spaces() {
        texts.extend(Colour::ALL.map(|colour| format!("tile {colour}@{space}")));
        texts.extend(Colour::ALL.map(|colour| format!("leader {colour}@{space}")));
        texts.extend(["riot 1", "riot 2", "winner", "lose"].map(|verb| format!("{verb} {space}")));
        texts.extend(["1", "0+", "2+"].map(|commitment| format!("support {space} {commitment}")));
    }
    for [a, b, c] in board.triangles() {
        texts.extend(["build", "pagoda 1", "pagoda 2"].map(|verb| format!("{verb} {a},{b},{c}")));
    }
    texts.iter().map(|text| text.parse().expect("the text of an action")).collect()
}

#[test]
fn drawing_gives_every_legal_action_and_no_other() {
    let board = default_board();
    let mut dice = Dice::for_players(Seed([1; 32]));
    // Late in a game, when states stand in the way of leaders, so that drawing has to draw again.
    let in_the_way = |position: &Position| {
        let list = position.legal(board).list();
        let leaders = list.iter().filter(|action| matches!(action, Action::Leader { .. })).count();
        leaders % 5 != 0
    };
    let games = positions(2, Options::default(), 11);
    let position = games.iter().rfind(|position| in_the_way(position)).expect("some leader may not go somewhere");
    let legal = position.legal(board);
    let list = legal.list();
    let mut seen = vec![0u32; list.len()];
    let draws = 400 * list.len();
    for _ in 0..draws {
        let action = legal.draw(&mut dice).expect("the game goes on");
        let number = list.iter().position(|other| *other == action).expect("only legal actions are drawn");
        seen[number] += 1;
    }
    // Six standard deviations around 400 for a fixed seed.
    assert!(seen.iter().all(|times| (280..=520).contains(times)), "{seen:?}");
}

#[test]
fn every_order_of_the_bag_is_sampled() {
    let view = positions(3, Options::default(), 5)[20].view(Observer::Seat(Seat::new(1)));
    let mut dice = Dice::for_players(Seed([4; 32]));
    // How often black lies at the first, the middle and the last place of the bag: about as often everywhere.
    let places = [0, view.open().bag_size() / 2, view.open().bag_size() - 1];
    let mut black = [0u32; 3];
    for _ in 0..3000 {
        let bag: Vec<Colour> = yangtze::sample_world(&view, &mut dice).bag().collect();
        for (count, place) in black.iter_mut().zip(places) {
            *count += u32::from(bag[place] == Colour::Black);
        }
    }
    let (least, most) = (black.iter().min().copied().unwrap_or(0), black.iter().max().copied().unwrap_or(0));
    // Six standard deviations of a difference at the most, for a fixed seed; black is about a quarter of all tiles.
    assert!(least > 450 && most - least < 210, "{black:?}");
}
