//! Set-up, turn, reinforcement, victory, options.

use crate::field::*;
use crusade::data::{DATA, Scenario};
use crusade::map::{Spot, Terrain, Zone};
use crusade::pieces::{Kind, Special, Trait};
use crusade::setup::{Decks, Length, Nations, PresetSecrets, Setup, SupplyDice, Switch};
use crusade::state::{State, Step};
use crusade::{Action, Crusade, German, Soviet};
use table::testing::begin;
use table::{Next, Rules, Seat, Side};

#[test]
fn lc_1_1_and_1_2_and_5_1_and_5_2_and_5_3_the_meeting_engagement_begins() {
    let state = begin::<Crusade>(&Setup::default(), 3);
    for side in Side::BOTH {
        let force = state.force(side);
        let drawn = 7 + if side == state.table.active { 2 } else { 0 };
        assert_eq!(force.hand.len(), drawn);
        assert!(Zone::home_row(side).into_iter().all(|zone| state.occupies(side, zone)));
        let staff = force.in_zone(Zone::hq(side)).next().expect("a staff").1;
        assert!(staff.stats().kind == Kind::Staff && staff.tag.is_some());
        assert!(
            force.iter().filter(|(_, piece)| piece.stats().kind != Kind::Staff).all(|(_, piece)| piece.tag.is_none())
        );
    }
    assert_eq!(state.table.ground(Zone::C2), Terrain::Hills);
    assert_eq!(state.table.step, Step::Reinforce);
}

#[test]
fn lc_16_10_guns_and_tanks_of_a_preset_are_dealt_among_their_places() {
    let lying = |state: &State, side: Side, zone: Zone| {
        let mut cards: Vec<_> = state.force(side).in_zone(zone).map(|(_, piece)| piece.stats().id).collect();
        cards.sort();
        cards
    };
    let zones = |side: Side| Zone::ROWS.concat().into_iter().map(move |zone| (side, zone));
    for scenario in [Scenario::Meeting, Scenario::Kharkov, Scenario::Lunch] {
        let begun = |preset_secrets, seed| begin::<Crusade>(&Setup { preset_secrets, ..Setup::of(scenario) }, seed);
        let printed = begun(PresetSecrets::Printed, 1);
        let dealt: Vec<State> = (0..20).map(|seed| begun(PresetSecrets::Dealt, seed)).collect();
        for (side, zone) in Side::BOTH.into_iter().flat_map(zones) {
            let listed = lying(&printed, side, zone);
            assert_eq!(listed, lying(&begun(PresetSecrets::Printed, 2), side, zone), "nothing is left to chance");
            assert!(dealt.iter().all(|state| lying(state, side, zone).len() == listed.len()), "as many cards");
        }
        for (side, row) in Side::BOTH.into_iter().flat_map(|side| Zone::ROWS.map(|row| (side, row))) {
            let all = |state: &State| {
                let mut cards = row.map(|zone| lying(state, side, zone)).concat();
                cards.sort();
                cards
            };
            assert!(dealt.iter().all(|state| all(state) == all(&printed)), "the same cards in each row");
        }
        let differs = Side::BOTH
            .into_iter()
            .flat_map(zones)
            .any(|(side, zone)| dealt.iter().any(|state| lying(state, side, zone) != lying(&printed, side, zone)));
        assert_eq!(
            differs,
            scenario != Scenario::Lunch,
            "{scenario:?}: there everything but infantry lies in one zone"
        );
    }
}

#[test]
fn lc_2_1_and_2_2_and_2_7_zones_and_distances() {
    let distance = |a: Zone, b: Zone| a.distance(b);
    assert_eq!([distance(Zone::Hs, Zone::A1), distance(Zone::Hs, Zone::A2), distance(Zone::A1, Zone::C1)], [1, 2, 2],);
    assert_eq!(distance(Zone::A1, Zone::Hg), 3);
    assert!(Zone::A1.edge(Zone::B2).is_none(), "no diagonals");
}

#[test]
fn lc_2_6_the_order_of_the_corridors() {
    let way = |side| std::iter::successors(Some(Spot::home(side)), move |spot| spot.onward(side)).collect::<Vec<_>>();
    assert_eq!(way(Soviet), [Spot::Row1, Spot::Row2, Spot::Row3, Spot::RearNorth]);
    assert_eq!(way(German), [Spot::Row3, Spot::Row2, Spot::Row1, Spot::RearSouth]);
    assert_eq!((Spot::RearNorth.back(Soviet), Spot::Row1.back(Soviet)), (Some(Spot::Row3), None));
}

#[test]
fn lc_1_8_and_3_3_and_3_4_soldiers_and_kinds() {
    assert!(card("su_guards").card().is(Trait::Soldier) && !card("su_scouts").card().is(Trait::Soldier));
    assert!(card("de_me262").card().is(Trait::FighterBomber) && !card("de_ju87").card().is(Trait::FighterBomber));
    assert_eq!(card("su_column").card().moves, 0);
}

#[test]
fn lc_5_4_and_5_5_and_5_6_and_5_7_and_5_9_and_5_10_the_open_set_up() {
    let mut game = Game::on(begin::<Crusade>(&Setup::of(Scenario::Open), 1));
    game.dice = table::Dice::quick(1).after([2, 6, 1, 3, 3]);
    for terrain in [Terrain::Clear, Terrain::LightWoods, Terrain::Village] {
        game.act(Action::Lay(terrain));
    }
    assert_eq!((game.has_supply(Soviet), game.step()), (23, Step::Terrain));
    for terrain in [Terrain::Clear, Terrain::Town, Terrain::Village] {
        game.act(Action::Lay(terrain));
    }
    assert_eq!((game.step(), game.state.table.decider), (Step::Centre, Soviet), "an even die");
    game.refuses(Action::Lay(Terrain::Clear), "LC-5.4");
    game.act(Action::Lay(Terrain::Hills)).act(Action::Lay(Terrain::Swamp));
    assert_eq!(game.state.table.ground(Zone::C2), Terrain::Balka);
    for side in Side::BOTH {
        assert_eq!((game.step(), game.state.table.decider), (Step::Forces, side));
        game.refuses(Action::End, "LC-5.6");
        let infantry = card(if side == Soviet { "su_rifle" } else { "de_gren" });
        game.refuses(Action::Place { card: infantry, zone: Zone::B2 }, "LC-5.6");
        for zone in Zone::home_row(side) {
            game.act(Action::Place { card: infantry, zone });
        }
        game.act(Action::End);
    }
    assert_eq!(game.state.table.turn, 1);
    assert_eq!(game.state.table.first, Soviet, "6 against 1");
    assert_eq!(game.has_supply(Soviet), 23 - 6 + 6);
    assert_eq!(game.has_supply(German), 27 - 3 - 6 + 2, "the second player has 2 more");
}

#[test]
fn lc_6_1_and_6_2_and_6_3_and_7_1_and_7_3_and_7_4_and_7_19_a_player_turn() {
    let mut game = Game::at(Step::Maneuver, Soviet);
    let gun = game.hide(German, "de_pak38", Zone::A3);
    game.edit(German, gun, |piece| piece.committed = true);
    game.hide(German, "de_column", Zone::Hg);
    for _ in 0..8 {
        game.hold(German, "de_gren");
    }
    game.rolls(&[4, 5]).act(Action::End);
    assert_eq!((game.step(), game.state.table.active, game.has_supply(German)), (Step::Reinforce, German, 20));
    assert!(!game.piece(German, gun).committed);
    assert_eq!(game.state.force(German).hand.len(), 10);
    game.act(Action::End);
    assert_eq!(game.step(), Step::HandLimit);
    let first = game.legal()[0];
    game.act(first);
    let second = game.legal()[0];
    game.act(second);
    assert_eq!(game.step(), Step::Bombard, "nothing on the airfield, nothing hidden: both phases end by themselves");
    game.act(Action::End);
    assert_eq!(game.step(), Step::Maneuver);
    game.rolls(&[1, 1]).act(Action::End);
    assert_eq!((game.state.table.turn, game.state.table.active), (3, Soviet));
}

#[test]
fn lc_7_5_and_7_8_and_7_9_and_7_10_and_7_15_and_7_16_and_14_8_reinforcements() {
    let mut game = Game::at(Step::Reinforce, German);
    let tank = game.show(German, "de_panther", Zone::B3);
    game.hide(German, "de_workshop", Zone::Hg);
    game.hurt(German, tank, 1).supply(German, 20);
    game.act(Action::WorkshopRefit(tank));
    assert_eq!(game.damage(German, tank), 0);
    game.hurt(German, tank, 1);
    game.refuses(Action::WorkshopRefit(tank), "LC-7.9");
    game.act(Action::Refit(tank));
    assert_eq!(game.has_supply(German), 18, "a dear card costs 2");
    let infantry = game.hide(German, "de_gren", Zone::B3);
    let medal = game.hold(German, "de_ironcross");
    game.refuses(Action::Attach { card: medal, unit: tank }, "LC-7.15");
    game.act(Action::Attach { card: medal, unit: infantry });
    assert!(game.piece(German, infantry).attached.has(Special::IronCross));
    let fuel = game.hold(German, "de_fuel");
    game.rolls(&[5]).act(Action::Play(fuel));
    assert_eq!(game.has_supply(German), 21);
    game.act(Action::Buy);
    game.refuses(Action::Buy, "LC-7.16");
    let panzer = game.hold(German, "de_pz4");
    game.act(Action::Deploy(panzer));
    let new = game.state.force(German).in_zone(Zone::Hg).find(|(_, piece)| piece.card == panzer).expect("it is there");
    assert!(new.1.tag.is_none() && !new.1.committed);
}

#[test]
fn lc_15_4_maskirovka_hides_a_zone() {
    let mut game = Game::at(Step::Reinforce, Soviet);
    let rifle = game.show(Soviet, "su_rifle", Zone::A1);
    game.hold(Soviet, "su_maskirovka");
    game.refuses(Action::Mask(Zone::B1), "LC-7.5");
    game.refuses(Action::Mask(Zone::Hs), "LC-7.5");
    game.act(Action::Mask(Zone::A1));
    assert!(game.piece(Soviet, rifle).tag.is_none());
}

#[test]
fn lc_12_6_kharkov_is_won_on_the_ground() {
    for (zones, winner) in [(&[Zone::B2][..], Soviet), (&[Zone::A2, Zone::C3], Soviet), (&[Zone::A2], German)] {
        let mut game = Game::of(&Setup::of(Scenario::Kharkov), Step::Maneuver, German);
        game.state.table.turn = 12;
        zones.iter().for_each(|zone| {
            game.hide(Soviet, "su_rifle", *zone);
        });
        game.act(Action::End);
        assert_eq!(game.state.table.ending.and_then(|ending| ending.winner), Some(winner));
    }
}

#[test]
fn lc_16_1_and_16_3_and_16_4_and_16_5_and_16_6_and_16_7_and_16_8_and_16_9_options() {
    let open = Setup::of(Scenario::Open);
    assert_eq!(Setup { supply_dice: SupplyDice::Three, ..open }.collapse_points(), Some(45));
    assert_eq!(Setup { collapse: Switch::Off, ..open }.collapse_points(), None);
    assert_eq!(Setup::of(Scenario::Kharkov).collapse_points(), None);
    assert_eq!((Setup { length: Length::Long, ..open }.turns(), Setup::of(Scenario::Lunch).turns()), (20, 8));
    let refused = |setup: Setup| setup.refusals().into_iter().map(|refusal| refusal.rule).collect::<Vec<_>>();
    assert_eq!(refused(Setup { length: Length::Long, ..Setup::of(Scenario::Lunch) }), ["LC-16.4"]);
    assert_eq!(refused(Setup { decks: Decks::Constructed, ..Setup::default() }), ["LC-16.5"]);
    assert_eq!(refused(Setup { random_terrain: Switch::On, ..Setup::default() }), ["LC-16.6"]);
    assert_eq!(refused(Setup { nations: Nations::Soviet, ..Setup::default() }), ["LC-16.8"]);
    let same = Setup { nations: Nations::German, ..open };
    assert_eq!(Side::BOTH.map(|side| same.budget(side)), [27, 27]);
    assert_eq!(open.seating().len(), 2);
    let mut game = Game::on(begin::<Crusade>(&Setup { decks: Decks::Constructed, ..open }, 1));
    game.dice = table::Dice::quick(1);
    for _ in 0..6 {
        game.act(Action::Take(card("su_t34")));
    }
    game.refuses(Action::Take(card("su_t34")), "LC-16.5");
    game.refuses(Action::Take(card("de_gren")), "LC-16.5");
    assert_eq!(Crusade::next(&game.state), Next::Decide(Seat(0)));
    assert_eq!(DATA.numbers.deck_size, 60);
}
