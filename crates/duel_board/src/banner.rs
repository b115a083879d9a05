//! The strip above the board (turn, phases, points) and the counts below it.

use crate::layout::{Lay, SIDE, TOP, hexes, size};
use crate::words::*;
use boards::Say;
use boards::kit::track::{LeadBar, Step, Track};
use boards::kit::{Area, Num, at};
use duel::state::Table;
use maud::{Markup, html};
use table::Message;

/// Title, turn, phase strip, points and the bar.
pub(crate) fn above(table: &Table) -> Markup {
    let width = size(table.board()).x;
    let decides = decider(table).map_or_else(String::new, |name| format!(" · {name} decides"));
    html! {
        g.dg-banner {
            text.k-serif.k-bold.k-20 x="20" y="36" { "Duel of the Giants" }
            text.k-text.k-12.k-quiet x="20" y="58" { (scene_line(table)) " · " (turn_line(table)) }
            (strip(table, width / 2.0 - 45.0))
            text.k-text.k-13.k-mid x=(Num(width / 2.0 - 45.0)) y="66" { (step_line(table.step)) (decides) }
            (points(table, width))
        }
    }
}

/// The phases in a row, the present one lit.
fn strip(table: &Table, middle: f32) -> Markup {
    let steps = PHASES.map(|(label, title)| Step { label, title });
    let first = at(middle - 2.5 * 38.0, 31.0);
    Track { first, size: at(32.0, 26.0), gap: 6.0, steps: &steps, now: phase(table.step) }.draw()
}

/// Both totals and the bar of ten fields a side, with the marker on the lead (DG-11.9). The German side of the bar lies
/// in the west, like the German edge.
fn points(table: &Table, width: f32) -> Markup {
    let lead = lead(table);
    let shown = if lead == 0 { 0 } else { lead.signum() * ((lead.abs() - 1) % 10 + 1) };
    let middle = at(width - 170.0, 31.0);
    html! {
        (LeadBar { middle, field: 9.0, fields: 10, lead: shown, totals: table.vp }.draw())
        text.k-text.k-12.k-quiet.k-mid x=(Num(middle.x)) y="62" { "bar: " (lead_line(lead)) }
    }
}

/// What is left and what is gone.
pub(crate) fn below(table: &Table) -> Markup {
    let size = size(table.board());
    let y = Num(size.y - 18.0);
    let tally = table.tally();
    let ((tanks, markers), (guns, paks), (mines, squares)) =
        (tally.tanks_hidden, tally.guns_hidden, tally.mines_hidden);
    html! {
        g.dg-counts {
            text.k-text.k-12.k-quiet x="20" y=(y) {
                "PAK: " (guns) " hidden among " (paks) " markers · mines: " (mines) " hidden among " (squares) " markers"
            }
            text.k-text.k-12.k-quiet.k-end x=(Num(size.x - 20.0)) y=(y) {
                "T-34: " (tanks) " hidden among " (markers) " markers · " (tally.active) " active · " (tally.destroyed) " destroyed · "
                (tally.through) " through"
            }
        }
    }
}

/// DG-2.2: the German edge in the west, the Soviet edge in the east, each with its sign, and with its name if given.
pub(crate) fn edges(table: &Table, lay: Lay, names: Option<[&str; 2]>, say: Say) -> Markup {
    let height = hexes(table.board()).y;
    let middle = TOP + height / 2.0;
    let (german, soviet) = lay.edges();
    let turn = |x: f32| if x < SIDE { -90 } else { 90 };
    let signs = if names.is_some() {
        vec![TOP + 24.0, TOP + height - 24.0]
    } else {
        vec![TOP + 24.0, middle, TOP + height - 24.0]
    };
    let tip = |side: &'static str| say(&Message::new("tip-edge").with("side", side));
    html! {
        g.dg-edges {
            g { title { (tip("german")) } (Area::around(at(german, middle), 26.0, height).rect("dg-edge-g", 3.0)) }
            g { title { (tip("soviet")) } (Area::around(at(soviet, middle), 26.0, height).rect("dg-edge-s", 13.0)) }
            @if let Some([left, right]) = names {
                @for (x, name) in [(german, left), (soviet, right)] {
                    text.dg-edge transform={ (at(if x < SIDE { x + 5.0 } else { x - 5.0 }, middle).translate()) " rotate(" (turn(x)) ")" } { (name) }
                }
            }
            @for y in signs {
                use href="#k-cross" transform={ (at(german, y).translate()) " scale(.8)" } pointer-events="none" {}
                use href="#k-star" class="k-white" transform={ (at(soviet, y).translate()) " scale(.9)" } pointer-events="none" {}
            }
        }
    }
}
