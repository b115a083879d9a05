//! The guided first match: what a newcomer does in the first ten minutes, one idea at a time, on the Soviet side.

use crate::field::{Field, card};
use crate::map::{Lane, Spot, Terrain, Zone};
use crate::pieces::{PieceId, Tag};
use crate::state::{Mission, State, Step};
use crate::{Action, Crusade, German, Soviet, View};
use table::{Attempt, Idea, Mark, Message, Taught, Tint, Verdict, idea_words};

impl Taught for Crusade {
    fn lesson() -> Vec<Idea<Crusade>> {
        vec![supply(), patrol(), intercept(), flak(), scout(), shell(), storm(), headquarters()]
    }

    fn examples() -> Vec<table::Example<Crusade>> {
        crate::examples::all()
    }
}

type Try<'a> = Attempt<'a, Crusade>;

/// The first pieces that a field puts down, after the Staff Company.
const FIRST: PieceId = PieceId::of(1);
const SECOND: PieceId = PieceId::of(2);
/// The same as the enemy calls them.
const THEIR_FIRST: Tag = Tag::of(1);
const THEIR_SECOND: Tag = Tag::of(2);
/// The Staff Company.
const STAFF: Tag = Tag::of(0);

fn beside(key: &'static str) -> Verdict {
    Verdict::Beside { why: Message::new(key), at: None }
}

fn mark<const N: usize>(tint: Tint, key: &'static str, spots: [&str; N]) -> Mark {
    Mark { tint, note: Message::new(key), spots: spots.map(str::to_owned).to_vec() }
}

fn nobody(_: &State) -> Option<Action> {
    None
}

/// The defenders hold their fire and stand.
fn stands(state: &State) -> Option<Action> {
    match state.table.step {
        Step::Retreat => Some(Action::Stand),
        Step::Ambush | Step::Defend => Some(Action::Pass),
        _ => None,
    }
}

/// A field with some ground, as the lesson has it.
fn field(step: Step) -> Field {
    let mut field = Field::at(step, Soviet);
    field.terrain(Zone::A3, Terrain::LightWoods).terrain(Zone::B2, Terrain::Village).terrain(Zone::C2, Terrain::Hills);
    field
}

/// The German turn, with the Soviets asked in between.
fn under_attack(asked: Step, spot: Spot) -> Field {
    let mut field = Field::at(Step::Air, German);
    field.terrain(Zone::A3, Terrain::LightWoods).terrain(Zone::B2, Terrain::Village);
    field.show(German, "de_gren", Zone::B3);
    field.fly(German, "de_ju87", (Lane::West, spot), Mission::Strike);
    field.enters(asked);
    field
}

// --- 1. Supply pays for everything

fn supply() -> Idea<Crusade> {
    Idea {
        words: idea_words!("supply"),
        rule: "LC-7.10",
        seconds: 60,
        position: || {
            let mut field = field(Step::Reinforce);
            for id in ["su_t34", "su_rifle", "su_yak9"] {
                field.hold(Soviet, id);
            }
            field.show(German, "de_gren", Zone::B3);
            field.hide(Soviet, "su_rifle", Zone::B1);
            field.supply(Soviet, 3);
            field.state
        },
        rolls: &[],
        shown: || vec![Action::Deploy(card("su_t34"))],
        judge: |Try { action, .. }| match action {
            Action::Deploy(what) if *what == card("su_t34") => Verdict::Right,
            Action::Deploy(_) => beside("lesson-supply-other"),
            Action::RussianDeploy(_) | Action::RussianRefit => Verdict::OnTheWay,
            _ => beside("lesson-supply-end"),
        },
        reply: nobody,
        marks: |_| {
            vec![
                mark(Tint::Hand, "lesson-key-yours", ["piece:hand-su_t34"]),
                mark(Tint::Goal, "lesson-key-hq", ["place:HS"]),
            ]
        },
    }
}

// --- 2. A patrol

fn patrol() -> Idea<Crusade> {
    Idea {
        words: idea_words!("patrol"),
        rule: "LC-8.12",
        seconds: 90,
        position: || {
            let mut field = field(Step::Air);
            field.park(Soviet, "su_yak9");
            field.hide(Soviet, "su_rifle", Zone::B1);
            field.show(German, "de_gren", Zone::B3);
            field.state
        },
        rolls: &[],
        shown: || vec![Action::Launch { lane: Lane::West, mission: Mission::Patrol }, Action::Add(FIRST), Action::Go],
        judge: |Try { action, after, .. }| match action {
            Action::Go if flies(after, Mission::Patrol) => Verdict::Right,
            Action::Launch { mission: Mission::Patrol, .. } | Action::Add(_) => Verdict::OnTheWay,
            Action::Launch { .. } | Action::Go => beside("lesson-patrol-strike"),
            _ => beside("lesson-patrol-end"),
        },
        reply: nobody,
        marks: |_| {
            vec![
                mark(Tint::Hand, "lesson-key-yours", ["piece:own-s-2"]),
                mark(Tint::Goal, "lesson-key-patrol", ["place:W2", "place:E2"]),
            ]
        },
    }
}

fn flies(view: &View, mission: Mission) -> bool {
    view.table.flights.iter().any(|flight| flight.side == Soviet && flight.mission == mission)
}

// --- 3. A flight is intercepted

fn intercept() -> Idea<Crusade> {
    Idea {
        words: idea_words!("intercept"),
        rule: "LC-8.14",
        seconds: 75,
        position: || {
            let mut field = Field::at(Step::Air, German);
            field.terrain(Zone::A3, Terrain::LightWoods).terrain(Zone::B2, Terrain::Village);
            field.fly(Soviet, "su_yak9", (Lane::West, Spot::Row2), Mission::Patrol);
            field.hide(Soviet, "su_t34", Zone::B1);
            field.show(German, "de_gren", Zone::B3);
            field.fly(German, "de_ju87", (Lane::West, Spot::Row3), Mission::Strike);
            field.enters(Step::Intercept);
            field.state
        },
        rolls: &[5, 5],
        shown: || vec![Action::Intercept { fighter: FIRST, target: THEIR_SECOND }],
        judge: |Try { action, .. }| match action {
            Action::Intercept { .. } => Verdict::Right,
            _ => beside("lesson-intercept-pass"),
        },
        reply: nobody,
        marks: |_| {
            vec![
                mark(Tint::Hand, "lesson-key-yours", ["piece:s-2"]),
                mark(Tint::Danger, "lesson-key-target", ["piece:g-3"]),
            ]
        },
    }
}

// --- 4. Guns beside the corridor

fn flak() -> Idea<Crusade> {
    Idea {
        words: idea_words!("flak"),
        rule: "LC-8.16",
        seconds: 75,
        position: || {
            let mut field = under_attack(Step::Flak, Spot::Row1);
            field.hide(Soviet, "su_37aa", Zone::A1);
            field.hide(Soviet, "su_rifle", Zone::B1);
            field.state
        },
        rolls: &[4, 5],
        shown: || vec![Action::Flak { unit: FIRST, target: THEIR_SECOND }],
        judge: |Try { action, .. }| match action {
            Action::Flak { .. } => Verdict::Right,
            _ => beside("lesson-flak-pass"),
        },
        reply: nobody,
        marks: |_| {
            vec![
                mark(Tint::Hand, "lesson-key-yours", ["piece:own-s-2"]),
                mark(Tint::Danger, "lesson-key-target", ["piece:g-3"]),
            ]
        },
    }
}

// --- 5. Recon

fn scout() -> Idea<Crusade> {
    Idea {
        words: idea_words!("scout"),
        rule: "LC-9.4",
        seconds: 75,
        position: || {
            let mut field = field(Step::Recon);
            field.hide(Soviet, "su_scouts", Zone::B2);
            field.hide(Soviet, "su_rifle", Zone::B2);
            for id in ["de_gren", "de_pak38"] {
                field.hide(German, id, Zone::B3);
            }
            field.hide(German, "de_gren", Zone::A3);
            field.state
        },
        rolls: &[5],
        shown: || vec![Action::Scout { unit: FIRST, zone: Zone::B3 }],
        judge: |Try { action, .. }| match action {
            Action::Scout { unit, zone: Zone::B3 } if *unit == FIRST => Verdict::Right,
            Action::Scout { unit, .. } if *unit == SECOND => beside("lesson-scout-rifles"),
            _ => beside("lesson-scout-end"),
        },
        reply: nobody,
        marks: |_| {
            vec![
                mark(Tint::Hand, "lesson-key-yours", ["piece:own-s-2"]),
                mark(Tint::Danger, "lesson-key-hidden", ["place:B3"]),
            ]
        },
    }
}

// --- 6. Bombardment

fn shell() -> Idea<Crusade> {
    Idea {
        words: idea_words!("shell"),
        rule: "LC-10.1",
        seconds: 75,
        position: || {
            let mut field = field(Step::Bombard);
            field.hide(Soviet, "su_howitzer", Zone::A1);
            let grenadiers = field.show(German, "de_gren", Zone::A3);
            field.edit(German, grenadiers, |piece| piece.dug_in = true);
            field.show(German, "de_pak38", Zone::A2);
            field.state
        },
        rolls: &[4, 4],
        shown: || vec![Action::Bombard { unit: FIRST, target: THEIR_SECOND }],
        judge: |Try { action, .. }| match action {
            Action::Bombard { target, .. } if *target == THEIR_SECOND => Verdict::Right,
            Action::Bombard { .. } => beside("lesson-shell-covered"),
            _ => beside("lesson-shell-end"),
        },
        reply: nobody,
        marks: |_| {
            vec![
                mark(Tint::Hand, "lesson-key-yours", ["piece:own-s-2"]),
                mark(Tint::Danger, "lesson-key-targets", ["piece:g-2", "piece:g-3"]),
            ]
        },
    }
}

// --- 7. A zone is taken

/// Whoever attacks is on the way as long as the assault goes on.
fn attacks(action: Action) -> bool {
    matches!(action, Action::Add(_) | Action::Go | Action::Fire { .. } | Action::Pass | Action::Continue)
}

fn storm() -> Idea<Crusade> {
    Idea {
        words: idea_words!("storm"),
        rule: "LC-11.3",
        seconds: 120,
        position: || {
            let mut field = field(Step::Maneuver);
            field.show(Soviet, "su_t34", Zone::A2);
            field.show(Soviet, "su_rifle", Zone::A2);
            field.terrain(Zone::A3, Terrain::Clear);
            let grenadiers = field.show(German, "de_gren", Zone::A3);
            field.hurt(German, grenadiers, 2);
            field.state
        },
        rolls: &[5, 4],
        shown: || {
            let fire = Action::Fire { unit: FIRST, target: THEIR_FIRST };
            let declared = [Action::Assault(Zone::A3), Action::Add(FIRST), Action::Add(SECOND), Action::Go];
            declared.into_iter().chain([fire, Action::Pass, Action::Advance(FIRST)]).collect()
        },
        judge: |Try { action, after, .. }| match action {
            Action::Advance(_) => Verdict::Right,
            Action::Assault(_) => Verdict::OnTheWay,
            _ if after.table.step == Step::Maneuver && !attacks(*action) => beside("lesson-storm-other"),
            Action::BreakOff => beside("lesson-storm-break"),
            action if attacks(*action) => match after.table.assault {
                None if *action == Action::Pass => beside("lesson-storm-break"),
                _ => Verdict::OnTheWay,
            },
            _ => beside("lesson-storm-other"),
        },
        reply: stands,
        marks: |_| {
            vec![
                mark(Tint::Hand, "lesson-key-yours", ["piece:s-2", "piece:s-3"]),
                mark(Tint::Goal, "lesson-key-zone", ["place:A3"]),
            ]
        },
    }
}

// --- 8. How it is won

fn headquarters() -> Idea<Crusade> {
    Idea {
        words: idea_words!("headquarters"),
        rule: "LC-12.1",
        seconds: 90,
        position: || {
            let mut field = field(Step::Maneuver);
            field.show(Soviet, "su_t34", Zone::B3);
            field.show(Soviet, "su_guards", Zone::B3);
            field.hurt(German, PieceId::of(0), 3);
            field.state
        },
        rolls: &[5, 5],
        shown: || {
            let fire = Action::Fire { unit: FIRST, target: STAFF };
            let declared = [Action::Assault(Zone::Hg), Action::Add(FIRST), Action::Add(SECOND), Action::Go];
            declared.into_iter().chain([fire, Action::Pass]).collect()
        },
        judge: |Try { action, after, .. }| match action {
            _ if after.table.ending.is_some() => Verdict::Right,
            Action::Assault(Zone::Hg) => Verdict::OnTheWay,
            action
                if attacks(*action) && after.table.step != Step::Maneuver
                    || after.focus != crate::state::Focus::Nothing =>
            {
                Verdict::OnTheWay
            }
            _ => beside("lesson-headquarters-other"),
        },
        reply: stands,
        marks: |_| {
            vec![
                mark(Tint::Hand, "lesson-key-yours", ["piece:s-2", "piece:s-3"]),
                mark(Tint::Goal, "lesson-key-enemy-hq", ["place:HG"]),
            ]
        },
    }
}
