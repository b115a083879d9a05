//! Every rule is tested, and every rule and number says where it comes from.

use duel::Duel;
use table::testing::Coverage;

fn coverage() -> Coverage {
    Coverage::of::<Duel>(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn every_rule_is_named_by_a_test() {
    coverage().every_rule_is_named_by_a_test(140);
}

#[test]
fn every_worked_example_is_a_test() {
    coverage().every_worked_example_is_a_test(43);
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
