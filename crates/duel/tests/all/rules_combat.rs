//! Chapter 10: combat.

use crate::field::*;
use duel::data::DATA;
use duel::events::{Effect, Event};
use duel::map::Dir::*;
use duel::pieces::*;
use duel::state::Step;
use duel::{Action, Duel};
use table::{Next, Rules, Seat};

const HOLD: fn(Weapon) -> Action = Action::Hold;

fn refused(game: &Game, by: Weapon, at: Weapon, steps: u8) -> &'static str {
    game.state.table.shot(by, at, steps).expect_err("no such shot").rule()
}

fn power(field: Field, by: Weapon, at: Weapon) -> Option<i8> {
    field.at(Step::Programming).state.table.shot(by, at, 3).ok().map(|shot| shot.power)
}

#[test]
fn dg_10_1_the_power_of_a_shot() {
    let duel = |at| Field::summer().tiger("E3", E, E).t34(at, W, W);
    assert_eq!(["E4", "E5", "E6", "E7", "E8"].map(|at| power(duel(at), TIGER, T34)), [5, 4, 3, 2, 1].map(Some));
    assert_eq!(power(duel("E9"), TIGER, T34), None);
    assert_eq!(power(duel("E9").hill("E3"), TIGER, T34), Some(1), "+1 from a hill");
    assert_eq!(power(duel("E4").wood("E4"), TIGER, T34), Some(4), "-1 into a wood");
    let turned = |gun| Field::summer().tiger("E4", E, E).t34("E5", W, gun);
    assert_eq!([W, NW, NE, E].map(|gun| power(turned(gun), T34, TIGER)), [3, 3, 2, 1].map(Some));
}

#[test]
fn dg_10_2_firepower_and_armour() {
    let firepower = |cards: [duel::data::WeaponCard; 2]| cards.map(|card| card.firepower);
    assert_eq!(firepower(DATA.tiger), [5, 4]);
    assert_eq!(firepower(DATA.pak88), [5, 5]);
    assert_eq!(firepower(DATA.pak36), [2, 2]);
    assert_eq!(firepower(DATA.t34), [3, 3]);
    for (cards, armour) in [
        (DATA.tiger, [3, 2, 2, 2, 2, 2]),
        (DATA.pak88, [3, 1, 1, 1, 1, 1]),
        (DATA.pak36, [2, 1, 1, 1, 1, 1]),
        (DATA.t34, [3, 2, 2, 1, 2, 2]),
    ] {
        assert_eq!(cards.map(|card| card.armour), [armour, armour]);
    }
}

#[test]
fn dg_10_3_one_shot_each_and_nobody_has_to_fire() {
    let mut game = Field::summer().tiger("E4", E, E).t34("E6", W, E).t34("C5", W, NW).combat();
    game.act(fire(TIGER, T34));
    assert_eq!(refused(&game, TIGER, T34_2, 3), "DG-10.3");
    let weak = Field::summer().tiger("E4", W, W).t34("E8", W, W).at(Step::Programming);
    assert_eq!(refused(&weak, T34, TIGER, 3), "DG-10.3");

    let mut idle = Field::summer().tiger("E4", E, E).t34("E6", W, NW).combat();
    idle.pass_until(Step::Programming);
    assert_eq!(idle.shots().len(), 0);
    let mut pair = Field::summer().tiger("E4", E, E).t34("E6", W, W).combat();
    pair.pass_until(Step::Programming);
    assert_eq!(pair.shots().len(), 2, "but two that aim at each other");
}

#[test]
fn dg_10_4_what_makes_a_shot_eligible() {
    let at = |field: Field| field.at(Step::Programming);
    let game = at(Field::summer().gun("E4", PakKind::Pak36, E).t34("E5", W, W).tiger("C4", E, E));
    assert_eq!(refused(&game, PAK, TIGER, 3), "DG-10.4", "not at one's own");
    let down = at(Field::summer().pak("E4", PakKind::Pak36, E).t34("E5", W, W));
    assert_eq!(refused(&down, T34, PAK, 3), "DG-10.4", "a face-down marker is no target");
    let shield = at(Field::summer().gun("E4", PakKind::Pak88, E).t34("E6", W, W));
    assert_eq!(refused(&shield, T34, PAK, 3), "DG-10.4", "power 2 against armour 3 can do nothing");
    let tank = at(Field::summer().tiger("E4", E, E).t34("E6", W, W));
    assert!(tank.state.table.shot(T34, TIGER, 0).is_ok(), "against a tank it can");
    let wheel = at(Field::summer().gun("E4", PakKind::Pak36, E).wheel(Wheel::Laid).t34("E5", W, W));
    assert_eq!(refused(&wheel, PAK, T34, 0), "DG-7.6");
    let behind = at(Field::summer().tiger("E4", E, E).t34("E6", W, W).t34("E5", W, W));
    assert_eq!(refused(&behind, TIGER, T34, 0), "DG-9.5");
    let wood = at(Field::summer().tiger("E4", E, E).t34("E6", W, W).wood("E6"));
    assert_eq!(refused(&wood, TIGER, T34, 0), "DG-4.2");
    let turned = at(Field::summer().tiger("E4", E, W).t34("E6", W, W));
    assert_eq!(refused(&turned, TIGER, T34, 2), "DG-10.5");
    let gone = at(Field::summer().tiger("E4", E, E).t34("E6", W, W).with(|state| {
        state.table.t34s[0].fate = Fate::Burning(hex("E6"));
    }));
    assert_eq!(refused(&gone, TIGER, T34, 0), "DG-10.10");
}

#[test]
fn dg_10_5_wood_then_pairs_then_aimed_then_return_then_turning() {
    let mut wood = Field::summer().tiger("E4", E, W).t34("C5", W, E).wood("C5").combat();
    assert_eq!(wood.step(), Step::WoodFire, "with any number of turret steps");
    wood.act(fire(T34, TIGER));
    assert_eq!(wood.step(), Step::ReturnFire, "the Tiger was fired on and turns");
    assert_eq!(wood.refusal(fire(TIGER, T34_2)), "DG-10.10");
    wood.act(fire(TIGER, T34));
    assert_eq!(wood.shot().steps, 2);

    let mut several = Field::summer().tiger("E4", E, E).hill("E4").t34("E6", W, E).t34("E8", W, E).combat();
    assert_eq!(several.step(), Step::AimedFire);
    let choices = [fire(TIGER, T34), fire(TIGER, T34_2), HOLD(TIGER)];
    assert_eq!(several.legal(), choices, "a choice of several, from a hill");
    several.act(HOLD(TIGER));
    assert_eq!(several.step(), Step::GermanFire(1), "one that held");

    let pair = Field::summer().tiger("E4", E, E).t34("E6", W, W).t34("G5", NW, NW).combat();
    assert_eq!((pair.step(), pair.shots().len()), (Step::AimedFire, 2), "the pair has fired by itself");
    assert_eq!(pair.refusal(fire(T34_2, PAK)), "DG-7.17", "out of play");
    let table = &Field::summer().tiger("E4", E, E).t34("G5", NW, NW).at(Step::Programming).state.table;
    let not_a_pair = table.shot_in(Step::MutualFire, TIGER, T34);
    assert_eq!(not_a_pair.map_err(|why| why.rule()), Err("DG-10.5"), "not aimed at each other");
}

#[test]
fn dg_10_4_a_pair_fires_even_if_one_of_its_shots_is_useless() {
    let mut far = Field::summer().tiger("E3", E, E).t34("E7", W, W).t34("C4", SW, SW).combat();
    assert_eq!(
        far.shots().iter().map(|(_, _, shot)| (shot.power, shot.effect)).collect::<Vec<_>>(),
        [(2, Effect::Damaged), (0, Effect::Nothing)]
    );
    assert_eq!((far.tiger(1).track, far.vp()), (5, [1, 0]), "the T-34 has wasted its shot");
    far.act(fire(T34_2, TIGER));
    assert_eq!(far.step(), Step::Programming, "nobody has another shot");

    let shield = Field::summer().gun("E4", PakKind::Pak88, E).t34("E6", W, W).combat();
    let effects: Vec<Effect> = shield.shots().iter().map(|(_, _, shot)| shot.effect).collect();
    assert_eq!(effects, [Effect::Destroyed, Effect::Nothing]);
    assert_eq!((shield.pak(1).at.is_some(), shield.vp()), (true, [2, 0]));

    let both = Field::summer().tiger("E3", E, E).t34("E8", W, W).combat();
    assert_eq!((both.shots().len(), both.vp()), (2, [1, 0]), "power 1 against power -1");
    let neither = Field::summer().gun("E4", PakKind::Pak36, E).t34("E7", W, W).combat();
    assert_eq!(neither.shots().len(), 0, "two useless shots are no pair");
}

#[test]
fn dg_10_7_a_weapon_in_several_pairs_chooses_its_target_but_does_not_hold() {
    let field = Field::summer().tiger("E4", E, E).hill("E4").t34("E6", W, W).t34("E7", W, W);
    let mut game = field.combat();
    assert_eq!((game.step(), Duel::next(&game.state)), (Step::MutualFire, Next::Decide(Seat(0))));
    assert_eq!(game.legal(), [fire(TIGER, T34), fire(TIGER, T34_2)]);
    assert_eq!(game.refusal(HOLD(TIGER)), "DG-10.7");
    game.act(fire(TIGER, T34_2));
    assert_eq!(game.shots().len(), 3, "all three fire");
    assert_eq!((game.destroyed(1), game.destroyed(2)), (false, true));
}

#[test]
fn dg_10_5_in_case_c_the_one_that_needs_fewer_steps_fires_first() {
    for (tiger, tank, first) in [
        (SE, NW, Step::GermanFire(2)),
        (E, NW, Step::GermanFire(1)),
        (SE, W, Step::SovietFire(1)),
        (SW, NE, Step::GermanFire(3)),
        (SW, NW, Step::SovietFire(2)),
    ] {
        let game = Field::summer().tiger("E4", E, tiger).t34("C5", W, tank).combat();
        assert_eq!(game.step(), first, "{tiger:?} {tank:?}");
    }
}

#[test]
fn dg_10_6_commitments_are_secret_and_resolved_together() {
    let volley = || Field::summer().tiger("E4", E, E).hill("E4").tiger("G4", E, E).hill("G4");
    let mut game = volley().t34("E6", W, W).t34("E7", W, W).t34("G6", W, W).t34("G7", W, W).combat();
    assert_eq!(game.refusal(fire(TIGER_2, T34_2)), "DG-10.6", "weapon by weapon in the order of their numbers");
    let asked = Duel::view(&game.state, Some(Seat(1)));
    game.act(fire(TIGER, T34));
    assert_eq!(Duel::view(&game.state, Some(Seat(1))), asked, "nothing is shown");
    game.act(fire(TIGER_2, T34_3));
    assert_eq!(game.shots().len(), 6, "who is destroyed still fires");
    assert_eq!(game.vp(), [4, 4]);

    let mut turns = Field::summer().tiger("E4", E, E).t34("E6", W, NW).t34("G5", NW, NW).combat();
    assert_eq!((turns.step(), Duel::next(&turns.state)), (Step::AimedFire, Next::Decide(Seat(0))));
    turns.act(fire(TIGER, T34));
    assert_eq!((Duel::next(&turns.state), turns.shots().len()), (Next::Decide(Seat(1)), 0));
    assert!(turns.may(fire(T34_2, TIGER)), "what was chosen before does not matter");
}

#[test]
fn dg_10_7_a_shot_held_is_kept_for_later_steps() {
    let mut game = Field::summer().tiger("E4", E, E).t34("E6", W, NW).combat();
    assert_eq!(game.step(), Step::AimedFire);
    game.act(HOLD(TIGER));
    assert_eq!(game.step(), Step::GermanFire(1));
    game.act(fire(TIGER, T34));
    assert!(game.destroyed(1));
}

#[test]
fn dg_10_8_turrets_turn_onto_the_target_and_stay_there() {
    let mut game = Field::summer().tiger("E4", E, E).t34("C5", W, W).t34("G5", W, E).combat();
    game.act(fire(TIGER, T34)).next_turn(Step::Programming);
    assert_eq!((game.tiger(1).gun(), game.tiger(1).turret.hour()), (NE, 10));
    assert_eq!(game.t34(2).gun(), E, "who does not fire does not turn");

    let gun = Field::summer().gun("E5", PakKind::Pak36, E).t34("C6", SW, SW).at(Step::Programming);
    assert_eq!(refused(&gun, PAK, T34, 3), "DG-10.8");
    let mut hit = Field::summer().gun("E4", PakKind::Pak36, E).t34("E5", W, NW).combat();
    hit.acts([fire(PAK, T34), fire(T34, PAK)]);
    assert_eq!((hit.shot().steps, hit.t34(1).gun()), (1, W), "return fire turns the turret too");
}

#[test]
fn dg_10_9_a_tank_pays_for_its_second_and_third_step() {
    let steps = |tiger: bool| {
        [W, NW, NE, E].map(|gun| {
            let field = if tiger {
                Field::summer().tiger("E5", W, gun).t34("E4", E, E)
            } else {
                Field::summer().tiger("E4", E, E).t34("E5", W, gun)
            };
            let (by, at) = if tiger { (TIGER, T34) } else { (T34, TIGER) };
            power(field, by, at).expect("in reach")
        })
    };
    assert_eq!(steps(false), [3, 3, 2, 1]);
    assert_eq!(steps(true), [5, 5, 5, 5], "Tigers have no such penalty");
}

#[test]
fn dg_10_10_a_wreck_blocks_sight_until_the_end_of_the_fire() {
    let mut game = Field::summer().tiger("E4", E, E).t34("E6", W, E).tiger("E2", W, E).t34("E7", W, W).combat();
    game.act(fire(TIGER, T34));
    assert_eq!(game.t34(1).fate, Fate::Destroyed, "nobody else had a shot, so the fire is over");

    let mut game = Field::summer().tiger("E4", E, E).t34("E6", W, E).t34("E7", W, W).t34("C5", W, E).combat();
    game.act(fire(TIGER, T34));
    assert_eq!(game.t34(1).fate, Fate::Burning(hex("E6")));
    assert_eq!(refused(&game, T34_2, TIGER, 0), "DG-9.5");
    assert_eq!(refused(&game, TIGER_2, T34, 3), "DG-10.10", "it can no longer be fired on");
    game.pass_until(Step::Programming);
    assert_eq!(game.t34(1).fate, Fate::Destroyed);
    assert!(game.state.table.sight(hex("E4"), hex("E7")));
}

#[test]
fn dg_10_11_in_case_c_shots_fall_one_by_one() {
    let mut game = Field::summer().tiger("E4", E, E).tiger("G4", E, E).t34("C5", W, W).t34("I5", W, W).combat();
    assert_eq!(game.step(), Step::GermanFire(1));
    game.act(fire(TIGER_2, T34_2));
    assert!(game.destroyed(2), "resolved at once");
    assert!(game.may(Action::End));
    game.act(fire(TIGER, T34));
    assert!(game.destroyed(1));
    let other = Field::summer().tiger("E4", E, E).t34("C5", W, W).combat();
    assert_eq!(other.refusal(fire(T34, TIGER)), "DG-15.1", "not the German's to fire");
}

#[test]
fn dg_10_12_firing_from_a_wood_gives_the_tank_away_until_the_end_of_the_phase() {
    let mut game = Field::summer().tiger("E3", E, E).t34("E5", W, W).wood("E5").combat();
    game.act(fire(T34, TIGER));
    assert!(game.may(fire(TIGER, T34)), "seen from the next step on");
    game.act(HOLD(TIGER));
    game.next_turn(Step::WoodFire).act(HOLD(T34));
    assert_eq!(refused(&game, TIGER, T34, 3), "DG-4.2", "hidden again in the next phase D");
}

#[test]
fn dg_10_13_a_tank_is_destroyed_only_once() {
    let field = Field::summer().tiger("E4", E, E).tiger("G5", NE, NE).gun("C5", PakKind::Pak88, SE);
    let mut game = field.t34("E6", E, E).combat();
    game.acts([fire(TIGER, T34), fire(TIGER_2, T34), fire(PAK, T34)]);
    assert_eq!((game.shots().len(), game.vp()), (3, [2, 0]), "three shots, two points");
    assert!(game.shots().iter().all(|(_, _, shot)| shot.effect == Effect::Destroyed));

    let mut guns = Field::summer().gun("E4", PakKind::Pak36, W).t34("E6", W, W).t34("C5", SW, SW).combat();
    guns.acts([fire(T34, PAK), fire(T34_2, PAK)]);
    assert_eq!((guns.shots().len(), guns.vp()), (2, [0, 1]));
    assert!(guns.heard(Event::Scored { side: duel::Soviet, vp: 1 }));
}
