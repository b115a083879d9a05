//! What the game says to players: prompts, actions and events as messages of `locales/`.

mod actions;
mod events;
mod prompts;

pub use prompts::forecast;

use crate::data::{DATA, Effect, Token};
use crate::knowledge::View;
use crate::pieces::*;
use crate::{Action, Event, German, Stalingrad};
use table::kit;
use table::{Message, Prompt, Side, Spoken};

impl Spoken for Stalingrad {
    fn prompt(view: &View) -> Prompt {
        prompts::prompt(view)
    }

    fn action(view: &View, action: Action) -> Prompt {
        actions::action(view, action)
    }

    fn event(event: &Event) -> Prompt {
        events::event(event)
    }

    fn locales() -> &'static [(&'static str, &'static str)] {
        kit::locales!("game", "names", "passport")
    }
}

/// A combat card by its name.
pub fn card(card: CardId) -> Message {
    Message::new("card-name").with("card", card.word())
}

/// A formation by its name.
pub fn formation(formation: FormationId) -> Message {
    Message::new("formation-name").with("formation", formation.word())
}

/// A building by its name.
pub fn building(building: BuildingId) -> Message {
    Message::new("building-name").with("building", building.word())
}

/// A kind of unit by its name.
pub fn unit(unit: UnitKind) -> Message {
    Message::new("unit-name").with("unit", unit.word())
}

/// A campaign card by its name.
pub fn campaign(card: CampaignId) -> Message {
    Message::new("campaign-name").with("card", card.word())
}

/// A Supreme Commander by his name.
pub fn commander(commander: CommanderId) -> Message {
    Message::new("commander-name").with("commander", commander.word())
}

/// A leader by his name and level.
pub fn leader(side: Side, leader: Leader) -> Message {
    let names = &DATA.leaders[side.index()];
    let name = names.get(leader.name.index()).copied().unwrap_or_default();
    let level = Message::new("leader-name").with("side", side_word(side)).with("level", leader.level.word());
    level.with("name", name.to_owned())
}

/// A player by his post.
pub fn player(player: Player) -> Message {
    Message::new("player-name").with("player", player.word())
}

/// An effect in a few words.
pub fn effect(effect: Effect) -> Message {
    let what = match (effect.token, effect.unit) {
        (Token::Add, Some(kind)) => unit(kind),
        (token, _) => Message::new("effect-name").with("effect", token.word()),
    };
    if effect.times == 1 { what } else { Message::new("effect-times").with("effect", what).with("times", effect.times) }
}

/// The word for a side in messages.
pub const fn side_word(side: Side) -> &'static str {
    match side {
        German => "german",
        _ => "soviet",
    }
}
