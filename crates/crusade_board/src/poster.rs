//! The battle in progress, for whoever has never seen the game.

use crate::CrusadeBoard;
use crate::scene::{Scene, What};
use boards::Poster;
use boards::kit::lines::firing;

pub(crate) const POSTER: Poster<CrusadeBoard> =
    Poster { position: include_str!("../poster.json"), part: "210 110 676 480", over };

/// A gun fires at the aircraft that pass it.
fn over(scene: &Scene) -> String {
    let flying = scene.pieces.iter().find(|piece| matches!(piece.what, What::Flying { .. }));
    let shot = flying.and_then(|target| {
        let gun = scene.pieces.iter().find(|piece| {
            let fires = piece.card().is_some_and(|card| card.card().is(crusade::pieces::Trait::Aa));
            fires && piece.side != target.side
        });
        gun.map(|gun| firing(gun.middle(), target.middle()))
    });
    shot.map_or_else(String::new, |shot| shot.into_string())
}
