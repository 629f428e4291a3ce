//! Every choice for a new game: who plays, which options, on which board.

mod board_choice;
mod options;
mod seats;

use art::Icon;
use leptos::prelude::*;

use crate::browser;
use crate::parts::TextButton;
use crate::settings::Shell;

pub(crate) use board_choice::{BoardChoice, name_of_board};
pub(crate) use options::{Options, choices};
use seats::PERSON;
pub(crate) use seats::{INVITED, LEVELS, ME, OPEN, Place, SeatChoice};

/// A game of the house, as the first page offers it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Offered {
    Yangtze,
    Yunnan,
}

impl Offered {
    /// The game's name, as records and addresses have it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Yangtze => ::yangtze::NAME,
            Self::Yunnan => ::yunnan::NAME,
        }
    }

    /// What it is called in every language.
    pub(crate) const fn title(self) -> &'static str {
        match self {
            Self::Yangtze => "Yellow & Yangtze",
            Self::Yunnan => "Yunnan",
        }
    }

    /// The one of this name.
    pub(crate) fn of(name: &str) -> Self {
        if name == ::yunnan::NAME { Self::Yunnan } else { Self::Yangtze }
    }

    /// The address of a game of one person against the weakest bots that are worth it.
    pub(crate) fn quick(self) -> String {
        let others = if self == Self::Yangtze { "wanderer" } else { "wanderer,wanderer" };
        format!("/{}?seats=person,{others}", self.name())
    }

    /// For how many it is.
    pub(crate) const fn players(self) -> [usize; 3] {
        match self {
            Self::Yangtze => [2, 3, 4],
            Self::Yunnan => [3, 4, 5],
        }
    }
}

/// What is chosen.
#[derive(Clone, Copy)]
struct Choice {
    game: Offered,
    places: RwSignal<Vec<Place>>,
    options: Options,
    /// The name of a board that somebody has brought along.
    board: RwSignal<Option<String>>,
}

impl Choice {
    fn players(self) -> usize {
        self.places.with(Vec::len)
    }

    fn resize(self, players: usize) {
        self.places.update(|places| places.resize(players, Place::of("scholar")));
        if players != 2 {
            self.options.short.set(false);
        }
    }

    /// The address that asks for it.
    fn address(self) -> String {
        let places = self.places.get_untracked();
        let list = |part: fn(&Place) -> String| places.iter().map(part).collect::<Vec<_>>().join(",");
        let names = list(|place| {
            let name = if place.plays == PERSON { place.name.replace(',', " ") } else { String::new() };
            js_sys::encode_uri_component(&name).into()
        });
        let mut address = format!("/{}?seats={}", self.game.name(), list(|place| place.plays.clone()));
        match self.game {
            Offered::Yangtze => {
                let (short, edition) = (self.options.short.get_untracked(), self.options.edition.get_untracked());
                address += &format!("&short={short}&edition={edition}");
            }
            Offered::Yunnan if self.options.pro.get_untracked() => address += "&variant=pro",
            Offered::Yunnan => (),
        }
        if names.len() >= places.len() {
            address += "&names=";
            address += &names;
        }
        if self.options.open_scores.get_untracked() {
            address += "&scores=open";
        }
        if self.board.with_untracked(Option::is_some) {
            address += "&board=file";
        }
        address
    }
}

/// Every choice for a new game.
#[component]
pub(crate) fn NewGame(game: Offered) -> impl IntoView {
    let shell = Shell::get();
    let least = game.players()[0];
    let choice = Choice {
        game,
        places: RwSignal::new(
            std::iter::once(Place::of(PERSON)).chain(vec![Place::of("scholar"); least - 1]).collect(),
        ),
        options: Options::usual(),
        board: RwSignal::new(None),
    };
    let number = move |players: usize| {
        view! {
            <label>
                <input type="radio" name=format!("players {}", game.name()) prop:checked=move || choice.players() == players
                    on:change=move |_| choice.resize(players)/>
                {players}
            </label>
        }
    };
    view! {
        <details class="new-game">
            <summary>{move || shell.texts().start.new_game}</summary>
            <fieldset class="row">
                <legend>{move || shell.texts().start.players}</legend>
                {game.players().map(number).collect_view()}
            </fieldset>
            <div class="seats">
                <For each=move || 0..choice.players() key=|number| *number let:number>
                    <SeatChoice game places=choice.places number people=&[PERSON]/>
                </For>
            </div>
            {choices(game, choice.options, Signal::derive(move || choice.players()))}
            <BoardChoice game chosen=choice.board/>
            <div class="deeds">
                <TextButton icon=Icon::Play label=|shell| shell.texts().start.begin strong=true
                    press=move || browser::go(&choice.address())/>
            </div>
        </details>
    }
}
