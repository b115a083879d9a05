//! The board for a terminal: headquarters, the three rows with the corridors between their zones, the hand.

use crate::army_of;
use crate::scene::Scene;
use crate::svg::english;
use crate::tips::{piles, supply};
use boards::kit::canvas::{Canvas, Ink, cut};
use boards::{Extent, TextStyle};
use crusade::View;
use crusade::map::{Edge, Lane, Site, Spot, Zone};
use crusade::pieces::CardId;
use crusade::words;
use table::Side;

/// A cell of the grid: how wide it is, and how many cards it shows.
const WIDE: usize = 26;
const DEEP: usize = 6;
/// A corridor.
const LANE: usize = 12;

/// The board as lines of text.
pub(crate) fn board(view: &View, _: &Scene, style: TextStyle) -> String {
    let mut canvas = Canvas::default();
    end(view, &mut canvas, Side::Second);
    for row in (0..3).rev() {
        self::row(view, &mut canvas, row);
    }
    end(view, &mut canvas, Side::First);
    obstacles(view, &mut canvas, style);
    hand(view, &mut canvas, style);
    if style.extent == Extent::Whole {
        canvas.line([("?: face down  *: yours, unseen  /n: damage  !: committed  #: dug in", Ink::PLAIN)]);
    }
    canvas.print(style.colour)
}

fn name(card: CardId) -> String {
    english(&words::card(card))
}

/// A card with its marks.
fn marked(card: CardId, damage: u8, marks: &[(bool, &str)]) -> String {
    let damage = if damage > 0 { format!("/{damage}") } else { String::new() };
    let marks: String = marks.iter().filter(|(holds, _)| *holds).map(|(_, mark)| *mark).collect();
    format!("{}{damage}{marks}", cut(&name(card), WIDE - 8))
}

/// The cards of a side at a site, as the owner of the view knows them.
fn cards(view: &View, side: Side, site: Site) -> Vec<String> {
    let table = &view.table;
    if let Some(force) = &view.forces[side.index()] {
        let here = force.iter().filter(|(_, piece)| table.site(side, piece.place) == site);
        let flies = matches!(site, Site::Air(..) | Site::Rear(_));
        let line = |piece: &crusade::pieces::Piece| {
            let unseen = piece.tag.is_none() && !flies;
            marked(piece.card, piece.damage, &[(unseen, "*"), (piece.committed, "!"), (piece.dug_in, "#")])
        };
        let loose = force.loose.iter().filter(|_| site == Site::Airfield(side)).map(name);
        return here.map(|(_, piece)| line(piece)).chain(loose).collect();
    }
    let outline = &view.outlines[side.index()];
    let seen = outline.seen.iter().filter(|seen| table.site(side, seen.place) == site);
    let seen = seen.map(|seen| marked(seen.card, seen.damage, &[(seen.committed, "!"), (seen.dug_in, "#")]));
    let hidden = match site {
        Site::Zone(zone) => outline.hidden[zone.index()],
        Site::Airfield(of) if of == side => outline.airfield,
        _ => 0,
    };
    seen.chain((hidden > 0).then(|| format!("?×{hidden}"))).collect()
}

/// The headquarters, airfield and depot of a side in lines.
fn end(view: &View, canvas: &mut Canvas, side: Side) {
    let ink = army_of(side).ink();
    let (deck, hand) = piles(view, side);
    let supply = supply(view, side).map_or("?".to_owned(), |supply| supply.to_string());
    let points = view.table.captured_points(side);
    let title = format!(" {} ", Zone::hq(side).word());
    let stores = format!("  supply {supply}  deck {deck}  hand {hand}  pile {points}");
    canvas.line([(title.as_str(), ink), (stores.as_str(), Ink::PLAIN)]);
    for (lead, site) in
        [("  HQ: ", Site::Zone(Zone::hq(side))), ("  airfield: ", Site::Airfield(side)), ("  rear: ", Site::Rear(side))]
    {
        let all: Vec<String> = Side::BOTH.into_iter().flat_map(|side| cards(view, side, site)).collect();
        canvas.phrases(lead, ", ", &all, 96);
    }
}

/// Three zones with the corridors between them.
fn row(view: &View, canvas: &mut Canvas, row: usize) {
    let top = canvas.height();
    for column in 0..3 {
        let zone = Zone::ALL[row * 3 + column];
        let x = column * (WIDE + LANE);
        let holder = Side::BOTH.into_iter().find(|side| !cards(view, *side, Site::Zone(zone)).is_empty());
        let ink = holder.map_or(Ink::PLAIN.bold(), |side| army_of(side).ink());
        let ground = english(&words::terrain(view.table.ground(zone)));
        canvas.put(x, top, &format!(" {} {} ", zone.word(), cut(&ground, WIDE - 6)), ink);
        let lines: Vec<String> = Side::BOTH.into_iter().flat_map(|side| cards(view, side, Site::Zone(zone))).collect();
        for (i, line) in shortened(lines, DEEP).iter().enumerate() {
            canvas.put(x + 1, top + 1 + i, &cut(line, WIDE - 2), Ink::PLAIN);
        }
        if column < 2 {
            let spot = [Spot::Row1, Spot::Row2, Spot::Row3][row];
            corridor(view, canvas, (x + WIDE, top), Site::in_air(Lane::ALL[column], spot));
        }
    }
    canvas.put(0, top + DEEP + 1, "", Ink::PLAIN);
}

/// So many lines at most; the last says how many there are more.
fn shortened(mut lines: Vec<String>, most: usize) -> Vec<String> {
    if lines.len() > most {
        let more = lines.len() - most + 1;
        lines.truncate(most - 1);
        lines.push(format!("+{more}"));
    }
    lines
}

fn corridor(view: &View, canvas: &mut Canvas, (x, y): (usize, usize), site: Site) {
    canvas.put(x, y, &format!("~ {site} ~"), Ink::new(31, 0).bold());
    let flying = |side: Side| cards(view, side, site).into_iter().map(move |card| (side, card));
    for (i, (side, card)) in Side::BOTH.into_iter().flat_map(flying).take(DEEP).enumerate() {
        canvas.put(x, y + 1 + i, &cut(&card, LANE - 1), army_of(side).ink());
    }
}

fn obstacles(view: &View, canvas: &mut Canvas, style: TextStyle) {
    let own = |edge: Edge| view.forces.iter().flatten().find_map(|force| force.obstacles[edge.index()]);
    let told = |edge: Edge| {
        let obstacle = view.table.obstacles[edge.index()]?;
        let mine = view.side().filter(|side| *side == obstacle.owner).and_then(|_| own(edge));
        let what = obstacle.shown.or(mine).map_or("?".to_owned(), name);
        Some(format!("{}: {what}", english(&words::edge(edge))))
    };
    let all: Vec<String> = Edge::all().filter_map(told).collect();
    canvas.phrases("Obstacles: ", ", ", &all, style.width.into());
}

fn hand(view: &View, canvas: &mut Canvas, style: TextStyle) {
    let Some(side) = view.side() else { return };
    let Some(force) = &view.forces[side.index()] else { return };
    let copies = |card: CardId| match force.hand.count(card) {
        1 => format!("{} ({})", name(card), card.card().cost),
        count => format!("{} ({}) ×{count}", name(card), card.card().cost),
    };
    let cards: Vec<String> = force.hand.kinds().map(copies).collect();
    canvas.phrases("Hand: ", ", ", &cards, style.width.into());
}
