//! docs/dependencies.md speaks of every dependency, and of no other.

const MANIFEST: &str = include_str!("../../../../Cargo.toml");
const PAGE: &str = include_str!("../../../../docs/dependencies.md");

#[test]
fn every_dependency_has_its_reason() {
    let section = MANIFEST.split("[workspace.dependencies]").nth(1).unwrap_or("");
    let section = section.split("\n[").next().unwrap_or("");
    let lines = section.lines().filter(|line| !line.contains("path ="));
    let mut used: Vec<&str> = lines.filter_map(|line| Some(line.split_once('=')?.0.trim())).collect();
    let rows = PAGE.lines().filter_map(|line| line.strip_prefix("| "));
    let mut explained: Vec<&str> =
        rows.filter_map(|row| row.split(' ').next()).filter(|name| *name != "crate").collect();
    used.sort();
    explained.sort();
    assert_eq!(used, explained);
}
