//! The rulebook in all languages, complete and up to date.

use crate::kit::LANGUAGES;
use crate::{Lack, Rulebook, Rules};
use std::collections::BTreeSet;
use std::path::Path;

/// The rulebook of a title and the chapters that nobody has translated yet: `rules/untranslated.txt`, a line for
/// each, such as `fr 7` or `ru Examples`. The file is to shrink to nothing.
pub struct Translations {
    book: &'static Rulebook,
    untranslated: BTreeSet<(String, String)>,
}

impl Translations {
    /// Reads the crate in this folder, `env!("CARGO_MANIFEST_DIR")`.
    pub fn of<R: Rules>(folder: &str) -> Translations {
        let list = std::fs::read_to_string(Path::new(folder).join("rules/untranslated.txt")).unwrap_or_default();
        let chapter = |line: &str| {
            let (language, key) = line.split_once(' ').unwrap_or_else(|| panic!("`{line}` names no chapter"));
            (language.to_owned(), key.trim().to_owned())
        };
        Translations { book: R::title().rulebook, untranslated: list.lines().map(chapter).collect() }
    }

    /// Every chapter is translated and up to date, except those on the list; and none is on it needlessly.
    pub fn translations_are_complete(&self) {
        let gaps = self.book.gaps();
        let gap_in = |language: &str, key: &str| {
            gaps.iter().any(|gap| gap.language == language && gap.chapter == key && gap.lack != Lack::Unknown)
        };
        let needless: Vec<_> = self.untranslated.iter().filter(|(language, key)| !gap_in(language, key)).collect();
        assert!(needless.is_empty(), "these are translated: take them off rules/untranslated.txt: {needless:?}");
        let listed = |language: &str, key: &str| self.untranslated.contains(&(language.to_owned(), key.to_owned()));
        let open = gaps.iter().filter(|gap| !listed(gap.language, gap.chapter)).map(|gap| gap.to_string());
        let open: Vec<String> = open.collect();
        let id = "`steppe rules TITLE CHAPTER --draft` prints a chapter with its versions";
        assert!(open.is_empty(), "the translations lack ({id}; see docs/translating.md):\n{}", open.join("\n"));
    }

    /// What is translated speaks of the same rules as the English text, has the same origins, and tables and
    /// listings of the same size.
    pub fn translations_keep_numbers_origins_and_tables(&self) {
        let mut faults = Vec::new();
        for language in LANGUAGES {
            let read = self.book.in_language(language);
            for (english, chapter) in self.book.chapters().iter().zip(read.chapters()) {
                let whole = |chapter: &crate::Chapter| format!("{}\n\n{}", chapter.heading, chapter.opening);
                if chapter.language == language && self.bones(&whole(english)) != self.bones(&whole(chapter)) {
                    faults.push(self.differ(language, english.key, &whole(english), &whole(chapter)));
                }
                for (original, rule) in english.rules.iter().zip(&chapter.rules) {
                    if rule.language == language && self.bones(original.text) != self.bones(rule.text) {
                        faults.push(self.differ(language, rule.id, original.text, rule.text));
                    }
                }
            }
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    fn differ(&self, language: &str, what: &str, english: &str, text: &str) -> String {
        format!("{language}: {what} has {:?}, the English text {:?}", self.bones(text), self.bones(english))
    }

    fn bones<'a>(&self, text: &'a str) -> Bones<'a> {
        let origin = text.strip_suffix(']').and_then(|text| text.rsplit_once('[')).map_or("", |(_, origin)| origin);
        let marks = ["seed", "public", "reconstructed", "ruling"];
        let rows = text.lines().filter(|line| line.starts_with('|'));
        Bones {
            rules: self.book.mentions(text).map(|(_, id)| id).collect(),
            origins: marks.into_iter().filter(|mark| origin.contains(mark)).collect(),
            cells: rows.map(|row| row.matches('|').count() - 1).collect(),
            items: text.lines().filter(|line| line.starts_with("- ")).count(),
            listings: text.matches("```").count() / 2,
        }
    }
}

/// What is the same in every language.
#[derive(Debug, PartialEq, Eq)]
struct Bones<'a> {
    rules: BTreeSet<&'a str>,
    origins: Vec<&'static str>,
    cells: Vec<usize>,
    items: usize,
    listings: usize,
}
