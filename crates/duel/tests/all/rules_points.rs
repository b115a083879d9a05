//! Chapters 11 and 13: damage, victory points, the end of the game.

use crate::field::*;
use duel::data::DATA;
use duel::events::{Effect, End, Event};
use duel::map::Clock;
use duel::map::Dir::*;
use duel::pieces::*;
use duel::setup::{Boards, DamageVp, EvenChances, Setup};
use duel::state::Step;
use duel::{Action, Duel, German, Soviet};
use table::{Next, Rules};

fn over(game: &Game) -> Option<table::Outcome> {
    match Duel::next(&game.state) {
        Next::Over(outcome) => Some(outcome),
        Next::Decide(_) => None,
    }
}

#[test]
fn dg_11_1_a_tank_is_destroyed_or_damaged() {
    let shoot = |at| {
        let mut game = Field::summer().tiger("E3", E, E).t34(at, W, E).combat();
        game.act(fire(TIGER, T34));
        (game.shot().effect, game.vp(), game.destroyed(1))
    };
    assert_eq!(shoot("E6"), (Effect::Destroyed, [2, 0], true));
    assert_eq!(shoot("E7"), (Effect::Damaged, [1, 0], false));
    let mut damaged = Field::summer().tiger("E3", E, E).t34("E7", W, E).combat();
    damaged.act(fire(TIGER, T34)).next_turn(Step::Tanks);
    damaged.acts([drive(1), Action::Forward, Action::Forward]).act(Action::EndMove(Clock::Six)).act(Action::End);
    assert!(damaged.may(fire(TIGER, T34)), "damage has no other effect");
}

/// A PAK 36 that damages, a Tiger that can destroy.
fn two_guns(setup: Setup) -> Game {
    Field::of(setup).gun("B4", PakKind::Pak36, E).tiger("E5", E, E).t34("B6", W, E).combat()
}

#[test]
fn dg_11_2_damage_points_of_the_phase_are_taken_back() {
    let mut game = two_guns(Setup::default());
    game.act(fire(PAK, T34)).pass_until(Step::GermanFire(1)).act(fire(TIGER, T34));
    assert_eq!(game.vp(), [2, 0]);
    assert!(game.heard(Event::Scored { side: German, vp: 1 }), "2 less the 1 that was entered");

    let mut earlier = two_guns(Setup::default());
    earlier.act(fire(PAK, T34)).next_turn(Step::AimedFire).act(Action::Hold(PAK));
    earlier.pass_until(Step::GermanFire(1)).act(fire(TIGER, T34));
    assert_eq!(earlier.vp(), [3, 0], "points of earlier turns stay");

    let stuka = Field::summer().gun("B4", PakKind::Pak36, E).t34("B6", W, E).airfield("E1", E).flying("B7", W, 1);
    let mut stuka = stuka.combat();
    stuka.act(fire(PAK, T34)).pass_until(Step::Flight).act(Action::Attack(t34(1)));
    assert_eq!(stuka.vp(), [2, 0], "by the Stuka as well");
}

#[test]
fn dg_11_3_every_damaging_shot_counts_or_one_per_tank() {
    assert_eq!(Setup::default().t34_damage_vp, DamageVp::PerTank);
    for (t34_damage_vp, points) in [(DamageVp::PerShot, 2), (DamageVp::PerTank, 1)] {
        let setup = Setup { t34_damage_vp, ..Setup::default() };
        let guns = Field::of(setup).gun("E4", PakKind::Pak36, E).gun("C5", PakKind::Pak36, SE);
        let mut game = guns.t34("E6", W, E).combat();
        game.acts([fire(PAK, T34), fire(PAK_2, T34)]);
        let damaging = game.shots().iter().filter(|(_, _, shot)| shot.effect == Effect::Damaged).count();
        assert_eq!((damaging, game.vp()), (2, [points, 0]), "{t34_damage_vp:?}");
    }
}

#[test]
fn dg_11_4_a_hit_on_a_gun_destroys_it_or_does_nothing() {
    let mut game = Field::summer().gun("E4", PakKind::Pak36, W).t34("E6", W, W).combat();
    game.act(fire(T34, PAK));
    assert_eq!((game.pak(1).at, game.vp()), (None, [0, 1]));
    let front = Field::summer().gun("E4", PakKind::Pak36, E).t34("E7", W, W).at(Step::Programming);
    assert!(front.state.table.shot(T34, PAK, 0).is_err());
}

#[test]
fn dg_11_5_a_tiger_is_damaged_or_critically_damaged_but_never_destroyed() {
    let hit = |at, track| {
        let mut game = Field::summer().tiger("E4", E, W).track(track).t34(at, W, W).combat();
        game.act(fire(T34, TIGER));
        (game.shot().effect, game.tiger(1).track, game.vp())
    };
    assert_eq!(hit("E6", 5), (Effect::Damaged, 4, [0, 1]));
    assert_eq!(hit("E5", 5), (Effect::Critical, 2, [0, 1]));
    assert_eq!(hit("E5", 1), (Effect::Critical, 1, [0, 1]), "still there, still worth a point");
}

#[test]
fn dg_11_6_the_track_is_the_card_limit_of_the_next_program() {
    let row = |position: &duel::data::TrackPosition| (position.cards, position.after_damage, position.after_critical);
    let track: Vec<(u8, u8, u8)> = DATA.track.iter().map(row).collect();
    assert_eq!(track, [(5, 4, 2), (4, 2, 1), (2, 1, 1), (1, 1, 1)]);
    let mut game = Field::summer().tiger("E4", E, W).track(4).t34("E5", W, W).combat();
    game.act(fire(T34, TIGER)).next_turn(Step::Programming).act(Action::Card(Card::Left));
    assert!(game.state.german.programs[0].done, "one card is all it has");
}

#[test]
fn dg_11_6_after_the_first_damage_two_more_leave_one_card() {
    let mut game = Field::summer().tiger("E4", E, W).t34("E6", W, W).combat();
    for cards in [4, 2, 1, 1] {
        game.pass_until(Step::AimedFire).act(fire(T34, TIGER));
        assert_eq!(game.tiger(1).track, cards);
        game.pass_until(Step::Programming);
    }
    assert_eq!(game.vp(), [0, 4], "also at the end of the track");
}

#[test]
fn dg_11_7_several_hits_count_one_by_one() {
    let mut game = Field::summer().tiger("E4", E, NW).t34("E6", W, W).t34("G5", NW, NW).combat();
    game.acts([fire(T34, TIGER), fire(T34_2, TIGER)]);
    assert_eq!((game.tiger(1).track, game.vp()), (1, [0, 2]), "5 to 4 to 1");
}

#[test]
fn dg_11_8_overruns_breakthroughs_and_the_stuka_score_at_once() {
    let scores = DATA.scoring;
    assert_eq!([scores.t34_destroyed, scores.t34_damaged], [2, 1]);
    assert_eq!([scores.pak_destroyed_by_fire, scores.pak_destroyed_by_overrun], [1, 1]);
    assert_eq!([scores.tiger_damaged, scores.tiger_critically_damaged, scores.t34_breakthrough], [1, 1, 5]);
    assert_eq!([scores.stuka_destroyed_on_ground, scores.stuka_emergency_landing], [2, 4]);
    let mut game = Field::summer().t34("E4", W, W).gun("E3", PakKind::Pak36, W).airfield("E2", E).at(Step::Tanks);
    game.acts([drive(1), Action::Forward]);
    assert_eq!(game.vp(), [0, 1]);
    game.act(Action::Forward);
    assert_eq!(game.vp(), [0, 3]);
    game.act(Action::EndMove(Clock::Twelve)).next_turn(Step::Tanks).acts([drive(1), Action::Forward, Action::Forward]);
    assert_eq!((game.t34(1).fate, game.vp()), (Fate::Through, [0, 8]));
}

#[test]
fn dg_11_9_the_points_of_a_turn_are_entered_together() {
    let mut game = Field::summer().vp(3, 2).tiger("E4", E, E).t34("E6", W, W).combat();
    game.pass_until(Step::Programming);
    assert!(game.heard(Event::TurnEnded { turn: 1, german: 2, soviet: 1 }), "the bar moves by 1");
    assert_eq!((game.vp(), game.state.table.vp_before), ([5, 3], [5, 3]));
}

// --- 13. End of the game

#[test]
fn dg_13_1_without_tanks_the_game_is_over() {
    let field = Field::summer().tiger("E4", E, E).t34("E6", W, E).marker("C9", MarkerKind::Bluff);
    let mut game = field.no_reserve().combat();
    game.act(fire(TIGER, T34));
    assert!(over(&game).is_some(), "bluffs do not count");
    assert!(game.heard(Event::Ended { reason: End::NoTanks, german: 2, soviet: 0 }));
    assert_eq!(game.refusal(Action::End), "DG-13.1");

    let mut hidden = Field::summer().tiger("E4", E, E).t34("E6", W, E).combat();
    hidden.act(fire(TIGER, T34));
    assert!(over(&hidden).is_none(), "a hidden tank is a weapon");

    let air = Field::summer().airfield("A3", E).flying("E7", W, 2).t34("E6", W, W).no_reserve();
    let mut air = air.at(Step::Flight);
    air.act(Action::Attack(t34(1)));
    assert_eq!(over(&air).map(|outcome| outcome.points), Some([2, 0]), "right after the attack");
}

#[test]
fn dg_13_2_more_points_win_and_equal_points_are_a_draw() {
    for (german, winner) in [(6, Some(German)), (5, None), (4, Some(Soviet))] {
        let mut game = Field::summer().vp(german, 0).t34("E1", W, W).no_reserve().at(Step::Tanks);
        game.acts([drive(1), Action::Forward]);
        let outcome = over(&game).expect("the last tank has left");
        assert_eq!((outcome.side, outcome.winners.is_empty()), (winner, winner.is_none()));
    }
}

#[test]
fn dg_13_3_thirty_turns_or_six_quiet_ones() {
    let mut last = Field::summer().t34("E9", W, W).turn(30).at(Step::Tanks);
    last.act(Action::End);
    assert!(last.heard(Event::Ended { reason: End::LastTurn, german: 0, soviet: 0 }));
    let four = Setup { boards: Boards::Four, ..Setup::default() };
    assert_eq!((Setup::default().last_turn(), four.last_turn(), four.quiet_limit()), (30, 60, 6));

    let mut quiet = Field::summer().t34("E9", W, W).turn(1).at(Step::Tanks);
    while over(&quiet).is_none() {
        quiet.pass();
    }
    assert_eq!(quiet.state.table.turn, 6);
    assert!(quiet.heard(Event::Ended { reason: End::Quiet, german: 0, soviet: 0 }));

    let almost = || Field::summer().with(|state| state.table.quiet = 5);
    let stays_awake = |mut game: Game, action: Action| {
        game.act(action);
        while !game.told.iter().any(|event| matches!(event, Event::TurnEnded { .. })) {
            match game.legal()[..] {
                [Action::Face(_), ..] => game.face(W, W),
                _ => game.pass(),
            };
        }
        assert_eq!(game.state.table.quiet, 0, "{action:?}");
    };
    stays_awake(almost().marker("E9", MarkerKind::Tank).at(Step::Tanks), Action::ActivateTank(marker(1)));
    stays_awake(almost().airfield("E1", E).at(Step::Flight), Action::StartStuka);
    stays_awake(almost().pak("E4", PakKind::Pak36, E).at(Step::Guns), Action::ActivatePak(pak(1)));
    let mut faced = almost().t34("E9", W, W).gun("E8", PakKind::Pak36, E).at(Step::Tanks);
    faced.acts([drive(1), Action::Forward]);
    assert!(!faced.state.table.eventful, "the gun lay face-up already: nothing came to light");
    let mut front = almost().t34("E9", W, W).front("E8").at(Step::Tanks);
    front.acts([drive(1), Action::Forward]);
    stays_awake(front, Action::EndMove(Clock::Twelve));
}

#[test]
fn dg_13_4_every_game_ends_within_its_bound() {
    assert_eq!(Duel::bound(&Setup::default()), 18_250);
    assert_eq!(Duel::bound(&Setup { boards: Boards::Four, ..Setup::default() }), 145_000);
    let mut rng = table::Rng::seeded(13);
    for (_, setup) in duel::setup::scenarios() {
        let mut state = Game::start(setup, 1).state;
        let (mut dice, mut legal) = (table::Dice::quick(1), Vec::new());
        let (decisions, outcome) =
            table::play_out::<Duel>(&mut state, &mut rng, &mut dice, &mut table::Silent, &mut legal);
        assert!(outcome.is_some() && decisions <= Duel::bound(&setup));
    }
}

#[test]
fn dg_13_5_the_head_start_that_is_agreed_on() {
    let begin = |lead| Game::start(Setup { head_start: lead, ..Setup::default() }, 0);
    assert_eq!((begin(7).vp(), begin(-7).vp(), begin(0).vp()), ([7, 0], [0, 7], [0, 0]));
    for (name, setup) in duel::setup::scenarios() {
        assert_eq!(Game::start(setup, 0).vp(), [0, 0], "{name} begins without points, as in the box");
    }
    let even = Setup { even_chances: EvenChances::Auto, ..Setup::default() };
    assert_eq!(Game::start(even, 0).vp(), [2, 0]);
    assert!(Game::start(even, 0).heard(Event::HeadStart { side: German, vp: 2 }), "it says what it gives");
    assert_eq!(Setup { head_start: 1, ..even }.refusals()[0].rule, "DG-13.5", "one or the other");
    assert!(begin(7).heard(Event::HeadStart { side: German, vp: 7 }));
    assert!(begin(-7).heard(Event::HeadStart { side: Soviet, vp: 7 }));
}
