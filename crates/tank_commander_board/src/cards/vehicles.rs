//! Vehicles from the side, put together from running gear, hull, turret and gun.
//!
//! The ground is y = 0 and the front is to the right. How long a barrel is and how thick follows from what
//! is printed on the card, so that every gun looks as dangerous as it is.

use super::models::{Gear, Hull, Shape, Tank, Top, model};
use boards::kit;
use std::ops::{Deref, DerefMut};
use tank_commander::pieces::{Card, Class};

/// A pen that knows vehicles, soldiers and landscapes.
pub(crate) struct Pen(kit::Pen);

impl Default for Pen {
    fn default() -> Pen {
        Pen(kit::Pen::new("tc-"))
    }
}

impl Deref for Pen {
    type Target = kit::Pen;

    fn deref(&self) -> &kit::Pen {
        &self.0
    }
}

impl DerefMut for Pen {
    fn deref_mut(&mut self) -> &mut kit::Pen {
        &mut self.0
    }
}

impl Pen {
    /// A pen that goes on from a picture.
    pub(crate) fn on(picture: String) -> Pen {
        let mut pen = Pen::default();
        pen.add(&picture);
        pen
    }

    /// Begins a group elsewhere and in another size.
    pub(crate) fn begin_at(&mut self, x: f32, y: f32, size: f32) {
        self.begin(&format!("transform=\"translate({x:.1} {y:.1}) scale({size})\""));
    }

    /// What was drawn.
    pub(crate) fn svg(self) -> String {
        self.0.svg()
    }
}

/// The picture of a vehicle or gun, and how far it reaches to the left and to the right.
pub(crate) fn picture(card: &Card) -> (String, (f32, f32)) {
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
    (pen.svg(), reach)
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

    pub(crate) fn wheel(&mut self, x: f32, y: f32, r: f32) {
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

    pub(crate) fn turret(&mut self, shape: Shape, x: f32, long: f32, high: f32, deck: f32, barrel: &Barrel) -> f32 {
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
    pub(crate) fn mark(&mut self, x: f32, y: f32, size: f32) {
        self.begin_at(x, y, size);
        self.add("{mark}");
        self.end();
    }
}

/// A gun: how far it reaches, how thick it is, whether it has a muzzle brake, fires at all, or throws flames.
#[derive(Clone, Copy)]
pub(crate) struct Barrel {
    pub reach: f32,
    pub thick: f32,
    pub brake: bool,
    pub fires: bool,
    pub flame: bool,
}
