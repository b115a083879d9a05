//! Colours and classes of the table, by day and by night.

use boards::kit;
use boards::kit::sheet::{Colours, Sheet};

const DAY: &Colours = &[
    ("sky-0", "#a9a696"),
    ("sky-1", "#d8cbb0"),
    ("sky-2", "#e9b878"),
    ("dusk-0", "#a9a696"),
    ("dusk-1", "#d8cbb0"),
    ("dusk-2", "#e9b878"),
    ("skyline-far", "#a2967f"),
    ("skyline-near", "#857864"),
    ("dusk-ruin", "#857864"),
    ("plaster", "#b3a28a"),
    ("plaster-light", "#cbbca3"),
    ("plaster-dark", "#8c7c66"),
    ("brick", "#9c6a54"),
    ("brick-dark", "#74493a"),
    ("timber", "#8a7355"),
    ("earth", "#8f7a58"),
    ("soot", "#3b332b"),
    ("void", "#2a231d"),
    ("ember", "#b5382a"),
    ("haze", "#8d867b"),
    ("smoke", "#5d574f"),
    ("rubble", "#8f806b"),
    ("rubble-light", "#b5a68d"),
    ("rubble-dark", "#5f5344"),
    ("street", "#a4977f"),
    ("street-dark", "#7d715d"),
    ("steel", "#7f8583"),
    ("steel-dark", "#565b5a"),
    ("water", "#6f9dac"),
    ("water-light", "#b9d5da"),
    ("water-dark", "#3f6b7c"),
    ("ice", "#dfe9e8"),
    ("bucket", "#2f6f9f"),
    ("bucket-light", "#a9c9dc"),
    ("plate", "#26251f"),
    ("plate-ink", "#f8f4e6"),
    ("amber", "#e2a72e"),
    ("german-edge", "#363d38"),
    ("soviet-edge", "#54241a"),
    ("row-german", "#b3b6ac"),
    ("row-soviet", "#d3aa9a"),
    ("hand-german", "#bdbfb6"),
    ("hand-soviet", "#dab5a6"),
    ("mat", "#d9cfb5"),
    ("card", "#fffdf6"),
    ("skin", "#d7ac86"),
];

const NIGHT: &Colours = &[
    ("sky-0", "#11161c"),
    ("sky-1", "#232a31"),
    ("sky-2", "#6b3d22"),
    ("dusk-0", "#39444c"),
    ("dusk-1", "#6a5a4a"),
    ("dusk-2", "#b3713d"),
    ("skyline-far", "#1d2125"),
    ("skyline-near", "#15171a"),
    ("dusk-ruin", "#5a4a3c"),
    ("plaster", "#5b5146"),
    ("plaster-light", "#7a6c5a"),
    ("plaster-dark", "#3d362e"),
    ("brick", "#5d3b2f"),
    ("brick-dark", "#3b241d"),
    ("timber", "#4b3f30"),
    ("earth", "#4a4031"),
    ("soot", "#17130f"),
    ("void", "#0c0a08"),
    ("ember", "#b5382a"),
    ("haze", "#5a4a3e"),
    ("smoke", "#39332e"),
    ("rubble", "#4a4237"),
    ("rubble-light", "#6a5e4d"),
    ("rubble-dark", "#241f19"),
    ("street", "#3b372f"),
    ("street-dark", "#26231e"),
    ("steel", "#4b5150"),
    ("steel-dark", "#2e3332"),
    ("water", "#2c4c5a"),
    ("water-light", "#6d98a2"),
    ("water-dark", "#1a323d"),
    ("ice", "#8fa6ab"),
    ("bucket", "#7db7e0"),
    ("bucket-light", "#9cc6e0"),
    ("plate", "#0f0e0c"),
    ("plate-ink", "#ece5d2"),
    ("amber", "#f0bf55"),
    ("german-edge", "#66716a"),
    ("soviet-edge", "#96523f"),
    ("row-german", "#2c322e"),
    ("row-soviet", "#3a221b"),
    ("hand-german", "#262b28"),
    ("hand-soviet", "#311d17"),
    ("mat", "#282b26"),
    ("card", "#252822"),
    ("skin", "#b98f6c"),
];

/// Signs: one colour on one ground.
const SIGNS: &str = "
.hs-c{fill:currentColor}.hs-cl{fill:none;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round}
.hs-k{fill:var(--hs-k)}.hs-kl{fill:none;stroke:var(--hs-k);stroke-linecap:round;stroke-linejoin:round}
.hs-on-paper{color:$ink;--hs-k:$paper}.hs-on-ink{color:$paper;--hs-k:$ink}.hs-faint{color:$line;--hs-k:$paper}
.hs-on-g{color:$white;--hs-k:$german-frame}.hs-on-s{color:$white;--hs-k:$soviet-frame}
.hs-die-g{color:$german-frame;--hs-k:$white}.hs-die-s{color:$soviet-frame;--hs-k:$white}
.hs-dark{color:$black;--hs-k:$white}.hs-white{color:$white;--hs-k:$black}.hs-gold{color:$gold;--hs-k:$black}
.hs-fire{color:$flame;--hs-k:$paper}.hs-drop{color:$bucket;--hs-k:$paper}.hs-drop-light{color:$bucket-light;--hs-k:$black}
.hs-red{color:$alarm;--hs-k:$paper}.hs-art-g{color:$german-dark;--hs-k:$german-light}.hs-art-s{color:$soviet-dark;--hs-k:$soviet-light}
.hs-art-lit{color:$flame-light;--hs-k:$void}.hs-on-map{color:$soviet-dark;--hs-k:$plaster-light}
";

/// Gradients.
const STOPS: &str = "
.hs-stop-smoke{stop-color:$smoke}.hs-stop-haze{stop-color:$haze}.hs-stop-flame{stop-color:$flame}.hs-stop-flame-light{stop-color:$flame-light}
.hs-stop-ember{stop-color:$ember}.hs-stop-void{stop-color:$void}.hs-stop-german{stop-color:$german-dark}.hs-stop-soviet{stop-color:$soviet-dark}
.hs-stop-sky-0{stop-color:$sky-0}.hs-stop-sky-1{stop-color:$sky-1}.hs-stop-sky-2{stop-color:$sky-2}
.hs-stop-dusk-0{stop-color:$dusk-0}.hs-stop-dusk-1{stop-color:$dusk-1}.hs-stop-dusk-2{stop-color:$dusk-2}
.hs-stop-street{stop-color:$street}.hs-stop-street-dark{stop-color:$street-dark}
";

/// The city.
const CITY: &str = "
.hs-skyline-far{fill:$skyline-far;fill-opacity:.55}.hs-skyline-near{fill:$skyline-near;fill-opacity:.5}
.hs-far-window{fill:$sky-1;fill-opacity:.5}.hs-far-fire{fill:$flame;fill-opacity:.6}
.hs-wall-plaster{fill:$plaster;stroke:$plaster-dark;stroke-width:1.4;stroke-linejoin:round}.hs-wall-brick{fill:$brick;stroke:$brick-dark;stroke-width:1.4;stroke-linejoin:round}
.hs-wall-timber{fill:$timber;stroke:$soot;stroke-width:1.4;stroke-linejoin:round}.hs-wall-earth{fill:$earth;stroke:$rubble-dark;stroke-width:1.4;stroke-linejoin:round}
.hs-mortar{fill:none;stroke:$brick-dark;stroke-width:.9;stroke-opacity:.55}
.hs-brick-patch{fill:$brick;fill-opacity:.9}.hs-plaster-patch{fill:$plaster;fill-opacity:.75}.hs-soot-patch{fill:$soot;fill-opacity:.22}
.hs-cornice{fill:$plaster-light;stroke:$plaster-dark;stroke-width:.9}.hs-plank{fill:$rubble-dark;stroke:$soot;stroke-width:.9}.hs-soot-line{fill:$soot;fill-opacity:.4}
.hs-crack{fill:none;stroke:$soot;stroke-width:1;stroke-opacity:.55}.hs-hole{fill:$void;stroke:$soot;stroke-width:1}.hs-hole-rim{fill:$plaster-light;fill-opacity:.7}
.hs-window{fill:$void;stroke:$plaster-light;stroke-width:1.5}.hs-sash{fill:none;stroke:$plaster-dark;stroke-width:1.3}.hs-glass{fill:$steel;fill-opacity:.5}
.hs-room{stroke:$plaster-light;stroke-width:1.6}.hs-debris{fill:$rubble-dark}
.hs-beam{fill:none;stroke:$soot;stroke-width:2.2;stroke-linecap:round}
.hs-sign{font:bold 12.5px 'DejaVu Serif',Georgia,serif;fill:$soot;text-anchor:middle}.hs-sign-small{font-size:7px}
.hs-clock-rim{fill:$void;stroke:$plaster-light;stroke-width:2}.hs-clock{fill:$plaster-light}.hs-clock-hand{fill:none;stroke:$black;stroke-width:1.5}
.hs-hedgehog-rim{fill:none;stroke:$black;stroke-width:5.4;stroke-linecap:round}.hs-hedgehog{fill:none;stroke:$steel;stroke-width:3;stroke-linecap:round}
.hs-rubble{fill:$rubble;stroke:$rubble-dark;stroke-width:.6}.hs-rubble-light{fill:$rubble-light;stroke:$rubble-dark;stroke-width:.6}.hs-rubble-dark{fill:$rubble-dark}
.hs-brick-chip{fill:$brick-dark}.hs-plaster-chip{fill:$plaster-dark}
.hs-chimney{fill:$brick;stroke:$brick-dark;stroke-width:1.2}.hs-chimney-ring{fill:$brick-dark;fill-opacity:.6}
.hs-tank{fill:$steel;stroke:$steel-dark;stroke-width:1.4}.hs-tank-light{fill:$plaster-light;fill-opacity:.22}.hs-tank-dark{fill:$soot;fill-opacity:.25}.hs-tank-seam{fill:none;stroke:$steel-dark;stroke-width:1.3}
.hs-silo{fill:$plaster;stroke:$plaster-dark;stroke-width:1}.hs-statue{fill:$steel-dark}.hs-tower-leg{fill:none;stroke:$steel-dark;stroke-width:2}
.hs-flame{fill:$flame;stroke:$ember;stroke-width:.7}.hs-flame-light{fill:$flame-light}.hs-burning{stroke:$flame;stroke-width:1.2}
.hs-far-bank{fill:$skyline-near;fill-opacity:.6}.hs-water{fill:$water}.hs-water-rim{fill:$water-light;fill-opacity:.8}.hs-ripple{fill:none;stroke:$water-light;stroke-width:1.3;stroke-opacity:.75}
.hs-ice{fill:$ice;stroke:$water-dark;stroke-width:.8}.hs-bank{fill:$rubble;stroke:$rubble-dark;stroke-width:1}
.hs-hull{fill:$steel-dark;stroke:$black;stroke-width:1}.hs-cabin{fill:$plaster;stroke:$plaster-dark;stroke-width:1}.hs-funnel{fill:$brick;stroke:$black;stroke-width:.8}
.hs-cobble{fill:none;stroke:$street-dark;stroke-width:1;stroke-opacity:.6}
.hs-dusk-wall{fill:$dusk-ruin;fill-opacity:.85}.hs-dusk-window,.hs-dusk-door{fill:$void;fill-opacity:.75}.hs-dusk-street{fill:$street-dark}.hs-dusk-water{fill:$water}
.hs-figure{fill:$void;fill-opacity:.75}.hs-muzzle{fill:$flame-light;stroke:$flame;stroke-width:1}.hs-rocket-trail{fill:none;stroke:$haze;stroke-width:2.4;stroke-opacity:.7}
.hs-splash{fill:$ice;stroke:$water-dark;stroke-width:1}.hs-map{fill:$plaster-light;stroke:$plaster-dark;stroke-width:1}.hs-map-river{fill:none;stroke:$water;stroke-width:5}
.hs-map-block{fill:$plaster-dark;fill-opacity:.6}.hs-map-arrow{fill:none;stroke:$ember;stroke-width:3}
.hs-skin{fill:$skin}.hs-coat-g,.hs-cap-g{fill:$german-dark}.hs-coat-s,.hs-cap-s{fill:$soviet-dark}
";

/// The table: rows, mat, plates, tracks, dice.
const TABLE: &str = "
.stalingrad-board{background:$mat}
.hs-table,.hs-mat{fill:$mat}.hs-desk{fill:$card}.hs-district{fill:$sky-0;fill-opacity:0}
.hs-row-g{fill:$row-german}.hs-row-s{fill:$row-soviet}.hs-row-g.hs-hand{fill:$hand-german}.hs-row-s.hs-hand{fill:$hand-soviet}
.hs-kerb{fill:none;stroke:$line;stroke-width:1.4}
.hs-now{fill:$amber;stroke:$black;stroke-width:1.2}.hs-turn{fill:$paper;stroke:$line;stroke-width:1}.hs-letter-now{fill:$amber}
.hs-name{fill:$plate;stroke:$black;stroke-width:1}.hs-plate-ink{fill:$plate-ink}.hs-status{fill:$plate;fill-opacity:.92;stroke:$plate-ink;stroke-width:1}
.hs-water-band{fill:$water-dark}.hs-rubble-band{fill:$rubble-dark}.hs-bracket{fill:none;stroke:$amber;stroke-width:3.4}
.hs-stat,.hs-forecast,.hs-space{fill:$paper;stroke:$ink;stroke-width:1}.hs-space{stroke:$line}.hs-goal{fill:$ink}.hs-half{stroke:$white;stroke-width:1.6}
.hs-track{fill:$plate;fill-opacity:.85}.hs-inferno-space{fill:$ember;stroke:$flame;stroke-width:1}.hs-water-space{fill:$bucket}
.hs-passed,.hs-doused{fill:none;stroke:$faint;stroke-width:1.7}.hs-doused{stroke:$white;stroke-width:2.2}
.hs-ring{fill:none;stroke:$white;stroke-width:2.6}.hs-ring-now{fill:none;stroke:$amber;stroke-width:2.8}.hs-disc{fill:$white;stroke:$black;stroke-width:1.2}
.hs-bar{fill:$line}.hs-bar-fire{fill:$flame}.hs-bar-drop{fill:$bucket}
.hs-inferno{fill:$ember;stroke:$white;stroke-width:1.5}
.hs-sum-g{fill:$white;stroke:$german-dark;stroke-width:2}.hs-sum-s{fill:$white;stroke:$soviet-dark;stroke-width:2}
.hs-outlined{fill:$white;paint-order:stroke;stroke:$black;stroke-width:2.4px}
.hs-count{fill:$black;stroke:$white;stroke-width:1.3}.hs-chip{fill:$paper;stroke:$line;stroke-width:1}
.hs-choice{fill:$paper;stroke:$amber;stroke-width:2.4}
";

/// Counters, formations, cards.
const PIECES: &str = "
.hs-counter-g{fill:$german-frame;stroke:$black;stroke-width:1.1}.hs-counter-s{fill:$soviet-frame;stroke:$black;stroke-width:1.1}
.hs-under-g{fill:$german-dark;stroke:$black;stroke-width:.9}.hs-under-s{fill:$soviet-dark;stroke:$black;stroke-width:.9}.hs-under-n{fill:$paper-deep;stroke:$line;stroke-width:.9}
.hs-pile-g{fill:$german-frame;stroke:$black;stroke-width:1}.hs-pile-s{fill:$soviet-frame;stroke:$black;stroke-width:1}.hs-pile-n{fill:$paper-deep;stroke:$black;stroke-width:1}
.hs-rim-g{fill:none;stroke:$german-light;stroke-width:1}.hs-rim-s{fill:none;stroke:$soviet-light;stroke-width:1}.hs-armour{fill:none;stroke:$white;stroke-width:1.3}
.hs-edge-g{fill:$paper;stroke:$german-edge;stroke-width:1.3}.hs-edge-s{fill:$paper;stroke:$soviet-edge;stroke-width:1.3}
.hs-hatch{fill:$ink;fill-opacity:.13}.hs-plate{fill:$white;stroke:$black;stroke-width:.9}.hs-bars{fill:none;stroke:$amber;stroke-width:2.2}
.hs-medal-g{fill:$paper-deep;stroke:$german-dark;stroke-width:2}.hs-medal-s{fill:$paper-deep;stroke:$soviet-dark;stroke-width:2}
.hs-veteran{fill:$gold;stroke:$black;stroke-width:1}.hs-green{fill:$paper;stroke:$black;stroke-width:1}.hs-cockade{fill:$gold}
.hs-double{fill:none;stroke:$white;stroke-width:1.4}
";

const SHEET: Sheet = Sheet { prefix: "hs", day: DAY, night: NIGHT, rules: &[SIGNS, STOPS, CITY, TABLE, PIECES] };

/// The stylesheet for a page, light and dark.
pub(crate) fn themes() -> String {
    kit::themes() + &SHEET.themes()
}

/// The stylesheet of a picture by itself.
pub(crate) fn alone() -> String {
    kit::alone() + &SHEET.alone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_is_known_and_used() {
        assert_eq!(SHEET.faults(), Vec::<String>::new());
    }
}
