//! Landscapes: behind the units, and as terrain cards. A scene is 226 wide and 118 high.

use super::vehicles::Pen;
use tank_commander::pieces::{CardId, Terrain, Works};

/// The ground line of every scene.
pub(crate) const GROUND: f32 = 98.0;

/// Sky, a horizon and open ground; the number makes them differ.
pub(crate) fn steppe(number: u8) -> String {
    let mut pen = Pen::default();
    pen.rect("sky", 0.0, -20.0, 226.0, 138.0, 0.0);
    pen.rect("glow", 0.0, 44.0, 226.0, 40.0, 0.0);
    let far = [
        "M0 70q30 -16 70 -8t80 -6t76 4V90H0z",
        "M0 62q50 -6 96 4t130 -10V90H0z",
        "M0 68l22 -6l18 4l26 -12l30 10l34 -4l30 6l36 -12l30 8V90H0z",
        "M0 66q60 8 120 -2t106 2V90H0z",
    ];
    pen.path("far", far[usize::from(number % 4)]);
    if number % 4 == 2 {
        for x in [18.0, 34.0, 44.0, 188.0, 204.0] {
            pen.poly("wood", &[(x, 52.0), (x + 7.0, 70.0), (x - 7.0, 70.0)]);
        }
    }
    if number.is_multiple_of(4) {
        pen.path(
            "smoke-dark",
            "M176 62q-8 -14 2 -22q-8 -12 4 -20q-2 -10 10 -14q12 2 8 12q10 6 2 14q6 12 -6 18q2 8 -4 12z",
        );
    }
    pen.path("near", "M0 78q60 -8 120 -2t106 -2V118H0z");
    pen.path("ground", "M0 94q50 -5 110 -2t116 -2V118H0z");
    pen.tufts(number);
    pen.svg()
}

/// The picture of a terrain card.
pub(crate) fn terrain(terrain: Terrain) -> String {
    let mut pen = Pen::on(steppe(1));
    match terrain {
        Terrain::Clear => {}
        Terrain::Woods => pen.woods(),
        Terrain::Hills => pen.hills(),
        Terrain::Village => pen.village(),
        Terrain::Walls => pen.walls(),
        Terrain::Wheatfield => pen.wheat(),
        Terrain::Balka => pen.balka(),
        Terrain::Swamp => pen.swamp(),
        Terrain::Stream => pen.stream(),
    }
    pen.svg()
}

/// The picture of works.
pub(crate) fn works(works: Works) -> String {
    let mut pen = Pen::on(steppe(3));
    match works {
        Works::Foxholes => pen.foxholes(),
        Works::Bunkers => pen.bunkers(),
    }
    pen.svg()
}

/// The landscape that an event plays in.
pub(crate) fn backdrop(card: CardId) -> String {
    match card.number() {
        22 | 23 => terrain(Terrain::Stream),
        29 => terrain(Terrain::Woods),
        number => steppe(number),
    }
}

impl Pen {
    fn tufts(&mut self, number: u8) {
        let mut d = String::new();
        for i in 0..9u16 {
            let x = (i * 53 + u16::from(number) * 31) % 222;
            let y = 100 + (i * 7 + u16::from(number)) % 15;
            d += &format!("M{x} {y}l-2 -5M{x} {y}l1 -6M{x} {y}l3 -4");
        }
        self.path("grass", &d);
    }

    fn tree(&mut self, x: f32, y: f32, size: f32) {
        self.begin_at(x, y, size);
        self.path("trunk", "M-3 0l1 -20h4l1 20z");
        self.path(
            "wood",
            "M-18 -20q-8 -10 2 -18q-2 -14 12 -16q10 -6 16 4q12 2 8 16q6 10 -4 14q-8 8 -18 4q-10 4 -16 -4z",
        );
        self.path("wood-light", "M-12 -32q-2 -10 8 -14q6 -4 12 0q-12 2 -14 12q-2 4 -6 2z");
        self.end();
    }

    fn woods(&mut self) {
        self.path("wood", "M0 82V54q14 -14 26 -4q12 -14 26 -2q14 -12 28 0q16 -12 30 2q14 -12 28 0q16 -10 28 2q14 -10 26 2q16 -8 34 4V84z");
        for (x, y, size) in
            [(26.0, 100.0, 1.15), (66.0, 106.0, 1.3), (112.0, 102.0, 1.2), (158.0, 107.0, 1.35), (200.0, 101.0, 1.15)]
        {
            self.tree(x, y, size);
        }
    }

    fn hills(&mut self) {
        self.path("hill", "M0 96q30 -40 66 -48q20 -4 40 16q30 -44 70 -46q30 6 50 44V118H0z");
        self.path("hill-light", "M20 78q24 -24 46 -30q14 -2 26 8q-22 0 -36 14q-18 2 -36 8zM120 50q24 -30 56 -32q12 2 22 12q-26 -2 -44 18q-16 -4 -34 2z");
        self.path(
            "grass",
            "M40 90q20 -22 40 -22M130 86q24 -38 50 -42M96 100q30 -8 60 -4M30 104q20 -10 40 -8M160 78q20 -10 34 -6",
        );
    }

    fn house(&mut self, x: f32, y: f32, size: f32) {
        self.begin_at(x, y, size);
        self.path("wall", "M-24 0v-22h48v22z");
        self.path("roof", "M-29 -21l12 -19h34l12 19z");
        self.path("stone-dark", "M-18 -5v-10h9v10zM4 -5v-10h9v10z");
        self.path("earth", "M-6 0v-16h8v16z");
        self.path("stone-dark", "M10 -40v-7h6v9z");
        self.end();
    }

    fn village(&mut self) {
        self.path("wall", "M102 66v-34h16v34z");
        self.path("roof", "M99 33l11 -24l11 24z");
        self.path("gold", "M108 9l2 -8l2 8z");
        self.house(48.0, 82.0, 0.85);
        self.house(176.0, 84.0, 0.95);
        self.house(112.0, 92.0, 1.0);
        self.house(26.0, 104.0, 1.1);
        self.house(196.0, 108.0, 1.1);
        self.path("near", "M96 118q8 -16 10 -24h12q2 10 14 24z");
    }

    fn walls(&mut self) {
        for (row, y) in [(0u8, 72.0), (1, 83.0), (2, 94.0)] {
            for column in 0..9u8 {
                let x = f32::from(column) * 27.0 - if row == 1 { 19.0 } else { 6.0 };
                self.rect("stone", x, y, 25.0, 10.0, 3.0);
            }
        }
        self.path("stone", "M-4 72q8 -12 20 -6l4 6zM150 72q4 -10 18 -8q10 2 14 8z");
        self.tufts(11);
    }

    fn wheat(&mut self) {
        self.path("wheat", "M0 70q60 -8 120 -2t106 -4V118H0z");
        let mut d = String::new();
        for i in 0..44u16 {
            let (x, y) = ((i * 37) % 226, 80 + (i * 13) % 36);
            d += &format!(
                "M{x} {y}v-14M{x} {}l-3 -4M{x} {}l3 -4M{x} {}l-3 -4M{x} {}l3 -4",
                y - 8,
                y - 8,
                y - 12,
                y - 12
            );
        }
        self.path("stalk", &d);
    }

    fn balka(&mut self) {
        self.path("hill", "M0 76h76q10 14 4 24l-8 18H0zM226 74h-70q-16 10 -14 24l8 20h76z");
        self.path("pit", "M76 76q20 -6 80 -2q-16 10 -14 24l8 20H72l8 -18q6 -10 -4 -24z");
        self.path("earth", "M76 76q10 14 4 24l-8 18h18q10 -20 4 -34zM156 74q-16 10 -14 24l8 20h-16q-10 -24 4 -42z");
        self.path(
            "grass",
            "M30 84l-2 -6M30 84l2 -7M52 96l-2 -6M52 96l3 -6M190 88l-2 -6M190 88l3 -7M206 104l-2 -6M206 104l2 -7",
        );
    }

    fn swamp(&mut self) {
        for (x, y, rx) in [(44.0, 92.0, 40.0), (150.0, 86.0, 52.0), (96.0, 108.0, 58.0), (200.0, 108.0, 34.0)] {
            self.ellipse("water", x, y, rx, 8.0);
        }
        self.path("ripple", "M24 92h20M130 86h28M70 108h24M186 108h18");
        let mut d = String::new();
        for x in [14, 20, 26, 96, 102, 108, 174, 180, 186, 216, 222] {
            d += &format!("M{x} 100v-26M{x} 90l-5 -12M{x} 92l5 -10");
        }
        self.path("reed", &d);
        self.path("trunk", "M62 90l4 -34l-10 -10l2 -2l9 7l8 -10l2 2l-7 14l5 33z");
    }

    fn stream(&mut self) {
        self.path("earth", "M84 68q24 10 10 22q-24 12 4 28h70q-44 -14 -20 -28q22 -14 -14 -23z");
        self.path("water", "M92 68q26 10 12 23q-20 12 6 27h46q-36 -14 -14 -29q18 -12 -18 -22z");
        self.path("ripple", "M104 76h16M116 86h18M112 98h18M122 110h16");
    }

    fn foxholes(&mut self) {
        for (x, y, size) in [(48.0, 88.0, 0.8), (172.0, 86.0, 0.8), (112.0, 104.0, 1.2)] {
            self.begin_at(x, y, size);
            self.ellipse("earth", 0.0, 0.0, 38.0, 10.0);
            self.ellipse("pit", 0.0, -2.0, 24.0, 6.0);
            self.path("dark", "M-9 -6q0 -13 9 -13t9 10l1 3z");
            self.path("bold-line", "M2 -8l30 -3");
            self.path("earth", "M-38 0q10 8 38 8t38 -8q0 10 -38 10t-38 -10z");
            self.end();
        }
    }

    fn bunkers(&mut self) {
        self.path("earth", "M10 104q20 -50 100 -52t108 52z");
        self.path("stone", "M44 102V74q0 -6 8 -6h120q8 0 8 6v28z");
        self.path("stone", "M36 74q0 -12 14 -12h124q14 0 14 12z");
        self.path("pit", "M70 80h84l-6 11h-72z");
        self.path("bold-line", "M112 86h34");
        self.path(
            "grass",
            "M30 94l-2 -7M30 94l3 -7M196 92l-2 -7M196 92l3 -7M96 60l-2 -6M96 60l2 -6M134 60l-2 -6M134 60l3 -6",
        );
    }
}
