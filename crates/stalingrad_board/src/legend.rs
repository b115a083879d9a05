//! The legend: what lies on this table, with pictures, in plain words.

use crate::icons::Icon;
use crate::live::{Track, track};
use crate::names::Name;
use crate::pieces::{counter, leader, plate};
use crate::scene::Scene;
use boards::kit::Area;
use boards::{Sign, SignKind};
use maud::{Markup, html};
use stalingrad::View;
use stalingrad::data::Doctrine;
use stalingrad::pieces::{Leader, LeaderId, Level, UnitKind};
use stalingrad::words;
use stalingrad::{German, Soviet};
use table::Message;

/// Everything once: units that are there, leaders, doctrines, values, tracks.
pub(crate) fn signs(view: &View, scene: &Scene) -> Vec<Sign> {
    let mut signs = Vec::new();
    let there =
        |kind: UnitKind| scene.pieces.iter().any(|piece| matches!(piece.name, Name::Unit(_, other) if other == kind));
    for kind in UnitKind::ALL.into_iter().filter(|kind| there(*kind)) {
        let drawn = counter(kind, 1, Area::new(0.0, 0.0, 48.0, 54.0), &|_| String::new());
        let about = Message::new("legend-unit").with("unit", words::unit(kind)).with("about", words::unit_about(kind));
        signs.push(piece(drawn, [-4, -4, 58, 64], about));
    }
    for side in [German, Soviet] {
        let veteran = Leader { name: LeaderId::of(0), level: Level::Veteran };
        let about = Message::new("legend-leader").with("side", words::side_word(side));
        signs.push(piece(leader(24.0, 24.0, 20.0, side, Some(veteran)), [0, 0, 52, 52], about));
    }
    for doctrine in [Doctrine::Infantry, Doctrine::Mech, Doctrine::General] {
        let about = Message::new("legend-doctrine").with("doctrine", doctrine.word());
        signs.push(piece(plate(doctrine, 4.0, 4.0, 36.0), [0, 0, 44, 44], about));
    }
    for (icon, word) in
        [(Icon::BurningSkull, "burning_skull"), (Icon::FiringSquad, "machine_gun"), (Icon::Star, "red_star")]
    {
        signs.push(piece(
            icon.show("hs-red", 4.0, 4.0, 36.0),
            [0, 0, 44, 44],
            Message::new("legend-depletion").with("icon", word),
        ));
    }
    for (icon, word) in [(Icon::Boot, "boot"), (Icon::Grenade, "grenade"), (Icon::Stuka, "stuka"), (Icon::Rat, "rat")] {
        signs.push(sign(
            SignKind::Ground,
            icon.show("hs-on-paper", 4.0, 4.0, 36.0),
            [0, 0, 44, 44],
            Message::new("legend-value").with("value", word),
        ));
    }
    let battle = view.table.battle.as_ref();
    let hold = battle.and_then(|battle| battle.hold).or(Some(3));
    for (shown, word) in [(Track::Hold(hold), "hold"), (Track::Fire(2), "fire"), (Track::Bucket(2), "bucket")] {
        let drawn = track(shown, Area::new(0.0, 4.0, 140.0, 36.0), &|_| String::new());
        signs.push(sign(SignKind::Mark, drawn, [-2, 0, 144, 44], Message::new("legend-track").with("track", word)));
    }
    signs
}

fn piece(drawn: Markup, view_box: [i16; 4], words: Message) -> Sign {
    sign(SignKind::Piece, drawn, view_box, words)
}

fn sign(kind: SignKind, drawn: Markup, view_box: [i16; 4], words: Message) -> Sign {
    Sign { kind, svg: html! { (drawn) }.into_string(), view_box, words }
}
