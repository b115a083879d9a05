//! The panel beside the board, in its parts: how it stands, what is asked, what may be done, and the rest.

use super::{Eyes, colours, pass_settings, result};
use crate::app::App;
use crate::auto_pass::PassSettings;
use crate::decks;
use crate::live::Inside;
use crate::pages::{dice::promise_field, rule_link, say, say_with, turn_in_words};
use maud::{Markup, html};
use std::collections::BTreeSet;
use store::Holder;
use table::{Message, Next, Seat, Side};
use titles::{Entry, Hosted, SeatView, Standing};

/// All that the business of a match depends on: how far it has come, and how the seat wants to be asked in between.
#[derive(PartialEq, Eq)]
pub(super) struct Deal {
    is_over: bool,
    draw_offer: Option<Seat>,
    passing: Option<PassSettings>,
}

/// A match that goes on or has ended, and who looks at it.
pub(super) struct Panel<'a> {
    pub app: &'a App,
    pub inside: &'a Inside,
    pub eyes: Eyes,
    pub entry: &'a Entry,
    pub game: &'a dyn Hosted,
    pub seen: &'a dyn SeatView,
    pub standing: Standing,
}

impl Panel<'_> {
    pub(super) fn say(&self, key: &'static str) -> String {
        say(self.app, self.eyes.language, key)
    }

    /// Points, phase, who sits where.
    pub(super) fn standing(&self) -> Markup {
        let Standing { points: [first, second], sides, track, .. } = &self.standing;
        let (lead, most) = (first - second, (first.abs() + second.abs()).max(10));
        html! {
            header.standing data-turn=[self.standing.turn_of.map(|seat| if self.is_mine(seat) { "mine" } else { "theirs" })] {
                div.score.(colours(*sides)) role="group" aria-label=(self.say("points")) {
                    span.side.first { (self.player(Side::First)) " " b { (first) } }
                    meter.lead min=(-most) max=(most) value=(lead) title=(self.say("lead")) { (lead) }
                    span.side.second { b { (second) } " " (self.player(Side::Second)) }
                }
                ol.track aria-label=(self.say("phases")) {
                    @for (i, phase) in track.phases.iter().enumerate() {
                        li.lit[i == track.at] aria-current=[(i == track.at).then_some("step")] title=(self.entry.lexicon.say(&phase.about)) { (self.entry.lexicon.say(&phase.name)) }
                    }
                    @if let Some(turn) = turn_in_words(self.app, self.eyes.language, track) { li.turn { (turn) } }
                }
            }
        }
    }

    /// The side in words.
    pub(super) fn side(&self, side: Side) -> String {
        let word = self.standing.sides[side.index()];
        say_with(self.app, self.eyes.language, Message::new("player").with("side", word).with("who", "other"))
    }

    /// Whose turn is played back: the enemy's, or for a spectator whatever happened.
    pub(super) fn reel(&self) -> String {
        let mine = self.eyes.seat.and_then(|seat| self.game.seating().side(seat));
        let enemy = mine.map_or("all", |side| self.standing.sides[side.other().index()]);
        say_with(self.app, self.eyes.language, Message::new("reel-of").with("side", enemy))
    }

    /// Does this seat play the side of whoever looks?
    fn is_mine(&self, seat: Seat) -> bool {
        let side = |seat: Seat| self.game.seating().side(seat);
        self.eyes.seat.is_some_and(|mine| side(mine) == side(seat))
    }

    /// The side in words, and whether it is oneself or a bot.
    fn player(&self, side: Side) -> String {
        let seating = self.game.seating();
        let is_bot =
            |seat: Seat| self.inside.seats.get(seat.index()).is_some_and(|row| matches!(row.holder, Holder::Bot(_)));
        let mine = self.eyes.seat.and_then(|seat| seating.side(seat)) == Some(side) && !self.eyes.shared;
        let who = if mine {
            "you"
        } else if seating.of_side(side).any(is_bot) {
            "bot"
        } else {
            "other"
        };
        let word = self.standing.sides[side.index()];
        let player = say_with(self.app, self.eyes.language, Message::new("player").with("side", word).with("who", who));
        let names: BTreeSet<&str> = seating
            .of_side(side)
            .filter_map(|seat| self.inside.names.name(&self.inside.seats.get(seat.index())?.holder))
            .collect();
        std::iter::once(player.as_str()).chain(names).collect::<Vec<&str>>().join(" · ")
    }

    pub(super) fn prompt(&self) -> Markup {
        let prompt = self.seen.prompt();
        let (yours, over) = match self.game.next() {
            Next::Decide(seat) => (self.eyes.seat == Some(seat) && !self.passes_for_me(), false),
            Next::Over(_) => (false, true),
        };
        let turn = if over {
            "over"
        } else if yours {
            "your-turn"
        } else {
            "their-turn"
        };
        html! {
            section.prompt.yours[yours].over[over] {
                @if self.inside.waits_for_bot() { progress.thinking max="1" value="0" aria-label=(self.say("thinking")) {} }
                p.whose { (self.say(turn)) }
                @match self.game.next() {
                    Next::Over(outcome) => p.ask { (result(self.app, self.eyes.language, self.standing.sides, self.game.settled(), &outcome)) },
                    Next::Decide(_) => p.ask { (self.entry.say(&prompt)) " " (rule_link(self.entry, prompt.rule)) },
                }
                (self.stack())
                @if self.inside.bot_is_stuck {
                    p.error { (self.say("bot-stuck")) }
                    @if self.eyes.seat.is_some() {
                        form method="post" action={ "/m/" (self.inside.row.id) "/try_again" } { button { (self.say("try-again")) } }
                    }
                }
            }
        }
    }

    /// Cards that wait for each other, the next to take effect first.
    fn stack(&self) -> Markup {
        let (entry, stack) = (self.entry, &self.standing.stack);
        html! {
            @if !stack.is_empty() {
                ol.stack { @for (line, card) in stack { li data-detail-of={ "card:" (card) } { (entry.say(line)) " " (rule_link(entry, line.rule)) } } }
            }
        }
    }

    /// What the seat is offered beside its choices: decks of its own, where it is asked for one.
    pub(super) fn offer(&self) -> Markup {
        let seat = self.eyes.seat;
        seat.map(|seat| decks::seat::offer(self.app, self.eyes.language, self.inside, seat)).unwrap_or_default()
    }

    /// What helps a seat with so many choices: the script fills in the token.
    pub(super) fn aids(&self, choices: usize) -> Markup {
        let id = self.inside.row.id;
        let Some(seat) = self.eyes.seat else { return html! {} };
        html! {
            div.aids {
                @if choices > 1 {
                    form.hint method="post" action={ "/m/" (id) "/hint" } {
                        input type="hidden" name="seat" value=(seat.0);
                        button data-key="h" data-busy=(self.say("hint-coming")) { (self.say("hint")) }
                        output {}
                    }
                }
                @if self.game.can_undo(seat) {
                    form.undo method="post" action={ "/m/" (id) "/undo" } {
                        input type="hidden" name="seat" value=(seat.0);
                        input type="hidden" name="token" value="";
                        button data-key="u" { (self.say("undo")) }
                    }
                }
                // Before the first turn there is nothing to interrupt.
                @if self.asks_in_between() && self.standing.track.turn > 0 { (pass_settings::until_my_turn(self, seat)) }
            }
        }
    }

    /// Does it go on, and may seats be asked whether they interrupt?
    fn asks_in_between(&self) -> bool {
        self.standing.has_interrupts && matches!(self.game.next(), Next::Decide(_))
    }

    /// Is the seat about to be passed for, though the rules ask it?
    pub(super) fn hurries_me(&self) -> bool {
        self.eyes.seat.is_some_and(|seat| self.inside.auto_pass.hurries(&self.inside.seats, seat))
    }

    pub(super) fn passes_for_me(&self) -> bool {
        self.eyes.seat.is_some_and(|seat| self.inside.auto_pass.passes_for(&self.inside.seats, seat))
    }

    /// What the business is drawn from.
    pub(super) fn deal(&self) -> Deal {
        let asked = self.eyes.seat.filter(|_| self.asks_in_between());
        Deal {
            is_over: matches!(self.game.next(), Next::Over(_)),
            draw_offer: self.game.draw_offer(),
            passing: asked.map(|seat| self.inside.auto_pass.settings(seat)),
        }
    }

    /// Giving up, draws, rematch, the record.
    pub(super) fn business(&self) -> Markup {
        let (id, game) = (self.inside.row.id, self.game);
        let over = matches!(game.next(), Next::Over(_));
        let offered = game.draw_offer().filter(|by| {
            let mine = self.eyes.seat.and_then(|seat| game.seating().side(seat));
            mine.is_some() && game.seating().side(*by) != mine
        });
        html! {
            @if let (Some(seat), true) = (self.eyes.seat, self.asks_in_between()) {
                (pass_settings::at_the_table(self, seat))
            }
            nav.business {
                @if let (Some(seat), false) = (self.eyes.seat, over) {
                    @if offered.is_some() { p.offer { (self.say("draw-offered")) } }
                    form method="post" action={ "/m/" (id) (if offered.is_some() { "/agree_draw" } else { "/offer_draw" }) } {
                        input type="hidden" name="seat" value=(seat.0);
                        button { (self.say(if offered.is_some() { "draw-agree" } else { "draw-offer" })) }
                    }
                    form method="post" action={ "/m/" (id) "/resign" } {
                        input type="hidden" name="seat" value=(seat.0);
                        button data-ask=(self.say("resign-sure")) { (self.say("resign")) }
                    }
                }
                @if over {
                    a.button.main href={ "/m/" (id) "/story" } { (self.say("how-it-went")) }
                    @if self.eyes.seat.is_some() {
                        form method="post" action={ "/m/" (id) "/rematch" } { (promise_field()) button { (self.say("rematch")) } }
                    }
                    a.button href={ "/m/" (id) "/match.jsonl" } download { (self.say("export")) }
                }
                a.button href={ "/m/" (id) "/dice" } { (self.say(if over { "dice-check" } else { "dice" })) }
                a.button href={ "/rules/" (self.entry.title().id) } data-book { (self.say("rules")) }
            }
        }
    }
}
