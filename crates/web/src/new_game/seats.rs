//! Who is to sit at a table: people, and bots of a level.

use leptos::prelude::*;
use words::screen::fill;

use super::Offered;
use crate::parts::Sign;
use crate::settings::{Shell, Text};

/// Who can sit on a seat, as addresses write it.
pub(crate) const PERSON: &str = "person";
pub(crate) const LEVELS: [&str; 5] = ["pupil", "wanderer", "scholar", "strategist", "sage"];
/// Who can sit on a seat at which people meet.
pub(crate) const ME: &str = "me";
pub(crate) const OPEN: &str = "open";
pub(crate) const INVITED: &str = "invited";

/// Somebody who is to sit at the table.
#[derive(Clone)]
pub(crate) struct Place {
    pub(crate) plays: String,
    pub(crate) name: String,
}

impl Place {
    pub(crate) fn of(plays: &str) -> Self {
        Self { plays: plays.to_owned(), name: String::new() }
    }

    fn open(&mut self) {
        self.plays.replace_range(.., OPEN);
    }
}

/// What those who are no bots are called.
fn person(value: &str) -> Text {
    match value {
        ME => |shell| shell.texts().people.me,
        OPEN => |shell| shell.texts().people.open_seat,
        INVITED => |shell| shell.texts().people.invited_seat,
        _ => |shell| shell.texts().start.person,
    }
}

/// Whether a name goes with it.
fn is_named(value: &str) -> bool {
    [PERSON, INVITED].contains(&value)
}

/// Who sits on a seat, and what a person there is called.
#[component]
pub(crate) fn SeatChoice(
    game: Offered,
    places: RwSignal<Vec<Place>>,
    number: usize,
    /// Who else can sit there than a bot.
    people: &'static [&'static str],
) -> impl IntoView {
    let shell = Shell::get();
    let plays = Memo::new(move |_| {
        places.with(|places| places.get(number).map(|place| place.plays.clone()).unwrap_or_default())
    });
    let change = move |change: &dyn Fn(&mut Place)| {
        places.update(|places| {
            if let Some(place) = places.get_mut(number) {
                change(place);
            }
        });
    };
    let option = move |value: &'static str| {
        let label = move || match value.parse() {
            Ok(bot) => words::play::bot(shell.language.get(), bot),
            Err(_) => person(value)(shell).to_owned(),
        };
        view! { <option value=value selected=move || plays.get() == value>{label}</option> }
    };
    // Only the first game's crests are on the first page.
    let crest = (game == Offered::Yangtze).then(|| view! { <Sign id=art::crest_id(kernel::Seat::new(number as u8))/> });
    let title = move || fill(shell.texts().start.seat, &[("number", &(number + 1))]);
    let called = move || {
        let texts = shell.texts();
        if plays.get() == INVITED { texts.people.account } else { texts.start.name }
    };
    view! {
        <div class="seat">
            <label>
                {crest}
                <span>{title}</span>
                <select on:change:target=move |event| {
                    let value = event.target().value();
                    // Nobody has two seats.
                    if value == ME {
                        places.update(|places| places.iter_mut().filter(|place| place.plays == ME).for_each(Place::open));
                    }
                    change(&|place| place.plays.clone_from(&value));
                }>
                    {people.iter().copied().map(option).collect_view()}
                    {LEVELS.map(option).collect_view()}
                </select>
            </label>
            <input type="text" maxlength="24" autocomplete="off" prop:disabled=move || !is_named(&plays.get())
                placeholder=called aria-label=move || format!("{}: {}", title(), called())
                prop:value=move || places.with(|places| places.get(number).map(|place| place.name.clone()))
                on:input:target=move |event| {
                    let value = event.target().value();
                    change(&|place| place.name.clone_from(&value));
                }/>
        </div>
    }
}
