//! The ten laws over all scenarios, ready-made decks and options. More matches: `steppe laws tank_commander`.

#[test]
fn the_laws_hold() {
    table::laws::uphold::<tank_commander::TankCommander>(60);
}
