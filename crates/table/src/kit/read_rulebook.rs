//! The rulebook of a title, `RULES.md`, and its translations, `rules/{fr,de,ru}.md`.

/// The [`Rulebook`](crate::Rulebook) of the calling crate, whose rules are numbered with this prefix.
///
/// ```text
/// static RULEBOOK: LazyLock<Rulebook> = LazyLock::new(|| table::kit::read_rulebook!("DG"));
/// ```
#[macro_export]
macro_rules! read_rulebook {
    ($prefix:literal) => {
        $crate::Rulebook::read($crate::read_rulebook!(@file "/RULES.md"), $prefix)
            .translated("fr", $crate::read_rulebook!(@file "/rules/fr.md"))
            .translated("de", $crate::read_rulebook!(@file "/rules/de.md"))
            .translated("ru", $crate::read_rulebook!(@file "/rules/ru.md"))
    };
    (@file $path:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), $path))
    };
}
pub use crate::read_rulebook;
