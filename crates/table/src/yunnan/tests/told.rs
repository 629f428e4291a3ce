use ::yunnan::{Decision, Event, Options, Position, Verdict};
use kernel::{Observer, Pending, Seat};

use super::super::{BeatKind, Heading, Phase, Place, beats, log};
use super::{game, play};
use crate::{Cue, Step, Telling, cue, frames, since_last_turn, told, turns};

#[test]
fn beats_tell_everything_once_and_in_order() {
    let mut automatic = 0;
    play(9, |step| {
        let beats = beats(&step.events);
        let told: Vec<Event> = beats.iter().flat_map(|beat| beat.events.clone()).collect();
        assert_eq!(told, step.events);
        assert!(beats.windows(2).all(|pair| pair[0].kind != pair[1].kind));
        assert!(!beats[0].kind.is_automatic(), "first comes what was answered");
        for beat in &beats {
            automatic += usize::from(beat.kind.is_automatic());
            match beat.kind {
                BeatKind::Income(earner) => {
                    assert!(matches!(beat.events.last(), Some(Event::Income { seat, .. }) if *seat == earner));
                }
                BeatKind::Presents(province) => {
                    assert!(beat.events.iter().all(|event| event.places() == [Place::Province(province)]));
                }
                BeatKind::Inspector => {
                    let came = matches!(beat.events[0], Event::InspectorCame { .. } | Event::InspectorStayedAway);
                    assert!(came, "{beat:?}");
                }
                _ => {}
            }
        }
    });
    assert!(automatic > 1_000, "{automatic}");
}

#[test]
fn every_event_has_its_moment_in_which_pieces_and_tracks_are_as_it_tells() {
    let board = ::yunnan::default_board();
    let (mut banks, mut paid, mut presents, mut banished) = (0, 0, 0, 0);
    play(9, |step| {
        let moments = step.before.moments(board, step.action);
        assert_eq!(moments.len(), step.events.len());
        let mut before = step.before;
        for (event, now) in step.events.iter().zip(moments) {
            let changes = |seat: Seat| (*before.player(seat), *now.player(seat));
            match *event {
                Event::BankPaid { seat, bank, yuan, .. } => {
                    banks += 1;
                    assert_eq!(changes(seat).1.yuan() - changes(seat).0.yuan(), yuan);
                    assert_eq!(now.banker(bank), None, "the trader went home");
                }
                Event::BidPaid { seat, paid: yuan, .. } => {
                    paid += 1;
                    assert_eq!(changes(seat).0.yuan() - changes(seat).1.yuan(), yuan);
                }
                Event::CustomsRaised { seat, level, .. } => assert_eq!(now.player(seat).customs(), level),
                Event::InfluenceRaised { seat, level } => {
                    assert_eq!((before.player(seat).influence(), now.player(seat).influence()), (level - 1, level));
                }
                Event::Inspected { seat, province, verdict, .. } => {
                    let home = usize::from(verdict == Verdict::Banished);
                    banished += home;
                    let traders = |position: &Position| position.player(seat).traders()[province];
                    assert_eq!(usize::from(traders(&before) - traders(&now)), home);
                }
                Event::PresentsGiven { seat, province, presents: given, left, .. } => {
                    presents += 1;
                    assert_eq!(changes(seat).1.presents() - changes(seat).0.presents(), u16::from(given));
                    assert_eq!(now.presents()[province.index()], left);
                }
                _ => {}
            }
            before = now;
        }
    });
    assert!(banks > 20 && paid > 100 && presents > 20 && banished > 10, "{banks} {paid} {presents} {banished}");
}

#[test]
fn the_beats_of_a_round_come_in_the_order_of_its_phases() {
    let rank = |kind: BeatKind| match kind {
        BeatKind::Answer => 0,
        BeatKind::Outbid => 1,
        BeatKind::Bank => 2,
        BeatKind::Payments => 3,
        BeatKind::School => 4,
        BeatKind::Customs => 5,
        BeatKind::Horse => 6,
        BeatKind::Dragon => 7,
        BeatKind::Yard => 8,
        BeatKind::TravelOrder => 9,
        BeatKind::SentHome => 10,
        BeatKind::Inspector | BeatKind::Inspected(_) => 11,
        BeatKind::Presents(_) => 12,
        BeatKind::Income(_) => 13,
        BeatKind::NewOrder => 14,
        BeatKind::RoundEnd => 15,
        BeatKind::GameEnd => 16,
        BeatKind::FinalPoints(_) => 17,
    };
    play(9, |step| {
        let ranks: Vec<u8> = beats(&step.events).iter().map(|beat| rank(beat.kind)).collect();
        assert!(ranks.is_sorted(), "{:?}", step.events);
    });
}

#[test]
fn the_log_has_every_event_once_under_its_round_and_phase() {
    let steps = game(1, Options::default());
    let sections = log(&steps);
    let mut told = Vec::new();
    for section in &sections {
        for line in &section.lines {
            let step = &steps[line.step];
            told.extend(step.events[line.events.clone()].iter().copied());
            assert!([0, 1].contains(&(section.heading.round - step.before.round())));
            for event in &step.events[line.events.clone()] {
                assert_eq!(section.heading.of_event(event), section.heading);
            }
        }
    }
    assert!(told.into_iter().eq(steps.iter().flat_map(|step| step.events.clone())));
    assert!(sections.windows(2).all(|pair| pair[0].heading != pair[1].heading));
    assert!(sections.windows(2).all(|pair| pair[0].heading.round <= pair[1].heading.round));
    assert_eq!(sections.last().map(|section| section.heading.phase), Some(Phase::End));
    // A round has each phase once, and one of travelling for each player.
    let players = steps[0].before.order().len();
    let of_first = |phase: fn(Phase) -> bool| {
        sections.iter().filter(|section| section.heading.round == 1 && phase(section.heading.phase)).count()
    };
    assert_eq!(of_first(|phase| phase == Phase::Auction), 1);
    assert_eq!(of_first(|phase| phase == Phase::Income), 1);
    assert_eq!(of_first(|phase| matches!(phase, Phase::Travel(_))), players);
}

#[test]
fn turns_go_by_round_and_phase() {
    let steps = game(2, Options::default());
    let turns = turns(&steps);
    assert_eq!(turns.iter().map(|turn| turn.steps.len()).sum::<usize>(), steps.len());
    for pair in turns.windows(2) {
        assert_ne!(pair[0].heading, pair[1].heading);
        assert_eq!(pair[0].steps.end, pair[1].steps.start);
    }
    assert_eq!(turns[0].heading, Heading { round: 1, phase: Phase::Auction });
    let deciders = |turn: &crate::Turn<Heading>| {
        let mut seats: Vec<_> = steps[turn.steps.clone()].iter().filter_map(Step::seat).collect();
        seats.dedup();
        seats.len()
    };
    assert!(deciders(&turns[0]) > 2, "many decide in an auction");
    for turn in &turns {
        if let Phase::Travel(seat) = turn.heading.phase {
            assert!(steps[turn.steps.clone()].iter().all(|step| step.seat() == Some(seat)));
        }
    }
}

#[test]
fn since_the_last_turn_only_others_have_decided() {
    let steps = game(0, Options::default());
    let mut waited = 0;
    for count in 1..steps.len() {
        for seat in Seat::all(3) {
            let since = since_last_turn(&steps[..count], seat);
            assert!(steps[since.clone()].iter().all(|step| step.seat() != Some(seat)));
            let later = &steps[since.end..count];
            assert!(later.iter().all(|step| step.seat() == Some(seat)), "only what goes on is left out");
            let now = &steps[count - 1].after;
            assert!(later.iter().all(|step| Heading::of(&step.before) == Heading::of(now)));
            waited += since.len();
        }
    }
    assert!(waited > 1_000, "{waited}");
}

#[test]
fn whoever_ends_a_phase_and_begins_the_next_has_nothing_to_catch_up_on() {
    let mut seen = 0;
    for number in 0..6 {
        let steps = game(number, Options::default());
        for (count, step) in steps.iter().enumerate().map(|(number, step)| (number + 1, step)) {
            let seat = step.seat().expect("somebody decided");
            let begins =
                step.after.pending().seat() == Some(seat) && Heading::of(&step.before) != Heading::of(&step.after);
            if begins {
                assert!(since_last_turn(&steps[..count], seat).is_empty());
                seen += 1;
            }
        }
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn a_recap_has_a_picture_of_every_step_with_its_places() {
    let steps = game(1, Options::default());
    let frames = frames(&steps[3..40], 3, Observer::Seat(Seat::new(0)));
    assert_eq!(frames.len(), 37, "every answer is worth telling");
    for (frame, step) in frames.iter().zip(&steps[3..]) {
        assert!(told(&step.events).eq(&frame.events));
        if let Event::Bid { building, yuan, .. } = frame.events[0] {
            assert!(frame.places.contains(&Place::Plate(building, yuan)));
        }
    }
    assert_eq!((frames[0].at, frames[36].at), (4, 40));
}

#[test]
fn the_weightiest_of_what_happened_is_heard() {
    let of = |is: fn(&Step<Position>) -> bool| {
        let games = (0..4).flat_map(|number| game(number, Options::default()));
        games.filter(is).filter_map(|step| cue(&step.events)).collect::<Vec<_>>()
    };
    let decides = |step: &Step<Position>, decision| match step.before.pending() {
        Pending::Decision { decision: now, .. } => now == decision,
        Pending::Over => false,
    };
    let clashes = of(|step| step.events.iter().any(|event| matches!(event, Event::Outbid { .. })));
    assert!(!clashes.is_empty() && clashes.iter().all(|cue| *cue == Cue::Clash));
    let inspected = of(|step| step.events.iter().any(|event| matches!(event, Event::InspectorCame { .. })));
    assert!(!inspected.is_empty() && inspected.iter().all(|cue| *cue >= Cue::Drum));
    assert_eq!(of(|_| true).last(), Some(&Cue::End));
    let games = (0..4).flat_map(|number| game(number, Options::default()));
    let mut auctions = games.filter(|step| decides(step, Decision::Auction));
    assert!(auctions.all(|step| cue(&step.events).is_some()), "every answer is heard");
}
