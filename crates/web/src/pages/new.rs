//! A new match: scenario, options, side, opponent.

use super::{Trouble, page, say, say_with};
use crate::App;
use crate::visitor::Visitor;
use axum::extract::{Path, State};
use maud::{Markup, html};
use std::sync::Arc;
use table::{Message, OptionSpec, Origin, Side, Values};
use titles::Entry;

/// Shows the form.
pub async fn show(State(app): State<Arc<App>>, Path(title): Path<String>, visitor: Visitor) -> Result<Markup, Trouble> {
    let Ok(entry) = app.titles(visitor.language).find(&title) else { return Err(Trouble::Lost) };
    Ok(page(&app, &visitor, entry.title().name, "plain new", form(&app, &visitor, entry, None)))
}

/// The form, with what was wrong with it the last time.
pub fn form(app: &App, visitor: &Visitor, entry: &Entry, wrong: Option<&str>) -> Markup {
    let language = visitor.language;
    let say = |key| say(app, language, key);
    let side = |side: Side| say_with(app, language, Message::new("play-as").with("side", entry.side(side)));
    html! {
        h1 { (entry.title().name) }
        @if let Some(wrong) = wrong { p.error role="alert" { (wrong) } }
        form.setup method="post" {
            fieldset {
                legend { (say("scenario")) }
                select name="scenario" aria-label=(say("scenario")) {
                    @for (name, _) in entry.game.scenarios() {
                        option value=(name) { (say_with(app, language, Message::new("scenario-name").with("name", name.to_owned()))) }
                    }
                    option value="" { (say("scenario-own")) }
                }
            }
            fieldset {
                legend { (say("side")) }
                label { input type="radio" name="side" value="first" checked; (side(Side::First)) }
                label { input type="radio" name="side" value="second"; (side(Side::Second)) }
            }
            fieldset {
                legend { (say("opponent")) }
                @for (i, word) in ["recruit", "random", "friend", "anyone", "none"].into_iter().enumerate() {
                    label {
                        input type="radio" name="opponent" value=(word) checked[i == 0];
                        (say_with(app, language, Message::new("opponent-kind").with("kind", word)))
                    }
                }
            }
            details {
                summary { (say("options")) }
                p { (say("options-note")) }
                @for spec in entry.title().options.iter() { (option(app, visitor, spec)) }
            }
            button.main { (say("begin")) }
        }
    }
}

fn option(app: &App, visitor: &Visitor, spec: &OptionSpec) -> Markup {
    let origin = match spec.origin {
        Origin::Seed => "origin-seed",
        Origin::Public => "origin-public",
        Origin::Reconstructed => "origin-reconstructed",
    };
    html! {
        label.option {
            span { (spec.id.replace('_', " ")) }
            @match &spec.values {
                Values::OneOf(words) => select name={ "option." (spec.id) } {
                    option value="" { "—" }
                    @for word in words { option value=(word) { (word.replace('_', " ")) } }
                },
                Values::Range(least, most) => input type="number" name={ "option." (spec.id) } min=(least) max=(most) placeholder=(spec.default);,
            }
            small { (spec.note) " " em { (say(app, visitor.language, origin)) } }
        }
    }
}
