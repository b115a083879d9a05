//! What the picture of each combat card shows.

use crate::icons::Icon;
use stalingrad::pieces::CardId;

/// The scene of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Motif {
    /// Men in a row, so many.
    Squad(Icon, u8),
    /// A tank that fires.
    Armour(Icon),
    /// A dive bomber over a burning house.
    Dive,
    /// Bombers over a burning quarter.
    Raid,
    /// Rockets in the sky.
    Rockets,
    /// Burning oil.
    Oil,
    /// Two doors, and what happens in them.
    Rooms(Icon),
    /// A ferry on the river.
    Ferry,
    /// An explosion.
    Blast(Icon),
    /// Behind a barricade.
    Barricade(Icon),
    /// Arrows on a map.
    Map(Icon),
    /// In a cellar.
    Cellar(Icon),
    /// Somebody's face.
    Portrait(Icon),
}

/// The motif of a card.
pub(super) const fn of(card: CardId) -> Motif {
    use CardId::*;
    use Motif::*;
    match card {
        StreetAssault => Squad(Icon::Helmet, 3),
        MachineGunNest => Barricade(Icon::MachineGun),
        FlamethrowerSquad => Oil,
        DemolitionCharges | MinedStairwell => Blast(Icon::Burst),
        Sharpshooters => Barricade(Icon::Crosshairs),
        RoomToRoom => Rooms(Icon::Helmet),
        PanzerThrust => Armour(Icon::Panzer),
        AssaultGunsForward => Armour(Icon::Stug),
        ArmouredReconnaissance => Map(Icon::Binoculars),
        BreakTheBarricade => Barricade(Icon::Panzer),
        StukaStrike => Dive,
        CarpetBombing => Raid,
        NebelwerferBarrage | KatyushaSalvo => Rockets,
        ReservesCommitted => Squad(Icon::Helmet, 4),
        Ju52Airlift => Map(Icon::Supply),
        ShellTheFerries | VolgaCrossing => Ferry,
        MilitiaSurrender => Squad(Icon::StarHelmet, 3),
        BrutalFlanking => Map(Icon::Panzer),
        CommandVacancies => Map(Icon::Chevron),
        DeterminedStrike => Map(Icon::General),
        AllOutEffort => Raid,
        CommandStrategy => Map(Icon::General),
        ForcedMarch => Squad(Icon::Helmet, 4),
        ErwinKoenig | PaulWernerHozzel | VasilyZaitsev | TaniaChernova | AnatolyChekhov => Portrait(Icon::Crosshairs),
        HyazinthVonStrachwitz => Portrait(Icon::Panzer),
        GerhardMuench => Portrait(Icon::Helmet),
        JosefLinden => Portrait(Icon::Flamethrower),
        HumanWave => Squad(Icon::StarHelmet, 4),
        StormGroup => Squad(Icon::Submachine, 2),
        DeadlyRoadblock => Barricade(Icon::T34),
        PistolPersuasion => Squad(Icon::Cap, 1),
        HuntersInTheRuins => Barricade(Icon::Crosshairs),
        BucketBrigade => Squad(Icon::Bucket, 3),
        FactoryFloor => Armour(Icon::T34),
        MolotovCocktails => Blast(Icon::Fire),
        SewerRaid => Cellar(Icon::Dagger),
        BlockingDetachment => Squad(Icon::Cap, 2),
        NotOneStepBack => Squad(Icon::StarHelmet, 3),
        GunsFromTheFarBank => Rockets,
        CellarDepot => Cellar(Icon::Supply),
        StalinsGhost => Cellar(Icon::Star),
        CollectingTongues => Cellar(Icon::Eye),
        RatsWar => Cellar(Icon::Rat),
        GermanDespair => Squad(Icon::Helmet, 1),
        LastStand => Barricade(Icon::Shield),
        HiddenInfiltrators => Cellar(Icon::Submachine),
        YakovPavlov => Portrait(Icon::StarHelmet),
        MikhailPanikakha => Portrait(Icon::Fire),
        AndreiKhozyainov => Portrait(Icon::Dagger),
    }
}
