//! The words for what a title's passport names: the title itself, its scenarios, its options.

use crate::{Lexicon, check_with};
use table::{Balance, Message, OptionSpec, Spoken, Taught, Title, Values};

/// The words for what a passport names. Their keys are put together from its ids; where a language lacks
/// one, the passport's own English stands in.
#[derive(Clone, Copy)]
pub struct Passport<'a> {
    /// What is named.
    pub title: &'static Title,
    /// The title's messages.
    pub lexicon: &'a Lexicon,
}

impl Passport<'_> {
    /// The title's name.
    pub fn name(self) -> String {
        self.lexicon.text("title-name").unwrap_or_else(|| self.title.name.to_owned())
    }

    /// What it is, in two sentences.
    pub fn pitch(self) -> String {
        self.lexicon.text("title-pitch").unwrap_or_else(|| self.title.pitch.to_owned())
    }

    /// What it is, in a short sentence; the whole pitch where there is none.
    pub fn lure(self) -> String {
        self.lexicon.text("title-lure").unwrap_or_else(|| self.pitch())
    }

    /// When and where it is set, if it says so.
    pub fn when(self) -> Option<String> {
        self.lexicon.text("title-when")
    }

    /// How long a match takes, if it says so.
    pub fn time(self) -> Option<String> {
        self.lexicon.text("title-time")
    }

    /// A scenario's name.
    pub fn scenario(self, name: &str) -> String {
        self.lexicon.text(&scenario_key(name)).unwrap_or_else(|| spaced(name))
    }

    /// What a scenario is about.
    pub fn scenario_note(self, name: &str) -> Option<String> {
        self.lexicon.text(&note_key(&scenario_key(name)))
    }

    /// How a scenario comes out between equals.
    pub fn balance(self, balance: &Balance) -> String {
        let message = Message::new(balance.key).with("between", balance.between.word());
        let message = message.with("percent", i64::from(balance.percent));
        self.lexicon.say(&message.with("matches", i64::from(balance.matches)))
    }

    /// An option's name.
    pub fn option(self, spec: &OptionSpec) -> String {
        self.lexicon.text(&option_key(spec)).unwrap_or_else(|| spaced(&spec.id))
    }

    /// What an option does.
    pub fn option_note(self, spec: &OptionSpec) -> String {
        self.lexicon.text(&note_key(&option_key(spec))).unwrap_or_else(|| spec.note.clone())
    }

    /// What an option can be.
    pub fn option_value(self, spec: &OptionSpec, value: &str) -> String {
        self.lexicon.text(&value_key(spec, value)).unwrap_or_else(|| spaced(value))
    }

    /// Everything wrong between a title's words, the code that names them, its passport and its lesson; see [`check`].
    ///
    /// [`check`]: crate::check
    pub fn check<R: Spoken + Taught>(code: &[&str]) -> Vec<String> {
        let scenarios: Vec<&str> = R::scenarios().iter().map(|(name, _)| *name).collect();
        let english = R::locales().iter().find(|(language, _)| *language == "en").map_or("", |(_, text)| text);
        let mut keys = keys(R::title(), &scenarios, english);
        keys.extend(R::lesson().iter().flat_map(|idea| idea.words.keys()).map(str::to_owned));
        check_with(R::locales(), code, &keys)
    }
}

fn scenario_key(name: &str) -> String {
    format!("scenario-{name}")
}

fn option_key(spec: &OptionSpec) -> String {
    format!("option-{}", spec.id)
}

fn value_key(spec: &OptionSpec, value: &str) -> String {
    format!("option-{}-{value}", spec.id)
}

fn note_key(key: &str) -> String {
    format!("{key}-note")
}

fn spaced(id: &str) -> String {
    id.replace(['_', '-'], " ")
}

/// All keys that a passport asks for. A number may stand for itself: it has a key only if English has words for it.
fn keys(title: &Title, scenarios: &[&str], english: &str) -> Vec<String> {
    let is_number = |value: &str| value.chars().all(|char| char.is_ascii_digit() || char == '.');
    let has_words = |key: &str| english.lines().any(|line| line.split(" =").next() == Some(key));
    let mut keys = vec!["title-name".to_owned(), "title-pitch".to_owned()];
    keys.extend(["title-lure", "title-when", "title-time"].map(str::to_owned).into_iter().filter(|key| has_words(key)));
    let with_note = |key: String| [note_key(&key), key];
    keys.extend(scenarios.iter().flat_map(|name| with_note(scenario_key(name))));
    for spec in title.options.iter() {
        keys.extend(with_note(option_key(spec)));
        if let Values::OneOf(values) = &spec.values {
            let named = |value: &&String| !is_number(value) || has_words(&value_key(spec, value));
            keys.extend(values.iter().filter(named).map(|value| value_key(spec, value)));
        }
    }
    keys
}
