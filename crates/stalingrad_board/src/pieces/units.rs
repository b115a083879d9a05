//! Unit counters, and effects as rows of signs.

use super::{fitted, text};
use crate::ground::army;
use crate::icons::Icon;
use boards::Say;
use boards::kit::{Area, Num};
use maud::{Markup, html};
use stalingrad::data::{Effect, Token};
use stalingrad::pieces::UnitKind;
use stalingrad::words;
use table::Side;

/// The outline of a counter: armour has its corners cut off.
fn outline(class: &str, area: Area, armoured: bool) -> Markup {
    let Area { x, y, w, h } = area;
    if !armoured {
        return area.rect(class, w * 0.12);
    }
    let cut = w * 0.17;
    let [left, right, top, foot] = [x, x + w, y, y + h];
    html! {
        path class=(class) d={
            "M" (Num(left + cut)) "," (Num(top)) "H" (Num(right - cut)) "L" (Num(right)) "," (Num(top + cut)) "V" (Num(foot - cut))
            "L" (Num(right - cut)) "," (Num(foot)) "H" (Num(left + cut)) "L" (Num(left)) "," (Num(foot - cut)) "V" (Num(top + cut)) "z"
        } {}
    }
}

/// The counters of a kind: one on top, a second edge and their number where there are more.
pub(crate) fn counter(kind: UnitKind, count: u8, area: Area, say: Say) -> Markup {
    let (letter, armoured) = (army(kind.side()).letter(), kind.card().armoured);
    let Area { x, y, w, h } = area;
    let sign = h * 0.6;
    html! {
        (outline("k-shadow", Area { x: x + 1.5, y: y + 2.5, ..area }, armoured))
        @if count > 1 { (outline(&format!("hs-under-{letter}"), Area { x: x + w * 0.06, y: y - w * 0.06, ..area }, armoured)) }
        (outline(&format!("hs-counter-{letter}"), area, armoured))
        (outline(&format!("hs-rim-{letter}"), area.inside(w * 0.04), armoured))
        @if armoured { (outline("hs-armour", area.inside(w * 0.085), true)) }
        (Icon::of_unit(kind).show(&format!("hs-on-{letter}"), x + w / 2.0 - sign / 2.0, y + h * 0.09, sign))
        @if w > 30.0 {
            (fitted("k-text k-bold k-on k-mid", x + w / 2.0, y + h * 0.9, &say(&words::unit_short(kind)), &[9, 8, 7, 6], w - 2.0))
        }
        @if count > 1 { (number(x + w - 3.0, y + 4.0, h * 0.19, count)) }
    }
}

/// How many, on a dark disc.
fn number(x: f32, y: f32, radius: f32, count: u8) -> Markup {
    let radius = radius.max(6.5);
    let size: u8 = if radius > 9.0 { 13 } else { 10 };
    html! {
        circle.hs-count cx=(Num(x)) cy=(Num(y)) r=(Num(radius)) {}
        (text(&format!("k-text k-bold k-on k-mid k-{size}"), x, y + f32::from(size) * 0.36, &count.to_string()))
    }
}

/// A counter as a sign among others.
pub(crate) fn bare(kind: UnitKind, x: f32, y: f32, size: f32) -> Markup {
    let letter = army(kind.side()).letter();
    html! {
        (outline(&format!("hs-counter-{letter}"), Area::new(x, y, size, size), kind.card().armoured))
        (Icon::of_unit(kind).show(&format!("hs-on-{letter}"), x + size * 0.13, y + size * 0.13, size * 0.74))
    }
}

/// The unit that an effect brings, if it brings one.
fn unit_of(effect: Effect, side: Side) -> Option<UnitKind> {
    match effect.token {
        Token::Add => effect.unit,
        Token::AddLine => Some(UnitKind::line(side)),
        Token::Fort => Some(UnitKind::Fort),
        _ => None,
    }
}

/// The class of the sign of an effect.
pub(crate) const fn tone(token: Token) -> &'static str {
    match token {
        Token::Fire | Token::FireAll | Token::InfernoAdd => "hs-fire",
        Token::Bucket | Token::InfernoRemove | Token::FireReset => "hs-drop",
        _ => "hs-on-paper",
    }
}

/// Effects in their order: units stand in counters, effects are bare, with their number. Returns how wide it is.
pub(crate) fn effects(list: &[Effect], side: Side, x: f32, y: f32, size: f32) -> (Markup, f32) {
    let (mut signs, mut at) = (Vec::new(), x);
    for effect in list {
        signs.push(match unit_of(*effect, side) {
            Some(kind) => bare(kind, at, y, size),
            None => Icon::of_effect(effect.token).show(tone(effect.token), at, y, size),
        });
        at += size;
        if effect.times > 1 {
            let letters = (size * 0.62).round().clamp(8.0, 15.0) as u8;
            let letters = [8, 9, 10, 11, 12, 13, 15].into_iter().rfind(|known| *known <= letters).unwrap_or(8);
            let times = format!("×{}", effect.times);
            signs.push(text(&format!("k-text k-bold k-{letters}"), at + 1.0, y + size * 0.74, &times));
            at += f32::from(letters) * 1.5;
        }
        at += size * 0.14;
    }
    (html! { @for sign in signs { (sign) } }, at - x)
}
