//! The ten laws over all set-ups and options. More matches: `steppe laws prokhorovka`.

#[test]
fn the_laws_hold() {
    table::laws::uphold::<prokhorovka::Prokhorovka>(60);
}
