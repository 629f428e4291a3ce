//! What happened, as the log tells it.

use std::fmt::Display;

use ::yangtze::{Colour, Commitment, End, Event, Offer, Payment, Reason, Return, Space, Tiles, Triangle};
use kernel::Seat;

use super::catalogue::{Events, catalogue};
use super::terms;
use crate::teller::Teller;
use crate::template::{Plural, fill};
use crate::{Language, Names};

/// What happened, in one sentence. Tiles that the event doesn't show are only counted.
pub fn event(language: Language, names: &Names, event: &Event) -> String {
    let events = &catalogue(language).events;
    Teller { language, names, emblem: terms::dynasty, events }.tell(event)
}

/// The same for whoever counts strengths without help.
pub fn uncounted(language: Language, names: &Names, happened: &Event) -> String {
    let told = event(language, names, happened);
    match (happened, told.rsplit_once(':')) {
        // They stand last.
        (Event::RevoltBegan { .. }, Some((told, _))) => format!("{}.", told.trim_end()),
        // They stand in brackets behind each state.
        (Event::WarBegan { .. }, _) => {
            told.split(" (").map(|part| part.split_once(')').map_or(part, |(_, rest)| rest)).collect()
        }
        _ => told,
    }
}

/// What points of this colour were given for, as it follows `gains 1 green point`.
pub fn reason(language: Language, colour: Colour, points: u32, why: Reason) -> String {
    let reasons = &catalogue(language).reasons;
    match why {
        Reason::Tile { space, leader } => {
            let template = if leader == colour { reasons.tile } else { reasons.tile_by_black_leader };
            let leader = terms::leader(language, leader);
            fill(template, &[("tile", &terms::tile(language, colour)), ("space", &space), ("leader", &leader)])
        }
        Reason::Revolt => reasons.revolt.to_owned(),
        Reason::War => reasons.war.to_owned(),
        Reason::Pagodas => {
            let template = reasons.pagodas.of(language, points as usize);
            fill(template, &[("count", &points), ("leader", &terms::leader(language, colour))])
        }
    }
}

/// Why a leader had to leave the board, as a clause about the leader.
pub const fn returned(language: Language, why: Return) -> &'static str {
    let returns = &catalogue(language).returns;
    match why {
        Return::NoBlackTile => returns.no_black_tile,
        Return::LostRevolt => returns.lost_revolt,
        Return::LostWar => returns.lost_war,
    }
}

/// Why the game ended, as a clause.
pub const fn end(language: Language, why: End) -> &'static str {
    let ends = &catalogue(language).ends;
    match why {
        End::BagEmpty => ends.bag_empty,
        End::Standstill => ends.standstill,
    }
}

impl Teller<'_, Events> {
    fn tell(&self, event: &Event) -> String {
        let Self { language, events, .. } = *self;
        match *event {
            Event::TilePlaced { seat, colour, space } => {
                self.of(seat, events.tile_placed, &[("a_tile", &self.a_tile(colour)), ("space", &space)])
            }
            Event::LeaderPositioned { seat, colour, from, to } => self.leader_positioned(seat, colour, from, to),
            Event::LeaderWithdrawn { seat, colour, from } => {
                let leader = terms::own_leader(language, colour);
                self.of(seat, events.leader_withdrawn, &[("own_leader", &leader), ("from", &from)])
            }
            Event::LeaderReturned { seat, colour, from, why } => {
                let leader = terms::own_leader(language, colour);
                let why = returned(language, why);
                self.of(seat, events.leader_returned, &[("own_leader", &leader), ("from", &from), ("why", &why)])
            }
            Event::Points { seat, colour, points, why } => {
                let why = reason(language, colour, points, why);
                let points = terms::points(language, colour, points);
                self.of(seat, events.points, &[("points", &points), ("why", &why)])
            }
            Event::MarketTaken { seat, colour } => {
                self.of(seat, events.market_taken, &[("a_tile", &self.a_tile(colour))])
            }
            Event::Declined { seat, what } => self.of(seat, self.declined(what), &[]),
            Event::PagodaBuilt { seat, colour, triangle, from } => self.pagoda_built(seat, colour, triangle, from),
            Event::PagodaPaid { seat, payment } => {
                let template = match payment {
                    Payment::TwoTiles => events.pagoda_paid_two_tiles,
                    Payment::TileAndLeader => events.pagoda_paid_with_leader,
                };
                self.of(seat, template, &[])
            }
            Event::PagodaLost { colour, triangle } => {
                let triangle = terms::triangle(language, triangle);
                fill(events.pagoda_lost, &[("pagoda", &terms::pagoda(language, colour)), ("triangle", &triangle)])
            }
            Event::Riot { seat, payment, colour, space } => {
                let template = match payment {
                    Payment::TwoTiles => events.riot_two_tiles,
                    Payment::TileAndLeader => events.riot_with_leader,
                };
                self.of(seat, template, &[("tile", &terms::tile(language, colour)), ("space", &space)])
            }
            Event::Replaced { seat, count, tiles } => {
                self.tiles(seat, events.replaced, events.replaced_known, count, tiles)
            }
            Event::RevoltBegan { attacker, defender, colour, space, attack, defence } => fill(
                events.revolt_began,
                &[
                    ("attacker", &self.name(attacker)),
                    ("defender", &self.name(defender)),
                    ("leader", &terms::leader(language, colour)),
                    ("space", &space),
                    ("attack", &attack),
                    ("defence", &defence),
                ],
            ),
            Event::Committed { seat, commitment } => self.committed(seat, commitment),
            Event::RevoltEnded { winner, loser, colour, attack, defence } => fill(
                events.revolt_ended,
                &[
                    ("winner", &self.name(winner)),
                    ("loser", &self.name(loser)),
                    ("leader", &terms::leader(language, colour)),
                    ("attack", &attack),
                    ("defence", &defence),
                ],
            ),
            Event::WarBegan { space, states } => {
                fill(events.war_began, &[("space", &space), ("states", &terms::states(language, states.iter()))])
            }
            Event::Supported { seat, side } => self.supported(seat, side),
            Event::WarWon { state, states, chosen } => {
                let template = if chosen { events.war_won_by_choice } else { events.war_won };
                fill(template, &[("state", &state), ("states", &terms::states(language, states.iter()))])
            }
            Event::LoserTileRemoved { space } => fill(events.loser_tile_removed, &[("space", &space)]),
            Event::WinnerTileRemoved { seat, space } => self.of(seat, events.winner_tile_removed, &[("space", &space)]),
            Event::Drawn { seat, count, tiles } => self.tiles(seat, events.drawn, events.drawn_known, count, tiles),
            Event::MarketFilled { tiles } => {
                let template = events.market_filled.of(language, tiles.total());
                fill(template, &[("count", &tiles.total()), ("tiles", &terms::tiles(language, tiles))])
            }
            Event::EndedEarly { seat } => self.of(seat, events.ended_early, &[]),
            Event::TurnBegan { seat } => self.of(seat, events.turn_began, &[]),
            Event::GameEnded { why } => fill(events.game_ended, &[("why", &end(language, why))]),
        }
    }

    fn leader_positioned(&self, seat: Seat, colour: Colour, from: Option<Space>, to: Space) -> String {
        let leader = terms::own_leader(self.language, colour);
        match from {
            Some(from) => {
                let values: [(&str, &dyn Display); 3] = [("own_leader", &leader), ("from", &from), ("space", &to)];
                self.of(seat, self.events.leader_moved, &values)
            }
            None => self.of(seat, self.events.leader_placed, &[("own_leader", &leader), ("space", &to)]),
        }
    }

    fn pagoda_built(&self, seat: Seat, colour: Colour, to: Triangle, from: Option<Triangle>) -> String {
        let pagoda = terms::pagoda(self.language, colour);
        let to = terms::triangle(self.language, to);
        match from {
            Some(from) => {
                let from = terms::triangle(self.language, from);
                let values: [(&str, &dyn Display); 3] = [("pagoda", &pagoda), ("from", &from), ("triangle", &to)];
                self.of(seat, self.events.pagoda_moved, &values)
            }
            None => self.of(seat, self.events.pagoda_built, &[("pagoda", &pagoda), ("triangle", &to)]),
        }
    }

    /// Only black tiles and the black leader are committed to a revolt (YY-6.3).
    fn committed(&self, seat: Seat, commitment: Commitment) -> String {
        match terms::commitment(self.language, Colour::Black, commitment, terms::own_leader) {
            Some(what) => self.of(seat, self.events.committed, &[("what", &what)]),
            None => self.of(seat, self.events.committed_nothing, &[]),
        }
    }

    /// Only red tiles and the red leader support a warring state (YY-7.4).
    fn supported(&self, seat: Seat, side: Option<(Space, Commitment)>) -> String {
        let what = |given| terms::commitment(self.language, Colour::Red, given, terms::own_leader);
        match side.and_then(|(state, given)| Some((state, what(given)?))) {
            Some((state, what)) => self.of(seat, self.events.supported, &[("state", &state), ("what", &what)]),
            None => self.of(seat, self.events.supported_none, &[]),
        }
    }

    /// Tiles that are only counted, or that are known.
    fn tiles(&self, seat: Seat, hidden: Plural, known: Plural, count: usize, tiles: Option<Tiles>) -> String {
        match tiles {
            Some(tiles) => {
                let template = known.of(self.language, count);
                self.of(seat, template, &[("count", &count), ("tiles", &terms::tiles(self.language, tiles))])
            }
            None => self.of(seat, hidden.of(self.language, count), &[("count", &count)]),
        }
    }

    const fn declined(&self, what: Offer) -> &'static str {
        match what {
            Offer::Market => self.events.declined_market,
            Offer::Pagoda => self.events.declined_pagoda,
            Offer::Chain => self.events.declined_chain,
        }
    }

    const fn a_tile(&self, colour: Colour) -> &'static str {
        catalogue(self.language).terms.a_tile[colour.index()]
    }
}
