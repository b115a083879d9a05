//! The board for a terminal: district by district, then both Staging Lines, hands and piles.

use crate::ground::army;
use crate::scene::{Scene, kinds, known, unknown};
use crate::svg::english;
use crate::tips;
use boards::kit::canvas::{Canvas, Ink};
use boards::{Extent, TextStyle};
use stalingrad::View;
use stalingrad::pieces::{District, FormationId, Strength};
use stalingrad::state::{Place, Site, Table};
use stalingrad::{German, Soviet, words};
use table::{Message, Side};

const STRONG: Ink = Ink::PLAIN.bold();
const QUIET: Ink = Ink::new(245, 0);

/// The whole text.
pub(crate) fn board(view: &View, _: &Scene, style: TextStyle) -> String {
    let (table, width) = (&view.table, usize::from(style.width));
    let mut canvas = Canvas::default();
    heading(table, &mut canvas);
    District::ALL.into_iter().for_each(|at| district(table, at, width, &mut canvas));
    for side in [German, Soviet] {
        row(view, side, style, &mut canvas);
    }
    canvas.print(style.colour)
}

/// The turn, and the dice while a battle is fought.
fn heading(table: &Table, canvas: &mut Canvas) {
    let turn = english(&Message::new("log-turn").with("turn", table.turn));
    canvas.line([(turn.as_str(), STRONG)]);
    if table.battle.is_some() {
        canvas.line([(english(&words::forecast(table)).as_str(), Ink::PLAIN)]);
    }
}

fn district(table: &Table, at: District, width: usize, canvas: &mut Canvas) {
    let fought = table.battle.as_ref().is_some_and(|battle| battle.district == at);
    let mark = if fought { "> " } else { "  " };
    let name = format!("{mark}{}", english(&tips::district(table, at)));
    canvas.line([(name.as_str(), if fought { STRONG } else { Ink::PLAIN })]);
    let ground = table.ground(at);
    let Site::Stands(_) = ground.site else { return };
    let hold = table.battle.as_ref().filter(|_| fought).and_then(|battle| battle.hold);
    let hold = hold.map_or_else(|| "-".to_owned(), |left| left.to_string());
    let tracks =
        format!("    Hold {hold}  Fire {}  Bucket {}  Infernos {}", ground.fire, ground.bucket, ground.infernos);
    canvas.line([(tracks.as_str(), QUIET)]);
    for side in [Soviet, German] {
        let units = ground.kinds(side).map(|kind| format!("{}x {}", ground.count(kind), english(&words::unit(kind))));
        let there = table.at(side, Place::At(at)).map(|id| formation(table, id));
        let all: Vec<String> = units.chain(there).collect();
        canvas.phrases(&format!("    {} ", letter(side)), ", ", &all, width);
    }
}

/// A formation with its leader's level, `-` where it has none; what lies on it.
fn formation(table: &Table, id: FormationId) -> String {
    let now = table.formation(id);
    let strength = if now.strength == Strength::Depleted { " (depleted)" } else { "" };
    let level = now.leader.map_or("-", |leader| leader.level.word());
    let laid: Vec<String> = table
        .battle
        .iter()
        .flat_map(|battle| battle.cards_on(id))
        .map(|laid| english(&words::card(laid.card)))
        .collect();
    let cards = if laid.is_empty() { String::new() } else { format!(" + {}", laid.join(" + ")) };
    format!("[{}{strength} L{level}{cards}]", english(&words::formation(id)))
}

/// A side: its commanders, Staging Line, hands and piles.
fn row(view: &View, side: Side, style: TextStyle, canvas: &mut Canvas) {
    let (table, width) = (&view.table, usize::from(style.width));
    for player in table.setup.players().iter().filter(|player| player.side() == side) {
        let commander = english(&words::commander(table.commanders[player.index()]));
        let name = format!("{} {}", letter(side), commander);
        let held = format!("  hand {}", table.held[player.index()]);
        canvas.line([(name.as_str(), army(side).ink()), (held.as_str(), Ink::PLAIN)]);
        let cards = kinds(&known(view, *player)).into_iter().map(|(card, count)| match count {
            1 => english(&words::card(card)),
            count => format!("{count}x {}", english(&words::card(card))),
        });
        let hidden = unknown(view, *player);
        let cards: Vec<String> = cards.chain((hidden > 0).then(|| format!("{hidden} unknown"))).collect();
        canvas.phrases("    Hand: ", ", ", &cards, width);
    }
    let staged: Vec<String> = table.at(side, Place::Staging).map(|id| formation(table, id)).collect();
    canvas.phrases("    Staging Line: ", " ", &staged, width);
    if style.extent == Extent::Whole {
        let piles = format!(
            "    Combat deck {}, discards {}, formation deck {}, destroyed {}",
            table.decked[side.index()],
            table.discards[side.index()].len(),
            table.at(side, Place::Deck).count(),
            table.at(side, Place::Destroyed).count()
        );
        canvas.line([(piles.as_str(), QUIET)]);
    }
}

const fn letter(side: Side) -> &'static str {
    match side {
        German => "G",
        Soviet => "S",
    }
}
