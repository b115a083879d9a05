//! The layer of what moves: plates and tracks of the districts, fire, dice, rows, desk, and the pieces.

mod desk;
mod dice;
mod fire;
mod plates;
mod tracks;

pub(crate) use tracks::{Track, draw as track};

use crate::layout::{KERB, MAT, SKY};
use crate::pieces::{self, backs, fitted, formation_deck, on_mat, text};
use crate::scene::{Piece, Scene, unknown};
use boards::kit::{Area, Num};
use boards::{Ink, LiveLayer, Say};
use maud::{Markup, html};
use stalingrad::View;
use stalingrad::pieces::District;
use table::{Message, Side};

/// The live layer of a view.
pub(crate) fn layer(view: &View, scene: &Scene, ink: Ink) -> LiveLayer {
    let say = ink.say;
    let under = html! {
        g pointer-events="none" {
            g clip-path="url(#hs-street)" { @for district in District::ALL { (fire::draw(&view.table, &scene.layout, district)) } }
            @for district in District::ALL { (plates::draw(&view.table, &scene.layout, district, say)) }
            (dice::draw(&view.table, say))
            @for side in Side::BOTH { (row(view, scene, side, say)) }
            (mat(view, scene, say))
            (desk::draw(view, &scene.layout, say))
        }
    };
    let drawn = |piece: &Piece| {
        ink.piece(pieces::look(view, scene, piece), || pieces::draw(view, scene, piece, say).into_string())
    };
    let pieces = scene.pieces.iter().map(drawn).collect();
    LiveLayer { under: under.into_string(), pieces, over: String::new() }
}

/// What lies in the row of a side besides its pieces: hidden cards, the formation deck, names.
fn row(view: &View, scene: &Scene, side: Side, say: Say) -> Markup {
    let (table, layout) = (&view.table, &scene.layout);
    let near = layout.is_near(side);
    let [_, _, formations, _] = layout.piles(side);
    let staging = layout.staging(side);
    let label = say(&Message::new("board-staging"));
    html! {
        (formation_deck(table, side, formations, near, say))
        @match (near, layout.focus) {
            (true, Some(_)) => (fitted("k-text k-bold", 8.0, staging.y + 15.0, &label, &[10, 9, 8, 7], 78.0)),
            _ => (text("k-text k-bold k-9", staging.x, staging.y - 4.0, &label)),
        }
        @for player in table.setup.players().iter().filter(|player| player.side() == side) {
            (backs(side, layout.cards(*player), layout.card_size(*player), unknown(view, *player)))
        }
    }
}

/// The turn track and the decks that belong to nobody.
fn mat(view: &View, scene: &Scene, say: Say) -> Markup {
    let table = &view.table;
    let last = table.setup.last_turn();
    let step = (124.0 / f32::from(last + 1)).min(27.0);
    let [_, campaign, buildings, _] = scene.layout.mat_piles();
    html! {
        line.hs-kerb x1=(Num(MAT)) x2=(Num(MAT)) y1=(Num(SKY)) y2=(Num(KERB)) {}
        (fitted("k-text k-bold k-mid", MAT + 30.0, SKY + 14.0, &say(&Message::new("board-turn")), &[10, 9, 8], 56.0))
        @for turn in 1..=last {
            @let now = turn == table.turn;
            @let area = Area::new(MAT + 17.0, SKY + 20.0 + step * f32::from(turn - 1), 26.0, step - 2.5);
            (area.rect(if now { "hs-now" } else { "hs-turn" }, 4.0))
            (text(if now { "k-text k-bold k-mid k-12 k-dark" } else { "k-text k-mid k-11" }, area.x + 13.0, area.y + area.h / 2.0 + 4.2, &turn.to_string()))
        }
        (on_mat(table, [campaign, buildings], say))
    }
}
