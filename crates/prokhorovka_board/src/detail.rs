//! A closer look at a unit: its counter, and in words what holds for it, each line with its rule.

use crate::names::{Name, Spot};
use crate::pieces;
use crate::scene::Scene;
use boards::Say;
use maud::html;
use prokhorovka::{View, words};

/// What lies on a spot.
pub(crate) fn of_spot(view: &View, scene: &Scene, spot: Spot, say: Say) -> Option<String> {
    let Spot::Piece(Name::Unit(unit)) = spot else { return None };
    scene.piece(Name::Unit(unit))?;
    let look = html! {
        svg.bs-board viewBox="-30 -30 64 60" { (pieces::counter(&view.table, unit, say)) }
        ul {
            @for line in words::about_unit(view, unit) {
                li { (say(&line.message)) " " a.rule data-rule=(line.rule) href={ "#" (line.rule) } { (line.rule) } }
            }
        }
    };
    Some(look.into_string())
}
