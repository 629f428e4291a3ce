//! Every kind of thing that is put into words, for the tests. What isn't listed here doesn't compile.

use ::yangtze::{
    Action, Colour, Commitment, Decision, End, Event, Misread, Offer, Outcome, Payment, Position, Reason, Return, Rule,
    Space, Strengths, Tiles, Triangle,
};
use bots::yangtze::Reason as Advice;
use kernel::Seat;

use crate::checks::{every, random_game};

pub(super) fn rules() -> Vec<Rule> {
    every!(Rule {
        NoSuchSpace LeaderOffBoard LeaderOnRiver LeaderOnPiece LeaderStays NoBlackTile TileOnPiece BlueOnLand
        OtherOnRiver TriangleNotNew ChainNotBlue ChainNotAdjacent TooFewBlack BlackLeaderOnBoard NotAtWar
        SupportWithNothing TooFewRed RedLeaderOnBoard NotStrongest NotWinnersRed TooFewBlue BlueLeaderOnBoard
        NoTileThere NotATriangle TriangleTaken PagodaBesideBoard NoPagodaBeside NoPagodaThere TooFewGreen
        GreenLeaderOnBoard ReplacesNothing ReplacesNotInHand;
        Rule::JoinsLikeLeaders(_) => Colour::ALL.map(Rule::JoinsLikeLeaders);
        Rule::TileNotInHand(_) => Colour::ALL.map(Rule::TileNotInHand);
        Rule::NotInMarket(_) => Colour::ALL.map(Rule::NotInMarket);
    })
}

pub(super) fn decisions() -> Vec<Decision> {
    every!(Decision { Act Market Pagoda Chain Revolt War WarWinner WarLoss })
}

pub(super) fn misreads() -> Vec<Misread> {
    every!(Misread { Verb Colour Space Triangle Payment Commitment Nothing Tiles Words })
}

pub(super) fn ends() -> Vec<End> {
    every!(End { BagEmpty Standstill })
}

pub(super) fn returns() -> Vec<Return> {
    every!(Return { NoBlackTile LostRevolt LostWar })
}

fn offers() -> Vec<Offer> {
    every!(Offer { Market Pagoda Chain })
}

fn payments() -> Vec<Payment> {
    every!(Payment { TwoTiles TileAndLeader })
}

fn reasons(colour: Colour) -> Vec<Reason> {
    every!(Reason {
        Revolt War Pagodas;
        Reason::Tile { .. } => [colour, Colour::Black].map(|leader| Reason::Tile { space: space("F7"), leader });
    })
}

fn commitments() -> Vec<Commitment> {
    [0, 1, 2].iter().flat_map(|&tiles| [false, true].map(|leader| Commitment { tiles, leader })).collect()
}

pub(super) fn actions() -> Vec<Action> {
    let space = space("F7");
    let triangles: [Triangle; 2] = ["F7,G7,F8", "A2,B2,A3"].map(|text| text.parse().unwrap());
    let [triangle, other] = triangles;
    let built = move |from| Action::Build { triangle, from };
    let paid = move |from| payments().into_iter().map(move |payment| Action::Pagoda { payment, triangle, from });
    every!(Action {
        End Skip;
        Action::Tile { .. } => Colour::ALL.map(|colour| Action::Tile { colour, space });
        Action::Leader { .. } => Colour::ALL.map(|colour| Action::Leader { colour, space });
        Action::Withdraw { .. } => Colour::ALL.map(|colour| Action::Withdraw { colour });
        Action::Riot { .. } => payments().into_iter().map(|payment| Action::Riot { payment, space });
        Action::Pagoda { .. } => [None, Some(other)].into_iter().flat_map(paid);
        Action::Replace { .. } => [[1, 0, 0, 0, 0], [0, 2, 0, 0, 1]].map(|it| Action::Replace { tiles: Tiles::new(it) });
        Action::Take { .. } => Colour::ALL.map(|colour| Action::Take { colour });
        Action::Build { .. } => [None, Some(other)].map(built);
        Action::Commit(_) => commitments().into_iter().map(Action::Commit);
        Action::Support { .. } => commitments().into_iter().map(|given| {
            Action::Support { side: (given.tiles > 0 || given.leader).then_some((space, given)) }
        });
        Action::Winner { .. } => [Action::Winner { state: space }];
        Action::Lose { .. } => [Action::Lose { space }];
    })
}

/// What speaks for actions.
pub(super) fn reasons_for_actions() -> Vec<Advice> {
    let seat = Seat::new(1);
    every!(Advice {
        Victory BetterHand KeepsTiles;
        Advice::Points { .. } => Colour::ALL.map(|colour| Advice::Points { colour, points: 2 });
        Advice::PagodaIncome { .. } => Colour::ALL.map(|colour| Advice::PagodaIncome { colour });
        Advice::PagodaInReach { .. } => Colour::ALL.map(|colour| Advice::PagodaInReach { colour });
        Advice::Collects { .. } => Colour::ALL.map(|colour| Advice::Collects { colour });
        Advice::LeaderSafer { .. } => Colour::ALL.map(|colour| Advice::LeaderSafer { colour });
        Advice::WarInReach { .. } => Colour::ALL.map(|colour| Advice::WarInReach { colour });
        Advice::Expels { .. } => Colour::ALL.map(|colour| Advice::Expels { seat, colour });
        Advice::Threatens { .. } => Colour::ALL.map(|colour| Advice::Threatens { seat, colour });
        Advice::TakesIncome { .. } => Colour::ALL.map(|colour| Advice::TakesIncome { seat, colour });
    })
}

pub(super) fn events() -> Vec<Event> {
    let [seat, other] = [0, 1].map(Seat::new);
    let [here, there] = ["F7", "A1"].map(space);
    let triangle: Triangle = "F7,G7,F8".parse().unwrap();
    let moved: Triangle = "C3,D3,C4".parse().unwrap();
    let states = strengths();
    let seen = || heaps().into_iter().flat_map(|tiles| [(tiles.total(), None), (tiles.total(), Some(tiles))]);
    let (attack, defence) = (3, 4);
    every!(Event {
        ;
        Event::TilePlaced { .. } => Colour::ALL.map(|colour| Event::TilePlaced { seat, colour, space: here });
        Event::LeaderPositioned { .. } => coloured(|colour| {
            [None, Some(there)].map(|from| Event::LeaderPositioned { seat, colour, from, to: here }).to_vec()
        });
        Event::LeaderWithdrawn { .. } => Colour::ALL.map(|colour| Event::LeaderWithdrawn { seat, colour, from: here });
        Event::LeaderReturned { .. } => coloured(|colour| {
            returns().into_iter().map(|why| Event::LeaderReturned { seat, colour, from: here, why }).collect()
        });
        Event::Points { .. } => coloured(|colour| {
            let of = |points| reasons(colour).into_iter().map(move |why| Event::Points { seat, colour, points, why });
            [1, 2].into_iter().flat_map(of).collect()
        });
        Event::MarketTaken { .. } => Colour::ALL.map(|colour| Event::MarketTaken { seat, colour });
        Event::Declined { .. } => offers().into_iter().map(|what| Event::Declined { seat, what });
        Event::PagodaBuilt { .. } => coloured(|colour| {
            [None, Some(moved)].map(|from| Event::PagodaBuilt { seat, colour, triangle, from }).to_vec()
        });
        Event::PagodaPaid { .. } => payments().into_iter().map(|payment| Event::PagodaPaid { seat, payment });
        Event::PagodaLost { .. } => Colour::ALL.map(|colour| Event::PagodaLost { colour, triangle });
        Event::Riot { .. } => coloured(|colour| {
            payments().into_iter().map(|payment| Event::Riot { seat, payment, colour, space: here }).collect()
        });
        Event::Replaced { .. } => seen().map(|(count, tiles)| Event::Replaced { seat, count, tiles });
        Event::RevoltBegan { .. } => Colour::ALL.map(|colour| Event::RevoltBegan {
            attacker: seat, defender: other, colour, space: here, attack, defence
        });
        Event::Committed { .. } => commitments().into_iter().map(|commitment| Event::Committed { seat, commitment });
        Event::RevoltEnded { .. } => Colour::ALL.map(|colour| Event::RevoltEnded {
            winner: other, loser: seat, colour, attack, defence
        });
        Event::WarBegan { .. } => states.map(|states| Event::WarBegan { space: here, states });
        Event::Supported { .. } => commitments()
            .into_iter()
            .map(|commitment| (commitment.strength() > 0).then_some((there, commitment)))
            .map(|side| Event::Supported { seat, side });
        Event::WarWon { .. } => states.into_iter().flat_map(|states| {
            let state = states.iter().next().unwrap().0;
            [false, true].map(|chosen| Event::WarWon { state, states, chosen })
        });
        Event::LoserTileRemoved { .. } => [Event::LoserTileRemoved { space: here }];
        Event::WinnerTileRemoved { .. } => [Event::WinnerTileRemoved { seat, space: here }];
        Event::Drawn { .. } => seen().map(|(count, tiles)| Event::Drawn { seat, count, tiles });
        Event::MarketFilled { .. } => heaps().map(|tiles| Event::MarketFilled { tiles });
        Event::EndedEarly { .. } => [Event::EndedEarly { seat }];
        Event::TurnBegan { .. } => [Event::TurnBegan { seat }];
        Event::GameEnded { .. } => ends().into_iter().map(|why| Event::GameEnded { why });
    })
}

fn coloured(events: impl Fn(Colour) -> Vec<Event>) -> Vec<Event> {
    Colour::ALL.into_iter().flat_map(events).collect()
}

fn heaps() -> [Tiles; 3] {
    [[0, 0, 1, 0, 0], [2, 1, 0, 1, 0], [1, 1, 1, 2, 1]].map(Tiles::new)
}

pub(super) fn space(name: &str) -> Space {
    name.parse().unwrap()
}

/// A finished game of three, won by these seats.
pub(super) fn outcome(winners: &[usize]) -> Outcome {
    Outcome {
        totals: vec![[4, 6, 5, 9, 1], [1, 1, 7, 3, 0], [0, 2, 0, 3, 0]],
        scores: vec![[5, 5, 6, 9], [1, 1, 3, 7], [0, 0, 2, 3]],
        winners: winners.to_vec(),
    }
}

/// Wars of two and of three states, as games bring them about.
fn strengths() -> [Strengths; 2] {
    [2, 3].map(|states| {
        let war = |event| match event {
            Event::WarBegan { states, .. } => Some(states),
            _ => None,
        };
        (0..100).flat_map(random_game::<Position>).filter_map(war).find(|war| war.iter().count() == states).unwrap()
    })
}
