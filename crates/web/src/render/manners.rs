//! How a seat is asked in windows, as it is shown and set.

use super::Artist;
use crate::courtesy::{Asks, Manners, Pace, Standing};
use maud::{Markup, html};
use table::Seat;

/// Passing everything until one's turn: the button, or that it was pressed. And that the host passes just now.
pub(super) fn standing(artist: &Artist, seat: Seat) -> Markup {
    let standing = artist.inside.courtesy.wishes(seat).standing;
    let (key, value) = match standing {
        Standing::Asked => ("pass-until", "pass"),
        Standing::AfterThisTurn | Standing::UntilMyTurn => ("pass-until-off", "ask"),
    };
    html! {
        @if artist.left_alone() { p.passing { (artist.say("passing")) } }
        form.until method="post" action={ "/m/" (artist.inside.row.id) "/manners" } {
            input type="hidden" name="seat" value=(seat.0);
            @if standing != Standing::Asked { p { (artist.say("pass-until-on")) } }
            button name="standing" value=(value) data-key="p" { (artist.say(key)) }
        }
    }
}

/// How the seat is asked in this match.
pub(super) fn at_the_table(artist: &Artist, seat: Seat) -> Markup {
    let manners = artist.inside.courtesy.manners(seat);
    html! {
        details.manners {
            summary { (artist.say("windows")) }
            form method="post" action={ "/m/" (artist.inside.row.id) "/manners" } data-at-once {
                input type="hidden" name="seat" value=(seat.0);
                (fields(manners, &|key| artist.say(key)))
                button { (artist.say("apply")) }
                " " a href="/settings" { (artist.say("settings")) }
            }
        }
    }
}

/// The fields of a form that says how somebody wants to be asked.
pub(crate) fn fields(manners: Manners, say: &dyn Fn(&'static str) -> String) -> Markup {
    let asks = [(Asks::WhenICould, "when-i-could", "asks-when-i-could"), (Asks::Always, "always", "asks-always")];
    html! {
        @for (value, word, key) in asks {
            label.choice { input type="radio" name="asks" value=(word) checked[manners.asks == value]; span { (say(key)) } }
        }
        label.choice {
            input type="checkbox" name="pace" value="even" checked[manners.pace == Pace::Even];
            span { (say("pace-even")) small { (say("pace-even-note")) } }
        }
    }
}
