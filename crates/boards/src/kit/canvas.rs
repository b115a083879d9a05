//! A sheet of coloured characters, printed with or without colours.

/// The colour of a character: numbers of the terminal's 256 colours, 0 for its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ink {
    /// Of the character.
    pub fore: u8,
    /// Of what it stands on.
    pub back: u8,
    /// Is it bold?
    pub bold: bool,
}

impl Ink {
    /// What the terminal has.
    pub const PLAIN: Ink = Ink { fore: 0, back: 0, bold: false };

    /// A colour on another.
    pub const fn new(fore: u8, back: u8) -> Ink {
        Ink { fore, back, bold: false }
    }

    /// The same in bold.
    pub const fn bold(self) -> Ink {
        Ink { bold: true, ..self }
    }

    fn start(self) -> String {
        let bold = if self.bold { ";1" } else { "" };
        let fore = if self.fore > 0 { format!(";38;5;{}", self.fore) } else { String::new() };
        let back = if self.back > 0 { format!(";48;5;{}", self.back) } else { String::new() };
        format!("\x1b[0{bold}{fore}{back}m")
    }
}

/// Lines of characters, each with its ink. It grows where something is put.
#[derive(Default)]
pub struct Canvas {
    lines: Vec<Vec<(char, Ink)>>,
}

impl Canvas {
    /// How many lines there are.
    pub fn height(&self) -> usize {
        self.lines.len()
    }

    /// Writes text at a column of a line.
    pub fn put(&mut self, column: usize, line: usize, text: &str, ink: Ink) {
        if self.lines.len() <= line {
            self.lines.resize(line + 1, Vec::new());
        }
        let line = &mut self.lines[line];
        let end = column + text.chars().count();
        if line.len() < end {
            line.resize(end, (' ', Ink::PLAIN));
        }
        line[column..end].iter_mut().zip(text.chars()).for_each(|(place, char)| *place = (char, ink));
    }

    /// Appends a line made of inked pieces.
    pub fn line<'a>(&mut self, spans: impl IntoIterator<Item = (&'a str, Ink)>) {
        let chars = spans.into_iter().flat_map(|(text, ink)| text.chars().map(move |char| (char, ink)));
        self.lines.push(chars.collect());
    }

    /// Appends phrases in as many lines as they need, after a lead and with a gap between each two; later lines are
    /// indented by the lead. Nothing if there are none.
    ///
    /// ```
    /// use boards::kit::canvas::Canvas;
    /// let mut canvas = Canvas::default();
    /// canvas.phrases("Signs: ", "  ", &["a tank", "a gun", "a mine"].map(String::from), 20);
    /// assert_eq!(canvas.print(false), "Signs: a tank  a gun\n       a mine\n");
    /// ```
    pub fn phrases(&mut self, lead: &str, gap: &str, phrases: &[String], width: usize) {
        let Some((first, others)) = phrases.split_first() else { return };
        let mut line = format!("{lead}{first}");
        for phrase in others {
            if line.chars().count() + gap.chars().count() + phrase.chars().count() <= width {
                line = line + gap + phrase;
            } else {
                self.line([(line.as_str(), Ink::PLAIN)]);
                line = " ".repeat(lead.chars().count()) + phrase;
            }
        }
        self.line([(line.as_str(), Ink::PLAIN)]);
    }

    /// The text, each line ended; spaces that nobody sees at the end of a line are left out.
    pub fn print(&self, colour: bool) -> String {
        let mut text = String::new();
        for line in &self.lines {
            let unseen = |(char, ink): &(char, Ink)| *char == ' ' && (ink.back == 0 || !colour);
            let shown = line.len() - line.iter().rev().take_while(|place| unseen(place)).count();
            let mut last = Ink::PLAIN;
            for &(char, ink) in &line[..shown] {
                if colour && ink != last {
                    text += &ink.start();
                    last = ink;
                }
                text.push(char);
            }
            if last != Ink::PLAIN {
                text += "\x1b[0m";
            }
            text.push('\n');
        }
        text
    }
}

/// A text of at most so many characters.
pub fn cut(text: &str, wide: usize) -> String {
    text.chars().take(wide).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_colours_there_are_only_the_characters() {
        let mut canvas = Canvas::default();
        canvas.put(2, 1, "Tiger", Ink::new(231, 240));
        canvas.line([("end  ", Ink::PLAIN)]);
        assert_eq!(canvas.print(false), "\n  Tiger\nend\n");
    }

    #[test]
    fn an_ink_is_written_once_and_ended_with_its_line() {
        let mut canvas = Canvas::default();
        canvas.line([("ab", Ink::new(1, 0)), ("c", Ink::PLAIN), ("d", Ink::new(0, 2).bold())]);
        assert_eq!(canvas.print(true), "\x1b[0;38;5;1mab\x1b[0mc\x1b[0;1;48;5;2md\x1b[0m\n");
    }
}
