//! The board for a page, as SVG. [`board`] is all of it; a page that keeps the ground and swaps the pieces
//! takes the layers one by one and serves [`super::palette::stylesheet`] itself.

use super::geometry::{Num, centre, size};
use super::scene::{items, place};
use super::{banner, emblems, ground, palette, parts};
use duel::View;
use duel::pieces::Season;
use duel::state::Table;
use maud::{Markup, PreEscaped, html};

/// The whole picture, by itself.
pub fn board(view: &View) -> Markup {
    let size = size(view.table.board());
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class={ "duel-board " (season_class(&view.table)) } role="img"
            viewBox={ "0 0 " (Num(size.x)) " " (Num(size.y)) } {
            title { "Duel of the Giants" }
            style { (PreEscaped(palette::stylesheet())) }
            (definitions(view))
            rect.dg-mat width=(Num(size.x)) height=(Num(size.y)) {}
            (banner::above(&view.table))
            (banner::edges(&view.table))
            (terrain(view))
            (live(view))
            (banner::below(&view.table))
        }
    }
}

/// The class that tells the seasons apart in the stylesheet.
pub fn season_class(table: &Table) -> &'static str {
    match table.setup.season {
        Season::Summer => "dg-summer",
        Season::Winter => "dg-winter",
    }
}

/// The drawings that all layers refer to.
pub fn definitions(view: &View) -> Markup {
    html! { defs { (ground::pictures(view.table.setup.season)) (emblems::drawings()) } }
}

/// The ground: hexes with `data-hex`, landscape, names. Changes only when a tile is laid or a drift goes.
pub fn terrain(view: &View) -> Markup {
    html! { g.dg-ground { (ground::hexes(view)) } }
}

/// What changes with the moves: the front, the pieces with `data-piece`, and shots committed.
pub fn live(view: &View) -> Markup {
    html! { g.dg-live { (ground::front(view)) (parts::pieces(&items(view))) (orders(view)) } }
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
