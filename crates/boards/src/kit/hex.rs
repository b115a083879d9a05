//! A grid of hexes: of any size, with a point or a flat side up, every other column or row shifted.
//!
//! Cells are counted from 0. Sides and directions are numbered clockwise, beginning in the east for hexes with a
//! point up and in the south-east for those with a flat side up; side 2 faces the neighbour in direction 2.

use super::path::points;
use super::{Path, Point, at};

/// What lies at the top of a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Top {
    /// A side: columns stand upright, every other one is shifted south.
    Flat,
    /// A point: rows lie level, every other one is shifted east.
    Pointed,
}

/// Which columns or rows are shifted by half a hex, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shifted {
    /// The first, the third and so on.
    Even,
    /// The second, the fourth and so on.
    Odd,
}

/// A hex by its column and row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell {
    /// From the west.
    pub column: i32,
    /// From the north.
    pub row: i32,
}

/// Where hexes are drawn.
///
/// ```
/// use boards::kit::{Cell, HexGrid, Shifted, Top, at};
/// let grid = HexGrid { radius: 40.0, top: Top::Flat, shifted: Shifted::Odd, first: at(0.0, 0.0) };
/// let cell = Cell { column: 1, row: 0 };
/// assert_eq!(grid.centre(cell).to_string(), "60,34.6");
/// assert_eq!(grid.neighbour(cell, 1), Cell { column: 1, row: 1 }, "south of it");
/// assert_eq!(grid.cell_at(at(55.0, 40.0)), cell);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HexGrid {
    /// From the middle of a hex to its points.
    pub radius: f32,
    /// How hexes stand.
    pub top: Top,
    /// Which columns or rows are shifted.
    pub shifted: Shifted,
    /// Where the middle of cell 0, 0 would be were it not shifted.
    pub first: Point,
}

impl HexGrid {
    /// From the middle of a hex to that of its neighbour.
    pub fn step(&self) -> f32 {
        self.radius * 3.0_f32.sqrt()
    }

    /// From one line of hexes to the next: columns of flat ones, rows of pointed ones.
    pub fn pitch(&self) -> f32 {
        self.radius * 1.5
    }

    /// The middle of a hex.
    pub fn centre(&self, cell: Cell) -> Point {
        let line = match self.top {
            Top::Flat => cell.column,
            Top::Pointed => cell.row,
        };
        let odd = line.rem_euclid(2) == 1;
        let shift = if odd == (self.shifted == Shifted::Odd) { self.step() / 2.0 } else { 0.0 };
        let (column, row) = (cell.column as f32, cell.row as f32);
        match self.top {
            Top::Flat => self.first.plus(column * self.pitch(), row * self.step() + shift),
            Top::Pointed => self.first.plus(column * self.step() + shift, row * self.pitch()),
        }
    }

    /// The angle at which the neighbour in a direction lies.
    pub fn angle(&self, direction: usize) -> f32 {
        let first = match self.top {
            Top::Flat => 30.0,
            Top::Pointed => 0.0,
        };
        first + 60.0 * direction as f32
    }

    /// The neighbour in a direction.
    pub fn neighbour(&self, cell: Cell, direction: usize) -> Cell {
        self.cell_at(self.centre(cell).polar(self.angle(direction), self.step()))
    }

    /// All neighbours, clockwise.
    pub fn neighbours(&self, cell: Cell) -> [Cell; 6] {
        [0, 1, 2, 3, 4, 5].map(|direction| self.neighbour(cell, direction))
    }

    /// The cell that a point lies in.
    pub fn cell_at(&self, point: Point) -> Cell {
        let from = point - self.first;
        let (wide, high) = match self.top {
            Top::Flat => (self.pitch(), self.step()),
            Top::Pointed => (self.step(), self.pitch()),
        };
        let (column, row) = ((from.x / wide).round() as i32, (from.y / high).round() as i32);
        let near = (-1..=1).flat_map(|x| (-1..=1).map(move |y| Cell { column: column + x, row: row + y }));
        let far = |cell: &Cell| self.centre(*cell).distance(point);
        near.min_by(|a, b| far(a).total_cmp(&far(b))).unwrap_or(Cell { column, row })
    }

    /// The points of a hex around a middle, clockwise: side 2 goes from point 2 to point 3.
    pub fn corners_around(&self, middle: Point) -> [Point; 6] {
        [0.0, 1.0, 2.0, 3.0, 4.0, 5.0].map(|i| middle.polar(self.angle(0) - 30.0 + 60.0 * i, self.radius))
    }

    /// The points of a hex.
    pub fn corners(&self, cell: Cell) -> [Point; 6] {
        self.corners_around(self.centre(cell))
    }

    /// The ends of a side.
    pub fn side(&self, cell: Cell, direction: usize) -> [Point; 2] {
        let corners = self.corners(cell);
        [corners[direction % 6], corners[(direction + 1) % 6]]
    }

    /// The points of a hex for a `polygon`.
    pub fn polygon(&self, cell: Cell) -> String {
        points(&self.corners(cell))
    }

    /// The same around a middle, for a drawing that is used for every hex.
    pub fn polygon_around(&self, middle: Point) -> String {
        points(&self.corners_around(middle))
    }

    /// Where the name of a hex stands: its middle, inside the upper edge.
    pub fn label(&self, cell: Cell) -> Point {
        let up = match self.top {
            Top::Flat => 0.7,
            Top::Pointed => 0.69,
        };
        self.centre(cell).plus(0.0, -self.radius * up)
    }

    /// Width and height of so many columns and rows.
    pub fn size(&self, columns: u16, rows: u16) -> Point {
        let (columns, rows) = (f32::from(columns), f32::from(rows));
        let (step, pitch) = (self.step(), self.pitch());
        match self.top {
            Top::Flat => at(pitch * (columns - 1.0) + 2.0 * self.radius, step * (rows + 0.5)),
            Top::Pointed => at(step * (columns + 0.5), pitch * (rows - 1.0) + 2.0 * self.radius),
        }
    }

    /// The line around a group of hexes, holes included: a reach, a zone.
    pub fn outline(&self, cells: &[Cell]) -> Path {
        let mut sides: Vec<[Point; 2]> = Vec::new();
        for cell in cells {
            let open = |direction: &usize| !cells.contains(&self.neighbour(*cell, *direction));
            sides.extend((0..6).filter(open).map(|direction| self.side(*cell, direction)));
        }
        let mut path = Path::default();
        while let Some([from, mut end]) = sides.pop() {
            path = path.jump(from).line(end);
            let follows = |end: Point, side: &[Point; 2]| side[0].distance(end) < self.radius / 10.0;
            while let Some(next) = sides.iter().position(|side| follows(end, side)) {
                end = sides.swap_remove(next)[1];
                path = path.line(end);
            }
            path = path.close();
        }
        path
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grids() -> impl Iterator<Item = HexGrid> {
        let kinds = [Top::Flat, Top::Pointed].into_iter();
        let kinds = kinds.flat_map(|top| [Shifted::Even, Shifted::Odd].map(|shifted| (top, shifted)));
        kinds.map(|(top, shifted)| HexGrid { radius: 37.0, top, shifted, first: at(12.0, -5.0) })
    }

    fn cells() -> impl Iterator<Item = Cell> {
        (-3..6).flat_map(|column| (-3..6).map(move |row| Cell { column, row }))
    }

    #[test]
    fn neighbours_share_a_side_and_know_each_other() {
        for grid in grids() {
            for cell in cells() {
                for direction in 0..6 {
                    let other = grid.neighbour(cell, direction);
                    assert_ne!(other, cell);
                    assert_eq!(grid.neighbour(other, direction + 3), cell);
                    assert!((grid.centre(cell).distance(grid.centre(other)) - grid.step()).abs() < 0.01);
                    let ([a, b], [c, d]) = (grid.side(cell, direction), grid.side(other, direction + 3));
                    assert!(a.distance(d) < 0.01 && b.distance(c) < 0.01, "{grid:?} {cell:?} {direction}");
                }
            }
        }
    }

    #[test]
    fn a_point_near_the_middle_or_a_corner_lies_in_its_hex() {
        for grid in grids() {
            for cell in cells() {
                let middle = grid.centre(cell);
                assert_eq!(grid.cell_at(middle), cell);
                for corner in grid.corners(cell) {
                    assert_eq!(grid.cell_at(middle.between(corner, 0.95)), cell);
                }
            }
        }
    }

    #[test]
    fn so_many_hexes_fill_the_size_exactly() {
        for grid in grids() {
            let all = (0..5).flat_map(|column| (0..4).map(move |row| Cell { column, row }));
            let corners: Vec<Point> = all.flat_map(|cell| grid.corners(cell)).collect();
            let span = |value: fn(&Point) -> f32| {
                let values = || corners.iter().map(value);
                values().fold(f32::MIN, f32::max) - values().fold(f32::MAX, f32::min)
            };
            let size = grid.size(5, 4);
            assert!((span(|p| p.x) - size.x).abs() < 0.01 && (span(|p| p.y) - size.y).abs() < 0.01, "{grid:?}");
        }
    }

    #[test]
    fn an_outline_goes_once_round_each_group_and_each_hole() {
        for grid in grids() {
            let middle = Cell { column: 2, row: 2 };
            let ring = grid.neighbours(middle);
            let loops = |cells: &[Cell]| grid.outline(cells).data().matches('z').count();
            let sides = |cells: &[Cell]| grid.outline(cells).data().matches('L').count();
            assert_eq!((loops(&[middle]), sides(&[middle])), (1, 6));
            assert_eq!((loops(&ring), sides(&ring)), (2, 24), "a ring has a hole");
            assert_eq!(loops(&[middle, Cell { column: 5, row: 5 }]), 2);
        }
    }
}
