//! The formations, by their names.

use table::kit::worded;

worded! {
    /// A formation card: 18 German ones, then 18 Soviet ones.
    #[allow(missing_docs)]
    pub enum FormationId {
        Panzer14 = "G01",
        Panzer16 = "G02",
        Infantry71 = "G03",
        Infantry295 = "G04",
        Panzer24 = "G05",
        Motorized3 = "G06",
        Motorized29 = "G07",
        Motorized60 = "G08",
        Infantry44 = "G09",
        Infantry76 = "G10",
        Infantry79 = "G11",
        Infantry94 = "G12",
        Jaeger100 = "G13",
        Infantry113 = "G14",
        Infantry297 = "G15",
        Infantry305 = "G16",
        Infantry371 = "G17",
        Infantry389 = "G18",
        Nkvd10 = "S01",
        Guards35 = "S02",
        Rifle112 = "S03",
        TankCorps23 = "S04",
        Guards13 = "S05",
        Guards37 = "S06",
        Guards39 = "S07",
        Rifle45 = "S08",
        Rifle95 = "S09",
        Rifle138 = "S10",
        Rifle193 = "S11",
        Rifle284 = "S12",
        Rifle308 = "S13",
        Naval92 = "S14",
        RifleBrigade124 = "S15",
        MilitiaTractorFactory = "S16",
        MilitiaBarrikady = "S17",
        MilitiaRedOktober = "S18",
    }
}
