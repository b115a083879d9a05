//! The layer of what moves: flags of the zones, depots, obstacles, the cards and aircraft, and what is going on.

use crate::layout::Layout;
use crate::names::{Name, Place};
use crate::scene::{Piece, Scene};
use crate::{army_of, cards, pieces, tips};
use boards::kit::chip::{Tone, chip};
use boards::kit::emblem;
use boards::kit::lettering::width;
use boards::kit::lines::{Arrow, arrow};
use boards::kit::{Area, Army, Num, Path, Point, at};
use boards::{Ink, LiveLayer, Say};
use crusade::View;
use crusade::map::{Edge, Lane, Site, Spot, Terrain, Zone};
use crusade::pieces::{CardId, Kind, TagSet, Trait};
use crusade::state::Flight;
use crusade::words;
use maud::{Markup, html};
use table::Side;

/// The live layer of a view.
pub(crate) fn layer(view: &View, scene: &Scene, ink: Ink) -> LiveLayer {
    let (layout, say) = (scene.layout, ink.say);
    let under = html! {
        g pointer-events="none" {
            @for zone in Zone::ALL { (flag(view, layout, zone, say)) }
            @for lane in Lane::ALL { @for spot in [Spot::Row1, Spot::Row2, Spot::Row3] { (flak(view, layout, lane, spot)) } }
            @for side in Side::BOTH { (airfield(view, layout, side)) (depot(view, layout, side, say)) }
            (hand(view, layout))
            @if let Some(flight) = view.table.entering.and_then(|id| view.table.flight(id)) { (route(layout, flight)) }
        }
        @for edge in Edge::all() { (obstacle(view, layout, edge, say)) }
    };
    let over = html! { g pointer-events="none" { (arrows(view, scene)) } };
    let pieces = scene.pieces.iter().map(|piece| pieces::draw(view, piece, ink)).collect();
    LiveLayer { under: under.into_string(), pieces, over: over.into_string() }
}

/// Who holds a zone.
fn holder(view: &View, zone: Zone) -> Option<Side> {
    let holds = |side: &Side| match &view.forces[side.index()] {
        Some(force) => force.in_zone(zone).any(|(_, piece)| piece.is_ground()),
        None => view.outlines[side.index()].held[zone.index()],
    };
    Side::BOTH.into_iter().find(holds)
}

/// Cards that count for stacking, as far as the owner of the view knows (LC-2.8).
fn stacked(view: &View, side: Side, zone: Zone) -> u8 {
    match &view.forces[side.index()] {
        Some(force) => force.stack(zone),
        None => {
            let outline = &view.outlines[side.index()];
            let here = |place| place == crusade::pieces::Place::Zone(zone);
            let counted = outline.seen.iter().filter(|seen| here(seen.place) && seen.inside.is_none());
            let shown = counted.filter(|seen| seen.card.card().kind != Kind::Staff).count() as u8;
            shown + outline.hidden[zone.index()]
        }
    }
}

/// The terrain of a zone as the owner of the view knows it: what one has planned is shown to oneself.
fn known_terrain(view: &View, zone: Zone) -> Option<Terrain> {
    let laid = view.table.terrain.get(zone.index()).copied().flatten();
    let planned = || {
        let side = view.side()?;
        let column = Zone::home_row(side).iter().position(|home| *home == zone)?;
        view.forces[side.index()].as_ref()?.plan.get(column).copied()
    };
    laid.or_else(planned)
}

/// The corner flag of a zone: whose it is, its name and ground; what the ground does and how full it is.
fn flag(view: &View, layout: Layout, zone: Zone, say: Say) -> Markup {
    let (area, holder) = (layout.zone(zone), holder(view, zone));
    let army = holder.map_or(Army::Neutral, army_of);
    if let Some(side) = zone.hq_of() {
        return headquarters(view, area, side);
    }
    let terrain = known_terrain(view, zone);
    let ground = terrain.map(|terrain| say(&words::terrain(terrain))).unwrap_or_default();
    let ink = if holder.is_some() { "k-on" } else { "k-ink" };
    let wide = 44.0 + width(&ground, 9.0) * 0.86;
    html! {
        path.{ "lc-flag-" (army.letter()) } d={ "M" (at(area.x + 9.0, area.y + 1.0)) "h" (Num(wide - 9.0)) "q3,0 3,3v9q0,4 -4,4h" (Num(4.0 - wide)) "q-4,0 -4,-4v-4q0,-8 5,-8z" } {}
        @if holder.is_some() { g transform={ (at(area.x + 12.0, area.y + 9.0).translate()) " scale(.5)" } { (emblem::emblem(army)) } }
        text.k-text.k-bold.k-10 .{ (ink) } x=(Num(area.x + 21.0)) y=(Num(area.y + 12.6)) { (zone.word()) }
        text.k-narrow.k-9 .{ (ink) } x=(Num(area.x + 39.0)) y=(Num(area.y + 12.4)) { (ground) }
        @if let Some(terrain) = terrain { (values(view, area, zone, terrain, holder)) }
    }
}

/// Cover, concealment and stacking of a zone, at its upper right.
fn values(view: &View, area: Area, zone: Zone, terrain: Terrain, holder: Option<Side>) -> Markup {
    let row = terrain.row();
    let mut shown: Vec<(&str, String)> = Vec::new();
    if row.cover != [0, 0] {
        shown.push((
            "M-3.500-4h7v4q0 3-3.500 4.600q-3.500-1.600-3.500-4.600z",
            format!("{}/{}", row.cover[0], row.cover[1]),
        ));
    }
    if row.conceal > 0 {
        shown.push(("M-5 0Q0-5 5 0Q0 5-5 0zM-4.500 4L4.500-4", format!("−{}", row.conceal)));
    }
    let count = holder.map_or(0, |side| stacked(view, side, zone));
    shown.push(("M-4-1h6v5h-6zM-2-1v-3h6v5h-2", format!("{count}/{}", row.stack)));
    let widths: Vec<f32> = shown.iter().map(|(_, text)| width(text, 9.0) + 17.0).collect();
    let wide = widths.iter().sum::<f32>() + 3.0;
    let left = area.x + area.w - 6.0 - wide;
    let starts = widths.iter().scan(left, |x, step| Some(std::mem::replace(x, *x + step)));
    html! {
        (Area::new(left, area.y + 3.0, wide, 14.0).rect("lc-plate", 4.0))
        @for ((sign, text), x) in shown.iter().zip(starts) {
            path.lc-line transform=(at(x + 8.0, area.y + 10.0).translate()) d=(sign) {}
            text.k-text.k-bold.k-9 x=(Num(x + 14.5)) y=(Num(area.y + 13.4)) { (text) }
        }
    }
}

/// The sign of a headquarters and nine boxes for its room.
fn headquarters(view: &View, area: Area, side: Side) -> Markup {
    let count = stacked(view, side, Zone::hq(side));
    html! {
        (emblem::in_disc(army_of(side), at(area.x + 22.0, area.y + 18.0), 1.0))
        @for i in 0..9u8 {
            (Area::new(area.x + 6.0 + 11.0 * f32::from(i % 3), area.y + 38.0 + 11.0 * f32::from(i / 3), 9.0, 9.0)
                .rect(if i < count { "lc-box-on" } else { "lc-box" }, 1.5))
        }
    }
}

/// The badge of a position in the air: how many guns may fire there, as far as the owner of the view knows.
fn flak(view: &View, layout: Layout, lane: Lane, spot: Spot) -> Markup {
    let guns = |side: Side| {
        let beside = spot.zones(lane);
        let fires = |card: CardId| card.card().fp[2] > 0 && !card.card().is_grey && card.card().kind == Kind::Unit;
        match &view.forces[side.index()] {
            Some(force) => {
                let own = force.iter().filter(|(_, piece)| piece.zone().is_some_and(|zone| beside.contains(&zone)));
                own.filter(|(_, piece)| piece.is_flak() && piece.aboard.is_none() && fires(piece.card)).count()
            }
            None => {
                let here = |place| matches!(place, crusade::pieces::Place::Zone(zone) if beside.contains(&zone));
                view.outlines[side.index()].seen.iter().filter(|seen| here(seen.place) && fires(seen.card)).count()
            }
        }
    };
    let area = layout.site(Site::in_air(lane, spot));
    let shown: Vec<(Side, usize)> =
        Side::BOTH.map(|side| (side, guns(side))).into_iter().filter(|(_, n)| *n > 0).collect();
    html! {
        @for (i, (side, count)) in shown.into_iter().enumerate() {
            @let x = area.x + area.w - 38.0 - 36.0 * i as f32;
            (Area::new(x, area.y + area.h - 20.0, 33.0, 16.0).rect("lc-plate", 8.0))
            (puff(at(x + 10.0, area.y + area.h - 12.0)))
            circle.{ "k-side-" (army_of(side).letter()) } cx=(Num(x + 10.0)) cy=(Num(area.y + area.h - 12.0)) r="2.4" {}
            text.k-text.k-bold.k-10 x=(Num(x + 20.0)) y=(Num(area.y + area.h - 8.2)) { (count) }
        }
    }
}

/// A burst of flak.
pub(crate) fn puff(middle: Point) -> Markup {
    let puffs = [(0.0, 0.0, 4.0), (-3.0, 1.5, 3.0), (3.0, 1.0, 3.2), (0.5, -3.0, 3.0)];
    html! {
        g transform=(middle.translate()) { @for (x, y, r) in puffs { circle.lc-puff-dark cx=(x) cy=(y) r=(r) {} } }
    }
}

/// The sign of an airfield and how many cards are there.
fn airfield(view: &View, layout: Layout, side: Side) -> Markup {
    let area = layout.site(Site::Airfield(side));
    let count = match &view.forces[side.index()] {
        Some(force) => force.airfield_cards(),
        None => view.outlines[side.index()].airfield,
    };
    html! {
        (emblem::in_disc(army_of(side), at(area.x + 14.0, area.y + 11.0), 0.7))
        path.lc-line transform=(at(area.x + 36.0, area.y + 10.0).translate()) d="M0-6l1.400 4l6 2.500v1.600l-6-.8l-.5 3l1.900 1.400h-5.600l1.900-1.400l-.5-3l-6 .8v-1.600l6-2.500z" {}
        text.k-text.k-bold.k-11 x=(Num(area.x + 52.0)) y=(Num(area.y + 14.0)) { (count) }
    }
}

/// Supply, deck, hand and victory pile of a side.
fn depot(view: &View, layout: Layout, side: Side, say: Say) -> Markup {
    let (area, army) = (layout.depot(side), army_of(side));
    let (deck, hand) = tips::piles(view, side);
    let supply = tips::supply(view, side).map_or("?".to_owned(), |supply| supply.to_string());
    let points = view.table.captured_points(side);
    let pile = |x: f32| area.corner().plus(x, 22.0);
    html! {
        g data-on=(Place::Depot(side)) {
            title { (say(&tips::depot(view, side))) }
            (emblem::in_disc(army, at(area.x + 14.0, area.y + 11.0), 0.7))
            g transform=(pile(14.0).translate()) {
                (Area::new(0.0, 14.0, 52.0, 40.0).rect("lc-crate", 3.0))
                path.lc-rail d="M0 27h52M17 14v40M35 14v40" {}
                circle.k-chip-paper cx="26" cy="34" r="18" {}
                text.k-serif.k-bold.k-20.k-mid x="26" y="41" { (supply) }
            }
            @if deck > 0 { g transform={ (pile(84.0).translate()) " scale(.62)" } { (cards::back(army, 72.0, 92.0)) } }
            (chip(pile(106.0).plus(0.0, 64.0), &deck.to_string(), Tone::Plain))
            @for i in 0..hand.min(6) {
                g transform={ (pile(142.0 + 9.0 * f32::from(i)).translate()) " scale(.5)" } { (cards::back(army, 72.0, 92.0)) }
            }
            @if hand > 0 { (chip(pile(166.0).plus(0.0, 64.0), &hand.to_string(), Tone::Plain)) }
            g transform={ (pile(216.0).translate()) } {
                @for i in 0..view.table.captured[side.index()].len().min(4) {
                    (Area::new(f32::from(i) * 5.0, f32::from(i) * -2.0 + 8.0, 34.0, 44.0).rect(&format!("k-frame-{}", army_of(side.other()).letter()), 3.0))
                }
            }
            (chip(pile(240.0).plus(0.0, 64.0), &points.to_string(), Tone::Gold))
        }
    }
}

/// The sign of whose hand it is.
fn hand(view: &View, layout: Layout) -> Markup {
    let area = layout.hand();
    html! {
        @if let Some(side) = view.side() { (emblem::in_disc(army_of(side), at(area.x + 38.0, area.y + area.h / 2.0), 1.9)) }
    }
}

/// An obstacle on its border: striped; what it is only for who knows it.
fn obstacle(view: &View, layout: Layout, edge: Edge, say: Say) -> Markup {
    let own =
        view.side().and_then(|side| view.forces[side.index()].as_ref()).and_then(|force| force.obstacles[edge.index()]);
    let placed = view.table.obstacles[edge.index()];
    let planned = own.zip(view.side()).map(|(_, owner)| crusade::state::Obstacle { owner, shown: None });
    let Some(obstacle) = placed.or(planned) else { return html! {} };
    let mine = own.filter(|_| view.side() == Some(obstacle.owner));
    let army = army_of(obstacle.owner);
    let known = obstacle.shown.or(mine);
    let name = known.map(|card| say(&words::card(card)));
    html! {
        g data-on=(Place::Edge(edge)) transform=(layout.edge(edge).translate()) pointer-events="none" {
            title { (say(&tips::obstacle(edge, &obstacle, mine))) }
            (Area::around(Point::ORIGIN, 46.0, 15.0).rect(&format!("k-frame-{}", army.letter()), 4.0))
            (Area::around(Point::ORIGIN, 42.0, 11.0).rect("lc-hazard", 2.5))
            @for x in [-16.0, -8.0, 0.0, 8.0, 16.0] { path.lc-stripe d={ "M" (at(x - 3.0, 5.5)) "l4,-11h3.4l-4,11z" } {} }
            @match name {
                Some(name) => { (Area::around(Point::ORIGIN, 40.0, 9.0).rect("lc-plate", 2.0)) text.k-narrow.k-bold.k-7.k-mid y="2.6" { (name.chars().take(12).collect::<String>()) } },
                None => g transform="scale(.6)" { (emblem::in_disc(army, Point::ORIGIN, 1.0)) },
            }
        }
    }
}

/// The way that the flight in the air may still go, with a ring at each stop.
fn route(layout: Layout, flight: &Flight) -> Markup {
    let stops: Vec<Point> = std::iter::successors(Some(flight.spot), |spot| spot.onward(flight.side))
        .map(|spot| layout.site(Site::in_air(flight.lane, spot)).middle())
        .collect();
    html! {
        path.lc-route d=(Path::through(&stops)) {}
        @for stop in stops.iter().skip(1) { circle.lc-route-stop cx=(Num(stop.x)) cy=(Num(stop.y)) r="5" {} }
    }
}

/// The air combat, the air strike and the assault that are going on, and the shots that can still be seen coming.
fn arrows(view: &View, scene: &Scene) -> Markup {
    let table = &view.table;
    let piece = |name: Name| scene.piece(name).map(Piece::middle);
    let combat = table.combat.and_then(|combat| {
        let by = piece(Name::Open(combat.by, combat.interceptor))?;
        Some((by, piece(Name::Open(combat.by.other(), combat.target))?))
    });
    let strike = table.strike.and_then(|strike| {
        let flight = table.flight(strike.flight)?;
        let from = scene.layout.site(Site::in_air(flight.lane, flight.spot)).middle();
        Some((from, scene.layout.zone(strike.zone).middle()))
    });
    let assault = table.assault.map(|assault| {
        let zones: Vec<Zone> = from_zones(view, assault.attackers, assault.zone);
        (zones, scene.layout.zone(assault.zone).middle())
    });
    html! {
        @if let Some((from, to)) = combat { (arrow(Arrow::Act, from, to)) }
        @if let Some((from, to)) = strike { (arrow(Arrow::Aim, from, to)) }
        @if let Some((zones, to)) = assault {
            @for zone in zones { @let from = scene.layout.zone(zone).middle(); (arrow(Arrow::Act, from.between(to, 0.35), from.between(to, 0.72))) }
        }
    }
}

/// The zones from which the attackers of an assault come.
fn from_zones(view: &View, attackers: TagSet, to: Zone) -> Vec<Zone> {
    let seen = &view.outlines[view.table.active.index()].seen;
    let mut zones: Vec<Zone> = Vec::new();
    for attacker in seen.iter().filter(|seen| attackers.has(seen.tag) && !seen.card.card().is(Trait::Fort)) {
        if let crusade::pieces::Place::Zone(zone) = attacker.place
            && zone != to
            && !zones.contains(&zone)
        {
            zones.push(zone);
        }
    }
    zones
}
