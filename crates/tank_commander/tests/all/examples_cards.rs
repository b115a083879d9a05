//! The worked examples of cards and windows, by their numbers in the rulebook.

use crate::field::*;
use table::Side;
use tank_commander::Action;
use tank_commander::data::Scenario;
use tank_commander::pieces::{Terrain, TerrainTable, Works};
use tank_commander::setup::{Decks, Setup};
use tank_commander::state::{Mode, Step};
use tank_commander::units::{Mark, Weapon};

#[test]
fn tc_14_3_and_14_4_example_6_cards_68_and_69_breakdown_repair_stream() {
    let field = Field::new().german(45, "GF3").hand(GERMAN, &[69]).hand(SOVIET, &[68, 21]);
    let mut game = field.game();
    let (from, to) = (game.at("GF3"), game.at("SF3"));
    game.acts([Action::Move(unit(1)), Action::At(to), Action::Go]);
    assert_eq!(game.seat(), Some(SOVIET));
    game.play_on(68, 1).act(Action::Confirm);
    assert_eq!(game.seat(), Some(GERMAN));
    game.acts([Action::Choose(card(69)), Action::Counter(0), Action::Confirm]);
    while game.state.table.window.as_ref().is_some_and(|window| !window.stack.is_empty()) {
        game.act(Action::Pass);
    }
    assert_eq!((game.discarded(SOVIET, 68), game.discarded(GERMAN, 69)), (1, 1));
    assert_eq!(game.seat(), Some(SOVIET));
    game.acts([Action::Choose(card(21)), Action::Edge(from, to), Action::Confirm]).pass();
    assert_eq!(game.place(1), "GF3");
    assert!(game.is(1, Mark::Stopped));
    game.act(Action::Done);
    assert!(game.is(1, Mark::Acted));
    assert_eq!(game.state.table.edges.len(), 1);
}

#[test]
fn tc_11_6_example_10_cards_18_and_19_bunkers_replace_foxholes() {
    let field = Field::new().german(5, "GR3").hand(GERMAN, &[18, 19, 19, 18]);
    let mut game = field.game();
    game.play_at(18, "GR3").play_at(19, "GR3");
    let at = game.at("GR3");
    assert_eq!(game.state.table.cell(at).works.map(|dug| dug.works), Some(Works::Bunkers));
    assert_eq!(game.discarded(GERMAN, 18), 1);
    assert!(!game.may(Action::Choose(card(19))) && !game.may(Action::Choose(card(18))));
    let field = Field::new().german(45, "GF3").terrain("SF3", Terrain::Stream).hand(SOVIET, &[21]);
    let mut game = field.game();
    let (to, stream) = (game.at("SF2"), game.at("SF3"));
    game.acts([Action::Move(unit(1)), Action::At(to), Action::Go, Action::Choose(card(21))]);
    assert!(!game.may(Action::At(stream)));
}

#[test]
fn tc_15_20_and_5_2_example_11_card_120_coordination() {
    let mut game = Field::new().german(45, "GF3").hand(GERMAN, &[120, 120]).game();
    game.play(120);
    assert_eq!(game.supply(), 3);
    assert_eq!(game.barred(Action::Choose(card(120))), "TC-15.20");
}

#[test]
fn tc_12_2_example_20_when_smoke_clears() {
    let mut game = Field::new().german(45, "GF3").soviet(56, "SR1").hand(GERMAN, &[165]).hand(SOVIET, &[165]).game();
    game.play_at(165, "SF3").pass();
    let (own, other) = (game.at("SF3"), game.at("SF1"));
    game.act(Action::End).pass();
    assert_eq!(game.state.table.active(), SOVIET);
    assert!(game.state.table.cell(own).smoke > 0, "through the Soviet seat-turn");
    game.act(Action::End);
    assert_eq!(game.state.table.cell(own).smoke, 0);
    assert_eq!((game.state.table.turn, game.state.table.step), (3, Step::Window));
    game.act(Action::Choose(card(165))).act(Action::At(other)).act(Action::Confirm).pass();
    assert!(game.state.table.cell(other).smoke > 0);
    game.act(Action::End).pass();
    assert_eq!(game.state.table.cell(other).smoke, 0, "laid in the enemy's seat-turn, gone at its end");
}

fn group_into_gf3(mut game: Game) -> Game {
    let to = game.at("GF3");
    game.acts([Action::Move(unit(1)), Action::At(to), Action::Join(unit(2)), Action::Join(unit(3)), Action::Go]);
    game
}

#[test]
fn tc_11_12_and_11_13_example_21_a_stream_under_their_feet() {
    let mut game = group_into_gf3(example(21));
    game.play_at(21, "GF3").act(Action::Confirm).pass();
    assert_eq!([1, 2, 3].map(|number| game.place(number)), ["SF3", "GF3", "GF3"]);
    assert!(game.is(1, Mark::Stopped));
    let at = game.at("GF3");
    assert_eq!(game.state.table.cover(at), Terrain::Stream);
}

#[test]
fn tc_14_6_and_6_7_example_22_the_squads_stay_with_their_tank() {
    let field = Field::new().soviet_play().soviet(56, "SF3").soviet(11, "SF3").soviet(11, "SF3");
    let mut game = group_into_gf3(field.german(45, "GF3").hand(GERMAN, &[21]).game());
    let (a, b) = (game.at("GF3"), game.at("SF3"));
    game.act(Action::Choose(card(21)));
    assert!(!game.may(Action::At(a)), "a vehicle is there");
    game.act(Action::Edge(a, b)).act(Action::Confirm).pass();
    assert_eq!([1, 2, 3].map(|number| game.place(number)), ["SF3", "SF3", "SF3"]);
}

#[test]
fn tc_13_10_and_13_11_example_27_card_123_panic() {
    let mut game = example(27);
    let at = game.at("SF3");
    game.acts([Action::Move(unit(1)), Action::At(at), Action::Join(unit(2)), Action::Join(unit(3)), Action::Go]).pass();
    game.acts([Action::Done, Action::End, Action::Choose(card(123)), Action::Confirm]).pass();
    assert_eq!(game.state.table.step, Step::Retreat);
    let near = ["SF2", "SF4", "SR2", "SR3", "SR4", "GF2"].map(|name| game.may(Action::Retreat(unit(4), game.at(name))));
    assert_eq!(near, [true, true, true, true, true, false]);
    assert!(!game.may(Action::Retreat(unit(4), game.at("S0"))), "two steps");
    let (left, right) = (game.at("SF2"), game.at("SF4"));
    game.acts([Action::Retreat(unit(4), left), Action::Retreat(unit(5), right)]);
    assert_eq!(game.state.table.cell(at).works, None);
    assert_eq!(game.state.table.step, Step::Volley, "the fight goes on against the tank");
}

#[test]
fn tc_13_9_example_28_card_122_tactical_advantage() {
    let field = || Field::new().german(3, "GF3").soviet(11, "GF3").from("SF3").hand(GERMAN, &[122]);
    let mut game = example(28);
    game.acts([Action::End, Action::Choose(card(122)), Action::Confirm]).pass();
    game.act(Action::Fire(Weapon::Sa, unit(2))).pass();
    assert!(!game.is_there(2));
    assert_ne!(game.state.table.step, Step::Volley, "nobody is left to fire back");
    let mut game = field().hand(SOVIET, &[122]).rolls(&[5, 4]);
    game.acts([Action::End, Action::Choose(card(122)), Action::Confirm]);
    game.acts([Action::Choose(card(122)), Action::Confirm]).pass();
    game.acts([Action::Fire(Weapon::Sa, unit(2)), Action::Fire(Weapon::Sa, unit(1))]).pass();
    assert!(!game.is_there(1) && !game.is_there(2), "both: together");
}

fn barrage(table: TerrainTable, rolls: &[u8], observer: bool) -> Game {
    let setup = Setup { terrain_table: table, deck: Decks::Custom, ..Setup::of(Scenario::MeetingEngagement) };
    let field = Field::of(setup).soviet_play().soviet(11, "SF3");
    let field = if observer { field.marked(Mark::Observer) } else { field };
    let field = field.german(5, "GF3").german(44, "GF3").terrain("GF3", Terrain::Woods);
    let field = if observer { field.works("GF3", Side::First, Works::Bunkers) } else { field };
    let mut game = field.hand(SOVIET, &[33]).rolls(rolls);
    game.play_at(33, "GF3").act(Action::Use(Mode::Strike)).pass();
    game
}

#[test]
fn tc_15_14_and_11_4_example_29_card_33_a_barrage_with_an_observer() {
    let default = TerrainTable::SixPackV3;
    assert!(!barrage(default, &[4, 9], true).is_there(2));
    assert!(barrage(default, &[5, 9], true).is_there(2));
    assert!(!barrage(default, &[9, 3], true).is_there(3));
    assert!(barrage(default, &[9, 2], true).is(3, Mark::Immobilised));
    let game = barrage(default, &[9, 4], true);
    assert!(game.is_there(3) && !game.is(3, Mark::Immobilised));
    let friend = |roll: u8| {
        let field = Field::new().soviet_play().soviet(11, "SF3").marked(Mark::Observer).german(5, "GF3");
        let field = field.soviet(11, "GF3").from("SF3").terrain("GF3", Terrain::Woods);
        let mut game = field.hand(SOVIET, &[33]).rolls(&[10, roll]);
        game.play_at(33, "GF3").act(Action::Use(Mode::Strike)).pass();
        game.is_there(3)
    };
    assert!(!friend(7) && friend(8), "an own squad without works");
}

#[test]
fn tc_11_3_and_11_2_example_33_the_players_guide_makes_woods_deadly() {
    assert!(!barrage(TerrainTable::PlayersGuide, &[7, 9], false).is_there(2));
    assert!(barrage(TerrainTable::PlayersGuide, &[8, 9], false).is_there(2));
    assert!(!barrage(TerrainTable::SixPackV3, &[5, 9], false).is_there(2));
    assert!(barrage(TerrainTable::SixPackV3, &[6, 9], false).is_there(2));
}

#[test]
fn tc_18_5_example_30_the_clock_of_17_5() {
    let setup = Setup { deck: Decks::Ready, ..Setup::of(Scenario::Defence) };
    let mut field = Field::of(setup).soviet_play().turn(7);
    field.state.table.attacker = Some(Side::First);
    // The defender's deck is in hand and pile; his group waits.
    let ready =
        setup.ready(tank_commander::pieces::Nation::Soviet, tank_commander::data::Role::Defender).expect("a deck");
    let own =
        setup.ready(tank_commander::pieces::Nation::German, tank_commander::data::Role::Attacker).expect("a deck");
    use tank_commander::data::ForcePart;
    let secrets = &mut field.state.secrets;
    secrets[0].pile = own.group(ForcePart::Deck).collect();
    secrets[1].pile = ready.group(ForcePart::Deck).collect();
    secrets[1].group = ready.group(ForcePart::Reinforcement).collect();
    secrets[1].pile.remove(card(116));
    secrets[1].hand.add(card(116));
    for seat in 0..2 {
        let (player, secrets) = (&mut field.state.table.players[seat], &field.state.secrets[seat]);
        (player.hand, player.pile, player.group) = (secrets.hand.len(), secrets.pile.len(), secrets.group.len());
    }
    let group = field.state.secrets[1].group.len();
    let mut game = field.game();
    assert_eq!(game.barred(Action::Choose(card(117))), "TC-16.1");
    game.play(116).pass();
    assert_eq!(game.state.table.clock, Some(10));
    assert!(game.state.table.players[1].hand >= group);
    while game.state.table.step != Step::Over {
        let action = [Action::End, Action::Pass].into_iter().find(|action| game.may(*action));
        let action = action.unwrap_or_else(|| game.legal()[0]);
        game.act(action);
    }
    assert_eq!((game.state.table.turn, game.state.table.outcome().side), (10, Some(Side::Second)));
}

#[test]
fn tc_19_9_example_31_the_second_shot_of_an_su_152() {
    let mut game = hill(&[5, 9], false);
    let (tank, gun) = (unit(1), unit(2));
    game.acts([Action::Aim(gun), Action::Fire(Weapon::At, tank)]).pass();
    assert!(!game.is_there(1), "14-8: kill on 9");
    assert!(game.is(2, Mark::ApUsed));
    let later = |roll: u8| {
        let mut game = hill(&[5, roll], true);
        game.fire(2, Weapon::At, 1);
        game.is_there(1)
    };
    assert!(!later(1) && later(2), "3-8: kill on 1");
}

/// An SU-152 and a PzKw IV G on Hill 621, turn 12, the Soviet to play.
fn hill(rolls: &[u8], fired_before: bool) -> Game {
    use tank_commander::bag::Bag;
    use tank_commander::pieces::Nation;
    use tank_commander::state::Arrived;
    let setup = Setup::of(Scenario::Hill621);
    let field = Field::of(setup).soviet_play().turn(12);
    let field = field.german(44, "H5-3").soviet(107, "H6-3");
    let mut field = if fired_before { field.marked(Mark::ApUsed) } else { field };
    let table = &mut field.state.table;
    table.attacker = Some(Side::Second);
    table.arrived = [[Arrived::Here; 2]; 2];
    for (seat, nation, placed) in [(0, Nation::German, 44), (1, Nation::Soviet, 107)] {
        let role = setup.role_of(nation);
        let mut all: Bag = setup
            .ready(nation, role)
            .expect("a deck")
            .holdings
            .iter()
            .flat_map(|holding| std::iter::repeat_n(holding.card, holding.count.into()))
            .collect();
        all.remove(card(placed));
        table.players[seat].discard = all;
    }
    field.rolls(rolls)
}
