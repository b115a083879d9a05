//! How one list becomes another: what a page has to do to a list that it shows already.

use foldhash::fast::RandomState;
use serde::Serialize;
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

/// Among so few items one is sought by looking at each.
const FEW: usize = 8;

/// The list as runs of an earlier one and what is new; nothing if it is the same. No item stands in a list twice.
pub fn runs<'a, T: Eq + Hash>(before: &[T], now: &'a [T]) -> Option<Vec<Run<'a, T>>> {
    let start = before.iter().zip(now).take_while(|(was, is)| was == is).count();
    if start == before.len() && start == now.len() {
        return None;
    }
    let end = before[start..].iter().rev().zip(now[start..].iter().rev()).take_while(|(was, is)| was == is).count();
    let (old, new) = (&before[start..before.len() - end], &now[start..now.len() - end]);
    let places: Option<HashMap<&T, usize, RandomState>> =
        (old.len() > FEW).then(|| old.iter().enumerate().map(|(place, item)| (item, place)).collect());
    let place_of = |item: &T| match &places {
        Some(places) => places.get(item).copied(),
        None => old.iter().position(|was| was == item),
    };
    let mut runs = Vec::new();
    keep(&mut runs, 0, start);
    for item in new {
        match place_of(item) {
            Some(place) => keep(&mut runs, start + place, 1),
            None => runs.push(Run::New(item)),
        }
    }
    keep(&mut runs, before.len() - end, end);
    Some(runs)
}

/// So many follow from this place of the earlier list.
fn keep<T>(runs: &mut Vec<Run<T>>, place: usize, more: usize) {
    match runs.last_mut() {
        Some(Run::Kept(start, many)) if *start + *many == place => *many += more,
        _ if more > 0 => runs.push(Run::Kept(place, more)),
        _ => {}
    }
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
        for (before, now) in [
            ("", "abc"),
            ("abcdef", "abxef"),
            ("abc", ""),
            ("abc", "cab"),
            ("abc", "abcd"),
            ("abcdefghijklm", "axljihgfedcbkm"),
        ] {
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
