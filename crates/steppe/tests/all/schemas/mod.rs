//! Random matches of every title fit its schemas, and what does not fit them is refused.

mod validator;

use serde_json::{Value, json};
use table::{Chance, Deed, Document, Next, Pledge, Rng};
use titles::{Entry, Hosted};
pub use validator::Validator;

/// Of so many positions one is looked at whole; actions and events are all looked at.
const EVERY: usize = 40;

/// The schemas of a title, and what was seen while matches were held against them.
struct Judge<'a> {
    validators: [Validator<'a>; 5],
    kinds: std::collections::BTreeSet<String>,
}

impl<'a> Judge<'a> {
    fn new(schemas: &'a [Value; 5]) -> Judge<'a> {
        Judge { validators: schemas.each_ref().map(Validator::new), kinds: Default::default() }
    }

    fn hold(&self, document: Document, value: &Value) {
        if let Err(why) = self.validators[document.index()].judge(value) {
            panic!("not a valid {}: {why}\n{value}", document.word());
        }
    }

    /// Everything that can be asked of a match, as everybody sees it.
    fn look(&self, game: &dyn Hosted) {
        self.hold(Document::State, &game.state());
        self.hold(Document::Setup, &game.setup());
        self.hold(Document::Setup, &game.setup_in_force());
        for seat in game.seating().seats().map(Some).chain([None]) {
            self.hold(Document::View, &game.seen_by(seat).view().to_json());
        }
    }

    fn watch(&mut self, entry: &Entry, setup: &Value, seed: u64) {
        let mut game = entry.game.start(setup, Pledge::of_number(seed)).expect("a scenario of the title");
        let mut rng = Rng::seeded(seed);
        while let Next::Decide(seat) = game.next() {
            if game.len().is_multiple_of(EVERY) {
                self.look(&*game);
            }
            let choices = game.seen_by(Some(seat)).choices();
            let action = rng.pick(&choices).expect("a choice").action.clone();
            self.hold(Document::Action, &action);
            game.enter(seat, Deed::Act(action)).expect("it is legal");
        }
        self.look(&*game);
        for seat in game.seating().seats().map(Some).chain([None]) {
            for heard in game.seen_by(seat).heard(0) {
                self.hold(Document::Event, &heard.event);
                self.kinds.insert(heard.event["event"].as_str().expect("events name their kind").to_owned());
            }
        }
    }
}

fn schemas(entry: &Entry) -> [Value; 5] {
    Document::ALL.map(|document| entry.game.schema(document))
}

#[test]
fn random_matches_fit_the_schemas_of_their_title() {
    for entry in registry::titles("en").iter() {
        let schemas = schemas(entry);
        let mut judge = Judge::new(&schemas);
        for (i, (_, setup)) in entry.game.scenarios().iter().enumerate() {
            judge.watch(entry, setup, i as u64);
        }
        assert!(judge.kinds.len() > 25, "{}: only {:?}", entry.title().id, judge.kinds);
    }
}

/// The value with one thing changed, at random, somewhere inside.
fn mutated(value: &Value, rng: &mut Rng) -> Value {
    let mut changed = value.clone();
    let deeper = rng.below(4) != 0;
    match &mut changed {
        Value::Object(fields) if !fields.is_empty() && deeper => {
            let at = rng.below(fields.len() as u32) as usize;
            if let Some(field) = fields.values_mut().nth(at) {
                *field = mutated(field, rng);
            }
        }
        Value::Object(fields) => drop(fields.insert("colour".into(), json!("red"))),
        Value::Array(items) if !items.is_empty() && deeper => {
            let at = rng.below(items.len() as u32) as usize;
            items[at] = mutated(&items[at], rng);
        }
        Value::Number(number) if rng.below(2) == 0 => *number = (number.as_i64().unwrap_or(0) + 1).into(),
        other => *other = [json!(-9), json!("nonsense"), json!({}), json!([[]])][rng.below(4) as usize].clone(),
    }
    changed
}

#[test]
fn what_the_title_cannot_read_does_not_fit_its_schema() {
    for entry in registry::titles("en").iter() {
        let schemas = schemas(entry);
        let judge = Judge::new(&schemas);
        let (_, setup) = &entry.game.scenarios()[0];
        let mut rng = Rng::seeded(7);
        let (mut refused, mut read) = (0, 0);
        for round in 0..40 {
            let mut game = entry.game.start(setup, Pledge::of_number(round)).expect("a scenario of the title");
            for _ in 0..rng.below(60) {
                let Next::Decide(seat) = game.next() else { break };
                let choices = game.seen_by(Some(seat)).choices();
                let action = rng.pick(&choices).expect("a choice").action.clone();
                let broken = mutated(&action, &mut rng);
                let fits = judge.validators[Document::Action.index()].judge(&broken).is_ok();
                let unreadable = matches!(
                    game.copy().enter(seat, Deed::Act(broken.clone())),
                    Err(titles::HostedError::Malformed(_))
                );
                assert_eq!(fits, !unreadable, "{}: {broken}", entry.title().id);
                game.enter(seat, Deed::Act(action)).expect("it is legal");
            }
            for _ in 0..20 {
                let broken = mutated(&game.state(), &mut rng);
                let fits = judge.validators[Document::State.index()].judge(&broken).is_ok();
                match entry.game.load(&broken, Pledge::of_number(0)) {
                    Ok(_) => assert!(fits, "{}: it was read and does not fit: {broken}", entry.title().id),
                    Err(_) => refused += u32::from(!fits),
                }
                read += u32::from(fits);
            }
        }
        assert!(refused > 200 && read > 3, "{}: {refused} refused, {read} fit", entry.title().id);
    }
}

#[test]
fn the_schemas_explain_what_they_name() {
    for entry in registry::titles("en").iter() {
        for schema in schemas(entry) {
            let mut bare = Vec::new();
            unexplained(&schema, "", &mut bare);
            assert_eq!(bare, Vec::<String>::new(), "{}", schema["title"]);
        }
    }
}

/// Fields and words without a description. The one field of a described variant is described with it.
fn unexplained(schema: &Value, at: &str, bare: &mut Vec<String>) {
    let is_bare = |schema: &Value| schema.get("description").is_none() && schema.get("$ref").is_none();
    for (name, inner) in schema.as_object().into_iter().flatten() {
        let here = format!("{at}/{name}");
        match (name.as_str(), inner) {
            ("properties", Value::Object(fields)) if fields.len() > 1 || is_bare(schema) => {
                let fields = fields.iter().filter(|(name, field)| *name != "event" && is_bare(field));
                bare.extend(fields.map(|(name, _)| format!("{here}/{name}")));
            }
            ("oneOf", Value::Array(variants)) if is_bare(schema) || variants.len() > 2 => {
                let variants = variants.iter().filter(|variant| is_bare(variant));
                bare.extend(variants.map(|variant| format!("{here}: {variant}")));
            }
            _ => {}
        }
        match inner {
            Value::Array(inner) => inner.iter().for_each(|inner| unexplained(inner, &here, bare)),
            inner => unexplained(inner, &here, bare),
        }
    }
}
