//! Views as data that can be sent: how they are written, and what has to hold before they are views again.

use kernel::{NoView, Seat};
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::position::{BAG, FULL, Open, SEATS};
use crate::realm::{Joined, linked};
use crate::setup::{Options, SHORT};
use crate::space::{Space, Spot, Spots};
use crate::stage::{Commitment, Revolt, Stage, War};
use crate::tiles::{Colour, Tiles};
use crate::view::{Own, View};

/// A view as it is written. Lists by colour are in the order k r b g y, lists by seat in seat order.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrittenView {
    options: Options,
    active: Seat,
    actions_left: u8,
    idle_turns: u8,
    tiles: [Vec<Space>; 5],
    leaders: Vec<[Option<Space>; 5]>,
    pagodas: [[Option<[Space; 3]>; 2]; 5],
    points: Vec<[u32; 5]>,
    gone: Tiles,
    market: Tiles,
    known: Vec<Tiles>,
    hand_sizes: Vec<u8>,
    discarded: Vec<u8>,
    bag: u8,
    stage: WrittenStage,
    own: Option<Own>,
}

/// Where the game waits. What follows from the board isn't written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
enum WrittenStage {
    Act,
    Market { space: Space },
    Pagoda { space: Space },
    Chain { space: Space },
    RevoltAttack { revolt: Revolt },
    RevoltDefence { revolt: Revolt, attack: Commitment },
    WarSupport { space: Space, committed: Vec<u8>, seat: Seat },
    WarWinner { space: Space, committed: Vec<u8> },
    WarLoss { left: u8, red: Vec<Space> },
    Over,
}

/// More points than any game gives.
const MOST_POINTS: u32 = 1_000_000;
/// More than all seats together can commit to one side of a conflict.
const MOST_COMMITTED: u8 = (SEATS * (FULL + 1)) as u8;

impl View {
    pub(crate) fn to_written(self, board: &Board) -> WrittenView {
        let open = &self.open;
        let players = open.players();
        let space = |spot| board.space(spot);
        WrittenView {
            options: open.options,
            active: open.active,
            actions_left: open.actions_left,
            idle_turns: open.idle_turns,
            tiles: Colour::ALL.map(|colour| open.tiles(colour).iter().map(space).collect()),
            leaders: Seat::all(players)
                .map(|seat| Colour::ALL.map(|colour| open.leader(seat, colour).map(space)))
                .collect(),
            pagodas: Colour::ALL.map(|colour| open.pagoda_slots(colour).map(|id| Some(board.triangle(id?).map(space)))),
            points: Seat::all(players).map(|seat| open.points(seat)).collect(),
            gone: open.gone,
            market: open.market,
            known: open.known[..players].to_vec(),
            hand_sizes: open.hand_sizes[..players].to_vec(),
            discarded: open.discarded[..players].to_vec(),
            bag: open.bag,
            stage: written_stage(board, &open.stage),
            own: self.own,
        }
    }

    pub(crate) fn of_written(board: &Board, written: &WrittenView) -> Result<Self, NoView> {
        let mut open = written.table()?;
        written.put_pieces(board, &mut open)?;
        written.check_tiles(&open)?;
        open.stage = written.stage.read(board, &open)?;
        let most = if open.stage == Stage::Act { 1..=2 } else { 0..=1 };
        NoView::unless(most.contains(&open.actions_left), "so many actions can't be left")?;
        Ok(Self { open, own: written.own })
    }
}

impl WrittenView {
    /// The seats and what they have, without any piece on the board.
    fn table(&self) -> Result<Open, NoView> {
        let players = self.leaders.len();
        let lists = [self.points.len(), self.known.len(), self.hand_sizes.len(), self.discarded.len()];
        NoView::unless((2..=SEATS).contains(&players) && lists == [players; 4], "the lists don't fit the seats")?;
        NoView::unless(!self.options.short || players == 2, "the short game is for two players")?;
        NoView::unless(self.active.index() < players, "nobody sits where the turn is")?;
        NoView::unless(self.idle_turns as usize <= players, "the game would have ended")?;
        let points = self.points.iter().flatten().all(|points| *points <= MOST_POINTS);
        NoView::unless(points, "nobody has so many points")?;
        let mut open = Open::bare(players, self.options, self.active);
        open.actions_left = self.actions_left;
        open.idle_turns = self.idle_turns;
        open.gone = self.gone;
        open.market = self.market;
        open.bag = self.bag;
        for seat in Seat::all(players) {
            let number = seat.index();
            open.known[number] = self.known[number];
            open.hand_sizes[number] = self.hand_sizes[number];
            open.discarded[number] = self.discarded[number];
            for (colour, points) in Colour::ALL.into_iter().zip(self.points[number]) {
                open.add_points(seat, colour, points);
            }
        }
        Ok(open)
    }

    fn put_pieces(&self, board: &Board, open: &mut Open) -> Result<(), NoView> {
        for (colour, spaces) in Colour::ALL.into_iter().zip(&self.tiles) {
            for space in spaces {
                let spot = empty_spot(board, open, *space)?;
                NoView::unless(board.river.has(spot) == (colour == Colour::Blue), "a tile can't lie there")?;
                open.put_tile(board, spot, colour);
            }
        }
        for (seat, leaders) in Seat::all(self.leaders.len()).zip(&self.leaders) {
            for (colour, space) in Colour::ALL.into_iter().zip(leaders) {
                if let Some(space) = space {
                    let spot = empty_spot(board, open, *space)?;
                    NoView::unless(board.land.has(spot), "a leader can't stand on a river")?;
                    open.put_leader(seat, colour, spot);
                }
            }
        }
        for (colour, slots) in Colour::ALL.into_iter().zip(&self.pagodas) {
            let there = slots.iter().flatten().count();
            NoView::unless(there <= Open::pagodas_in_all(colour), "there are not so many pagodas")?;
            for (number, spaces) in slots.iter().enumerate() {
                let Some(spaces) = spaces else { continue };
                let spots =
                    [known_spot(board, spaces[0])?, known_spot(board, spaces[1])?, known_spot(board, spaces[2])?];
                let id = board.triangle_id(spots).ok_or_else(|| NoView("a pagoda has no such triangle".into()))?;
                let stands = spots.iter().all(|spot| open.tiles(colour).has(*spot) && !open.under_pagoda().has(*spot));
                NoView::unless(stands, "a pagoda can't stand there")?;
                open.set_pagoda_slot(board, colour, number, id);
            }
        }
        Ok(())
    }

    /// Every tile is somewhere, and there are no more than there are in the game (YY-1.1).
    fn check_tiles(&self, open: &Open) -> Result<(), NoView> {
        let sum = |counts: &[u8]| counts.iter().map(|count| *count as usize).sum::<usize>();
        let on_board: usize = self.tiles.iter().map(Vec::len).sum();
        let all = on_board
            + self.market.total()
            + self.gone.total()
            + sum(&self.hand_sizes)
            + sum(&self.discarded)
            + self.bag as usize;
        let out = if self.options.short { SHORT } else { 0 };
        NoView::unless(all + out == Tiles::ALL.total(), "tiles are missing or left over")?;
        NoView::unless(self.bag as usize <= BAG && self.market.total() <= FULL, "the bag or the market is too full")?;
        let mut in_hands = self.known.clone();
        for (known, size) in self.known.iter().zip(&self.hand_sizes) {
            NoView::unless(known.total() <= *size as usize && *size as usize <= FULL, "a hand has another size")?;
        }
        let mut discards = Tiles::NONE;
        if let Some(own) = self.own {
            let seat = own.seat.index();
            NoView::unless(seat < open.players(), "the observer has no seat")?;
            let sizes = [own.hand.total(), own.discards.total()];
            let there = sizes == [self.hand_sizes[seat] as usize, self.discarded[seat] as usize];
            NoView::unless(there && own.hand.contains(self.known[seat]), "the observer holds something else")?;
            in_hands[seat] = own.hand;
            discards = own.discards;
        }
        for (colour, most) in Tiles::ALL.iter() {
            let heaps = in_hands.iter().chain([&discards, &self.market, &self.gone]);
            let seen = open.on_board(colour) + heaps.map(|tiles| tiles[colour] as usize).sum::<usize>();
            NoView::unless(seen <= most as usize, "there are not so many tiles of a colour")?;
        }
        Ok(())
    }
}

impl WrittenStage {
    fn read(&self, board: &Board, open: &Open) -> Result<Stage, NoView> {
        let tile = |space: Space, wanted: Option<Colour>| {
            let spot = known_spot(board, space)?;
            let lies = open.tile(spot).is_some_and(|colour| wanted.is_none_or(|wanted| colour == wanted));
            NoView::unless(lies, "no such tile lies there").map(|()| spot)
        };
        Ok(match self {
            Self::Act => Stage::Act,
            Self::Market { space } => {
                let spot = tile(*space, Some(Colour::Green))?;
                let realms = open.realms_touching(board, open.occupied().without(spot), spot);
                Stage::Market { spot, war: !realms.iter().collect::<Joined>().shared.is_empty() }
            }
            Self::Pagoda { space } => Stage::Pagoda { spot: tile(*space, None)? },
            Self::Chain { space } => Stage::Chain { spot: tile(*space, Some(Colour::Blue))? },
            Self::RevoltAttack { revolt } => Stage::RevoltAttack { revolt: checked_revolt(board, open, *revolt)? },
            Self::RevoltDefence { revolt, attack } => {
                NoView::unless(attack.tiles as usize <= FULL, "nobody can commit so much")?;
                Stage::RevoltDefence { revolt: checked_revolt(board, open, *revolt)?, attack: *attack }
            }
            Self::WarSupport { space, committed, seat } => {
                NoView::unless(seat.index() < open.players(), "nobody sits where support is asked for")?;
                Stage::WarSupport { war: checked_war(board, open, tile(*space, None)?, committed)?, seat: *seat }
            }
            Self::WarWinner { space, committed } => {
                let war = checked_war(board, open, tile(*space, None)?, committed)?;
                NoView::unless(war.leading().count() > 1, "no states are tied")?;
                Stage::WarWinner { war }
            }
            Self::WarLoss { left, red } => {
                let spots = red.iter().map(|space| tile(*space, Some(Colour::Red)));
                let red = spots.collect::<Result<Spots, NoView>>()?;
                NoView::unless((1..=red.len()).contains(&(*left as usize)), "so many tiles can't be lost")?;
                Stage::WarLoss { left: *left, red }
            }
            Self::Over => Stage::Over,
        })
    }
}

fn written_stage(board: &Board, stage: &Stage) -> WrittenStage {
    let committed = |war: &War| war.sides().iter().map(|side| side.committed).collect();
    let space = |spot| board.space(spot);
    match *stage {
        Stage::Act => WrittenStage::Act,
        Stage::Market { spot, .. } => WrittenStage::Market { space: space(spot) },
        Stage::Pagoda { spot } => WrittenStage::Pagoda { space: space(spot) },
        Stage::Chain { spot } => WrittenStage::Chain { space: space(spot) },
        Stage::RevoltAttack { revolt } => WrittenStage::RevoltAttack { revolt },
        Stage::RevoltDefence { revolt, attack } => WrittenStage::RevoltDefence { revolt, attack },
        Stage::WarSupport { war, seat } => {
            WrittenStage::WarSupport { space: space(war.spot), committed: committed(&war), seat }
        }
        Stage::WarWinner { war } => WrittenStage::WarWinner { space: space(war.spot), committed: committed(&war) },
        Stage::WarLoss { left, red } => WrittenStage::WarLoss { left, red: red.iter().map(space).collect() },
        Stage::Over => WrittenStage::Over,
    }
}

fn known_spot(board: &Board, space: Space) -> Result<Spot, NoView> {
    board.spot(space).ok_or_else(|| NoView(format!("the board has no space {space}")))
}

fn empty_spot(board: &Board, open: &Open, space: Space) -> Result<Spot, NoView> {
    let spot = known_spot(board, space)?;
    NoView::unless(!open.occupied().has(spot), "two pieces stand on one space").map(|()| spot)
}

/// Both leaders stand in one state.
fn checked_revolt(board: &Board, open: &Open, revolt: Revolt) -> Result<Revolt, NoView> {
    let there = revolt.defender.index() < open.players() && revolt.defender != open.active;
    let leader = |seat| if there { open.leader(seat, revolt.colour) } else { None };
    let together = match (leader(open.active), leader(revolt.defender)) {
        (Some(attacker), Some(defender)) => linked(board, open.occupied(), attacker).0.has(defender),
        _ => false,
    };
    NoView::unless(together, "there is nobody to revolt against").map(|()| revolt)
}

/// The war that the tile on this spot has begun, with what is committed to its sides.
fn checked_war(board: &Board, open: &Open, spot: Spot, committed: &[u8]) -> Result<War, NoView> {
    let mut war = open.war_at(board, spot);
    let fits = war.sides().len() > 1 && war.sides().len() == committed.len();
    NoView::unless(fits && committed.iter().all(|count| *count <= MOST_COMMITTED), "there is no such war")?;
    let names: Vec<Spot> = war.sides().iter().map(|side| side.name).collect();
    for (name, count) in names.into_iter().zip(committed) {
        if let Some(side) = war.side_mut(name) {
            side.committed = *count;
        }
    }
    Ok(war)
}
