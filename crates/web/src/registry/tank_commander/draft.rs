//! A deck and what it is meant for, as forms, addresses and the store hold it.

use super::{Fields, TITLE};
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use store::{DeckRow, NewDeck};
use table::{Refusal, Seat, Side, Title};
use tank_commander::data::{ReadyDeck, Role, Roles, Scenario};
use tank_commander::decks::{Deck, MOST, NAME_LENGTH, Pile, Terms};
use tank_commander::pieces::{CardId, Nation};
use tank_commander::setup::{self, Decks, Switch};
use tank_commander::state::Table;

/// A deck with the scenario and the role that it is checked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Draft {
    /// The deck.
    pub deck: Deck,
    /// For which scenario.
    pub scenario: Scenario,
    /// In which role.
    pub role: Role,
    /// May the Tank Repair Shop be in it?
    #[serde(default = "off")]
    pub repair_shop: Switch,
}

fn off() -> Switch {
    Switch::Off
}

/// The scenarios to which one can bring a deck (TC-19.2).
pub fn scenarios() -> impl Iterator<Item = Scenario> {
    Scenario::ALL.into_iter().filter(|scenario| *scenario != Scenario::Hill621)
}

/// The role that a nation can have in a scenario: what is wanted, where it is rolled for.
fn role_in(scenario: Scenario, nation: Nation, wanted: Role) -> Role {
    match scenario.card().roles {
        Roles::None => Role::None,
        Roles::Rolled if wanted == Role::Defender => Role::Defender,
        Roles::Rolled => Role::Attacker,
        Roles::GermanAttacker | Roles::SovietAttacker => setup::Setup::of(scenario).role_of(nation),
    }
}

impl Draft {
    /// An empty deck for the first scenario that is built by points.
    pub fn empty(nation: Nation) -> Draft {
        Draft::for_scenario(Deck::new(nation), Scenario::BasicForce, Role::None)
    }

    /// A deck for a scenario.
    pub fn for_scenario(deck: Deck, scenario: Scenario, role: Role) -> Draft {
        let mut draft = Draft { deck, scenario, role, repair_shop: Switch::Off };
        draft.settle();
        draft
    }

    /// A ready-made deck.
    pub fn ready(ready: &ReadyDeck) -> Draft {
        let mut draft = Draft::for_scenario(Deck::ready(ready), ready.scenario, ready.role);
        if ready.scenario == Scenario::TanksInAction {
            draft.deck.year = None; // its cards are of several years
        }
        draft
    }

    /// A deck that does not say what it is for: the first scenario that its budget and its groups fit.
    pub fn of(deck: Deck) -> Draft {
        let fits = |(scenario, role): &(Scenario, Role)| {
            let budget = Terms::of(*scenario, *role, None).budget();
            budget.is_some_and(|budget| {
                budget.deck == deck.budget && (budget.reinforcement > 0) != deck.reinforcement.is_empty()
            })
        };
        let roles =
            |scenario| [Role::Attacker, Role::Defender].map(|role| (scenario, role_in(scenario, deck.nation, role)));
        let ten = deck.budget == 0 && deck.check(&Terms::of(Scenario::TanksInAction, Role::None, None)).is_empty();
        let (scenario, role) = match ten {
            true => (Scenario::TanksInAction, Role::None),
            false => scenarios().flat_map(roles).find(fits).unwrap_or((Scenario::BasicForce, Role::None)),
        };
        Draft::for_scenario(deck, scenario, role)
    }

    /// Role and budget follow from the scenario.
    pub fn settle(&mut self) {
        self.role = role_in(self.scenario, self.deck.nation, self.role);
        self.deck.budget = self.terms().budget().map_or(0, |budget| budget.deck);
    }

    /// What the scenario asks.
    pub fn terms(&self) -> Terms {
        let repair_shop = self.repair_shop == Switch::On;
        Terms { repair_shop, ..Terms::of(self.scenario, self.role, self.deck.year) }
    }

    /// Everything that keeps it from being used.
    pub fn problems(&self) -> Vec<Refusal> {
        self.deck.check(&self.terms())
    }

    /// Is there a group that comes later (TC-18.5)?
    pub fn has_later(&self) -> bool {
        self.terms().budget().is_some_and(|budget| budget.reinforcement > 0) || !self.deck.reinforcement.is_empty()
    }

    /// Its terms become those of a seat at a table.
    pub fn bind(&mut self, table: &Table, seat: Seat) -> bool {
        let Some((_, nation, terms)) = Terms::at(table, seat) else { return false };
        self.deck.nation = nation;
        (self.scenario, self.role, self.deck.year) = (terms.scenario, terms.role, terms.year);
        self.repair_shop = if terms.repair_shop { Switch::On } else { Switch::Off };
        self.settle();
        true
    }

    // --- In forms and addresses

    /// What a form holds of it; nothing if that makes no deck.
    pub fn from_form(form: &Fields) -> Option<Draft> {
        let text = |key: &str| form.get(key).map_or("", String::as_str);
        let mut deck = Deck::new(text("nation").parse().ok()?);
        deck.name = plain_name(text("name"));
        deck.year = match text("year") {
            "" => None,
            year => Some(year.parse().ok()?),
        };
        (deck.cards, deck.reinforcement) = (pile(text("cards"))?, pile(text("later"))?);
        let scenario = text("scenario").parse().ok().filter(|scenario| *scenario != Scenario::Hill621)?;
        let mut draft = Draft::for_scenario(deck, scenario, text("role").parse().unwrap_or(Role::None));
        draft.repair_shop = if text("shop") == "on" { Switch::On } else { Switch::Off };
        Some(draft)
    }

    /// What an address holds of it: the deck in a word, and what it is for.
    pub fn from_address(fields: &Fields) -> Option<Result<Draft, table::Message>> {
        let deck = match Deck::from_link(fields.get("deck")?) {
            Ok(deck) => deck,
            Err(why) => return Some(Err(why)),
        };
        let mut draft = Draft::of(deck);
        if let Some(scenario) =
            fields.get("for").and_then(|word| word.parse().ok()).filter(|it| *it != Scenario::Hill621)
        {
            draft.scenario = scenario;
            draft.role = fields.get("role").and_then(|word| word.parse().ok()).unwrap_or(Role::None);
            draft.settle();
        }
        Some(Ok(draft))
    }

    /// It in an address.
    pub fn address(&self) -> String {
        format!("deck={}&for={}&role={}", self.deck.to_link(), self.scenario.word(), self.role.word())
    }

    /// The page of a new match in which it is chosen.
    pub fn play_address(&self) -> String {
        let side = if self.deck.nation == Nation::German { Side::First } else { Side::Second };
        let side = if side == Side::First { "first" } else { "second" };
        let named = setup::scenarios()
            .into_iter()
            .find(|(_, setup)| setup.scenario == self.scenario && setup.players == 2 && setup.deck == Decks::Ready);
        let scenario = named.map_or("", |(name, _)| name);
        format!("/new/{TITLE}?scenario={scenario}&side={side}&deck={}", self.deck.to_link())
    }

    // --- In the store

    /// Reads what was stored.
    pub fn read(row: &DeckRow) -> Option<Draft> {
        let mut draft: Draft =
            (row.deck.title == TITLE).then(|| serde_json::from_value(row.deck.body.clone()).ok())??;
        draft.deck.name.clone_from(&row.deck.name);
        draft.settle();
        Some(draft)
    }

    /// What is stored of it.
    pub fn stored(&self, title: &Title) -> NewDeck {
        let body = serde_json::to_value(self).unwrap_or_default();
        NewDeck { title: title.id.to_owned(), edition: title.edition, name: self.deck.name.clone(), body }
    }
}

/// A name on one line, not too long.
pub fn plain_name(name: &str) -> String {
    let words = name.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty());
    words.collect::<Vec<&str>>().join(" ").chars().take(NAME_LENGTH).collect()
}

/// The cards of a field: `56-3 57-1`.
pub fn pile(text: &str) -> Option<Pile> {
    let mut pile = Pile::default();
    for entry in text.split_ascii_whitespace() {
        let (card, count) = entry.split_once('-')?;
        let (card, count): (CardId, u8) = (CardId::of(card.parse().ok()?)?, count.parse().ok()?);
        if !(1..=MOST).contains(&count) || pile.count(card) > 0 {
            return None;
        }
        pile.add(card, count);
    }
    Some(pile)
}

/// A field that holds these cards.
pub fn field(pile: &Pile) -> String {
    let mut text = String::new();
    for (card, count) in pile.entries() {
        let space = if text.is_empty() { "" } else { " " };
        let _ = write!(text, "{space}{}-{count}", card.number()); // a String takes everything
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use tank_commander::data::DATA;

    #[test]
    fn a_field_holds_the_cards_or_is_refused() {
        let cards = pile("56-3 57-1").unwrap();
        assert_eq!((cards.len(), field(&cards)), (4, "56-3 57-1".to_owned()));
        assert_eq!(pile(" "), Some(Pile::default()));
        for wrong in ["56", "0-1", "167-1", "56-0", "56-100", "56-1 56-1", "x-y", "56--1", "999-1"] {
            assert_eq!(pile(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_ready_made_deck_says_by_itself_what_it_is_for() {
        for ready in DATA.decks.iter().filter(|ready| ready.scenario != Scenario::Hill621) {
            let draft = Draft::ready(ready);
            assert_eq!(draft.problems(), [], "{}", ready.id);
            let again = Draft::of(draft.deck.clone());
            assert!(draft.deck.budget == 0 || again.deck.budget == draft.deck.budget, "{}", ready.id);
            let fields = |address: String| -> Fields {
                address.split('&').filter_map(|pair| pair.split_once('=')).map(|(k, v)| (k.into(), v.into())).collect()
            };
            assert_eq!(Draft::from_address(&fields(draft.address())), Some(Ok(draft)), "{}", ready.id);
        }
    }

    #[test]
    fn what_another_edition_has_written_is_no_deck() {
        let title = registry::titles("en").find(TITLE).map(|entry| entry.title()).expect("the title");
        let kept = |body: serde_json::Value| DeckRow {
            id: store::DeckId::parse("000000000000").expect("a name"),
            deck: NewDeck { body, ..Draft::empty(Nation::Soviet).stored(title) },
            revision: 1,
            saved: 0,
        };
        let good = Draft::empty(Nation::Soviet).stored(title).body;
        assert!(Draft::read(&kept(good.clone())).is_some());
        let mut later = good;
        later["deck"]["cards"] = serde_json::json!([[200, 1]]);
        assert_eq!(Draft::read(&kept(later)), None);
        assert_eq!(Draft::read(&kept(serde_json::json!({"colour": "red"}))), None);
    }

    #[test]
    fn names_stay_on_one_line() {
        assert_eq!(plain_name("  Steel\n\tfist \u{7} "), "Steel fist");
        assert_eq!(plain_name(&"x".repeat(500)).len(), NAME_LENGTH);
    }
}
