//! A rulebook in another language.
//!
//! It has the form of the English one. Behind the heading of each chapter and the number of each rule a comment
//! names the version of the English text that it follows; a chapter without number also names the English heading:
//!
//! ```text
//! ## 7. Phase A (Deutsche) <!-- 3d2f9c01 -->
//!
//! **DG-7.1** <!-- 77ab01cd --> *A1, die PaK.* …
//!
//! ## Beispiele <!-- Examples 12ab34cd -->
//! ```
//!
//! A text that is missing or follows another version is replaced by the English one, and listed as a [`Gap`].

use super::parts::{self, Part};
use super::{Chapter, Rule};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::fmt;

/// Something that a translation lacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The language.
    pub language: &'static str,
    /// The chapter by its key.
    pub chapter: &'static str,
    /// The rule, or none if it is the chapter's own heading and opening.
    pub rule: Option<&'static str>,
    /// What is the matter with it.
    pub lack: Lack,
}

/// What is the matter with a part of a translation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lack {
    /// It is not there.
    Missing,
    /// It does not say which version of the English text it follows.
    Unversioned,
    /// It follows a version of the English text that is not the one now.
    Outdated {
        /// The version that it follows.
        follows: &'static str,
        /// The version of the English text.
        now: String,
    },
    /// The English text has no such part.
    Unknown,
}

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}: ", self.language)?;
        match self.rule {
            Some(rule) => write!(f, "{rule}")?,
            None => write!(f, "chapter {}", self.chapter)?,
        }
        match &self.lack {
            Lack::Missing => write!(f, " is not translated"),
            Lack::Unversioned => write!(f, " does not say which version it follows"),
            Lack::Outdated { follows, now } => write!(f, " follows {follows}; the English text is {now} now"),
            Lack::Unknown => write!(f, " is not in the English text"),
        }
    }
}

/// A short name of this version of a text. Where lines are broken does not matter.
pub(super) fn version<const N: usize>(texts: [&str; N]) -> String {
    let words: Vec<&str> = texts.iter().flat_map(|text| text.split_whitespace()).collect();
    crate::to_hex(&Sha256::digest(words.join(" "))[..4])
}

/// A text of the translation and the version that it says it follows.
struct Followed<T> {
    version: &'static str,
    text: T,
}

/// The parts of a translation by what they are found by.
#[derive(Default)]
struct Found {
    chapters: HashMap<&'static str, Followed<(&'static str, &'static str)>>,
    rules: HashMap<&'static str, Followed<&'static str>>,
}

impl Found {
    fn read(text: &'static str, prefix: &str) -> Found {
        let mut found = Found::default();
        for part in parts::cut(text, prefix) {
            match part {
                Part::Chapter { heading, opening } => {
                    let (heading, comment) = heading.split_once("<!--").unwrap_or((heading, ""));
                    let heading = heading.trim();
                    let named = comment.trim_end_matches("-->").trim();
                    let (name, version) = named.rsplit_once(' ').unwrap_or((heading, named));
                    let key = parts::number(heading).unwrap_or(name);
                    found.chapters.insert(key, Followed { version, text: (heading, opening) });
                }
                Part::Rule { id, text } => {
                    let comment = text.strip_prefix("<!--").and_then(|rest| rest.split_once("-->"));
                    let (version, text) = comment.unwrap_or(("", text));
                    found.rules.insert(id, Followed { version: version.trim(), text: text.trim() });
                }
            }
        }
        found
    }
}

/// The chapters in another language, English where they lack something, and all that they lack.
pub(super) fn follow(
    english: &[Chapter],
    prefix: &str,
    language: &'static str,
    text: &'static str,
) -> (Vec<Chapter>, Vec<Gap>) {
    let mut found = Found::read(text, prefix);
    let mut gaps = Vec::new();
    let mut chapters = Vec::new();
    for original in english {
        let gap = |rule, lack| Gap { language, chapter: original.key, rule, lack };
        let mut chapter = Chapter { rules: Vec::new(), ..original.clone() };
        match current(found.chapters.remove(original.key), original.version()) {
            Ok((heading, opening)) => chapter = Chapter { heading, opening, language, ..chapter },
            Err(lack) => gaps.push(gap(None, lack)),
        }
        for rule in &original.rules {
            chapter.rules.push(match current(found.rules.remove(rule.id), rule.version()) {
                Ok(text) => Rule { id: rule.id, text, language },
                Err(lack) => {
                    gaps.push(gap(Some(rule.id), lack));
                    rule.clone()
                }
            });
        }
        chapters.push(chapter);
    }
    let left = found.chapters.into_keys().map(|key| (key, None));
    let mut left: Vec<_> = left.chain(found.rules.into_keys().map(|id| ("", Some(id)))).collect();
    left.sort();
    gaps.extend(left.into_iter().map(|(chapter, rule)| Gap { language, chapter, rule, lack: Lack::Unknown }));
    (chapters, gaps)
}

/// The text, if it follows the version of the English text as it is now.
fn current<T>(found: Option<Followed<T>>, now: String) -> Result<T, Lack> {
    let Followed { version, text } = found.ok_or(Lack::Missing)?;
    match version {
        "" => Err(Lack::Unversioned),
        same if same == now => Ok(text),
        follows => Err(Lack::Outdated { follows, now }),
    }
}

#[cfg(test)]
mod tests {
    use crate::Rulebook;

    const ENGLISH: &str =
        "## 1. Start\n\nHello.\n\n**X-1.1** One. [seed]\n\n**X-1.2** Two. [seed]\n\n## Examples\n\nMany.\n";

    fn versions() -> [String; 4] {
        let book = Rulebook::read(ENGLISH, "X");
        let [start, examples] = book.chapters() else { panic!("two chapters") };
        [start.version(), start.rules[0].version(), start.rules[1].version(), examples.version()]
    }

    fn german(text: String) -> Rulebook {
        Rulebook::read(ENGLISH, "X").translated("de", String::leak(text))
    }

    #[test]
    fn a_translation_that_is_up_to_date_is_read_in_its_language() {
        let [start, one, two, examples] = versions();
        let book = german(format!(
            "# Spiel\n\n## 1. Anfang <!-- {start} -->\n\nHallo.\n\n**X-1.1** <!-- {one} --> Eins. [seed]\n\n**X-1.2** \
             <!-- {two} -->\nZwei. [seed]\n\n## Beispiele <!-- Examples {examples} -->\n\nViele.\n"
        ));
        assert!(book.gaps().is_empty(), "{:?}", book.gaps());
        let read = book.in_language("de");
        assert_eq!(read.chapters()[1].heading, "Beispiele");
        assert_eq!(read.chapters()[0].opening, "Hallo.");
        assert_eq!(read.rule("1.2").map(|rule| (rule.text, rule.language)), Some(("Zwei. [seed]", "de")));
        assert_eq!(book.in_language("fr").chapters()[1].heading, "Examples", "nobody has translated it");
    }

    #[test]
    fn what_is_missing_or_out_of_date_is_english_and_listed() {
        let [.., two, _] = versions();
        let book = german(format!(
            "## 1. Anfang\n\n**X-1.1** <!-- 00000000 --> Eins.\n\n**X-1.2** <!-- {two} --> Zwei.\n\n**X-9.9** Neun.\n"
        ));
        let said: Vec<String> = book.gaps().iter().map(|gap| gap.to_string()).collect();
        let [_, one, ..] = versions();
        assert_eq!(
            said,
            [
                "de: chapter 1 does not say which version it follows".to_owned(),
                format!("de: X-1.1 follows 00000000; the English text is {one} now"),
                "de: chapter Examples is not translated".to_owned(),
                "de: X-9.9 is not in the English text".to_owned(),
            ]
        );
        let read = book.in_language("de");
        assert_eq!(read.rule("1.1").map(|rule| (rule.text, rule.language)), Some(("One. [seed]", "en")));
        assert_eq!(read.rule("1.2").map(|rule| (rule.text, rule.language)), Some(("Zwei.", "de")));
        assert_eq!(read.chapters()[0].heading, "1. Start");
    }

    #[test]
    fn where_lines_are_broken_does_not_change_a_version() {
        let [one, other] = ["**X-1.1** One\ntwo.", "**X-1.1** One two."].map(|text| {
            Rulebook::read(String::leak(format!("## 1. A\n\n{text}")), "X").chapters()[0].rules[0].version()
        });
        assert_eq!(one, other);
    }
}
