//! `steppe rules`: the rulebook, a chapter, or one rule.

use crate::{Answer, Failure, Screen};
use clap::Args;
use serde_json::{Value, json};
use std::io::Write;
use table::{Chapter, Rule};
use titles::{Entry, Titles};

/// Examples for the help text.
pub const EXAMPLES: &str = "\
Examples:
  steppe rules duel            the whole rulebook
  steppe rules duel 7          a chapter
  steppe rules duel DG-7.3     one rule; 7.3 will do
  steppe rules duel --json";

/// Read a rulebook, or one rule
#[derive(Args, Debug)]
pub struct Rules {
    /// The title (see `steppe games`)
    pub title: String,
    /// The number of a rule or of a chapter
    pub id: Option<String>,
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
}

/// Prints what was asked for.
pub fn run(args: &Rules, titles: &Titles, out: &mut impl Write, screen: Screen) -> Result<Answer, Failure> {
    let entry = titles.find(&args.title)?;
    let book = entry.title().rulebook;
    if args.json {
        let answer = match &args.id {
            None => book.chapters().iter().map(chapter_as_json).collect(),
            Some(id) => match find(entry, id)? {
                Found::Rule(rule) => rule_as_json(rule),
                Found::Chapter(chapter) => chapter_as_json(chapter),
            },
        };
        serde_json::to_writer_pretty(&mut *out, &answer)?;
        writeln!(out)?;
        return Ok(Answer::Yes);
    }
    match &args.id {
        None => writeln!(out, "{}", screen.wrap(book.text()))?,
        Some(id) => match find(entry, id)? {
            Found::Rule(rule) => writeln!(out, "{}", rule_in_words(rule, screen))?,
            Found::Chapter(chapter) => print_chapter(chapter, out, screen)?,
        },
    }
    Ok(Answer::Yes)
}

enum Found {
    Rule(&'static Rule),
    Chapter(&'static Chapter),
}

fn find(entry: &Entry, id: &str) -> Result<Found, Failure> {
    let book = entry.title().rulebook;
    let numbered = |chapter: &&Chapter| chapter.heading.split('.').next() == Some(id);
    let rule = book.rule(id).map(Found::Rule);
    rule.or_else(|| book.chapters().iter().find(numbered).map(Found::Chapter)).ok_or_else(|| no_such_rule(entry, id))
}

/// The complaint about a number that the rulebook does not have.
pub fn no_such_rule(entry: &Entry, id: &str) -> Failure {
    let title = entry.title();
    let example = title.rulebook.rules().next().map_or("", |rule| rule.id);
    Failure::input(format!(
        "the rulebook of {} has no rule {id:?}; rules are numbered like {example}, and `steppe rules {}` shows all",
        title.id, title.id
    ))
}

/// A rule with its number.
pub fn rule_in_words(rule: &Rule, screen: Screen) -> String {
    screen.wrap(&format!("{}  {}", rule.id, rule.text))
}

fn print_chapter(chapter: &Chapter, out: &mut impl Write, screen: Screen) -> Result<(), Failure> {
    writeln!(out, "{}\n", screen.strong(chapter.heading))?;
    if !chapter.opening.is_empty() {
        writeln!(out, "{}\n", screen.wrap(chapter.opening))?;
    }
    for rule in &chapter.rules {
        writeln!(out, "{}\n", rule_in_words(rule, screen))?;
    }
    Ok(())
}

/// A rule for a program.
pub fn rule_as_json(rule: &Rule) -> Value {
    json!({ "id": rule.id, "text": rule.text })
}

fn chapter_as_json(chapter: &Chapter) -> Value {
    let rules: Vec<Value> = chapter.rules.iter().map(rule_as_json).collect();
    json!({ "heading": chapter.heading, "opening": chapter.opening, "rules": rules })
}
