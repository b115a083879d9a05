//! The rulebook in the page.

use super::illustrated::{self, Numbers, Told};
use super::{Head, Trouble, example, page_with, say, say_with};
use crate::App;
use crate::visitor::Visitor;
use axum::extract::{Path, State};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd, TextMergeStream};
use std::sync::Arc;
use table::{Chapter, Message, Rulebook};
use titles::Entry;

/// Shows the rulebook; an address with `#DG-7.3` opens it at that rule.
pub async fn show(State(app): State<Arc<App>>, Path(title): Path<String>, visitor: Visitor) -> Result<Markup, Trouble> {
    let Ok(entry) = app.titles(visitor.language).find(&title) else { return Err(Trouble::Lost) };
    let say = |key| say(&app, visitor.language, key);
    let set = || whole(&app, &visitor, entry).into_string();
    let body = PreEscaped(app.rulebooks.get_or_set(entry.title().id, &visitor, set));
    let heading = say("rules");
    let head = Head::plain(&heading, "plain rules").loads(&["rulebook.css", "rulebook.js"]);
    Ok(page_with(&app, &visitor, head, html! { (body) }))
}

/// All of it: how to search it, its marks, its contents, its chapters.
fn whole(app: &App, visitor: &Visitor, entry: &Entry) -> Markup {
    let print = Print::of(app, visitor, entry);
    let say = |key| say(app, visitor.language, key);
    html! {
        h1 { (say_with(app, visitor.language, Message::new("rules-of").with("title", entry.passport().name()))) }
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
            @for (i, chapter) in print.to_read() { (print.chapter(chapter, Some(format!("chapter-{i}")), None)) }
            @for (i, chapter) in print.to_look_up() { (print.chapter(chapter, Some(format!("chapter-{i}")), None)) }
        }
    }
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
    let print = Print::of(&app, &visitor, entry);
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
pub(super) struct Print {
    book: &'static Rulebook,
    title: &'static str,
    language: &'static str,
    /// What stands at a part that is not translated.
    in_english: String,
    /// What stands over the chapters that are looked things up in.
    to_look_up: String,
    /// The examples that have a picture.
    figures: Vec<(u16, Markup)>,
}

impl Print {
    /// The rulebook of a title as this visitor reads it.
    pub(super) fn of(app: &App, visitor: &Visitor, entry: &Entry) -> Print {
        let (language, title) = (visitor.language.code(), entry.title());
        let open = say(app, visitor.language, "example-open");
        let figure = |(number, _)| {
            let alt = say_with(app, visitor.language, Message::new("example-picture").with("number", number));
            let picture = example::picture_address(visitor, title.id, number);
            (number, illustrated::figure(title.id, number, &picture, &alt, &open))
        };
        Print {
            book: title.rulebook.in_language(language),
            title: title.id,
            language,
            in_english: say(app, visitor.language, "rules-part-in-english"),
            to_look_up: say(app, visitor.language, "rules-look-up"),
            figures: entry.game.examples().into_iter().map(figure).collect(),
        }
    }

    /// What a player reads in order: the chapters up to the last numbered one, and the examples.
    fn to_read(&self) -> impl Iterator<Item = (usize, &Chapter)> {
        self.book.chapters().iter().enumerate().filter(|(i, chapter)| self.is_read(*i, chapter))
    }

    /// What one looks things up in: every decision by its code, the options, the rulings.
    fn to_look_up(&self) -> impl Iterator<Item = (usize, &Chapter)> {
        self.book.chapters().iter().enumerate().filter(|(i, chapter)| !self.is_read(*i, chapter))
    }

    fn is_read(&self, place: usize, chapter: &Chapter) -> bool {
        let last = self.book.chapters().iter().rposition(|chapter| !chapter.rules.is_empty());
        last.is_none_or(|last| place <= last) || chapter.key == "Examples"
    }

    /// A worked example as the rulebook tells it.
    pub(super) fn example(&self, number: u16) -> Markup {
        let chapter = illustrated::chapter(self.book);
        let Some((chapter, told)) =
            chapter.and_then(|chapter| Some((chapter, illustrated::told(chapter.opening, number)?)))
        else {
            return html! {};
        };
        html! {
            div.rulebook.told lang=[self.foreign(chapter.language)] {
                @match told {
                    Told::Item(text) => (self.html(text)),
                    Told::Row(cells) => dl { @for (head, cell) in cells { dt { (head) } dd { (self.html(cell)) } } }
                }
            }
        }
    }

    /// The language of a part, where it is not the reader's.
    fn foreign(&self, language: &'static str) -> Option<&'static str> {
        (language != self.language).then_some(language)
    }

    fn contents(&self) -> Markup {
        html! {
            ol { @for (i, chapter) in self.to_read() { (self.content(i, chapter)) } }
            p.look-up { (self.to_look_up) }
            ol { @for (i, chapter) in self.to_look_up() { (self.content(i, chapter)) } }
        }
    }

    fn content(&self, place: usize, chapter: &Chapter) -> Markup {
        let first = chapter.rules.first().map(|rule| rule.id);
        html! {
            li lang=[self.foreign(chapter.language)] {
                a href={ "/rules/" (self.title) "#chapter-" (place) } data-rule=[first] { (chapter.heading) }
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
            @let figures = if chapter.key == "Examples" { &self.figures[..] } else { &[] };
            div lang=[foreign] { (self.illustrated(chapter.opening, figures)) }
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
        self.illustrated(markdown, &[])
    }

    /// The same with these pictures of examples.
    fn illustrated(&self, markdown: &str, figures: &[(u16, Markup)]) -> Markup {
        let mut events: Vec<Event> = Vec::new();
        let (mut code, mut head, mut numbers) = (false, false, Numbers::default());
        for event in TextMergeStream::new(Parser::new_ext(markdown, Options::ENABLE_TABLES)) {
            let ended = numbers.ended_by(&event);
            let figure = figures.iter().find(|(number, _)| Some(*number) == ended).map(|(_, figure)| figure.0.clone());
            match event {
                Event::End(TagEnd::TableRow) if figure.is_some() => {
                    events.extend([event, Event::Html("<tr class=\"picture\"><td colspan=\"9\">".into())]);
                    events.extend(figure.map(|figure| Event::Html(figure.into())));
                    events.push(Event::Html("</td></tr>".into()));
                }
                Event::End(TagEnd::Item) if figure.is_some() => {
                    events.extend(figure.map(|figure| Event::Html(figure.into())));
                    events.push(event);
                }
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
        let figures = vec![(2, html! { figure {} })];
        Print {
            book,
            title: "skirmish",
            language: "en",
            in_english: "in English".into(),
            to_look_up: "to look up".into(),
            figures,
        }
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
    fn examples_have_their_pictures_and_come_before_what_is_only_looked_up() {
        let print = print(
            "## 1. One\n\n**DG-1.1** A.\n\n## Options\n\nO.\n\n## Examples\n\n| No. | Given |\n|---|---|\n| 2 | x |\n\n- **Example 2** y",
        );
        let html = print.chapter(&print.book.chapters()[2], None, None).into_string();
        assert!(html.contains("<tr class=\"picture\"><td colspan=\"9\"><figure></figure></td></tr>"), "{html}");
        assert!(html.contains(" y<figure></figure></li>"), "{html}");
        assert_eq!(print.to_read().map(|(i, _)| i).collect::<Vec<_>>(), [0, 2]);
        assert_eq!(print.to_look_up().map(|(i, _)| i).collect::<Vec<_>>(), [1]);
        assert!(print.example(2).into_string().contains("<dt>Given</dt><dd><p>x</p>"));
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
