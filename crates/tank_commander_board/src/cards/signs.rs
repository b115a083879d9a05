//! What the special events show, drawn into a scene of 226 by 118.

use super::scenes::{GROUND, backdrop};
use super::vehicles::Pen;
use tank_commander::pieces::{CardId, Special};

/// The picture of an event card.
pub(crate) fn picture(card: CardId, event: Special) -> String {
    let mut pen = Pen::on(backdrop(card));
    match event {
        Special::AntiTankMine => pen.mine(113.0, 100.0, 1.5),
        Special::Minefield => pen.minefield(false),
        Special::MinefieldGap => pen.minefield(true),
        Special::Stream | Special::Swamp => {}
        Special::Bridge => pen.bridge(),
        Special::Ford => pen.ford(),
        Special::Wire => pen.wire(),
        Special::Path => pen.track(),
        Special::Counterbattery => pen.counterbattery(),
        Special::Interception => pen.interception(),
        Special::WeaponMalfunction => pen.malfunction(),
        Special::Breakdown => pen.breakdown(),
        Special::Repair => pen.repair(),
        Special::Confusion => pen.confusion(),
        Special::Smoke => pen.smoke(),
        Special::TacticalAdvantage => pen.advantage(),
        Special::Panic => pen.panic(),
        Special::FlankShot => pen.flank_shot(),
        Special::SpecialAmmunition => pen.shells(),
        Special::ArtilleryBarrage => pen.barrage(),
        Special::SovietRockets => pen.rockets("s"),
        Special::GermanRockets => pen.rockets("g"),
        Special::AirStrike => pen.aircraft("n", false, 113.0, 44.0, 1.0),
        Special::Stuka => pen.aircraft("g", true, 113.0, 46.0, 1.15),
        Special::Sturmovik => pen.aircraft("s", false, 113.0, 46.0, 1.15),
        Special::TankBuster => pen.tank_buster(),
        Special::TankAce => pen.ace(),
        Special::SquadLeader => pen.leader(),
        Special::ForwardObserver => pen.observer(),
        Special::Reinforcements => pen.reinforcements(),
        Special::Recon => pen.recon(),
        Special::Sniper => pen.sniper(),
        Special::Coordination => pen.coordination(),
        Special::Withdrawal => pen.withdrawal(),
        Special::MineDogs => pen.dog(),
        Special::TankRepairShop => pen.workshop(),
    }
    pen.svg()
}

impl Pen {
    fn at(&mut self, x: f32, y: f32, size: f32, draw: impl FnOnce(&mut Pen)) {
        self.begin_at(x, y, size);
        draw(self);
        self.end();
    }

    fn mine(&mut self, x: f32, y: f32, size: f32) {
        self.at(x, y, size, |pen| {
            pen.ellipse("pit", 0.0, 2.0, 44.0, 10.0);
            pen.path("body", "M-34 0v-10q0 -9 34 -9t34 9v10q0 8 -34 8t-34 -8z");
            pen.ellipse("light", 0.0, -10.0, 34.0, 9.0);
            pen.ellipse("dark", 0.0, -12.0, 12.0, 3.6);
            pen.rect("dark", -3.0, -20.0, 6.0, 8.0, 1.0);
        });
    }

    /// A board with a skull on two posts, mines before it.
    fn minefield(&mut self, gap: bool) {
        for (x, y) in [(34.0, 104.0), (84.0, 110.0), (150.0, 110.0), (196.0, 103.0)] {
            if !gap || !(70.0..160.0).contains(&x) {
                self.mine(x, y, 0.42);
            }
        }
        if gap {
            self.path("near", "M86 118q14 -22 18 -44h20q4 24 20 44z");
            self.path("pale", "M84 116q14 -22 18 -42M146 116q-18 -22 -22 -42");
        }
        let x = if gap { 44.0 } else { 113.0 };
        self.at(x, 88.0, 1.0, |pen| {
            pen.path("trunk", "M-24 0v-62h4V0zM20 0v-62h4V0z");
            pen.rect("wall", -34.0, -64.0, 68.0, 40.0, 2.0);
            pen.path("black", "M-12 -46q0 -13 12 -13t12 13q0 6 -4 8v5h-16v-5q-4 -2 -4 -8z");
            pen.path(
                "wall",
                "M-7 -47a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM1 -47a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM-1.6 -41l1.6 -3l1.6 3z",
            );
            pen.path("wire", "M-22 -31L22 -26M22 -31L-22 -26");
        });
    }

    fn bridge(&mut self) {
        self.path("trunk", "M52 92V76h6v16zM84 104V78h6v26zM138 104V78h6v26zM172 92V76h6v16z");
        self.path("stone", "M40 82q74 -16 148 0v-8q-74 -16 -148 0z");
        self.path("wire", "M40 66q74 -16 148 0M48 74V64M66 71V60M90 68V57M114 67V56M138 68V57M162 71V60M180 74V64");
    }

    fn ford(&mut self) {
        for (x, y) in [(78.0, 92.0), (96.0, 95.0), (114.0, 92.0), (132.0, 95.0), (150.0, 91.0)] {
            self.ellipse("stone", x, y, 9.0, 4.0);
        }
        self.path("trunk", "M58 92V62h4v30zM166 92V62h4v30z");
        self.path("red", "M62 62l16 5l-16 5zM166 62l-16 5l16 5z");
    }

    fn wire(&mut self) {
        self.path("trunk", "M28 106L50 66l4 2L32 108zM50 106L28 66l-4 2l22 40zM102 108l22 -42l4 2l-22 42zM124 108l-22 -42l-4 2l22 42zM176 106l22 -40l4 2l-22 40zM198 106l-22 -40l-4 2l22 40z");
        for shift in 0..3u8 {
            let y = 74.0 + f32::from(shift) * 12.0;
            let mut d = format!("M0 {y}");
            (0..13u8).for_each(|i| d += &format!("q9 {} 18 0", if (i + shift) % 2 == 0 { -12 } else { 12 }));
            self.path("wire", &d);
        }
        let barbs: String = (0..22u8)
            .map(|i| format!("M{} {}l5 5m0 -5l-5 5", f32::from(i) * 10.4, 70 + (u16::from(i) * 17) % 32))
            .collect();
        self.path("wire", &barbs);
    }

    fn track(&mut self) {
        self.path("near", "M70 118q34 -26 36 -48q2 -10 -4 -14h12q8 6 8 16q2 24 48 46z");
        self.path("grass", "M88 116q26 -26 26 -48M150 116q-34 -22 -36 -46");
        self.path("trunk", "M176 104V64h4v40z");
        self.path("wall", "M158 66h34l8 7l-8 7h-34z");
    }

    /// A burst of earth and fire.
    fn burst(&mut self, x: f32, y: f32, size: f32) {
        self.at(x, y, size, |pen| {
            pen.path("smoke-dark", "M-34 0q-10 -20 4 -30q-4 -20 14 -26q8 -16 24 -6q18 0 18 18q14 12 4 26q4 12 -6 18z");
            pen.path("earth", "M-30 2l-8 -34l18 20l4 -40l14 32l14 -36l4 38l20 -22l-8 42z");
            pen.path("flame", "M-18 2l-4 -22l12 12l4 -28l10 24l10 -20l0 24l8 -8l-4 18z");
            pen.path("flame-light", "M-9 2l-2 -12l7 6l4 -16l5 14l6 -8l0 16z");
        });
    }

    fn barrage(&mut self) {
        self.burst(46.0, 96.0, 0.8);
        self.burst(182.0, 98.0, 0.9);
        self.burst(112.0, 106.0, 1.3);
        self.path("tracer", "M0 8Q80 10 108 52M226 2Q196 22 184 56M0 26Q30 30 44 60");
    }

    fn field_gun(&mut self, x: f32, y: f32, size: f32) {
        self.at(x, y, size, |pen| {
            pen.path("dark", "M-8 -20L-56 -4l-4 6h10L0 -12z");
            pen.path("dark", "M-14 -26L50 -56l3 6L-10 -18z");
            pen.path("body", "M-16 -28l40 -18l3 7l-38 19z");
            pen.path("body", "M-4 -42h6l10 30l-8 4z");
            pen.circle("tyre", 0.0, -12.0, 12.0);
            pen.circle("body", 0.0, -12.0, 6.6);
        });
    }

    fn counterbattery(&mut self) {
        self.field_gun(70.0, GROUND + 4.0, 1.1);
        self.path("flame-light", "M128 40l24 -14l-10 14l16 2l-16 4z");
        self.path("tracer", "M140 36Q176 12 190 58");
        self.burst(190.0, 92.0, 0.85);
    }

    /// An aircraft from three quarters above; a Stuka has cranked wings and no bombs left.
    fn aircraft(&mut self, nation: &str, cranked: bool, x: f32, y: f32, size: f32) {
        self.begin(&format!("class=\"tc-{nation}\""));
        self.at(x, y, size, |pen| {
            pen.begin("transform=\"rotate(16)\"");
            let wings = if cranked {
                "M-6 -4l-8 20l-52 -12l-4 -8l2 -6l50 6zM8 -4l10 16l38 -20l2 -8l-4 -4l-36 12z"
            } else {
                "M-8 -2l-60 4l-4 6l6 5l60 1zM10 -6l44 -18l6 2l0 6l-44 20z"
            };
            pen.path("light", wings);
            pen.path("body", "M62 2q-6 -9 -24 -9l-34 0l-58 -1q-8 0 -8 4q0 4 8 6l60 8q30 4 48 -2q8 -3 8 -6z");
            pen.path("light", "M-50 -6l-14 -18h9l18 17zM-44 2l-18 8l-2 5l6 1l22 -8z");
            pen.path("sky", "M2 -7q4 -9 14 -9q12 1 16 9z");
            pen.path("seam", "M2 -7q4 -9 14 -9q12 1 16 9M16 -16v9M40 -7q4 8 -2 16");
            pen.path("wire", "M64 -14v32");
            if cranked {
                pen.path("dark", "M-12 16l6 8h8l2 -9zM14 10l7 9h8l0 -10z");
            } else {
                pen.path("dark", "M-28 16h16l4 3l-4 3h-16l-4 -3zM2 18h14l4 3l-4 3h-14l-4 -3z");
            }
            pen.end();
        });
        self.end();
        self.path("black", &format!("M{:.1} {:.1}l10 6l-3 5l-10 -6z", x + 20.0, y + 30.0));
        self.burst(186.0, 104.0, 0.7);
    }

    fn interception(&mut self) {
        self.aircraft("n", false, 146.0, 34.0, 0.8);
        self.at(56.0, 74.0, 0.72, |pen| {
            pen.begin("transform=\"rotate(-24)\"");
            pen.path("light", "M-8 0l-50 10l-3 6l7 3l52 -4zM8 -4l36 -24l6 1l1 6l-34 26z");
            pen.path("body", "M58 0q-8 -8 -28 -8l-70 2q-10 1 -10 5q1 4 10 5l60 6q24 1 34 -4q5 -3 4 -6z");
            pen.path("sky", "M0 -8q4 -8 12 -8q10 1 14 8z");
            pen.path("light", "M-38 -6l-10 -15h8l14 14z");
            pen.end();
        });
        self.path("tracer", "M92 56L128 42M90 66L126 50");
    }

    fn tank_buster(&mut self) {
        self.at(150.0, GROUND + 2.0, 0.8, |pen| pen.small_tank());
        self.aircraft("g", true, 66.0, 36.0, 0.8);
        self.path("tracer", "M96 56L136 82M92 60L130 88");
    }

    fn small_tank(&mut self) {
        self.path("track", "M-46 -18h90q8 2 5 10q-4 8 -14 8h-72q-10 0 -13 -8q-2 -8 4 -10z");
        (0..6u8).for_each(|i| self.circle("body", -34.0 + f32::from(i) * 13.4, -8.0, 5.4));
        self.path("body", "M-48 -18l8 -12h62l24 12z");
        self.path("dark", "M10 -38h46v4H10z");
        self.path("body", "M-22 -30l4 -16h26l8 16z");
    }

    fn malfunction(&mut self) {
        self.at(92.0, 70.0, 1.0, |pen| {
            pen.rect("dark", -40.0, -12.0, 120.0, 20.0, 2.0);
            pen.rect("body", -70.0, -20.0, 70.0, 36.0, 4.0);
            pen.rect("gleam", -70.0, -20.0, 70.0, 10.0, 4.0);
            pen.path("gold", "M-34 -2h22l8 5l-8 5h-22z");
            pen.path("dark", "M80 -14l14 -8l-2 9l16 -2l-10 10l12 6l-16 4l4 10l-18 -8z");
        });
        self.path("smoke", "M170 54q-4 -14 8 -18q2 -14 16 -10q14 -2 12 12q8 10 -4 16q-10 10 -18 2q-10 4 -14 -2z");
        self.path("arrow", "M88 30l50 50M138 30l-50 50");
    }

    fn breakdown(&mut self) {
        self.at(104.0, GROUND, 1.25, |pen| pen.small_tank());
        self.path(
            "smoke-dark",
            "M40 52q-12 -10 0 -20q-4 -16 12 -18q10 -12 22 0q14 4 8 18q8 12 -6 18q-8 10 -18 4q-12 6 -18 -2z",
        );
        self.path("smoke", "M56 58q-6 -8 4 -14q0 -10 12 -8q10 -2 10 8q8 8 -2 14q-12 8 -24 0z");
        self.path("bold-line", "M166 96q14 8 30 4M150 102q20 10 46 6");
        self.path("red", "M196 30l22 38h-44z");
        self.path("white", "M194 42h4l-1 14h-2zM196 59a2.4 2.4 0 1 0 .1 0z");
    }

    fn repair(&mut self) {
        self.at(113.0, 66.0, 1.25, |pen| {
            pen.begin("transform=\"rotate(-38)\"");
            pen.path(
                "stone",
                "M-52 -5h84q2 -12 14 -15l6 3l-8 10l5 8l11 -1l3 6q-6 10 -18 8q-9 -2 -12 -9h-85q-6 0 -6 -5t6 -5z",
            );
            pen.end();
            pen.begin("transform=\"rotate(40)\"");
            pen.rect("trunk", -8.0, -4.0, 60.0, 8.0, 3.0);
            pen.path("stone-dark", "M-26 -18h16q6 4 6 8v20q0 4 -6 4h-16q-5 0 -5 -5v-22q0 -5 5 -5z");
            pen.end();
        });
    }

    fn confusion(&mut self) {
        self.at(113.0, 104.0, 1.0, |pen| {
            pen.path("trunk", "M-3 0v-88h6V0z");
            pen.path("wall", "M4 -86h52l10 9l-10 9H4zM-4 -64h-50l-10 9l10 9h50zM4 -42h44l10 9l-10 9H4z");
        });
        for (x, y) in [(36.0, 46.0), (190.0, 66.0), (58.0, 92.0)] {
            self.at(x, y, 1.0, |pen| {
                pen.path("arrow", "M-8 -12q0 -10 10 -10t10 9q0 7 -9 11v8");
                pen.circle("red", 3.0, 13.0, 2.6);
            });
        }
    }

    fn smoke(&mut self) {
        self.path("smoke-dark", "M10 104q-16 -18 6 -30q-8 -22 20 -26q4 -24 34 -16q16 -22 42 -6q22 -14 38 6q26 -4 28 20q26 4 22 26q18 14 2 30z");
        self.path(
            "smoke",
            "M26 108q-12 -16 8 -26q-2 -18 20 -18q8 -18 32 -8q18 -14 34 2q24 -6 30 14q22 2 20 20q16 8 6 20z",
        );
        self.path(
            "gleam",
            "M52 78q4 -14 20 -12q10 -8 20 0q-18 2 -22 14zM120 74q10 -10 24 -4q8 6 8 14q-14 -10 -32 -10z",
        );
    }

    fn advantage(&mut self) {
        self.path("arrow", "M20 96q40 -58 120 -50M140 46l-20 -12M140 46l-14 18M206 96q-10 -30 -46 -38");
        self.at(176.0, GROUND, 0.8, |pen| pen.small_tank());
        self.at(52.0, 46.0, 0.7, |pen| pen.small_tank());
    }

    fn running(&mut self, x: f32, y: f32, size: f32) {
        self.at(x, y, size, |pen| {
            pen.path("dark", "M-2 -34l14 16l14 2l1 5h-17l-14 -12zM-4 -34l-8 18l-16 10l-3 -4l13 -10l4 -18z");
            pen.path("body", "M-8 -60q6 -8 14 -2l2 12l-6 20h-12q-4 -14 2 -30z");
            pen.path("body", "M4 -58l12 8l10 -6l3 4l-12 10l-16 -7zM-6 -58l-12 6l-2 12l-5 -1l1 -16l14 -8z");
            pen.circle("skin", 4.0, -68.0, 6.0);
            pen.path("dark", "M-3 -69q0 -9 8 -9t8 8z");
        });
    }

    fn panic(&mut self) {
        for (x, size) in [(52.0, 0.9), (106.0, 1.1), (158.0, 0.95)] {
            self.running(x, GROUND + 8.0, size);
        }
        self.path("bold-line", "M80 108l26 -6M190 106l18 -8");
        self.burst(204.0, 92.0, 0.5);
    }

    fn flank_shot(&mut self) {
        self.at(146.0, 96.0, 1.2, |pen| pen.small_tank());
        self.path("tracer", "M6 30L120 82");
        self.path("flame-light", "M120 82l-16 -14l4 12l-14 2l14 6l-6 10l14 -6l6 10l2 -14l12 0z");
        self.path("arrow", "M14 112q34 -6 50 -26M64 86l-16 2M64 86l-3 15");
    }

    fn shells(&mut self) {
        for (x, tip) in [(60.0, "black"), (113.0, "red"), (166.0, "black")] {
            self.at(x, 108.0, 1.0, |pen| {
                pen.path("gold", "M-15 0v-54l4 -8h22l4 8V0z");
                pen.path(tip, "M-11 -62q0 -22 11 -34q11 12 11 34z");
                pen.path("gleam", "M-11 -2v-52l3 -6h5V-2z");
                pen.rect("coin", -17.0, -5.0, 34.0, 6.0, 1.0);
            });
        }
    }

    fn rockets(&mut self, nation: &str) {
        self.begin(&format!("class=\"tc-{nation}\""));
        self.at(70.0, GROUND + 4.0, 1.0, |pen| {
            pen.path("dark", "M-40 -14h84v6h-84z");
            pen.path("body", "M14 -14v-26h16l6 14h12v12z");
            for i in 0..4u8 {
                let y = -22.0 - f32::from(i) * 7.0;
                pen.line("bold-line", &[(-44.0, y + 8.0), (26.0, y - 22.0)]);
            }
            [-30.0, -10.0, 34.0].into_iter().for_each(|x| {
                pen.circle("tyre", x, -8.0, 8.0);
                pen.circle("body", x, -8.0, 4.0);
            });
        });
        self.end();
        for (x, y) in [(118.0, 38.0), (146.0, 14.0), (176.0, 32.0), (206.0, 10.0)] {
            self.at(x, y, 1.0, |pen| {
                pen.path("flame", "M-34 15l26 -14l4 7l-14 7l6 2z");
                pen.path("smoke", "M-56 28q4 -8 14 -10q4 -8 12 -6l-2 8q-8 0 -10 6q-8 4 -14 2z");
                pen.path("black", "M-10 0l20 -10l9 -1l-5 8l-20 10z");
            });
        }
    }

    /// A head and shoulders; the hat tells who it is.
    fn portrait(&mut self, hat: impl FnOnce(&mut Pen)) {
        self.path("body", "M56 118q2 -34 36 -40h42q34 6 36 40z");
        self.path("dark", "M98 78l15 16l15 -16l6 4l-21 24l-21 -24z");
        self.path("skin", "M94 40q0 -18 19 -18t19 18v18q-3 22 -19 22t-19 -22z");
        self.path("gloom", "M118 22q14 3 14 18v18q-3 20 -17 22q6 -12 5 -30z");
        self.path("wire", "M102 50h7M117 50h7M113 52l-2 10h5M106 70q7 3 14 0");
        hat(self);
    }

    fn ace(&mut self) {
        self.portrait(|pen| {
            pen.path("dark", "M90 46q-4 -32 23 -32t23 32l-5 12q2 -18 -4 -24h-28q-6 6 -4 24z");
            pen.path("stone", "M96 26h15v11h-15zM115 26h15v11h-15z");
            pen.path("wire", "M92 30h42");
        });
        self.path("gold", "M186 16l5 13l14 1l-11 9l4 13l-12 -8l-12 8l4 -13l-11 -9l14 -1z");
    }

    fn leader(&mut self) {
        self.portrait(|pen| {
            pen.path("dark", "M88 40q-2 -28 25 -28t25 28q-10 -6 -25 -6t-25 6z");
            pen.path("pale", "M92 36l-4 26q4 14 12 18M134 36l4 26q-4 14 -12 18");
        });
        self.path("gold", "M186 16l5 13l14 1l-11 9l4 13l-12 -8l-12 8l4 -13l-11 -9l14 -1z");
    }

    fn observer(&mut self) {
        self.portrait(|pen| {
            pen.path("dark", "M88 40q-2 -28 25 -28t25 28q-10 -6 -25 -6t-25 6z");
            pen.rect("black", 92.0, 42.0, 18.0, 15.0, 4.0);
            pen.rect("black", 116.0, 42.0, 18.0, 15.0, 4.0);
            pen.rect("black", 108.0, 45.0, 10.0, 7.0, 1.0);
            pen.circle("sky", 101.0, 50.0, 5.0);
            pen.circle("sky", 125.0, 50.0, 5.0);
            pen.path("skin", "M84 62q2 -10 12 -8l4 8q-4 8 -14 8zM142 62q-2 -10 -12 -8l-4 8q4 8 14 8z");
        });
        self.path("wire", "M176 118V44M176 44l-10 -26M170 96h22v22h-22z");
    }

    fn reinforcements(&mut self) {
        for (x, y, size) in [(184.0, 80.0, 0.5), (132.0, 90.0, 0.75), (62.0, 106.0, 1.05)] {
            self.at(x, y, size, |pen| pen.small_tank());
        }
        self.path("arrow", "M150 34h54M190 22l14 12l-14 12");
    }

    fn recon(&mut self) {
        self.at(113.0, 66.0, 1.3, |pen| {
            pen.path("black", "M-46 14l10 -36h22l6 36zM46 14l-10 -36h-22l-6 36z");
            pen.rect("black", -9.0, -14.0, 18.0, 14.0, 3.0);
            pen.ellipse("stone", -27.0, 15.0, 20.0, 8.0);
            pen.ellipse("stone", 27.0, 15.0, 20.0, 8.0);
            pen.ellipse("sky", -27.0, 15.0, 15.0, 5.6);
            pen.ellipse("sky", 27.0, 15.0, 15.0, 5.6);
            pen.path("gleam", "M-34 -20h8l-4 30h-9zM20 -20h8l6 30h-9z");
        });
    }

    fn sniper(&mut self) {
        self.running(113.0, GROUND + 6.0, 0.9);
        self.circle("edge-n", 113.0, 60.0, 44.0);
        self.path("wire", "M113 10v36M113 74v36M63 60h36M127 60h36");
        self.path("wire", "M69 60a44 44 0 1 0 88 0a44 44 0 1 0 -88 0");
        self.circle("red", 113.0, 60.0, 2.2);
    }

    fn coordination(&mut self) {
        self.path("wall", "M24 30l58 -12l62 12l58 -12v72l-58 12l-62 -12l-58 12z");
        self.path("stalk", "M82 18v72M144 30v72M36 56q40 -20 70 6t86 -18");
        self.path("arrow", "M48 84q20 -8 34 -26M82 58l-14 2M82 58l-2 14M172 78q-20 0 -40 -22M132 56l3 14M132 56l14 2");
        self.circle("red", 108.0, 46.0, 5.0);
    }

    fn withdrawal(&mut self) {
        self.at(150.0, GROUND + 4.0, 1.0, |pen| pen.small_tank());
        self.running(92.0, GROUND + 10.0, 0.7);
        self.path("arrow", "M196 40q-60 -26 -140 0M56 40l18 -14M56 40l20 8");
    }

    fn dog(&mut self) {
        self.ellipse("cast", 106.0, 103.0, 62.0, 5.0);
        self.path("trunk", "M54 62q-12 -12 -20 -22l4 -2q10 12 22 16l56 -2q14 -14 20 -28l6 8q12 0 18 8l14 5q3 4 -1 9l-20 3q-6 12 -12 18l-6 12l12 20l-2 5h-8l-14 -24l-36 0l-16 10l2 14h-9l-4 -18l8 -14l-4 12l-16 18l-7 -3l10 -22z");
        self.circle("black", 152.0, 42.0, 1.6);
        self.rect("body", 76.0, 42.0, 34.0, 20.0, 3.0);
        self.path("seam", "M84 42v32M102 42v32");
        self.path("bold-line", "M92 42V22");
        self.circle("red", 92.0, 20.0, 3.0);
    }

    fn workshop(&mut self) {
        self.at(120.0, GROUND + 4.0, 1.2, |pen| pen.small_tank());
        self.path("bold-line", "M30 104L74 10L118 104M74 10h44v30");
        self.path("stone-dark", "M110 40h16v8l-8 6l-8 -6z");
        self.path("flame-light", "M182 84l4 -12l4 12l12 -2l-8 8l6 8l-10 -2l-4 10l-4 -10l-10 2l6 -8l-8 -8z");
    }
}
