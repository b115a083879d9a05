//! Decks of one's own (LC-16.5): what keeps one from being used, how one is filled and brought to the table.

use crusade::data::Scenario;
use crusade::decks::DECKS;
use crusade::pieces::CardId;
use crusade::setup::{Decks as DecksFrom, Nations, Setup, seat_of};
use crusade::state::Step;
use crusade::{Action, Crusade};
use table::decks::{Deck, DeckDue, DeckRules, Decks};
use table::{Match, Pledge, Rng, Rules, Side};

fn number(id: &str) -> u16 {
    CardId::named(id).unwrap_or_else(|| panic!("no card {id}")).index() as u16 + 1
}

fn standard(nation: &str) -> Deck {
    let ready = DECKS.ready_made().into_iter().map(|ready| ready.deck);
    ready.into_iter().find(|deck| deck.term("nation") == nation).expect("a standard deck")
}

fn faults(deck: &Deck) -> Vec<(&'static str, &'static str)> {
    DECKS.check(deck).iter().map(|refusal| (refusal.rule, refusal.why.key)).collect()
}

/// The standard deck with so many of a card in place of others.
fn with(deck: &Deck, card: &str, count: u8) -> Deck {
    let mut deck = deck.clone();
    let pile = deck.pile_mut(0);
    while pile.take(number(card)) {}
    while pile.len() + usize::from(count) > 60 {
        let other = pile.cards().next().expect("a card");
        pile.take(other);
    }
    pile.add(number(card), count);
    deck
}

#[test]
fn lc_16_5_a_deck_has_sixty_cards_of_its_nation() {
    let soviet = standard("soviet");
    assert_eq!(faults(&soviet), []);
    assert_eq!(faults(&standard("german")), []);
    let mut short = soviet.clone();
    short.pile_mut(0).take(number("su_rifle"));
    assert_eq!(faults(&short), [("LC-16.5", "deck-size")]);
    short.pile_mut(0).add(number("de_gren"), 1);
    assert_eq!(faults(&short), [("LC-16.5", "deck-wrong-nation")]);
    let mut staff = soviet;
    staff.pile_mut(0).take(number("su_rifle"));
    staff.pile_mut(0).add(number("su_staff"), 1);
    assert_eq!(faults(&staff), [("LC-16.5", "deck-no-staff")]);
}

#[test]
fn lc_16_5_how_many_of_a_card() {
    let soviet = standard("soviet");
    let most = [("su_urra", 2), ("su_maxim", 3), ("su_howitzer", 2), ("su_t34", 6), ("su_guards", 8), ("su_fab", 8)];
    for (card, most) in most.into_iter().chain([("su_bunker", 8), ("su_mines", 8), ("su_truck", 8)]) {
        assert_eq!(faults(&with(&soviet, card, most)), [], "{card}");
        assert_eq!(faults(&with(&soviet, card, most + 1)), [("LC-16.5", "deck-too-many")], "{card}");
    }
    for card in DECKS.pool(&soviet) {
        let stats = CardId::all().find(|id| id.index() as u16 + 1 == card.number).expect("a card").card();
        assert_eq!(card.barred.is_some(), card.most == 0, "{}", stats.id);
    }
}

#[test]
fn decks_are_told_and_judged_in_every_language() {
    words::testing::decks_are_sound::<Crusade>(&DECKS);
}

#[test]
fn a_deck_that_was_begun_is_filled_up() {
    for seed in 1..40 {
        let mut rng = Rng::seeded(seed);
        for nation in ["soviet", "german"] {
            let mut begun = Deck::on([("nation", nation)]);
            let pool = DECKS.pool(&begun);
            for card in pool.iter().filter(|card| card.barred.is_none()).step_by(seed as usize % 7 + 2) {
                begun.pile_mut(0).add(card.number, 1);
            }
            let filled = DECKS.fill(&begun, &mut rng);
            assert_eq!(faults(&filled), [], "{filled:?}");
            assert!(begun.all().entries().all(|(card, count)| filled.all().count(card) >= count), "{begun:?}");
        }
    }
    let of = |seed| DECKS.fill(&Deck::on([("nation", "german")]), &mut Rng::seeded(seed));
    assert!(of(1) == of(1) && of(1) != of(2), "chance makes different decks");
}

#[test]
fn lc_16_5_a_deck_is_for_the_open_scenario_and_its_nation() {
    let german = standard("german");
    assert_eq!(DECKS.home(&german), ("open", Side::Second));
    let open = DECKS.agreed(&Setup::of(Scenario::Open), &[&german]);
    assert_eq!((open.decks, open.refusals()), (DecksFrom::Constructed, vec![]));
    assert!(!DECKS.agreed(&Setup::of(Scenario::Meeting), &[]).refusals().is_empty());
    let why = |setup: &Setup, side| -> Vec<&str> {
        DECKS.unfit(setup, side, &german).iter().map(|refusal| refusal.why.key).collect()
    };
    assert_eq!(why(&open, Side::Second), Vec::<&str>::new());
    assert_eq!(why(&open, Side::First), ["deck-other-side"]);
    let both = Setup { nations: Nations::German, ..open };
    assert_eq!(why(&both, Side::First), Vec::<&str>::new(), "Germans against Germans");
}

#[test]
fn lc_16_5_a_saved_deck_is_brought_to_the_table_as_actions() {
    let setup = DECKS.agreed(&Setup::of(Scenario::Open), &[]);
    let mut game = Match::<Crusade>::start(setup, Pledge::of_number(3)).expect("a match");
    for (side, nation) in [(Side::First, "soviet"), (Side::Second, "german")] {
        let seat = seat_of(side);
        if side == Side::First {
            assert_eq!(DECKS.due(game.state(), seat_of(Side::Second)).map(|(due, _)| due), Some(DeckDue::Later));
        }
        let (due, terms) = DECKS.due(game.state(), seat).expect("it is asked");
        assert_eq!((due, terms.term("nation")), (DeckDue::Now, nation));
        let deck = DECKS.fill(&terms, &mut Rng::seeded(5));
        let view = Crusade::view(game.state(), Some(seat));
        let foreign = standard(if nation == "soviet" { "german" } else { "soviet" });
        assert!(DECKS.taking(&view, seat, &foreign).is_err());
        let actions = DECKS.taking(&view, seat, &deck).expect("the deck");
        assert_eq!(actions.len(), 60);
        game.act(seat, actions[0]).expect("the first card");
        let view = Crusade::view(game.state(), Some(seat));
        assert_eq!(DECKS.taking(&view, seat, &deck).expect("the rest"), actions[1..]);
        let Action::Take(taken) = actions[0] else { panic!("{:?}", actions[0]) };
        let mut without = deck.clone();
        while without.pile_mut(0).take(taken.index() as u16 + 1) {}
        let why = DECKS.taking(&view, seat, &without).expect_err("a card too many is taken");
        assert!(why.iter().any(|refusal| refusal.why.key == "deck-taken-already"), "{why:?}");
        for action in &actions[1..] {
            game.act(seat, *action).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
        }
        assert_eq!(DECKS.due(game.state(), seat), None, "the deck is complete");
        let view = Crusade::view(game.state(), Some(seat));
        assert_eq!(DECKS.taking(&view, seat, &deck).expect_err("not asked")[0].why.key, "deck-not-asked");
    }
    assert_eq!(game.state().table.step, Step::Terrain);
}
