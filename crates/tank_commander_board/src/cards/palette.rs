//! Colours and classes of the cards.

use boards::kit::sheet::{Colours, Sheet};

const COLOURS: &Colours = &[
    ("g-body", "#7d867c"),
    ("g-body-light", "#9aa397"),
    ("g-body-dark", "#474f48"),
    ("s-body", "#6f7a4c"),
    ("s-body-light", "#8f9a66"),
    ("s-body-dark", "#3d4529"),
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
    ("smoke", "#b9b5ab"),
    ("smoke-dark", "#8a867c"),
    ("skin", "#d7ac86"),
    ("ours", "#2f6f8f"),
];

const NIGHT: &Colours = &[
    ("g-body", "#79827a"),
    ("g-body-light", "#969f94"),
    ("g-body-dark", "#2f3530"),
    ("s-body", "#6b7649"),
    ("s-body-light", "#8b9662"),
    ("s-body-dark", "#2b311d"),
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
    ("smoke", "#8b8880"),
    ("smoke-dark", "#5f5d56"),
    ("skin", "#a98465"),
    ("ours", "#5fa9cc"),
];

const RULES: &str = "
.tc-ours{fill:$ours}.tc-coin{fill:$gold;stroke:$black;stroke-width:1}.tc-edge-n{fill:none;stroke:$neutral-light;stroke-width:1.2}
.tc-shield-side{fill:$ink;fill-opacity:.13}
.tc-badge{fill:$ink;fill-opacity:.08;stroke:$line;stroke-width:1}
.tc-badge-off{fill:none;stroke:$line;stroke-width:1;stroke-opacity:.45}
.tc-icon{fill:none;stroke:$ink;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}.tc-icon-fill{fill:$ink}
.tc-g .tc-body{fill:$g-body}.tc-g .tc-light{fill:$g-body-light}.tc-g .tc-dark{fill:$g-body-dark}
.tc-s .tc-body{fill:$s-body}.tc-s .tc-light{fill:$s-body-light}.tc-s .tc-dark{fill:$s-body-dark}
.tc-n .tc-body{fill:$neutral-frame}.tc-n .tc-light{fill:$neutral-light}.tc-n .tc-dark{fill:$neutral-dark}
.tc-g .tc-seam{stroke:$g-body-dark}.tc-s .tc-seam{stroke:$s-body-dark}.tc-n .tc-seam{stroke:$neutral-dark}
.tc-seam{fill:none;stroke-width:.9;stroke-linecap:round;stroke-linejoin:round}
.tc-g .tc-body,.tc-g .tc-light{stroke:$g-body-dark;stroke-width:.8;stroke-linejoin:round}
.tc-s .tc-body,.tc-s .tc-light{stroke:$s-body-dark;stroke-width:.8;stroke-linejoin:round}
.tc-n .tc-body,.tc-n .tc-light{stroke:$neutral-dark;stroke-width:.8;stroke-linejoin:round}
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
.tc-white{fill:$white}.tc-black{fill:$black}.tc-skin{fill:$skin}.tc-gold{fill:$gold}.tc-red{fill:$alarm}
.tc-wire{fill:none;stroke:$black;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
.tc-bold-line{fill:none;stroke:$black;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.tc-tracer{fill:none;stroke:$flame-light;stroke-width:1.6;stroke-dasharray:7 4;stroke-linecap:round}
.tc-arrow{fill:none;stroke:$alarm;stroke-width:4;stroke-linecap:round;stroke-linejoin:round}
.tc-pale{fill:none;stroke:$white;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
";

const SHEET: Sheet = Sheet { prefix: "tc", day: COLOURS, night: NIGHT, rules: &[RULES] };

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
        assert_eq!(SHEET.faults(), Vec::<String>::new());
    }
}
