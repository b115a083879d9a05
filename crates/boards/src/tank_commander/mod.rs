//! The board of Tank Commander and the faces of its cards.
//!
//! | room | what is in it |
//! |---|---|
//! | [`cards`] | faces, small faces and backs, for any page |
//! | `layout` | where positions, hands, piles and the tray lie |
//! | `scene`, `names` | what lies where as the view knows it, and its names in the page |
//! | `svg`, `ground`, `live`, `tray`, `signs` | the board for a page: its layers, the stack of interrupts, small signs |
//! | `detail` | a card large, with all that holds for it |
//! | `palette` | colours by day and by night |
//! | `spots`, `clicks` | where actions sit on the board, and what a click there means |
//! | `text` | the board for a terminal |

pub mod cards;
mod cards_faces;
mod cards_models;
mod cards_palette;
mod cards_scenes;
mod cards_signs;
mod cards_soldiers;
mod cards_vehicles;
mod cards_wheeled;
mod clicks;
mod detail;
mod ground;
mod layout;
mod live;
mod names;
mod palette;
mod scene;
mod signs;
mod spots;
mod svg;
mod text;
mod tray;

use crate::{Drawn, Frame, Say, Spot, TextStyle};
use ::tank_commander::{Action, TankCommander, View};

impl Drawn for TankCommander {
    fn text(view: &View, style: TextStyle) -> String {
        text::board(view, style)
    }

    fn svg(view: &View) -> String {
        svg::board(view)
    }

    fn home(view: &View, seat: table::Seat) -> (u8, u8) {
        layout::Layout::of(&view.table).home(&view.table, seat)
    }

    fn frame(view: &View) -> Frame {
        svg::frame(view)
    }

    fn ground(view: &View) -> String {
        ground::layer(view)
    }

    fn ground_mark(view: &View) -> u64 {
        ground::mark(view)
    }

    fn live(view: &View, say: Say) -> String {
        live::layer(view, say)
    }

    fn stylesheet() -> String {
        palette::themes()
    }

    fn spots(view: &View, action: Action) -> Vec<Spot> {
        spots::spots(view, action)
    }

    fn click_meanings(view: &View, spot: &Spot) -> Vec<Action> {
        clicks::meanings(view, spot)
    }

    fn reach(view: &View, spot: &Spot) -> Vec<(Spot, u8)> {
        spots::reach(view, spot)
    }

    fn detail(view: &View, spot: &Spot, say: Say) -> Option<String> {
        detail::of_spot(view, spot, say)
    }

    fn card(number: u16, say: Say) -> Option<String> {
        detail::of_card(number, say)
    }

    fn card_of(_view: &View, action: Action) -> Option<u16> {
        spots::card_of(action)
    }

    fn forecast(view: &View, action: Action) -> Vec<table::Prompt> {
        ::tank_commander::words::forecast(view, action)
    }

    fn stack(view: &View) -> Vec<(table::Prompt, u16)> {
        let stack = ::tank_commander::words::stack(view).into_iter();
        stack.map(|(line, card)| (line, card.number().into())).collect()
    }

    fn faces(view: &View) -> Vec<u16> {
        scene::faces(view)
    }

    fn face(number: u16) -> Option<&'static str> {
        svg::face(number)
    }

    fn lines(view: &View, action: Action) -> Vec<(Spot, Spot)> {
        spots::lines(view, action)
    }
}
