//! The aim, always in sight: how the scenario is won, what counts and how it stands.

use super::colours;
use super::panel::Panel;
use crate::pages::rule_link;
use maud::{Markup, html};
use table::{Aim, Side};

/// The line above the board.
pub(super) fn aim(panel: &Panel) -> Markup {
    let (entry, sides) = (panel.entry, panel.standing.sides);
    let Aim { won, counts, also, ends } = &panel.standing.aim;
    let class = |side: Side| if side == Side::First { "first" } else { "second" };
    html! {
        // On a phone it is one line; who taps on it reads the whole.
        p.aim.(colours(sides)) tabindex="-1" {
            b.label { (panel.say("aim")) } " "
            b.won { (entry.say(won)) } " "
            @for (side, count) in counts {
                span.side.(class(*side)) { (panel.side(*side)) ": " (entry.lexicon.say(count)) } " "
            }
            @if let Some(also) = also { span.also { (entry.lexicon.say(also)) } " " }
            @if let Some(ends) = ends { strong.ends { (entry.say(ends)) } " " }
            (rule_link(entry, won.rule))
        }
    }
}
