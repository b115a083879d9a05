//! The strip above the board (turn, phases, points) and the counts below it.

use crate::geometry::*;
use crate::scene::tally;
use crate::words::*;
use duel::state::Table;
use maud::{Markup, html};

/// Title, turn, phase strip, points and the bar.
pub(crate) fn above(table: &Table) -> Markup {
    let width = size(table.board()).x;
    let decides = decider(table).map_or_else(String::new, |name| format!(" · {name} decides"));
    html! {
        g.dg-banner {
            text.dg-title x="20" y="36" { "Duel of the Giants" }
            text.dg-note x="20" y="58" { (scene_line(table)) " · " (turn_line(table)) }
            (strip(table, width / 2.0 - 45.0))
            text.dg-text.dg-mid x=(Num(width / 2.0 - 45.0)) y="66" { (step_line(table.step)) (decides) }
            (points(table, width))
        }
    }
}

/// The phases in a row, the present one lit.
fn strip(table: &Table, middle: f32) -> Markup {
    let now = phase(table.step);
    html! {
        @for (i, (letter, name)) in PHASES.iter().enumerate() {
            @let x = middle + (i as f32 - 2.5) * 38.0;
            g {
                title { (letter) ": " (name) }
                rect class=(if now == Some(i) { "dg-lit" } else { "dg-panel" }) x=(Num(x - 16.0)) y="18" width="32" height="26" rx="5" {}
                text.dg-text.dg-mid.dg-strong x=(Num(x)) y="36" { (letter) }
            }
        }
    }
}

/// Both totals and the bar of ten fields a side, with the marker on the lead (DG-11.9).
fn points(table: &Table, width: f32) -> Markup {
    let (field, middle) = (9.0, width - 170.0);
    let lead = lead(table);
    let shown = if lead == 0 { 0 } else { lead.signum() * ((lead.abs() - 1) % 10 + 1) };
    // The German side of the bar lies in the west, like the German edge.
    let marker = middle - f32::from(shown) * field;
    html! {
        g.dg-points {
            rect.dg-german-dark x=(Num(middle - 10.5 * field - 40.0)) y="18" width="36" height="26" rx="3" {}
            text.dg-num.dg-total x=(Num(middle - 10.5 * field - 22.0)) y="35" { (table.vp[0]) }
            rect.dg-soviet-dark x=(Num(middle + 10.5 * field + 4.0)) y="18" width="36" height="26" rx="13" {}
            text.dg-num.dg-total x=(Num(middle + 10.5 * field + 22.0)) y="35" { (table.vp[1]) }
            @for i in -10..=10i16 {
                @let x = middle + (f32::from(i) - 0.5) * field;
                rect.dg-field x=(Num(x)) y=(if i == 0 { "22" } else { "25" }) width=(Num(field)) height=(if i == 0 { "18" } else { "12" }) {}
            }
            circle.dg-vp cx=(Num(marker)) cy="31" r="6.5" {}
            text.dg-note.dg-mid x=(Num(middle)) y="62" { "bar: " (lead_line(lead)) }
        }
    }
}

/// What is left and what is gone.
pub(crate) fn below(table: &Table) -> Markup {
    let size = size(table.board());
    let y = Num(size.y - 18.0);
    let tally = tally(table);
    let ((tanks, markers), (guns, paks), (mines, squares)) =
        (tally.tanks_hidden, tally.guns_hidden, tally.mines_hidden);
    html! {
        g.dg-counts {
            text.dg-note x="20" y=(y) {
                "PAK: " (guns) " hidden among " (paks) " markers · mines: " (mines) " hidden among " (squares) " markers"
            }
            text.dg-note.dg-end x=(Num(size.x - 20.0)) y=(y) {
                "T-34: " (tanks) " hidden among " (markers) " markers · " (tally.active) " active · " (tally.destroyed) " destroyed · "
                (tally.through) " through"
            }
        }
    }
}

/// DG-2.2: the German edge in the west, the Soviet edge in the east, each with its sign, and named or not.
pub(crate) fn edges(table: &Table, named: bool) -> Markup {
    let (size, height) = (size(table.board()), board_height(table.board()));
    let middle = TOP + height / 2.0;
    let (west, east) = (29.0, size.x - 29.0);
    html! {
        g.dg-edges {
            rect.dg-edge-g x=(Num(west - 13.0)) y=(Num(TOP)) width="26" height=(Num(height)) rx="3" {}
            rect.dg-edge-s x=(Num(east - 13.0)) y=(Num(TOP)) width="26" height=(Num(height)) rx="13" {}
            @if named {
                text.dg-edge transform={ (at(west + 5.0, middle).translate()) " rotate(-90)" } { "GERMAN EDGE" }
                text.dg-edge transform={ (at(east - 5.0, middle).translate()) " rotate(90)" } { "SOVIET EDGE" }
            }
            @let signs = if named { vec![TOP + 24.0, TOP + height - 24.0] } else { vec![TOP + 24.0, middle, TOP + height - 24.0] };
            @for y in signs {
                use href="#dg-cross" transform={ (at(west, y).translate()) " scale(.8)" } {}
                use href="#dg-star" class="dg-white" transform={ (at(east, y).translate()) " scale(.9)" } {}
            }
        }
    }
}
