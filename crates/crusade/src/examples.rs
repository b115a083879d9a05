//! The positions of the rulebook's worked examples that can be laid out on the board: the tests play them, the rulebook
//! shows them.

use crate::field::Field;
use crate::map::{Terrain, Zone};
use crate::state::{State, Step};
use crate::{Crusade, German, Soviet};
use table::Example;

/// All of them in order.
pub fn all() -> Vec<Example<Crusade>> {
    vec![
        of(20, &["A1", "A3"], &[4, 3], howitzer),
        of(21, &["A1", "A2"], &[1, 2], city),
        of(22, &["B1", "B2"], &[5, 4], tanks_in_a_city),
        of(25, &["A1", "A2"], &[5], scouts),
        of(26, &["B2", "B3"], &[6, 6], ambush),
    ]
}

const fn of(
    number: u16,
    shows: &'static [&'static str],
    rolls: &'static [u8],
    position: fn() -> State,
) -> Example<Crusade> {
    Example { number, shows, position, rolls }
}

/// A howitzer, and dug-in Grenadiers in light woods.
fn howitzer() -> State {
    let mut field = Field::at(Step::Bombard, Soviet);
    field.terrain(Zone::A3, Terrain::LightWoods);
    field.hide(Soviet, "su_howitzer", Zone::A1);
    let grenadiers = field.show(German, "de_gren", Zone::A3);
    field.edit(German, grenadiers, |piece| piece.dug_in = true);
    field.state
}

/// A mortar, and dug-in Grenadiers in a city.
fn city() -> State {
    let mut field = Field::at(Step::Bombard, Soviet);
    field.terrain(Zone::A2, Terrain::City);
    field.hide(Soviet, "su_mortar", Zone::A1);
    let grenadiers = field.show(German, "de_gren", Zone::A2);
    field.edit(German, grenadiers, |piece| piece.dug_in = true);
    field.state
}

fn tanks_in_a_city() -> State {
    let mut field = Field::at(Step::Maneuver, Soviet);
    field.terrain(Zone::B2, Terrain::City);
    field.show(Soviet, "su_t34", Zone::B1);
    field.show(German, "de_pz4", Zone::B2);
    field.state
}

/// Scouts before heavy woods with three hidden units.
fn scouts() -> State {
    let mut field = Field::at(Step::Recon, Soviet);
    field.terrain(Zone::A2, Terrain::HeavyWoods);
    field.hide(Soviet, "su_scouts", Zone::A1);
    for _ in 0..3 {
        field.hide(German, "de_gren", Zone::A2);
    }
    field.state
}

/// Two Rifles before hidden Grenadiers and a Panzer IV.
fn ambush() -> State {
    let mut field = Field::at(Step::Maneuver, Soviet);
    field.hide(Soviet, "su_rifle", Zone::B2);
    field.hide(Soviet, "su_rifle", Zone::B2);
    field.hide(German, "de_gren", Zone::B3);
    field.show(German, "de_pz4", Zone::B3);
    field.state
}
