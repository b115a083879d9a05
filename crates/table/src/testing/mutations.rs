//! Positions broken at random: they are refused in words or played on, and none makes the rules stumble.

use super::{read, write};
use crate::{Chance, Dice, Next, Rng, Rules, Silent, from_json};
use serde_json::Value;

/// Breaks positions at random.
pub struct Mutations<R: Rules> {
    documents: Vec<Value>,
    values: Vec<Value>,
    rng: Rng,
    rules: std::marker::PhantomData<R>,
}

impl<R: Rules> Mutations<R> {
    /// Breaks these positions, with values that might stand anywhere in a position of this title (a list).
    pub fn of(positions: &[R::State], values: Value, rng: Rng) -> Mutations<R> {
        let documents = positions.iter().map(write::<R>).collect();
        let Value::Array(values) = values else { panic!("the values are no list") };
        Mutations { documents, values, rng, rules: std::marker::PhantomData }
    }

    /// Replaces values so many times. At least one document in `accepted` is still a position, and can be
    /// played on; at least one in four is refused.
    pub fn replace_values(&mut self, times: usize, accepted: usize) {
        let (mut read_again, mut refused) = (0, 0);
        for round in 0..times {
            let mut bad = self.documents[round % self.documents.len()].clone();
            for _ in 0..1 + self.rng.below(2) {
                self.replace(&mut bad);
            }
            match read::<R>(&bad) {
                Ok(state) => {
                    read_again += 1;
                    plays_on::<R>(state, &bad.to_string(), &mut self.rng);
                }
                Err(fault) => {
                    refused += 1;
                    assert!(fault.len() > 5, "a clear text: {fault}");
                }
            }
        }
        let enough = read_again > times / accepted && refused > times / 4;
        assert!(enough, "{read_again} accepted, {refused} refused");
    }

    /// Flips bits so many times; what can still be read can be played on.
    pub fn flip_bits(&mut self, times: usize) {
        let texts: Vec<Vec<u8>> = self.documents.iter().map(|document| document.to_string().into_bytes()).collect();
        for round in 0..times {
            let mut bytes = texts[round % texts.len()].clone();
            for _ in 0..1 + self.rng.below(3) {
                let at = self.rng.below(bytes.len() as u32) as usize;
                bytes[at] ^= 1 << self.rng.below(7);
            }
            let text = String::from_utf8_lossy(&bytes);
            if let Ok(state) = from_json::<R::State>(&text) {
                plays_on::<R>(state, &text, &mut self.rng);
            }
        }
    }

    fn replace(&mut self, whole: &mut Value) {
        let rng = &mut self.rng;
        let new = match rng.below(3) {
            0 => any_part(whole, rng).clone(),
            _ => rng.pick(&self.values).expect("some values").clone(),
        };
        let part = any_part(whole, rng);
        match (rng.below(5), part) {
            (0, Value::Array(items)) if !items.is_empty() => {
                let i = rng.below(items.len() as u32) as usize;
                items.remove(i);
            }
            (1, Value::Array(items)) if !items.is_empty() => items.push(items[0].clone()),
            (2, Value::Array(items)) if items.len() > 1 => items.reverse(),
            (3, Value::Number(number)) => {
                let near = number.as_i64().unwrap_or(0) + [-1, 1][rng.below(2) as usize];
                *number = near.into();
            }
            (_, part) => *part = new,
        }
    }
}

/// A part of the position: down from the root, each branch equally likely, so that rare fields get their turn.
fn any_part<'a>(value: &'a mut Value, rng: &mut Rng) -> &'a mut Value {
    let branches = match value {
        Value::Array(items) => items.len(),
        Value::Object(fields) => fields.len(),
        _ => 0,
    };
    if branches == 0 || rng.below(12) == 0 {
        return value;
    }
    let branch = rng.below(branches as u32) as usize;
    match value {
        Value::Array(items) => any_part(&mut items[branch], rng),
        Value::Object(fields) => any_part(fields.values_mut().nth(branch).expect("counted"), rng),
        leaf => leaf,
    }
}

/// Says what was read when the rules stumble over it.
struct Witness<'a>(&'a str);

impl Drop for Witness<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("this was read: {}", self.0);
        }
    }
}

/// A position that was read can be played on: no panic, always something legal, no faults, and its views can be
/// imagined.
fn plays_on<R: Rules>(mut state: R::State, document: &str, rng: &mut Rng) {
    let _witness = Witness(document);
    let mut dice = Dice::quick(rng.seed());
    let mut legal = Vec::new();
    for decision in 0..200 {
        let Next::Decide(seat) = R::next(&state) else { break };
        legal.clear();
        R::legal(&state, &mut legal);
        let action = *rng.pick(&legal).unwrap_or_else(|| panic!("nothing is legal: {state:?}"));
        assert_eq!(R::check(&state, action), Ok(()));
        R::apply(&mut state, action, &mut dice, &mut Silent);
        if decision % 8 == 0 {
            assert_eq!(R::faults(&state), Vec::<String>::new(), "after {action:?}");
            R::imagine(&R::view(&state, Some(seat)), rng);
        }
    }
    assert_eq!(R::faults(&state), Vec::<String>::new());
}
