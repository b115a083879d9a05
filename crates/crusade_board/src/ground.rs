//! The layer that seldom changes: fields and roads, the zones with their terrain, yards, the ribbon of air, borders.

use crate::layout::{Layout, SIZE};
use crate::names::Place;
use crate::scene::Scene;
use crate::{air, army_of, terrain, tips};
use boards::Say;
use boards::kit::{Area, Num, Path, Pen, Scatter, at};
use crusade::View;
use crusade::map::{Edge, Site, Terrain, Zone};
use maud::{Markup, PreEscaped, html};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;
use table::Side;

/// Furrows of four directions, trees, and the weave of the backs.
pub(crate) fn definitions() -> Markup {
    let furrows = [(4.0, 12), (3.4, 78), (5.0, -34), (4.0, 52)];
    html! {
        @for (i, (step, turn)) in furrows.into_iter().enumerate() {
            pattern id={ "lc-fur-" (i) } width=(step) height=(step) patternUnits="userSpaceOnUse" patternTransform={ "rotate(" (turn) ")" } {
                path.lc-furrow d={ "M0 0H" (step) } {}
            }
        }
        @for letter in ["g", "s"] {
            pattern id={ "lc-lat-" (letter) } width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                rect.{ "lc-weft-" (letter) } width="9" height="9" {}
                path.{ "lc-weave-" (letter) } d="M0 0H9M0 0V9" {}
            }
        }
        (PreEscaped(terrain::definitions()))
    }
}

/// The ground of a view.
pub(crate) fn layer(view: &View, scene: &Scene, say: Say) -> String {
    let layout = scene.layout;
    html! {
        g .lc-ground {
            g pointer-events="none" {
                (PreEscaped(&*FIELDS))
                @for zone in Zone::ALL { @if let Some(kind) = laid(view, zone) { (PreEscaped(terrain::draw(kind, layout.zone(zone), zone.index() as u32))) } }
            }
            (air::ribbon(layout, say))
            @for zone in Zone::ALL { (zone_place(view, layout, zone, say)) }
            @for side in Side::BOTH { (yards(layout, side, say)) }
            @for edge in Edge::all() { (edge_place(layout, edge, say)) }
            (hand(layout, say))
        }
    }
    .into_string()
}

/// The terrain that lies open in a zone.
fn laid(view: &View, zone: Zone) -> Option<Terrain> {
    view.table.terrain.get(zone.index()).copied().flatten()
}

/// A number for all that the ground is drawn from.
pub(crate) fn mark(view: &View) -> u64 {
    let mut mark = DefaultHasher::new();
    view.table.terrain.map(|terrain| terrain.map(Terrain::index)).hash(&mut mark);
    mark.finish()
}

/// One landscape from edge to edge: fields with furrows, hedges, roads that run on below the corridors.
static FIELDS: LazyLock<String> = LazyLock::new(|| {
    let (mut pen, mut scatter) = (Pen::new("lc-"), Scatter::of(43));
    let (columns, rows) = (12, 11);
    let (wide, high) = (SIZE.0, 752.0);
    let mut corners = Vec::new();
    for row in 0..=rows {
        for column in 0..=columns {
            let inner = |at: usize, of: usize| at > 0 && at < of;
            let x = if inner(column, columns) { scatter.within(-17.0, 17.0) } else { 0.0 };
            let y = if inner(row, rows) { scatter.within(-13.0, 13.0) } else { 0.0 };
            corners.push(at(wide * column as f32 / columns as f32 + x, high * row as f32 / rows as f32 + y));
        }
    }
    let corner = |column: usize, row: usize| corners[row * (columns + 1) + column];
    for row in 0..rows {
        for column in 0..columns {
            let field =
                [corner(column, row), corner(column + 1, row), corner(column + 1, row + 1), corner(column, row + 1)];
            let kind = [0, 1, 2, 3, 4, 5, 0, 6, 0, 1][scatter.within(0.0, 9.99) as usize];
            let outline = Path::through(&field).close();
            pen.path(&format!("field-{kind}"), outline.data());
            if kind > 0 {
                let furrow = scatter.within(0.0, 3.99) as usize;
                pen.add(&format!("<path fill=\"url(#lc-fur-{furrow})\" d=\"{}\"/>", outline.data()));
            }
            if scatter.within(0.0, 1.0) < 0.3 {
                for share in [0.15, 0.3, 0.42, 0.55, 0.7, 0.84] {
                    terrain::tree(&mut pen, field[0].between(field[1], share), 1);
                }
            }
        }
    }
    for y in [208.0, 380.0, 552.0] {
        let stops = [
            at(-6.0, y + 12.0),
            at(150.0, y - 8.0),
            at(347.0, y + 4.0),
            at(548.0, y),
            at(749.0, y + 6.0),
            at(960.0, y - 8.0),
            at(1102.0, y + 10.0),
        ];
        terrain::road(&mut pen, Path::flowing(&stops).data());
    }
    for x in [146.0, 548.0, 950.0] {
        let stops = [
            at(x, -6.0),
            at(x + 12.0, 140.0),
            at(x - 6.0, 300.0),
            at(x + 6.0, 460.0),
            at(x - 8.0, 600.0),
            at(x, 758.0),
        ];
        terrain::road(&mut pen, Path::flowing(&stops).data());
    }
    pen.svg()
});

fn zone_place(view: &View, layout: Layout, zone: Zone, say: Say) -> Markup {
    let area = layout.zone(zone);
    let tip = say(&tips::zone(view, zone));
    html! {
        @if let Some(side) = zone.hq_of() {
            polygon .lc-hq .{ "lc-hq-" (army_of(side).letter()) } points=(area.points()) data-place=(Place::from(zone)) { title { (tip) } }
        } @else {
            polygon .lc-zone points=(area.points()) data-place=(Place::from(zone)) { title { (tip) } }
            g pointer-events="none" { (area.inside(1.0).rect("lc-zone-out", 9.0)) (area.inside(1.0).rect("lc-zone-in", 9.0)) }
        }
    }
}

/// The airfield with its runway, and the depot.
fn yards(layout: Layout, side: Side, say: Say) -> Markup {
    let site = Site::Airfield(side);
    let (field, depot) = (layout.site(site), layout.depot(side));
    let runway = Area::new(field.x + 92.0, field.y + 4.0, field.w - 98.0, 12.0);
    html! {
        polygon .lc-yard points=(field.points()) data-place=(Place::from(site)) { title { (say(&tips::site(site))) } }
        g pointer-events="none" {
            (runway.rect("lc-runway", 2.0))
            path.lc-dash d={ "M" (at(runway.x + 8.0, runway.y + 6.0)) "h" (Num(runway.w - 16.0)) } {}
        }
        polygon .lc-yard points=(depot.points()) data-place=(Place::Depot(side)) { title { (say(&tips::depot_place(side))) } }
    }
}

/// A border where an obstacle can lie.
fn edge_place(layout: Layout, edge: Edge, say: Say) -> Markup {
    let area = Area::around(layout.edge(edge), 46.0, 15.0);
    html! {
        polygon .lc-edge points=(area.points()) data-place=(Place::Edge(edge)) { title { (say(&tips::edge(edge))) } }
    }
}

/// The hand of the owner of the view.
fn hand(layout: Layout, say: Say) -> Markup {
    html! {
        polygon .lc-hand points=(layout.hand().points()) data-place=(Place::Hand) { title { (say(&tips::hand())) } }
    }
}
