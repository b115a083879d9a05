//! What bots go by: weights of actions, worth of positions.

use table::{Dice, Next, Rules, Side, Silent};
use tank_commander::appraise::features::{Features, NAMES};
use tank_commander::bag::Worth;
use tank_commander::data::Scenario;
use tank_commander::field::{Field, GERMAN, unit};
use tank_commander::map::{Space, Spaces, distance};
use tank_commander::setup::{Decks, Setup};
use tank_commander::state::{State, Step};
use tank_commander::units::{Gear, Unit, UnitId, Weapon};
use tank_commander::{Action, TankCommander};

#[test]
fn every_action_has_a_weight_and_every_position_a_worth() {
    table::testing::weighs_and_appraises::<TankCommander>(24);
}

/// The action that looks best while the match goes on, until the step comes.
fn lead_to(state: &mut State, dice: &mut Dice, until: impl Fn(&State) -> bool) {
    let (mut legal, mut weights) = (Vec::new(), Vec::new());
    while !until(state) && matches!(TankCommander::next(state), Next::Decide(_)) {
        legal.clear();
        weights.clear();
        TankCommander::legal(state, &mut legal);
        TankCommander::promise(state, &legal, &mut weights);
        let best = (0..legal.len()).max_by(|a, b| weights[*a].total_cmp(&weights[*b]));
        TankCommander::apply(state, legal[best.expect("something is legal")], dice, &mut Silent);
    }
}

#[test]
fn a_deck_that_is_built_card_by_card_is_one_of_the_menu() {
    for (name, setup) in TankCommander::scenarios() {
        if setup.deck != Decks::Custom {
            continue;
        }
        let mut dice = Dice::quick(1);
        let mut state = TankCommander::begin(&setup, &mut dice, &mut Silent).expect("a sound setup");
        lead_to(&mut state, &mut dice, |state| state.table.step > Step::Reinforcement);
        for secrets in &state.secrets[..2] {
            let budget = setup.card().budget[0].deck;
            assert!((budget * 9 / 10..=budget).contains(&secrets.pile.points()), "{name}: {:?}", secrets.pile);
        }
    }
}

#[test]
fn on_hill_621_a_step_towards_the_top_is_a_gain_but_for_the_fire() {
    let mut dice = Dice::quick(1);
    let setup = Setup::of(Scenario::Hill621);
    let mut state = TankCommander::begin(&setup, &mut dice, &mut Silent).expect("a sound setup");
    lead_to(&mut state, &mut dice, |state| state.table.turn > 1);
    let soviet = state.table.attacker.expect("the Soviets attack");
    let fire = NAMES.iter().position(|name| *name == "strike").expect("fire is looked at");
    let sight = |state: &State| (Features::of(state).0[fire], TankCommander::appraise(state, soviet));
    let (fire_before, before) = sight(&state);
    let board = state.table.board();
    let off = |at: &Space| Spaces(board.hill).map(|top| distance(*at, top)).min();
    let own = |(id, unit): (UnitId, &Unit)| (state.table.side(unit.owner) == soviet).then_some((id, unit.at));
    let mut out_of_fire = 0;
    for (squad, from) in state.table.units.iter().filter_map(own) {
        let nearer = Spaces(board.beside(from)).min_by_key(off).filter(|at| off(at) < off(&from));
        let Some(nearer) = nearer else { continue };
        let mut there = state.clone();
        there.table.units.shift(squad, nearer);
        let (fire_after, after) = sight(&there);
        if fire_after >= fire_before {
            out_of_fire += 1;
            assert!(after > before, "{squad:?} to {nearer:?}");
        }
    }
    assert!(out_of_fire > 0, "every step was into the fire");
}

#[test]
fn a_lost_tank_is_a_loss_and_a_position_taken_a_gain() {
    let setup = Setup::of(Scenario::BasicForce);
    let mut dice = Dice::quick(1);
    let mut state = TankCommander::begin(&setup, &mut dice, &mut Silent).expect("a sound setup");
    lead_to(&mut state, &mut dice, |state| state.table.turn > 0);
    let before = TankCommander::appraise(&state, Side::First);
    let own = |(id, unit): (UnitId, &Unit)| (state.table.side(unit.owner) == Side::First).then_some(id);
    let tank = state.table.units.iter().find_map(own).expect("a unit on the board");
    let mut poorer = state.clone();
    poorer.table.units.take(tank);
    assert!(TankCommander::appraise(&poorer, Side::First) < before);
    let rear = state.table.rear(Side::Second);
    let goal = Spaces(rear).find(|at| !state.table.units.holds(Side::Second, *at));
    if let Some(goal) = goal {
        state.table.units.shift(tank, goal);
        assert!(TankCommander::appraise(&state, Side::First) > before);
    }
}

const PANZER: u8 = 44;
const T34: u8 = 55;

/// The weight of this action among all that are legal.
fn weight(state: &State, action: Action) -> f32 {
    let (mut legal, mut weights) = (Vec::new(), Vec::new());
    TankCommander::legal(state, &mut legal);
    TankCommander::promise(state, &legal, &mut weights);
    weights[legal.iter().position(|one| *one == action).expect("a legal action")]
}

fn after(field: Field, actions: &[Action]) -> State {
    let mut state = field.position();
    for action in actions {
        TankCommander::apply(&mut state, *action, &mut Dice::quick(1), &mut Silent);
    }
    state
}

#[test]
fn nobody_stops_where_he_could_fire_or_draw() {
    let apart = || Field::new().german(PANZER, "GR1").soviet(T34, "SR3");
    let facing = || Field::new().german(PANZER, "GF3").soviet(T34, "SF3");
    let idle = weight(&apart().position(), Action::End);
    assert!(weight(&facing().position(), Action::End) < idle / 2.0);
    assert!(weight(&apart().pile(GERMAN, &[PANZER]).position(), Action::End) < idle / 2.0);
}

#[test]
fn a_volley_goes_on_while_shots_cost_nothing() {
    let field = Field::new().german(PANZER, "GF3").german(PANZER, "GF3").soviet(T34, "SF3").soviet(T34, "SF3");
    let last_point = field.with(|state| state.table.play.supply = 1);
    let state = after(last_point, &[Action::Aim(unit(1)), Action::Fire(Weapon::At, unit(3))]);
    assert!(weight(&state, Action::Done) < weight(&state, Action::Aim(unit(2))) / 10.0);
}

#[test]
fn equipment_is_kept() {
    let squad = || Field::new().german(5, "GF3").with_gear(Gear::Panzerfaust).soviet(T34, "SR3");
    let dropped = Action::Drop(unit(1), Gear::Panzerfaust);
    assert_eq!(weight(&squad().position(), dropped), table::POINTLESS);
    assert!(weight(&squad().hand(GERMAN, &[61]).position(), dropped) > table::POINTLESS);
}

#[test]
fn a_minefield_is_gone_round() {
    let field = || Field::new().german(PANZER, "GR3").mined("GF2").soviet(T34, "SR3");
    let state = after(field(), &[Action::Move(unit(1))]);
    let to = |name: &str| weight(&state, Action::At(field().at(name)));
    assert!(to("GF2") < to("GF4") / 3.0, "{} {}", to("GF2"), to("GF4"));
}

#[test]
fn an_empty_truck_waits_for_whom_it_could_carry() {
    let truck = || Field::new().soviet_play().soviet(24, "SR3").german(PANZER, "GR1");
    let alone = weight(&truck().position(), Action::Move(unit(1)));
    let beside = truck().soviet(11, "SR3").position();
    assert!(weight(&beside, Action::Move(unit(1))) < alone / 5.0);
}
