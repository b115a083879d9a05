//! The page of a match whose seats are not all taken: the invitation, who sits where, what is added to the dice.

use super::table::side_of;
use super::{Head, dice, page_with, say, say_with};
use crate::App;
use crate::live::Inside;
use crate::visitor::Visitor;
use maud::{Markup, html};
use store::{DiceShare, Holder, SeatRow, Visibility};
use table::Message;

/// Shows the page; with the secret link if this visitor has just made the match.
pub fn show(app: &App, visitor: &Visitor, inside: &Inside, invite: Option<&str>) -> Markup {
    let say = |key| say(app, visitor.language, key);
    let entry = app.titles(visitor.language).find(&inside.row.title);
    let name = entry.as_ref().map_or_else(|_| String::new(), |entry| entry.passport().name());
    let held = inside.seats_of(visitor);
    let body = html! {
        div #lobby data-live={ "/m/" (inside.row.id) "/live" } data-progress=(progress(inside)) data-ready=(say("match-begins")) {
            h1 { (name) }
            p data-wait { (say("waiting-for-players")) }
            p.note { (say(if inside.row.visibility == Visibility::Private { "private-note" } else { "public-note" })) }
            @if let Some(invite) = invite.filter(|_| !held.is_empty()) { (invitation(app, visitor, inside, invite)) }
            ul.seats {
                @for row in &inside.seats {
                    li { (seat(app, visitor, inside, row, held.is_empty())) }
                }
            }
            @if held.is_empty() { (dice::without_script(app, visitor.language)) }
            (dice::adding(app, visitor, inside))
            (dice::commitment(app, visitor.language, &inside.row))
        }
    };
    page_with(app, visitor, Head::plain(&name, "plain lobby").loads(&["lobby.js", "promise.js"]), body)
}

/// The secret link, to be copied with one click.
fn invitation(app: &App, visitor: &Visitor, inside: &Inside, invite: &str) -> Markup {
    let say = |key| say(app, visitor.language, key);
    html! {
        p { (say("send-link")) }
        div.copy {
            input.link readonly value={ "/m/" (inside.row.id) "/join/" (invite) } data-link aria-label=(say("send-link"));
            button.main type="button" data-copy data-done=(say("link-copied")) hidden { (say("copy-link")) }
        }
    }
}

fn seat(app: &App, visitor: &Visitor, inside: &Inside, row: &SeatRow, free: bool) -> Markup {
    let language = visitor.language;
    let side = side_of(app, inside, row.seat);
    let who = match &row.holder {
        holder if visitor.holds(holder) => "you",
        Holder::Open => "open",
        Holder::Invited => "invited",
        Holder::Bot(_) => "bot",
        _ => "other",
    };
    html! {
        span {
            (say_with(app, language, Message::new("player").with("side", side).with("who", who)))
            @if let Some(name) = inside.names.name(&row.holder) { " · " (name) }
        }
        @if row.holder == Holder::Open && free {
            form method="post" action={ "/m/" (inside.row.id) "/sit" } {
                (dice::promise_field())
                button.main name="seat" value=(row.seat) { (say(app, language, "sit-down")) }
            }
        }
    }
}

/// Tells apart how far a match that has not begun has come, for pages that wait: who sits, and what was added to the
/// dice. All of it is on everybody's page.
pub fn progress(inside: &Inside) -> String {
    let taken = |row: &SeatRow| if matches!(row.holder, Holder::Open | Holder::Invited) { '-' } else { 's' };
    let added = inside.row.shares.iter().map(|row| match row.share {
        DiceShare::Promised(_) => format!("{}p", row.seat),
        DiceShare::Given(..) => format!("{}g", row.seat),
    });
    inside.seats.iter().map(taken).collect::<String>() + &added.collect::<String>()
}
