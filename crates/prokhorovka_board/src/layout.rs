//! Where hexes, zones and boxes are drawn, in units of the map: a hex has a side of 40.

use boards::Outlook;
use boards::kit::{Area, Cell, HexGrid, Point, Shifted, Top, at};
use prokhorovka::data::DATA;
use prokhorovka::map::{Hex, Zone};
use prokhorovka::pieces::Formation;
use prokhorovka::setup::Switch;
use prokhorovka::state::{Step, Table};
use table::Side;

/// The hexes: a flat side up, even columns shifted south (BS-2.1).
pub(crate) const GRID: HexGrid = HexGrid { radius: 40.0, top: Top::Flat, shifted: Shifted::Odd, first: at(0.0, 0.0) };

/// The whole sheet.
pub(crate) const SHEET: Area = Area::new(-104.0, -96.0, 1996.0, 1268.0);
/// The neat line around the map.
pub(crate) const NEAT: Area = Area::new(-50.0, -46.0, 1600.0, 1166.0);
/// The middle of the map: it is turned around it.
pub(crate) const MIDDLE: Point = at(750.0, 537.0);
/// The strip beyond the north edge: whoever leaves the map there.
const NORTH: Area = Area::new(-50.0, -88.0, 1600.0, 36.0);

/// The column of boxes beside the map: where it begins, and how wide it is.
const COLUMN: (f32, f32) = (1612.0, 270.0);
/// The turns.
pub(crate) const TURNS: Area = Area::new(COLUMN.0, -88.0, COLUMN.1, 74.0);
/// The markers drawn this turn.
pub(crate) const DRAWN: Area = Area::new(COLUMN.0, -6.0, COLUMN.1, 130.0);
/// The markers still in the envelope.
pub(crate) const ENVELOPE: Area = Area::new(COLUMN.0, 132.0, COLUMN.1, 130.0);

/// The box of aircraft and artillery of a side.
pub(crate) const fn support_box(side: Side) -> Area {
    let half = (COLUMN.1 - 8.0) / 2.0;
    Area::new(COLUMN.0 + if matches!(side, Side::First) { 0.0 } else { half + 8.0 }, 270.0, half, 82.0)
}

/// The formations that have a box beside the map now: in set-up those that are placed, then those that may still come.
pub(crate) fn boxed(table: &Table) -> Vec<Formation> {
    match table.step {
        Step::GermanSetup => Formation::SS.to_vec(),
        Step::RemnantSetup | Step::AirborneSetup => vec![Formation::Airborne],
        _ => {
            let reserve = (table.setup.reserve == Switch::On).then_some(Formation::Reserve);
            let relief = (table.setup.division_167 == Switch::On).then_some(Formation::I167);
            Formation::CORPS.into_iter().chain(reserve).chain(relief).collect()
        }
    }
}

/// The box of a formation beside the map, among those that have one.
pub(crate) fn formation_box(formation: Formation, boxed: &[Formation]) -> Area {
    let place = boxed.iter().position(|other| *other == formation).unwrap_or(0);
    Area::new(COLUMN.0, 360.0 + 90.0 * place as f32, COLUMN.1, 82.0)
}

/// The cell of a hex on the upright map.
pub(crate) fn cell(hex: Hex) -> Cell {
    Cell { column: i32::from(hex.column()) - 1, row: i32::from(hex.row()) - 1 }
}

/// The middle of a hex on the upright map.
pub(crate) fn centre(hex: Hex) -> Point {
    GRID.centre(cell(hex))
}

/// Where the map is drawn for somebody who looks at it from there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lay {
    outlook: Outlook,
}

impl Lay {
    /// The map seen from there.
    pub(crate) const fn of(outlook: Outlook) -> Lay {
        Lay { outlook }
    }

    /// How the landscape is turned, if it is.
    pub(crate) fn turn(self) -> Option<String> {
        self.outlook.is_turned().then(|| format!("rotate(180 {} {})", MIDDLE.x, MIDDLE.y))
    }

    fn seen(self, point: Point) -> Point {
        if self.outlook.is_turned() { MIDDLE * 2.0 - point } else { point }
    }

    /// Something beside the map, where it is seen.
    fn area(self, area: Area) -> Area {
        let middle = self.seen(area.middle());
        Area::around(middle, area.w, area.h)
    }

    /// The middle of a hex.
    pub(crate) fn centre(self, hex: Hex) -> Point {
        self.seen(centre(hex))
    }

    /// A hex as the corners of a polygon.
    pub(crate) fn polygon(self, hex: Hex) -> String {
        GRID.polygon_around(self.centre(hex))
    }

    /// The strip beyond the north edge.
    pub(crate) fn north(self) -> Area {
        self.area(NORTH)
    }

    /// The corners of the arrow of an entry zone: its tip points into the map.
    pub(crate) fn zone_arrow(self, zone: Zone) -> [Point; 5] {
        let area = zone_area(zone);
        let (middle, right, foot) = (area.middle(), area.x + area.w, area.y + area.h);
        let corners = [at(area.x, middle.y), at(area.x + 16.0, area.y), at(right, area.y)];
        let [tip, b, c] = corners;
        [tip, b, c, at(right, foot), at(area.x + 16.0, foot)].map(|corner| self.seen(corner))
    }

    /// Where the number of an entry zone stands.
    pub(crate) fn zone_number(self, zone: Zone) -> Point {
        self.seen(zone_area(zone).middle().plus(5.0, 0.0))
    }
}

fn zone_area(zone: Zone) -> Area {
    let rows = DATA.zones[zone.index()].iter().map(|hex| centre(*hex).y);
    let (top, foot) = (rows.clone().fold(f32::MAX, f32::min), rows.fold(f32::MIN, f32::max));
    Area::new(1553.0, top - 26.0, 44.0, foot - top + 52.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_neighbour_lies_one_step_away_from_either_side() {
        for lay in [Lay::of(Outlook::Upright), Lay::of(Outlook::Turned)] {
            for hex in Hex::all() {
                for step in &hex.spot().steps {
                    let far = lay.centre(hex).distance(lay.centre(step.to));
                    assert!((far - GRID.step()).abs() < 0.1, "{hex} {}", step.to);
                }
                let middle = lay.centre(hex);
                assert!(NEAT.y < middle.y && middle.y < NEAT.y + NEAT.h, "{hex}");
                assert!(NEAT.x < middle.x && middle.x < NEAT.x + NEAT.w, "{hex}");
            }
        }
    }

    #[test]
    fn everything_lies_on_the_sheet_and_apart() {
        let boxes = [Formation::SS.to_vec(), Formation::CORPS.into_iter().chain([Formation::I167]).collect::<Vec<_>>()];
        for lay in [Lay::of(Outlook::Upright), Lay::of(Outlook::Turned)] {
            for formations in &boxes {
                let below = formations.iter().map(|formation| formation_box(*formation, formations));
                let above = [TURNS, DRAWN, ENVELOPE].into_iter().chain(Side::BOTH.map(support_box));
                let all: Vec<Area> = below.chain(above).chain([NEAT, lay.north()]).collect();
                for (i, area) in all.iter().enumerate() {
                    let inside = area.x >= SHEET.x && area.x + area.w <= SHEET.x + SHEET.w;
                    assert!(inside && area.y >= SHEET.y && area.y + area.h <= SHEET.y + SHEET.h, "{area:?}");
                    for other in &all[..i] {
                        let beside = area.x >= other.x + other.w || other.x >= area.x + area.w;
                        let above = area.y >= other.y + other.h || other.y >= area.y + area.h;
                        assert!(beside || above, "{area:?} lies on {other:?}");
                    }
                }
            }
            for corner in Zone::ALL.into_iter().flat_map(|zone| lay.zone_arrow(zone)) {
                assert!(corner.x > SHEET.x && corner.x < SHEET.x + SHEET.w, "{corner:?}");
            }
        }
    }
}
