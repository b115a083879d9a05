//! Colours and the stylesheet: every colour is a CSS variable `--bs-…` with a fallback.

use boards::kit::sheet::Colours;
use boards::kit::{self, Sheet};

const DAY: &Colours = &[
    ("sheet", "#f6f0df"),
    ("steppe", "#e6dcb6"),
    ("field-a", "#dfd3a3"),
    ("field-b", "#ebe3c4"),
    ("field-c", "#e1d9a9"),
    ("grass", "#b9ab74"),
    ("valley", "#c3cfa0"),
    ("water", "#7fabb8"),
    ("bank", "#4f7f8e"),
    ("glint", "#d7e6e6"),
    ("reed", "#6d8250"),
    ("hill-0", "#dcc08a"),
    ("hill-1", "#e3cb98"),
    ("hill-2", "#ebd8ab"),
    ("hill-3", "#f3e6c3"),
    ("contour", "#a37a45"),
    ("wood", "#b3bf86"),
    ("crown-0", "#5d7a47"),
    ("crown-1", "#55713f"),
    ("crown-2", "#7a965a"),
    ("crown-3", "#9db579"),
    ("village", "#efe4c8"),
    ("lane", "#d8c79b"),
    ("roof-light", "#b5623f"),
    ("roof-dark", "#8e4630"),
    ("embankment", "#cdb98a"),
    ("tick", "#7d6238"),
    ("grid", "#7d7452"),
    ("lah", "#68726a"),
    ("dr", "#535d56"),
    ("tk", "#383e38"),
    ("red", "#93402e"),
    ("remnant", "#8a6a3a"),
    ("band-lah", "#e2e2d8"),
    ("band-dr", "#a3aaa4"),
    ("band-tk", "#1f201d"),
    ("band-i167", "#7c8a52"),
    ("band-abn", "#92bfdc"),
    ("band-rem", "#dcc596"),
    ("band-18", "#f3bd62"),
    ("band-29", "#d2321f"),
    ("band-2", "#e07f23"),
    ("band-2g", "#7c1230"),
    ("band-5g", "#6a4a2c"),
];

const NIGHT: &Colours = &[
    ("sheet", "#1e201c"),
    ("steppe", "#403f2f"),
    ("field-a", "#3a392a"),
    ("field-b", "#494837"),
    ("field-c", "#40442f"),
    ("grass", "#5d5a3f"),
    ("valley", "#2f4034"),
    ("water", "#3b6577"),
    ("bank", "#1d3946"),
    ("glint", "#6f97a6"),
    ("reed", "#55694a"),
    ("hill-0", "#5c5136"),
    ("hill-1", "#6d6041"),
    ("hill-2", "#80714d"),
    ("hill-3", "#96865d"),
    ("contour", "#b0955f"),
    ("wood", "#2c3825"),
    ("crown-0", "#3f5837"),
    ("crown-1", "#374e30"),
    ("crown-2", "#516d45"),
    ("crown-3", "#6c8a56"),
    ("village", "#57523e"),
    ("lane", "#6d6448"),
    ("roof-light", "#b86a49"),
    ("roof-dark", "#8a4a34"),
    ("embankment", "#4d4632"),
    ("tick", "#8a7650"),
    ("grid", "#7a765f"),
    ("lah", "#616b62"),
    ("dr", "#535c55"),
    ("tk", "#3c423c"),
    ("red", "#9c4633"),
    ("remnant", "#7d6136"),
    ("band-lah", "#d6d6cc"),
    ("band-dr", "#98a09a"),
    ("band-tk", "#141513"),
    ("band-i167", "#6f7c49"),
    ("band-abn", "#86b2cf"),
    ("band-rem", "#cbb483"),
    ("band-18", "#e8b057"),
    ("band-29", "#d03a28"),
    ("band-2", "#d5761f"),
    ("band-2g", "#74102c"),
    ("band-5g", "#5f4227"),
];

const LAND: &str = "
.bs-sheet{fill:$sheet}.bs-steppe{fill:$steppe}
.bs-field-a{fill:$field-a}.bs-field-b{fill:$field-b}.bs-field-c{fill:$field-c}
.bs-grass{fill:none;stroke:$grass;stroke-width:.9;stroke-linecap:round}
.bs-valley-0,.bs-valley-1,.bs-valley-2,.bs-bank,.bs-water,.bs-glint{fill:none;stroke-linecap:round;stroke-linejoin:round}
.bs-valley-0{stroke:$valley;stroke-width:96;stroke-opacity:.3}
.bs-valley-1{stroke:$valley;stroke-width:70;stroke-opacity:.45}
.bs-valley-2{stroke:$valley;stroke-width:48;stroke-opacity:.6}
.bs-bank{stroke:$bank;stroke-width:10.5}.bs-water{stroke:$water;stroke-width:8}
.bs-glint{stroke:$glint;stroke-width:1.5;stroke-dasharray:14 22}
.bs-reed{fill:none;stroke:$reed;stroke-width:1;stroke-linecap:round}
.bs-hill-0{fill:$hill-0;stroke:$contour;stroke-width:1.2}.bs-hill-1{fill:$hill-1;stroke:$contour;stroke-width:.9}
.bs-hill-2{fill:$hill-2;stroke:$contour;stroke-width:.9}.bs-hill-3{fill:$hill-3;stroke:$contour;stroke-width:.9}
.bs-hill-shade{fill:$shade;fill-opacity:.16}
.bs-contour-far{fill:none;stroke:$contour;stroke-width:.8;stroke-opacity:.35}
.bs-hachure{fill:none;stroke:$contour;stroke-width:1;stroke-linecap:round}
.bs-wood{fill:$wood}.bs-wood-link{fill:none;stroke:$wood;stroke-width:62;stroke-linecap:round}
.bs-crown-shade{fill:$shade;fill-opacity:.22}
.bs-crown-0{fill:$crown-0}.bs-crown-1{fill:$crown-1}.bs-crown-2{fill:$crown-2}.bs-crown-3{fill:$crown-3}
.bs-village{fill:$village}.bs-lane{fill:none;stroke:$lane;stroke-width:4.5;stroke-linecap:round}
.bs-roof-light{fill:$roof-light}.bs-roof-dark{fill:$roof-dark}.bs-roof-shade{fill:$shade;fill-opacity:.3}
.bs-embankment{fill:none;stroke:$embankment;stroke-width:13}
.bs-embankment-ticks{fill:none;stroke:$tick;stroke-width:13;stroke-dasharray:1 5}
.bs-rail{fill:none;stroke:$black;stroke-width:4.6}.bs-rail-light{fill:none;stroke:$white;stroke-width:2.7;stroke-dasharray:9 9}
.bs-hex{fill:$steppe;fill-opacity:0;stroke:$grid;stroke-width:.8;stroke-opacity:.45}
.bs-veil{fill:$sheet;fill-opacity:.62}
.bs-number{font:9.4px 'DejaVu Sans',Verdana,sans-serif;fill:$faint;text-anchor:middle}
.bs-neat{fill:none;stroke:$ink;stroke-width:2;pointer-events:none}
.bs-north{fill:$german-soft;stroke:$german-dark;stroke-width:1}.bs-exit{fill:$german-dark}
.bs-entry{fill:$soviet-frame;stroke:$soviet-dark;stroke-width:1.4}
.bs-entry-number{font:bold 20px 'DejaVu Sans',Verdana,sans-serif;fill:$white;text-anchor:middle}
.bs-box{fill:$paper;stroke:$line;stroke-width:1.4}
.bs-zone{fill-opacity:.2;stroke-width:3}
.bs-zone-LAH{fill:$lah;stroke:$lah}.bs-zone-DR{fill:$dr;stroke:$dr}.bs-zone-TK{fill:$tk;stroke:$tk}
";

const PIECES: &str = "
.bs-clock{font:bold 13px 'DejaVu Sans',Verdana,sans-serif;fill:$faint;text-anchor:end;pointer-events:none}
.bs-title{font:bold 13px 'DejaVu Sans',Verdana,sans-serif;fill:$ink;pointer-events:none}
.bs-place{font:italic bold 14.5px Georgia,'DejaVu Serif',serif;fill:$ink;stroke:$sheet;stroke-width:3;paint-order:stroke;text-anchor:middle;pointer-events:none}
.bs-lah{color:$lah}.bs-lah .k-band{fill:$band-lah}.bs-lah .k-name{fill:$black}
.bs-dr{color:$dr}.bs-dr .k-band{fill:$band-dr}.bs-dr .k-name{fill:$black}
.bs-tk{color:$tk}.bs-tk .k-band{fill:$band-tk}.bs-tk .k-name{fill:$white}
.bs-i167{color:$lah}.bs-i167 .k-band{fill:$band-i167}.bs-i167 .k-name{fill:$black}
.bs-abn{color:$red}.bs-abn .k-band{fill:$band-abn}.bs-abn .k-name{fill:$black}
.bs-rem{color:$remnant}.bs-rem .k-band{fill:$band-rem}.bs-rem .k-name{fill:$black}
.bs-c18{color:$red}.bs-c18 .k-band{fill:$band-18}.bs-c18 .k-name{fill:$black}
.bs-c29{color:$red}.bs-c29 .k-band{fill:$band-29}.bs-c29 .k-name{fill:$white}
.bs-c2{color:$red}.bs-c2 .k-band{fill:$band-2}.bs-c2 .k-name{fill:$black}
.bs-g2{color:$red}.bs-g2 .k-band{fill:$band-2g}.bs-g2 .k-name{fill:$white}
.bs-g5{color:$red}.bs-g5 .k-band{fill:$band-5g}.bs-g5 .k-name{fill:$white}
";

const SHEET: Sheet = Sheet { prefix: "bs", day: DAY, night: NIGHT, rules: &[LAND, PIECES] };

/// The stylesheet of the layers, that of the kit included.
pub(crate) fn themes() -> String {
    kit::themes() + &SHEET.themes()
}

/// The stylesheet of the board by itself.
pub(crate) fn alone() -> String {
    kit::alone() + &SHEET.alone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_is_known_and_used_by_day_and_by_night() {
        assert_eq!(SHEET.faults(), Vec::<String>::new());
    }
}
