//! Every rule is tested and translated, and every rule and number says where it comes from.

use table::testing::Coverage;
use tank_commander::TankCommander;
use tank_commander::pieces::CardId;

table::rulebook_tests!(TankCommander, rules: 190, examples: 48);

/// Units are tested row by row against the card list; every other card does something of its own.
#[test]
fn every_card_that_is_played_attached_or_laid_is_named_by_a_test() {
    let played = CardId::all().filter(|card| !card.stats().is_unit());
    let coverage = Coverage::of::<TankCommander>(env!("CARGO_MANIFEST_DIR"));
    coverage.every_component_is_named_by_a_test("card", played.map(|card| card.number().into()));
}
