//! The positions of the rulebook's worked examples: the tests play them, the rulebook shows them.
//!
//! Those that have none are about decks, cards in hand, whole turns or Hill 621.

use crate::TankCommander;
use crate::field::{Field, GERMAN, SOVIET};
use crate::pieces::{Terrain, Works};
use crate::state::State;
use crate::units::{Gear, Mark};
use table::{Example, Side};

/// All of them in order.
pub fn all() -> Vec<Example<TankCommander>> {
    let mut all = fire();
    all.extend(melee());
    all.extend(movement());
    all.sort_by_key(|example| example.number);
    all
}

const fn of(
    number: u16,
    shows: &'static [&'static str],
    rolls: &'static [u8],
    position: fn() -> State,
) -> Example<TankCommander> {
    Example { number, shows, position, rolls }
}

fn fire() -> Vec<Example<TankCommander>> {
    vec![
        of(1, &["B3", "C3"], &[5, 5], || {
            Field::new().german(80, "GF3").soviet(54, "SF3").terrain("SF3", Terrain::Walls).position()
        }),
        of(2, &["B3", "C3"], &[6], || Field::new().soviet_play().soviet(11, "SF3").german(74, "GF3").position()),
        of(3, &["B3", "D3"], &[], || {
            Field::new().german(136, "GF3").soviet(56, "SR3").terrain("SR3", Terrain::Hills).position()
        }),
        of(5, &["B3", "D3"], &[], || {
            let field = Field::new().german(43, "GF3").soviet(56, "SF3").soviet(56, "SR3");
            field.terrain("SF3", Terrain::Wheatfield).position()
        }),
        of(9, &["B3", "C3"], &[], || {
            let field = Field::new().soviet_play().german(5, "GF3").terrain("GF3", Terrain::Woods);
            field.works("GF3", Side::First, Works::Foxholes).soviet(10, "SF3").position()
        }),
        of(12, &["B3", "D3"], &[], || {
            let field = Field::new().german(45, "GF3").soviet(56, "SR3").terrain("SR3", Terrain::Hills);
            field.terrain("SF3", Terrain::Woods).position()
        }),
        of(13, &["A2", "C3"], &[], || {
            Field::new().german(45, "GR2").soviet(56, "SF3").terrain("GF2", Terrain::Village).position()
        }),
        of(15, &["B3", "C3"], &[8, 9], || {
            Field::new().soviet_play().soviet(57, "SF3").german(47, "GF3").hand(SOVIET, &[66]).position()
        }),
        of(18, &["B3", "C3"], &[6, 2, 3], || {
            let field = Field::new().soviet_play().soviet(11, "SF3").with_gear(Gear::MachineGun);
            field.german(5, "GF3").german(5, "GF3").german(51, "GF3").position()
        }),
        of(19, &["B3", "C3"], &[], || {
            let field = Field::new().german(3, "GF3").smoke("GF3", 1).soviet(11, "SF3");
            field.terrain("SF3", Terrain::Wheatfield).position()
        }),
        of(32, &["B3", "C3"], &[5, 10], || Field::new().german(140, "GF3").soviet(54, "SF3").position()),
    ]
}

fn melee() -> Vec<Example<TankCommander>> {
    vec![
        of(7, &["B3"], &[4, 9], || {
            let field = Field::new().german(5, "GF3").with_gear(Gear::Panzerfaust);
            field.soviet(55, "GF3").from("SF3").position()
        }),
        of(14, &["B3"], &[5, 3], || Field::new().german(45, "GF3").soviet(98, "GF3").from("SF3").position()),
        of(16, &["B3"], &[5, 8, 6, 4, 8, 3], || {
            let field = Field::new().german(3, "GF3").german(44, "GF3").soviet(11, "GF3").from("SF3");
            field.soviet(56, "GF3").from("SF3").terrain("GF3", Terrain::Village).position()
        }),
        of(17, &["C3"], &[3], || Field::new().soviet_play().soviet(10, "SF3").german(47, "SF3").from("GF3").position()),
        of(27, &["B2", "D4"], &[], || {
            let field = Field::new().german(45, "GF3").german(45, "GF3").german(3, "GF3");
            let field = field.soviet(11, "SF3").soviet(11, "SF3").soviet(56, "SF3").marked(Mark::Immobilised);
            field.works("SF3", Side::Second, Works::Foxholes).hand(GERMAN, &[123]).position()
        }),
        of(28, &["B3"], &[5], || {
            Field::new().german(3, "GF3").soviet(11, "GF3").from("SF3").hand(GERMAN, &[122]).position()
        }),
        of(43, &["B3"], &[6], || Field::new().german(44, "GF3").soviet(11, "GF3").from("SF3").position()),
    ]
}

fn movement() -> Vec<Example<TankCommander>> {
    vec![
        of(4, &["B1", "D3"], &[6], || {
            let field = Field::new().soviet_play().soviet(24, "SR2").soviet(10, "SR2").soviet(56, "SR2");
            field.german(5, "SF3").terrain("SF3", Terrain::Woods).position()
        }),
        of(21, &["B3", "C3"], &[], || {
            let field = Field::new().soviet_play().soviet(56, "SF3").soviet(11, "SF3").soviet(11, "SF3");
            field.hand(GERMAN, &[21]).position()
        }),
        of(23, &["B3", "D3"], &[], || Field::new().soviet_play().soviet(24, "SR3").soviet(36, "SR3").position()),
        of(24, &["B2", "D2"], &[5], || {
            let field = Field::new().soviet_play().soviet(56, "SR2").soviet(56, "SR2").soviet(10, "SR2");
            field.german(51, "GF2").position()
        }),
        of(25, &["A1", "C2"], &[], || Field::new().german(8, "GR1").terrain("SF1", Terrain::Hills).position()),
        of(26, &["A1", "B3"], &[], || {
            Field::new().soviet_play().soviet(52, "GR1").soviet(52, "GR2").soviet(52, "GF3").position()
        }),
        of(36, &["C1", "D2"], &[], || {
            Field::new().soviet_play().soviet(94, "SR1").soviet(94, "SR1").soviet(11, "SR1").position()
        }),
        of(41, &["B3", "D3"], &[], || {
            Field::new().german(45, "GF3").stream_between("GF3", "SF3").hand(GERMAN, &[23]).position()
        }),
        of(46, &["C3", "D3"], &[], || {
            let field = Field::new().soviet_play().soviet(24, "SR3").soviet(10, "SR3").on(1);
            field.hand(GERMAN, &[31]).position()
        }),
    ]
}
