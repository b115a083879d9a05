//! The positions of the rulebook's worked examples: the tests play them, the rulebook shows them.
//!
//! Examples 5 and 35 are about points and medals and have none. A combat in which nobody has a choice is laid out at
//! the end of phase B, so that there is something to be seen: it begins when that phase is ended.

use crate::Duel;
use crate::field::Field;
use crate::map::Dir::*;
use crate::pieces::{MarkerKind, MineKind, PakKind};
use crate::state::{State, Step};
use table::Example;

/// All of them in order.
pub fn all() -> Vec<Example<Duel>> {
    let mut all = driving();
    all.extend(fire());
    all.extend(looking());
    all.sort_by_key(|example| example.number);
    all
}

const fn of(number: u16, shows: &'static [&'static str], position: fn() -> State) -> Example<Duel> {
    Example { number, shows, position, rolls: &[] }
}

fn driving() -> Vec<Example<Duel>> {
    vec![
        of(1, &["E5", "E9"], || {
            Field::summer().t34("E7", W, W).t34("E8", W, W).swamp("E6").front("E6").position(Step::Tanks)
        }),
        of(2, &["E4", "E7"], || Field::summer().tiger("E5", E, E).front("E6").position(Step::Programming)),
        of(3, &["E6", "E9"], || Field::summer().t34("E8", W, W).position(Step::Tanks)),
        of(22, &["C3", "C9"], || Field::summer().t34("C9", W, W).position(Step::Tanks)),
        of(23, &["E1", "E5"], || Field::summer().t34("E5", W, W).position(Step::Tanks)),
        of(24, &["E6", "D8"], || {
            let tanks = Field::summer().t34("E8", W, W).t34("D7", SW, SW);
            tanks.mine("E7", MineKind::Mine).position(Step::Tanks)
        }),
        of(25, &["E4", "E7"], || Field::summer().t34("E6", W, W).pak("E5", PakKind::Pak36, NE).position(Step::Tanks)),
        of(26, &["E3", "G8"], || {
            let field = Field::summer().gun("E5", PakKind::Pak88, E).t34("E8", E, E).t34("G4", E, E);
            field.marker("E6", MarkerKind::Bluff).turn(3).position(Step::Guns)
        }),
        of(32, &["E3", "E7"], || Field::summer().tiger("E4", E, E).t34("E6", W, E).position(Step::Programming)),
        of(33, &["E3", "E7"], || {
            Field::summer().tiger("E4", E, E).marker("E5", MarkerKind::Tank).position(Step::Programming)
        }),
        of(34, &["E1", "E3"], || Field::summer().t34("E1", W, W).no_reserve().vp(11, 7).position(Step::Tanks)),
        of(39, &["E3", "E9"], || Field::summer().tiger("E4", E, E).position(Step::Programming)),
        of(43, &["E4", "E7"], || Field::summer().gun("E5", PakKind::Pak36, E).t34("E6", W, W).position(Step::Tanks)),
    ]
}

fn fire() -> Vec<Example<Duel>> {
    vec![
        of(4, &["B3", "E7"], || {
            let field = Field::summer().tiger("E4", E, E).t34("E6", W, W);
            field.gun("B4", PakKind::Pak88, E).t34("B6", W, E).position(Step::Tanks)
        }),
        of(6, &["E2", "E7"], || Field::summer().tiger("E3", E, E).t34("E6", W, E).combat_position()),
        of(7, &["E3", "E8"], || Field::summer().tiger("E4", E, W).t34("E5", W, W).combat_position()),
        of(8, &["B3", "H6"], || {
            let field = Field::summer().tiger("E4", E, NW).t34("E6", W, W).t34("H5", NW, NW);
            field.t34("B5", SW, SW).t34("H2", NE, NE).combat_position()
        }),
        of(9, &["E3", "E7"], || Field::summer().tiger("E4", E, E).t34("E6", W, W).position(Step::Tanks)),
        of(10, &["C4", "E7"], || Field::summer().gun("E5", PakKind::Pak88, E).t34("C6", SW, SW).combat_position()),
        of(11, &["C3", "E6"], || Field::summer().tiger("E4", E, E).t34("C5", W, W).combat_position()),
        of(12, &["C3", "E6"], || Field::summer().tiger("E4", E, W).t34("C5", W, W).combat_position()),
        of(13, &["E3", "E6"], || Field::summer().tiger("E4", E, E).t34("E5", W, E).combat_position()),
        of(14, &["E2", "E7"], || Field::summer().tiger("E3", E, E).t34("E6", W, W).wood("E6").combat_position()),
        of(15, &["E4", "E7"], || Field::summer().tiger("E5", E, E).t34("E6", W, W).wood("E6").combat_position()),
        of(16, &["E3", "G7"], || {
            Field::summer().tiger("E4", E, E).t34("E6", W, W).t34("G5", NW, NW).position(Step::Tanks)
        }),
        of(17, &["E3", "G7"], || {
            Field::summer().tiger("E4", E, E).t34("E6", W, NW).t34("G5", NW, NW).combat_position()
        }),
        of(18, &["E3", "E9"], || {
            Field::summer().gun("E4", PakKind::Pak88, E).hill("E4").t34("E8", W, E).combat_position()
        }),
        of(19, &["B3", "B7"], || Field::summer().gun("B4", PakKind::Pak36, E).t34("B5", W, E).combat_position()),
        of(29, &["B3", "E7"], || {
            let field = Field::summer().gun("B4", PakKind::Pak36, E).tiger("E5", E, E);
            field.t34("B6", W, E).combat_position()
        }),
        of(31, &["E2", "E7"], || Field::winter().tiger("E3", E, E).t34("E5", W, E).combat_position()),
        of(41, &["E3", "E7"], || Field::summer().gun("E4", PakKind::Pak88, E).t34("E6", W, W).position(Step::Tanks)),
        of(42, &["E2", "E6"], || Field::winter().tiger("E3", E, E).t34("E5", W, W).wood("E5").combat_position()),
    ]
}

fn looking() -> Vec<Example<Duel>> {
    vec![
        of(20, &["E3", "E8"], || {
            let field = Field::summer().tiger("E4", E, E).marker("E5", MarkerKind::Tank);
            field.marker("E6", MarkerKind::Bluff).marker("E7", MarkerKind::Bluff).position(Step::Recon)
        }),
        of(21, &["D4", "D9"], || {
            Field::summer().tiger("D5", E, E).marker("D8", MarkerKind::Tank).wood("D7").position(Step::March)
        }),
        of(27, &["E1", "E8"], || Field::summer().airfield("E1", E).t34("E7", W, W).position(Step::Flight)),
        of(28, &["E1", "E5"], || {
            Field::summer().airfield("E1", E).flying("E4", W, 4).t34("E1", W, W).position(Step::Flight)
        }),
        of(30, &["E2", "E8"], || {
            Field::winter().tiger("E3", E, NE).t34("E7", W, W).drift("E6").turn(2).position(Step::Tanks)
        }),
        of(36, &["E3", "E8"], || {
            let field = Field::summer().t34("E7", W, W).pak("E5", PakKind::Pak36, E);
            field.pak("E4", PakKind::Bluff, E).position(Step::Tanks)
        }),
        of(37, &["E3", "E7"], || {
            let field = Field::summer().tiger("E4", E, E).marker("E5", MarkerKind::Tank).wood("E5");
            field.marker("E6", MarkerKind::Bluff).hill("E4").position(Step::Recon)
        }),
        of(38, &["A5", "I9"], || {
            let field = Field::summer().marker("A8", MarkerKind::Tank).marker("I8", MarkerKind::Bluff);
            field.position(Step::March)
        }),
        of(40, &["D5", "D10"], || {
            Field::summer().tiger("D6", W, W).marker("D9", MarkerKind::Tank).position(Step::Tanks)
        }),
    ]
}
