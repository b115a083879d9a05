//! Chapter 7, phase A: guns, reconnaissance, programs.

use crate::field::*;
use duel::Action;
use duel::map::Clock;
use duel::map::Dir::*;
use duel::pieces::*;
use duel::setup::{PhaseA, Setup};
use duel::state::Step;
use table::{Rules, Seat};

fn turn(number: usize, facing: duel::map::Dir) -> Action {
    Action::TurnPak { pak: pak(number), facing }
}

#[test]
fn dg_7_1_a_marker_is_turned_or_turned_up_and_put_on_a_wheel() {
    let field = Field::summer().pak("E4", PakKind::Pak88, E).pak("C4", PakKind::Bluff, E).pak("G4", PakKind::Pak36, E);
    let mut game = field.pak("B3", PakKind::Pak36, E).at(Step::Guns);
    assert_eq!(game.refusal(turn(1, E)), "DG-7.1", "it faces there already");
    game.act(turn(1, NE));
    assert_eq!(game.refusal(turn(1, W)), "DG-7.1", "once");
    assert_eq!(game.refusal(Action::ActivatePak(pak(1))), "DG-7.1", "turned or turned up, not both");
    assert!(!game.legal().contains(&Action::ActivatePak(pak(1))));
    assert_eq!(game.refusal(Action::ActivatePak(pak(2))), "DG-7.1", "a bluff");
    game.act(Action::ActivatePak(pak(4)));
    assert_eq!(game.refusal(Action::ActivatePak(pak(4))), "DG-7.1", "it is up");
    assert_eq!(game.refusal(turn(4, NE)), "DG-7.1", "turned up or turned, not both");
    game.act(Action::LayWheel(pak(1)));
    assert_eq!(game.refusal(turn(1, W)), "DG-7.6", "the wheel comes last");
    game.act(Action::LayWheel(pak(2)));
    assert_eq!(game.refusal(Action::LayWheel(pak(3))), "DG-7.1", "there are two wheels");
    assert_eq!(game.refusal(Action::MovePak(pak(1))), "DG-7.1", "laid in this very turn");

    game.next_turn(Step::Guns);
    assert_eq!(game.refusal(Action::End), "DG-7.1", "moving wheels must be turned");
    game.acts([Action::MovePak(pak(1)), Action::Face(SW), Action::MovePak(pak(2)), Action::Face(E)]);
    assert_eq!((game.pak(1).at, game.pak(1).facing, game.pak(1).wheel), (Some(hex("E4")), SW, Wheel::Standing));
    assert_eq!(game.refusal(Action::LayWheel(pak(3))), "DG-7.1", "standing wheels are free at the end of the turn");
    game.next_turn(Step::Guns).act(Action::LayWheel(pak(3)));
}

#[test]
fn dg_7_2_guns_look_after_they_were_turned() {
    let field = Field::summer().gun("E4", PakKind::Pak88, W).marker("E6", MarkerKind::Bluff);
    let mut game = field.at(Step::Guns);
    game.acts([turn(1, E), Action::End]);
    assert_eq!((game.step(), game.may(Action::Reveal(marker(1)))), (Step::Recon, true));

    let field = Field::summer().pak("E4", PakKind::Pak88, E).marker("E6", MarkerKind::Bluff);
    let mut game = field.at(Step::Guns);
    game.acts([Action::ActivatePak(pak(1)), Action::End]);
    assert_eq!((game.step(), game.may(Action::Reveal(marker(1)))), (Step::Recon, true));
}

/// The steps of phase A in which the German is asked, in the order of this agreement.
fn phase_a(phase_a: PhaseA) -> Vec<Step> {
    let field = Field::of(Setup { phase_a, ..Setup::default() }).tiger("E4", E, E).pak("C4", PakKind::Pak88, E);
    let mut game = field.marker("E6", MarkerKind::Bluff).at(Step::Tanks);
    let turn = game.state.table.turn;
    while game.state.table.turn == turn {
        game.pass();
    }
    let mut steps = Vec::new();
    while game.step() != Step::March && game.step() != Step::Tanks {
        if steps.last() != Some(&game.step()) {
            steps.push(game.step());
        }
        game.pass();
    }
    steps
}

#[test]
fn dg_7_2_phase_a_programs_then_sets_the_guns_then_looks() {
    assert_eq!(phase_a(PhaseA::ProgramFirst), [Step::Programming, Step::Guns, Step::Recon]);
    assert_eq!(phase_a(PhaseA::GunsFirst), [Step::Guns, Step::Recon, Step::Programming]);
    assert_eq!(Setup::default().phase_a, PhaseA::ProgramFirst);
}

#[test]
fn dg_7_3_a_program_once_laid_stays_secret_while_guns_turn_and_look() {
    let programmed = |cards: usize| {
        let mut game = Field::summer().tiger("E4", E, E).pak("C4", PakKind::Pak88, E).at(Step::Programming);
        game.program(std::iter::repeat_n(Card::Left, cards), None);
        assert_eq!((game.step(), game.state.german.programs[0].cards.len()), (Step::Guns, cards));
        duel::Duel::view(&game.state, Some(Seat(1)))
    };
    assert_eq!(programmed(0), programmed(3));
    let mut rng = table::Rng::seeded(1);
    let laid = (0..50).filter(|_| !programmed(0).imagine(&mut rng).german.programs[0].is_empty()).count();
    assert!(laid > 0, "the Soviet side must reckon with a program");
}

#[test]
fn dg_7_3_a_program_is_any_row_of_cards_within_the_limit() {
    let mut game = Field::summer().tiger("E4", E, E).track(2).at(Step::Programming);
    assert_eq!(game.refusal(Action::Commit), "DG-7.3", "programs are open");
    game.acts([Action::Card(Card::Back), Action::Card(Card::Left)]);
    assert!(game.state.german.programs[0].done, "two cards are its limit");
    game.act(Action::TurretCard(Clock::Six));
    assert!(game.state.german.programs[1].done, "the turret card is the last");
    assert_eq!(game.refusal(Action::Card(Card::Forward)), "DG-7.3");
    game.act(Action::Commit);

    let mut empty = Field::summer().tiger("E4", E, E).at(Step::Programming);
    empty.acts([Action::ProgramDone, Action::ProgramDone, Action::Commit]);
    assert_eq!(empty.step(), Step::March);
}

#[test]
fn dg_7_4_the_opponent_cannot_count_the_cards() {
    let view = |cards: usize| {
        let mut game = Field::summer().tiger("E4", E, E).at(Step::Programming);
        game.program(std::iter::repeat_n(Card::Left, cards), None);
        duel::Duel::view(&game.state, Some(Seat(1)))
    };
    assert!((1..=5).all(|cards| view(cards) == view(0)));
}

#[test]
fn dg_7_5_a_gun_on_its_wheel_moves_two_hexes_over_any_ground() {
    let field = || Field::summer().gun("E4", PakKind::Pak36, E).wheel(Wheel::Moving);
    let moving = |field: Field| {
        let mut game = field.at(Step::Guns);
        game.act(Action::MovePak(pak(1)));
        game
    };
    let mut game = moving(field().swamp("E5").front("E5").front("E6").hill("E6"));
    game.acts(["E5", "E6"].map(|at| Action::StepPak(hex(at))));
    assert!(game.front("E5") && game.front("E6"), "the front stays");
    assert_eq!(game.refusal(Action::StepPak(hex("E7"))), "DG-7.5", "no third step");
    game.act(Action::Face(NW));
    assert_eq!((game.pak(1).at, game.pak(1).facing), (Some(hex("E6")), NW));

    assert_eq!(moving(field()).refusal(Action::StepPak(hex("E6"))), "DG-2.3");
    for obstacle in [
        field().tiger("E5", W, W),
        field().t34("E5", W, W),
        field().marker("E5", MarkerKind::Bluff),
        field().pak("E5", PakKind::Bluff, E),
        field().airfield("E5", E),
    ] {
        assert_eq!(moving(obstacle).refusal(Action::StepPak(hex("E5"))), "DG-7.5");
    }
}

#[test]
fn dg_7_6_a_gun_on_a_wheel_can_be_hit_and_overrun_but_does_nothing() {
    for wheel in [Wheel::Laid, Wheel::Moving, Wheel::Standing] {
        let field = Field::summer().gun("E4", PakKind::Pak36, E).wheel(wheel).t34("E6", W, W);
        let game = field.marker("E5", MarkerKind::Bluff).at(Step::Programming);
        let table = &game.state.table;
        assert_eq!(table.shot(PAK, T34, 0).map_err(|why| why.rule()), Err("DG-7.6"));
        assert!(table.shot(T34, PAK, 0).is_ok());
        assert!(table.may_reveal(marker(1), Seat(0)).is_err());
    }
    let field = |facing| Field::summer().pak("E5", PakKind::Pak36, facing).wheel(Wheel::Laid).t34("E6", W, W);
    let mut overrun = field(W).at(Step::Tanks);
    overrun.act(drive(1));
    assert_eq!(overrun.refusal(Action::Look(pak(1))), "DG-7.6");
    overrun.act(Action::Forward);
    assert_eq!((overrun.pak(1).at, overrun.vp()), (None, [0, 1]));
    let mut faced = field(E).at(Step::Tanks);
    faced.acts([drive(1), Action::Forward]);
    assert_eq!(faced.pak(1).face, Face::Up(PakKind::Pak36));
}

#[test]
fn dg_7_22_the_wheel_of_a_lost_gun_is_free_at_once() {
    let guns = Field::summer().pak("E5", PakKind::Bluff, W).wheel(Wheel::Laid).pak("C3", PakKind::Pak36, E);
    let guns = guns.wheel(Wheel::Laid).pak("G3", PakKind::Pak36, E);
    let mut game = guns.t34("E6", W, W).at(Step::Tanks);
    game.acts([drive(1), Action::Forward, Action::EndMove(Clock::Twelve)]);
    assert_eq!((game.pak(1).at, game.pak(1).wheel), (None, Wheel::None));
    game.next_turn(Step::Guns).act(Action::LayWheel(pak(3)));
    assert_eq!(game.refusal(Action::End), "DG-7.1", "a wheel once laid goes its way");
    game.acts([Action::MovePak(pak(2)), Action::Face(E)]);
    assert_eq!(game.pak(2).at, Some(hex("C3")), "if need be moving no hex");
}
