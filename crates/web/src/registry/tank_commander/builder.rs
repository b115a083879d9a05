//! The builder: cards on the one side, the deck on the other, every violation named as it arises.

use super::bench::{Bench, Into, Wish};
use super::draft::{Draft, scenarios};
use super::{Desk, Fields, by_script, keep, keeper, options, pane, pool, years};
use crate::App;
use crate::pages::{Trouble, refused};
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::sync::Arc;
use store::{DeckId, MatchId};
use table::{Message, Seat};
use tank_commander::data::{DATA, Role, Roles};
use tank_commander::decks::NAME_LENGTH;
use tank_commander::names;
use tank_commander::pieces::Nation;
use tank_commander::setup::Switch;

/// Opens the builder: on a kept deck (`id`), a deck in the address (`deck`), a ready-made one (`ready`), for a
/// seat of a match (`match`, `as`), or on nothing.
pub async fn show(
    State(app): State<Arc<App>>,
    Query(asked): Query<Fields>,
    visitor: Visitor,
) -> Result<Response, Trouble> {
    let desk = Desk::of(&app, &visitor)?;
    let text = |key: &str| asked.get(key).map_or("", String::as_str);
    let mut bench = match kept(&desk, text("id")).await? {
        Some(bench) => bench,
        None => match Draft::from_address(&asked) {
            Some(Err(why)) => return Ok(damaged(&desk, &why)),
            Some(Ok(draft)) => Bench::with(draft),
            None => Bench::with(begun(&desk, &asked)),
        },
    };
    bench.seat = MatchId::parse(text("match")).zip(text("as").parse().ok().map(Seat));
    bench.bind(&app, &desk).await?;
    let news = match text("done") {
        "saved" => Some(desk.say("deck-saved")),
        "copied" => Some(desk.say("deck-copied")),
        "read" => Some(desk.say("deck-read")),
        _ => None,
    };
    Ok(page(&desk, &bench, news, None).into_response())
}

/// A deck that is kept; `Lost` if there is none of this name that is theirs.
async fn kept(desk: &Desk<'_>, id: &str) -> Result<Option<Bench>, Trouble> {
    if id.is_empty() {
        return Ok(None);
    }
    let (id, keeper) = DeckId::parse(id).zip(keeper(desk.visitor)).ok_or(Trouble::Lost)?;
    let row = desk.app.store.deck(keeper, id).await?.ok_or(Trouble::Lost)?;
    let draft = Draft::read(&row).ok_or(refused(StatusCode::CONFLICT, "deck-unreadable"))?;
    Ok(Some(Bench { place: Some((id, row.revision)), ..Bench::with(draft) }))
}

/// A ready-made deck, or an empty one of the nation that is wished.
fn begun(desk: &Desk, asked: &Fields) -> Draft {
    if let Some(ready) = asked.get("ready").and_then(|id| DATA.deck(id)) {
        return desk.ready(ready);
    }
    let mut draft = Draft::empty(asked.get("nation").and_then(|word| word.parse().ok()).unwrap_or(Nation::German));
    if let Some(scenario) =
        asked.get("for").and_then(|word| word.parse().ok()).filter(|it| scenarios().any(|s| s == *it))
    {
        draft.scenario = scenario;
        draft.settle();
    }
    draft
}

/// The page for a link that holds no deck.
pub fn damaged(desk: &Desk, why: &Message) -> Response {
    let body = html! { h1 { (desk.tell(why)) } p { a.button href="/decks" { (desk.say("decks")) } } };
    (StatusCode::UNPROCESSABLE_ENTITY, desk.page(&desk.say("decks"), "plain", body)).into_response()
}

/// Works on the deck. A script gets the deck's side of the page, a form the whole page.
pub async fn work(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<Fields>,
) -> Result<Response, Trouble> {
    let desk = Desk::of(&app, &visitor)?;
    let wish = Wish::read(form.get("do").map_or("", String::as_str));
    let (Some(mut bench), Some(wish)) = (Bench::read(&form), wish) else {
        return Err(refused(StatusCode::BAD_REQUEST, "bad-form"));
    };
    bench.bind(&app, &desk).await?;
    match wish {
        Wish::Save | Wish::Copy => return keep::save(&desk, bench, wish).await,
        wish => bench.act(wish),
    }
    Ok(if by_script(&headers) {
        pane::show(&desk, &bench).into_response()
    } else {
        page(&desk, &bench, None, None).into_response()
    })
}

/// The page, with news of what was done and of what was wrong.
pub fn page(desk: &Desk, bench: &Bench, done: Option<String>, wrong: Option<String>) -> Markup {
    let body = html! {
        form.workshop method="post" action="/decks/build" data-workshop data-changed[bench.before.is_some()] {
            button.quiet name="do" value="check" { (desk.say("deck-check")) }
            header {
                h1 { (desk.say("deck-builder")) }
                @if let Some(done) = done { p.good role="status" { (done) } }
                @if let Some(wrong) = wrong { p.error role="alert" { (wrong) } }
                (terms(desk, bench))
            }
            div.panes {
                section.pool #pool aria-label=(desk.say("cards")) { (pool::show(desk, bench)) }
                aside.deck #deck aria-label=(desk.say("deck")) { (pane::show(desk, bench)) }
            }
            a.jump href="#deck" { (desk.say("deck")) " " b #brief {} }
        }
    };
    desk.page(&bench.title(desk), "decks builder", body)
}

/// Name, nation, scenario, role and year: what the deck is checked for.
fn terms(desk: &Desk, bench: &Bench) -> Markup {
    let draft = &bench.draft;
    let bound = bench.seat.is_some();
    let rolled = draft.scenario.card().roles == Roles::Rolled;
    let role = |role: Role| (role, role.word(), desk.tell(&names::role(role)));
    html! {
        @if let Some((id, revision)) = bench.place {
            input type="hidden" name="id" value=(id);
            input type="hidden" name="revision" value=(revision);
        }
        @if let Some((id, seat)) = bench.seat {
            input type="hidden" name="match" value=(id);
            input type="hidden" name="seat" value=(seat.0);
            p.note { (desk.say("deck-for-match")) }
        }
        div.terms {
            label.name { (desk.say("name"))
                input name="name" value=(draft.deck.name) maxlength=(NAME_LENGTH) placeholder=(bench.title(desk)) autocomplete="off";
            }
            @if bound { (fixed(draft)) }
            label { (desk.say("nation"))
                select name="nation" data-whole disabled[bound] {
                    (options(Nation::ALL.map(|nation| (nation, nation.word(), desk.nation(nation))), &draft.deck.nation))
                }
            }
            label { (desk.say("scenario"))
                select name="scenario" data-whole disabled[bound] {
                    (options(scenarios().map(|it| (it, it.word(), desk.tell(&names::scenario(it)))), &draft.scenario))
                }
            }
            @if rolled {
                label { (desk.say("role"))
                    select name="role" data-whole disabled[bound] {
                        (options([Role::Attacker, Role::Defender].map(role), &draft.role))
                    }
                }
            }
            label { (desk.say("year"))
                select name="year" disabled[bound] { (options(years(desk.say("any")), &draft.deck.year)) }
            }
            label.check {
                input type="checkbox" name="shop" value="on" checked[draft.repair_shop == Switch::On] disabled[bound];
                (desk.say("repair-shop"))
            }
            @if draft.has_later() {
                label { (desk.say("put-into"))
                    select name="into" {
                        option value="deck" selected[bench.into == Into::Deck] { (desk.say("start-group")) }
                        option value="later" selected[bench.into == Into::Later] { (desk.say("later-group")) }
                    }
                }
            }
        }
    }
}

/// The terms of a match cannot be chosen: they go along unseen.
fn fixed(draft: &Draft) -> Markup {
    html! {
        input type="hidden" name="nation" value=(draft.deck.nation.word());
        input type="hidden" name="scenario" value=(draft.scenario.word());
        input type="hidden" name="role" value=(draft.role.word());
        @if let Some(year) = draft.deck.year { input type="hidden" name="year" value=(year.word()); }
        @if draft.repair_shop == Switch::On { input type="hidden" name="shop" value="on"; }
    }
}
