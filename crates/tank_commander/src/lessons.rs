//! The guided first match: what a newcomer does in the first ten minutes, one idea at a time, on the German side.

use crate::field::{Field, GERMAN, card, unit};
use crate::map::Space;
use crate::pieces::Terrain;
use crate::state::{State, Step};
use crate::units::{UnitId, Weapon};
use crate::{Action, TankCommander, View};
use table::{Attempt, Dice, Idea, Mark, Message, Rules, Silent, Taught, Tint, Verdict, idea_words};

impl Taught for TankCommander {
    fn lesson() -> Vec<Idea<TankCommander>> {
        vec![drive(), kill(), cover(), shell(), melee(), wire(), rear()]
    }

    fn examples() -> Vec<table::Example<TankCommander>> {
        crate::examples::all()
    }
}

type Try<'a> = Attempt<'a, TankCommander>;

/// The card of the Wire.
const WIRE: u8 = 31;

fn beside(key: &'static str) -> Verdict {
    Verdict::Beside { why: Message::new(key), at: None }
}

fn mark(tint: Tint, key: &'static str, spots: impl IntoIterator<Item = String>) -> Mark {
    Mark { tint, note: Message::new(key), spots: spots.into_iter().collect() }
}

fn piece(number: usize) -> String {
    format!("piece:unit-{number}")
}

/// The German front, position by position from the left.
const fn front(column: u8) -> Space {
    Space::at(1, column - 1)
}

/// The Soviet rear.
const fn enemy_rear(column: u8) -> Space {
    Space::at(3, column - 1)
}

fn place(space: Space) -> String {
    format!("place:{space}")
}

fn stands(view: &View, id: UnitId) -> Option<Space> {
    view.table.units.get(id).map(|unit| unit.at)
}

/// The first unit is to be moved or to fire.
fn in_hand() -> Mark {
    mark(Tint::Hand, "lesson-key-yours", [piece(1)])
}

fn nobody(_: &State) -> Option<Action> {
    None
}

// --- 1. Two supply points, and a move

fn drive() -> Idea<TankCommander> {
    Idea {
        words: idea_words!("drive"),
        rule: "TC-6.1",
        seconds: 90,
        position: || {
            let field = Field::new().german(45, "GR3").german(3, "GR2").soviet(56, "SR4").soviet(11, "SF2");
            field.terrain("SF2", Terrain::Woods).terrain("GF2", Terrain::Village).position()
        },
        rolls: &[],
        shown: || vec![Action::Move(unit(1)), Action::At(front(3)), Action::Go],
        judge: |Try { action, after, .. }| match action {
            _ if stands(after, unit(1)) == Some(front(3)) => Verdict::Right,
            Action::Move(id) if *id == unit(1) => Verdict::OnTheWay,
            Action::At(space) if *space == front(3) => Verdict::OnTheWay,
            Action::Join(_) | Action::Go => Verdict::OnTheWay,
            Action::At(_) => beside("lesson-drive-elsewhere"),
            _ => beside("lesson-drive-other"),
        },
        reply: nobody,
        marks: |_| vec![in_hand(), mark(Tint::Goal, "lesson-key-goal", [place(front(3))])],
    }
}

// --- 2. Two rolls against armour

fn kill() -> Idea<TankCommander> {
    Idea {
        words: idea_words!("kill"),
        rule: "TC-9.4",
        seconds: 90,
        position: || Field::new().german(45, "GF3").german(3, "GF2").soviet(56, "SF3").position(),
        rolls: &[4, 5],
        shown: || vec![Action::Aim(unit(1)), Action::Fire(Weapon::At, unit(3))],
        judge: |Try { action, .. }| match action {
            Action::Fire(Weapon::At, _) => Verdict::Right,
            Action::Aim(id) if *id == unit(1) => Verdict::OnTheWay,
            Action::Aim(_) => beside("lesson-kill-squad"),
            Action::Screen(_) => beside("lesson-kill-smoke"),
            _ => beside("lesson-fire-first"),
        },
        reply: nobody,
        marks: |_| vec![in_hand(), mark(Tint::Danger, "lesson-key-target", [piece(3)])],
    }
}

// --- 3. Terrain helps the target

fn cover() -> Idea<TankCommander> {
    Idea {
        words: idea_words!("cover"),
        rule: "TC-8.9",
        seconds: 80,
        position: || {
            let field = Field::new().german(45, "GF3").soviet(56, "SF2").soviet(56, "SF4");
            field.terrain("SF2", Terrain::Woods).terrain("GF3", Terrain::Wheatfield).position()
        },
        rolls: &[6, 7],
        shown: || vec![Action::Aim(unit(1)), Action::Fire(Weapon::At, unit(3))],
        judge: |Try { action, before, .. }| match action {
            Action::Fire(Weapon::At, target) if *target == unit(3) => Verdict::Right,
            Action::Fire(Weapon::At, _) => {
                let woods = before.table.row(Terrain::Woods).at;
                let why = Message::new("lesson-cover-woods").with("drm", woods).with("number", 8 - woods);
                Verdict::Beside { why, at: None }
            }
            Action::Aim(_) => Verdict::OnTheWay,
            _ => beside("lesson-fire-first"),
        },
        reply: nobody,
        marks: |_| vec![in_hand(), mark(Tint::Danger, "lesson-key-targets", [piece(2), piece(3)])],
    }
}

// --- 4. One roll against soft targets

fn shell() -> Idea<TankCommander> {
    Idea {
        words: idea_words!("shell"),
        rule: "TC-10.1",
        seconds: 75,
        position: || Field::new().german(45, "GF3").soviet(11, "SF3").soviet(56, "SR5").position(),
        rolls: &[5],
        shown: || vec![Action::Aim(unit(1)), Action::Fire(Weapon::He, unit(2))],
        judge: |Try { action, .. }| match action {
            Action::Fire(Weapon::He, _) => Verdict::Right,
            Action::Fire(..) => beside("lesson-shell-rifles"),
            Action::Aim(_) => Verdict::OnTheWay,
            Action::Screen(_) => beside("lesson-kill-smoke"),
            _ => beside("lesson-fire-first"),
        },
        reply: nobody,
        marks: |_| vec![in_hand(), mark(Tint::Danger, "lesson-key-target", [piece(2)])],
    }
}

// --- 5. Melee: all fire at once

fn melee() -> Idea<TankCommander> {
    Idea {
        words: idea_words!("melee"),
        rule: "TC-13.7",
        seconds: 100,
        position: || {
            let field = Field::new().german(3, "GF3").soviet(11, "GF3").from("SF3").soviet(56, "SR5");
            field.with(|state| state.table.play.supply = 1).position()
        },
        rolls: &[3, 8],
        shown: || vec![Action::End, Action::Fire(Weapon::Sa, unit(2))],
        judge: |Try { action, .. }| match action {
            Action::Fire(..) => Verdict::Right,
            Action::End => Verdict::OnTheWay,
            Action::Hold => beside("lesson-melee-hold"),
            _ => beside("lesson-melee-other"),
        },
        reply: |state| {
            let back = Action::Fire(Weapon::Sa, unit(1));
            TankCommander::check(state, back).is_ok().then_some(back)
        },
        marks: |_| vec![in_hand(), mark(Tint::Danger, "lesson-key-enemy", [piece(2)])],
    }
}

// --- 6. Breaking in from the hand

fn wire() -> Idea<TankCommander> {
    Idea {
        words: idea_words!("wire"),
        rule: "TC-14.1",
        seconds: 100,
        position: || {
            let field = Field::new().soviet_play().soviet(24, "SR3").soviet(10, "SR3").on(1).german(45, "GF4");
            let mut state = field.hand(GERMAN, &[WIRE]).position();
            let to = Space::at(2, 2);
            for action in [Action::Move(unit(1)), Action::At(to), Action::Go] {
                TankCommander::apply(&mut state, action, &mut Dice::quick(0), &mut Silent);
            }
            state
        },
        rolls: &[],
        shown: || vec![Action::Choose(card(WIRE)), Action::Confirm],
        judge: |Try { action, .. }| match action {
            Action::Choose(_) => Verdict::OnTheWay,
            Action::Confirm => Verdict::Right,
            _ => beside("lesson-wire-pass"),
        },
        reply: |state| TankCommander::check(state, Action::Pass).is_ok().then_some(Action::Pass),
        marks: |_| {
            let card = mark(Tint::Hand, "lesson-key-card", [format!("piece:hand-1-{WIRE}")]);
            vec![card, mark(Tint::Danger, "lesson-key-truck", [piece(1)])]
        },
    }
}

// --- 7. Three positions of the enemy's rear

fn rear() -> Idea<TankCommander> {
    Idea {
        words: idea_words!("rear"),
        rule: "TC-17.1",
        seconds: 75,
        position: || {
            let field = Field::new().german(45, "SF4").german(45, "SR2").german(44, "SR3").german(3, "GF4");
            field.soviet(11, "GF4").from("SF4").soviet(56, "SF1").turn(9).position()
        },
        rolls: &[],
        shown: || vec![Action::Move(unit(1)), Action::At(enemy_rear(4)), Action::Go],
        judge: |Try { action, after, .. }| match action {
            _ if after.table.step == Step::Over => Verdict::Right,
            Action::Move(id) if *id == unit(1) => Verdict::OnTheWay,
            Action::At(space) if space.row() == enemy_rear(1).row() => Verdict::OnTheWay,
            Action::Go if stands(after, unit(1)).is_some_and(|at| at.row() != enemy_rear(1).row()) => Verdict::OnTheWay,
            Action::Go => beside("lesson-rear-held"),
            Action::At(_) => beside("lesson-rear-elsewhere"),
            _ => beside("lesson-rear-other"),
        },
        reply: nobody,
        marks: |_| {
            let goals = [4, 5].map(|column| place(enemy_rear(column)));
            vec![in_hand(), mark(Tint::Goal, "lesson-key-rear", goals)]
        },
    }
}
