//! The plan: the same for the same wishes, both sides alike, and longer plans begin as shorter ones.

use arena::plan::{all_pairs, neighbours};
use arena::{Contender, Fixture, Ground, Pairing, Plan};
use serde_json::json;

fn contenders(words: &[&str]) -> Vec<Contender> {
    words.iter().map(|word| word.parse().unwrap()).collect()
}

fn plan(pairings: Vec<Pairing>, matches: u32) -> Plan {
    let ground = |scenario: &str| Ground { title: "duel".into(), scenario: scenario.into(), setup: json!({}) };
    Plan { grounds: vec![ground("one"), ground("two")], pairings, matches, seed: 7 }
}

/// All that makes a match.
fn facts(fixture: &Fixture) -> (u32, String, u64, [titles::Player; 2]) {
    (fixture.number, fixture.ground.scenario.clone(), fixture.dice, fixture.players)
}

#[test]
fn a_plan_is_the_same_every_time_and_another_for_another_seed() {
    let wish = plan(neighbours(&contenders(&["random", "recruit"])), 10);
    let all: Vec<_> = wish.fixtures().iter().map(facts).collect();
    assert_eq!(all.len(), 20);
    assert_eq!(all, wish.fixtures().iter().map(facts).collect::<Vec<_>>());
    let other = Plan { seed: 8, ..wish.clone() };
    assert!(other.fixtures().iter().zip(&all).all(|(fixture, before)| fixture.dice != before.2));
    assert!(all.iter().all(|(_, _, dice, players)| dice.max(&players[0].seed) < &(1 << 53)));
}

#[test]
fn a_longer_plan_begins_with_the_shorter_one() {
    let pairings = all_pairs(&contenders(&["random", "recruit@5", "recruit"]));
    let (short, long) = (plan(pairings.clone(), 4), plan(pairings, 10));
    let (short, long) = (short.fixtures(), long.fixtures());
    assert!(short.iter().zip(&long).all(|(one, other)| facts(one) == facts(other)));
}

#[test]
fn rivals_play_the_same_dice_on_both_sides() {
    let wish = plan(neighbours(&contenders(&["random", "recruit"])), 6);
    let fixtures = wish.fixtures();
    for scenario in ["one", "two"] {
        let here: Vec<&Fixture> = fixtures.iter().filter(|fixture| fixture.ground.scenario == scenario).collect();
        for pair in here.chunks(2) {
            assert_eq!(pair[0].dice, pair[1].dice);
            assert_eq!(pair[0].players[0], pair[1].players[1]);
            assert_eq!(pair[0].players[1], pair[1].players[0]);
        }
        let mut dice: Vec<u64> = here.iter().map(|fixture| fixture.dice).collect();
        dice.dedup();
        assert_eq!(dice.len(), 3, "each pair has dice of its own");
    }
}

#[test]
fn nobody_meets_himself_twice_in_the_same_way() {
    let wish = plan(vec![Pairing::Mirror("recruit".parse().unwrap())], 50);
    let mut dice: Vec<u64> = wish.fixtures().iter().map(|fixture| fixture.dice).collect();
    dice.sort_unstable();
    dice.dedup();
    assert_eq!(dice.len(), 100);
    assert!(wish.fixtures().iter().all(|fixture| fixture.players[0].seed != fixture.players[1].seed));
}

#[test]
fn who_meets_whom() {
    let three = contenders(&["random", "recruit@5", "recruit"]);
    let names = |pairings: Vec<Pairing>| -> Vec<String> {
        pairings.iter().map(|pairing| pairing.both().map(|who| who.to_string()).join(":")).collect()
    };
    assert_eq!(names(neighbours(&three)), ["recruit@5:random", "recruit:recruit@5"]);
    assert_eq!(names(all_pairs(&three)), ["recruit@5:random", "recruit:random", "recruit:recruit@5"]);
}
