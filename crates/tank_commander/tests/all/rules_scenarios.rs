//! Hands, victory, scenarios, Hill 621, decks (chapters 16 to 21).

use crate::field::*;
use table::{Chance, Dice, Next, Rng, Rules, Side, Silent};
use tank_commander::data::{Scenario, TerrainSetup};
use tank_commander::pieces::{Nation, Terrain, Year};
use tank_commander::setup::{Balance, Decks, Setup, TerrainChoice};
use tank_commander::state::{Arrived, Finish, State, Step};
use tank_commander::units::Mark;
use tank_commander::{Action, TankCommander};

fn begin(setup: Setup, rolls: &[u8]) -> Game {
    let mut dice = Dice::given(rolls.iter().copied());
    let state = TankCommander::begin(&setup, &mut dice, &mut Silent).expect("a valid setup");
    Game { state, dice, events: Default::default() }
}

/// Deploys everybody by itself, up to the first play or window.
fn deployed(setup: Setup, seed: u64) -> Game {
    let mut dice = Dice::quick(seed);
    let mut state = TankCommander::begin(&setup, &mut dice, &mut Silent).expect("a valid setup");
    let mut rng = Rng::seeded(seed);
    while state.table.turn == 0 {
        let mut legal = Vec::new();
        TankCommander::legal(&state, &mut legal);
        let preferred = [Action::AutoDeploy, Action::TakeReady].into_iter().find(|action| legal.contains(action));
        let action = preferred.unwrap_or_else(|| *rng.pick(&legal).expect("something"));
        TankCommander::apply(&mut state, action, &mut dice, &mut Silent);
    }
    Game { state, dice, events: Default::default() }
}

#[test]
fn tc_16_1_and_16_3_twelve_cards_at_the_end_of_the_seat_turn() {
    let mut game =
        Field::new().german(5, "GF3").hand(GERMAN, &[165, 165, 69, 69, 49, 49, 49, 49, 49, 49, 49, 49, 49, 49]).game();
    game.act(Action::End).pass();
    assert_eq!(game.state.table.step, Step::Discard);
    game.acts([Action::Discard(card(49)), Action::Discard(card(69))]).pass();
    assert_eq!(game.state.table.players[0].hand, 12);
    assert_eq!(game.discarded(GERMAN, 69), 1);
}

#[test]
fn tc_16_2_drawing() {
    let mut game = Field::new().german(5, "GF3").pile(GERMAN, &[165]).game();
    game.act(Action::Draw);
    assert_eq!((game.in_hand(GERMAN, 165), game.supply()), (1, 1));
    assert_eq!(game.barred(Action::Draw), "TC-16.2");
}

#[test]
fn tc_17_3_a_side_without_combat_cards_loses() {
    let mut game = Field::new().german(45, "GF3").soviet(11, "SF3").rolls(&[1]);
    game.fire(1, tank_commander::units::Weapon::Sa, 2).act(Action::Done);
    game.act(Action::End).pass();
    let ending = game.state.table.ending.expect("it is over");
    assert_eq!((ending.by, ending.winner), (Finish::Annihilated, Some(Side::First)));
}

#[test]
fn tc_17_4_and_17_5_the_score_at_the_limit() {
    let mut field = Field::new().soviet_play().turn(20).german(45, "GF3").soviet(11, "SF3").german(5, "SR1");
    field.state.table.kills = [5, 10];
    let mut game = field.game();
    game.act(Action::End).pass();
    let ending = game.state.table.ending.expect("it is over");
    assert_eq!((ending.by, ending.winner), (Finish::LastTurn, Some(Side::First)), "5 + 10 for a rear position beat 10");
    assert!(game.legal().is_empty(), "conceding is the host's business");
}

/// The Soviet play of a turn with these tanks on the board, the rest of the ten in the reserves.
fn tanks(turn: u8, germans: &[&str], soviets: &[&str]) -> Field {
    let field = Field::of(Setup { deck: Decks::Custom, ..Setup::of(Scenario::TanksInAction) });
    let field = germans.iter().fold(field.soviet_play().turn(turn), |field, at| field.german(45, at));
    let field = soviets.iter().fold(field, |field, at| field.soviet(57, at));
    field.hand(GERMAN, &[45; 10][germans.len()..]).hand(SOVIET, &[57; 10][soviets.len()..])
}

/// What the front ranks have scored when the turn is over.
fn front_scores(germans: &[&str], soviets: &[&str]) -> [u16; 2] {
    let mut game = tanks(3, germans, soviets).game();
    game.act(Action::End).pass();
    assert_eq!(game.state.table.turn, 4);
    game.state.table.front
}

#[test]
fn tc_18_1_whoever_holds_more_of_the_front_ranks_scores_at_the_end_of_the_turn() {
    assert_eq!(front_scores(&["GF2", "GF3"], &["SF3", "SR1", "SR2"]), [5, 0], "rear ranks do not count");
    assert_eq!(front_scores(&["GF2", "GF3", "GR1"], &["SF1", "SF2", "SF5"]), [0, 5]);
    assert_eq!(front_scores(&["GF2", "GF3"], &["SF1", "SF2"]), [0, 0], "two each");
}

#[test]
fn tc_17_4_and_18_1_front_points_count_at_the_limit() {
    let field = tanks(6, &["GF3"], &["SR3"]).with(|state| state.table.kills = [0, 4]);
    let mut game = field.game();
    game.act(Action::End).pass();
    let ending = game.state.table.ending.expect("it is over");
    assert_eq!((ending.by, ending.winner), (Finish::LastTurn, Some(Side::First)), "5 for the front beat 4");
}

#[test]
fn tc_18_4_the_attacker_chooses_and_the_defender_lays_terrain() {
    let mut game = begin(Setup::of(Scenario::PreparedDefence), &[3, 7, 5, 4]);
    assert_eq!((game.state.table.attacker, game.seat()), (Some(Side::Second), Some(SOVIET)), "the higher roll");
    game.act(Action::Nation(Nation::German));
    assert_eq!((game.state.table.step, game.seat()), (Step::Ground, Some(GERMAN)), "seat 0 defends");
    assert_eq!(game.barred(Action::Done), "TC-18.4");
    let home = game.at("SF2");
    game.acts([Action::Choose(card(15)), Action::At(home)]);
    assert_eq!(game.state.table.cell(home).terrain, Terrain::Woods);
    game.act(Action::Choose(card(16)));
    assert_eq!(game.barred(Action::At(home)), "TC-11.1");
}

#[test]
fn tc_18_7_and_18_9_and_18_13_zones_and_fixed_orders() {
    let game = deployed(Setup { terrain_setup: TerrainChoice::None, ..Setup::of(Scenario::Bridgehead) }, 4);
    let soviet = game.state.table.units.held(Side::Second);
    assert!(soviet.count_ones() <= 6 && soviet & !game.state.table.home(Side::Second) == 0);
    assert_eq!(game.state.table.units.held(Side::First) & !game.state.table.rear(Side::First), 0);
    assert_eq!(game.state.table.first_player, Some(Side::First), "the German attacker");
    let game = deployed(Setup { terrain_setup: TerrainChoice::None, ..Setup::of(Scenario::EndIsNear) }, 4);
    assert_eq!(game.state.table.first_player, Some(Side::Second), "the Soviet attacker");
}

#[test]
fn tc_18_8_and_18_10_and_18_12_a_force_is_on_the_board_or_in_the_reserve() {
    let game = deployed(Setup { terrain_setup: TerrainChoice::None, ..Setup::of(Scenario::Kursk) }, 2);
    let on_board = game.state.table.units.iter().filter(|(_, unit)| unit.owner == SOVIET).count();
    let player = game.state.table.players[1];
    assert_eq!(on_board + usize::from(player.open.len()), 31, "what is not on the board is openly in reserve");
    assert!(player.hand >= 12 && player.pile + player.hand - player.open.len() == 12);
    let mut game = begin(Setup { terrain_setup: TerrainChoice::None, ..Setup::of(Scenario::Kursk) }, &[9, 2]);
    game.act(Action::Done);
    assert_eq!(game.state.table.players[0].open.len(), 20, "even all of it");
}

#[test]
fn tc_18_12_example_38_units_are_kept_back_and_the_rest_is_dealt() {
    let mut game = begin(Setup { terrain_setup: TerrainChoice::None, ..Setup::of(Scenario::BasicForce) }, &[2, 5]);
    let pile = game.state.secrets[0].pile;
    let units: Vec<_> = pile.kinds().filter(|card| card.stats().is_unit()).take(3).collect();
    let event = pile.kinds().find(|card| card.stats().event.is_some()).expect("an event");
    assert_eq!(game.barred(Action::Keep(event)), "TC-18.12");
    for card in &units {
        game.act(Action::Keep(*card));
    }
    assert_eq!((game.state.table.players[0].hand, game.state.secrets[0].hand.len()), (3, 3));
    game.acts([Action::Done, Action::AutoDeploy]);
    assert_eq!(game.state.table.players[0].hand, 12, "nine were dealt");
    assert!(units.iter().all(|card| game.state.secrets[0].hand.has(*card)));
}

#[test]
fn tc_18_6_without_a_year_17_6_is_played_in_1943() {
    let read = |text: &str| serde_json::from_str::<Setup>(text).expect("a setup");
    let setup = read(r#"{"scenario":"17.6"}"#);
    assert_eq!((setup.refusals().len(), setup.year()), (0, Some(Year::Y1943)));
    assert_eq!(setup, Setup::of(Scenario::AdvancedForce));
    let any = read(r#"{"scenario":"17.6","year":"any"}"#);
    assert_eq!(any.refusals().iter().map(|refusal| refusal.rule).collect::<Vec<_>>(), ["TC-18.6"]);
    assert_eq!(read(r#"{"scenario":"17.6","year":1944}"#).year(), Some(Year::Y1944));
    assert_eq!(read(r#"{"scenario":"17.2"}"#).year(), None);
}

#[test]
fn tc_20_2_and_18_15_example_48_any_number_of_playable_terrain() {
    let mut game = begin(Setup { deck: Decks::Custom, ..Setup::of(Scenario::BasicForce) }, &[]);
    game.acts([28, 28, 28, 165, 165].map(|number| Action::Take(card(number))));
    assert_eq!(game.barred(Action::Take(card(165))), "TC-20.2");
    game.acts([Action::Take(card(45)), Action::Done, Action::Take(card(56)), Action::Done]);
    assert_eq!(game.state.table.step, Step::Pool);
    game.acts([Action::Take(card(18)), Action::Take(card(18))]);
    assert_eq!(game.barred(Action::Take(card(18))), "TC-18.15");
}

#[test]
fn tc_18_14_leaders_of_a_force_may_start_attached() {
    let unit = tank_commander::units::Unit::new(card(83), GERMAN, tank_commander::map::Space::at(0, 0));
    assert!(!unit.is(Mark::Ace));
    let mut game = begin(Setup { terrain_setup: TerrainChoice::None, ..Setup::of(Scenario::Kursk) }, &[9, 2]);
    assert_eq!(game.barred(Action::Choose(card(115))), "TC-16.1", "the Aces of 17.8 are in the pile, not in the force");
    game.act(Action::Choose(card(83)));
}

#[test]
fn tc_18_15_and_18_16_random_terrain() {
    let mut game = begin(Setup::of(Scenario::BasicForce), &[2, 5]);
    assert_eq!(game.state.table.step, Step::Pool);
    game.acts([Action::Take(card(15)), Action::Take(card(15))]);
    assert_eq!(game.barred(Action::Take(card(15))), "TC-18.15");
    assert_eq!(game.barred(Action::Done), "TC-18.15");
    for number in [16, 16, 17, 17, 25, 25, 26, 26] {
        game.act(Action::Take(card(number)));
    }
    game.acts([Action::Done, Action::TakeReady]);
    assert_eq!(game.state.table.step, Step::Deploy);
    assert_eq!(Setup::of(Scenario::TanksInAction).terrain(), TerrainSetup::None);
    assert_eq!(Setup::of(Scenario::PreparedDefence).terrain(), TerrainSetup::Defender);
}

#[test]
fn tc_19_1_and_19_2_and_19_3_and_19_4_hill_621_is_set_out() {
    let game = deployed(Setup::of(Scenario::Hill621), 1);
    let table = &game.state.table;
    let at = |name: &str| game.at(name);
    assert_eq!(table.cell(at("H4-2")).terrain, Terrain::Woods);
    assert_eq!(table.cell(at("H2-2")).terrain, Terrain::Clear, "Paths are Clear");
    assert!(["H4-2", "H4-3", "H4-5"].iter().all(|name| table.cell(at(name)).works.is_some()));
    assert_eq!(table.units.iter().filter(|(_, unit)| unit.owner == SOVIET).count(), 14);
    assert_eq!((table.players[0].hand, table.players[1].hand, table.players[0].pile), (6, 5, 0));
    assert_eq!((table.active(), table.setup.last_turn()), (GERMAN, 16));
    assert_eq!(table.players[0].hidden(), 0, "everything is printed in the scenario");
}

/// Both sides end their plays until this turn and nation.
fn wait_until(game: &mut Game, turn: u8, nation: Nation) {
    let side = game.state.table.side_of(nation);
    while (game.state.table.turn, game.state.table.active_side(), game.state.table.step) != (turn, side, Step::Play) {
        let action = [Action::End, Action::Pass].into_iter().find(|action| game.may(*action)).expect("a way on");
        game.act(action);
    }
}

#[test]
fn tc_19_5_and_19_6_and_19_7_reinforcements_arrive() {
    let mut game = deployed(Setup::of(Scenario::Hill621), 1);
    wait_until(&mut game, 5, Nation::Soviet);
    assert_eq!(game.state.table.arrived[1][0], Arrived::Due);
    assert_eq!(game.state.table.players[1].hand, 10, "five more hand cards");
    assert_eq!(game.barred(Action::Arrive(2)), "TC-19.6");
    game.act(Action::Arrive(1));
    assert_eq!((game.state.table.step, game.supply()), (Step::Arrival, 1));
    let (entry, other) = (game.at("H7-4"), game.at("H7-1"));
    game.act(Action::Choose(card(56)));
    assert_eq!(game.barred(Action::At(other)), "TC-18.13");
    game.act(Action::At(entry));
    assert_eq!(game.barred(Action::Done), "TC-19.4");
    game.act(Action::AutoDeploy);
    let tank = game.state.table.units.iter().find(|(_, unit)| unit.card == card(56)).map(|(id, _)| id).expect("a tank");
    let to = game.at("H6-4");
    game.acts([Action::Move(tank), Action::At(to), Action::Go]).pass().act(Action::Done);
    assert!(game.state.table.units.get(tank).is_some_and(|unit| unit.at == to && unit.is(Mark::Acted)));
    let early = Setup { hill_balance: Balance::ProGerman, ..Setup::of(Scenario::Hill621) };
    let mut game = deployed(early, 1);
    wait_until(&mut game, 10, Nation::German);
    assert_eq!(game.state.table.arrived[0][1], Arrived::Due);
}

#[test]
fn tc_19_7_example_47_they_arrive_loaded_and_crowded() {
    let mut game = deployed(Setup::of(Scenario::Hill621), 1);
    wait_until(&mut game, 8, Nation::Soviet);
    game.act(Action::Arrive(2));
    let (entry, to) = (game.at("H7-4"), game.at("H6-4"));
    assert_eq!(game.barred(Action::Choose(card(10))), "TC-19.7", "no truck yet");
    game.acts([Action::Choose(card(24)), Action::At(entry)]);
    let of = |game: &Game, number: u8| {
        let units = game.state.table.units.iter().filter(|(_, unit)| unit.card == card(number));
        units.map(|(id, unit)| (id, *unit)).collect::<Vec<_>>()
    };
    let truck = of(&game, 24)[0].0;
    game.act(Action::Choose(card(10)));
    assert_eq!(game.barred(Action::At(entry)), "TC-19.7", "not on foot");
    game.act(Action::Pick(truck));
    for number in [101, 101, 101, 107, 107] {
        game.acts([Action::Choose(card(number)), Action::At(entry)]);
    }
    game.act(Action::AutoDeploy);
    assert!(of(&game, 10).iter().all(|(_, guards)| !guards.on_foot()), "six trucks for six squads");
    let guns: Vec<_> = [101, 107].into_iter().flat_map(|number| of(&game, number)).map(|(id, _)| id).collect();
    game.acts([Action::Move(guns[0]), Action::At(to)]);
    game.acts(guns[1..].iter().map(|id| Action::Join(*id))).act(Action::Go).pass();
    assert!(guns.iter().all(|id| game.state.table.units.get(*id).is_some_and(|gun| gun.at == to)), "all five");
    game.acts([Action::Done, Action::End]).pass();
    assert_eq!(game.state.table.step, Step::Overstack, "at the end of the seat-turn");
}

#[test]
fn tc_19_8_canister() {
    let mut game = deployed(Setup::of(Scenario::Hill621), 1);
    wait_until(&mut game, 11, Nation::German);
    assert_eq!(game.barred(Action::Choose(card(160))), "TC-14.1", "no PzKw III N yet");
    game.acts([Action::Arrive(2), Action::AutoDeploy, Action::Done]);
    let tank = game.state.table.units.iter().find(|(_, unit)| unit.card == card(81)).map(|(id, _)| id).expect("a tank");
    game.acts([Action::Choose(card(160)), Action::Pick(tank)]).pass();
    assert!(game.state.table.units.get(tank).is_some_and(|unit| unit.is(Mark::Canister)));
}

#[test]
fn tc_19_10_and_19_11_the_hill_at_the_end() {
    let mut game = deployed(Setup::of(Scenario::Hill621), 1);
    wait_until(&mut game, 11, Nation::Soviet);
    assert_eq!(game.discarded(SOVIET, 123), 1, "Panic is over");
    while game.state.table.step != Step::Over {
        let action = [Action::End, Action::Pass].into_iter().find(|action| game.may(*action)).expect("a way on");
        game.act(action);
    }
    let ending = game.state.table.ending.expect("it is over");
    assert_eq!((ending.by, ending.winner), (Finish::Hill, Some(Side::First)), "nobody stands on the hill");
}

#[test]
fn tc_20_5_and_20_7_a_deck_of_ones_own() {
    let mut game = begin(Setup { deck: Decks::Custom, ..Setup::of(Scenario::BasicForce) }, &[]);
    assert_eq!(game.barred(Action::Done), "TC-20.5");
    game.act(Action::Take(card(45)));
    assert!(game.may(Action::Done));
    while game.may(Action::Take(card(83))) {
        game.act(Action::Take(card(83)));
    }
    assert_eq!(game.barred(Action::Take(card(83))), "TC-20.1");
    assert_eq!(game.barred(Action::TakeReady), "TC-20.6");
}

#[test]
fn tc_21_1_auto_deployment_is_legal() {
    for scenario in Scenario::ALL {
        let game = deployed(Setup::of(scenario), 7);
        assert_eq!(TankCommander::faults(&game.state), Vec::<String>::new(), "{}", scenario.word());
        assert!(game.state.table.units.held(Side::First) != 0 && game.state.table.units.held(Side::Second) != 0);
    }
}

#[test]
fn tc_17_6_every_match_ends_within_the_bound() {
    for (name, setup) in TankCommander::scenarios() {
        let (mut rng, mut dice) = (Rng::seeded(9), Dice::quick(9));
        let mut state: State = TankCommander::begin(&setup, &mut dice, &mut Silent).expect("a valid setup");
        let (decisions, outcome) =
            table::play_out::<TankCommander>(&mut state, &mut rng, &mut dice, &mut Silent, &mut Vec::new());
        assert!(outcome.is_some() && decisions < TankCommander::bound(&setup), "{name}: {decisions}");
        assert!(matches!(TankCommander::next(&state), Next::Over(_)));
    }
}

#[test]
fn tc_18_8_at_kursk_the_germans_count_less_of_what_they_destroy() {
    let setup = Setup { terrain_setup: TerrainChoice::None, ..Setup::of(Scenario::Kursk) };
    let mut state = begin(setup, &[9, 2]).state.clone();
    state.table.kills = [100, 61];
    assert_eq!(Side::BOTH.map(|side| state.table.score(side)), [50, 61]);
}
