//! What the game says to players: prompts, actions and events as messages of `locales/`.

mod actions;
mod aim;
mod events;
mod plans;
mod prompts;

pub use events::{captured, defended};
pub use plans::{about_formation, about_plays, plans};
pub use prompts::{forecast, german_percent};

use crate::data::{DATA, Depletion, Effect, Token};
use crate::knowledge::View;
use crate::pieces::*;
use crate::{Action, Event, German, Stalingrad};
use table::kit;
use table::{Aim, Message, Prompt, RuleId, Side, Spoken};

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

    fn aim(view: &View) -> Aim {
        aim::aim(&view.table)
    }

    fn locales() -> &'static [(&'static str, &'static str)] {
        kit::locales!("game", "names", "board", "lesson", "passport")
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

/// A kind of unit in a word, for its counter.
pub fn unit_short(unit: UnitKind) -> Message {
    Message::new("unit-short").with("unit", unit.word())
}

/// What a kind of unit does when it enters, and what it is good for.
pub fn unit_about(unit: UnitKind) -> Message {
    Message::new("unit-about").with("unit", unit.word())
}

/// What an effect of a side does, in a sentence.
pub fn about_effect(effect: Effect, side: Side) -> Message {
    match (effect.token, effect.unit) {
        (Token::Add, Some(kind)) => unit_about(kind),
        (token, _) => Message::new("effect-about").with("effect", token.word()).with("side", side_word(side)),
    }
}

/// An effect by its name, and what it does.
pub fn full_effect(shown: Effect, side: Side) -> Message {
    Message::new("effect-full").with("effect", effect(shown)).with("about", about_effect(shown, side))
}

/// The rule that explains an effect.
pub const fn rule_of(token: Token) -> RuleId {
    match token {
        Token::Add | Token::AddLine => "HS-6.1",
        Token::Kill => "HS-5.1",
        Token::PrecisionKill => "HS-5.2",
        Token::Sniper => "HS-5.5",
        Token::Draw => "HS-12.1",
        Token::Discard => "HS-5.8",
        Token::Fire => "HS-11.2",
        Token::Bucket => "HS-11.3",
        Token::FireBucket => "HS-4.9",
        Token::Overrun => "HS-7.3",
        Token::Supply => "HS-7.4",
        Token::Deplete => "HS-7.5",
        Token::Fort => "HS-6.5",
        Token::Sacrifice => "HS-9.6",
        Token::InfernoAdd | Token::InfernoRemove | Token::DicePlus | Token::StealDie => "HS-10.7",
        Token::Intercept => "HS-10.8",
        Token::Promote => "HS-10.3",
        Token::Refit => "HS-4.8",
        Token::SecondAction => "HS-4.7",
        Token::NewFormation => "HS-10.12",
        Token::DestroyRifles | Token::DiscardHand | Token::LookDiscard | Token::Recover => "HS-10.4",
        Token::NextCostZero => "HS-10.10",
        Token::LastStand | Token::FireReset => "HS-10.11",
        Token::FireAll | Token::DiscardHandSelf | Token::Demote | Token::ExecuteCommissars | Token::BurnMilitia => {
            "HS-3.6"
        }
    }
}

/// What the depletion icon of a formation does.
pub fn depletion(icon: Depletion) -> Message {
    let (word, count, kind) = match icon {
        Depletion::Nothing => ("nothing", 0, UnitKind::Rifle),
        Depletion::BurningSkull => ("burning_skull", 0, UnitKind::Rifle),
        Depletion::MachineGun(count) => ("machine_gun", count, UnitKind::Rifle),
        Depletion::RedStar(kind) => ("red_star", 0, kind),
    };
    Message::new("depletion-about").with("icon", word).with("count", count).with("unit", unit(kind))
}

/// The word for a side in messages.
pub const fn side_word(side: Side) -> &'static str {
    match side {
        German => "german",
        _ => "soviet",
    }
}
