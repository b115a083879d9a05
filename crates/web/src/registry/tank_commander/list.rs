//! My decks, the ready-made ones, and the ways to a new one.

use super::draft::scenarios;
use super::{Desk, Draft, Fields, Kept, import, options, pane, years};
use crate::App;
use crate::live;
use crate::pages::{Trouble, ago};
use crate::visitor::Visitor;
use axum::extract::{Query, State};
use maud::{Markup, html};
use std::sync::Arc;
use store::DeckRow;
use table::Message;
use tank_commander::data::{DATA, ReadyDeck, Role, Scenario};
use tank_commander::names;
use tank_commander::pieces::{Nation, Year};

/// Shows the page.
pub async fn show(
    State(app): State<Arc<App>>,
    Query(asked): Query<Fields>,
    visitor: Visitor,
) -> Result<Markup, Trouble> {
    let desk = Desk::of(&app, &visitor)?;
    let gone = asked.contains_key("gone").then(|| Draft::from_address(&asked)).flatten().and_then(Result::ok);
    let kept = desk.kept().await?;
    Ok(page(&desk, &kept, &asked, gone, None))
}

/// The page, with the deck that was just thrown away and what was wrong with a text.
pub fn page(desk: &Desk, kept: &Kept, asked: &Fields, gone: Option<Draft>, wrong: Option<import::Wrong>) -> Markup {
    let body = html! {
        h1 { (desk.say("decks")) }
        @if let Some(gone) = gone { (undo(desk, &gone)) }
        p.lead { (desk.say("decks-note")) }
        nav.go {
            @for nation in Nation::ALL {
                a.button.main href={ "/decks/build?nation=" (nation.word()) } {
                    (desk.put(Message::new("deck-new").with("nation", nation.word())))
                }
            }
            a.button href="/cards" { (desk.say("cards")) }
        }
        @if wrong.is_some() { (import(desk, wrong)) (my_decks(desk, kept)) } @else { (my_decks(desk, kept)) (import(desk, None)) }
        (ready_made(desk, asked))
    };
    desk.page(&desk.say("decks"), "decks", body)
}

fn my_decks(desk: &Desk, kept: &Kept) -> Markup {
    html! {
        section {
            h2 { (desk.say("my-decks")) }
            @if kept.decks.is_empty() { p { (desk.say("my-decks-none")) } }
            ul.decklist {
                @for (row, draft) in &kept.decks { (mine(desk, row, draft)) }
                @for row in &kept.unreadable {
                    li { div.about { b { (row.deck.name) } small.error { (desk.say("deck-unreadable")) } } div.deeds { (throw(desk, row)) } }
                }
            }
        }
    }
}

/// What was typed comes first if something is wrong with it.
fn import(desk: &Desk, wrong: Option<import::Wrong>) -> Markup {
    html! { section #import { h2 { (desk.say("deck-import")) } (import::form(desk, wrong)) } }
}

fn throw(desk: &Desk, row: &DeckRow) -> Markup {
    html! { form method="post" action="/decks/drop" { button name="id" value=(row.id) { (desk.say("deck-drop")) } } }
}

fn undo(desk: &Desk, gone: &Draft) -> Markup {
    html! {
        form.note method="post" action="/decks/keep" {
            (desk.put(Message::new("deck-gone").with("name", gone.deck.name.clone()))) " "
            (held(gone))
            button { (desk.say("undo")) }
        }
    }
}

/// A deck in the hidden fields of a form.
pub fn held(draft: &Draft) -> Markup {
    html! {
        input type="hidden" name="deck" value=(draft.deck.to_link());
        input type="hidden" name="for" value=(draft.scenario.word());
        input type="hidden" name="role" value=(draft.role.word());
    }
}

/// What a deck is for, in a line.
pub fn purpose(desk: &Desk, draft: &Draft) -> Markup {
    let scenario = desk.tell(&names::scenario(draft.scenario));
    html! {
        (desk.nation(draft.deck.nation)) " · " (scenario)
        @if draft.role != Role::None { " · " (desk.tell(&names::role(draft.role))) }
        @if let Some(year) = draft.deck.year { " · " (year.word()) }
        " · " (pane::spent(desk, draft.deck.cards.points(), draft.deck.budget))
    }
}

fn mine(desk: &Desk, row: &DeckRow, draft: &Draft) -> Markup {
    let problems = draft.problems().len();
    let open = format!("/decks/build?id={}", row.id);
    html! {
        li class=(draft.deck.nation.word()) data-deck=(row.id) {
            div.about {
                a.called href=(open) { (draft.deck.name) }
                small { (purpose(desk, draft)) }
                small {
                    @if problems == 0 { span.good { (desk.say("deck-ok")) } }
                    @else { span.error { (desk.put(Message::new("deck-problems").with("count", problems))) } }
                    " · " (ago(desk.app, desk.visitor.language, live::now(), row.saved))
                }
            }
            div.deeds {
                a.button href=(open) { (desk.say("deck-open")) }
                @if problems == 0 { a.button href=(draft.play_address()) { (desk.say("deck-play")) } }
                a.button href={ "/decks/s/" (draft.deck.to_link()) } { (desk.say("deck-share")) }
                form method="post" action="/decks/keep" { (held(draft)) button name="copy" value="on" { (desk.say("copy")) } }
                (throw(desk, row))
            }
        }
    }
}

/// The ready-made decks, those that are asked for.
fn ready_made(desk: &Desk, asked: &Fields) -> Markup {
    let text = |key: &str| asked.get(key).map_or("", String::as_str);
    let (nation, scenario, year): (Option<Nation>, Option<Scenario>, Option<Year>) =
        (text("nation").parse().ok(), text("scenario").parse().ok(), text("year").parse().ok());
    let wanted = |deck: &&ReadyDeck| {
        nation.is_none_or(|nation| deck.nation == nation)
            && scenario.is_none_or(|scenario| deck.scenario == scenario)
            && year.is_none_or(|year| deck.year == year)
    };
    let any = || desk.say("any");
    let nations = [(None, "", any())].into_iter().chain(Nation::ALL.map(|it| (Some(it), it.word(), desk.nation(it))));
    let of_scenario = |it: Scenario| (Some(it), it.word(), desk.tell(&names::scenario(it)));
    let all = [(None, "", any())].into_iter().chain(Scenario::ALL.map(of_scenario));
    let found: Vec<&ReadyDeck> = DATA.decks.iter().filter(wanted).collect();
    html! {
        section #ready {
            h2 { (desk.say("ready-decks")) }
            p { (desk.say("ready-decks-note")) }
            form.filters method="get" action="/decks#ready" {
                label { (desk.say("nation")) select name="nation" { (options(nations, &nation)) } }
                label { (desk.say("scenario")) select name="scenario" { (options(all, &scenario)) } }
                label { (desk.say("year")) select name="year" { (options(years(any()), &year)) } }
                button { (desk.say("show")) }
                span { (desk.put(Message::new("decks-found").with("count", found.len()))) }
            }
            ul.decklist.ready { @for deck in found { (ready(desk, deck)) } }
        }
    }
}

fn ready(desk: &Desk, ready: &ReadyDeck) -> Markup {
    let draft = desk.ready(ready);
    let own = scenarios().any(|scenario| scenario == ready.scenario);
    html! {
        li class=(ready.nation.word()) {
            div.about {
                a.called href={ "/decks/ready/" (ready.id) } { (draft.deck.name) }
                small { (desk.put(Message::new("cards-in-deck").with("count", ready.cards))) }
            }
            div.deeds {
                a.button href={ "/decks/ready/" (ready.id) } { (desk.say("deck-look")) }
                @if own {
                    a.button href={ "/decks/build?ready=" (ready.id) } { (desk.say("deck-change")) }
                    a.button href=(draft.play_address()) { (desk.say("deck-play")) }
                }
            }
        }
    }
}
