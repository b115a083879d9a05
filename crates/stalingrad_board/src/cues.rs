//! What events look like, and what is lost by them.

use crate::names::{Name, Place};
use crate::pieces::{bare, leader};
use boards::{Cue, Exit, Figure, Hit, Told};
use maud::html;
use stalingrad::events::{Event, Faces};
use stalingrad::pieces::{BuildingId, CardId, CommanderId, District, FormationId, Player, SniperResult, UnitKind};
use stalingrad::state::Place as Where;
use stalingrad::{German, Soviet, View, words};
use table::{Message, Side};

/// An event as the owner of the view sees it happen.
pub(crate) fn cue(view: &View, event: &Event) -> Cue {
    use Event::*;
    match *event {
        TurnBegan { .. } => Cue::turn(),
        BattleBegan { building } => Cue::phase().at(site(building)),
        Sent { formation, building } => {
            Cue::march(Name::Formation(formation)).at(Place::Staging(formation.side())).at(site(building))
        }
        Joined { district, formation } => {
            Cue::march(Name::Formation(formation)).at(Place::Staging(formation.side())).at(Place::District(district))
        }
        Retreated { formation } => home(formation),
        CameHome { formation } => Cue { told: Told::Aside, ..home(formation) },
        Entered { district, unit } if view.table.ground(district).count(unit) > 0 => {
            Cue { told: Told::Aside, ..Cue::turned(Name::Unit(district, unit)) }
        }
        Entered { district, .. } => Cue::aside().at(Place::District(district)),
        UnitLost { district, unit } => Cue { whom: seen_unit(view, district, unit), ..Cue::gone("", Exit::Destroyed) }
            .at(Place::District(district))
            .loses(unit.side(), Exit::Removed, unit_picture(unit)),
        LeaderShot { formation, result, .. } => shot(Name::Formation(formation), result),
        HeroShot { hero, result } => shot(Name::Hero(hero), result),
        HeroKilled { hero } => {
            Cue::gone(Name::Hero(hero), Exit::Destroyed).loses(hero.side(), Exit::Destroyed, face_picture(hero.side()))
        }
        HeroPlayed { hero, .. } if is_here(view, hero) => Cue::turned(Name::Hero(hero)),
        Destroyed { formation } | GivenUp { formation } => Cue::gone(Name::Formation(formation), Exit::Destroyed)
            .loses(formation.side(), Exit::Destroyed, formation_picture(formation)),
        Burned { formation } => Cue::note().loses(formation.side(), Exit::Destroyed, formation_picture(formation)),
        Rolled { german, soviet } => {
            let mut figures = faces(&german, "cue-german-die");
            figures.extend(faces(&soviet, "cue-soviet-die"));
            Cue::note().at(Place::Road).figures(figures)
        }
        RolledOff { german, soviet } => {
            let figures = [(german, "cue-german-die"), (soviet, "cue-soviet-die")];
            let figures = figures.map(|(face, key)| Figure::Die(face, Message::new(key)));
            Cue::note().at(Place::Road).figures(figures.to_vec())
        }
        _ => quiet(view, event),
    }
}

/// Events without a picture of their own: where they light up the board, and whether they are worth a line.
fn quiet(view: &View, event: &Event) -> Cue {
    use Event::*;
    match *event {
        BuildingPlaced { building } => Cue::note().at(site(building)),
        Captured { building } => Cue::note().at(site(building)).result(words::captured(building)),
        Defended { building } => Cue::note().at(site(building)).result(words::defended(building)),
        VolgaPlaced { district } => Cue::note().at(Place::District(district)),
        TurnedOver { .. } | Drew { .. } | DrewCard { .. } | Passed { .. } | PassedCard { .. } => Cue::aside(),
        Hourglass { .. } | LastTurn { .. } => Cue::note().at(Place::Mat),
        Campaign { card } if view.table.battle.is_none() && view.table.orders[card.side().index()] == Some(card) => {
            Cue::turned(Name::Campaign(card.side()))
        }
        Replaced { by } => match player_of(view, by) {
            Some(player) => Cue::turned(Name::Commander(player)),
            None => Cue::note(),
        },
        Reinforced { formation, .. } => Cue::aside().whom(Name::Formation(formation)),
        Declared { on, .. } => Cue::note().who(Name::Formation(on)),
        VanguardOf { formation } => Cue::note().who(Name::Formation(formation)),
        Promoted { formation, .. }
        | Demoted { formation, .. }
        | LeaderLost { formation, .. }
        | Drafted { formation, .. }
        | Supplied { formation }
        | Depleted { formation } => Cue::note().whom(Name::Formation(formation)),
        Graduated { formation, .. } => Cue::aside().whom(Name::Formation(formation)),
        LeaderMoved { from, to } => Cue::note().who(Name::Formation(from)).whom(Name::Formation(to)),
        Motivated { district, formation } => Cue::note().who(Name::Formation(formation)).at(Place::District(district)),
        Intensity { district, .. } | Initiative { district, .. } | FireMoved { district, .. } => {
            Cue::note().at(Place::District(district))
        }
        BucketMoved { district, .. }
        | InfernoAdded { district, .. }
        | InfernoRemoved { district, .. }
        | FireReset { district }
        | Annihilated { district } => Cue::note().at(Place::District(district)),
        HoldLowered { district, .. } => Cue::aside().at(Place::District(district)),
        Held { .. } => Cue::note().whom(Name::Carnage),
        DiceCounted { .. } => Cue::note().at(Place::Road),
        Discarded { player, .. } | LookedAt { player } => Cue::note().at(Place::Hand(player)),
        Recovered { player, .. } | Refitted { player } | HandedOver { player } => Cue::note().at(Place::Hand(player)),
        _ => Cue::note(),
    }
}

fn site(building: BuildingId) -> Place {
    Place::District(building.card().district)
}

fn home(formation: FormationId) -> Cue {
    Cue::march(Name::Formation(formation)).at(Place::Staging(formation.side()))
}

/// The counters from which one is lost, as long as some of them are there.
fn seen_unit(view: &View, district: District, unit: UnitKind) -> Option<String> {
    (view.table.ground(district).count(unit) > 0).then(|| Name::Unit(district, unit).to_string())
}

fn is_here(view: &View, hero: CardId) -> bool {
    view.table.battle.iter().flat_map(|battle| &battle.heroes).any(|other| other.card == hero)
}

fn player_of(view: &View, commander: CommanderId) -> Option<Player> {
    view.table.setup.players().iter().copied().find(|player| view.table.commanders[player.index()] == commander)
}

/// A shot from nowhere.
fn shot(whom: Name, result: SniperResult) -> Cue {
    let hit = match result {
        SniperResult::CloseEscape => Hit::Missed,
        SniperResult::Hit => Hit::Damaged,
        SniperResult::HideousDeath => Hit::Destroyed,
    };
    Cue { who: None, ..Cue::shot("", whom, hit) }
}

/// Dice as they fell, the highest first.
fn faces(dice: &Faces, key: &'static str) -> Vec<Figure> {
    let each = (0..6u8).rev().flat_map(|face| std::iter::repeat_n(face + 1, usize::from(dice[usize::from(face)])));
    each.take(12).map(|face| Figure::Die(face, Message::new(key))).collect()
}

/// A lost unit for the tray.
fn unit_picture(unit: UnitKind) -> String {
    bare(unit, -20.0, -20.0, 40.0).into_string()
}

fn formation_picture(formation: FormationId) -> String {
    let army = crate::ground::army(formation.side());
    html! { (boards::kit::emblem::in_disc(army, boards::kit::Point::ORIGIN, 2.0)) }.into_string()
}

fn face_picture(side: Side) -> String {
    use stalingrad::pieces::{Leader, LeaderId, Level};
    leader(0.0, 0.0, 22.0, side, Some(Leader { name: LeaderId::of(0), level: Level::Veteran })).into_string()
}

/// How many formations of both sides are out of play.
pub(crate) fn losses(view: &View) -> [Message; 2] {
    [German, Soviet].map(|side| {
        let table = &view.table;
        let gone = table.at(side, Where::Destroyed).count() + table.at(side, Where::Ash).count();
        Message::new("losses").with("count", gone)
    })
}
