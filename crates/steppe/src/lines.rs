//! Lines of input, whatever somebody sends.

use std::io::{self, BufRead};

/// One line of input.
#[derive(Debug, PartialEq, Eq)]
pub enum Line {
    /// A line, without its end.
    Whole(Vec<u8>),
    /// A line longer than the limit, thrown away.
    TooLong,
    /// There are no more.
    End,
}

/// The next line of at most so many bytes.
pub fn next_line(input: &mut impl BufRead, limit: usize) -> io::Result<Line> {
    let mut line = Vec::new();
    let mut too_long = false;
    let mut anything = false;
    loop {
        let bytes = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            bytes => bytes?,
        };
        let end = bytes.iter().position(|byte| *byte == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        anything |= !bytes.is_empty();
        too_long |= line.len() + part.len() > limit;
        if !too_long {
            line.extend_from_slice(part);
        }
        let (last, used) = (end.is_some() || bytes.is_empty(), end.map_or(bytes.len(), |end| end + 1));
        input.consume(used);
        if last {
            return Ok(match (anything, too_long) {
                (false, _) => Line::End,
                (true, true) => Line::TooLong,
                (true, false) => Line::Whole(line),
            });
        }
    }
}

/// What somebody types on the next line; nothing at the end of the input.
pub fn next_words(input: &mut impl BufRead) -> io::Result<Option<String>> {
    Ok(match next_line(input, 1 << 16)? {
        Line::Whole(line) => Some(String::from_utf8_lossy(&line).trim().to_owned()),
        Line::TooLong => Some("(a very long line)".to_owned()),
        Line::End => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_one_by_one_and_long_ones_are_thrown_away() {
        let mut input = io::BufReader::with_capacity(3, &b"ab\n\nabcdef\nabcd"[..]);
        let mut next = || next_line(&mut input, 4).unwrap();
        assert_eq!(next(), Line::Whole(b"ab".into()));
        assert_eq!(next(), Line::Whole(b"".into()));
        assert_eq!(next(), Line::TooLong);
        assert_eq!(next(), Line::Whole(b"abcd".into()));
        assert_eq!(next(), Line::End);
    }
}
