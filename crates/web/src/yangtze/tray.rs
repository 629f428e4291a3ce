//! What somebody holds: tiles, leaders, and what can be done now.

use ::yangtze::{Action, Colour, Commitment, Payment, Tiles};
use art::Icon;
use kernel::{Observer, Seat};
use leptos::prelude::*;
use table::yangtze::{Choices, Pick};
use words::Language;
use words::screen::fill;

use super::Yangtze;
use super::hands;
use super::players::points_of;
use crate::browser;
use crate::game::{Confirm, Reader};
use crate::parts::{IconSign, Show, Sign, TextButton};
use crate::settings::{Shell, Text};

/// The own tray: tiles, leaders and actions.
#[component]
pub(crate) fn Tray(play: Yangtze) -> impl IntoView {
    let shell = Shell::get();
    let seat = move || match play.observer.get() {
        Observer::Seat(seat) => Some(seat),
        Observer::Spectator => None,
    };
    view! {
        <Show when=move || seat().is_some()>
            <section class="tray" aria-label=move || shell.texts().game.your_tiles>
                <HandTiles play/>
                <Leaders play seat=move || seat().unwrap_or(Seat::new(0))/>
                <ul class="own-points">{move || seat().map(|seat| points_of(play, seat))}</ul>
                <div class="deeds-place"><Deeds play/></div>
            </section>
        </Show>
    }
}

/// The tiles in hand, each to be picked up, or marked to be replaced.
#[component]
fn HandTiles(play: Yangtze) -> impl IntoView {
    let shell = Shell::get();
    let tiles = move || {
        let hand = play.view().hand().unwrap_or_default();
        hand.iter().flat_map(|(colour, count)| (0..count).map(move |number| (colour, number))).collect::<Vec<_>>()
    };
    let marked = move |colour: Colour, number: u8| {
        play.own.replacing.get().is_some_and(|marked| number < marked[colour.index()])
    };
    let press = move |colour: Colour, number: u8| {
        if play.own.replacing.get_untracked().is_some() {
            play.own.replacing.update(|marked| {
                if let Some(marked) = marked {
                    let count = &mut marked[colour.index()];
                    *count = if number < *count { number } else { number + 1 };
                }
            });
        } else {
            hands::pick_up(play, Pick::Tile(colour));
        }
    };
    view! {
        <ul class="hand" aria-label=move || shell.texts().game.your_tiles>
            <For each=tiles key=|tile| *tile let:tile>
                {
                    let (colour, number) = tile;
                    let name = move || words::yangtze::tile(shell.language.get(), colour);
                    let can = move || play.is_ours()
                        && (play.own.replacing.get().is_some()
                            || play.choices.with(|choices| choices.can_pick(Pick::Tile(colour))));
                    let held = move || play.own.pick.get() == Some(Pick::Tile(colour)) || marked(colour, number);
                    view! {
                        <li>
                            <button
                                class="piece tile"
                                type="button"
                                class:held=held
                                class:can=can
                                aria-pressed=move || held().to_string()
                                aria-disabled=move || (!can()).to_string()
                                aria-label=name
                                title=name
                                data-tile=colour.letter().to_string()
                                on:click=move |_| press(colour, number)
                            >
                                <Sign id=art::tile_id(colour)/>
                            </button>
                        </li>
                    }
                }
            </For>
        </ul>
    }
}

/// The five leaders: in hand or on the board.
#[component]
fn Leaders(play: Yangtze, seat: impl Fn() -> Seat + Copy + Send + Sync + 'static) -> impl IntoView {
    let shell = Shell::get();
    let leader = move |colour: Colour| {
        let name = move || words::yangtze::leader(shell.language.get(), colour);
        let away = move || play.position().open().has_leader(seat(), colour);
        let can = move || play.is_ours() && play.choices.with(|choices| choices.can_pick(Pick::Leader(colour)));
        let held = move || play.own.pick.get() == Some(Pick::Leader(colour));
        let label = move || {
            let name = name().to_owned();
            if away() { format!("{name} ({})", shell.texts().help.on_board) } else { name }
        };
        view! {
            <li>
                <button
                    class="piece leader"
                    type="button"
                    class:held=held
                    class:can=can
                    class:away=away
                    aria-pressed=move || held().to_string()
                    aria-disabled=move || (!can()).to_string()
                    aria-label=label
                    title=label
                    data-leader=colour.letter().to_string()
                    on:click=move |_| hands::pick_up(play, Pick::Leader(colour))
                >
                    {move || view! { <Sign id=art::leader_id(seat(), colour)/> }}
                </button>
            </li>
        }
    };
    view! {
        <ul class="leaders" aria-label=move || shell.texts().game.your_leaders>
            {Colour::ALL.map(leader).collect_view()}
        </ul>
    }
}

/// What can be done without a space, or has to be chosen among several.
#[component]
fn Deeds(play: Yangtze) -> impl IntoView {
    move || {
        if play.is_present() && play.table.with(|table| table.proposal().is_some()) {
            // Made anew for every proposal: the time to confirm it by itself begins anew too.
            return view! { <div class="deeds"><Confirm play=*play/></div> }.into_any();
        }
        if !play.is_ours() {
            return ().into_any();
        }
        if let Some(space) = play.own.space.get() {
            let actions = play.choices.with(|choices| choices.at(play.own.pick.get(), space));
            return view! { <Several play actions/> }.into_any();
        }
        if let Some(marked) = play.own.replacing.get() {
            return view! { <Replace play marked=Tiles::new(marked)/> }.into_any();
        }
        play.choices.with(|choices| {
            // A leader is taken off the board once it is held: five buttons more would leave no room for the others.
            let offered = |action: &Action| match action {
                Action::Withdraw { colour } => play.own.pick.get() == Some(Pick::Leader(*colour)),
                _ => true,
            };
            let button = |action: Action| view! { <Deed play action/> };
            let buttons = choices.placeless().filter(offered).map(button).collect_view();
            let riot = choices.can_pick(Pick::Riot).then(|| {
                view! { <PickButton play pick=Pick::Riot icon=Icon::Riot label=|shell| shell.texts().game.riot/> }
            });
            let pays = choices.actions().iter().any(|action| matches!(action, Action::Pagoda { .. }));
            let pagoda = pays.then(|| {
                view! { <PickButton play pick=Pick::Pagoda icon=Icon::Confirm label=|shell| shell.texts().game.build/> }
            });
            let replace = choices.actions().iter().any(|action| matches!(action, Action::Replace { .. })).then(|| {
                let press = move || {
                    play.lay_down();
                    play.own.replacing.set(Some([0; 5]));
                };
                view! { <TextButton icon=Icon::Bag label=|shell| shell.texts().game.replace press/> }
            });
            view! { <div class="deeds">{buttons}{riot}{pagoda}{replace}</div> }.into_any()
        })
    }
}

/// A button that picks up what pays for something.
#[component]
fn PickButton(play: Yangtze, pick: Pick, icon: Icon, label: Text) -> impl IntoView {
    let shell = Shell::get();
    let held = move || play.own.pick.get() == Some(pick);
    view! {
        <button
            class="text"
            type="button"
            class:held=held
            aria-pressed=move || held().to_string()
            on:click=move |_| hands::pick_up(play, pick)
        >
            <IconSign icon/>
            <span>{move || label(shell)}</span>
        </button>
    }
}

/// A button for an action that needs no space.
#[component]
fn Deed(play: Yangtze, action: Action) -> impl IntoView {
    let shell = Shell::get();
    let label = move || said(shell.language.get(), &action);
    view! {
        <button class="text" type="button" data-action=action.to_string() on:click=move |_| play.try_out(action)>
            <Sign id=sign(&action)/>
            <span>{label}</span>
        </button>
    }
}

/// What an action is called on its button.
fn said(language: Language, action: &Action) -> String {
    let texts = words::screen::screen(language);
    match action {
        Action::End => texts.game.end_turn.to_owned(),
        Action::Skip => texts.game.skip.to_owned(),
        Action::Take { colour } | Action::Tile { colour, .. } => words::yangtze::tile(language, *colour).to_owned(),
        Action::Withdraw { colour } => {
            format!("{} ({})", texts.game.withdraw, words::yangtze::leader(language, *colour))
        }
        Action::Leader { colour, .. } => words::yangtze::leader(language, *colour).to_owned(),
        Action::Riot { payment, .. } => format!("{} ({})", texts.game.riot, paid(texts, *payment)),
        Action::Pagoda { payment, triangle, .. } => {
            format!("{} {} ({})", texts.game.build, between(triangle.spaces()), paid(texts, *payment))
        }
        Action::Build { triangle, from } => {
            let to = format!("{} {}", texts.game.build, between(triangle.spaces()));
            from.map_or(to.clone(), |from| format!("{to} ← {}", between(from.spaces())))
        }
        other => other.to_string(),
    }
}

fn between(spaces: [::yangtze::Space; 3]) -> String {
    spaces.map(|space| space.to_string()).join(" ")
}

fn paid(texts: &'static words::screen::Screen, payment: Payment) -> &'static str {
    match payment {
        Payment::TwoTiles => texts.game.two_tiles,
        Payment::TileAndLeader => texts.game.tile_and_leader,
    }
}

/// The same, with the place where it is done.
pub(super) fn said_with_place(reader: &Reader, action: &Action) -> String {
    let (said, texts) = (said(reader.language, action), reader.texts());
    let given = |commitment: Commitment| {
        let count = fill(texts.fight.commit, &[("count", &commitment.tiles)]);
        if commitment.leader { format!("{count} {}", texts.fight.with_leader) } else { count }
    };
    match action {
        Action::Commit(commitment) => given(*commitment),
        Action::Support { side: Some((state, commitment)) } => format!("{state}: {}", given(*commitment)),
        Action::Support { side: None } => texts.fight.support_none.to_owned(),
        Action::Tile { space, .. } | Action::Leader { space, .. } | Action::Riot { space, .. } => {
            format!("{said} {space}")
        }
        _ => said,
    }
}

/// What stands for an action on its button.
pub(super) fn sign(action: &Action) -> String {
    let icon = match action {
        Action::Take { colour } | Action::Tile { colour, .. } => return art::tile_id(*colour),
        Action::Withdraw { colour } | Action::Leader { colour, .. } => return art::role_id(*colour),
        Action::End => Icon::Forward,
        Action::Skip => Icon::Close,
        Action::Riot { .. } => Icon::Riot,
        _ => Icon::Confirm,
    };
    icon.id().to_owned()
}

/// Several things could be meant: all of them, each with a button.
#[component]
fn Several(play: Yangtze, actions: Vec<Action>) -> impl IntoView {
    let shell = Shell::get();
    let question = move || {
        let texts = shell.texts();
        play.own.space.get().map(|space| fill(texts.game.what_here, &[("space", &space)]))
    };
    let rows = play.table.with_untracked(|table| table.board().rows());
    let high = move || play.own.space.get().is_some_and(|space| space.row() * 2 > rows);
    // Its buttons had the focus, and are gone: keys go on at the space.
    on_cleanup(|| browser::focus_on(":root:not(:has(:focus)) .spot[tabindex='0']"));
    view! {
        <div class="several" class:high=high role="group" aria-label=question>
            <p>{question}</p>
            {actions.into_iter().map(|action| view! { <Deed play action/> }).collect_view()}
            <TextButton icon=Icon::Close label=|shell| shell.texts().shell.close press=move || play.lay_down()/>
        </div>
    }
}

/// Tiles are being marked to be replaced.
#[component]
fn Replace(play: Yangtze, marked: Tiles) -> impl IntoView {
    let action = Action::Replace { tiles: marked };
    let can = play.choices.with(|choices: &Choices| choices.can_replace(marked));
    view! {
        <div class="deeds">
            <TextButton icon=Icon::Bag label=|shell| shell.texts().game.replace_these strong=true
                disabled=Signal::derive(move || !can) press=move || play.try_out(action)/>
            <TextButton icon=Icon::Close label=|shell| shell.texts().shell.close press=move || play.lay_down()/>
        </div>
    }
}
