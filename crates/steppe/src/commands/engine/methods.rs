//! The methods of the protocol.

use super::requests::{self, read};
use super::rpc::Fault;
use crate::Failure;
use crate::commands::{games, rules};
use crate::setups::{pledge, random_number};
use bots::{Decision, Level, Limit};
use serde_json::{Value, json};
use std::time::Duration;
use table::{Deed, MatchError, Next, Pledge, Refusal, Seat};
use titles::{ChoiceInWords, Entry, HostedError, MatchInWords, Medium, Titles, Weighed, outcome_as_json};

/// All methods by name.
const METHODS: [&str; 15] = [
    "games", "new", "load", "state", "view", "legal", "apply", "undo", "outcome", "bot", "render", "events", "rules",
    "export", "import",
];

/// The engine: at most one match, and the methods that act on it.
pub struct Engine<'a> {
    titles: &'a Titles,
    sitting: Option<MatchInWords<'a>>,
}

impl<'a> Engine<'a> {
    /// An engine without a match.
    pub fn new(titles: &'a Titles) -> Engine<'a> {
        Engine { titles, sitting: None }
    }

    /// The match, if there is one.
    pub(crate) fn sitting(&self) -> Option<&MatchInWords<'a>> {
        self.sitting.as_ref()
    }

    pub(crate) fn call(&mut self, method: &str, params: Value) -> Result<Value, Fault> {
        match method {
            "games" => read(method, params).map(|requests::Nothing {}| games::passports(self.titles)),
            "new" => self.new_match(read(method, params)?),
            "load" => self.load(read(method, params)?),
            "import" => self.import(read(method, params)?),
            "export" => self.export(read(method, params)?),
            "state" => self.state(read(method, params)?),
            "view" => self.view(read(method, params)?),
            "render" => self.render(read(method, params)?),
            "legal" => self.legal(read(method, params)?),
            "apply" => self.apply(read(method, params)?),
            "undo" => self.undo(read(method, params)?),
            "outcome" => self.outcome(read(method, params)?),
            "bot" => self.bot(read(method, params)?),
            "events" => self.events(read(method, params)?),
            "rules" => self.rules(read(method, params)?),
            _ => Err(Fault::method(method, &METHODS)),
        }
    }

    fn new_match(&mut self, asked: requests::New) -> Result<Value, Fault> {
        let entry = self.titles.find(&asked.title).map_err(wrong_params)?;
        let setup = match (asked.setup, asked.scenario) {
            (Some(_), Some(_)) => return Err(Fault::params("give either a setup or the name of a scenario, not both")),
            (Some(setup), None) => setup,
            (None, name) => entry.scenario(name.as_deref()).map_err(wrong_params)?,
        };
        let game = entry.game.start(&setup, dice(asked.seed)?).map_err(|error| denied(entry, &error))?;
        Ok(self.sit_down(MatchInWords { entry, game }))
    }

    fn load(&mut self, asked: requests::Load) -> Result<Value, Fault> {
        let entry = self.titles.find(&asked.title).map_err(wrong_params)?;
        let game = entry.game.load(&asked.state, dice(asked.seed)?).map_err(|error| denied(entry, &error))?;
        Ok(self.sit_down(MatchInWords { entry, game }))
    }

    fn import(&mut self, asked: requests::Import) -> Result<Value, Fault> {
        let sitting = MatchInWords::of_record(self.titles, &asked.text).map_err(wrong_params)?;
        Ok(self.sit_down(sitting))
    }

    fn sit_down(&mut self, sitting: MatchInWords<'a>) -> Value {
        let seats = sitting.game.seating().seats();
        let sides: Vec<&str> =
            seats.filter_map(|seat| sitting.side(seat)).map(|side| sitting.entry.side(side)).collect();
        let started = json!({
            "title": sitting.entry.title().id,
            "setup": sitting.game.setup(),
            "seats": sides,
            "length": sitting.game.len(),
            "decide": sitting.decider(),
        });
        self.sitting = Some(sitting);
        started
    }

    fn table(&self) -> Result<&MatchInWords<'a>, Fault> {
        self.sitting.as_ref().ok_or_else(no_match)
    }

    fn table_mut(&mut self) -> Result<&mut MatchInWords<'a>, Fault> {
        self.sitting.as_mut().ok_or_else(no_match)
    }

    fn export(&self, _: requests::Nothing) -> Result<Value, Fault> {
        Ok(json!({ "text": self.table()?.game.export() }))
    }

    fn state(&self, _: requests::Nothing) -> Result<Value, Fault> {
        let sitting = self.table()?;
        Ok(json!({ "title": sitting.entry.title().id, "state": sitting.game.state() }))
    }

    fn view(&self, asked: requests::Look) -> Result<Value, Fault> {
        let sitting = self.table()?;
        let seat = seat(sitting, asked.seat)?;
        Ok(json!({ "seat": seat, "view": sitting.game.seen_by(seat).view().to_json() }))
    }

    fn render(&self, asked: requests::Look) -> Result<Value, Fault> {
        let sitting = self.table()?;
        let seat = seat(sitting, asked.seat)?;
        Ok(json!({ "seat": seat, "svg": sitting.game.seen_by(seat).print(Medium::Svg) }))
    }

    fn legal(&self, _: requests::Nothing) -> Result<Value, Fault> {
        let sitting = self.table()?;
        let seat = sitting.decider();
        let prompt = seat.map(|_| sitting.game.seen_by(seat).prompt());
        Ok(json!({
            "decide": seat,
            "prompt": prompt.map(|prompt| json!({ "text": sitting.entry.say(&prompt), "rule": prompt.rule })),
            "actions": sitting.choices().iter().map(choice).collect::<Vec<Value>>(),
        }))
    }

    fn apply(&mut self, asked: requests::Apply) -> Result<Value, Fault> {
        let actions = match (asked.action, asked.actions) {
            (Some(action), None) => vec![action],
            (None, Some(actions)) => actions,
            _ => return Err(Fault::params("give either an action or a list of actions")),
        };
        let sitting = self.table_mut()?;
        let seat = seat(sitting, asked.seat)?;
        if let [action] = &actions[..] {
            act(sitting, seat, action)?;
        } else {
            apply_all(sitting, seat, &actions)?;
        }
        Ok(json!({ "length": sitting.game.len(), "decide": sitting.decider() }))
    }

    fn undo(&mut self, asked: requests::Look) -> Result<Value, Fault> {
        let sitting = self.table_mut()?;
        let asked = seat(sitting, asked.seat)?;
        let able = sitting.game.seating().seats().find(|seat| sitting.game.can_undo(*seat));
        let seat = asked.or(able).unwrap_or(Seat(0));
        let entry = sitting.entry;
        sitting.game.enter(seat, Deed::Undo).map_err(|error| denied(entry, &error))?;
        Ok(json!({ "length": sitting.game.len(), "decide": sitting.decider() }))
    }

    fn outcome(&self, _: requests::Nothing) -> Result<Value, Fault> {
        let sitting = self.table()?;
        let outcome = match sitting.game.next() {
            Next::Over(outcome) => outcome_as_json(sitting.entry, &outcome),
            Next::Decide(_) => Value::Null,
        };
        Ok(json!({ "outcome": outcome }))
    }

    fn bot(&self, asked: requests::Bot) -> Result<Value, Fault> {
        let level: Level = asked.level.as_deref().unwrap_or(Level::Recruit.name()).parse().map_err(Fault::params)?;
        let limit = limit(&asked)?;
        let sitting = self.table()?;
        let seed = asked.seed.map_or_else(random_number, Ok).map_err(wrong_params)?;
        let mut bot = sitting.entry.game.thinker(level, seed, limit);
        let opinion = sitting.opinion(&mut *bot).ok_or_else(over)?;
        let Decision::Act(action) = opinion.decision else { return Err(over()) };
        let choices = sitting.choices();
        let found = choices.iter().find(|choice| choice.action == action).map(choice);
        let mut answer = found.unwrap_or_else(|| json!({ "action": action }));
        answer["iterations"] = json!(opinion.iterations);
        answer["worth"] = json!(opinion.worth);
        let weighed = |weighed: &Weighed| {
            json!({
                "action": weighed.action,
                "text": sitting.entry.say(&weighed.prompt),
                "share": weighed.share,
                "worth": weighed.worth,
            })
        };
        answer["candidates"] = opinion.candidates.iter().map(weighed).collect();
        Ok(answer)
    }

    fn events(&self, asked: requests::Events) -> Result<Value, Fault> {
        let sitting = self.table()?;
        let news = sitting.log(asked.since, seat(sitting, asked.seat)?);
        let events: Vec<Value> =
            news.iter().map(|news| json!({ "beat": news.step, "text": news.text, "rule": news.rule })).collect();
        Ok(json!({ "next": sitting.game.len() + 1, "events": events }))
    }

    fn rules(&self, asked: requests::Rules) -> Result<Value, Fault> {
        let entry = self.titles.find(&asked.title).map_err(wrong_params)?;
        let book = entry.title().rulebook;
        match asked.id {
            None => Ok(json!({ "rules": book.rules().map(rules::rule_as_json).collect::<Vec<Value>>() })),
            Some(id) => match book.rule(&id) {
                Some(rule) => Ok(rules::rule_as_json(rule)),
                None => Err(wrong_params(rules::no_such_rule(entry, &id))),
            },
        }
    }
}

fn choice(choice: &ChoiceInWords) -> Value {
    json!({ "action": choice.action, "text": choice.text, "rule": choice.rule })
}

/// Carries out an action of the given seat, or of the one that decides.
fn act(sitting: &mut MatchInWords, seat: Option<Seat>, action: &Value) -> Result<(), Fault> {
    let seat = seat.or(sitting.decider()).ok_or_else(over)?;
    let entry = sitting.entry;
    sitting.game.enter(seat, Deed::Act(action.clone())).map_err(|error| denied(entry, &error))
}

/// Carries out all actions or none of them.
fn apply_all<'a>(sitting: &mut MatchInWords<'a>, seat: Option<Seat>, actions: &[Value]) -> Result<(), Fault> {
    let entry = sitting.entry;
    let mut ahead = MatchInWords { entry, game: sitting.game.copy() };
    for (i, action) in actions.iter().enumerate() {
        act(&mut ahead, seat, action).map_err(|fault| fault.of_action(i))?;
    }
    *sitting = ahead;
    Ok(())
}

fn seat(sitting: &MatchInWords, asked: Option<u8>) -> Result<Option<Seat>, Fault> {
    let seat = asked.map(Seat);
    match seat.filter(|seat| sitting.side(*seat).is_none()) {
        None => Ok(seat),
        Some(seat) => {
            let last = sitting.game.seating().len().saturating_sub(1);
            Err(Fault::params(format!("there is no {seat} in this match: seats run from 0 to {last}")))
        }
    }
}

fn dice(seed: Option<u64>) -> Result<Pledge, Fault> {
    pledge(seed, 0).map_err(wrong_params)
}

fn no_match() -> Fault {
    Fault::not_now("there is no match yet: call new, load or import first")
}

fn over() -> Fault {
    Fault::not_now("the match is over: ask for its outcome, or call new")
}

fn wrong_params(failure: impl Into<Failure>) -> Fault {
    match failure.into() {
        Failure::Input(complaint) => Fault::params(complaint),
        Failure::Io(error) => Fault::not_now(error.to_string()),
    }
}

fn denied(entry: &Entry, error: &HostedError) -> Fault {
    let told = |refusal: &Refusal| json!({ "rule": refusal.rule, "message": entry.lexicon.say(&refusal.why) });
    match error {
        HostedError::Malformed(what) => Fault::params(what.clone()),
        HostedError::Setup(refusals) => {
            let mut data = refusals.first().map(told).unwrap_or_else(|| json!({}));
            data["all"] = refusals.iter().map(told).collect();
            Fault::refused(entry.explain(error), data)
        }
        HostedError::Denied(MatchError::Refused(refusal)) => Fault::refused(entry.explain(error), told(refusal)),
        HostedError::Denied(MatchError::Over) => over(),
        HostedError::Denied(_) => Fault::not_now(entry.explain(error)),
    }
}

/// When a bot stops thinking, if not at its level's own limit.
fn limit(asked: &requests::Bot) -> Result<Option<Limit>, Fault> {
    match (asked.ms, asked.iterations) {
        (None, None) => Ok(None),
        (Some(ms @ 1..=LONGEST_MS), None) => Ok(Some(Limit::Clock(Duration::from_millis(ms)))),
        (None, Some(count @ 1..=MOST_ITERATIONS)) => Ok(Some(Limit::Iterations(count))),
        _ => Err(Fault::params(format!(
            "a bot thinks for `ms` (1 to {LONGEST_MS}) or for `iterations` (1 to {MOST_ITERATIONS}): give one of them"
        ))),
    }
}

/// The most that a bot can be asked to think about one decision.
const LONGEST_MS: u64 = 600_000;
const MOST_ITERATIONS: u32 = 10_000_000;
