//! The ten laws over all scenarios, ready-made decks and options.

use table::laws::{Trial, try_out};
use tank_commander::TankCommander;

#[test]
fn the_laws_hold() {
    table::laws::uphold::<TankCommander>(60);
}

/// `MATCHES=10000 SEED=1 cargo test --release -p tank_commander --test laws`
#[test]
fn the_laws_hold_over_more_matches_when_asked() {
    let number = |name: &str| std::env::var(name).ok().and_then(|number| number.parse().ok());
    let Some(matches) = number("MATCHES") else { return };
    let trial = Trial { matches, seed: number("SEED").unwrap_or(1_000), closely: 24 };
    if let Err(breach) = try_out::<TankCommander>(trial) {
        panic!("{breach}");
    }
}
