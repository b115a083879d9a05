//! The rulebook in the page.

use super::{Trouble, page, say};
use crate::App;
use crate::visitor::Visitor;
use axum::extract::{Path, State};
use maud::{Markup, PreEscaped, html};
use std::sync::Arc;

/// Shows the rulebook; an address with `#DG-7.3` opens it at that rule.
pub async fn show(State(app): State<Arc<App>>, Path(title): Path<String>, visitor: Visitor) -> Result<Markup, Trouble> {
    let Ok(entry) = app.titles(visitor.language).find(&title) else { return Err(Trouble::Lost) };
    let book = entry.title().rulebook;
    let body = html! {
        h1 { (entry.title().name) }
        @if visitor.language != crate::Language::En { p.note { (say(&app, visitor.language, "rules-in-english")) } }
        nav.contents { ol { @for (i, chapter) in book.chapters().iter().enumerate() { li { a href={ "#chapter-" (i) } { (chapter.heading) } } } } }
        article.rulebook lang="en" {
            @for (i, chapter) in book.chapters().iter().enumerate() {
                h2 id={ "chapter-" (i) } { (chapter.heading) }
                (markdown(chapter.opening))
                @for rule in &chapter.rules {
                    section.rule id=(rule.id) { a.number href={ "#" (rule.id) } { (rule.id) } (markdown(rule.text)) }
                }
            }
        }
    };
    Ok(page(&app, &visitor, entry.title().name, "plain rules", body))
}

/// The Markdown of a rulebook: paragraphs, tables, lists, code blocks, bold, italic, code.
fn markdown(text: &str) -> Markup {
    let mut out = String::new();
    let mut code = false;
    for block in text.split("\n\n") {
        let opens = block.matches("```").count() % 2 == 1;
        if code || opens || block.starts_with("```") {
            let fence = block.starts_with("```") && !code;
            let inner = block.trim_start_matches("```").trim_end_matches("```");
            out += if fence { "<pre>" } else { "\n\n" };
            out += &escape(inner.trim_matches('\n'));
            code = if opens { !code } else { code };
            if !code {
                out += "</pre>";
            }
        } else if block.starts_with('|') {
            out += &table(block);
        } else if block.starts_with("- ") || block.starts_with("1. ") {
            let items = block
                .lines()
                .map(|line| line.trim_start_matches(|c: char| c == '-' || c == '.' || c.is_ascii_digit()).trim());
            out += &format!("<ul>{}</ul>", items.map(|item| format!("<li>{}</li>", inline(item))).collect::<String>());
        } else if !block.trim().is_empty() {
            out += &format!("<p>{}</p>", inline(block));
        }
    }
    PreEscaped(out)
}

fn table(block: &str) -> String {
    let rows = block.lines().filter(|line| !line.trim_matches(|c| "|-: ".contains(c)).is_empty());
    let row = |(i, line): (usize, &str)| {
        let tag = if i == 0 { "th" } else { "td" };
        let cells =
            line.trim().trim_matches('|').split('|').map(|cell| format!("<{tag}>{}</{tag}>", inline(cell.trim())));
        format!("<tr>{}</tr>", cells.collect::<String>())
    };
    format!("<div class=\"wide\"><table>{}</table></div>", rows.enumerate().map(row).collect::<String>())
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn inline(text: &str) -> String {
    let text = paired(&escape(text), "**", "b");
    let text = paired(&text, "*", "i");
    paired(&text, "`", "code")
}

/// Wraps what stands between two equal marks into a tag.
fn paired(text: &str, mark: &str, tag: &str) -> String {
    let parts: Vec<&str> = text.split(mark).collect();
    if parts.len().is_multiple_of(2) {
        return text.to_owned();
    }
    let wrap =
        |(i, part): (usize, &&str)| if i % 2 == 1 { format!("<{tag}>{part}</{tag}>") } else { (*part).to_owned() };
    parts.iter().enumerate().map(wrap).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_keeps_its_tables_and_code() {
        let text = "*Cost.* A < B & `c`.\n\n| a | b |\n|---|---|\n| **1** | 2 |\n\n```\nx\n\ny\n```\n\n- one\n- two";
        let html = markdown(text).into_string();
        assert!(html.contains("<p><i>Cost.</i> A &lt; B &amp; <code>c</code>.</p>"), "{html}");
        assert!(html.contains("<tr><th>a</th><th>b</th></tr><tr><td><b>1</b></td><td>2</td></tr>"), "{html}");
        assert!(html.contains("<pre>x\n\ny</pre>"), "{html}");
        assert!(html.contains("<ul><li>one</li><li>two</li></ul>"), "{html}");
    }
}
