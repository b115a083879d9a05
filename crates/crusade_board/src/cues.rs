//! What events look like, and what is lost by them.

use crate::names::{Name, Place};
use crate::scene::number;
use boards::kit::Num;
use boards::{Cue, Exit, Figure, Hit};
use crusade::events::{Event, Named};
use crusade::map::{Edge, Site, Spot};
use crusade::words::{is_shown_as_loss, shot_result};
use crusade::{View, pieces::CardId};
use maud::html;
use table::{Message, Side};

/// An event as the owner of the view sees it happen.
pub(crate) fn cue(view: &View, event: &Event) -> Cue {
    match event {
        Event::TurnBegan { .. } => Cue::turn(),
        Event::TerrainLaid { zone, .. } => Cue::aside().at(Place::from(*zone)),
        Event::Supplied { side, .. } | Event::SupplyChanged { side, .. } | Event::Bought { side } => {
            Cue::note().at(Place::Depot(*side))
        }
        Event::Drew { side, .. } | Event::Discarded { side, .. } => Cue::aside().at(Place::Depot(*side)),
        Event::Refitted { side, what, .. } => by(Cue::note(), *side, *what),
        Event::Deployed { side, what, at, .. } => by(Cue::note(), *side, *what).at(at),
        Event::Obstructed { edge, .. } | Event::ObstacleShown { edge, .. } => Cue::note().at(on(*edge)),
        Event::Attached { side, to, at, .. } => by(Cue::note(), *side, *to).at(at),
        Event::Masked { zone, .. } => Cue::note().at(Place::from(*zone)),
        Event::Cleared { side, card, edge } => Cue {
            points: Some((*side, card.card().cost.into())),
            ..Cue::note().at(on(*edge)).loses(side.other(), Exit::Destroyed, picture(*card))
        },
        _ => air(view, event),
    }
}

fn air(view: &View, event: &Event) -> Cue {
    match event {
        Event::Stayed { side, what } | Event::Escorted { side, what } | Event::Rammed { side, what, .. } => {
            by(Cue::note(), *side, Some(*what))
        }
        Event::Launched { side, aircraft, lane, .. } => {
            let home = Site::in_air(*lane, Spot::home(*side));
            flight(*side, aircraft).at(Site::Airfield(*side)).at(home)
        }
        Event::Flew { side, aircraft, to } => flight(*side, aircraft).at(to),
        Event::Stopped { side, aircraft, at, .. } => by(Cue::aside(), *side, aircraft.first().copied()).at(at),
        Event::Landed { side, what } => by(Cue::aside(), *side, Some(*what)).at(Site::Airfield(*side)),
        Event::Jettisoned { side, by: who, card } => {
            let cue = by(Cue::note(), *side, *who);
            Cue { points: Some((side.other(), card.card().cost.into())), ..cue }
        }
        Event::Intercepted { side, by, target } => {
            let name = |side: Side, what: &Named| named(side, *what);
            let cue = Cue { told: boards::Told::Line, ..Cue::note() };
            let cue = name(*side, by).into_iter().fold(cue, Cue::who);
            name(side.other(), target).into_iter().fold(cue, Cue::whom)
        }
        Event::Shot { side, by, at, dice, fp, defense, damage } => {
            shot(*side, (*by, *at), *dice, (*fp, *defense), *damage)
        }
        Event::Missed { side, by: who, dice } => {
            let cue = by(Cue::note(), *side, Some(*who));
            cue.figures(vec![Figure::Term(i32::from(dice.0 + dice.1), figure("dice"))])
        }
        Event::Shaken { side, what } => named(*side, *what).into_iter().fold(Cue::note(), Cue::whom),
        Event::Destroyed { side, what, at } => destroyed(*side, *what, *at),
        _ => ground(view, event),
    }
}

fn ground(_: &View, event: &Event) -> Cue {
    match event {
        Event::Scouted { side, by: who, zone, die, .. } => {
            let cue = by(Cue::note(), *side, *who).at(Place::from(*zone));
            cue.figures(vec![Figure::Die(*die, figure("die"))])
        }
        Event::Spotted { side, what, zone } => {
            let cue = Cue { whom: None, ..Cue::turned("") }.at(Place::from(*zone));
            named(*side, *what).into_iter().fold(cue, Cue::whom)
        }
        Event::Struck { side, aircraft, zone } => {
            by(Cue::note(), *side, aircraft.first().copied()).at(Place::from(*zone))
        }
        Event::Moved { side, what, from, to } => {
            let cue = what.and_then(|what| named(*side, what)).map_or(Cue::note(), Cue::march);
            cue.at(Place::from(*from)).at(Place::from(*to))
        }
        Event::Retreated { side, what, to } | Event::Advanced { side, what, zone: to } => {
            named(*side, *what).map_or(Cue::note(), Cue::march).at(Place::from(*to))
        }
        Event::DugIn { side, what } => by(Cue::note(), *side, Some(*what)),
        Event::Regrouped { side, what, zone } => by(Cue::note(), *side, Some(*what)).at(Place::from(*zone)),
        Event::Assaulted { side, zone, attackers } => {
            by(Cue::note(), *side, attackers.first().copied()).at(Place::from(*zone))
        }
        Event::AssaultEnded { zone, .. } => Cue::note().at(Place::from(*zone)),
        Event::Round { .. } | Event::DeckReady { .. } => Cue::aside(),
        Event::Repaired { side, card } => {
            let cue = Cue::note().at(Place::from(crusade::map::Zone::hq(*side)));
            let cue = cue.loses(*side, Exit::Restored, picture(*card));
            Cue { points: Some((side.other(), -i32::from(card.card().cost))), ..cue }
        }
        _ => Cue::note(),
    }
}

fn on(edge: Edge) -> Place {
    Place::Edge(edge)
}

/// The name of a piece, where whoever heard of it can point at it.
fn named(side: Side, what: Named) -> Option<Name> {
    let open = what.tag.map(|tag| Name::Open(side, tag));
    open.or(what.piece.map(|id| Name::Own(side, id)))
}

fn by(cue: Cue, side: Side, what: Option<Named>) -> Cue {
    what.and_then(|what| named(side, what)).into_iter().fold(cue, Cue::who)
}

/// Aircraft that fly together.
fn flight(side: Side, aircraft: &[Named]) -> Cue {
    let mut names = aircraft.iter().filter_map(|what| named(side, *what));
    let Some(first) = names.next() else { return Cue::note() };
    names.fold(Cue::flight(first), Cue::with)
}

fn figure(figure: &'static str) -> Message {
    Message::new("figure-name").with("figure", figure)
}

/// A shot with its sum; what a mine does comes from no piece.
fn shot(side: Side, (from, at): (Named, Named), dice: (u8, u8), (fp, defense): (i8, i8), damage: u8) -> Cue {
    let hit = if damage > 0 { Hit::Damaged } else { Hit::Missed };
    let natural = i32::from(dice.0 + dice.1);
    let score = natural + i32::from(fp) - i32::from(defense);
    let figures = vec![
        Figure::Term(natural, figure("dice")),
        Figure::Term(fp.into(), figure("fp")),
        Figure::Term(-i32::from(defense), figure("defense")),
        Figure::Total(score, figure("score")),
        Figure::Against(7, figure("least")),
    ];
    let cue = Cue { who: None, whom: None, ..Cue::shot("", "", hit) };
    let cue = by(cue, side, Some(from)).figures(figures).result(shot_result(at, damage));
    named(side.other(), at).into_iter().fold(cue, Cue::whom)
}

/// A card goes to the enemy's victory pile, with its points (LC-1.9).
fn destroyed(side: Side, what: Named, at: Site) -> Cue {
    let cue = Cue { whom: None, ..Cue::gone("", Exit::Destroyed) };
    let cue = named(side, what).into_iter().fold(cue, Cue::whom).at(at).sequel();
    let cue = if is_shown_as_loss(what.card) { cue.loses(side, Exit::Destroyed, picture(what.card)) } else { cue };
    Cue { points: Some((side.other(), what.card.card().cost.into())), ..cue }
}

/// The face of a card; its drawing is among those of the board.
fn picture(card: CardId) -> String {
    let (wide, high) = (84.0, 68.7);
    html! { use href={ "#lc-s" (number(card)) } x=(Num(-wide / 2.0)) y=(Num(-high / 2.0)) width=(Num(wide)) height=(Num(high)) {} }
        .into_string()
}

/// How many cards are destroyed, and what they are worth to the enemy.
pub(crate) fn losses(view: &View) -> [Message; 2] {
    Side::BOTH.map(|side| {
        let pile = &view.table.captured[side.other().index()];
        let points = view.table.captured_points(side.other());
        Message::new("lost-cards").with("count", pile.len()).with("points", points)
    })
}
