//! Who may think: so many bots at once, and everybody's in turn.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// Places for bots that think. Whoever has many tables doesn't keep others waiting: users take turns.
pub(crate) struct Pool {
    places: usize,
    state: Mutex<State>,
}

struct State {
    free: usize,
    /// For each user those who wait, in order; the next to have a turn first.
    waiting: VecDeque<(String, VecDeque<oneshot::Sender<Place>>)>,
}

/// A place to think, until it is dropped.
pub(crate) struct Place(Arc<Pool>);

impl Pool {
    pub(crate) fn new(places: usize) -> Arc<Self> {
        Arc::new(Self { places, state: Mutex::new(State { free: places, waiting: VecDeque::new() }) })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Every change is whole before anything could panic.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Places that nobody has.
    pub(crate) fn free(&self) -> usize {
        self.state().free
    }

    /// How many share a place: whoever has it, and those who wait.
    pub(crate) fn crowd(&self) -> usize {
        let waiting: usize = self.state().waiting.iter().map(|(_, queue)| queue.len()).sum();
        1 + waiting / self.places.max(1)
    }

    /// A place for a bot at a table of this user, when it is their turn; none if there won't be any.
    pub(crate) async fn place(self: &Arc<Self>, user: &str) -> Option<Place> {
        let receiver = {
            let mut state = self.state();
            if state.free > 0 {
                state.free -= 1;
                return Some(Place(Arc::clone(self)));
            }
            let (sender, receiver) = oneshot::channel();
            match state.waiting.iter_mut().find(|(whose, _)| whose == user) {
                Some((_, queue)) => queue.push_back(sender),
                None => state.waiting.push_back((user.to_owned(), VecDeque::from([sender]))),
            }
            receiver
        };
        receiver.await.ok()
    }

    /// Who is next, with the turn of their user used up.
    fn next(&self) -> Option<oneshot::Sender<Place>> {
        let mut state = self.state();
        while let Some((user, mut queue)) = state.waiting.pop_front() {
            let next = queue.pop_front();
            if !queue.is_empty() {
                state.waiting.push_back((user, queue));
            }
            if next.is_some() {
                return next;
            }
        }
        state.free += 1;
        None
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        // Whoever doesn't wait any longer gives the place back in the same way.
        if let Some(next) = self.0.next() {
            drop(next.send(Self(Arc::clone(&self.0))));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn users_take_turns_however_many_wait_for_one_of_them() {
        let pool = Pool::new(1);
        let first = pool.place("busy").await.expect("a place");
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut waiting = Vec::new();
        for name in ["busy", "busy", "busy", "busy", "other", "third", "other"] {
            let (pool, order) = (Arc::clone(&pool), Arc::clone(&order));
            waiting.push(tokio::spawn(async move {
                let _place = pool.place(name).await.expect("a place");
                order.lock().expect("an order").push(name);
            }));
            tokio::task::yield_now().await;
        }
        assert_eq!((pool.free(), pool.crowd()), (0, 8));
        drop(first);
        for one in waiting {
            one.await.expect("a turn");
        }
        assert_eq!(*order.lock().expect("an order"), ["busy", "other", "third", "busy", "other", "busy", "busy"]);
        assert_eq!((pool.free(), pool.crowd()), (1, 1));
    }

    #[tokio::test]
    async fn who_gives_up_waiting_takes_no_place() {
        let pool = Pool::new(1);
        let first = pool.place("one").await.expect("a place");
        let gone = tokio::spawn({
            let pool = Arc::clone(&pool);
            async move { pool.place("gone").await.is_some() }
        });
        tokio::task::yield_now().await;
        gone.abort();
        let _ = gone.await;
        drop(first);
        assert_eq!(pool.free(), 1);
    }
}
