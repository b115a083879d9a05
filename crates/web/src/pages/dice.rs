//! The dice of a match: what they follow from, and the proof that nobody has chosen them.

use super::table::side_of;
use super::{Head, Trouble, find_shown, page_with, say, say_with};
use crate::dice::{all_have_promised, asked_of, people};
use crate::live::Inside;
use crate::visitor::Visitor;
use crate::{App, Language};
use axum::extract::{Path, State};
use maud::{Markup, html};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{DiceShare, MatchRow};
use table::{DrawnBy, Message, to_hex};

/// Where a form with which somebody sits down takes the hash of their share: the script fills it in.
pub fn promise_field() -> Markup {
    html! { input type="hidden" name="promise" data-promise; }
}

/// What it means for the dice that a browser runs no script.
pub fn without_script(app: &App, language: Language) -> Markup {
    html! { noscript { p.note { (say(app, language, "dice-without-script")) } } }
}

/// What the host has bound itself to, and why.
pub fn commitment(app: &App, language: Language, row: &MatchRow) -> Markup {
    html! {
        details.dice {
            summary { (say(app, language, "dice-heading")) }
            p { (say(app, language, "dice-explained")) }
            dl { dt { (say(app, language, "dice-commitment")) } dd { code { (row.commitment) } } }
        }
    }
}

/// What is still to be added before a match begins; for the script, and for who has none.
pub fn adding(app: &App, visitor: &Visitor, inside: &Inside) -> Markup {
    let say = |key| say(app, visitor.language, key);
    let (row, seats) = (&inside.row, &inside.seats);
    let Some((seat, share)) = asked_of(row, seats, visitor) else {
        return html! { @if all_have_promised(&row.shares, seats) { p { (say("dice-others")) } } };
    };
    let promises: BTreeMap<u8, String> =
        people(&row.shares, seats).into_iter().filter_map(|(seat, share)| Some((seat, promise_of(share?)))).collect();
    html! {
        form.dice method="post" action={ "/m/" (row.id) "/share" } data-share=(share.map_or_else(String::new, promise_of))
            data-match=(row.id) data-commitment=(row.commitment) data-promises=(json!(promises)) {
            input type="hidden" name="seat" value=(seat);
            p { (say("dice-adding")) }
            button { (say("dice-draw-for-me")) }
        }
    }
}

/// The hash of a share in hexadecimal digits, whether it is known or not.
fn promise_of(share: &DiceShare) -> String {
    match share {
        DiceShare::Promised(hash) => to_hex(hash),
        DiceShare::Given(_, bytes) => to_hex(&table::promise(bytes)),
    }
}

/// Shows what the dice of a match follow from; when it is over, the host's secret too.
pub async fn show(State(app): State<Arc<App>>, Path(id): Path<String>, visitor: Visitor) -> Result<Markup, Trouble> {
    let live = find_shown(&app, &visitor, &id).await?;
    let inside = live.inside.read().await;
    let say = |key| say(&app, visitor.language, key);
    let over = inside.outcome().is_some();
    let body = html! {
        h1 { (say("dice-heading")) }
        p { (say("dice-explained")) }
        @if over { (check(&app, visitor.language, &inside)) }
        dl.dice {
            dt { (say("dice-commitment")) }
            dd { code { (inside.row.commitment) } }
            @for (seat, share) in people(&inside.row.shares, &inside.seats) { (added(&app, visitor.language, &inside, seat, share)) }
            dt { (say("dice-secret")) }
            dd { @if over { code { (to_hex(&inside.row.secret)) } } @else { (say("dice-secret-later")) } }
        }
        p { (say("dice-bots")) }
        nav.business {
            a.button href={ "/m/" (live.id) } { (say("to-the-table")) }
            @if over { a.button href={ "/m/" (live.id) "/match.jsonl" } download { (say("export")) } }
        }
    };
    Ok(page_with(&app, &visitor, Head::plain(&say("dice-heading"), "plain").loads(&["proof.js"]), body))
}

fn added(app: &App, language: Language, inside: &Inside, seat: u8, share: Option<&DiceShare>) -> Markup {
    let (by, digits) = match share {
        None => ("nobody", String::new()),
        Some(DiceShare::Promised(_)) => ("promised", String::new()),
        Some(DiceShare::Given(DrawnBy::Player, bytes)) => ("player", to_hex(bytes)),
        Some(DiceShare::Given(DrawnBy::Host, bytes)) => ("host", to_hex(bytes)),
    };
    let player = Message::new("player").with("side", side_of(app, inside, seat)).with("who", "other");
    html! {
        dt { (say_with(app, language, player)) ": " (say_with(app, language, Message::new("dice-drawn").with("by", by))) }
        dd { code { (digits) } }
    }
}

/// The proof: here what the host says, for the browser to compute itself.
fn check(app: &App, language: Language, inside: &Inside) -> Markup {
    let say = |key| say(app, language, key);
    let pledge = inside.row.pledge();
    let proof: Value = json!({
        "match": inside.row.id.to_string(),
        "commitment": inside.row.commitment,
        "secret": to_hex(pledge.secret()),
        "shares": pledge.shares(),
        "seed": to_hex(&pledge.seed()),
    });
    html! {
        p.verdict role="status" data-proof=(proof) data-good=(say("dice-good")) data-mine=(say("dice-good-mine")) data-bad=(say("dice-bad")) {
            (say("dice-unchecked"))
        }
    }
}
