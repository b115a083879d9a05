//! Who holds a seat, as people say it: the name of an account, a guest, a bot and how good it is.

use crate::pages::say_with;
use crate::{App, Language};
use bots::{Character, Persona};
use std::collections::HashMap;
use store::{AccountId, Holder, SeatRow, StoreError};
use table::{Arg, Message};

/// The names of those who hold seats, as far as they have one.
#[derive(Clone, Debug, Default)]
pub struct Names(HashMap<AccountId, String>);

impl Names {
    /// The names of those who hold these seats.
    pub async fn of(app: &App, seats: &[&SeatRow]) -> Result<Names, StoreError> {
        let mut names = HashMap::new();
        for row in seats {
            if let Holder::Account(id) = row.holder
                && !names.contains_key(&id)
                && let Some(account) = app.store.account(id).await?
            {
                names.insert(id, account.name);
            }
        }
        Ok(Names(names))
    }

    /// The name of who holds a seat, if they have one.
    pub fn name(&self, holder: &Holder) -> Option<&str> {
        match holder {
            Holder::Account(id) => self.0.get(id).map(String::as_str),
            _ => None,
        }
    }

    /// Who holds a seat, to be put into a message.
    pub fn say(&self, holder: &Holder) -> Arg {
        match (holder, self.name(holder)) {
            (_, Some(name)) => name.to_owned().into(),
            (Holder::Bot(persona), _) => bot(persona.parse().unwrap_or_default()).into(),
            (Holder::Open | Holder::Invited, _) => Message::new("nobody-yet").into(),
            _ => Message::new("guest").into(),
        }
    }
}

/// A bot, how good it is and how it plays.
fn bot(who: Persona) -> Message {
    let bot = Message::new("bot-name").with("level", who.level().name());
    match who.character() {
        Character::Even => bot,
        character => Message::new("bot-in-character").with("bot", bot).with("character", character.name()),
    }
}

/// Somebody as [`Names::say`] has them, in words.
pub fn in_words(app: &App, language: Language, who: &Arg) -> String {
    match who {
        Arg::Name(name) => name.clone(),
        Arg::Message(message) => say_with(app, language, (**message).clone()),
        Arg::Number(_) | Arg::Word(_) => String::new(),
    }
}
