//! The ten laws over all scenarios and options. More matches: `steppe laws crusade`.

#[test]
fn the_laws_hold() {
    table::laws::uphold::<crusade::Crusade>(40);
}

/// Two cards on the one thing that lies face down: whatever is imagined there must bear both.
#[test]
fn a_hero_on_a_vehicle_gives_way_to_a_soldier_who_bears_more() {
    let trial = table::laws::Trial { matches: 5, seed: 385, closely: 100 };
    if let Err(breach) = table::laws::try_out::<crusade::Crusade>(trial) {
        panic!("{breach}");
    }
}

/// A supply roll without a bonus tells that nothing hidden at the headquarters is a supply column.
#[test]
fn supply_tells_of_columns_and_of_none() {
    let trial = table::laws::Trial { matches: 42, seed: 897, closely: 100 };
    if let Err(breach) = table::laws::try_out::<crusade::Crusade>(trial) {
        panic!("{breach}");
    }
}
