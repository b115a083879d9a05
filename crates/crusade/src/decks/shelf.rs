//! The cards and the ready-made decks, for whoever looks for some.

use super::{number, of_nation};
use crate::data::{DATA, DeckId};
use crate::pieces::{Card, CardId, Kind, Nation, Subhead};
use crate::words;
use std::sync::LazyLock;
use table::Message;
use table::decks::{CardChoice, DeckCard, Facet, ReadyDeck};
use table::kit::worded;

worded! {
    /// The arm of service of a card: how the cards of a deck are listed.
    pub enum Arm {
        /// Men on foot.
        Infantry = "infantry_arm",
        /// Scouts.
        Recon = "recon_arm",
        /// Guns, mortars and rockets.
        Guns = "guns_arm",
        /// Tanks and self-propelled guns.
        Armor = "armor_arm",
        /// Transport and headquarters troops.
        Services = "services_arm",
        /// Aircraft.
        Air = "air_arm",
        /// What aircraft carry.
        Ordnance = "ordnance_arm",
        /// Forts and obstacles.
        Works = "works_arm",
        /// Specials.
        Special = "special_arm",
    }
}

impl Arm {
    /// The arm of what stands below the name of a card.
    pub(super) const fn of(subhead: Subhead) -> Arm {
        match subhead {
            Subhead::InfantryGreen
            | Subhead::Infantry
            | Subhead::InfantryGuards
            | Subhead::InfantryEngineers
            | Subhead::InfantryVeteran
            | Subhead::HeavyWeapons => Arm::Infantry,
            Subhead::Recon => Arm::Recon,
            Subhead::Antitank
            | Subhead::Mortar
            | Subhead::Artillery
            | Subhead::RocketArtillery
            | Subhead::Antiaircraft
            | Subhead::AntiaircraftAntitank => Arm::Guns,
            Subhead::Armor | Subhead::SelfPropelledGun => Arm::Armor,
            Subhead::Transport | Subhead::HeadquartersTroops | Subhead::Headquarters => Arm::Services,
            Subhead::FighterBomber | Subhead::DiveBomber | Subhead::HeavyBomber | Subhead::JetBomber => Arm::Air,
            Subhead::Ordnance => Arm::Ordnance,
            Subhead::Fortification | Subhead::Obstacle => Arm::Works,
            Subhead::Special => Arm::Special,
        }
    }
}

/// An arm by its name.
pub(super) fn arm(arm: Arm) -> Message {
    Message::new("arm-name").with("arm", arm.word())
}

/// A nation by its name.
pub(super) fn nation(word: &'static str) -> Message {
    Message::new("deck-nation-name").with("nation", word)
}

/// All cards but the headquarters, which no deck has.
pub(super) static CARDS: LazyLock<Vec<DeckCard>> = LazyLock::new(|| {
    CardId::all().filter(|card| card.card().kind != Kind::Staff).map(|card| listed(card, card.card())).collect()
});

fn listed(card: CardId, stats: &'static Card) -> DeckCard {
    let of = Arm::of(stats.subhead);
    let by_arm = (of.index() * 100 + stats.subhead.index()) * 100 + usize::from(stats.cost);
    let [soft, armor, air] = stats.fp.map(|fp| -i32::from(fp));
    DeckCard {
        number: number(card),
        listed: stats.name,
        name: words::card(card),
        kind: of.word(),
        cost: stats.cost.into(),
        marks: vec![("nation", super::nation_word(stats.nation)), ("kind", of.word()), ("kind", stats.subhead.word())],
        ranks: vec![
            by_arm as i32,
            stats.cost.into(),
            -i32::from(stats.cost),
            soft,
            armor,
            air,
            -i32::from(stats.defense),
        ],
    }
}

/// The orders of the list, as [`DeckCard::ranks`] has them.
pub(super) fn orders() -> Vec<(&'static str, Message)> {
    ["kind", "cheap", "dear", "soft", "armor", "air", "defense"]
        .map(|word| (word, Message::new("deck-order").with("order", word)))
        .to_vec()
}

/// The kinds of cards.
pub(super) fn kinds() -> Vec<(&'static str, Message)> {
    Arm::ALL.map(|of| (of.word(), arm(of))).to_vec()
}

/// Nation, and arm with what stands below the names of its cards.
pub(super) fn facets() -> Vec<Facet> {
    let wide = |word, name| CardChoice { word, name, depth: 0 };
    let nations = super::NATIONS.map(|(_, word)| wide(word, nation(word)));
    let arms = Arm::ALL.into_iter().flat_map(|of| {
        let has = |subhead: &Subhead| Arm::of(*subhead) == of && *subhead != Subhead::Headquarters;
        let subheads: Vec<Subhead> = Subhead::ALL.into_iter().filter(has).collect();
        let subheads = if subheads.len() > 1 { subheads } else { Vec::new() };
        let narrow = |subhead: Subhead| CardChoice { word: subhead.word(), name: words::subhead(subhead), depth: 1 };
        [wide(of.word(), arm(of))].into_iter().chain(subheads.into_iter().map(narrow))
    });
    vec![
        Facet { id: "nation", name: Message::new("deck-nation"), choices: nations.to_vec() },
        Facet { id: "kind", name: Message::new("deck-kind"), choices: arms.collect() },
    ]
}

/// The ready-made decks: those of the scenarios, the standard ones first.
pub(super) fn ready_made() -> Vec<ReadyDeck> {
    DeckId::ALL.map(ready).to_vec()
}

fn ready(id: DeckId) -> ReadyDeck {
    let cards: table::decks::Pile<u16> = DATA.deck(id).iter().map(|card| number(*card)).collect();
    let nation = DATA.deck(id).first().map_or(Nation::Soviet, |card| card.card().nation);
    ReadyDeck {
        id: id.word(),
        name: Message::new("ready-deck").with("deck", id.word()),
        parts: vec![(Message::new("deck-whole"), cards.clone())],
        deck: of_nation(nation).with_piles([cards]),
    }
}
