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
    NotNow "TC-4.2" "why-not-now",
    MatchIsOver "TC-17.2" "why-over",
    NoSuchUnit "TC-3.5" "why-no-such-unit",
    NotYours "TC-21.4" "why-not-yours",
    OffTheBoard "TC-2.1" "why-off-the-board",

    NotForYou "TC-20.1" "why-not-for-you",
    NotInService "TC-18.6" "why-not-in-service",
    TooExpensive "TC-20.1" "why-too-expensive",
    TooManyOfIt "TC-20.2" "why-too-many-of-it",
    NotForSale "TC-20.3" "why-not-for-sale",
    NotInThisScenario "TC-18.10" "why-not-in-this-scenario",
    OnlyAtCards "TC-18.1" "why-only-at-cards",
    DeckFull "TC-20.7" "why-deck-full",
    NeedsCombatCard "TC-20.5" "why-needs-combat-card",
    NeedsReinforcements "TC-18.5" "why-needs-reinforcements",
    NeedsTen "TC-18.1" "why-needs-ten",
    RepairShopBarred "TC-15.23" "why-repair-shop-barred",
    OnlyAtTheStart "TC-20.6" "why-only-at-the-start",
    NotForThePool "TC-18.15" "why-not-for-the-pool",
    PoolNotFull "TC-18.15" "why-pool-not-full",

    NotInHand "TC-16.1" "why-not-in-hand",
    OutsideZone "TC-18.13" "why-outside-zone",
    SeventhPosition "TC-18.7" "why-seventh-position",
    NoRoom "TC-3.1" "why-no-room",
    NotThatGround "TC-6.10" "why-not-that-ground",
    ReserveFull "TC-18.12" "why-reserve-full",
    NotByChoice "TC-18.5" "why-not-by-choice",
    OneOnTheBoard "TC-18.1" "why-one-on-the-board",
    AllOnTheBoard "TC-19.4" "why-all-on-the-board",
    CannotBePlaced "TC-18.12" "why-cannot-be-placed",
    TerrainThere "TC-11.1" "why-terrain-there",
    LayAllTerrain "TC-18.4" "why-lay-all-terrain",

    NoSupply "TC-5.2" "why-no-supply",
    WorksTooLate "TC-5.4" "why-works-too-late",
    NoSquadThere "TC-11.5" "why-no-squad-there",
    WorksThere "TC-11.6" "why-works-there",
    NotABearer "TC-7.10" "why-not-a-bearer",
    HasOneAlready "TC-7.10" "why-has-one-already",
    NoSuchGear "TC-7.11" "why-no-such-gear",
    HandedAlready "TC-7.11" "why-handed-already",
    PileEmpty "TC-16.2" "why-pile-empty",
    FinishFirst "TC-5.5" "why-finish-first",

    Acted "TC-5.3" "why-acted",
    Stuck "TC-6.4" "why-stuck",
    IsLoaded "TC-6.4" "why-is-loaded",
    MoveOver "TC-6.2" "why-move-over",
    NotAdjacent "TC-6.2" "why-not-adjacent",
    StepMade "TC-6.3" "why-step-made",
    ThreeMovers "TC-6.1" "why-three-movers",
    JustReturned "TC-6.5" "why-just-returned",
    NoWayBack "TC-19.3" "why-no-way-back",
    OnlyWayBack "TC-13.3" "why-only-way-back",
    SlowGround "TC-6.8" "why-slow-ground",
    ClosedGround "TC-6.10" "why-closed-ground",
    TankThere "TC-6.7" "why-tank-there",
    FullThere "TC-3.3" "why-full-there",
    GunIntoMelee "TC-7.3" "why-gun-into-melee",
    LeaveFullFirst "TC-3.3" "why-leave-full-first",
    NotOneGroup "TC-6.3" "why-not-one-group",
    GroupNotLegal "TC-6.7" "why-group-not-legal",

    CannotCarry "TC-7.1" "why-cannot-carry",
    HasLoad "TC-7.3" "why-has-load",
    NotTogether "TC-7.4" "why-not-together",
    StepsBegun "TC-7.4" "why-steps-begun",
    OnceOnly "TC-7.5" "why-once-only",
    NotLoaded "TC-7.4" "why-not-loaded",

    OneFiringPosition "TC-8.1" "why-one-firing-position",
    NoShot "TC-8.2" "why-no-shot",
    NoSuchWeapon "TC-8.3" "why-no-such-weapon",
    OutOfRange "TC-2.4" "why-out-of-range",
    NoSight "TC-8.5" "why-no-sight",
    WrongTarget "TC-8.3" "why-wrong-target",
    NotTargetable "TC-7.7" "why-not-targetable",
    SmokeThere "TC-12.1" "why-smoke-there",
    TargetFirst "TC-13.6" "why-target-first",
    WeaponOut "TC-15.9" "why-weapon-out",
    JustEntered "TC-10.4" "why-just-entered",

    NotInThisWindow "TC-14.2" "why-not-in-this-window",
    NoTarget "TC-14.1" "why-no-target",
    OncePerPlay "TC-15.20" "why-once-per-play",
    TooEarly "TC-18.5" "why-too-early",
    StackFull "TC-14.12" "why-stack-full",
    NoSuchMelee "TC-13.1" "why-no-such-melee",
    NoRetreatThere "TC-13.11" "why-no-retreat-there",
    NotAnEvent "TC-15.18" "why-not-an-event",
    NotWrecked "TC-15.23" "why-not-wrecked",
    MustGoOn "TC-15.21" "why-must-go-on",
    NotDue "TC-19.6" "why-not-due",
    EntryBlocked "TC-19.7" "why-entry-blocked",
}

impl From<Why> for Refusal {
    fn from(why: Why) -> Refusal {
        Refusal::new(why.rule(), why.key())
    }
}
