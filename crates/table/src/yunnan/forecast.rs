//! What a round would bring if nobody did anything more: found out by letting the rules play on.

use ::yunnan::{Action, Board, Decision, Event, Order, Position, Province, Provinces, Verdict, View};
use kernel::{Game as _, Pending, Seat};

/// What comes of a position if the deciding player ends the phase now and everybody after does nothing more, up to the
/// first conversion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forecast {
    /// By seat: the provinces with a connected route in the end.
    pub connected: Vec<Provinces>,
    /// Whose traders go home from where, and how many (YN-6.7).
    pub sent_home: Vec<(Seat, Province, u8)>,
    /// Where the inspector goes; nowhere if there is no income beyond Pu'er.
    pub inspection: Option<Inspection>,
    /// Who gets how many presents where.
    pub presents: Vec<(Seat, Province, u8)>,
    /// By seat: the income and its parts.
    pub earnings: Vec<Earnings>,
    /// The new travel order (YN-9.2).
    pub order: Order,
    /// Everything that happens, in its order.
    pub events: Vec<Event>,
    /// Where the game then waits.
    pub after: Position,
}

/// What the inspector does (YN-7).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inspection {
    /// Where he goes.
    pub province: Province,
    /// The tea income of every province, in road order.
    pub incomes: [u32; Province::COUNT],
    /// What he thinks of those with a trader there, in travel order: their influence and his verdict.
    pub verdicts: Vec<(Seat, u8, Verdict)>,
}

impl Inspection {
    /// Whose trader is sent to Pu'er.
    pub fn banished(&self) -> Option<Seat> {
        self.verdicts.iter().find(|(.., verdict)| *verdict == Verdict::Banished).map(|(seat, ..)| *seat)
    }
}

/// A player's income of the round (YN-9.1).
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Earnings {
    /// All of it.
    pub income: u32,
    /// What it is made of, in road order.
    pub parts: Vec<Earned>,
}

/// What traders or trading posts of a player earn in a province.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Earned {
    /// The province.
    pub province: Province,
    /// Whether they are trading posts; else they are traders.
    pub posts: bool,
    /// How many they are.
    pub count: u8,
    /// What each of them earns.
    pub each: u32,
    /// Whether the way to Pu'er is connected.
    pub connected: bool,
    /// What each trader earns less since it isn't; trading posts earn nothing then.
    pub deduction: u32,
}

impl Forecast {
    /// What comes of the position of a view; nothing from the conversion on, where incomes are known.
    pub fn new(board: &Board, view: &View) -> Option<Self> {
        let position = view.position();
        let (mut after, mut events) = (*position, Vec::new());
        // The round goes on to the next if nobody has an income.
        while after.round() == position.round() {
            let Some(action) = doing_nothing(&after) else { break };
            after.apply(board, action, &mut events).ok()?;
        }
        let end = events.iter().position(|event| matches!(event, Event::NewOrder { .. }))? + 1;
        events.truncate(end);
        let mut forecast = Self {
            connected: after.by_seat().map(|(_, player)| player.connected(board)).collect(),
            sent_home: Vec::new(),
            inspection: None,
            presents: Vec::new(),
            earnings: vec![Earnings::default(); after.players()],
            order: after.order(),
            events: Vec::new(),
            after,
        };
        events.iter().for_each(|event| forecast.hear(event));
        forecast.events = events;
        Some(forecast)
    }

    /// Puts an event where it belongs.
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::SentHome { seat, from, traders } => self.sent_home.push((seat, from, traders)),
            Event::InspectorCame { province, incomes } => {
                self.inspection = Some(Inspection { province, incomes, verdicts: Vec::new() });
            }
            Event::Inspected { seat, influence, verdict, .. } => {
                if let Some(inspection) = &mut self.inspection {
                    inspection.verdicts.push((seat, influence, verdict));
                }
            }
            Event::PresentsGiven { seat, province, presents, .. } => self.presents.push((seat, province, presents)),
            Event::TradersEarned { seat, province, traders, income, missing, each, .. } => {
                let (connected, deduction) = (missing == 0, income - each);
                self.earned(seat, Earned { province, posts: false, count: traders, each, connected, deduction });
            }
            Event::PostsEarned { seat, province, posts, each, connected } => {
                self.earned(seat, Earned { province, posts: true, count: posts, each, connected, deduction: 0 });
            }
            Event::Income { seat, income } => self.earnings[seat.index()].income = income,
            Event::NewOrder { order } => self.order = order,
            _ => {}
        }
    }

    fn earned(&mut self, seat: Seat, earned: Earned) {
        self.earnings[seat.index()].parts.push(earned);
    }
}

/// The answer of somebody who does nothing more in this round; none where incomes are converted. What the yard gives has
/// to be taken: the first there is.
fn doing_nothing(position: &Position) -> Option<Action> {
    let Pending::Decision { seat, decision } = position.pending() else { return None };
    match decision {
        Decision::Auction => Some(Action::Pass),
        Decision::Yard => position.player(seat).reserve_stock().kinds().next().map(|kind| Action::Take { kind }),
        Decision::Teahouse => Some(Action::Keep),
        Decision::Travel => Some(Action::Done),
        Decision::Conversion => None,
    }
}
