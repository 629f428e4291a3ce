//! A new table: which game, who sits there, how fast it is played and who finds it.

use std::sync::Arc;

use art::Icon;
use leptos::prelude::*;
use protocol::{Code, Forced, NewSeat, NewTable, Table};
use serde_json::json;

use super::api;
use super::forms::{Trial, Work, choice, form, select};
use super::parts::{Text, guide, live, nothing, page, said, to_tables};
use super::speed::{self, SpeedChoice};
use crate::asking;
use crate::new_game::{BoardChoice, INVITED, LEVELS, ME, OPEN, Offered, Options, Place, SeatChoice, choices};

/// The boards that come with Yunnan, the usual one first.
const BOARDS: [&str; 3] = ["tea-horse-road-3", "tea-horse-road-2", "tea-horse-road"];
const BOARD_NAMES: &[Text] = &[|_| "Tea-Horse Road III", |_| "Tea-Horse Road II", |_| "Tea-Horse Road"];

/// What is chosen.
#[derive(Clone, Copy)]
struct Wanted {
    game: RwSignal<usize>,
    places: RwSignal<Vec<Place>>,
    options: Options,
    /// The name of a board that somebody has brought along, for each game.
    own_boards: [RwSignal<Option<String>>; 2],
    board: RwSignal<usize>,
    speed: SpeedChoice,
    private: RwSignal<usize>,
    forced: RwSignal<usize>,
}

impl Wanted {
    fn offered(self) -> Offered {
        if self.game.get() == 0 { Offered::Yangtze } else { Offered::Yunnan }
    }

    /// Changes how many play. Who is there stays.
    fn resize(self, players: usize) {
        self.places.update(|places| places.resize(players, Place::of(OPEN)));
        if players != 2 {
            self.options.short.set(false);
        }
    }

    /// What the server is asked for.
    fn asked(self) -> NewTable {
        let game = untrack(|| self.offered());
        let Options { short, edition, open_scores, pro } = self.options;
        let own = self.own_boards[self.game.get_untracked().min(1)].with_untracked(Option::is_some);
        let (options, open_scores, board) = match game {
            Offered::Yangtze => {
                let options = json!({ "short": short.get_untracked(), "edition": edition.get_untracked() });
                (options, open_scores.get_untracked(), None)
            }
            Offered::Yunnan => {
                let variant = if pro.get_untracked() { "pro" } else { "basic" };
                // Nothing is hidden there.
                (json!({ "variant": variant }), true, BOARDS.get(self.board.get_untracked()))
            }
        };
        NewTable {
            game: game.name().to_owned(),
            board: board.filter(|_| !own).map(|board| (*board).to_owned()),
            board_file: if own { asking::kept_board(game.name()) } else { None },
            options: Some(options),
            seats: self.places.with_untracked(|places| places.iter().map(seat).collect()),
            public: self.private.get_untracked() == 0,
            speed: self.speed.speed(),
            open_scores,
            forced: if self.forced.get_untracked() == 0 { Forced::Auto } else { Forced::Ask },
        }
    }
}

fn seat(place: &Place) -> NewSeat {
    match &*place.plays {
        ME => NewSeat::Me,
        INVITED => NewSeat::Invited(place.name.trim().to_owned()),
        bot => match LEVELS.iter().position(|level| *level == bot) {
            Some(level) => NewSeat::Bot(level as u8 + 1),
            None => NewSeat::Open,
        },
    }
}

/// The page.
pub(crate) fn new_table() -> AnyView {
    let wanted = Wanted {
        game: RwSignal::new(0),
        places: RwSignal::new(vec![Place::of(ME), Place::of(OPEN)]),
        options: Options::usual(),
        own_boards: [RwSignal::new(None), RwSignal::new(None)],
        board: RwSignal::new(0),
        speed: SpeedChoice::usual(),
        private: RwSignal::new(0),
        forced: RwSignal::new(0),
    };
    // Another game is for other numbers of players.
    Effect::new(move || {
        let [least, _, most] = wanted.offered().players();
        let players = wanted.places.with_untracked(Vec::len);
        if !(least..=most).contains(&players) {
            wanted.resize(players.clamp(least, most));
        }
    });
    let trial = Trial::meaning(|code, texts| (code == Code::NotFound).then_some(texts.online.problems.no_account));
    let go = guide();
    let make = move || -> Work {
        let (asked, go) = (wanted.asked(), Arc::clone(&go));
        Box::pin(async move {
            let text = api::ask_as_somebody("POST", "/tables".to_owned(), api::written(&asked)).await?;
            let table: Table = api::read(&text)?;
            // What is added to chance has to come after what the server has promised.
            if asked.seats.contains(&NewSeat::Me) {
                api::join(&table.summary.id, None).await?;
            }
            go(&format!("/table/{}", table.summary.id));
            Ok(())
        })
    };
    const GAMES: &[Text] = &[|_| Offered::Yangtze.title(), |_| Offered::Yunnan.title()];
    const FOUND_BY: &[Text] = &[|shell| shell.together().online.public, |shell| shell.together().online.private];
    const FORCED: &[Text] = &[|shell| shell.together().online.forced_auto, |shell| shell.together().online.forced_ask];
    let form = form(
        trial,
        (Icon::Play, |shell| shell.together().online.make),
        vec![
            choice(|shell| shell.together().online.game, "game", wanted.game, GAMES),
            live(move || numbers(wanted)),
            live(move || seats(wanted)),
            speed::choices(wanted.speed),
            live(move || {
                choices(wanted.offered(), wanted.options, Signal::derive(move || wanted.places.with(Vec::len)))
            }),
            choice(|shell| shell.together().online.found_by, "found", wanted.private, FOUND_BY),
            choice(|shell| shell.together().online.forced, "forced", wanted.forced, FORCED),
            live(move || board(wanted)),
        ],
        make,
    );
    page(
        said(|shell| shell.together().online.new_table),
        to_tables(),
        vec![view! { <section class="offer new-game">{form}</section> }.into_any()],
    )
}

/// How many play.
fn numbers(wanted: Wanted) -> AnyView {
    let number = move |players: usize| {
        view! {
            <label>
                <input type="radio" name="players" prop:checked=move || wanted.places.with(Vec::len) == players
                    on:change=move |_| wanted.resize(players)/>
                {players}
            </label>
        }
        .into_any()
    };
    let numbers: Vec<AnyView> = wanted.offered().players().into_iter().map(number).collect();
    view! { <fieldset class="row"><legend>{said(|shell| shell.texts().start.players)}</legend>{numbers}</fieldset> }
        .into_any()
}

/// Who sits where.
fn seats(wanted: Wanted) -> AnyView {
    let (game, players) = (wanted.offered(), Memo::new(move |_| wanted.places.with(Vec::len)));
    view! {
        <fieldset class="seats">
            <legend>{said(|shell| shell.together().online.seats)}</legend>
            <For each=move || 0..players.get() key=|number| *number let:number>
                <SeatChoice game places=wanted.places number people=&[ME, OPEN, INVITED]/>
            </For>
        </fieldset>
    }
    .into_any()
}

/// The boards that come with the game, or one from a file.
fn board(wanted: Wanted) -> AnyView {
    let game = wanted.offered();
    let chosen = wanted.own_boards[wanted.game.get().min(1)];
    let several = live(move || {
        if game == Offered::Yangtze || chosen.with(Option::is_some) {
            return nothing();
        }
        select(|shell| shell.together().online.board, wanted.board, BOARD_NAMES)
    });
    view! { {several}<BoardChoice game chosen/> }.into_any()
}
