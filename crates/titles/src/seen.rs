//! A seat's view of a match by its rules and its board.

use crate::hosted::json;
use crate::playable::WholeGame;
use crate::{
    AnyView, BoardChoice, Choice, DoneBy, Heard, InterruptChance, LogLine, Lost, Medium, Picture, PlayOuts, SeatView,
    Standing, Tray, Vantage, study,
};
use boards::{Board, Exit, Ink, Meaning, Outlook, Reached, Say, Sign, Spot, Told};
use serde_json::Value;
use std::cell::OnceCell;
use std::ops::RangeInclusive;
use table::{Match, Next, Prompt, Refusal, Rng, Rules, Seat, Side};

/// A match, who looks at it, and what they see of it.
pub(crate) struct Seen<'a, R: Rules, B: Board<Rules = R>> {
    game: &'a Match<R>,
    seat: Option<Seat>,
    view: R::View,
    /// Laid out for both outlooks, as far as anybody has asked for it.
    scenes: [OnceCell<B::Scene>; 2],
}

impl<'a, R: WholeGame, B: Board<Rules = R>> Seen<'a, R, B> {
    pub(crate) fn new(game: &'a Match<R>, seat: Option<Seat>) -> Seen<'a, R, B> {
        Seen { game, seat, view: R::view(game.state(), seat), scenes: [const { OnceCell::new() }; 2] }
    }

    fn scene(&self) -> &B::Scene {
        self.scene_from(Outlook::Upright)
    }

    fn scene_from(&self, outlook: Outlook) -> &B::Scene {
        self.scenes[usize::from(outlook.is_turned())].get_or_init(|| B::scene(&self.view, outlook))
    }

    /// Whoever sits above looks at the board turned round, so that what is theirs lies before them.
    fn outlook(&self, from: Vantage) -> Outlook {
        let above = self.seat.is_some_and(|seat| B::home(&self.view, seat).1 < 50);
        match (above, from) {
            (false, Vantage::Own) | (true, Vantage::Opposite) => Outlook::Upright,
            (true, Vantage::Own) | (false, Vantage::Opposite) => Outlook::Turned,
        }
    }

    /// The seat that looks, if it is the one that decides.
    fn decider(&self) -> Option<Seat> {
        match self.game.next() {
            Next::Decide(seat) => Some(seat).filter(|_| self.seat == Some(seat)),
            Next::Over(_) => None,
        }
    }

    /// What this seat may do.
    fn legal(&self) -> Vec<R::Action> {
        self.decider().map_or_else(Vec::new, |_| self.game.legal())
    }

    fn choice(&self, action: R::Action) -> Choice {
        Choice { action: json(&action), prompt: R::action(&self.view, action) }
    }

    fn line(&self, step: usize, event: &R::Event) -> LogLine {
        let by = step.checked_sub(1).and_then(|i| self.game.played().get(i)).map(|played| played.seat);
        let done_by = if by.is_some() && by == self.seat { DoneBy::Oneself } else { DoneBy::Others };
        LogLine { step, done_by, prompt: R::event(event), cue: B::cue(&self.view, event) }
    }
}

impl<R: WholeGame, B: Board<Rules = R>> SeatView for Seen<'_, R, B> {
    fn view(&self) -> AnyView {
        AnyView::new(self.view.clone())
    }

    fn prompt(&self) -> Prompt {
        R::prompt(&self.view)
    }

    fn choices(&self) -> Vec<Choice> {
        self.legal().into_iter().map(|action| self.choice(action)).collect()
    }

    fn actions(&self) -> Vec<Value> {
        self.legal().iter().map(json).collect()
    }

    fn sample(&self, seed: u64) -> Value {
        json(&R::imagine(&self.view, &mut Rng::seeded(seed)))
    }

    fn play_outs(&self, count: u32, seed: u64) -> PlayOuts {
        study::play_outs::<R>(&self.view, count, seed)
    }

    fn choices_on_board(&self, worded: usize) -> Vec<BoardChoice> {
        let legal = self.legal();
        let on_board = |&action: &R::Action| BoardChoice {
            action: serde_json::to_string(&action).unwrap_or_default(),
            prompt: None,
            spots: B::spots(&self.view, self.scene(), action),
            lines: B::lines(&self.view, self.scene(), action),
            card: B::CARDS.and_then(|cards| (cards.of)(action)),
            forecast: B::forecast(&self.view, action),
        };
        let mut choices: Vec<BoardChoice> = legal.iter().map(on_board).collect();
        let are_few = choices.iter().filter(|choice| !choice.spots.is_empty()).count() <= worded;
        for (choice, &action) in choices.iter_mut().zip(&legal) {
            if are_few || choice.spots.is_empty() {
                choice.prompt = Some(R::action(&self.view, action));
            }
        }
        choices
    }

    fn why_not(&self, spot: &Spot, held: Option<&Spot>) -> Option<Refusal> {
        self.decider()?;
        let answer = |meaning: Meaning<R::Action>| match meaning {
            Meaning::Act(action) => R::check(self.game.state(), action),
            Meaning::Nothing(why) => Err(why),
        };
        let meant = B::click_meanings(&self.view, self.scene(), spot, held);
        let answers: Vec<Result<(), Refusal>> = meant.into_iter().map(answer).collect();
        // With a piece in hand it is no comfort that another one could do something there.
        if held.is_none() && answers.iter().any(Result::is_ok) {
            return None;
        }
        answers.into_iter().find_map(Result::err)
    }

    fn interrupt_chance(&self) -> Option<InterruptChance> {
        let seat = self.decider()?;
        let pass = R::pass(&self.view)?;
        let is_real = self.game.legal().iter().any(|action| *action != pass);
        Some(InterruptChance { seat, pass: json(&pass), is_real })
    }

    fn standing(&self) -> Standing {
        Standing {
            points: R::points(self.game.state()),
            sides: Side::BOTH.map(|side| R::side_word(&self.view, side)),
            track: R::track(&self.view),
            step: R::step(&self.view),
            turn_of: R::turn_of(&self.view),
            has_interrupts: R::has_interrupts(&self.view),
            aim: R::aim(&self.view),
            losses: B::losses(&self.view),
            stack: B::stack(&self.view),
        }
    }

    fn log(&self, steps: RangeInclusive<usize>) -> Vec<LogLine> {
        let last = (*steps.end()).min(self.game.played().len());
        (*steps.start()..=last)
            .flat_map(|step| self.game.heard_in(step, self.seat).map(move |event| self.line(step, event)))
            .collect()
    }

    fn losses(&self) -> Option<Tray> {
        let summaries = B::losses(&self.view)?;
        let (mut lost, mut turn) = (Vec::<Lost>::new(), None);
        for event in self.game.heard(self.seat) {
            let cue = B::cue(&self.view, event);
            if cue.told == Told::Turn {
                turn = Some(R::event(event).message);
            }
            let Some(loss) = cue.loss else { continue };
            if loss.exit == Exit::Restored {
                let like = |other: &Lost| (other.loss.side, &other.loss.picture) == (loss.side, &loss.picture);
                lost.iter().rposition(like).map(|place| lost.remove(place));
            } else if cue.whom.is_none() || lost.iter().all(|other| other.piece != cue.whom) {
                let (piece, places, turn) = (cue.whom, cue.places, turn.clone());
                lost.push(Lost { piece, places, loss, turn, prompt: R::event(event) });
            }
        }
        Some(Tray { summaries, lost })
    }

    fn heard(&self, since: usize) -> Vec<Heard> {
        let told = |(number, event)| Heard { number, event: json(event), prompt: R::event(event) };
        (1..).zip(self.game.heard(self.seat)).skip(since).map(told).collect()
    }

    fn heard_so_far(&self) -> usize {
        self.game.heard(self.seat).count()
    }

    fn picture(&self, from: Vantage, ink: Ink) -> Picture {
        let outlook = self.outlook(from);
        let scene = self.scene_from(outlook);
        Picture {
            frame: B::frame(&self.view),
            outlook,
            ground_mark: B::ground_mark(&self.view),
            live: B::live(&self.view, scene, ink),
            cards: B::CARDS.map_or_else(Vec::new, |cards| (cards.shown)(&self.view, scene)),
            home: self.seat.map(|seat| outlook.share(B::home(&self.view, seat))),
        }
    }

    fn ground(&self, outlook: Outlook, say: Say) -> String {
        B::ground(&self.view, self.scene_from(outlook), say)
    }

    fn legend(&self) -> Vec<Sign> {
        B::legend(&self.view, self.scene())
    }

    fn print(&self, medium: Medium) -> String {
        match medium {
            Medium::Text(style) => B::text(&self.view, self.scene(), style),
            Medium::Svg => B::svg(&self.view, self.scene()),
        }
    }

    fn detail(&self, spot: &Spot, say: Say) -> Option<String> {
        B::detail(&self.view, self.scene(), spot, say)
    }

    fn reach(&self, spot: &Spot) -> Vec<Reached<Value>> {
        let reached = B::reach(&self.view, self.scene(), spot).into_iter();
        reached.map(|reached| reached.map(|action| json(&action))).collect()
    }
}
