//! Chapter 7, phase B: T-34s drive, dash, run onto mines and guns, break through.

use crate::field::*;
use duel::events::Event;
use duel::map::Dir::*;
use duel::map::{Clock, Hex};
use duel::pieces::*;
use duel::state::{Focus, Step};
use duel::{Action, Duel};
use std::collections::BTreeMap;
use table::{Dice, Next, Rules, Seat, Silent};

const FORWARD: Action = Action::Forward;
const STOP: Action = Action::EndMove(Clock::Twelve);

fn driving(field: Field) -> Game {
    let mut game = field.at(Step::Tanks);
    game.act(drive(1));
    game
}

#[test]
fn dg_7_7_every_tank_moves_once_and_nothing_is_compulsory() {
    let field = || Field::summer().t34("E8", W, W).t34("G8", W, W).marker("C9", MarkerKind::Tank);
    let mut game = field().at(Step::Tanks);
    assert!(game.may(Action::End));
    game.acts([drive(2), FORWARD, STOP]).act(Action::ActivateTank(marker(1))).face(W, W);
    game.acts([drive(1), STOP]);
    assert_eq!(game.refusal(drive(2)), "DG-7.7");
    let mut idle = field().at(Step::March);
    idle.act(Action::End).act(Action::End);
    assert_ne!(idle.step(), Step::Tanks);
}

#[test]
fn dg_7_8_three_actions_and_a_free_turret() {
    let mut game = driving(Field::summer().t34("E8", W, W).t34("G8", W, W));
    game.acts([FORWARD, Action::Left, Action::Back]);
    assert_eq!(game.refusal(Action::Back), "DG-7.8");
    assert_eq!(game.refusal(drive(2)), "DG-7.8", "one tank at a time");
    game.act(Action::EndMove(Clock::Eight));
    assert_eq!((game.t34(1).hull, game.t34(1).turret), (SW, Clock::Eight));
    game.acts([drive(2), Action::EndMove(Clock::Six)]);
    assert_eq!((game.t34(2).at(), game.t34(2).gun()), (Some(hex("G8")), E), "a move of 0 actions");
}

#[test]
fn dg_7_9_what_cannot_be_paid_cannot_be_entered() {
    let mut game = driving(Field::summer().t34("E8", W, W).swamp("E6").front("E6"));
    game.act(FORWARD);
    assert_eq!(game.refusal(FORWARD), "DG-7.9", "3 actions are wanted, 2 are left");
    let mut game = driving(Field::summer().t34("E8", W, W).swamp("E6"));
    game.acts([FORWARD, FORWARD]);
    assert_eq!(game.used(), 3);
}

#[test]
fn dg_7_10_tanks_block_the_way() {
    assert_eq!(driving(Field::summer().t34("E8", W, W).t34("E7", W, W)).refusal(FORWARD), "DG-7.10");
    assert_eq!(driving(Field::summer().t34("E8", W, W).tiger("E7", W, W)).refusal(FORWARD), "DG-7.10");
}

#[test]
fn dg_7_11_a_dash_is_five_forward_steps_and_nothing_else() {
    let mut game = driving(Field::summer().t34("E10", W, W));
    game.acts([FORWARD; 4]);
    assert_eq!(game.refusal(Action::Left), "DG-7.11", "only the dash goes on");
    game.act(FORWARD);
    assert_eq!(game.t34(1).at(), Some(hex("E5")));
    assert_eq!(game.refusal(FORWARD), "DG-7.8");

    let mut turned = driving(Field::summer().t34("E10", W, W));
    turned.acts([FORWARD, Action::Left, FORWARD]);
    assert_eq!(turned.refusal(FORWARD), "DG-7.8", "a turn ends the privilege");
    let mut back = driving(Field::summer().t34("E10", W, W));
    back.acts([Action::Back, FORWARD, FORWARD]);
    assert_eq!(back.refusal(FORWARD), "DG-7.8");

    let mut looking = driving(Field::summer().t34("E10", W, W).pak("C8", PakKind::Pak36, E));
    looking.acts([FORWARD, Action::Look(pak(1)), FORWARD, FORWARD, FORWARD, FORWARD]);
    assert_eq!(looking.t34(1).at(), Some(hex("E5")), "looking does not");
}

#[test]
fn dg_7_12_free_steppe() {
    let free = |field: Field| field.at(Step::Tanks).state.table.free_steppe(hex("E6"));
    assert!(free(Field::summer()));
    assert!(free(Field::summer().marker("E6", MarkerKind::Bluff)), "a tank marker does no harm");
    let spoilt = [
        Field::summer().wood("E6"),
        Field::summer().front("E6"),
        Field::summer().mine("E6", MineKind::Bluff),
        Field::summer().pak("E6", PakKind::Bluff, W),
        Field::summer().airfield("E6", E),
    ];
    assert!(spoilt.into_iter().all(|field| !free(field)));

    let mut from_a_wood = driving(Field::summer().t34("E5", W, W).wood("E5"));
    from_a_wood.acts([FORWARD; 5]);
    assert_eq!(from_a_wood.t34(1).fate, Fate::Through, "the edge counts, where it begins does not");
}

#[test]
fn dg_7_13_the_effects_of_entering_in_their_order() {
    let field = Field::summer().t34("E3", W, W).front("E2").pak("E2", PakKind::Pak36, NE).mine("E2", MineKind::Mine);
    let mut game = driving(field);
    game.told.clear();
    game.act(FORWARD);
    let (t34, hex) = (t34(1), hex("E2"));
    assert_eq!(
        game.told,
        [
            Event::T34Moved { t34, from: self::hex("E3"), to: hex, cost: 2 },
            Event::FrontRemoved { hex },
            Event::PakOverrun { t34, pak: pak(1), hex, kind: PakKind::Pak36 },
            Event::Scored { side: duel::Soviet, vp: 1 },
            Event::MineTurnedUp { t34, hex, kind: MineKind::Mine },
            Event::MineStops { t34, hex },
        ]
    );
}

#[test]
fn dg_7_14_a_mine_stops_and_a_bluff_does_not() {
    let mut mine = driving(Field::summer().t34("E8", W, W).mine("E7", MineKind::Mine).pak("E5", PakKind::Bluff, W));
    mine.act(FORWARD);
    assert_eq!(mine.refusal(Action::Right), "DG-7.14");
    assert!(mine.may(Action::Look(pak(1))) && mine.may(Action::EndMove(Clock::Ten)));
    assert_eq!(mine.vp(), [0, 0]);
    mine.act(STOP).next_turn(Step::Tanks).acts([drive(1), Action::Left, Action::Left, Action::Left]);

    let mut bluff = driving(Field::summer().t34("E8", W, W).mine("E7", MineKind::Bluff));
    bluff.acts([FORWARD, FORWARD]);
    assert_eq!((bluff.t34(1).at(), bluff.mine(1).at), (Some(hex("E6")), None));
}

#[test]
fn dg_7_15_a_revealed_mine_stays_and_does_not_hold_who_begins_there() {
    let mut game = driving(Field::summer().t34("E8", W, W).minefield("E7"));
    game.act(FORWARD);
    assert_eq!(game.refusal(FORWARD), "DG-7.14");
    let mut inside = driving(Field::summer().t34("E7", W, W).minefield("E7"));
    inside.acts([FORWARD, Action::Back]);
    assert_eq!(inside.refusal(FORWARD), "DG-7.14", "back on it");
    assert_eq!(inside.mine(1).at, Some(hex("E7")));
}

#[test]
fn dg_7_16_mines_never_act_on_tigers() {
    let mut game = Field::summer().tiger("E4", E, E).mine("E5", MineKind::Mine).at(Step::Programming);
    game.run([Card::Forward, Card::Forward], None);
    assert_eq!((game.tiger(1).at, game.mine(1).face_up), (hex("E6"), false));
}

fn run_over(kind: PakKind, facing: duel::map::Dir, field: Field) -> Game {
    let mut game = driving(field.t34("E6", W, W).pak("E5", kind, facing));
    game.act(FORWARD);
    game
}

#[test]
fn dg_7_17_an_overrun_gun_is_worth_a_point_and_a_bluff_nothing() {
    let gun = run_over(PakKind::Pak88, W, Field::summer());
    assert_eq!((gun.pak(1).at, gun.vp()), (None, [0, 1]));
    let bluff = run_over(PakKind::Bluff, W, Field::summer());
    assert_eq!((bluff.pak(1).face, bluff.vp()), (Face::Up(PakKind::Bluff), [0, 0]), "everybody sees what it was");
}

#[test]
fn dg_7_18_a_gun_faces_only_the_hex_it_points_at() {
    for facing in duel::map::Dir::ALL {
        let game = run_over(PakKind::Pak36, facing, Field::summer());
        assert_eq!(game.pak(1).at.is_some(), facing == E, "{facing:?}");
    }
}

/// Does the step of the T-34 bar taking it back?
fn bars_undo(field: Field) -> bool {
    let mut game = field.t34("E6", W, W).at(Step::Tanks);
    game.act(drive(1));
    let mut record = table::EventList::default();
    table::act::<duel::Duel>(&mut game.state, FORWARD, &mut table::Dice::quick(0), &mut record).expect("a step");
    record.bars_undo()
}

#[test]
fn dg_7_19_a_gun_that_lay_face_up_brings_nothing_to_light() {
    let (down, up) = (Field::summer().pak("E5", PakKind::Pak36, E), Field::summer().gun("E5", PakKind::Pak36, E));
    assert!(bars_undo(down) && !bars_undo(up), "a gun that faces the tank");
    let (down, up) = (Field::summer().pak("E5", PakKind::Pak36, W), Field::summer().gun("E5", PakKind::Pak36, W));
    assert!(bars_undo(down) && !bars_undo(up), "a gun that is overrun");
}

#[test]
fn dg_7_19_a_gun_that_faces_the_tank_shares_its_hex() {
    let mut game = run_over(PakKind::Pak36, E, Field::summer());
    assert_eq!((game.t34(1).at(), game.pak(1).at), (Some(hex("E5")), Some(hex("E5"))));
    assert_eq!(game.state.table.shot(PAK, T34, 0).map_err(|why| why.rule()), Err("DG-9.1"), "no line between them");
    game.act(FORWARD);
    assert_eq!(game.t34(1).at(), Some(hex("E4")), "it may drive on");
    assert_eq!(run_over(PakKind::Bluff, E, Field::summer()).pak(1).at, None);
}

#[test]
fn dg_7_20_guns_are_overrun_on_every_landscape() {
    for field in [Field::summer().wood("E5"), Field::summer().hill("E5"), Field::summer().swamp("E5")] {
        assert_eq!(run_over(PakKind::Pak36, W, field).vp(), [0, 1]);
    }
}

#[test]
fn dg_7_21_a_breakthrough_scores_five_at_once() {
    let mut game = driving(Field::summer().t34("E1", SW, SW));
    game.act(FORWARD);
    assert_eq!((game.t34(1).fate, game.vp(), game.step()), (Fate::Through, [0, 5], Step::Tanks));
    assert!(game.heard(Event::T34Through { t34: t34(1), from: hex("E1") }));
}

#[test]
fn dg_7_23_gun_and_tank_part_again() {
    let shared = || Field::summer().gun("E5", PakKind::Pak36, E).t34("E5", W, E);
    let mut tank = driving(shared().t34("E6", W, W).tiger("C4", E, E));
    tank.act(FORWARD);
    assert_eq!((tank.used(), tank.pak(1).at), (1, Some(hex("E5"))));
    tank.act(Action::Back);
    assert_eq!(tank.pak(1).at, None, "it enters again, from where the gun does not look");

    let mut other = shared().t34("E6", W, W).at(Step::Tanks);
    other.act(drive(2));
    assert_eq!(other.refusal(FORWARD), "DG-7.10");

    let mut gun = shared().wheel(Wheel::Moving).at(Step::Guns);
    gun.acts([Action::MovePak(pak(1)), Action::StepPak(hex("E4")), Action::Face(E)]);
    assert_eq!((gun.pak(1).at, gun.t34(1).at()), (Some(hex("E4")), Some(hex("E5"))));
    assert!(matches!(Duel::next(&gun.state), Next::Decide(Seat(_))));
    let turned = shared().at(Step::Guns);
    assert!(turned.may(Action::TurnPak { pak: pak(1), facing: W }) && turned.may(Action::LayWheel(pak(1))));
}

/// Every hex that a T-34 can be driven to by legal actions, with the most actions left: by trying them all.
fn driven_everywhere(game: &Game) -> BTreeMap<Hex, u8> {
    let budget = duel::data::DATA.t34_actions[game.state.table.setup.season as usize];
    let mut begun = game.state.clone();
    Duel::apply(&mut begun, drive(1), &mut Dice::quick(0), &mut Silent);
    let (mut open, mut reached) = (vec![begun], BTreeMap::new());
    while let Some(state) = open.pop() {
        let Focus::Drive(moving) = state.table.focus else { continue };
        let (at, left) = (state.table.t34s[0].at().expect("it drives"), budget.saturating_sub(moving.used));
        reached.entry(at).and_modify(|most: &mut u8| *most = left.max(*most)).or_insert(left);
        for action in [Action::Forward, Action::Back, Action::Left, Action::Right] {
            if Duel::check(&state, action).is_ok() {
                let mut next = state.clone();
                Duel::apply(&mut next, action, &mut Dice::quick(0), &mut Silent);
                open.push(next);
            }
        }
    }
    reached.remove(&game.state.table.t34s[0].at().expect("it stands"));
    reached
}

#[test]
fn dg_7_8_the_ways_told_beforehand_are_those_that_can_be_driven() {
    for game in [
        Field::summer().t34("E8", W, W).at(Step::Tanks),
        Field::summer().t34("E8", W, W).wood("E7").swamp("D7").hill("F8").tiger("E5", E, E).at(Step::Tanks),
        Field::winter().t34("C3", NW, W).drift("C2").at(Step::Tanks),
    ] {
        let ways = game.state.table.ways_of(t34(1));
        assert!(!ways.is_empty());
        let told: BTreeMap<Hex, u8> = ways.iter().map(|(to, way)| (*to, way.left)).collect();
        assert_eq!(told, driven_everywhere(&game));
        for (to, way) in ways {
            let mut driven = game.clone();
            driven.acts(way.by.iter().copied());
            assert_eq!((driven.t34(1).at(), way.hexes.last()), (Some(to), Some(&to)), "{way:?}");
        }
    }
}

#[test]
fn dg_7_14_the_way_told_beforehand_ends_at_a_mine_marker_whatever_it_is() {
    let ways = |kind| Field::summer().t34("E8", W, W).mine("E7", kind).at(Step::Tanks).state.table.ways_of(t34(1));
    assert_eq!(ways(MineKind::Mine), ways(MineKind::Bluff));
    assert!(ways(MineKind::Bluff).contains_key(&hex("E7")) && !ways(MineKind::Bluff).contains_key(&hex("E4")));
}
