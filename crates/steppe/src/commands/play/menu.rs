//! The list of actions to choose from.

use titles::ChoiceInWords;

/// The actions that are legal now, numbered from 1, and how far they have been shown.
pub(super) struct Menu {
    choices: Vec<ChoiceInWords>,
    shown: usize,
}

/// What a player's words pick from a menu.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Picked {
    /// This one, counted from 0.
    One(usize),
    /// Any of these.
    Several(Vec<usize>),
    /// None.
    None,
}

impl Menu {
    pub fn new(choices: Vec<ChoiceInWords>) -> Menu {
        Menu { choices, shown: 0 }
    }

    pub fn get(&self, index: usize) -> Option<&ChoiceInWords> {
        self.choices.get(index)
    }

    pub fn find(&self, action: &serde_json::Value) -> Option<(usize, &ChoiceInWords)> {
        self.choices.iter().enumerate().find(|(_, choice)| choice.action == *action)
    }

    /// The list from its beginning, in so many columns and lines.
    pub fn first_page(&mut self, width: usize, lines: usize) -> String {
        self.shown = 0;
        self.next_page(width, lines)
    }

    /// The part of the list that comes next; from the beginning again after the last.
    pub fn next_page(&mut self, width: usize, lines: usize) -> String {
        let from = if self.shown < self.choices.len() { self.shown } else { 0 };
        let fits = |to: &usize| {
            let rest = usize::from(*to < self.choices.len()); // the line that says how many there are
            self.lines(&(from..*to).collect::<Vec<usize>>(), width).lines().count() + rest <= lines
        };
        let to = (from + 1..=self.choices.len()).rev().find(fits).unwrap_or((from + 1).min(self.choices.len()));
        self.shown = to;
        let mut page = self.lines(&(from..to).collect::<Vec<usize>>(), width);
        if to < self.choices.len() {
            let all = self.choices.len();
            page += &format!("  … {to} of {all} shown: `more` for the next, or type a part of what you want\n");
        }
        page
    }

    /// Some of the actions with their numbers, in columns where they are short.
    pub fn lines(&self, indices: &[usize], width: usize) -> String {
        let numbered = |&i: &usize| format!("{:>4}  {}", i + 1, self.choices.get(i).map_or("", |choice| &choice.text));
        let entries: Vec<String> = indices.iter().map(numbered).collect();
        let widest = entries.iter().map(|entry| entry.chars().count()).max().unwrap_or(0) + 2;
        let columns = if entries.len() > 8 { (width / widest).max(1) } else { 1 };
        let rows = entries.len().div_ceil(columns);
        let mut lines = String::new();
        for row in 0..rows {
            let in_row = entries.iter().skip(row).step_by(rows.max(1));
            let line: String = in_row.map(|entry| format!("{entry:<widest$}")).collect();
            lines += line.trim_end();
            lines.push('\n');
        }
        lines
    }

    /// What a number, the whole text, or some words of it pick.
    pub fn pick(&self, words: &str) -> Picked {
        if let Ok(number) = words.parse::<usize>() {
            return match number.checked_sub(1).filter(|index| *index < self.choices.len()) {
                Some(index) => Picked::One(index),
                None => Picked::None,
            };
        }
        let wanted = words.to_lowercase();
        let texts: Vec<String> = self.choices.iter().map(|choice| choice.text.to_lowercase()).collect();
        if let Some(index) = texts.iter().position(|text| *text == wanted) {
            return Picked::One(index);
        }
        let fits = |text: &String| wanted.split_whitespace().all(|word| names(text, word));
        let fitting: Vec<usize> = (0..texts.len()).filter(|&i| fits(&texts[i])).collect();
        match fitting[..] {
            [] => Picked::None,
            [index] => Picked::One(index),
            _ => Picked::Several(fitting),
        }
    }
}

/// Does a text have this word, or one that begins with it? A single letter must be the whole word: W is not SW, nor is
/// it the wheel.
fn names(text: &str, word: &str) -> bool {
    let words = text.split_whitespace().map(|part| part.trim_matches(|c: char| !c.is_alphanumeric()));
    let word = word.trim_matches(|c: char| !c.is_alphanumeric());
    words.into_iter().any(|other| other == word || (word.chars().count() > 1 && other.starts_with(word)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn menu(texts: &[&str]) -> Menu {
        let choice = |text: &&str| ChoiceInWords { action: (*text).into(), text: (*text).to_owned(), rule: "X-1.1" };
        Menu::new(texts.iter().map(choice).collect())
    }

    #[test]
    fn a_number_or_enough_of_the_text_picks_an_action() {
        let menu = menu(&["Move the Tiger to E6", "Move the T-34 to E6", "Wait", "Wait and see"]);
        assert_eq!(menu.pick("2"), Picked::One(1));
        assert_eq!(menu.pick("0"), Picked::None);
        assert_eq!(menu.pick("5"), Picked::None);
        assert_eq!(menu.pick("99999999999999999999999"), Picked::None);
        assert_eq!(menu.pick("tiger e6"), Picked::One(0));
        assert_eq!(menu.pick("e6"), Picked::Several(vec![0, 1]));
        assert_eq!(menu.pick("wait"), Picked::One(2));
        assert_eq!(menu.pick("fly"), Picked::None);
        let menu = self::menu(&["Turn the gun to SW", "Turn the gun to W", "Put the gun on a wheel (W)"]);
        assert_eq!(menu.pick("to W"), Picked::One(1));
        assert_eq!(menu.pick("to s"), Picked::None);
        assert_eq!(menu.pick("gun wh"), Picked::One(2));
    }

    #[test]
    fn long_lists_come_in_pages_and_short_texts_in_columns() {
        let texts: Vec<String> = (1..=50).map(|n| format!("Hex {n}")).collect();
        let mut menu = menu(&texts.iter().map(String::as_str).collect::<Vec<&str>>());
        let first = menu.first_page(80, 7);
        assert!(first.starts_with("   1  Hex 1") && first.contains("30 of 50 shown"), "{first}");
        assert_eq!(first.lines().count(), 7, "{first}");
        let second = menu.next_page(80, 7);
        assert!(second.contains("31  Hex 31") && !second.contains("shown"), "{second}");
        assert!(menu.next_page(80, 7).starts_with("   1  Hex 1"));
        assert!(menu.first_page(80, 0).starts_with("   1  Hex 1"), "one at least, on the smallest screen");
    }
}
