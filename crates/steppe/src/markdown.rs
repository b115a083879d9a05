//! A rulebook's Markdown as lines of a terminal.

use crate::Screen;
use crate::screen::shown;
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

/// The text in lines that fit the screen: paragraphs, lists and tables, without their marks.
pub fn in_lines(markdown: &str, screen: Screen) -> String {
    let mut page = Page { screen, ..Page::default() };
    Parser::new_ext(markdown, Options::ENABLE_TABLES).for_each(|event| page.take(event));
    page.blocks.join("\n\n")
}

struct Page {
    screen: Screen,
    blocks: Vec<String>,
    /// The paragraph, item or cell that is being read.
    line: String,
    /// By depth: the number of the next item, or none of a list without numbers.
    lists: Vec<Option<u64>>,
    /// The lines of the list that is being read.
    items: Vec<String>,
    /// The rows of the table that is being read.
    rows: Vec<Vec<String>>,
}

impl Default for Page {
    fn default() -> Page {
        Page {
            screen: Screen::PLAIN,
            blocks: Vec::new(),
            line: String::new(),
            lists: Vec::new(),
            items: Vec::new(),
            rows: Vec::new(),
        }
    }
}

impl Page {
    fn take(&mut self, event: Event) {
        match event {
            Event::Text(text) | Event::Code(text) => self.line += &text,
            Event::SoftBreak | Event::HardBreak => self.line.push(' '),
            Event::Start(Tag::Strong | Tag::Heading { .. }) => self.bold("\x1b[1m"),
            Event::End(TagEnd::Strong) => self.bold("\x1b[0m"),
            Event::Start(Tag::List(first)) => {
                self.end_item();
                self.lists.push(first);
            }
            Event::End(TagEnd::Item) => self.end_item(),
            Event::End(TagEnd::List(_)) => self.end_list(),
            Event::End(TagEnd::CodeBlock) => {
                let code = std::mem::take(&mut self.line);
                self.blocks.push(code.lines().map(|line| format!("    {line}")).collect::<Vec<_>>().join("\n"));
            }
            Event::Start(Tag::TableHead | Tag::TableRow) => self.rows.push(Vec::new()),
            Event::End(TagEnd::TableCell) => {
                let cell = std::mem::take(&mut self.line);
                self.rows.last_mut().into_iter().for_each(|row| row.push(cell.clone()));
            }
            Event::End(TagEnd::Table) => self.end_table(),
            Event::End(TagEnd::Heading(_)) => {
                self.bold("\x1b[0m");
                self.end_paragraph();
            }
            Event::End(TagEnd::Paragraph) if self.lists.is_empty() => self.end_paragraph(),
            _ => {}
        }
    }

    fn bold(&mut self, code: &str) {
        if self.screen.style.colour {
            self.line += code;
        }
    }

    fn end_paragraph(&mut self) {
        let text = std::mem::take(&mut self.line);
        self.blocks.push(self.screen.wrap(&text));
    }

    fn end_item(&mut self) {
        let text = std::mem::take(&mut self.line);
        let depth = self.lists.len().saturating_sub(1);
        let Some(list) = self.lists.last_mut() else { return };
        if text.is_empty() {
            return;
        }
        let mark = match list {
            Some(number) => {
                *number += 1;
                format!("{}. ", *number - 1)
            }
            None => "- ".to_owned(),
        };
        let indent = "  ".repeat(depth) + &" ".repeat(mark.len());
        let wrapped = self.screen.narrower(indent.len()).wrap(&text).replace('\n', &format!("\n{indent}"));
        self.items.push(format!("{}{mark}{wrapped}", "  ".repeat(depth)));
    }

    fn end_list(&mut self) {
        self.lists.pop();
        if self.lists.is_empty() {
            self.blocks.push(std::mem::take(&mut self.items).join("\n"));
        }
    }

    /// Columns side by side if they fit, otherwise a row as one paragraph.
    fn end_table(&mut self) {
        let rows = std::mem::take(&mut self.rows);
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| shown(cell)).max();
        let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
        let fits = widths.iter().sum::<usize>() + 2 * columns <= self.screen.style.width.into();
        let side_by_side = |row: &Vec<String>| {
            let cells =
                row.iter().zip(&widths).map(|(cell, width)| cell.clone() + &" ".repeat(width - shown(cell) + 2));
            cells.collect::<String>().trim_end().to_owned()
        };
        let one_by_one = |row: &Vec<String>| self.screen.narrower(2).wrap(&row.join(" | ")).replace('\n', "\n  ");
        let lines = rows.iter().map(|row| if fits { side_by_side(row) } else { one_by_one(row) });
        let block = lines.collect::<Vec<_>>().join("\n");
        self.blocks.push(block);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use boards::TextStyle;

    const NARROW: Screen = Screen { style: TextStyle { width: 20, ..Screen::PLAIN.style }, ..Screen::PLAIN };

    #[test]
    fn marks_are_gone_and_lines_fit() {
        let text = "**DG-1.1** *Fire.* See `E6` and wait.\n\n1. first of all things\n2. then\n   - deep\n\nEnd. [seed]";
        let lines = "DG-1.1 Fire. See E6\nand wait.\n\n1. first of all\n   things\n2. then\n  - deep\n\nEnd. [seed]";
        assert_eq!(in_lines(text, NARROW), lines);
    }

    #[test]
    fn tables_stand_in_columns_if_they_fit() {
        let table = "| a | long |\n|---|---|\n| **wide** | b |";
        assert_eq!(in_lines(table, NARROW), "a     long\nwide  b");
        let table = "| a | b |\n|---|---|\n| one long cell | another one |";
        assert_eq!(in_lines(table, NARROW), "a | b\none long cell |\n  another one");
    }

    #[test]
    fn listings_stay_as_they_are() {
        assert_eq!(in_lines("```\nif a:\n  b\n```", NARROW), "    if a:\n      b");
    }
}
