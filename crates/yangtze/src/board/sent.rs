//! Boards as data that can be sent, and what has to hold before they are boards again.

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};
use serde::{Deserialize as Read, Serialize as Write};

use super::Board;
use super::reader::CAPITALS;
use crate::space::{Space, Spots};

/// What the tables of a board are made of.
#[derive(Write, Read)]
#[serde(deny_unknown_fields)]
struct Plan {
    id: String,
    name: String,
    /// In reading order, with whether they are river.
    spaces: Vec<(Space, bool)>,
    /// In reading order.
    capitals: Vec<(Space, String)>,
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Plan {
            id: self.id.clone(),
            name: self.name.clone(),
            spaces: self.spaces.iter().map(|space| (*space, self.is_river(*space))).collect(),
            capitals: self.capitals.iter().map(|(spot, name)| (self.space(*spot), name.clone())).collect(),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let plan = Plan::deserialize(deserializer)?;
        plan.board().ok_or_else(|| D::Error::custom("not a board"))
    }
}

impl Plan {
    /// The board, if it is one that a board file could have.
    fn board(self) -> Option<Board> {
        let Self { id, name, spaces, capitals } = self;
        let fits = spaces.len() <= Spots::CAPACITY && spaces.iter().any(|(_, river)| *river);
        if !fits || !spaces.is_sorted_by(|(before, _), (after, _)| before < after) {
            return None;
        }
        let board = Board::new(id, name, &spaces, &capitals);
        let on_land = |space: &Space| board.contains(*space) && !board.is_river(*space);
        let is_whole = capitals.len() == CAPITALS
            && capitals.iter().all(|(space, _)| on_land(space))
            && capitals.is_sorted_by(|(before, _), (after, _)| before < after)
            && board.rings.iter().all(|ring| ring.iter().any(Option::is_some));
        is_whole.then_some(board)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::board::default_board;

    #[test]
    fn a_board_that_is_sent_is_the_same_board() {
        let sent = serde_json::to_string(default_board()).unwrap();
        assert_eq!(serde_json::from_str::<Board>(&sent).unwrap(), *default_board());
    }

    #[test]
    fn what_no_board_file_could_have_is_refused() {
        let whole = serde_json::to_value(default_board()).unwrap();
        let changed = |change: &dyn Fn(&mut Value)| {
            let mut changed = whole.clone();
            change(&mut changed);
            serde_json::from_value::<Board>(changed).map_err(|error| error.to_string())
        };
        assert!(changed(&|_| {}).is_ok());
        let changes: [&dyn Fn(&mut Value); 9] = [
            &|board| board["spaces"] = json!([]),
            &|board| board["spaces"][1] = board["spaces"][0].clone(),
            &|board| board["spaces"].as_array_mut().unwrap().reverse(),
            &|board| board["spaces"].as_array_mut().unwrap().iter_mut().for_each(|space| space[1] = json!(false)),
            &|board| {
                let far = (1..99).map(|row| json!([format!("Z{}", 2 * row + 50), false]));
                board["spaces"].as_array_mut().unwrap().extend(far);
            },
            &|board| board["spaces"].as_array_mut().unwrap().push(json!(["Z99", false])),
            &|board| board["capitals"] = json!([]),
            &|board| board["capitals"][0][0] = json!("Z99"),
            &|board| board["capitals"][1] = board["capitals"][0].clone(),
        ];
        for change in changes {
            assert_eq!(changed(change).map(|_| ()), Err("not a board".to_owned()));
        }
    }
}
