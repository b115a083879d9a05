//! Vehicles and guns from the side, put together from running gear, hull, turret and gun.
//!
//! The ground is y = 0 and the front is to the right. How long a barrel is and how thick follows from what
//! is printed on the card, so that every gun looks as dangerous as it is.

use std::fmt::Write as _;
use tank_commander::pieces::{Card, Class};

/// Writes shapes.
#[derive(Default)]
pub(super) struct Pen(pub String);

impl Pen {
    pub fn path(&mut self, class: &str, d: &str) {
        let _ = write!(self.0, "<path class=\"tc-{class}\" d=\"{d}\"/>");
    }

    pub fn poly(&mut self, class: &str, points: &[(f32, f32)]) {
        let mut d = String::new();
        for (i, (x, y)) in points.iter().enumerate() {
            let _ = write!(d, "{}{x:.1} {y:.1}", if i == 0 { 'M' } else { 'L' });
        }
        self.path(class, &(d + "z"));
    }

    pub fn line(&mut self, class: &str, points: &[(f32, f32)]) {
        let mut d = String::new();
        for (i, (x, y)) in points.iter().enumerate() {
            let _ = write!(d, "{}{x:.1} {y:.1}", if i == 0 { 'M' } else { 'L' });
        }
        self.path(class, &d);
    }

    pub fn circle(&mut self, class: &str, x: f32, y: f32, r: f32) {
        let _ = write!(self.0, "<circle class=\"tc-{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{r:.1}\"/>");
    }

    pub fn ellipse(&mut self, class: &str, x: f32, y: f32, rx: f32, ry: f32) {
        let _ =
            write!(self.0, "<ellipse class=\"tc-{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" rx=\"{rx:.1}\" ry=\"{ry:.1}\"/>");
    }

    pub fn rect(&mut self, class: &str, x: f32, y: f32, width: f32, height: f32, round: f32) {
        let _ = write!(
            self.0,
            "<rect class=\"tc-{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"{round:.1}\"/>"
        );
    }
}

/// What a vehicle runs on.
#[derive(Clone, Copy)]
enum Gear {
    /// So many small wheels below return rollers.
    Small(u8),
    /// So many middling wheels below return rollers.
    Middling(u8),
    /// So many large wheels that the track lies on.
    Large(u8),
    /// So many large wheels, overlapping.
    Overlapping(u8),
    /// Three bogies of two wheels.
    Bogies,
    /// Small wheels behind a skirt.
    Skirted(u8),
}

/// The upper hull.
#[derive(Clone, Copy)]
enum Hull {
    /// Upright plates.
    Boxed,
    /// Plates that slope from end to end.
    Sloped,
    /// A high nose between the tracks.
    Nosed,
}

/// What carries the gun.
#[derive(Clone, Copy)]
enum Top {
    /// A turret at this place: how long, how high.
    Turret(Shape, f32, f32, f32),
    /// A closed superstructure from here to there, how high, and how much its front slopes.
    Casemate(f32, f32, f32, f32),
    /// An open fighting room behind a shield, from here to there, how high.
    Open(f32, f32, f32),
    /// Several turrets.
    Many(&'static [(f32, f32, f32)]),
}

/// The outline of a turret.
#[derive(Clone, Copy)]
enum Shape {
    /// With corners and a rounded back.
    Horseshoe,
    /// Cast and sloped.
    Cast,
    /// Of sloped plates, with a bustle.
    Wedge,
    /// A box.
    Box,
}

struct Tank {
    /// Half the length of the track.
    half: f32,
    gear: Gear,
    hull: Hull,
    top: Top,
    brake: bool,
}

const fn tank(half: f32, gear: Gear, hull: Hull, top: Top, brake: bool) -> Tank {
    Tank { half, gear, hull, top, brake }
}

/// What each model looks like, by card number.
fn model(card: &Card) -> Tank {
    use Gear::*;
    use Hull::*;
    use Shape::*;
    use Top::*;
    match card.id.number() {
        42 | 78 => tank(52., Large(4), Boxed, Turret(Horseshoe, 0., 34., 15.), false),
        129 => tank(52., Small(8), Boxed, Turret(Box, 2., 30., 15.), false),
        76 | 77 | 127 | 128 => tank(52., Middling(5), Boxed, Turret(Horseshoe, 2., 32., 14.), false),
        43 | 79 | 80 | 81 | 90 | 130 | 131 => tank(60., Middling(6), Boxed, Turret(Horseshoe, -2., 44., 17.), false),
        89 => tank(66., Small(8), Boxed, Turret(Horseshoe, -2., 46., 18.), false),
        44..=46 => tank(66., Small(8), Boxed, Turret(Horseshoe, -2., 50., 18.), true),
        47 | 82 => tank(74., Overlapping(9), Sloped, Turret(Wedge, -8., 52., 20.), true),
        83 => tank(74., Overlapping(9), Boxed, Turret(Horseshoe, -4., 52., 20.), true),
        132 | 134 => tank(80., Overlapping(11), Sloped, Turret(Wedge, -8., 66., 22.), true),
        48 => tank(60., Middling(6), Boxed, Casemate(-44., 32., 12., 10.), true),
        84 => tank(60., Middling(6), Boxed, Casemate(-42., 30., 10., 8.), false),
        133 => tank(66., Small(8), Boxed, Casemate(-44., 34., 32., 16.), false),
        136 => tank(54., Middling(5), Boxed, Open(-44., 8., 26.), true),
        85 => tank(54., Large(4), Boxed, Open(-52., -2., 28.), true),
        137 => tank(54., Large(4), Boxed, Open(-18., 24., 30.), true),
        138 => tank(66., Small(8), Boxed, Open(-60., 12., 28.), true),
        86 => tank(54., Large(4), Sloped, Casemate(-44., 22., 20., 34.), true),
        87 | 88 => tank(66., Small(8), Sloped, Casemate(-48., 26., 17., 36.), card.id.number() == 87),
        135 => tank(76., Middling(6), Boxed, Casemate(-70., 8., 30., 10.), true),
        139 => tank(74., Overlapping(9), Sloped, Casemate(-52., 26., 26., 42.), true),
        140 => tank(84., Overlapping(11), Sloped, Casemate(-46., 28., 34., 10.), true),
        52 | 91 | 92 | 141 => {
            tank(48., Middling(if card.id.number() == 52 { 5 } else { 4 }), Nosed, Turret(Wedge, -6., 26., 13.), false)
        }
        53 | 54 | 142 => tank(50., Small(8), Boxed, Turret(Horseshoe, -2., 30., 16.), false),
        93 | 94 | 143 => tank(58., Large(4), Nosed, Turret(Horseshoe, 0., 32., 15.), false),
        55 | 56 | 95 | 146 => tank(66., Large(5), Sloped, Turret(Cast, 8., 38., 17.), false),
        57 | 147 => tank(66., Large(5), Sloped, Turret(Cast, 2., 50., 21.), false),
        58 | 153 => tank(54., Middling(6), Nosed, Open(-52., 2., 20.), false),
        100 | 155 | 101 => tank(66., Large(5), Sloped, Casemate(-34., 36., 18., 30.), false),
        97 | 149 | 150 | 152 => tank(72., Middling(6), Boxed, Turret(Wedge, 2., 46., 20.), false),
        151 => tank(72., Middling(6), Boxed, Turret(Box, 2., 50., 36.), false),
        98 | 99 => tank(72., Middling(6), Sloped, Turret(Cast, 6., 54., 21.), true),
        106 | 107 | 154 => tank(72., Middling(6), Nosed, Casemate(-18., 48., 28., 12.), card.id.number() != 106),
        102 => tank(50., Bogies, Boxed, Turret(Horseshoe, 0., 28., 16.), false),
        96 => tank(62., Bogies, Nosed, Turret(Cast, 0., 48., 21.), true),
        103 => tank(62., Bogies, Nosed, Many(&[(0., 32., 14.), (34., 18., 12.)]), false),
        104 => tank(58., Skirted(8), Nosed, Turret(Cast, -2., 36., 18.), false),
        105 => tank(54., Small(6), Nosed, Turret(Wedge, 0., 32., 17.), false),
        157 => tank(78., Small(9), Boxed, Turret(Box, 2., 38., 17.), false),
        144 | 145 => tank(78., Skirted(10), Boxed, Many(&[(-4., 44., 20.), (40., 18., 12.)]), false),
        148 => tank(
            92.,
            Skirted(12),
            Boxed,
            Many(&[(-58., 18., 12.), (-30., 22., 14.), (4., 42., 21.), (42., 22., 14.)]),
            false,
        ),
        _ => tank(60., Middling(6), Boxed, Turret(Horseshoe, 0., 40., 17.), false),
    }
}

/// The picture of a vehicle or gun, and how far it reaches to the left and to the right.
pub(super) fn picture(card: &Card) -> (String, (f32, f32)) {
    let mut pen = Pen::default();
    let reach = match card.class {
        Class::Truck => pen.truck(card.id.number() == 24),
        Class::HalfTrack => pen.half_track(card.id.number() == 49, false),
        Class::ScoutCar => pen.scout_car(),
        Class::ArmouredCar => pen.armoured_car(card),
        Class::Gun => pen.gun(card),
        _ if card.id.number() == 156 => pen.half_track(false, true),
        _ => pen.tank(card),
    };
    (pen.0, reach)
}

impl Pen {
    fn tank(&mut self, card: &Card) -> (f32, f32) {
        let tank = model(card);
        let high = tank.height();
        let deck = high + 15.0;
        let reach = 16.0 + 2.6 * f32::from(card.at.penetration[1]);
        let thick = 2.2 + 0.5 * f32::from(card.he);
        self.ellipse("cast", 0.0, 1.0, tank.half + 8.0, 5.0);
        let barrel = Barrel { reach, thick, brake: tank.brake, fires: card.at.exists(), flame: card.ft > 0 };
        let top = |pen: &mut Pen| pen.top(&tank, deck, &barrel);
        // What stands on the deck goes behind the deck, what is part of the hull before it.
        let muzzle = if matches!(tank.top, Top::Turret(..) | Top::Many(_)) { top(self) } else { 0.0 };
        self.hull(&tank, high);
        let muzzle = if matches!(tank.top, Top::Turret(..) | Top::Many(_)) { muzzle } else { top(self) };
        self.gear(&tank, high);
        (-tank.half - 6.0, muzzle.max(tank.half + 6.0))
    }

    fn gear(&mut self, tank: &Tank, high: f32) {
        let (l, h) = (tank.half, high);
        let belt = format!(
            "M{:.1} {:.1}H{:.1}Q{l:.1} {:.1} {l:.1} {:.1}Q{l:.1} {:.1} {:.1} 0H{:.1}Q{:.1} {:.1} {:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}z",
            -l + 10.0,
            -h,
            l - 10.0,
            -h,
            -h * 0.66,
            -h * 0.34,
            l - 18.0,
            -l + 16.0,
            -l,
            -h * 0.3,
            -l,
            -h * 0.62,
            -l,
            -h,
            -l + 10.0,
            -h
        );
        self.path("track", &belt);
        self.rect("under", -l + 9.0, -h + 4.5, 2.0 * l - 18.0, h - 8.5, 6.0);
        self.line("links", &[(-l + 12.0, -h + 1.6), (l - 12.0, -h + 1.6)]);
        self.line("links", &[(-l + 16.0, -1.4), (l - 18.0, -1.4)]);
        let row = |n: u8, r: f32| {
            let (from, to) = (-l + 17.0 + r * 0.4, l - 19.0 - r * 0.4);
            (0..n).map(move |i| from + (to - from) * f32::from(i) / f32::from((n - 1).max(1)))
        };
        match tank.gear {
            Gear::Small(n) => {
                row(n, 6.5).for_each(|x| self.wheel(x, 8.2, 6.4));
                row(4, 4.0).for_each(|x| self.circle("dark", x, -h + 6.5, 2.8));
            }
            Gear::Middling(n) => {
                row(n, 8.5).for_each(|x| self.wheel(x, 10.4, 8.6));
                row(3, 4.0).for_each(|x| self.circle("dark", x, -h + 6.0, 2.8));
            }
            Gear::Large(n) => row(n, 11.0).for_each(|x| self.wheel(x, 13.2, 11.4)),
            Gear::Overlapping(n) => {
                row(n, 11.0).for_each(|x| self.circle("dark", x, -12.8, 10.6));
                row(n, 11.0).step_by(2).for_each(|x| self.wheel(x, 12.8, 10.8));
            }
            Gear::Bogies => {
                for x in [-0.52, 0.0, 0.52].map(|part| part * l * 1.05) {
                    self.poly("body", &[(x - 7.0, -14.0), (x + 7.0, -14.0), (x + 10.0, -6.0), (x - 10.0, -6.0)]);
                    self.wheel(x - 8.6, 8.6, 7.0);
                    self.wheel(x + 8.6, 8.6, 7.0);
                }
                row(3, 4.0).for_each(|x| self.circle("dark", x, -h + 6.0, 2.8));
            }
            Gear::Skirted(n) => {
                row(n, 6.0).for_each(|x| self.wheel(x, 7.4, 5.6));
                self.rect("body", -l + 12.0, -h + 2.0, 2.0 * l - 24.0, h * 0.56, 2.0);
                let bays = row(6, 6.0).map(|x| (x, -h + 3.0));
                bays.for_each(|(x, y)| self.line("seam", &[(x, y), (x, y + h * 0.5)]));
            }
        }
        self.wheel(l - 9.5, h * 0.58, 7.4);
        self.wheel(-l + 9.0, h * 0.56, 6.6);
        self.poly(
            "body",
            &[
                (-l - 2.0, -h - 0.5),
                (l + 2.0, -h - 0.5),
                (l + 5.0, -h + 4.0),
                (l - 3.0, -h + 2.6),
                (-l - 2.0, -h + 2.6),
            ],
        );
    }

    fn wheel(&mut self, x: f32, y: f32, r: f32) {
        self.circle("tyre", x, -y, r);
        self.circle("body", x, -y, r * 0.72);
        self.circle("dark", x, -y, r * 0.26);
    }

    fn hull(&mut self, tank: &Tank, h: f32) {
        let l = tank.half;
        match tank.hull {
            Hull::Boxed => {
                self.poly(
                    "body",
                    &[
                        (-l + 1.0, -h),
                        (-l + 3.0, -h - 11.0),
                        (-l + 12.0, -h - 15.0),
                        (l - 26.0, -h - 15.0),
                        (l - 23.0, -h - 6.0),
                        (l - 2.0, -h - 2.5),
                        (l - 1.0, -h),
                    ],
                );
                self.poly(
                    "gleam",
                    &[(-l + 12.0, -h - 15.0), (l - 26.0, -h - 15.0), (l - 25.4, -h - 12.6), (-l + 6.0, -h - 12.6)],
                );
                self.rect("dark", l - 40.0, -h - 11.5, 8.0, 3.0, 1.0);
                self.line("seam", &[(-l + 32.0, -h - 14.0), (-l + 32.0, -h - 1.0)]);
                self.rect("light", -l + 8.0, -h - 10.0, 17.0, 6.5, 1.0);
            }
            Hull::Sloped => {
                self.poly("body", &[(-l, -h), (-l + 12.0, -h - 15.0), (l - 31.0, -h - 15.0), (l + 3.0, -h + 1.0)]);
                self.poly(
                    "gleam",
                    &[(-l + 12.0, -h - 15.0), (l - 31.0, -h - 15.0), (l - 26.0, -h - 12.6), (-l + 10.0, -h - 12.6)],
                );
                self.line("seam", &[(l - 20.0, -h - 9.0), (l - 12.0, -h - 6.5), (l - 18.0, -h - 3.0)]);
                self.rect("light", -l + 14.0, -h - 8.0, 20.0, 6.6, 3.0);
            }
            Hull::Nosed => {
                self.poly(
                    "body",
                    &[
                        (-l + 2.0, -h),
                        (-l + 5.0, -h - 13.0),
                        (l - 34.0, -h - 15.0),
                        (l - 20.0, -h - 9.0),
                        (l - 2.0, -h - 5.0),
                        (l + 1.0, -h),
                    ],
                );
                self.poly(
                    "gleam",
                    &[(-l + 5.0, -h - 13.0), (l - 34.0, -h - 15.0), (l - 30.0, -h - 12.8), (-l + 5.0, -h - 10.8)],
                );
                self.rect("dark", l - 32.0, -h - 10.6, 7.0, 2.8, 1.0);
            }
        }
        // Exhaust and towing cable.
        self.rect("dark", -l - 4.0, -h - 7.0, 7.0, 3.6, 1.6);
        self.path("seam", &format!("M{:.1} {:.1}q16 7 34 0", -l * 0.1, -h - 4.6));
    }

    fn top(&mut self, tank: &Tank, deck: f32, barrel: &Barrel) -> f32 {
        match tank.top {
            Top::Turret(shape, x, long, high) => self.turret(shape, x, long, high, deck, barrel),
            Top::Many(turrets) => {
                let main = turrets.iter().map(|turret| turret.2).fold(0.0, f32::max);
                let mut muzzle = 0.0;
                for (x, long, high) in turrets {
                    let gun = if *high == main {
                        *barrel
                    } else {
                        Barrel { reach: 12.0, thick: 2.6, brake: false, ..*barrel }
                    };
                    let deck = if *high == main { deck + 4.0 } else { deck - 2.0 };
                    muzzle = self.turret(Shape::Horseshoe, *x, *long, *high, deck, &gun).max(muzzle);
                }
                muzzle
            }
            Top::Casemate(back, front, high, slope) => {
                let y = -deck + 2.0;
                // On a sloped hull the front plate goes on where the glacis ends.
                let front = if matches!(tank.hull, Hull::Sloped) { tank.half - 27.0 - slope } else { front };
                let muzzle = self.barrel(front + slope * 0.45, y - high * 0.42, barrel);
                self.poly("body", &[(back - 4.0, y), (back + 3.0, y - high), (front, y - high), (front + slope, y)]);
                self.poly(
                    "gleam",
                    &[
                        (back + 3.0, y - high),
                        (front, y - high),
                        (front + slope * 0.14, y - high * 0.86),
                        (back + 2.0, y - high * 0.86),
                    ],
                );
                self.poly(
                    "light",
                    &[
                        (front + slope * 0.3, y - high * 0.66),
                        (front + slope * 0.3 + 8.0, y - high * 0.58),
                        (front + slope * 0.5 + 8.0, y - high * 0.2),
                        (front + slope * 0.8, y - high * 0.12),
                    ],
                );
                self.rect("light", back + 12.0, y - high - 4.0, 13.0, 4.6, 1.6);
                self.line("seam", &[((back + front) / 2.0 + 8.0, y - high), ((back + front) / 2.0 + 8.0, y - 2.0)]);
                self.mark((back + front) / 2.0 - 4.0, y - high * 0.5, 0.42);
                muzzle
            }
            Top::Open(back, front, high) => {
                let y = -deck + 3.0;
                self.poly("dark", &[(back + 2.0, y - high * 0.62), (front, y - high * 0.72), (front, y), (back, y)]);
                self.circle("skin", (back + front) / 2.0 - 8.0, y - high * 0.78, 3.0);
                self.path("dark", &format!("M{:.1} {:.1}a4 4 0 0 1 8 0z", (back + front) / 2.0 - 12.0, y - high * 0.8));
                let muzzle = self.barrel(front, y - high * 0.6, barrel);
                self.poly(
                    "body",
                    &[
                        (back, y),
                        (back - 2.0, y - high * 0.55),
                        (front - 8.0, y - high * 0.7),
                        (front + 2.0, y - high),
                        (front + 9.0, y),
                    ],
                );
                self.line("seam", &[(front - 7.0, y - high * 0.68), (front - 2.0, y)]);
                self.mark((back + front) / 2.0 - 4.0, y - high * 0.28, 0.38);
                muzzle
            }
        }
    }

    fn turret(&mut self, shape: Shape, x: f32, long: f32, high: f32, deck: f32, barrel: &Barrel) -> f32 {
        let (b, f, y) = (x - long / 2.0, x + long / 2.0, -deck + 1.0);
        let muzzle = self.barrel(f + 2.0, y - high * 0.48, barrel);
        match shape {
            Shape::Horseshoe => {
                self.path(
                    "body",
                    &format!(
                        "M{:.1} {y:.1}Q{:.1} {:.1} {:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}L{f:.1} {y:.1}z",
                        b + 3.0,
                        b - 4.0,
                        y - high * 0.6,
                        b + 5.0,
                        y - high,
                        f - 7.0,
                        y - high,
                        f,
                        y - high * 0.55
                    ),
                );
                self.poly(
                    "light",
                    &[
                        (f - 3.0, y - high * 0.82),
                        (f + 5.0, y - high * 0.74),
                        (f + 5.0, y - high * 0.2),
                        (f - 2.0, y - high * 0.14),
                    ],
                );
            }
            Shape::Cast => {
                self.path(
                    "body",
                    &format!(
                        "M{:.1} {y:.1}Q{:.1} {:.1} {:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}Q{:.1} {:.1} {f:.1} {y:.1}z",
                        b + 4.0,
                        b - 2.0,
                        y - high * 0.7,
                        b + 9.0,
                        y - high * 0.95,
                        x,
                        y - high * 1.06,
                        f - 13.0,
                        y - high,
                        f - 1.0,
                        y - high * 0.8
                    ),
                );
                self.path(
                    "light",
                    &format!("M{:.1} {:.1}q9 1 10 {:.1}q-4 5 -9 4z", f - 7.0, y - high * 0.76, high * 0.36),
                );
            }
            Shape::Wedge => {
                self.poly(
                    "body",
                    &[
                        (b + 6.0, y),
                        (b, y - high * 0.5),
                        (b + 6.0, y - high),
                        (f - 9.0, y - high),
                        (f + 3.0, y - high * 0.3),
                        (f - 1.0, y),
                    ],
                );
                self.poly(
                    "light",
                    &[
                        (f - 4.0, y - high * 0.8),
                        (f + 5.0, y - high * 0.66),
                        (f + 5.0, y - high * 0.24),
                        (f - 1.0, y - high * 0.14),
                    ],
                );
            }
            Shape::Box => {
                self.poly("body", &[(b + 2.0, y), (b, y - high), (f - 3.0, y - high), (f, y - high * 0.4), (f, y)]);
                self.rect("light", f - 4.0, y - high * 0.7, 9.0, high * 0.46, 2.0);
            }
        }
        self.poly(
            "gleam",
            &[
                (b + 7.0, y - high * 0.98),
                (f - 9.0, y - high * 0.98),
                (f - 7.0, y - high * 0.8),
                (b + 5.0, y - high * 0.8),
            ],
        );
        if high > 13.0 {
            self.rect("light", b + 9.0, y - high - 4.6, 12.0, 5.4, 2.0);
            self.line("seam", &[(b + 3.0, y - high * 0.9), (b - 6.0, y - high - 20.0)]);
            self.mark(x - 2.0, y - high * 0.46, 0.36);
        }
        muzzle
    }

    /// The barrel from its root; the answer is where it ends.
    fn barrel(&mut self, x: f32, y: f32, barrel: &Barrel) -> f32 {
        let Barrel { reach, thick, brake, fires, flame } = *barrel;
        if flame && !fires {
            self.rect("dark", x - 4.0, y - 2.4, 18.0, 4.8, 1.6);
            self.path("flame", &format!("M{:.1} {y:.1}q12 -9 34 -6q-8 4 -4 6q8 2 2 7q-18 2 -32 -7z", x + 13.0));
            self.path("flame-light", &format!("M{:.1} {y:.1}q9 -4 20 -3q-3 3 0 5q-10 2 -20 -2z", x + 13.0));
            return x + 40.0;
        }
        if !fires {
            self.rect("dark", x - 4.0, y - 1.3, 16.0, 2.6, 0.8);
            return x + 12.0;
        }
        self.rect("dark", x - 6.0, y - thick / 2.0, reach + 6.0, thick, 0.6);
        self.rect("body", x - 4.0, y - thick / 2.0 - 0.8, reach * 0.34, thick + 1.6, 0.8);
        if brake {
            self.rect("dark", x + reach - 3.0, y - thick / 2.0 - 1.5, 8.0, thick + 3.0, 1.2);
            self.line("seam", &[(x + reach + 0.5, y - thick), (x + reach + 0.5, y + thick)]);
        }
        x + reach + 5.0
    }

    /// The sign of the nation on the armour; the class around the picture says which.
    fn mark(&mut self, x: f32, y: f32, size: f32) {
        let _ =
            write!(self.0, "<g class=\"tc-mark\" transform=\"translate({x:.1} {y:.1}) scale({size})\">{{mark}}</g>");
    }

    fn truck(&mut self, soviet: bool) -> (f32, f32) {
        self.ellipse("cast", 0.0, 1.0, 66.0, 5.0);
        self.rect("under", -56.0, -18.0, 110.0, 6.0, 1.0);
        self.path("body", "M-60 -18v-22h66v22z");
        self.path("light", "M-60 -40q4 -20 33 -20t33 20z");
        self.path("seam", "M-46 -54v36M-27 -60v42M-8 -54v36M-60 -30h66");
        let cab = if soviet {
            "M10 -18v-32q0 -4 5 -4h14q4 0 5 5l3 11l20 3q3 1 3 5v12z"
        } else {
            "M10 -18v-30q0 -5 6 -5h13q4 0 6 5l4 10l22 1q4 1 4 6v13z"
        };
        self.path("body", cab);
        self.path("sky", "M16 -49h10q4 0 5 4l3 8h-18z");
        self.path("seam", "M36 -20v-17M44 -22v-10M49 -22v-10M54 -22v-10M12 -22h22v-14");
        self.circle("gold", 59.0, -27.0, 2.6);
        self.rect("dark", 56.0, -19.0, 10.0, 4.0, 1.0);
        [-44.0, -22.0, 42.0].into_iter().for_each(|x| self.road_wheel(x, 12.0));
        (-66.0, 68.0)
    }

    fn road_wheel(&mut self, x: f32, r: f32) {
        self.circle("tyre", x, -r, r);
        self.circle("body", x, -r, r * 0.56);
        self.circle("dark", x, -r, r * 0.2);
    }

    fn half_track(&mut self, short: bool, armed: bool) -> (f32, f32) {
        let l: f32 = if short { 52.0 } else { 62.0 };
        self.ellipse("cast", 0.0, 1.0, l + 6.0, 5.0);
        if armed {
            self.rect("dark", -8.0, -52.0, 62.0, 3.6, 0.8);
            self.rect("dark", 52.0, -53.4, 8.0, 6.4, 1.2);
            self.poly("light", &[(-14.0, -62.0), (2.0, -60.0), (6.0, -40.0), (-14.0, -40.0)]);
        } else {
            self.rect("dark", -4.0, -52.0, 22.0, 2.4, 0.6);
            self.poly("light", &[(-8.0, -56.0), (0.0, -56.0), (3.0, -44.0), (-10.0, -44.0)]);
            for x in [-34.0, -22.0] {
                self.circle("skin", x, -49.0, 3.0);
                self.path("dark", &format!("M{:.1} -49.5a4.4 4.4 0 0 1 8.8 0z", x - 4.4));
            }
        }
        self.poly(
            "body",
            &[
                (-l, -24.0),
                (-l - 5.0, -34.0),
                (-l + 6.0, -46.0),
                (6.0, -46.0),
                (18.0, -36.0),
                (l - 4.0, -31.0),
                (l + 2.0, -24.0),
                (l - 6.0, -16.0),
                (-l + 8.0, -14.0),
            ],
        );
        self.poly("gloom", &[(-l, -24.0), (l + 2.0, -24.0), (l - 6.0, -16.0), (-l + 8.0, -14.0)]);
        self.poly("gleam", &[(-l + 6.0, -46.0), (6.0, -46.0), (9.0, -43.4), (-l + 4.0, -43.4)]);
        self.rect("dark", 4.0, -42.0, 8.0, 2.6, 0.8);
        self.path("seam", "M-14 -45v20M-34 -45v20M20 -35l2 12M34 -33v9");
        self.mark(-24.0, -34.0, 0.4);
        let (from, to) = (-l + 4.0, 8.0);
        self.path(
            "track",
            &format!(
                "M{:.1} -20H{:.1}q7 2 5 9q-2 10 -12 11H{:.1}q-9 -1 -11 -9q-1 -9 7 -11z",
                from + 4.0,
                to,
                from + 8.0
            ),
        );
        self.line("links", &[(from + 8.0, -1.3), (to - 4.0, -1.3)]);
        (0..4u8).for_each(|i| self.wheel(from + 8.0 + f32::from(i) * (to - from - 8.0) / 3.0, 10.0, 7.6));
        self.road_wheel(l - 18.0, 11.0);
        (-l - 6.0, l + 6.0)
    }

    fn scout_car(&mut self) -> (f32, f32) {
        self.ellipse("cast", 0.0, 1.0, 60.0, 5.0);
        self.rect("dark", 0.0, -56.0, 20.0, 2.6, 0.6);
        for x in [-36.0, -24.0, -12.0] {
            self.circle("skin", x, -47.0, 3.0);
            self.path("dark", &format!("M{:.1} -47.5a4.4 4.4 0 0 1 8.8 0z", x - 4.4));
        }
        self.path("seam", "M4 -46v-10");
        self.poly(
            "body",
            &[
                (-54.0, -16.0),
                (-54.0, -44.0),
                (8.0, -44.0),
                (16.0, -48.0),
                (20.0, -34.0),
                (48.0, -32.0),
                (54.0, -26.0),
                (54.0, -16.0),
            ],
        );
        self.poly("gleam", &[(-54.0, -44.0), (8.0, -44.0), (8.0, -41.0), (-54.0, -41.0)]);
        self.path("seam", "M8 -44v26M-20 -44v26M34 -31v12M40 -31v12");
        self.rect("dark", 52.0, -24.0, 8.0, 6.0, 3.0);
        self.mark(-34.0, -30.0, 0.42);
        [-34.0, 34.0].into_iter().for_each(|x| self.road_wheel(x, 13.0));
        (-58.0, 62.0)
    }

    fn armoured_car(&mut self, card: &Card) -> (f32, f32) {
        let axles: &[f32] = match card.id.number() {
            162 => &[-44.0, -20.0, 18.0, 42.0],
            161 => &[-42.0, -18.0, 40.0],
            _ => &[-32.0, 34.0],
        };
        let l: f32 = if axles.len() > 2 { 62.0 } else { 52.0 };
        self.ellipse("cast", 0.0, 1.0, l, 5.0);
        let barrel = Barrel { reach: 22.0, thick: 2.6, brake: false, fires: card.at.exists(), flame: false };
        self.turret(Shape::Wedge, -4.0, 30.0, 14.0, 42.0, &barrel);
        self.poly(
            "body",
            &[
                (-l, -26.0),
                (-l + 12.0, -38.0),
                (-24.0, -43.0),
                (14.0, -43.0),
                (26.0, -36.0),
                (l - 4.0, -32.0),
                (l, -24.0),
                (l - 8.0, -14.0),
                (-l + 10.0, -14.0),
            ],
        );
        self.poly("gloom", &[(-l, -26.0), (l, -24.0), (l - 8.0, -14.0), (-l + 10.0, -14.0)]);
        self.poly("gleam", &[(-24.0, -43.0), (14.0, -43.0), (18.0, -40.6), (-30.0, -40.6)]);
        self.rect("dark", 14.0, -38.6, 9.0, 2.8, 0.8);
        self.path("seam", "M-30 -42v15M8 -42v15M36 -33v8");
        if card.id.number() == 162 {
            self.path("wire", "M-48 -40v-26H30v23");
        }
        axles.iter().for_each(|x| self.road_wheel(*x, 12.0));
        (-l - 2.0, l + 2.0)
    }

    fn gun(&mut self, card: &Card) -> (f32, f32) {
        let reach = 34.0 + 4.6 * f32::from(card.at.penetration[1]);
        let thick = 3.2 + 0.35 * f32::from(card.at.penetration[1]);
        let high = 24.0 + f32::from(card.at.penetration[1]);
        let flak = card.id.number() == 75;
        self.ellipse("cast", -6.0, 1.0, 70.0, 5.0);
        if flak {
            self.path("dark", "M-66 -2h112v-6h-44l-6 -18h-16l-6 18h-40z");
        } else {
            self.path("dark", &format!("M-6 {:.1}L-74 -6l-6 6h12L2 {:.1}z", -high + 8.0, -high + 16.0));
        }
        let y = if flak { -42.0 } else { -high - 2.0 };
        self.rect("dark", -30.0, y - thick, 26.0, thick * 2.0, 1.6);
        self.rect("dark", -6.0, y - thick / 2.0, reach, thick, 0.8);
        self.rect("body", -8.0, y - thick / 2.0 - 1.4, reach * 0.4, thick + 2.8, 1.0);
        if card.at.penetration[1] >= 8 && !flak {
            self.rect("dark", reach - 11.0, y - thick / 2.0 - 1.6, 9.0, thick + 3.2, 1.4);
        }
        self.poly("body", &[(-2.0, y - 20.0), (4.0, y - 20.0), (12.0, y + 14.0), (4.0, y + 17.0)]);
        self.poly("light", &[(-2.0, y - 20.0), (1.0, y - 20.0), (7.0, y + 15.4), (4.0, y + 17.0)]);
        if flak {
            self.path("body", "M-20 -8l8 -34h10l6 34z");
        } else {
            let r = 13.0 + f32::from(card.at.penetration[1]) * 0.3;
            self.road_wheel(2.0, r);
            (0..6u8).for_each(|i| {
                let angle = f32::from(i) * std::f32::consts::FRAC_PI_3;
                self.line("seam", &[(2.0, -r), (2.0 + r * 0.52 * angle.cos(), -r + r * 0.52 * angle.sin())]);
            });
        }
        for (x, lean) in [(-30.0, 3.0), (-50.0, 5.0)] {
            self.soldier_kneeling(x, lean);
        }
        (-84.0, reach)
    }

    fn soldier_kneeling(&mut self, x: f32, lean: f32) {
        self.path("body", &format!("M{x:.1} 0h-10l2 -10q0 -8 6 -10l8 2q4 6 0 10l-2 8z"));
        self.path("body", &format!("M{:.1} -16l12 {:.1}l1 3l-14 2z", x + 2.0, -lean));
        self.circle("skin", x + 2.0, -24.0, 3.6);
        self.path("dark", &format!("M{:.1} -24.4a5.4 5.2 0 0 1 10.8 0z", x - 3.4));
    }
}

#[derive(Clone, Copy)]
struct Barrel {
    reach: f32,
    thick: f32,
    brake: bool,
    fires: bool,
    flame: bool,
}

impl Tank {
    /// How high the track is.
    fn height(&self) -> f32 {
        match self.gear {
            Gear::Small(_) | Gear::Bogies => 25.0,
            Gear::Middling(_) => 28.0,
            Gear::Large(_) => 27.0,
            Gear::Overlapping(_) => 28.0,
            Gear::Skirted(_) => 27.0,
        }
    }
}
