//! The guided first match: one assault on one building, idea by idea, on the German side.

use crate::field::Field;
use crate::pieces::FormationId::*;
use crate::pieces::{BuildingId, CardId, CarnageId, District, FormationId, HoldEffect, Player, Set, UnitKind};
use crate::setup::{Mode, Setup};
use crate::state::{Phase, State, Step};
use crate::{Action, German, Stalingrad, View};
use table::{Attempt, Dice, Idea, Mark, Message, Rules, Silent, Taught, Tint, Verdict, idea_words};

impl Taught for Stalingrad {
    fn lesson() -> Vec<Idea<Stalingrad>> {
        vec![send(), vanguard(), play(), burn(), pick(), hold(), dice()]
    }

    fn examples() -> Vec<table::Example<Stalingrad>> {
        crate::examples::all()
    }
}

type Try<'a> = Attempt<'a, Stalingrad>;

fn beside(key: &'static str) -> Verdict {
    Verdict::Beside { why: Message::new(key), at: None }
}

fn mark(tint: Tint, key: &'static str, spots: impl IntoIterator<Item = String>) -> Mark {
    Mark { tint, note: Message::new(key), spots: spots.into_iter().collect() }
}

fn formation(id: FormationId) -> String {
    format!("piece:formation-{}", id.word())
}

fn card(card: CardId) -> String {
    format!("piece:hand-g1-{}", card.word())
}

fn district(district: District) -> String {
    format!("place:{}", district.word())
}

fn nobody(_: &State) -> Option<Action> {
    None
}

/// A German round in the battle for this building.
fn round(building: BuildingId, ids: &[FormationId]) -> Field {
    Field::battle(building).fighting(ids).turn_of(German)
}

// --- 1. Formations go to buildings

fn send() -> Idea<Stalingrad> {
    Idea {
        words: idea_words!("send"),
        rule: "HS-3.12",
        seconds: 75,
        position: || Field::manoeuvre(Setup::of(Mode::Base), &[Panzer14, Infantry71, Rifle112]).position(),
        rolls: &[],
        shown: || vec![Action::Send { formation: Infantry71, to: District::B }],
        judge: |Try { action, .. }| match action {
            Action::Send { to: District::B, .. } => Verdict::Right,
            Action::Send { .. } => beside("lesson-send-elsewhere"),
            _ => beside("lesson-send-first"),
        },
        reply: nobody,
        marks: |_| {
            let own = mark(Tint::Hand, "lesson-key-yours", [formation(Infantry71), formation(Panzer14)]);
            vec![own, mark(Tint::Goal, "lesson-key-goal", [district(District::B)])]
        },
    }
}

// --- 2. Each goes in with its vanguard

fn vanguard() -> Idea<Stalingrad> {
    Idea {
        words: idea_words!("vanguard"),
        rule: "HS-4.3",
        seconds: 75,
        position: || {
            let field = round(BuildingId::RedSquare, &[Panzer14, Infantry71, Rifle112]);
            let field = field.units(&[(UnitKind::Rifle, 2)]).carnage(CarnageId::K05);
            field
                .but(|state| {
                    let table = &mut state.table;
                    (table.phase, table.step, table.decider) = (Phase::GermanVanguard, Step::Vanguard, Player::G1);
                    if let Some(battle) = &mut table.battle {
                        battle.hold = None;
                        battle.waiting = [Panzer14, Infantry71].into_iter().collect::<Set<FormationId>>();
                    }
                })
                .position()
        },
        rolls: &[],
        shown: || vec![Action::Lead(Panzer14)],
        judge: |Try { action, .. }| match action {
            Action::Lead(id) if *id == Panzer14 => Verdict::Right,
            _ => beside("lesson-vanguard-quiet"),
        },
        reply: nobody,
        marks: |_| {
            let own = mark(Tint::Hand, "lesson-key-yours", [formation(Panzer14), formation(Infantry71)]);
            vec![own, mark(Tint::Danger, "lesson-key-riflemen", ["piece:unit-B-rifle".to_owned()])]
        },
    }
}

// --- 3. Cards are played on formations

fn play() -> Idea<Stalingrad> {
    Idea {
        words: idea_words!("play"),
        rule: "HS-9.2",
        seconds: 90,
        position: || {
            let field = round(BuildingId::RedSquare, &[Infantry71, Rifle112]);
            let field = field.units(&[(UnitKind::Grenadier, 2), (UnitKind::Rifle, 3)]);
            field.hand(Player::G1, &[CardId::StreetAssault, CardId::PanzerThrust]).position()
        },
        rolls: &[],
        shown: || vec![Action::Play { card: CardId::StreetAssault, on: Infantry71 }],
        judge: |Try { action, .. }| match action {
            Action::Play { .. } => Verdict::Right,
            Action::Refit => beside("lesson-play-refit"),
            _ => beside("lesson-play-hold"),
        },
        reply: nobody,
        marks: |_| {
            let hand = mark(Tint::Hand, "lesson-key-cards", [card(CardId::StreetAssault), card(CardId::PanzerThrust)]);
            vec![hand, mark(Tint::Goal, "lesson-key-division", [formation(Infantry71)])]
        },
    }
}

// --- 4. Fire grows to an Inferno

fn stuka() -> Field {
    let field = round(BuildingId::RedSquare, &[Infantry71, Rifle112]).track(3, 0, 0);
    let units = [(UnitKind::Grenadier, 3), (UnitKind::Rifle, 2), (UnitKind::T34, 1)];
    field.units(&units).hand(Player::G1, &[CardId::StukaStrike, CardId::StreetAssault])
}

fn burn() -> Idea<Stalingrad> {
    Idea {
        words: idea_words!("burn"),
        rule: "HS-11.2",
        seconds: 90,
        position: || stuka().position(),
        rolls: &[],
        shown: || vec![Action::Play { card: CardId::StukaStrike, on: Infantry71 }],
        judge: |Try { action, .. }| match action {
            Action::Play { card: CardId::StukaStrike, .. } => Verdict::Right,
            Action::Play { .. } => beside("lesson-burn-other"),
            _ => beside("lesson-burn-first"),
        },
        reply: nobody,
        marks: |_| {
            let hand = mark(Tint::Hand, "lesson-key-cards", [card(CardId::StukaStrike), card(CardId::StreetAssault)]);
            vec![hand, mark(Tint::Goal, "lesson-key-division", [formation(Infantry71)])]
        },
    }
}

// --- 5. Armour falls only to a Precision Kill

fn pick() -> Idea<Stalingrad> {
    Idea {
        words: idea_words!("pick"),
        rule: "HS-5.2",
        seconds: 75,
        position: || {
            let mut state = stuka().position();
            let strike = Action::Play { card: CardId::StukaStrike, on: Infantry71 };
            Stalingrad::apply(&mut state, strike, &mut Dice::quick(0), &mut Silent);
            state
        },
        rolls: &[],
        shown: || vec![Action::Destroy(UnitKind::T34)],
        judge: |Try { action, .. }| match action {
            Action::Destroy(kind) if kind.card().armoured => Verdict::Right,
            _ => beside("lesson-pick-soft"),
        },
        reply: nobody,
        marks: |_| {
            let targets = ["piece:unit-B-t34", "piece:unit-B-rifle"].map(str::to_owned);
            vec![mark(Tint::Danger, "lesson-key-enemy", targets)]
        },
    }
}

// --- 6. Whoever is ahead holds

fn hold() -> Idea<Stalingrad> {
    Idea {
        words: idea_words!("hold"),
        rule: "HS-4.9",
        seconds: 100,
        position: || {
            let field = round(BuildingId::ArmyBarracks, &[Infantry71, Panzer14, Rifle112]).depleted(Rifle112);
            let field = field.units(&[(UnitKind::Grenadier, 3), (UnitKind::Panzer, 2), (UnitKind::Rifle, 2)]);
            field.track(1, 0, 2).hold(2).carnage(CarnageId::K12).hand(Player::G1, &[CardId::RoomToRoom]).position()
        },
        rolls: &[],
        shown: || vec![Action::Hold, Action::Choose(HoldEffect::A)],
        judge: |Try { action, .. }| match action {
            Action::Hold => Verdict::OnTheWay,
            Action::Choose(_) => Verdict::Right,
            _ => beside("lesson-hold-other"),
        },
        reply: nobody,
        marks: |view: &View| {
            let spot = if view.table.step == Step::Hold { "piece:choice-a" } else { "piece:carnage" };
            vec![mark(Tint::Goal, "lesson-key-skulls", [spot.to_owned()])]
        },
    }
}

// --- 7. The dice decide

fn dice() -> Idea<Stalingrad> {
    Idea {
        words: idea_words!("dice"),
        rule: "HS-4.19",
        seconds: 100,
        position: || {
            let field = round(BuildingId::ArmyBarracks, &[Infantry71, Rifle112]).depleted(Rifle112);
            let field = field.units(&[(UnitKind::Grenadier, 4), (UnitKind::Rifle, 2)]).track(0, 0, 1);
            field.hold(1).carnage(CarnageId::K12).hand(Player::G1, &[CardId::RoomToRoom]).position()
        },
        rolls: &[6, 4, 2, 5],
        shown: || vec![Action::Hold, Action::Choose(HoldEffect::A)],
        judge: |Try { action, after, .. }| match action {
            _ if after.table.rubble.has(BuildingId::ArmyBarracks) => Verdict::Right,
            Action::Hold | Action::Choose(_) => Verdict::OnTheWay,
            _ => beside("lesson-dice-other"),
        },
        reply: nobody,
        marks: |view: &View| {
            let spot = if view.table.step == Step::Hold { "piece:choice-a" } else { "piece:carnage" };
            vec![mark(Tint::Goal, "lesson-key-skulls", [spot.to_owned()])]
        },
    }
}
