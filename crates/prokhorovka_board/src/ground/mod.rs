//! The map as a printed sheet: landscape that runs across hexes, the grid laid faintly over it, boxes around it. It is
//! drawn once; only the zones of the German set-up come and go.

mod relief;
mod water;
mod woods;

use crate::layout::{DRAWN, ENVELOPE, GRID, Lay, NEAT, SHEET, TURNS, cell, centre, formation_box, support_box};
use crate::names::Place;
use crate::scene::Scene;
use crate::tips;
use boards::Say;
use boards::kit::{Area, Num, Path, Pen, Point, Scatter, at, path::points};
use maud::{Markup, PreEscaped, html};
use prokhorovka::data::DATA;
use prokhorovka::map::{Hex, Terrain, Zone};
use prokhorovka::pieces::Formation;
use prokhorovka::setup::Switch;
use prokhorovka::state::Step;
use prokhorovka::{View, words};
use std::sync::LazyLock;
use table::Side;

/// The ground of a view.
pub(crate) fn layer(view: &View, scene: &Scene, say: Say) -> String {
    static LANDSCAPE: LazyLock<String> = LazyLock::new(|| landscape() + &veil());
    let lay = scene.lay;
    html! {
        g.bs-ground {
            (SHEET.rect("bs-sheet", 0.0))
            g pointer-events="none" clip-path="url(#bs-map)" transform=[lay.turn()] {
                (PreEscaped(&*LANDSCAPE))
                @if view.table.step == Step::GermanSetup { (german_zones()) }
            }
            g.bs-hexes {
                @for hex in Hex::all() {
                    polygon.bs-hex points=(lay.polygon(hex)) data-place=(hex) { (tip(Place::Hex(hex), say)) }
                }
            }
            g pointer-events="none" { (numbers(lay)) (names(lay, say)) (NEAT.rect("bs-neat", 0.0)) }
            polygon.bs-north points=(lay.north().points()) data-place=(Place::North) { (tip(Place::North, say)) }
            (edge_arrows(lay))
            @for zone in Zone::ALL { (entry(zone, lay, say)) }
            (TURNS.rect("bs-box", 6.0))
            (tray(Place::Drawn, DRAWN, say)) (tray(Place::Envelope, ENVELOPE, say))
            @for side in Side::BOTH { (tray(Place::Support(side), support_box(side), say)) }
            @for formation in &scene.boxed {
                (tray(Place::Box(*formation), formation_box(*formation, &scene.boxed), say))
            }
        }
    }
    .into_string()
}

/// A number for all that the ground is drawn from.
pub(crate) fn mark(view: &View) -> u64 {
    let setup = &view.table.setup;
    match view.table.step {
        Step::GermanSetup => 0,
        Step::RemnantSetup | Step::AirborneSetup => 1,
        _ => 2 + u64::from(setup.reserve == Switch::On) + 2 * u64::from(setup.division_167 == Switch::On),
    }
}

fn tip(place: Place, say: Say) -> Markup {
    html! { title { (say(&tips::place(place))) } }
}

/// A box beside the map, to be pointed at like a hex.
fn tray(place: Place, area: Area, say: Say) -> Markup {
    html! { polygon.bs-box points=(area.points()) data-place=(place) { (tip(place, say)) } }
}

fn numbers(lay: Lay) -> Markup {
    html! {
        g.bs-numbers {
            @for hex in Hex::all().filter(|hex| !has_name(*hex)) {
                @let middle = lay.centre(hex);
                text.bs-number x=(Num(middle.x)) y=(Num(middle.y - 25.5)) { (hex) }
            }
        }
    }
}

/// Is the name of its place written in this hex? In a place of several hexes it is written once.
fn has_name(hex: Hex) -> bool {
    let spot = hex.spot();
    let first = Hex::all().find(|other| other.spot().name == spot.name && other.terrain().is_objective());
    spot.terrain.is_objective() && first == Some(hex)
}

/// The names of villages and the heights of hills.
fn names(lay: Lay, say: Say) -> Markup {
    html! {
        @for hex in Hex::all().filter(|hex| has_name(*hex)) {
            @let point = lay.centre(hex);
            text.bs-place x=(Num(point.x)) y=(Num(point.y - 31.0)) {
                @match hex.terrain() {
                    Terrain::Hill => { "▴" (hex.spot().name.trim_start_matches("Hill ")) },
                    _ => (words::place(hex).map_or_else(String::new, |name| say(&name))),
                }
            }
        }
    }
}

/// Everything that never changes.
fn landscape() -> String {
    let mut pen = Pen::new("bs-");
    pen.rect("steppe", NEAT.x, NEAT.y, NEAT.w, NEAT.h, 0.0);
    fields(&mut pen);
    relief::hills(&mut pen);
    water::psel(&mut pen);
    villages(&mut pen);
    woods::woods(&mut pen);
    water::railway(&mut pen);
    pen.svg()
}

/// Beyond the hexes the landscape is only hinted at.
fn veil() -> String {
    let cells: Vec<_> = Hex::all().map(cell).collect();
    let [a, b] = [NEAT.corner(), NEAT.corner().plus(NEAT.w, NEAT.h)];
    let frame = Path::start(a).line(at(b.x, a.y)).line(b).line(at(a.x, b.y)).close();
    let rest = format!("{}{}", frame.data(), GRID.outline(&cells).data());
    html! { path.bs-veil fill-rule="evenodd" d=(rest) {} }.into_string()
}

/// The map without what runs over its rim, for the definitions of the board.
pub(crate) fn clip() -> Markup {
    html! { clipPath #bs-map { rect x=(Num(NEAT.x)) y=(Num(NEAT.y)) width=(Num(NEAT.w)) height=(Num(NEAT.h)) {} } }
}

/// A piece of landscape by itself, around the origin.
pub(crate) fn sample(terrain: Terrain) -> Markup {
    let mut pen = Pen::new("bs-");
    pen.begin("pointer-events=\"none\"");
    match terrain {
        Terrain::Clear => {}
        Terrain::Hill => relief::hill(&mut pen, Point::ORIGIN, Point::ORIGIN, 7),
        Terrain::Forest => woods::wood(&mut pen, Point::ORIGIN),
        Terrain::Village => village(&mut pen, Point::ORIGIN, 7),
    }
    pen.end();
    html! { polygon.bs-steppe points=(GRID.polygon_around(Point::ORIGIN)) {} (PreEscaped(pen.svg())) }
}

/// A stretch of the river.
pub(crate) fn river(course: &[Point]) -> Markup {
    let line = Path::flowing(course);
    html! { @for class in ["bs-valley-2", "bs-bank", "bs-water", "bs-glint"] { path class=(class) d=(line) {} } }
}

/// A stretch of the railway.
pub(crate) fn rail(course: &[Point]) -> Markup {
    let line = Path::flowing(course);
    html! { @for class in ["bs-embankment", "bs-embankment-ticks", "bs-rail", "bs-rail-light"] { path class=(class) d=(line) {} } }
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

fn villages(pen: &mut Pen) {
    for hex in Hex::all().filter(|hex| hex.terrain() == Terrain::Village) {
        village(pen, centre(hex), hex.index() as u32 * 31 + 7);
    }
}

/// Houses on both sides of two lanes; some show beside a counter.
fn village(pen: &mut Pen, middle: Point, seed: u32) {
    let mut scatter = Scatter::of(seed);
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

/// The zones of the German set-up (BS-4.2), each with an outline.
fn german_zones() -> Markup {
    html! {
        @for division in Formation::SS {
            @let cells: Vec<_> = DATA.zone_of(division).map(cell).collect();
            path class={ "bs-zone bs-zone-" (division.word()) } d=(GRID.outline(&cells)) {}
        }
    }
}

/// Small arrows on the strip beyond the north edge: here one breaks out (BS-8.4).
fn edge_arrows(lay: Lay) -> Markup {
    let strip = lay.north();
    let arrow = |i: usize| format!("M{}l7-12l7 12z", at(strip.x + 60.0 + 120.0 * i as f32, strip.y + 24.0));
    html! { path.bs-exit pointer-events="none" d=((0..13).map(arrow).collect::<String>()) {} }
}

/// The arrow of an entry zone with its number.
fn entry(zone: Zone, lay: Lay, say: Say) -> Markup {
    let number = lay.zone_number(zone);
    html! {
        polygon.bs-entry points=(points(&lay.zone_arrow(zone))) data-place=(Place::Zone(zone)) { (tip(Place::Zone(zone), say)) }
        text.bs-entry-number pointer-events="none" x=(Num(number.x)) y=(Num(number.y + 7.0)) { (zone.number()) }
    }
}
