//! Cards in hands and on the desk, heroes, commanders.

use super::units::{effects, tone};
use super::{fitted, text, two_lines};
use crate::cards;
use crate::ground::army;
use crate::icons::Icon;
use crate::scene::{Scene, known};
use boards::Say;
use boards::kit::{Area, Num, emblem, lettering};
use maud::{Markup, html};
use stalingrad::View;
use stalingrad::data::Effect;
use stalingrad::pieces::{CardId, HoldEffect, Player};
use stalingrad::state::Table;
use stalingrad::words;
use table::{Message, Side};

/// A card of a hand: its small face, its name, and how many of it there are.
pub(super) fn card(view: &View, player: Player, card: CardId, area: Area, say: Say) -> Markup {
    let count = known(view, player).count(card);
    html! {
        (cards::small(card, area, say))
        @if count > 1 {
            circle.hs-count cx=(Num(area.x + area.w - 7.0)) cy=(Num(area.y + 7.0)) r="10" {}
            (text("k-text k-bold k-on k-mid k-12", area.x + area.w - 7.0, area.y + 11.3, &count.to_string()))
        }
    }
}

/// A hero in the battle: a portrait, leaning and struck through where he is wounded.
pub(super) fn hero(table: &Table, card: CardId, area: Area, say: Say) -> Markup {
    let wounded = table.battle.iter().flat_map(|battle| &battle.heroes).any(|hero| hero.card == card && hero.wounded);
    let middle = area.middle();
    let lean = wounded.then(|| format!("rotate(12,{},{})", Num(middle.x), Num(middle.y)));
    let letter = army(card.side()).letter();
    html! {
        g transform=[lean] {
            (area.inside(-1.5).rect("hs-double", 4.0))
            (area.rect(&format!("k-frame-{letter}"), 3.0))
            g transform={ "translate(" (Num(area.x + 2.0)) "," (Num(area.y + 2.0)) ") scale(" (format!("{:.3}", (area.w - 4.0) / 100.0)) ")" } { (cards::art(card)) }
            (two_lines("k-text k-bold k-on k-mid", middle.x, area.y + area.h - 11.0, &say(&words::card(card)), 7, area.w))
            @if wounded { path.k-struck d={ "M" (Num(area.x)) "," (Num(area.y + area.h)) "L" (Num(area.x + area.w)) "," (Num(area.y)) } {} }
        }
    }
}

/// The Supreme Commander of a player: the sign of his army, his name, his hand size and his refit ability.
pub(super) fn commander(table: &Table, scene: &Scene, player: Player, say: Say) -> Markup {
    let (middle, radius) = scene.layout.commander(player);
    let commander = table.commanders[player.index()];
    let (near, teams) = (scene.layout.is_near(player.side()), scene.layout.teams);
    let name = say(&words::commander(commander));
    let hand = say(&Message::new("board-hand").with("cards", commander.card().hand_size));
    let refit = say(&Message::new("board-refit"));
    let deciding = table.decider == player && table.winner.is_none();
    html! {
        @if deciding { circle.k-can cx=(Num(middle.x)) cy=(Num(middle.y)) r=(Num(radius + 3.5)) {} }
        (emblem::in_disc(army(player.side()), middle, radius / 13.0))
        @if near {
            (two_lines("k-serif k-bold k-mid", middle.x, middle.y + radius + 15.0, &name, 9, if teams { 58.0 } else { 74.0 }))
            (fitted("k-text k-mid", middle.x, middle.y + radius + 34.0, &hand, &[9, 8, 7], 72.0))
            (refit_line(commander.card().refit, player.side(), &refit, middle.x - 22.0, middle.y + radius + 46.0))
        } @else {
            (fitted("k-serif k-bold", middle.x + radius + 9.0, middle.y - if teams { 3.0 } else { 8.0 }, &name, &[13, 12, 11, 10, 9], 124.0))
            (fitted("k-text", middle.x + radius + 9.0, middle.y + 8.0, &hand, &[10, 9, 8], 124.0))
            @if !teams { (refit_line(commander.card().refit, player.side(), &refit, middle.x + radius + 9.0, middle.y + 24.0)) }
        }
    }
}

/// What a Refit does besides drawing.
fn refit_line(refit: Effect, side: Side, word: &str, x: f32, y: f32) -> Markup {
    let after = x + lettering::width(word, 8.0) + 3.0;
    html! { (text("k-text k-9", x, y, word)) (effects(&[refit], side, after, y - 10.0, 13.0).0) }
}

/// The card that may be intercepted, large.
pub(super) fn declared(table: &Table, area: Area, say: Say) -> Markup {
    let Some(declared) = table.battle.as_ref().and_then(|battle| battle.declared) else { return html! {} };
    cards::small(declared.card, area, say)
}

/// The campaign card of a side: its number, and what it does.
pub(super) fn campaign(table: &Table, side: Side, area: Area, say: Say) -> Markup {
    let Some(order) = table.orders[side.index()] else { return html! {} };
    let (letter, card) = (army(side).letter(), order.card());
    let Area { x, y, w, h } = area;
    let reinforcement = say(&Message::new("board-reinforcement").with("number", card.reinforcement));
    html! {
        (Area { x: x + 2.0, y: y + 3.0, ..area }.rect("k-shadow", 7.0))
        (area.rect(&format!("k-frame-{letter}"), 7.0))
        (area.inside(4.0).rect("k-paper", 4.0))
        (Area::new(x + 4.0, y + 4.0, w - 8.0, 36.0).rect(&format!("k-band-{letter}"), 4.0))
        (two_lines("k-serif k-bold k-on k-mid", x + w / 2.0, y + 22.0, &say(&words::campaign(order)), 12, w - 16.0))
        (Icon::Flag.show("hs-on-paper", x + 14.0, y + 52.0, 26.0))
        (text("k-serif k-bold k-26", x + 46.0, y + 74.0, &format!("+{}", card.reinforcement)))
        (fitted("k-text k-quiet", x + 14.0, y + 96.0, &reinforcement, &[10, 9, 8], w - 28.0))
        @if card.hourglass { (Icon::Hourglass.show("hs-red", x + w - 44.0, y + 50.0, 30.0)) }
        @for (place, effect) in card.effects.iter().enumerate() {
            @let line = y + 112.0 + 34.0 * place as f32;
            line.k-hair x1=(Num(x + 12.0)) x2=(Num(x + w - 12.0)) y1=(Num(line)) y2=(Num(line)) {}
            (Icon::of_effect(effect.token).show(tone(effect.token), x + 14.0, line + 6.0, 22.0))
            (two_lines("k-text", x + 44.0, line + 17.0, &say(&words::effect(*effect)), 10, w - 56.0))
        }
        @if card.sacks { (fitted("k-text k-bold k-alarm", x + 14.0, y + h - 14.0, &say(&Message::new("board-sack")), &[10, 9, 8], w - 28.0)) }
    }
}

/// One of the two effects of a Carnage card, to be chosen.
pub(super) fn choice(table: &Table, which: HoldEffect, area: Area, say: Say) -> Markup {
    let Some(shown) = table.shown else { return html! {} };
    let effect = shown.card().hold[which.index()];
    let side = table.decider.side();
    let Area { x, y, w, .. } = area;
    let about = say(&words::about_effect(effect, side));
    html! {
        (Area { x: x + 2.0, y: y + 3.0, ..area }.rect("k-shadow", 9.0))
        (area.rect("hs-choice", 9.0))
        (effects(&[effect], side, x + 18.0, y + 22.0, 40.0).0)
        (fitted("k-serif k-bold", x + 96.0, y + 30.0, &say(&words::effect(effect)), &[16, 15, 13, 12, 11], w - 108.0))
        @for (place, line) in lettering::broken(&about, w - 112.0, 10.0).iter().take(3).enumerate() {
            (text("k-text k-10", x + 96.0, y + 47.0 + 13.0 * place as f32, line))
        }
    }
}
