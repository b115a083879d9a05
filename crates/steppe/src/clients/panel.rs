//! What a panel asks of the seat that looks at it, read from its HTML.

use super::Trouble;
use table::{Chance, Rng};

/// What a panel asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// It is for this seat to decide.
    Decide(Choices),
    /// It is not, or seats are still free.
    Wait,
    /// The match is over.
    Over,
}

/// The form with the choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// The seat that decides.
    pub seat: String,
    /// The position that it decides in.
    pub token: String,
    /// The actions, each as the JSON that its button sends.
    pub actions: Vec<String>,
}

impl Ask {
    /// Reads a panel.
    pub fn of(panel: &str) -> Result<Ask, Trouble> {
        if panel.contains(r#"<p class="error">"#) {
            return Err(Trouble::Nonsense(panel.chars().take(300).collect()));
        }
        if let Some(form) = between(panel, r#"<form class="choices""#, "</form>") {
            let field = |name: &str| between(form, &format!(r#"name="{name}" value=""#), "\"").map(unescaped);
            let actions: Vec<String> = values(form, "action").collect();
            let (Some(seat), Some(token), false) = (field("seat"), field("token"), actions.is_empty()) else {
                return Err(Trouble::Nonsense(form.chars().take(300).collect()));
            };
            return Ok(Ask::Decide(Choices { seat, token, actions }));
        }
        Ok(if panel.contains(r#"<section class="prompt over""#) { Ask::Over } else { Ask::Wait })
    }
}

impl Choices {
    /// One of the actions.
    pub fn pick(&self, rng: &mut Rng) -> &str {
        rng.pick(&self.actions).map_or("null", String::as_str)
    }
}

/// The values of all fields of this name.
pub(super) fn values<'a>(html: &'a str, name: &str) -> impl Iterator<Item = String> + 'a {
    let mark = format!(r#"name="{name}" value=""#);
    let starts: Vec<usize> = html.match_indices(&mark).map(|(at, _)| at + mark.len()).collect();
    starts.into_iter().filter_map(|at| html[at..].split('"').next()).map(unescaped)
}

pub(super) fn between<'a>(text: &'a str, from: &str, to: &str) -> Option<&'a str> {
    text.split_once(from)?.1.split_once(to).map(|(inside, _)| inside)
}

pub(super) fn unescaped(value: &str) -> String {
    value.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORM: &str = r#"<section class="prompt yours"></section><form class="choices" method="post" action="/m/x/act">
        <input type="hidden" name="seat" value="1"><input type="hidden" name="token" value="12ab">
        <button name="action" value="{&quot;go&quot;:&quot;&amp;lt;&quot;}" data-key="a">Go</button>
        <button name="action" value="&quot;pass&quot;">Pass</button></form>
        <form class="undo"><input type="hidden" name="token" value="12ab"></form>"#;

    #[test]
    fn the_choices_are_read_from_the_form() {
        let actions = vec![r#"{"go":"&lt;"}"#.to_owned(), r#""pass""#.to_owned()];
        let choices = Choices { seat: "1".to_owned(), token: "12ab".to_owned(), actions };
        assert_eq!(Ask::of(FORM).unwrap(), Ask::Decide(choices));
    }

    #[test]
    fn without_choices_one_waits_or_it_is_over() {
        assert_eq!(Ask::of(r#"<section class="prompt">"#).unwrap(), Ask::Wait);
        assert_eq!(Ask::of(r#"<section class="prompt over" aria-live="polite">"#).unwrap(), Ask::Over);
        assert!(Ask::of(r#"<p class="error">damaged</p>"#).is_err());
        assert!(Ask::of(r#"<form class="choices"></form>"#).is_err());
    }
}
