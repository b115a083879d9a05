//! What bots go by: weights of actions, worth of positions.

use duel::Duel;
use table::{Dice, Rules, Side, Silent};

#[test]
fn every_action_has_a_weight_and_every_position_a_worth() {
    table::testing::weighs_and_appraises::<Duel>(12);
}

#[test]
fn points_are_worth_having() {
    let (_, setup) = Duel::scenarios().swap_remove(0);
    let mut state = Duel::begin(&setup, &mut Dice::quick(1), &mut Silent).expect("a sound setup");
    let before = Duel::appraise(&state, Side::First);
    state.table.vp[Side::First.index()] += 2;
    assert!(Duel::appraise(&state, Side::First) > before);
}
