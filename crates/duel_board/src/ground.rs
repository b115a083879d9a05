//! Landscape: hexes, what grows and rises on them, and the trenches of the front.

use crate::banner;
use crate::layout::{GRID, Lay, Named};
use crate::scene::Scene;
use crate::tips;
use boards::Say;
use boards::kit::{Num, Path, Pen, Point, Scatter, at};
use duel::View;
use duel::map::{Dir, Hex};
use duel::pieces::{Season, Terrain};
use maud::{Markup, PreEscaped, html};
use std::hash::{DefaultHasher, Hash, Hasher};

/// How many pictures there are of each landscape.
const VARIANTS: usize = 4;

/// Which picture a hex gets, so that neighbours differ.
fn variant(hex: Hex, of: usize) -> usize {
    let (row, column) = (usize::from(hex.row()), usize::from(hex.column()));
    (row * 7 + column * 3 + row * column * 5 + (column * column + row) / 3) % of
}

/// The ground of a view and the edges beside it.
pub(crate) fn layer(view: &View, scene: &Scene, say: Say) -> String {
    html! { (banner::edges(&view.table, scene.lay, None, say)) (terrain(view, scene.lay, say)) }.into_string()
}

/// A number for all that the ground is drawn from.
pub(crate) fn mark(view: &View) -> u64 {
    let (table, mut mark) = (&view.table, DefaultHasher::new());
    (table.setup.season as u8, table.board().rows, table.board().columns).hash(&mut mark);
    let tile = |hex| table.ground.terrain(hex) as u8 * 2 + u8::from(table.ground.front(hex));
    table.board().hexes().map(tile).for_each(|tile| mark.write_u8(tile));
    mark.finish()
}

/// Hexes with `data-place`, landscape, names, the front. Changes only when a tile or a trench is laid or goes.
pub(crate) fn terrain(view: &View, lay: Lay, say: Say) -> Markup {
    html! { g.dg-ground { (hexes(view, lay, say)) (front(view, lay)) } }
}

/// Hexes, landscape and names: what does not change from move to move, except when a drift goes.
fn hexes(view: &View, lay: Lay, say: Say) -> Markup {
    let (board, ground, season) = (view.table.board(), &view.table.ground, view.table.setup.season);
    html! {
        g.dg-base { @for hex in board.hexes().filter(|hex| board.neighbours(*hex).count() < 6) { (hex_use("dg-rim", lay.centre(hex))) } }
        g.dg-hexes {
            @for hex in board.hexes() {
                polygon class={ "dg-hex " (class(ground.terrain(hex), season, hex)) } points=(GRID.polygon_around(lay.centre(hex))) data-place=(Named(hex)) {
                    title { (say(&tips::hex(&view.table, hex))) }
                }
            }
        }
        g.dg-landscape pointer-events="none" {
            @for hex in board.hexes() {
                @let p = lay.centre(hex);
                @let href = format!("#dg-{}-{}", picture(ground.terrain(hex), season), variant(hex, VARIANTS));
                use href=(href) x=(Num(p.x)) y=(Num(p.y)) {}
            }
        }
        g.dg-lines pointer-events="none" { @for hex in board.hexes() { (hex_use("dg-grid", lay.centre(hex))) } }
        g.dg-names pointer-events="none" {
            @for hex in board.hexes() {
                @let p = lay.centre(hex);
                text.dg-name x=(Num(p.x)) y=(Num(p.y - 34.5)) { (Named(hex)) }
            }
        }
    }
}

fn hex_use(class: &str, p: Point) -> Markup {
    html! { use class=(class) href="#dg-hex" x=(Num(p.x)) y=(Num(p.y)) {} }
}

pub(crate) fn class(terrain: Terrain, season: Season, hex: Hex) -> String {
    match (terrain, season) {
        (Terrain::Steppe, Season::Summer) => format!("dg-steppe-{}", variant(hex, 3)),
        (Terrain::Steppe, Season::Winter) => format!("dg-snow-{}", variant(hex, 3)),
        _ => format!("dg-{}", terrain.word()),
    }
}

pub(crate) fn picture(terrain: Terrain, season: Season) -> &'static str {
    match (terrain, season) {
        (Terrain::Steppe, Season::Winter) => "snow",
        _ => terrain.word(),
    }
}

/// The pictures of a season's landscapes.
pub(crate) fn pictures(season: Season) -> Markup {
    let [a, b, c] = Terrain::tiles(season);
    html! {
        polygon #dg-hex points=(GRID.polygon_around(Point::ORIGIN)) {}
        @for terrain in [Terrain::Steppe, a, b, c] {
            @for i in 0..VARIANTS {
                g id={ "dg-" (picture(terrain, season)) "-" (i) } { (PreEscaped(paint(terrain, season, i as u32))) }
            }
        }
    }
}

fn paint(terrain: Terrain, season: Season, variant: u32) -> String {
    let mut scatter = Scatter::of(variant * 7919 + terrain as u32 * 104_729 + 17);
    let mut pen = Pen::new("dg-");
    match terrain {
        Terrain::Steppe if season == Season::Summer => grass(&mut scatter, &mut pen),
        Terrain::Steppe => flakes(&mut scatter, &mut pen),
        Terrain::Wood => wood(&mut scatter, &mut pen),
        Terrain::SnowyWood => firs(&mut scatter, &mut pen),
        Terrain::Hill => hill(&mut scatter, &mut pen, "contour", "hachure"),
        Terrain::SnowyHill => hill(&mut scatter, &mut pen, "snowcontour", "snowhachure"),
        Terrain::Swamp => swamp(&mut scatter, &mut pen),
        Terrain::SnowDrift => drift(&mut scatter, &mut pen),
    }
    pen.svg()
}

fn grass(scatter: &mut Scatter, pen: &mut Pen) {
    let tuft = |_| {
        let (p, h) = (scatter.point(6.0, 37.0), scatter.within(3.0, 5.5));
        format!("M{p}q-.6-{0} -2.2-{0}M{p}v-{1}M{p}q.6-{0} 2.4-{0}", Num(h * 0.8), Num(h))
    };
    pen.path("grass", &(0..5).map(tuft).collect::<String>());
}

fn flakes(scatter: &mut Scatter, pen: &mut Pen) {
    let flake = |_| {
        let (p, w) = (scatter.point(6.0, 35.0), scatter.within(3.0, 6.0));
        format!("M{p}q{},-2 {},0", Num(w), Num(w * 2.0))
    };
    pen.path("flake", &(0..4).map(flake).collect::<String>());
}

/// Spots all round the hex and a few inside, from back to front.
fn stand(scatter: &mut Scatter) -> Vec<Point> {
    let mut spots = Vec::new();
    for i in 0..11u8 {
        let angle = f32::from(i) * 32.7 + scatter.within(-8.0, 8.0);
        spots.push(Point::ORIGIN.polar(angle, scatter.within(28.0, 36.0)));
    }
    for i in 0..5u8 {
        let angle = f32::from(i) * 72.0 + scatter.within(-20.0, 20.0);
        spots.push(Point::ORIGIN.polar(angle, scatter.within(10.0, 19.0)));
    }
    // The name of the hex stays readable.
    spots.retain(|p| p.y > -25.0 || p.x.abs() > 17.0);
    spots.sort_by(|a, b| a.y.total_cmp(&b.y));
    spots
}

fn wood(scatter: &mut Scatter, pen: &mut Pen) {
    let trees: Vec<(Point, f32)> = stand(scatter).into_iter().map(|p| (p, scatter.within(6.2, 9.4))).collect();
    trees.iter().for_each(|(p, r)| pen.ellipse("shade", p.x + 2.6, p.y + 3.4, *r, r * 0.85));
    for (i, (p, r)) in trees.into_iter().enumerate() {
        pen.circle(["crown-0", "crown-2", "crown-1"][i % 3], p.x, p.y, r);
        pen.circle("glint", p.x - r * 0.28, p.y - r * 0.32, r * 0.48);
    }
}

fn firs(scatter: &mut Scatter, pen: &mut Pen) {
    for (i, p) in stand(scatter).into_iter().enumerate() {
        let h = scatter.within(10.5, 14.5);
        let tier = |top: f32, half: f32, tall: f32| {
            format!("M{}l{},{}h-{}z", p.plus(0.0, top), Num(half), Num(tall), Num(half * 2.0))
        };
        let (edge, tall) = (Num(h * 0.36), Num(h * 0.42));
        let cap = format!("M{}l{edge},{tall}q-{edge},-1 -{},0z", p.plus(h * -0.12, h * -0.2), Num(h * 0.5));
        pen.ellipse("shade", p.x + 2.2, p.y + h * 0.62, h * 0.55, 2.4);
        let dark = if i % 2 == 0 { "fir" } else { "fir-dark" };
        pen.path(dark, &(tier(-h * 0.9, h * 0.44, h * 0.85) + &tier(-h * 0.4, h * 0.6, h)));
        pen.path("fir-snow", &(tier(-h * 0.9, h * 0.22, h * 0.42) + &cap));
    }
}

/// Three contours, each with hachures down its slope; longer on the side away from the light.
fn hill(scatter: &mut Scatter, pen: &mut Pen, contour: &str, hachure: &str) {
    for (level, radius) in [31.0, 21.5, 12.0].into_iter().enumerate() {
        let shift = level as f32 * -1.4;
        let points = scatter.blob(at(shift, shift + 4.0), radius);
        pen.path(&format!("{contour}-{level}"), Path::through(&points).close().data());
        let mut ticks = Path::default();
        for (i, p) in points.iter().enumerate().filter(|(i, _)| level == 0 || i % (level + 1) == 0) {
            let angle = i as f32 * 10.0;
            let dark = (1.0 + (angle - 45.0).to_radians().cos()) / 2.0;
            ticks = ticks.jump(*p).line(p.polar(angle, 1.5 + 5.0 * dark));
        }
        pen.path(hachure, ticks.data());
    }
}

fn swamp(scatter: &mut Scatter, pen: &mut Pen) {
    let turn = scatter.within(0.0, 120.0);
    for i in 0..4u8 {
        let p = Point::ORIGIN.polar(turn + f32::from(i) * 90.0, scatter.within(16.0, 23.0));
        let (rx, ry) = (scatter.within(12.0, 18.0), scatter.within(6.0, 9.0));
        pen.ellipse("water", p.x, p.y, rx, ry);
        let (long, short) = (p.plus(rx * -0.55, ry * -0.25), p.plus(rx * -0.1, ry * 0.3));
        pen.path("ripple", &format!("M{long}h{}M{short}h{}", Num(rx * 0.6), Num(rx * 0.5)));
    }
    for i in 0..7u8 {
        let p = at(0.0, 4.0).polar(turn + f32::from(i) * 51.0, scatter.within(22.0, 33.0));
        if p.y < -16.0 && p.x.abs() < 18.0 {
            continue;
        }
        pen.path("reed", &format!("M{p}v-11M{p}q-.5-6 -4-9M{p}q.5-5 4.2-8M{p}q-2-3 -6-4"));
        pen.path("cattail", &format!("M{}v-3.4", p.plus(0.0, -9.5)));
    }
}

/// Crests that the wind has drawn out to the south-east.
fn drift(scatter: &mut Scatter, pen: &mut Pen) {
    for (y, reach) in [(-25.0, 22.0), (-11.0, 33.0), (4.0, 36.0), (19.0, 32.0), (32.0, 17.0)] {
        let (from, w) = (at(-reach + scatter.within(-3.0, 2.0), y + 4.0), reach * 2.0);
        let rise = Num(scatter.within(9.0, 13.0));
        let (near, far, end) = (Num(w * 0.3), Num(w * 0.62), at(w * 0.98, scatter.within(-2.0, 2.0)));
        let crest = format!("M{from}c{near},-{rise} {far},-{rise} {end}");
        pen.path("driftlight", &format!("{crest}q-{},-3 -{},5z", Num(w * 0.5), Num(w * 0.98)));
        pen.path("driftline", &crest);
    }
}

/// The front: one trench through all hexes with a front element that touch.
fn front(view: &View, lay: Lay) -> Markup {
    let board = view.table.board();
    let links = links(view);
    let lines: Vec<(Point, Path)> = view
        .table
        .ground
        .front_hexes(board)
        .map(|hex| {
            let joined = |dir: &Dir| board.neighbour(hex, *dir).is_some_and(|next| links.contains(&(hex, next)));
            let arms: Vec<u16> = Dir::ALL.into_iter().filter(joined).map(|dir| lay.degrees(dir)).collect();
            (lay.centre(hex), trench(&arms))
        })
        .collect();
    html! {
        g.dg-front pointer-events="none" {
            @for class in ["dg-parapet", "dg-bags", "dg-trench"] {
                @for (middle, line) in &lines { path class=(class) transform=(middle.translate()) d=(line) {} }
            }
        }
    }
}

/// Which front hexes the trench joins, both ways round: as few as it takes, southward first.
fn links(view: &View) -> Vec<(Hex, Hex)> {
    let (board, ground) = (view.table.board(), &view.table.ground);
    let (mut links, mut seen) = (Vec::new(), Vec::new());
    for start in ground.front_hexes(board) {
        let mut open = vec![(None, start)];
        while let Some((from, hex)) = open.pop() {
            if seen.contains(&hex) {
                continue;
            }
            seen.push(hex);
            links.extend(from.into_iter().flat_map(|from| [(from, hex), (hex, from)]));
            let ways = [Dir::W, Dir::E, Dir::NW, Dir::NE, Dir::SW, Dir::SE];
            let next = ways.into_iter().filter_map(|dir| board.neighbour(hex, dir)).filter(|next| ground.front(*next));
            open.extend(next.map(|next| (Some(hex), next)));
        }
    }
    links
}

/// The zigzag of one hex, from its middle in each of these directions; a loose end runs on a little.
pub(crate) fn trench(arms: &[u16]) -> Path {
    let joined = |angle: &u16| (f32::from(*angle), GRID.step() / 2.0);
    let rays = match arms {
        [] => vec![(90.0, 36.0), (270.0, 36.0)],
        [one] => vec![joined(one), (f32::from(*one) + 180.0, 30.0)],
        _ => arms.iter().map(joined).collect(),
    };
    let mut path = Path::default();
    for (angle, reach) in rays {
        path = path.jump(Point::ORIGIN);
        for (i, along) in [0.17, 0.37, 0.57, 0.77].into_iter().enumerate() {
            let across = if i % 2 == 0 { 90.0 } else { -90.0 };
            path = path.line(Point::ORIGIN.polar(angle, reach * along).polar(angle + across, 4.6));
        }
        path = path.line(Point::ORIGIN.polar(angle, reach));
    }
    path
}
