//! The ten laws of the table, over every scenario and option.

use duel::Duel;
use table::laws::{Trial, try_out, uphold};

#[test]
fn duel_upholds_the_ten_laws() {
    uphold::<Duel>(300);
}

#[test]
fn duel_upholds_them_in_two_thousand_more_matches_with_fewer_close_looks() {
    let trial = Trial { matches: 2_000, seed: 10_000, closely: 1_000 };
    if let Err(breach) = try_out::<Duel>(trial) {
        panic!("{breach}");
    }
}
