//! The files that pages refer to, all inside the program: stylesheets, scripts, the icon.
//!
//! They lie in one folder that is named by a hash of them all: a browser may keep what it got from there for a year,
//! and scripts import each other by their plain names. They are compressed once, when the program starts.

use crate::App;
use crate::pages::Trouble;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::{Arc, LazyLock};
use titles::Titles;

macro_rules! files {
    ($($name:literal in $folder:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../assets/", $folder, $name)))),*]
    };
}

/// The site's own files.
const OWN: &[(&str, &str)] = files![
    "icon.svg" in "",
    "icon-turn.svg" in "",
    "aim.css" in "styles/",
    "base.css" in "styles/",
    "cards.css" in "styles/",
    "deck_choice.css" in "styles/",
    "decks.css" in "styles/",
    "front.css" in "styles/",
    "lesson.css" in "styles/",
    "pages.css" in "styles/",
    "panel.css" in "styles/",
    "playback.css" in "styles/",
    "rulebook.css" in "styles/",
    "story.css" in "styles/",
    "table.css" in "styles/",
    "ask.js" in "scripts/",
    "beside.js" in "scripts/",
    "book.js" in "scripts/",
    "bubble.js" in "scripts/",
    "cards.js" in "scripts/",
    "choices.js" in "scripts/",
    "chronicle.js" in "scripts/",
    "click.js" in "scripts/",
    "clock.js" in "scripts/",
    "copy.js" in "scripts/",
    "cues.js" in "scripts/",
    "deck_choice.js" in "scripts/",
    "decks.js" in "scripts/",
    "detail.js" in "scripts/",
    "dom.js" in "scripts/",
    "fan.js" in "scripts/",
    "fingers.js" in "scripts/",
    "flip.js" in "scripts/",
    "focus.js" in "scripts/",
    "forms.js" in "scripts/",
    "glide.js" in "scripts/",
    "hint.js" in "scripts/",
    "keys.js" in "scripts/",
    "legend.js" in "scripts/",
    "lesson.js" in "scripts/",
    "live.js" in "scripts/",
    "lobby.js" in "scripts/",
    "log.js" in "scripts/",
    "losses.js" in "scripts/",
    "marks.js" in "scripts/",
    "playback.js" in "scripts/",
    "pointing.js" in "scripts/",
    "promise.js" in "scripts/",
    "proof.js" in "scripts/",
    "reach.js" in "scripts/",
    "reel.js" in "scripts/",
    "rove.js" in "scripts/",
    "rulebook.js" in "scripts/",
    "score.js" in "scripts/",
    "share.js" in "scripts/",
    "signal.js" in "scripts/",
    "steps.js" in "scripts/",
    "story.js" in "scripts/",
    "swap.js" in "scripts/",
    "table.js" in "scripts/",
    "toast.js" in "scripts/",
    "turn.js" in "scripts/",
    "typing.js" in "scripts/",
    "view.js" in "scripts/",
    "voice.js" in "scripts/",
];

/// All files, ready to be sent.
pub struct Assets {
    version: String,
    files: BTreeMap<String, Arc<File>>,
}

/// One of them, as it is and compressed.
struct File {
    kind: &'static str,
    plain: Bytes,
    gzip: Bytes,
    brotli: Bytes,
    /// The scripts that this one imports, and those that they import.
    imports: Vec<String>,
}

/// The files that are the same in every site of this program.
static FIXED: LazyLock<BTreeMap<String, Arc<File>>> = LazyLock::new(|| {
    let texts: BTreeMap<&str, &str> = OWN.iter().copied().collect();
    let ready = |(name, text): (&&str, &&str)| ((*name).to_owned(), File::new(name, text, imports(&texts, name)));
    texts.iter().map(ready).collect()
});

/// The name of the stylesheet of a title's board.
pub fn board_of(title: &str) -> String {
    format!("{title}.css")
}

impl Assets {
    /// The files of a site that shows these titles.
    pub fn new(titles: &Titles) -> Assets {
        Assets::with(titles.iter().map(|entry| (board_of(entry.title().id), entry.game.stylesheet())))
    }

    fn with(boards: impl Iterator<Item = (String, String)>) -> Assets {
        let mut files = FIXED.clone();
        files.extend(boards.map(|(name, text)| (name.clone(), File::new(&name, &text, Vec::new()))));
        let mut sum = Sha256::new();
        for (name, file) in &files {
            for part in [name.as_bytes(), &file.plain] {
                sum.update(part.len().to_be_bytes());
                sum.update(part);
            }
        }
        Assets { version: table::to_hex(&sum.finalize()[..8]), files }
    }

    /// The address of a file.
    pub fn address(&self, name: &str) -> String {
        debug_assert!(self.files.contains_key(name), "there is no file {name}");
        format!("/assets/{}/{name}", self.version)
    }

    /// All that a script imports, directly or not: a page asks for it at once instead of link by link.
    pub fn imports(&self, script: &str) -> &[String] {
        self.files.get(script).map_or(&[], |file| &file.imports)
    }
}

impl File {
    fn new(name: &str, text: &str, imports: Vec<String>) -> Arc<File> {
        let kind = match name.rsplit_once('.') {
            Some((_, "css")) => "text/css; charset=utf-8",
            Some((_, "js")) => "text/javascript; charset=utf-8",
            _ => "image/svg+xml",
        };
        let plain = Bytes::copy_from_slice(text.as_bytes());
        Arc::new(File { kind, gzip: gzip(text), brotli: brotli(text), plain, imports })
    }
}

/// Writing to memory does not fail; if it did, the file would be sent as it is.
fn gzip(text: &str) -> Bytes {
    let mut encoder = GzEncoder::new(Vec::new(), flate2::Compression::best());
    let written = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish());
    written.unwrap_or_default().into()
}

fn brotli(text: &str) -> Bytes {
    let mut packed = Vec::new();
    let params = brotli::enc::BrotliEncoderParams { quality: 9, ..Default::default() };
    let written = brotli::BrotliCompress(&mut text.as_bytes(), &mut packed, &params);
    written.map(|_| packed).unwrap_or_default().into()
}

/// The scripts that a script leads to, without itself.
fn imports(texts: &BTreeMap<&str, &str>, script: &str) -> Vec<String> {
    let mut found: Vec<String> = vec![script.to_owned()];
    let mut next = 0;
    while let Some(text) = found.get(next).and_then(|name| texts.get(name.as_str())) {
        for name in text.lines().filter_map(imported) {
            if !found.iter().any(|known| known == name) {
                found.push(name.to_owned());
            }
        }
        next += 1;
    }
    found.split_off(1)
}

/// What a line like `import { ask } from './ask.js';` imports.
fn imported(line: &str) -> Option<&str> {
    line.strip_prefix("import ")?.strip_suffix("';")?.rsplit_once("'./").map(|(_, name)| name)
}

/// For as long as a browser likes: what comes from this address never changes.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// A page of another version of this program asks: it gets the present file, and asks again the next time.
const NOT_WITHOUT_ASKING: &str = "no-cache";

/// Serves a file.
pub async fn show(
    State(app): State<Arc<App>>,
    Path((version, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let assets = &app.assets;
    let Some(file) = assets.files.get(&name) else { return Trouble::Lost.into_response() };
    let cached = if version == assets.version { FOR_EVER } else { NOT_WITHOUT_ASKING };
    let tag = format!("\"{}\"", assets.version);
    let common = [(CACHE_CONTROL, cached.to_owned()), (ETAG, tag.clone()), (VARY, ACCEPT_ENCODING.to_string())];
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let packed = [("br", &file.brotli), ("gzip", &file.gzip)].into_iter();
    let mut packed = packed.filter(|(how, bytes)| !bytes.is_empty() && accepts(&headers, how));
    let kind = [(CONTENT_TYPE, file.kind)];
    match packed.next() {
        Some((how, bytes)) => (common, kind, [(CONTENT_ENCODING, how)], bytes.clone()).into_response(),
        None => (common, kind, file.plain.clone()).into_response(),
    }
}

/// Does the browser understand this compression?
fn accepts(headers: &HeaderMap, how: &str) -> bool {
    let lists = headers.get_all(ACCEPT_ENCODING).into_iter().filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        let refused = weight.trim().strip_prefix("q=").is_some_and(|weight| weight.parse() == Ok(0.0));
        name.trim().eq_ignore_ascii_case(how) && !refused
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_given_once_and_imports_lead_to_files() {
        assert_eq!(FIXED.len(), OWN.len(), "two files have one name");
        for (name, file) in FIXED.iter() {
            for import in &file.imports {
                assert!(FIXED.contains_key(import), "{name} imports {import}");
            }
        }
        assert!(FIXED["table.js"].imports.contains(&"toast.js".to_owned()), "by way of others, too");
        assert!(FIXED["ask.js"].imports.is_empty());
    }

    #[test]
    fn every_script_and_stylesheet_beside_this_program_is_served() {
        for folder in ["scripts", "styles"] {
            for file in std::fs::read_dir(format!("{}/assets/{folder}", env!("CARGO_MANIFEST_DIR"))).unwrap() {
                let name = file.unwrap().file_name().into_string().unwrap();
                assert!(FIXED.contains_key(&name), "{name} is not in the list");
            }
        }
    }

    #[test]
    fn every_change_changes_the_address() {
        let address = |text: &str| Assets::with([("a.css".to_owned(), text.to_owned())].into_iter()).address("a.css");
        assert_eq!(address("a{}"), address("a{}"));
        assert_ne!(address("a{}"), address("b{}"));
    }

    #[test]
    fn compression_is_used_where_it_is_understood() {
        let accepts = |list: &str, how: &str| {
            let headers = HeaderMap::from_iter([(ACCEPT_ENCODING, list.parse().unwrap())]);
            super::accepts(&headers, how)
        };
        assert!(accepts("gzip, deflate, br;q=0.9", "br") && accepts("GZIP", "gzip"));
        assert!(!accepts("gzip, br;q=0", "br") && !accepts("brotli", "br") && !accepts("", "gzip"));
    }
}
