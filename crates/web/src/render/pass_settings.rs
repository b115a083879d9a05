//! How a seat is asked whether it interrupts, as it is shown and set.

use super::panel::Panel;
use crate::auto_pass::{Asks, OnlyChoice, Pace, PassAll, PassSettings};
use maud::{Markup, html};
use table::Seat;

/// How soon the others hear of a pass: its word in forms, its words, and what it promises.
const PACES: [(Pace, &str, &str, &str); 3] = [
    (Pace::AtOnce, "at-once", "pace-at-once", "pace-at-once-note"),
    (Pace::Even, "even", "pace-even", "pace-even-note"),
    (Pace::Covered, "covered", "pace-covered", "pace-covered-note"),
];

/// Passing everything until one's turn: the button, or that it was pressed. And that the host passes just now.
pub(super) fn until_my_turn(panel: &Panel, seat: Seat) -> Markup {
    let pass_all = panel.inside.auto_pass.set_here(seat).pass_all;
    let (key, value) = match pass_all {
        PassAll::No => ("pass-until", "pass"),
        PassAll::AfterThisTurn | PassAll::UntilMyTurn => ("pass-until-off", "ask"),
    };
    html! {
        @if panel.passes_for_me() { p.passing { (panel.say("passing")) } }
        @if panel.hurries_me() { p.passing { (panel.say("passing-soon")) } }
        form.until method="post" action={ "/m/" (panel.inside.row.id) "/passing" } {
            input type="hidden" name="seat" value=(seat.0);
            @if pass_all != PassAll::No { p { (panel.say("pass-until-on")) } }
            button name="order" value=(value) data-key="p" { (panel.say(key)) }
        }
    }
}

/// How the seat is asked in this match.
pub(super) fn at_the_table(panel: &Panel, seat: Seat) -> Markup {
    let settings = panel.inside.auto_pass.settings(seat);
    html! {
        details.pass-settings {
            summary { (panel.say("interrupts")) }
            form method="post" action={ "/m/" (panel.inside.row.id) "/passing" } data-at-once {
                input type="hidden" name="seat" value=(seat.0);
                (fields(settings, &|key| panel.say(key)))
                button { (panel.say("apply")) }
                " " a href="/settings" { (panel.say("settings")) }
            }
        }
    }
}

/// The fields of a form that says how somebody wants to be asked.
pub(crate) fn fields(settings: PassSettings, say: &dyn Fn(&'static str) -> String) -> Markup {
    let asks = [(Asks::WhenICould, "when-i-could", "asks-when-i-could"), (Asks::Always, "always", "asks-always")];
    html! {
        @for (value, word, key) in asks {
            label.choice { input type="radio" name="asks" value=(word) checked[settings.asks == value]; span { (say(key)) } }
        }
        @for (value, word, key, note) in PACES {
            label.choice {
                input type="radio" name="pace" value=(word) checked[settings.pace == value];
                span { (say(key)) small { (say(note)) } }
            }
        }
        label.choice {
            input type="checkbox" name="only" value="by-itself" checked[settings.only == OnlyChoice::ByItself];
            span { (say("only-choice")) small { (say("only-choice-note")) } }
        }
    }
}
