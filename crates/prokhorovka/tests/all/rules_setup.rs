//! Chapter 4: set-up.

use crate::field::*;
use prokhorovka::data::DATA;
use prokhorovka::map::{Hex, Terrain};
use prokhorovka::pieces::UnitId::*;
use prokhorovka::pieces::{Formation, Place, UnitId};
use prokhorovka::setup::{Deployment, Setup};
use prokhorovka::state::{REMNANTS, Step};
use prokhorovka::why::Why;
use prokhorovka::{Action, Event, German, Soviet};
use table::testing::any;
use table::{Rng, Seat};

fn place(name: &str) -> Action {
    Action::Place(hex(name))
}

/// The German set-up is ready-made, the Soviets set up by hand.
fn soviet_setup() -> Game {
    Game::begin(Setup { german_setup: Deployment::Quick, ..Setup::default() }, &[])
}

/// The Soviet set-up after the fifteen hexes are chosen.
fn airborne_setup() -> Game {
    let mut game = soviet_setup();
    game.acts(["2308", "0906", "1810", "2006", "1102", "1616"].map(place));
    game
}

#[test]
fn bs_4_1_and_4_11_germans_first_a_unit_at_a_time() {
    let mut game = Game::begin(Setup::default(), &[]);
    let mut rng = Rng::seeded(4);
    for unit in Formation::SS.into_iter().flat_map(Formation::units) {
        assert_eq!((game.step(), game.table().next_to_place()), (Step::GermanSetup, Some(unit)));
        assert_eq!(game.table().decider(), Seat(0));
        let action = any(&game.legal(), &mut rng);
        game.act(action);
        assert!(game.legal().len() <= 48 || game.step() != Step::GermanSetup);
    }
    assert_eq!((game.step(), game.table().decider()), (Step::RemnantSetup, Seat(1)));
    assert_eq!(game.legal(), ["2307", "2308"].map(place));
    game.act(place("2307"));
    assert_eq!(game.table().tokens.len(), 10, "the other nine villages follow by themselves");
    (0..5).for_each(|_| {
        let action = any(&game.legal(), &mut rng);
        game.act(action);
    });
    for unit in [Airborne23, Airborne26, Airborne28] {
        assert_eq!((game.step(), game.table().next_to_place()), (Step::AirborneSetup, Some(unit)));
        let action = any(&game.legal(), &mut rng);
        game.act(action);
    }
    assert_eq!((game.table().turn, game.step()), (1, Step::Commitment));
}

#[test]
fn bs_4_2_germans_in_the_zone_of_their_division() {
    let mut game = Game::begin(Setup::default(), &[]);
    game.refuses(place("0714"), Why::OutsideZone);
    game.refuses(place("0707"), Why::OutsideZone);
    game.refuses(Action::End, Why::NotNow);
    game.acts([place("1410"), place("1410")]);
    game.refuses(place("1410"), Why::Stacking);
    for division in Formation::SS {
        let zone = Hex::all().filter(|hex| hex.spot().zone == Some(division)).count();
        assert_eq!(zone, [46, 39, 30][division.index()]);
    }
}

#[test]
fn bs_4_3_one_unit_on_hill_2522() {
    let mut game = Game::begin(Setup::default(), &[]);
    assert!(game.offers(place("1711")) && game.offers(place("1810")));
    game.act(place("1711"));
    game.refuses(place("1711"), Why::HillTaken);
    game.refuses(place("1810"), Why::HillTaken);
    game.acts(["1410", "1410", "1412", "1412", "1410"].map(place));
    game.refuses(place("1810"), Why::OutsideZone);
}

#[test]
fn bs_4_4_fifteen_hexes_for_remnants() {
    let mut game = soviet_setup();
    game.refuses(place("0906"), Why::NotProkhorovka);
    game.act(place("2308"));
    game.refuses(place("2307"), Why::RemnantInVillage);
    game.refuses(place("0607"), Why::InsideGermanZone);
    game.refuses(place("1711"), Why::GermansThere);
    game.act(place("0906"));
    game.refuses(place("0906"), Why::RemnantThere);
    game.acts(["1810", "2006", "1102", "1616"].map(place));
    let villages = game.table().tokens.iter().filter(|hex| hex.terrain() == Terrain::Village).count();
    assert_eq!((game.table().tokens.len(), villages), (REMNANTS, 10));
}

#[test]
fn bs_4_5_dealt_face_down() {
    let game = airborne_setup();
    assert_eq!((game.step(), game.state.deal.len()), (Step::AirborneSetup, REMNANTS));
    assert!(Formation::Remnants.units().all(|unit| game.place(unit) == Place::Off));
    assert!(game.told(&Event::Dealt));
}

#[test]
fn bs_4_6_airborne_may_join_remnants() {
    let mut game = airborne_setup();
    game.refuses(place("1410"), Why::InsideGermanZone);
    game.refuses(place("1711"), Why::GermansThere);
    game.act(place("1810"));
    game.refuses(place("1810"), Why::Stacking);
    game.acts([place("2106"), place("2106")]);
    assert_eq!(game.at(Airborne23), Some(hex("1810")));
}

#[test]
fn bs_4_7_all_are_turned_up() {
    let mut game = airborne_setup();
    let (deal, tokens) = (game.state.deal.clone(), game.table().tokens.clone());
    game.acts(["1810", "2106", "2106"].map(place));
    assert!(game.events.revealed_to(Some(Seat(0))) && game.events.revealed_to(Some(Seat(1))));
    for (unit, hex) in deal.into_iter().zip(tokens) {
        assert_eq!(game.at(unit), Some(hex));
        assert!(game.told(&Event::TurnedUp { unit, hex }));
    }
    assert!(game.state.deal.is_empty() && game.table().tokens.is_empty());
}

#[test]
fn bs_4_8_the_others_begin_off_the_map() {
    let game = Game::begin(Setup::with_everything(), &[]);
    let formations = Formation::CORPS.into_iter().chain([Formation::I167, Formation::Reserve]);
    assert!(formations.flat_map(Formation::units).all(|unit| game.place(unit) == Place::Off));
}

#[test]
fn bs_4_9_the_ready_made_set_up() {
    let game = Game::begin(Setup::of(Deployment::Quick), &[]);
    for (unit, hex) in &DATA.quick.units {
        assert_eq!(game.at(*unit), Some(*hex), "{}", unit.word());
    }
    let mut hexes: Vec<Hex> = Formation::Remnants.units().filter_map(|unit| game.at(unit)).collect();
    hexes.sort();
    assert_eq!(hexes, DATA.quick.remnants);
    let other = Game::begin(Setup::of(Deployment::Quick), &[]);
    assert_eq!(other.at(Rem183), game.at(Rem183), "the same seed deals the same");
}

#[test]
fn bs_4_9_the_other_hex_of_hill_2522_if_germans_hold_one() {
    let mut game = Game::begin(Setup { soviet_setup: Deployment::Quick, ..Setup::default() }, &[]);
    game.act(place("1810"));
    while game.step() == Step::GermanSetup {
        let first = game.legal()[0];
        game.act(first);
    }
    assert_eq!((game.at(LahPg1), game.at(Airborne26)), (Some(hex("1810")), Some(hex("1711"))));
    assert_eq!((game.controls("1810"), game.controls("1711")), (German, Soviet));
}

#[test]
fn bs_4_10_by_chance_and_by_the_seed() {
    let setup = Setup::of(Deployment::Random);
    let begin = |seed: u64| table::testing::begin::<prokhorovka::Prokhorovka>(&setup, seed);
    assert_eq!(begin(1), begin(1));
    assert_ne!(begin(1).table.units, begin(2).table.units);
    for seed in 0..50 {
        let state = begin(seed);
        assert_eq!(state.faults(), Vec::<String>::new());
        for unit in Formation::SS.into_iter().flat_map(Formation::units) {
            let spot = state.table.at(unit).expect("on the map").spot();
            assert!(spot.zone == Some(unit.formation()) || (spot.is_hill_2522 && unit.formation() == Formation::Lah));
        }
        let stray =
            |unit: &UnitId| unit.side() == Soviet && state.table.at(*unit).is_some_and(|hex| hex.spot().zone.is_some());
        assert!(!UnitId::ALL.iter().any(stray));
    }
}
