//! The keys of the table: a list of them that opens over it, and the way to switch single keys off.

use super::say;
use crate::App;
use crate::visitor::Visitor;
use maud::{Markup, html};

/// Each key and the message that says what it does.
const KEYS: [(&[&str], &str); 18] = [
    (&["n", "N"], "key-next"),
    (&["←", "↑", "→", "↓"], "key-arrows"),
    (&["Enter"], "key-enter"),
    (&["1", "…", "9"], "key-choice"),
    (&["e"], "key-plain"),
    (&["u"], "key-undo"),
    (&["h"], "key-hint"),
    (&["p"], "key-pass"),
    (&["i"], "key-detail"),
    (&["␣"], "key-skip"),
    (&["r"], "key-again"),
    (&["←", "→"], "key-step"),
    (&["+", "−", "0"], "key-zoom"),
    (&["l"], "key-legend"),
    (&["f"], "key-flip"),
    (&["Esc"], "key-escape"),
    (&["Home", "End"], "key-story"),
    (&["?"], "key-help"),
];

/// The dialog with all keys.
pub fn dialog(say: &dyn Fn(&'static str) -> String) -> Markup {
    html! {
        dialog #keys aria-labelledby="keys-heading" {
            header {
                h2 #keys-heading { (say("keys")) }
                button type="button" data-close aria-label=(say("close")) { "✕" }
            }
            dl {
                @for (keys, what) in KEYS {
                    div {
                        dt { @for key in keys { kbd { (key) } " " } }
                        dd { (say(what)) }
                    }
                }
            }
            p { (say("keys-note")) " " a href="/settings" { (say("settings")) } }
        }
    }
}

/// Single keys on or off, for the page of settings.
pub fn switch(app: &App, visitor: &Visitor) -> Markup {
    let say = |key| say(app, visitor.language, key);
    let (state, other, wish) = match visitor.keys {
        None => ("keys-are-on", "off", "keys-turn-off"),
        Some(_) => ("keys-are-off", "on", "keys-turn-on"),
    };
    html! {
        h2 { (say("keys")) }
        p { (say(state)) }
        p { a.button href={ "/set/keys/" (other) } { (say(wish)) } }
    }
}
