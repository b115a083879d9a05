//! What boards are drawn with, whatever the title. `cargo run -p boards --example gallery` shows all of it.
//!
//! | room | what is in it |
//! |---|---|
//! | [`number`], [`point`], [`path`] | short numbers; points, offsets, rectangles; straight and flowing lines |
//! | [`hex`] | a grid of hexes of any size, with a point or a side up: middles, corners, sides, neighbours, outlines |
//! | [`army`], [`palette`], [`sheet`] | the sides, the colours by day and by night, stylesheets made of them |
//! | [`pen`], [`scatter`] | pictures put together by code, and random-looking numbers for them that are always the same |
//! | [`lettering`] | classes of texts, and how much of a text fits where |
//! | [`emblem`] | cross, star, flags |
//! | [`nato`], [`silhouette`], [`counter`], [`stack`] | unit symbols, silhouettes, counters, stacks that fan out |
//! | [`card`], [`chip`], [`marks`] | card frames and backs; chips, coins, pips, shields; in hand, target, reach |
//! | [`track`] | turns, phases, points |
//! | [`lines`], [`effects`] | arrows, ways, shots; flash, burst, fire, smoke, wreck |
//! | [`canvas`] | a sheet of coloured characters, for a terminal |
//!
//! Everything is drawn with classes `k-…` of the kit's stylesheet ([`themes`]) and nothing is styled by itself: a page may
//! forbid styles in elements. What a title draws by itself has classes with a prefix of its own.

pub mod army;
pub mod canvas;
pub mod card;
pub mod chip;
pub mod counter;
pub mod effects;
pub mod emblem;
pub mod hex;
pub mod lettering;
pub mod lines;
pub mod marks;
pub mod nato;
pub mod number;
pub mod palette;
pub mod path;
pub mod pen;
pub mod point;
pub mod scatter;
pub mod sheet;
pub mod silhouette;
pub mod stack;
pub mod track;

pub use army::Army;
pub use card::CardFrame;
pub use counter::Counter;
pub use effects::Effect;
pub use hex::{Cell, HexGrid, Shifted, Top};
pub use number::Num;
pub use palette::{alone, themes};
pub use path::Path;
pub use pen::Pen;
pub use point::{Area, Point, at};
pub use scatter::Scatter;
pub use sheet::Sheet;
pub use silhouette::Silhouette;

use maud::{Markup, html};

/// The drawings that others refer to: `#k-cross`, `#k-star`, the [effects](Effect). To be put among the definitions of
/// every board: a table plays events back with them.
pub fn definitions() -> Markup {
    html! { (emblem::definitions()) (effects::definitions()) }
}

/// Each thing once, in the order in which it came first: what a click may mean, without repetitions.
///
/// ```
/// assert_eq!(boards::kit::once(vec![3, 1, 3, 2, 1]), [3, 1, 2]);
/// ```
pub fn once<T: PartialEq>(all: Vec<T>) -> Vec<T> {
    let mut once = Vec::with_capacity(all.len());
    for one in all {
        if !once.contains(&one) {
            once.push(one);
        }
    }
    once
}
