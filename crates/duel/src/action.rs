//! What can be chosen, and what happens because of it.

use crate::map::{Clock, Dir, Hex};
use crate::pieces::*;
use crate::state::{Piece, Step};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Seat, Side};

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// S1: take a tile of this kind.
    Tile(Terrain),
    /// S1-S4: lay the piece in hand here.
    Place(Hex),
    /// Set the facing: of a piece just laid (S4), of a PAK after its move (A1), of a new T-34's hull.
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
    /// A1: turn a PAK.
    TurnPak {
        /// Which.
        pak: PakId,
        /// To this facing.
        facing: Dir,
    },
    /// A1: put a wheel marker on a PAK.
    LayWheel(PakId),
    /// A1: deal with a PAK whose wheel shows its moving side.
    MovePak(PakId),
    /// A1: the moving PAK enters this hex.
    StepPak(Hex),
    /// A3: lay a movement card.
    Card(Card),
    /// A3: lay a turret card, which ends the program.
    TurretCard(Clock),
    /// A3: this program is complete.
    ProgramDone,
    /// A3: declare all own programs final.
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
    /// DW-DB2: this weapon keeps its shot.
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

/// How a shot comes out (chapter 11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// The target is destroyed.
    Destroyed,
    /// The target is damaged.
    Damaged,
    /// A Tiger is critically damaged.
    Critical,
}

/// The arithmetic of a shot (DG-10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Shot {
    /// Along which line.
    pub dir: Dir,
    /// How far.
    pub distance: u8,
    /// How many turret steps were needed.
    pub steps: u8,
    /// Its power.
    pub power: i8,
    /// The o'clock side of the target that it strikes.
    pub aspect: Clock,
    /// The armour there.
    pub armour: i8,
    /// What it does.
    pub effect: Effect,
}

/// Why a tank marker was turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// A German ground weapon reconnoitred it.
    SeenBy(Weapon),
    /// The Stuka saw it.
    SeenFromTheAir,
    /// It was seen moving (DG-6.9).
    SeenMoving,
    /// A Tiger drove onto it (DG-6.10).
    Contact,
    /// Its owner activated it.
    Activated,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// A turn begins.
    TurnBegan {
        turn: u16,
    },
    /// A step begins.
    StepBegan {
        step: Step,
    },
    TileLaid {
        side: Side,
        terrain: Terrain,
        hex: Hex,
    },
    FrontLaid {
        hex: Hex,
    },
    /// To the Soviet side only.
    MarkerLaid {
        kind: MarkerKind,
        hex: Hex,
    },
    /// All tank markers lie.
    MarkersLie {
        count: u8,
    },
    /// To the German side only.
    PieceLaid {
        piece: Piece,
        hex: Hex,
    },
    /// All German weapons lie.
    WeaponsLie,
    /// The whole set-up was laid from a preset or at random.
    LaidOut {
        step: Step,
    },
    MarkerMoved {
        marker: MarkerId,
        to: Hex,
    },
    MarkerRevealed {
        marker: MarkerId,
        hex: Hex,
        kind: MarkerKind,
        cause: Cause,
    },
    T34Activated {
        t34: T34Id,
        hex: Hex,
    },
    T34Faced {
        t34: T34Id,
        hull: Dir,
        gun: Dir,
    },
    PakActivated {
        pak: PakId,
        hex: Hex,
        kind: PakKind,
    },
    PakTurned {
        pak: PakId,
        hex: Hex,
        facing: Dir,
    },
    WheelLaid {
        pak: PakId,
        hex: Hex,
    },
    PakMoved {
        pak: PakId,
        to: Hex,
    },
    PakStands {
        pak: PakId,
        hex: Hex,
        facing: Dir,
    },
    /// To the German side only.
    CardLaid {
        tiger: TigerId,
        card: Card,
    },
    /// To the German side only.
    TurretCardLaid {
        tiger: TigerId,
        turret: Clock,
    },
    Programmed {
        seat: Seat,
    },
    T34Moved {
        t34: T34Id,
        from: Hex,
        to: Hex,
        cost: u8,
    },
    T34Turned {
        t34: T34Id,
        hull: Dir,
    },
    T34Stopped {
        t34: T34Id,
        gun: Dir,
    },
    T34Through {
        t34: T34Id,
        from: Hex,
    },
    FrontRemoved {
        hex: Hex,
    },
    PakSeen {
        t34: T34Id,
        pak: PakId,
        hex: Hex,
        kind: PakKind,
    },
    PakOverrun {
        t34: T34Id,
        pak: PakId,
        hex: Hex,
        kind: PakKind,
    },
    /// The PAK faced the T-34 and stays (DG-7.19).
    PakFaced {
        t34: T34Id,
        pak: PakId,
        hex: Hex,
        kind: PakKind,
    },
    MineTurnedUp {
        t34: T34Id,
        hex: Hex,
        kind: MineKind,
    },
    MineStops {
        t34: T34Id,
        hex: Hex,
    },
    TigerMoved {
        tiger: TigerId,
        to: Hex,
    },
    TigerTurned {
        tiger: TigerId,
        hull: Dir,
    },
    CardWasted {
        tiger: TigerId,
        card: Card,
    },
    TigerBlocked {
        tiger: TigerId,
        by: Block,
        hex: Option<Hex>,
    },
    /// To the German side only.
    CardsLapsed {
        tiger: TigerId,
        cards: u8,
    },
    TigerAimed {
        tiger: TigerId,
        gun: Dir,
    },
    TigerStays {
        tiger: TigerId,
    },
    Fired {
        by: Weapon,
        from: Hex,
        at: Weapon,
        to: Hex,
        shot: Shot,
    },
    /// A side begins with points (DG-13.5).
    HeadStart {
        side: Side,
        vp: i16,
    },
    Scored {
        side: Side,
        vp: i16,
    },
    MedalWon {
        seat: Seat,
    },
    StukaStarted {
        stuka: StukaId,
    },
    StukaFlew {
        stuka: StukaId,
        to: Hex,
    },
    StukaTurned {
        stuka: StukaId,
        facing: Dir,
    },
    StukaAttacked {
        stuka: StukaId,
        t34: T34Id,
        hex: Hex,
    },
    StukaLanded {
        stuka: StukaId,
    },
    StukaLost {
        stuka: StukaId,
    },
    StukaDestroyed {
        t34: T34Id,
        stuka: StukaId,
        hex: Hex,
    },
    DriftGone {
        hex: Hex,
    },
    TurnEnded {
        turn: u16,
        german: i16,
        soviet: i16,
    },
    Ended {
        reason: End,
        german: i16,
        soviet: i16,
    },
}

/// What stops a Tiger (DG-8.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Block {
    /// The edge of the board.
    Edge,
    /// A swamp.
    Swamp,
    /// A T-34.
    T34,
    /// The other Tiger.
    Tiger,
    /// A PAK marker.
    Pak,
    /// A Stuka on the ground.
    Stuka,
}

impl Block {
    /// The word for it in messages.
    pub const fn word(self) -> &'static str {
        match self {
            Block::Edge => "edge",
            Block::Swamp => "swamp",
            Block::T34 => "t34",
            Block::Tiger => "tiger",
            Block::Pak => "pak",
            Block::Stuka => "stuka",
        }
    }
}

/// Why the match is over (chapter 13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The Soviet side has no weapon left (DG-13.1).
    NoTanks,
    /// The last turn is over (DG-13.3).
    LastTurn,
    /// Too many quiet turns (DG-13.3).
    Quiet,
}
