//! The layer that seldom changes: the sky over the city, the street with its buildings, the rows of both sides.

mod behind;
pub(crate) mod brush;
mod front;
mod river;
mod sites;

use crate::layout::{DESK, Front, KERB, Layout, MAT, PAVEMENT, SIZE, SKY, VERGE, bays};
use crate::names::Place;
use crate::scene::Scene;
use crate::tips;
use boards::Say;
use boards::kit::{Area, Army, Num, Pen, Scatter};
use brush::{jag, pen, rubble, smoke, wall};
use maud::{Markup, PreEscaped, html};
use stalingrad::View;
use stalingrad::pieces::District;
use stalingrad::state::{Site, Table};
use stalingrad::{German, Soviet};
use std::hash::{DefaultHasher, Hash, Hasher};
use table::Side;

/// Gradients and patterns, referred to by the drawings.
pub(crate) const PATTERNS: &str = r##"
<radialGradient id="hs-smoke"><stop class="hs-stop-smoke" offset="0" stop-opacity=".95"/><stop class="hs-stop-smoke" offset=".6" stop-opacity=".5"/><stop class="hs-stop-haze" offset="1" stop-opacity="0"/></radialGradient>
<radialGradient id="hs-glow"><stop class="hs-stop-flame-light" offset="0" stop-opacity=".8"/><stop class="hs-stop-flame" offset=".45" stop-opacity=".36"/><stop class="hs-stop-flame" offset="1" stop-opacity="0"/></radialGradient>
<linearGradient id="hs-sky" x1="0" y1="0" x2="0" y2="1"><stop class="hs-stop-sky-0" offset="0"/><stop class="hs-stop-sky-1" offset=".55"/><stop class="hs-stop-sky-2" offset="1"/></linearGradient>
<linearGradient id="hs-dusk" x1="0" y1="0" x2="0" y2="1"><stop class="hs-stop-dusk-0" offset="0"/><stop class="hs-stop-dusk-1" offset=".55"/><stop class="hs-stop-dusk-2" offset="1"/></linearGradient>
<linearGradient id="hs-road" x1="0" y1="0" x2="0" y2="1"><stop class="hs-stop-street-dark" offset="0"/><stop class="hs-stop-street" offset="1"/></linearGradient>
<linearGradient id="hs-room-s" x1="0" y1="0" x2="0" y2="1"><stop class="hs-stop-soviet" offset="0"/><stop class="hs-stop-void" offset="1"/></linearGradient>
<linearGradient id="hs-room-g" x1="0" y1="0" x2="0" y2="1"><stop class="hs-stop-void" offset="0"/><stop class="hs-stop-german" offset="1"/></linearGradient>
<linearGradient id="hs-burn" x1="0" y1="0" x2="0" y2="1"><stop class="hs-stop-ember" offset="0"/><stop class="hs-stop-flame-light" offset="1"/></linearGradient>
<pattern id="hs-bricks" width="14" height="8" patternUnits="userSpaceOnUse"><path class="hs-mortar" d="M0 .5H14M0 4.5H14M3 .5V4.5M10 4.5V8.5"/></pattern>
<clipPath id="hs-street"><rect y="74" width="1036" height="426"/></clipPath>
<pattern id="hs-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="hs-hatch" width="2.2" height="6"/></pattern>
"##;

/// The ground of a view.
pub(crate) fn layer(view: &View, scene: &Scene, say: Say) -> String {
    let (table, layout) = (&view.table, &scene.layout);
    html! {
        g.hs-ground {
            (Area::new(0.0, 0.0, SIZE.0, SIZE.1).rect("hs-table", 0.0))
            (backdrop())
            @for district in District::ALL { (district_ground(table, layout, district, say)) }
            (road(say))
            @for side in Side::BOTH { (row(table, layout, side, say)) }
            (mat(say))
            polygon.hs-desk points=(layout.desk().points()) data-place=(Place::Desk) { title { (say(&tips::desk())) } }
        }
    }
    .into_string()
}

/// A number for all that the ground is drawn from.
pub(crate) fn mark(view: &View) -> u64 {
    let (table, mut mark) = (&view.table, DefaultHasher::new());
    let focus = table.battle.as_ref().map(|battle| battle.district);
    (focus.map(District::index), table.setup.players).hash(&mut mark);
    for district in District::ALL {
        match table.ground(district).site {
            Site::Stands(building) => {
                (0, building.index(), bays(table, district, focus == Some(district))).hash(&mut mark)
            }
            Site::Captured(building) => (1, building.index(), 0).hash(&mut mark),
            Site::Volga => (2, 0, 0).hash(&mut mark),
        }
    }
    mark.finish()
}

/// The sky, the burning city far off, the street.
fn backdrop() -> Markup {
    let mut pen = pen();
    skyline(&mut pen, "skyline-far", 120.0, 3);
    skyline(&mut pen, "skyline-near", 80.0, 8);
    smoke(&mut pen, 250.0, PAVEMENT - 90.0, 230.0, 0.35, 91);
    smoke(&mut pen, 830.0, PAVEMENT - 90.0, 220.0, 0.3, 92);
    let fill = |area: Area, fill: &str| {
        let Area { x, y, w, h } = area;
        html! { rect x=(Num(x)) y=(Num(y)) width=(Num(w)) height=(Num(h)) fill=(fill) {} }
    };
    html! {
        (fill(Area::new(0.0, SKY, MAT, KERB - SKY), "url(#hs-sky)"))
        (PreEscaped(pen.svg()))
        (fill(Area::new(0.0, PAVEMENT - 42.0, MAT, KERB - PAVEMENT + 42.0), "url(#hs-road)"))
    }
}

fn skyline(pen: &mut Pen, class: &str, high: f32, seed: u32) {
    let mut scatter = Scatter::of(seed);
    let (base, mut x) = (PAVEMENT - 40.0, -10.0);
    while x < MAT {
        let (wide, rise) = (scatter.within(22.0, 64.0), scatter.within(0.3, 1.0) * high);
        if scatter.within(0.0, 1.0) < 0.25 {
            pen.rect(class, x, base - rise * 1.6, 7.0, rise * 1.6, 0.0);
            x += 12.0;
            continue;
        }
        let edge = jag(x, (x + wide).min(MAT), base - rise, 9.0, 9.0, &mut scatter);
        wall(pen, class, base, &edge);
        for window in 0..(wide / 11.0) as usize {
            if scatter.within(0.0, 1.0) < 0.6 && x + 9.0 + 11.0 * (window as f32) < MAT {
                let lit = if scatter.within(0.0, 1.0) < 0.8 { "far-window" } else { "far-fire" };
                pen.rect(lit, x + 4.0 + 11.0 * window as f32, base - rise + 14.0, 5.0, 8.0, 0.0);
            }
        }
        x += wide + scatter.within(-4.0, 14.0);
    }
}

/// A district: all of its column is its place.
fn district_ground(table: &Table, layout: &Layout, district: District, say: Say) -> Markup {
    let column = layout.column(district);
    let mut pen = pen();
    let seed = district.index() as u32 + 1;
    match table.ground(district).site {
        Site::Stands(building) => {
            if let Some(front) = &layout.fronts[district.index()] {
                front::draw(&mut pen, front, building);
            }
        }
        Site::Captured(_) => {
            let heap = Area::new(column.x + 8.0, PAVEMENT - 120.0, column.w - 16.0, 110.0);
            front::ruin(&mut pen, heap, 40 + seed);
        }
        Site::Volga => {
            river::draw(&mut pen, Area::new(column.x, PAVEMENT - 240.0, column.w, KERB - PAVEMENT + 240.0), 20 + seed)
        }
    }
    html! {
        g pointer-events="none" { (PreEscaped(pen.svg())) }
        polygon.hs-district points=(column.points()) data-place=(Place::District(district)) {
            title { (say(&tips::district(table, district))) }
        }
    }
}

/// The roadway between the street and the near row.
fn road(say: Say) -> Markup {
    let area = Area::new(0.0, KERB, DESK, VERGE - KERB);
    let mut pen = pen();
    let mut scatter = Scatter::of(6);
    for _ in 0..60 {
        let (x, y) = (scatter.within(0.0, DESK - 12.0), scatter.within(KERB + 6.0, VERGE - 4.0));
        pen.path("cobble", &format!("M{} {}q5 -4 10 0", Num(x), Num(y)));
    }
    rubble(&mut pen, (0.0, 120.0), KERB + 4.0, 10.0, 10, 3);
    rubble(&mut pen, (560.0, DESK), KERB + 4.0, 10.0, 10, 4);
    html! {
        polygon points=(area.points()) fill="url(#hs-road)" data-place=(Place::Road) { title { (say(&tips::road())) } }
        g pointer-events="none" { (PreEscaped(pen.svg())) line.hs-kerb x1="0" x2=(Num(DESK)) y1=(Num(KERB)) y2=(Num(KERB)) {} }
    }
}

/// The colours of a side.
pub(crate) const fn army(side: Side) -> Army {
    match side {
        German => Army::German,
        Soviet => Army::Soviet,
    }
}

/// The row of a side: its Staging Line, and the hands of its players.
fn row(table: &Table, layout: &Layout, side: Side, say: Say) -> Markup {
    let area = layout.row(side);
    let tint = format!("hs-row-{}", army(side).letter());
    html! {
        polygon class=(tint) points=(area.points()) data-place=(Place::Staging(side)) { title { (say(&tips::staging(side))) } }
        @for player in table.setup.players().iter().filter(|player| player.side() == side) {
            polygon class={ (tint) " hs-hand" } points=(layout.hand(*player).points()) data-place=(Place::Hand(*player)) {
                title { (say(&tips::hand(*player))) }
            }
        }
    }
}

/// The mat at the end of the street.
fn mat(say: Say) -> Markup {
    let area = Area::new(MAT, SKY, SIZE.0 - MAT, KERB - SKY);
    html! { polygon.hs-mat points=(area.points()) data-place=(Place::Mat) { title { (say(&tips::mat())) } } }
}

/// A building by itself, 234 by 110: for its card.
pub(crate) fn portrait(building: stalingrad::pieces::BuildingId) -> Markup {
    let mut pen = pen();
    front::draw(&mut pen, &Front { left: 12.0, wide: 210.0, base: 104.0, bays: 5, cell: 20.0 }, building);
    html! { rect width="234" height="110" fill="url(#hs-sky)" {} (PreEscaped(pen.svg())) }
}
