//! The ten laws over all modes and options. More matches: `steppe laws stalingrad`.

#[test]
fn the_laws_hold() {
    table::laws::uphold::<stalingrad::Stalingrad>(40);
}
