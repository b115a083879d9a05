//! Aircraft from above, the nose to the north, around the origin; their wings span a hundred.

use super::letter;
use boards::kit::{Num, Pen};
use crusade::pieces::{Card, CardId};

/// A half outline, from the nose or the root outwards: points east of the middle.
type Half = &'static [(f32, f32)];

/// What an aircraft looks like from above.
pub(crate) struct Plane {
    /// How wide it is drawn in the air.
    pub(crate) span: f32,
    /// The leading edge from root to tip, and the trailing edge from tip to root.
    wing: (Half, Half),
    /// How far the wing tip is rounded.
    tip: f32,
    body: Half,
    tail: (Half, Half),
    /// Engines on the wing: middle, front, half width and length.
    engines: &'static [(f32, f32, f32, f32)],
    /// The canopy: where it begins, its length and half its width.
    glass: (f32, f32, f32),
    /// Propellers: middle and radius.
    propellers: &'static [(f32, f32, f32)],
    /// Twin fins, so far from the middle.
    fins: Option<f32>,
}

const FIGHTER_TAIL: (Half, Half) = (&[(2.0, 31.0), (18.0, 33.5)], &[(18.0, 40.5), (2.0, 42.0)]);
const ATTACKER_TAIL: (Half, Half) = (&[(2.0, 30.0), (21.0, 31.0)], &[(21.0, 40.0), (2.0, 41.5)]);

const YAK9: Plane = Plane {
    span: 56.0,
    wing: (&[(5.0, -16.0), (43.0, -7.0)], &[(43.0, 4.0), (5.0, 11.0)]),
    tip: 7.0,
    body: &[(0.0, -45.0), (3.0, -41.0), (4.8, -33.0), (5.4, -12.0), (4.8, 8.0), (2.4, 36.0), (1.2, 44.0), (0.0, 45.0)],
    tail: FIGHTER_TAIL,
    engines: &[],
    glass: (-6.0, 12.0, 3.2),
    propellers: &[(0.0, -44.0, 17.0)],
    fins: None,
};

const LA5: Plane = Plane {
    wing: (&[(6.0, -17.0), (43.0, -9.0)], &[(43.0, 3.0), (6.0, 9.0)]),
    body: &[
        (0.0, -42.0),
        (5.0, -41.0),
        (7.0, -37.0),
        (7.2, -22.0),
        (6.0, -6.0),
        (4.0, 14.0),
        (2.0, 38.0),
        (1.0, 43.0),
        (0.0, 44.0),
    ],
    glass: (-4.0, 11.0, 3.4),
    propellers: &[(0.0, -42.0, 17.0)],
    ..YAK9
};

const BF109: Plane = Plane {
    span: 54.0,
    wing: (&[(5.0, -17.0), (44.0, -9.0)], &[(44.0, 4.0), (5.0, 8.0)]),
    tip: 6.0,
    body: &[(0.0, -46.0), (3.0, -42.0), (5.0, -34.0), (5.6, -14.0), (5.0, 6.0), (2.6, 36.0), (1.2, 44.0), (0.0, 45.0)],
    glass: (-8.0, 8.0, 3.2),
    ..YAK9
};

const FW190: Plane = Plane {
    span: 56.0,
    wing: (&[(6.0, -19.0), (46.0, -13.0)], &[(46.0, -1.0), (6.0, 5.0)]),
    tip: 3.5,
    body: &[
        (0.0, -42.0),
        (5.0, -41.5),
        (7.4, -38.0),
        (7.6, -22.0),
        (6.4, -4.0),
        (4.0, 16.0),
        (2.2, 38.0),
        (1.0, 43.0),
        (0.0, 44.0),
    ],
    glass: (-6.0, 7.0, 3.5),
    ..LA5
};

const IL2: Plane = Plane {
    span: 62.0,
    wing: (&[(6.0, -20.0), (18.0, -20.0), (45.0, -9.0)], &[(45.0, 4.0), (18.0, 9.0), (6.0, 9.0)]),
    tip: 5.0,
    body: &[(0.0, -44.0), (3.5, -41.0), (6.5, -32.0), (7.0, -12.0), (6.0, 6.0), (3.0, 34.0), (1.4, 42.0), (0.0, 43.0)],
    tail: ATTACKER_TAIL,
    engines: &[(15.0, -27.0, 3.6, 32.0)],
    glass: (-10.0, 16.0, 3.8),
    propellers: &[(0.0, -43.0, 18.0)],
    fins: None,
};

const JU87: Plane = Plane {
    wing: (&[(6.0, -21.0), (19.0, -18.0), (47.0, -21.0)], &[(47.0, -8.0), (19.0, 3.0), (6.0, 5.0)]),
    tip: 2.0,
    body: &[(0.0, -46.0), (4.0, -44.0), (6.2, -37.0), (6.6, -16.0), (6.0, 6.0), (3.2, 34.0), (1.5, 43.0), (0.0, 44.0)],
    engines: &[(18.0, -27.0, 3.4, 30.0)],
    glass: (-14.0, 17.0, 3.9),
    ..IL2
};

const PE2: Plane = Plane {
    span: 68.0,
    wing: (&[(5.0, -16.0), (20.0, -14.0), (46.0, -6.0)], &[(46.0, 2.0), (20.0, 8.0), (5.0, 8.0)]),
    tip: 4.0,
    body: &[(0.0, -34.0), (4.0, -31.0), (5.5, -22.0), (5.6, 0.0), (4.0, 20.0), (2.0, 38.0), (0.0, 40.0)],
    tail: (&[(1.0, 30.0), (20.0, 31.0)], &[(20.0, 37.0), (1.0, 38.0)]),
    engines: &[(18.0, -28.0, 4.6, 38.0)],
    glass: (-22.0, 10.0, 3.6),
    propellers: &[(18.0, -28.0, 12.0), (-18.0, -28.0, 12.0)],
    fins: Some(20.0),
};

const HE111: Plane = Plane {
    span: 84.0,
    wing: (&[(6.0, -18.0), (18.0, -17.0), (40.0, -6.0)], &[(41.0, 2.0), (24.0, 9.0), (6.0, 11.0)]),
    tip: 9.0,
    body: &[(0.0, -39.0), (3.0, -38.0), (5.4, -34.0), (6.0, -24.0), (5.8, 0.0), (4.4, 18.0), (2.0, 38.0), (0.0, 41.0)],
    tail: (&[(1.0, 27.0), (15.0, 29.0)], &[(15.0, 37.0), (1.0, 39.0)]),
    engines: &[(17.0, -28.0, 4.2, 34.0)],
    glass: (-38.0, 12.0, 4.0),
    propellers: &[(17.0, -28.0, 11.0), (-17.0, -28.0, 11.0)],
    fins: None,
};

const PE8: Plane = Plane {
    span: 90.0,
    wing: (&[(5.0, -14.0), (30.0, -10.0), (47.0, -5.0)], &[(47.0, 1.0), (30.0, 6.0), (5.0, 9.0)]),
    tip: 4.0,
    engines: &[(15.0, -23.0, 3.2, 28.0), (29.0, -19.0, 2.8, 22.0)],
    propellers: &[(15.0, -23.0, 8.0), (-15.0, -23.0, 8.0), (29.0, -19.0, 8.0), (-29.0, -19.0, 8.0)],
    ..HE111
};

const AR234: Plane = Plane {
    span: 64.0,
    wing: (&[(5.0, -12.0), (46.0, -6.0)], &[(46.0, 1.0), (5.0, 7.0)]),
    tip: 3.0,
    body: &[(0.0, -42.0), (4.0, -38.0), (5.4, -26.0), (5.4, 4.0), (3.6, 24.0), (1.6, 42.0), (0.0, 43.0)],
    tail: FIGHTER_TAIL,
    engines: &[(17.0, -20.0, 4.2, 34.0)],
    glass: (-38.0, 10.0, 3.8),
    propellers: &[],
    fins: None,
};

const ME262: Plane = Plane {
    span: 58.0,
    wing: (&[(6.0, -14.0), (46.0, 0.0)], &[(46.0, 6.0), (6.0, 8.0)]),
    body: &[(0.0, -44.0), (4.0, -34.0), (6.6, -18.0), (6.4, 4.0), (4.0, 24.0), (1.6, 42.0), (0.0, 43.0)],
    engines: &[(19.0, -20.0, 4.4, 32.0)],
    glass: (-8.0, 14.0, 3.4),
    ..AR234
};

const ME163: Plane = Plane {
    span: 50.0,
    wing: (&[(7.0, -14.0), (46.0, 10.0)], &[(46.0, 18.0), (7.0, 12.0)]),
    body: &[(0.0, -30.0), (5.0, -26.0), (8.0, -14.0), (8.0, 6.0), (4.0, 24.0), (0.0, 30.0)],
    tail: (&[(1.0, 24.0), (4.0, 25.0)], &[(4.0, 31.0), (1.0, 32.0)]),
    engines: &[],
    glass: (-14.0, 13.0, 4.0),
    ..AR234
};

impl Plane {
    /// The shape of a card's aircraft.
    pub(crate) fn of(card: CardId) -> &'static Plane {
        match card.word() {
            "su_yak9" => &YAK9,
            "su_la5" => &LA5,
            "su_il2" => &IL2,
            "su_pe2" => &PE2,
            "su_pe8" => &PE8,
            "de_fw190" => &FW190,
            "de_ju87" => &JU87,
            "de_he111" => &HE111,
            "de_ar234" => &AR234,
            "de_me262" => &ME262,
            "de_me163" => &ME163,
            _ => &BF109,
        }
    }

    /// All that casts a shadow.
    fn outline(&self) -> String {
        let engines: String = self.engines.iter().map(|engine| nacelles(*engine)).collect();
        format!("{}{}{}{engines}", wing(self.wing, self.tip), wing(self.tail, 3.0), mirrored(self.body))
    }
}

fn point(x: f32, y: f32) -> String {
    format!("{} {}", short(x), short(y))
}

fn short(number: f32) -> String {
    maud::Render::render(&Num(number)).into_string()
}

/// A closed outline from its eastern half.
fn mirrored(half: Half) -> String {
    let west = half.iter().rev().map(|(x, y)| point(-x, *y));
    let all: Vec<String> = half.iter().map(|(x, y)| point(*x, *y)).chain(west).collect();
    format!("M{}z", all.join("L"))
}

/// Both halves of a wing, with round tips.
fn wing((lead, trail): (Half, Half), tip: f32) -> String {
    let ((lx, ly), (tx, ty)) = (lead[lead.len() - 1], trail[0]);
    let half = |east: f32| {
        let to = |(x, y): (f32, f32)| point(x * east, y);
        let mut d = format!("M{}", to((0.0, lead[0].1)));
        lead.iter().for_each(|at| d += &format!("L{}", to(*at)));
        d += &format!("Q{} {}", to((lx + tip, ly)), to((lx + tip, (ly + ty) / 2.0)));
        d += &format!("Q{} {}", to((tx + tip, ty)), to((tx, ty)));
        trail[1..].iter().for_each(|at| d += &format!("L{}", to(*at)));
        d + &format!("L{}z", to((0.0, trail[trail.len() - 1].1)))
    };
    half(1.0) + &half(-1.0)
}

fn nacelles((x, y, w, long): (f32, f32, f32, f32)) -> String {
    let one = |x: f32| {
        let p = |dx: f32, dy: f32| point(x + dx, y + dy);
        format!(
            "M{}Q{} {}Q{} {}L{}L{}L{}z",
            p(-w, 4.0),
            p(-w, 0.0),
            p(0.0, -1.0),
            p(w, 0.0),
            p(w, 4.0),
            p(w * 0.75, long * 0.6),
            p(0.0, long),
            p(-w * 0.75, long * 0.6)
        )
    };
    one(x) + &one(-x)
}

/// The aircraft of a card.
pub(crate) fn plane(card: CardId) -> String {
    let (shape, stats): (&Plane, &Card) = (Plane::of(card), card.card());
    let s = letter(stats);
    let mut pen = Pen::new("lc-");
    for (x, y, r) in shape.propellers {
        pen.ellipse("prop", *x, *y, *r, 2.6);
    }
    let skin = format!("plane-{s}");
    pen.path(&skin, &wing(shape.tail, 3.0));
    pen.path(&skin, &wing(shape.wing, shape.tip));
    pen.path(&format!("camo-{s}"), camouflage(s));
    for engine in shape.engines {
        pen.path(&format!("hull-{s}"), &nacelles(*engine));
    }
    for x in shape.fins.into_iter().flat_map(|x| [x, -x]) {
        pen.path(&skin, &format!("M{} 27q2-2 4 0l-.4 14h-3.2z", short(x - 2.0)));
    }
    pen.path(&format!("hull-{s}"), &mirrored(shape.body));
    pen.path(
        "gleam",
        &format!("M-1.6 {}V{}", short(shape.body[1].1 + 3.0), short(shape.body[shape.body.len() - 2].1 - 8.0)),
    );
    let (y, long, w) = shape.glass;
    let (top, foot) = (short(y + 3.0), short(y + long));
    let (w, narrow) = (short(w), short(w * 0.7));
    pen.path(
        "glass",
        &format!(
            "M-{w} {top}Q0 {} {w} {top}L{narrow} {foot}Q0 {} -{narrow} {foot}z",
            short(y - 4.0),
            short(y + long + 3.0)
        ),
    );
    marks(&mut pen, shape, s);
    pen.svg()
}

/// Splinters on German wings, blotches on Soviet ones.
fn camouflage(s: &str) -> &'static str {
    match s {
        "g" => "M-38-14L-30-12L-26 2L-33 3zM-18-16L-9-17L-12 5L-20 6zM12-16L20-15L27 4L18 6zM33-12L39-10L37 2L32 2z",
        _ => {
            "M-38-7q6 2 7 7h-8zM-20-13q7 5 5 16h-8q-2-9 3-16zM12-14q8 4 7 17h-9q-4-9 2-17zM32-9q6 5 3 11h-6q-2-6 3-11z"
        }
    }
}

/// The national marks, straight cross or star, on both wings.
fn marks(pen: &mut Pen, shape: &Plane, s: &str) {
    let (lead, trail) = shape.wing;
    let (tip, root) = ((lead[lead.len() - 1], trail[0]), (lead[0], trail[trail.len() - 1]));
    let share = 0.74;
    let y = |(a, b): ((f32, f32), (f32, f32))| (a.1 + b.1) / 2.0;
    let middle = y(root) + (y(tip) - y(root)) * share;
    for x in [tip.0.0 * share, -tip.0.0 * share] {
        pen.begin(&format!("transform=\"translate({} {}) scale(.6)\"", short(x), short(middle)));
        pen.add(if s == "g" { "<use href=\"#k-cross\"/>" } else { "<use class=\"k-red-star\" href=\"#k-star\"/>" });
        pen.end();
    }
}

/// Its shadow on the ground, or its halo: all of its outline.
pub(crate) fn shadow(card: CardId) -> String {
    Plane::of(card).outline()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crusade::pieces::Kind;

    #[test]
    fn no_two_aircraft_of_a_side_look_alike() {
        let aircraft: Vec<CardId> = CardId::all().filter(|card| card.card().kind == Kind::Air).collect();
        for (i, one) in aircraft.iter().enumerate() {
            for other in &aircraft[i + 1..] {
                assert_ne!(plane(*one), plane(*other), "{} and {}", one.word(), other.word());
            }
        }
    }
}
