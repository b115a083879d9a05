//! The four languages.

/// A language of the site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    En,
    /// French.
    Fr,
    /// German.
    De,
    /// Russian.
    Ru,
}

impl Language {
    /// All four.
    pub const ALL: [Language; 4] = [Language::En, Language::Fr, Language::De, Language::Ru];

    /// Its code.
    pub const fn code(self) -> &'static str {
        ["en", "fr", "de", "ru"][self as usize]
    }

    /// Its name in itself.
    pub const fn name(self) -> &'static str {
        ["English", "Français", "Deutsch", "Русский"][self as usize]
    }

    /// The language of this code.
    pub fn of(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The one that a browser asks for most, by its `Accept-Language`.
    pub fn accepted(header: &str) -> Option<Language> {
        let weight = |item: &str| {
            let (tag, quality) = item.split_once(";q=").unwrap_or((item, "1"));
            let language = Language::of(tag.trim().get(..2)?.to_ascii_lowercase().as_str())?;
            Some((language, (quality.trim().parse::<f32>().unwrap_or(0.0) * 1000.0) as i32))
        };
        let mut best: Option<(Language, i32)> = None;
        for (language, quality) in header.split(',').filter_map(weight) {
            if quality > 0 && best.is_none_or(|(_, most)| quality > most) {
                best = Some((language, quality));
            }
        }
        best.map(|(language, _)| language)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_gets_the_language_that_it_asks_for_most() {
        assert_eq!(Language::accepted("fr-CH, fr;q=0.9, en;q=0.8"), Some(Language::Fr));
        assert_eq!(Language::accepted("pl, de;q=0.3, ru;q=0.7"), Some(Language::Ru));
        assert_eq!(Language::accepted("pl"), None);
        assert_eq!(Language::accepted("д, ;q=, *"), None);
    }
}
