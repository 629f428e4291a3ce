//! How much is taken from anybody.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::{DefaultKeyedRateLimiter, Quota};
use protocol::{Code, LONGEST_NAME, Problem, Request};

/// How much is taken from anybody. What is beyond it is refused, and nothing else suffers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Bytes of a request.
    pub body: usize,
    /// Bytes of a WebSocket's message.
    pub frame: usize,
    /// Connections to tables at once.
    pub connections: usize,
    /// Connections of one address at once.
    pub connections_per_address: usize,
    /// Requests of one address in a second, over a while.
    pub requests: u32,
    /// Guests, log-ins and recoveries of one address in a minute, over a while; and log-ins and recoveries of one account.
    pub log_ins: u32,
    /// Messages of one user in a second at tables, over a while.
    pub messages: u32,
    /// Things that one user says in a minute, over a while.
    pub said: u32,
    /// Tables of one host that aren't over.
    pub tables: usize,
    /// Bytes of long histories on their way at once; to one address a quarter.
    pub underway: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body: 256 * 1024,
            frame: 64 * 1024,
            connections: 15_000,
            connections_per_address: 500,
            requests: 50,
            log_ins: 20,
            messages: 50,
            said: 20,
            tables: 100,
            underway: 256 * 1024 * 1024,
        }
    }
}

/// What was used of them so far.
pub(crate) struct Use {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    log_ins: DefaultKeyedRateLimiter<IpAddr>,
    /// By account, whatever the address.
    guesses: DefaultKeyedRateLimiter<String>,
    messages: DefaultKeyedRateLimiter<String>,
    said: DefaultKeyedRateLimiter<String>,
}

const TIDY: std::time::Duration = std::time::Duration::from_secs(60);
/// So many at once beyond the average: whoever opens a page asks for many things.
const BURST: u32 = 4;

fn quota(quota: fn(NonZeroU32) -> Quota, number: u32) -> Quota {
    let number = NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    let burst = NonZeroU32::new(number.get().saturating_mul(BURST)).unwrap_or(NonZeroU32::MIN);
    quota(number).allow_burst(burst)
}

fn too_many() -> Problem {
    Problem::new(Code::TooMany, "too much at once: wait a little")
}

impl Use {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            requests: DefaultKeyedRateLimiter::keyed(quota(Quota::per_second, limits.requests)),
            log_ins: DefaultKeyedRateLimiter::keyed(quota(Quota::per_minute, limits.log_ins)),
            guesses: DefaultKeyedRateLimiter::keyed(quota(Quota::per_minute, limits.log_ins)),
            messages: DefaultKeyedRateLimiter::keyed(quota(Quota::per_second, limits.messages)),
            said: DefaultKeyedRateLimiter::keyed(quota(Quota::per_minute, limits.said)),
        }
    }

    /// Forgets now and then, as long as anybody counts.
    pub(crate) async fn tidy_up(app: std::sync::Weak<crate::App>) {
        loop {
            tokio::time::sleep(TIDY).await;
            let Some(app) = app.upgrade() else { return };
            app.used.tidy();
        }
    }

    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Problem> {
        self.requests.check_key(&address).map_err(|_| too_many())
    }

    pub(crate) fn log_in(&self, address: IpAddr) -> Result<(), Problem> {
        self.log_ins.check_key(&address).map_err(|_| too_many())
    }

    /// A password or a code for an account, be it right or wrong.
    pub(crate) fn guess(&self, account: &str) -> Result<(), Problem> {
        let account = account.chars().take(LONGEST_NAME).flat_map(char::to_lowercase).collect();
        self.guesses.check_key(&account).map_err(|_| too_many())
    }

    /// A message of a user, also one that can't be read.
    pub(crate) fn talk(&self, user: &str, request: Option<&Request>) -> Result<(), Problem> {
        let user = user.to_owned();
        self.messages.check_key(&user).map_err(|_| too_many())?;
        if matches!(request, Some(Request::Say { .. })) {
            self.said.check_key(&user).map_err(|_| too_many())?;
        }
        Ok(())
    }

    /// Forgets those of whom nothing is left to count.
    fn tidy(&self) {
        self.requests.retain_recent();
        self.log_ins.retain_recent();
        self.guesses.retain_recent();
        self.messages.retain_recent();
        self.said.retain_recent();
    }
}
