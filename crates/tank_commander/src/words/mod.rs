//! What the game says to players: prompts, actions and events as messages of `locales/`.
