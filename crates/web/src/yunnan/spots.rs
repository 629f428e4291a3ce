//! The places of road and town as they are touched and read aloud.

use ::yunnan::{Action, Decision, Province, Source};
use leptos::prelude::*;
use table::yunnan::{Pick, Place};
use words::yunnan::{Label, label};

use super::about::About;
use super::scene::{MARKET, Scene, Spot};
use super::shown::{asked, capital};
use super::{Yunnan, hands};
use crate::game::camera::Camera;
use crate::game::spots::{self, Grid, Places, Told};

/// All places of a scene, and how they are written.
pub(super) fn grid(play: Yunnan, scene: &Scene, camera: Camera) -> (Grid, String) {
    let rows = play.table.with_untracked(|table| scene.spots(table.board()));
    let markup = markup(&rows);
    let all: Vec<Spot> = rows.into_iter().flatten().collect();
    let list = all.iter().map(|spot| spots::Place { name: spot.name.clone(), centre: spot.area.middle() }).collect();
    let places: Vec<Place> = all.iter().map(|spot| spot.place).collect();
    let (touched, looked) = (places.clone(), places.clone());
    // Pu'er is twice there: in the auction it is the market, and else the beginning of the road.
    let twins =
        (all.iter().position(|spot| spot.name == MARKET), all.iter().position(|spot| spot.name == Province::Puer.id()));
    let touch = move |number: usize| {
        if let Some(place) = touched.get(number) {
            hands::touch(play, *place);
        }
    };
    let told = move || {
        let auction = asked(&play.position()) == Some(Decision::Auction);
        let dark = if auction { twins.1 } else { twins.0 };
        told(play, &places, twins.0, dark)
    };
    let grid = Grid::new(*play, camera, Places { list, told: Box::new(told), touch: Box::new(touch) });
    Effect::new(move || {
        let place = grid.looked.get().and_then(|number| looked.get(number).copied());
        if place != play.own.looked.get_untracked() {
            play.own.looked.set(place);
        }
    });
    (grid, markup)
}

/// The places row by row; nothing is known of them yet.
fn markup(rows: &[Vec<Spot>]) -> String {
    let spot = |spot: &Spot| {
        format!(
            "<rect class=\"spot\" data-space=\"{}\" {} rx=\"9\" role=\"gridcell\" tabindex=\"-1\"/>",
            spot.name,
            spot.area.attributes()
        )
    };
    let row = |row: &Vec<Spot>| format!("<g role=\"row\">{}</g>", row.iter().map(spot).collect::<String>());
    rows.iter().filter(|spots| !spots.is_empty()).map(row).collect()
}

/// Where something can be done now, also in place of what is proposed: with what is held, or else with anything.
pub(super) fn lit(play: Yunnan) -> Vec<Place> {
    if !play.is_ours() || !play.helps() {
        return Vec::new();
    }
    let pick = play.own.pick.get();
    let choices = hands::choices(play);
    if pick.is_none() && choices.has(&Action::Done) {
        // Traders that can set out are touched where they stand.
        let stands = |pick: Pick| match pick {
            Pick::Trader(Source::Province(province)) => Some(Place::Province(province)),
            _ => None,
        };
        return choices.picks().into_iter().filter_map(stands).collect();
    }
    choices.places_for(pick)
}

/// What is at each place, in words.
fn told(play: Yunnan, places: &[Place], market: Option<usize>, dark: Option<usize>) -> Vec<Told> {
    let (about, lit) = (About::new(play), lit(play));
    let possible = about.reader.texts().game.possible;
    let tell = |(number, place): (usize, &Place)| {
        let is_lit = lit.contains(place) && dark != Some(number);
        let name = (market == Some(number)).then(|| capital(label(about.reader.language, Label::Market)));
        let mut words = vec![name.unwrap_or_else(|| about.title(*place))];
        words.extend(about.phrases(*place));
        words.extend(is_lit.then(|| possible.to_owned()));
        Told { label: words.join(", "), is_lit }
    };
    places.iter().enumerate().map(tell).collect()
}
