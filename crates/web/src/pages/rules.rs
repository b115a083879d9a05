//! The rulebook in the page.

use super::{Head, Trouble, page_with, say, say_with};
use crate::visitor::Visitor;
use crate::{App, Language};
use axum::extract::{Path, State};
use maud::{Markup, PreEscaped, html};
use std::sync::Arc;
use table::{Chapter, Message, Rulebook};

/// Shows the rulebook; an address with `#DG-7.3` opens it at that rule.
pub async fn show(State(app): State<Arc<App>>, Path(title): Path<String>, visitor: Visitor) -> Result<Markup, Trouble> {
    let Ok(entry) = app.titles(visitor.language).find(&title) else { return Err(Trouble::Lost) };
    let print = Print { book: entry.title().rulebook, title: entry.title().id };
    let say = |key| say(&app, visitor.language, key);
    let body = html! {
        h1 { (say_with(&app, visitor.language, Message::new("rules-of").with("title", entry.passport().name()))) }
        (in_english(&app, &visitor))
        input type="search" data-search hidden placeholder=(say("rules-search")) aria-label=(say("rules-search")) data-none=(say("rules-search-none"));
        details.legend {
            summary { (say("marks")) }
            dl { @for (mark, key) in MARKS { dt { "[" (mark) "]" } dd { (say(key)) } } }
        }
        nav.contents aria-label=(say("rules-contents")) {
            h2 { (say("rules-contents")) }
            (print.contents())
        }
        article.rulebook lang="en" {
            @for (i, chapter) in print.book.chapters().iter().enumerate() {
                h2 id={ "chapter-" (i) } { (chapter.heading) }
                (print.chapter(chapter, None))
            }
        }
    };
    let heading = say("rules");
    let head = Head::plain(&heading, "plain rules").loads(&["rulebook.css", "rulebook.js"]);
    Ok(page_with(&app, &visitor, head, body))
}

/// The marks at the ends of rules, and the messages that explain them.
const MARKS: [(&str, &str); 4] = [
    ("seed", "mark-seed"),
    ("public", "mark-public"),
    ("reconstructed", "mark-reconstructed"),
    ("ruling", "mark-ruling"),
];

/// The chapter of one rule, to be laid over the table; `contents` is the first chapter and a list of all.
pub async fn passage(
    State(app): State<Arc<App>>,
    Path((title, wanted)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Markup, Trouble> {
    let Ok(entry) = app.titles(visitor.language).find(&title) else { return Err(Trouble::Lost) };
    let print = Print { book: entry.title().rulebook, title: entry.title().id };
    let chapters = print.book.chapters();
    if wanted == "contents" {
        let first = chapters.first().ok_or(Trouble::Lost)?;
        return Ok(html! {
            (in_english(&app, &visitor))
            nav.contents { (print.contents()) }
            article.rulebook lang="en" { h2 { (first.heading) } (print.chapter(first, None)) }
        });
    }
    let rule = print.book.rule(&wanted).ok_or(Trouble::Lost)?.id;
    let holds = |chapter: &&Chapter| chapter.rules.iter().any(|other| other.id == rule);
    let chapter = chapters.iter().find(holds).ok_or(Trouble::Lost)?;
    Ok(html! {
        (in_english(&app, &visitor))
        article.rulebook lang="en" { h2 { (chapter.heading) } (print.chapter(chapter, Some(rule))) }
    })
}

/// The rulebook is kept in one language; readers of the others are told so in theirs.
fn in_english(app: &App, visitor: &Visitor) -> Markup {
    html! { @if visitor.language != Language::En { p.note { (say(app, visitor.language, "rules-in-english")) } } }
}

/// A rulebook as HTML.
struct Print {
    book: &'static Rulebook,
    title: &'static str,
}

impl Print {
    fn contents(&self) -> Markup {
        html! {
            ol lang="en" {
                @for (i, chapter) in self.book.chapters().iter().enumerate() {
                    @let first = chapter.rules.first().map(|rule| rule.id);
                    li { a href={ "/rules/" (self.title) "#chapter-" (i) } data-rule=[first] { (chapter.heading) } }
                }
            }
        }
    }

    /// The rules of a chapter; the one that is sought stands out.
    fn chapter(&self, chapter: &Chapter, sought: Option<&str>) -> Markup {
        html! {
            (self.linked(markdown(chapter.opening)))
            @for rule in &chapter.rules {
                @let here = sought == Some(rule.id);
                section.rule.sought[here] id=(rule.id) tabindex=[here.then_some("-1")] {
                    a.number href={ "/rules/" (self.title) "#" (rule.id) } { (rule.id) }
                    (self.linked(markdown(rule.text)))
                }
            }
        }
    }

    /// Makes the numbers of other rules in a text into links.
    fn linked(&self, text: Markup) -> Markup {
        let mut out = String::new();
        let mut rest = text.0.as_str();
        while let Some(at) = self.book.rules().next().and_then(|rule| rest.find(&rule.id[..=rule.id.find('-')?])) {
            let (before, from) = rest.split_at(at);
            let end = from.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '.').unwrap_or(from.len());
            let id = from[..end].trim_end_matches('.');
            out += before;
            match self.book.rule(id) {
                Some(_) => out += &format!("<a href=\"/rules/{}#{id}\" data-rule=\"{id}\">{id}</a>", self.title),
                None => out += id,
            }
            rest = &from[id.len().max(1)..];
        }
        PreEscaped(out + rest)
    }
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
    fn rules_refer_to_each_other_by_links() {
        let book: &'static Rulebook =
            Box::leak(Box::new(Rulebook::read("## One\n\n**DG-1.1** See DG-1.2.\n\n**DG-1.2** No DG-9.9.", "DG")));
        let print = Print { book, title: "duel" };
        let html = print.chapter(&book.chapters()[0], Some("DG-1.2")).into_string();
        assert!(html.contains("See <a href=\"/rules/duel#DG-1.2\" data-rule=\"DG-1.2\">DG-1.2</a>."), "{html}");
        assert!(html.contains("No DG-9.9."), "{html}");
        assert!(html.contains("<section class=\"rule sought\" id=\"DG-1.2\""), "{html}");
    }

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
