//! Do the locale files, and the code that names their messages, fit together?

use crate::literals::literals;
use crate::pattern::Uses;
use fluent_syntax::ast::Entry;
use std::collections::{BTreeMap, BTreeSet};

/// The keys of one language with the variables of each.
type Keys<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

/// Everything wrong between the Fluent sources by language and the code that names their messages
/// (the text of Rust files): for a title's own tests, where the answer must be empty.
///
/// It finds entries that cannot be read, messages that the code names and a language lacks, messages
/// that no code names, and languages that differ in messages or in their variables. A message counts as
/// named when a string literal equals its key or another message refers to it.
///
/// ```
/// let problems = words::check(&[("en", "hit = Hit!\nmiss = Missed.")], &[r#"Message::new("hit")"#]);
/// assert_eq!(problems, ["en: no code names the message miss"]);
/// ```
pub fn check(sources: &[(&str, &str)], code: &[&str]) -> Vec<String> {
    check_with(sources, code, &[])
}

/// As [`check`], where the code also puts together these keys, each of which every language must have.
pub fn check_with(sources: &[(&str, &str)], code: &[&str], computed: &[String]) -> Vec<String> {
    let mut problems = Vec::new();
    let mut languages: BTreeMap<&str, Keys> = BTreeMap::new();
    let mut named: BTreeSet<String> = BTreeSet::new();
    for (language, source) in sources {
        let keys = languages.entry(language).or_default();
        read(language, source, keys, &mut named, &mut problems);
    }
    let all: BTreeSet<&str> = languages.values().flat_map(|keys| keys.keys().copied()).collect();
    let mut wanted: BTreeSet<&str> = all.clone();
    let literals: Vec<_> = code.iter().flat_map(|source| literals(source)).collect();
    wanted.extend(literals.iter().filter(|literal| literal.surely_key).map(|literal| literal.text.as_str()));
    wanted.extend(computed.iter().map(String::as_str));
    named.extend(literals.iter().map(|literal| literal.text.clone()));
    named.extend(computed.iter().cloned());

    for (language, keys) in &languages {
        for key in wanted.iter().filter(|key| !keys.contains_key(**key)) {
            let who = if all.contains(key) { "other languages have" } else { "the code names" };
            problems.push(format!("{language}: the message {key} is missing ({who} it)"));
        }
        for key in keys.keys().filter(|key| !named.contains(**key)) {
            problems.push(format!("{language}: no code names the message {key}"));
        }
    }
    problems.extend(differences(&languages));
    problems
}

fn read<'a>(
    language: &str,
    source: &'a str,
    keys: &mut Keys<'a>,
    named: &mut BTreeSet<String>,
    problems: &mut Vec<String>,
) {
    let resource = match fluent_syntax::parser::parse(source) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            for error in errors {
                let before = source.get(..error.pos.start).unwrap_or(source);
                let line = before.matches('\n').count() + 1;
                problems.push(format!("{language}: line {line} cannot be read: {}", error.kind));
            }
            resource
        }
    };
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let uses = message.value.as_ref().map(Uses::of).unwrap_or_default();
        named.extend(uses.messages.iter().map(|&key| key.to_owned()));
        if keys.insert(message.id.name, uses.variables().into_iter().collect()).is_some() {
            problems.push(format!("{language}: the message {} stands there twice", message.id.name));
        }
    }
}

/// Variables that one language uses and the first does not, or the other way round.
fn differences(languages: &BTreeMap<&str, Keys>) -> Vec<String> {
    let reference = languages.get_key_value("en").or(languages.first_key_value());
    let Some((first, reference)) = reference else { return Vec::new() };
    let mut problems = Vec::new();
    for (language, keys) in languages {
        for (key, variables) in keys {
            let Some(expected) = reference.get(key) else { continue };
            for variable in expected.symmetric_difference(variables) {
                let (has, lacks) = if expected.contains(variable) { (first, language) } else { (language, first) };
                problems.push(format!("{lacks}: the message {key} does not use ${variable}, which {has} does"));
            }
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "
hit = { $tank ->
    [tiger] The Tiger
   *[t34] The T-34
} is hit in { $hex }.
miss = Missed { inner }.
inner = by { NUMBER($metres) } metres
";

    const CODE: &str = r#"fn say() { tell("hit"); Message::new("miss"); }"#;

    #[test]
    fn what_fits_together_has_no_problems() {
        assert_eq!(check(&[("en", ENGLISH)], &[CODE]), Vec::<String>::new());
    }

    #[test]
    fn a_message_that_the_code_names_must_be_there() {
        let problems = check(&[("en", ENGLISH)], &[CODE, r#"Refusal::new("DG-1.1", "too-far")"#]);
        assert_eq!(problems, ["en: the message too-far is missing (the code names it)"]);
    }

    #[test]
    fn arguments_of_speaking_functions_are_keys() {
        let missing = |code: &str| check(&[("en", ENGLISH)], &[CODE, code]);
        for code in [
            r#"refused(&app, &visitor, StatusCode::CONFLICT, "gone")"#,
            r#"say(app, f(x, y), "gone")"#,
            r#"self.say(if a.b() { "hit" } else { "gone" })"#,
            r#"sorry(&app, "gone")"#,
        ] {
            assert_eq!(missing(code), ["en: the message gone is missing (the code names it)"], "{code}");
        }
        for code in [r#"gainsay("gone")"#, r#"say(x); other("gone")"#, r#"say(x).replace("gone", y)"#] {
            assert_eq!(missing(code), Vec::<String>::new(), "{code}");
        }
    }

    #[test]
    fn computed_keys_are_wanted_and_named() {
        let computed = ["option-a".to_owned(), "option-b".to_owned()];
        let english = "option-a = A\noption-c = C\n";
        assert_eq!(
            check_with(&[("en", english)], &[], &computed),
            ["en: the message option-b is missing (the code names it)", "en: no code names the message option-c"]
        );
    }

    #[test]
    fn a_message_that_no_code_names_is_reported() {
        let problems = check(&[("en", ENGLISH)], &[r#"tell("miss")"#]);
        assert_eq!(problems, ["en: no code names the message hit"]);
    }

    #[test]
    fn languages_must_agree() {
        let french = "hit = Touché en { $case }.\nmiss = Raté { inner }.";
        let problems = check(&[("en", ENGLISH), ("fr", french)], &[CODE]);
        assert_eq!(
            problems,
            [
                "fr: the message inner is missing (other languages have it)",
                "en: the message hit does not use $case, which fr does",
                "fr: the message hit does not use $hex, which en does",
                "fr: the message hit does not use $tank, which en does",
            ]
        );
    }

    #[test]
    fn unreadable_and_doubled_entries_are_named() {
        let problems = check(&[("en", "hit = Hit\n\nbad = { $\n\nhit = Again\n")], &[r#""hit""#]);
        assert!(problems.iter().any(|problem| problem.starts_with("en: line 3 cannot be read")), "{problems:?}");
        assert!(problems.iter().any(|problem| problem.contains("stands there twice")), "{problems:?}");
    }
}
