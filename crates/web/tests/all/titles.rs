//! The site serves titles without knowing any of them.

use std::fs;
use std::path::Path;

/// The texts of a folder and of the folders in it, by their names.
fn texts(folder: &Path) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in folder.read_dir().expect("a folder of the crate") {
        let path = entry.expect("a file of the crate").path();
        if path.is_dir() {
            found.extend(texts(&path));
        } else if let Ok(text) = fs::read_to_string(&path) {
            found.push((path.display().to_string(), text));
        }
    }
    found
}

#[test]
fn nothing_in_the_site_names_a_title() {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let all: Vec<(String, String)> =
        ["src", "assets", "locales"].iter().flat_map(|folder| texts(&crate_folder.join(folder))).collect();
    assert!(all.len() > 100, "the files were not found");
    for entry in registry::titles("en").iter() {
        let id = entry.title().id;
        let is_word = |text: &str, at: usize| {
            let letter = |c: char| c.is_alphanumeric() || c == '_';
            let end = at + id.len();
            !text[..at].ends_with(letter) && !text[end..].starts_with(letter)
        };
        for (path, text) in &all {
            let named = text.match_indices(id).find(|(at, _)| is_word(text, *at));
            let line = named.map(|(at, _)| text[..at].lines().count());
            assert_eq!(line, None, "{path} names {id}");
        }
    }
}
