//! How one list becomes another: what a page has to do to a list that it shows already.

use foldhash::fast::RandomState;
use serde::Serialize;
use std::cell::LazyCell;
use std::collections::HashMap;
use std::hash::Hash;

/// A part of the list as it is now.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Run<'a, T: ?Sized> {
    /// From this place of the earlier list, so many as they stand there.
    Kept(usize, usize),
    /// Something new.
    New(&'a T),
}

impl<'a, T> Run<'a, T> {
    /// The same with a part of what is new.
    pub fn map<U: ?Sized>(self, part: impl FnOnce(&'a T) -> &'a U) -> Run<'a, U> {
        match self {
            Run::Kept(start, many) => Run::Kept(start, many),
            Run::New(item) => Run::New(part(item)),
        }
    }
}

/// The list as runs of an earlier one and what is new; nothing if it is the same. No item stands in a list twice.
pub fn runs<'a, T: Eq + Hash>(before: &[T], now: &'a [T]) -> Option<Vec<Run<'a, T>>> {
    if before == now {
        return None;
    }
    let places: LazyCell<HashMap<&T, usize, RandomState>, _> =
        LazyCell::new(|| before.iter().enumerate().map(|(place, item)| (item, place)).collect());
    let mut runs = Vec::new();
    let mut next = 0; // where most lists go on: behind the last item, kept or replaced
    for item in now {
        let place = if before.get(next) == Some(item) { Some(next) } else { places.get(item).copied() };
        match (place, runs.last_mut()) {
            (Some(place), Some(Run::Kept(start, many))) if *start + *many == place => *many += 1,
            (Some(place), _) => runs.push(Run::Kept(place, 1)),
            (None, _) => runs.push(Run::New(item)),
        }
        next = place.unwrap_or(next) + 1;
    }
    Some(runs)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a page does with the runs.
    fn swapped(before: &[char], runs: &[Run<char>]) -> String {
        let part = |run: &Run<char>| match *run {
            Run::Kept(start, many) => before[start..start + many].iter().collect::<String>(),
            Run::New(item) => item.to_string(),
        };
        runs.iter().map(part).collect()
    }

    #[test]
    fn a_list_becomes_another_by_what_is_new_alone() {
        let list = |text: &str| text.chars().collect::<Vec<char>>();
        for (before, now) in [("", "abc"), ("abcdef", "abxef"), ("abc", ""), ("abc", "cab"), ("abc", "abcd")] {
            let (before, now) = (list(before), list(now));
            let change = runs(&before, &now).expect("another list");
            assert_eq!(swapped(&before, &change), now.iter().collect::<String>());
            let new = change.iter().filter(|run| matches!(run, Run::New(_))).count();
            assert_eq!(new, now.iter().filter(|item| !before.contains(item)).count());
        }
        assert_eq!(runs(&list("abc"), &list("abc")), None);
    }

    #[test]
    fn what_is_kept_is_two_numbers() {
        let (before, now) = (["a", "b", "c"], ["a", "b", "x", "c"]);
        assert_eq!(serde_json::to_string(&runs(&before, &now)).unwrap(), r#"[[0,2],"x",[2,1]]"#);
    }
}
