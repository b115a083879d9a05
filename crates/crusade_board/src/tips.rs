//! What a piece or a place is, in words: for those who point at it and for those who listen.

use crate::names::Name;
use crate::scene::{Piece, What};
use boards::Say;
use crusade::View;
use crusade::map::{Edge, Site, Spot, Zone};
use crusade::pieces::{CardId, Kind, Special, Trait};
use crusade::state::{Mission, Obstacle};
use crusade::words::{self, Condition, side_word};
use table::{Arg, Message, Side};

/// A zone: its ground and what that does.
pub(crate) fn zone(view: &View, zone: Zone) -> Message {
    let terrain = view.table.ground(zone);
    let row = terrain.row();
    if let Some(side) = zone.hq_of() {
        return Message::new("tip-hq").with("side", side_word(side)).with("stack", row.stack);
    }
    let tip = Message::new("tip-zone").with("at", words::zone(zone)).with("terrain", words::terrain(terrain));
    let [soft, armor] = row.cover;
    tip.with("stack", row.stack).with("soft", soft).with("armor", armor).with("conceal", row.conceal)
}

/// A position in the air, a rear area, an airfield.
pub(crate) fn site(site: Site) -> Message {
    match site {
        Site::Air(lane, spot) => {
            let key = if spot == Spot::Row2 { "tip-air-patrol" } else { "tip-air" };
            let mut zones = spot.zones(lane).iter().map(|zone| words::zone(*zone));
            let mut next = || zones.next().unwrap_or(Arg::Name(String::new()));
            Message::new(key).with("at", Arg::Name(site.to_string())).with("a", next()).with("b", next())
        }
        Site::Rear(side) => named(side, ["rear-soviet", "rear-german"]),
        Site::Airfield(side) => named(side, ["airfield-soviet", "airfield-german"]),
        Site::Zone(at) => Message::new("tip-edge").with("edge", words::zone(at)),
    }
}

fn named(side: Side, sites: [&'static str; 2]) -> Message {
    Message::new("tip-site").with("site", sites[side.index()])
}

/// A border without an obstacle.
pub(crate) fn edge(edge: Edge) -> Message {
    Message::new("tip-edge").with("edge", words::edge(edge))
}

/// An obstacle as the owner of the view knows it.
pub(crate) fn obstacle(edge: Edge, obstacle: &Obstacle, own: Option<CardId>) -> Message {
    let on = words::edge(edge);
    match (obstacle.shown, own) {
        (Some(card), _) => Message::new("tip-edge-shown").with("card", words::card(card)).with("edge", on),
        (None, Some(card)) => Message::new("tip-edge-own").with("card", words::card(card)).with("edge", on),
        (None, None) => Message::new("tip-edge-hidden").with("side", side_word(obstacle.owner)).with("edge", on),
    }
}

/// Where a depot lies.
pub(crate) fn depot_place(side: Side) -> Message {
    Message::new("tip-depot-place").with("side", side_word(side))
}

/// What is in a depot now.
pub(crate) fn depot(view: &View, side: Side) -> Message {
    let (deck, hand) = piles(view, side);
    let supply = supply(view, side);
    let tip = Message::new(if supply.is_some() { "tip-depot" } else { "tip-depot-closed" });
    let tip = tip.with("side", side_word(side)).with("deck", deck).with("hand", hand);
    let tip = tip.with("points", view.table.captured_points(side));
    supply.map_or(tip.clone(), |supply| tip.with("supply", supply))
}

/// The supply of a side, where the owner of the view knows it.
pub(crate) fn supply(view: &View, side: Side) -> Option<u16> {
    let own = view.forces[side.index()].as_ref().map(|force| force.supply);
    own.or(view.outlines[side.index()].supply)
}

/// How many cards a side has in deck and hand.
pub(crate) fn piles(view: &View, side: Side) -> (u8, u8) {
    let outline = &view.outlines[side.index()];
    let own = view.forces[side.index()].as_ref();
    own.map_or((outline.deck, outline.hand), |force| (force.deck.len(), force.hand.len()))
}

/// The hand.
pub(crate) fn hand() -> Message {
    Message::new("tip-hand")
}

/// A piece.
pub(crate) fn piece(piece: &Piece, say: Say) -> String {
    let site = match piece.at {
        crate::names::Place::Site(site) => words::site(site),
        _ => Arg::Name(String::new()),
    };
    let on_table = |card: CardId| {
        let tip = Message::new("tip-piece").with("side", side_word(piece.side));
        tip.with("card", words::card(card)).with("at", site.clone())
    };
    let off_table = |card: CardId, copies: u8, place: &'static str| {
        Message::new("tip-card").with("card", words::card(card)).with("copies", copies).with("place", place)
    };
    let tip = match piece.what {
        What::Back => Message::new("tip-back").with("side", side_word(piece.side)).with("at", site),
        What::Terrain(terrain) => Message::new("tip-terrain").with("terrain", words::terrain(terrain)),
        What::Chip { card, copies } => off_table(card, copies, "loose"),
        What::Held { card, copies } => {
            off_table(card, copies, if matches!(piece.name, Name::Deck(_)) { "deck" } else { "hand" })
        }
        What::Card { card, holds, filled, .. } => {
            let tip = conditions(on_table(card), card, &holds, piece.name);
            if filled { and(tip, sign("filled")) } else { tip }
        }
        What::Rider { card, holds } => and(conditions(on_table(card), card, &holds, piece.name), sign("aboard")),
        What::Flying { card, holds, mission, .. } => {
            let tip = conditions(on_table(card), card, &holds, piece.name);
            let tip = and(tip, sign(if is_fighter(card, &holds) { "fighter" } else { "bomber" }));
            if mission == Mission::Patrol { and(tip, sign("patrol")) } else { tip }
        }
    };
    say(&tip)
}

/// A fighter bomber without a weapon (LC-8.6).
pub(crate) fn is_fighter(card: CardId, holds: &Condition) -> bool {
    card.card().is(Trait::FighterBomber) && holds.weapon.is_none()
}

fn conditions(tip: Message, card: CardId, holds: &Condition, name: Name) -> Message {
    let hits = card.card().hits;
    let damage = (holds.damage > 0).then(|| Message::new("tip-damage").with("damage", holds.damage).with("hits", hits));
    let hidden = matches!(name, Name::Own(..)) && card.card().kind != Kind::Air;
    let signs = [(holds.committed, "committed"), (holds.dug_in, "dug_in"), (hidden, "hidden")];
    let with = |card: CardId| Message::new("tip-with").with("card", words::card(card));
    let attached = holds.attached.iter().map(Special::card);
    let carried = attached.chain(holds.weapon).chain(holds.tanks).map(with);
    let signs = signs.into_iter().filter(|(holds, _)| *holds).map(|(_, word)| sign(word));
    damage.into_iter().chain(signs).chain(carried).fold(tip, and)
}

fn sign(sign: &'static str) -> Message {
    Message::new("tip-sign").with("sign", sign)
}

fn and(before: Message, next: Message) -> Message {
    Message::new("tip-and").with("before", before).with("next", next)
}
