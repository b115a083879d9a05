//! The match itself: whose turn it is, what they see, what they do.

use super::menu::{Menu, Picked};
use super::said::{HELP, Said};
use crate::commands::rules::rule_in_words;
use crate::failure::write_file;
use crate::lines::next_words;
use crate::{Failure, Screen};
use ::table::{Deed, Next, Outcome, Rng, Seat, Seats};
use boards::{Extent, TextStyle};
use bots::{Decision, Level, Persona};
use serde_json::Value;
use std::collections::BTreeMap;
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use titles::{MatchInWords, Thinker};

/// A match, the people at the screen and the bots among the rest.
pub(super) struct TerminalTable<'a, I, O> {
    pub hosted: MatchInWords<'a>,
    /// The seats of people; bots have the others.
    pub humans: Seats,
    pub opponent: Persona,
    pub rng: Rng,
    /// The bots that have acted: they remember.
    pub bots: BTreeMap<Seat, Box<dyn Thinker>>,
    /// Where the match is kept.
    pub save: Option<PathBuf>,
    pub input: &'a mut I,
    pub out: &'a mut O,
    pub screen: Screen,
    /// The language of the rulebook.
    pub language: String,
    pub progress: Progress,
}

/// How many choices a hint names.
const HINTS: usize = 3;

/// So many lines of choices are shown on the smallest screen.
const LEAST: usize = 3;

/// What has been shown to whom.
#[derive(Default)]
pub(super) struct Progress {
    /// The person at the screen.
    at_screen: Option<Seat>,
    /// By seat: the first action that it has not heard of.
    unheard: [usize; ::table::MAX_SEATS],
    /// The board as last drawn.
    drawn: String,
}

/// Does the match go on?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flow {
    /// Somebody acted or took back: look again who decides.
    On,
    /// The same person decides on.
    Stay,
    /// Somebody wants to stop, or the input has ended.
    Stop,
}

impl<I: BufRead, O: Write> TerminalTable<'_, I, O> {
    /// Plays until the match ends or somebody stops.
    pub fn play(mut self) -> Result<(), Failure> {
        loop {
            match self.hosted.game.next() {
                Next::Over(outcome) => return self.finish(&outcome),
                Next::Decide(seat) if !self.humans.contains(seat) => self.bot_acts(seat)?,
                Next::Decide(seat) => {
                    if self.turn(seat)? == Flow::Stop {
                        return self.stop();
                    }
                }
            }
        }
    }

    fn bot_acts(&mut self, seat: Seat) -> Result<(), Failure> {
        let (opponent, seed) = (self.opponent, self.rng.seed());
        let game = &self.hosted.entry.game;
        let bot = self.bots.entry(seat).or_insert_with(|| game.thinker(opponent, seed, None));
        let opinion = self.hosted.opinion(&mut **bot);
        let opinion = opinion.ok_or_else(|| Failure::input(format!("the bot on {seat} finds nothing to do")))?;
        self.enter(seat, opinion.decision.into())
    }

    fn enter(&mut self, seat: Seat, deed: Deed<Value>) -> Result<(), Failure> {
        let entry = self.hosted.entry;
        self.hosted.game.enter(seat, deed).map_err(|error| Failure::of(entry, &error))
    }

    /// One decision of a person.
    fn turn(&mut self, seat: Seat) -> Result<Flow, Failure> {
        match self.hand_over(seat)? {
            Flow::Stay => {}
            other => return Ok(other),
        }
        self.tell_log(seat)?;
        self.draw(seat, Extent::Brief)?;
        let mut menu = Menu::new(self.hosted.choices(Some(seat)));
        self.ask(seat, &mut menu)?;
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let Some(line) = next_words(self.input)? else { return Ok(Flow::Stop) };
            match self.answer(seat, &mut menu, Said::read(&line))? {
                Flow::Stay => {}
                other => return Ok(other),
            }
        }
    }

    /// Lets another person come to the screen without seeing what is not for them.
    fn hand_over(&mut self, seat: Seat) -> Result<Flow, Failure> {
        let before = self.progress.at_screen.replace(seat);
        if before == Some(seat) || self.humans.iter().count() < 2 {
            return Ok(Flow::Stay);
        }
        self.progress.drawn.clear();
        let name = self.hosted.name(seat);
        if let Some(before) = before.filter(|before| self.hosted.game.can_undo(*before)) {
            writeln!(
                self.out,
                "\n{name} decides next. Press Enter to hand over, or type undo to take your action back."
            )?;
            write!(self.out, "> ")?;
            self.out.flush()?;
            match next_words(self.input)?.map(|line| Said::read(&line)) {
                None | Some(Said::Quit) => return Ok(Flow::Stop),
                Some(Said::Undo) => {
                    self.progress.at_screen = Some(before);
                    return self.undo(before);
                }
                Some(_) => {}
            }
        }
        self.clear()?;
        write!(self.out, "Hand over to {name}. Press Enter when only {name} looks at the screen. ")?;
        self.out.flush()?;
        Ok(if next_words(self.input)?.is_none() { Flow::Stop } else { Flow::Stay })
    }

    fn clear(&mut self) -> Result<(), Failure> {
        if self.screen.person {
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        } else {
            writeln!(self.out, "\n{}", "-".repeat(40))?;
        }
        Ok(())
    }

    /// What the seat has heard since it last decided.
    fn tell_log(&mut self, seat: Seat) -> Result<(), Failure> {
        let Some(unheard) = self.progress.unheard.get_mut(seat.index()) else { return Ok(()) };
        let lines = self.hosted.log(*unheard, Some(seat));
        *unheard = self.hosted.game.len() + 1;
        for line in lines {
            writeln!(self.out, "  · {} ({})", line.text, line.rule)?;
        }
        Ok(())
    }

    /// Draws the board if it has changed since the last time; with all that is to be said of it if somebody asked.
    fn draw(&mut self, seat: Seat, extent: Extent) -> Result<(), Failure> {
        let board = self.hosted.board(Some(seat), TextStyle { extent, ..self.screen.style });
        if extent == Extent::Whole || board != self.progress.drawn {
            write!(self.out, "\n{board}")?;
            self.progress.drawn = board;
        }
        Ok(())
    }

    /// The lines that a board leaves for the choices, beside what is asked and the prompt.
    fn room(&self) -> usize {
        let board = self.progress.drawn.lines().count();
        usize::from(self.screen.rows).saturating_sub(board + 4).max(LEAST)
    }

    /// Says what is to be decided and lists the actions.
    fn ask(&mut self, seat: Seat, menu: &mut Menu) -> Result<(), Failure> {
        let prompt = self.hosted.game.seen_by(Some(seat)).prompt();
        let asked = format!("{}: {} ({})", self.hosted.name(seat), self.hosted.entry.say(&prompt), prompt.rule);
        writeln!(self.out, "\n{}", self.screen.strong(&asked))?;
        let room = self.room();
        write!(self.out, "{}", menu.first_page(self.screen.style.width.into(), room))?;
        Ok(())
    }

    fn answer(&mut self, seat: Seat, menu: &mut Menu, said: Said) -> Result<Flow, Failure> {
        let width = self.screen.style.width.into();
        match said {
            Said::Act(words) => return self.choose(seat, menu, &words),
            Said::Undo => return self.undo(seat),
            Said::Quit => return Ok(Flow::Stop),
            Said::Why(what) => self.why(seat, menu, &what)?,
            Said::Rule(id) => self.show_rule(&id)?,
            Said::Board => self.draw(seat, Extent::Whole)?,
            Said::List | Said::Nothing => self.ask(seat, menu)?,
            Said::More => {
                let room = self.room();
                write!(self.out, "{}", menu.next_page(width, room))?;
            }
            Said::Log => self.show_log(seat)?,
            Said::Save(file) => self.save_as(file)?,
            Said::Hint => self.hint(menu)?,
            Said::Help => writeln!(self.out, "{HELP}")?,
        }
        Ok(Flow::Stay)
    }

    fn choose(&mut self, seat: Seat, menu: &Menu, words: &str) -> Result<Flow, Failure> {
        match menu.pick(words) {
            Picked::One(index) => {
                let Some(choice) = menu.get(index) else { return Ok(Flow::Stay) };
                writeln!(self.out, "{}", choice.text)?;
                self.enter(seat, Deed::Act(choice.action.clone()))?;
                self.keep()?;
                Ok(Flow::On)
            }
            Picked::Several(indices) => {
                writeln!(self.out, "That could be any of these:")?;
                write!(self.out, "{}", menu.lines(&indices, self.screen.style.width.into()))?;
                Ok(Flow::Stay)
            }
            Picked::None => {
                writeln!(self.out, "No action is called that. Type a number, a part of an action's text, or help.")?;
                Ok(Flow::Stay)
            }
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<Flow, Failure> {
        match self.hosted.game.enter(seat, Deed::Undo) {
            Ok(()) => {
                writeln!(self.out, "Taken back.")?;
                self.keep()?;
                Ok(Flow::On)
            }
            Err(error) => {
                writeln!(self.out, "Not possible: {}.", self.hosted.entry.explain(&error))?;
                Ok(Flow::Stay)
            }
        }
    }

    /// The rule behind an action, or why something else cannot be done.
    fn why(&mut self, seat: Seat, menu: &Menu, what: &str) -> Result<(), Failure> {
        if what.is_empty() {
            let rule = self.hosted.game.seen_by(Some(seat)).prompt().rule;
            return self.show_rule(rule);
        }
        if let Ok(action) = serde_json::from_str::<Value>(what)
            && !action.is_number()
        {
            return self.why_not(seat, menu, &action);
        }
        match menu.pick(what) {
            Picked::One(index) => {
                let Some(choice) = menu.get(index) else { return Ok(()) };
                writeln!(self.out, "You may: {}", choice.text)?;
                self.show_rule(choice.rule)
            }
            Picked::Several(indices) => {
                writeln!(self.out, "That could be any of these:")?;
                Ok(write!(self.out, "{}", menu.lines(&indices, self.screen.style.width.into()))?)
            }
            Picked::None => {
                writeln!(self.out, "Nothing like that can be done now. What is to be decided comes from this rule:")?;
                let rule = self.hosted.game.seen_by(Some(seat)).prompt().rule;
                self.show_rule(rule)?;
                Ok(writeln!(self.out, "To ask about one exact action, write it in JSON as `steppe engine` does.")?)
            }
        }
    }

    fn why_not(&mut self, seat: Seat, menu: &Menu, action: &Value) -> Result<(), Failure> {
        if let Some((index, choice)) = menu.find(action) {
            writeln!(self.out, "You may: it is number {}, {}", index + 1, choice.text)?;
            return self.show_rule(choice.rule);
        }
        let entry = self.hosted.entry;
        match self.hosted.game.copy().enter(seat, Deed::Act(action.clone())) {
            Ok(()) => writeln!(self.out, "You may.")?,
            Err(error) => writeln!(self.out, "Not possible: {}", entry.explain(&error))?,
        }
        Ok(())
    }

    fn show_rule(&mut self, id: &str) -> Result<(), Failure> {
        let book = self.hosted.entry.title().rulebook.in_language(&self.language);
        match book.rule(id) {
            Some(rule) => writeln!(self.out, "{}", rule_in_words(rule, self.screen))?,
            None => {
                let example = book.rules().next().map_or("", |rule| rule.id);
                writeln!(self.out, "There is no rule {id:?}. Rules are numbered like {example}.")?;
            }
        }
        Ok(())
    }

    fn show_log(&mut self, seat: Seat) -> Result<(), Failure> {
        for line in self.hosted.log(0, Some(seat)) {
            writeln!(self.out, "{:>4}  {} ({})", line.step, line.text, line.rule)?;
        }
        Ok(())
    }

    fn hint(&mut self, menu: &Menu) -> Result<(), Failure> {
        let mut veteran = self.hosted.entry.game.thinker(Level::Veteran.into(), self.rng.seed(), None);
        let Some(opinion) = self.hosted.opinion(&mut *veteran) else {
            return Ok(writeln!(self.out, "The veteran has no idea.")?);
        };
        if let (Decision::Act(action), true) = (&opinion.decision, opinion.candidates.is_empty())
            && let Some((index, choice)) = menu.find(action)
        {
            return Ok(writeln!(self.out, "There is only one choice, {}: {}", index + 1, choice.text)?);
        }
        writeln!(self.out, "After {} looks ahead the veteran would choose:", opinion.iterations)?;
        for weighed in opinion.candidates.iter().take(HINTS) {
            let Some((index, choice)) = menu.find(&weighed.action) else { continue };
            let (share, chance) = (weighed.share * 100.0, (weighed.worth + 1.0) * 50.0);
            let figures = format!("{share:.0} % of its attention, {chance:.0} of 100 points expected");
            writeln!(self.out, "  {}: {} ({figures})", index + 1, choice.text)?;
        }
        Ok(())
    }

    fn save_as(&mut self, file: Option<PathBuf>) -> Result<(), Failure> {
        let Some(file) = file.or(self.save.clone()) else {
            return Ok(writeln!(self.out, "Say where: save FILE")?);
        };
        match write_file(&file, &self.hosted.game.export()) {
            Ok(()) => writeln!(self.out, "Kept in {0}. Go on later with: steppe play --resume {0}", file.display())?,
            Err(Failure::Input(why)) => writeln!(self.out, "Not kept: {why}")?,
            Err(other) => return Err(other),
        }
        Ok(())
    }

    fn keep(&self) -> Result<(), Failure> {
        self.save.as_deref().map_or(Ok(()), |file| write_file(file, &self.hosted.game.export()))
    }

    fn stop(mut self) -> Result<(), Failure> {
        self.keep()?;
        match self.save.take() {
            Some(file) => writeln!(self.out, "\nThe match is kept. Go on with: {}", resume(&file))?,
            None => writeln!(self.out, "\nThe match is not kept. With --save FILE it would be.")?,
        }
        Ok(())
    }

    /// What happened last, the final board, the outcome and the record.
    fn finish(mut self, outcome: &Outcome) -> Result<(), Failure> {
        let observer = self.humans.iter().next().filter(|_| self.humans.iter().count() == 1);
        let heard = observer.map_or_else(|| self.hosted.game.len(), |seat| self.progress.unheard[seat.index()]);
        for line in self.hosted.log(heard, observer) {
            writeln!(self.out, "  · {} ({})", line.text, line.rule)?;
        }
        writeln!(self.out, "\n{}", self.hosted.board(observer, self.screen.style))?;
        let end = format!("The match is over: {}.", self.hosted.tell_outcome(outcome));
        writeln!(self.out, "{}", self.screen.strong(&end))?;
        self.keep()?;
        match self.save.take() {
            Some(file) => writeln!(self.out, "Its record is {0}. Check it with: steppe verify {0}", file.display())?,
            None if self.screen.person => self.offer_record()?,
            None => writeln!(self.out, "Its record is not kept. With --save FILE it would be.")?,
        }
        Ok(())
    }

    fn offer_record(&mut self) -> Result<(), Failure> {
        write!(self.out, "To keep the record, type a file name; or press Enter. ")?;
        self.out.flush()?;
        match next_words(self.input)? {
            Some(name) if !name.is_empty() => {
                let file = PathBuf::from(name);
                match write_file(&file, &self.hosted.game.export()) {
                    Ok(()) => writeln!(self.out, "Kept. Check it with: steppe verify {}", file.display())?,
                    Err(Failure::Input(why)) => writeln!(self.out, "Not kept: {why}")?,
                    Err(other) => return Err(other),
                }
            }
            _ => writeln!(self.out)?,
        }
        Ok(())
    }
}

fn resume(file: &Path) -> String {
    format!("steppe play --resume {}", file.display())
}
