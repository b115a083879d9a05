//! The guided first match: what a newcomer does in the first ten minutes, one idea at a time.
//!
//! All of it is played on one landscape, mostly by the Soviet side. It is the lesson's own: the presets may be laid
//! otherwise, and what the lesson says of its hexes stays true.

use crate::course::Meanwhile;
use crate::events::{Effect, Shot};
use crate::field::{Field, T34, TIGER, TIGER_2, drive, fire, hex, marker, pak, t34, tiger};
use crate::map::Dir::*;
use crate::map::{Clock, Hex};
use crate::pieces::{Card, Fate, MarkerKind, MineKind, PakKind, Weapon};
use crate::sight::aspect_word;
use crate::state::Step;
use crate::{Action, Duel, View};
use table::{Attempt, Idea, Mark, Message, Taught, Tint, Verdict, idea_words};

impl Taught for Duel {
    fn lesson() -> Vec<Idea<Duel>> {
        vec![wake(), hill(), look(), lines(), flank(), cards(), ambush(), through()]
    }

    fn examples() -> Vec<table::Example<Duel>> {
        crate::examples::all()
    }
}

type Try<'a> = Attempt<'a, Duel>;

fn beside(key: &'static str) -> Verdict {
    Verdict::Beside { why: Message::new(key), at: None }
}

/// Beside the point because of where the T-34 stands now.
fn misplaced(why: Message, view: &View) -> Verdict {
    Verdict::Beside { why, at: at(view).map(place) }
}

fn mark(tint: Tint, key: &'static str, spots: impl IntoIterator<Item = String>) -> Mark {
    Mark { tint, note: Message::new(key), spots: spots.into_iter().collect() }
}

fn place(hex: Hex) -> String {
    format!("place:{hex}")
}

fn piece(kind: &str, number: u8) -> String {
    format!("piece:{kind}-{number}")
}

/// The first T-34 is to be moved.
fn in_hand() -> Mark {
    mark(Tint::Hand, "lesson-key-yours", [piece("t34", 1)])
}

const WOODS: [&str; 8] = ["B4", "B8", "D3", "E9", "F4", "G8", "H3", "H10"];
const HILLS: [&str; 6] = ["C2", "C9", "E4", "F7", "G2", "I9"];
const SWAMPS: [&str; 6] = ["A5", "A9", "D5", "D8", "G10", "I4"];
const TRENCHES: [&str; 14] = ["A5", "A6", "B5", "C5", "C6", "D5", "E5", "E6", "F5", "G5", "G6", "H5", "I5", "I6"];
const MINED: [&str; 4] = ["B5", "C6", "F5", "H5"];

/// The landscape of the lesson, and its front with mines in some of the trenches.
fn steppe() -> Field {
    let field = WOODS.into_iter().fold(Field::summer().turn(2), Field::wood);
    let field = HILLS.into_iter().fold(field, Field::hill);
    let field = SWAMPS.into_iter().fold(field, Field::swamp);
    let field = TRENCHES.into_iter().fold(field, Field::front);
    MINED.into_iter().fold(field, |field, at| field.mine(at, MineKind::Mine))
}

/// What lies about in most of the positions: guns in the woods, other markers.
fn with_others(field: Field) -> Field {
    let field = field.marker("B8", MarkerKind::Tank).marker("B10", MarkerKind::Bluff).marker("C10", MarkerKind::Bluff);
    field.pak("B4", PakKind::Pak36, E).pak("H3", PakKind::Bluff, NE)
}

/// Only so many actions are spent on the way; everything else leads away from the idea.
fn drives(action: Action) -> bool {
    use Action::{Back, Drive, Forward, Left, Look, Right};
    matches!(action, Drive(_) | Forward | Back | Left | Right | Look(_))
}

fn at(view: &View) -> Option<Hex> {
    view.table.t34s[0].at()
}

/// A shot with its numbers, as a message tells it.
fn with_numbers(key: &'static str, shot: &Shot) -> Message {
    let effect = match shot.effect {
        Effect::Destroyed => "destroyed",
        Effect::Critical => "critical",
        _ => "damaged",
    };
    let message = Message::new(key).with("power", shot.power).with("armour", shot.armour);
    message.with("aspect", aspect_word(shot.aspect)).with("effect", effect)
}

// --- 1. A marker becomes a tank

fn wake() -> Idea<Duel> {
    Idea {
        words: idea_words!("wake"),
        rule: "DG-5.9",
        seconds: 75,
        position: || {
            let field = steppe().tiger("E3", E, E).tiger("G3", E, E).marker("E9", MarkerKind::Tank);
            let field = field.marker("D9", MarkerKind::Bluff).marker("G8", MarkerKind::Tank);
            with_others(field).position(Step::Tanks)
        },
        rolls: &[],
        shown: || vec![Action::ActivateTank(marker(1)), Action::Face(W), Action::Turret(Clock::Twelve)],
        judge: |Try { action, .. }| match action {
            Action::ActivateTank(_) | Action::Face(W | NW | SW) => Verdict::OnTheWay,
            Action::Face(_) => beside("lesson-wake-back"),
            Action::Turret(_) => Verdict::Right,
            _ => beside("lesson-wake-other"),
        },
        reply: |_| None,
        marks: |view| {
            let kinds = view.soviet.iter().flat_map(|soviet| &soviet.markers);
            let tanks = view.table.markers.iter().zip(kinds).zip(1..);
            let tanks = tanks.filter(|((marker, kind), _)| **kind == MarkerKind::Tank && marker.at.is_some());
            let hidden = tanks.map(|(_, number)| piece("marker", number)).collect::<Vec<_>>();
            if view.table.t34s.iter().any(|t34| t34.at().is_some()) {
                return vec![];
            }
            vec![mark(Tint::Hand, "lesson-key-tanks", hidden)]
        },
    }
}

// --- 2. Three actions, and the hill

fn hill() -> Idea<Duel> {
    Idea {
        words: idea_words!("hill"),
        rule: "DG-7.8",
        seconds: 75,
        position: || with_others(steppe().tiger("E3", E, E).tiger("G3", E, E).t34("E8", W, W)).position(Step::Tanks),
        rolls: &[],
        shown: || vec![drive(1), Action::Left, Action::Forward, Action::EndMove(Clock::Twelve)],
        judge: |Try { action, after, .. }| match action {
            Action::EndMove(_) if at(after) == Some(hex("F7")) => Verdict::Right,
            Action::EndMove(_) => misplaced(Message::new("lesson-hill-elsewhere"), after),
            action if drives(*action) => Verdict::OnTheWay,
            _ => beside("lesson-drive-first"),
        },
        reply: |_| None,
        marks: |_| vec![in_hand(), mark(Tint::Goal, "lesson-key-hill", [place(hex("F7"))])],
    }
}

// --- 3. Looking for guns

fn look() -> Idea<Duel> {
    Idea {
        words: idea_words!("look"),
        rule: "DG-6.7",
        seconds: 60,
        position: || {
            let field = steppe().tiger("E3", E, NE).tiger("G3", E, NE).t34("B7", W, W);
            let field = field.pak("B4", PakKind::Pak36, E).pak("H3", PakKind::Bluff, NE).marker("C8", MarkerKind::Tank);
            field.position(Step::Tanks)
        },
        rolls: &[],
        shown: || vec![drive(1), Action::Forward, Action::Look(pak(1))],
        judge: |Try { action, after, .. }| match action {
            Action::Look(_) => Verdict::Right,
            Action::EndMove(_) => misplaced(Message::new("lesson-look-blind"), after),
            action if drives(*action) => Verdict::OnTheWay,
            _ => beside("lesson-drive-first"),
        },
        reply: |_| None,
        marks: |_| vec![in_hand(), mark(Tint::Danger, "lesson-key-gun", [piece("pak", 1)])],
    }
}

// --- 4. Six lines of fire

/// All that the first Tiger could see and hit, were somebody there.
fn lines_of_fire(view: &View) -> Vec<Hex> {
    let (table, from) = (&view.table, view.table.tigers[0].at);
    let rays = crate::map::Dir::ALL.into_iter();
    let reach = rays.flat_map(|dir| table.board().ray(from, dir).take(5).collect::<Vec<_>>());
    reach.filter(|to| table.sight(from, *to)).collect()
}

fn lines() -> Idea<Duel> {
    Idea {
        words: idea_words!("lines"),
        rule: "DG-2.4",
        seconds: 90,
        position: || with_others(steppe().tiger("E5", E, E).tiger("I2", E, E).t34("E8", W, W)).position(Step::Tanks),
        rolls: &[],
        shown: || vec![drive(1), Action::Right, Action::Forward, Action::EndMove(Clock::Twelve)],
        judge: |Try { action, after, .. }| match (action, after.table.shot(TIGER, T34, 3)) {
            (Action::EndMove(_), Ok(shot)) => {
                let here = at(after).map_or_else(String::new, |hex| hex.to_string());
                misplaced(with_numbers("lesson-lines-hit", &shot).with("hex", here), after)
            }
            (Action::EndMove(_), Err(_)) => Verdict::Right,
            (action, _) if drives(*action) => Verdict::OnTheWay,
            _ => beside("lesson-drive-first"),
        },
        reply: |_| None,
        marks: |view| {
            let dangerous = lines_of_fire(view);
            let goals = view.table.ways_of(t34(1)).into_keys().filter(|hex| !dangerous.contains(hex));
            let goals: Vec<String> = goals.map(place).collect();
            vec![
                mark(Tint::Danger, "lesson-key-lines", dangerous.into_iter().map(place)),
                mark(Tint::Goal, "lesson-key-safe", goals),
                in_hand(),
            ]
        },
    }
}

// --- 5. Side and rear

fn flank() -> Idea<Duel> {
    Idea {
        words: idea_words!("flank"),
        rule: "DG-2.8",
        seconds: 75,
        position: || steppe().tiger("C6", SE, W).tiger("G6", E, W).t34("E7", W, W).combat_position(),
        rolls: &[],
        shown: || vec![fire(T34, TIGER_2)],
        judge: |Try { before, action, .. }| match *action {
            Action::Fire { by, at } => match before.table.shot(by, at, 1) {
                Ok(shot) if shot.effect == Effect::Critical => Verdict::Right,
                Ok(shot) => Verdict::Beside { why: with_numbers("lesson-flank-front", &shot), at: None },
                Err(_) => Verdict::OnTheWay,
            },
            _ => beside("lesson-flank-hold"),
        },
        reply: |_| None,
        marks: |_| {
            let targets = [piece("tiger", 1), piece("tiger", 2)];
            vec![in_hand(), mark(Tint::Danger, "lesson-key-targets", targets)]
        },
    }
}

// --- 6. The Tiger's cards

/// Where the program of the first Tiger leads, once it is complete.
fn programmed(view: &View) -> Option<Hex> {
    let program = view.german.as_ref()?.programs.first().filter(|program| program.done)?;
    Some(view.table.course(tiger(1), &program.cards, Meanwhile::NobodyMoves).end())
}

fn cards() -> Idea<Duel> {
    Idea {
        words: idea_words!("cards"),
        rule: "DG-8.2",
        seconds: 90,
        position: || {
            let field = steppe().tiger("E5", E, E).tiger("I2", E, E).t34("D9", W, W);
            field.marker("F9", MarkerKind::Tank).marker("C8", MarkerKind::Bluff).position(Step::Programming)
        },
        rolls: &[],
        shown: || vec![Action::Card(Card::Forward), Action::Card(Card::Forward), Action::ProgramDone],
        judge: |Try { action, after, .. }| match (action, programmed(after)) {
            (Action::Card(_), None) => Verdict::OnTheWay,
            (_, Some(end)) if end == hex("E6") => Verdict::Right,
            (_, Some(end)) if end == hex("E5") => beside("lesson-cards-lost"),
            (_, Some(end)) => {
                let why = Message::new("lesson-cards-elsewhere").with("hex", end.to_string());
                Verdict::Beside { why, at: Some(place(end)) }
            }
            _ => Verdict::OnTheWay,
        },
        reply: |_| None,
        marks: |_| {
            let tiger = mark(Tint::Hand, "lesson-key-tiger", [piece("tiger", 1)]);
            vec![tiger, mark(Tint::Goal, "lesson-key-trench", [place(hex("E6"))])]
        },
    }
}

// --- 7. Woods fire first

fn ambush() -> Idea<Duel> {
    Idea {
        words: idea_words!("ambush"),
        rule: "DG-10.5",
        seconds: 60,
        position: || {
            let field = steppe().tiger("G6", E, E).tiger("C3", E, E).t34("G8", W, W);
            field.marker("C8", MarkerKind::Tank).combat_position()
        },
        rolls: &[],
        shown: || vec![fire(T34, TIGER)],
        judge: |Try { action, .. }| match action {
            Action::Fire { by: Weapon::T34(_), .. } => Verdict::Right,
            _ => beside("lesson-ambush-hold"),
        },
        reply: |_| None,
        marks: |_| vec![in_hand(), mark(Tint::Danger, "lesson-key-target", [piece("tiger", 1)])],
    }
}

// --- 8. Through

fn through() -> Idea<Duel> {
    Idea {
        words: idea_words!("through"),
        rule: "DG-7.11",
        seconds: 75,
        position: || {
            let field = steppe().tiger("E5", E, E).tiger("I2", E, E).t34("A5", W, W).vp(2, 1);
            field.marker("B8", MarkerKind::Tank).marker("C10", MarkerKind::Bluff).position(Step::Tanks)
        },
        rolls: &[],
        shown: || [drive(1)].into_iter().chain([Action::Forward; 5]).collect(),
        judge: |Try { action, after, .. }| match (action, after.table.t34s[0].fate) {
            (_, Fate::Through) => Verdict::Right,
            (Action::Left | Action::Right | Action::Back, _) => beside("lesson-through-turn"),
            (Action::EndMove(_), Fate::On(here)) => {
                misplaced(Message::new("lesson-through-short").with("hexes", here.column()), after)
            }
            (action, _) if drives(*action) => Verdict::OnTheWay,
            _ => beside("lesson-drive-first"),
        },
        reply: |_| None,
        marks: |view| {
            let column = at(view).map_or(0, |here| here.column());
            let way: Vec<String> = (1..column).rev().filter_map(|column| Hex::at(0, column)).map(place).collect();
            let way = (!way.is_empty()).then(|| mark(Tint::Goal, "lesson-key-way", way));
            [in_hand()].into_iter().chain(way).collect()
        },
    }
}
