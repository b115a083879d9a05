//! A rulebook that a program can look things up in, in the reader's language.
//!
//! The format is plain Markdown: `## ` starts a chapter, a paragraph that begins with a number in
//! bold (`**DG-7.3** `) starts a rule, which runs until the next rule or chapter. English is the original;
//! how a translation follows it is told in [`translation`].

mod parts;
mod translation;

use parts::Part;
pub use translation::{Gap, Lack};

/// A rulebook in one language, cut into chapters and rules; the original knows its translations.
///
/// ```
/// use table::Rulebook;
///
/// let english = "# Game\n\n## 1. Fire\n\n**XY-1.1** Guns fire first. [seed]\n";
/// let version = Rulebook::read(english, "XY").rule("1.1").map(|rule| rule.version()).unwrap_or_default();
/// let german = String::leak(format!("## 1. Feuer\n\n**XY-1.1** <!-- {version} --> Geschütze feuern zuerst. [seed]\n"));
///
/// let book = Rulebook::read(english, "XY").translated("de", german);
/// let rule = book.in_language("de").rule("1.1").map(|rule| (rule.text, rule.language));
/// assert_eq!(rule, Some(("Geschütze feuern zuerst. [seed]", "de")));
/// assert_eq!(book.gaps()[0].to_string(), "de: chapter 1 does not say which version it follows");
/// ```
#[derive(Debug)]
pub struct Rulebook {
    text: &'static str,
    prefix: &'static str,
    chapters: Vec<Chapter>,
    translations: Vec<(&'static str, Rulebook, Vec<Gap>)>,
}

/// One chapter.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// What it is found by in every language: its number, or the English heading where it has none.
    pub key: &'static str,
    /// Its heading.
    pub heading: &'static str,
    /// What stands before its first rule.
    pub opening: &'static str,
    /// The language of heading and opening: English where there is no translation that is up to date.
    pub language: &'static str,
    /// Its rules in order.
    pub rules: Vec<Rule>,
}

/// One numbered rule.
#[derive(Clone, Debug)]
pub struct Rule {
    /// Its number, e.g. `DG-7.3`.
    pub id: &'static str,
    /// Its text in Markdown, without the number.
    pub text: &'static str,
    /// The language of the text: English where there is no translation that is up to date.
    pub language: &'static str,
}

impl Chapter {
    /// The version of heading and opening, which a translation names.
    pub fn version(&self) -> String {
        translation::version([self.heading, self.opening])
    }
}

impl Rule {
    /// The version of the text, which a translation names.
    pub fn version(&self) -> String {
        translation::version([self.text])
    }
}

impl Rulebook {
    /// Reads a rulebook in English whose rules are numbered with this prefix (`DG`).
    pub fn read(text: &'static str, prefix: &'static str) -> Rulebook {
        let mut chapters: Vec<Chapter> = Vec::new();
        for part in parts::cut(text, prefix) {
            match (part, chapters.last_mut()) {
                (Part::Rule { id, text }, Some(chapter)) => chapter.rules.push(Rule { id, text, language: "en" }),
                (Part::Rule { .. }, None) => {}
                (Part::Chapter { heading, opening }, _) => {
                    let key = parts::number(heading).unwrap_or(heading);
                    chapters.push(Chapter { key, heading, opening, language: "en", rules: Vec::new() });
                }
            }
        }
        Rulebook { text, prefix, chapters, translations: Vec::new() }
    }

    /// The rulebook with one more language.
    pub fn translated(mut self, language: &'static str, text: &'static str) -> Rulebook {
        let (chapters, gaps) = translation::follow(&self.chapters, self.prefix, language, text);
        let book = Rulebook { text, prefix: self.prefix, chapters, translations: Vec::new() };
        self.translations.push((language, book, gaps));
        self
    }

    /// The rulebook in this language, as far as it is translated; what is not is in English.
    pub fn in_language(&self, language: &str) -> &Rulebook {
        self.translations.iter().find(|(other, ..)| *other == language).map_or(self, |(_, book, _)| book)
    }

    /// What the translations lack.
    pub fn gaps(&self) -> Vec<&Gap> {
        self.translations.iter().flat_map(|(_, _, gaps)| gaps).collect()
    }

    /// The whole text.
    pub fn text(&self) -> &'static str {
        self.text
    }

    /// The chapters in order.
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// All rules in order.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.chapters.iter().flat_map(|chapter| &chapter.rules)
    }

    /// The rule of this number; `7.3` and `dg-7.3` will do.
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        let bare =
            |id: &str| id.to_ascii_uppercase().trim_start_matches(self.prefix).trim_start_matches('-').to_owned();
        let wanted = bare(id.trim());
        self.rules().find(|rule| bare(rule.id) == wanted)
    }

    /// The chapter that holds this rule.
    pub fn chapter_of(&self, rule: &Rule) -> Option<&Chapter> {
        self.chapters.iter().find(|chapter| chapter.rules.iter().any(|other| other.id == rule.id))
    }

    /// The numbers of rules that a text speaks of, each with its place, whether there are such rules or not.
    pub fn mentions<'a>(&self, text: &'a str) -> impl Iterator<Item = (usize, &'a str)> + use<'a> {
        let prefix = self.prefix;
        text.match_indices(prefix).filter_map(move |(at, _)| {
            let whole = !text[..at].ends_with(|c: char| c.is_alphanumeric());
            let number = text[at + prefix.len()..].strip_prefix('-').filter(|_| whole)?;
            let end = number.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(number.len());
            let number = number[..end].trim_end_matches('.');
            (!number.is_empty()).then(|| (at, &text[at..at + prefix.len() + 1 + number.len()]))
        })
    }

    /// The rules that no test is named after: a test names `DG-7.3` by a function `dg_7_3_…`, and more
    /// of them by `dg_7_3_and_7_4_…`. `sources` are the test files.
    pub fn untested(&self, sources: &[&str]) -> Vec<&'static str> {
        let mut named: Vec<String> = Vec::new();
        for name in sources.iter().flat_map(|source| source.split("fn ").skip(1)) {
            let name = name.split('(').next().unwrap_or("");
            let Some(numbers) = name.strip_prefix(&format!("{}_", self.prefix.to_ascii_lowercase())) else { continue };
            named.extend(numbers.split("_and_").map_while(leading_number));
        }
        let tested = |id: &&str| named.iter().any(|number| **id == format!("{}-{number}", self.prefix));
        self.rules().map(|rule| rule.id).filter(|id| !tested(id)).collect()
    }
}

/// `7_3_the_rest` → `7.3`
fn leading_number(name: &str) -> Option<String> {
    let mut parts = name.split('_');
    let chapter = parts.next().filter(|part| part.parse::<u8>().is_ok())?;
    let rule = parts.next().filter(|part| part.parse::<u8>().is_ok())?;
    Some(format!("{chapter}.{rule}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Game\n\n## 1. Start\n\nHello.\n\n**X-1.1** *First.* One\ntwo. [seed]\n\n**X-1.2** Three. [ruling]\n\n## 2. End\n\n**X-2.1** Four.\n";

    #[test]
    fn a_rulebook_is_cut_into_chapters_and_rules() {
        let book = Rulebook::read(TEXT, "X");
        assert_eq!(book.chapters().iter().map(|chapter| chapter.key).collect::<Vec<_>>(), ["1", "2"]);
        assert_eq!(book.chapters()[0].opening, "Hello.");
        assert_eq!(book.rule("1.2").map(|rule| rule.text), Some("Three. [ruling]"));
        assert_eq!(book.rule("x-2.1").map(|rule| rule.id), Some("X-2.1"));
        assert!(book.rule("9.9").is_none());
    }

    #[test]
    fn numbers_of_rules_are_found_in_a_text() {
        let book = Rulebook::read(TEXT, "X");
        let found: Vec<_> = book.mentions("(X-1.2). AX-1.1, X-ray and X-9.10.").collect();
        assert_eq!(found, [(1, "X-1.2"), (27, "X-9.10")]);
    }

    #[test]
    fn rules_without_a_test_are_listed() {
        let book = Rulebook::read(TEXT, "X");
        assert_eq!(book.untested(&["fn x_1_1_and_2_1_are_here() {}"]), ["X-1.2"]);
    }
}
