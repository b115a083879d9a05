//! The position: what lies open on the table, and what is hidden in hands and decks.

mod battle;
mod queries;

pub use battle::{Battle, Declared, Hero, Laid};
pub use queries::{BreakDice, interceptors, intercepts};

use crate::data::Effect;
use crate::pieces::*;
use crate::setup::Setup;
use crate::{German, Soviet};
use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::kit::{drafted, worded};
use table::{Next, Outcome, Seat, Side};

worded! {
    /// What is to be decided.
    #[allow(missing_docs)]
    pub enum Step {
        Draft = "draft",
        BurnMilitia = "burn_militia",
        Demote = "demote",
        GiveUp = "give_up",
        Restore = "restore",
        MoveLeader = "move_leader",
        Manoeuvre = "manoeuvre",
        NextBattle = "next_battle",
        Exchange = "exchange",
        Vanguard = "vanguard",
        Action = "action",
        Intercept = "intercept",
        Refit = "refit",
        Hold = "hold",
        LoseUnit = "lose_unit",
        DestroyUnit = "destroy_unit",
        Spillover = "spillover",
        Sniper = "sniper",
        DropCard = "drop_card",
        Overrun = "overrun",
        Supply = "supply",
        Deplete = "deplete",
        Promote = "promote",
        LookDiscard = "look_discard",
        Recover = "recover",
        LastStand = "last_stand",
        Over = "over",
    }
}

worded! {
    /// Where in the sequence of play we are, whatever is being resolved there.
    #[allow(missing_docs)]
    pub enum Phase {
        Draft = "draft",
        SovietCampaign = "soviet_campaign",
        GermanCampaign = "german_campaign",
        Consolidation = "consolidation",
        Manoeuvre = "manoeuvre",
        Assaults = "assaults",
        Exchange = "exchange",
        SovietVanguard = "soviet_vanguard",
        GermanVanguard = "german_vanguard",
        Initiative = "initiative",
        Rounds = "rounds",
    }
}

/// Where a formation is (HS-1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// In the formation deck.
    Deck,
    /// Drawn, and to be drafted by one of its team.
    Draft,
    /// On the Staging Line.
    Staging,
    /// Committed to the building of this district.
    At(District),
    /// In the Destroyed Pile.
    Destroyed,
    /// In the Ash Heap.
    Ash,
}

/// A formation as it is now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Formation {
    /// Where it is.
    pub place: Place,
    /// Full-strength or depleted.
    pub strength: Strength,
    /// Its leader.
    pub leader: Option<Leader>,
    /// Who commands it.
    pub owner: Player,
    /// Motivators used on it in this battle (HS-9.8).
    pub motivated: u8,
}

/// What lies in a district.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Site {
    /// A building, to be fought for.
    Stands(BuildingId),
    /// A captured building that is not yet replaced.
    Captured(BuildingId),
    /// The Volga: the district is closed.
    Volga,
}

/// A district with its tracking card and the units in its building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ground {
    /// Its card.
    pub site: Site,
    /// The Fire marker.
    pub fire: u8,
    /// The Bucket marker.
    pub bucket: u8,
    /// Inferno markers.
    pub infernos: u8,
    /// Units by kind.
    pub units: [u8; UNIT_KINDS],
}

/// Something that is still to be resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// An effect of this player.
    Do(Effect, Player),
    /// The Hold marker moves.
    LowerHold,
    /// This player discards so many cards of his choice.
    Drop(Player, u8),
}

/// What waits to be resolved, the next thing last.
pub type Tasks = ArrayVec<Task, 40>;

/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// What was agreed.
    pub setup: Setup,
    /// The space of the turn marker.
    pub turn: u8,
    /// Where in the sequence of play we are.
    pub phase: Phase,
    /// What is to be decided.
    pub step: Step,
    /// Who decides.
    pub decider: Player,
    /// Whose share of the phase it is, where the players come one after another.
    pub mover: Player,
    /// What waits to be resolved.
    #[schemars(with = "Vec<Task>")]
    pub tasks: Tasks,
    /// The four districts.
    pub districts: [Ground; 4],
    /// The formations of both sides.
    pub formations: [[Formation; FORMATIONS]; 2],
    /// The face of each player's Supreme Commander.
    pub commanders: [CommanderId; 4],
    /// The combat discard pile of each side.
    pub discards: [Pile; 2],
    /// Killed heroes of each side, in the Ash Heap.
    pub graves: [Pile; 2],
    /// Cards in each player's hand.
    pub held: [u8; 4],
    /// Cards in each side's combat deck.
    pub decked: [u8; 2],
    /// Captured buildings, in the Ash Heap.
    pub rubble: Set<BuildingId>,
    /// The Carnage deck.
    pub carnage: Set<CarnageId>,
    /// Both campaign decks.
    pub campaign: Set<CampaignId>,
    /// The campaign cards of this turn.
    pub orders: [Option<CampaignId>; 2],
    /// Attacked buildings that are still to be fought for.
    pub assaults: Set<District>,
    /// The formation that is given up in Consolidation.
    pub given_up: Option<FormationId>,
    /// The formation that it restores.
    pub restored: Option<FormationId>,
    /// The Carnage card drawn for a Hold.
    pub shown: Option<CarnageId>,
    /// The battle that is being fought.
    pub battle: Option<Battle>,
    /// Who has won.
    pub winner: Option<Side>,
}

/// A hand of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hand {
    /// The cards.
    pub cards: Pile,
    /// Those of them that the enemy knows to be there.
    pub seen: Pile,
}

drafted! {
    /// The whole position.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct State {
        /// What everybody sees.
        pub table: Table,
        /// The hand of each player.
        pub hands: [Hand; 4],
        /// The combat deck of each side.
        pub decks: [Pile; 2],
    }
}

impl State {
    /// Before anything is laid out.
    pub(crate) fn before(setup: &Setup) -> State {
        State { table: Table::empty(setup), hands: [Hand::default(); 4], decks: [Pile::EMPTY; 2] }
    }

    /// Who decides, or how it ended.
    #[inline]
    pub fn next(&self) -> Next {
        match self.table.step {
            Step::Over => Next::Over(self.table.outcome()),
            _ => Next::Decide(self.table.seat()),
        }
    }

    /// Districts taken by the Germans and districts that still stand.
    pub fn points(&self) -> [i32; 2] {
        self.table.points()
    }

    /// The formations that either side has lost; a depleted one is half lost, and counts as one of two.
    pub fn toll(&self) -> [i32; 2] {
        let lost = |formation: &Formation| match (formation.place, formation.strength) {
            (Place::Destroyed | Place::Ash, _) => 2,
            (_, Strength::Depleted) => 1,
            (_, Strength::Full) => 0,
        };
        [0, 1].map(|side: usize| self.table.formations[side].iter().map(lost).sum())
    }
}

impl Formation {
    /// A formation of this side in its deck.
    pub const fn unused(side: Side) -> Formation {
        Formation {
            place: Place::Deck,
            strength: Strength::Full,
            leader: None,
            owner: Player::first(side),
            motivated: 0,
        }
    }

    /// The level of its leader as a number; without a leader 0.
    #[inline]
    pub fn level(&self) -> u8 {
        self.leader.map_or(0, |leader| leader.level as u8)
    }
}

impl Ground {
    /// A district with a new card.
    pub const fn fresh(site: Site) -> Ground {
        Ground { site, fire: 0, bucket: 0, infernos: 0, units: [0; UNIT_KINDS] }
    }

    /// The building, if one stands there.
    #[inline]
    pub const fn building(&self) -> Option<BuildingId> {
        match self.site {
            Site::Stands(building) => Some(building),
            _ => None,
        }
    }

    /// Units of this kind.
    #[inline]
    pub const fn count(&self, kind: UnitKind) -> u8 {
        self.units[kind.index()]
    }

    /// Units of a side.
    #[inline]
    pub fn strength(&self, side: Side) -> u16 {
        UnitKind::of(side).map(|kind| u16::from(self.count(kind))).sum()
    }

    /// The kinds of units of a side that are there.
    #[inline]
    pub fn kinds(&self, side: Side) -> impl Iterator<Item = UnitKind> + Clone + '_ {
        UnitKind::of(side).filter(|kind| self.count(*kind) > 0)
    }

    /// The kinds of units of a side that are there and not armoured.
    #[inline]
    pub fn soft(&self, side: Side) -> impl Iterator<Item = UnitKind> + Clone + '_ {
        self.kinds(side).filter(|kind| !kind.card().armoured)
    }

    /// Reconnaissance units of a side (HS-4.5).
    pub fn recon(&self, side: Side) -> u16 {
        self.kinds(side).filter(|kind| kind.card().recon).map(|kind| u16::from(self.count(kind))).sum()
    }
}

impl Table {
    /// The table before anything is laid out.
    pub(crate) fn empty(setup: &Setup) -> Table {
        Table {
            setup: *setup,
            turn: 0,
            phase: Phase::Draft,
            step: Step::Draft,
            decider: Player::G1,
            mover: Player::G1,
            tasks: Tasks::new(),
            districts: [Ground::fresh(Site::Volga); 4],
            formations: [[Formation::unused(German); FORMATIONS], [Formation::unused(Soviet); FORMATIONS]],
            commanders: Player::ALL.map(CommanderId::front),
            discards: [Pile::EMPTY; 2],
            graves: [Pile::EMPTY; 2],
            held: [0; 4],
            decked: [0; 2],
            rubble: Set::default(),
            carnage: Set::full(),
            campaign: Set::full(),
            orders: [None; 2],
            assaults: Set::default(),
            given_up: None,
            restored: None,
            shown: None,
            battle: None,
            winner: None,
        }
    }

    /// The formation of this card.
    #[inline]
    pub fn formation(&self, id: FormationId) -> &Formation {
        &self.formations[id.index() / FORMATIONS][id.index() % FORMATIONS]
    }

    #[inline]
    pub(crate) fn formation_mut(&mut self, id: FormationId) -> &mut Formation {
        &mut self.formations[id.index() / FORMATIONS][id.index() % FORMATIONS]
    }

    /// A district.
    #[inline]
    pub const fn ground(&self, district: District) -> &Ground {
        &self.districts[district.index()]
    }

    #[inline]
    pub(crate) fn ground_mut(&mut self, district: District) -> &mut Ground {
        &mut self.districts[district.index()]
    }

    /// The seat that decides.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.setup.seat_of(self.decider)
    }

    /// How it ended.
    pub fn outcome(&self) -> Outcome {
        let side = self.winner.unwrap_or(Soviet);
        Outcome { winners: self.setup.seating().team(side), side: Some(side), points: self.points() }
    }

    /// Districts taken by the Germans and districts that still stand.
    pub fn points(&self) -> [i32; 2] {
        let standing = self.districts.iter().filter(|ground| ground.building().is_some()).count() as i32;
        [4 - standing, standing]
    }
}
