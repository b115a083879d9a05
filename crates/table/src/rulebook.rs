//! A rulebook that a program can look things up in.
//!
//! The format is plain Markdown: `## ` starts a chapter, a paragraph that begins with a number in
//! bold (`**DG-7.3** `) starts a rule, which runs until the next rule or chapter.

/// A rulebook, cut into chapters and rules.
#[derive(Debug)]
pub struct Rulebook {
    text: &'static str,
    prefix: &'static str,
    chapters: Vec<Chapter>,
}

/// One chapter.
#[derive(Debug)]
pub struct Chapter {
    /// Its heading.
    pub heading: &'static str,
    /// What stands before its first rule.
    pub opening: &'static str,
    /// Its rules in order.
    pub rules: Vec<Rule>,
}

/// One numbered rule.
#[derive(Debug)]
pub struct Rule {
    /// Its number, e.g. `DG-7.3`.
    pub id: &'static str,
    /// Its text in Markdown, without the number.
    pub text: &'static str,
}

impl Rulebook {
    /// Reads a rulebook whose rules are numbered with this prefix (`DG`).
    pub fn read(text: &'static str, prefix: &'static str) -> Rulebook {
        let mut starts: Vec<usize> = Vec::new();
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            if line.starts_with("## ") || rule_id(line, prefix).is_some() {
                starts.push(at);
            }
            at += line.len();
        }
        let mut chapters: Vec<Chapter> = Vec::new();
        for (i, &start) in starts.iter().enumerate() {
            let piece = &text[start..starts.get(i + 1).copied().unwrap_or(text.len())];
            match (rule_id(piece, prefix), chapters.last_mut()) {
                (Some(id), Some(chapter)) => {
                    let text = piece[id.len() + 4..].trim();
                    chapter.rules.push(Rule { id, text });
                }
                (Some(_), None) => {}
                (None, _) => {
                    let (heading, opening) = piece.split_once('\n').unwrap_or((piece, ""));
                    chapters.push(Chapter { heading: heading[3..].trim(), opening: opening.trim(), rules: Vec::new() });
                }
            }
        }
        Rulebook { text, prefix, chapters }
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

fn rule_id<'a>(line: &'a str, prefix: &str) -> Option<&'a str> {
    let id = line.strip_prefix("**")?;
    let id = &id[..id.find("**")?];
    let number = id.strip_prefix(prefix)?.strip_prefix('-')?;
    number.chars().all(|c| c.is_ascii_digit() || c == '.').then_some(id)
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
        assert_eq!(book.chapters().len(), 2);
        assert_eq!(book.chapters()[0].opening, "Hello.");
        assert_eq!(book.rule("1.2").map(|rule| rule.text), Some("Three. [ruling]"));
        assert_eq!(book.rule("x-2.1").map(|rule| rule.id), Some("X-2.1"));
        assert!(book.rule("9.9").is_none());
    }

    #[test]
    fn rules_without_a_test_are_listed() {
        let book = Rulebook::read(TEXT, "X");
        assert_eq!(book.untested(&["fn x_1_1_and_2_1_are_here() {}"]), ["X-1.2"]);
    }
}
