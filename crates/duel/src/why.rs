//! Why something may not be done, each reason with its rule.

use table::{Refusal, RuleId};

macro_rules! reasons {
    ($($name:ident $rule:literal $key:literal,)*) => {
        /// A reason why something may not be done. Its words are in the locale files.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs)]
        pub enum Why { $($name,)* }

        impl Why {
            /// All reasons.
            pub const ALL: &[Why] = &[$(Why::$name,)*];

            /// The rule that says so.
            pub const fn rule(self) -> RuleId {
                match self { $(Why::$name => $rule,)* }
            }

            /// The message that says why.
            pub const fn key(self) -> &'static str {
                match self { $(Why::$name => $key,)* }
            }
        }
    };
}

reasons! {
    NotNow "DG-1.5" "why-not-now",
    MatchIsOver "DG-13.1" "why-over",
    NoSuchPiece "DG-1.2" "why-no-such-piece",
    OffTheBoard "DG-2.1" "why-off-the-board",
    NotYours "DG-15.1" "why-not-yours",

    NoSuchTile "DG-5.1" "why-no-such-tile",
    TileOutsideHalf "DG-5.1" "why-tile-outside-half",
    TileOnTile "DG-3.5" "why-tile-on-tile",
    FrontOutsideBand "DG-5.2" "why-front-outside-band",
    FrontTwice "DG-3.5" "why-front-twice",
    FrontStartsAtRowA "DG-5.11" "why-front-starts-at-row-a",
    FrontNotConnected "DG-5.11" "why-front-not-connected",
    FrontTooShort "DG-5.11" "why-front-too-short",
    MarkerOutsideZone "DG-5.4" "why-marker-outside-zone",
    MarkerOnMarker "DG-3.3" "why-marker-on-marker",
    NotOnGermanSide "DG-5.5" "why-not-on-german-side",
    TigerInSwamp "DG-5.5" "why-tiger-in-swamp",
    AirfieldNotOnSteppe "DG-5.5" "why-airfield-not-on-steppe",
    AirfieldOnMine "DG-5.5" "why-airfield-on-mine",
    HexTaken "DG-3.1" "why-hex-taken",
    MineOnMine "DG-3.4" "why-mine-on-mine",
    MineInSwamp "DG-5.5" "why-mine-in-swamp",
    MineInDrift "DG-14.9" "why-mine-in-drift",
    MineOnAirfield "DG-5.5" "why-mine-on-airfield",

    MarkerGone "DG-6.4" "why-marker-gone",
    MarkerMoved "DG-6.6" "why-marker-moved",
    NoMarkerMovesLeft "DG-6.6" "why-no-marker-moves-left",
    FinishMarkerFirst "DG-6.6" "why-finish-marker-first",
    NotAdjacent "DG-2.3" "why-not-adjacent",
    MarkerTerrain "DG-6.6" "why-marker-terrain",
    MarkerObstacle "DG-6.6" "why-marker-obstacle",
    MarkerMustMoveOn "DG-6.6" "why-marker-must-move-on",
    NoMarkerInHand "DG-6.6" "why-no-marker-in-hand",

    MarkerNotSeen "DG-6.2" "why-marker-not-seen",
    MarkerInWood "DG-6.2" "why-marker-in-wood",
    MarkerInDrift "DG-14.6" "why-marker-in-drift",
    MarkerUnderTank "DG-3.2" "why-marker-under-tank",
    MarkerIsBluff "DG-5.9" "why-marker-is-bluff",
    NoTankYet "DG-5.8" "why-no-tank-yet",
    NotUnderStuka "DG-12.8" "why-not-under-stuka",

    PakGone "DG-7.17" "why-pak-gone",
    PakIsBluff "DG-7.1" "why-pak-is-bluff",
    PakFaceUp "DG-7.1" "why-pak-face-up",
    PakOnWheel "DG-7.6" "why-pak-on-wheel",
    PakTurnedAlready "DG-7.1" "why-pak-turned-already",
    PakFacesThere "DG-7.1" "why-pak-faces-there",
    NoWheelLeft "DG-7.1" "why-no-wheel-left",
    WheelNotMoving "DG-7.1" "why-wheel-not-moving",
    WheelsMustTurn "DG-7.1" "why-wheels-must-turn",
    PakStepsUsed "DG-7.5" "why-pak-steps-used",
    PakObstacle "DG-7.5" "why-pak-obstacle",
    PakNotSeen "DG-6.7" "why-pak-not-seen",
    PakInWood "DG-6.7" "why-pak-in-wood",
    PakInDrift "DG-14.6" "why-pak-in-drift",
    PakKnown "DG-6.7" "why-pak-known",

    ProgramFull "DG-7.3" "why-program-full",
    ProgramsOpen "DG-7.3" "why-programs-open",
    ProgramsDone "DG-7.3" "why-programs-done",

    TankGone "DG-10.10" "why-tank-gone",
    TankMoved "DG-7.7" "why-tank-moved",
    TankWaits "DG-5.10" "why-tank-waits",
    TankInHand "DG-7.8" "why-tank-in-hand",
    StoppedByMine "DG-7.14" "why-stopped-by-mine",
    NoActionsLeft "DG-7.8" "why-no-actions-left",
    TooExpensive "DG-7.9" "why-too-expensive",
    OnlyDashLeft "DG-7.11" "why-only-dash-left",
    EdgeOfBoard "DG-2.9" "why-edge-of-board",
    TankInTheWay "DG-7.10" "why-tank-in-the-way",

    TigerDriven "DG-8.1" "why-tiger-driven",
    TigerIdle "DG-8.1" "why-tiger-idle",

    AnotherWeaponFirst "DG-10.6" "why-another-weapon-first",
    SameSide "DG-10.4" "why-same-side",
    HasFired "DG-10.3" "why-has-fired",
    NotInLine "DG-9.1" "why-not-in-line",
    WoodBetween "DG-9.3" "why-wood-between",
    HillBetween "DG-9.4" "why-hill-between",
    TankBetween "DG-9.5" "why-tank-between",
    DriftBetween "DG-14.7" "why-drift-between",
    Concealed "DG-4.2" "why-concealed",
    ConcealedInDrift "DG-14.6" "why-concealed-in-drift",
    TargetFaceDown "DG-10.4" "why-target-face-down",
    PakCannotTurn "DG-10.8" "why-pak-cannot-turn",
    TooManySteps "DG-10.5" "why-too-many-steps",
    TooWeak "DG-10.3" "why-too-weak",
    NoHarmToPak "DG-10.4" "why-no-harm-to-pak",
    NotInWood "DG-4.2" "why-not-in-wood",
    NotMutual "DG-10.5" "why-not-mutual",
    NotFiredOn "DG-10.5" "why-not-fired-on",
    OnlyTanksReturnFire "DG-10.8" "why-only-tanks-return-fire",

    StukaFlies "DG-12.1" "why-stuka-flies",
    StukaOnGround "DG-12.2" "why-stuka-on-ground",
    StukaNoActions "DG-12.2" "why-stuka-no-actions",
    StukaEdge "DG-12.2" "why-stuka-edge",
    AttackUsed "DG-12.4" "why-attack-used",
    NotBehind "DG-12.4" "why-not-behind",
    HiddenFromStuka "DG-12.5" "why-hidden-from-stuka",
    NotOnAirfield "DG-12.6" "why-not-on-airfield",
}

impl From<Why> for Refusal {
    fn from(why: Why) -> Refusal {
        Refusal::new(why.rule(), why.key())
    }
}
