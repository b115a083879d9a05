//! The front page: play now, your matches, open seats, finished matches.

use super::{Head, Trouble, ago, dice, page_with, say, say_with};
use crate::dice::asked_of;
use crate::render::card_pictures;
use crate::visitor::Visitor;
use crate::{App, live, title_pages};
use axum::extract::State;
use maud::{Markup, PreEscaped, html};
use std::sync::Arc;
use store::{Holder, Listed, Status};
use table::{Message, Next, Pledge, Side};
use titles::{Entry, Picture, Vantage};

/// Shows the page.
pub async fn show(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Markup, Trouble> {
    let yours = match visitor.session {
        Some(session) => app.store.list_for(session, visitor.account, 40).await?,
        None => Vec::new(),
    };
    let open = app.store.list_open(20).await?;
    let finished = app.store.list_finished(12).await?;
    let say = |key| say(&app, visitor.language, key);
    let mut waiting = Vec::new();
    let mut others = Vec::new();
    for listed in yours {
        let asked = waits_for(&app, &visitor, &listed).await;
        if asked { waiting.push(listed) } else { others.push(listed) }
    }
    let body = html! {
        h1.motto { (say("motto")) }
        @for entry in app.titles(visitor.language).iter() { (title_card(&app, &visitor, entry)) }
        div.lists {
            (list(&app, &visitor, "waiting-for-you", &waiting))
            (list(&app, &visitor, "your-matches", &others))
            (list(&app, &visitor, "open-seats", &open))
            (list(&app, &visitor, "finished-matches", &finished))
        }
        (dice::without_script(&app, visitor.language))
        p.more { a href="/replay" { (say("replay-record")) } }
    };
    let heading = say("front");
    let titles = app.titles(visitor.language).iter();
    let head =
        titles.fold(Head::plain(&heading, "front").loads(&["promise.js"]), |head, entry| head.shows(entry.title().id));
    Ok(page_with(&app, &visitor, head, body))
}

fn title_card(app: &App, visitor: &Visitor, entry: &Entry) -> Markup {
    let title = entry.title();
    let say = |key| say(app, visitor.language, key);
    let side = |side: Side| say_with(app, visitor.language, Message::new("play-as").with("side", entry.side(side)));
    html! {
        article.title {
            div.picture aria-hidden="true" { (picture(entry)) }
            div.about {
                h2 { (entry.passport().name()) }
                p { (entry.passport().pitch()) }
                div.go {
                    @for (word, which) in [("second", Side::Second), ("first", Side::First)] {
                        form method="post" action={ "/play/" (title.id) } {
                            (dice::promise_field())
                            button.main name="side" value=(word) { (side(which)) }
                        }
                    }
                    a.button href={ "/new/" (title.id) } { (say("new-match")) }
                    a.button href={ "/rules/" (title.id) } { (say("rules")) }
                    @for (address, name) in title_pages::of_title(title.id).map_or(&[][..], |pages| pages.links()) {
                        a.button href=(address) { (say(name)) }
                    }
                }
            }
        }
    }
}

/// The start of the first scenario, as a spectator sees it.
fn picture(entry: &Entry) -> Markup {
    let scenarios = entry.game.scenarios();
    let game = scenarios.first().and_then(|(_, setup)| entry.game.start(setup, Pledge::of_number(1)).ok());
    let Some(game) = game else { return html! {} };
    let seen = game.seen_by(None);
    let words = |message: &Message| entry.lexicon.say(message);
    let Picture { frame, outlook, live, cards, .. } = seen.picture(Vantage::Own, &words);
    html! {
        svg viewBox=(frame.view_box) class=(frame.class) {
            (PreEscaped(frame.definitions)) defs { (PreEscaped(card_pictures(entry, cards))) }
            (PreEscaped(seen.ground(outlook, &words))) (PreEscaped(live.svg()))
        }
    }
}

/// Is it this visitor's turn there, or for their browser to add to the dice?
async fn waits_for(app: &Arc<App>, visitor: &Visitor, listed: &Listed) -> bool {
    if !matches!(listed.status, Status::Playing | Status::Waiting) {
        return false;
    }
    let Ok(Some(live)) = app.live(listed.id).await else { return false };
    let inside = live.inside.read().await;
    if asked_of(&inside.row, &inside.seats, visitor).is_some() {
        return true;
    }
    let next = inside.game.as_ref().map(|game| game.next());
    matches!(next, Some(Next::Decide(seat)) if inside.seats_of(visitor).contains(&seat))
}

fn list(app: &App, visitor: &Visitor, heading: &'static str, matches: &[Listed]) -> Markup {
    let language = visitor.language;
    html! {
        @if !matches.is_empty() {
            section {
                h2 { (say(app, language, heading)) }
                ul.matches {
                    @for listed in matches {
                        li {
                            a href={ "/m/" (listed.id) } {
                                b { (title_of(app, visitor, listed)) } " "
                                span { (scenario_of(app, visitor, listed)) } " "
                                (opponents(app, visitor, listed)) " "
                                small { (ago(app, language, live::now(), listed.active)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn title_of(app: &App, visitor: &Visitor, listed: &Listed) -> String {
    app.titles(visitor.language)
        .find(&listed.title)
        .map_or_else(|_| listed.title.clone(), |entry| entry.passport().name())
}

fn scenario_of(app: &App, visitor: &Visitor, listed: &Listed) -> String {
    let entry = app.titles(visitor.language).find(&listed.title).ok().filter(|_| !listed.name.is_empty());
    entry.map_or_else(|| say(app, visitor.language, "own-options"), |entry| entry.passport().scenario(&listed.name))
}

fn opponents(app: &App, visitor: &Visitor, listed: &Listed) -> String {
    let bot = listed.seats.iter().find_map(|row| if let Holder::Bot(level) = &row.holder { Some(level) } else { None });
    let key = match (bot, &listed.status) {
        (Some(_), _) => "against-bot",
        (None, Status::Waiting) => "waits",
        (None, _) => "against-people",
    };
    say(app, visitor.language, key)
}
