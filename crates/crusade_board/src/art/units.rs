//! Ground units, forts and obstacles from the side: they stand on the line y = 0 around x = 0 and are about 54 wide.

use super::letter;
use boards::kit::Pen;
use crusade::pieces::{CardId, Kind, Subhead};

/// A pen with the colours of a nation.
struct Art {
    pen: Pen,
    body: String,
    light: String,
    dark: String,
    s: &'static str,
}

impl Art {
    fn part(&mut self, d: &str) {
        self.pen.path(&self.body, d);
    }

    fn lit(&mut self, d: &str) {
        self.pen.path(&self.light, d);
    }

    fn dark(&mut self, d: &str) {
        self.pen.path(&self.dark, d);
    }

    fn tracks(&mut self, wheels: usize) {
        let (west, east, high) = (-25.0, 24.0, 9.0);
        self.pen.rect("track", west, -high, east - west, high, high / 2.0);
        let step = (east - west - high) / (wheels - 1) as f32;
        for i in 0..wheels {
            self.pen.circle("wheel", west + high / 2.0 + i as f32 * step, -high / 2.0, 3.0);
        }
    }

    fn wheels(&mut self, at: &[f32], radius: f32) {
        for x in at {
            self.pen.circle("track", *x, -radius, radius);
            self.pen.circle("wheel", *x, -radius, radius * 0.5);
        }
    }

    fn sign(&mut self, x: f32, y: f32) {
        let sign = if self.s == "g" { "<use href=\"#k-cross\"/>" } else { "<use class=\"lc-star\" href=\"#k-star\"/>" };
        self.pen.begin(&format!("transform=\"translate({x} {y}) scale(.26)\""));
        self.pen.add(sign);
        self.pen.end();
    }

    /// A soldier with a rifle, whose feet are here.
    fn soldier(&mut self, x: f32, size: f32) {
        self.pen.begin(&format!("transform=\"translate({x} 0) scale({size})\""));
        self.part("M-2.6-15h5.2l1 7.5h-7z");
        self.pen.circle(&self.dark.clone(), 0.0, -17.4, 2.6);
        self.lit("M-3.6-17.2a3.6 3.4 0 0 1 7.2 0z");
        self.pen.path("limb", "M-2-8L-4.6 0M2-8L3.8 0");
        self.pen.path("rifle", "M-4-12.6L8-14.8");
        self.pen.end();
    }

    fn soldiers(&mut self, at: &[(f32, f32)]) {
        at.iter().for_each(|(x, size)| self.soldier(*x, *size));
    }

    fn gun_wheel(&mut self, x: f32) {
        self.pen.circle("track", x, -6.0, 6.0);
        self.pen.circle(&self.body.clone(), x, -6.0, 4.2);
        self.pen.circle("track", x, -6.0, 1.4);
    }

    /// A barrel from a point, so long, at an angle.
    fn barrel(&mut self, (x, y): (f32, f32), long: f32, thick: f32, turn: f32) {
        self.pen.begin(&format!("transform=\"translate({x} {y}) rotate({turn})\""));
        self.part(&format!("M-3-{0}H{long}v{1}H-3z", thick / 2.0, thick));
        self.dark(&format!("M{long}-{0}h3.4v{1}h-3.4z", thick * 0.8, thick * 1.6));
        self.pen.end();
    }
}

/// The picture of a ground unit, a fort or an obstacle.
pub(crate) fn unit(card: CardId) -> String {
    let stats = card.card();
    let s = letter(stats);
    let [body, light, dark] = ["body", "lit", "dark"].map(|part| format!("{part}-{s}"));
    let mut art = Art { pen: Pen::new("lc-"), body, light, dark, s };
    let word = card.word().split_once('_').map_or("", |(_, word)| word);
    match (stats.kind, stats.subhead) {
        (Kind::Fort, _) => fort(&mut art, word),
        (Kind::Obstacle, _) => obstacle(&mut art, word),
        (Kind::Staff | Kind::HqTroop, _) => headquarters(&mut art, word),
        (_, Subhead::Armor) => tank(&mut art, word),
        (_, Subhead::SelfPropelledGun) => assault_gun(&mut art, word),
        (_, Subhead::Transport) => transport(&mut art, word),
        (_, Subhead::Recon) => scouts(&mut art, word),
        (_, Subhead::Antitank | Subhead::Artillery | Subhead::Mortar | Subhead::HeavyWeapons) => gun(&mut art, word),
        (_, Subhead::RocketArtillery) => rockets(&mut art, word),
        (_, Subhead::Antiaircraft | Subhead::AntiaircraftAntitank) => flak(&mut art, word),
        _ => infantry(&mut art, word),
    }
    art.pen.svg()
}

fn tank(art: &mut Art, word: &str) {
    let long = match word {
        "t70" | "pz3" => 10.0,
        "t34" | "kv1" | "pz4" => 14.0,
        "t3485" | "kv85" | "tiger" => 20.0,
        _ => 25.0,
    };
    art.barrel((8.0, -17.0), long, 2.2, 0.0);
    match word {
        "panther" | "kingtiger" | "t34" | "t3485" | "t70" | "is2" => art.part("M-24-8L-20-13.5H13L25-8L22-5H-23z"),
        _ => art.part("M-24-12.5H16l2 3H25L23-5H-23z"),
    }
    match word {
        "t34" => art.lit("M-8-13.5L-5-20.5H6L10-13.5z"),
        "t70" => art.lit("M-6-13.5L-4-19H4L7-13.5z"),
        "kv1" | "kv85" | "is2" => art.lit("M-11-12.5L-9-21.5H8L12-12.5z"),
        "kingtiger" => art.lit("M-13-13.5L-10-21.5H10L13-13.5z"),
        _ => art.lit("M-11-12.5V-20.5H7L11-13z"),
    }
    art.dark("M-6-20.8h6v-2.2h-6z");
    art.tracks(if matches!(word, "t34" | "t3485" | "t70") { 5 } else { 6 });
    art.sign(-2.0, -16.6);
}

fn assault_gun(art: &mut Art, word: &str) {
    let long = match word {
        "su76" | "stuh42" | "isu152" => 16.0,
        "jagdtiger" | "jagdpanther" | "isu122" => 28.0,
        _ => 22.0,
    };
    art.barrel((8.0, -13.4), long, if word == "isu152" { 3.4 } else { 2.2 }, 0.0);
    match word {
        "marder" | "su76" => art.part("M-24-9L-22-12H-4L-8-20H2L8-11L22-9L23-5H-23z"),
        "hetzer" | "jpz4" | "jagdpanther" | "su85" => art.part("M-24-9L-14-18.5H4L24-8L22-5H-23z"),
        _ => art.part("M-24-9L-20-18H10L14-11L24-9L22-5H-23z"),
    }
    art.lit("M-12-17.6h12v-2h-12z");
    art.tracks(if art.s == "g" { 6 } else { 5 });
    art.sign(-9.0, -13.4);
}

fn transport(art: &mut Art, word: &str) {
    if word == "halftrack" {
        art.part("M-24-7L-22-18H4L8-13L23-11V-7z");
        art.pen.rect("track", -24.0, -8.0, 28.0, 8.0, 4.0);
        art.wheels(&[16.0], 5.0);
        art.sign(-10.0, -13.0);
        return;
    }
    art.part("M-24-6V-18H6V-6z");
    art.dark("M-24-18q15-7 30 0z");
    art.lit("M8-6V-17h7l3 6h6v5z");
    art.wheels(&[-15.0, -6.0, 17.0], 5.0);
}

fn scouts(art: &mut Art, word: &str) {
    match word {
        "ba64" | "puma" => {
            art.part("M-18-6L-15-14H12L20-8V-5H-18z");
            art.lit("M-5-14L-3-19H5L7-14z");
            art.dark("M5-17.5H18v1.6H5z");
            art.wheels(if word == "puma" { &[-14.0, -5.0, 5.0, 14.0] } else { &[-11.0, 12.0] }, 4.6);
        }
        _ => {
            art.soldiers(&[(-13.0, 0.95), (2.0, 1.1)]);
            art.dark("M4-20.6h7v3h-7z");
            art.pen.path("limb", "M14 0q4-9 10-3q-1 2 1 3z");
        }
    }
}

fn gun(art: &mut Art, word: &str) {
    match word {
        "mortar" => {
            art.barrel((0.0, -2.0), 17.0, 4.0, -64.0);
            art.pen.path("limb", "M5-11L14 0M5-11L9 0");
            art.soldiers(&[(-14.0, 0.85), (21.0, 0.75)]);
        }
        "maxim" | "mg42" => {
            art.barrel((2.0, -8.4), 19.0, 2.4, 0.0);
            art.pen.path("limb", "M0-8L-7 0M3-8L11 0");
            if word == "maxim" {
                art.lit("M-3-15.5h6.4l1.4 11h-8z");
            }
            art.soldiers(&[(-14.0, 0.8), (-22.0, 0.7)]);
        }
        "ptr" => {
            art.barrel((-2.0, -10.0), 28.0, 1.8, -4.0);
            art.pen.path("limb", "M16-11L12 0M16-11L20 0");
            art.soldiers(&[(-10.0, 0.9), (-20.0, 0.8)]);
        }
        "howitzer" | "lefh" => {
            art.dark("M-4-5L-25 0L-26-1.6L-5-9z");
            art.barrel((-1.0, -10.0), 22.0, 4.0, -28.0);
            art.lit("M-3-17L4-16L6-3H0z");
            art.gun_wheel(0.0);
        }
        _ => {
            let long = if matches!(word, "45" | "pak38") { 18.0 } else { 24.0 };
            art.dark("M-4-6L-24 0L-26-1L-5-9z");
            art.barrel((0.0, -10.6), long, 2.2, -3.0);
            art.lit("M-2-17L4-17.6L5-3H0z");
            art.gun_wheel(-1.0);
            art.soldier(-16.0, 0.72);
        }
    }
}

fn rockets(art: &mut Art, word: &str) {
    if word == "nebel" {
        for (x, y) in [(-2.0, -9.0), (-4.0, -13.0), (-6.0, -17.0)] {
            art.barrel((x, y), 17.0, 3.4, -22.0);
        }
        art.gun_wheel(0.0);
        art.soldier(-18.0, 0.75);
        return;
    }
    art.part("M-22-6H24V-11H16L13-16H7V-8H-22z");
    art.pen.path("rail", "M-20-9L8-17M-20-12L8-20M-20-15L8-23M-20-18L8-26");
    art.wheels(&[-14.0, -4.0, 17.0], 5.0);
}

fn flak(art: &mut Art, word: &str) {
    if matches!(word, "wirbelwind" | "ostwind") {
        art.part("M-24-12.5H16l2 3H25L23-5H-23z");
        art.barrel((0.0, -17.0), 17.0, if word == "ostwind" { 2.6 } else { 1.6 }, -42.0);
        art.barrel((-4.0, -16.0), 17.0, 1.6, -42.0);
        art.lit("M-12-12.5L-9-21H7L10-12.5z");
        art.tracks(6);
        return;
    }
    let heavy = matches!(word, "85aa" | "88");
    art.dark("M-18 0L-4-6H6L20 0z");
    art.barrel((0.0, -11.0), if heavy { 28.0 } else { 22.0 }, if heavy { 3.2 } else { 2.2 }, -46.0);
    art.lit("M-6-6L-8-15L3-17L6-6z");
    art.soldiers(&[(-17.0, 0.72), (19.0, 0.66)]);
}

fn headquarters(art: &mut Art, word: &str) {
    match word {
        "staff" => {
            art.part("M-22 0L-8-20L14-20L24 0z");
            art.lit("M-22 0L-8-20L0 0z");
            art.dark("M-10 0L-6-12L-2 0z");
            art.pen.path("rifle", "M20 0V-26");
            art.pen.path(if art.s == "g" { "dark-g" } else { "pennant" }, "M20-26h13l-4 4l4 4H20z");
        }
        "medics" => {
            art.part("M-22 0V-13L-2-19L20-13V0z");
            art.pen.rect("plate", -7.0, -13.0, 12.0, 11.0, 1.5);
            art.pen.path("cross", "M-2.6-11h3.2v3h3v3.2h-3v3h-3.2v-3h-3V-8h3z");
        }
        "workshop" => {
            art.part("M-24 0V-12H24V0z");
            art.lit("M-26-12L0-22L26-12z");
            art.pen.path("rail", "M-10-1L8-9M4-11l6 1l-2 5");
        }
        _ => {
            transport(art, "truck");
            art.pen.rect("crate", -20.0, -22.0, 8.0, 6.0, 0.6);
            art.pen.rect("crate", -10.0, -23.0, 9.0, 7.0, 0.6);
        }
    }
}

fn infantry(art: &mut Art, word: &str) {
    art.soldiers(&[(-18.0, 0.95), (-4.0, 1.08), (11.0, 0.98)]);
    match word {
        "guards" | "pzgren" => art.soldier(22.0, 0.9),
        "engineers" | "pioneers" => art.pen.path("rail", "M18 0L24-12M20-13h8"),
        "conscripts" | "volks" => {}
        _ => art.pen.path("limb", "M18-1q4-6 10 0z"),
    }
}

fn fort(art: &mut Art, word: &str) {
    match word {
        "bunker" => {
            for y in [-4.0, -9.0, -14.0] {
                art.pen.rect("crate", -24.0, y - 1.0, 48.0, 5.0, 2.5);
            }
            art.pen.rect("slit", -10.0, -12.0, 20.0, 4.0, 1.0);
        }
        "fortbuilding" => {
            art.pen.path("stone", "M-22 0V-20L-14-26H14L22-20V0z");
            art.pen.path("slit", "M-16-16h6v6h-6zM-3-16h6v6h-6zM10-16h6v6h-6zM-3-6h6v6h-6z");
        }
        _ => {
            art.pen.path("stone", "M-26 0L-20-16H20L26 0z");
            art.pen.rect("slit", -13.0, -12.0, 26.0, 4.4, 1.0);
        }
    }
}

fn obstacle(art: &mut Art, word: &str) {
    match word {
        "mines" => {
            for x in [-16.0, 0.0, 16.0] {
                art.pen.ellipse("slit", x, -3.0, 8.0, 3.0);
                art.pen.rect("slit", x - 2.0, -8.0, 4.0, 4.0, 1.0);
            }
        }
        "wire" => {
            art.pen.path("rail", "M-24 0V-14M0 0V-14M24 0V-14");
            art.pen.path("limb", "M-24-11q6-7 12 0t12 0t12 0t12 0M-24-5q6-7 12 0t12 0t12 0t12 0");
        }
        _ => {
            for x in [-15.0, 3.0, 20.0] {
                art.pen.path("stone", &format!("M{} 0L{} -16L{} 0z", x - 8.0, x, x + 8.0));
            }
        }
    }
}
