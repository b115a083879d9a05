//! What the cards and all that concerns decks is called: messages of `locales/*/cards.ftl`.

use crate::data::{Build, ReadyDeck, Role, Scenario};
use crate::pieces::{CardId, Class, Kind, Nation, Timing, Trait};
use table::Message;
use table::kit::worded;

/// The messages named here and in [`decks`](crate::decks), by language.
pub const LOCALES: [(&str, &str); 4] = *table::kit::locales!("cards", "decks");

/// The name of a card.
pub fn card(id: CardId) -> Message {
    Message::new(NAMES[usize::from(id.number()) - 1])
}

/// What a card does, in a sentence or two: of events, equipment and terrain. Units speak by their numbers.
pub fn text(id: CardId) -> Option<Message> {
    let key = TEXTS[usize::from(id.number()) - 1];
    (!key.is_empty()).then(|| Message::new(key))
}

/// What a card is more exactly.
pub fn class(class: Class) -> Message {
    Message::new("class-name").with("class", class.word())
}

/// Which of the kinds a card is.
pub fn kind(kind: Kind) -> Message {
    Message::new("kind-name").with("kind", kind.word())
}

/// A nation.
pub fn nation(nation: Nation) -> Message {
    Message::new("nation-name").with("nation", nation.word())
}

/// A nation as a heading has it.
pub fn nation_called(nation: Nation) -> Message {
    Message::new("nation-called").with("nation", nation.word())
}

/// A ready-made deck as people say it: "Prepared Defence: German attackers, 1943".
pub fn ready_deck(deck: &ReadyDeck) -> Message {
    let who = match (deck.nation, deck.role) {
        (Nation::German, Role::None) => "german",
        (Nation::Soviet, Role::None) => "soviet",
        (Nation::German, Role::Attacker) => "german_attacker",
        (Nation::German, Role::Defender) => "german_defender",
        (Nation::Soviet, Role::Attacker) => "soviet_attacker",
        (Nation::Soviet, Role::Defender) => "soviet_defender",
    };
    let side = Message::new("ready-deck-side").with("who", who);
    let dated = matches!(deck.scenario.card().build, Build::Points | Build::PointsOfYear);
    let name = Message::new(if dated { "ready-deck-year" } else { "ready-deck" });
    let name = name.with("scenario", scenario(deck.scenario)).with("side", side);
    if dated { name.with("year", deck.year.number().to_string()) } else { name }
}

/// A scenario.
pub fn scenario(scenario: Scenario) -> Message {
    Message::new("scenario-name").with("scenario", word(scenario))
}

/// What a scenario is about.
pub fn scenario_story(scenario: Scenario) -> Message {
    Message::new("scenario-story").with("scenario", word(scenario))
}

/// A word that messages can select on.
const fn word(scenario: Scenario) -> &'static str {
    match scenario {
        Scenario::TanksInAction => "tanks",
        Scenario::BasicForce => "basic",
        Scenario::MeetingEngagement => "meeting",
        Scenario::PreparedDefence => "prepared",
        Scenario::Defence => "defence",
        Scenario::AdvancedForce => "advanced",
        Scenario::Bridgehead => "bridgehead",
        Scenario::Kursk => "kursk",
        Scenario::EndIsNear => "end",
        Scenario::Hill621 => "hill621",
    }
}

/// A role; none where both sides want the same.
pub fn role(role: Role) -> Message {
    Message::new("role-name").with("role", role.word())
}

/// A trait that a player wants to know of.
pub fn ability(ability: Trait) -> Message {
    Message::new("ability-name").with("ability", ability.word())
}

/// When a card is played.
pub fn timing(timing: Timing) -> Message {
    Message::new("timing-name").with("timing", timing.word())
}

worded! {
    /// The small print on the faces of the cards.
    pub enum Label {
        /// The number to hit.
        Hit = "hit",
        /// Penetration.
        Penetration = "penetration",
        /// Armour.
        Armour = "armour",
        /// Front.
        Front = "front",
        /// Side.
        Side = "side",
        /// Short range.
        Short = "short",
        /// Long range.
        Long = "long",
        /// Points.
        Points = "points",
        /// Fast.
        Fast = "fast",
        /// Slow.
        Slow = "slow",
        /// Melee.
        Melee = "melee",
        /// A value of ours.
        Reconstructed = "reconstructed",
        /// Supply points.
        Supply = "supply",
        /// Tanks that no squad supports (TC-13.8).
        Unsupported = "unsupported",
    }
}

/// The small print on the faces of the cards.
pub fn label(label: Label) -> Message {
    Message::new("card-label").with("label", label.word())
}

worded! {
    /// The phases of a turn, as a player follows them (RULES.md, the sequence of decisions).
    pub enum Phase {
        /// Decks, ground, deployment.
        SetUp = "set_up",
        /// Moving, firing, playing cards.
        Play = "play",
        /// Melees.
        Melee = "melee",
        /// Discarding down to the limit.
        Hand = "hand",
        /// What is too much in a position goes.
        End = "end",
    }
}

/// A phase of the turn.
pub fn phase(phase: Phase) -> Message {
    Message::new("phase-name").with("phase", phase.word())
}

/// An option of the set-up, by its name in `options.csv`.
pub fn option(id: &str) -> Option<Message> {
    let known = OPTIONS.iter().find(|(known, _)| *known == id);
    known.map(|(_, key)| Message::new(key))
}

#[rustfmt::skip]
const OPTIONS: [(&str, &str); 15] = [
    ("scenario", "option-scenario"), ("terrain_table", "option-terrain-table"), ("battlefield", "option-battlefield"),
    ("columns", "option-columns"), ("ranks", "option-ranks"), ("players", "option-players"), ("year", "option-year"),
    ("deck", "option-deck"), ("terrain_setup", "option-terrain-setup"), ("sides", "option-sides"),
    ("turn_limit", "option-turn-limit"), ("printed_wheatfield", "option-printed-wheatfield"),
    ("allow_164", "option-allow-164"), ("hill_balance", "option-hill-balance"),
    ("fire_twice", "option-fire-twice"),
];

#[rustfmt::skip]
const NAMES: [&str; 166] = [
    "card-1", "card-2", "card-3", "card-4", "card-5", "card-6", "card-7", "card-8", "card-9", "card-10", "card-11",
    "card-12", "card-13", "card-14", "card-15", "card-16", "card-17", "card-18", "card-19", "card-20", "card-21",
    "card-22", "card-23", "card-24", "card-25", "card-26", "card-27", "card-28", "card-29", "card-30", "card-31",
    "card-32", "card-33", "card-34", "card-35", "card-36", "card-37", "card-38", "card-39", "card-40", "card-41",
    "card-42", "card-43", "card-44", "card-45", "card-46", "card-47", "card-48", "card-49", "card-50", "card-51",
    "card-52", "card-53", "card-54", "card-55", "card-56", "card-57", "card-58", "card-59", "card-60", "card-61",
    "card-62", "card-63", "card-64", "card-65", "card-66", "card-67", "card-68", "card-69", "card-70", "card-71",
    "card-72", "card-73", "card-74", "card-75", "card-76", "card-77", "card-78", "card-79", "card-80", "card-81",
    "card-82", "card-83", "card-84", "card-85", "card-86", "card-87", "card-88", "card-89", "card-90", "card-91",
    "card-92", "card-93", "card-94", "card-95", "card-96", "card-97", "card-98", "card-99", "card-100", "card-101",
    "card-102", "card-103", "card-104", "card-105", "card-106", "card-107", "card-108", "card-109", "card-110",
    "card-111", "card-112", "card-113", "card-114", "card-115", "card-116", "card-117", "card-118", "card-119",
    "card-120", "card-121", "card-122", "card-123", "card-124", "card-125", "card-126", "card-127", "card-128",
    "card-129", "card-130", "card-131", "card-132", "card-133", "card-134", "card-135", "card-136", "card-137",
    "card-138", "card-139", "card-140", "card-141", "card-142", "card-143", "card-144", "card-145", "card-146",
    "card-147", "card-148", "card-149", "card-150", "card-151", "card-152", "card-153", "card-154", "card-155",
    "card-156", "card-157", "card-158", "card-159", "card-160", "card-161", "card-162", "card-163", "card-164",
    "card-165", "card-166",
];

#[rustfmt::skip]
const TEXTS: [&str; 166] = [
    "text-1", "text-2", "", "", "", "", "", "", "", "", "", "", "", "", "text-15", "text-16", "text-17", "text-18",
    "text-19", "text-20", "text-21", "text-22", "text-23", "", "text-25", "text-26", "text-27", "text-28", "text-29",
    "text-30", "text-31", "text-32", "text-33", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "",
    "", "", "", "", "", "", "", "", "", "", "text-61", "text-62", "text-63", "text-64", "text-65", "text-66",
    "text-67", "text-68", "text-69", "text-70", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "",
    "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "text-108", "text-109", "", "",
    "", "text-113", "text-114", "text-115", "text-116", "text-117", "text-118", "text-119", "text-120", "text-121",
    "text-122", "text-123", "text-124", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "", "",
    "", "", "", "", "", "", "", "", "", "", "", "", "", "", "text-158", "text-159", "text-160", "", "", "text-163",
    "text-164", "text-165", "text-166",
];
