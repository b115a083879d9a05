//! What runs on wheels: trucks, half-tracks, cars and guns. The ground is y = 0, the front is to the right.

use super::models::Shape;
use super::vehicles::{Barrel, Pen};
use tank_commander::pieces::Card;

impl Pen {
    pub(crate) fn truck(&mut self, soviet: bool) -> (f32, f32) {
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

    pub(crate) fn half_track(&mut self, short: bool, armed: bool) -> (f32, f32) {
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

    pub(crate) fn scout_car(&mut self) -> (f32, f32) {
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

    pub(crate) fn armoured_car(&mut self, card: &Card) -> (f32, f32) {
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

    pub(crate) fn gun(&mut self, card: &Card) -> (f32, f32) {
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
