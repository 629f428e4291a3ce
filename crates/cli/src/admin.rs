//! `pagoda admin`, `pagoda backup` and `pagoda restore`: for whoever runs a server.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, anyhow};
use clap::{Args, Subcommand};
use protocol::{Problem, Sitting, State};
use server::Admin;

use crate::serve::data_folder;
use crate::tables::{self, say};

/// Look after the users and tables of a server.
///
/// It may run meanwhile: it notices within a second.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The folder of the data [default: that of `pagoda serve`]
    #[arg(long, value_name = "DIR", env = "PAGODA_DATA", global = true)]
    data: Option<PathBuf>,
    #[command(subcommand)]
    work: Work,
}

#[derive(Subcommand)]
enum Work {
    /// List users, those that were here last first
    Users {
        /// Guests too
        #[arg(long)]
        guests: bool,
        /// At most so many
        #[arg(long, value_name = "N", default_value_t = 100)]
        most: u32,
    },
    /// List tables, those made last first
    Tables {
        /// At most so many
        #[arg(long, value_name = "N", default_value_t = 100)]
        most: u32,
    },
    /// Give a user a new password, and end all their log-ins
    ResetPassword {
        /// What they log in with
        account: String,
    },
    /// Remove a user for good: bots play on for them
    RemoveUser {
        /// What they log in with, or their id
        user: String,
    },
    /// End a table, whatever is going on there
    CloseTable {
        /// Its id, as in its address
        table: String,
    },
}

/// Copy all data of a server into a file, also while it runs.
#[derive(Args)]
pub(crate) struct BackUp {
    /// The file, which is not there yet
    #[arg(value_name = "FILE")]
    to: PathBuf,
    /// The folder of the data [default: that of `pagoda serve`]
    #[arg(long, value_name = "DIR", env = "PAGODA_DATA")]
    data: Option<PathBuf>,
}

/// Put a copy that `pagoda backup` made into a folder that has no data yet.
#[derive(Args)]
pub(crate) struct Restore {
    /// The copy
    #[arg(value_name = "FILE")]
    from: PathBuf,
    /// The folder of the data [default: that of `pagoda serve`]
    #[arg(long, value_name = "DIR", env = "PAGODA_DATA")]
    data: Option<PathBuf>,
}

fn folder(given: Option<PathBuf>) -> PathBuf {
    given.unwrap_or_else(data_folder)
}

fn said(problem: Problem) -> anyhow::Error {
    anyhow!(problem.message)
}

fn wait<T>(work: impl Future<Output = Result<T>>) -> Result<T> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work)
}

pub(crate) fn run(arguments: Arguments) -> Result<ExitCode> {
    wait(async {
        let admin = Admin::open(&folder(arguments.data)).await?;
        match arguments.work {
            Work::Users { guests, most } => {
                let users = admin.users(guests, most).await.map_err(said)?;
                let row = |user: &server::Listed| {
                    let account = user.account.clone().unwrap_or_else(|| "(guest)".to_owned());
                    vec![user.id.clone(), account, user.name.clone(), day(user.created), day(user.seen)]
                };
                tables::print(
                    &["id", "account", "name", "since", "last here"],
                    &users.iter().map(row).collect::<Vec<_>>(),
                );
            }
            Work::Tables { most } => {
                let all = admin.tables(most).await.map_err(said)?;
                let row = |table: &protocol::Summary| {
                    let state = match table.state {
                        State::Open => "open",
                        State::Running => "running",
                        State::Finished => "finished",
                        State::Abandoned => "abandoned",
                    };
                    let people: Vec<String> = table.seats.iter().map(|seat| sitting(&seat.sitting)).collect();
                    let pace = table.speed.pace.name().to_owned();
                    vec![
                        table.id.clone(),
                        table.game.clone(),
                        state.to_owned(),
                        pace,
                        people.join(", "),
                        day(table.changed),
                    ]
                };
                tables::print(
                    &["id", "game", "state", "pace", "seats", "changed"],
                    &all.iter().map(row).collect::<Vec<_>>(),
                );
            }
            Work::ResetPassword { account } => {
                let password = admin.reset_password(&account).await.map_err(said)?;
                say!("the new password of {account} is {password}");
            }
            Work::RemoveUser { user } => {
                admin.remove_user(&user).await.map_err(said)?;
                say!("{user} is removed");
            }
            Work::CloseTable { table } => {
                admin.close_table(&table).await.map_err(said)?;
                say!("table {table} is closed");
            }
        }
        Ok(ExitCode::SUCCESS)
    })
}

pub(crate) fn back_up(arguments: BackUp) -> Result<ExitCode> {
    wait(async {
        let admin = Admin::open(&folder(arguments.data)).await?;
        admin.back_up(&arguments.to).await?;
        say!("all data are copied to {}", arguments.to.display());
        Ok(ExitCode::SUCCESS)
    })
}

pub(crate) fn restore(arguments: Restore) -> Result<ExitCode> {
    wait(async {
        let folder = folder(arguments.data);
        server::restore(&arguments.from, &folder).await?;
        say!("the data are in {}", folder.display());
        Ok(ExitCode::SUCCESS)
    })
}

fn sitting(sitting: &Sitting) -> String {
    match sitting {
        Sitting::Open => "(open)".to_owned(),
        Sitting::Invited { name, .. } => format!("({name})"),
        Sitting::Bot { level } => format!("bot {level}"),
        Sitting::Person { name, .. } => name.clone(),
    }
}

/// A time as people read it, by the clock of Greenwich.
fn day(time: i64) -> String {
    let (days, seconds) = (time.div_euclid(86_400_000), time.rem_euclid(86_400_000) / 1000);
    // From days to a date of the Gregorian calendar, in eras of 400 years that begin in March.
    let shifted = days + 719_468;
    let (era, of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let (day, month) = (of_year - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    let year = year + 400 * era + i64::from(month <= 2);
    format!("{year}-{month:02}-{day:02} {:02}:{:02}", seconds / 3600, seconds / 60 % 60)
}

#[cfg(test)]
mod tests {
    use super::day;

    #[test]
    fn times_are_told_as_dates() {
        assert_eq!(day(0), "1970-01-01 00:00");
        assert_eq!(day(951_782_400_000), "2000-02-29 00:00");
        assert_eq!(day(1_794_000_000_000), "2026-11-06 21:20");
        assert_eq!(day(-1), "1969-12-31 23:59");
    }
}
