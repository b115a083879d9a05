//! Units and the ready-made set-up.

use crate::map::Hex;
use crate::pieces::{Class, Formation, Kind, Size, UNITS, UnitId};
use table::kit::{Sheet, SheetError};

/// What is printed on a unit's counter (BS-1.1).
#[derive(Clone, Copy, Debug)]
pub struct UnitCard {
    /// Its name.
    pub name: &'static str,
    /// Its formation.
    pub formation: Formation,
    /// What it is as a target.
    pub class: Class,
    /// What it fights with.
    pub kind: Kind,
    /// How large it is.
    pub size: Size,
    /// Its factors against infantry and armour, by [`Class`].
    pub factors: [u8; 2],
    /// Movement points.
    pub mp: u8,
}

impl UnitCard {
    /// Its factor against this kind of target.
    #[inline]
    pub const fn factor(&self, against: Class) -> u8 {
        self.factors[against.index()]
    }
}

pub(super) fn units(text: &str) -> Result<Vec<UnitCard>, SheetError> {
    let sheet = Sheet::read("units.csv", text)?;
    let mut expected = UnitId::ALL.into_iter();
    let units = sheet.each(|row| {
        let id: UnitId = row.value("id")?;
        if expected.next() != Some(id) {
            return Err(row.wrong("id", format!("`{}` is out of order", id.word())));
        }
        let formation: Formation = row.value("formation")?;
        if !formation.units().any(|unit| unit == id) {
            return Err(row.wrong("formation", format!("`{}` is not in it", id.word())));
        }
        Ok(UnitCard {
            name: row.kept("counter_name")?,
            formation,
            class: row.value("class")?,
            kind: row.value("type")?,
            size: row.value("size")?,
            factors: [row.value("infantry_af")?, row.value("armour_af")?],
            mp: row.value("mp")?,
        })
    })?;
    if units.len() != UNITS {
        return Err(sheet.lacks(Some("id"), format!("there are {} units instead of {UNITS}", units.len())));
    }
    Ok(units)
}

/// The ready-made set-up (BS-4.9).
#[derive(Debug)]
pub struct QuickSetup {
    /// The German units and the airborne regiments.
    pub units: Vec<(UnitId, Hex)>,
    /// Where remnants are dealt to, in ascending order.
    pub remnants: Vec<Hex>,
}

impl QuickSetup {
    pub(super) fn read(text: &str) -> Result<QuickSetup, SheetError> {
        let sheet = Sheet::read("setup_quick.csv", text)?;
        let (mut units, mut remnants) = (Vec::new(), Vec::new());
        for row in sheet.rows() {
            let hex = row.value("hex")?;
            match row.text("unit")?.starts_with("remnant ") {
                true => remnants.push(hex),
                false => units.push((row.value("unit")?, hex)),
            }
        }
        remnants.sort();
        Ok(QuickSetup { units, remnants })
    }
}
