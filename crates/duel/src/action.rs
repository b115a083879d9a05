//! What can be chosen.

use crate::map::{Clock, Dir, Hex};
use crate::pieces::*;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// S1: take a tile of this kind.
    Tile(Terrain),
    /// S1-S4: lay the piece in hand here.
    Place(Hex),
    /// Set the facing: of a piece just laid (S4), of a PAK after its move (A2), of a new T-34's hull.
    Face(Dir),
    /// Set the turret of a T-34 just activated.
    Turret(Clock),
    /// O0, B1: move a tank marker one hex.
    StepMarker {
        /// Which.
        marker: MarkerId,
        /// Where to.
        to: Hex,
    },
    /// O0, B1: leave the marker where it is now.
    FinishMarker,
    /// Turn up a tank marker by reconnaissance.
    Reveal(MarkerId),
    /// Turn up an own PAK.
    ActivatePak(PakId),
    /// Turn up an own tank marker and put the T-34 there.
    ActivateTank(MarkerId),
    /// A2: turn a PAK.
    TurnPak {
        /// Which.
        pak: PakId,
        /// To this facing.
        facing: Dir,
    },
    /// A2: put a wheel marker on a PAK.
    LayWheel(PakId),
    /// A2: deal with a PAK whose wheel shows its moving side.
    MovePak(PakId),
    /// A2: the moving PAK enters this hex.
    StepPak(Hex),
    /// A1: lay a movement card.
    Card(Card),
    /// A1: lay a turret card, which ends the program.
    TurretCard(Clock),
    /// A1: this program is complete.
    ProgramDone,
    /// A1: declare all own programs final.
    Commit,
    /// B2: begin the move of a T-34.
    Drive(T34Id),
    /// B2m, DF: one hex forward.
    Forward,
    /// B2m: one hex back.
    Back,
    /// B2m, DF: turn left.
    Left,
    /// B2m, DF: turn right.
    Right,
    /// Turn up a PAK marker by reconnaissance of a T-34.
    Look(PakId),
    /// B2m: end the move with the turret in this position.
    EndMove(Clock),
    /// C1: this Tiger drives next.
    Execute(TigerId),
    /// Phase D: fire.
    Fire {
        /// This weapon
        by: Weapon,
        /// at that one.
        at: Weapon,
    },
    /// DW, DB1, DB2: this weapon keeps its shot.
    Hold(Weapon),
    /// DF: start the Stuka.
    StartStuka,
    /// DF: the Stuka attacks a T-34 from behind.
    Attack(T34Id),
    /// DF: the Stuka lands.
    Land,
    /// Nothing more in this step.
    End,
}
