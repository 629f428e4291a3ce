//! Board files: the numbers printed on a board, every problem reported at once.

use std::ops::RangeInclusive;

use kernel::board_file::{Fault, Fields, Problems, Reader};

use super::{BankRow, Board, Site, Sites};
use crate::NAME;
use crate::bids::Bids;
use crate::order::SEATS;
use crate::player::LEVELS;
use crate::province::{Province, Provinces};

/// Larger numbers than this are a slip of the pen. What a round adds up of smaller ones fits 32 bits: at most five bids,
/// each missing Yuan of them at the highest penalty.
const LARGE: u32 = 9_999;
pub(super) const NUMBERS: RangeInclusive<u32> = 0..=LARGE;
/// For numbers without which a game makes no sense.
pub(super) const POSITIVE: RangeInclusive<u32> = 1..=LARGE;
/// For numbers of things.
pub(super) const COUNTS: RangeInclusive<u32> = 0..=99;

impl Board {
    /// Reads a board file.
    ///
    /// # Errors
    /// Every problem of the file, with its line and column.
    pub fn read(text: &str) -> Result<Self, Problems> {
        let mut reader = Reader::new(text);
        let board = read(&mut reader);
        reader.finish(board)
    }
}

/// Every part is read, whatever is wrong with the others.
fn read(reader: &mut Reader<'_>) -> Option<Board> {
    reader.only(&["id", "name", "game", "provinces", "bridges", "auction", "bank", "round_track", "track", "end"]);
    let heading = reader.heading(NAME);
    let provinces = provinces(reader);
    let sites = sites(reader);
    let auction = auction(reader);
    let bank = bank(reader);
    let round_track = reader.table("round_track");
    round_track.iter().for_each(|table| reader.only_in(table, &["penalty"]));
    let penalty = round_track.and_then(|track| reader.numbers_in(&track, "penalty", 1..=LARGE as usize, NUMBERS));
    let track = reader.table("track");
    track.iter().for_each(|table| reader.only_in(table, &["crossings", "level_points"]));
    let crossings = track.as_ref().and_then(|track| per_level(reader, track, "crossings", COUNTS));
    let level_points = track.as_ref().and_then(|track| per_level(reader, track, "level_points", NUMBERS));
    let end = reader.table("end");
    let in_end = ["victory_points", "yuan_per_point", "present_points", "teahouse_points", "missing_link_cost"];
    end.iter().for_each(|table| reader.only_in(table, &in_end));
    let mut in_end = |key, range| Some(reader.number_in(end.as_ref()?, key, range)?.0);
    let victory_points = in_end("victory_points", POSITIVE);
    let yuan_per_point = in_end("yuan_per_point", POSITIVE);
    let present_points = in_end("present_points", NUMBERS);
    let teahouse_points = in_end("teahouse_points", NUMBERS);
    let missing_link_cost = in_end("missing_link_cost", NUMBERS);

    let (id, name) = heading?;
    let Provincial { names, income, presents, teahouse_spaces } = provinces?;
    let (bids, start_money) = auction?;
    Some(Board {
        id,
        name,
        names,
        income,
        presents,
        teahouse_spaces,
        routes: Board::all_routes(&sites),
        sites,
        bids,
        start_money,
        bank: bank?,
        penalty: penalty?.into_iter().map(|(points, _)| points).collect(),
        crossings: crossings?.map(|crossings| crossings as u8),
        level_points: level_points?,
        victory_points: victory_points?,
        yuan_per_point: yuan_per_point?,
        present_points: present_points?,
        teahouse_points: teahouse_points?,
        missing_link_cost: missing_link_cost?,
    })
}

/// What `[[provinces]]` says, in road order.
#[derive(Default)]
struct Provincial {
    names: [String; Province::COUNT],
    income: [u32; Province::COUNT],
    presents: [u8; Province::COUNT],
    teahouse_spaces: Provinces,
}

fn provinces(reader: &mut Reader<'_>) -> Option<Provincial> {
    let mut read = Provincial::default();
    let tables = reader.tables("provinces")?;
    let (mut found, mut complete) = (Provinces::NONE, true);
    let mut last = None;
    for table in &tables {
        reader.only_in(table, &["id", "name", "income", "presents", "teahouse"]);
        let province = province_in(reader, table, "id");
        let name = reader.text_in(table, "name");
        let income = reader.number_in(table, "income", NUMBERS);
        let presents = reader.number_in(table, "presents", COUNTS);
        let teahouse = reader.flag_in(table, "teahouse");
        let Some((province, byte)) = province else {
            complete = false;
            continue;
        };
        if found.has(province) {
            reader.report(byte, Fault::ProvinceTwice, &[&province.id()]);
        } else if last > Some(province) {
            reader.report(byte, Fault::OutOfOrder, &[&province.id(), &road()]);
        }
        found.insert(province);
        last = last.max(Some(province));
        let (Some((name, _)), Some((income, _)), Some((presents, _)), Some(teahouse)) =
            (name, income, presents, teahouse)
        else {
            complete = false;
            continue;
        };
        let number = province.index();
        (read.names[number], read.income[number], read.presents[number]) = (name, income, presents as u8);
        if teahouse {
            read.teahouse_spaces.insert(province);
        }
    }
    for province in (!found).iter() {
        reader.report_whole(Fault::NoProvince, &[&province.id()]);
        complete = false;
    }
    complete.then_some(read)
}

/// A province by its id in a table, with the byte where it stands.
fn province_in(reader: &mut Reader<'_>, table: &Fields<'_>, key: &str) -> Option<(Province, usize)> {
    let (id, byte) = reader.text_in(table, key)?;
    let province = Province::from_id(&id);
    if province.is_none() {
        reader.report(byte, Fault::UnknownProvince, &[&format!("{id:?}"), &road()]);
    }
    Some((province?, byte))
}

fn road() -> String {
    Province::ALL.map(Province::id).join(", ")
}

/// The bridge sites; a board without any says `bridges = []`.
fn sites(reader: &mut Reader<'_>) -> Vec<Site> {
    let mut sites = Vec::new();
    for table in reader.tables("bridges").unwrap_or_default() {
        reader.only_in(&table, &["near", "far"]);
        let near = province_in(reader, &table, "near");
        let far = province_in(reader, &table, "far");
        let (Some((near, _)), Some((far, byte))) = (near, far) else { continue };
        let site = Site { near, far };
        if far <= near {
            reader.report(byte, Fault::FarBeforeNear, &[&road()]);
        } else if sites.contains(&site) {
            reader.report(table.byte(), Fault::SiteTwice, &[&near.id(), &far.id()]);
        } else {
            sites.push(site);
        }
    }
    debug_assert!(sites.len() <= Sites::MOST, "there is one between any two provinces");
    sites
}

type Auction = (arrayvec::ArrayVec<u32, { Bids::SPACES }>, [u32; SEATS]);

fn auction(reader: &mut Reader<'_>) -> Option<Auction> {
    let auction = reader.table("auction")?;
    reader.only_in(&auction, &["bids", "start_money"]);
    let bids = reader.numbers_in(&auction, "bids", 1..=Bids::SPACES, POSITIVE);
    let start_money = reader.numbers_in(&auction, "start_money", SEATS..=SEATS, NUMBERS);
    let bids = bids?;
    for pair in bids.windows(2) {
        if pair[1].0 <= pair[0].0 {
            reader.report(pair[1].1, Fault::BidsNotRising, &[]);
        }
    }
    let start_money = <[_; SEATS]>::try_from(start_money?).ok()?.map(|(money, _)| money);
    Some((bids.into_iter().map(|(bid, _)| bid).collect(), start_money))
}

fn bank(reader: &mut Reader<'_>) -> Option<Vec<BankRow>> {
    let mut rows: Vec<BankRow> = Vec::new();
    let mut complete = true;
    let mut last = None;
    for table in reader.tables("bank")? {
        reader.only_in(&table, &["from", "high", "low"]);
        let from = reader.number_in(&table, "from", NUMBERS);
        let high = reader.number_in(&table, "high", NUMBERS);
        let low = reader.number_in(&table, "low", NUMBERS);
        if let Some((from, byte)) = from {
            match last {
                None if from != 0 => reader.report(byte, Fault::BankNotFromZero, &[]),
                Some(last) if from <= last => {
                    reader.report(byte, Fault::BankOutOfOrder, &[&from, &last]);
                }
                _ => {}
            }
            last = Some(from);
        }
        if let (Some((high, _)), Some((low, byte))) = (high, low)
            && low > high
        {
            reader.report(byte, Fault::LowPaysMore, &[&low, &high]);
        }
        match (from, high, low) {
            (Some((from, _)), Some((high, _)), Some((low, _))) => rows.push(BankRow { from, high, low }),
            _ => complete = false,
        }
    }
    if last.is_none() && complete {
        reader.report_whole(Fault::NoBankRow, &[]);
    }
    (complete && !rows.is_empty()).then_some(rows)
}

fn per_level(
    reader: &mut Reader<'_>,
    track: &Fields<'_>,
    key: &str,
    range: RangeInclusive<u32>,
) -> Option<[u32; LEVELS]> {
    let numbers = reader.numbers_in(track, key, LEVELS..=LEVELS, range)?;
    Some(<[_; LEVELS]>::try_from(numbers).ok()?.map(|(number, _)| number))
}
