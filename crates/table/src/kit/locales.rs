//! The locale files of a title, `locales/{en,fr,de,ru}/*.ftl`, by language.

/// The languages that every title speaks, the one to fall back on first.
pub const LANGUAGES: [&str; 4] = ["en", "fr", "de", "ru"];

/// The Fluent sources of the calling crate by language, from files of these names in each language's folder:
/// what [`Spoken::locales`](crate::Spoken::locales) answers.
///
/// ```text
/// table::kit::locales!("game", "passport") // locales/en/game.ftl and locales/en/passport.ftl, and so on
/// ```
#[macro_export]
macro_rules! locales {
    ($($file:literal),+) => {
        &[
            ("en", $crate::locales!(@read "/locales/en/", $($file),+)),
            ("fr", $crate::locales!(@read "/locales/fr/", $($file),+)),
            ("de", $crate::locales!(@read "/locales/de/", $($file),+)),
            ("ru", $crate::locales!(@read "/locales/ru/", $($file),+)),
        ]
    };
    (@read $folder:literal, $($file:literal),+) => {
        concat!($(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), $folder, $file, ".ftl"))),+)
    };
}
pub use crate::locales;
