//! Colours and classes of the table.

use crate::cards;
use boards::kit::sheet::{Colours, Sheet};

const COLOURS: &Colours = &[
    ("cloth", "#c9c2a8"),
    ("cloth-deep", "#b4ac8f"),
    ("rim", "#7d7559"),
    ("ink", "#2b2921"),
    ("faint", "#6a6450"),
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
    ("german", "#5d665f"),
    ("german-soft", "#a8aca0"),
    ("soviet", "#8c4634"),
    ("soviet-soft", "#cda08d"),
    ("paper", "#f2ecd9"),
    ("gold", "#d8a728"),
    ("alarm", "#b5382a"),
    ("glow", "#1f6f94"),
    ("smoke", "#d6d4cd"),
    ("earth", "#6d5335"),
    ("shade", "#2b2514"),
];

const NIGHT: &Colours = &[
    ("cloth", "#23261f"),
    ("cloth-deep", "#1a1c18"),
    ("rim", "#4b4a3c"),
    ("ink", "#e9e2cf"),
    ("faint", "#a8a18c"),
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
    ("german", "#7f897f"),
    ("german-soft", "#3b423d"),
    ("soviet", "#b2634d"),
    ("soviet-soft", "#4c2e26"),
    ("paper", "#f2ecd9"),
    ("gold", "#d8a728"),
    ("alarm", "#d35a47"),
    ("glow", "#6cb6d8"),
    ("smoke", "#8d8a82"),
    ("earth", "#97774e"),
    ("shade", "#000000"),
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
.tcb-side-g{fill:$german}.tcb-side-s{fill:$soviet}
.tcb-rim-g{fill:none;stroke:$german;stroke-width:3}.tcb-rim-s{fill:none;stroke:$soviet;stroke-width:3}
.tcb-text{font-family:'DejaVu Sans',Verdana,sans-serif;fill:$ink}.tcb-soft{fill:$faint}.tcb-pale{fill:$paper}
.tcb-bold{font-weight:bold}.tcb-mid{text-anchor:middle}.tcb-end{text-anchor:end}
.tcb-11{font-size:11px}.tcb-13{font-size:13px}.tcb-16{font-size:16px}.tcb-22{font-size:22px}
.tcb-slot{fill:none;stroke:$faint;stroke-width:1.3;stroke-dasharray:4 3}
.tcb-chip{fill:$shade;fill-opacity:.82}.tcb-chip-alarm{fill:$alarm}.tcb-chip-good{fill:$glow}
.tcb-sign{fill:none;stroke:$paper;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
.tcb-coin{fill:$gold;stroke:$shade;stroke-width:1}.tcb-coin-off{fill:none;stroke:$faint;stroke-width:1}
.tcb-shadow{fill:$shade;fill-opacity:.28}
.tcb-veil{fill:$cloth;fill-opacity:.28}.tcb-label{fill:$cloth;fill-opacity:.75}
.tcb-out{fill:none;stroke:none}
.tcb-piece.can .tcb-out{stroke:$glow;stroke-width:3.5}
.tcb-in-hand .tcb-out,.tcb-in-hand.can .tcb-out{stroke:$gold;stroke-width:5}
.tcb-smoke{fill:$smoke;opacity:.72}.tcb-earth{fill:none;stroke:$earth;stroke-width:4;stroke-linecap:round}
.tcb-mine{fill:$shade;fill-opacity:.75}.tcb-path{fill:none;stroke:$earth;stroke-width:7;stroke-dasharray:14 7;stroke-opacity:.7}
.tcb-arrow{fill:none;stroke:$alarm;stroke-width:5;stroke-linecap:round;stroke-linejoin:round;stroke-opacity:.9}
.tcb-way{fill:none;stroke:$glow;stroke-width:6;stroke-linecap:round;stroke-linejoin:round;stroke-opacity:.85}
.tcb-aim{fill:none;stroke:$alarm;stroke-width:3;stroke-dasharray:10 6;stroke-linecap:round;stroke-opacity:.9}
.tcb-melee{fill:none;stroke:$alarm;stroke-width:3}.tcb-order{fill:none;stroke:$faint;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.tcb-edge-spot{fill:$glow;fill-opacity:.8;stroke:$paper;stroke-width:1.5}.tcb-flag{fill:$gold;stroke:$shade;stroke-width:1}
";

const SHEET: Sheet = Sheet { prefix: "tcb", day: COLOURS, night: NIGHT, rules: RULES };

/// The stylesheet for a page, light and dark, cards included.
pub(crate) fn themes() -> String {
    cards::stylesheet() + &SHEET.themes()
}

/// The stylesheet of a picture by itself, cards included.
pub(crate) fn alone() -> String {
    cards::stylesheet_alone() + &SHEET.alone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_is_known_and_used_by_day_and_by_night() {
        let css = SHEET.alone();
        assert!(!css.contains(",none)"), "a colour without a value");
        for ((name, value), (other, _)) in COLOURS.iter().zip(NIGHT) {
            assert_eq!(name, other);
            assert!(css.contains(&format!("var(--tcb-{name},{value})")), "{name} is not used");
        }
        assert_eq!(COLOURS.len(), NIGHT.len());
        assert!(!themes().contains('$'));
    }
}
