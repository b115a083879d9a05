//! Chapter 5: the set-up and the opening.

use crate::field::*;
use duel::data::DATA;
use duel::map::Dir::*;
use duel::map::{Clock, Hex, ONE_BOARD};
use duel::pieces::*;
use duel::setup::{Deployment, Preset, PresetSecrets, Setup, TerrainSetup};
use duel::state::{Piece, State, Step};
use duel::{Action, Duel, German, Soviet};
use std::collections::{BTreeMap, BTreeSet};
use table::{Next, Rules, Seat};

fn place(name: &str) -> Action {
    Action::Place(hex(name))
}

/// A match laid by hand from here on; before, the first legal choice is made.
fn laying(step: Step) -> Game {
    let mut game = Game::start(Setup::default(), 0);
    first_choices(&mut game, |game| game.step() == step);
    game
}

fn first_choices(game: &mut Game, done: impl Fn(&Game) -> bool) {
    while !done(game) {
        let first = game.legal()[0];
        game.act(first);
    }
}

/// The front straight down column 5 and up column 4 as far as it goes.
fn straight_front(game: &mut Game) {
    let down = "A5 B5 C5 D5 E5 F5 G5 H5 I5 A4 B4 C4 D4 E4";
    game.acts(down.split(' ').map(place));
}

#[test]
fn dg_5_1_the_sides_lay_ten_tiles_each_in_turn_on_their_halves() {
    let mut game = Game::start(Setup::default(), 0);
    assert_eq!(Duel::next(&game.state), Next::Decide(Seat(1)), "the Soviet side begins");
    assert_eq!(game.refusal(Action::Tile(Terrain::SnowDrift)), "DG-5.1");
    game.act(Action::Tile(Terrain::Wood));
    assert_eq!(game.refusal(place("C5")), "DG-5.1");
    game.act(place("C6"));
    assert_eq!(Duel::next(&game.state), Next::Decide(Seat(0)));
    game.act(Action::Tile(Terrain::Swamp));
    assert_eq!(game.refusal(place("C7")), "DG-5.1");
    game.act(place("D6"));
    let mut deciders = Vec::new();
    while game.step() == Step::Landscape {
        deciders.push(game.state.table.seat);
        let first = game.legal()[0];
        game.act(first);
    }
    assert!(deciders.chunks(4).all(|turn| turn == [Seat(1), Seat(1), Seat(0), Seat(0)].as_slice()), "{deciders:?}");
    let tiles = |kind| ONE_BOARD.hexes().filter(|hex| game.state.table.ground.terrain(*hex) == kind).count();
    assert_eq!([Terrain::Wood, Terrain::Hill, Terrain::Swamp].map(tiles), [8, 6, 6]);
}

#[test]
fn dg_5_2_fourteen_front_elements_from_edge_to_edge() {
    let mut game = laying(Step::Front);
    assert_eq!(game.refusal(place("A3")), "DG-5.2");
    straight_front(&mut game);
    assert_eq!(game.step(), Step::Markers);
    assert_eq!(ONE_BOARD.hexes().filter(|hex| game.state.table.ground.front(*hex)).count(), 14);
}

#[test]
fn dg_5_3_pockets_in_the_front_are_german() {
    let mut game = laying(Step::Front);
    // The ring around D5, then on to the south.
    game.acts("A5 B5 C5 C6 D4 D6 E5 E6 F5 G5 H5 I5 I4 I6".split(' ').map(place));
    first_choices(&mut game, |game| game.step() == Step::Weapons);
    assert!(game.may(place("D5")), "a pocket");
    assert!(game.may(place("E5")), "the front itself");
    assert!(game.may(place("D3")), "west of it");
    assert_eq!(game.refusal(place("D7")), "DG-5.5");
}

#[test]
fn dg_5_4_sixteen_markers_in_the_assembly_zone() {
    let mut game = laying(Step::Markers);
    assert_eq!(game.refusal(place("E7")), "DG-5.4");
    game.act(place("E8"));
    assert_eq!(game.refusal(place("E8")), "DG-3.3");
    first_choices(&mut game, |game| game.step() != Step::Markers);
    assert_eq!(game.state.table.markers.len(), 16);

    let mut winter = Game::start(Setup { season: Season::Winter, ..Setup::default() }, 0);
    first_choices(&mut winter, |game| game.step() == Step::Markers);
    assert_eq!(winter.refusal(place("E8")), "DG-5.4");
    winter.act(place("E9"));
}

/// The German lays; landscape: a swamp at C2, a wood at C3.
fn laying_weapons() -> Game {
    let mut game = Game::start(Setup::default(), 0);
    let tile = |terrain, name| [Action::Tile(terrain), place(name)];
    game.acts(tile(Terrain::Wood, "I11")).acts(tile(Terrain::Swamp, "C2"));
    game.acts(tile(Terrain::Wood, "I10")).acts(tile(Terrain::Wood, "C3"));
    first_choices(&mut game, |game| game.step() == Step::Front);
    straight_front(&mut game);
    first_choices(&mut game, |game| game.step() == Step::Weapons);
    game
}

#[test]
fn dg_5_5_where_the_german_weapons_go() {
    let mut game = laying_weapons();
    assert_eq!(game.refusal(place("E7")), "DG-5.5", "beyond the front");
    assert_eq!(game.refusal(place("C2")), "DG-5.5", "a Tiger in a swamp");
    game.acts([place("E5"), Action::Face(E), place("E3"), Action::Face(SE)]);
    for wrong in ["C2", "C3", "D5"] {
        assert_eq!(game.refusal(place(wrong)), "DG-5.5", "the airfield wants steppe without front: {wrong}");
    }
    game.acts([place("F1"), Action::Face(W)]);
    for name in ["C2", "C3", "D5", "G1", "G2", "G3"] {
        game.acts([place(name), Action::Face(E)]);
    }
    assert_eq!(game.refusal(place("C2")), "DG-5.5", "no mine in a swamp");
    assert_eq!(game.refusal(place("F1")), "DG-5.5", "no mine on the airfield");
    game.acts(["E5", "E3", "C3", "H1", "H2", "H3", "G1", "G2"].map(place));
    let table = &game.state.table;
    assert_eq!((game.tiger(1).at, game.tiger(1).turret, game.tiger(2).hull), (hex("E5"), Clock::Twelve, SE));
    assert_eq!((table.tigers.len(), table.paks.len(), table.mines.len(), table.stukas.len()), (2, 6, 8, 1));
    assert_eq!((game.stuka().facing, game.stuka().flight), (W, Flight::Ready));
    assert!(table.paks.iter().all(|pak| pak.face == Face::Down));
}

#[test]
fn dg_5_6_before_the_opening_only_tigers_see_moving_markers() {
    let field = || Field::summer().marker("E8", MarkerKind::Bluff);
    let mut pak = field().pak("E5", PakKind::Pak88, E).airfield("D6", E).at(Step::OpeningMarch);
    pak.acts([step(1, "E7"), Action::FinishMarker]);
    assert_eq!(pak.marker(1).at, Some(hex("E7")));
    let mut tiger = field().tiger("E5", E, E).at(Step::OpeningMarch);
    tiger.act(step(1, "E7"));
    assert_eq!(tiger.marker(1).shown, Some(MarkerKind::Bluff));
}

#[test]
fn dg_5_7_in_the_opening_guns_are_activated_and_look_but_do_not_turn() {
    let field = Field::summer().pak("E5", PakKind::Pak88, E).pak("C3", PakKind::Bluff, E);
    let mut game = field.marker("E7", MarkerKind::Bluff).at(Step::OpeningRecon);
    assert_eq!(game.refusal(Action::Reveal(marker(1))), "DG-6.2");
    assert_eq!(game.refusal(Action::ActivatePak(pak(2))), "DG-7.1", "a bluff is no gun");
    assert_eq!(game.refusal(Action::TurnPak { pak: pak(1), facing: W }), "DG-1.5");
    game.acts([Action::ActivatePak(pak(1)), Action::Reveal(marker(1))]);
    assert_eq!(game.marker(1).shown, Some(MarkerKind::Bluff));
}

#[test]
fn dg_5_8_at_least_one_tank_is_activated() {
    let mut game = laying(Step::OpeningActivation);
    assert!(game.state.table.t34s.is_empty());
    assert_eq!(game.refusal(Action::End), "DG-5.8");
    let tank = *game.legal().first().expect("a tank can be activated");
    game.act(tank).face(W, W);
    assert!(game.may(Action::End));

    let revealed = Field::summer().t34("E9", W, W).at(Step::OpeningActivation);
    assert!(revealed.may(Action::End), "a tank revealed by reconnaissance will do");
}

#[test]
fn dg_5_9_a_tank_is_activated_with_any_hull_and_turret_and_looks() {
    let field = || Field::summer().marker("E8", MarkerKind::Tank).marker("C8", MarkerKind::Bluff);
    let mut game = field().pak("E6", PakKind::Pak36, E).pak("C6", PakKind::Bluff, E).at(Step::Tanks);
    assert_eq!(game.refusal(Action::ActivateTank(marker(2))), "DG-5.9");
    game.act(Action::ActivateTank(marker(1)));
    assert_eq!(game.legal(), [E, SE, SW, W, NW, NE].map(Action::Face));
    game.act(Action::Face(NE));
    assert_eq!(game.legal(), Clock::ALL.map(Action::Turret));
    game.act(Action::Turret(Clock::Eight));
    assert_eq!((game.newest().hull, game.newest().gun()), (NE, W));
    assert_eq!(game.legal(), [Action::Look(pak(1)), Action::End], "along the gun just chosen");
    game.act(Action::Look(pak(1)));
    assert_eq!(game.pak(1).face, Face::Up(PakKind::Pak36));

    let mut seen = field().tiger("E6", E, E).at(Step::Recon);
    seen.act(Action::Reveal(marker(1)));
    assert_eq!(Duel::next(&seen.state), Next::Decide(Seat(1)), "the Soviet player faces it");
}

#[test]
fn dg_5_10_a_new_tank_moves_from_the_next_phase_b_on() {
    let field = || Field::summer().tiger("E6", E, E).marker("E8", MarkerKind::Tank);
    let mut phase_a = field().at(Step::Recon);
    phase_a.act(Action::Reveal(marker(1))).face(W, E);
    phase_a.pass_until(Step::Tanks);
    assert!(phase_a.may(Action::Drive(phase_a.newest_id())));

    let mut phase_b = field().at(Step::Tanks);
    phase_b.act(Action::ActivateTank(marker(1))).face(W, E);
    assert_eq!(phase_b.refusal(Action::Drive(phase_b.newest_id())), "DG-5.10");
    phase_b.next_turn(Step::Tanks);
    assert!(phase_b.may(Action::Drive(phase_b.newest_id())));

    let mut phase_c = field().at(Step::LateRecon);
    phase_c.act(Action::Reveal(marker(1))).face(W, NE);
    let newest = Weapon::T34(phase_c.newest_id());
    phase_c.pass_until(Step::SovietFire(2)).act(fire(newest, TIGER));
    assert_eq!(phase_c.shot().steps, 2, "it fires in the next phase D");
    phase_c.next_turn(Step::Tanks);
    assert!(phase_c.may(Action::Drive(phase_c.newest_id())));
}

#[test]
fn dg_5_11_the_front_grows_element_by_element_and_always_arrives() {
    let mut game = laying(Step::Front);
    assert_eq!(game.refusal(place("B5")), "DG-5.11", "the first goes to row A");
    game.act(place("A5"));
    assert_eq!(game.refusal(place("C5")), "DG-5.11", "not connected");
    game.acts("A4 A6 B4 B5 B6".split(' ').map(place));
    assert_eq!(game.state.table.front_left, 8);
    game.acts([place("C4"), place("C5")]);
    assert_eq!(game.refusal(place("C6")), "DG-5.11", "the six that are left are needed for six rows");
    first_choices(&mut game, |game| game.step() != Step::Front);
    assert!((4..=6).any(|column| game.state.table.ground.front(Hex::at(8, column).expect("row I"))));
}

#[test]
fn dg_5_12_pieces_are_laid_in_a_fixed_order() {
    let mut game = laying(Step::Markers);
    for _ in 0..15 {
        let first = game.legal()[0];
        game.act(first);
    }
    assert_eq!(game.state.soviet.laid.len(), 15);
    first_choices(&mut game, |game| game.step() == Step::Weapons);
    while game.state.german.laid.len() < 16 {
        let first = game.legal()[0];
        game.act(first);
    }
    let pieces: Vec<Piece> = game.state.german.laid.iter().map(|laid| laid.piece).collect();
    let guns = [PakKind::Pak88, PakKind::Pak36, PakKind::Pak36, PakKind::Bluff, PakKind::Bluff, PakKind::Bluff];
    let mines = [MineKind::Mine, MineKind::Mine, MineKind::Mine, MineKind::Mine, MineKind::Bluff, MineKind::Bluff];
    let order = [Piece::Tiger, Piece::Tiger, Piece::Airfield].into_iter();
    let order = order.chain(guns.map(Piece::Pak)).chain(mines.map(Piece::Mine)).chain([Piece::Mine(MineKind::Bluff)]);
    assert_eq!(pieces, order.collect::<Vec<_>>());
}

#[test]
fn dg_5_13_markers_are_numbered_in_board_order_and_keep_their_numbers() {
    let mut game = laying(Step::Markers);
    let mut zone: Vec<Action> = game.legal();
    zone.reverse(); // the tanks in the south-east, laid from the last hex on
    game.acts(zone.into_iter().take(16));
    let hexes: Vec<Hex> = game.state.table.markers.iter().filter_map(|marker| marker.at).collect();
    assert!(hexes.is_sorted());
    assert_eq!(game.state.soviet.markers[0], MarkerKind::Bluff, "the first number is not the first laid");
    assert_eq!(game.state.soviet.markers[15], MarkerKind::Tank);

    first_choices(&mut game, |game| game.step() == Step::OpeningMarch);
    for hexes in [
        game.state.table.paks.iter().filter_map(|pak| pak.at).collect::<Vec<_>>(),
        game.state.table.mines.iter().filter_map(|mine| mine.at).collect::<Vec<_>>(),
    ] {
        assert!(hexes.is_sorted());
    }
    let moved = game.legal()[0];
    let Action::StepMarker { marker, to } = moved else { panic!("a marker can move") };
    game.act(moved);
    assert_eq!(game.state.table.markers[marker.index()].at, Some(to));
}

// --- The presets

/// Lays a preset piece by piece through the rules of the set-up by hand.
fn lay_by_hand(preset: Preset) -> Game {
    let card = DATA.preset(preset);
    let mut game = Game::start(Setup { season: preset.season(), ..Setup::default() }, 0);
    lay_tiles(&mut game, &card.terrain);
    lay_front(&mut game, &card.front);
    for kind in [MarkerKind::Tank, MarkerKind::Bluff] {
        let hexes = card.markers.iter().filter(|(_, other)| *other == kind);
        game.acts(hexes.map(|(hex, _)| Action::Place(*hex)));
    }
    let weapons = card.tigers.iter().chain(&card.airfield).map(|(hex, facing)| (*hex, *facing));
    for (hex, facing) in weapons {
        game.acts([Action::Place(hex), Action::Face(facing)]);
    }
    for kind in [PakKind::Pak88, PakKind::Pak36, PakKind::Bluff] {
        for (hex, facing, _) in card.paks.iter().filter(|(.., other)| *other == kind) {
            game.acts([Action::Place(*hex), Action::Face(*facing)]);
        }
    }
    for kind in [MineKind::Mine, MineKind::Bluff] {
        game.acts(card.mines.iter().filter(|(_, other)| *other == kind).map(|(hex, _)| Action::Place(*hex)));
    }
    game
}

/// The Soviet side begins; each lays what lies in its half, column 6 going to whoever still has the kind.
fn lay_tiles(game: &mut Game, terrain: &[(Hex, Terrain)]) {
    let mut left: Vec<(Hex, Terrain)> = terrain.to_vec();
    left.sort_by_key(|(hex, _)| hex.column().abs_diff(6));
    while game.step() == Step::Landscape {
        let legal = game.legal();
        let side = game.state.table.setup.side(game.state.table.seat);
        let mine = |hex: Hex| game.state.table.setup.landscape_zone(side).contains(hex.column());
        let fits = |(hex, tile): &(Hex, Terrain)| mine(*hex) && legal.contains(&Action::Tile(*tile));
        let i = left.iter().rposition(fits).unwrap_or_else(|| panic!("no tile left for {side:?}: {left:?}"));
        let (hex, tile) = left.remove(i);
        game.acts([Action::Tile(tile), Action::Place(hex)]);
    }
    assert_eq!(left, []);
}

/// The elements in any order that DG-5.11 allows.
fn lay_front(game: &mut Game, front: &[Hex]) {
    let mut left: BTreeSet<Hex> = front.iter().copied().collect();
    while !left.is_empty() {
        let next = left.iter().copied().find(|hex| game.may(Action::Place(*hex)));
        let next = next.unwrap_or_else(|| panic!("none of {left:?} can be laid"));
        left.remove(&next);
        game.act(Action::Place(next));
    }
}

#[test]
fn dg_5_1_and_5_2_and_5_4_and_5_5_the_presets_can_be_laid_by_hand() {
    for preset in Preset::ALL {
        let by_hand = lay_by_hand(preset).state;
        let setup = Setup {
            season: preset.season(),
            terrain_setup: TerrainSetup::Preset,
            deployment: Deployment::Preset,
            preset: Some(preset),
            preset_secrets: PresetSecrets::Printed,
            ..Setup::default()
        };
        let ready = Game::start(setup, 0).state;
        assert_eq!(by_hand.table.ground, ready.table.ground, "{preset:?}");
        assert_eq!((&by_hand.german, &by_hand.soviet), (&ready.german, &ready.soviet), "{preset:?}");
        assert_eq!(by_hand.table.markers, ready.table.markers, "{preset:?}");
        assert_eq!((&by_hand.table.tigers, &by_hand.table.paks), (&ready.table.tigers, &ready.table.paks));
        assert_eq!((&by_hand.table.mines, &by_hand.table.stukas), (&ready.table.mines, &ready.table.stukas));
    }
}

#[test]
fn r52_within_the_places_of_a_preset_the_kinds_are_dealt() {
    let begun = |preset_secrets, seed| {
        let (terrain_setup, deployment) = (TerrainSetup::Preset, Deployment::Preset);
        Game::start(Setup { terrain_setup, deployment, preset_secrets, ..Setup::default() }, seed).state
    };
    let printed = begun(PresetSecrets::Printed, 1);
    assert_eq!(printed, begun(PresetSecrets::Printed, 2), "nothing is left to chance");
    let counted = |state: &State| {
        let tanks = state.soviet.markers.iter().filter(|kind| **kind == MarkerKind::Tank).count();
        let guns =
            [PakKind::Pak88, PakKind::Pak36].map(|gun| state.german.paks.iter().filter(|kind| **kind == gun).count());
        let mines = state.german.mines.iter().filter(|kind| **kind == MineKind::Mine).count();
        (tanks, guns, mines)
    };
    let dealt: Vec<State> = (0..20).map(|seed| begun(PresetSecrets::Dealt, seed)).collect();
    for state in &dealt {
        assert_eq!(counted(state), counted(&printed), "as many of each kind");
        assert_eq!(state.table.markers, printed.table.markers, "in the same places");
        assert_eq!(state.table.paks, printed.table.paks);
        assert_eq!(state.table.mines, printed.table.mines);
    }
    let other = |differs: fn(&State, &State) -> bool| dealt.iter().any(|state| differs(state, &dealt[0]));
    assert!(other(|a, b| a.soviet.markers != b.soviet.markers));
    assert!(other(|a, b| a.german.paks != b.german.paks));
    assert!(other(|a, b| a.german.mines != b.german.mines));
}

#[test]
fn dg_5_5_random_set_ups_obey_the_zones() {
    let random = Setup { terrain_setup: TerrainSetup::Random, deployment: Deployment::Random, ..Setup::default() };
    for (seed, season) in (0..40).zip([Season::Summer, Season::Winter].into_iter().cycle()) {
        let game = Game::start(Setup { season, ..random }, seed);
        let table = &game.state.table;
        let mut kinds: BTreeMap<Terrain, usize> = BTreeMap::new();
        for hex in ONE_BOARD.hexes().filter(|hex| table.ground.terrain(*hex) != Terrain::Steppe) {
            *kinds.entry(table.ground.terrain(hex)).or_default() += 1;
        }
        assert_eq!(kinds.values().copied().collect::<Vec<_>>(), [8, 6, 6]);
        let zone = table.setup.assembly_zone();
        assert!(table.markers.iter().filter_map(|marker| marker.at).all(|hex| zone.contains(hex.column())));
        assert!(table.tigers.iter().all(|tiger| (2..=6).contains(&tiger.at.column()) && tiger.hull == E));
        assert!((1..=2).contains(&table.stukas[0].airfield.column()));
        let (german, soviet) = (table.setup.landscape_zone(German), table.setup.landscape_zone(Soviet));
        let east = |hex: &Hex| table.ground.terrain(*hex) != Terrain::Steppe && !german.contains(hex.column());
        let west = |hex: &Hex| table.ground.terrain(*hex) != Terrain::Steppe && !soviet.contains(hex.column());
        assert!(ONE_BOARD.hexes().filter(east).count() <= 10 && ONE_BOARD.hexes().filter(west).count() <= 10);
    }
}
