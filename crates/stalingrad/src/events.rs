//! What happens, as those may hear it who see it.

use crate::pieces::*;
use crate::state::BreakDice;
use schemars::JsonSchema;
use serde::Serialize;
use table::Side;

/// Dice by face: how many ones, twos and so on.
pub type Faces = [u16; 6];

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// A building card that does not fit was turned over; none is a Volga card.
    TurnedOver {
        /// Which; none for a Volga card.
        card: Option<BuildingId>,
    },
    /// A building was placed.
    BuildingPlaced { building: BuildingId },
    /// A district has reached the Volga.
    VolgaPlaced { district: District },
    /// A turn began.
    TurnBegan {
        /// Which turn.
        turn: u8,
    },
    /// A campaign card was turned up.
    Campaign { card: CampaignId },
    /// A turn is skipped.
    Hourglass {
        /// Which turn.
        turn: u8,
    },
    /// It is the last turn.
    LastTurn {
        /// Which turn.
        turn: u8,
    },
    /// A Supreme Commander was replaced.
    Replaced { by: CommanderId },
    /// A leader was promoted, or appointed.
    Promoted { formation: FormationId, leader: Leader },
    /// A leader was demoted.
    Demoted { formation: FormationId, leader: Leader },
    /// A leader is lost.
    LeaderLost { formation: FormationId, leader: Leader },
    /// A Militia Brigade was burned.
    Burned { formation: FormationId },
    /// A formation has come to its Staging Line.
    Reinforced {
        formation: FormationId,
        /// The leader, if it has one.
        leader: Option<Leader>,
    },
    /// A formation was drafted.
    Drafted { player: Player, formation: FormationId },
    /// The Destroyed Pile of a side is its new formation deck.
    FormationsReshuffled { side: Side },
    /// The discard pile of a side is its new combat deck.
    CombatReshuffled { side: Side },
    /// The Carnage deck was shuffled anew.
    CarnageReshuffled,
    /// Cards were drawn.
    Drew {
        player: Player,
        /// How many.
        count: u8,
    },
    /// A card was drawn, as its owner sees it.
    DrewCard { player: Player, card: CardId },
    /// A card was discarded.
    Discarded { player: Player, card: CardId },
    /// A formation was given up.
    GivenUp { formation: FormationId },
    /// A leader has changed formation.
    LeaderMoved { from: FormationId, to: FormationId },
    /// A formation is full-strength again.
    Supplied { formation: FormationId },
    /// A formation was committed.
    Sent { formation: FormationId, building: BuildingId },
    /// A battle began.
    BattleBegan { building: BuildingId },
    /// A card was given to the team mate.
    Passed { player: Player },
    /// The same, as the team sees it.
    PassedCard { player: Player, card: CardId },
    /// A formation goes in.
    VanguardOf { formation: FormationId },
    /// The intensity of the battle.
    Intensity {
        district: District,
        card: CarnageId,
        /// How fierce: what a unit costs.
        intensity: u8,
    },
    /// A side has the initiative.
    Initiative { district: District, side: Side },
    /// A unit entered.
    Entered { district: District, unit: UnitKind },
    /// A unit was destroyed.
    UnitLost { district: District, unit: UnitKind },
    /// The Fire marker moved.
    FireMoved {
        district: District,
        /// Where the Fire marker stands now.
        fire: u8,
        /// How many Infernos burn now.
        infernos: u8,
    },
    /// The Bucket marker moved.
    BucketMoved {
        district: District,
        /// Where the Bucket marker stands now.
        bucket: u8,
        /// Where the Fire marker stands now.
        fire: u8,
        /// How many Infernos burn now.
        infernos: u8,
    },
    /// An Inferno broke out.
    InfernoAdded {
        district: District,
        /// How many Infernos burn now.
        infernos: u8,
    },
    /// An Inferno was put out.
    InfernoRemoved {
        district: District,
        /// How many Infernos burn now.
        infernos: u8,
    },
    /// The Fire marker is back on Smoldering Ruins.
    FireReset { district: District },
    /// A Kill without a victim has turned to fire or water.
    Spilled { side: Side },
    /// A leader was shot at.
    LeaderShot { formation: FormationId, leader: Leader, result: SniperResult },
    /// A hero was shot at.
    HeroShot { hero: CardId, result: SniperResult },
    /// A hero is dead.
    HeroKilled { hero: CardId },
    /// A hero was played.
    HeroPlayed { player: Player, hero: CardId },
    /// A card was declared.
    Declared { player: Player, card: CardId, on: FormationId },
    /// It was intercepted.
    Intercepted { player: Player, hero: CardId, card: CardId },
    /// A Motivator and a Rifle were set aside.
    Motivated { district: District, formation: FormationId },
    /// A formation has joined the battle.
    Joined { district: District, formation: FormationId },
    /// A formation is depleted.
    Depleted { formation: FormationId },
    /// A formation is destroyed.
    Destroyed { formation: FormationId },
    /// A formation has retreated.
    Retreated { formation: FormationId },
    /// The next Soviet card costs nothing.
    GhostCalled,
    /// A hand was looked at.
    LookedAt { player: Player },
    /// A card was taken back.
    Recovered { player: Player, card: CardId },
    /// A player refits.
    Refitted { player: Player },
    /// A player holds.
    Held { player: Player, card: CarnageId },
    /// The Hold marker moved.
    HoldLowered {
        district: District,
        /// How many Holds are left.
        left: u8,
    },
    /// The action was handed over.
    HandedOver { player: Player },
    /// The dice of a Break Test were counted.
    DiceCounted { district: District, dice: BreakDice },
    /// They were rolled.
    Rolled {
        /// The German dice.
        german: Faces,
        /// The Soviet dice.
        soviet: Faces,
    },
    /// A roll-off.
    RolledOff {
        /// The German die.
        german: u8,
        /// The Soviet die.
        soviet: u8,
    },
    /// The attackers are annihilated.
    Annihilated { district: District },
    /// A building was captured.
    Captured { building: BuildingId },
    /// A building was held.
    Defended { building: BuildingId },
    /// A formation has come home depleted.
    CameHome { formation: FormationId },
    /// A leader has learnt in battle.
    Graduated { formation: FormationId, leader: Leader },
    /// A side has won.
    Won { side: Side },
}
