//! Ordnance and specials: what is drawn on their cards, around the origin.

use boards::kit::Pen;
use crusade::pieces::{CardId, Special};

/// A piece of ordnance, about 36 wide.
pub(crate) fn load(card: CardId) -> String {
    let mut pen = Pen::new("lc-");
    match card.word().split_once('_').map_or("", |(_, word)| word) {
        "tanks" => pen.path("tank", "M-16 0q0-6 10-6h12q10 0 10 6t-10 6h-12q-10 0-10-6z"),
        "rs82" | "pzblitz" => {
            for y in [-7, 3] {
                pen.path("bomb", &format!("M-15 {y}h22l7 2l-7 2h-22l-3 3v-10z"));
            }
        }
        "sc250" => pen.path("bomb", "M-16 0q2-7 14-7q12 0 16 7q-4 7-16 7q-12 0-14-7zM-21-6l7 4v4l-7 4z"),
        "ptab" => {
            for (x, y) in [(-8, -6), (6, -6), (-1, 5)] {
                pen.path("bomb", &format!("M{x} {y}m-7 0q1-3 6-3q5 0 7 3q-2 3-7 3q-5 0-6-3zm-3-3l4 1.5v3l-4 1.5z"));
            }
        }
        _ => {
            for y in [-6, 6] {
                pen.path("bomb", &format!("M-16 {y}q2-5 14-5q12 0 16 5q-4 5-16 5q-12 0-14-5zm-4-5l6 3v4l-6 3z"));
            }
        }
    }
    pen.svg()
}

const BOTTLE: &str = "M-4 14V0q0-4 2.4-7v-5h6v5q2.6 3 2.6 7v14z";
const FLAME: &str = "M1-12q-7-6 1-14q1 6 5 7q1 5-3 7z";
const MEDAL: &str = "M-7-14h14l-3 9h-8z";
const PUFFS: [(f32, f32, f32); 4] = [(-22.0, 5.0, 9.0), (-8.0, 0.0, 12.0), (8.0, 3.0, 10.0), (22.0, 6.0, 8.0)];

/// The picture of a special, about 70 by 32.
pub(crate) fn special(special: Special) -> String {
    let mut pen = Pen::new("lc-");
    match special {
        Special::Hero | Special::IronCross => {
            pen.path("ribbon", MEDAL);
            let sign = if special == Special::Hero {
                "<use class=\"lc-gilt\" href=\"#k-star\"/>"
            } else {
                "<use href=\"#k-cross\"/>"
            };
            pen.begin("transform=\"translate(0 4)\"");
            pen.add(sign);
            pen.end();
        }
        Special::Molotov => {
            pen.path("bottle", BOTTLE);
            pen.path("flame", FLAME);
        }
        Special::Faust => {
            pen.path("rail", "M-26 9L14-5");
            pen.path("bomb", "M10-8l12-6q8 0 8 6q-2 5-8 6l-8 2z");
        }
        Special::Commissar => pen.path("pennant", "M-14 14V-14h30l-7 8l7 8h-28v12z"),
        Special::MgCrew => {
            pen.path("rail", "M-24 0H22M-6 0L-14 14M0 0L10 14");
            pen.path("slit", "M-24-4h16v8h-16z");
        }
        Special::Experte => {
            for y in [-9, 0, 9] {
                pen.path("rail", &format!("M-20 {y}h40"));
            }
            pen.path("pennant", "M-4-14h8v28h-8z");
        }
        Special::Urra => pen.path("flame", "M-30 10L-14-12L-6 2L6-14L14 0L30-10L20 12z"),
        Special::SovietSmoke | Special::GermanSmoke => {
            PUFFS.iter().for_each(|(x, y, r)| pen.circle("puff", *x, *y, *r))
        }
        Special::Night => {
            pen.path("moon", "M4-14a14 14 0 1 0 8 24a12 12 0 0 1-8-24z");
            for (x, y) in [(-22.0, -8.0), (22.0, -6.0), (-28.0, 6.0), (28.0, 8.0)] {
                pen.circle("moon", x, y, 1.6);
            }
        }
        Special::Maskirovka => {
            pen.path("net", "M-34 14Q-18-16 0-14Q20-14 36 14z");
            pen.path(
                "mesh",
                "M-26 14L-8-12M-12 14L-2-14M2 14L4-14M16 14L10-13M28 14L18-8M-30 8Q0-6 32 8M-22-2Q0-12 24-2",
            );
        }
        Special::Partisans => {
            pen.path("tree", "M-20 14L-10-10L0 14zM-4 14L8-14L20 14zM14 14L22-6L30 14z");
        }
        Special::Fuel => {
            for x in [-18, 0, 18] {
                pen.path("tank", &format!("M{} 12v-20q7-5 14 0v20q-7 5-14 0z", x - 7));
            }
        }
        Special::Taran => {
            pen.path("plane-s", "M-34 8l14-4l4-12l5 2l-1 11l12 4v4h-14l-3 6h-4v-6l-12-2z");
            pen.path("plane-g", "M34-8l-14 4l-4 12l-5-2l1-11l-8-4v-4h14l3-6h4v6l10 2z");
            pen.path("flame", "M0-9l2.5 6l6.5 1l-5 4l1.5 6.500l-5.500-3.500l-5.500 3.500l1.500-6.500l-5-4l6.500-1z");
        }
        Special::Miracle => {
            pen.path("rail", "M-20 10L6-10");
            pen.path("stone", "M4-14q8-4 14 2l-6 5l2 3l7-3q2 9-7 11q-9 0-11-9z");
        }
    }
    pen.svg()
}
