//! Sorting what was weighed.

/// Sorts by what each is worth, the best first; of equals the one that was listed first.
///
/// What is really sorted is always of the same kind, numbers with places, however different the lists are: a sort for each
/// kind of list would make the module for browsers larger.
pub(crate) fn best_first<T: Clone>(list: &mut [T], worth: impl Fn(&T) -> f64) {
    let order = descending(list.iter().map(worth).zip(0..).collect());
    let sorted: Vec<T> = order.iter().map(|(_, place)| list[*place].clone()).collect();
    list.clone_from_slice(&sorted);
}

fn descending(mut values: Vec<(f64, usize)>) -> Vec<(f64, usize)> {
    values.sort_unstable_by(|(one, first), (other, second)| other.total_cmp(one).then(first.cmp(second)));
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_comes_first_and_of_equals_the_one_that_was_listed_first() {
        let mut list = [('a', 0.5), ('b', f64::INFINITY), ('c', -1.0), ('d', 0.5), ('e', 2.0)];
        best_first(&mut list, |(_, worth)| *worth);
        assert_eq!(list.map(|(name, _)| name), ['b', 'e', 'a', 'd', 'c']);
    }
}
