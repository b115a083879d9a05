//! What else lies in the box, by name: buildings, units, campaign and Carnage cards, Supreme Commanders.

use table::kit::worded;

worded! {
    /// A building card, district by district, the last of each being a River Bank.
    #[allow(missing_docs)]
    pub enum BuildingId {
        ArmyBarracks = "A1",
        DarGova = "A2",
        MininaSuburb = "A3",
        RailwayStationNo2 = "A4",
        TsaritsaGorge = "A5",
        GrainElevator = "A6",
        WorkerSlums = "B1",
        RedSquare = "B2",
        CentralRailwayStation = "B3",
        UnivermagDepartmentStore = "B4",
        NailFactory = "B5",
        PavlovsHouse = "B6",
        OilPlant = "C1",
        CityAirfield = "C2",
        LazurChemicalPlant = "C3",
        MeatCombine = "C4",
        LongRavine = "C5",
        MamaevKurgan = "C6",
        Orlovka = "D1",
        Spartanovka = "D2",
        TractorFactory = "D3",
        BarrikadyGunFactory = "D4",
        BreadFactory = "D5",
        RedOktoberFactory = "D6",
    }
}

worded! {
    /// A kind of unit counter: seven German ones, then nine Soviet ones.
    #[allow(missing_docs)]
    pub enum UnitKind {
        Grenadier = "grenadier",
        ReconG = "recon_g",
        MgG = "mg_g",
        Pioneer = "pioneer",
        SniperG = "sniper_g",
        Panzer = "panzer",
        Stug = "stug",
        Rifle = "rifle",
        ReconS = "recon_s",
        Nkvd = "nkvd",
        Commando = "commando",
        Assault = "assault",
        SniperS = "sniper_s",
        Worker = "worker",
        T34 = "t34",
        Fort = "fort",
    }
}

worded! {
    /// A campaign card: twelve German ones, then twelve Soviet ones.
    #[allow(missing_docs)]
    pub enum CampaignId {
        SixthArmyClosesUp = "GC01",
        CarpetOfBombs = "GC02",
        DivertedToTheCaucasus = "GC03",
        SupplyColumnsStuckOnTheDon = "GC04",
        HalderDismissed = "GC05",
        PaulusRelieved = "GC06",
        FuehrerLosesPatience = "GC07",
        OperationHubertus = "GC08",
        PioneersFlownIn = "GC09",
        FourthPanzerArmyTurnsNorth = "GC10",
        CorpsCommanderSacked = "GC11",
        MunichBeerHallSpeech = "GC12",
        GuardsAcrossTheVolga = "SC01",
        LopatinRemoved = "SC02",
        ChuikovTakesCommand = "SC03",
        FerriesUnderFire = "SC04",
        MilitiaBledWhite = "SC05",
        WorkersEvacuated = "SC06",
        UnityOfCommand = "SC07",
        OrderNo227 = "SC08",
        CounterStrokeAtKotluban = "SC09",
        StavkaHoardsItsReserves = "SC10",
        PlanningUranus = "SC11",
        IceOnTheVolga = "SC12",
    }
}

worded! {
    /// A Carnage card.
    #[allow(missing_docs)]
    pub enum CarnageId {
        K01 = "K01",
        K02 = "K02",
        K03 = "K03",
        K04 = "K04",
        K05 = "K05",
        K06 = "K06",
        K07 = "K07",
        K08 = "K08",
        K09 = "K09",
        K10 = "K10",
        K11 = "K11",
        K12 = "K12",
        K13 = "K13",
        K14 = "K14",
        K15 = "K15",
        K16 = "K16",
        K17 = "K17",
        K18 = "K18",
        K19 = "K19",
        K20 = "K20",
        K21 = "K21",
        K22 = "K22",
        K23 = "K23",
        K24 = "K24",
        K25 = "K25",
        K26 = "K26",
        K27 = "K27",
        K28 = "K28",
        K29 = "K29",
        K30 = "K30",
    }
}

worded! {
    /// A face of a Supreme Commander: each front is followed by its back.
    #[allow(missing_docs)]
    pub enum CommanderId {
        Paulus = "paulus",
        Seydlitz = "seydlitz",
        Lopatin = "lopatin",
        Chuikov = "chuikov",
        Wietersheim = "wietersheim",
        Hube = "hube",
        Saraev = "saraev",
        Rodimtsev = "rodimtsev",
    }
}
