//! What a view answers before anybody acts in the auction (YN-3), and the rules that refusals name.

use kernel::{Observer, Refused, Seat, View as _};

use super::Case;
use crate::action::{Action, Source};
use crate::building::{Bank, Building, Construction};
use crate::province::Province;
use crate::rule::Rule;
use crate::stage::Decision;

/// An auction in which something stands against most bids of the first player.
fn auction() -> Case<'static> {
    Case {
        road: "
            0  T  .  TT*  .  .  .  yuan 10, customs 4, supply 2, reserve 2
            1  .  *  .    .  .  .  yuan 9
            2  .  *  .    .  .  .
        ",
        bids: "school.5.0, dragon.12.2, high.1",
        ..Case::default()
    }
}

/// YN-3.2, YN-3.3, YN-3.5, YN-3.6
#[test]
fn a_view_says_why_its_observer_may_not_bid() {
    use Building::{Customs, Dragon, Horse, School, Yard};
    for at in ["auction 0", "auction 2", "auction 2 passed 0", "yard 2", "travel 1", "conversion 2 of 1 2 3"] {
        let (board, position) = Case { at, ..auction() }.draw();
        let view = position.view(Observer::Seat(Seat::new(0)));
        for (building, yuan, why) in [
            (Yard, 5, None),
            (Dragon, 9, Some(Rule::NotEnoughMoney { yuan: 10, pledged: 5, bid: 9 })),
            (Dragon, 7, Some(Rule::HigherBidStands { building: Dragon, yuan: 12 })),
            (Dragon, 12, Some(Rule::BidSpaceTaken { building: Dragon, yuan: 12 })),
            (School, 7, Some(Rule::OwnTraderInBuilding(School))),
            (Customs, 5, Some(Rule::NoProgress(Customs))),
            (Horse, 6, Some(Rule::NoSuchBid { yuan: 6 })),
        ] {
            assert_eq!(view.why_not_bid(&board, building, yuan), why, "{at}: {building} {yuan}");
        }
    }
}

/// YN-3.7
#[test]
fn a_view_says_why_its_observer_may_not_take_a_bank_space() {
    for at in ["auction 0", "auction 2", "auction 1", "teahouse 1"] {
        let (board, position) = Case { at, ..auction() }.draw();
        let [first, banker] = [0, 1].map(|number| position.view(Observer::Seat(Seat::new(number))));
        assert_eq!(first.why_not_bank(&board, Bank::High), Some(Rule::BankSpaceTaken(Bank::High)));
        assert_eq!(first.why_not_bank(&board, Bank::Low), None);
        assert_eq!(banker.why_not_bank(&board, Bank::High), Some(Rule::OnlyMarketAfterBank));
        assert_eq!(banker.why_not_bank(&board, Bank::Low), Some(Rule::OnlyMarketAfterBank));
        assert_eq!(banker.why_not_bid(&board, Building::Yard, 5), Some(Rule::OnlyMarketAfterBank));
    }
}

/// YN-3.1
#[test]
fn a_view_says_why_its_observer_may_not_move_a_trader_from_there() {
    for at in ["auction 0", "auction 1", "travel 2"] {
        let (board, position) = Case { at, bids: "school.5.0, dragon.5.0", ..auction() }.draw();
        let view = position.view(Observer::Seat(Seat::new(0)));
        for (from, why) in [
            (Source::Supply, Some(Rule::NoTraderInSupply)),
            (Source::Province(Province::Puer), Some(Rule::MarketStays)),
            (Source::Province(Province::Yunnan), Some(Rule::NoTraderThere(Province::Yunnan))),
            (Source::Province(Province::Sichuan), None),
        ] {
            assert_eq!(view.why_not_from(&board, from), why, "{at}: {from}");
        }
        let other = position.view(Observer::Seat(Seat::new(2)));
        assert_eq!(other.why_not_from(&board, Source::Supply), None);
        let there = Some(Rule::NoTraderThere(Province::Sichuan));
        assert_eq!(other.why_not_from(&board, Source::Province(Province::Sichuan)), there);
    }
}

/// YN-3.1
#[test]
fn a_spectator_is_told_of_nothing_that_stands_against_it() {
    let (board, position) = auction().draw();
    for observer in [Observer::Spectator, Observer::Seat(Seat::new(3)), Observer::Seat(Seat::new(200))] {
        let view = position.view(observer);
        assert_eq!(view.why_not_bid(&board, Building::Customs, 5), None);
        assert_eq!(view.why_not_bank(&board, Bank::High), None);
        assert_eq!(view.why_not_from(&board, Source::Province(Province::Puer)), None);
        assert!(view.legal(&board).is_none());
        assert_eq!(view.check(&board, Action::Pass), Err(Refused::NotNow(Decision::Auction)));
    }
}

/// YN-3.1
#[test]
fn only_the_seat_whose_turn_it_is_may_act() {
    let (board, position) = auction().draw();
    for (number, answer) in [(0, Ok(())), (1, Err(Refused::NotNow(Decision::Auction)))] {
        let view = position.view(Observer::Seat(Seat::new(number)));
        assert_eq!(view.check(&board, Action::Pass), answer);
        assert_eq!(view.legal(&board).is_some(), number == 0);
    }
}

/// YN-3.1, YN-5.1
#[test]
fn every_refusal_names_its_rule() {
    let building = Building::Yard;
    for (rule, number) in [
        (Rule::NoTraderInSupply, "YN-3.1"),
        (Rule::NoTraderThere(Province::Tibet), "YN-3.1"),
        (Rule::MarketStays, "YN-3.1"),
        (Rule::NoSuchBid { yuan: 1 }, "YN-3.2"),
        (Rule::BidSpaceTaken { building, yuan: 5 }, "YN-3.2"),
        (Rule::OwnTraderInBuilding(building), "YN-3.2"),
        (Rule::HigherBidStands { building, yuan: 7 }, "YN-3.3"),
        (Rule::NoProgress(building), "YN-3.5"),
        (Rule::NotEnoughMoney { yuan: 9, pledged: 5, bid: 5 }, "YN-3.6"),
        (Rule::BankSpaceTaken(Bank::Low), "YN-3.7"),
        (Rule::OnlyMarketAfterBank, "YN-3.7"),
        (Rule::NotInReserve(Construction::Post), "YN-5.1"),
    ] {
        assert_eq!(rule.number(), number, "{rule:?}");
        assert!(rule.to_string().contains(number), "{rule}");
    }
}
