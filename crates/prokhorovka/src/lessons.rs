//! The guided first match: what a newcomer does in the first ten minutes, one idea at a time.
//!
//! All of it is played on the battlefield of the ready-made set-up, by the Germans first and then by the Soviets.

use crate::field::{Field, fire, hex, step};
use crate::legal::Pace;
use crate::pieces::Formation::{Corps18, Corps29, Lah, Tk};
use crate::pieces::UnitId::*;
use crate::pieces::{Stage, UnitId};
use crate::state::Step;
use crate::{Action, German, Prokhorovka, Soviet, State, View, words};
use table::{Attempt, Idea, Mark, Message, Taught, Tint, Verdict, idea_words};

impl Taught for Prokhorovka {
    fn lesson() -> Vec<Idea<Prokhorovka>> {
        vec![marker(), march(), shot(), hits(), support(), overrun(), villages(), exit()]
    }

    fn examples() -> Vec<table::Example<Prokhorovka>> {
        crate::examples::all()
    }
}

type Try<'a> = Attempt<'a, Prokhorovka>;

fn beside(key: &'static str) -> Verdict {
    Verdict::Beside { why: Message::new(key), at: None }
}

/// Another unit was meant.
fn other_than(unit: UnitId) -> Verdict {
    Verdict::Beside { why: Message::new("lesson-other").with("unit", words::unit(unit)), at: None }
}

fn mark(tint: Tint, key: &'static str, spots: impl IntoIterator<Item = String>) -> Mark {
    Mark { tint, note: Message::new(key), spots: spots.into_iter().collect() }
}

fn place(name: &str) -> String {
    format!("place:{name}")
}

fn piece(unit: UnitId) -> String {
    format!("piece:{}", unit.word())
}

/// Is this a step of the march of that unit, or its beginning?
fn marches(before: &View, action: Action, unit: UnitId) -> bool {
    let under_way = before.table.march.as_ref().is_some_and(|march| march.movers.contains(&unit));
    action == Action::March(unit) || (under_way && matches!(action, Action::Step(_)))
}

/// Is the march of that unit under way?
fn ends(before: &View, unit: UnitId) -> bool {
    before.table.march.as_ref().is_some_and(|march| march.movers.contains(&unit))
}

/// What the enemy does in an overrun: he fires if he can, retreats if he must, and stays if he may.
fn defend(state: &State) -> Option<Action> {
    let mut legal = Vec::new();
    state.table.legal(&mut legal);
    let stays = state.table.step == Step::FreeRetreat;
    legal.iter().find(|action| stays == (**action == Action::End)).or(legal.first()).copied()
}

// --- 1. Markers

fn marker() -> Idea<Prokhorovka> {
    Idea {
        words: idea_words!("marker"),
        rule: "BS-7.2",
        seconds: 60,
        position: || Field::battle(Lah).turn(1).position(),
        rolls: &[],
        shown: || vec![Action::March(LahRec), step("1413"), Action::Stop],
        judge: |Try { action, .. }| match action {
            Action::March(_) | Action::Step(_) => Verdict::OnTheWay,
            Action::Stop | Action::LastStep(_) | Action::Exit => Verdict::Right,
            Action::Group(..) | Action::Attack(_) => beside("lesson-marker-overrun"),
            Action::End => beside("lesson-marker-end"),
            _ => beside("lesson-marker-fire"),
        },
        reply: |_| None,
        marks: |_| vec![mark(Tint::Hand, "lesson-key-drawn", Lah.units().map(piece))],
    }
}

// --- 2. A march onto a hill

fn march() -> Idea<Prokhorovka> {
    Idea {
        words: idea_words!("march"),
        rule: "BS-8.1",
        seconds: 75,
        position: || Field::battle(Tk).put(&[Rem93g], "1006").position(),
        rolls: &[],
        shown: || vec![Action::March(TkPz), step("0806"), step("0906"), Action::Stop],
        judge: |Try { before, action, after }| {
            let (at, unit) = (after.table.at(TkPz), after.table.unit(TkPz));
            match action {
                Action::Stop if !ends(before, TkPz) => other_than(TkPz),
                Action::Stop if at != Some(hex("0906")) => beside("lesson-march-elsewhere"),
                Action::Stop if unit.stage == Stage::MovedHalf => Verdict::Right,
                Action::Stop => beside("lesson-march-spent"),
                action if marches(before, *action, TkPz) => Verdict::OnTheWay,
                _ => other_than(TkPz),
            }
        },
        reply: |_| None,
        marks: |_| {
            let hill = mark(Tint::Goal, "lesson-key-hill", [place("0906")]);
            vec![mark(Tint::Hand, "lesson-key-yours", [piece(TkPz)]), hill]
        },
    }
}

// --- 3. A shot

fn shot() -> Idea<Prokhorovka> {
    Idea {
        words: idea_words!("shot"),
        rule: "BS-9.5",
        seconds: 75,
        position: || {
            let field = Field::battle(Lah).put(&[Airborne23], "1608");
            field.put(&[Corps18N110], "1610").put(&[Corps18N170], "1609").position()
        },
        rolls: &[4],
        shown: || vec![fire(LahPz, Corps18N110)],
        judge: |Try { before, action, .. }| match *action {
            Action::Fire { at, .. } if at.formation() != Corps18 => beside("lesson-shot-fire"),
            Action::Fire { by, at } => match before.table.aim(by, at, Pace::Full).map(|aim| aim.sixths()) {
                Ok(5..) => Verdict::Right,
                Ok(sixths) => {
                    Verdict::Beside { why: Message::new("lesson-shot-worse").with("sixths", sixths), at: None }
                }
                Err(_) => beside("lesson-shot-fire"),
            },
            Action::HalfFire { .. } => beside("lesson-shot-half"),
            _ => beside("lesson-shot-fire"),
        },
        reply: |_| None,
        marks: |_| {
            let targets = mark(Tint::Danger, "lesson-key-targets", [piece(Corps18N110), piece(Corps18N170)]);
            vec![mark(Tint::Hand, "lesson-key-yours", [piece(LahPz)]), targets]
        },
    }
}

// --- 4. Hits

fn hits() -> Idea<Prokhorovka> {
    Idea {
        words: idea_words!("hits"),
        rule: "BS-10.3",
        seconds: 75,
        position: || {
            let field = Field::battle(Lah).put(&[Corps18N110], "1510").disrupted(Corps18N110);
            field.put(&[Corps18N170], "1511").position()
        },
        rolls: &[2],
        shown: || vec![fire(LahPz, Corps18N170)],
        judge: |Try { action, .. }| match *action {
            Action::Fire { at: Corps18N170, .. } | Action::HalfFire { at: Corps18N170, .. } => Verdict::Right,
            Action::Fire { at: Corps18N110, .. } | Action::HalfFire { at: Corps18N110, .. } => {
                beside("lesson-hits-frees")
            }
            _ => beside("lesson-hits-fire"),
        },
        reply: |_| None,
        marks: |_| {
            let stunned = mark(Tint::Danger, "lesson-key-disrupted", [piece(Corps18N110)]);
            let fit = mark(Tint::Goal, "lesson-key-fit", [piece(Corps18N170)]);
            vec![mark(Tint::Hand, "lesson-key-yours", [piece(LahPz), piece(LahSpg)]), stunned, fit]
        },
    }
}

// --- 5. Support

fn support() -> Idea<Prokhorovka> {
    Idea {
        words: idea_words!("support"),
        rule: "BS-6.6",
        seconds: 60,
        position: || {
            let field = Field::battle(Corps18).put(&[Corps18N110, Corps18N170], "1709");
            field.air(Soviet, 1).artillery(Soviet, 2).position()
        },
        rolls: &[2],
        shown: || vec![Action::Shell(LahPg2)],
        judge: |Try { action, .. }| match action {
            Action::Shell(LahPg2) | Action::Air(LahPg2) => Verdict::Right,
            Action::Shell(_) | Action::Air(_) => beside("lesson-support-other"),
            _ => beside("lesson-support-first"),
        },
        reply: |_| None,
        marks: |_| {
            let pools = ["piece:guns-soviet".to_owned(), "piece:air-soviet".to_owned()];
            let target = mark(Tint::Danger, "lesson-key-target", [piece(LahPg2)]);
            vec![mark(Tint::Hand, "lesson-key-support", pools), target]
        },
    }
}

// --- 6. An overrun

fn overrun() -> Idea<Prokhorovka> {
    Idea {
        words: idea_words!("overrun"),
        rule: "BS-11.1",
        seconds: 120,
        position: || Field::battle(Corps18).put(&[Corps18N110, Corps18N170], "1709").put(&[LahSpg], "1710").position(),
        rolls: &[6, 2, 6],
        shown: || {
            let group = Action::Group(Corps18N110, Corps18N170, None);
            let shots = [fire(Corps18N110, LahSpg), fire(Corps18N170, LahSpg)];
            [group, Action::Attack(hex("1710"))].into_iter().chain(shots).collect()
        },
        judge: |Try { action, after, .. }| match action {
            Action::Group(Corps18N110, Corps18N170, None) | Action::Step(_) => Verdict::OnTheWay,
            Action::Attack(at) if *at == hex("1710") => Verdict::OnTheWay,
            Action::Fire { .. } if after.table.overrun.is_none() => beside("lesson-overrun-fire"),
            Action::Fire { .. } if after.table.step == Step::OffensiveFire => Verdict::OnTheWay,
            Action::Fire { .. } => Verdict::Right,
            Action::March(_) | Action::Attack(_) => beside("lesson-overrun-alone"),
            _ => beside("lesson-overrun-first"),
        },
        reply: defend,
        marks: |_| {
            let group = [piece(Corps18N110), piece(Corps18N170)];
            let target = mark(Tint::Danger, "lesson-key-target", [piece(LahSpg)]);
            vec![mark(Tint::Hand, "lesson-key-yours", group), target]
        },
    }
}

// --- 7. Villages

/// The two hexes of Prokhorovka.
const STATION: [&str; 2] = ["2307", "2308"];

fn villages() -> Idea<Prokhorovka> {
    Idea {
        words: idea_words!("villages"),
        rule: "BS-3.3",
        seconds: 75,
        position: || {
            let field = Field::battle(Corps29).put(&[Corps29N31], "2509").put(&[Airborne28], "2006");
            let field = field.put(&[Rem107], "2106").put(&[LahRec], "2207");
            STATION.iter().fold(field, |field, at| field.held(German, at)).position()
        },
        rolls: &[],
        shown: || vec![Action::March(Corps29N31), step("2408"), step("2308"), step("2307"), Action::Stop],
        judge: |Try { before, action, after }| {
            let german =
                |at: &&&str| hex(at).spot().objective.is_some_and(|at| after.table.control[usize::from(at)] == German);
            let left = STATION.iter().filter(german).count();
            match action {
                Action::Stop if !ends(before, Corps29N31) => other_than(Corps29N31),
                Action::Stop if left == 0 => Verdict::Right,
                Action::Stop => {
                    Verdict::Beside { why: Message::new("lesson-villages-left").with("left", left), at: None }
                }
                action if marches(before, *action, Corps29N31) => Verdict::OnTheWay,
                _ => other_than(Corps29N31),
            }
        },
        reply: |_| None,
        marks: |_| {
            let goal = mark(Tint::Goal, "lesson-key-station", STATION.map(place));
            vec![mark(Tint::Hand, "lesson-key-yours", [piece(Corps29N31)]), goal]
        },
    }
}

// --- 8. Off the north edge

fn exit() -> Idea<Prokhorovka> {
    Idea {
        words: idea_words!("exit"),
        rule: "BS-8.4",
        seconds: 60,
        position: || Field::battle(Tk).put(&[TkRec], "1003").turn(9).position(),
        rolls: &[],
        shown: || vec![Action::March(TkRec), step("1002"), step("1001"), Action::Exit],
        judge: |Try { before, action, .. }| match action {
            Action::Exit => Verdict::Right,
            Action::Stop | Action::Attack(_) if ends(before, TkRec) => beside("lesson-exit-stays"),
            action if marches(before, *action, TkRec) => Verdict::OnTheWay,
            _ => other_than(TkRec),
        },
        reply: |_| None,
        marks: |_| {
            let edge = mark(Tint::Goal, "lesson-key-edge", ["place:north".to_owned()]);
            vec![mark(Tint::Hand, "lesson-key-yours", [piece(TkRec)]), edge]
        },
    }
}
