//! The ten laws of the table, over every scenario and option.

#[test]
fn duel_upholds_the_ten_laws() {
    table::laws::uphold::<duel::Duel>(300);
}
