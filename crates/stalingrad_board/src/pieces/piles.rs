//! Decks and piles with their numbers: large in the far row and on the mat, a sign and a number in the near row.

use super::{fitted, text};
use crate::ground::army;
use crate::icons::Icon;
use boards::Say;
use boards::kit::{Area, Num};
use maud::{Markup, html};
use stalingrad::pieces::FormationId;
use stalingrad::state::{Place, Site, Table};
use table::{Message, Side};

/// A pile: what lies there, how many, its name.
struct Pile {
    icon: Icon,
    count: usize,
    /// Its word in messages.
    name: &'static str,
    /// Whose it is; nobody's is drawn in the colours of the table.
    side: Option<Side>,
    /// Does it lie open?
    open: bool,
}

impl Pile {
    fn large(&self, area: Area, say: Say) -> Markup {
        let Area { x, y, w, h } = area;
        let letter = self.side.map_or("n", |side| army(side).letter());
        let face = if self.open { "k-slot".to_owned() } else { format!("hs-pile-{letter}") };
        let (sign, ink) = match (self.open, self.side) {
            (false, Some(_)) => (format!("hs-on-{letter}"), "k-on"),
            _ => ("hs-on-paper".to_owned(), "k-ink"),
        };
        let name = say(&Message::new("board-pile").with("pile", self.name));
        html! {
            @if !self.open {
                @for back in [4.0, 2.0] { (Area { x: x + back, y: y - back, ..area }.rect(&format!("hs-under-{letter}"), 4.0)) }
            }
            (area.rect(&face, 4.0))
            (self.icon.show(&sign, x + w / 2.0 - 11.0, y + 5.0, 22.0))
            (text(&format!("k-text k-bold k-mid k-13 {ink}"), x + w / 2.0, y + h - 4.0, &self.count.to_string()))
            (fitted("k-text k-mid", x + w / 2.0, y + h + 11.0, &name, &[9, 8, 7], 72.0))
        }
    }

    fn small(&self, area: Area) -> Markup {
        let Area { x, y, w, h } = area;
        html! {
            (area.rect("hs-chip", 3.0))
            (self.icon.show("hs-on-paper", x + 1.5, y + h / 2.0 - 7.0, 14.0))
            (text("k-text k-bold k-end k-10", x + w - 2.0, y + h / 2.0 + 3.6, &self.count.to_string()))
        }
    }

    fn draw(&self, area: Area, near: bool, say: Say) -> Markup {
        if near { self.small(area) } else { self.large(area, say) }
    }
}

pub(super) fn deck(table: &Table, side: Side, area: Area, near: bool, say: Say) -> Markup {
    let count = usize::from(table.decked[side.index()]);
    Pile { icon: Icon::Cards, count, name: "combat", side: Some(side), open: false }.draw(area, near, say)
}

pub(super) fn discards(table: &Table, side: Side, area: Area, near: bool, say: Say) -> Markup {
    let count = table.discards[side.index()].len().into();
    Pile { icon: Icon::Discard, count, name: "discards", side: Some(side), open: true }.draw(area, near, say)
}

pub(super) fn destroyed(table: &Table, side: Side, area: Area, near: bool, say: Say) -> Markup {
    let count = table.at(side, Place::Destroyed).count();
    Pile { icon: Icon::BurningSkull, count, name: "destroyed", side: Some(side), open: true }.draw(area, near, say)
}

/// The formation deck, in which nobody looks.
pub(crate) fn formations(table: &Table, side: Side, area: Area, near: bool, say: Say) -> Markup {
    let count = table.at(side, Place::Deck).count();
    Pile { icon: Icon::Flag, count, name: "formations", side: Some(side), open: false }.draw(area, near, say)
}

pub(super) fn carnage(table: &Table, area: Area, say: Say) -> Markup {
    Pile { icon: Icon::Skull, count: table.carnage.len(), name: "carnage", side: None, open: false }.large(area, say)
}

/// The campaign decks and the building deck.
pub(crate) fn on_mat(table: &Table, [campaign, buildings]: [Area; 2], say: Say) -> Markup {
    let count = pile_count(table);
    html! {
        (Pile { icon: Icon::Flag, count: table.campaign.len(), name: "campaign", side: None, open: false }.large(campaign, say))
        (Pile { icon: Icon::Wall, count, name: "buildings", side: None, open: false }.large(buildings, say))
    }
}

/// Cards in the building deck: all that lie nowhere else, and the Volga cards.
fn pile_count(table: &Table) -> usize {
    let laid = table.districts.iter().filter(|ground| matches!(ground.site, Site::Stands(_) | Site::Volga)).count();
    30 - laid - table.rubble.len()
}

/// All that is out of the game, or waits to be shuffled anew.
pub(super) fn ash(table: &Table, area: Area, say: Say) -> Markup {
    Pile { icon: Icon::Ash, count: ash_count(table), name: "ash", side: None, open: true }.large(area, say)
}

/// How much lies in the Ash Heap.
pub(super) fn ash_count(table: &Table) -> usize {
    let heroes: usize = table.graves.iter().map(|grave| usize::from(grave.len())).sum();
    let formations = FormationId::ALL.into_iter().filter(|id| table.formation(*id).place == Place::Ash).count();
    let drawn = 30 - table.carnage.len() - usize::from(table.shown.is_some());
    let orders = 24 - table.campaign.len() - table.orders.iter().flatten().count();
    heroes + formations + drawn + orders + table.rubble.len()
}

/// The backs of cards that the owner of the view does not know.
pub(crate) fn backs(side: Side, room: Area, (wide, high): (f32, f32), count: u8) -> Markup {
    let letter = army(side).letter();
    let starts: Vec<f32> = room.row(count.into(), wide, 6.0).collect();
    let end = starts.last().map_or(room.x, |x| x + wide);
    html! {
        @for x in &starts {
            g transform={ "translate(" (Num(*x)) "," (Num(room.y)) ")" } { use href={ "#hs-back-" (letter) } transform={ "scale(" (format!("{:.3}", high / 148.0)) ")" } {} }
        }
        @if count > 0 {
            circle.hs-count cx=(Num(end)) cy=(Num(room.y + high - 3.0)) r="10" {}
            (text("k-text k-bold k-on k-mid k-12", end, room.y + high + 1.3, &count.to_string()))
        }
    }
}
