//! What the game says, in every language: complete, well-formed, and right in a few places.

use std::collections::BTreeSet;
use table::{Arg, Chance, Dice, EventRecord, Message, Next, Prompt, Refusal, Rng, Rules, Spoken};
use tank_commander::data::Scenario;
use tank_commander::pieces::CardId;
use tank_commander::setup::{Balance, Decks, Setup, Switch, TerrainChoice, YearChoice, scenarios};
use tank_commander::why::Why;
use tank_commander::{Action, Event, State, TankCommander};
use words::{Lexicon, Passport};

const LANGUAGES: [&str; 4] = ["en", "fr", "de", "ru"];

/// The code that names messages.
const CODE: [&str; 15] = [
    include_str!("../../src/words/mod.rs"),
    include_str!("../../src/words/actions.rs"),
    include_str!("../../src/words/detail.rs"),
    include_str!("../../src/words/events.rs"),
    include_str!("../../src/words/forecast.rs"),
    include_str!("../../src/words/prompts.rs"),
    include_str!("../../src/why.rs"),
    include_str!("../../src/setup.rs"),
    include_str!("../../src/names.rs"),
    include_str!("../../src/decks/taking.rs"),
    include_str!("../../src/decks/check.rs"),
    include_str!("../../src/decks/text.rs"),
    include_str!("../../src/decks/link.rs"),
    include_str!("../../src/decks/stats.rs"),
    include_str!("../../src/data/mod.rs"),
];

#[test]
fn the_languages_fit_together_and_fit_the_code() {
    assert_eq!(Passport::check::<TankCommander>(&CODE), Vec::<String>::new());
    let spoken: Vec<&str> = TankCommander::locales().iter().map(|(language, _)| *language).collect();
    assert_eq!(spoken, LANGUAGES);
}

/// Speaks all languages and remembers what it could not say.
struct Polyglot {
    lexicons: Vec<(&'static str, Lexicon)>,
    faults: BTreeSet<String>,
    keys: BTreeSet<&'static str>,
}

impl Polyglot {
    fn new() -> Polyglot {
        let lexicons = LANGUAGES.map(|language| (language, Lexicon::new(language, TankCommander::locales())));
        Polyglot { lexicons: lexicons.into(), faults: BTreeSet::new(), keys: BTreeSet::new() }
    }

    fn hear(&mut self, message: &Message) {
        self.keys.insert(message.key);
        self.keys.extend(message.args.iter().filter_map(|(_, arg)| match arg {
            Arg::Message(inner) => Some(inner.key),
            _ => None,
        }));
        for (language, lexicon) in &self.lexicons {
            match lexicon.say_checked(message) {
                Ok(text) if text.trim() == text && !text.is_empty() && !text.contains("  ") => {}
                Ok(text) => drop(self.faults.insert(format!("{language}: blanks in {text:?}"))),
                Err(faults) => self.faults.extend(faults.iter().map(|fault| format!("{language}: {fault}"))),
            }
        }
    }

    fn hear_events(&mut self, record: &mut EventRecord<Event>) {
        for told in record.told.drain(..) {
            self.hear(&TankCommander::event(&told.event).message);
        }
    }

    /// Listens to a whole match of random actions.
    fn hear_match(&mut self, setup: &Setup, seed: u64) {
        let (mut rng, mut dice) = (Rng::seeded(seed), Dice::quick(seed));
        let mut record = EventRecord::default();
        let mut state = TankCommander::begin(setup, &mut dice, &mut record).expect("a valid setup");
        let mut legal = Vec::new();
        loop {
            self.hear_events(&mut record);
            legal.clear();
            TankCommander::legal(&state, &mut legal);
            if rng.below(8) == 0 {
                self.hear_position(&state, &legal);
            }
            let keen: Vec<Action> = legal.iter().copied().filter(is_keen).collect();
            let from = if keen.is_empty() || rng.below(4) == 0 { &legal } else { &keen };
            let Some(&action) = rng.pick(from) else { break };
            TankCommander::apply(&mut state, action, &mut dice, &mut record);
        }
    }

    fn hear_position(&mut self, state: &State, legal: &[Action]) {
        let seats = TankCommander::seating(TankCommander::setup(state)).seats();
        for seat in seats.map(Some).chain([None]) {
            self.hear(&TankCommander::prompt(&TankCommander::view(state, seat)).message);
        }
        if let Next::Decide(seat) = TankCommander::next(state) {
            let view = TankCommander::view(state, Some(seat));
            for &action in legal {
                self.hear(&TankCommander::action(&view, action).message);
                tank_commander::words::forecast(&view, action).iter().for_each(|line| self.hear_line(line));
            }
            tank_commander::words::stack(&view).iter().for_each(|(line, _)| self.hear_line(line));
            let detail = view.table.units.iter().map(|(id, _)| tank_commander::words::about_unit(&view, id));
            detail.flatten().for_each(|line| self.hear_line(&line));
        }
    }

    /// A line that names its rule.
    fn hear_line(&mut self, line: &Prompt) {
        assert!(TankCommander::title().rulebook.rule(line.rule).is_some(), "there is no {}", line.rule);
        self.hear(&line.message);
    }
}

/// At it: what makes a random match eventful.
fn is_keen(action: &Action) -> bool {
    !matches!(action, Action::End | Action::Pass | Action::Drop(..) | Action::Done | Action::Unload(_) | Action::Draw)
}

#[test]
fn every_match_can_be_told_in_every_language() {
    let mut polyglot = Polyglot::new();
    for (seed, (_, setup)) in (1..).step_by(100).zip(scenarios()) {
        (seed..seed + 3).for_each(|seed| polyglot.hear_match(&setup, seed));
    }
    let custom = Setup { deck: Decks::Custom, allow_164: Switch::On, ..Setup::of(Scenario::Defence) };
    (1..6).for_each(|seed| polyglot.hear_match(&custom, seed));
    for card in CardId::all() {
        tank_commander::words::about_card(card).iter().for_each(|line| polyglot.hear_line(line));
    }
    assert_eq!(polyglot.faults, BTreeSet::new());
    assert!(polyglot.keys.len() > 120, "the matches were not eventful enough: {}", polyglot.keys.len());
}

#[test]
fn every_refusal_can_be_told_in_every_language() {
    let mut polyglot = Polyglot::new();
    for &why in Why::ALL {
        polyglot.hear(&Refusal::from(why).why);
    }
    let hill = Setup {
        columns: 9,
        ranks: 4,
        players: 4,
        turn_limit: Some(9),
        deck: Decks::Custom,
        terrain_setup: TerrainChoice::None,
        year: YearChoice(Some(tank_commander::pieces::Year::Y1941)),
        ..Setup::of(Scenario::Hill621)
    };
    let other = Setup {
        players: 3,
        allow_164: Switch::On,
        hill_balance: Balance::ProGerman,
        year: YearChoice(None),
        ..Setup::of(Scenario::AdvancedForce)
    };
    let refusals: Vec<Refusal> = [hill, other].iter().flat_map(Setup::refusals).collect();
    refusals.iter().for_each(|refusal| polyglot.hear(&refusal.why));
    let keys: BTreeSet<&str> = refusals.iter().map(|refusal| refusal.why.key).collect();
    assert_eq!(keys.len(), 14, "{keys:?}");
    assert_eq!(polyglot.faults, BTreeSet::new());
}

#[test]
fn a_shot_in_four_languages() {
    let refusal = Refusal::from(Why::NoSight).why;
    let said = LANGUAGES
        .map(|language| Lexicon::new(language, TankCommander::locales()).say_checked(&refusal).expect("a text"));
    assert_eq!(
        said,
        ["There is no line of sight.", "Pas de ligne de vue.", "Keine Sichtlinie.", "Нет прямой видимости."]
    );
}
