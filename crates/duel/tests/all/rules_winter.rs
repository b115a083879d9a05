//! Chapter 14: Winter '44.

use crate::field::*;
use duel::Action;
use duel::data::DATA;
use duel::events::Event;
use duel::map::Clock;
use duel::map::Dir::*;
use duel::pieces::*;
use duel::setup::Setup;
use duel::state::Step;
use table::Seat;

const FORWARD: Action = Action::Forward;
const STOP: Action = Action::EndMove(Clock::Twelve);

fn driving(field: Field) -> Game {
    let mut game = field.at(Step::Tanks);
    game.act(drive(1));
    game
}

#[test]
fn dg_14_1_four_actions_and_a_weaker_tiger() {
    let mut game = driving(Field::winter().t34("E10", W, W));
    game.acts([Action::Left, Action::Right, Action::Left, Action::Right]);
    assert_eq!(game.refusal(Action::Left), "DG-7.8");
    let mut dash = driving(Field::winter().t34("E10", W, W));
    dash.acts([FORWARD; 5]);
    assert_eq!(dash.t34(1).at(), Some(hex("E5")));
    let game = Field::winter().tiger("E4", E, E).t34("E5", W, W).gun("C4", PakKind::Pak88, E).t34("C5", W, W);
    let table = game.at(Step::Programming).state.table;
    let power = |by, at| table.shot(by, at, 0).map(|shot| shot.power);
    assert_eq!((power(TIGER, T34), power(PAK, T34_2)), (Ok(4), Ok(5)));
}

#[test]
fn dg_14_2_drifts_take_the_place_of_swamps() {
    let winter = Setup { season: Season::Winter, ..Setup::default() };
    assert_eq!(DATA.tiles[Season::Winter as usize], [4, 3, 3]);
    assert_eq!((winter.assembly_zone().from, winter.assembly_zone().to), (9, 11));
    let game = Game::start(winter, 0);
    assert_eq!(game.refusal(Action::Tile(Terrain::Swamp)), "DG-5.1");
    assert!(game.may(Action::Tile(Terrain::SnowDrift)));
    let summer_preset = Setup { preset: Some(duel::setup::Preset::S1), ..duel::setup::scenarios()[2].1 };
    assert_eq!(summer_preset.refusals()[0].rule, "DG-14.2");
}

#[test]
fn dg_14_3_a_snowy_wood_gives_no_cover_but_the_first_shot() {
    let field = || Field::winter().tiger("E3", E, E).t34("E5", W, W).wood("E5");
    let mut first = field().combat();
    assert_eq!((first.step(), first.legal()), (Step::WoodFire, vec![fire(T34, TIGER), Action::Hold(T34)]));
    first.act(fire(T34, TIGER));
    assert_eq!(first.step(), Step::AimedFire, "then the Tiger");
    let table = field().at(Step::Programming).state.table;
    assert_eq!(table.shot(TIGER, T34, 0).map(|shot| shot.power), Ok(2), "4 - 1 - 1");
    let mut enter = driving(Field::winter().t34("E6", W, W).wood("E5"));
    enter.act(FORWARD);
    assert_eq!(enter.used(), 1);
    let recon = Field::winter().tiger("E4", E, E).marker("E5", MarkerKind::Bluff).wood("E5").at(Step::Recon);
    assert!(recon.may(Action::Reveal(marker(1))));
    let between = Field::winter().wood("E4").at(Step::Programming);
    assert!(!between.state.table.sight(hex("E3"), hex("E5")));
}

#[test]
fn dg_14_4_a_snowy_hill_costs_two() {
    let mut tank = driving(Field::winter().t34("E6", W, W).hill("E5"));
    tank.act(FORWARD);
    assert_eq!(tank.used(), 2);
    for (cards, at) in [(1, "E4"), (2, "E5")] {
        let mut game = Field::winter().tiger("E4", E, E).hill("E5").at(Step::Programming);
        game.run(std::iter::repeat_n(Card::Forward, cards), None);
        assert_eq!(game.tiger(1).at, hex(at));
    }
    let table = Field::winter().tiger("E3", E, E).hill("E3").t34("E6", W, W).at(Step::Programming).state.table;
    assert_eq!(table.shot(TIGER, T34, 0).map(|shot| shot.power), Ok(3), "4 - 2 + 1");
    let recon = Field::winter().tiger("E4", E, E).hill("E4").marker("E7", MarkerKind::Bluff).at(Step::Recon);
    assert!(recon.may(Action::Reveal(marker(1))));
}

#[test]
fn dg_14_5_drops_melt_the_drift_under_a_tank() {
    let mut tiger = Field::winter().tiger("E4", E, E).drift("E5").at(Step::Programming);
    tiger.run([Card::Forward, Card::Forward], None);
    assert_eq!((tiger.tiger(1).at, tiger.tiger(1).drops), (hex("E5"), Drops::One));
    for (drops, ground) in [(Drops::Two, Terrain::SnowDrift), (Drops::None, Terrain::Steppe)] {
        tiger.run([], None);
        assert_eq!((tiger.tiger(1).drops, tiger.at("E5")), (drops, ground));
    }

    let marker_in_a_drift = || Field::winter().marker("E9", MarkerKind::Tank).drift("E9");
    let mut in_b = marker_in_a_drift().at(Step::Tanks);
    in_b.act(Action::ActivateTank(marker(1))).face(W, W).act(Action::End);
    assert_eq!(in_b.newest().drops, Drops::One, "it was activated in this very phase");
    let mut opening = marker_in_a_drift().t34("C9", W, W).at(Step::OpeningActivation);
    opening.act(Action::ActivateTank(marker(1))).face(W, W).act(Action::End).pass_until(Step::Tanks);
    assert_eq!(opening.newest().drops, Drops::One);
    opening.act(Action::End);
    assert_eq!(opening.newest().drops, Drops::Two, "the end of the next phase B");
}

#[test]
fn dg_14_6_who_is_in_a_drift_is_hidden_until_he_fires() {
    let field = || Field::winter().tiger("E4", E, E).t34("E5", W, W).drift("E5");
    let mut game = field().combat();
    assert_eq!(game.step(), Step::AimedFire);
    let hidden = game.state.table.shot(TIGER, T34, 0);
    assert_eq!(hidden.map_err(|why| why.rule()), Err("DG-14.6"), "even from the next hex");
    game.act(fire(T34, TIGER));
    assert_eq!(game.step(), Step::ReturnFire);
    game.act(fire(TIGER, T34));
    assert_eq!(game.shot().power, 4, "a drift costs no power");

    let recon = Field::winter().tiger("E4", E, E).marker("E5", MarkerKind::Tank).drift("E5").at(Step::Programming);
    assert_eq!(recon.state.table.may_reveal(marker(1), Seat(0)).map_err(|why| why.rule()), Err("DG-14.6"));
    let look = driving(Field::winter().t34("E6", W, W).pak("E5", PakKind::Pak36, E).drift("E5"));
    assert_eq!(look.refusal(Action::Look(pak(1))), "DG-14.6");
}

#[test]
fn dg_14_7_from_a_hill_one_sees_over_drifts() {
    let sight = |field: Field| {
        let table = field.drift("E4").drift("E5").at(Step::Programming).state.table;
        table.sight(hex("E3"), hex("E6"))
    };
    assert!(!sight(Field::winter()));
    assert!(sight(Field::winter().hill("E3")));
    assert!(sight(Field::winter().hill("E6")), "and the other way round");
}

#[test]
fn dg_14_8_how_drifts_vanish() {
    let inside = || Field::winter().t34("E7", W, W).drift("E7");
    let mut left = driving(inside());
    left.act(FORWARD);
    assert!(left.heard(Event::DriftGone { hex: hex("E7") }));
    let mut turned = driving(inside());
    turned.act(Action::Left);
    assert_eq!((turned.at("E7"), turned.t34(1).drops), (Terrain::Steppe, Drops::None));
    let mut turret = driving(inside());
    turret.act(Action::EndMove(Clock::Four));
    assert_eq!(turret.at("E7"), Terrain::SnowDrift);

    let mut tiger = Field::winter().tiger("E4", E, E).drift("E4").at(Step::Programming);
    tiger.run([Card::Left], None);
    assert_eq!(tiger.at("E4"), Terrain::Steppe);

    let mut wreck = Field::winter().tiger("E4", E, E).t34("E5", W, W).drift("E5").combat();
    wreck.acts([fire(T34, TIGER), fire(TIGER, T34)]).pass_until(Step::Programming);
    assert_eq!((wreck.t34(1).fate, wreck.t34(1).drops), (Fate::Destroyed, Drops::None));
    assert_eq!(wreck.at("E5"), Terrain::SnowDrift, "the drift stays");

    let mut faced = Field::winter().marker("E9", MarkerKind::Tank).drift("E9").at(Step::Tanks);
    faced.act(Action::ActivateTank(marker(1))).face(NE, SW);
    assert_eq!(faced.at("E9"), Terrain::SnowDrift, "choosing the facing is not a turn");
}

#[test]
fn dg_14_9_mines_markers_and_front_on_drifts() {
    let march = Field::winter().marker("E9", MarkerKind::Bluff).drift("E8").drift("E9").at(Step::March);
    assert_eq!(march.refusal(step(1, "E8")), "DG-6.6");
    assert!(march.may(step(1, "D8")), "out of a drift it may go");
    let mut front = driving(Field::winter().t34("E7", W, W).drift("E6").front("E6"));
    front.act(FORWARD);
    assert_eq!(front.used(), 3);
    front.act(STOP);

    let mut game = Game::start(Setup { season: Season::Winter, ..Setup::default() }, 0);
    game.acts([Action::Tile(Terrain::SnowyWood), Action::Place(hex("I11"))]);
    game.acts([Action::Tile(Terrain::SnowDrift), Action::Place(hex("G2"))]);
    while game.state.german.laid.len() < 9 || matches!(game.legal()[0], Action::Face(_)) {
        let first = game.legal()[0];
        game.act(first);
    }
    assert_eq!(game.refusal(Action::Place(hex("G2"))), "DG-14.9", "no mine on a drift");
}
