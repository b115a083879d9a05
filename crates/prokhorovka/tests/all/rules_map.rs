//! Chapters 1 to 3: terms, map, control.

use crate::field::*;
use prokhorovka::data::DATA;
use prokhorovka::map::{Dir, HEXES, Hex, OBJECTIVES, RailSide, Terrain};
use prokhorovka::pieces::Formation::{Corps18, Lah, Tk};
use prokhorovka::pieces::UnitId::*;
use prokhorovka::pieces::{Class, Formation, Kind, Place, Size, UnitId};
use prokhorovka::state::Step;
use prokhorovka::{Action, German, Pace, Soviet};

#[test]
fn bs_1_1_a_counter_has_two_factors_and_points() {
    let card = LahPz.card();
    assert_eq!((card.factor(Class::Armour), card.factor(Class::Infantry), card.mp), (5, 4, 6));
}

#[test]
fn bs_1_2_armour_and_infantry() {
    let armour = [Kind::T34, Kind::T70, Kind::M3, Kind::PanzerIv, Kind::Tiger, Kind::Marder, Kind::Stug, Kind::Recon];
    for unit in UnitId::ALL {
        let expected = if armour.contains(&unit.card().kind) { Class::Armour } else { Class::Infantry };
        assert_eq!(unit.card().class, expected, "{}", unit.word());
    }
}

#[test]
fn bs_1_3_halves_are_rounded_down() {
    let state = Field::of(Lah).put(&[LahPz], "1410").put(&[Corps18N110], "1510").position();
    assert_eq!(state.table.aim(LahPz, Corps18N110, Pace::Half).expect("a shot").power, 2);
}

#[test]
fn bs_1_4_and_12_5_support_stands_in_no_hex_and_does_not_stack() {
    let mut game = Field::of(Lah).put(&[LahPz], "1410").put(&[Corps18N110], "2010").air(German, 5).rolls(&[6]);
    game.act(Action::Air(Corps18N110));
    assert!(Hex::all().all(|hex| game.table().units_in(hex).all(|unit| [LahPz, Corps18N110].contains(&unit))));
    game.march(LahPz, &["1411"]).act(Action::Stop);
}

#[test]
fn bs_1_5_formations_and_markers() {
    for formation in Formation::ALL {
        assert_eq!(formation.has_marker(), formation != Formation::Remnants);
        assert!(formation.units().all(|unit| unit.formation() == formation && unit.side() == formation.side()));
    }
    let counted: usize = Formation::ALL.into_iter().map(|formation| formation.units().len()).sum();
    assert_eq!(counted, UnitId::ALL.len());
    assert!(Formation::Remnants.units().all(|unit| unit.card().size == Size::Division));
}

#[test]
fn bs_2_1_hexes_are_named_by_column_and_row() {
    assert_eq!(Hex::all().count(), HEXES);
    assert_eq!((hex("2616").column(), hex("2616").row(), hex("0703").to_string()), (26, 16, "0703".to_owned()));
    for wrong in ["0000", "2716", "2617", "99", "abcd", "01010", "+101"] {
        assert!(wrong.parse::<Hex>().is_err(), "{wrong}");
    }
}

#[test]
fn bs_2_2_neighbours_of_odd_and_even_columns() {
    let around = |name: &str| Dir::ALL.map(|dir| hex(name).neighbour(dir).map(|hex| hex.to_string()));
    assert_eq!(around("1511"), ["1510", "1610", "1611", "1512", "1411", "1410"].map(|name| Some(name.to_owned())));
    assert_eq!(around("1610"), ["1609", "1710", "1711", "1611", "1511", "1510"].map(|name| Some(name.to_owned())));
    assert_eq!(hex("0101").neighbour(Dir::N), None);
    for hex in Hex::all() {
        for dir in Dir::ALL {
            let back = Dir::ALL[(dir.index() + 3) % 6];
            assert!(hex.neighbour(dir).is_none_or(|other| other.neighbour(back) == Some(hex)), "{hex}");
        }
    }
}

#[test]
fn bs_2_3_distance_is_the_shortest_way() {
    assert_eq!(hex("1410").distance(hex("1610")), 2);
    assert_eq!(hex("0101").distance(hex("2616")), 28);
    for start in ["0101", "1308", "1410"].map(hex) {
        let mut away = [u8::MAX; HEXES];
        away[start.index()] = 0;
        let mut wave = vec![start];
        while let Some(at) = (!wave.is_empty()).then(|| wave.remove(0)) {
            for step in &at.spot().steps {
                if away[step.to.index()] == u8::MAX {
                    away[step.to.index()] = away[at.index()] + 1;
                    wave.push(step.to);
                }
            }
        }
        assert!(Hex::all().all(|hex| start.distance(hex) == away[hex.index()]));
    }
}

#[test]
fn bs_2_4_terrain_costs_and_the_river() {
    let cost = |terrain: Terrain| DATA.terrain[terrain.index()].cost;
    assert_eq!(Terrain::ALL.map(cost), [1, 2, 2, 1]);
    assert_eq!(Terrain::ALL.map(|terrain| DATA.terrain[terrain.index()].blocks), [false, false, true, true]);
    assert_eq!((hex("1711").cost_from(hex("1710")), hex("1813").cost_from(hex("1814"))), (2, 2));
    assert_eq!(hex("1210").cost_from(hex("1211")), 1, "the railway changes nothing");
    assert_eq!(hex("0409").cost_from(hex("0408")), 3);
    let crossings: usize = Hex::all().map(|hex| hex.spot().steps.iter().filter(|step| step.river).count()).sum();
    assert_eq!(crossings, 80, "40 hexsides, seen from both banks");
}

#[test]
fn bs_2_5_edges() {
    assert_eq!(Hex::all().filter(|hex| hex.is_edge()).count(), 2 * 26 + 2 * 14);
    assert!(hex("0108").is_edge() && hex("2601").is_edge() && hex("1316").is_edge() && !hex("0202").is_edge());
}

#[test]
fn bs_2_6_the_railway_divides_the_map() {
    let count = |side: RailSide| Hex::all().filter(|hex| hex.spot().rail == side).count();
    assert_eq!(RailSide::ALL.map(count), [312, 19, 85]);
    assert_eq!((hex("1315").spot().rail, hex("1410").spot().rail), (RailSide::South, RailSide::North));
}

#[test]
fn bs_2_7_a_turn_is_ninety_minutes() {
    let minutes =
        |clock: &str| clock.split_once(':').map(|(h, m)| h.parse::<u32>().unwrap() * 60 + m.parse::<u32>().unwrap());
    let rows = include_str!("../../data/turn_track.csv").lines().skip(1);
    for (turn, row) in (1..).zip(rows) {
        let cells: Vec<&str> = row.split(',').collect();
        assert_eq!(cells[0], turn.to_string());
        assert_eq!(minutes(cells[2]), minutes(cells[1]).map(|start| start + 90));
    }
}

#[test]
fn bs_3_1_every_objective_belongs_to_somebody() {
    let objectives: Vec<Hex> = Hex::all().filter(|hex| hex.terrain().is_objective()).collect();
    assert_eq!((objectives.len(), &DATA.objectives), (OBJECTIVES, &objectives));
    let game = Game::begin(prokhorovka::Setup::of(prokhorovka::setup::Deployment::Quick), &[]);
    assert_eq!((game.table().objectives(German), game.table().objectives(Soviet)), (10, 16));
}

#[test]
fn bs_3_2_zones_are_german_and_hill_2522_where_a_unit_stands() {
    let game = Game::begin(prokhorovka::Setup::of(prokhorovka::setup::Deployment::Quick), &[]);
    for hex in &DATA.objectives {
        let german = hex.spot().zone.is_some() || hex.to_string() == "1711";
        assert_eq!(game.controls(&hex.to_string()), if german { German } else { Soviet }, "{hex}");
    }
}

#[test]
fn bs_3_3_and_3_4_marching_through_takes_and_leaving_keeps() {
    let mut game = Field::of(Tk).put(&[TkRec], "1007").put(&[Rem183], "2006").game();
    assert_eq!(game.controls("1107"), Soviet);
    game.march(TkRec, &["1107"]);
    assert_eq!(game.controls("1107"), German, "at once");
    game.act(Action::Step(hex("1108"))).act(Action::Stop);
    assert_eq!(game.controls("1107"), German, "and for good");
}

#[test]
fn bs_3_3_in_an_overrun_control_is_settled_at_the_end() {
    let field = Field::of(Lah).put(&[Rem309], "1609").disrupted(Rem309).put(&[LahPz], "1510").put(&[LahRec], "1412");
    let mut game = field.put(&[Rem183], "2006").rolls(&[6]);
    game.act(Action::March(LahPz)).act(Action::Attack(hex("1609"))).act(fire(LahPz, Rem309));
    assert_eq!((game.step(), game.controls("1609")), (Step::ForcedRetreat, Soviet));
    game.act(Action::Retreat { unit: Rem309, to: hex("1608") });
    assert_eq!(game.controls("1609"), German);
    assert_eq!(game.place(Rem309), Place::At(hex("1608")));
}

#[test]
fn bs_3_3_a_retreat_takes_an_objective_too() {
    let field = Field::of(Corps18).put(&[LahPg2], "1710").disrupted(LahPg2).put(&[Corps18N110], "1709");
    let mut game = field.put(&[Corps18N170], "2610").rolls(&[6, 6]);
    assert_eq!(game.controls("1711"), Soviet);
    game.act(Action::March(Corps18N110)).act(Action::Attack(hex("1710"))).act(Action::End);
    game.act(fire(Corps18N110, LahPg2)).act(Action::Retreat { unit: LahPg2, to: hex("1711") });
    assert_eq!(game.controls("1711"), German);
}
