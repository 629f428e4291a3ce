//! What there is to say about a place: what is there, what could be done there, and what that would cost and give.

use ::yunnan::{Construction, Decision, Position, Province, Provinces, Rule, Site, Source};
use kernel::{Observer, Seat};
use leptos::prelude::*;
use table::yunnan::{Auction, BankSpace, Gain, Journey, Pick, Place, Plate, journeys};
use words::Language;
use words::screen::fill;
use words::yunnan::{Label, Page, label, page};

use super::Yunnan;
use super::shown::{asked, capital};
use crate::game::{Reader, Shown as _};

/// Everything that is needed to say something about places, as it is now.
pub(super) struct About {
    pub(super) reader: Reader,
    pub(super) position: Position,
    /// The auction as whoever looks sees it, while there is one and help is wanted.
    auction: Option<Auction>,
    /// The journeys of the trader that is held.
    journeys: Vec<Journey>,
    own: Option<Seat>,
    /// The provinces from which whoever looks has a connected route.
    connected: Provinces,
    sites: Vec<Site>,
    /// What each province earns, and whether it has a space for a teahouse.
    provinces: [(u32, bool); Province::COUNT],
}

impl About {
    /// Without what is proposed: whatever else is chosen takes its place.
    pub(super) fn new(play: Yunnan) -> Self {
        Self::of(play, play.position())
    }

    /// In another position than the one that is seen.
    pub(super) fn of(play: Yunnan, position: Position) -> Self {
        let reader = play.reader();
        let helps = play.helps();
        let asked = asked(&position);
        let own = match reader.observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        };
        play.table.with(|table| {
            let (board, view) = (table.board(), position.view(reader.observer));
            let auction = if helps && asked == Some(Decision::Auction) { Auction::new(board, &view) } else { None };
            let journeys = match play.own.pick.get() {
                Some(Pick::Trader(Source::Province(from))) if helps && asked == Some(Decision::Travel) => {
                    journeys(board, &view, from)
                }
                _ => Vec::new(),
            };
            let connected = own.map(|seat| position.player(seat).connected(board)).unwrap_or_default();
            let provinces = Province::ALL.map(|it| (board.income(it), board.teahouse_spaces().has(it)));
            Self { reader, position, auction, journeys, own, connected, sites: board.sites().to_vec(), provinces }
        })
    }

    fn language(&self) -> Language {
        self.reader.language
    }

    fn page(&self) -> &'static Page {
        page(self.language())
    }

    fn label(&self, it: Label) -> &'static str {
        label(self.language(), it)
    }

    fn name(&self, seat: Seat) -> &str {
        Position::name_of(&self.reader, seat)
    }

    /// The auction as whoever looks sees it.
    pub(super) fn auction(&self) -> Option<&Auction> {
        self.auction.as_ref()
    }

    /// What a place is called.
    pub(super) fn title(&self, place: Place) -> String {
        let language = self.language();
        match place {
            Place::Plate(building, yuan) => {
                format!("{} {yuan}", capital(words::yunnan::building(language, building)))
            }
            Place::Bank(bank) => {
                format!("{}, {}", capital(self.label(Label::Bank)), words::yunnan::bank(language, bank))
            }
            Place::Province(province) => words::yunnan::province(language, province).to_owned(),
            Place::Site(site) => {
                let [near, far] = [site.near, site.far].map(|side| words::yunnan::province(language, side));
                format!("{near} – {far}")
            }
            Place::Building(building) => capital(words::yunnan::building(language, building)),
        }
    }

    /// The journeys of the trader that is held.
    pub(super) fn journeys(&self) -> &[Journey] {
        &self.journeys
    }

    /// Whether whoever looks has pieces there without a connected route.
    pub(super) fn is_cut_off(&self, province: Province) -> bool {
        self.is_held(province) && province != Province::Puer && !self.connected.has(province)
    }

    /// Whether whoever looks has pieces there.
    pub(super) fn is_held(&self, province: Province) -> bool {
        self.own.is_some_and(|seat| self.position.player(seat).held().has(province))
    }

    /// What a building gives, in a word or two.
    pub(super) fn gain_in_short(&self, gain: Gain) -> String {
        let language = self.language();
        match gain {
            Gain::Trader(count) => words::yunnan::traders(language, count),
            Gain::Customs { crossings, .. } => words::yunnan::crossings(language, crossings),
            Gain::Access(province) => format!("→ {}", words::yunnan::province(language, province)),
            Gain::Influence(_) | Gain::Construction(_) => self.gain(gain),
        }
    }

    /// What is to be said about it, in phrases.
    pub(super) fn phrases(&self, place: Place) -> Vec<String> {
        match place {
            Place::Plate(building, yuan) => {
                let plate = self.auction.as_ref().and_then(|auction| auction.plate(building, yuan));
                plate.map(|plate| self.plate(plate)).unwrap_or_default()
            }
            Place::Bank(bank) => {
                let space = self.auction.as_ref().map(|auction| &auction.banks[bank.index()]);
                space.map(|space| self.bank(space)).unwrap_or_default()
            }
            Place::Province(province) => self.province(province),
            Place::Site(site) => self.site(site),
            Place::Building(_) => Vec::new(),
        }
    }

    fn yuan(&self, yuan: u32) -> String {
        words::yunnan::yuan(self.language(), yuan)
    }

    fn plate(&self, plate: &Plate) -> Vec<String> {
        let texts = &self.page().auction;
        let mut said = Vec::new();
        if let Some(seat) = plate.stands.filter(|_| plate.stands != self.own) {
            said.push(fill(texts.stands, &[("player", &self.name(seat))]));
        }
        // The own bid is among those that stand.
        let own = plate.stands.is_some() && plate.stands == self.own;
        let (left, penalty) = match &self.auction {
            Some(auction) if own => (auction.left, auction.penalty),
            _ => (plate.left, plate.penalty),
        };
        match (plate.closed, own) {
            (Some(rule), false) => said.push(words::yunnan::rule(self.language(), rule)),
            _ => {
                said.push(plate.gains.map_or_else(|| texts.gives_nothing.to_owned(), |gain| self.gain(gain)));
                if let Some(outbids) = plate.outbids.filter(|_| !own) {
                    let text = if outbids.returns { texts.outbids_back } else { texts.outbids };
                    said.push(fill(text, &[("player", &self.name(outbids.seat))]));
                }
                said.push(match &plate.outbid_by[..] {
                    [] => texts.safe.to_owned(),
                    bids => fill(texts.can_be_outbid, &[("bids", &self.either(bids))]),
                });
                said.push(self.money_left(left, penalty));
            }
        }
        said
    }

    /// `9, 12 or 15`
    fn either(&self, numbers: &[u32]) -> String {
        let or = self.page().auction.or;
        match numbers {
            [first @ .., last] if !first.is_empty() => {
                let first: Vec<String> = first.iter().map(ToString::to_string).collect();
                format!("{} {or} {last}", first.join(", "))
            }
            _ => numbers.iter().map(ToString::to_string).collect(),
        }
    }

    /// What is left of the money; in the pro variant what is missing, and what that costs.
    pub(super) fn money_left(&self, left: i64, penalty: u32) -> String {
        let texts = &self.page().auction;
        match u32::try_from(left) {
            Ok(left) => fill(texts.leaves, &[("yuan", &self.yuan(left))]),
            Err(_) => {
                let missing = self.yuan(u32::try_from(-left).unwrap_or(0));
                let points = words::yunnan::points(self.language(), penalty.into());
                fill(texts.lacks, &[("yuan", &missing), ("points", &points)])
            }
        }
    }

    /// What a building gives.
    pub(super) fn gain(&self, gain: Gain) -> String {
        let (language, texts) = (self.language(), &self.page().auction);
        match gain {
            Gain::Trader(count) => fill(texts.gives_trader, &[("count", &count)]),
            Gain::Customs { level, crossings } => {
                let crossings = words::yunnan::crossings(language, crossings);
                fill(texts.gives_customs, &[("level", &level), ("crossings", &crossings)])
            }
            Gain::Access(province) => {
                fill(texts.gives_access, &[("to_province", &words::yunnan::to_province(language, province))])
            }
            Gain::Influence(level) => fill(texts.gives_influence, &[("level", &level)]),
            Gain::Construction(_) => {
                let name = |kind: Construction| words::yunnan::construction(language, kind);
                let list: Vec<&str> = gain.constructions().map(name).collect();
                match list[..] {
                    [only] => only.to_owned(),
                    _ => fill(texts.gives_construction, &[("list", &list.join(", "))]),
                }
            }
        }
    }

    fn bank(&self, space: &BankSpace) -> Vec<String> {
        let texts = &self.page().auction;
        let mut said = vec![fill(texts.pays, &[("yuan", &self.yuan(space.pays)), ("bids", &space.bids)])];
        if let Some(seat) = space.stands {
            said.push(fill(texts.stands, &[("player", &self.name(seat))]));
        } else if let Some(rule) = space.closed {
            said.push(words::yunnan::rule(self.language(), rule));
        } else if !space.pulls_back.is_empty() {
            let bid = |(building, yuan): &(::yunnan::Building, u32)| {
                format!("{} {yuan}", words::yunnan::building(self.language(), *building))
            };
            let bids: Vec<String> = space.pulls_back.iter().map(bid).collect();
            said.push(fill(texts.pulls_back, &[("bids", &bids.join(", "))]));
        }
        said
    }

    fn province(&self, province: Province) -> Vec<String> {
        let (language, texts) = (self.language(), &self.page().travel);
        let colon = language.colon();
        let (income, has_space) = self.provinces[province.index()];
        let mut said = vec![format!("{}{colon}{income}", self.label(Label::Income))];
        if has_space && self.position.by_seat().all(|(_, player)| !player.teahouses().has(province)) {
            said.push(texts.free_space.to_owned());
        }
        for (seat, player) in self.position.by_seat() {
            let mut has = Vec::new();
            let traders = player.traders()[province];
            if traders > 0 {
                has.push(words::yunnan::traders(language, traders));
            }
            let posts = player.posts()[province];
            if posts > 0 {
                has.push(words::yunnan::posts(language, posts));
            }
            if player.teahouses().has(province) {
                has.push(words::yunnan::construction(language, Construction::Teahouse).to_owned());
            }
            if player.horse() == province {
                has.push(self.label(Label::Horse).to_owned());
            }
            if !has.is_empty() {
                said.push(format!("{}{}{}", self.name(seat), language.colon(), has.join(", ")));
            }
        }
        let presents = self.position.presents()[province.index()];
        if presents > 0 {
            said.push(format!("{}{}{presents}", self.label(Label::Presents), language.colon()));
        }
        if self.is_cut_off(province) {
            said.push(texts.cut_off.to_owned());
        } else if self.is_held(province) {
            said.push(texts.connected.to_owned());
        }
        if let Some(journey) = self.journeys.iter().find(|journey| journey.to == province) {
            said.push(match journey.closed {
                Some(rule) => words::yunnan::rule(language, rule),
                None => {
                    let crossings = words::yunnan::crossings(language, journey.crossings);
                    fill(texts.takes, &[("crossings", &crossings)])
                }
            });
            said.extend(self.pushes(province).into_iter().map(|(text, _)| text));
        }
        said
    }

    /// Who could be pushed at the end of the journey, and who couldn't; why is said once for all of them.
    pub(super) fn pushes(&self, province: Province) -> Vec<(String, bool)> {
        let to = |journey: &&Journey| journey.to == province && journey.closed.is_none();
        let pushes = self.journeys.iter().find(to).map_or(&[][..], |journey| &journey.pushes);
        let (language, mut alike) = (self.language(), Vec::<(Option<Rule>, String)>::new());
        for push in pushes {
            let name = self.name(push.seat);
            match alike.iter_mut().find(|(closed, _)| *closed == push.closed) {
                Some((_, names)) => *names = format!("{names}, {name}"),
                None => alike.push((push.closed, name.to_owned())),
            }
        }
        let say = |(closed, names): (Option<Rule>, String)| {
            let text = fill(self.page().travel.push, &[("player", &names)]);
            match closed {
                Some(rule) => (format!("{text}{}{}", language.colon(), words::yunnan::rule(language, rule)), true),
                None => (text, false),
            }
        };
        alike.into_iter().map(say).collect()
    }

    fn site(&self, site: Site) -> Vec<String> {
        let bridge = words::yunnan::construction(self.language(), Construction::Bridge);
        let has = |(seat, player): (Seat, &::yunnan::Player)| {
            let number = self.sites.iter().position(|other| *other == site)?;
            player.bridges().has(number).then(|| format!("{}{}{bridge}", self.name(seat), self.language().colon()))
        };
        let own: Vec<String> = self.position.by_seat().filter_map(has).collect();
        if own.is_empty() { vec![self.page().travel.free_site.to_owned()] } else { own }
    }
}
