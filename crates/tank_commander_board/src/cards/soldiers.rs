//! Squads, cavalry, and what squads carry. The ground is y = 0, the front is to the right.

use super::vehicles::Pen;
use tank_commander::pieces::{Card, Class, Nation};

/// What a soldier has on the head.
#[derive(Clone, Copy, PartialEq)]
enum Head {
    German,
    Soviet,
    Cap,
    Rimless,
    Fur,
}

/// A squad, cavalry or equipment, and how far it reaches to the left and to the right.
pub(crate) fn picture(card: &Card) -> (String, (f32, f32)) {
    let mut pen = Pen::default();
    match card.class {
        Class::Cavalry => pen.rider(if card.issue.serves(Nation::German) { Head::German } else { Head::Fur }),
        Class::Launcher if card.id.number() == 1 => pen.panzerfaust(),
        Class::Launcher => pen.panzerschreck(),
        Class::AtRifle => pen.rifle(),
        Class::Flamethrower => pen.flamethrower(card.issue.serves(Nation::German)),
        Class::MachineGun => pen.machine_gun(),
        _ => pen.squad(card),
    }
    let reach = if card.is_unit() { 68.0 } else { 114.0 };
    (pen.svg(), (-reach, reach))
}

impl Pen {
    fn squad(&mut self, card: &Card) {
        let head = match card.id.number() {
            3..=6 => Head::German,
            7 | 112 => Head::Rimless,
            13 => Head::Cap,
            14 => Head::Fur,
            111 => Head::Rimless,
            _ => Head::Soviet,
        };
        let automatic = card.sa >= 5;
        self.ellipse("cast", 0.0, 1.0, 66.0, 5.0);
        self.soldier(-44.0, 0.86, head, automatic && card.id.number() != 4, false);
        self.soldier(36.0, 0.86, head, automatic, false);
        self.soldier(-4.0, 1.06, head, automatic, card.sa >= 4);
        if card.id.number() == 111 || card.id.number() == 112 {
            for (x, y, size) in [(-70.0, -64.0, 0.7), (64.0, -72.0, 0.9)] {
                self.parachute(x, y, size);
            }
        }
    }

    /// A soldier who advances with his weapon at the hip.
    fn soldier(&mut self, x: f32, size: f32, head: Head, automatic: bool, leads: bool) {
        self.begin_at(x, 0.0, size);
        self.path("dark", "M-4 -34l-9 17l-8 14q-1 3 2 3h7l2 -3l9 -15l5 -12z");
        self.path("body", "M-3 -35q7 -3 10 0l6 16l4 15q0 4 -3 4h-9q-2 -1 -1 -4l-3 -11l-8 -14z");
        self.path("dark", "M-21 -3q-1 3 2 3h8l1 -4zM6 -4q-1 4 2 4h11q1 -3 -2 -4z");
        self.path("body", "M-8 -58q2 -8 10 -8q9 0 10 8l1 14l-4 12h-12q-5 -8 -5 -26z");
        self.path("dark", "M-11 -60q-6 2 -6 10v8q0 4 4 4h5z");
        self.path("seam", "M-6 -40h17M4 -64l-7 24");
        self.path(
            "dark",
            if automatic { "M-6 -44l30 -5v4l-9 2l1 9h-4l-2 -8l-16 3z" } else { "M-16 -40l48 -11l1 2.6l-49 12z" },
        );
        self.path("body", "M8 -62q6 2 8 10l2 8q1 4 -3 4l-6 -2l-5 -9zM-6 -60q-5 4 -3 12l6 8q4 3 7 1l6 -3l-2 -4l-7 1z");
        self.circle("skin", 17.0, -43.0, 2.4);
        self.circle("skin", 3.0, -41.0, 2.4);
        if leads {
            self.path("body", "M-5 -60l-9 -10l-1 -12q2 -3 5 0l2 10l9 8z");
            self.circle("skin", -12.4, -84.0, 2.8);
        }
        self.path("skin", "M-1 -66v-8q0 -6 6 -6t6 6l1 4l-1 5q-3 4 -8 3l-1 2z");
        match head {
            Head::German => self.path("dark", "M-5 -73q-1 -12 10 -12t11 9l2 3q-6 -2 -9 -2l-6 0l-2 6h-6q-2 0 -1 -4z"),
            Head::Soviet => self.path("dark", "M-4 -74q0 -11 9 -11t10 10l1 3q-9 -3 -19 1z"),
            Head::Rimless => self.path("dark", "M-3 -70q-3 -15 8 -15t10 11v2h-9l-3 5h-5z"),
            Head::Cap => self.path("dark", "M-6 -76q2 -8 11 -8t10 6l5 3q-3 2 -8 1l-10 -2z"),
            Head::Fur => self.path("dark", "M-4 -70q-3 -16 9 -16t10 10l-1 2l-9 -1l-3 6z"),
        }
        self.end();
    }

    fn parachute(&mut self, x: f32, y: f32, size: f32) {
        self.begin_at(x, y, size);
        self.path("white", "M-17 0q0 -17 17 -17t17 17q-3 -4 -8 -1q-4 -4 -9 0q-5 -4 -9 0q-5 -3 -8 1z");
        self.path("wire", "M-17 0L0 22L17 0M-6 0L0 22L6 0");
        self.path("dark", "M-3 20h6l2 9l-3 8h-4l-3 -8z");
        self.end();
    }

    fn rider(&mut self, head: Head) {
        self.ellipse("cast", -4.0, 1.0, 62.0, 5.0);
        // Legs behind, body, legs before, neck and head, tail.
        self.path(
            "dark",
            "M-30 -34l-16 14l-14 8l-6 -1l-1 4l9 1l16 -7l18 -9zM26 -34l20 10l8 16l7 1l-1 4l-9 -1l-11 -15l-18 -6z",
        );
        self.path(
            "trunk",
            "M-44 -52q8 -10 26 -8l28 0q12 -2 20 4q6 8 0 18q-8 10 -26 8q-20 4 -36 0q-14 -2 -16 -12q-1 -6 4 -10z",
        );
        self.path("trunk", "M24 -56q8 -16 20 -26l2 -8l6 5q8 2 14 13l6 9q1 5 -4 6q-5 0 -8 -5l-9 -3q-6 6 -7 16l-8 14z");
        self.path("trunk", "M-40 -40l-12 16l-2 14l-5 8q-1 3 3 3h6l3 -16l14 -14zM14 -34l8 14l-6 14l2 6h7l5 -19l-6 -16z");
        self.path("pit", "M40 -80q-14 6 -20 24l6 2q4 -14 15 -20zM-42 -52q-18 2 -20 22q6 10 8 -2q1 -10 12 -13z");
        self.circle("black", 58.0, -78.0, 1.3);
        self.path("wire", "M66 -68q-16 2 -38 -4");
        self.begin("transform=\"translate(-6 -26) scale(.92)\"");
        self.path("dark", "M-8 -36q8 -4 14 0l8 18l-2 14h-8l0 -12l-12 -10z");
        self.path("body", "M-10 -64q2 -8 11 -8q9 0 10 8l1 14l-2 16h-16q-5 -10 -4 -30z");
        self.path("wire", "M-14 -76L-4 -34");
        self.path("body", "M6 -64q6 2 8 10l8 8q1 4 -3 4l-10 -2l-6 -9z");
        self.circle("skin", 20.0, -43.0, 2.6);
        self.path("body", "M-4 -66l8 -14l10 -10q4 0 3 4l-8 12l-7 14z");
        self.path("pale", "M14 -90q16 -20 36 -24");
        self.path("skin", "M-2 -72v-8q0 -6 6 -6t6 6l1 4l-1 5q-3 4 -8 3z");
        match head {
            Head::German => self.path("dark", "M-5 -79q-1 -12 10 -12t11 9l2 3q-6 -2 -9 -2l-6 0l-2 6h-6z"),
            _ => {
                self.path("dark", "M-5 -78v-12q10 -5 17 0v10q-8 -3 -17 2z");
                self.path("red", "M-5 -90q9 -5 17 0v-3q-9 -4 -17 0z");
            }
        }
        self.end();
    }

    fn panzerfaust(&mut self) {
        self.begin("transform=\"translate(0 -46) rotate(-22)\"");
        self.rect("body", -78.0, -4.0, 120.0, 8.0, 2.0);
        self.rect("gleam", -78.0, -4.0, 120.0, 3.0, 1.0);
        self.path("body", "M40 -4l8 -9q4 -3 10 -3l28 16l-28 16q-6 0 -10 -3l-8 -9z");
        self.path("gleam", "M48 -13q4 -3 10 -3l28 16h-40z");
        self.path("seam", "M58 -16v32M48 -13v26");
        self.rect("dark", -10.0, -13.0, 5.0, 10.0, 1.0);
        self.rect("dark", 12.0, -9.0, 12.0, 6.0, 1.0);
        self.end();
    }

    fn panzerschreck(&mut self) {
        self.begin("transform=\"translate(0 -48) rotate(-10)\"");
        self.rect("body", -90.0, -7.0, 176.0, 14.0, 2.0);
        self.rect("gleam", -90.0, -7.0, 176.0, 5.0, 2.0);
        self.rect("dark", 82.0, -9.0, 7.0, 18.0, 2.0);
        self.rect("dark", -94.0, -10.0, 8.0, 20.0, 3.0);
        self.poly("light", &[(14.0, -32.0), (42.0, -36.0), (44.0, 2.0), (16.0, 2.0)]);
        self.rect("sky", 22.0, -26.0, 10.0, 7.0, 1.0);
        self.path("dark", "M-8 7l-5 22h8l6 -22zM22 7l-3 18h7l4 -18zM-60 7q-10 16 -4 24l7 -2q-3 -8 7 -22z");
        self.end();
    }

    fn rifle(&mut self) {
        self.begin("transform=\"translate(-4 -40) rotate(-4)\"");
        self.rect("dark", -6.0, -3.0, 112.0, 4.6, 1.0);
        self.rect("dark", 102.0, -5.4, 12.0, 9.4, 1.6);
        self.rect("body", -46.0, -7.0, 58.0, 13.0, 2.0);
        self.path("trunk", "M-46 -6l-40 2q-6 0 -6 6v13q0 3 5 2l36 -12h6z");
        self.path("dark", "M-28 6l-5 16h8l6 -16zM-8 6l2 18h12l-2 -18z");
        self.path("seam", "M-40 -1h46M2 -7v13");
        self.path("bold-line", "M36 2l-12 36M36 2l14 35");
        self.path("dark", "M-6 -13h5v6h-5zM92 -8h4v6h-4z");
        self.end();
    }

    fn flamethrower(&mut self, german: bool) {
        self.ellipse("cast", -40.0, 1.0, 30.0, 4.0);
        let tanks: &[f32] = if german { &[-56.0, -36.0] } else { &[-62.0, -44.0, -26.0] };
        for x in tanks {
            self.rect("body", x - 9.0, -62.0, 18.0, 58.0, 9.0);
            self.rect("gleam", x - 6.0, -58.0, 4.0, 48.0, 2.0);
            self.rect("dark", x - 3.0, -68.0, 6.0, 7.0, 1.0);
            self.path("seam", &format!("M{:.1} -46h18M{:.1} -20h18", x - 9.0, x - 9.0));
        }
        self.path("bold-line", "M-38 -66q10 -18 22 -4q6 26 24 34");
        self.path("dark", "M2 -34l44 -16l2 6l-44 15zM14 -32l5 16h6l-2 -19z");
        self.path(
            "flame",
            "M46 -48q18 -22 58 -28q-14 10 -6 14q14 2 12 16q-8 -6 -16 0q4 8 -4 14q-4 -8 -14 -6q-18 2 -30 -10z",
        );
        self.path("flame-light", "M48 -47q16 -12 38 -16q-8 8 0 12q-4 4 -12 4q-12 6 -26 0z");
    }

    fn machine_gun(&mut self) {
        self.ellipse("cast", -6.0, 1.0, 66.0, 5.0);
        self.path("bold-line", "M-10 -40L-58 -2M-4 -40L-24 -2M4 -40L36 -2");
        self.rect("body", -42.0, -52.0, 66.0, 15.0, 2.0);
        self.rect("gleam", -42.0, -52.0, 66.0, 5.0, 2.0);
        self.rect("dark", 22.0, -50.0, 52.0, 9.0, 3.0);
        self.path("seam", "M32 -50v9M40 -50v9M48 -50v9M56 -50v9M64 -50v9M-24 -52v15M4 -52v15");
        self.rect("dark", 72.0, -48.0, 12.0, 5.0, 1.0);
        self.path("dark", "M-42 -46l-16 -2v12l16 2zM-26 -37l-5 14h7l6 -14z");
        self.path("gold", "M-6 -37l10 4l-2 14l8 5l-3 4l-12 -6l2 -15l-5 -2z");
        self.path("flame-light", "M84 -46l22 -8l-12 8l14 4l-14 1l8 7z");
    }
}
