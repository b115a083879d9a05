//! Colours and classes of the table.

use boards::kit;
use boards::kit::sheet::{Colours, Sheet};

const COLOURS: &Colours = &[
    ("steppe", "#d5cb97"),
    ("straw", "#dccb85"),
    ("stubble", "#cdb577"),
    ("fallow", "#b89d6f"),
    ("green", "#abb375"),
    ("pale", "#c3c48a"),
    ("wheat", "#dcb95c"),
    ("hedge", "#9c8f5c"),
    ("furrow", "#6d5c2e"),
    ("road", "#d9c9a0"),
    ("road-edge", "#97845a"),
    ("wood", "#8fa06a"),
    ("crown", "#5a7643"),
    ("crown-light", "#86a05f"),
    ("hill", "#d9c48a"),
    ("hill-top", "#eddfb2"),
    ("hachure", "#84623a"),
    ("village", "#cfbf93"),
    ("roof", "#9a5640"),
    ("roof-other", "#8a6a4c"),
    ("ridge", "#d6a88c"),
    ("rubble", "#8f887a"),
    ("marsh", "#a9b58f"),
    ("pool", "#7ba0a6"),
    ("gully", "#7d5f38"),
    ("crater", "#5b4630"),
    ("zone", "#fffbe9"),
    ("zone-line", "#4d4527"),
    ("plate", "#f6f0dc"),
    ("haze", "#c4e0f0"),
    ("haze-line", "#3f6d88"),
    ("haze-ink", "#1f4a63"),
    ("cloud", "#ffffff"),
    ("cap", "#fff6cf"),
    ("grass", "#b9bd80"),
    ("runway", "#c9bb92"),
    ("crate", "#a5814c"),
    ("hq", "#c8bd8c"),
    ("hazard", "#d9b24a"),
    ("plane-g", "#8f9a94"),
    ("hull-g", "#a4aea8"),
    ("camo-g", "#6c7a73"),
    ("plane-s", "#7c8a52"),
    ("hull-s", "#8e9b62"),
    ("camo-s", "#5d6a3d"),
    ("outline", "#252b20"),
    ("glass", "#cfe6ee"),
    ("bomb", "#4b4f46"),
    ("tank", "#9aa0a0"),
    ("body-g", "#7d867c"),
    ("lit-g", "#9aa397"),
    ("dark-g", "#474f48"),
    ("body-s", "#6f7a4c"),
    ("lit-s", "#8f9a66"),
    ("dark-s", "#3d4529"),
    ("sky", "#cfdbe0"),
    ("far", "#a9b39a"),
    ("near", "#c2b57d"),
    ("stone", "#a39c8c"),
    ("fp", "#d9d0b4"),
    ("fp-grey", "#a9a69c"),
    ("veil", "#ddd6bf"),
    ("sack", "#b8955a"),
    ("sack-line", "#5a432a"),
    ("flak", "#3b3a37"),
];

const NIGHT: &Colours = &[
    ("steppe", "#3b3a2a"),
    ("straw", "#423e28"),
    ("stubble", "#3b3524"),
    ("fallow", "#332b1f"),
    ("green", "#323822"),
    ("pale", "#3a3c27"),
    ("wheat", "#4b4125"),
    ("hedge", "#22210f"),
    ("furrow", "#16140a"),
    ("road", "#57503a"),
    ("road-edge", "#26231a"),
    ("wood", "#28331f"),
    ("crown", "#33472a"),
    ("crown-light", "#4d653c"),
    ("hill", "#4e4530"),
    ("hill-top", "#6a5f44"),
    ("hachure", "#1c150b"),
    ("village", "#3b3627"),
    ("roof", "#5f3527"),
    ("roof-other", "#514032"),
    ("ridge", "#8f6a55"),
    ("rubble", "#5b574d"),
    ("marsh", "#2c3528"),
    ("pool", "#2f4e56"),
    ("gully", "#1d150b"),
    ("crater", "#171009"),
    ("zone", "#d8d2b8"),
    ("zone-line", "#0c0c07"),
    ("plate", "#23261f"),
    ("haze", "#3d5563"),
    ("haze-line", "#7fb0c9"),
    ("haze-ink", "#cfe4ee"),
    ("cloud", "#8fa9b6"),
    ("cap", "#7d7442"),
    ("grass", "#303522"),
    ("runway", "#4d4735"),
    ("crate", "#6b5433"),
    ("hq", "#38352a"),
    ("hazard", "#8f7632"),
    ("plane-g", "#8b958f"),
    ("hull-g", "#a3ada6"),
    ("camo-g", "#65716b"),
    ("plane-s", "#77854e"),
    ("hull-s", "#8c9960"),
    ("camo-s", "#56623a"),
    ("outline", "#0f120d"),
    ("glass", "#9fc4d1"),
    ("bomb", "#8a8f80"),
    ("tank", "#8f9696"),
    ("body-g", "#79827a"),
    ("lit-g", "#969f94"),
    ("dark-g", "#2f3530"),
    ("body-s", "#6b7649"),
    ("lit-s", "#8b9662"),
    ("dark-s", "#2b311d"),
    ("sky", "#3a4852"),
    ("far", "#3d4638"),
    ("near", "#544f36"),
    ("stone", "#6f6a5e"),
    ("fp", "#3d403c"),
    ("fp-grey", "#5d5c56"),
    ("veil", "#1f2221"),
    ("sack", "#7f6b48"),
    ("sack-line", "#1b140b"),
    ("flak", "#0e0e0d"),
];

const GROUND: &str = "
.lc-field-0{fill:$steppe}.lc-field-1{fill:$straw}.lc-field-2{fill:$stubble}.lc-field-3{fill:$fallow}.lc-field-4{fill:$green}
.lc-field-5{fill:$pale}.lc-field-6{fill:$wheat}
.lc-field-0,.lc-field-1,.lc-field-2,.lc-field-3,.lc-field-4,.lc-field-5,.lc-field-6{stroke:$hedge;stroke-width:.8}
.lc-furrow{stroke:$furrow;stroke-opacity:.26;stroke-width:1;fill:none}
.lc-road-edge{fill:none;stroke:$road-edge;stroke-width:7;stroke-linecap:round}.lc-road{fill:none;stroke:$road;stroke-width:5;stroke-linecap:round}
.lc-wood{fill:$wood;fill-opacity:.8}.lc-crown{fill:$crown}.lc-crown-light{fill:$crown-light}.lc-cast{fill:$shade;fill-opacity:.3}
.lc-hill{fill:$hill}.lc-hill-top{fill:$hill-top}.lc-hill,.lc-hill-top{stroke:$hachure;stroke-width:.8;stroke-opacity:.5}
.lc-hachure{fill:none;stroke:$hachure;stroke-width:1;stroke-opacity:.6}
.lc-village{fill:$village;fill-opacity:.85}.lc-roof{fill:$roof;stroke:$shade;stroke-width:.5}.lc-roof-other{fill:$roof-other;stroke:$shade;stroke-width:.5}
.lc-ridge{fill:none;stroke:$ridge;stroke-width:.9}.lc-half{fill:$shade;fill-opacity:.24}.lc-rubble{fill:$rubble}
.lc-marsh{fill:$marsh;fill-opacity:.9}.lc-pool{fill:$pool}.lc-reed{fill:none;stroke:$crown;stroke-width:1.4;stroke-linecap:round}
.lc-gully{fill:none;stroke:$gully;stroke-width:9;stroke-linecap:round;stroke-linejoin:round;stroke-opacity:.8}
.lc-gully-deep{fill:none;stroke:$shade;stroke-width:3;stroke-linecap:round;stroke-opacity:.55}
.lc-crater{fill:$crater}.lc-stack{fill:$wheat;stroke:$hedge;stroke-width:.7}
.lc-zone-out{fill:none;stroke:$zone-line;stroke-width:3.4;stroke-opacity:.5}.lc-zone-in{fill:none;stroke:$zone;stroke-width:1.4;stroke-opacity:.9}
.lc-zone{fill:$zone;fill-opacity:.02}.lc-hq{fill:$hq;stroke:$zone-line;stroke-width:1.6}.lc-hq-g{stroke:$german-frame;stroke-width:3}.lc-hq-s{stroke:$soviet-frame;stroke-width:3}
.lc-yard{fill:$grass;fill-opacity:.94;stroke:$zone-line;stroke-width:1.4}.lc-runway{fill:$runway;stroke:$road-edge;stroke-width:1}
.lc-dash{fill:none;stroke:$zone;stroke-width:1.4;stroke-dasharray:7 6}
.lc-haze{fill:$haze;fill-opacity:.66}.lc-haze-line{fill:none;stroke:$haze-line;stroke-width:1.6}
.lc-ticks{fill:none;stroke:$haze-line;stroke-width:8;stroke-dasharray:1.2 6;stroke-opacity:.5}
.lc-cap{fill:$cap;fill-opacity:.45}.lc-slot{fill:$haze;fill-opacity:.02}.lc-slot-line{fill:none;stroke:$haze-line;stroke-width:1;stroke-dasharray:5 5;stroke-opacity:.7}
.lc-notch{fill:$haze;stroke:$haze-line;stroke-width:1.2}.lc-cloud{fill:$cloud;fill-opacity:.7}.lc-pill{fill:$haze-ink}.lc-on-pill{fill:$haze}
.lc-haze-ink{fill:$haze-ink}.lc-edge{fill:$plate;fill-opacity:.16;stroke:$zone-line;stroke-width:1;stroke-dasharray:2 3;stroke-opacity:.45}
.lc-hand{fill:$plate;stroke:$zone-line;stroke-width:1.2}
";

const PIECES: &str = "
.lc-piece,.lc-face,.lc-flight{cursor:inherit}.lc-plate{fill:$plate;fill-opacity:.9}.lc-flag-n{fill:$plate;stroke:$zone-line;stroke-width:.8}
.lc-flag-g{fill:$german-dark;stroke:$zone;stroke-width:.8;stroke-opacity:.6}.lc-flag-s{fill:$soviet-dark;stroke:$zone;stroke-width:.8;stroke-opacity:.6}
.lc-plane-g{fill:$plane-g}.lc-hull-g{fill:$hull-g}.lc-camo-g{fill:$camo-g}.lc-plane-s{fill:$plane-s}.lc-hull-s{fill:$hull-s}.lc-camo-s{fill:$camo-s}
.lc-plane-g,.lc-hull-g,.lc-plane-s,.lc-hull-s{stroke:$outline;stroke-width:1.5;stroke-linejoin:round}
.lc-prop{fill:$outline;fill-opacity:.4}.lc-glass{fill:$glass;stroke:$outline;stroke-width:1}.lc-gleam{fill:none;stroke:$white;stroke-width:1.8;stroke-opacity:.4;stroke-linecap:round}
.lc-halo{fill:none;stroke:$cloud;stroke-width:6;stroke-linejoin:round;stroke-opacity:.6}.lc-shadow{fill:$shade;fill-opacity:.3}
.lc-bomb{fill:$bomb;stroke:$black;stroke-width:.8}.lc-tank{fill:$tank;stroke:$black;stroke-width:.8}.lc-scorch{fill:$black;fill-opacity:.75}
.lc-body-g{fill:$body-g}.lc-lit-g{fill:$lit-g}.lc-dark-g{fill:$dark-g}.lc-body-s{fill:$body-s}.lc-lit-s{fill:$lit-s}.lc-dark-s{fill:$dark-s}
.lc-body-g,.lc-lit-g{stroke:$dark-g;stroke-width:.7;stroke-linejoin:round}.lc-body-s,.lc-lit-s{stroke:$dark-s;stroke-width:.7;stroke-linejoin:round}
.lc-track{fill:$track}.lc-wheel{fill:$track-light}.lc-star{fill:$alarm}.lc-limb{fill:none;stroke:$track;stroke-width:1.8;stroke-linecap:round}
.lc-rifle{fill:none;stroke:$track;stroke-width:1.2;stroke-linecap:round}.lc-rail{fill:none;stroke:$track;stroke-width:2;stroke-linecap:round}
.lc-crate{fill:$crate;stroke:$black;stroke-width:.6}.lc-slit{fill:$track}.lc-stone{fill:$stone;stroke:$track;stroke-width:.8}.lc-pennant{fill:$alarm}.lc-cross{fill:$alarm}
.lc-ribbon{fill:$alarm;stroke:$black;stroke-width:.6}.lc-gilt{fill:$gold;stroke:$black;stroke-width:.8}.lc-bottle{fill:$green;stroke:$black;stroke-width:.8}.lc-flame{fill:$flame}
.lc-puff{fill:$smoke;fill-opacity:.6}.lc-moon{fill:$flame-light}.lc-net{fill:$crown;fill-opacity:.5}.lc-mesh{fill:none;stroke:$track;stroke-width:.9}.lc-tree{fill:$crown;stroke:$track;stroke-width:.6}
.lc-sky{fill:$sky}.lc-far{fill:$far}.lc-near{fill:$near}.lc-line{fill:none;stroke:$ink;stroke-width:1.4;stroke-linecap:round;stroke-linejoin:round}.lc-dot{fill:$ink}
.lc-range{fill:none;stroke:$alarm;stroke-width:1.6;stroke-linecap:round}.lc-target{fill:none;stroke:$line;stroke-width:1}
.lc-fp{fill:$fp}.lc-fp-grey{fill:$fp-grey}.lc-fp-off{fill:$fp;fill-opacity:.4}.lc-bolt{fill:$gold}
.lc-hit{fill:$paper;stroke:$ink;stroke-width:1}.lc-hurt{fill:$alarm;stroke:$ink;stroke-width:.8}.lc-cross-out{fill:none;stroke:$white;stroke-width:1.1;stroke-linecap:round}
.lc-lattice-g{fill:url(#lc-lat-g);stroke:$german-light;stroke-width:1}.lc-lattice-s{fill:url(#lc-lat-s);stroke:$soviet-light;stroke-width:1}
.lc-weave-g{fill:none;stroke:$german-light;stroke-width:1.6;stroke-opacity:.45}.lc-weave-s{fill:none;stroke:$soviet-light;stroke-width:1.6;stroke-opacity:.45}.lc-weft-g{fill:$german-frame}.lc-weft-s{fill:$soviet-frame}
.lc-veil{fill:$veil;fill-opacity:.28;stroke:$ink;stroke-width:1.2;stroke-dasharray:4 3;stroke-opacity:.7}.lc-fold{fill:$paper;stroke:$black;stroke-width:.9}.lc-seal{fill:$black;stroke:$white;stroke-width:1}.lc-eye{fill:none;stroke:$white;stroke-width:1.5;stroke-linecap:round}.lc-pupil{fill:$white}
.lc-sacks{fill:none;stroke:$sack;stroke-width:6;stroke-linecap:round}.lc-sack-lines{fill:none;stroke:$sack-line;stroke-width:6;stroke-dasharray:1 5;stroke-opacity:.6}
.lc-battlement{fill:$stone;stroke:$black;stroke-width:1}.lc-tab-g{fill:$german-frame;stroke:$german-dark;stroke-width:1}.lc-tab-s{fill:$soviet-frame;stroke:$soviet-dark;stroke-width:1}.lc-tab-n{fill:$neutral-frame;stroke:$neutral-dark;stroke-width:1}
.lc-tag-g{fill:$german-dark;stroke:$white;stroke-width:.9}.lc-tag-s{fill:$soviet-dark;stroke:$white;stroke-width:.9}.lc-role{fill:$flame-light}.lc-role-bomb{fill:$white}
.lc-ring{fill:none;stroke:$gold;stroke-width:2.8}.lc-ring-under{fill:none;stroke:$halo;stroke-width:4.6;stroke-opacity:.7}.lc-tally{fill:$alarm;stroke:$white;stroke-width:.9}.lc-tally-off{fill:none;stroke:$white;stroke-width:.9}
.lc-hazard{fill:$hazard}.lc-stripe{fill:$black;fill-opacity:.55}.lc-puff-dark{fill:$flak;fill-opacity:.85}.lc-route{fill:none;stroke:$outline;stroke-width:2.2;stroke-dasharray:7 6}.lc-route-stop{fill:$haze;stroke:$outline;stroke-width:2}
.lc-box{fill:none;stroke:$ink;stroke-width:1;stroke-opacity:.6}.lc-box-on{fill:$ink;fill-opacity:.55}.lc-dim{opacity:.78}
.lc-card{width:330px;max-width:100%;height:auto}
.lc-out{fill:none;stroke:none}
.lc-piece.can .lc-out{stroke:$gold;stroke-width:3;stroke-dasharray:9 5}
.lc-in-hand .lc-out,.lc-in-hand.can .lc-out{stroke:$gold;stroke-width:4.4;stroke-dasharray:none}
";

const SHEET: Sheet = Sheet { prefix: "lc", day: COLOURS, night: NIGHT, rules: &[GROUND, PIECES] };

/// The stylesheet for a page, light and dark, kit included.
pub(crate) fn themes() -> String {
    kit::themes() + &SHEET.themes()
}

/// The stylesheet of a picture by itself, kit included.
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
