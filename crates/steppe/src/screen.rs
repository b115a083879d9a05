//! The terminal, as far as the commands need to know it.

use boards::TextStyle;
use std::io::{IsTerminal, stdin, stdout};

/// What the terminal can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    /// How boards are drawn on it.
    pub style: TextStyle,
    /// Does a person sit at it? If not, nothing is cleared and nobody is waited for.
    pub person: bool,
}

impl Screen {
    /// A screen without colours where nobody sits: for tests and pipes.
    pub const PLAIN: Screen = Screen { style: TextStyle { colour: false, width: 100 }, person: false };

    /// The terminal that the program runs in.
    pub fn of_terminal() -> Screen {
        let shown = stdout().is_terminal();
        let colour = shown && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        let width = terminal_size::terminal_size().map_or(Screen::PLAIN.style.width, |(width, _)| width.0);
        Screen { style: TextStyle { colour, width: width.max(40) }, person: shown && stdin().is_terminal() }
    }

    /// The text in bold, where that can be shown.
    pub fn strong(&self, text: &str) -> String {
        if self.style.colour { format!("\x1b[1m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// The text broken into lines that fit; tables are left as they are.
    pub fn wrap(&self, text: &str) -> String {
        let lines = text.lines().map(|line| if line.starts_with('|') { line.to_owned() } else { self.wrap_line(line) });
        lines.collect::<Vec<String>>().join("\n")
    }

    fn wrap_line(&self, line: &str) -> String {
        let mut wrapped = String::new();
        let mut used = 0;
        for word in line.split(' ') {
            let length = word.chars().count();
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_between_words() {
        let screen = Screen { style: TextStyle { colour: false, width: 9 }, person: false };
        assert_eq!(
            screen.wrap("one two three\n| a | table |\nseventeenletters x"),
            "one two\nthree\n| a | table |\nseventeenletters\nx"
        );
    }
}
