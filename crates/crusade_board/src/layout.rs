//! Where everything lies: three columns of zones with two corridors of air between them, headquarters in the middle of
//! either end, airfields to their left and depots to their right, the hand below.

use boards::Outlook;
use boards::kit::{Area, Point, at};
use crusade::map::{Edge, Lane, Site, Spot, Zone};
use table::Side;

/// Width and height of everything.
pub(crate) const SIZE: (f32, f32) = (1096.0, 862.0);
/// A card on the table.
pub(crate) const CARD: (f32, f32) = (88.0, 72.0);
/// A card in hand.
pub(crate) const HELD: (f32, f32) = (112.0, 98.0);
/// A chip of ordnance.
pub(crate) const CHIP: (f32, f32) = (46.0, 34.0);

const COLUMNS: [f32; 3] = [8.0, 410.0, 812.0];
const ZONE: (f32, f32) = (276.0, 164.0);
/// The rows from above.
const ROWS: [f32; 3] = [126.0, 298.0, 470.0];
const LANES: [f32; 2] = [286.0, 688.0];
const LANE: f32 = 122.0;
/// The ends: the upper one and the lower one begin here.
const ENDS: [f32; 2] = [4.0, 642.0];
const END: f32 = 108.0;

/// The places of one table, seen from one side.
#[derive(Clone, Copy)]
pub(crate) struct Layout(pub(crate) Outlook);

impl Layout {
    /// Does this side's home lie above?
    pub(crate) fn is_above(self, side: Side) -> bool {
        (side == Side::Second) != self.0.is_turned()
    }

    /// A number counted from the left or from above, as it is seen.
    fn counted(self, number: usize, of: usize) -> usize {
        if self.0.is_turned() { of - 1 - number } else { number }
    }

    /// A zone; of a headquarters its inner part.
    pub(crate) fn zone(self, zone: Zone) -> Area {
        if let Some(side) = zone.hq_of() {
            let y = if self.is_above(side) { 36.0 } else { 642.0 };
            return Area::new(336.0, y, 424.0, 80.0);
        }
        let (column, row) = (zone.index() % 3, 2 - zone.index() / 3);
        let (x, y) = (COLUMNS[self.counted(column, 3)], ROWS[self.counted(row, 3)]);
        Area::new(x, y, ZONE.0, ZONE.1)
    }

    /// A position in the air.
    fn air(self, lane: Lane, spot: Spot) -> Area {
        let x = LANES[self.counted(lane.index(), 2)];
        let row = match spot {
            Spot::Row1 => 2,
            Spot::Row2 => 1,
            _ => 0,
        };
        Area::new(x, ROWS[self.counted(row, 3)], LANE, ZONE.1)
    }

    /// The strip behind a headquarters.
    fn rear(self, side: Side) -> Area {
        let y = if self.is_above(side) { 5.0 } else { 719.0 };
        Area::new(336.0, y, 424.0, 28.0)
    }

    /// The yard of an end: the airfield on the left, the depot on the right, for both sides.
    fn yard(self, side: Side, left: bool) -> Area {
        let y = if self.is_above(side) { ENDS[0] } else { ENDS[1] };
        Area::new(if left { COLUMNS[0] } else { COLUMNS[2] }, y, ZONE.0, END)
    }

    /// The depot of a side.
    pub(crate) fn depot(self, side: Side) -> Area {
        self.yard(side, false)
    }

    /// Where pieces can be.
    pub(crate) fn site(self, site: Site) -> Area {
        match site {
            Site::Zone(zone) => self.zone(zone),
            Site::Air(lane, spot) => self.air(lane, spot),
            Site::Rear(side) => self.rear(side),
            Site::Airfield(side) => self.yard(side, true),
        }
    }

    /// The hand of the owner of the view.
    pub(crate) fn hand(self) -> Area {
        Area::new(4.0, 755.0, 1088.0, 106.0)
    }

    /// Where the obstacle of a border lies: between the zones, or beside the corridor that parts them.
    pub(crate) fn edge(self, edge: Edge) -> Point {
        let [a, b] = edge.ends();
        if let Some((hq, home)) = [(a, b), (b, a)].into_iter().find(|(hq, _)| hq.hq_of().is_some()) {
            let (end, zone) = (self.zone(hq).middle(), self.zone(home));
            let y = if end.y < zone.y { zone.y + 4.0 } else { zone.y + zone.h - 4.0 };
            let towards = (end.x - zone.middle().x).clamp(-1.0, 1.0);
            return at(zone.middle().x + towards * (zone.w / 2.0 - 46.0), y);
        }
        let (a, b) = (self.zone(a), self.zone(b));
        if a.x == b.x {
            return at(a.middle().x - 58.0, (a.middle().y + b.middle().y) / 2.0);
        }
        let left = a.x.min(b.x) + a.w;
        at(left + 36.0, a.y + 22.0)
    }

    /// Where so many cards stand in a zone, by their upper left corners: one row up to three, then two; more overlap.
    pub(crate) fn stand(self, site: Site, count: usize) -> Vec<Point> {
        let area = self.site(site);
        let rows = |rows: &[(usize, f32)], room: Area| -> Vec<Point> {
            let row = |(cards, y): &(usize, f32)| {
                let w = (*cards as f32 * (CARD.0 + 3.0) - 3.0).min(room.w);
                let row = Area { x: room.x + (room.w - w) / 2.0, w, ..room };
                row.row(*cards, CARD.0, 3.0).map(|x| at(x, *y)).collect::<Vec<_>>()
            };
            rows.iter().flat_map(row).collect()
        };
        match site {
            Site::Zone(zone) if zone.hq_of().is_some() => {
                let room = Area { x: area.x + 46.0, w: area.w - 50.0, ..area };
                room.row(count, CARD.0, 2.0).map(|x| at(x, area.y + 5.0)).collect()
            }
            Site::Airfield(_) => {
                let room = area.inside(6.0);
                room.row(count, CARD.0, 3.0).map(|x| at(x, area.y + 20.0)).collect()
            }
            _ => {
                let room = area.inside(3.0);
                match count {
                    0..=3 => rows(&[(count, area.y + 58.0)], room),
                    _ => rows(&[(count.div_ceil(2), area.y + 19.0), (count / 2, area.y + 92.0)], room),
                }
            }
        }
    }

    /// Where so many aircraft of one flight fly in a position, as its `turn`th flight there, by their middles.
    pub(crate) fn formation(self, site: Site, (turn, flights): (usize, usize), count: usize) -> Vec<Point> {
        let area = self.site(site);
        if matches!(site, Site::Rear(_)) {
            let slot = area.w / flights.max(1) as f32;
            let x = area.x + slot * (turn as f32 + 0.5);
            return (0..count).map(|i| at(x + (i as f32 - (count - 1) as f32 / 2.0) * 62.0, area.y + 14.0)).collect();
        }
        let slot = area.h / flights.max(1) as f32;
        let middle = at(area.x + area.w / 2.0, area.y + slot * (turn as f32 + 0.5) - 4.0);
        let high = (slot - 62.0).clamp(0.0, 70.0);
        let place = |i: usize| match (count, i) {
            (1, _) => middle,
            (2, i) => middle.plus(if i == 0 { -29.0 } else { 29.0 }, 0.0),
            (_, 0) => middle.plus(0.0, high / 2.0),
            (_, i) => {
                let behind = count - 1;
                let x = (i as f32 - 1.0) - (behind - 1) as f32 / 2.0;
                middle.plus(x * (58.0 * 2.0 / behind.max(2) as f32).min(58.0), -high / 2.0)
            }
        };
        (0..count).map(place).collect()
    }
}
