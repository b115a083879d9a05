//! The units by name, and sets of them.

use crate::data::{DATA, UnitCard};
use crate::pieces::Formation;
use crate::{German, Soviet};
use serde::{Deserialize, Serialize};
use table::Side;
use table::kit::worded;

worded! {
    /// A unit, in the order of the list of units.
    pub enum UnitId {
        /// 1 SS PzG.
        LahPg1 = "lah_pg1",
        /// 2 SS PzG.
        LahPg2 = "lah_pg2",
        /// 1 SS Pz.
        LahPz = "lah_pz",
        /// 1 SS PzJg.
        LahSpg = "lah_spg",
        /// 1 SS Aufkl.
        LahRec = "lah_rec",
        /// 13./1 SS Tiger.
        LahTig = "lah_tig",
        /// Dtchld.
        DrPg1 = "dr_pg1",
        /// D. Fhrer.
        DrPg2 = "dr_pg2",
        /// 2 SS Pz.
        DrPz = "dr_pz",
        /// 2 SS PzJg.
        DrSpg = "dr_spg",
        /// 2 SS Aufkl.
        DrRec = "dr_rec",
        /// 8./2 SS Tiger.
        DrTig = "dr_tig",
        /// Eicke.
        TkPg1 = "tk_pg1",
        /// Thule.
        TkPg2 = "tk_pg2",
        /// 3 SS Pz.
        TkPz = "tk_pz",
        /// 3 SS PzJg.
        TkSpg = "tk_spg",
        /// 3 SS Aufkl.
        TkRec = "tk_rec",
        /// 9./3 SS Tiger.
        TkTig = "tk_tig",
        /// 315 Inf.
        Div167N315 = "i167_315",
        /// 331 Inf.
        Div167N331 = "i167_331",
        /// 339 Inf.
        Div167N339 = "i167_339",
        /// 167 StuG.
        Div167Stug = "i167_stug",
        /// 110 TB.
        Corps18N110 = "18tc_110",
        /// 170 TB.
        Corps18N170 = "18tc_170",
        /// 181 TB.
        Corps18N181 = "18tc_181",
        /// 36 Gds TR.
        Corps18N36g = "18tc_36g",
        /// 32 MRB.
        Corps18N32m = "18tc_32m",
        /// 25 TB.
        Corps29N25 = "29tc_25",
        /// 32 TB.
        Corps29N32 = "29tc_32",
        /// 31 TB.
        Corps29N31 = "29tc_31",
        /// 53 MRB.
        Corps29N53m = "29tc_53m",
        /// 26 TB.
        Corps2N26 = "2tc_26",
        /// 99 TB.
        Corps2N99 = "2tc_99",
        /// 169 TB.
        Corps2N169 = "2tc_169",
        /// 58 MRB.
        Corps2N58m = "2tc_58m",
        /// 4 Gds TB.
        Guards2N4g = "2gtc_4g",
        /// 25 Gds TB.
        Guards2N25g = "2gtc_25g",
        /// 26 Gds TB.
        Guards2N26g = "2gtc_26g",
        /// 47 Gds TR.
        Guards2N47g = "2gtc_47g",
        /// 4 Gds MRB.
        Guards2N4gm = "2gtc_4gm",
        /// 23 Gds Abn.
        Airborne23 = "9ga_23",
        /// 26 Gds Abn.
        Airborne26 = "9ga_26",
        /// 28 Gds Abn.
        Airborne28 = "9ga_28",
        /// 183 RD.
        Rem183 = "rem_183",
        /// 93 Gds RD.
        Rem93g = "rem_93g",
        /// 52 Gds RD.
        Rem52g = "rem_52g",
        /// 375 RD.
        Rem375 = "rem_375",
        /// 51 Gds RD.
        Rem51g = "rem_51g",
        /// 89 Gds RD.
        Rem89g = "rem_89g",
        /// 90 Gds RD.
        Rem90g = "rem_90g",
        /// 309 RD.
        Rem309 = "rem_309",
        /// 67 Gds RD.
        Rem67g = "rem_67g",
        /// 71 Gds RD.
        Rem71g = "rem_71g",
        /// 81 Gds RD.
        Rem81g = "rem_81g",
        /// 92 Gds RD.
        Rem92g = "rem_92g",
        /// 204 RD.
        Rem204 = "rem_204",
        /// 305 RD.
        Rem305 = "rem_305",
        /// 107 RD.
        Rem107 = "rem_107",
        /// 10 Gds Mech.
        Reserve10 = "5gta_10",
        /// 11 Gds Mech.
        Reserve11 = "5gta_11",
        /// 12 Gds Mech.
        Reserve12 = "5gta_12",
        /// 21 TB.
        Reserve21 = "5gta_21",
    }
}

/// How many units there are.
pub const UNITS: usize = UnitId::ALL.len();
/// How many of them are German; they come first.
const GERMANS: usize = UnitId::Corps18N110.index();

impl UnitId {
    /// The unit at this place of the list.
    #[inline]
    pub const fn of(index: usize) -> UnitId {
        UnitId::ALL[index]
    }

    /// Its side.
    #[inline]
    pub const fn side(self) -> Side {
        if self.index() < GERMANS { German } else { Soviet }
    }

    /// What is printed on its counter.
    #[inline]
    pub fn card(self) -> &'static UnitCard {
        &DATA.units[self.index()]
    }

    /// Its formation.
    #[inline]
    pub fn formation(self) -> Formation {
        self.card().formation
    }

    /// Is it a Tiger company?
    #[inline]
    pub const fn is_tiger(self) -> bool {
        matches!(self, UnitId::LahTig | UnitId::DrTig | UnitId::TkTig)
    }

    /// Is it a remnant of a rifle division?
    #[inline]
    pub const fn is_remnant(self) -> bool {
        self.index() >= UnitId::Rem183.index() && self.index() <= UnitId::Rem107.index()
    }
}

/// A set of units, written as a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UnitSet(u64);

impl UnitSet {
    /// Nobody.
    pub const NONE: UnitSet = UnitSet(0);

    /// All units of a side.
    pub const fn of_side(side: Side) -> UnitSet {
        let germans = (1 << GERMANS) - 1;
        match side {
            German => UnitSet(germans),
            Soviet => UnitSet(((1 << UNITS) - 1) & !germans),
        }
    }

    /// All units of a formation.
    pub fn of_formation(formation: Formation) -> UnitSet {
        formation.units().collect()
    }

    /// Is this unit in it?
    #[inline]
    pub const fn has(self, unit: UnitId) -> bool {
        self.0 & (1 << unit.index()) != 0
    }

    /// Puts a unit in.
    #[inline]
    pub const fn insert(&mut self, unit: UnitId) {
        self.0 |= 1 << unit.index();
    }

    /// Is nobody in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it?
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The units in the order of the list.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = UnitId> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| UnitId::of(left.trailing_zeros() as usize));
            left &= left.wrapping_sub(1);
            next
        })
    }
}

impl FromIterator<UnitId> for UnitSet {
    fn from_iter<I: IntoIterator<Item = UnitId>>(units: I) -> UnitSet {
        let mut set = UnitSet::NONE;
        units.into_iter().for_each(|unit| set.insert(unit));
        set
    }
}

impl Serialize for UnitSet {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for UnitSet {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<UnitSet, D::Error> {
        Ok(Vec::<UnitId>::deserialize(from)?.into_iter().collect())
    }
}

table::kit::schema! {
    /// A set of units.
    UnitSet as Vec<UnitId>
}
