//! Cards large, for a closer look and for the encyclopedia: 250 by 350, all in words.

use super::{BoxCard, art, badge};
use crate::ground::army;
use crate::icons::Icon;
use crate::pieces::{effects, fitted, leader, plate, text};
use boards::Say;
use boards::kit::{Army, CardFrame, Num, card::Head, lettering};
use maud::{Markup, html};
use stalingrad::data::{Effect, Kind};
use stalingrad::pieces::{BuildingId, CardId, CommanderId, FormationId, Leader, LeaderId, Level};
use stalingrad::words;
use stalingrad::{German, Soviet};
use table::{Message, Prompt, Side};

/// What a large face shows.
pub(crate) struct Face {
    /// Whose colours it has.
    pub(crate) army: Army,
    /// Its name.
    pub(crate) name: Message,
    /// What is drawn on it, 234 by 110 from its corner.
    pub(crate) picture: Markup,
    /// Its lines: a sign, and words with their rule.
    pub(crate) lines: Vec<Line>,
    /// What kind of card it is.
    pub(crate) kind: Message,
}

/// A line of a face: its sign, and words with their rule.
pub(crate) type Line = (Markup, Prompt);

/// A large face as an SVG element.
pub(crate) fn face(face: &Face, say: Say) -> Markup {
    let frame = CardFrame { army: face.army, wide: 250.0, high: 350.0, rim: 7.0, head: Head::Band(34.0) };
    let name = say(&face.name);
    let step = (168.0 / face.lines.len().max(1) as f32).min(46.0);
    html! {
        svg.hs-face viewBox="0 0 250 350" role="img" aria-label=(name) {
            (frame.draw())
            (fitted("k-serif k-bold k-on", 16.0, 31.0, &name, &[17, 16, 15, 13, 12, 11, 10], 218.0))
            g transform="translate(8,42)" { (face.picture) }
            @for (place, (sign, line)) in face.lines.iter().enumerate() {
                @let y = 160.0 + step * place as f32;
                g transform={ "translate(16," (Num(y + step / 2.0 - 12.0)) ")" } { (sign) }
                (lines("k-text", 62.0, y + step / 2.0, &say(&line.message), step))
                line.k-hair x1="14" x2="236" y1=(Num(y + step)) y2=(Num(y + step)) {}
            }
            (fitted("k-text k-quiet", 16.0, 339.0, &say(&face.kind), &[9, 8, 7], 218.0))
        }
    }
}

/// Words in as many lines as fit a step.
fn lines(class: &str, x: f32, middle: f32, words: &str, step: f32) -> Markup {
    let size: u8 = if lettering::width(words, 11.0) < 160.0 {
        12
    } else if step > 34.0 {
        10
    } else {
        9
    };
    let all = lettering::broken(words, 172.0, f32::from(size) * 0.94);
    let most = ((step - 2.0) / (f32::from(size) * 1.15)).floor().max(1.0) as usize;
    let shown = all.len().min(most);
    let first = middle + f32::from(size) * 0.36 - f32::from(size) * 0.575 * (shown as f32 - 1.0);
    html! {
        @for (place, line) in all.iter().take(shown).enumerate() {
            (text(&format!("{class} k-{size}"), x, first + f32::from(size) * 1.15 * place as f32, line))
        }
    }
}

/// Each effect with its sign.
fn effect_lines(list: &[Effect], side: Side) -> Vec<Line> {
    list.iter()
        .map(|effect| {
            let line = Prompt { rule: words::rule_of(effect.token), message: words::full_effect(*effect, side) };
            (effects(&[*effect], side, 0.0, 0.0, 24.0).0, line)
        })
        .collect()
}

fn sign(icon: Icon) -> Markup {
    icon.show("hs-on-paper", 0.0, 0.0, 24.0)
}

/// A card of the box, large.
pub(crate) fn show(card: BoxCard) -> Face {
    match card {
        BoxCard::Combat(card) => combat(card),
        BoxCard::Formation(id) => formation(id),
        BoxCard::Building(id) => building(id),
        BoxCard::Campaign(id) => {
            let stats = id.card();
            let mut lines = vec![(
                sign(Icon::Flag),
                Prompt::new("HS-3.7", "card-reinforcement").with("number", stats.reinforcement),
            )];
            lines.extend(stats.hourglass.then(|| (sign(Icon::Hourglass), Prompt::new("HS-3.3", "card-hourglass"))));
            lines.extend(stats.sacks.then(|| (sign(Icon::Down), Prompt::new("HS-3.5", "board-sack"))));
            lines.extend(effect_lines(stats.effects, id.side()));
            Face {
                army: army(id.side()),
                name: words::campaign(id),
                picture: emblem_picture(army(id.side())),
                lines,
                kind: Message::new("card-kind").with("kind", "campaign"),
            }
        }
        BoxCard::Carnage(id) => {
            let stats = id.card();
            let icon = match stats.initiative {
                stalingrad::pieces::InitiativeIcon::Stuka => Icon::Stuka,
                stalingrad::pieces::InitiativeIcon::Rat => Icon::Rat,
                stalingrad::pieces::InitiativeIcon::Binoculars => Icon::Binoculars,
            };
            let lines = vec![
                (sign(Icon::Crosshairs), Prompt::new("HS-5.5", "card-sniper").with("result", stats.sniper.word())),
                (sign(Icon::Skull), Prompt::new("HS-4.4", "card-intensity").with("number", stats.intensity)),
                (sign(icon), Prompt::new("HS-4.5", "card-initiative").with("icon", stats.initiative.word())),
                (
                    effects(&stats.hold, German, 0.0, 4.0, 18.0).0,
                    Prompt::new("HS-4.9", "card-hold")
                        .with("first", words::effect(stats.hold[0]))
                        .with("second", words::effect(stats.hold[1])),
                ),
            ];
            Face {
                army: Army::Neutral,
                name: Message::new("card-carnage").with("card", id.word().to_owned()),
                picture: skull_picture(),
                lines,
                kind: Message::new("card-kind").with("kind", "carnage"),
            }
        }
        BoxCard::Commander(id) => commander(id),
    }
}

fn combat(card: CardId) -> Face {
    let stats = card.card();
    let kind = match (stats.hero, stats.doctrine) {
        (true, _) => Message::new("card-kind").with("kind", "hero"),
        (_, Some(doctrine)) => Message::new("card-doctrine").with("doctrine", doctrine.word()),
        (_, None) => Message::new("card-cost").with("cost", stats.cost),
    };
    let picture = html! { g transform="scale(2.34,1.78)" { (art(card)) } (badge(card, 6.0, 6.0, 26.0)) };
    Face {
        army: army(card.side()),
        name: words::card(card),
        picture,
        lines: effect_lines(stats.effects, card.side()),
        kind,
    }
}

fn formation(id: FormationId) -> Face {
    let (stats, side) = (id.card(), id.side());
    let limit = if side == German { "shock" } else { "patriotism" };
    let mut lines = vec![(
        sign(if side == German { Icon::Cards } else { Icon::Star }),
        Prompt::new(if side == German { "HS-9.3" } else { "HS-9.4" }, "card-limit")
            .with("limit", limit)
            .with("number", stats.limit),
    )];
    if stats.kind != Kind::Soviet {
        let plates = html! { @for (place, doctrine) in crate::pieces::doctrines(stats.kind).iter().enumerate() { (plate(*doctrine, 21.0 * place as f32, 2.0, 19.0)) } };
        lines.push((plates, Prompt::new("HS-9.2", "card-doctrines").with("kind", stats.kind.word())));
    }
    lines.extend(
        effect_lines(stats.vanguard, side)
            .into_iter()
            .map(|(sign, line)| (sign, Prompt::new("HS-7.2", "card-vanguard").with("effect", line.message))),
    );
    if let Some(icon) = Icon::of_depletion(stats.depletion) {
        lines.push((
            icon.show("hs-red", 0.0, 0.0, 24.0),
            Prompt { rule: "HS-7.9", message: words::depletion(stats.depletion) },
        ));
    }
    Face {
        army: army(side),
        name: words::formation(id),
        picture: emblem_picture(army(side)),
        lines,
        kind: Message::new("card-kind").with("kind", "formation"),
    }
}

fn building(id: BuildingId) -> Face {
    let stats = id.card();
    let initiative = |icon: Icon, side: Side| {
        let effect = stats.initiative[side.index()][0];
        (sign(icon), Prompt::new("HS-4.5", "card-first").with("effect", words::full_effect(effect, side)))
    };
    let mut lines = vec![
        (sign(Icon::Boot), Prompt::new("HS-3.12", "card-concentration").with("number", stats.concentration)),
        (sign(Icon::Grenade), Prompt::new("HS-4.15", "card-defence").with("number", stats.defence)),
        initiative(Icon::Stuka, German),
        initiative(Icon::Rat, Soviet),
    ];
    lines.extend(stats.river_bank.then(|| (sign(Icon::Bucket), Prompt::new("HS-3.9", "card-river-bank"))));
    Face {
        army: Army::Neutral,
        name: words::building(id),
        picture: crate::ground::portrait(id),
        lines,
        kind: Message::new("card-district").with("district", stats.district.word().to_owned()),
    }
}

fn commander(id: CommanderId) -> Face {
    let side =
        if matches!(id, CommanderId::Paulus | CommanderId::Seydlitz | CommanderId::Wietersheim | CommanderId::Hube) {
            German
        } else {
            Soviet
        };
    let stats = id.card();
    let mut lines = vec![(sign(Icon::Cards), Prompt::new("HS-4.8", "card-hand-size").with("number", stats.hand_size))];
    lines.extend(
        effect_lines(&[stats.refit], side)
            .into_iter()
            .map(|(sign, line)| (sign, Prompt::new("HS-4.8", "card-refit").with("effect", line.message))),
    );
    let bust = Leader { name: LeaderId::of(0), level: Level::Veteran };
    let picture = html! { (backdrop()) (leader(117.0, 57.0, 44.0, side, Some(bust))) };
    Face {
        army: army(side),
        name: words::commander(id),
        picture,
        lines,
        kind: Message::new("card-kind").with("kind", "commander"),
    }
}

fn backdrop() -> Markup {
    html! { rect width="234" height="110" fill="url(#hs-dusk)" {} }
}

fn emblem_picture(army: Army) -> Markup {
    html! { (backdrop()) (boards::kit::emblem::in_disc(army, boards::kit::at(117.0, 55.0), 3.2)) }
}

fn skull_picture() -> Markup {
    html! { (backdrop()) (Icon::Skull.show("hs-dark", 77.0, 15.0, 80.0)) }
}
