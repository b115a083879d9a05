//! The legend of a board: what lies on it, with pictures, in plain words. Asked by the page when somebody opens it.

use super::{Trouble, find_shown, say, table::eyes};
use crate::pages::table::TableQuery;
use crate::visitor::Visitor;
use crate::{App, Language};
use axum::extract::{Path, Query, State};
use boards::{Sign, SignKind};
use maud::{Markup, PreEscaped, html};
use std::sync::Arc;
use titles::Entry;

/// The legend as a seat sees it.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(asked): Query<TableQuery>,
    visitor: Visitor,
) -> Result<Markup, Trouble> {
    let live = find_shown(&app, &visitor, &id).await?;
    let inside = live.inside.read().await;
    let eyes = eyes(&inside, &visitor, asked.seat);
    let entry = app.titles(visitor.language).find(&inside.row.title).map_err(|_| Trouble::Lost)?;
    let signs = inside.game.as_deref().map(|game| game.seen_by(eyes.seat).legend()).unwrap_or_default();
    let has_both = signs.iter().any(|sign| sign.svg.contains("k-by-nato"));
    Ok(html! {
        (list(&app, visitor.language, entry, &signs))
        @if has_both { (symbols(&app, &visitor)) }
    })
}

/// Silhouettes or unit symbols on counters, for those who want the other.
pub(super) fn symbols(app: &App, visitor: &Visitor) -> Markup {
    let (other, wish) = match visitor.symbols {
        None => ("nato", "symbols-nato"),
        Some(_) => ("silhouette", "symbols-silhouette"),
    };
    html! { p.symbols { a.button href={ "/set/symbols/" (other) } { (say(app, visitor.language, wish)) } } }
}

/// These signs by their kinds, and what the table itself marks.
pub(super) fn list(app: &App, language: Language, entry: &Entry, signs: &[Sign]) -> Markup {
    let words = |key| say(app, language, key);
    let group = |kind: SignKind| signs.iter().filter(move |sign| sign.kind == kind);
    html! {
        @for kind in SignKind::ALL {
            @let heading = match kind { SignKind::Piece => "legend-pieces", SignKind::Ground => "legend-ground", SignKind::Mark => "legend-marks" };
            @if kind == SignKind::Mark || group(kind).next().is_some() {
                h3 { (words(heading)) }
                dl {
                    @for sign in group(kind) { (row(sign.view_box, &sign.svg, &entry.lexicon.say(&sign.words))) }
                    @if kind == SignKind::Mark {
                        @for (mark, svg) in MARKS { (row([-50, -50, 100, 100], svg, &words(mark))) }
                    }
                }
            }
        }
    }
}

/// What the table itself marks on every board.
const MARKS: [(&str, &str); 3] = [
    ("legend-can", r#"<circle class="legend-can" r="34"/>"#),
    ("legend-goal", r#"<circle class="legend-goal" r="34"/>"#),
    ("legend-way", r#"<path class="legend-way" d="M-42 20L0-14L42 8"/>"#),
];

fn row(view_box: [i16; 4], svg: &str, words: &str) -> Markup {
    let [x, y, w, h] = view_box;
    html! {
        div { dt aria-hidden="true" { svg viewBox={ (x) " " (y) " " (w) " " (h) } { (PreEscaped(svg)) } } dd { (words) } }
    }
}
