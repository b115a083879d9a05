//! The schedule: the same for the same wishes, both sides alike, and longer ones begin as shorter ones.

use arena::schedule::{all_pairs, neighbours};
use arena::{Contender, Fixture, Ground, Pairing, Schedule};
use serde_json::json;

fn contenders(words: &[&str]) -> Vec<Contender> {
    words.iter().map(|word| word.parse().unwrap()).collect()
}

fn schedule(pairings: Vec<Pairing>, matches: u32) -> Schedule {
    let ground = |scenario: &str| Ground {
        title: "duel".into(),
        scenario: scenario.into(),
        setup: json!({}),
        plans: vec!["rush"],
    };
    Schedule { grounds: vec![ground("one"), ground("two")], pairings, matches, seed: 7 }
}

/// All that makes a match.
fn facts(fixture: &Fixture) -> (u32, String, u64, [titles::Player; 2]) {
    (fixture.number, fixture.ground.scenario.clone(), fixture.dice, fixture.players.clone())
}

#[test]
fn a_schedule_is_the_same_every_time_and_another_for_another_seed() {
    let wish = schedule(neighbours(&contenders(&["random", "recruit"])), 10);
    let all: Vec<_> = wish.fixtures().iter().map(facts).collect();
    assert_eq!(all.len(), 20);
    assert_eq!(all, wish.fixtures().iter().map(facts).collect::<Vec<_>>());
    let other = Schedule { seed: 8, ..wish.clone() };
    assert!(other.fixtures().iter().zip(&all).all(|(fixture, before)| fixture.dice != before.2));
    assert!(all.iter().all(|(_, _, dice, players)| dice.max(&players[0].seed) < &(1 << 53)));
}

#[test]
fn a_longer_schedule_begins_with_the_shorter_one() {
    let pairings = all_pairs(&contenders(&["random", "recruit@5", "recruit"]));
    let (short, long) = (schedule(pairings.clone(), 4), schedule(pairings, 10));
    let (short, long) = (short.fixtures(), long.fixtures());
    assert!(short.iter().zip(&long).all(|(one, other)| facts(one) == facts(other)));
}

#[test]
fn rivals_play_the_same_dice_on_both_sides() {
    let wish = schedule(neighbours(&contenders(&["random", "recruit"])), 6);
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
    let wish = schedule(vec![Pairing::Mirror("recruit".parse().unwrap())], 50);
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

#[test]
fn plans_meet_every_level_and_levels_the_next_where_the_title_knows_them() {
    let pairings = neighbours(&contenders(&["plan:rush", "plan:unheard", "recruit", "veteran@5"]));
    let met: Vec<String> = pairings.iter().map(|pair| pair.both().map(|who| who.to_string()).join(" - ")).collect();
    let all = ["veteran@5 - recruit", "recruit - plan:rush", "veteran@5 - plan:rush"];
    assert_eq!(met[..3], all);
    assert_eq!(met.len(), 5);
    let wish = schedule(pairings, 2);
    assert_eq!(wish.fixtures().len(), 2 * 2 * 3, "nobody here has heard of the fourth and the fifth");
}
