//! Every rule is tested, and every rule and number says where it comes from.

use table::testing::Coverage;
use tank_commander::TankCommander;
use tank_commander::pieces::CardId;

fn coverage() -> Coverage {
    Coverage::of::<TankCommander>(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn every_rule_is_named_by_a_test() {
    coverage().every_rule_is_named_by_a_test(190);
}

#[test]
fn every_worked_example_is_a_test() {
    coverage().every_worked_example_is_a_test(48);
}

/// Units are tested row by row against the card list; every other card does something of its own.
#[test]
fn every_card_that_is_played_attached_or_laid_is_named_by_a_test() {
    let played = CardId::all().filter(|card| !card.stats().is_unit());
    coverage().every_component_is_named_by_a_test("card", played.map(|card| card.number().into()));
}

#[test]
fn every_rule_names_its_origin() {
    coverage().every_rule_names_its_origin();
}

#[test]
fn rules_come_in_order_and_only_once() {
    coverage().rules_come_in_order_and_only_once();
}

#[test]
fn rules_that_are_referred_to_exist() {
    coverage().rules_that_are_referred_to_exist();
}

#[test]
fn every_row_of_the_data_names_its_source() {
    coverage().every_row_of_the_data_names_its_source();
}
