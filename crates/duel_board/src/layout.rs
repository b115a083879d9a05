//! Where hexes are drawn: points upward, rows west to east, every other row shifted east (DG-2.1).

use boards::Outlook;
use boards::kit::number::digits;
use boards::kit::{Cell, HexGrid, Point, Shifted, Top, at};
use duel::map::{Board, Dir, Hex};
use maud::Render;

/// Left and right of the board: the two edges with their names.
pub(crate) const SIDE: f32 = 62.0;
/// Above the board: the banner.
pub(crate) const TOP: f32 = 96.0;
/// Below the board: the counts.
const BOTTOM: f32 = 56.0;

/// The hexes.
pub(crate) const GRID: HexGrid =
    HexGrid { radius: 50.0, top: Top::Pointed, shifted: Shifted::Odd, first: at(SIDE + 43.301_27, TOP + 50.0) };

/// The middle of a hex on the upright board.
pub(crate) fn centre(hex: Hex) -> Point {
    GRID.centre(Cell { column: i32::from(hex.column()) - 1, row: hex.row().into() })
}

/// Where hexes are drawn for somebody who looks at the board from there.
#[derive(Clone, Copy)]
pub(crate) struct Lay {
    outlook: Outlook,
    size: Point,
    high: f32,
}

impl Lay {
    /// From where it is looked at.
    pub(crate) const fn outlook(self) -> Outlook {
        self.outlook
    }

    /// The lay of a board.
    pub(crate) fn of(board: &Board, outlook: Outlook) -> Lay {
        Lay { outlook, size: size(board), high: hexes(board).y }
    }

    /// The middle of a hex.
    pub(crate) fn centre(self, hex: Hex) -> Point {
        let middle = centre(hex);
        match self.outlook {
            Outlook::Upright => middle,
            Outlook::Turned => at(self.size.x - middle.x, 2.0 * TOP + self.high - middle.y),
        }
    }

    /// The angle of a direction, clockwise from the right.
    pub(crate) const fn degrees(self, dir: Dir) -> u16 {
        degrees(self.seen(dir))
    }

    /// Where a direction points on the picture.
    pub(crate) const fn seen(self, dir: Dir) -> Dir {
        match self.outlook {
            Outlook::Upright => dir,
            Outlook::Turned => dir.opposite(),
        }
    }

    /// The middles of the German and of the Soviet edge, from the left.
    pub(crate) fn edges(self) -> (f32, f32) {
        let (left, right) = (29.0, self.size.x - 29.0);
        match self.outlook {
            Outlook::Upright => (left, right),
            Outlook::Turned => (right, left),
        }
    }
}

/// Width and height of the whole picture.
pub(crate) fn size(board: &Board) -> Point {
    hexes(board).plus(2.0 * SIDE, TOP + BOTTOM)
}

/// Width and height of the hexes alone.
pub(crate) fn hexes(board: &Board) -> Point {
    GRID.size(board.columns.into(), board.rows.into())
}

/// The angle of a direction, clockwise from east.
pub(crate) const fn degrees(dir: Dir) -> u16 {
    60 * dir as u16
}

/// The name of a hex, written without the formatter.
#[derive(Clone, Copy)]
pub(crate) struct Named(pub(crate) Hex);

impl Render for Named {
    fn render_to(&self, page: &mut String) {
        page.push(char::from(b'A' + self.0.row()));
        digits(self.0.column().into(), page);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use duel::map::{FOUR_BOARDS, ONE_BOARD};

    #[test]
    fn dg_2_3_a_neighbour_lies_one_step_away_at_the_angle_of_its_direction() {
        for board in [&ONE_BOARD, &FOUR_BOARDS] {
            for hex in board.hexes() {
                for dir in Dir::ALL {
                    let Some(next) = board.neighbour(hex, dir) else { continue };
                    let expected = centre(hex).polar(degrees(dir).into(), GRID.step());
                    assert!(expected.distance(centre(next)) < 0.1, "{hex} {dir:?} {next}");
                }
            }
        }
    }

    #[test]
    fn a_turned_board_is_the_same_board_from_the_other_side() {
        for board in [&ONE_BOARD, &FOUR_BOARDS] {
            let (upright, turned) = (Lay::of(board, Outlook::Upright), Lay::of(board, Outlook::Turned));
            for hex in board.hexes() {
                for (dir, next) in Dir::ALL.into_iter().filter_map(|dir| Some((dir, board.neighbour(hex, dir)?))) {
                    for lay in [upright, turned] {
                        let expected = lay.centre(hex).polar(lay.degrees(dir).into(), GRID.step());
                        assert!(expected.distance(lay.centre(next)) < 0.1, "{hex} {dir:?} {next}");
                    }
                }
                let (x, y) = (turned.centre(hex).x, turned.centre(hex).y);
                let size = size(board);
                assert!(x > SIDE && x < size.x - SIDE && y > TOP && y < size.y - BOTTOM, "{hex}");
            }
        }
    }

    #[test]
    fn every_hex_lies_within_the_picture() {
        let size = size(&FOUR_BOARDS);
        for middle in FOUR_BOARDS.hexes().map(centre) {
            assert!(middle.x > SIDE && middle.x < size.x - SIDE && middle.y > TOP && middle.y < size.y - BOTTOM);
        }
    }

    #[test]
    fn a_hex_is_named_in_the_page_as_everywhere() {
        for hex in FOUR_BOARDS.hexes() {
            assert_eq!(Named(hex).render().into_string(), hex.to_string());
        }
    }
}
