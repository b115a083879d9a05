//! The map as a printed sheet: landscape that runs across hexes, the grid laid faintly over it, boxes around it. It is
//! drawn once; only the zones of the German set-up come and go.

mod relief;
mod water;
mod woods;

use crate::layout::{BOXED, GRID, NEAT, NORTH, SHEET, cell, centre, formation_box, gone_box, zone_arrow};
use crate::names::Place;
use boards::kit::{Num, Path, Pen, Scatter, at};
use maud::{Markup, PreEscaped, html};
use prokhorovka::View;
use prokhorovka::data::DATA;
use prokhorovka::map::{Hex, Terrain, Zone};
use prokhorovka::pieces::Formation;
use prokhorovka::state::Step;
use std::sync::LazyLock;
use table::Side;

/// The ground of a view.
pub(crate) fn layer(view: &View) -> String {
    static DRAWN: LazyLock<[String; 2]> = LazyLock::new(|| [false, true].map(|zones| draw(zones).into_string()));
    DRAWN[mark(view) as usize].clone()
}

/// A number for all that the ground is drawn from.
pub(crate) fn mark(view: &View) -> u64 {
    u64::from(view.table.step == Step::GermanSetup)
}

fn draw(zones: bool) -> Markup {
    html! {
        g.bs-ground {
            (SHEET.rect("bs-sheet", 0.0))
            (landscape())
            @if zones { (german_zones()) }
            g.bs-hexes { @for hex in Hex::all() { polygon.bs-hex points=(GRID.polygon(cell(hex))) data-place=(hex) {} } }
            g.bs-numbers pointer-events="none" {
                @for hex in Hex::all() {
                    @let label = GRID.label(cell(hex));
                    text.bs-number x=(Num(label.x)) y=(Num(label.y + 3.0)) { (hex) }
                }
            }
            (NEAT.rect("bs-neat", 0.0))
            (placed(Place::North, NORTH.rect("bs-north", 4.0)))
            (edge_arrows())
            @for zone in Zone::ALL { (entry(zone)) }
            @for formation in BOXED { (placed(Place::Box(formation), formation_box(formation).rect("bs-box", 6.0))) }
            @for side in Side::BOTH { (placed(Place::Gone(side), gone_box(side).rect("bs-box", 6.0))) }
        }
    }
}

/// A shape that is a place.
fn placed(place: Place, shape: Markup) -> Markup {
    html! { g data-place=(place) { (shape) } }
}

/// Everything that never changes.
fn landscape() -> Markup {
    let mut pen = Pen::new("bs-");
    pen.begin("pointer-events=\"none\"");
    pen.rect("steppe", NEAT.x, NEAT.y, NEAT.w, NEAT.h, 0.0);
    fields(&mut pen);
    relief::hills(&mut pen);
    water::psel(&mut pen);
    villages(&mut pen);
    woods::woods(&mut pen);
    water::railway(&mut pen);
    pen.end();
    PreEscaped(pen.svg())
}

/// Parcels of fields and tufts of grass: texture only.
fn fields(pen: &mut Pen) {
    let mut scatter = Scatter::of(1943);
    for i in 0..120_u32 {
        let (x, y) = (scatter.within(NEAT.x, NEAT.x + NEAT.w - 90.0), scatter.within(NEAT.y, NEAT.y + NEAT.h - 70.0));
        let (wide, high, slant) = (scatter.within(46.0, 90.0), scatter.within(30.0, 68.0), scatter.within(-12.0, 12.0));
        let corners =
            [(x, y), (x + wide, y + slant / 2.0), (x + wide - slant, y + high), (x - slant / 2.0, y + high - 4.0)];
        pen.poly(["field-a", "field-b", "field-c"][(i % 3) as usize], &corners);
    }
    let tuft = |_| {
        let p = at(
            scatter.within(NEAT.x + 8.0, NEAT.x + NEAT.w - 8.0),
            scatter.within(NEAT.y + 8.0, NEAT.y + NEAT.h - 8.0),
        );
        format!("M{p}q-.6-3 -2-4M{p}v-5M{p}q.6-3 2-4")
    };
    pen.path("grass", &(0..420).map(tuft).collect::<String>());
}

/// Houses on both sides of two lanes; some show beside a counter.
fn villages(pen: &mut Pen) {
    for hex in Hex::all().filter(|hex| hex.terrain() == Terrain::Village) {
        let middle = centre(hex);
        let mut scatter = Scatter::of(hex.index() as u32 * 31 + 7);
        let turn = scatter.within(-24.0, 24.0);
        pen.path("village", Path::ring(&scatter.blob(middle, 33.0)).data());
        pen.begin(&format!("transform=\"translate({middle}) rotate({})\"", Num(turn)));
        pen.path("lane", "M-33 2Q-10-6 0 0T34-3M-4-31Q4-12 0 0T5 31");
        for row in [-27.0_f32, -12.0, 12.0, 26.0] {
            let reach = if row.abs() > 20.0 { 17.0 } else { 30.0 };
            for i in 0..4_u8 {
                let x = -reach + f32::from(i) * reach * 0.66 + scatter.within(-2.0, 2.0);
                let (y, wide) = (row + scatter.within(-2.0, 2.0), scatter.within(7.0, 10.0));
                pen.rect("roof-shade", x + 1.2, y + 1.4, wide, 5.6, 0.4);
                pen.rect("roof-light", x, y, wide, 2.8, 0.4);
                pen.rect("roof-dark", x, y + 2.8, wide, 2.8, 0.4);
            }
        }
        pen.end();
    }
}

/// The zones of the German set-up (BS-4.2), each with an outline.
fn german_zones() -> Markup {
    html! {
        g pointer-events="none" {
            @for division in Formation::SS {
                @let cells: Vec<_> = DATA.zone_of(division).map(cell).collect();
                path class={ "bs-zone bs-zone-" (division.word()) } d=(GRID.outline(&cells)) {}
            }
        }
    }
}

/// Small arrows on the strip above the map: here one breaks out (BS-8.4).
fn edge_arrows() -> Markup {
    let arrow = |i: usize| format!("M{}l7-12l7 12z", at(NORTH.x + 60.0 + 120.0 * i as f32, NORTH.y + 20.0));
    html! { path.bs-exit pointer-events="none" d=((0..13).map(arrow).collect::<String>()) {} }
}

/// The arrow of an entry zone with its number.
fn entry(zone: Zone) -> Markup {
    let area = zone_arrow(zone);
    let (middle, right) = (area.middle(), area.x + area.w);
    let tip = Path::start(at(area.x, middle.y))
        .line(at(area.x + 16.0, area.y))
        .line(at(right, area.y))
        .line(at(right, area.y + area.h))
        .line(at(area.x + 16.0, area.y + area.h));
    html! {
        g data-place=(Place::Zone(zone)) {
            path.bs-entry d=(tip.close()) {}
            text.bs-entry-number x=(Num(middle.x + 7.0)) y=(Num(middle.y + 7.0)) { (zone.number()) }
        }
    }
}
