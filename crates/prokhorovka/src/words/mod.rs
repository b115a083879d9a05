//! What the game says to players: prompts, actions and events as messages of `locales/`.

mod actions;
mod aim;
mod detail;
mod events;
mod prompts;

pub use detail::{about_unit, forecast, tally};
pub use events::shot_result;

use crate::knowledge::View;
use crate::map::Hex;
use crate::pieces::{Formation, UnitId};
use crate::{Action, Event, German, Prokhorovka};
use table::kit;
use table::{Aim, Message, Prompt, Side, Spoken};

impl Spoken for Prokhorovka {
    fn prompt(view: &View) -> Prompt {
        prompts::prompt(view)
    }

    fn action(view: &View, action: Action) -> Prompt {
        actions::action(view, action)
    }

    fn event(event: &Event) -> Prompt {
        events::event(event)
    }

    fn aim(view: &View) -> Aim {
        aim::aim(&view.table)
    }

    fn locales() -> &'static [(&'static str, &'static str)] {
        kit::locales!("game", "board", "passport", "lesson")
    }
}

/// A unit by the number and the kind on its counter.
pub fn unit(id: UnitId) -> Message {
    let name = id.card().name;
    let (number, kind) = name.split_once(' ').unwrap_or(("", name));
    let (number, kind) = match name {
        "D. Fhrer" => ("", "der-fuehrer"),
        "Dtchld." => ("", "deutschland"),
        "Eicke" => ("", "eicke"),
        "Thule" => ("", "thule"),
        _ => (number, kind_word(kind)),
    };
    Message::new("unit-name").with("number", number.to_owned()).with("kind", kind)
}

fn kind_word(kind: &str) -> &'static str {
    match kind {
        "SS PzG" => "ss-pzg",
        "SS Pz" => "ss-pz",
        "SS PzJg" => "ss-pzjg",
        "SS Aufkl" => "ss-aufkl",
        "SS Tiger" => "ss-tiger",
        "Inf" => "inf",
        "StuG" => "stug",
        "TB" => "tb",
        "Gds TB" => "gds-tb",
        "Gds TR" => "gds-tr",
        "MRB" => "mrb",
        "Gds MRB" => "gds-mrb",
        "Gds Abn" => "gds-abn",
        "Gds RD" => "gds-rd",
        "Gds Mech" => "gds-mech",
        _ => "rd",
    }
}

/// Units, one after another.
fn units(ids: impl IntoIterator<Item = UnitId>) -> Message {
    let mut names = ids.into_iter().map(unit);
    let first = names.next().unwrap_or(Message::new("nobody"));
    names.fold(first, |list, next| Message::new("and-list").with("list", list).with("next", next))
}

/// A formation by its name.
pub fn formation(formation: Formation) -> Message {
    Message::new("formation-name").with("formation", formation_word(formation))
}

const fn formation_word(formation: Formation) -> &'static str {
    match formation {
        Formation::Lah => "lah",
        Formation::Dr => "dr",
        Formation::Tk => "tk",
        Formation::I167 => "division-167",
        Formation::Airborne => "airborne",
        Formation::Remnants => "remnants",
        Formation::Corps18 => "corps-18",
        Formation::Corps29 => "corps-29",
        Formation::Corps2 => "corps-2",
        Formation::Guards2 => "guards-2",
        Formation::Reserve => "reserve",
    }
}

/// A hex by the name of its place, if it has one, and its number.
pub fn hex(hex: Hex) -> Message {
    Message::new("hex-name").with("place", hex.spot().word).with("hex", hex.to_string())
}

/// The name of the place in a hex, if it has one.
pub fn place(hex: Hex) -> Option<Message> {
    let word = hex.spot().word;
    (word != "none").then(|| Message::new("place-name").with("place", word))
}

fn maybe_hex(at: Option<Hex>) -> Message {
    at.map_or(Message::new("off-map"), hex)
}

const fn side(side: Side) -> &'static str {
    match side {
        German => "german",
        _ => "soviet",
    }
}
