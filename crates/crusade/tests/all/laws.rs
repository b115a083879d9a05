//! The ten laws over all scenarios and options. More matches: `steppe laws crusade`.

#[test]
fn the_laws_hold() {
    table::laws::uphold::<crusade::Crusade>(40);
}
