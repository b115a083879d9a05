//! Before the first turn: decks, terrain, deployment.

use crate::action::Action;
use crate::bag::Bag;
use crate::data::{Build, Role, Scenario};
use crate::decks::{self, Deck, Terms};
use crate::map::Space;
use crate::pieces::{Nation, Year};
use crate::setup::Switch;
use crate::state::{Focus, State, Step};
use std::sync::OnceLock;
use table::Rng;

/// Decks that a bot chooses from for each kind of terms.
const MENU: usize = 6;

const TERMS: usize = Scenario::ALL.len() * Role::ALL.len() * (Year::ALL.len() + 1) * Nation::ALL.len() * 2;

static MENUS: [OnceLock<Vec<Deck>>; TERMS] = [const { OnceLock::new() }; TERMS];

/// A few good decks for these terms: always the same, so that what is chosen card by card fits together.
fn menu(terms: &Terms, nation: Nation) -> &'static [Deck] {
    let year = terms.year.map_or(0, |year| year.index() + 1);
    let mut place = terms.scenario.index() * Role::ALL.len() + terms.role.index();
    place = (place * (Year::ALL.len() + 1) + year) * Nation::ALL.len() + nation.index();
    place = place * 2 + usize::from(terms.repair_shop);
    MENUS[place]
        .get_or_init(|| (0..MENU as u64).map(|seed| decks::build(terms, nation, &mut Rng::seeded(seed + 1))).collect())
}

/// A card is welcome if some deck of the menu has it beside all that was taken.
pub(super) fn building(state: &State, actions: &[Action], weights: &mut Vec<f32>) {
    let table = &state.table;
    let side = table.side(table.seat);
    let setup = &table.setup;
    let role = table.role(side);
    let year = setup.year().or(setup.card().year);
    let terms = Terms { scenario: setup.scenario, role, year, repair_shop: setup.allow_164 == Switch::On };
    let secrets = &state.secrets[table.seat.index()];
    let later = table.step == Step::Reinforcement;
    let have = if later { &secrets.group } else { &secrets.pile };
    let decks = menu(&terms, table.nation(side));
    let pile = |deck: &'static Deck| if later { &deck.reinforcement } else { &deck.cards };
    let fitting = || decks.iter().map(pile).filter(|pile| holds(pile, have));
    weights.extend(actions.iter().map(|action| match action {
        Action::Take(card) => {
            let count = have.count(*card);
            0.001 + fitting().filter(|pile| pile.count(*card) > count).count() as f32
        }
        Action::TakeReady if setup.card().build == Build::Fixed => 20.0,
        Action::TakeReady => 2.0,
        _ => 0.002 + 10.0 * fitting().filter(|pile| pile.len() == usize::from(have.len())).count() as f32,
    }));
}

fn holds(pile: &decks::Pile, have: &Bag) -> bool {
    have.kinds().all(|card| pile.count(card) >= have.count(card))
}

/// Terrain and deployment: the ready-made choice is a sound one.
pub(super) fn laying(state: &State, action: Action) -> f32 {
    match (state.table.step, action) {
        (Step::Pool, Action::TakeReady) | (_, Action::AutoDeploy) => 60.0,
        (Step::Ground, Action::At(at)) => ground(state, at),
        (Step::Ground, Action::Done) => 0.5,
        (Step::Deploy | Step::Arrival, Action::Done) => 0.3,
        _ => 0.5,
    }
}

/// Cover is wanted where the attack comes: in front, in the middle.
fn ground(state: &State, at: Space) -> f32 {
    let table = &state.table;
    let side = table.side(table.seat);
    if !matches!(state.focus, Focus::Card(_)) {
        return 1.0;
    }
    let depth = f32::from(table.board().depth(table.nation(side), at));
    let middle = f32::from(table.board().columns - 1) / 2.0;
    let off = (f32::from(at.column()) - middle).abs();
    (depth * depth) / (1.0 + 0.4 * off)
}
