//! Where hexes, zones and boxes are drawn, in units of the map: a hex has a side of 40.

use boards::kit::{Area, Cell, HexGrid, Point, Shifted, Top, at};
use prokhorovka::German;
use prokhorovka::data::DATA;
use prokhorovka::map::{Hex, Zone};
use prokhorovka::pieces::Formation;
use table::Side;

/// The hexes: a flat side up, even columns shifted south (BS-2.1).
pub(crate) const GRID: HexGrid = HexGrid { radius: 40.0, top: Top::Flat, shifted: Shifted::Odd, first: at(0.0, 0.0) };

/// The whole sheet.
pub(crate) const SHEET: Area = Area::new(-66.0, -84.0, 1680.0, 1420.0);
/// The neat line around the map.
pub(crate) const NEAT: Area = Area::new(-50.0, -46.0, 1600.0, 1166.0);
/// The strip above the map: whoever leaves by the north edge.
pub(crate) const NORTH: Area = Area::new(-50.0, -76.0, 1600.0, 26.0);

/// The formations that have a box below the map.
pub(crate) const BOXED: [Formation; 6] = [
    Formation::Corps18,
    Formation::Corps29,
    Formation::Corps2,
    Formation::Guards2,
    Formation::Reserve,
    Formation::I167,
];

/// The cell of a hex.
pub(crate) fn cell(hex: Hex) -> Cell {
    Cell { column: i32::from(hex.column()) - 1, row: i32::from(hex.row()) - 1 }
}

/// The middle of a hex.
pub(crate) fn centre(hex: Hex) -> Point {
    GRID.centre(cell(hex))
}

/// The box of a formation below the map.
pub(crate) fn formation_box(formation: Formation) -> Area {
    let place = BOXED.iter().position(|boxed| *boxed == formation).unwrap_or(0);
    Area::new(-50.0 + 268.0 * place as f32, 1132.0, 260.0, 84.0)
}

/// The box of the units of a side that are gone.
pub(crate) fn gone_box(side: Side) -> Area {
    let left = if side == German { -50.0 } else { 486.0 };
    Area::new(left, 1228.0, if side == German { 528.0 } else { 1064.0 }, 84.0)
}

/// The arrow of an entry zone: its tip points into the map.
pub(crate) fn zone_arrow(zone: Zone) -> Area {
    let rows = DATA.zones[zone.index()].iter().map(|hex| centre(*hex).y);
    let (top, foot) = (rows.clone().fold(f32::MAX, f32::min), rows.fold(f32::MIN, f32::max));
    Area::new(1553.0, top - 26.0, 44.0, foot - top + 52.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_neighbour_lies_one_step_away() {
        for hex in Hex::all() {
            for step in &hex.spot().steps {
                assert!((centre(hex).distance(centre(step.to)) - GRID.step()).abs() < 0.1, "{hex} {}", step.to);
            }
        }
    }

    #[test]
    fn everything_lies_on_the_sheet() {
        let boxes =
            BOXED.map(formation_box).into_iter().chain(Side::BOTH.map(gone_box)).chain(Zone::ALL.map(zone_arrow));
        for area in boxes.chain([NEAT, NORTH]) {
            let inside = area.x >= SHEET.x && area.x + area.w <= SHEET.x + SHEET.w;
            assert!(inside && area.y >= SHEET.y && area.y + area.h <= SHEET.y + SHEET.h, "{area:?}");
        }
        assert!(Hex::all().all(|hex| NEAT.y < centre(hex).y && centre(hex).x < NEAT.x + NEAT.w));
    }
}
