//! The names that accounts may have: what people can read, and tell apart from other names.

use unicode_normalization::UnicodeNormalization;
use unicode_security::GeneralSecurityProfile;

/// Characters of a name.
const MOST: usize = 40;

/// Signs that are no letters and still belong to names.
const SIGNS: [char; 7] = [' ', '-', '_', '.', '\'', '’', '!'];

/// A name as it is kept: without what cannot be seen, one space where several were; none if it is no name.
pub fn proper(name: &str) -> Option<String> {
    let name: String = name.nfkc().collect();
    let name = name.split_whitespace().collect::<Vec<&str>>().join(" ");
    let known = |letter: char| SIGNS.contains(&letter) || letter.identifier_allowed();
    let has_letters = name.chars().any(char::is_alphanumeric);
    (has_letters && name.chars().count() <= MOST && name.chars().all(known)).then_some(name)
}

/// The passwords that are tried first, everywhere.
const WORST: &str = include_str!("../data/worst-passwords.txt");

/// Would this password be among the first that somebody tries?
pub fn is_worst(password: &str, name: &str) -> bool {
    let lower = password.to_lowercase();
    let mut letters = lower.chars();
    let first = letters.next();
    WORST.lines().any(|worst| worst == lower) || lower == name.to_lowercase() || letters.all(|next| Some(next) == first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_what_people_can_read() {
        for name in ["Rosa", "Ёлка", "Jean-Luc", "O'Neill", "小林", "René II"] {
            assert_eq!(proper(name).as_deref(), Some(name));
        }
        assert_eq!(proper("  Ｒｏｓａ   L. ").as_deref(), Some("Rosa L."));
        let hidden = ["Ro\u{200b}sa", "Rosa\u{202e}nimda", "\u{2066}Rosa", "Rosa\u{0}", "Ro\u{ad}sa", "\u{feff}Rosa"];
        for name in hidden.into_iter().chain(["", "   ", "---", "<b>", &"x".repeat(41)]) {
            assert_eq!(proper(name), None, "{name:?}");
        }
    }

    #[test]
    fn what_everybody_would_try_is_no_password() {
        for password in ["password", "PassWord1", "12345678", "zzzzzzzzz", "passwort123", "Rosa Luxem"] {
            assert!(is_worst(password, "rosa luxem"), "{password}");
        }
        for password in ["correct horse", "Kursk im Juli", "пять танков"] {
            assert!(!is_worst(password, "Rosa"), "{password}");
        }
        assert!(
            WORST.lines().all(|word| word.chars().count() >= 8 && word == word.to_lowercase()),
            "others are too short"
        );
    }
}
