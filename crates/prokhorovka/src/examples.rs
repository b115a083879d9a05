//! The positions of the rulebook's worked examples: the tests play them, the rulebook shows them.
//!
//! Examples 1 to 4 are about dice before anybody stands anywhere, 13, 15, 23 and 30 about costs, halves, stacking and
//! points: they have none.

use crate::field::Field;
use crate::map::Zone;
use crate::pieces::Formation::{self, Airborne, Corps18, Corps29, Dr, Guards2, Lah, Tk};
use crate::pieces::UnitId::*;
use crate::pieces::{Health, Place};
use crate::setup::{Deployment, Setup, Switch};
use crate::state::{Rudel, State, Step};
use crate::{German, Prokhorovka, Soviet};
use table::Example;

/// All of them in order.
pub fn all() -> Vec<Example<Prokhorovka>> {
    let mut all = fire();
    all.extend(marches());
    all.extend(overruns());
    all.sort_by_key(|example| example.number);
    all
}

const fn of(number: u16, shows: &'static [&'static str], position: fn() -> State) -> Example<Prokhorovka> {
    Example { number, shows, position, rolls: &[] }
}

fn fire() -> Vec<Example<Prokhorovka>> {
    vec![
        of(5, &["1309", "1711"], || {
            Field::of(Lah).put(&[LahPz, LahTig], "1410").put(&[Corps18N110], "1610").position()
        }),
        of(6, &["1508", "1812"], || Field::of(Lah).put(&[LahPg2], "1711").put(&[Corps18N170], "1609").position()),
        of(7, &["1711", "2014"], || {
            Field::of(Dr).put(&[DrPz], "1814").put(&[Corps18N110], "1812").put(&[Corps18N170], "1913").position()
        }),
        of(8, &["1109", "1711"], || {
            Field::of(Dr).put(&[DrPz], "1410").put(&[Airborne23], "1610").put(&[Corps29N25], "1210").position()
        }),
        of(9, &["1308", "1512"], || {
            Field::of(Corps18).put(&[Rem204], "1410").put(&[LahRec], "1409").put(&[LahPg1], "1411").position()
        }),
        of(10, &["1309", "1612"], || {
            let field = Field::of(Lah).put(&[LahPz, LahSpg], "1410").put(&[LahPg1, LahRec], "1411");
            field.put(&[Corps18N110, Corps18N170], "1510").position()
        }),
        of(11, &["1309", "1711"], || {
            let field = Field::of(Lah).put(&[LahPz], "1410").put(&[Corps18N110], "1610").disrupted(Corps18N110);
            field.put(&[Corps18N170], "2010").artillery(German, 2).position()
        }),
        of(17, &["1309", "1711"], || {
            Field::of(Lah).put(&[LahTig], "1410").put(&[DrPz], "1410").put(&[Corps18N110], "1610").position()
        }),
        of(18, &["1309", "1512"], || {
            let field = Field::of(Guards2).put(&[Guards2N4g], "1410").put(&[DrTig, DrPz], "1411");
            field.disrupted(DrTig).position()
        }),
        of(25, &["0607", "1010"], || {
            let field = Field::of(Airborne).put(&[Airborne23], "1410").put(&[TkPg2], "0809");
            field.health(TkPg2, Health::Reduced).put(&[TkPz], "0807").air(Soviet, 1).position()
        }),
        of(28, &["1309", "1710"], || {
            let setup = Setup { rudel: Switch::On, ..Setup::of(Deployment::Quick) };
            let field = Field::with(setup, Lah).put(&[LahPz], "1410").put(&[Corps18N110], "1609").air(German, 3);
            field.but(|table| table.rudel = Rudel::Flies).position()
        }),
        of(29, &["1508", "1711"], || {
            let setup = Setup { wittmann: Switch::On, ..Setup::of(Deployment::Quick) };
            let field = Field::with(setup, Lah).put(&[LahPz, LahTig, LahSpg], "1610");
            field.put(&[Corps18N110], "1609").position()
        }),
    ]
}

fn marches() -> Vec<Example<Prokhorovka>> {
    vec![
        of(12, &["0605", "1107"], || {
            Field::of(Tk).put(&[TkPz], "0707").put(&[Rem51g], "1006").put(&[Rem183], "2006").position()
        }),
        of(14, &["1005", "1208"], || {
            let field = Field::of(Corps18).put(&[Rem183], "1107").put(&[LahPz], "1108");
            field.put(&[Corps18N110], "2610").position()
        }),
        of(16, &["1309", "1512"], || Field::of(Corps29).put(&[Corps29N31], "1410").put(&[LahPz], "1411").position()),
        of(24, &["2305", "2611"], || {
            let field = Field::of(Corps29).waiting(Corps29).put(&[DrRec], "0114");
            field.but(|table| table.corps_zones[1] = Some(Zone::Three)).position()
        }),
        of(26, &["1209", "1511"], || {
            let setup = Setup { reserve: Switch::On, ..Setup::of(Deployment::Quick) };
            all_on_the_map(setup).before_markers(Step::AskReserve).unwrap_or_else(|fault| panic!("{fault}"))
        }),
        of(27, &["1209", "1511"], || {
            let setup = Setup { division_167: Switch::On, ..Setup::of(Deployment::Quick) };
            all_on_the_map(setup).before_markers(Step::Call167).unwrap_or_else(|fault| panic!("{fault}"))
        }),
        of(31, &["1310", "1813"], || Field::of(Lah).put(&[LahRec], "1412").put(&[Rem183], "2006").position()),
    ]
}

/// All four corps came on in an earlier turn, and little is left of either side.
pub fn all_on_the_map(setup: Setup) -> Field {
    let corps = Formation::CORPS.into_iter().flat_map(Formation::units);
    Field::with(setup, Lah).put(&[LahPz], "1410").put(&[LahRec], "1315").but(|table| {
        corps.for_each(|unit| table.units[unit.index()].place = Place::Eliminated);
    })
}

fn overruns() -> Vec<Example<Prokhorovka>> {
    vec![
        of(19, &["1508", "1812"], || {
            let field = Field::of(Corps18).put(&[LahPz, LahTig], "1710").put(&[Corps18N110, Corps18N170], "1709");
            field.put(&[Corps18N181], "2610").position()
        }),
        of(20, &["1313", "1615"], || {
            let field = Field::of(Guards2).put(&[DrPg1], "1414").disrupted(DrPg1).put(&[Guards2N4g], "1514");
            field.put(&[Guards2N25g], "2610").position()
        }),
        of(21, &["0605", "1107"], || {
            Field::of(Tk).put(&[TkPz, TkPg1, TkTig], "0806").put(&[Rem51g], "0906").put(&[TkRec], "0707").position()
        }),
        of(22, &["1108", "1511"], || {
            let field = Field::of(Lah).put(&[Rem309], "1310").disrupted(Rem309).put(&[LahPz], "1409");
            let field = field.put(&[LahRec], "1209").put(&[TkPg1], "1309").put(&[TkPg2], "1410");
            let field = field.put(&[TkPz], "1311").put(&[TkSpg], "1210").put(&[LahPg1], "0111");
            field.put(&[Rem183], "2006").position()
        }),
        of(32, &["1309", "1612"], || {
            let field = Field::of(Lah).put(&[Rem309], "1510").disrupted(Rem309).put(&[LahPz], "1410");
            field.put(&[LahRec], "1412").put(&[Rem183], "2006").position()
        }),
        of(33, &["1609", "1912"], || {
            Field::of(Airborne).put(&[LahPg2], "1711").put(&[Airborne23, Airborne26], "1811").position()
        }),
    ]
}
