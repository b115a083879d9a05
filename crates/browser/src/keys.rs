//! What each key of a keyboard is called, and the number it has.

/// A key, with what is held down beside it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Key {
    /// What the page is told, as `KeyboardEvent.key`.
    pub key: String,
    /// The place on the keyboard, as `KeyboardEvent.code`.
    pub code: String,
    /// The number that old pages ask for.
    pub number: u32,
    /// What it types.
    pub text: String,
    /// Alt 1, Control 2, Meta 4, Shift 8.
    pub held: u32,
}

const NAMED: [(&str, u32, &str); 14] = [
    ("Backspace", 8, ""),
    ("Tab", 9, ""),
    ("Enter", 13, "\r"),
    ("Escape", 27, ""),
    ("Space", 32, " "),
    ("PageUp", 33, ""),
    ("PageDown", 34, ""),
    ("End", 35, ""),
    ("Home", 36, ""),
    ("ArrowLeft", 37, ""),
    ("ArrowUp", 38, ""),
    ("ArrowRight", 39, ""),
    ("ArrowDown", 40, ""),
    ("Delete", 46, ""),
];

impl Key {
    /// Reads `Enter`, `a`, `+`, `Shift+Tab`, `Control+z`; None if no key has that name.
    pub fn named(name: &str) -> Option<Key> {
        let (mut rest, mut held) = (name, 0);
        while let Some((first, others)) =
            rest.split_once('+').filter(|(first, others)| !first.is_empty() && !others.is_empty())
        {
            held |= modifier(first)?;
            rest = others;
        }
        let mut key = plain(rest)?;
        key.held |= held;
        if held & !SHIFT != 0 {
            key.text.clear();
        }
        Some(key)
    }
}

const SHIFT: u32 = 8;

fn modifier(name: &str) -> Option<u32> {
    match name {
        "Alt" => Some(1),
        "Control" => Some(2),
        "Meta" => Some(4),
        "Shift" => Some(SHIFT),
        _ => None,
    }
}

fn plain(name: &str) -> Option<Key> {
    if let Some((name, number, text)) = NAMED.iter().find(|named| named.0 == name) {
        let key = if *name == "Space" { " " } else { name };
        return Some(Key { key: key.into(), code: name.to_string(), number: *number, text: text.to_string(), held: 0 });
    }
    if let Some(number) =
        name.strip_prefix('F').and_then(|rest| rest.parse::<u32>().ok()).filter(|n| (1..=12).contains(n))
    {
        return Some(Key { key: name.into(), code: name.into(), number: 111 + number, text: String::new(), held: 0 });
    }
    let mut letters = name.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) => Some(character(letter)),
        _ => None,
    }
}

fn character(letter: char) -> Key {
    let upper = letter.to_ascii_uppercase();
    let (code, number) = match letter {
        'a'..='z' | 'A'..='Z' => (format!("Key{upper}"), upper as u32),
        '0'..='9' => (format!("Digit{letter}"), letter as u32),
        ' ' => ("Space".to_string(), 32),
        '+' | '=' => ("Equal".to_string(), 187),
        '-' | '_' => ("Minus".to_string(), 189),
        '/' | '?' => ("Slash".to_string(), 191),
        ',' | '<' => ("Comma".to_string(), 188),
        '.' | '>' => ("Period".to_string(), 190),
        _ => (String::new(), 0),
    };
    let held = if letter.is_ascii_uppercase() || "+_?<>".contains(letter) { SHIFT } else { 0 };
    Key { key: letter.to_string(), code, number, text: letter.to_string(), held }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_with_what_is_held() {
        assert_eq!(Key::named("Shift+Tab").map(|key| (key.key, key.held)), Some(("Tab".to_string(), SHIFT)));
        assert_eq!(Key::named("Control+z").map(|key| (key.text, key.held)), Some((String::new(), 2)));
        assert_eq!(Key::named("F5").map(|key| key.number), Some(116));
        assert_eq!(Key::named("Nonsense"), None);
    }

    #[test]
    fn a_plus_is_a_key_too() {
        assert_eq!(Key::named("+").map(|key| key.key), Some("+".to_string()));
        assert_eq!(Key::named("Control++").map(|key| (key.key, key.held)), Some(("+".to_string(), SHIFT | 2)));
    }
}
