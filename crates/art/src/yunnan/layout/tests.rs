use super::*;
use crate::yunnan::samples::{boards, check_apart, check_within};

/// All places of a province but its area.
fn parts(place: &ProvincePlace) -> Vec<Area> {
    let single = [place.name, place.income, place.presents, place.teahouse, place.inspector];
    single.into_iter().chain(place.camps).chain(place.horses).collect()
}

fn check(board: &Board) {
    for shape in Shape::ALL {
        let layout = Layout::new(shape, board);
        let mut road: Vec<Area> = layout.sites().iter().map(|site| site.area).collect();
        for province in Province::ALL {
            let place = layout.province(province);
            check_within(place.area, &parts(place));
            check_apart(&parts(place));
            // On a phone sites lie within their province, beside everything else.
            road.extend(parts(place));
        }
        check_within(layout.road(), &road);
        check_apart(&road);
        for site in layout.sites() {
            let all: Vec<Area> = site.lanes.into_iter().chain([site.name]).collect();
            check_within(site.area, &all);
            check_apart(&all);
        }
        let mut town = Vec::new();
        for building in Building::ALL {
            let HousePlace { area, scene, name, bids } = layout.house(building);
            assert_eq!(bids.len(), board.bids().len());
            let all: Vec<Area> = bids.iter().chain([scene, name]).copied().collect();
            check_within(*area, &all);
            check_apart(&all);
            town.push(*area);
        }
        let bank = layout.bank();
        let all: Vec<Area> = bank.rows.iter().copied().chain(bank.spaces).chain([bank.name, bank.heading]).collect();
        assert_eq!(bank.rows.len(), board.bank().len());
        check_within(bank.area, &all);
        check_apart(&all);
        let MarketPlace { area, scene, name, camps } = layout.market();
        let all: Vec<Area> = camps.iter().chain([scene, name]).copied().collect();
        check_within(*area, &all);
        check_apart(&all);
        town.extend([bank.area, *area]);
        check_within(layout.town(), &town);
        check_apart(&town);
    }
}

#[test]
fn no_place_overlaps_another_or_leaves_what_it_belongs_to() {
    boards().iter().for_each(check);
}

#[test]
fn provinces_are_areas_of_their_own() {
    for shape in Shape::ALL {
        let layout = Layout::new(shape, yunnan::default_board());
        check_apart(&Province::ALL.map(|province| layout.province(province).area));
    }
}

#[test]
fn on_a_phone_whatever_is_touched_is_large_enough() {
    let layout = Layout::new(Shape::Tall, yunnan::default_board());
    let plates = Building::ALL.into_iter().flat_map(|building| layout.house(building).bids.clone());
    for plate in plates.chain(layout.bank().spaces) {
        assert!(plate.width() >= 88.0 && plate.height() >= 88.0, "{plate:?}");
    }
    for site in layout.sites() {
        assert!(site.area.width() >= 88.0 && site.area.height() >= 60.0);
    }
}

#[test]
fn the_road_climbs_from_province_to_province() {
    for shape in Shape::ALL {
        let layout = Layout::new(shape, yunnan::default_board());
        for pair in Province::ALL.windows(2) {
            assert!(layout.province(pair[1]).area.top < layout.province(pair[0]).area.top);
        }
    }
}
