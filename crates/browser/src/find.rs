//! Which browser to run.

use std::path::PathBuf;

const NAMES: [&str; 7] = [
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "chrome",
];

/// What to do where there is no browser.
pub(crate) const ADVICE: &str =
    "no Chromium found: install one (on Debian: apt-get install chromium-headless-shell) or set CHROME to its path";

/// The browser that `CHROME` names, else the first known one on the `PATH`; the quick headless shell before the others.
pub fn find() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("CHROME") {
        return Some(PathBuf::from(named)).filter(|path| path.is_file());
    }
    let path = std::env::var_os("PATH")?;
    let in_path = |name: &&str| std::env::split_paths(&path).map(|place| place.join(name)).find(|file| file.is_file());
    NAMES.iter().find_map(in_path)
}
