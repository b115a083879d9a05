//! The board for a terminal: rows of hexes, every other one shifted by half a hex.

use crate::cells::{Cell, cell, ink_of};
use crate::report;
use crate::scene::{Item, Scene};
use boards::kit::canvas::{Canvas, Ink};
use boards::{Extent, TextStyle};
use duel::View;
use duel::map::{Board, Hex};
use duel::pieces::Season;

/// The ink of the lines between hexes: drawn on open ground, so that the board is one sheet.
const fn lines(season: Season) -> Ink {
    match season {
        Season::Summer => Ink::new(101, 187),
        Season::Winter => Ink::new(246, 255),
    }
}

/// How hexes are laid out on the sheet.
struct Grid {
    /// From one hex to the next, border included; an even number.
    step: usize,
    /// Lines within a hex.
    lines: usize,
    /// The first column.
    left: usize,
    /// The first line.
    top: usize,
    /// The ink of its lines.
    ink: Ink,
}

impl Grid {
    /// Wide hexes of two lines where they fit, otherwise narrow ones of three.
    fn fitting(board: &Board, width: u16, top: usize, ink: Ink) -> Grid {
        let wide = Grid { step: 8, lines: 2, left: 1, top, ink };
        if wide.width(board) <= width.into() { wide } else { Grid { step: 6, lines: 3, ..wide } }
    }

    /// The columns that the whole board takes.
    fn width(&self, board: &Board) -> usize {
        self.left + self.step * usize::from(board.columns) + self.step / 2 + 1
    }

    /// Where the border of a row begins.
    fn row_left(&self, row: u8) -> usize {
        self.left + usize::from(row % 2) * self.step / 2
    }

    /// The line of the border above a row.
    fn row_top(&self, row: u8) -> usize {
        self.top + usize::from(row) * (self.lines + 1)
    }
}

/// The whole text: where we are, the board, and what is to be said about it.
pub(crate) fn board(view: &View, scene: &Scene, style: TextStyle) -> String {
    let mut canvas = Canvas::default();
    report::heading(view, style.extent, &mut canvas);
    let board = view.table.board();
    let named = style.extent == Extent::Whole;
    let top = canvas.height() + usize::from(named);
    let grid = Grid::fitting(board, style.width, top, lines(view.table.setup.season));
    if named {
        edges(&grid, board, &mut canvas);
    }
    for row in 0..board.rows {
        border(&grid, board, row, &mut canvas);
        draw_row(&grid, view, row, &scene.items, &mut canvas);
    }
    border(&grid, board, board.rows, &mut canvas);
    report::below(view, &scene.items, style, &mut canvas);
    canvas.print(style.colour)
}

/// DG-2.2: the German edge in the west, the Soviet edge in the east.
fn edges(grid: &Grid, board: &Board, canvas: &mut Canvas) {
    let (german, soviet) = ("< German edge", "Soviet edge >");
    let line = canvas.height();
    canvas.put(grid.left, line, german, ink_of(duel::German));
    canvas.put(grid.width(board) - soviet.len(), line, soviet, ink_of(duel::Soviet));
}

/// The zigzag above a row: high over its hexes, low under those of the row before.
fn border(grid: &Grid, board: &Board, row: u8, canvas: &mut Canvas) {
    let wave: &[char] =
        if grid.step == 8 { &['\'', '-', '.', '_', '_', '_', '.', '-'] } else { &['\'', '-', '.', '_', '.', '-'] };
    let above = grid.row_left(row + 1);
    let length = grid.step * usize::from(board.columns) + 1;
    let ends = |row: u8| (grid.row_left(row), grid.row_left(row) + length);
    let (mut from, mut to) = ends(row);
    if row == board.rows {
        (from, to) = ends(row - 1);
    } else if row > 0 {
        (from, to) = (grid.left, grid.left + length + grid.step / 2);
    }
    let line: String = (from..to).map(|x| wave[(x + grid.step - above) % grid.step]).collect();
    canvas.put(from, grid.row_top(row), &line, grid.ink);
}

fn draw_row(grid: &Grid, view: &View, row: u8, items: &[Item], canvas: &mut Canvas) {
    let (left, top) = (grid.row_left(row), grid.row_top(row) + 1);
    let board = view.table.board();
    for column in 0..=usize::from(board.columns) {
        (top..top + grid.lines).for_each(|line| canvas.put(left + column * grid.step, line, "|", grid.ink));
    }
    for hex in (1..=board.columns).filter_map(|column| Hex::at(row, column)) {
        let here: Vec<&Item> = items.iter().filter(|item| item.at == hex).collect();
        let cell = cell(hex, &view.table.ground, view.table.setup.season, &here);
        draw_cell(grid, left + usize::from(hex.column() - 1) * grid.step + 1, top, &cell, canvas);
    }
}

fn draw_cell(grid: &Grid, left: usize, top: usize, cell: &Cell, canvas: &mut Canvas) {
    let width = grid.step - 1;
    let blank = " ".repeat(width);
    (top..top + grid.lines).for_each(|line| canvas.put(left, line, &blank, cell.ground));
    canvas.put(left, top, &cell.head, cell.ground);
    match &cell.body {
        Some((body, side)) => canvas.put(left, top + 1, body, ink_of(*side)),
        None => canvas.put(left + (width - 5) / 2, top + 1, cell.texture, cell.ground),
    }
    let mark = cell.ground.bold();
    if grid.lines == 3 {
        canvas.put(left, top + 2, &format!("{}{}", cell.extra, cell.flags), mark);
    } else {
        canvas.put(left + width - 2, top, &cell.extra, mark);
        let body = cell.body.as_ref().map_or(0, |(body, _)| body.chars().count());
        canvas.put(left + body, top + 1, &cell.flags, mark);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use duel::map::{FOUR_BOARDS, ONE_BOARD};

    #[test]
    fn one_board_fits_in_a_hundred_columns_and_narrow_in_eighty() {
        assert!(Grid::fitting(&ONE_BOARD, 100, 0, Ink::PLAIN).width(&ONE_BOARD) <= 100);
        assert_eq!(Grid::fitting(&ONE_BOARD, 100, 0, Ink::PLAIN).step, 8);
        assert!(Grid::fitting(&ONE_BOARD, 80, 0, Ink::PLAIN).width(&ONE_BOARD) <= 80);
        assert_eq!(Grid::fitting(&FOUR_BOARDS, 100, 0, Ink::PLAIN).width(&FOUR_BOARDS), 137);
    }

    #[test]
    fn dg_2_1_rows_b_d_f_h_are_shifted_half_a_hex() {
        let grid = Grid::fitting(&ONE_BOARD, 100, 0, Ink::PLAIN);
        assert_eq!([0, 1, 2].map(|row| grid.row_left(row)), [1, 5, 1]);
    }
}
