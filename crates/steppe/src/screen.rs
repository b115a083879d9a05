//! The terminal, as far as the commands need to know it.

use boards::{Extent, TextStyle};
use std::io::{IsTerminal, stdin, stdout};

/// What the terminal can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    /// How boards are drawn on it.
    pub style: TextStyle,
    /// How many lines are seen at once.
    pub rows: u16,
    /// Does a person sit at it? If not, nothing is cleared and nobody is waited for.
    pub person: bool,
}

impl Screen {
    /// A screen without colours where nobody sits: for tests and pipes.
    pub const PLAIN: Screen =
        Screen { style: TextStyle { colour: false, width: 100, extent: Extent::Whole }, rows: 40, person: false };

    /// The terminal that the program runs in.
    pub fn of_terminal() -> Screen {
        let shown = stdout().is_terminal();
        let colour = shown && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        let size = terminal_size::terminal_size();
        let width = size.map_or(Screen::PLAIN.style.width, |(width, _)| width.0).max(40);
        let rows = size.map_or(Screen::PLAIN.rows, |(_, height)| height.0);
        let style = TextStyle { colour, width, extent: Extent::Whole };
        Screen { style, rows, person: shown && stdin().is_terminal() }
    }

    /// The text in bold, where that can be shown.
    pub fn strong(&self, text: &str) -> String {
        if self.style.colour { format!("\x1b[1m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// The text broken into lines that fit.
    pub fn wrap(&self, text: &str) -> String {
        text.lines().map(|line| self.wrap_line(line)).collect::<Vec<String>>().join("\n")
    }

    /// The screen without so many columns: for what is indented.
    pub fn narrower(mut self, columns: usize) -> Screen {
        self.style.width = self.style.width.saturating_sub(columns as u16);
        self
    }

    fn wrap_line(&self, line: &str) -> String {
        let mut wrapped = String::new();
        let mut used = 0;
        for word in line.split(' ') {
            let length = shown(word);
            if used > 0 && used + 1 + length > self.style.width.into() {
                wrapped.push('\n');
                used = 0;
            } else if used > 0 {
                wrapped.push(' ');
                used += 1;
            }
            wrapped += word;
            used += length;
        }
        wrapped
    }
}

/// How many columns a text takes, the codes for bold letters left out.
pub fn shown(text: &str) -> usize {
    text.replace("\x1b[1m", "").replace("\x1b[0m", "").chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_between_words() {
        let style = TextStyle { width: 9, ..Screen::PLAIN.style };
        let screen = Screen { style, ..Screen::PLAIN };
        assert_eq!(
            screen.wrap("one \x1b[1mtwo\x1b[0m three\nseventeenletters x"),
            "one \x1b[1mtwo\x1b[0m\nthree\nseventeenletters\nx"
        );
    }
}
