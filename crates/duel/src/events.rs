//! What happens because of it, as it is told to players and programs.

use crate::map::{Clock, Dir, Hex};
use crate::pieces::*;
use crate::state::{Piece, Step};
use schemars::JsonSchema;
use serde::Serialize;
use table::{Seat, Side};

/// How a shot comes out (chapter 11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// The target is destroyed.
    Destroyed,
    /// The target is damaged.
    Damaged,
    /// A Tiger is critically damaged.
    Critical,
    /// Too weak to do anything (DG-10.4, point 6); only fired in case A.
    Nothing,
}

/// The arithmetic of a shot (DG-10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A turn begins.
    TurnBegan {
        /// The number of the turn.
        turn: u16,
    },
    /// A step begins.
    StepBegan {
        /// The step.
        step: Step,
    },
    /// A landscape tile was laid.
    TileLaid {
        /// The side.
        side: Side,
        /// Which tile.
        terrain: Terrain,
        /// Where.
        hex: Hex,
    },
    /// A front element was laid.
    FrontLaid {
        /// Where.
        hex: Hex,
    },
    /// A tank marker was laid: to the Soviet side only.
    MarkerLaid {
        /// What it is.
        kind: MarkerKind,
        /// Where.
        hex: Hex,
    },
    /// All tank markers lie.
    MarkersLie {
        /// How many.
        count: u8,
    },
    /// A piece was laid: to the German side only.
    PieceLaid {
        /// Which piece.
        piece: Piece,
        /// Where.
        hex: Hex,
    },
    /// All German weapons lie.
    WeaponsLie,
    /// The whole set-up of a step was laid from a preset or at random.
    LaidOut {
        /// The step.
        step: Step,
    },
    /// A tank marker has moved.
    MarkerMoved {
        /// The tank marker.
        marker: MarkerId,
        /// Where to.
        to: Hex,
    },
    /// A tank marker was turned up.
    MarkerRevealed {
        /// The tank marker.
        marker: MarkerId,
        /// Where.
        hex: Hex,
        /// What it is.
        kind: MarkerKind,
        /// Why.
        cause: Cause,
    },
    /// A T-34 stands where its marker lay, which was turned up just before.
    T34Activated {
        /// The T-34.
        t34: T34Id,
        /// Where.
        hex: Hex,
    },
    /// A T-34 just activated was faced.
    T34Faced {
        /// The T-34.
        t34: T34Id,
        /// Where its hull faces.
        hull: Dir,
        /// Where its gun points.
        gun: Dir,
    },
    /// A PAK was turned up by its owner.
    PakActivated {
        /// The PAK marker.
        pak: PakId,
        /// Where.
        hex: Hex,
        /// What it is.
        kind: PakKind,
    },
    /// A PAK was turned.
    PakTurned {
        /// The PAK marker.
        pak: PakId,
        /// Where.
        hex: Hex,
        /// Where it faces.
        facing: Dir,
    },
    /// A PAK has a wheel marker.
    WheelLaid {
        /// The PAK marker.
        pak: PakId,
        /// Where.
        hex: Hex,
    },
    /// A PAK on its wheel has moved.
    PakMoved {
        /// The PAK marker.
        pak: PakId,
        /// Where to.
        to: Hex,
    },
    /// A PAK stands after its move.
    PakStands {
        /// The PAK marker.
        pak: PakId,
        /// Where.
        hex: Hex,
        /// Where it faces.
        facing: Dir,
    },
    /// A movement card was laid: to the German side only.
    CardLaid {
        /// The Tiger.
        tiger: TigerId,
        /// The card.
        card: Card,
    },
    /// A turret card was laid: to the German side only.
    TurretCardLaid {
        /// The Tiger.
        tiger: TigerId,
        /// The turret position.
        turret: Clock,
    },
    /// A German has programmed.
    Programmed {
        /// The seat.
        seat: Seat,
        /// Its place on its side, from 1; 0 where it has the side to itself.
        place: u8,
    },
    /// A T-34 has moved.
    T34Moved {
        /// The T-34.
        t34: T34Id,
        /// Whence.
        from: Hex,
        /// Where to.
        to: Hex,
        /// The actions that it took.
        cost: u8,
    },
    /// A T-34 has turned.
    T34Turned {
        /// The T-34.
        t34: T34Id,
        /// Where its hull faces.
        hull: Dir,
    },
    /// A T-34 has ended its move.
    T34Stopped {
        /// The T-34.
        t34: T34Id,
        /// Where its gun points.
        gun: Dir,
    },
    /// A T-34 has left over the German edge.
    T34Through {
        /// The T-34.
        t34: T34Id,
        /// Whence.
        from: Hex,
    },
    /// A front element is gone.
    FrontRemoved {
        /// Where.
        hex: Hex,
    },
    /// A T-34 has turned up a PAK by reconnaissance.
    PakSeen {
        /// The T-34.
        t34: T34Id,
        /// The PAK marker.
        pak: PakId,
        /// Where.
        hex: Hex,
        /// What it is.
        kind: PakKind,
    },
    /// A T-34 has overrun a PAK.
    PakOverrun {
        /// The T-34.
        t34: T34Id,
        /// The PAK marker.
        pak: PakId,
        /// Where.
        hex: Hex,
        /// What it is.
        kind: PakKind,
    },
    /// The PAK faced the T-34 and stays (DG-7.19).
    PakFaced {
        /// The T-34.
        t34: T34Id,
        /// The PAK marker.
        pak: PakId,
        /// Where.
        hex: Hex,
        /// What it is.
        kind: PakKind,
    },
    /// A T-34 has turned up a mine marker.
    MineTurnedUp {
        /// The T-34.
        t34: T34Id,
        /// Where.
        hex: Hex,
        /// What it is.
        kind: MineKind,
    },
    /// A mine stops a T-34.
    MineStops {
        /// The T-34.
        t34: T34Id,
        /// Where.
        hex: Hex,
    },
    /// A Tiger has moved.
    TigerMoved {
        /// The Tiger.
        tiger: TigerId,
        /// Where to.
        to: Hex,
    },
    /// A Tiger has turned.
    TigerTurned {
        /// The Tiger.
        tiger: TigerId,
        /// Where its hull faces.
        hull: Dir,
    },
    /// A card of a Tiger had no effect.
    CardWasted {
        /// The Tiger.
        tiger: TigerId,
        /// The card.
        card: Card,
    },
    /// A Tiger was stopped.
    TigerBlocked {
        /// The Tiger.
        tiger: TigerId,
        /// By what.
        by: Block,
        /// Where that is; nowhere for the edge.
        hex: Option<Hex>,
    },
    /// Cards behind a forced stop lapse: to the German side only.
    CardsLapsed {
        /// The Tiger.
        tiger: TigerId,
        /// How many cards.
        cards: u8,
    },
    /// The match is over: what had lapsed is shown.
    LapseShown {
        /// When they lapsed.
        turn: u16,
        /// The Tiger.
        tiger: TigerId,
        /// The cards in order.
        cards: [Option<Card>; 5],
    },
    /// A Tiger has aimed its gun.
    TigerAimed {
        /// The Tiger.
        tiger: TigerId,
        /// Where its gun points.
        gun: Dir,
    },
    /// A Tiger without a program stays.
    TigerStays {
        /// The Tiger.
        tiger: TigerId,
    },
    /// A weapon has fired.
    Fired {
        /// Who fires.
        by: Weapon,
        /// From where.
        from: Hex,
        /// At whom.
        at: Weapon,
        /// Where the target is.
        to: Hex,
        /// Its arithmetic and its effect.
        shot: Shot,
    },
    /// A side begins with points (DG-13.5).
    HeadStart {
        /// The side.
        side: Side,
        /// How many points.
        vp: i16,
    },
    /// A side has scored.
    Scored {
        /// The side.
        side: Side,
        /// How many points.
        vp: i16,
    },
    /// A player has won a medal.
    MedalWon {
        /// The seat.
        seat: Seat,
        /// The side.
        side: Side,
        /// Its place on its side, from 1; 0 where it has the side to itself.
        place: u8,
    },
    /// A Stuka has started.
    StukaStarted {
        /// The Stuka.
        stuka: StukaId,
    },
    /// A Stuka has flown on.
    StukaFlew {
        /// The Stuka.
        stuka: StukaId,
        /// Where to.
        to: Hex,
    },
    /// A Stuka has turned.
    StukaTurned {
        /// The Stuka.
        stuka: StukaId,
        /// Where it faces.
        facing: Dir,
    },
    /// A Stuka has destroyed a T-34.
    StukaAttacked {
        /// The Stuka.
        stuka: StukaId,
        /// The T-34.
        t34: T34Id,
        /// Where.
        hex: Hex,
    },
    /// A Stuka has landed.
    StukaLanded {
        /// The Stuka.
        stuka: StukaId,
    },
    /// A Stuka was lost in an emergency landing.
    StukaLost {
        /// The Stuka.
        stuka: StukaId,
    },
    /// A T-34 has destroyed a Stuka on the ground.
    StukaDestroyed {
        /// The T-34.
        t34: T34Id,
        /// The Stuka.
        stuka: StukaId,
        /// Where.
        hex: Hex,
    },
    /// A snow drift is gone.
    DriftGone {
        /// Where.
        hex: Hex,
    },
    /// A turn is over.
    TurnEnded {
        /// The number of the turn.
        turn: u16,
        /// The points of the German side.
        german: i16,
        /// The points of the Soviet side.
        soviet: i16,
    },
    /// The match is over.
    Ended {
        /// Why.
        reason: End,
        /// The points of the German side.
        german: i16,
        /// The points of the Soviet side.
        soviet: i16,
    },
}

/// What stops a Tiger (DG-8.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The Soviet side has no weapon left (DG-13.1).
    NoTanks,
    /// The last turn is over (DG-13.3).
    LastTurn,
    /// Too many quiet turns (DG-13.3).
    Quiet,
}
