//! The ten laws over all scenarios and options. More matches: `steppe laws crusade`.

/// Tries matches in which something rare happens.
fn try_out(seed: u64, matches: u64, closely: u32) {
    let trial = table::laws::Trial { matches, seed, closely };
    if let Err(breach) = table::laws::try_out::<crusade::Crusade>(trial) {
        panic!("{breach}");
    }
}

#[test]
fn the_laws_hold() {
    table::laws::uphold::<crusade::Crusade>(40);
}

/// Two cards on the one thing that lies face down: whatever is imagined there must bear both.
#[test]
fn a_hero_on_a_vehicle_gives_way_to_a_soldier_who_bears_more() {
    try_out(385, 5, 100);
}

/// A supply roll without a bonus tells that nothing hidden at the headquarters is a supply column.
#[test]
fn supply_tells_of_columns_and_of_none() {
    try_out(897, 42, 100);
}

/// A fighter that takes off is shot down by the patrol that it meets, while another flight is on its way home.
#[test]
fn a_flight_that_is_shot_down_while_it_takes_off_is_gone() {
    try_out(43_554, 1, 4);
}

/// Every soldier lies open, and a card is attached to something face down.
#[test]
fn a_hidden_card_is_imagined_on_a_vehicle_when_no_soldier_is_left() {
    try_out(60_963, 1, 4);
}
