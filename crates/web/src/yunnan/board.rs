//! Road and town: the drawings, the pieces on them, what can be touched, and what is said about it.

use std::sync::Arc;

use ::yunnan::{Action, Building, Decision, Event, Position, Province, Source};
use art::Area;
use art::yunnan::{Names, Placed, Road, Sign as Symbol, Town, road_pieces, road_plates, town_pieces, town_plates};
use leptos::prelude::*;
use table::frames;
use table::yunnan::{Pick, Place};
use words::yunnan::{Label, label};

use super::Yunnan;
use super::about::About;
use super::hands;
use super::notes::notes;
use super::scene::{Arrangement, Scene};
use super::shown::asked;
use super::spots::{grid, lit};
use crate::browser;
use crate::game::Told;
use crate::game::camera::Camera;
use crate::game::drawings::Drawings;
use crate::game::sheet::{Layers, Sheet};
use crate::parts::Sign;

/// The position that is shown: while it is told what happens by itself, that in which it is told.
pub(super) fn now(play: Yunnan) -> Position {
    let told = play.own.beat.with(|beat| beat.then.map(|then| then.position));
    told.unwrap_or_else(|| play.position())
}

/// The position that is shown, with a trader that is only proposed: everything lies open, and it can be seen where it
/// would stand.
pub(super) fn seen(play: Yunnan) -> Position {
    let position = now(play);
    if !play.is_present() {
        return position;
    }
    play.table.with(|table| match table.proposal() {
        Some(step) if matches!(step.action, Action::Bid { .. } | Action::Bank { .. } | Action::Market { .. }) => {
            step.after
        }
        _ => position,
    })
}

/// The board with everything on it, arranged as the window has room.
#[component]
pub(crate) fn BoardMap(play: Yunnan) -> impl IntoView {
    let arrangement = RwSignal::new(Arrangement::now());
    let resized = window_event_listener(leptos::ev::resize, move |_| {
        let now = Arrangement::now();
        if now != arrangement.get_untracked() {
            arrangement.set(now);
        }
    });
    on_cleanup(move || resized.remove());
    view! {
        {move || {
            let scene = play.table.with_untracked(|table| Scene::new(arrangement.get(), table.board()));
            sheet(play, scene)
        }}
        <Card play/>
    }
}

fn sheet(play: Yunnan, scene: Scene) -> AnyView {
    let stacked = scene.arrangement == Arrangement::Stacked;
    let camera = if stacked { Camera::filling(scene.whole) } else { Camera::new(scene.whole) };
    let (grid, spots) = grid(play, &scene, camera);
    let (road, town) = (scene.road(), scene.town());
    let scene = StoredValue::new(scene);
    // Where there is room for a part only, it is the part where something happens.
    let part = RwSignal::new(false);
    if stacked {
        let in_town = Memo::new(move |_| matches!(asked(&now(play)), Some(Decision::Auction | Decision::Yard)));
        Effect::new(move || part.set(in_town.get()));
        Effect::new(move || {
            play.drawn.track();
            look(camera, road, town, part.get());
        });
        Effect::new(move || {
            if let Some(frame) = camera.frame.get() {
                browser::on_resize(&frame, move |_, _| {
                    // The board may be gone by then.
                    if part.try_get_untracked() == Some(true) {
                        look(camera, road, town, true);
                    }
                });
            }
        });
    }
    // Of a teahouse nothing has to be picked up.
    let opens = Memo::new(move |_| play.is_ours() && asked(&play.position()) == Some(Decision::Teahouse));
    // Where something from the tray can go on the road is seen; of the town all is.
    Effect::new(move || {
        let from_tray = play.own.pick.get().filter(|_| !play.own.lifted.get_untracked());
        let placed = from_tray.is_some() && untrack(|| asked(&play.position())) != Some(Decision::Auction);
        let opened = opens.get() && play.drawn.get() && !part.get();
        if placed || opened {
            let mut places = untrack(|| lit(play));
            // And where it comes from.
            if let Some(Pick::Trader(Source::Province(from))) = from_tray {
                places.push(Place::Province(from));
            }
            let (mut top, mut bottom) = (f64::MAX, f64::MIN);
            scene.with_value(|scene| {
                for place in places {
                    // Pu'er is in the town too.
                    if let Some(area) = play.table.with_untracked(|table| scene.areas(table.board(), place).pop()) {
                        (top, bottom) = (top.min(area.top), bottom.max(area.bottom));
                    }
                }
            });
            if top < bottom {
                camera.reveal(top, bottom);
            }
        }
    });
    let (mut of_road, mut of_town) = (Road::default(), Town::default());
    let ground = move || {
        // Another sheet may lie there by then, if the window was turned.
        let part = scene.try_with_value(|scene| {
            of_road
                .next_part(&scene.layout)
                .map(|part| scene.on_road(&part))
                .or_else(|| of_town.next_part(&scene.layout).map(|part| scene.moved_to_town(&part)))
        });
        part.flatten()
    };
    let plates = move || scene.with_value(|scene| plates(play, scene));
    let on_road = move || scene.with_value(|scene| on_road(play, scene));
    let in_town = move || scene.with_value(|scene| in_town(play, scene));
    let area = scene.with_value(|scene| scene.layout.town());
    let notes = move || scene.with_value(|scene| notes(play, scene));
    let marks = move || scene.with_value(|scene| marks(play, scene));
    let layers = Layers {
        ground: Box::new(ground),
        pieces: (move || {
            view! {
                <g class="ground" inner_html=plates/>
                <Drawings class="pieces" list=Box::new(on_road)/>
                <svg x=town.left y=town.top width=town.width() height=town.height() viewBox=area.to_string()>
                    <Drawings class="pieces" list=Box::new(in_town)/>
                </svg>
            }
        })
        .into(),
        above: (move || {
            view! {
                <g class="marks" aria-hidden="true" inner_html=notes/>
                <g class="marks" aria-hidden="true" inner_html=marks/>
            }
        })
        .into(),
        names: ViewFn::default(),
        spots,
        lift: Some(Arc::new(move |at, carried| scene.with_value(|scene| hands::lift(play, scene, at, carried)))),
        buttons: (move || stacked.then(|| view! { <Parts play part/> })).into(),
    };
    view! { <Sheet play=*play camera grid layers/> }.into_any()
}

/// Looks at all of the town, or at the road from Pu'er on.
fn look(camera: Camera, road: Area, town: Area, in_town: bool) {
    let Some(frame) = camera.frame.get_untracked().filter(|_| in_town) else { return camera.look_at(road, true) };
    // The buttons of the camera lie above the town, and the rim of the tray below.
    let buttons =
        frame.query_selector(".camera").ok().flatten().map(|buttons| buttons.get_bounding_client_rect().bottom());
    let place = frame.get_bounding_client_rect();
    let above = buttons.map_or(0.0, |buttons| buttons - place.top()) + RIM / 2.0;
    let (width, height) = (place.width(), place.height());
    let unit = (town.width() / width).max(town.height() / (height - above - RIM).max(1.0));
    let (left, top) = (town.middle().x - width * unit / 2.0, town.top - above * unit);
    camera.look_at(Area { left, top, right: left + width * unit, bottom: town.bottom }, false);
}

/// Pixels that the rim of the tray takes.
const RIM: f64 = 14.0;

/// Buttons for the parts of a board that is larger than the screen.
#[component]
fn Parts(play: Yunnan, part: RwSignal<bool>) -> impl IntoView {
    let button = move |in_town: bool| {
        let label = move || {
            let texts = &words::yunnan::page(play.shell.language.get()).travel;
            if in_town { texts.town } else { texts.road }
        };
        let symbol = if in_town { Symbol::Market } else { Symbol::Crossings };
        view! {
            <button class="icon" type="button" title=label aria-label=label
                on:click=move |_| part.set(in_town)><Sign id=symbol.id().to_owned()/></button>
        }
    };
    view! { {button(false)}{button(true)} }
}

/// Names and numbers, in the reader's language.
fn plates(play: Yunnan, scene: &Scene) -> String {
    let language = play.shell.language.get();
    let names = Names {
        provinces: Province::ALL.map(|province| words::yunnan::province(language, province)),
        buildings: Building::ALL.map(|building| words::yunnan::building(language, building)),
        bank: label(language, Label::Bank),
        market: label(language, Label::Market),
    };
    play.table.with_untracked(|table| {
        let (layout, board) = (&scene.layout, table.board());
        road_plates(layout, board, &names) + &scene.moved_to_town(&town_plates(layout, board, &names))
    })
}

/// What stands along the road.
fn on_road(play: Yunnan, scene: &Scene) -> Vec<String> {
    let (position, inspector) = (seen(play), inspector(play));
    play.table.with_untracked(|table| {
        road_pieces(&scene.layout, table.board(), &position, inspector).iter().map(Placed::markup).collect()
    })
}

/// What stands in the town, where the town is drawn.
fn in_town(play: Yunnan, scene: &Scene) -> Vec<String> {
    let position = seen(play);
    play.table.with_untracked(|table| {
        town_pieces(&scene.layout, table.board(), &position).iter().map(Placed::markup).collect()
    })
}

/// Where the inspector was last in this round.
pub(super) fn inspector(play: Yunnan) -> Option<Province> {
    let at = play.at();
    // Of the last step it may not all be told yet.
    let all = play.own.beat.with(|beat| beat.then.map_or(usize::MAX, |then| then.told));
    play.table.with(|table| {
        let steps = table.steps().get(..at).unwrap_or_else(|| table.steps());
        let told = |event: &Event| match event {
            Event::InspectorCame { province, .. } => Some(Some(*province)),
            Event::RoundBegan { .. } => Some(None),
            _ => None,
        };
        let mut newest = steps.iter().rev().enumerate();
        let last = |(nth, step): (usize, &table::Step<Position>)| {
            let all = if nth == 0 { all } else { usize::MAX };
            step.events.iter().take(all).rev().find_map(told)
        };
        newest.find_map(last).flatten()
    })
}

/// The place that was chosen, where what is held comes from, and what is told about.
fn marks(play: Yunnan, scene: &Scene) -> String {
    let mut marked: Vec<(&str, Place)> = told(play).into_iter().map(|place| ("told-space", place)).collect();
    if let Some(table::yunnan::Pick::Trader(::yunnan::Source::Province(from))) = play.own.pick.get() {
        marked.push(("chosen", Place::Province(from)));
    }
    marked.extend(play.own.place.get().map(|place| ("chosen", place)));
    play.table.with(|table| {
        if let Some(step) = table.proposal().filter(|_| play.is_present()) {
            marked.extend(table::Placing::places(&step.action).into_iter().map(|place| ("chosen", place)));
        }
        let ring = |(class, place): (&str, Place)| {
            let rect = |area: Area| format!("<rect class=\"{class}\" {} rx=\"9\"/>", area.attributes());
            scene.areas(table.board(), place).into_iter().map(rect).collect::<String>()
        };
        marked.into_iter().map(ring).collect()
    })
}

/// The places that are being told about.
fn told(play: Yunnan) -> Vec<Place> {
    match play.told.get() {
        Told::Nothing => play.own.beat.with(|beat| beat.places.clone()),
        Told::Action(text) => text.parse().map(|action: Action| table::Placing::places(&action)).unwrap_or_default(),
        Told::Step(step) => play.table.with(|table| {
            let steps = table.steps().get(step..=step).unwrap_or_default();
            frames(steps, step, play.observer.get()).into_iter().flat_map(|frame| frame.places).collect()
        }),
    }
}

/// What is to be said about the place that somebody looks at.
#[component]
fn Card(play: Yunnan) -> impl IntoView {
    let said = move || {
        let place = play.own.looked.get()?;
        let about = About::new(play);
        // Nothing to say is nothing to show.
        let phrases = Some(about.phrases(place)).filter(|phrases| !phrases.is_empty())?;
        let list = phrases.into_iter().map(|phrase| view! { <li>{phrase}</li> }).collect_view();
        Some(view! { <div class="card"><strong>{about.title(place)}</strong><ul>{list}</ul></div> })
    };
    // Where it would cover the place that it speaks of, it stands elsewhere.
    Effect::new(move || {
        if play.own.looked.get().is_some() {
            request_animation_frame(|| {
                let found = [".card-place", ".card", ".spot:is(:hover, :focus-visible)"]
                    .map(|what| document().query_selector(what).ok().flatten());
                let [Some(place), Some(card), Some(spot)] = found else { return };
                let aside = |aside: bool| place.class_list().toggle_with_force("aside", aside);
                // An element takes any class.
                let _ = aside(false);
                let [card, spot] = [card, spot].map(|element| element.get_bounding_client_rect());
                let _ = aside(card.right() > spot.left() && card.bottom() > spot.top() && card.top() < spot.bottom());
            });
        }
    });
    // Everything in it is also what the place itself is called.
    view! { <div class="card-place" aria-hidden="true">{said}</div> }
}
