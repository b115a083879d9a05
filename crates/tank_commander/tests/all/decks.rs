//! Decks of one's own: what keeps one from being used, what it is good for, how one is built and brought to the table.

use table::decks::{DeckRules, Decks as _};
use table::{Match, Pledge, Refusal, Rng, Rules, Seat, Side};
use tank_commander::bag::Bag;
use tank_commander::data::{DATA, ForcePart, Role, Roles, Scenario};
use tank_commander::decks::*;
use tank_commander::pieces::*;
use tank_commander::setup::{Decks, YearChoice};
use tank_commander::{Action, Setup, TankCommander};

fn card(name: &str) -> CardId {
    CardId::all().find(|card| card.stats().name == name).unwrap_or_else(|| panic!("no card {name}"))
}

fn deck(nation: Nation, cards: &[(u8, &str)]) -> Deck {
    let mut deck = Deck::new(nation);
    cards.iter().for_each(|(count, name)| deck.cards.add(card(name), *count));
    deck
}

fn basic() -> Terms {
    Terms::of(Scenario::BasicForce, Role::None, None)
}

/// The rules and messages of what is refused.
fn refused(deck: &Deck, terms: &Terms) -> Vec<(&'static str, &'static str)> {
    deck.check(terms).iter().map(|refusal: &Refusal| (refusal.rule, refusal.why.key)).collect()
}

#[test]
fn tc_20_1_nation_points_and_year() {
    let own = deck(Nation::German, &[(3, "PzKw IV G"), (2, "German Line Squad")]);
    assert_eq!(refused(&own, &basic()), []);
    let foreign = deck(Nation::German, &[(3, "PzKw IV G"), (1, "T-70")]);
    assert_eq!(refused(&foreign, &basic()), [("TC-20.1", "deck-wrong-nation")]);
    let dear = deck(Nation::Soviet, &[(6, "JS-2")]);
    assert_eq!(refused(&dear, &basic()), [("TC-20.1", "deck-over-budget")]);
    assert_eq!(dear.cards.points(), 216);
}

#[test]
fn tc_18_6_example_34_cards_out_of_their_year() {
    let terms = Terms::of(Scenario::AdvancedForce, Role::None, Some(Year::Y1942));
    let panther = deck(Nation::German, &[(1, "PzKw V G"), (1, "PzKw III L")]);
    assert_eq!(refused(&panther, &terms), [("TC-18.6", "deck-wrong-year")]);
    assert_eq!(refused(&deck(Nation::German, &[(1, "PzKw III L")]), &terms), []);
    for year in Year::ALL {
        let terms = Terms::of(Scenario::AdvancedForce, Role::None, Some(year));
        assert_eq!(refused(&deck(Nation::Soviet, &[(1, "Soviet Line Squad")]), &terms), []);
    }
    assert_eq!(Terms::of(Scenario::AdvancedForce, Role::None, None).year, Some(Year::Y1943));
}

#[test]
fn tc_20_2_and_15_23_how_many_of_a_card() {
    let many = [(5, "German Line Squad"), (5, "Panzerfaust"), (3, "Foxholes"), (3, "Bunkers"), (2, "Smoke")];
    assert_eq!(refused(&deck(Nation::German, &many), &basic()), []);
    let smoke = deck(Nation::German, &[(1, "PzKw IV G"), (3, "Smoke"), (3, "Stream"), (3, "Swamp")]);
    assert_eq!(refused(&smoke, &basic()), [("TC-20.2", "deck-too-many")], "of terrain as many as one likes");
    let shop = deck(Nation::German, &[(1, "PzKw IV G"), (2, "Tank Repair Shop")]);
    assert_eq!(refused(&shop, &basic()), [("TC-15.23", "deck-no-repair-shop"), ("TC-20.2", "deck-too-many")]);
    let allowed = Terms { repair_shop: true, ..basic() };
    assert_eq!(refused(&shop, &allowed), [("TC-20.2", "deck-too-many")]);
}

#[test]
fn tc_20_3_and_18_4_base_terrain() {
    let woods = deck(Nation::German, &[(1, "PzKw IV G"), (1, "Woods"), (1, "Foxholes")]);
    let terms = |role| Terms::of(Scenario::PreparedDefence, role, None);
    assert_eq!(refused(&woods, &basic()), [("TC-20.3", "deck-base-terrain")]);
    assert_eq!(refused(&woods, &terms(Role::Defender)), []);
    assert_eq!(refused(&woods, &terms(Role::Attacker)), [("TC-18.4", "deck-attacker-terrain"); 2]);
    assert_eq!(terms(Role::Attacker).budget().map(|budget| budget.deck), Some(330));
    assert_eq!(terms(Role::Defender).budget().map(|budget| budget.deck), Some(200));
}

#[test]
fn tc_20_5_and_18_1_combat_cards() {
    let trucks = deck(Nation::German, &[(3, "Truck (German)"), (1, "Smoke")]);
    assert_eq!(refused(&trucks, &basic()), [("TC-20.5", "deck-no-combat")]);
    let tanks = Terms::of(Scenario::TanksInAction, Role::None, None);
    let nine = deck(Nation::German, &[(8, "PzKw IV G"), (1, "German Line Squad")]);
    assert_eq!(refused(&nine, &tanks), [("TC-18.1", "deck-not-anti-tank"), ("TC-20.5", "deck-not-ten")]);
    assert_eq!(refused(&deck(Nation::German, &[(6, "PzKw IV G"), (4, "7.5 cm PaK 40")]), &tanks), []);
}

#[test]
fn tc_18_5_the_two_groups_of_the_defence() {
    let terms = Terms::of(Scenario::Defence, Role::Defender, None);
    let mut deck = deck(Nation::German, &[(2, "PzKw IV G"), (1, "Reinforcements")]);
    deck.reinforcement.add(card("PzKw IV G"), 6);
    assert_eq!(refused(&deck, &terms), []);
    deck.reinforcement.add(card("PzKw IV G"), 1);
    assert_eq!(refused(&deck, &terms), [("TC-18.5", "deck-reinforcement-over-budget")]);
    deck.cards.take(card("Reinforcements"));
    assert_eq!(refused(&deck, &terms)[1], ("TC-18.5", "deck-reinforcements"));
    let attacker = Terms::of(Scenario::Defence, Role::Attacker, None);
    assert_eq!(refused(&deck, &attacker), [("TC-18.5", "deck-no-reinforcement-group")]);
}

#[test]
fn tc_18_10_and_20_7_how_large_a_pile_is() {
    let terms = Terms::of(Scenario::Kursk, Role::None, None);
    let mut pile = Deck::new(Nation::Soviet);
    let events = CardId::all().filter(|card| card.stats().event.is_some() && card.stats().issue == Issue::Both);
    events.take(10).for_each(|card| pile.cards.add(card, 2));
    assert_eq!((pile.cards.len(), refused(&pile, &terms)), (20, vec![]));
    pile.cards.add(card("Foxholes"), 1);
    assert_eq!(refused(&pile, &terms), [("TC-18.10", "deck-pile-too-large")]);
    pile.cards = [card("T-34 M43")].into_iter().collect();
    assert_eq!(refused(&pile, &terms), [("TC-18.10", "deck-only-events")]);
    let horde = deck(Nation::German, &[(1, "PzKw IV G"), (30, "Panzerfaust"), (30, "Panzerfaust")]);
    assert!(refused(&horde, &basic()).contains(&("TC-20.7", "deck-too-large")));
}

#[test]
fn tc_20_4_rarity_has_no_effect() {
    let rare = deck(Nation::German, &[(4, "JgPz VI")]);
    assert_eq!(card("JgPz VI").notes().rarity, Rarity::Rare);
    assert_eq!(refused(&rare, &basic()), []);
}

#[test]
fn tc_20_6_every_ready_made_deck_may_be_used() {
    for ready in DATA.decks.iter().filter(|ready| ready.scenario != Scenario::Hill621) {
        let year = (ready.scenario != Scenario::TanksInAction).then_some(ready.year);
        let terms = Terms::of(ready.scenario, ready.role, year);
        let refusals = Deck::ready(ready).check(&terms);
        assert_eq!(refusals, [], "{}", ready.id);
        let force = ready.group(ForcePart::Force).chain(ready.group(ForcePart::FreeTerrain));
        assert!(force.into_iter().all(|card| card.stats().issue.serves(ready.nation)), "{}", ready.id);
    }
}

#[test]
fn the_odds_of_a_shot() {
    let iv_h = card("PzKw IV H").stats().at;
    let js2 = card("JS-2").stats().armour;
    // Melee: naturals 1 to 8 hit; 1: 14-5, 9 in 10; 2 immobilises; 3: 14-10, 8 in 10; else 14-15, 3 in 10.
    assert_eq!(odds(iv_h, Range::Melee, js2, 0), Odds { hit: 80, immobilise: 10, kill: 9 + 8 + 5 * 3 });
    // Short: 1: 14-10; 3 to 8 against the front.
    assert_eq!(odds(iv_h, Range::Short, js2, 0), Odds { hit: 80, immobilise: 10, kill: 8 + 6 * 3 });
    assert_eq!(odds(iv_h, Range::Long, js2, 5), Odds::default());
}

#[test]
fn statistics_of_a_deck() {
    let mut deck = deck(Nation::German, &[(2, "PzKw IV H"), (3, "German Line Squad"), (1, "Smoke"), (1, "SPW 250")]);
    deck.year = Some(Year::Y1944);
    let stats = deck.statistics();
    assert_eq!(stats.all, Tally { cards: 7, points: 2 * 28 + 3 * 12 + 5 + 6 });
    assert_eq!(stats.kind(Kind::Infantry), Tally { cards: 3, points: 36 });
    assert_eq!(stats.class(Class::HalfTrack).cards, 1);
    assert_eq!((stats.tanks, stats.carriers, stats.speed), (2, 1, [3, 3]));
    assert_eq!((stats.front_armour[9], stats.front_armour[1], stats.side_armour[5]), (2, 1, 2));
    assert_eq!(stats.anti_soft, [2 * 6 + 3 * 4 + 3, 2 * 6 + 3 * 4 + 3, 2 * 4]);
    assert!(stats.anti_tank[1] > stats.anti_tank[2] && stats.anti_tank[0] > stats.anti_tank[1], "{stats:?}");
    deck.year = Some(Year::Y1941);
    assert!(deck.statistics().anti_tank[1] > stats.anti_tank[1], "the tanks of 1941 are thinner");
}

#[test]
fn built_decks_are_legal_and_sensible() {
    let mut rng = Rng::seeded(5);
    for scenario in Scenario::ALL.into_iter().filter(|scenario| *scenario != Scenario::Hill621) {
        let roles: &[Role] =
            if scenario.card().roles == Roles::None { &[Role::None] } else { &[Role::Attacker, Role::Defender] };
        for (&role, nation) in roles.iter().flat_map(|role| Nation::ALL.map(|nation| (role, nation))) {
            for year in Year::ALL.map(Some).into_iter().chain([None]) {
                let terms = Terms::of(scenario, role, year);
                for _ in 0..10 {
                    is_sound(&build(&terms, nation, &mut rng), &terms);
                }
            }
        }
    }
}

fn is_sound(deck: &Deck, terms: &Terms) {
    assert_eq!(deck.check(terms), [], "{deck:?}");
    let Some(budget) = terms.budget() else { return };
    assert!(
        deck.cards.points() + 4 >= budget.deck,
        "{terms:?}: {} points of {}\n{deck:?}",
        deck.cards.points(),
        budget.deck
    );
    assert!(deck.cards.count_of(Card::is_tank) >= 1, "{deck:?}");
    assert!(deck.cards.count_of(Card::is_squad) >= 2, "{deck:?}");
    assert!(deck.cards.count_of(Card::is_combat) >= 4, "{deck:?}");
}

#[test]
fn chance_makes_different_decks_and_a_seed_always_the_same() {
    let terms = Terms::of(Scenario::MeetingEngagement, Role::None, Some(Year::Y1943));
    let of = |seed| build(&terms, Nation::Soviet, &mut Rng::seeded(seed));
    assert_eq!(of(1), of(1));
    assert_ne!(of(1), of(2));
}

#[test]
fn a_saved_deck_is_brought_to_the_table_as_actions() {
    let mut rng = Rng::seeded(9);
    let built = Scenario::ALL.into_iter().filter(|scenario| *scenario != Scenario::Hill621);
    for scenario in built.filter(|scenario| scenario.card().roles != Roles::Rolled) {
        let setup = Setup { deck: Decks::Custom, ..Setup::of(scenario) };
        bring_both(Match::<TankCommander>::start(setup, Pledge::of_number(3)).expect("a match"), &mut rng);
    }
    for scenario in [Scenario::PreparedDefence, Scenario::Defence] {
        let setup = Setup { deck: Decks::Custom, ..Setup::of(scenario) };
        let mut game = Match::<TankCommander>::start(setup, Pledge::of_number(3)).expect("a match");
        let chooser = game.state().table.seat;
        assert_eq!(Terms::at(&game.state().table, chooser), None, "nations are not chosen");
        game.act(chooser, Action::Nation(Nation::Soviet)).expect("a nation");
        bring_both(game, &mut rng);
    }
}

fn bring_both(mut game: Match<TankCommander>, rng: &mut Rng) {
    for seat in [Seat(0), Seat(1)] {
        let table = &game.state().table;
        if seat == Seat(0) {
            assert!(matches!(Terms::at(table, Seat(1)), Some((DeckDue::Later, ..))));
        }
        let Some((DeckDue::Now, nation, terms)) = Terms::at(table, seat) else { panic!("{seat:?} is asked") };
        let deck = build(&terms, nation, rng);
        let view = TankCommander::view(game.state(), Some(seat));
        let foreign = build(&terms, nation.other(), rng);
        assert!(terms.budget().is_none() || foreign.taking_actions(&view, seat).is_err(), "{foreign:?}");
        let actions = deck.taking_actions(&view, seat).unwrap_or_else(|why| panic!("{why:?}\n{deck:?}"));
        game.act(seat, actions[0]).expect("the first card");
        let view = TankCommander::view(game.state(), Some(seat));
        assert_eq!(deck.taking_actions(&view, seat).expect("the rest"), actions[1..]);
        let fewer = Deck { cards: Pile::default(), ..deck.clone() };
        let why = fewer.taking_actions(&view, seat).expect_err("a card too many is taken");
        assert!(why.iter().any(|refusal| refusal.why.key == "deck-taken-already"), "{why:?}");
        for action in &actions[1..] {
            game.act(seat, *action).unwrap_or_else(|why| panic!("{action:?}: {why:?}\n{deck:?}"));
        }
        let secrets = &game.state().secrets[seat.index()];
        let has = |bag: &Bag, pile: &Pile| pile.entries().all(|(card, count)| bag.count(card) >= count);
        assert!(has(&secrets.pile, &deck.cards) && has(&secrets.group, &deck.reinforcement), "{deck:?}");
        assert_eq!(Terms::at(&game.state().table, seat), None, "the deck is complete");
        let view = TankCommander::view(game.state(), Some(seat));
        assert_eq!(deck.taking_actions(&view, seat).expect_err("not asked")[0].why.key, "deck-not-asked");
    }
}

#[test]
fn a_deck_that_was_begun_is_filled_up() {
    let mut rng = Rng::seeded(9);
    for budget_of in [Scenario::BasicForce, Scenario::MeetingEngagement, Scenario::AdvancedForce] {
        for (nation, year) in Nation::ALL.into_iter().flat_map(|nation| Year::ALL.map(|year| (nation, year))) {
            let terms = Terms::of(budget_of, Role::None, Some(year));
            let whole = build(&terms, nation, &mut rng);
            let mut begun = Deck { cards: Pile::default(), ..whole.clone() };
            whole.cards.cards().step_by(3).for_each(|card| begun.cards.add(card, 1));
            let filled = complete(&begun, &terms, &mut rng);
            is_sound(&filled, &terms);
            assert!(
                begun.cards.entries().all(|(card, count)| filled.cards.count(card) >= count),
                "{begun:?}{filled:?}"
            );
        }
    }
    let mut dear = deck(Nation::Soviet, &[(6, "JS-2")]);
    dear.cards.add(card("Smoke"), 1);
    assert_eq!(complete(&dear, &basic(), &mut rng).cards, dear.cards, "nothing is bought beyond the budget");
}

#[test]
fn decks_are_told_and_judged_in_every_language() {
    words::testing::decks_are_sound::<TankCommander>(&DECKS);
}

#[test]
fn tc_19_2_a_deck_goes_to_the_scenario_and_the_side_that_it_is_made_for() {
    let ready = DECKS.ready_made();
    let deck = |id: &str| ready.iter().find(|ready| ready.id == id).expect("a deck").deck.clone();
    let german = deck("17.2-G-1943");
    assert_eq!(DECKS.home(&german), ("own-force", Side::First));
    let basic = DECKS.agreed(&Setup::of(Scenario::BasicForce), &[&german]);
    assert_eq!((basic.deck, basic.refusals()), (Decks::Custom, vec![]));
    let why = |setup: &Setup, side, deck| -> Vec<&str> {
        DECKS.unfit(setup, side, deck).iter().map(|refusal| refusal.why.key).collect()
    };
    assert_eq!(why(&basic, Side::First, &german), Vec::<&str>::new());
    assert_eq!(why(&basic, Side::Second, &german), ["deck-other-side"]);
    let tanks = DECKS.agreed(&Setup::of(Scenario::TanksInAction), &[&german]);
    assert!(why(&tanks, Side::First, &german).contains(&"deck-not-anti-tank"));
    assert!(!deck("hill621-G").is_settled(&DECKS), "the forces of Hill 621 are fixed");
    let hill = DECKS.agreed(&Setup::of(Scenario::Hill621), &[]);
    assert_eq!(hill.refusals().iter().map(|refusal| refusal.why.key).collect::<Vec<_>>(), ["setup-hill-deck"]);
    let defender = deck("17.5-G-def-1943");
    assert_eq!(defender.piles.len(), 2, "a group comes later");
    let rolled = DECKS.agreed(&Setup::of(Scenario::Defence), &[&defender]);
    for side in Side::BOTH {
        assert_eq!(why(&rolled, side, &defender), Vec::<&str>::new(), "who defends is rolled for");
    }
}

#[test]
fn tc_18_6_a_deck_of_a_year_settles_the_year_that_was_left_open() {
    let deck = DECKS.ready_made().into_iter().find(|ready| ready.id == "17.6-S-1942").expect("a deck").deck;
    let open = DECKS.agreed(&Setup::of(Scenario::AdvancedForce), &[&deck]);
    assert_eq!(open.year, YearChoice::Of(Year::Y1942));
    let fixed = Setup { year: YearChoice::Of(Year::Y1944), ..Setup::of(Scenario::AdvancedForce) };
    assert_eq!(DECKS.agreed(&fixed, &[&deck]).year, YearChoice::Of(Year::Y1944));
}
