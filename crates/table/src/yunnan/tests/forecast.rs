use ::yunnan::{Decision, Event, Province, Verdict, default_board};
use kernel::{Game as _, Observer, Pending, Seat};

use super::super::Forecast;
use super::drawing::{board, draw, seen};
use super::{idle, play};

#[test]
fn what_was_forecast_happens_if_nobody_does_anything() {
    let board = default_board();
    let (mut forecasts, mut home, mut banished, mut presents, mut deductions) = (0, 0, 0, 0, 0);
    play(24, |step| {
        let position = &step.before;
        let forecast = Forecast::new(board, &position.view(Observer::Spectator));
        let known = matches!(position.pending(), Pending::Decision { decision: Decision::Conversion, .. });
        assert_eq!(forecast.is_none(), known);
        let Some(forecast) = forecast else { return };
        let (after, events) = idle(board, position);
        assert_eq!(forecast.after, after);
        assert_eq!(events[..forecast.events.len()], forecast.events);
        for seat in Seat::all(position.players()) {
            let earnings = &forecast.earnings[seat.index()];
            assert!(events.contains(&Event::Income { seat, income: earnings.income }));
            let sum: u32 = earnings.parts.iter().map(|part| u32::from(part.count) * part.each).sum();
            assert_eq!(sum, earnings.income);
            for part in &earnings.parts {
                assert_eq!(part.connected, forecast.connected[seat.index()].has(part.province));
                let full = board.income(part.province);
                let each = if part.posts && !part.connected { 0 } else { full - part.deduction };
                assert_eq!(part.each, each);
                assert!(part.deduction == 0 || !part.connected);
                deductions += usize::from(part.deduction > 0);
            }
            let got: u8 = forecast.presents.iter().filter(|(whose, ..)| *whose == seat).map(|(.., got)| *got).sum();
            let before = position.player(seat).presents();
            assert_eq!(before + u16::from(got), after.player(seat).presents());
            presents += usize::from(got);
        }
        if let Some(incomes) = after.incomes() {
            let told: Vec<u32> = forecast.earnings.iter().map(|earnings| earnings.income).collect();
            assert_eq!(told, incomes);
            assert_eq!(forecast.order, after.order());
        }
        let sent: Vec<_> = events
            .iter()
            .filter_map(|event| match *event {
                Event::SentHome { seat, from, traders } => Some((seat, from, traders)),
                _ => None,
            })
            .collect();
        assert_eq!(forecast.sent_home, sent);
        home += sent.len();
        if let Some(inspection) = &forecast.inspection {
            let most = inspection.incomes[1..].iter().max().copied().unwrap_or(0);
            assert_eq!(inspection.incomes[inspection.province.index()], most);
            assert_eq!(
                events.contains(&Event::NobodyBanished { province: inspection.province }),
                inspection.banished().is_none()
            );
            banished += usize::from(inspection.banished().is_some());
        } else {
            assert!(events.contains(&Event::InspectorStayedAway));
        }
        forecasts += 1;
    });
    assert!(forecasts > 2_000 && home > 50 && banished > 500, "{forecasts} {home} {banished}");
    assert!(presents > 500 && deductions > 10, "{presents} {deductions}");
}

/// YN-6.6, YN-6.7, YN-7.2 and YN-9.1 in one position.
#[test]
fn a_forecast_tells_who_goes_home_whom_the_inspector_chooses_and_what_is_earned() {
    let board = board();
    let road = "
        0  T  T  .   T*  .  .  influence 1
        1  .  T  TT* .   .  .  influence 2
        2  .  T  TH* .   .  .  influence 3";
    let forecast = Forecast::new(&board, &seen(&draw(&board, road, "", "travel 0"), 0)).expect("a forecast");
    let [camellia, yak, lantern] = [0, 1, 2].map(Seat::new);
    assert_eq!(forecast.sent_home, [(camellia, Province::Qamdo, 1)]);
    let inspection = forecast.inspection.as_ref().expect("he comes");
    assert_eq!((inspection.province, inspection.incomes), (Province::Sichuan, [2, 9, 18, 0, 0, 0]));
    assert_eq!(inspection.banished(), Some(yak));
    let verdicts = [(yak, 2, Verdict::Banished), (lantern, 3, Verdict::Teahouse)];
    assert_eq!(inspection.verdicts, verdicts);
    let presents = [(lantern, Province::Sichuan, 1), (yak, Province::Sichuan, 1)];
    assert_eq!(forecast.presents, presents);
    let incomes: Vec<u32> = forecast.earnings.iter().map(|earnings| earnings.income).collect();
    assert_eq!(incomes, [2 + 3, 1 + 3 + 6, 3 + 6]);
    assert_eq!(forecast.order.iter().map(Seat::index).collect::<Vec<_>>(), [1, 2, 0]);
    assert!(forecast.connected[0].has(Province::Yunnan) && !forecast.connected[0].has(Province::Sichuan));
}
