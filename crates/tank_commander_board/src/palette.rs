//! Colours and classes of the table.

use crate::cards;
use boards::kit;
use boards::kit::sheet::{Colours, Sheet};

const COLOURS: &Colours = &[
    ("cloth", "#c9c2a8"),
    ("cloth-deep", "#b4ac8f"),
    ("rim", "#7d7559"),
    ("steppe", "#d8cd9f"),
    ("steppe-alt", "#d3c797"),
    ("grass", "#a89d62"),
    ("line", "#948a66"),
    ("woods", "#a9b58a"),
    ("tree", "#5f7a48"),
    ("tree-light", "#7f9a63"),
    ("hills", "#d2b987"),
    ("contour", "#a5824c"),
    ("balka", "#cbb289"),
    ("gully", "#8f6c43"),
    ("walls", "#cfc5ae"),
    ("stone", "#8d8574"),
    ("wheat", "#e3c873"),
    ("stalk", "#b58f34"),
    ("village", "#d6c6a6"),
    ("roof", "#9a5a42"),
    ("swamp", "#b5c1a4"),
    ("water", "#6f9dac"),
    ("water-light", "#c6dde0"),
    ("reed", "#65793f"),
    ("smoke", "#d6d4cd"),
    ("earth", "#6d5335"),
];

const NIGHT: &Colours = &[
    ("cloth", "#23261f"),
    ("cloth-deep", "#1a1c18"),
    ("rim", "#4b4a3c"),
    ("steppe", "#38362a"),
    ("steppe-alt", "#353327"),
    ("grass", "#5a573e"),
    ("line", "#55523f"),
    ("woods", "#2f3a2a"),
    ("tree", "#486039"),
    ("tree-light", "#587245"),
    ("hills", "#463d2b"),
    ("contour", "#7a6440"),
    ("balka", "#403626"),
    ("gully", "#82673f"),
    ("walls", "#3d3b34"),
    ("stone", "#827b6b"),
    ("wheat", "#57491f"),
    ("stalk", "#a2883f"),
    ("village", "#433b2d"),
    ("roof", "#8a5340"),
    ("swamp", "#2e3a33"),
    ("water", "#3d6676"),
    ("water-light", "#7fa9b3"),
    ("reed", "#7d9159"),
    ("smoke", "#8d8a82"),
    ("earth", "#97774e"),
];

const RULES: &str = "
.tcb-cloth{fill:$cloth}.tcb-field{fill:$rim}.tcb-tray{fill:$cloth-deep;stroke:$rim;stroke-width:1}
.tcb-strip-g{fill:$german-soft;stroke:$german;stroke-width:1.5}.tcb-strip-s{fill:$soviet-soft;stroke:$soviet;stroke-width:1.5}
.tcb-cell{stroke:$line;stroke-width:1.5}
.tcb-Clear,.tcb-Stream{fill:$steppe}.tcb-alt{fill:$steppe-alt}.tcb-Woods{fill:$woods}.tcb-Hills{fill:$hills}.tcb-Balka{fill:$balka}
.tcb-Walls{fill:$walls}.tcb-Wheatfield{fill:$wheat}.tcb-Village{fill:$village}.tcb-Swamp{fill:$swamp}
.tcb-grass{fill:none;stroke:$grass;stroke-width:1.2;stroke-linecap:round;stroke-opacity:.8}
.tcb-tree{fill:$tree}.tcb-tree-light{fill:$tree-light}
.tcb-contour{fill:none;stroke:$contour;stroke-width:1.6;stroke-opacity:.8}
.tcb-gully{fill:none;stroke:$gully;stroke-width:1.6;stroke-linecap:round}
.tcb-stone{fill:$stone;fill-opacity:.75}.tcb-stalk{fill:none;stroke:$stalk;stroke-width:1.5;stroke-linecap:round}
.tcb-roof{fill:$roof;fill-opacity:.85}.tcb-ridge{fill:none;stroke:$shade;stroke-width:1;stroke-opacity:.5}
.tcb-water{fill:none;stroke:$water;stroke-width:26;stroke-opacity:.85;stroke-linecap:round}
.tcb-ripple{fill:none;stroke:$water-light;stroke-width:1.6;stroke-linecap:round}
.tcb-pool{fill:$water;fill-opacity:.5}.tcb-reed{fill:none;stroke:$reed;stroke-width:1.6;stroke-linecap:round}
.tcb-edge{fill:none;stroke:$water;stroke-width:13;stroke-linecap:round}
.tcb-front{fill:none;stroke:$shade;stroke-width:2.5;stroke-dasharray:2 7;stroke-linecap:round;stroke-opacity:.6}
.tcb-label{fill:$cloth;fill-opacity:.75}
.tcb-out{fill:none;stroke:none}
.tcb-piece.can .tcb-out{stroke:$glow;stroke-width:3.5}
.tcb-in-hand .tcb-out,.tcb-in-hand.can .tcb-out{stroke:$gold;stroke-width:5}
.tcb-smoke{fill:$smoke;opacity:.72}.tcb-earth{fill:none;stroke:$earth;stroke-width:4;stroke-linecap:round}
.tcb-mine{fill:$shade;fill-opacity:.75}.tcb-path{fill:none;stroke:$earth;stroke-width:7;stroke-dasharray:14 7;stroke-opacity:.7}
.tcb-melee{fill:none;stroke:$alarm;stroke-width:3}
.tcb-edge-spot{fill:$glow;fill-opacity:.8;stroke:$white;stroke-width:1.5}.tcb-flag{fill:$gold;stroke:$shade;stroke-width:1}
";

const SHEET: Sheet = Sheet { prefix: "tcb", day: COLOURS, night: NIGHT, rules: &[RULES] };

/// The stylesheet for a page, light and dark, kit and cards included.
pub(crate) fn themes() -> String {
    kit::themes() + &cards::stylesheet() + &SHEET.themes()
}

/// The stylesheet of a picture by itself, kit and cards included.
pub(crate) fn alone() -> String {
    kit::alone() + &cards::stylesheet_alone() + &SHEET.alone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_is_known_and_used_by_day_and_by_night() {
        assert_eq!(SHEET.faults(), Vec::<String>::new());
    }
}
