//! The battle in progress, for whoever has never seen the game: a Tiger on its hill has just hit a T-34.

use crate::names::Name;
use crate::scene::Scene;
use crate::{DuelBoard, layout};
use boards::Poster;
use boards::kit::lines::firing;
use duel::pieces::{T34Id, TigerId};

pub(crate) const POSTER: Poster<DuelBoard> =
    Poster { position: include_str!("../poster.json"), part: "40 96 660 470", over };

fn over(scene: &Scene) -> String {
    let at = |name: Name| scene.item(name).map(|item| layout::centre(item.at));
    let shot = at(Name::Tiger(TigerId::of(0))).zip(at(Name::T34(T34Id::of(7))));
    shot.map_or_else(String::new, |(from, to)| firing(from, to).into_string())
}
