//! What each building looks like: its walls, its roof, what rises behind it, what is written on it.

use stalingrad::pieces::BuildingId;

/// What its walls are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Walls {
    /// Plaster, brick showing where it has come off.
    Plaster,
    /// Brick.
    Brick,
    /// Logs and planks.
    Timber,
    /// Earth with dug-outs.
    Earth,
}

/// What is left of its roof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Roof {
    /// A jagged edge.
    Flat,
    /// A pavilion with a stopped clock.
    Clock,
    /// Gables of houses side by side.
    Gables,
    /// The teeth of a factory hall.
    Saw,
    /// A portico with columns.
    Portico,
    /// An arched hangar.
    Hangar,
    /// The slope of a hill, or the edge of a gorge.
    Slope,
}

/// What rises behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Behind {
    /// Nothing.
    Nothing,
    /// Chimneys.
    Chimneys,
    /// Oil tanks.
    Tanks,
    /// The cylinders of a grain silo.
    Silo,
    /// A monument on its column.
    Monument,
    /// A water tower.
    Tower,
}

/// How a building is drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    /// Its walls.
    pub(crate) walls: Walls,
    /// Its roof.
    pub(crate) roof: Roof,
    /// What rises behind it.
    pub(crate) behind: Behind,
    /// What is written over its ground floor, as it was in the city.
    pub(crate) sign: &'static str,
}

const fn look(walls: Walls, roof: Roof, behind: Behind, sign: &'static str) -> Look {
    Look { walls, roof, behind, sign }
}

/// The look of a building.
pub(crate) const fn of(building: BuildingId) -> Look {
    use Behind::*;
    use BuildingId::*;
    use Roof::*;
    use Walls::*;
    match building {
        ArmyBarracks => look(Plaster, Flat, Nothing, "КАЗАРМА"),
        DarGova => look(Timber, Gables, Nothing, ""),
        MininaSuburb => look(Timber, Gables, Tower, ""),
        RailwayStationNo2 => look(Brick, Clock, Tower, "СТАНЦИЯ 2"),
        TsaritsaGorge => look(Earth, Slope, Nothing, ""),
        GrainElevator => look(Plaster, Flat, Silo, "ЭЛЕВАТОР"),
        WorkerSlums => look(Timber, Gables, Chimneys, ""),
        RedSquare => look(Plaster, Portico, Monument, ""),
        CentralRailwayStation => look(Brick, Clock, Nothing, "ВОКЗАЛ"),
        UnivermagDepartmentStore => look(Plaster, Portico, Nothing, "УНИВЕРМАГ"),
        NailFactory => look(Brick, Saw, Nothing, ""),
        PavlovsHouse => look(Brick, Flat, Nothing, ""),
        OilPlant => look(Brick, Flat, Tanks, "НЕФТЬ"),
        CityAirfield => look(Plaster, Hangar, Nothing, ""),
        LazurChemicalPlant => look(Plaster, Saw, Tanks, "ЛАЗУРЬ"),
        MeatCombine => look(Brick, Flat, Chimneys, "КОМБИНАТ"),
        LongRavine => look(Earth, Slope, Nothing, ""),
        MamaevKurgan => look(Earth, Slope, Tower, "102,0"),
        Orlovka => look(Timber, Gables, Nothing, ""),
        Spartanovka => look(Plaster, Gables, Nothing, ""),
        TractorFactory => look(Brick, Saw, Chimneys, "СТЗ"),
        BarrikadyGunFactory => look(Brick, Saw, Chimneys, "БАРРИКАДЫ"),
        BreadFactory => look(Plaster, Flat, Silo, "ХЛЕБ"),
        RedOktoberFactory => look(Brick, Saw, Chimneys, "КРАСНЫЙ ОКТЯБРЬ"),
    }
}
