//! The pictures of the combat cards, 100 by 62: the city at dusk, and what the card is about.

use super::motifs::{Motif, of};
use crate::ground::army;
use crate::ground::brush::{flame, glow, jag, pen, rubble, smoke, wall};
use crate::icons::Icon;
use boards::kit::{Num, Pen, Scatter};
use maud::{Markup, PreEscaped, html};
use stalingrad::pieces::CardId;

/// The picture of a card.
pub(crate) fn art(card: CardId) -> Markup {
    let mut pen = pen();
    city(&mut pen, card.index() as u32 * 7 + 5);
    let letter = army(card.side()).letter();
    scene(&mut pen, of(card), letter, card.index() as u32);
    html! { rect width="100" height="62" fill="url(#hs-dusk)" {} (PreEscaped(pen.svg())) }
}

/// The ruins behind everything, and the street.
fn city(pen: &mut Pen, seed: u32) {
    let mut scatter = Scatter::of(seed);
    for (from, to, high) in [(0.0, 32.0, 30.0), (36.0, 58.0, 38.0), (61.0, 100.0, 27.0)] {
        let edge = jag(from, to, high, 6.0, 6.0, &mut scatter);
        wall(pen, "dusk-wall", 52.0, &edge);
    }
    for _ in 0..8 {
        pen.rect("dusk-window", scatter.within(3.0, 92.0), scatter.within(34.0, 43.0), 3.0, 5.0, 0.0);
    }
    pen.rect("dusk-street", 0.0, 50.0, 100.0, 12.0, 0.0);
}

fn put(pen: &mut Pen, icon: Icon, class: &str, x: f32, y: f32, size: f32) {
    pen.add(&icon.show(class, x, y, size).into_string());
}

fn scene(pen: &mut Pen, motif: Motif, letter: &str, seed: u32) {
    let dark = format!("hs-art-{letter}");
    match motif {
        Motif::Squad(icon, count) => squad(pen, icon, count, &dark),
        Motif::Armour(icon) => {
            glow(pen, 82.0, 36.0, 22.0);
            put(pen, icon, &dark, 20.0, 8.0, 54.0);
            pen.poly("muzzle", &[(74.0, 33.0), (88.0, 28.0), (84.0, 33.5), (91.0, 36.0), (75.0, 37.0)]);
        }
        Motif::Dive => {
            burning(pen, 26.0, 3);
            pen.begin("transform=\"translate(58,2) rotate(38,15,15)\"");
            put(pen, Icon::Stuka, "hs-dark", 0.0, 0.0, 32.0);
            pen.end();
        }
        Motif::Raid => {
            [18.0, 52.0, 82.0].into_iter().for_each(|x| burning(pen, x, 2));
            [(8.0, 4.0), (38.0, 9.0), (68.0, 3.0)]
                .into_iter()
                .for_each(|(x, y)| put(pen, Icon::Stuka, "hs-dark", x, y, 17.0));
        }
        Motif::Rockets => {
            for rocket in 0..5u8 {
                let x = 14.0 + 14.0 * f32::from(rocket);
                pen.line("rocket-trail", &[(x - 12.0, 48.0), (x + 16.0, 14.0 - f32::from(rocket))]);
                flame(pen, x + 17.0, 17.0 - f32::from(rocket), 9.0, rocket.into());
            }
        }
        Motif::Oil => {
            put(pen, Icon::Helmet, &dark, 6.0, 20.0, 24.0);
            pen.rect("figure", 12.0, 40.0, 12.0, 13.0, 3.0);
            pen.path("flame", "M30 40C50 30 66 26 94 32C78 34 72 44 30 43z");
            pen.path("flame-light", "M32 41C50 36 62 33 78 35C66 37 60 42 32 43z");
        }
        Motif::Rooms(icon) => {
            pen.rect("dusk-wall", 12.0, 5.0, 76.0, 48.0, 0.0);
            [18.0, 56.0].into_iter().for_each(|x| pen.rect("dusk-door", x, 12.0, 26.0, 41.0, 0.0));
            glow(pen, 69.0, 36.0, 17.0);
            put(pen, icon, "hs-art-lit", 20.0, 19.0, 22.0);
            put(pen, Icon::Burst, "hs-fire", 58.0, 25.0, 22.0);
        }
        Motif::Ferry => ferry(pen),
        Motif::Blast(icon) => {
            glow(pen, 52.0, 34.0, 34.0);
            smoke(pen, 50.0, 40.0, 36.0, 0.7, seed);
            put(pen, icon, "hs-fire", 32.0, 14.0, 38.0);
            rubble(pen, (8.0, 92.0), 58.0, 12.0, 18, seed);
        }
        Motif::Barricade(icon) => {
            put(pen, icon, &dark, 32.0, 12.0, 36.0);
            for row in 0..3u32 {
                rubble(pen, (4.0 + 3.0 * row as f32, 96.0), 60.0 - 4.0 * row as f32, 16.0, 16, seed + row);
            }
        }
        Motif::Map(icon) => map(pen, icon, seed),
        Motif::Cellar(icon) => {
            pen.rect("dusk-door", 0.0, 0.0, 100.0, 62.0, 0.0);
            pen.path("dusk-wall", "M0 62V0H100V62H86V34Q86 8 50 8T14 34V62z");
            glow(pen, 50.0, 40.0, 30.0);
            put(pen, icon, "hs-art-lit", 34.0, 20.0, 32.0);
        }
        Motif::Portrait(icon) => portrait(pen, icon, letter),
    }
}

/// A house on fire.
fn burning(pen: &mut Pen, x: f32, seed: u32) {
    smoke(pen, x, 48.0, 36.0, 0.7, seed);
    glow(pen, x, 44.0, 20.0);
    [(-7.0, 16.0), (8.0, 14.0), (0.0, 24.0)]
        .into_iter()
        .for_each(|(dx, high)| flame(pen, x + dx, 53.0, high, seed + high as u32));
}

fn squad(pen: &mut Pen, icon: Icon, count: u8, class: &str) {
    let step = 92.0 / f32::from(count.max(1));
    let size = (step * 0.82).min(30.0);
    for man in 0..count {
        let (x, y) = (4.0 + step * (f32::from(man) + 0.5), 24.0 + 3.0 * f32::from(man % 2));
        pen.rect("figure", x - size * 0.28, y + size * 0.72, size * 0.56, 60.0 - y - size * 0.72, 3.0);
        put(pen, icon, class, x - size / 2.0, y, size);
    }
}

fn ferry(pen: &mut Pen) {
    pen.rect("dusk-water", 0.0, 40.0, 100.0, 22.0, 0.0);
    for (x, y) in [(6.0, 46.0), (40.0, 57.0), (70.0, 49.0)] {
        pen.path("ripple", &format!("M{} {}q4 -3 8 0t8 0", Num(x), Num(y)));
    }
    pen.begin("transform=\"translate(30,36)\"");
    pen.poly("hull", &[(0.0, 6.0), (44.0, 6.0), (37.0, 15.0), (5.0, 15.0)]);
    pen.rect("cabin", 12.0, -4.0, 16.0, 10.0, 0.0);
    pen.rect("funnel", 18.0, -14.0, 6.0, 10.0, 0.0);
    pen.end();
    pen.path("splash", "M80 46c-2-12 2-20 4-26c3 8 6 14 4 26z");
    pen.path("splash", "M16 48c-1-9 1-13 3-18c2 6 4 10 3 18z");
}

/// A staff map with arrows.
fn map(pen: &mut Pen, icon: Icon, seed: u32) {
    pen.poly("map", &[(6.0, 10.0), (94.0, 5.0), (97.0, 56.0), (3.0, 58.0)]);
    pen.path("map-river", "M72 6C66 20 84 30 76 44S84 54 82 57");
    let mut scatter = Scatter::of(seed);
    for _ in 0..7 {
        pen.rect(
            "map-block",
            scatter.within(10.0, 62.0),
            scatter.within(14.0, 46.0),
            scatter.within(4.0, 10.0),
            scatter.within(3.0, 7.0),
            0.0,
        );
    }
    pen.path("map-arrow", "M10 48C24 30 40 30 58 26M50 20l9 5.5l-7 8");
    put(pen, icon, "hs-on-map", 26.0, 26.0, 24.0);
}

/// A face under a helmet or a cap, and what he is known for.
fn portrait(pen: &mut Pen, icon: Icon, letter: &str) {
    glow(pen, 34.0, 30.0, 30.0);
    let coat = format!("coat-{letter}");
    pen.path(&coat, "M6 62C8 46 18 42 34 42S60 46 62 62z");
    pen.ellipse("skin", 34.0, 30.0, 11.0, 13.0);
    let cap = if letter == "g" { "M20 25C20 10 48 10 48 25L52 29H16z" } else { "M22 22C24 12 46 10 48 20L46 25H22z" };
    pen.path(&format!("cap-{letter}"), cap);
    put(pen, icon, "hs-art-lit", 64.0, 18.0, 30.0);
}
