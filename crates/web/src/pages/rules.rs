//! The rulebook in the page.

use super::{Head, Trouble, page_with, say, say_with};
use crate::App;
use crate::visitor::Visitor;
use axum::extract::{Path, State};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd, TextMergeStream};
use std::sync::Arc;
use table::{Chapter, Message, Rulebook, Title};

/// Shows the rulebook; an address with `#DG-7.3` opens it at that rule.
pub async fn show(State(app): State<Arc<App>>, Path(title): Path<String>, visitor: Visitor) -> Result<Markup, Trouble> {
    let Ok(entry) = app.titles(visitor.language).find(&title) else { return Err(Trouble::Lost) };
    let print = Print::of(&app, &visitor, entry.title());
    let say = |key| say(&app, visitor.language, key);
    let body = html! {
        h1 { (say_with(&app, visitor.language, Message::new("rules-of").with("title", entry.passport().name()))) }
        input type="search" data-search hidden placeholder=(say("rules-search")) aria-label=(say("rules-search")) data-none=(say("rules-search-none"));
        details.legend {
            summary { (say("marks")) }
            dl { @for (mark, key) in MARKS { dt { "[" (mark) "]" } dd { (say(key)) } } }
        }
        nav.contents aria-label=(say("rules-contents")) {
            h2 { (say("rules-contents")) }
            (print.contents())
        }
        article.rulebook {
            @for (i, chapter) in print.book.chapters().iter().enumerate() {
                (print.chapter(chapter, Some(format!("chapter-{i}")), None))
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
    let print = Print::of(&app, &visitor, entry.title());
    if wanted == "contents" {
        let first = print.book.chapters().first().ok_or(Trouble::Lost)?;
        return Ok(html! {
            nav.contents { (print.contents()) }
            article.rulebook { (print.chapter(first, None, None)) }
        });
    }
    let rule = print.book.rule(&wanted).ok_or(Trouble::Lost)?;
    let chapter = print.book.chapter_of(rule).ok_or(Trouble::Lost)?;
    Ok(html! { article.rulebook { (print.chapter(chapter, None, Some(rule.id))) } })
}

/// What a table lies in: where it is too wide for the page it can be scrolled, with the keyboard too.
const SCROLLED: &str = "<div class=\"wide\" tabindex=\"0\">";

/// A rulebook as HTML.
struct Print {
    book: &'static Rulebook,
    title: &'static str,
    language: &'static str,
    /// What stands at a part that is not translated.
    in_english: String,
}

impl Print {
    /// The rulebook of a title as this visitor reads it.
    fn of(app: &App, visitor: &Visitor, title: &'static Title) -> Print {
        let language = visitor.language.code();
        let in_english = say(app, visitor.language, "rules-part-in-english");
        Print { book: title.rulebook.in_language(language), title: title.id, language, in_english }
    }

    /// The language of a part, where it is not the reader's.
    fn foreign(&self, language: &'static str) -> Option<&'static str> {
        (language != self.language).then_some(language)
    }

    fn contents(&self) -> Markup {
        html! {
            ol {
                @for (i, chapter) in self.book.chapters().iter().enumerate() {
                    @let first = chapter.rules.first().map(|rule| rule.id);
                    li lang=[self.foreign(chapter.language)] {
                        a href={ "/rules/" (self.title) "#chapter-" (i) } data-rule=[first] { (chapter.heading) }
                    }
                }
            }
        }
    }

    /// A whole chapter; the rule that is sought stands out.
    fn chapter(&self, chapter: &Chapter, id: Option<String>, sought: Option<&str>) -> Markup {
        let foreign = self.foreign(chapter.language);
        html! {
            h2 id=[id] lang=[foreign] {
                (chapter.heading)
                @if foreign.is_some() { " " (self.mark()) }
            }
            div lang=[foreign] { (self.html(chapter.opening)) }
            @for rule in &chapter.rules {
                @let here = sought == Some(rule.id);
                section.rule.sought[here] id=(rule.id) tabindex=[here.then_some("-1")] lang=[self.foreign(rule.language)] {
                    a.number href={ "/rules/" (self.title) "#" (rule.id) } { (rule.id) }
                    @if foreign.is_none() && rule.language != self.language { (self.mark()) }
                    (self.html(rule.text))
                }
            }
        }
    }

    /// Says in the reader's language that what follows is not in it.
    fn mark(&self) -> Markup {
        html! { small.untranslated lang=(self.language) { (self.in_english) } }
    }

    /// The Markdown of a rulebook as HTML, the numbers of other rules as links.
    fn html(&self, markdown: &str) -> Markup {
        let mut events: Vec<Event> = Vec::new();
        let (mut code, mut head) = (false, false);
        for event in TextMergeStream::new(Parser::new_ext(markdown, Options::ENABLE_TABLES)) {
            match event {
                Event::Text(text) if !code => self.link(&text, &mut events),
                Event::Html(_) | Event::InlineHtml(_) => {}
                Event::Start(Tag::Table(_)) => events.extend([Event::Html(SCROLLED.into()), event]),
                Event::End(TagEnd::Table) => events.extend([event, Event::Html("</div>".into())]),
                Event::End(TagEnd::TableCell) if head && matches!(events.last(), Some(Event::Start(_))) => {
                    events.pop(); // a heading without words is none
                    events.push(Event::InlineHtml("<td></td>".into()));
                }
                Event::Start(Tag::CodeBlock(_)) => {
                    code = true;
                    events.push(Event::Html("<pre tabindex=\"0\"><code>".into()));
                }
                Event::End(TagEnd::CodeBlock) => {
                    code = false;
                    events.push(Event::Html("</code></pre>".into()));
                }
                event => {
                    match event {
                        Event::Start(Tag::TableHead) => head = true,
                        Event::End(TagEnd::TableHead) => head = false,
                        _ => {}
                    }
                    events.push(event);
                }
            }
        }
        let mut out = String::new();
        pulldown_cmark::html::push_html(&mut out, events.into_iter());
        PreEscaped(out)
    }

    fn link<'a>(&self, text: &str, events: &mut Vec<Event<'a>>) {
        let mut done = 0;
        for (at, id) in self.book.mentions(text).filter(|(_, id)| self.book.rule(id).is_some()) {
            events.push(Event::Text(text[done..at].to_owned().into()));
            let link = html! { a href={ "/rules/" (self.title) "#" (id) } data-rule=(id) { (id) } };
            events.push(Event::InlineHtml(link.into_string().into()));
            done = at + id.len();
        }
        events.push(Event::Text(text[done..].to_owned().into()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn print(text: &'static str) -> Print {
        let book: &'static Rulebook = Box::leak(Box::new(Rulebook::read(text, "DG")));
        Print { book, title: "skirmish", language: "en", in_english: "in English".into() }
    }

    #[test]
    fn rules_refer_to_each_other_by_links() {
        let print = print("## One\n\n**DG-1.1** See DG-1.2.\n\n**DG-1.2** No DG-9.9.");
        let html = print.chapter(&print.book.chapters()[0], None, Some("DG-1.2")).into_string();
        assert!(html.contains("See <a href=\"/rules/skirmish#DG-1.2\" data-rule=\"DG-1.2\">DG-1.2</a>."), "{html}");
        assert!(html.contains("No DG-9.9."), "{html}");
        assert!(html.contains("<section class=\"rule sought\" id=\"DG-1.2\""), "{html}");
        assert!(!html.contains("in English"), "{html}");
    }

    #[test]
    fn a_rule_keeps_its_lists_tables_and_code() {
        let text =
            "*Cost.* A < B & `c`. [seed]\n\n| | b |\n|---|---|\n| **1** | 2 |\n\n```\nx\n\ny\n```\n\n1. one\n2. two";
        let html = print("## One").html(text).into_string();
        assert!(html.contains("<p><em>Cost.</em> A &lt; B &amp; <code>c</code>. [seed]</p>"), "{html}");
        assert!(
            html.contains("<div class=\"wide\" tabindex=\"0\"><table><thead><tr><td></td><th>b</th></tr></thead>"),
            "{html}"
        );
        assert!(html.contains("<td><strong>1</strong></td><td>2</td>"), "{html}");
        assert!(html.contains("<pre tabindex=\"0\"><code>x\n\ny\n</code></pre>"), "{html}");
        assert!(html.contains("<ol>\n<li>one</li>\n<li>two</li>\n</ol>"), "{html}");
    }

    #[test]
    fn what_is_not_translated_says_so_in_the_readers_language() {
        let english = "## 1. One\n\n**DG-1.1** Fire.";
        let print = Print { language: "fr", in_english: "en anglais".into(), ..print(english) };
        let html = print.chapter(&print.book.chapters()[0], None, None).into_string();
        assert!(html.contains("<h2 lang=\"en\">1. One <small class=\"untranslated\" lang=\"fr\">en anglais"), "{html}");
        assert!(html.contains("<section class=\"rule\" id=\"DG-1.1\" lang=\"en\">"), "{html}");
    }
}
