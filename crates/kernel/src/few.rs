//! Sorting what is short.

/// Sorts a list of few: what comes `before` something else stands before it then, and equals stay in their order.
///
/// The library's sorts are made for long lists, and every kind of list gets its own: each makes the browser's modules larger.
/// This one is small, and slow with long lists.
pub fn sort_few<T>(list: &mut [T], before: impl Fn(&T, &T) -> bool) {
    for end in 1..list.len() {
        let mut place = end;
        while place > 0 && before(&list[place], &list[place - 1]) {
            list.swap(place, place - 1);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_sorted_and_equals_stay_in_their_order() {
        for list in [vec![], vec![(1, 'a')], vec![(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e'), (0, 'f')]] {
            let (mut few, mut sorted) = (list.clone(), list);
            sort_few(&mut few, |(one, _), (other, _)| one < other);
            sorted.sort_by_key(|(number, _)| *number);
            assert_eq!(few, sorted);
        }
    }
}
