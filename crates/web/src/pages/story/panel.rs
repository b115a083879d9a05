//! Who won and why, what is next, where the points came from, what was lost, where the match turned; and at a step of
//! the way, what happened there.

use super::Page;
use super::account::account;
use super::book::Home;
use super::turning::{self, Chances, TurningPoint};
use crate::pages::sign::sign;
use crate::pages::{dice, rule_link};
use crate::people::in_words;
use crate::render::log::lines;
use crate::render::{colours, result};
use boards::Told;
use maud::{Markup, PreEscaped, html};
use std::ops::RangeInclusive;
use store::Visibility;
use table::{Message, Next, Side};
use titles::LogLine;

impl Page<'_> {
    pub(super) fn panel(&self) -> Markup {
        html! {
            div.part #part-moment { (self.moment()) }
            div.part #part-ending { (self.ending()) }
        }
    }

    pub(super) fn ending(&self) -> Markup {
        html! {
            div.ending.(colours(self.sides)) {
                p.when { (self.entry.passport().name()) @if let Some(scenario) = self.scenario() { " · " (scenario) } }
                h1 { (result(self.app, self.language, self.sides, self.book.game.settled(), &self.book.outcome)) }
                @if let Some(why) = self.why() { p.why { (self.entry.say(&why.prompt)) " " (rule_link(self.entry, why.prompt.rule)) } }
                @if self.book.home.is_none() {
                    p.sound { (self.put(Message::new("record-good").with("count", self.book.game.len()))) }
                }
                (self.people())
                (self.next_steps())
                (self.points())
                (self.losses())
                (self.turning_points())
                (self.farewell())
            }
        }
    }

    fn scenario(&self) -> Option<String> {
        let name = self.book.home.as_ref().map(|home| home.scenario.as_str())?;
        let known = self.entry.game.scenarios().iter().any(|(known, _)| *known == name);
        known.then(|| self.entry.passport().scenario(name))
    }

    /// Why it was over, by the rules: the last thing that was told.
    fn why(&self) -> Option<LogLine> {
        let last = self.book.game.len();
        let lines = self.book.game.seen_by(None).log(last..=last);
        lines.into_iter().rev().find(|line| line.cue.told == Told::Line).filter(|_| !self.book.game.settled())
    }

    /// Who played whom: who won comes first.
    fn people(&self) -> Markup {
        let Some(home) = &self.book.home else { return html! {} };
        let winner = self.book.outcome.side.unwrap_or(Side::First);
        let mine = self.book.own.and_then(|seat| self.book.game.seating().side(seat));
        html! {
            p.people {
                @for (place, side) in [winner, winner.other()].into_iter().enumerate() {
                    @if place > 0 { span.quiet { (self.say(if self.book.outcome.side.is_some() { "beat" } else { "drew-with" })) } }
                    span {
                        (sign(self.sides[side.index()])) " "
                        b { (home.players[side.index()].iter().map(|who| in_words(self.app, self.language, who)).collect::<Vec<_>>().join(", ")) }
                        @if mine == Some(side) { " " span.quiet { (self.say("you")) } }
                    }
                }
            }
        }
    }

    /// Rematch, analysis, share.
    fn next_steps(&self) -> Markup {
        html! {
            div.next-steps {
                @if let (Some(home), true) = (&self.book.home, self.book.own.is_some()) {
                    form method="post" action={ (home.path) "/rematch" } { (dice::promise_field()) button.main { (self.say("rematch")) } }
                }
                a.button href=(self.address(0, self.seat)) data-step="from-the-start" { (self.say("replay-from-start")) }
                @if self.analysis.is_none() { (self.ask_bot()) }
                details.share {
                    summary.button { (self.say("share")) }
                    div {
                        div.copy {
                            input.link readonly value=(self.book.path) data-link aria-label=(self.say("share-link"));
                            button type="button" data-copy data-done=(self.say("link-copied")) hidden { (self.say("copy-link")) }
                        }
                        @if let Some(home) = &self.book.home {
                            @if home.visibility == Visibility::Private { (self.publishing(home)) }
                            a href={ (home.path) "/board.svg" } download="steppe.svg" { (self.say("share-picture")) }
                            a href={ (home.path) "/match.jsonl" } download { (self.say("export")) }
                        }
                    }
                }
            }
        }
    }

    /// That nobody else can look, and the offer to let them.
    fn publishing(&self, home: &Home) -> Markup {
        html! {
            p.note { (self.say("private-note")) }
            form method="post" action={ (home.path) "/publish" } { button { (self.say("publish")) } }
        }
    }

    /// The offer to let a bot go through the match.
    pub(super) fn ask_bot(&self) -> Markup {
        html! { form.analyse method="post" action={ (self.book.path) "/analyse" } { button { (self.say("analyse")) } } }
    }

    /// The points of both sides by what they were for, from the middle.
    fn points(&self) -> Markup {
        let lines = self.book.game.seen_by(None).log(0..=self.book.game.len());
        let rows = account(&lines, self.book.outcome.points);
        let most = rows.iter().flat_map(|row| row.points).map(i32::abs).max().unwrap_or(1).max(1);
        let bar = |side: usize, points: i32| {
            html! { @if points != 0 { meter.(if side == 0 { "one" } else { "two" }) min="0" max=(most) value=(points.abs()) { (points) } } }
        };
        let number = |points: i32| if points == 0 { "–".to_owned() } else { points.to_string() };
        html! {
            @if !rows.is_empty() {
                table.points {
                    caption { (self.say("points-by-source")) }
                    thead { tr {
                        th scope="col" colspan="2" { (self.side(Side::First)) }
                        th scope="col" { span.unseen { (self.say("points-for")) } }
                        th scope="col" colspan="2" { (self.side(Side::Second)) }
                    } }
                    tbody {
                        @for row in &rows {
                            tr {
                                td.number { (number(row.points[0])) } td.one { (bar(0, row.points[0])) }
                                th scope="row" { (self.put(Message::new("points-source").with("source", row.source))) @if row.count > 1 { " " small { "× " (row.count) } } }
                                td.two { (bar(1, row.points[1])) } td.number { (number(row.points[1])) }
                            }
                        }
                    }
                    tfoot { tr {
                        @let [first, second] = self.book.outcome.points;
                        td.number { (first) } td {} th scope="row" { (self.say("points-together")) } td {} td.number { (second) }
                    } }
                }
            }
        }
    }

    /// A side by its name.
    pub(super) fn side(&self, side: Side) -> String {
        self.put(Message::new("player").with("side", self.sides[side.index()]).with("who", "other"))
    }

    /// What both sides have lost: how much, and each piece.
    fn losses(&self) -> Markup {
        let Some(tray) = self.book.game.seen_by(None).losses() else { return html! {} };
        let class = self.picture().frame.class;
        html! {
            section.lost {
                h2 { (self.say("losses")) }
                @for side in Side::BOTH {
                    p {
                        (sign(self.sides[side.index()])) " "
                        @for lost in tray.lost.iter().filter(|lost| lost.loss.side == side && lost.loss.exit == boards::Exit::Destroyed) {
                            svg class=(class) viewBox="-46 -46 92 92" aria-hidden="true" { (PreEscaped(&lost.loss.picture)) }
                        }
                        " " span { (self.entry.lexicon.say(&tray.summaries[side.index()])) }
                    }
                }
            }
        }
    }

    /// Where the match turned, with the chances before and after, and the way to try it otherwise.
    fn turning_points(&self) -> Markup {
        let Some(analysis) = &self.analysis else { return html! {} };
        let judged = analysis.judged();
        let chances = self.chances(&judged, analysis.done());
        let points = turning::points(&chances, &judged, &self.stops, &self.course);
        html! {
            @if analysis.done() && !points.is_empty() {
                section.turning {
                    h2 { (self.say("turning-points")) }
                    ol { @for point in &points { li { (self.turning_point(point)) } } }
                }
            }
        }
    }

    fn turning_point(&self, point: &TurningPoint) -> Markup {
        let percent = |chance: f32| {
            let own = if self.eyes() == Side::First { chance } else { 1.0 - chance };
            (own * 100.0).round() as i64
        };
        let [before, after] = point.chances.map(percent);
        let line = self.telling_line(point.step);
        html! {
            span.what {
                a href=(self.address(point.step, self.seat)) data-step="turning" { b { (self.put(Message::new("turn").with("turn", point.turn))) } }
                @if let Some(line) = line { ". " (self.entry.say(&line.prompt)) }
                @if let Some((_, better)) = &point.better { " " (self.say("better")) " " i { (self.entry.say(better)) } "." }
                (self.try_form(point.better.map_or(point.step.saturating_sub(1), |(at, _)| at), "try-it"))
            }
            span.swing { (before) " → " b.up[after > before] { (after) " %" } }
        }
    }

    /// The line of a step that tells most: one that brought points, or destroyed something, or the first.
    fn telling_line(&self, step: usize) -> Option<LogLine> {
        let lines = self.book.game.seen_by(None).log(step..=step);
        let scored = lines.iter().position(|line| line.cue.points.is_some());
        let cause = scored.and_then(|at| lines[..=at].iter().rposition(|line| line.cue.told == Told::Line));
        let place = cause.or_else(|| lines.iter().position(|line| line.cue.told == Told::Line))?;
        lines.into_iter().nth(place)
    }

    /// The chances of the first side, with the end if the bot has come so far.
    pub(super) fn chances(&self, judged: &[titles::Judged], done: bool) -> Chances {
        let chances = Chances::of(judged);
        if done { chances.ended(&self.book.outcome, self.book.game.len()) } else { chances }
    }

    /// The side whose chances are told: one's own, or else the winner's.
    pub(super) fn eyes(&self) -> Side {
        let own = self.book.own.and_then(|seat| self.book.game.seating().side(seat));
        own.or(self.book.outcome.side).unwrap_or(Side::First)
    }

    /// What happened in this turn up to this step, and what is asked now; nothing at the end.
    pub(super) fn moment(&self) -> Markup {
        if self.at == self.book.game.len() {
            return html! {};
        }
        let prompt = self.seen.prompt();
        html! {
            section.moment {
                @if let Next::Decide(_) = self.now.next() { p.ask { (self.entry.say(&prompt)) " " (rule_link(self.entry, prompt.rule)) } }
                @if self.at > 0 { ol.told { (self.told(self.stops.turn_of(self.at)..=self.at - 1)) } }
                ol.told.now { (self.told(self.at..=self.at)) }
                (self.judgement())
            }
        }
    }

    /// What happened in these steps, as lines of the story.
    pub(super) fn told(&self, steps: RangeInclusive<usize>) -> Markup {
        html! { @for line in lines(self.entry, self.seen, self.sides, steps) { (PreEscaped(line.html())) } }
    }

    fn farewell(&self) -> Markup {
        html! {
            nav.business {
                @if let Some(home) = &self.book.home {
                    a href=(home.path) { (self.say("to-the-table")) }
                    a href={ (home.path) "/dice" } { (self.say("dice-check")) }
                }
                a href={ "/rules/" (self.entry.title().id) } data-book { (self.say("rules")) }
                a href={ "/new/" (self.entry.title().id) } { (self.say("new-match")) }
                a href="/" { (self.say("to-the-front")) }
            }
        }
    }
}
