//! Playing with others at a server.

mod company;
mod fair;
mod hearing;
mod seats;
mod socket;
mod table_page;
mod time;
mod visit;
mod waiting;

pub(crate) use company::{Company, Rematch, Requests};
pub(crate) use fair::Fair;
pub(crate) use hearing::{followed, hear};
pub(crate) use seats::SeatSign;
pub(crate) use table_page::TablePage;
pub(crate) use visit::Visit;
