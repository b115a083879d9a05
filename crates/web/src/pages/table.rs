//! The table: the board and the panel beside it.

use super::{Head, Trouble, find, page_with, say, say_with};
use crate::live::Inside;
use crate::render::{Drawing, Eyes, LOG_LINES, card_pictures, draw};
use crate::visitor::Visitor;
use crate::{App, Language};
use axum::extract::{Path, Query, State};
use boards::Frame;
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{Holder, SeatRow};
use table::{Message, Seat, Side};

/// What an address can ask for.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct TableQuery {
    /// The seat to look from, where one visitor holds several.
    #[serde(rename = "as")]
    pub seat: Option<u8>,
    /// The tag of the drawing that the page shows already, for its live channel.
    pub shows: Option<String>,
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
    Query(asked): Query<TableQuery>,
    Query(invitation): Query<Invitation>,
    visitor: Visitor,
) -> Result<Markup, Trouble> {
    let live = find(&app, &id).await?;
    let (id, inside) = (live.id, live.inside.read().await);
    if inside.game.is_none() && inside.damage.is_none() {
        return Ok(lobby(&app, &visitor, &inside, invitation.invite.as_deref()));
    }
    let eyes = eyes(&inside, &visitor, asked.seat);
    let drawing = draw(&app, &inside, eyes);
    let entry = app.titles(visitor.language).find(&inside.row.title).ok();
    let name = entry.map_or_else(String::new, |entry| entry.passport().name());
    let from = eyes.seat.map(|seat| seat.0.to_string()).unwrap_or_default();
    let faces = entry.map(|entry| card_pictures(entry, drawing.cards.iter().copied())).unwrap_or_default();
    let seat = if from.is_empty() { String::new() } else { format!("as={from}&") };
    let live = Some(format!("/m/{id}/live?{seat}shows={}", drawing.tag()));
    let scene = Scene {
        title: &inside.row.title,
        frame: drawing.frame.clone(),
        faces,
        ground: drawing.ground_svg(),
        pieces: &drawing.live.svg(),
        panel: panel(&app, visitor.language, &drawing),
        live,
        why: Some(format!("/m/{id}/why")),
        reach: Some(format!("/m/{id}/reach?{seat}")),
        detail: Some(format!("/m/{id}/detail?{seat}")),
        from: &from,
        home: drawing.home,
    };
    let body = lay_out(&app, visitor.language, scene);
    let head = Head::table(&name, "table").shows(&inside.row.title).in_match_of(&inside.row.title);
    Ok(page_with(&app, &visitor, head.loads(&["table.js"]), body))
}

/// What is on the table, and from where it is looked at.
pub(super) struct Scene<'a> {
    /// The title.
    pub title: &'a str,
    /// Size and season of the board.
    pub frame: Frame,
    /// The pictures of cards that the pieces refer to.
    pub faces: String,
    /// The layer that seldom changes.
    pub ground: &'a str,
    /// The layer of the pieces.
    pub pieces: &'a str,
    /// What stands beside the board.
    pub panel: Markup,
    /// The live channel of a match that goes on.
    pub live: Option<String>,
    /// Where to ask why something cannot be done.
    pub why: Option<String>,
    /// Where to ask how far a piece could go.
    pub reach: Option<String>,
    /// Where to ask for something in detail.
    pub detail: Option<String>,
    /// The seat that looks; empty for a spectator.
    pub from: &'a str,
    /// Where the seat sits at the board, in hundredths of its width and height.
    pub home: Option<(u8, u8)>,
}

/// The panel of a match that goes on, in the parts that are swapped one by one.
fn panel(app: &App, language: Language, drawing: &Drawing) -> Markup {
    html! {
        div.part #part-standing { (PreEscaped(&drawing.standing)) }
        div.part #part-prompt { (PreEscaped(&drawing.prompt)) }
        div.part #part-choices { (PreEscaped(&drawing.choices)) }
        details.log open { summary { (say(app, language, "log")) } ol #log reversed data-most=(LOG_LINES) { (PreEscaped(drawing.log_lines())) } }
        div.part #part-talk { (PreEscaped(&drawing.talk)) }
        div.part #part-business { (PreEscaped(&drawing.business)) }
    }
}

/// The board and the panel beside it.
pub(super) fn lay_out(app: &App, language: Language, scene: Scene) -> Markup {
    let Frame { view_box, class, definitions } = scene.frame;
    let say = |key| say(app, language, key);
    html! {
        div #table data-live=[scene.live] data-why=[scene.why] data-reach=[scene.reach] data-detail=[scene.detail] data-seat=(scene.from)
            data-home=[scene.home.map(|(x, y)| format!("{x} {y}"))] data-lost=(say("connection-lost")) data-rules={ "/rules/" (scene.title) } {
            div #board tabindex="-1" {
                svg #map viewBox=(view_box) class=(class) role="img" aria-label=(say("board")) {
                    (PreEscaped(definitions))
                    defs #faces { (PreEscaped(scene.faces)) }
                    g #ground { (PreEscaped(scene.ground)) }
                    g #reach {}
                    g #marks {}
                    g #pieces { (PreEscaped(scene.pieces)) }
                    g #lines {}
                }
                div #hand hidden aria-hidden="true" { (say("drag-me")) }
            }
            div.zoom {
                button type="button" data-zoom="in" aria-label=(say("zoom-in")) title=(say("zoom-in")) { "+" }
                button type="button" data-zoom="out" aria-label=(say("zoom-out")) title=(say("zoom-out")) { "−" }
                button type="button" data-zoom="fit" aria-label=(say("zoom-fit")) title=(say("zoom-fit")) { "⤢" }
            }
            aside #panel { (scene.panel) }
            div #toast role="status" aria-live="polite" {}
            div #hint hidden role="status" {}
            div #detail hidden { button type="button" data-close aria-label=(say("close")) { "✕" } div {} }
            div #menu hidden role="menu" {}
            dialog #book aria-label=(say("rules")) {
                header {
                    b { (say("rules")) }
                    a href={ "/rules/" (scene.title) } target="_blank" { (say("rules-whole")) }
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
    page_with(app, visitor, Head::plain(&name, "plain lobby").loads(&["lobby.js"]), body)
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
