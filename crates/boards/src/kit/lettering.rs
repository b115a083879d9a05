//! Letters: the classes of texts, and how much of a text fits where. A picture cannot break lines by itself.

/// Classes: `k-text` or `k-serif` or `k-narrow`, a size (`k-11`), a colour, `k-bold`, `k-italic`, `k-mid`, `k-end`.
pub(super) const RULES: &str = "
.k-text{font-family:'DejaVu Sans',Verdana,sans-serif;fill:$ink}
.k-serif{font-family:'DejaVu Serif',Georgia,serif;fill:$ink}
.k-narrow{font-family:'Roboto Condensed','Arial Narrow','Liberation Sans Narrow','DejaVu Sans Condensed',sans-serif;fill:$ink;font-stretch:condensed}
.k-bold{font-weight:bold}.k-italic{font-style:italic}.k-mid{text-anchor:middle}.k-end{text-anchor:end}
.k-on{fill:$white}.k-ink{fill:$ink}.k-quiet{fill:$faint}.k-alarm{fill:$alarm}.k-dark{fill:$black}
.k-6{font-size:6px}.k-7{font-size:7px}.k-8{font-size:8px}.k-9{font-size:9px}.k-10{font-size:10px}.k-11{font-size:11px}
.k-12{font-size:12px}.k-13{font-size:13px}.k-15{font-size:15px}.k-16{font-size:16px}.k-17{font-size:17px}.k-20{font-size:20px}
.k-22{font-size:22px}.k-26{font-size:26px}
";

/// About how wide a text is: by the letters of a wide serif, so that no other font is wider.
pub fn width(text: &str, size: f32) -> f32 {
    let letter = |c: char| match c {
        'i' | 'l' | 'j' | '.' | ',' | ':' | ';' | '\'' | '|' | '!' | ' ' | '\u{a0}' => 0.34,
        'f' | 't' | 'r' | '(' | ')' | '-' | '/' => 0.44,
        'm' | 'w' | 'M' | 'W' | 'ш' | 'щ' | 'ж' | 'ю' | 'Ш' | 'Ж' | 'ф' | 'м' => 0.94,
        c if c.is_uppercase() => 0.75,
        _ => 0.63,
    };
    text.chars().map(letter).sum::<f32>() * size
}

/// The first of these sizes in which a bold text fits; otherwise the last.
///
/// ```
/// use boards::kit::lettering::fitting;
/// assert_eq!(fitting("T-34", &[15, 12, 9], 100.0), 15);
/// assert_eq!(fitting("Selbstfahrlafette", &[15, 12, 9], 100.0), 9);
/// ```
pub fn fitting(text: &str, sizes: &[u8], room: f32) -> u8 {
    let fits = |size: &&u8| bold_width(text, **size) <= room;
    sizes.iter().find(fits).or(sizes.last()).copied().unwrap_or(8)
}

fn bold_width(text: &str, size: u8) -> f32 {
    width(text, size.into()) * 1.1
}

/// A bold text cut so that it fits, with `…` where something is missing.
pub fn shortened(text: &str, size: u8, room: f32) -> String {
    if bold_width(text, size) <= room {
        return text.to_owned();
    }
    let mut shown = text.to_owned();
    while !shown.is_empty() && bold_width(&shown, size) > room - 6.0 {
        shown.pop();
    }
    format!("{}…", shown.trim_end())
}

/// A text in lines of this width.
///
/// ```
/// use boards::kit::lettering::broken;
/// assert_eq!(broken("two T-34s at most", 60.0, 10.0), ["two T-34s", "at most"]);
/// ```
pub fn broken(text: &str, room: f32, size: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if width(line, size) + width(word, size) + size * 0.32 <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shortened_fits_and_says_so() {
        let short = shortened("Panzerkampfwagen", 10, 60.0);
        assert!(short.ends_with('…') && width(&short, 10.0) <= 66.0, "{short}");
        assert_eq!(shortened("T-34", 10, 60.0), "T-34");
        assert_eq!(shortened("x", 26, 1.0), "…");
    }

    #[test]
    fn a_long_word_has_a_line_of_its_own() {
        assert_eq!(broken("a Sturmgeschützabteilung b", 50.0, 10.0), ["a", "Sturmgeschützabteilung", "b"]);
        assert!(broken("", 50.0, 10.0).is_empty());
    }
}
