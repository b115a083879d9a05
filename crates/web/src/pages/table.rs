//! The table: the board and the panel beside it.

use super::{Trouble, find, page, say, say_with};
use crate::live::Inside;
use crate::render::{Drawing, Eyes, draw};
use crate::visitor::Visitor;
use crate::{App, Language};
use axum::extract::{Path, Query, State};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{Holder, MatchId, SeatRow};
use table::{Message, Seat, Side};

/// What an address can ask for.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub struct Asked {
    /// The seat to look from, where one visitor holds several.
    #[serde(rename = "as")]
    pub seat: Option<u8>,
}

/// The secret link of a match that was just made, to be sent to a friend.
#[derive(Debug, Default, Deserialize)]
pub struct Invitation {
    invite: Option<String>,
}

/// From where a visitor looks at a match.
pub fn eyes(inside: &Inside, visitor: &Visitor, asked: Option<u8>) -> Eyes {
    let held = inside.seats_of(visitor);
    let asked = asked.map(Seat).filter(|seat| held.contains(seat));
    Eyes { seat: asked.or(held.first().copied()), shared: held.len() > 1, language: visitor.language }
}

/// Shows the table.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    Query(invitation): Query<Invitation>,
    visitor: Visitor,
) -> Result<Markup, Trouble> {
    let live = find(&app, &id).await?;
    let inside = live.inside.read().await;
    if inside.game.is_none() && inside.damage.is_none() {
        return Ok(lobby(&app, &visitor, &inside, invitation.invite.as_deref()));
    }
    let eyes = eyes(&inside, &visitor, asked.seat);
    let drawing = draw(&app, &inside, eyes);
    let name = app
        .titles(visitor.language)
        .find(&inside.row.title)
        .map_or_else(|_| String::new(), |entry| entry.passport().name());
    let from = eyes.seat.map(|seat| seat.0.to_string()).unwrap_or_default();
    let side = eyes.seat.and_then(|seat| inside.game.as_deref()?.seating().side(seat));
    let home = side.map(|side| if side == Side::First { "west" } else { "east" });
    let spot = Spot { title: &inside.row.title, id: Some(inside.row.id), from: &from, home };
    let body = lay_out(&app, visitor.language, &drawing, spot);
    Ok(page(&app, &visitor, &name, "table", body))
}

/// What is on the table, and from where it is looked at.
pub(super) struct Spot<'a> {
    /// The title.
    pub title: &'a str,
    /// The match, if it is a live one.
    pub id: Option<MatchId>,
    /// The seat that looks; empty for a spectator.
    pub from: &'a str,
    /// The edge of the board that the seat sits at.
    pub home: Option<&'static str>,
}

/// The board and the panel beside it.
pub(super) fn lay_out(app: &App, language: Language, drawing: &Drawing, spot: Spot) -> Markup {
    let (view_box, class, definitions) = &drawing.frame;
    let say = |key| say(app, language, key);
    let seat = if spot.from.is_empty() { String::new() } else { format!("?as={}", spot.from) };
    let live = spot.id.map(|id| format!("/m/{id}/live{seat}"));
    let why = spot.id.map(|id| format!("/m/{id}/why"));
    html! {
        div #table data-live=[live] data-why=[why] data-seat=(spot.from) data-home=[spot.home]
            data-lost=(say("connection-lost")) data-rules={ "/rules/" (spot.title) } {
            div #board tabindex="-1" {
                svg #map viewBox=(view_box) class=(class) role="img" aria-label=(say("board")) {
                    (PreEscaped(definitions))
                    g #ground { (PreEscaped(&drawing.ground)) }
                    g #marks {}
                    g #pieces { (PreEscaped(&drawing.live)) }
                    g #lines {}
                }
                div #hand hidden aria-hidden="true" { (say("drag-me")) }
                div.zoom {
                    button type="button" data-zoom="in" aria-label=(say("zoom-in")) { "+" }
                    button type="button" data-zoom="out" aria-label=(say("zoom-out")) { "−" }
                    button type="button" data-zoom="fit" aria-label=(say("zoom-fit")) { "⤢" }
                }
            }
            aside #panel { (PreEscaped(&drawing.panel)) }
            div #toast role="status" aria-live="polite" {}
            div #menu hidden role="menu" {}
            dialog #book aria-label=(say("rules")) {
                header {
                    b { (say("rules")) }
                    a href={ "/rules/" (spot.title) } target="_blank" { (say("rules-whole")) }
                    button type="button" data-close aria-label=(say("close")) { "✕" }
                }
                div.passage tabindex="0" {}
            }
        }
    }
}

/// The page of a match whose seats are not all taken.
fn lobby(app: &App, visitor: &Visitor, inside: &Inside, invite: Option<&str>) -> Markup {
    let say = |key| say(app, visitor.language, key);
    let entry = app.titles(visitor.language).find(&inside.row.title);
    let name = entry.as_ref().map_or_else(|_| String::new(), |entry| entry.passport().name());
    let sides =
        entry.map(|entry| [Side::First, Side::Second].map(|side| entry.side(side))).unwrap_or(["first", "second"]);
    let held = inside.seats_of(visitor);
    let germans = inside.seats.len() / 2;
    let body = html! {
        h1 { (name) }
        p data-wait { (say("waiting-for-players")) }
        @if let Some(invite) = invite.filter(|_| !held.is_empty()) {
            p { (say("send-link")) }
            input.link readonly value={ "/m/" (inside.row.id) "/join/" (invite) } data-link aria-label=(say("send-link"));
        }
        ul.seats {
            @for row in &inside.seats {
                @let side = sides[usize::from(usize::from(row.seat) >= germans)];
                li { (seat(app, visitor, inside, row, side, held.is_empty())) }
            }
        }
    };
    page(app, visitor, &name, "plain lobby", body)
}

fn seat(app: &App, visitor: &Visitor, inside: &Inside, row: &SeatRow, side: &'static str, free: bool) -> Markup {
    let language = visitor.language;
    let who = match &row.holder {
        holder if visitor.holds(holder) => "you",
        Holder::Open => "open",
        Holder::Invited => "invited",
        Holder::Bot(_) => "bot",
        _ => "other",
    };
    html! {
        span { (say_with(app, language, Message::new("player").with("side", side).with("who", who))) }
        @if row.holder == Holder::Open && free {
            form method="post" action={ "/m/" (inside.row.id) "/sit" } {
                button.main name="seat" value=(row.seat) { (say(app, language, "sit-down")) }
            }
        }
    }
}
