//! The rules by their numbers, on small drawn positions.

mod auction;
mod auction_questions;
mod bank;
mod bank_spaces;
mod bid_spaces;
mod bridges;
mod building;
mod conversion;
mod coverage;
mod crossings;
mod drawing;
mod end;
mod income;
mod inspector;
mod inspector_spares;
mod limits;
mod new_order;
mod new_teahouses;
mod outbidding;
mod passing;
mod presents;
mod pro;
mod progress;
mod pushing;
mod routes;
mod seats;
mod setup;
mod shared_presents;
mod travel;
mod travel_questions;
mod ways;
mod who_is_pushed;
mod winner;
mod yard;

use drawing::Case;
