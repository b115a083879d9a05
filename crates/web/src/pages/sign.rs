//! The sign of a side, small, beside its name: never alone, since it says nothing to who cannot see it.

use boards::kit::emblem::{CROSS, STAR};
use maud::{Markup, PreEscaped, html};

/// The sign of the side of this word.
pub fn sign(side: &str) -> Markup {
    html! {
        svg.sign.(side) viewBox="-13 -13 26 26" aria-hidden="true" {
            circle r="13" {}
            @match side {
                "german" => (PreEscaped(CROSS)),
                "soviet" => path.k-white d=(STAR) {},
                _ => path.k-white d="M0-9A9 9 0 0 1 0 9z" {},
            }
        }
    }
}
