//! The layer of what moves: pieces, programs, committed shots.

use crate::actor::course;
use crate::layout::Lay;
use crate::pieces;
use crate::scene::{Scene, place};
use boards::kit::Point;
use boards::kit::lines::{Arrow, arrow, way};
use boards::{Ink, LiveLayer};
use duel::View;
use duel::pieces::TigerId;
use duel::state::Step;
use maud::{Markup, html};

/// All that changes with the moves: the pieces with `data-piece`, programs and shots committed.
pub(crate) fn layer(view: &View, scene: &Scene, ink: Ink) -> LiveLayer {
    let pieces = pieces::all(scene, ink);
    LiveLayer { under: plans(view, scene.lay).into_string(), pieces, over: orders(view, scene.lay).into_string() }
}

/// The ways of the programs that the owner of the view has laid, with the hull at the end of each.
fn plans(view: &View, lay: Lay) -> Markup {
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
                @let stops: Vec<Point> = course.way.iter().map(|hex| lay.centre(*hex)).collect();
                (way(&stops, Some(lay.degrees(course.hull).into())))
            }
        }
    }
}

/// Lines of the shots that the owner of the view has committed.
fn orders(view: &View, lay: Lay) -> Markup {
    let secret = view.german.iter().flat_map(|own| &own.orders).chain(view.soviet.iter().flat_map(|own| &own.orders));
    let ends = |order: &duel::state::Order| Some((place(&view.table, order.by)?, place(&view.table, order.at?)?));
    html! {
        g.dg-orders pointer-events="none" {
            @for (from, to) in secret.filter_map(ends) { (arrow(Arrow::Aim, lay.centre(from), lay.centre(to))) }
        }
    }
}
