//! The ribbon of air: two corridors between the columns and the rear area behind either headquarters. It reads as air:
//! a pale wash with the fringe of an air chart, through which the ground is seen.

use crate::army_of;
use crate::layout::Layout;
use crate::names::Place;
use crate::tips;
use boards::Say;
use boards::kit::{Area, Num, Scatter, at};
use crusade::map::{Lane, Site, Spot};
use maud::{Markup, html};
use table::Side;

/// Around both headquarters and the middle column, outside and inside.
const OUTSIDE: &str = "M312 4H784Q810 4 810 30V722Q810 748 784 748H312Q286 748 286 722V30Q286 4 312 4z";
const INSIDE: &str = "M346 34H750Q762 34 762 46V108Q762 120 750 120H700Q688 120 688 132V626Q688 638 700 638H750Q762 638 762 650V706Q762 718 750 718H346Q334 718 334 706V650Q334 638 346 638H396Q408 638 408 626V132Q408 120 396 120H346Q334 120 334 108V46Q334 34 346 34z";

const ROWS: [Spot; 3] = [Spot::Row1, Spot::Row2, Spot::Row3];

/// The whole ribbon with its places.
pub(crate) fn ribbon(layout: Layout, say: Say) -> Markup {
    html! {
        g pointer-events="none" {
            path.lc-cast transform="translate(6 8)" fill-rule="evenodd" d={ (OUTSIDE) (INSIDE) } {}
            path.lc-haze fill-rule="evenodd" d={ (OUTSIDE) (INSIDE) } {}
            (clouds())
        }
        @for lane in Lane::ALL { @for row in ROWS { (slot(layout, lane, row, say)) } }
        @for side in Side::BOTH { (rear(layout, side, say)) }
        g pointer-events="none" {
            path.lc-ticks d=(OUTSIDE) {}
            path.lc-haze-line d=(OUTSIDE) {}
            path.lc-haze-line d=(INSIDE) {}
        }
    }
}

/// Small clouds that stand still.
fn clouds() -> Markup {
    let middles = [
        (384, 250),
        (304, 420),
        (390, 560),
        (312, 620),
        (716, 176),
        (786, 250),
        (712, 410),
        (790, 470),
        (720, 600),
        (306, 70),
        (792, 90),
        (420, 18),
        (690, 19),
        (440, 733),
        (650, 733),
    ];
    let puffs = |i: usize| {
        let mut scatter = Scatter::of(i as u32 + 3);
        let puff = |j: usize| {
            let share = j as f32 / 2.0 - 1.0;
            let r = (1.0 - share * share * 0.7) * 7.0 + 1.0;
            (share * 15.0, scatter.within(-1.6, 1.6), r * 1.5, r)
        };
        (0..5).map(puff).collect::<Vec<_>>()
    };
    html! {
        @for (i, (x, y)) in middles.into_iter().enumerate() {
            g.lc-cloud transform={ "translate(" (x) " " (y) ")" } {
                @for (x, y, rx, ry) in puffs(i) { ellipse cx=(Num(x)) cy=(Num(y)) rx=(Num(rx)) ry=(Num(ry * 0.62)) {} }
            }
        }
    }
}

/// A position in a corridor, with notches towards the two zones that it is beside.
fn slot(layout: Layout, lane: Lane, row: Spot, say: Say) -> Markup {
    let site = Site::in_air(lane, row);
    let area = layout.site(site);
    let middle = area.middle();
    let pill = Area::new(area.x + 4.0, area.y + area.h - 20.0, 28.0, 16.0);
    html! {
        @if row == Spot::Row2 { g pointer-events="none" { (area.inside(1.0).rect("lc-cap", 0.0)) } }
        polygon .lc-slot points=(area.points()) data-place=(Place::from(site)) { title { (say(&tips::site(site))) } }
        g pointer-events="none" {
            path.lc-slot-line d={ "M" (at(area.x + 12.0, area.y)) "h" (Num(area.w - 24.0)) "M" (at(area.x + 12.0, area.y + area.h)) "h" (Num(area.w - 24.0)) } {}
            path.lc-notch d={ "M" (at(area.x, middle.y - 9.0)) "l-8 9l8 9z" } {}
            path.lc-notch d={ "M" (at(area.x + area.w, middle.y - 9.0)) "l8 9l-8 9z" } {}
            (pill.rect("lc-pill", 8.0))
            text.k-text.k-bold.k-10.k-mid.lc-on-pill x=(Num(pill.middle().x)) y=(Num(pill.y + 11.8)) { (site.to_string()) }
        }
    }
}

fn rear(layout: Layout, side: Side, say: Say) -> Markup {
    let site = Site::Rear(side);
    let area = layout.site(site);
    html! {
        polygon .lc-slot points=(area.points()) data-place=(Place::from(site)) { title { (say(&tips::site(site))) } }
        g pointer-events="none" {
            circle.{ "k-side-" (army_of(side).letter()) } cx=(Num(area.x + 14.0)) cy=(Num(area.y + 14.0)) r="5" {}
            text.k-text.k-bold.k-9.lc-haze-ink x=(Num(area.x + 24.0)) y=(Num(area.y + 17.4)) { (site.to_string()) }
        }
    }
}
