//! The ten laws over all scenarios, ready-made decks and options.

use table::laws::{Trial, try_out};
use tank_commander::TankCommander;

#[test]
fn the_laws_hold() {
    table::laws::uphold::<TankCommander>(60);
}

#[test]
fn the_laws_hold_over_more_matches_when_asked() {
    let Ok(matches) = std::env::var("MATCHES") else { return };
    let trial = Trial {
        matches: matches.parse().expect("a number"),
        seed: std::env::var("SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1_000),
        closely: 24,
    };
    if let Err(breach) = try_out::<TankCommander>(trial) {
        panic!("{breach}");
    }
}
