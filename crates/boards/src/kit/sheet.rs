//! Stylesheets whose colours are CSS variables with a fallback, so that a page can restyle a board, and
//! programs that know no variables still paint it.

use super::palette;

/// Colours by name.
pub type Colours = [(&'static str, &'static str)];

/// What a stylesheet is made of: rules with colours named `$…`. A title names its own colours, and those of the
/// [kit](palette) where it has none of that name.
///
/// ```
/// use boards::kit::Sheet;
/// const SHEET: Sheet =
///     Sheet { prefix: "my", day: &[("sea", "#369")], night: &[("sea", "#024")], rules: &[".my-sea{fill:$sea;stroke:$ink}"] };
/// assert!(SHEET.themes().ends_with(".my-sea{fill:var(--my-sea);stroke:var(--kit-ink)}\n"));
/// assert!(SHEET.alone().starts_with(".my-sea{fill:#369;fill:var(--my-sea,#369);"));
/// assert!(SHEET.faults().is_empty());
/// ```
pub struct Sheet {
    /// The variables are called `--prefix-name`.
    pub prefix: &'static str,
    /// The colours by daylight.
    pub day: &'static Colours,
    /// The same colours by night.
    pub night: &'static Colours,
    /// The rules.
    pub rules: &'static [&'static str],
}

impl Sheet {
    /// The stylesheet for a page: the colours as variables by day and by night, then the rules.
    pub fn themes(&self) -> String {
        let variables = |colours: &Colours| -> String {
            colours.iter().map(|(name, value)| format!("--{}-{name}:{value};", self.prefix)).collect()
        };
        let (day, night) = (variables(self.day), variables(self.night));
        let rules = self.write(|prefix, name, _| format!("var(--{prefix}-{name})"));
        format!(
            ":root{{{day}}}\n@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{night}}}}}\n\
             :root[data-theme=dark]{{{night}}}\n{rules}"
        )
    }

    /// The stylesheet of a picture by itself. Each colour is written plainly first, then as a variable.
    pub fn alone(&self) -> String {
        self.write(|prefix, name, value| format!("{value};$:var(--{prefix}-{name},{value})"))
    }

    /// What is wrong with it: colours that the rules use and nobody knows, that nobody uses, or that have no night.
    pub fn faults(&self) -> Vec<String> {
        let names = |colours: &'static Colours| -> Vec<&str> { colours.iter().map(|(name, _)| *name).collect() };
        let mut faults = Vec::new();
        if names(self.day) != names(self.night) {
            faults.push("day and night have not the same colours in the same order".to_owned());
        }
        let css = self.alone();
        for (name, value) in self.day {
            if !css.contains(&format!("var(--{}-{name},{value})", self.prefix)) {
                faults.push(format!("{name} is not used"));
            }
        }
        faults.extend(
            css.split_once('$')
                .map(|(_, rest)| format!("unknown: ${}", rest.split(['}', ';']).next().unwrap_or_default())),
        );
        faults
    }

    /// The rules with each colour written as told; `$` in it stands for the property.
    fn write(&self, colour: impl Fn(&str, &str, &str) -> String) -> String {
        let value = |colours: &Colours, name: &str| {
            colours.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        };
        let declaration = |rule: &str| {
            let Some((property, name)) = rule.split_once(":$") else { return rule.to_owned() };
            let own = value(self.day, name).map(|value| (self.prefix, value));
            match own.or_else(|| value(palette::DAY, name).map(|value| (palette::PREFIX, value))) {
                Some((prefix, value)) => format!("{property}:{}", colour(prefix, name, &value).replace('$', property)),
                None => rule.to_owned(),
            }
        };
        let mut css = String::new();
        for block in self.rules.iter().flat_map(|rules| rules.split_inclusive('}')) {
            let Some((selector, body)) = block.split_once('{') else { continue };
            let declarations: Vec<String> = body.trim_end_matches('}').split(';').map(declaration).collect();
            css += &format!("{}{{{}}}\n", selector.trim(), declarations.join(";"));
        }
        css
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_is_there_by_day_and_by_night() {
        let sheet = Sheet {
            prefix: "x",
            day: &[("a", "#1")],
            night: &[("a", "#2")],
            rules: &[".a{fill:$a}", ".b{stroke:none}"],
        };
        let css = sheet.themes();
        assert!(css.starts_with(":root{--x-a:#1;}"));
        assert_eq!(css.matches("--x-a:#2").count(), 2, "by the reader's wish and by the page's");
        assert!(css.ends_with(".a{fill:var(--x-a)}\n.b{stroke:none}\n"));
    }

    #[test]
    fn faults_are_named() {
        let sheet = Sheet { prefix: "x", day: &[("a", "#1")], night: &[("b", "#2")], rules: &[".a{fill:$nobody}"] };
        assert_eq!(sheet.faults().len(), 3, "{:?}", sheet.faults());
        assert!(sheet.faults()[2].contains("$nobody"));
    }
}
