//! The colours that all boards share, by day and by night, and the stylesheet of everything in the kit. The stylesheet
//! of a title's board begins with it.

use super::sheet::{Colours, Sheet};
use super::{card, chip, counter, effects, emblem, lettering, lines, marks, nato, track};

/// The variables of the kit are called `--kit-name`.
pub const PREFIX: &str = "kit";

/// The colours by daylight.
pub const DAY: &Colours = &[
    ("ink", "#2b2a25"),
    ("faint", "#6b6553"),
    ("line", "#a79b78"),
    ("paper", "#efe8d3"),
    ("paper-deep", "#e2d8bb"),
    ("white", "#f7f4ea"),
    ("black", "#1d1d1b"),
    ("shade", "#2b2514"),
    ("halo", "#f7f4ea"),
    ("german", "#737b6f"),
    ("german-light", "#8e968a"),
    ("german-frame", "#59625b"),
    ("german-dark", "#393f3a"),
    ("german-soft", "#a8aca0"),
    ("soviet", "#9c4a38"),
    ("soviet-light", "#b8654f"),
    ("soviet-frame", "#8a4231"),
    ("soviet-dark", "#52231a"),
    ("soviet-soft", "#cda08d"),
    ("neutral-light", "#b09a61"),
    ("neutral-frame", "#7a6a3f"),
    ("neutral-dark", "#4c4125"),
    ("track", "#2f2e2a"),
    ("track-light", "#5d5b52"),
    ("gold", "#dca92b"),
    ("hand", "#c4621a"),
    ("alarm", "#b5382a"),
    ("glow", "#1f6f94"),
    ("warning", "#ffd23f"),
    ("flame", "#e8762b"),
    ("flame-light", "#ffd45e"),
    ("smoke", "#4a4845"),
];

/// The same colours by night.
pub const NIGHT: &Colours = &[
    ("ink", "#e8e2d1"),
    ("faint", "#a9a28e"),
    ("line", "#55564b"),
    ("paper", "#2a2c2b"),
    ("paper-deep", "#363936"),
    ("white", "#efeada"),
    ("black", "#111110"),
    ("shade", "#000000"),
    ("halo", "#a09e8f"),
    ("german", "#7b8478"),
    ("german-light", "#979f93"),
    ("german-frame", "#4f5952"),
    ("german-dark", "#1c211e"),
    ("german-soft", "#3b423d"),
    ("soviet", "#a34d3a"),
    ("soviet-light", "#c26a52"),
    ("soviet-frame", "#7c3a2c"),
    ("soviet-dark", "#3a150e"),
    ("soviet-soft", "#4c2e26"),
    ("neutral-light", "#9a8756"),
    ("neutral-frame", "#655835"),
    ("neutral-dark", "#372f1b"),
    ("track", "#1a1a19"),
    ("track-light", "#57554c"),
    ("gold", "#e0ae35"),
    ("hand", "#f0bd45"),
    ("alarm", "#d35a47"),
    ("glow", "#6cb6d8"),
    ("warning", "#ffd23f"),
    ("flame", "#e8762b"),
    ("flame-light", "#ffd45e"),
    ("smoke", "#8b8883"),
];

const SHEET: Sheet = Sheet {
    prefix: PREFIX,
    day: DAY,
    night: NIGHT,
    rules: &[
        lettering::RULES,
        emblem::RULES,
        chip::RULES,
        marks::RULES,
        nato::RULES,
        counter::RULES,
        card::RULES,
        track::RULES,
        lines::RULES,
        effects::RULES,
    ],
};

/// The stylesheet of the kit for a page.
pub fn themes() -> String {
    SHEET.themes()
}

/// The stylesheet of the kit for a picture by itself.
pub fn alone() -> String {
    SHEET.alone()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a title may use although nothing in the kit does.
    const FOR_TITLES: [&str; 6] = ["german-soft", "soviet-soft", "track", "track-light", "german", "soviet"];

    #[test]
    fn every_colour_of_the_kit_is_known_and_used() {
        let unused = |fault: &String| FOR_TITLES.iter().any(|name| *fault == format!("{name} is not used"));
        let faults: Vec<String> = SHEET.faults().into_iter().filter(|fault| !unused(fault)).collect();
        assert_eq!(faults, Vec::<String>::new());
        let css = themes();
        assert_eq!(css.matches('{').count(), css.matches('}').count());
        assert!(!css.contains('$'));
    }
}
