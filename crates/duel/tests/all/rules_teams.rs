//! Chapters 15 and 16: partners, medals, four boards.

use crate::field::*;
use duel::map::Dir::*;
use duel::map::{Beyond, FOUR_BOARDS};
use duel::pieces::*;
use duel::setup::{Boards, Players, Setup, scenarios};
use duel::state::Step;
use duel::{Action, Duel, Event, German, Soviet};
use table::{Next, Rules, Seat};

fn four_players() -> Setup {
    Setup { players: Players(4), ..Setup::default() }
}

fn four_boards(players: u8) -> Setup {
    Setup { boards: Boards::Four, players: Players(players), ..Setup::default() }
}

fn order(setup: Setup, step: Step, turn: u16) -> Vec<u8> {
    let mut table = duel::state::Table::empty(&setup);
    table.turn = turn;
    table.order(step).map(|seat| seat.0).collect()
}

fn first_choices(game: &mut Game, done: impl Fn(&Game) -> bool) {
    while !done(game) {
        let first = game.legal()[0];
        game.act(first);
    }
}

#[test]
fn dg_15_1_what_partners_own() {
    let held = |seat| four_players().holdings(Seat(seat));
    for soviet in [2, 3] {
        assert_eq!((held(soviet).tanks, held(soviet).bluffs), (4, 4));
    }
    let (first, second) = (held(0), held(1));
    assert_eq!((first.tigers, first.pak88, first.pak36, first.mines, first.front, first.stukas), (1, 1, 2, 4, 14, 0));
    assert_eq!((second.tigers, second.pak88, second.mines, second.front, second.stukas), (1, 0, 0, 0, 1));

    let game = Field::of(four_players()).t34("E8", W, W).t34("G8", W, W).of_seat(3).at(Step::Tanks);
    assert_eq!(game.refusal(drive(2)), "DG-15.1", "owners decide for their own pieces");
    let too_many = Setup { players: Players(5), ..Setup::default() };
    assert_eq!(too_many.refusals()[0].rule, "DG-15.1");
}

#[test]
fn dg_15_2_partners_share_their_secrets() {
    let game = Game::start(Setup { players: Players(4), ..scenarios()[0].1 }, 0);
    let view = |seat| Duel::view(&game.state, Some(Seat(seat)));
    let known = |seat| (view(seat).table, view(seat).german, view(seat).soviet);
    assert_eq!((known(0), known(2)), (known(1), known(3)));
    assert!(view(0).german.is_some() && view(0).soviet.is_none());
    assert!(view(2).table.markers.iter().any(|marker| marker.owner == Seat(3)), "who owns a marker is public");
}

#[test]
fn dg_15_3_who_does_what() {
    let four = |step, turn| order(four_players(), step, turn);
    assert_eq!(four(Step::Front, 0), [0]);
    assert_eq!(four(Step::Markers, 0), [2, 3]);
    assert_eq!(four(Step::Weapons, 0), [0, 1]);
    assert_eq!((four(Step::OpeningMarch, 0), four(Step::OpeningActivation, 0)), (vec![2, 3], vec![2, 3]));
    assert_eq!((four(Step::Guns, 2), four(Step::GunReveal, 2)), (vec![0], vec![0]));
    for step in [Step::OpeningRecon, Step::Recon, Step::LateRecon, Step::Programming, Step::GermanFire(1)] {
        assert_eq!(four(step, 2), [0, 1]);
    }
    for step in [Step::March, Step::Tanks] {
        assert_eq!((four(step, 1), four(step, 2), four(step, 3)), (vec![2, 3], vec![3, 2], vec![2, 3]));
    }
    assert_eq!(four(Step::Execution, 2), [0], "the first German chooses the order");
    assert_eq!(four(Step::WoodFire, 2), [0, 1, 2, 3]);
    assert_eq!(four(Step::SovietFire(1), 2), [2, 3]);
    assert_eq!(four(Step::Flight, 2), [1]);

    let mut game = Game::start(four_players(), 0);
    let mut tile_layers = Vec::new();
    first_choices_noting(&mut game, &mut tile_layers);
    assert_eq!(tile_layers, [2, 0, 3, 1].repeat(5));

    first_choices(&mut game, |game| game.step() == Step::OpeningActivation);
    game.act(Action::End);
    assert_eq!(game.refusal(Action::End), "DG-5.8", "if the first activates none, the second must");
    let tank = game.legal()[0];
    game.act(tank);
    assert_eq!(Duel::next(&game.state), Next::Decide(Seat(3)), "the owner faces it");
}

fn first_choices_noting(game: &mut Game, seats: &mut Vec<u8>) {
    while game.step() == Step::Landscape {
        seats.push(game.state.table.seat.0);
        let tile = game.legal()[0];
        game.act(tile);
        let place = game.legal()[0];
        game.act(place);
    }
}

#[test]
fn dg_15_3_each_of_two_soviet_players_moves_one_marker() {
    let mut game = Game::start(Setup { players: Players(4), ..scenarios()[0].1 }, 0);
    assert_eq!((game.step(), game.state.table.seat), (Step::OpeningMarch, Seat(2)));
    first_choices(&mut game, |game| game.state.table.seat != Seat(2) || game.step() != Step::OpeningMarch);
    assert_eq!(game.state.table.markers.iter().filter(|marker| marker.moved).count(), 1);
    assert_eq!(game.state.table.seat, Seat(3));
}

#[test]
fn dg_15_4_badges_for_tigers_and_orders_for_tanks() {
    let tigers = || Field::of(four_players()).tiger("E4", E, E).tiger("G5", NE, NE);
    let mut both = tigers().t34("E6", E, E).combat();
    both.acts([fire(TIGER, T34), fire(TIGER_2, T34)]);
    assert_eq!((both.state.table.medals[..2].to_vec(), both.vp()), (vec![1, 1], [2, 0]));
    assert!(both.heard(Event::MedalWon { seat: Seat(1), side: German, place: 2 }));

    let mut critical = Field::of(four_players()).tiger("E4", E, W).t34("E5", W, W).of_seat(3).combat();
    critical.act(fire(T34, TIGER));
    assert_eq!(critical.state.table.medals, [0, 0, 0, 1, 0, 0, 0, 0]);
    let mut through = Field::of(four_players()).t34("E1", W, W).at(Step::Tanks);
    through.acts([drive(1), Action::Forward]);
    assert_eq!(through.state.table.medals, [0, 0, 1, 0, 0, 0, 0, 0]);
    let mut gun = Field::of(four_players()).gun("E4", PakKind::Pak88, E).t34("E5", W, E).combat();
    gun.act(fire(PAK, T34));
    assert_eq!((gun.state.table.medals, gun.vp()), ([0; 8], [2, 0]), "none for a PAK");

    let mut alone = Field::summer().t34("E1", W, W).at(Step::Tanks);
    alone.acts([drive(1), Action::Forward]);
    assert_eq!(alone.state.table.medals, [0; 8], "two players keep no medals");
}

#[test]
fn dg_15_4_one_order_for_each_tiger_critically_hit() {
    let field = Field::of(four_players()).tiger("E4", E, NW).tiger("H8", E, NW);
    let field = field.t34("E5", W, W).of_seat(3).t34("F4", NW, NW).of_seat(3).t34("F3", NE, NE).of_seat(2);
    let mut game = field.t34("H9", W, W).of_seat(3).combat();
    game.acts([fire(T34_3, TIGER), fire(T34, TIGER), fire(T34_2, TIGER), fire(Weapon::T34(t34(4)), TIGER_2)]);
    assert!(game.shots().iter().all(|(_, _, shot)| shot.effect == duel::events::Effect::Critical));
    assert_eq!(game.vp(), [0, 4], "every hit scores");
    assert_eq!(game.state.table.medals[2..4], [1, 2], "each player once for each Tiger");
    game.next_turn(Step::AimedFire).act(fire(T34_3, TIGER));
    assert_eq!(game.state.table.medals[2], 1, "nor again in a later turn");
}

#[test]
fn dg_15_5_the_most_medals_win_and_ties_are_shared() {
    let winners = |medals: [u8; 8], vp: [i16; 2]| {
        let field = Field::of(four_players()).with(|state| (state.table.medals, state.table.vp) = (medals, vp));
        let outcome = field.at(Step::Programming).state.table.outcome();
        outcome.winners.iter().map(|seat| seat.0).collect::<Vec<_>>()
    };
    assert_eq!(winners([0, 0, 3, 1, 0, 0, 0, 0], [0, 5]), [2]);
    assert_eq!(winners([9, 9, 1, 1, 0, 0, 0, 0], [0, 5]), [2, 3]);
    assert_eq!(winners([0, 1, 9, 9, 0, 0, 0, 0], [5, 0]), [1]);
    assert!(winners([1, 0, 0, 0, 0, 0, 0, 0], [5, 5]).is_empty());
}

// --- 16. Four boards

#[test]
fn dg_16_1_the_large_board_and_its_pieces() {
    assert_eq!((FOUR_BOARDS.rows, FOUR_BOARDS.columns, FOUR_BOARDS.hexes().count()), (18, 22, 396));
    assert_eq!(FOUR_BOARDS.neighbour(hex("R1"), NW), Some(hex("Q1")), "row R is shifted");
    assert_eq!(FOUR_BOARDS.beyond(hex("Q1"), SW), Beyond::GermanEdge);
    let game = Game::start(scenarios()[9].1, 3);
    let table = &game.state.table;
    assert_eq!((table.tigers.len(), table.markers.len(), table.paks.len(), table.mines.len()), (8, 64, 24, 32));
    assert_eq!((table.stukas.len(), table.ground.front_hexes(&FOUR_BOARDS).count()), (4, 56));
    let tiles = FOUR_BOARDS.hexes().filter(|hex| table.ground.terrain(*hex) != Terrain::Steppe);
    assert_eq!(tiles.count(), 80);
}

#[test]
fn dg_16_2_the_zones_are_doubled() {
    let setup = four_boards(2);
    let zone = |zone: duel::setup::Zone| (zone.from, zone.to);
    assert_eq!((zone(setup.landscape_zone(German)), zone(setup.landscape_zone(Soviet))), ((1, 12), (11, 22)));
    assert_eq!((zone(setup.front_band()), zone(setup.assembly_zone())), ((7, 12), (15, 22)));
    assert_eq!(zone(Setup { season: Season::Winter, ..setup }.assembly_zone()), (17, 22));
    assert_eq!(setup.holdings(Seat(1)).marker_moves, 8);
    let preset = Setup { boards: Boards::Four, ..scenarios()[0].1 };
    assert_eq!(preset.refusals()[0].rule, "DG-16.2");

    let mut game = Game::start(scenarios()[9].1, 3);
    let (home, other) = (game.state.table.stukas[0].airfield, game.state.table.stukas[1].airfield);
    assert_ne!(home, other);
    let stuka = &mut game.state.table.stukas[0];
    (stuka.at, stuka.flight) = (other, Flight::Flying { phase: 4, left: 5 });
    (game.state.table.step, game.state.table.seat) = (Step::Flight, Seat(0));
    game.state.table.focus = duel::state::Focus::Stuka(StukaId::of(0));
    assert_eq!(game.refusal(Action::Land), "DG-12.6", "only on its own airfield");
}

#[test]
fn dg_16_3_sets_are_dealt_among_one_to_four_players() {
    for (players, sets) in [(2, vec![4]), (4, vec![2, 2]), (6, vec![2, 1, 1]), (8, vec![1, 1, 1, 1])] {
        let setup = four_boards(players);
        let germans: Vec<u8> = setup.seats(German).map(|seat| setup.holdings(Seat(seat)).stukas).collect();
        let soviets: Vec<u8> = setup.seats(Soviet).map(|seat| setup.holdings(Seat(seat)).tanks / 8).collect();
        assert_eq!((germans, soviets), (sets.clone(), sets.clone()), "{players} players");
        let first = setup.holdings(Seat(0));
        assert_eq!((first.tigers, first.wheels, first.front), (2 * sets[0], 2 * sets[0], 14 * sets[0]));
    }
    assert_eq!(four_boards(9).refusals()[0].rule, "DG-16.3");

    let six = four_boards(6);
    let mut game = Game::start(six, 0);
    let mut layers = Vec::new();
    first_choices_noting(&mut game, &mut layers);
    let soviet: Vec<u8> = layers.iter().copied().filter(|seat| *seat >= 3).collect();
    assert_eq!(soviet[..6], [3, 4, 5, 3, 4, 5]);
    assert_eq!(soviet[30..], [3; 10], "who is out of tiles is passed over");
    assert_eq!((order(six, Step::March, 1), order(six, Step::March, 2)), (vec![3, 4, 5], vec![4, 5, 3]));
    assert_eq!((order(six, Step::Guns, 3), order(six, Step::Weapons, 0)), (vec![2, 0, 1], vec![0, 1, 2]));
}

#[test]
fn dg_16_4_the_long_front_is_built_player_by_player() {
    let mut game = Game::start(four_boards(8), 0);
    first_choices(&mut game, |game| game.step() == Step::Front);
    assert_eq!(game.refusal(Action::Place(hex("A6"))), "DG-5.2");
    let mut layers = Vec::new();
    while game.step() == Step::Front {
        layers.push(game.state.table.seat.0);
        let first = game.legal()[0];
        game.act(first);
    }
    let expected: Vec<u8> = (0..4).flat_map(|seat| [seat; 14]).collect();
    assert_eq!(layers, expected);
    assert!((7..=12).any(|column| game.state.table.ground.front(duel::map::Hex::at(17, column).expect("row R"))));
}
