//! The string literals of Rust source code, and which of them are surely keys of messages.

/// A string literal.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Literal {
    /// What it holds, escapes as written.
    pub text: String,
    /// It stands where only the key of a message can stand: as an argument of one of the [`SPEAKERS`], as
    /// the other answer to the same question, or directly after the number of a rule, as in
    /// `Refusal::new("DG-7.3", "…")`.
    pub surely_key: bool,
}

/// Functions that take the key of a message.
const SPEAKERS: [&str; 4] = ["Message::new", "say", "refused", "sorry"];

/// All string literals of a source, those in comments left out.
pub(crate) fn literals(source: &str) -> Vec<Literal> {
    let mut found: Vec<Literal> = Vec::new();
    let mut rest = source;
    let mut between = String::new();
    while let Some(c) = rest.chars().next() {
        if let Some(after) = skipped(rest) {
            rest = after;
            continue;
        }
        match string(rest) {
            Some((text, after)) => {
                let after_rule = between.trim() == "," && found.last().is_some_and(|last| is_rule(&last.text));
                let or_else = between.trim() == "} else {" && found.last().is_some_and(|last| last.surely_key);
                let surely_key = after_rule || or_else || SPEAKERS.iter().any(|name| is_argument(&between, name));
                found.push(Literal { text: text.to_owned(), surely_key });
                between.clear();
                rest = after;
            }
            None => {
                between.push(c);
                rest = &rest[c.len_utf8()..];
            }
        }
    }
    found
}

/// Does this code end inside the parentheses of a call of this function?
fn is_argument(code: &str, function: &str) -> bool {
    let mut depth = 0;
    for (at, c) in code.char_indices().rev() {
        match c {
            ')' => depth += 1,
            '(' if depth > 0 => depth -= 1,
            '(' => {
                let before = code[..at].strip_suffix(function);
                return before.is_some_and(|rest| !rest.ends_with(|c: char| c.is_alphanumeric() || c == '_'));
            }
            ';' => return false,
            _ => {}
        }
    }
    false
}

/// What follows a comment or a character literal, if one starts here.
fn skipped(rest: &str) -> Option<&str> {
    if rest.starts_with("//") {
        return Some(rest.find('\n').map_or("", |end| &rest[end..]));
    }
    if rest.starts_with("/*") {
        return Some(rest.find("*/").map_or("", |end| &rest[end + 2..]));
    }
    let inside = rest.strip_prefix('\'')?;
    let quoted = match inside.strip_prefix('\\') {
        Some(escaped) => escaped.chars().next()?.len_utf8() + 1,
        None => inside.chars().next()?.len_utf8(),
    };
    inside.get(quoted..)?.strip_prefix('\'')
}

/// The string literal that starts here, and what follows it.
fn string(rest: &str) -> Option<(&str, &str)> {
    if let Some(raw) = rest.strip_prefix('r') {
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        let inside = raw[hashes..].strip_prefix('"')?;
        let end = format!("\"{}", "#".repeat(hashes));
        return inside.split_once(&end);
    }
    let inside = rest.strip_prefix('"')?;
    let mut escaped = false;
    for (at, c) in inside.char_indices() {
        match c {
            '"' if !escaped => return Some((&inside[..at], &inside[at + 1..])),
            _ => escaped = c == '\\' && !escaped,
        }
    }
    None
}

/// `DG-7.3`
fn is_rule(text: &str) -> bool {
    let Some((prefix, number)) = text.split_once('-') else { return false };
    let numeric = number.split('.').all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()));
    !prefix.is_empty() && prefix.bytes().all(|b| b.is_ascii_uppercase()) && numeric
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(source: &str) -> Vec<String> {
        literals(source).into_iter().map(|literal| literal.text).collect()
    }

    #[test]
    fn only_real_literals_are_found() {
        let source = r###"
            // "in a comment" isn't one
            let a: &'static str = "plain"; /* "nor here" */
            let b = ['"', '\'', '\\', 'x'];
            let c = r#"a "raw" one"#;
            let d = "with \" a quote";
        "###;
        assert_eq!(texts(source), ["plain", "a \"raw\" one", "with \\\" a quote"]);
        assert_eq!(texts("\"never closed"), Vec::<String>::new());
        assert_eq!(texts("'"), Vec::<String>::new());
    }

    #[test]
    fn keys_are_told_by_where_they_stand() {
        let source = r#"
            Refusal::new("DG-7.3", "not-aligned").with("hex", hex);
            Message::new("plain");
            refuse("DG-1.2.3", "by-helper");
            pair("DG", "no-key");
        "#;
        let keys: Vec<String> = literals(source).into_iter().filter(|l| l.surely_key).map(|l| l.text).collect();
        assert_eq!(keys, ["not-aligned", "plain", "by-helper"]);
    }
}
