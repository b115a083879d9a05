//! Chapter 6: reconnaissance and marker movement.

use crate::field::*;
use duel::events::{Cause, Event};
use duel::map::Dir::*;
use duel::pieces::*;
use duel::state::Step;
use duel::{Action, Duel};
use table::{Next, Rules, Seat};

const REVEAL: Action = Action::Reveal(MarkerId::of(0));

/// One marker, two hexes in front of a Tiger.
fn seen() -> Field {
    Field::summer().tiger("E4", E, E).marker("E6", MarkerKind::Bluff)
}

#[test]
fn dg_6_1_germans_look_in_the_opening_in_phases_a_and_c_and_from_the_air() {
    for step in [Step::OpeningRecon, Step::Recon, Step::LateRecon] {
        let mut game = seen().at(step);
        game.act(REVEAL);
        let (kind, cause) = (MarkerKind::Bluff, Cause::SeenBy(TIGER));
        assert!(game.heard(Event::MarkerRevealed { marker: marker(1), hex: hex("E6"), kind, cause }));
    }
    assert!(seen().at(Step::Recon).may(Action::End), "it is voluntary");
    let two = seen().gun("C5", PakKind::Pak88, SE).at(Step::Recon);
    assert_eq!(two.legal(), [REVEAL, Action::End], "one option, whoever looks");
    let air = seen().airfield("C2", E).flying("E7", W, 1).at(Step::Flight);
    assert!(air.may(REVEAL));
    for step in [Step::Programming, Step::Tanks] {
        assert_eq!(seen().at(step).refusal(REVEAL), "DG-1.5");
    }
}

#[test]
fn dg_6_2_what_a_gun_can_reconnoitre() {
    let recon = |field: Field| field.at(Step::Programming).state.table.may_reveal(marker(1), Seat(0)).is_ok();
    let marker = |at| Field::summer().marker(at, MarkerKind::Tank);
    assert!(recon(marker("E6").tiger("E4", E, E)));
    assert!(!recon(marker("E6").tiger("E4", E, NE)), "not along the gun");
    assert!(!recon(marker("E7").tiger("E4", E, E)), "too far");
    assert!(recon(marker("E7").tiger("E4", E, E).hill("E4")));
    assert!(!recon(marker("E6").tiger("E4", E, E).wood("E5")), "no sight");
    assert!(!recon(marker("E6").tiger("E4", E, E).wood("E6")), "in a wood");
    assert!(!recon(marker("E6").tiger("E4", E, E).t34("E6", W, W)), "under a T-34");
    assert!(recon(marker("E6").gun("E4", PakKind::Pak36, E)));
    assert!(!recon(marker("E6").pak("E4", PakKind::Pak36, E)), "a PAK that is not active");
    assert!(!recon(marker("E6").gun("E4", PakKind::Pak36, E).wheel(Wheel::Standing)));
}

#[test]
fn dg_6_3_after_every_reveal_the_conditions_are_new() {
    let field = |kind| Field::summer().tiger("E4", E, E).marker("E5", kind).marker("E6", MarkerKind::Bluff);
    let mut tank = field(MarkerKind::Tank).at(Step::Recon);
    tank.act(REVEAL).face(W, W);
    assert_ne!(tank.step(), Step::Recon, "the tank blocks the ray: nothing is left to see");
    let mut bluff = field(MarkerKind::Bluff).at(Step::Recon);
    bluff.act(REVEAL);
    assert!(bluff.may(Action::Reveal(marker(2))));
}

#[test]
fn dg_6_4_a_bluff_goes_and_a_tank_stays() {
    let mut bluff = seen().at(Step::Recon);
    bluff.act(REVEAL);
    assert_eq!((bluff.marker(1).at, bluff.marker(1).shown, bluff.vp()), (None, Some(MarkerKind::Bluff), [0, 0]));
    let state = &bluff.state;
    assert_eq!(state.table.may_reveal(marker(1), Seat(0)).map_err(|why| why.rule()), Err("DG-6.4"));
    let mut tank = Field::summer().tiger("E4", E, E).marker("E6", MarkerKind::Tank).at(Step::Recon);
    tank.act(REVEAL).face(W, SW);
    assert_eq!((tank.newest().at(), tank.newest().gun()), (Some(hex("E6")), SW));
}

#[test]
fn dg_6_5_the_turret_is_not_turned_for_a_look() {
    let game = Field::summer().tiger("E4", E, W).marker("E5", MarkerKind::Bluff).marker("E3", MarkerKind::Bluff);
    let mut game = game.at(Step::Recon);
    assert_eq!(game.refusal(REVEAL), "DG-6.2");
    game.act(Action::Reveal(marker(2)));
    assert_eq!(game.tiger(1).gun(), W);
}

fn marching(field: Field) -> Game {
    field.at(Step::March)
}

#[test]
fn dg_6_6_two_markers_move_two_hexes_each() {
    let field = || {
        let field = Field::summer().marker("C8", MarkerKind::Bluff).marker("E8", MarkerKind::Tank);
        field.marker("G8", MarkerKind::Bluff)
    };
    let mut game = marching(field());
    game.act(step(1, "C7"));
    assert_eq!(game.refusal(step(2, "E7")), "DG-6.6", "one after the other");
    game.act(step(1, "C6"));
    assert_eq!(game.refusal(step(1, "C5")), "DG-6.6", "no third step");
    game.acts([step(2, "E7"), Action::FinishMarker]);
    assert_eq!(game.step(), Step::Tanks, "no third marker");
    assert!(game.may(Action::ActivateTank(marker(2))), "moved markers may be activated");

    assert_eq!(marching(field()).refusal(Action::FinishMarker), "DG-6.6");
    for obstacle in [
        field().hill("C7"),
        field().swamp("C7"),
        field().mine("C7", MineKind::Bluff),
        field().pak("C7", PakKind::Bluff, W),
        field().tiger("C7", W, NW),
        field().t34("C7", W, W),
        field().airfield("C7", E),
    ] {
        assert_eq!(marching(obstacle).refusal(step(1, "C7")), "DG-6.6");
    }
    assert!(marching(field().wood("C7")).may(step(1, "C7")));
    let mut front = marching(field().front("C7"));
    front.acts([step(1, "C7"), Action::FinishMarker]);
    assert!(front.front("C7"), "a marker passes the front, which stays");
    assert!(marching(field().hill("C8")).may(step(1, "C7")), "it may leave any ground");
}

#[test]
fn dg_6_6_a_marker_passes_over_another_only_if_it_can_go_on() {
    let two = || Field::summer().marker("C8", MarkerKind::Tank).marker("C7", MarkerKind::Bluff);
    let walled = ["B6", "B7", "C6", "D6", "D7"].iter().fold(two(), |field, at| field.hill(at)).hill("C9");
    assert!(marching(two()).may(step(1, "C7")));
    let mut walled = marching(walled);
    walled.act(step(1, "C7"));
    assert_eq!(walled.legal(), [step(1, "C8")], "the way back is all that is left");

    let mut seen = marching(two().tiger("C5", E, E));
    seen.act(step(1, "C7"));
    assert_eq!(seen.marker(1).shown, Some(MarkerKind::Tank));
    seen.face(W, W);
    assert_eq!((seen.newest().at(), seen.marker(2).at), (Some(hex("C7")), Some(hex("C7"))), "on the other marker");
}

#[test]
fn dg_6_7_tanks_look_at_pak_markers_along_all_rays_of_their_move() {
    let look = |field: Field| {
        let mut game = field.t34("E7", W, E).at(Step::Tanks);
        game.act(drive(1));
        game
    };
    let mut game = look(Field::summer().pak("C6", PakKind::Pak36, E));
    game.act(Action::Look(pak(1)));
    assert_eq!(game.t34(1).gun(), NW, "the turret turned there for free");
    assert_eq!(game.used(), 0);
    assert_eq!(game.refusal(Action::Look(pak(1))), "DG-6.7", "it is known");

    let gun = |at| Field::summer().pak(at, PakKind::Pak36, E);
    assert_eq!(look(gun("E4")).refusal(Action::Look(pak(1))), "DG-6.7", "too far");
    assert!(look(gun("E4").hill("E7")).may(Action::Look(pak(1))));
    assert_eq!(look(gun("D5")).refusal(Action::Look(pak(1))), "DG-6.7", "not in line");
    assert!(look(gun("E5").wood("E5")).may(Action::Look(pak(1))), "a wood hides no gun marker");
    assert!(look(gun("E4").wood("E4").hill("E7")).may(Action::Look(pak(1))), "nor three hexes off, from a hill");
    assert_eq!(look(gun("E5").wheel(Wheel::Laid)).refusal(Action::Look(pak(1))), "DG-7.6");
}

#[test]
fn dg_6_8_a_bluff_gun_goes_and_a_real_one_is_active() {
    let field = Field::summer().t34("E7", W, W).pak("E6", PakKind::Bluff, E).pak("D7", PakKind::Pak88, E);
    let mut game = field.mine("E8", MineKind::Mine).at(Step::Tanks);
    game.acts([drive(1), Action::Look(pak(1)), Action::Look(pak(2))]);
    assert_eq!((game.pak(1).at, game.pak(2).face), (None, Face::Up(PakKind::Pak88)));
    assert!(!game.mine(1).face_up, "mines cannot be reconnoitred");
    game.act(Action::Forward);
    assert_eq!(game.vp(), [0, 0]);
}

#[test]
fn dg_6_9_moving_markers_are_seen_by_guns_and_from_the_air() {
    let moved = |field: Field, to: &str| {
        let mut game = field.marker("E8", MarkerKind::Bluff).at(Step::March);
        game.act(step(1, to));
        game.marker(1).shown.is_some()
    };
    let wooded = Field::summer().wood("E7");
    assert!(moved(wooded.tiger("E5", E, E), "E7"));
    assert!(moved(Field::summer().gun("E5", PakKind::Pak36, E), "E7"));
    assert!(!moved(Field::summer().gun("E5", PakKind::Pak36, E).wheel(Wheel::Standing), "E7"));
    assert!(!moved(Field::summer().pak("E5", PakKind::Pak36, E), "E7"));
    assert!(moved(Field::summer().airfield("A4", E).flying("E6", E, 1), "E7"));
    assert!(!moved(Field::summer().airfield("A4", E).flying("E5", E, 1), "E7"));
    assert!(!moved(Field::summer().tiger("E6", E, E), "D8"), "the hex where it starts is not checked");

    let mut game = Field::summer().tiger("E5", E, E).marker("E8", MarkerKind::Tank).at(Step::March);
    game.act(step(1, "E7"));
    assert_eq!(Duel::next(&game.state), Next::Decide(Seat(1)));
    game.face(W, E).pass_until(Step::Tanks);
    assert_eq!(game.refusal(Action::Drive(game.newest_id())), "DG-5.10");
}

#[test]
fn dg_6_10_contact_comes_only_if_the_tiger_really_enters() {
    let field = || Field::summer().tiger("E4", E, E).marker("E5", MarkerKind::Tank).front("E5");
    let mut short = field().at(Step::Programming);
    short.run([Card::Forward], None);
    assert_eq!(short.marker(1).shown, None, "one card is not enough for the front");
    let mut enough = field().at(Step::Programming);
    enough.run([Card::Forward, Card::Forward], None).face(W, E);
    assert_eq!((enough.newest().at(), enough.tiger(1).at), (Some(hex("E5")), hex("E4")));
}
