//! The cards that are played: when, by whom, on what.

use super::CardId;
use crate::data::DATA;
use table::kit::worded;
use table::{Origin, RuleId};

worded! {
    /// Everything that is played for its effect: the special events, and Stream and Swamp as interrupts.
    pub enum Special {
        /// Anti-Tank Mine (TC-15.2).
        AntiTankMine = "anti_tank_mine",
        /// Minefield (TC-15.3).
        Minefield = "minefield",
        /// Minefield Gap (TC-15.4).
        MinefieldGap = "minefield_gap",
        /// Stream (TC-11.9).
        Stream = "stream",
        /// Swamp (TC-11.9).
        Swamp = "swamp",
        /// Bridge (TC-15.5).
        Bridge = "bridge",
        /// Ford (TC-15.5).
        Ford = "ford",
        /// Wire (TC-15.6).
        Wire = "wire",
        /// Path (TC-15.7).
        Path = "path",
        /// Counterbattery Fire (TC-15.8).
        Counterbattery = "counterbattery_fire",
        /// Aircraft Interception (TC-15.8).
        Interception = "aircraft_interception",
        /// Weapon Malfunction (TC-15.9).
        WeaponMalfunction = "weapon_malfunction",
        /// Breakdown (TC-15.10).
        Breakdown = "breakdown",
        /// Repair (TC-15.11).
        Repair = "repair",
        /// Confusion (TC-15.12).
        Confusion = "confusion",
        /// Smoke (TC-12.3).
        Smoke = "smoke",
        /// Tactical Advantage (TC-13.9).
        TacticalAdvantage = "tactical_advantage",
        /// Panic (TC-13.10).
        Panic = "panic",
        /// Flank Shot (TC-9.5).
        FlankShot = "flank_shot",
        /// Special Ammunition (TC-15.13).
        SpecialAmmunition = "special_ammunition",
        /// Artillery Barrage (TC-15.14).
        ArtilleryBarrage = "artillery_barrage",
        /// Rocket Artillery of the Soviets (TC-15.14).
        SovietRockets = "rocket_artillery_soviet",
        /// Rocket Artillery of the Germans (TC-15.14).
        GermanRockets = "rocket_artillery_german",
        /// Air Strike (TC-15.15).
        AirStrike = "air_strike",
        /// Stuka Air Strike (TC-15.15).
        Stuka = "stuka_air_strike",
        /// Sturmovik Air Strike (TC-15.15).
        Sturmovik = "sturmovik_air_strike",
        /// Tank Buster (TC-15.15).
        TankBuster = "tank_buster",
        /// Tank Ace (TC-15.16).
        TankAce = "tank_ace",
        /// Heroic Squad Leader (TC-15.16).
        SquadLeader = "heroic_squad_leader",
        /// Forward Observer (TC-15.16).
        ForwardObserver = "forward_observer",
        /// Reinforcements (TC-15.17).
        Reinforcements = "reinforcements",
        /// Recon (TC-15.18).
        Recon = "recon",
        /// Sniper (TC-15.19).
        Sniper = "sniper",
        /// Coordination (TC-15.20).
        Coordination = "coordination",
        /// Withdrawal (TC-15.21).
        Withdrawal = "withdrawal",
        /// Mine Dogs (TC-15.22).
        MineDogs = "mine_dogs",
        /// Tank Repair Shop (TC-15.23).
        TankRepairShop = "tank_repair_shop",
    }
}

impl Special {
    /// What it does.
    #[inline]
    pub fn card(self) -> &'static EventCard {
        &DATA.events[self.index()]
    }

    /// Artillery: fires on both sides, is silenced by Counterbattery Fire.
    pub const fn is_artillery(self) -> bool {
        matches!(self, Special::ArtilleryBarrage | Special::SovietRockets | Special::GermanRockets)
    }

    /// From the air: is met by Aircraft Interception.
    pub const fn is_air(self) -> bool {
        matches!(self, Special::AirStrike | Special::Stuka | Special::Sturmovik | Special::TankBuster)
    }
}

/// A set of events.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Events(u64);

impl Events {
    /// Is it among them?
    #[inline]
    pub const fn has(self, event: Special) -> bool {
        self.0 & (1 << event as u64) != 0
    }

    /// The set with one more.
    pub const fn with(self, event: Special) -> Events {
        Events(self.0 | 1 << event as u64)
    }

    /// Nothing in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

worded! {
    /// When a card is played (TC-14.1, TC-15.1).
    pub enum Timing {
        /// In a window, for no supply.
        Interrupt = "interrupt",
        /// On an own declared shot, for no supply.
        Shot = "shot",
        /// As an action of the own play.
        Instant = "instant",
        /// In the own play, for no supply.
        FreeInstant = "free_instant",
    }
}

worded! {
    /// The moments in which interrupts are played (TC-14.2).
    pub enum Window {
        /// After Supply.
        Start = "START",
        /// The active seat's own decisions in its play.
        Own = "OWN",
        /// A group step is declared.
        Step = "STEP",
        /// A shot of a Fire action is declared.
        Shot = "SHOT",
        /// An Instant is declared.
        Instant = "INST",
        /// A melee begins.
        Melee = "MEL",
        /// Melee shots are declared.
        Volley = "VOLLEY",
        /// A card that it cancels is on the stack.
        Response = "RESPONSE",
    }
}

worded! {
    /// Whose seat-turn it is for somebody (TC-1.10).
    pub enum Turn {
        /// The own one.
        Active = "active",
        /// The enemy's.
        Passive = "passive",
    }
}

/// In which windows, and by whom, a card may be played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Windows(u16);

impl Windows {
    /// May whoever has this turn play it in this window?
    #[inline]
    pub const fn admit(self, window: Window, turn: Turn) -> bool {
        self.0 & (1 << (window as u16 * 2 + turn as u16)) != 0
    }

    /// The windows and one more.
    pub const fn with(self, window: Window, turn: Turn) -> Windows {
        Windows(self.0 | 1 << (window as u16 * 2 + turn as u16))
    }
}

worded! {
    /// What becomes of a card that was played.
    pub enum Stays {
        /// It is discarded.
        No = "no",
        /// It stays on a position.
        OnPosition = "position",
        /// It stays on an edge or a position.
        OnEdgeOrPosition = "edge or position",
        /// It stays attached to a unit card.
        OnCard = "card",
        /// It lies until the smoke clears (TC-12.2).
        UntilSmokeClears = "position until TC-12.2",
    }
}

worded! {
    /// Which column of the terrain table protects against it.
    pub enum Column {
        /// Air.
        Air = "air",
        /// Artillery.
        Art = "art",
        /// Not an attack, but the terrain row that the card itself brings.
        Stream = "Stream",
        /// The same for Swamp.
        Swamp = "Swamp",
    }
}

worded! {
    /// Must the target be observed (TC-8.8)?
    pub enum Sighting {
        /// No.
        Blind = "0",
        /// Yes.
        Observed = "1",
    }
}

/// What a card does when it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventCard {
    /// Which event.
    pub event: Special,
    /// The card that bears it.
    pub id: CardId,
    /// When it is played.
    pub timing: Timing,
    /// In which windows and by whom.
    pub windows: Windows,
    /// Supply points it costs.
    pub supply: u8,
    /// Must the target be observed?
    pub sighting: Sighting,
    /// Destroys soft cards on this or less; 0 if it does not attack them.
    pub soft: u8,
    /// Strikes armoured vehicles on this or less; 0 if it does not attack them.
    pub armour: u8,
    /// The terrain column that protects.
    pub column: Option<Column>,
    /// What becomes of it.
    pub stays: Stays,
    /// What it cancels on the stack.
    pub cancels: Events,
    /// The rule that says the rest.
    pub rule: RuleId,
    /// Where its effect comes from.
    pub origin: Origin,
}
