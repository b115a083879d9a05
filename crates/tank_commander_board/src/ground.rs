//! The layer that seldom changes: cloth, positions with their terrain, the strips.

use crate::army;
use crate::layout::Layout;
use crate::scene::Scene;
use crate::tips;
use boards::Say;
use boards::kit::{Area, Num, at};
use maud::{Markup, PreEscaped, html};
use std::hash::{DefaultHasher, Hash, Hasher};
use tank_commander::View;
use tank_commander::map::{Space, Spaces};
use tank_commander::pieces::{Nation, Terrain};
use tank_commander::state::{Table, WaterKind};

/// Textures of the terrain, referred to by the positions.
pub(crate) const PATTERNS: &str = r#"
<pattern id="tcb-p-Clear" width="86" height="74" patternUnits="userSpaceOnUse"><path class="tcb-grass" d="M14 20l2-7M18 20l1-5M58 52l-2-7M62 52l2-6M66 52l0-4"/></pattern>
<pattern id="tcb-p-Woods" width="64" height="56" patternUnits="userSpaceOnUse"><circle class="tcb-tree" cx="15" cy="15" r="12"/><circle class="tcb-tree-light" cx="12" cy="12" r="7"/><circle class="tcb-tree" cx="46" cy="40" r="13"/><circle class="tcb-tree-light" cx="43" cy="37" r="8"/><circle class="tcb-tree" cx="47" cy="10" r="7"/><circle class="tcb-tree" cx="14" cy="45" r="8"/></pattern>
<pattern id="tcb-p-Hills" width="130" height="111" patternUnits="userSpaceOnUse"><path class="tcb-contour" d="M12 60q14-38 54-38t52 38q-8 34-52 34t-54-34zM32 60q8-24 34-24t34 24q-6 20-34 20t-34-20zM50 58q4-10 16-10t16 10q-4 9-16 9t-16-9z"/></pattern>
<pattern id="tcb-p-Balka" width="120" height="74" patternUnits="userSpaceOnUse"><path class="tcb-gully" d="M0 30q30-16 60 0t60 0M0 46q30-16 60 0t60 0M14 24l3 8M34 22l0 9M54 26l-4 8M78 34l2 8M98 38l0-8M110 34l-4-7"/></pattern>
<pattern id="tcb-p-Walls" width="80" height="60" patternUnits="userSpaceOnUse"><path class="tcb-stone" d="M4 26h16v8h-16zM22 26h20v8h-20zM44 26h14v8h-14zM60 26h16v8h-16zM12 36h18v8h-18zM32 36h14v8h-14zM48 36h20v8h-20z"/></pattern>
<pattern id="tcb-p-Wheatfield" width="30" height="30" patternUnits="userSpaceOnUse"><path class="tcb-stalk" d="M6 22v-12M3 14l3 3l3-3M20 28v-12M17 20l3 3l3-3"/></pattern>
<pattern id="tcb-p-Village" width="120" height="98" patternUnits="userSpaceOnUse"><path class="tcb-roof" d="M12 12h34v22h-34zM70 30h24v34h-24zM20 62h30v22h-30zM98 78h16v14h-16z"/><path class="tcb-ridge" d="M12 23h34M82 30v34M20 73h30"/></pattern>
<pattern id="tcb-p-Swamp" width="76" height="60" patternUnits="userSpaceOnUse"><ellipse class="tcb-pool" cx="24" cy="20" rx="20" ry="6"/><ellipse class="tcb-pool" cx="58" cy="46" rx="16" ry="5"/><path class="tcb-reed" d="M18 18v-10M22 18v-13M26 18v-9M54 44v-10M58 44v-13M62 44v-8"/></pattern>
"#;

/// The ground of a view.
pub(crate) fn layer(view: &View, scene: &Scene, say: Say) -> String {
    let (table, layout) = (&view.table, scene.layout);
    let (w, h) = layout.size();
    html! {
        g .tcb-ground {
            rect .tcb-cloth width=(w) height=(h) {}
            (layout.field().inside(-5.0).rect("tcb-field", 6.0))
            @for at in Spaces(table.board().all) { (position(table, layout, at, say)) }
            (front(table, layout))
            @for nation in Nation::ALL { (strip(layout, nation, say)) }
        }
    }
    .into_string()
}

/// A number for all that the ground is drawn from.
pub(crate) fn mark(view: &View) -> u64 {
    let (table, mut mark) = (&view.table, DefaultHasher::new());
    let board = table.board();
    (board.rows, board.columns, board.no_mans_land, board.hill, table.setup.is_hill()).hash(&mut mark);
    for at in Spaces(board.all) {
        let cell = table.cell(at);
        (cell.terrain as u8, cell.water.map(|water| water.kind as u8)).hash(&mut mark);
    }
    mark.finish()
}

fn position(table: &Table, layout: Layout, space: Space, say: Say) -> Markup {
    let (cell, area) = (table.cell(space), layout.space(space).inside(2.0));
    let terrain = match cell.water {
        Some(water) if water.kind == WaterKind::Swamp && cell.terrain == Terrain::Clear => Terrain::Swamp,
        _ => cell.terrain,
    };
    let alt = terrain == Terrain::Clear && (space.row() + space.column()) % 2 == 1;
    let board = table.board();
    html! {
        polygon .tcb-cell .{ "tcb-" (terrain.word()) } .tcb-alt[alt] points=(area.points()) data-place=(space) { title { (say(&tips::position(table, space))) } }
        (texture(area, terrain))
        g pointer-events="none" {
            @match cell.water.map(|water| water.kind) {
                Some(WaterKind::Stream) => (stream(area)),
                Some(WaterKind::Swamp) if cell.terrain != Terrain::Clear => (texture(area, Terrain::Swamp)),
                _ => {},
            }
            @if board.hill & space.bit() != 0 {
                path .tcb-flag transform=(area.corner().plus(area.w - 24.0, 22.0).translate()) d="M-6-12v26M-6-12h18l-5 6l5 6h-18z" {}
            }
            @for (i, entry) in board.entries.iter().enumerate() {
                @if entry & space.bit() != 0 {
                    path .{ "k-rim-" (army(Nation::ALL[i]).letter()) } transform=(area.corner().plus(area.w - 24.0, 22.0).translate())
                        d=(if layout.is_north(Nation::ALL[i]) { "M0-10v18M-7 1l7 8l7-8" } else { "M0 10v-18M-7-1l7-8l7 8" }) {}
                }
            }
            @let name = format!("{space} · {}", board.name(space));
            (Area::new(area.x + 3.0, area.y + 3.0, 8.0 + 7.0 * name.chars().count() as f32, 15.0).rect("tcb-label", 7.0))
            text .k-text.k-11 x=(Num(area.x + 8.0)) y=(Num(area.y + 14.0)) { (name) }
        }
    }
}

/// What grows or lies on the ground of a position.
pub(crate) fn texture(area: Area, terrain: Terrain) -> Markup {
    let Area { x, y, w, h } = area;
    html! {
        rect x=(Num(x)) y=(Num(y)) width=(Num(w)) height=(Num(h)) fill={ "url(#tcb-p-" (terrain.word()) ")" } opacity=".5" pointer-events="none" {}
    }
}

/// A stream through a position.
fn stream(area: Area) -> Markup {
    let (left, middle, third) = (area.x, area.middle(), area.w / 3.0);
    html! {
        path .tcb-water d={ "M" (at(left + 14.0, middle.y + 20.0)) "q" (Num(third / 2.0)) ",-40 " (Num(third)) ",-20t" (Num(third)) ",0t" (Num(third - 28.0)) ",-14" } {}
        @for ripple in [at(left + 40.0, middle.y + 4.0), middle.plus(0.0, 2.0), at(left + area.w - 60.0, middle.y - 4.0)] {
            path .tcb-ripple d={ "M" (ripple) "q10-6 20 0" } {}
        }
    }
}

/// The line between the homes, or both edges of no man's land.
fn front(table: &Table, layout: Layout) -> Markup {
    let (board, field) = (table.board(), layout.field());
    let foremost = |nation: Nation| {
        let rows = Spaces(board.home[nation.index()]).map(Space::row);
        match nation {
            Nation::German => rows.max(),
            Nation::Soviet => rows.min(),
        }
    };
    let edge = |nation: Nation| {
        let row = layout.space(Space::at(foremost(nation).unwrap_or(0), 0));
        if layout.is_north(nation) { row.y + row.h } else { row.y }
    };
    let mut lines = Nation::ALL.map(edge).to_vec();
    lines.dedup();
    html! {
        g pointer-events="none" { @for y in lines { path .tcb-front d={ "M" (at(field.x, y)) "h" (Num(field.w)) } {} } }
    }
}

fn strip(layout: Layout, nation: Nation, say: Say) -> Markup {
    let area = layout.strip(nation);
    html! {
        polygon .{ "tcb-strip-" (army(nation).letter()) } points=(area.points()) data-place=(Space::reserve(nation)) {
            title { (say(&tips::reserve(nation))) }
        }
    }
}

/// The drawings that all layers refer to.
pub(crate) fn patterns() -> PreEscaped<&'static str> {
    PreEscaped(PATTERNS)
}
