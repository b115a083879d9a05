//! Colours and the stylesheet: every colour is a CSS variable `--duel-…` with a fallback, so that a page
//! can restyle the board, and programs that know no variables still paint it.

use boards::kit::{self, Sheet};

/// The colours by name, with their values by daylight.
pub const COLOURS: &[(&str, &str)] = &[
    ("mat", "#f3efe2"),
    ("rim", "#8d8467"),
    ("line", "#8b8260"),
    ("steppe-0", "#e5dbb3"),
    ("steppe-1", "#e2d7ad"),
    ("steppe-2", "#e8dfba"),
    ("grass", "#b9ab74"),
    ("wood", "#bcc593"),
    ("crown-0", "#6c8650"),
    ("crown-1", "#5c7846"),
    ("crown-2", "#7b9459"),
    ("crown-light", "#96ad6f"),
    ("shade", "#2e3420"),
    ("hill", "#dcc58e"),
    ("contour-0", "#d3b67c"),
    ("contour-1", "#dcc38c"),
    ("contour-2", "#ead7a6"),
    ("hachure", "#84623a"),
    ("swamp", "#c3cfae"),
    ("water", "#8fb3b8"),
    ("water-light", "#c4dad8"),
    ("reed", "#5f7442"),
    ("cattail", "#6d4a2a"),
    ("snow-0", "#eef2f4"),
    ("snow-1", "#eaeff2"),
    ("snow-2", "#f3f6f7"),
    ("snow-rim", "#7f8d98"),
    ("snow-line", "#a9b6c0"),
    ("snow-mark", "#c3d0d9"),
    ("snowwood", "#d8e2df"),
    ("fir", "#52706a"),
    ("fir-dark", "#3f5a57"),
    ("fir-snow", "#f7fafa"),
    ("snowhill", "#dde5ea"),
    ("snowcontour-0", "#cbd8e1"),
    ("snowcontour-1", "#dae4eb"),
    ("snowcontour-2", "#f4f8fa"),
    ("snowhachure", "#7489a0"),
    ("drift", "#dbe7f1"),
    ("drift-light", "#fbfdfe"),
    ("drift-shade", "#a5bed3"),
    ("parapet", "#c0a26c"),
    ("trench", "#5a432a"),
    ("drop", "#3f7fae"),
    ("runway", "#cbbd94"),
    ("runway-line", "#f4edd6"),
];

/// The same colours by night.
pub const NIGHT: &[(&str, &str)] = &[
    ("mat", "#14171a"),
    ("rim", "#22241d"),
    ("line", "#17190f"),
    ("steppe-0", "#3d3d2d"),
    ("steppe-1", "#3a3a2a"),
    ("steppe-2", "#404030"),
    ("grass", "#5f5c42"),
    ("wood", "#303c29"),
    ("crown-0", "#425a39"),
    ("crown-1", "#385031"),
    ("crown-2", "#4c6641"),
    ("crown-light", "#64804f"),
    ("shade", "#0a0d07"),
    ("hill", "#443d2b"),
    ("contour-0", "#51472f"),
    ("contour-1", "#5f5339"),
    ("contour-2", "#716344"),
    ("hachure", "#231b0f"),
    ("swamp", "#2b3a35"),
    ("water", "#36596a"),
    ("water-light", "#6d939c"),
    ("reed", "#7d9159"),
    ("cattail", "#a67c50"),
    ("snow-0", "#3b4754"),
    ("snow-1", "#384450"),
    ("snow-2", "#3e4b58"),
    ("snow-rim", "#1c232b"),
    ("snow-line", "#222c36"),
    ("snow-mark", "#566675"),
    ("snowwood", "#33424a"),
    ("fir", "#1f3738"),
    ("fir-dark", "#182c2f"),
    ("fir-snow", "#8ea3b1"),
    ("snowhill", "#435062"),
    ("snowcontour-0", "#4b5b6d"),
    ("snowcontour-1", "#59697b"),
    ("snowcontour-2", "#6d7f91"),
    ("snowhachure", "#1d2733"),
    ("drift", "#445a6f"),
    ("drift-light", "#6c849a"),
    ("drift-shade", "#93aabf"),
    ("parapet", "#7f6b48"),
    ("trench", "#1b140b"),
    ("drop", "#58a0d2"),
    ("runway", "#5b543f"),
    ("runway-line", "#a79f80"),
];

/// The rules, with colours named `$…`.
const RULES: &str = "
.dg-mat{fill:$mat}
.dg-rim{fill:$rim;stroke:$rim;stroke-width:7;stroke-linejoin:round}
.dg-grid{fill:none;stroke:$line;stroke-width:1;stroke-opacity:.55}
.dg-winter .dg-rim{fill:$snow-rim;stroke:$snow-rim}
.dg-winter .dg-grid{stroke:$snow-line;stroke-opacity:.8}
.dg-name{font:9px 'DejaVu Sans',Verdana,sans-serif;fill:$faint;fill-opacity:.85;text-anchor:middle}
.dg-steppe-0{fill:$steppe-0}.dg-steppe-1{fill:$steppe-1}.dg-steppe-2{fill:$steppe-2}
.dg-snow-0{fill:$snow-0}.dg-snow-1{fill:$snow-1}.dg-snow-2{fill:$snow-2}
.dg-wood{fill:$wood}.dg-hill{fill:$hill}.dg-swamp{fill:$swamp}
.dg-snowy_wood{fill:$snowwood}.dg-snowy_hill{fill:$snowhill}.dg-snow_drift{fill:$drift}
.dg-grass{fill:none;stroke:$grass;stroke-width:1;stroke-linecap:round;stroke-opacity:.7}
.dg-flake{fill:none;stroke:$snow-mark;stroke-width:1.2;stroke-linecap:round}
.dg-shade{fill:$shade;fill-opacity:.22}
.dg-crown-0{fill:$crown-0}.dg-crown-1{fill:$crown-1}.dg-crown-2{fill:$crown-2}
.dg-glint{fill:$crown-light;fill-opacity:.6}
.dg-contour-0{fill:$contour-0}.dg-contour-1{fill:$contour-1}.dg-contour-2{fill:$contour-2}
.dg-hachure{fill:none;stroke:$hachure;stroke-width:1.1;stroke-linecap:round;stroke-opacity:.75}
.dg-snowcontour-0{fill:$snowcontour-0}.dg-snowcontour-1{fill:$snowcontour-1}.dg-snowcontour-2{fill:$snowcontour-2}
.dg-snowhachure{fill:none;stroke:$snowhachure;stroke-width:1.1;stroke-linecap:round;stroke-opacity:.7}
.dg-water{fill:$water}.dg-ripple{fill:none;stroke:$water-light;stroke-width:1.3;stroke-linecap:round}
.dg-reed{fill:none;stroke:$reed;stroke-width:1.3;stroke-linecap:round}
.dg-cattail{fill:none;stroke:$cattail;stroke-width:2.4;stroke-linecap:round}
.dg-fir{fill:$fir}.dg-fir-dark{fill:$fir-dark}.dg-fir-snow{fill:$fir-snow}
.dg-driftlight{fill:$drift-light}.dg-driftline{fill:none;stroke:$drift-shade;stroke-width:1.5;stroke-linecap:round}
.dg-parapet{fill:none;stroke:$parapet;stroke-width:8.5;stroke-linejoin:round;stroke-linecap:round}
.dg-bags{fill:none;stroke:$trench;stroke-width:8.5;stroke-dasharray:1 4.4;stroke-opacity:.35;stroke-linejoin:round}
.dg-trench{fill:none;stroke:$trench;stroke-width:3.6;stroke-linejoin:round;stroke-linecap:round}
.dg-german{fill:$german}.dg-german-light{fill:$german-light}.dg-german-dark{fill:$german-dark}
.dg-soviet{fill:$soviet}.dg-soviet-light{fill:$soviet-light}.dg-soviet-dark{fill:$soviet-dark}
.dg-german,.dg-german-light{stroke:$german-dark;stroke-width:1;stroke-linejoin:round}
.dg-soviet,.dg-soviet-light{stroke:$soviet-dark;stroke-width:1;stroke-linejoin:round}
.dg-track{fill:$track}.dg-links{fill:none;stroke:$track-light;stroke-dasharray:1.3 2.3}
.dg-line-g{fill:none;stroke:$german-dark;stroke-width:1;stroke-linecap:round}
.dg-line-s{fill:none;stroke:$soviet-dark;stroke-width:1;stroke-linecap:round}
.dg-bold-g{fill:none;stroke:$german-dark;stroke-width:3;stroke-linecap:round}
.dg-halo{fill:none;stroke:$halo;stroke-width:3.4;stroke-opacity:.8;stroke-linejoin:round;stroke-linecap:round}
.dg-char{fill:$black;fill-opacity:.62}
.dg-drop{fill:$drop;stroke:$white;stroke-width:1}
.dg-runway{fill:$runway;stroke:$rim;stroke-width:1}
.dg-runway-line{fill:none;stroke:$runway-line;stroke-width:2;stroke-dasharray:7 5}
.dg-edge-line{fill:none;stroke:$white;stroke-width:1.3;stroke-linecap:round;stroke-linejoin:round}
.dg-cross-line{fill:none;stroke:$white;stroke-width:2.6;stroke-linecap:round}
.dg-speed{fill:none;stroke:$ink;stroke-width:2.6;stroke-linecap:round}
.dg-num{font:bold 10px 'DejaVu Sans',Verdana,sans-serif;fill:$white;text-anchor:middle}
.dg-tiny{font:bold 7.5px 'DejaVu Sans',Verdana,sans-serif;fill:$white;text-anchor:middle}
.dg-kind{font:bold 11px 'DejaVu Sans',Verdana,sans-serif;fill:$white;text-anchor:middle}
.dg-edge-g{fill:$german-frame;stroke:$german-dark}.dg-edge-s{fill:$soviet-frame;stroke:$soviet-dark}
.dg-edge{font:bold 13px 'DejaVu Sans',Verdana,sans-serif;fill:$white;text-anchor:middle;letter-spacing:4px}
";

const SHEET: Sheet = Sheet { prefix: "duel", day: COLOURS, night: NIGHT, rules: &[RULES] };

/// The stylesheet of the layers, that of the kit included.
pub fn themes() -> String {
    kit::themes() + &SHEET.themes()
}

/// The stylesheet of the board by itself.
pub fn stylesheet() -> String {
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
