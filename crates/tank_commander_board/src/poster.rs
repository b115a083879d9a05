//! The battle in progress, for whoever has never seen the game: Kursk, a Panzer III fires across the front.

use crate::TankCommanderBoard;
use crate::layout::CARD;
use crate::names::Name;
use crate::scene::Scene;
use boards::Poster;
use boards::kit::lines::firing;
use tank_commander::units::UnitId;

pub(crate) const POSTER: Poster<TankCommanderBoard> =
    Poster { position: include_str!("../poster.json"), part: "262 296 790 400", over };

/// Who fires, and at whom.
const SHOT: (UnitId, UnitId) = (UnitId::of(19), UnitId::of(43));

fn over(scene: &Scene) -> String {
    let at = |id| scene.piece(Name::Unit(id)).map(|piece| piece.point.plus(CARD.0 / 2.0, CARD.1 / 2.0));
    let shot = at(SHOT.0).zip(at(SHOT.1));
    shot.map_or_else(String::new, |(from, to)| firing(from, to).into_string())
}
