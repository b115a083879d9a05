//! A rulebook's Markdown, cut where chapters and rules begin.

/// A chapter up to its first rule, or a rule.
pub(super) enum Part {
    /// A chapter.
    Chapter { heading: &'static str, opening: &'static str },
    /// A rule.
    Rule { id: &'static str, text: &'static str },
}

/// The parts in order; what stands before the first chapter is left out.
pub(super) fn cut(text: &'static str, prefix: &str) -> Vec<Part> {
    let mut starts: Vec<usize> = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if line.starts_with("## ") || rule_id(line, prefix).is_some() {
            starts.push(at);
        }
        at += line.len();
    }
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    starts.iter().zip(ends).map(|(&start, end)| part(&text[start..end], prefix)).collect()
}

fn part(piece: &'static str, prefix: &str) -> Part {
    match rule_id(piece, prefix) {
        Some(id) => Part::Rule { id, text: piece[id.len() + 4..].trim() },
        None => {
            let (heading, opening) = piece.split_once('\n').unwrap_or((piece, ""));
            Part::Chapter { heading: heading[3..].trim(), opening: opening.trim() }
        }
    }
}

fn rule_id<'a>(line: &'a str, prefix: &str) -> Option<&'a str> {
    let id = line.strip_prefix("**")?;
    let id = &id[..id.find("**")?];
    let number = id.strip_prefix(prefix)?.strip_prefix('-')?;
    number.chars().all(|c| c.is_ascii_digit() || c == '.').then_some(id)
}

/// The number of a chapter by its heading: `7. Fire` → `7`.
pub(super) fn number(heading: &str) -> Option<&str> {
    let (number, _) = heading.split_once('.')?;
    (!number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit())).then_some(number)
}
