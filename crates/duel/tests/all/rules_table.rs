//! Chapters 1 to 3: sides, terms, board, directions, occupation of hexes.

use crate::field::*;
use duel::map::Dir::*;
use duel::map::{Beyond, Clock, Dir, ONE_BOARD};
use duel::pieces::*;
use duel::setup::{Preset, Setup};
use duel::sight::aspect_word;
use duel::state::Step;
use duel::{Action, Duel, Event, German, Soviet};
use table::{Rules, Seat};

fn preset(preset: Preset) -> Setup {
    duel::setup::scenarios()[preset as usize].1
}

// --- 1. Sides, terms, information

#[test]
fn dg_1_1_the_second_seat_is_soviet_and_attacks_from_the_east() {
    let seating = Duel::seating(&Setup::default());
    assert_eq!((seating.side(Seat(0)), seating.side(Seat(1))), (Some(German), Some(Soviet)));
    let game = Game::start(preset(Preset::S1), 0);
    let easternmost_tiger = game.state.table.tigers.iter().map(|tiger| tiger.at.column()).max();
    let westernmost_marker =
        game.state.table.markers.iter().filter_map(|marker| marker.at).map(|hex| hex.column()).min();
    assert!(easternmost_tiger < westernmost_marker);
}

#[test]
fn dg_1_2_ground_weapons_are_tigers_and_pak_against_t34s() {
    let game = Field::summer().tiger("E4", E, E).t34("C5", W, W).combat();
    let weapons = |side| game.state.table.weapons(side).collect::<Vec<_>>();
    assert!(weapons(German).iter().all(|weapon| matches!(weapon, Weapon::Tiger(_) | Weapon::Pak(_))));
    assert!(weapons(Soviet).iter().all(|weapon| matches!(weapon, Weapon::T34(_))));
    assert_eq!(game.refusal(fire(Weapon::Tiger(tiger(3)), T34)), "DG-1.2", "there are but two Tigers");
}

#[test]
fn dg_1_3_half_of_the_markers_are_bluffs() {
    for season in Preset::ALL {
        let state = Game::start(preset(season), 0).state;
        let real = state.soviet.markers.iter().filter(|kind| **kind == MarkerKind::Tank).count();
        assert_eq!((state.table.markers.len(), real), (16, 8));
        let guns = |wanted| state.german.paks.iter().filter(|kind| **kind == wanted).count();
        assert_eq!([PakKind::Pak88, PakKind::Pak36, PakKind::Bluff].map(guns), [1, 2, 3]);
        let mines = state.german.mines.iter().filter(|kind| **kind == MineKind::Mine).count();
        assert_eq!((state.table.mines.len(), mines), (8, 4));
    }
}

#[test]
fn dg_1_4_a_gun_is_active_whoever_turned_it_up() {
    let active = Face::Up(PakKind::Pak36);
    let field = || Field::summer().t34("E6", W, W).pak("E5", PakKind::Pak36, E);

    let mut owner = field().at(Step::Guns);
    owner.act(Action::ActivatePak(pak(1)));
    let mut enemy = field().at(Step::Tanks);
    enemy.acts([drive(1), Action::Look(pak(1))]);
    let mut contact = field().at(Step::Tanks);
    contact.acts([drive(1), Action::Forward]);
    assert_eq!([owner, enemy, contact].map(|game| game.pak(1).face), [active; 3]);
}

#[test]
fn dg_1_5_a_turn_runs_through_its_phases_in_order() {
    let mut game = Field::summer().tiger("E4", E, E).t34("C5", W, W).airfield("G2", E).at(Step::Programming);
    assert_eq!(game.refusal(Action::Drive(t34(1))), "DG-1.5", "phase B comes later");
    game.next_turn(Step::Programming);
    let codes = game.told.iter().filter_map(|event| match event {
        Event::StepBegan { step } => Some(step.code()),
        _ => None,
    });
    let steps: Vec<&str> = codes.collect();
    let order = "A2 A3 B1 B2 C1 C2 D0 DW DA DB1 DB2 DT1 DS1 DT2 DS2 DT3 DS3 DF A1";
    assert_eq!(steps.join(" "), order);
    assert_eq!(game.state.table.turn, 2);
}

#[test]
fn dg_1_6_actions_belong_to_tanks_and_stuka_and_cards_to_tigers() {
    let mut game = Field::summer().t34("E8", W, W).at(Step::Tanks);
    game.acts([drive(1), Action::Left]);
    assert_eq!(game.used(), 1);
    let mut game = Field::summer().airfield("E1", E).at(Step::Flight);
    game.acts([Action::StartStuka, Action::Left]);
    assert_eq!(game.stuka().flight, Flight::Flying { phase: 1, left: 4 });
    let mut game = Field::summer().tiger("E4", E, E).at(Step::Programming);
    game.act(Action::Card(Card::Left));
    assert_eq!(game.state.german.programs[0].len(), 1);
}

// --- 2. Board, directions, facing

#[test]
fn dg_2_1_nine_rows_of_eleven_hexes() {
    let names: Vec<String> = ONE_BOARD.hexes().map(|hex| hex.to_string()).collect();
    assert_eq!(names.len(), 99);
    assert_eq!((names[0].as_str(), names[10].as_str(), names[98].as_str()), ("A1", "A11", "I11"));
    let mut game = Game::start(Setup::default(), 0);
    game.act(Action::Tile(Terrain::Wood));
    assert_eq!(game.refusal(Action::Place(hex("J1"))), "DG-2.1");
    assert_eq!(game.refusal(Action::Place(hex("A12"))), "DG-2.1");
}

#[test]
fn dg_2_2_the_german_edge_lies_in_the_west_and_the_soviet_edge_in_the_east() {
    assert_eq!(ONE_BOARD.beyond(hex("E1"), W), Beyond::GermanEdge);
    for (at, dir) in [("E11", E), ("A5", NW), ("A5", NE), ("I5", SW), ("I5", SE), ("D11", SE)] {
        assert_eq!(ONE_BOARD.beyond(hex(at), dir), Beyond::OffBoard, "{at} {dir:?}");
    }
}

#[test]
fn dg_2_3_diagonal_rays_from_e6() {
    let ray = |dir| ONE_BOARD.ray(hex("E6"), dir).map(|hex| hex.to_string()).collect::<Vec<_>>().join(" ");
    assert_eq!(ray(NE), "D6 C7 B7 A8");
    assert_eq!(ray(SE), "F6 G7 H7 I8");
    assert_eq!(ray(NW), "D5 C5 B4 A4");
    assert_eq!(ray(SW), "F5 G5 H4 I4");
    let game = Field::summer().marker("A8", MarkerKind::Bluff).at(Step::March);
    assert_eq!(game.refusal(step(1, "A6")), "DG-2.3", "not a neighbour");
}

#[test]
fn dg_2_4_hexes_are_in_line_along_six_rays() {
    assert_eq!(hex("E6").line_to(hex("E9")), Some((E, 3)));
    assert_eq!(hex("E6").line_to(hex("A8")), Some((NE, 4)));
    assert_eq!(hex("E6").line_to(hex("D8")), None);
    assert_eq!(hex("E6").line_to(hex("E6")), None);
    for from in ONE_BOARD.hexes() {
        for dir in Dir::ALL {
            for (distance, to) in (1..).zip(ONE_BOARD.ray(from, dir)) {
                assert_eq!(from.line_to(to), Some((dir, distance)));
                assert_eq!(to.line_to(from), Some((dir.opposite(), distance)));
            }
        }
    }
}

#[test]
fn dg_2_5_the_turret_turns_along_with_the_hull() {
    let mut game = Field::summer().t34("E8", W, NW).at(Step::Tanks);
    assert_eq!(game.t34(1).turret, Clock::Two);
    game.acts([drive(1), Action::Right]);
    assert_eq!((game.t34(1).hull, game.t34(1).turret, game.t34(1).gun()), (NW, Clock::Two, NE));
}

#[test]
fn dg_2_6_left_right_forward_and_back() {
    let mut game = Field::summer().t34("E8", W, W).at(Step::Tanks);
    game.acts([drive(1), Action::Back]);
    assert_eq!((game.t34(1).at(), game.t34(1).hull), (Some(hex("E9")), W));
    game.act(Action::Left);
    assert_eq!(game.t34(1).hull, SW);
    game.act(Action::Forward);
    assert_eq!(game.t34(1).at(), Some(hex("F8")));
    assert_eq!((W.left(), W.right()), (SW, NW));
}

#[test]
fn dg_2_7_turret_steps_go_the_shorter_way_round() {
    let steps = [E, SE, SW, W, NW, NE].map(|dir| E.steps_to(dir));
    assert_eq!(steps, [0, 1, 2, 3, 2, 1]);
}

#[test]
fn dg_2_8_a_shot_strikes_the_side_it_comes_from_wherever_the_turret_points() {
    for gun in Dir::ALL {
        let game = Field::summer().tiger("E4", E, E).t34("E6", W, gun).at(Step::Programming);
        let shot = game.state.table.shot(TIGER, T34, 0).expect("in front of the barrel");
        assert_eq!((shot.aspect, aspect_word(shot.aspect)), (Clock::Twelve, "front"));
    }
    let words = Clock::ALL.map(aspect_word);
    assert_eq!(words, ["front", "side", "side", "rear", "side", "side"]);
}

#[test]
fn dg_2_9_only_a_t34_leaves_and_only_over_the_german_edge() {
    let alone = |at: &str, hull| {
        let mut game = Field::summer().tiger("E9", E, E).tiger("G9", E, E).t34(at, hull, hull).at(Step::Tanks);
        game.act(drive(1));
        game
    };
    for (row, dirs) in [("A", "W SW"), ("B", "W"), ("D", "W"), ("E", "W SW NW"), ("H", "W"), ("I", "W NW")] {
        for dir in Dir::ALL {
            let at = format!("{row}1");
            let leaves = ONE_BOARD.beyond(hex(&at), dir) == Beyond::GermanEdge;
            assert_eq!(leaves, dirs.split(' ').any(|name| name == dir.word()), "{at} {dir:?}");
            if leaves {
                let mut game = alone(&at, dir);
                game.act(Action::Forward);
                assert_eq!((game.t34(1).fate, game.vp()), (Fate::Through, [0, 5]));
            }
        }
    }
    let mut backwards = alone("E1", E);
    backwards.act(Action::Back);
    assert_eq!(backwards.t34(1).fate, Fate::Through);
    assert_eq!(alone("A5", NW).refusal(Action::Forward), "DG-2.9");
    assert_eq!(alone("E11", E).refusal(Action::Forward), "DG-2.9");
}

// --- 3. Occupation of hexes

#[test]
fn dg_3_1_one_piece_a_hex() {
    let mut game = Field::summer().t34("E6", W, W).tiger("E5", E, W).at(Step::Tanks);
    game.act(drive(1));
    assert_eq!(game.refusal(Action::Forward), "DG-7.10");

    let mut laying = weapons_being_laid();
    laying.acts([Action::Place(hex("E2")), Action::Face(E)]);
    assert_eq!(laying.refusal(Action::Place(hex("E2"))), "DG-3.1");

    let mut landed = Field::summer().tiger("E2", W, W).airfield("E1", E).at(Step::Programming);
    landed.run([Card::Forward], None);
    assert_eq!(landed.tiger(1).at, hex("E2"), "a Stuka stands there");
    let mut away = Field::summer().tiger("E2", W, W).airfield("E1", E).flying("C9", E, 1).at(Step::Programming);
    away.run([Card::Forward], None);
    assert_eq!(away.tiger(1).at, hex("E1"));
}

/// Set-up by hand up to the first German weapon: no landscape, the front down column 4.
fn weapons_being_laid() -> Game {
    let mut game = Game::start(Setup::default(), 0);
    while game.step() != Step::Weapons {
        let first = game.legal()[0];
        game.act(first);
    }
    game
}

#[test]
fn dg_3_2_a_tank_stands_on_a_marker_that_can_only_be_moved_away() {
    let field = || Field::summer().tiger("E3", E, E).t34("E6", W, W).marker("E5", MarkerKind::Tank);
    let mut game = field().at(Step::Tanks);
    game.acts([drive(1), Action::Forward, Action::EndMove(Clock::Twelve)]);
    assert_eq!(game.t34(1).at(), Some(hex("E5")));
    assert_eq!(game.refusal(Action::ActivateTank(marker(1))), "DG-3.2");
    let recon = game.state.table.may_reveal(marker(1), Seat(0));
    assert_eq!(recon.map_err(|why| why.rule()), Err("DG-3.2"));
    game.next_turn(Step::March).act(step(1, "D5"));
    assert_eq!(game.marker(1).at, Some(hex("D5")));
}

#[test]
fn dg_3_3_a_hex_holds_one_tank_marker() {
    let mut game = Field::summer().marker("C8", MarkerKind::Bluff).marker("C7", MarkerKind::Tank).at(Step::March);
    game.act(step(1, "C7"));
    assert_eq!(game.refusal(Action::FinishMarker), "DG-6.6", "it may pass, not stay");
    game.act(step(1, "C6"));
    assert_eq!(game.marker(1).at, Some(hex("C6")));

    let field = || Field::summer().marker("C8", MarkerKind::Bluff).gun("C7", PakKind::Pak36, E).wheel(Wheel::Moving);
    assert_eq!(field().at(Step::March).refusal(step(1, "C7")), "DG-6.6");
    let mut guns = field().at(Step::Guns);
    guns.act(Action::MovePak(pak(1)));
    assert_eq!(guns.refusal(Action::StepPak(hex("C8"))), "DG-7.5");
}

#[test]
fn dg_3_4_a_mine_marker_shares_its_hex_but_not_with_another() {
    let mut game = weapons_being_laid();
    while game.state.german.laid.len() < 9 {
        let first = game.legal()[0];
        game.act(first);
    }
    while !matches!(game.legal()[0], Action::Place(_)) {
        let first = game.legal()[0];
        game.act(first);
    }
    let gun = game.state.german.laid[8].hex;
    game.act(Action::Place(gun));
    assert_eq!(game.refusal(Action::Place(gun)), "DG-3.4");
}

#[test]
fn dg_3_5_one_tile_and_one_front_element_a_hex() {
    let mut game = Game::start(Setup::default(), 0);
    game.acts([Action::Tile(Terrain::Wood), Action::Place(hex("C6")), Action::Tile(Terrain::Hill)]);
    assert_eq!(game.refusal(Action::Place(hex("C6"))), "DG-3.5");
    while game.step() == Step::Landscape {
        let first = game.legal()[0];
        game.act(first);
    }
    game.act(Action::Place(hex("A6")));
    assert_eq!(game.refusal(Action::Place(hex("A6"))), "DG-3.5");
    game.acts([Action::Place(hex("B6")), Action::Place(hex("C6"))]);
    assert_eq!((game.at("C6"), game.front("C6")), (Terrain::Wood, true));
}
