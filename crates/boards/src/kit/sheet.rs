//! Stylesheets whose colours are CSS variables with a fallback, so that a page can restyle a board, and
//! programs that know no variables still paint it.

/// Colours by name.
pub type Colours = [(&'static str, &'static str)];

/// What a title's stylesheet is made of: rules with colours named `$…`.
pub struct Sheet {
    /// The variables are called `--prefix-name`.
    pub prefix: &'static str,
    /// The colours by daylight.
    pub day: &'static Colours,
    /// The same colours by night.
    pub night: &'static Colours,
    /// The rules.
    pub rules: &'static str,
}

impl Sheet {
    /// The stylesheet for a page: the colours as variables by day and by night, then the rules.
    pub fn themes(&self) -> String {
        let variables = |colours: &Colours| -> String {
            colours.iter().map(|(name, value)| format!("--{}-{name}:{value};", self.prefix)).collect()
        };
        let (day, night) = (variables(self.day), variables(self.night));
        let rules = self.write(|name, _| format!("var(--{}-{name})", self.prefix));
        format!(
            ":root{{{day}}}\n@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{night}}}}}\n\
             :root[data-theme=dark]{{{night}}}\n{rules}"
        )
    }

    /// The stylesheet of a picture by itself. Each colour is written plainly first, then as a variable.
    pub fn alone(&self) -> String {
        self.write(|name, value| format!("{value};$:var(--{}-{name},{value})", self.prefix))
    }

    /// The rules with each colour written as told; `$` in it stands for the property.
    fn write(&self, colour: impl Fn(&str, &str) -> String) -> String {
        let declaration = |rule: &str| {
            let Some((property, name)) = rule.split_once(":$") else { return rule.to_owned() };
            let value = self.day.iter().find(|(known, _)| *known == name).map_or("none", |(_, value)| *value);
            format!("{property}:{}", colour(name, value).replace('$', property))
        };
        let mut css = String::new();
        for block in self.rules.split_inclusive('}') {
            let Some((selector, body)) = block.split_once('{') else { continue };
            let declarations: Vec<String> = body.trim_end_matches('}').split(';').map(declaration).collect();
            css += &format!("{}{{{}}}\n", selector.trim(), declarations.join(";"));
        }
        css
    }
}
