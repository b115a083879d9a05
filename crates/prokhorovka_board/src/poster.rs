//! The battle in progress, for whoever has never seen the game: a panzer regiment fires at T-34s two hexes away.

use crate::ProkhorovkaBoard;
use crate::names::Name;
use crate::scene::Scene;
use boards::Poster;
use boards::kit::lines::firing;
use prokhorovka::pieces::UnitId;

pub(crate) const POSTER: Poster<ProkhorovkaBoard> =
    Poster { position: include_str!("../poster.json"), part: "640 490 480 340", over };

fn over(scene: &Scene) -> String {
    let at = |unit: UnitId| scene.piece(Name::Unit(unit)).map(|piece| piece.point);
    let shot = at(UnitId::LahPz).zip(at(UnitId::Corps18N110));
    shot.map_or_else(String::new, |(from, to)| firing(from, to).into_string())
}
