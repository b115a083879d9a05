//! The battle in progress, for whoever has never seen the game: the Central Railway Station burns, a Panzer fires.

use crate::StalingradBoard;
use crate::names::Name;
use crate::scene::Scene;
use boards::Poster;
use boards::kit::lines::firing;
use stalingrad::pieces::{District, UnitKind};

pub(crate) const POSTER: Poster<StalingradBoard> =
    Poster { position: include_str!("../poster.json"), part: "126 80 600 416", over };

fn over(scene: &Scene) -> String {
    let at = |kind| scene.piece(Name::Unit(District::B, kind)).map(|piece| piece.area.middle());
    let shot = at(UnitKind::Panzer).zip(at(UnitKind::T34));
    shot.map_or_else(String::new, |(from, to)| firing(from, to).into_string())
}
