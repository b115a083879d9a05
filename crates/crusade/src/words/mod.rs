//! What it says to players: prompts, actions and events as messages of the locale files.

mod actions;
mod aim;
mod detail;
mod events;
mod forecast;

pub use detail::{Condition, about_card, about_piece, subhead};
pub use events::{is_shown_as_loss, shot_result};
pub use forecast::forecast;

use crate::map::{Edge, Site, Terrain, Zone};
use crate::pieces::{CardId, PieceId, Place, Tag};
use crate::state::{Focus, Step};
use crate::{Action, Crusade, Event, View};
use table::{Aim, Arg, Message, Prompt, RuleId, Rules, Side, Spoken};

impl Spoken for Crusade {
    fn prompt(view: &View) -> Prompt {
        let table = &view.table;
        if let Some(ending) = table.ending {
            let winner = ending.winner.map_or("nobody", side_word);
            return Prompt::new("LC-12.1", "prompt-over").with("winner", winner).with("reason", ending.reason.word());
        }
        let rule = rule_of(table.step);
        if view.side() == Some(table.decider) {
            let what = match view.focus {
                Focus::Nothing => table.step.word(),
                Focus::Launch { .. } => "declare_launch",
                Focus::Barrage { .. } => "declare_barrage",
                Focus::Assault { .. } => "declare_assault",
            };
            return Prompt::new(rule, "prompt-you").with("step", what);
        }
        Prompt::new(rule, "prompt-other").with("side", side_word(table.decider)).with("step", table.step.word())
    }

    fn action(view: &View, action: Action) -> Prompt {
        actions::action(view, action)
    }

    fn event(event: &Event) -> Prompt {
        events::event(event)
    }

    fn aim(view: &View) -> Aim {
        aim::aim(view)
    }

    fn locales() -> &'static [(&'static str, &'static str)] {
        table::kit::locales!("game", "board", "cards", "decks", "passport", "lesson")
    }
}

/// The rule that explains a step.
fn rule_of(step: Step) -> RuleId {
    match step {
        Step::Deck => "LC-16.5",
        Step::Terrain => "LC-5.4",
        Step::Centre => "LC-5.5",
        Step::Forces => "LC-5.6",
        Step::Patrol => "LC-7.2",
        Step::Reinforce => "LC-7.5",
        Step::HandLimit => "LC-7.19",
        Step::Air => "LC-8.1",
        Step::Intercept => "LC-8.14",
        Step::Counter => "LC-8.15",
        Step::Jettison => "LC-8.7",
        Step::Escort => "LC-8.21",
        Step::Taran => "LC-14.9",
        Step::Flak => "LC-8.16",
        Step::FlyOn => "LC-8.9",
        Step::Recon => "LC-9.1",
        Step::Bombard => "LC-10.1",
        Step::CloseFlak => "LC-10.6",
        Step::Bombs => "LC-10.7",
        Step::Maneuver => "LC-11.1",
        Step::Ambush => "LC-11.5",
        Step::Defend | Step::Attack => "LC-11.6",
        Step::Retreat | Step::Withdraw => "LC-11.12",
        Step::GoOn => "LC-11.11",
        Step::Advance => "LC-11.13",
        Step::Miracle => "LC-14.10",
        Step::Over => "LC-12.1",
    }
}

/// The word for a side.
pub fn side_word(side: Side) -> &'static str {
    Crusade::title().sides[side.index()]
}

/// A card's name.
pub fn card(card: CardId) -> Message {
    Message::new("card-name").with("card", card.word())
}

/// A zone's name.
pub fn zone(zone: Zone) -> Arg {
    match zone.hq_of() {
        Some(side) => Message::new("hq-name").with("side", side_word(side)).into(),
        None => Arg::Name(zone.word().to_owned()),
    }
}

/// An edge's name.
pub fn edge(edge: Edge) -> Message {
    let [a, b] = edge.ends();
    Message::new("edge-name").with("a", zone(a)).with("b", zone(b))
}

/// Terrain in a word.
pub fn terrain(terrain: Terrain) -> Message {
    Message::new("terrain-name").with("terrain", terrain.word())
}

/// A place's name.
pub fn site(site: Site) -> Arg {
    match site {
        Site::Zone(at) => zone(at),
        Site::Air(..) => Arg::Name(site.to_string()),
        Site::Rear(side) => Message::new("rear-name").with("side", side_word(side)).into(),
        Site::Airfield(side) => Message::new("airfield-name").with("side", side_word(side)).into(),
    }
}

fn placed(view: &View, side: Side, what: CardId, place: Place) -> Message {
    Message::new("unit-at").with("card", card(what)).with("at", site(view.table.site(side, place)))
}

/// A piece of the owner of the view.
pub fn own(view: &View, id: PieceId) -> Message {
    let mine = view.side().zip(view.mine(id));
    mine.map_or(Message::new("unit-unknown"), |(side, piece)| placed(view, side, piece.card, piece.place))
}

/// A piece of the other side that lies face up.
pub fn theirs(view: &View, tag: Tag) -> Message {
    let foe = view.side().map_or(Side::Second, Side::other);
    view.seen(foe, tag).map_or(Message::new("unit-unknown"), |seen| placed(view, foe, seen.card, seen.place))
}
