//! What the players are called.

use kernel::Seat;

/// A name for each seat. Who has none is called as the game calls that seat.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Names(Vec<String>);

impl Names {
    /// The names in seat order. An empty name is no name.
    pub fn new(names: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self(names.into_iter().map(Into::into).collect())
    }

    /// The name of this seat, if it has one.
    pub fn get(&self, seat: Seat) -> Option<&str> {
        self.0.get(seat.index()).map(String::as_str).filter(|name| !name.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_name_and_one_that_was_not_given_are_no_names() {
        let names = Names::new(["Anna", ""]);
        assert_eq!([0, 1, 2].map(|seat| names.get(Seat::new(seat))), [Some("Anna"), None, None]);
    }
}
