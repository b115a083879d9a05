//! `steppe rules`: the rulebook, a chapter, or one rule, in the reader's language.

use crate::markdown::in_lines;
use crate::{Answer, Failure, Screen};
use clap::Args;
use clap::builder::PossibleValuesParser;
use serde_json::{Value, json};
use std::io::Write;
use table::kit::LANGUAGES;
use table::{Chapter, Rule, Rulebook};
use titles::{Entry, Titles};

/// Examples for the help text.
pub const EXAMPLES: &str = "\
Examples:
  steppe rules duel                  the whole rulebook
  steppe rules duel 7                a chapter
  steppe rules duel DG-7.3           one rule; 7.3 will do
  steppe rules duel --language de    in German, as far as it is translated
  steppe rules duel 7 --draft        a chapter as a translator begins with it
  steppe rules duel --json";

/// Read a rulebook, or one rule
#[derive(Args, Debug)]
pub struct Rules {
    /// The title (see `steppe games`)
    pub title: String,
    /// The number of a rule or of a chapter
    pub id: Option<String>,
    /// The language; what is not translated is in English
    #[arg(long, default_value = LANGUAGES[0], value_parser = PossibleValuesParser::new(LANGUAGES))]
    pub language: String,
    /// Print the English Markdown with the versions that a translation names (see docs/translating.md)
    #[arg(long, conflicts_with_all = ["json", "language"])]
    pub draft: bool,
    /// Answer in JSON
    #[arg(long)]
    pub json: bool,
}

/// Prints what was asked for.
pub fn run(args: &Rules, titles: &Titles, out: &mut impl Write, screen: Screen) -> Result<Answer, Failure> {
    let entry = titles.find(&args.title)?;
    let book = entry.title().rulebook.in_language(&args.language);
    let found = args.id.as_deref().map(|id| find(entry, book, id)).transpose()?;
    if args.json {
        let answer = match found {
            None => book.chapters().iter().map(chapter_as_json).collect(),
            Some(Found::Rule(rule)) => rule_as_json(rule),
            Some(Found::Chapter(chapter)) => chapter_as_json(chapter),
        };
        serde_json::to_writer_pretty(&mut *out, &answer)?;
        writeln!(out)?;
        return Ok(Answer::Yes);
    }
    let print = if args.draft { draft } else { chapter_in_words };
    match found {
        None => book.chapters().iter().try_for_each(|chapter| writeln!(out, "{}", print(chapter, screen)))?,
        Some(Found::Chapter(chapter)) => write!(out, "{}", print(chapter, screen))?,
        Some(Found::Rule(rule)) if args.draft => writeln!(out, "{}", rule_draft(rule))?,
        Some(Found::Rule(rule)) => writeln!(out, "{}", rule_in_words(rule, screen))?,
    }
    Ok(Answer::Yes)
}

enum Found<'a> {
    Rule(&'a Rule),
    Chapter(&'a Chapter),
}

fn find<'a>(entry: &Entry, book: &'a Rulebook, id: &str) -> Result<Found<'a>, Failure> {
    let chapter = || book.chapters().iter().find(|chapter| chapter.key.eq_ignore_ascii_case(id)).map(Found::Chapter);
    book.rule(id).map(Found::Rule).or_else(chapter).ok_or_else(|| no_such_rule(entry, id))
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
    in_lines(&format!("**{}** {}", rule.id, rule.text), screen)
}

fn chapter_in_words(chapter: &Chapter, screen: Screen) -> String {
    let opening = (!chapter.opening.is_empty()).then(|| in_lines(chapter.opening, screen));
    let rules = chapter.rules.iter().map(|rule| rule_in_words(rule, screen));
    let blocks = [screen.strong(chapter.heading)].into_iter().chain(opening).chain(rules);
    blocks.map(|block| block + "\n\n").collect()
}

/// What a translator begins with: the Markdown of the chapter, and the version of each part where a translation
/// names it.
fn draft(chapter: &Chapter, _: Screen) -> String {
    let name = if chapter.key == chapter.heading { format!("{} ", chapter.key) } else { String::new() };
    let heading = format!("## {} <!-- {name}{} -->", chapter.heading, chapter.version());
    let opening = (!chapter.opening.is_empty()).then(|| chapter.opening.to_owned());
    let blocks = [heading].into_iter().chain(opening).chain(chapter.rules.iter().map(rule_draft));
    blocks.map(|block| block + "\n\n").collect()
}

fn rule_draft(rule: &Rule) -> String {
    format!("**{}** <!-- {} --> {}", rule.id, rule.version(), rule.text)
}

/// A rule for a program.
pub fn rule_as_json(rule: &Rule) -> Value {
    json!({ "id": rule.id, "text": rule.text })
}

fn chapter_as_json(chapter: &Chapter) -> Value {
    let rules: Vec<Value> = chapter.rules.iter().map(rule_as_json).collect();
    json!({ "heading": chapter.heading, "opening": chapter.opening, "rules": rules })
}
