//! How much of long answers is on its way at once: whoever asks for them and takes nothing mustn't fill the memory.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use protocol::{Code, Problem};

/// What is shorter isn't counted: connections are limited in number.
const SHORT: usize = 16 * 1024;
/// One address may have this part of all.
const SHARE: usize = 4;

/// Bytes that are on their way.
pub(crate) struct Underway {
    most: usize,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// Bytes that count as long as anybody holds them.
struct Counted {
    bytes: Bytes,
    address: IpAddr,
    underway: Arc<Underway>,
}

impl AsRef<[u8]> for Counted {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let (mut state, length) = (self.underway.state(), self.bytes.len());
        state.all -= length;
        if let Some(own) = state.by_address.get_mut(&self.address) {
            *own -= length;
            if *own == 0 {
                state.by_address.remove(&self.address);
            }
        }
    }
}

impl Underway {
    pub(crate) fn new(most: usize) -> Arc<Self> {
        Arc::new(Self { most, state: Mutex::default() })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Every change is whole before anything could panic.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A text, to be sent to an address.
    ///
    /// # Errors
    /// As those of [`Self::counted_bytes`].
    pub(crate) fn counted(self: &Arc<Self>, text: Utf8Bytes, address: IpAddr) -> Result<Utf8Bytes, Problem> {
        // It was a text before.
        Utf8Bytes::try_from(self.counted_bytes(text.into(), address)?)
            .map_err(|_| Problem::new(Code::Internal, "something went wrong here"))
    }

    /// What is to be sent to an address.
    ///
    /// # Errors
    /// If too much is on its way there, or in all. A single answer may always go to an address that has none.
    pub(crate) fn counted_bytes(self: &Arc<Self>, bytes: Bytes, address: IpAddr) -> Result<Bytes, Problem> {
        let length = bytes.len();
        if length < SHORT {
            return Ok(bytes);
        }
        {
            let mut state = self.state();
            let own = state.by_address.get(&address).copied().unwrap_or(0);
            if state.all + length > self.most || (own > 0 && own + length > self.most / SHARE) {
                return Err(Problem::new(Code::TooMany, "too much is on its way already: wait a little"));
            }
            state.all += length;
            *state.by_address.entry(address).or_default() += length;
        }
        Ok(Bytes::from_owner(Counted { bytes, address, underway: Arc::clone(self) }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_on_its_way_is_limited_in_all_and_for_each_address() {
        let underway = Underway::new(8 * SHORT);
        let [one, other] = [IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2])];
        let long = || Utf8Bytes::from("x".repeat(SHORT));
        let first = underway.counted(long(), one).expect("the first");
        let second = underway.counted(long(), one).expect("as much as an address may have");
        assert_eq!(underway.counted(long(), one).expect_err("too much").code, Code::TooMany);
        assert!(underway.counted(Utf8Bytes::from("short"), one).is_ok());
        assert_eq!(first.as_str(), "x".repeat(SHORT));
        let whole = underway.counted(Utf8Bytes::from("x".repeat(6 * SHORT)), other).expect("one may be longer");
        let third = IpAddr::from([10, 0, 0, 3]);
        assert_eq!(underway.counted(long(), third).expect_err("too much in all").code, Code::TooMany);
        let again = second.clone();
        drop(second);
        assert!(underway.counted(long(), one).is_err(), "somebody still holds it");
        drop((first, again, whole));
        let state = underway.state();
        assert_eq!((state.all, state.by_address.len()), (0, 0));
    }
}
