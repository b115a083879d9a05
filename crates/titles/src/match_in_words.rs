//! A match and its title together: what it offers and tells is in words.

use crate::{Choice, Entry, Hosted, LogLine, Medium, Opinion, Thinker, Titles};
use boards::TextStyle;
use bots::Progress;
use serde_json::{Value, json};
use table::{Next, Outcome, Seat, Side};

/// A match and its title.
pub struct MatchInWords<'a> {
    /// The title.
    pub entry: &'a Entry,
    /// The match.
    pub game: Box<dyn Hosted>,
}

/// An action that is legal now, in words.
#[derive(Clone, Debug)]
pub struct ChoiceInWords {
    /// The action.
    pub action: Value,
    /// What it does.
    pub text: String,
    /// The rule that it comes from.
    pub rule: &'static str,
}

/// One line of the log, in words.
#[derive(Clone, Debug)]
pub struct LineInWords {
    /// The step that it followed from; 0 before the first action.
    pub step: usize,
    /// What happened.
    pub text: String,
    /// The rule.
    pub rule: &'static str,
}

impl<'a> MatchInWords<'a> {
    /// A recorded match, played again.
    pub fn of_record(titles: &'a Titles, text: &str) -> Result<MatchInWords<'a>, String> {
        let entry = titles.of_record(text)?;
        let game = entry.game.import(text).map_err(|wrong| wrong.to_string())?;
        Ok(MatchInWords { entry, game })
    }

    /// The match at an earlier point.
    pub fn rewound(&self, steps: usize) -> MatchInWords<'a> {
        MatchInWords { entry: self.entry, game: self.game.rewound(steps) }
    }

    /// The seat that decides, unless the match is over.
    pub fn decider(&self) -> Option<Seat> {
        match self.game.next() {
            Next::Decide(seat) => Some(seat),
            Next::Over(_) => None,
        }
    }

    /// What a seat may do now: nothing unless it decides.
    pub fn choices(&self, seat: Option<Seat>) -> Vec<ChoiceInWords> {
        let in_words =
            |Choice { action, prompt }| ChoiceInWords { text: self.entry.say(&prompt), rule: prompt.rule, action };
        self.game.seen_by(seat).choices().into_iter().map(in_words).collect()
    }

    /// What a seat or a spectator heard from this step on.
    pub fn log(&self, since: usize, seat: Option<Seat>) -> Vec<LineInWords> {
        let in_words = |LogLine { step, prompt, .. }| LineInWords {
            step,
            text: capital(&self.entry.say(&prompt)),
            rule: prompt.rule,
        };
        self.game.seen_by(seat).log(since..=self.game.len()).into_iter().map(in_words).collect()
    }

    /// What a bot would do now, for the seat that decides and knowing only what that seat knows.
    pub fn opinion(&self, bot: &mut dyn Thinker) -> Option<Opinion> {
        let view = self.game.seen_by(Some(self.decider()?)).view();
        bot.think(&view, &Progress::default())
    }

    /// The board as text.
    pub fn board(&self, seat: Option<Seat>, style: TextStyle) -> String {
        self.game.seen_by(seat).print(Medium::Text(style))
    }

    /// The side of a seat.
    pub fn side(&self, seat: Seat) -> Option<Side> {
        self.game.seating().side(seat)
    }

    /// A seat in words: its side, and its number where the side has several.
    pub fn name(&self, seat: Seat) -> String {
        let Some(side) = self.side(seat) else { return seat.to_string() };
        let word = capital(self.entry.side(side));
        match self.game.seating().of_side(side).count() {
            0 | 1 => word,
            _ => format!("{word} ({seat})"),
        }
    }

    /// An outcome in words.
    pub fn tell_outcome(&self, outcome: &Outcome) -> String {
        outcome_in_words(self.entry, outcome)
    }
}

/// An outcome in words.
pub fn outcome_in_words(entry: &Entry, outcome: &Outcome) -> String {
    let [first, second] = outcome.points;
    match outcome.side {
        Some(Side::First) => format!("{} wins, {first} to {second}", capital(entry.side(Side::First))),
        Some(Side::Second) => format!("{} wins, {second} to {first}", capital(entry.side(Side::Second))),
        None => format!("a draw, {first} to {second}"),
    }
}

/// An outcome for a program.
pub fn outcome_as_json(entry: &Entry, outcome: &Outcome) -> Value {
    let [first, second] = entry.title().sides;
    json!({
        "winners": outcome.winners,
        "side": outcome.side.map(|side| entry.side(side)),
        "points": { first: outcome.points[0], second: outcome.points[1] },
    })
}

/// The words with a capital, as a sentence begins.
///
/// ```
/// assert_eq!(titles::capital("die Deutschen: Karte"), "Die Deutschen: Karte");
/// assert_eq!(titles::capital("7,5 cm"), "7,5 cm");
/// ```
pub fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let Some(first) = letters.next() else { return String::new() };
    let mut capital = String::with_capacity(word.len());
    capital.extend(first.to_uppercase());
    capital.push_str(letters.as_str());
    capital
}
