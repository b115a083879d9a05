//! The ten laws over all scenarios and options. More matches: `steppe laws duel`.

#[test]
fn the_laws_hold() {
    table::laws::uphold::<duel::Duel>(80);
}
