//! Playing with others at a server.

mod company;
mod fair;
mod hearing;
mod seats;
mod shown;
mod socket;
mod table_page;
mod time;
mod visit;
mod waiting;

pub(crate) use table_page::TablePage;
use visit::Visit;
