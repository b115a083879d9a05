//! The ground of a zone, seen from above with the sun in the north-west: every shadow falls to the south-east.

use boards::kit::{Area, Num, Path, Pen, Point, Scatter, at};
use crusade::map::Terrain;

/// Trees that all grounds refer to, small, middling and large.
pub(crate) fn definitions() -> String {
    let mut pen = Pen::new("lc-");
    for (size, r) in [(1, 3.0), (2, 4.6), (3, 6.6)] {
        pen.begin(&format!("id=\"lc-tree-{size}\""));
        pen.circle("cast", r * 0.45, r * 0.6, r);
        pen.circle("crown", 0.0, 0.0, r);
        pen.circle("crown-light", -r * 0.3, -r * 0.32, r * 0.5);
        pen.end();
    }
    pen.svg()
}

fn short(number: f32) -> String {
    maud::Render::render(&Num(number)).into_string()
}

/// A tree of a size, here.
pub(crate) fn tree(pen: &mut Pen, place: Point, size: u8) {
    pen.add(&format!("<use href=\"#lc-tree-{size}\" x=\"{}\" y=\"{}\"/>", short(place.x), short(place.y)));
}

/// A place somewhere in an area.
fn somewhere(scatter: &mut Scatter, area: Area) -> Point {
    at(scatter.within(area.x, area.x + area.w), scatter.within(area.y, area.y + area.h))
}

/// The wavy outline of a patch that fills an area.
fn patch(scatter: &mut Scatter, area: Area, share: f32) -> Vec<Point> {
    let middle = area.middle();
    let step = |i: usize| {
        let angle = i as f32 * 22.5;
        let on = Point::ORIGIN.polar(angle, 1.0);
        let reach = share * scatter.within(0.92, 1.08);
        at(middle.x + on.x * area.w / 2.0 * reach, middle.y + on.y * area.h / 2.0 * reach)
    };
    (0..16).map(step).collect()
}

/// The ground of a zone.
pub(crate) fn draw(terrain: Terrain, area: Area, seed: u32) -> String {
    let (mut pen, mut scatter) = (Pen::new("lc-"), Scatter::of(seed * 31 + terrain.index() as u32));
    let area = area.inside(3.0);
    match terrain {
        Terrain::LightWoods => woods(&mut pen, &mut scatter, area, 74),
        Terrain::HeavyWoods => woods(&mut pen, &mut scatter, area, 150),
        Terrain::Hills => hills(&mut pen, &mut scatter, area),
        Terrain::Village => village(&mut pen, &mut scatter, area),
        Terrain::Town => town(&mut pen, &mut scatter, area, 5),
        Terrain::City => town(&mut pen, &mut scatter, area, 7),
        Terrain::Swamp => swamp(&mut pen, &mut scatter, area),
        Terrain::Balka => balka(&mut pen, &mut scatter, area),
        Terrain::Clear | Terrain::Headquarters => clear(&mut pen, &mut scatter, area),
    }
    pen.svg()
}

fn woods(pen: &mut Pen, scatter: &mut Scatter, area: Area, trees: usize) {
    pen.path("wood", Path::ring(&patch(scatter, area, 1.02)).data());
    let mut places: Vec<Point> = (0..trees).map(|_| somewhere(scatter, area)).collect();
    places.sort_by(|a, b| a.y.total_cmp(&b.y));
    let size = |scatter: &mut Scatter| if scatter.within(0.0, 1.0) < 0.4 { 2 } else { 3 };
    for place in places {
        let size = size(scatter);
        tree(pen, place, size);
    }
}

fn hills(pen: &mut Pen, scatter: &mut Scatter, area: Area) {
    let middle = area.middle();
    let wave = Scatter::of(7);
    for (step, share) in [1.0, 0.78, 0.56, 0.34].into_iter().enumerate() {
        let off = step as f32;
        let rise = Area::around(middle.plus(-5.0 * off, -4.0 * off), area.w * share, area.h * share);
        let outline = patch(&mut wave.clone(), rise, 1.0);
        pen.path("cast", Path::ring(&outline.iter().map(|point| point.plus(3.0, 4.0)).collect::<Vec<_>>()).data());
        pen.path(if step < 2 { "hill" } else { "hill-top" }, Path::ring(&outline).data());
        let mut strokes = Path::default();
        for angle in (0..24).map(|i| i as f32 * 15.0).filter(|angle| *angle < 120.0 || *angle > 330.0) {
            let on = Point::ORIGIN.polar(angle, 1.0);
            let reach = |more: f32| {
                at(rise.middle().x + on.x * (rise.w / 2.0 + more), rise.middle().y + on.y * (rise.h / 2.0 + more))
            };
            strokes = strokes.jump(reach(-1.0)).line(reach(7.0));
        }
        pen.path("hachure", strokes.data());
    }
    for _ in 0..9 {
        let place = somewhere(scatter, area);
        tree(pen, place, 1);
    }
}

fn house(pen: &mut Pen, scatter: &mut Scatter, middle: Point, (wide, high): (f32, f32)) {
    let turn = scatter.within(-7.0, 7.0);
    let roof = if scatter.within(0.0, 1.0) < 0.6 { "roof" } else { "roof-other" };
    pen.begin(&format!("transform=\"translate({} {}) rotate({})\"", short(middle.x), short(middle.y), short(turn)));
    pen.rect("cast", -wide / 2.0 + 2.4, -high / 2.0 + 3.0, wide, high, 0.5);
    pen.rect(roof, -wide / 2.0, -high / 2.0, wide, high, 0.5);
    match wide > high {
        true => {
            pen.rect("half", -wide / 2.0, 0.0, wide, high / 2.0, 0.0);
            pen.line("ridge", &[(-wide / 2.0, 0.0), (wide / 2.0, 0.0)]);
        }
        false => {
            pen.rect("half", 0.0, -high / 2.0, wide / 2.0, high, 0.0);
            pen.line("ridge", &[(0.0, -high / 2.0), (0.0, high / 2.0)]);
        }
    }
    pen.end();
}

/// A way with its edges.
pub(crate) fn road(pen: &mut Pen, way: &str) {
    pen.path("road-edge", way);
    pen.path("road", way);
}

fn crossroads(pen: &mut Pen, area: Area) {
    let middle = area.middle();
    let across = Path::flowing(&[
        at(area.x - 8.0, middle.y + 8.0),
        middle.plus(-40.0, -6.0),
        middle,
        at(area.x + area.w + 8.0, middle.y + 4.0),
    ]);
    let along = Path::flowing(&[
        at(middle.x + 6.0, area.y - 6.0),
        middle.plus(-8.0, -30.0),
        middle,
        at(middle.x - 8.0, area.y + area.h + 6.0),
    ]);
    road(pen, across.data());
    road(pen, along.data());
}

fn village(pen: &mut Pen, scatter: &mut Scatter, area: Area) {
    pen.path("village", Path::ring(&patch(scatter, area, 0.98)).data());
    crossroads(pen, area);
    let middle = area.middle();
    for side in [-1.0, 1.0] {
        let mut x = area.x + 16.0;
        while x < area.x + area.w - 12.0 {
            if (x - middle.x).abs() > 16.0 {
                let place = at(x, middle.y + side * scatter.within(15.0, 19.0));
                let size = (scatter.within(13.0, 18.0), scatter.within(8.5, 10.5));
                house(pen, scatter, place, size);
            }
            x += scatter.within(22.0, 30.0);
        }
        for share in [0.12, 0.28, 0.74, 0.9] {
            let place = at(middle.x + side * scatter.within(16.0, 20.0), area.y + area.h * share);
            let size = (scatter.within(9.0, 11.0), scatter.within(13.0, 16.0));
            house(pen, scatter, place, size);
        }
    }
    for _ in 0..18 {
        let place = somewhere(scatter, area);
        if (place.y - middle.y).abs() > 30.0 {
            tree(pen, place, 2);
        }
    }
}

/// Blocks of houses between streets; a larger town has more of them, and rubble.
fn town(pen: &mut Pen, scatter: &mut Scatter, area: Area, columns: usize) {
    pen.path("village", Path::ring(&patch(scatter, area, 1.04)).data());
    crossroads(pen, area);
    let rows = if columns > 5 { 4 } else { 3 };
    let cell = (area.w / columns as f32, area.h / rows as f32);
    for row in 0..rows {
        for column in 0..columns {
            let block =
                Area::new(area.x + column as f32 * cell.0, area.y + row as f32 * cell.1, cell.0, cell.1).inside(4.0);
            if scatter.within(0.0, 1.0) < 0.12 {
                for _ in 0..7 {
                    let place = somewhere(scatter, block);
                    pen.rect("rubble", place.x, place.y, scatter.within(3.0, 7.0), scatter.within(2.0, 5.0), 0.6);
                }
                continue;
            }
            let middle = block.middle();
            house(pen, scatter, middle.plus(-block.w * 0.22, -block.h * 0.18), (block.w * 0.5, block.h * 0.44));
            house(pen, scatter, middle.plus(block.w * 0.26, block.h * 0.06), (block.w * 0.3, block.h * 0.72));
            house(pen, scatter, middle.plus(-block.w * 0.2, block.h * 0.32), (block.w * 0.42, block.h * 0.26));
        }
    }
}

fn swamp(pen: &mut Pen, scatter: &mut Scatter, area: Area) {
    pen.path("marsh", Path::ring(&patch(scatter, area, 1.02)).data());
    for _ in 0..13 {
        let place = somewhere(scatter, area.inside(16.0));
        pen.ellipse("pool", place.x, place.y, scatter.within(9.0, 26.0), scatter.within(4.0, 9.0));
        let reed = |x: f32| format!("M{} {}v-9", short(place.x + x), short(place.y));
        pen.path("reed", &format!("{}{}{}", reed(-4.0), reed(1.0), reed(5.0)));
    }
    for _ in 0..10 {
        let place = somewhere(scatter, area);
        tree(pen, place, 1);
    }
}

fn balka(pen: &mut Pen, scatter: &mut Scatter, area: Area) {
    let middle = area.middle();
    let main = [
        at(area.x + 6.0, area.y + area.h * 0.3),
        middle.plus(-52.0, -12.0),
        middle.plus(-6.0, 10.0),
        middle.plus(46.0, -4.0),
        at(area.x + area.w - 8.0, area.y + area.h * 0.78),
    ];
    let arms =
        [[main[1], middle.plus(-76.0, 52.0)], [main[2], middle.plus(8.0, -56.0)], [main[3], middle.plus(92.0, -48.0)]];
    for class in ["gully", "gully-deep"] {
        pen.path(class, Path::flowing(&main).data());
        for arm in &arms {
            pen.path(class, Path::through(arm).data());
        }
    }
    for _ in 0..16 {
        let place = somewhere(scatter, area);
        tree(pen, place, 1);
    }
}

fn clear(pen: &mut Pen, scatter: &mut Scatter, area: Area) {
    let corner = at(
        scatter.within(area.x + 24.0, area.x + area.w - 100.0),
        scatter.within(area.y + 26.0, area.y + area.h - 44.0),
    );
    for row in 0..2 {
        for column in 0..5 {
            let place = corner.plus(column as f32 * 13.0, row as f32 * 12.0);
            pen.ellipse("cast", place.x + 2.0, place.y + 2.4, 3.6, 2.6);
            pen.ellipse("stack", place.x, place.y, 3.4, 2.6);
        }
    }
    for _ in 0..7 {
        let place = somewhere(scatter, area);
        tree(pen, place, 2);
    }
    for _ in 0..4 {
        let place = somewhere(scatter, area);
        pen.circle("crater", place.x, place.y, 3.4);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ground_is_always_the_same_and_no_two_are_alike() {
        let area = Area::new(0.0, 0.0, 276.0, 164.0);
        let all: Vec<String> = Terrain::ALL[..9].iter().map(|terrain| draw(*terrain, area, 1)).collect();
        for (i, one) in all.iter().enumerate() {
            assert_eq!(*one, draw(Terrain::ALL[i], area, 1));
            assert!(all[i + 1..].iter().all(|other| other != one));
        }
    }
}
