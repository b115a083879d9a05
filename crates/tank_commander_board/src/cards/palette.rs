//! Colours and classes of the cards.

use boards::kit::sheet::{Colours, Sheet};

const COLOURS: &Colours = &[
    ("paper", "#efe8d3"),
    ("paper-deep", "#e2d8bb"),
    ("ink", "#26251f"),
    ("faint", "#6b6552"),
    ("line", "#a79b78"),
    ("white", "#f8f4e6"),
    ("black", "#1d1d1b"),
    ("g-frame", "#59625b"),
    ("g-deep", "#363d38"),
    ("g-light", "#8b958b"),
    ("s-frame", "#86402f"),
    ("s-deep", "#54241a"),
    ("s-light", "#b9705a"),
    ("n-frame", "#7a6a3f"),
    ("n-deep", "#4c4125"),
    ("n-light", "#b09a61"),
    ("g-body", "#7d867c"),
    ("g-body-light", "#9aa397"),
    ("g-body-dark", "#474f48"),
    ("s-body", "#6f7a4c"),
    ("s-body-light", "#8f9a66"),
    ("s-body-dark", "#3d4529"),
    ("track", "#34332e"),
    ("track-light", "#625f54"),
    ("under", "#211f1b"),
    ("sky", "#cfdbe0"),
    ("sky-low", "#ece3c8"),
    ("far", "#a9b39a"),
    ("near", "#c2b57d"),
    ("ground", "#a8965c"),
    ("grass", "#7f7a43"),
    ("shade", "#2c2a1e"),
    ("wood", "#4f6a3c"),
    ("wood-light", "#6f8a52"),
    ("trunk", "#5a4330"),
    ("hill", "#b59a60"),
    ("hill-light", "#cdb67c"),
    ("wheat", "#dcb853"),
    ("wheat-dark", "#b38f35"),
    ("water", "#6f9dac"),
    ("water-light", "#b9d5da"),
    ("reed", "#5f7442"),
    ("earth", "#6d5335"),
    ("earth-dark", "#3f2f1d"),
    ("stone", "#a39c8c"),
    ("stone-dark", "#77705f"),
    ("roof", "#8f4a35"),
    ("wall", "#e1d3b4"),
    ("flame", "#e8762b"),
    ("flame-light", "#ffd45e"),
    ("smoke", "#b9b5ab"),
    ("smoke-dark", "#8a867c"),
    ("skin", "#d7ac86"),
    ("gold", "#d8a728"),
    ("alarm", "#b5382a"),
    ("ours", "#2f6f8f"),
];

const NIGHT: &Colours = &[
    ("paper", "#2a2c2b"),
    ("paper-deep", "#363936"),
    ("ink", "#ece5d2"),
    ("faint", "#a9a28e"),
    ("line", "#55564b"),
    ("white", "#f1ecdc"),
    ("black", "#111110"),
    ("g-frame", "#4a534d"),
    ("g-deep", "#232a26"),
    ("g-light", "#7d877e"),
    ("s-frame", "#73372a"),
    ("s-deep", "#3f1a13"),
    ("s-light", "#a9624e"),
    ("n-frame", "#655835"),
    ("n-deep", "#372f1b"),
    ("n-light", "#9a8756"),
    ("g-body", "#79827a"),
    ("g-body-light", "#969f94"),
    ("g-body-dark", "#2f3530"),
    ("s-body", "#6b7649"),
    ("s-body-light", "#8b9662"),
    ("s-body-dark", "#2b311d"),
    ("track", "#1b1a18"),
    ("track-light", "#55534a"),
    ("under", "#0f0e0c"),
    ("sky", "#3a4852"),
    ("sky-low", "#5b5747"),
    ("far", "#3d4638"),
    ("near", "#544f36"),
    ("ground", "#47402a"),
    ("grass", "#6a663c"),
    ("shade", "#0b0a06"),
    ("wood", "#33472a"),
    ("wood-light", "#4b633a"),
    ("trunk", "#2d2118"),
    ("hill", "#5b4e33"),
    ("hill-light", "#72643f"),
    ("wheat", "#9a8038"),
    ("wheat-dark", "#6d5a27"),
    ("water", "#375a68"),
    ("water-light", "#6d98a2"),
    ("reed", "#7d9159"),
    ("earth", "#4b3a27"),
    ("earth-dark", "#1f170e"),
    ("stone", "#6f6a5e"),
    ("stone-dark", "#48443a"),
    ("roof", "#6f3a2a"),
    ("wall", "#857a64"),
    ("flame", "#e8762b"),
    ("flame-light", "#ffd45e"),
    ("smoke", "#8b8880"),
    ("smoke-dark", "#5f5d56"),
    ("skin", "#a98465"),
    ("gold", "#d8a728"),
    ("alarm", "#c8503f"),
    ("ours", "#5fa9cc"),
];

const RULES: &str = "
.tc-paper{fill:$paper}.tc-panel{fill:$paper-deep}
.tc-frame-g{fill:$g-frame;stroke:$g-deep;stroke-width:2}.tc-frame-s{fill:$s-frame;stroke:$s-deep;stroke-width:2}
.tc-frame-n{fill:$n-frame;stroke:$n-deep;stroke-width:2}
.tc-band-g{fill:$g-deep}.tc-band-s{fill:$s-deep}.tc-band-n{fill:$n-deep}
.tc-edge-g{fill:none;stroke:$g-light;stroke-width:1.2}.tc-edge-s{fill:none;stroke:$s-light;stroke-width:1.2}
.tc-edge-n{fill:none;stroke:$n-light;stroke-width:1.2}
.tc-lozenge-g{fill:$g-light;fill-opacity:.35}.tc-lozenge-s{fill:$s-light;fill-opacity:.35}.tc-lozenge-n{fill:$n-light;fill-opacity:.35}
.tc-hair{fill:none;stroke:$line;stroke-width:1}
.tc-text{font-family:'DejaVu Sans',Verdana,sans-serif;fill:$ink}
.tc-serif{font-family:'DejaVu Serif',Georgia,serif;fill:$ink}
.tc-on{fill:$white}.tc-ink{fill:$ink}.tc-quiet{fill:$faint}.tc-alarm{fill:$alarm}.tc-ours{fill:$ours}
.tc-bold{font-weight:bold}.tc-italic{font-style:italic}.tc-mid{text-anchor:middle}.tc-end{text-anchor:end}
.tc-6{font-size:6px}.tc-7{font-size:7px}.tc-8{font-size:8px}.tc-9{font-size:9px}.tc-10{font-size:10px}.tc-11{font-size:11px}
.tc-12{font-size:12px}.tc-13{font-size:13px}.tc-15{font-size:15px}.tc-17{font-size:17px}.tc-20{font-size:20px}.tc-26{font-size:26px}
.tc-coin{fill:$gold;stroke:$black;stroke-width:1}.tc-coin-ink{fill:$black}
.tc-shield{fill:$paper;stroke:$ink;stroke-width:1.4}.tc-shield-side{fill:$ink;fill-opacity:.13}
.tc-badge{fill:$ink;fill-opacity:.08;stroke:$line;stroke-width:1}
.tc-badge-off{fill:none;stroke:$line;stroke-width:1;stroke-opacity:.45}
.tc-icon{fill:none;stroke:$ink;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}.tc-icon-fill{fill:$ink}
.tc-g .tc-body{fill:$g-body}.tc-g .tc-light{fill:$g-body-light}.tc-g .tc-dark{fill:$g-body-dark}
.tc-s .tc-body{fill:$s-body}.tc-s .tc-light{fill:$s-body-light}.tc-s .tc-dark{fill:$s-body-dark}
.tc-n .tc-body{fill:$n-frame}.tc-n .tc-light{fill:$n-light}.tc-n .tc-dark{fill:$n-deep}
.tc-g .tc-seam{stroke:$g-body-dark}.tc-s .tc-seam{stroke:$s-body-dark}.tc-n .tc-seam{stroke:$n-deep}
.tc-seam{fill:none;stroke-width:.9;stroke-linecap:round;stroke-linejoin:round}
.tc-g .tc-body,.tc-g .tc-light{stroke:$g-body-dark;stroke-width:.8;stroke-linejoin:round}
.tc-s .tc-body,.tc-s .tc-light{stroke:$s-body-dark;stroke-width:.8;stroke-linejoin:round}
.tc-n .tc-body,.tc-n .tc-light{stroke:$n-deep;stroke-width:.8;stroke-linejoin:round}
.tc-gleam{fill:$white;fill-opacity:.18}.tc-gloom{fill:$black;fill-opacity:.22}
.tc-track{fill:$track}.tc-links{fill:none;stroke:$track-light;stroke-width:2.2;stroke-dasharray:1.6 2}
.tc-under{fill:$under}.tc-cast{fill:$shade;fill-opacity:.35}
.tc-tyre{fill:$track;stroke:$under;stroke-width:.8}
.tc-sky{fill:$sky}.tc-glow{fill:$sky-low}.tc-far{fill:$far}.tc-near{fill:$near}.tc-ground{fill:$ground}
.tc-grass{fill:none;stroke:$grass;stroke-width:1.1;stroke-linecap:round}
.tc-wood{fill:$wood}.tc-wood-light{fill:$wood-light}.tc-trunk{fill:$trunk}
.tc-hill{fill:$hill}.tc-hill-light{fill:$hill-light}
.tc-wheat{fill:$wheat}.tc-stalk{fill:none;stroke:$wheat-dark;stroke-width:1.2;stroke-linecap:round}
.tc-water{fill:$water}.tc-ripple{fill:none;stroke:$water-light;stroke-width:1.5;stroke-linecap:round}
.tc-reed{fill:none;stroke:$reed;stroke-width:1.7;stroke-linecap:round}
.tc-earth{fill:$earth}.tc-pit{fill:$earth-dark}
.tc-stone{fill:$stone;stroke:$stone-dark;stroke-width:1}.tc-stone-dark{fill:$stone-dark}
.tc-roof{fill:$roof}.tc-wall{fill:$wall;stroke:$stone-dark;stroke-width:.7}
.tc-flame{fill:$flame}.tc-flame-light{fill:$flame-light}
.tc-smoke{fill:$smoke;fill-opacity:.9}.tc-smoke-dark{fill:$smoke-dark;fill-opacity:.85}
.tc-skin{fill:$skin}.tc-white{fill:$white}.tc-black{fill:$black}.tc-gold{fill:$gold}.tc-red{fill:$alarm}.tc-star{fill:$alarm;stroke:$white;stroke-width:1.4;stroke-linejoin:round}
.tc-wire{fill:none;stroke:$black;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
.tc-bold-line{fill:none;stroke:$black;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.tc-tracer{fill:none;stroke:$flame-light;stroke-width:1.6;stroke-dasharray:7 4;stroke-linecap:round}
.tc-arrow{fill:none;stroke:$alarm;stroke-width:4;stroke-linecap:round;stroke-linejoin:round}
.tc-pale{fill:none;stroke:$white;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
";

const SHEET: Sheet = Sheet { prefix: "tc", day: COLOURS, night: NIGHT, rules: RULES };

/// The stylesheet for a page with cards, light and dark.
pub(crate) fn themes() -> String {
    SHEET.themes()
}

/// The stylesheet for a card by itself.
pub(crate) fn alone() -> String {
    SHEET.alone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_is_known_and_used_by_day_and_by_night() {
        let css = alone();
        assert!(!css.contains(",none)"), "a colour without a value");
        for ((name, value), (other, _)) in COLOURS.iter().zip(NIGHT) {
            assert_eq!(name, other);
            assert!(css.contains(&format!("var(--tc-{name},{value})")), "{name} is not used");
        }
        assert_eq!(COLOURS.len(), NIGHT.len());
        assert!(!themes().contains('$'));
    }
}
