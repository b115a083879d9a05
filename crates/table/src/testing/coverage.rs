//! Every rule is tested, and every rule and number says where it comes from.

use crate::kit::Sheet;
use crate::{Rulebook, Taught};
use std::path::Path;

/// The rulebook of a title, its tests and its data, as they stand in its crate.
pub struct Coverage {
    book: &'static Rulebook,
    tests: Vec<String>,
    sheets: Vec<(String, String)>,
    pictured: Vec<u16>,
}

impl Coverage {
    /// Reads the crate in this folder, `env!("CARGO_MANIFEST_DIR")`: `tests/` and `data/*.csv`.
    pub fn of<R: Taught>(folder: &str) -> Coverage {
        let sheets = files(&Path::new(folder).join("data"), "csv");
        let pictured = R::examples().iter().map(|example| example.number).collect();
        Coverage { book: R::title().rulebook, tests: sources(folder, "tests"), sheets, pictured }
    }

    /// There are at least so many rules, and a test is named after each of them.
    pub fn every_rule_is_named_by_a_test(&self, least: usize) {
        assert!(self.book.rules().count() >= least, "only {} rules were read", self.book.rules().count());
        let tests: Vec<&str> = self.tests.iter().map(String::as_str).collect();
        assert_eq!(self.book.untested(&tests), Vec::<&str>::new(), "no test is named after these rules");
    }

    /// There are so many worked examples in the chapter "Examples", and a test is named after each of them
    /// (`_example_7_`).
    pub fn every_worked_example_is_a_test(&self, examples: usize) {
        let chapter = self.book.chapters().iter().find(|chapter| chapter.heading == "Examples").expect("the examples");
        let is_example = |line: &&str| {
            let row = line.strip_prefix("| ").is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
            row || line.starts_with("- **Example ")
        };
        assert_eq!(chapter.opening.lines().filter(is_example).count(), examples);
        let is_tested = |number: &usize| self.tests.iter().any(|test| test.contains(&format!("_example_{number}_")));
        let untested: Vec<usize> = (1..=examples).filter(|number| !is_tested(number)).collect();
        assert_eq!(untested, Vec::<usize>::new(), "no test is named after these examples");
    }

    /// The position of every example that the rulebook shows is one that a test plays: `example(7)`.
    pub fn every_pictured_example_is_played(&self) {
        let is_played = |number: &&u16| self.tests.iter().any(|test| test.contains(&format!("example({number})")));
        let unplayed: Vec<&u16> = self.pictured.iter().filter(|number| !is_played(number)).collect();
        assert_eq!(unplayed, Vec::<&u16>::new(), "no test plays these examples");
    }

    /// A test is named after each of these components, by their number: `card_63_…` or `cards_64_and_65_…`
    /// somewhere in its name, where `kind` is `card`.
    pub fn every_component_is_named_by_a_test(&self, kind: &str, numbers: impl IntoIterator<Item = u16>) {
        let names = self.tests.iter().flat_map(|source| source.split("fn ").skip(1));
        let named: Vec<u16> = names.flat_map(|name| components(name.split('(').next().unwrap_or(""), kind)).collect();
        let untested: Vec<u16> = numbers.into_iter().filter(|number| !named.contains(number)).collect();
        assert_eq!(untested, Vec::<u16>::new(), "no test is named after these {kind}s");
    }

    /// Every rule ends with its origin in brackets.
    pub fn every_rule_names_its_origin(&self) {
        for rule in self.book.rules() {
            let mark = rule.text.trim_end().strip_suffix(']').and_then(|text| text.rsplit_once('['));
            let known = ["seed", "public", "reconstructed", "ruling"];
            let named = mark.is_some_and(|(_, mark)| known.iter().any(|known| mark.starts_with(known)));
            assert!(named, "{}: {mark:?}", rule.id);
        }
    }

    /// In each chapter the rules are numbered from 1 without a gap.
    pub fn rules_come_in_order_and_only_once(&self) {
        for chapter in self.book.chapters().iter().filter(|chapter| !chapter.rules.is_empty()) {
            let number = chapter.heading.split('.').next().expect("a number");
            for (at, rule) in (1..).zip(&chapter.rules) {
                assert!(rule.id.ends_with(&format!("-{number}.{at}")), "{} instead of {number}.{at}", rule.id);
            }
        }
    }

    /// A rule that the rulebook or the data refers to is there.
    pub fn rules_that_are_referred_to_exist(&self) {
        let first = self.book.rules().next().expect("a rule").id;
        let prefix = &first[..=first.find('-').expect("a prefix")];
        let texts = self.sheets.iter().map(|(file, text)| (file.as_str(), text.as_str()));
        for (file, text) in texts.chain([("RULES.md", self.book.text())]) {
            for rest in text.split(prefix).skip(1) {
                let number = rest.split(|c: char| !c.is_ascii_digit() && c != '.').next().unwrap_or("");
                let number = number.trim_matches('.');
                let is_chapter = !number.contains('.');
                let there = is_chapter || self.book.rule(number).is_some();
                assert!(there, "{file} refers to {prefix}{number}, which there is not");
            }
        }
    }

    /// Every row of every sheet names its source.
    pub fn every_row_of_the_data_names_its_source(&self) {
        assert!(!self.sheets.is_empty(), "there is no data");
        for (file, text) in &self.sheets {
            let checked = Sheet::read("", text).and_then(|sheet| sheet.each(|row| row.origin()));
            checked.unwrap_or_else(|error| panic!("{file}: {error}"));
        }
    }
}

/// The numbers of the components that a test is named after: `tc_15_8_cards_32_and_70_cancel` → 32, 70.
fn components(test: &str, kind: &str) -> Vec<u16> {
    let lists = [format!("_{kind}_"), format!("_{kind}s_")];
    let (test, mut numbers) = (format!("_{test}"), Vec::new());
    for rest in lists.iter().flat_map(|list| test.split(list.as_str()).skip(1)) {
        let leading = |part: &str| part.split('_').next().and_then(|number| number.parse::<u16>().ok());
        numbers.extend(rest.split("_and_").map_while(leading));
    }
    numbers
}

/// The text of every Rust file of a crate under this folder, `src` or `tests`.
pub fn sources(krate: &str, folder: &str) -> Vec<String> {
    files(&Path::new(krate).join(folder), "rs").into_iter().map(|(_, text)| text).collect()
}

fn files(folder: &Path, ending: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|other| other == ending) {
            let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            found.push((path.display().to_string(), text));
        }
    }
    found.sort();
    found
}

/// The tests of a title's rulebook, the same in every title: a whole test file in one line. It says how many rules
/// there are at least, and how many worked examples.
///
/// ```text
/// table::rulebook_tests!(duel::Duel, rules: 140, examples: 40);
/// ```
#[macro_export]
macro_rules! rulebook_tests {
    ($rules:ty, rules: $least:literal, examples: $examples:literal) => {
        $crate::rulebook_tests! { @each $rules, Coverage:
            every_rule_is_named_by_a_test($least),
            every_worked_example_is_a_test($examples),
            every_pictured_example_is_played(),
            every_rule_names_its_origin(),
            rules_come_in_order_and_only_once(),
            rules_that_are_referred_to_exist(),
            every_row_of_the_data_names_its_source(),
        }
        $crate::rulebook_tests! { @each $rules, Translations:
            translations_are_complete(),
            translations_keep_numbers_origins_and_tables(),
        }
    };
    (@each $rules:ty, $of:ident: $($test:ident($($argument:literal)?),)+) => {$(
        #[test]
        fn $test() {
            $crate::testing::$of::of::<$rules>(env!("CARGO_MANIFEST_DIR")).$test($($argument)?);
        }
    )+};
}

#[cfg(test)]
mod tests {
    use super::components;

    #[test]
    fn components_are_found_by_their_numbers() {
        assert_eq!(components("tc_15_8_cards_32_and_70_cancel", "card"), [32, 70]);
        assert_eq!(components("card_5_and_a_card_6_of_7", "card"), [5, 6]);
        assert_eq!(components("wildcard_5_is_none", "card"), Vec::<u16>::new());
        assert_eq!(components("cards_are_nice", "card"), Vec::<u16>::new());
    }
}
