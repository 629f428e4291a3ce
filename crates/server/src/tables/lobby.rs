//! Tables before the game: making, joining, leaving, beginning, and once more.

use std::sync::Arc;

use protocol::{Code, Join, NewSeat, NewTable, Problem, Sitting, State};
use store::{TableState, User, Wanted};

use super::entry::Entry;
use super::header::{Chair, Header, nonce};
use super::hub::{Hub, Slot, broken};
use super::now;
use super::table::Table;
use crate::secret;

/// Tables that are looked up at once.
const PAGE: u32 = 200;

impl Hub {
    /// Makes a table for somebody who may have so many that aren't over; its id.
    pub(crate) async fn make(&self, asked: NewTable, host: &User, most: usize) -> Result<String, Problem> {
        let mut invited = Vec::new();
        for seat in &asked.seats {
            if let NewSeat::Invited(account) = seat {
                let user = self.store.user_of_account(account).await.map_err(|error| broken(&error))?;
                invited.push(user.ok_or_else(|| Problem::not_found("user"))?);
            }
        }
        self.add(&Header::new(asked, host, &invited)?, most).await
    }

    async fn add(&self, header: &Header, most: usize) -> Result<String, Problem> {
        let (id, now) = (secret::id(), now());
        // Nobody makes another one between counting and adding.
        let _alone = self.making.lock().await;
        if let Some(host) = &header.host
            && self.hosts(host, most).await? >= most
        {
            let why = format!("you have {most} tables that aren't over: end or remove one first");
            return Err(Problem::new(Code::TooMany, why));
        }
        self.store.add_table(&header.row(&id, now, now)).await.map_err(|error| broken(&error))?;
        Ok(id)
    }

    /// Of how many tables that aren't over somebody is the host, counted up to so many.
    async fn hosts(&self, user: &str, most: usize) -> Result<usize, Problem> {
        let mut number = 0;
        for state in [TableState::Open, TableState::Running] {
            let mut before = None;
            while number < most {
                let (user, state) = (Some(user.to_owned()), Some(state));
                let wanted = Wanted { user: user.clone(), state, before, most: PAGE, ..Wanted::default() };
                let rows = self.store.tables(&wanted).await.map_err(|error| broken(&error))?;
                let Some(last) = rows.last() else { break };
                before = Some(last.id.clone());
                let headers = rows.iter().filter_map(|row| serde_json::from_str::<Header>(&row.header).ok());
                number += headers.filter(|header| header.host == user).count();
            }
        }
        Ok(number)
    }

    /// Somebody takes a seat. When nobody is missing any longer the host may begin.
    pub(crate) async fn join(self: &Arc<Self>, slot: &Arc<Slot>, user: &User, asked: Join) -> Result<u8, Problem> {
        let mut table = slot.lock().await;
        let nonce = nonce(asked.nonce)?;
        if let Some(seat) = table.header.seat_of(&user.id) {
            if asked.seat.is_some_and(|asked| asked != seat) {
                return Err(Problem::not_now("you have a seat: leave it first"));
            }
            let own = |header: &mut Header, nonce| header.seats[usize::from(seat)].nonce = nonce;
            if let Some(nonce) = nonce.filter(|_| table.header.state == State::Open) {
                self.change(&mut table, |header| own(header, nonce)).await?;
            }
            return Ok(seat);
        }
        open(&table)?;
        let nonce = nonce.unwrap_or_default();
        let mine = |sitting: &Sitting| matches!(sitting, Sitting::Invited { user: invited, .. } if *invited == user.id);
        let free = |sitting: &Sitting| *sitting == Sitting::Open || mine(sitting);
        let seats = &table.header.seats;
        let seat = match asked.seat {
            Some(seat) => match seats.get(usize::from(seat)) {
                Some(chair) if free(&chair.sitting) => usize::from(seat),
                Some(_) => return Err(Problem::new(Code::Taken, "this seat is taken")),
                None => return Err(Problem::bad("seat: there is no such seat")),
            },
            None => seats
                .iter()
                .position(|chair| mine(&chair.sitting))
                .or_else(|| seats.iter().position(|chair| free(&chair.sitting)))
                .ok_or_else(|| Problem::new(Code::Taken, "all seats are taken"))?,
        };
        let sitting = Sitting::Person { user: Some(user.id.clone()), name: user.name.clone() };
        self.change(&mut table, |header| header.seats[seat] = Chair { sitting, nonce }).await?;
        Ok(seat as u8)
    }

    /// Somebody gives a seat or an invitation up before the game, or the host takes it from them.
    pub(crate) async fn leave_seat(&self, slot: &Slot, user: &User, seat: Option<u8>) -> Result<(), Problem> {
        let mut table = slot.lock().await;
        open(&table)?;
        let own = table.header.seat_of(&user.id);
        let invited = |chair: &Chair| matches!(&chair.sitting, Sitting::Invited { user: who, .. } if *who == user.id);
        let invited = table.header.seats.iter().position(invited).map(|seat| seat as u8);
        let seat = seat.or(own).or(invited).ok_or_else(|| Problem::not_now("you have no seat"))?;
        if ![own, invited].contains(&Some(seat)) && table.header.host.as_deref() != Some(&user.id) {
            return Err(Problem::new(Code::Forbidden, "only the host can do that"));
        }
        let place = usize::from(seat);
        if place >= table.header.seats.len() {
            return Err(Problem::bad("seat: there is no such seat"));
        }
        self.change(&mut table, |header| header.seats[place] = Chair { sitting: Sitting::Open, nonce: String::new() })
            .await
    }

    /// The host begins the game.
    pub(crate) async fn begin(self: &Arc<Self>, slot: &Arc<Slot>, user: &User) -> Result<(), Problem> {
        let mut table = slot.lock().await;
        open(&table)?;
        host(&table, user)?;
        let missing = |chair: &Chair| matches!(chair.sitting, Sitting::Open | Sitting::Invited { .. });
        if table.header.seats.iter().any(missing) {
            return Err(Problem::not_now("some seats are empty"));
        }
        // The nonces are all there now: the deal follows from them.
        table.header.begin()?;
        table.header.state = State::Running;
        let happened = self.save(&mut table, vec![Entry::Began]).await;
        if happened.is_err() {
            table.header.state = State::Open;
        }
        let happened = happened?;
        let time = now();
        table.tell_table(time);
        table.tell(&happened, None, time);
        self.go_on(slot, &mut table).await;
        Ok(())
    }

    /// The host removes a table at which nothing has happened.
    pub(crate) async fn remove(&self, slot: &Slot, user: &User) -> Result<(), Problem> {
        let mut table = slot.lock().await;
        open(&table)?;
        host(&table, user)?;
        self.remove_for_good(&mut table).await
    }

    pub(super) async fn remove_for_good(&self, table: &mut Table) -> Result<(), Problem> {
        self.store.remove_table(table.number).await.map_err(|error| broken(&error))?;
        self.forget(&table.id);
        table.header.state = State::Abandoned;
        table.lost = true;
        table.tell_table(now());
        table.listeners.clear();
        Ok(())
    }

    /// The players of a game that is over meet again, everybody one seat further; the id of that table.
    pub(crate) async fn rematch(&self, slot: &Slot, user: &User, most: usize) -> Result<String, Problem> {
        let mut table = slot.lock().await;
        if !matches!(table.header.state, State::Finished | State::Abandoned) {
            return Err(Problem::not_now("the game isn't over"));
        }
        if table.header.seat_of(&user.id).is_none() {
            return Err(Problem::new(Code::Forbidden, "only those with a seat can do that"));
        }
        // Its host may have removed it.
        if let Some(id) = &table.header.rematch
            && self.store.table(id).await.map_err(|error| broken(&error))?.is_some()
        {
            return Ok(id.clone());
        }
        let mut header = table.header.again();
        header.host = Some(user.id.clone());
        // Everybody else has to want it too.
        for chair in &mut header.seats {
            match &chair.sitting {
                Sitting::Person { user: Some(id), name } if *id != user.id => {
                    chair.sitting = Sitting::Invited { user: id.clone(), name: name.clone() };
                }
                // Who has left for good won't come.
                Sitting::Person { user: None, .. } => chair.sitting = Sitting::Open,
                _ => {}
            }
        }
        let id = self.add(&header, most).await?;
        self.change(&mut table, |header| header.rematch = Some(id.clone())).await?;
        Ok(id)
    }

    /// Changes what a table is about, and tells everybody.
    pub(super) async fn change(&self, table: &mut Table, change: impl FnOnce(&mut Header)) -> Result<(), Problem> {
        let before = table.header.clone();
        change(&mut table.header);
        if let Err(problem) = self.save(table, Vec::new()).await {
            table.header = before;
            return Err(problem);
        }
        table.let_change_seats();
        table.tell_table(now());
        Ok(())
    }
}

fn open(table: &Table) -> Result<(), Problem> {
    if table.header.state == State::Open { Ok(()) } else { Err(Problem::not_now("the game has begun")) }
}

fn host(table: &Table, user: &User) -> Result<(), Problem> {
    if table.header.host.as_deref() == Some(&user.id) {
        Ok(())
    } else {
        Err(Problem::new(Code::Forbidden, "only the host can do that"))
    }
}
