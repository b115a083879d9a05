//! The messages of a title in one language.

use crate::pattern::Uses;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use foldhash::fast::RandomState;
use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};
use table::{Arg, Message};
use unic_langid::LanguageIdentifier;

/// The language that every title has, and that others fall back on.
const FALLBACK: &str = "en";

/// The messages of a title in one language, and in the language to fall back on.
///
/// ```
/// use table::Message;
/// use words::Lexicon;
///
/// let english = "
/// hit = { $tank ->
///     [tiger] The Tiger
///    *[t34] The T-34
/// } is hit in { $hex }.
/// ";
/// let lexicon = Lexicon::new("en", &[("en", english)]);
/// let message = Message::new("hit").with("tank", "tiger").with("hex", "E6".to_owned());
/// assert_eq!(lexicon.say(&message), "The Tiger is hit in E6.");
/// ```
pub struct Lexicon {
    bundles: Vec<FluentBundle<FluentResource>>,
    said: RwLock<HashMap<Message, Box<str>, RandomState>>,
}

/// How a message within another is put.
type Inner<'a> = &'a mut dyn FnMut(&Message, &mut Vec<String>) -> String;

/// How many sentences are remembered: a title says the same ones again and again.
const REMEMBERED: usize = 16_384;

impl Lexicon {
    /// The lexicon of a language (`de`, `fr-CA`), from the Fluent sources of all languages.
    /// Where the language has no text, the fallback speaks. Entries that cannot be read are left out.
    pub fn new(language: &str, sources: &[(&str, &str)]) -> Lexicon {
        let base = language.split(['-', '_']).next().unwrap_or(language);
        let mut wanted = vec![language, base, FALLBACK];
        wanted.dedup();
        let found = wanted.iter().filter_map(|wanted| {
            let of_language: Vec<&str> = sources.iter().filter(|(of, _)| of == wanted).map(|(_, text)| *text).collect();
            (!of_language.is_empty()).then(|| bundle(wanted, &of_language))
        });
        Lexicon { bundles: found.collect(), said: RwLock::default() }
    }

    /// The message as a text. What is missing shows as `⟨its name⟩`.
    pub fn say(&self, message: &Message) -> String {
        if let Some(text) = self.said.read().unwrap_or_else(PoisonError::into_inner).get(message) {
            return String::from(&**text);
        }
        let text = self.put(message, &mut Vec::new(), &mut |inner, _| self.say(inner));
        let mut said = self.said.write().unwrap_or_else(PoisonError::into_inner);
        if said.len() >= REMEMBERED {
            said.clear();
        }
        said.insert(message.clone(), text.as_str().into());
        text
    }

    /// The text of a message without arguments whose key is put together, if there is one.
    pub fn text(&self, key: &str) -> Option<String> {
        self.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(key)?.value()?;
            Some(bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
        })
    }

    /// The message as a text, or everything that is wrong with it: no such message in this language,
    /// an argument that it needs and does not get, a word that it does not know or shows as it is.
    pub fn say_checked(&self, message: &Message) -> Result<String, Vec<String>> {
        let mut faults = Vec::new();
        let text = self.put_checked(message, &mut faults);
        self.audit(message, &mut faults);
        if faults.is_empty() { Ok(text) } else { Err(faults) }
    }

    /// The same with all messages within it put anew, since a fault may be in one of them.
    fn put_checked(&self, message: &Message, faults: &mut Vec<String>) -> String {
        self.put(message, faults, &mut |inner, faults| self.put_checked(inner, faults))
    }

    fn put(&self, message: &Message, faults: &mut Vec<String>, inner: Inner) -> String {
        let key = message.key;
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            match arg {
                Arg::Number(number) => args.set(*name, *number),
                Arg::Word(word) => args.set(*name, *word),
                Arg::Name(text) => args.set(*name, text.as_str()),
                Arg::Message(message) => args.set(*name, inner(message, faults)),
            }
        }
        for (i, bundle) in self.bundles.iter().enumerate() {
            let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else { continue };
            if i > 0 {
                faults.push(format!("{key}: this language has no such message"));
            }
            let mut errors = Vec::new();
            let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
            faults.extend(errors.iter().map(|error| format!("{key}: {error}")));
            return if errors.is_empty() { text } else { text.replace("{$", "⟨$").replace('}', "⟩") };
        }
        faults.push(format!("{key}: no language has such a message"));
        format!("⟨{key}⟩")
    }

    /// Finds words that the message, or one within it, does not know or shows as they are.
    fn audit(&self, message: &Message, faults: &mut Vec<String>) {
        let found = self.bundles.iter().find_map(|bundle| bundle.get_message(message.key)?.value());
        faults.extend(found.iter().flat_map(|pattern| unknown_words(message, &Uses::of(pattern))));
        for (_, arg) in &message.args {
            if let Arg::Message(inner) = arg {
                self.audit(inner, faults);
            }
        }
    }
}

fn bundle(language: &str, sources: &[&str]) -> FluentBundle<FluentResource> {
    let language: LanguageIdentifier = language.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    bundle.set_use_isolating(false);
    for source in sources {
        let resource = match FluentResource::try_new((*source).to_owned()) {
            Ok(resource) => resource,
            Err((readable, _)) => readable,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// A word must be one of the variants that the message selects from, and must not be shown as it is.
fn unknown_words(message: &Message, uses: &Uses) -> Vec<String> {
    let key = message.key;
    let mut faults = Vec::new();
    for (name, arg) in &message.args {
        let Arg::Word(word) = arg else { continue };
        if uses.shown.contains(name) {
            faults.push(format!("{key}: the word ${name} is shown as it is instead of selected on"));
        }
        for choice in uses.choices.iter().filter(|choice| choice.on == *name) {
            if !choice.variants.contains(word) && !choice.variants.contains(&"other") {
                faults.push(format!("{key}: ${name} has no variant for {word}"));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "
moves = { $tank ->
    [tiger] The Tiger
   *[t34] The T-34
} moves to { $hex }.
rounds = { $n ->
    [one] one round
   *[other] { $n } rounds
}
fires = { $what }: { $rounds } left.
bare = { $tank } waits.
only = Only in English.
broken = { $
";
    const GERMAN: &str = "
moves = { $tank ->
    [tiger] Der Tiger
   *[t34] Der T-34
} fährt nach { $hex }.
";

    fn speaking(language: &str) -> Lexicon {
        Lexicon::new(language, &[("en", ENGLISH), ("de", GERMAN)])
    }

    fn moves(tank: &'static str) -> Message {
        Message::new("moves").with("tank", tank).with("hex", "E6".to_owned())
    }

    #[test]
    fn words_select_and_names_are_shown() {
        assert_eq!(speaking("en").say(&moves("tiger")), "The Tiger moves to E6.");
        assert_eq!(speaking("de-AT").say(&moves("t34")), "Der T-34 fährt nach E6.");
    }

    #[test]
    fn what_was_said_before_is_said_again_and_nothing_else() {
        let lexicon = speaking("en");
        for _ in 0..2 {
            assert_eq!(lexicon.say(&moves("tiger")), "The Tiger moves to E6.");
            assert_eq!(lexicon.say(&moves("t34")), "The T-34 moves to E6.");
        }
        let rounds = |n: usize| Message::new("rounds").with("n", n);
        for n in (2..REMEMBERED + 10).chain(2..10) {
            assert_eq!(lexicon.say(&rounds(n)), lexicon.put_checked(&rounds(n), &mut Vec::new()));
        }
        assert!(lexicon.said.read().unwrap().len() <= REMEMBERED);
    }

    #[test]
    fn numbers_choose_their_plural_and_messages_nest() {
        let rounds = |n: u8| Message::new("rounds").with("n", n);
        let fires = Message::new("fires").with("what", moves("tiger")).with("rounds", rounds(1));
        assert_eq!(speaking("en").say(&rounds(3)), "3 rounds");
        assert_eq!(speaking("en").say_checked(&fires).unwrap(), "The Tiger moves to E6.: one round left.");
    }

    #[test]
    fn what_is_missing_is_seen_and_reported() {
        let lexicon = speaking("en");
        assert_eq!(lexicon.say(&Message::new("nothing")), "⟨nothing⟩");
        assert_eq!(lexicon.say(&Message::new("broken")), "⟨broken⟩");
        assert_eq!((lexicon.text("only").as_deref(), lexicon.text("nothing")), (Some("Only in English."), None));
        assert_eq!(lexicon.say(&Message::new("moves").with("tank", "tiger")), "The Tiger moves to ⟨$hex⟩.");
        let faults = |message: Message| lexicon.say_checked(&message).unwrap_err().join("\n");
        assert!(faults(Message::new("nothing")).contains("no language has such a message"));
        assert!(faults(Message::new("moves").with("tank", "tiger")).contains("hex"));
        assert!(faults(moves("tigre")).contains("no variant for tigre"));
        assert!(faults(Message::new("bare").with("tank", "tiger")).contains("shown as it is"));
    }

    #[test]
    fn a_language_without_the_message_falls_back_and_says_so() {
        let only = Message::new("only");
        assert_eq!(speaking("de").say(&only), "Only in English.");
        assert!(speaking("de").say_checked(&only).is_err());
        assert_eq!(speaking("xx").say(&only), "Only in English.");
        assert_eq!(Lexicon::new("en", &[]).say(&only), "⟨only⟩");
    }
}
