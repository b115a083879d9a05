//! The worked examples in the text of a rulebook, found by their numbers in whatever language it is.
//!
//! An example is a row of a table that begins with its number, or an item of a list that begins with its name in bold,
//! whose last word is the number.

use maud::{Markup, html};
use pulldown_cmark::{Event, Tag, TagEnd};
use table::{Chapter, Rulebook};

/// The chapter of the examples, in whatever language.
pub fn chapter(book: &Rulebook) -> Option<&Chapter> {
    book.chapters().iter().find(|chapter| chapter.key == "Examples")
}

/// Watches a text being read, and knows the number of the example that it is in.
#[derive(Default)]
pub struct Numbers {
    place: Place,
    number: Option<u16>,
}

#[derive(Default, PartialEq)]
enum Place {
    #[default]
    Elsewhere,
    /// In a row, before its first cell.
    Row,
    /// In the first cell of a row.
    FirstCell,
    /// In an item, before anything bold.
    Item,
    /// In the first bold words of an item.
    Name,
}

impl Numbers {
    /// The number of the example that ends with this event.
    pub fn ended_by(&mut self, event: &Event) -> Option<u16> {
        match event {
            Event::Start(Tag::TableRow) => (self.place, self.number) = (Place::Row, None),
            Event::Start(Tag::TableCell) if self.place == Place::Row => self.place = Place::FirstCell,
            Event::Start(Tag::Item) => (self.place, self.number) = (Place::Item, None),
            Event::Start(Tag::Strong) if self.place == Place::Item => self.place = Place::Name,
            Event::Text(text) if self.place == Place::FirstCell => self.number = text.trim().parse().ok(),
            Event::Text(text) if self.place == Place::Name => self.number = last_number(text),
            Event::End(TagEnd::TableCell | TagEnd::Strong) => self.place = Place::Elsewhere,
            Event::End(TagEnd::TableRow | TagEnd::Item) => return self.number.take(),
            _ => {}
        }
        None
    }
}

fn last_number(name: &str) -> Option<u16> {
    name.split_whitespace().last()?.parse().ok()
}

/// What an example says, as the rulebook has it.
pub enum Told<'a> {
    /// The heads of the columns, and the cells of its row.
    Row(Vec<(&'a str, &'a str)>),
    /// A text.
    Item(&'a str),
}

/// The example of this number in the text of the chapter.
pub fn told(chapter: &str, number: u16) -> Option<Told<'_>> {
    row(chapter, number).or_else(|| item(chapter, number))
}

fn row(chapter: &str, number: u16) -> Option<Told<'_>> {
    let mut rows = chapter.lines().filter_map(cells);
    let heads = rows.next()?;
    let row = rows.find(|row| row.first().is_some_and(|first| first.parse() == Ok(number)))?;
    Some(Told::Row(heads.into_iter().zip(row).skip(1).collect()))
}

fn cells(line: &str) -> Option<Vec<&str>> {
    let inside = line.trim().strip_prefix('|')?.strip_suffix('|')?;
    Some(inside.split('|').map(str::trim).collect())
}

fn item(chapter: &str, number: u16) -> Option<Told<'_>> {
    let items = chapter.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("**"));
    let mut found = items.filter(|(name, _)| last_number(name) == Some(number));
    found.next().map(|(_, text)| Told::Item(text.trim()))
}

/// A picture that leads to the board on which it can be tried.
pub fn figure(title: &str, number: u16, picture: &str, alt: &str, open: &str) -> Markup {
    html! {
        figure.example id={ "example-" (number) } {
            a href={ "/examples/" (title) "/" (number) } {
                img src=(picture) loading="lazy" alt=(alt);
                span { (open) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pulldown_cmark::{Options, Parser};

    const TABLE: &str =
        "Given, when, then.\n\n| No. | Given | Then |\n|---|---|---|\n| 1 | a | b |\n| 12 | c **d** | e |";
    const LIST: &str = "- **Exemple 3** [seed] Un.\n- **Exemple 4** Deux **5**.\n- Rien.";

    fn found(markdown: &str) -> Vec<u16> {
        let mut numbers = Numbers::default();
        Parser::new_ext(markdown, Options::ENABLE_TABLES).filter_map(|event| numbers.ended_by(&event)).collect()
    }

    #[test]
    fn examples_are_found_in_tables_and_lists_of_any_language() {
        assert_eq!((found(TABLE), found(LIST)), (vec![1, 12], vec![3, 4]));
    }

    #[test]
    fn an_example_is_told_as_the_rulebook_has_it() {
        let Some(Told::Row(row)) = told(TABLE, 12) else { panic!("no row") };
        assert_eq!(row, [("Given", "c **d**"), ("Then", "e")]);
        assert!(matches!(item(LIST, 4), Some(Told::Item("Deux **5**."))));
        assert!(told(TABLE, 2).is_none());
    }
}
