//! The board for a page, as SVG: [`board`] is all of it, by itself and in English; its layers are parts of it,
//! in no language, for a page that keeps the ground, swaps the pieces and has words of its own.

use super::geometry::{Num, TOP, board_height, centre, degrees, size};
use super::hand::{course, in_hand};
use super::parts::Labels;
use super::scene::{items, place};
use super::{banner, emblems, ground, palette, parts};
use crate::Frame;
use duel::View;
use duel::pieces::{Season, TigerId};
use duel::state::Step;
use maud::{Markup, PreEscaped, html};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

/// The whole picture, by itself.
pub fn board(view: &View) -> Markup {
    let size = size(view.table.board());
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(class(view)) role="img"
            viewBox={ "0 0 " (Num(size.x)) " " (Num(size.y)) } {
            title { "Duel of the Giants" }
            style { (PreEscaped(palette::stylesheet())) }
            (definitions(view))
            rect.dg-mat width=(Num(size.x)) height=(Num(size.y)) {}
            (banner::above(&view.table))
            (banner::edges(&view.table, true))
            (terrain(view))
            (live(view, Labels::Words))
            (banner::below(&view.table))
        }
    }
}

/// What the parts of the picture lie in.
pub fn frame(view: &View) -> Frame {
    let board = view.table.board();
    let (width, height) = (size(board).x, board_height(board));
    Frame {
        view_box: format!("0 {} {} {}", Num(TOP - MARGIN), Num(width), Num(height + 2.0 * MARGIN)),
        class: class(view),
        definitions: definitions(view).0.into(),
    }
}

/// The ground and the edges beside it.
pub fn ground_layer(view: &View) -> String {
    html! { (banner::edges(&view.table, false)) (terrain(view)) }.into_string()
}

/// A number for all that the ground is drawn from.
pub fn ground_mark(view: &View) -> u64 {
    let (table, mut mark) = (&view.table, DefaultHasher::new());
    (table.setup.season as u8, table.board().rows, table.board().columns).hash(&mut mark);
    for hex in table.board().hexes() {
        mark.write_u8(table.ground.terrain(hex) as u8 * 2 + u8::from(table.ground.front(hex)));
    }
    mark.finish()
}

/// The layer of the pieces.
pub fn live_layer(view: &View) -> String {
    live(view, Labels::Codes).into_string()
}

/// Above and below the hexes of the layers.
const MARGIN: f32 = 14.0;

/// The classes of the picture; one tells the seasons apart.
fn class(view: &View) -> &'static str {
    match view.table.setup.season {
        Season::Summer => "duel-board dg-summer",
        Season::Winter => "duel-board dg-winter",
    }
}

/// The drawings that all layers refer to, drawn once a season.
fn definitions(view: &View) -> PreEscaped<&'static str> {
    static DRAWN: LazyLock<[String; 2]> = LazyLock::new(|| {
        let drawn = |season| html! { defs { (ground::pictures(season)) (emblems::drawings()) } }.into_string();
        [Season::Summer, Season::Winter].map(drawn)
    });
    PreEscaped(&DRAWN[view.table.setup.season as usize])
}

/// The ground: hexes with `data-hex`, landscape, names, the front. Changes only when a tile or a trench is
/// laid or goes.
fn terrain(view: &View) -> Markup {
    html! { g.dg-ground { (ground::hexes(view)) (ground::front(view)) } }
}

/// What changes with the moves: the pieces with `data-piece`, programs and shots committed.
fn live(view: &View, labels: Labels) -> Markup {
    let pieces = parts::pieces(&items(view), in_hand(view), labels);
    html! { g.dg-live { (plans(view)) (pieces) (orders(view)) } }
}

/// The ways of the programs that the owner of the view has laid, with the hull at the end of each.
fn plans(view: &View) -> Markup {
    let waits = |id: &TigerId| view.table.step != Step::Over && !view.table.tigers[id.index()].driven;
    let moves = |id: TigerId| {
        let course = course(view, id, None)?;
        let stays = course.way.len() == 1 && course.hull == view.table.tigers[id.index()].hull;
        (!stays).then_some(course)
    };
    let courses = (0..view.table.tigers.len()).map(TigerId::of).filter(waits).filter_map(moves);
    html! {
        g.dg-plans pointer-events="none" {
            @for course in courses {
                @let points: Vec<String> = course.way.iter().map(|hex| centre(*hex).to_string()).collect();
                polyline.dg-plan points=(points.join(" ")) {}
                path.dg-plan-end transform={ (centre(course.end()).translate()) " rotate(" (degrees(course.hull)) ")" }
                    d="M42,0L31,-9V9z" {}
            }
        }
    }
}

/// Lines of the shots that the owner of the view has committed.
fn orders(view: &View) -> Markup {
    let secret = view.german.iter().flat_map(|own| &own.orders).chain(view.soviet.iter().flat_map(|own| &own.orders));
    let ends = |order: &duel::state::Order| Some((place(&view.table, order.by)?, place(&view.table, order.at?)?));
    html! {
        g.dg-orders pointer-events="none" {
            @for (from, to) in secret.filter_map(ends) {
                @let (from, to) = (centre(from), centre(to));
                line.dg-order x1=(Num(from.x)) y1=(Num(from.y)) x2=(Num(to.x)) y2=(Num(to.y)) {}
            }
        }
    }
}
