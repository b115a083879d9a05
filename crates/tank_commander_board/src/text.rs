//! The board for a terminal: a grid of positions, each with its terrain and the cards in it; hands below.

use crate::army;
use crate::scene::{Scene, kinds, seats, unknown};
use crate::svg::english;
use boards::kit::canvas::{Canvas, Ink, cut};
use boards::{Extent, TextStyle};
use table::{Message, Seat, Side, Spoken};
use tank_commander::map::Space;
use tank_commander::names;
use tank_commander::pieces::{CardId, Nation, Terrain, Works};
use tank_commander::state::*;
use tank_commander::units::{Mark, Unit, UnitId};
use tank_commander::{TankCommander, View};

const STRONG: Ink = Ink::PLAIN.bold();
const FRAME: Ink = Ink::new(245, 0);

/// The ink of a nation's cards.
const fn ink(nation: Nation) -> Ink {
    army(nation).ink()
}

/// The letter that tells the nations apart without colours.
const fn letter(nation: Nation) -> char {
    match nation {
        Nation::German => 'G',
        Nation::Soviet => 'S',
    }
}

/// The ink of the ground.
const fn ground(terrain: Terrain) -> Ink {
    match terrain {
        Terrain::Woods => Ink::new(22, 150),
        Terrain::Hills => Ink::new(94, 180),
        Terrain::Balka => Ink::new(94, 187),
        Terrain::Walls => Ink::new(240, 252),
        Terrain::Wheatfield => Ink::new(94, 222),
        Terrain::Village => Ink::new(88, 223),
        Terrain::Swamp | Terrain::Stream => Ink::new(24, 152),
        Terrain::Clear => Ink::new(94, 230),
    }
}

/// The whole text: where we are, the positions, the hands, the stack.
pub(crate) fn board(view: &View, scene: &Scene, style: TextStyle) -> String {
    let mut canvas = Canvas::default();
    heading(view, &mut canvas);
    grid(view, scene, style, &mut canvas);
    for seat in seats(&view.table) {
        hand(view, seat, style.width.into(), &mut canvas);
    }
    stack(view, style.width.into(), &mut canvas);
    if style.extent == Extent::Whole {
        canvas.line([(SIGNS, FRAME)]);
    }
    canvas.print(style.colour)
}

const SIGNS: &str =
    "* acted  ! immobilised, broken down or weapon out  + led  ^ loaded  & equipped  mm mines  ~~ smoke";

fn heading(view: &View, canvas: &mut Canvas) {
    let table = &view.table;
    let turn = format!("Turn {} of {}", table.turn, table.setup.last_turn());
    let score = |side: Side| format!(" {} {} ", english(&names::nation(table.nation(side))), table.score(side));
    let [first, second] = Side::BOTH.map(score);
    let [first_ink, second_ink] = Side::BOTH.map(|side| ink(table.nation(side)));
    let supply = if table.turn > 0 { format!("  supply {}", table.play.supply) } else { String::new() };
    canvas.line([
        (turn.as_str(), STRONG),
        ("  ", Ink::PLAIN),
        (&first, first_ink),
        (&second, second_ink),
        (&supply, Ink::PLAIN),
    ]);
    canvas.line([(english(&TankCommander::prompt(view).message).as_str(), STRONG)]);
    canvas.line([]);
}

/// The positions, as many lines each as its row needs.
fn grid(view: &View, scene: &Scene, style: TextStyle, canvas: &mut Canvas) {
    let table = &view.table;
    let board = table.board();
    let wide = ((usize::from(style.width) - 1) / usize::from(board.columns)).clamp(13, 26);
    let mut rows: Vec<u8> = (0..board.rows).collect();
    let above = |row: &u8| scene.layout.space(Space::at(*row, 0)).y;
    rows.sort_by(|a, b| above(a).total_cmp(&above(b)));
    for row in rows {
        let spaces: Vec<Space> = (0..board.columns).map(|column| Space::at(row, column)).collect();
        let cards: Vec<Vec<(String, Ink)>> = spaces.iter().map(|at| cards(view, *at, wide - 1)).collect();
        let lines = cards.iter().map(Vec::len).max().unwrap_or(0).max(2);
        rule(spaces.len(), wide, canvas);
        let top = canvas.height();
        for (i, at) in spaces.iter().enumerate() {
            let (left, back) = (i * wide, ground(table.cover(*at)));
            for line in 0..=lines {
                canvas.put(left, top + line, "|", FRAME);
                canvas.put(left + 1, top + line, &" ".repeat(wide - 1), back);
            }
            canvas.put(left + 1, top, &cut(&label(table, *at), wide - 1), back);
            for (line, (text, ink)) in cards[i].iter().enumerate() {
                canvas.put(left + 1, top + 1 + line, text, *ink);
            }
        }
        (top..=top + lines).for_each(|line| canvas.put(spaces.len() * wide, line, "|", FRAME));
    }
    rule(board.columns.into(), wide, canvas);
    for edge in &table.edges {
        let kind = english(&Message::new("water-name").with("water", WaterKind::Stream.word()));
        canvas.line([(format!("{kind} between {} and {}", edge.a, edge.b).as_str(), Ink::PLAIN)]);
    }
}

fn rule(cells: usize, wide: usize, canvas: &mut Canvas) {
    let line: String = (0..=cells * wide).map(|i| if i % wide == 0 { '+' } else { '-' }).collect();
    canvas.line([(line.as_str(), FRAME)]);
}

/// The name of a position and what lies on it.
fn label(table: &Table, at: Space) -> String {
    let cell = table.cell(at);
    let mut words = vec![at.to_string()];
    if cell.terrain != Terrain::Clear {
        words.push(english(&Message::new("terrain-name").with("terrain", cell.terrain.word())));
    }
    words.extend(cell.water.map(|water| english(&Message::new("water-name").with("water", water.kind.word()))));
    words.extend(cell.works.map(|dug| {
        let word = if dug.works == Works::Foxholes { "foxholes" } else { "bunkers" };
        let works = english(&Message::new("works-name").with("works", word));
        format!("{works} {}", letter(table.nation(dug.side)))
    }));
    words.extend(cell.path.map(|_| "==".to_owned()));
    words.extend(cell.minefield.map(|_| "mm".to_owned()));
    words.extend((cell.smoke > 0).then(|| "~~".to_owned()));
    words.join(" ")
}

/// The cards of a position, a line each; loads under their carriers.
fn cards(view: &View, at: Space, wide: usize) -> Vec<(String, Ink)> {
    let table = &view.table;
    let mut lines = Vec::new();
    for side in Side::BOTH {
        let nation = table.nation(side);
        for (id, unit) in table.units.at(side, at).filter(|(_, unit)| unit.on_foot()) {
            lines.push((line(nation, id, unit, wide), ink(nation)));
            let loads = table.units.at(side, at).filter(|(_, load)| load.carrier == Some(id));
            lines.extend(loads.map(|(id, load)| (line(nation, id, load, wide), ink(nation))));
        }
    }
    lines
}

fn line(nation: Nation, id: UnitId, unit: &Unit, wide: usize) -> String {
    let signs = [
        (!unit.on_foot(), '^'),
        (unit.is(Mark::Acted), '*'),
        (unit.is_stuck() || unit.malfunction.is_some(), '!'),
        ([Mark::Ace, Mark::Leader, Mark::Observer].into_iter().any(|mark| unit.is(mark)), '+'),
        (!unit.gear.is_empty(), '&'),
    ];
    let signs: String = signs.into_iter().filter(|(holds, _)| *holds).map(|(_, sign)| sign).collect();
    let head = format!("{}{}{signs} ", letter(nation), id.number());
    let name = cut(&english(&names::card(unit.card)), wide.saturating_sub(head.chars().count()));
    format!("{:<wide$}", head + &name)
}

/// A hand as the owner of the view knows it, and the piles.
fn hand(view: &View, seat: Seat, width: usize, canvas: &mut Canvas) {
    let table = &view.table;
    let (nation, player) = (table.nation(table.side(seat)), &table.players[seat.index()]);
    let place = table.reserve(table.side(seat));
    let lead = format!(
        " {place} seat {}: hand {}, pile {}, discarded {}, wrecks {} ",
        seat.0 + 1,
        player.hand,
        player.pile,
        player.discard.len(),
        player.wrecks.len()
    );
    canvas.line([(lead.as_str(), ink(nation))]);
    let copies = |(card, count): (CardId, u8)| match count {
        1 => english(&names::card(card)),
        _ => format!("{} ×{count}", english(&names::card(card))),
    };
    let mut words: Vec<String> = kinds(&view.known_hand(seat)).into_iter().map(copies).collect();
    let hidden = unknown(view, seat);
    words.extend((hidden > 0).then(|| format!("{hidden} unknown")));
    canvas.phrases("  ", " · ", &words, width);
}

/// What was declared, and the cards played on it, the last first.
fn stack(view: &View, width: usize, canvas: &mut Canvas) {
    let Some(window) = &view.table.window else { return };
    let played = window.stack.iter().rev().map(|played| {
        let by = letter(view.table.nation(view.table.side(played.by)));
        let on = match played.target {
            Target::Nothing => String::new(),
            Target::Position(at) => format!(" on {at}"),
            Target::Edge(a, b) => format!(" on {a}–{b}"),
            Target::Unit(id) | Target::Mend(id, _) => format!(" on ({})", id.number()),
            Target::Card(number) => format!(" on #{}", number + 1),
        };
        format!("#{} {by} {}{on}", played.number + 1, english(&names::card(played.card)))
    });
    let declared = match &window.act {
        Act::Nothing => None,
        Act::Step { from, to, group, .. } => Some(format!("step {from} → {to}, {} cards", group.len())),
        Act::Shot { by, aim } => Some(format!("shot ({}) → ({})", by.number(), aim.at.number())),
        Act::SmokeShot { by, at } => Some(format!("smoke ({}) → {at}", by.number())),
        Act::Instant(instant) => Some(english(&names::card(instant.card.card))),
    };
    canvas.line([("Stack, the uppermost first:", STRONG)]);
    canvas.phrases("  ", " · ", &played.chain(declared).collect::<Vec<_>>(), width);
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Dice, Rules, Silent};
    use tank_commander::map::Spaces;

    #[test]
    fn every_position_is_named() {
        for (name, setup) in TankCommander::scenarios() {
            let state = TankCommander::begin(&setup, &mut Dice::quick(1), &mut Silent).expect(name);
            let view = TankCommander::view(&state, None);
            let text = board(
                &view,
                &Scene::of(&view, boards::Outlook::Upright),
                TextStyle { colour: false, width: 120, extent: Extent::Whole },
            );
            for at in Spaces(view.table.board().all) {
                assert!(text.contains(&format!("|{at}")), "{name}: {at} in\n{text}");
            }
        }
    }
}
