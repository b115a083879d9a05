//! The titles of this program, a line each. A title is made concrete in the crate of its board, so that all of them
//! compile side by side.

use titles::Titles;

/// All titles in a language, in the order in which they are listed.
pub fn titles(language: &str) -> Titles {
    let titles = vec![
        duel_board::title(),
        tank_commander_board::title(),
        prokhorovka_board::title(),
        stalingrad_board::title(),
        crusade_board::title(),
    ];
    Titles::of(language, titles)
}
