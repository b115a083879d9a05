//! The session in docs/protocol.md is true.

use steppe::commands::engine::{Engine, answer_line};

const PAGE: &str = include_str!("../../../../docs/protocol.md");

/// Does the text fit the pattern, in which `…` stands for anything?
fn fits(pattern: &str, text: &str) -> bool {
    let mut parts = pattern.split('…');
    let first = parts.next().unwrap_or("");
    let Some(mut rest) = text.strip_prefix(first) else { return false };
    let parts: Vec<&str> = parts.collect();
    let Some((last, middle)) = parts.split_last() else { return rest.is_empty() };
    for part in middle {
        match rest.find(part) {
            Some(at) => rest = &rest[at + part.len()..],
            None => return false,
        }
    }
    rest.ends_with(last)
}

#[test]
fn the_session_on_the_page_is_what_the_engine_answers() {
    let session = PAGE.split("```session\n").nth(1).expect("a session").split("```").next().unwrap_or("");
    let titles = registry::titles("en");
    let mut engine = Engine::new(&titles);
    let mut answer = None;
    let mut lines = 0;
    for line in session.lines() {
        if let Some(request) = line.strip_prefix("> ") {
            assert_eq!(answer, None, "the page leaves out an answer before {line}");
            answer = answer_line(&mut engine, request.as_bytes()).map(|answer| answer.to_string());
        } else if let Some(expected) = line.strip_prefix("< ") {
            let answered = answer.take().unwrap_or_default();
            assert!(fits(expected, &answered), "the page says\n{expected}\nthe engine\n{answered}");
            lines += 1;
        } else {
            assert!(line.is_empty() || line.starts_with('#'), "neither request nor answer: {line}");
        }
    }
    assert!(lines >= 15, "the session shows every method");
}

#[test]
fn the_page_describes_every_method() {
    let titles = registry::titles("en");
    let unknown =
        answer_line(&mut Engine::new(&titles), br#"{"jsonrpc":"2.0","id":1,"method":"?"}"#).expect("an answer");
    let message = unknown["error"]["message"].as_str().expect("a message");
    let methods = message.rsplit(": ").next().unwrap_or("").split(", ");
    for method in methods {
        assert!(PAGE.contains(&format!("| `{method}` |")), "{method} is not in the table");
        assert!(PAGE.contains(&format!("\"method\":\"{method}\"")), "{method} is not in the session");
    }
}

#[test]
fn the_first_page_leads_to_every_rulebook() {
    let page = include_str!("../../../../README.md");
    for entry in registry::titles("en").iter() {
        let link = format!("(crates/{}/RULES.md)", entry.title().id);
        assert!(page.contains(&link), "README.md does not link {link}");
    }
}
