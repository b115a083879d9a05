//! A new match: scenario, options, side, opponent.

use super::front::{ROLLED_FOR, sides_of};
use super::{Head, Trouble, dice, page_with, say, say_with};
use crate::matched::{self, MATCHED};
use crate::posts::SetupForm;
use crate::visitor::Visitor;
use crate::{App, decks};
use axum::extract::{Path, Query, State};
use bots::{Character, Level};
use maud::{Markup, html};
use std::sync::Arc;
use table::{Message, OptionSpec, Origin, Side, Values};
use titles::Entry;

/// Shows the form.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(title): Path<String>,
    Query(chosen): Query<SetupForm>,
    visitor: Visitor,
) -> Result<Markup, Trouble> {
    let Ok(entry) = app.titles(visitor.language).find(&title) else { return Err(Trouble::Lost) };
    form(&app, &visitor, entry, &chosen, None).await
}

/// The page with the form, with what was chosen already and what was wrong the last time.
pub async fn form(
    app: &App,
    visitor: &Visitor,
    entry: &Entry,
    chosen: &SetupForm,
    wrong: Option<&str>,
) -> Result<Markup, Trouble> {
    let decks = decks::choice::choose(app, visitor, entry, chosen).await?;
    let language = visitor.language;
    let is = |key: &str, value: &str| chosen.get(key).is_some_and(|chosen| chosen == value);
    let known = |name: &str| entry.game.scenarios().iter().any(|(known, _)| *known == name);
    let named = chosen.get("scenario").is_some_and(|name| name.is_empty() || known(name));
    let say = |key| say(app, language, key);
    let scenarios: Vec<(&str, [&str; 2])> =
        entry.game.scenarios().into_iter().map(|(name, setup)| (name, sides_of(entry, &setup))).collect();
    let sides = scenarios.iter().map(|(_, sides)| *sides).find(|sides| *sides != ROLLED_FOR).unwrap_or(ROLLED_FOR);
    let side = |side: Side| say_with(app, language, Message::new("play-as").with("side", sides[side.index()]));
    let opponent = chosen.get("opponent").map_or(Level::default().name(), String::as_str);
    let fitting = matched::level(app, visitor, entry.title().id).await?;
    let body = html! {
        h1 { (entry.passport().name()) }
        @if let Some(wrong) = wrong { p.error role="alert" { (wrong) } }
        form.setup method="post" {
            fieldset.scenarios {
                legend { (say("scenario")) }
                @for (i, (name, sides)) in scenarios.iter().enumerate() { (scenario(entry, name, if named { is("scenario", name) } else { i == 0 }, *sides == ROLLED_FOR)) }
                label.choice { input type="radio" name="scenario" value="" checked[is("scenario", "")]; span { b { (say("scenario-own")) } small { (say("scenario-own-note")) } } }
            }
            fieldset {
                legend { (say("side")) }
                label.choice.known { input type="radio" name="side" value="first" checked[!is("side", "second")]; (side(Side::First)) }
                label.choice.known { input type="radio" name="side" value="second" checked[is("side", "second")]; (side(Side::Second)) }
                p.rolled { (say("side-rolled")) }
            }
            fieldset {
                legend { (say("opponent")) }
                (matching_bot(app, visitor, fitting, opponent == MATCHED))
                @for level in Level::ALL { (bot(app, visitor, level, opponent == level.name())) }
                (characters(app, visitor, chosen.get("character").map_or("", String::as_str)))
                @for word in ["friend", "anyone", "none"] {
                    label.choice {
                        input type="radio" name="opponent" value=(word) checked[opponent == word];
                        b { (say_with(app, language, Message::new("opponent-kind").with("kind", word))) }
                    }
                }
                p.note { (say("who-may-look")) }
            }
            (decks)
            details.options {
                summary { (say("options")) }
                p { (say("options-note")) }
                @for spec in entry.title().options.iter() { (option(app, visitor, entry, spec)) }
            }
            (dice::promise_field())
            button.main { (say("begin")) }
        }
        (dice::without_script(app, language))
    };
    let name = entry.passport().name();
    Ok(page_with(
        app,
        visitor,
        Head::plain(&name, "plain new").loads(&["promise.js"]).loads(decks::choice::files(entry)),
        body,
    ))
}

fn scenario(entry: &Entry, name: &str, checked: bool, rolled: bool) -> Markup {
    html! {
        label.choice {
            input type="radio" name="scenario" value=(name) checked[checked] data-rolled[rolled];
            span {
                b { (entry.passport().scenario(name)) }
                @if let Some(note) = entry.passport().scenario_note(name) { small { (note) } }
                @for balance in entry.game.balance(name) { small.balance { (entry.passport().balance(&balance)) } }
            }
        }
    }
}

/// The bot that is as strong as who looks, and which that is now.
fn matching_bot(app: &App, visitor: &Visitor, now: Level, checked: bool) -> Markup {
    let bot = Message::new("bot-name").with("level", now.name());
    html! {
        label.choice {
            input type="radio" name="opponent" value=(MATCHED) checked[checked];
            span {
                b { (say(app, visitor.language, "level-matched")) }
                small { (say_with(app, visitor.language, Message::new("level-matched-note").with("bot", bot))) }
            }
        }
    }
}

fn bot(app: &App, visitor: &Visitor, level: Level, checked: bool) -> Markup {
    let words = app.words(visitor.language);
    let name = words.text(&format!("level-{level}")).unwrap_or_else(|| level.to_string());
    let note = words.text(&format!("level-{level}-note")).unwrap_or_else(|| level.description().to_owned());
    html! {
        label.choice {
            input type="radio" name="opponent" value=(level) checked[checked];
            span { b { (name) } small { (note) } }
        }
    }
}

/// How a bot plays, whichever it is.
fn characters(app: &App, visitor: &Visitor, chosen: &str) -> Markup {
    let words = app.words(visitor.language);
    let text = |key: String| words.text(&key).unwrap_or_default();
    html! {
        label.option.wide {
            b { (say(app, visitor.language, "character")) }
            select name="character" {
                @for character in Character::ALL {
                    option value=(character) selected[chosen == character.name()] {
                        (text(format!("character-{character}"))) ": " (text(format!("character-{character}-note")))
                    }
                }
            }
            small { (say(app, visitor.language, "character-note")) }
        }
    }
}

fn option(app: &App, visitor: &Visitor, entry: &Entry, spec: &OptionSpec) -> Markup {
    let origin = match spec.origin {
        Origin::Seed => "origin-seed",
        Origin::Public => "origin-public",
        Origin::Reconstructed => "origin-reconstructed",
    };
    let words = entry.passport();
    html! {
        label.option {
            b { (words.option(spec)) }
            @match &spec.values {
                Values::OneOf(values) => select name={ "option." (spec.id) } {
                    option value="" { "—" }
                    @for value in values { option value=(value) { (words.option_value(spec, value)) } }
                },
                Values::Range(least, most) => input type="number" name={ "option." (spec.id) } min=(least) max=(most) placeholder=(spec.default);,
            }
            small { (words.option_note(spec)) " " em { (say(app, visitor.language, origin)) } }
        }
    }
}
