//! docs/dependencies.md speaks of every dependency and of no other, and names the crates that use it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{read_dir, read_to_string};
use std::path::Path;

const PAGE: &str = include_str!("../../../../docs/dependencies.md");

/// For each dependency from outside, the crates that use it; in brackets where only tests and benches do.
type Uses = BTreeMap<String, BTreeSet<String>>;

/// The names that a section of a manifest has.
fn names<'a>(manifest: &'a str, section: &str) -> Vec<&'a str> {
    let after = manifest.split(&format!("\n[{section}]\n")).nth(1).unwrap_or("");
    let lines = after.lines().take_while(|line| !line.starts_with('['));
    lines.filter_map(|line| Some(line.split_once(['.', ' '])?.0)).filter(|name| *name != "#").collect()
}

fn used() -> Uses {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let manifest = |path: &Path| read_to_string(path.join("Cargo.toml")).expect("a manifest");
    let workspace = manifest(&root);
    let ours: Vec<String> = read_dir(root.join("crates")).expect("the crates").map(name_of).collect();
    let mut uses = Uses::new();
    for name in
        names(&workspace, "workspace.dependencies").into_iter().filter(|name| !ours.iter().any(|our| our == name))
    {
        uses.insert(name.to_owned(), BTreeSet::new());
    }
    for our in &ours {
        let text = manifest(&root.join("crates").join(our));
        let (always, in_tests) = (names(&text, "dependencies"), names(&text, "dev-dependencies"));
        for (name, users) in &mut uses {
            if always.contains(&name.as_str()) {
                users.insert(our.clone());
            } else if in_tests.contains(&name.as_str()) {
                users.insert(format!("({our})"));
            }
        }
    }
    uses
}

fn name_of(entry: std::io::Result<std::fs::DirEntry>) -> String {
    entry.expect("a crate").file_name().into_string().expect("a plain name")
}

/// What the tables of the page say.
fn explained() -> Uses {
    let rows = PAGE.lines().filter_map(|line| line.strip_prefix("| ")).filter(|row| !row.starts_with("crate "));
    let row = |row: &str| {
        let mut cells = row.split(" | ");
        let name = cells.next().unwrap_or_default().to_owned();
        (name, cells.next().unwrap_or_default().split(", ").map(str::to_owned).collect())
    };
    rows.map(row).collect()
}

#[test]
fn every_dependency_has_its_users_and_its_reason() {
    let (used, explained) = (used(), explained());
    for name in used.keys().chain(explained.keys()) {
        assert_eq!(explained.get(name), used.get(name), "{name}: the page, and the manifests");
    }
}
