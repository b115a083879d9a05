//! The decks of this title as every page and file knows them: cards are numbers, terms are words.

use super::{Counted, Deck, DeckDue, Pile, Terms, complete, figures, shelf};
use crate::data::{Build, Role, Roles, Scenario};
use crate::knowledge::View;
use crate::pieces::{CardId, Nation, Year};
use crate::setup::{self, Decks as DecksFrom, Setup, Sides, Switch, YearChoice};
use crate::{Action, State, TankCommander, names};
use table::decks::{
    Bears, DeckCard, DeckRules, Decks, Facet, Figure, Group, PoolCard, ReadyDeck, Spent, Term, TermChoice,
};
use table::{Message, Refusal, Rng, Seat, Side};

/// Decks of Tank Commander, for whoever builds them.
pub struct TankCommanderDecks;

/// Decks of Tank Commander, for whoever builds them.
pub static DECKS: TankCommanderDecks = TankCommanderDecks;

type General = table::decks::Deck;

/// The scenarios to which one can bring a deck (TC-19.2).
fn scenarios() -> impl Iterator<Item = Scenario> {
    Scenario::ALL.into_iter().filter(|scenario| *scenario != Scenario::Hill621)
}

/// The role that a nation can have in a scenario: what is wanted, where it is rolled for.
fn role_in(scenario: Scenario, nation: Nation, wanted: Role) -> Role {
    match scenario.card().roles {
        Roles::None => Role::None,
        Roles::Rolled if wanted == Role::Defender => Role::Defender,
        Roles::Rolled => Role::Attacker,
        Roles::GermanAttacker | Roles::SovietAttacker => Setup::of(scenario).role_of(nation),
    }
}

/// What the general form of a deck means here; what it does not say is as usual.
pub(super) fn read(deck: &General) -> (Deck, Terms) {
    let pile = |group: usize| -> Pile {
        let pile = deck.pile(group).map(|pile| pile.renamed(|number| CardId::of(number.try_into().ok()?)));
        pile.unwrap_or_default()
    };
    let nation = deck.term("nation").parse().unwrap_or(Nation::German);
    let year = deck.term("year").parse().ok();
    let scenario = deck.term("scenario").parse().unwrap_or(Scenario::BasicForce);
    let role = role_in(scenario, nation, deck.term("role").parse().unwrap_or(Role::Attacker));
    let terms = Terms { repair_shop: deck.term("shop") == "on", ..Terms::of(scenario, role, year) };
    (Deck { nation, year, cards: pile(0), reinforcement: pile(1) }, terms)
}

impl Deck {
    /// It in the general form, as it is meant on these terms.
    pub fn in_general(&self, terms: &Terms) -> General {
        let rolled = terms.scenario.card().roles == Roles::Rolled;
        let words = [
            ("nation", self.nation.word()),
            ("scenario", terms.scenario.word()),
            ("year", self.year.map_or("", Year::word)),
            ("shop", if terms.repair_shop { "on" } else { "" }),
        ];
        let role = rolled.then_some(("role", terms.role.word()));
        let numbers = |pile: &Pile| pile.renamed(|card| Some(card.number().into()));
        let later = has_later(self, terms).then(|| numbers(&self.reinforcement));
        General::on(words.into_iter().chain(role)).with_piles([numbers(&self.cards)].into_iter().chain(later))
    }
}

/// Is there a group that comes later (TC-18.5)?
fn has_later(deck: &Deck, terms: &Terms) -> bool {
    terms.budget().is_some_and(|budget| budget.reinforcement > 0) || !deck.reinforcement.is_empty()
}

fn choice(word: &'static str, name: Message) -> TermChoice {
    TermChoice { word, name }
}

/// Points of the budget, where points matter.
fn spent(points: u16, budget: u16) -> Spent {
    let said = match budget {
        0 => Message::new("points-count").with("count", points),
        budget => Message::new("points-of").with("points", points).with("budget", budget),
    };
    Spent { now: points, most: budget, said }
}

impl DeckRules for TankCommanderDecks {
    fn introduction(&self) -> Message {
        Message::new("decks-introduction")
    }

    fn beginnings(&self) -> Vec<(General, Message)> {
        let new = |nation: Nation| {
            let terms = Terms::of(Scenario::BasicForce, Role::None, None);
            (Deck::new(nation).in_general(&terms), Message::new("deck-new").with("nation", nation.word()))
        };
        Nation::ALL.map(new).to_vec()
    }

    fn unnamed(&self, deck: &General) -> Message {
        Message::new("deck-unnamed").with("nation", read(deck).0.nation.word())
    }

    fn terms(&self, deck: &General) -> Vec<Term> {
        let (_, terms) = read(deck);
        let nations = Nation::ALL.map(|nation| choice(nation.word(), names::nation_called(nation)));
        let scenarios = scenarios().map(|scenario| choice(scenario.word(), names::scenario(scenario)));
        let roles = [Role::Attacker, Role::Defender].map(|role| choice(role.word(), names::role(role)));
        let years = Year::ALL.map(|year| choice(year.word(), shelf::year(year)));
        let years = [choice("", Message::new("deck-any"))].into_iter().chain(years);
        let shop = [choice("", Message::new("shop-off")), choice("on", Message::new("repair-shop"))];
        let term = |id, name, choices: Vec<TermChoice>, bears| Term { id, name: Message::new(name), choices, bears };
        let role = term("role", "role", roles.to_vec(), Bears::OnTerms);
        let rolled = terms.scenario.card().roles == Roles::Rolled;
        [
            Some(term("nation", "nation", nations.to_vec(), Bears::OnPool)),
            Some(term("scenario", "deck-scenario", scenarios.collect(), Bears::OnTerms)),
            rolled.then_some(role),
            Some(term("year", "year", years.collect(), Bears::OnFaults)),
            Some(term("shop", "deck-shop", shop.to_vec(), Bears::OnFaults)),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    fn groups(&self, deck: &General) -> Vec<Group> {
        let (deck, terms) = read(deck);
        let budget = terms.budget().unwrap_or_default();
        let start = Group { name: Message::new("start-group"), spent: spent(deck.cards.points(), budget.deck) };
        let later = has_later(&deck, &terms).then(|| Group {
            name: Message::new("later-group"),
            spent: spent(deck.reinforcement.points(), budget.reinforcement),
        });
        [start].into_iter().chain(later).collect()
    }

    fn headings(&self) -> &'static [&'static str] {
        &["Reinforcement"]
    }

    fn cards(&self) -> &[DeckCard] {
        &shelf::CARDS
    }

    fn kinds(&self) -> Vec<(&'static str, Message)> {
        shelf::kinds()
    }

    fn facets(&self) -> Vec<Facet> {
        shelf::facets()
    }

    fn orders(&self) -> Vec<(&'static str, Message)> {
        shelf::orders()
    }

    fn cost_name(&self) -> Message {
        Message::new("deck-points")
    }

    fn pool(&self, deck: &General) -> Vec<PoolCard> {
        let (deck, terms) = read(deck);
        let cards = CardId::all().map(CardId::stats).filter(|card| card.issue.serves(deck.nation));
        let pooled = |card: &crate::pieces::Card| PoolCard {
            number: card.id.number().into(),
            most: terms.most(card),
            barred: terms.bars(&deck, card),
        };
        cards.map(pooled).collect()
    }

    fn check(&self, deck: &General) -> Vec<Refusal> {
        let (deck, terms) = read(deck);
        deck.check(&terms)
    }

    fn praise(&self, deck: &General) -> Message {
        Message::new("deck-fits").with("scenario", names::scenario(read(deck).1.scenario))
    }

    fn fill(&self, deck: &General, rng: &mut Rng) -> General {
        let (begun, terms) = read(deck);
        General { name: deck.name.clone(), ..complete(&begun, &terms, rng).in_general(&terms) }
    }

    fn figures(&self, deck: &General) -> Vec<Figure> {
        figures::figures(&read(deck).0.statistics())
    }

    fn ready_made(&self) -> Vec<ReadyDeck> {
        shelf::ready_made()
    }

    fn home(&self, deck: &General) -> (&'static str, Side) {
        let (deck, terms) = read(deck);
        let plain = |setup: &Setup| *setup == Setup::of(terms.scenario);
        let named = setup::scenarios().into_iter().find(|(_, setup)| plain(setup));
        (named.map_or("", |(name, _)| name), side_of(deck.nation))
    }
}

/// The side of a nation, where sides are chosen.
const fn side_of(nation: Nation) -> Side {
    match nation {
        Nation::German => Side::First,
        Nation::Soviet => Side::Second,
    }
}

impl Decks<TankCommander> for TankCommanderDecks {
    fn agreed(&self, setup: &Setup, decks: &[&General]) -> Setup {
        let mut setup = Setup { deck: DecksFrom::Custom, ..*setup };
        let year = decks.iter().find_map(|deck| read(deck).0.year);
        if let (Build::PointsOfYear, YearChoice::Scenario, Some(year)) = (setup.card().build, setup.year, year) {
            setup.year = YearChoice::Of(year);
        }
        setup
    }

    fn unfit(&self, setup: &Setup, side: Side, deck: &General) -> Vec<Refusal> {
        let (deck, _) = read(deck);
        let repair_shop = setup.allow_164 == Switch::On;
        let faults = |role| deck.check(&Terms { repair_shop, ..Terms::of(setup.scenario, role, setup.year()) });
        if setup.card().roles == Roles::Rolled {
            let attacking = faults(Role::Attacker);
            return if faults(Role::Defender).is_empty() { Vec::new() } else { attacking };
        }
        if setup.sides == Sides::SeatChoice && side != side_of(deck.nation) {
            return vec![Refusal::new("TC-20.1", "deck-other-side").with("nation", deck.nation.word())];
        }
        faults(setup.role_of(deck.nation))
    }

    fn due(&self, state: &State, seat: Seat) -> Option<(DeckDue, General)> {
        let (due, nation, terms) = Terms::at(&state.table, seat)?;
        Some((due, Deck { year: terms.year, ..Deck::new(nation) }.in_general(&terms)))
    }

    fn taking(&self, view: &View, seat: Seat, deck: &General) -> Result<Vec<Action>, Vec<Refusal>> {
        read(deck).0.taking_actions(view, seat)
    }
}
