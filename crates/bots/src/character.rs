//! How an opponent plays, as strong as it is.

use crate::Level;
use std::fmt;
use std::str::FromStr;

/// How an opponent plays, however strong it is: what it likes among lines that are about as good. Only levels that look
/// ahead have one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Character {
    /// Cares for the result alone.
    #[default]
    Even,
    /// Keeps what it has.
    Careful,
    /// Strikes wherever it can, whatever it costs.
    Bold,
    /// Lets the others hear little of what it does.
    Sly,
}

impl Character {
    /// All characters, the even one first.
    pub const ALL: [Character; 4] = [Character::Even, Character::Careful, Character::Bold, Character::Sly];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Character::Even => "even",
            Character::Careful => "careful",
            Character::Bold => "bold",
            Character::Sly => "sly",
        }
    }

    /// What to expect of it, in one sentence.
    pub const fn description(self) -> &'static str {
        match self {
            Character::Even => "Cares for the result alone.",
            Character::Careful => "Of lines about as good it takes the one that costs it least.",
            Character::Bold => "Of lines about as good it takes the one that hurts the enemy most, whatever it costs.",
            Character::Sly => "Of lines about as good it takes the one that others hear least of.",
        }
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Character {
    type Err = String;

    fn from_str(word: &str) -> Result<Character, String> {
        let found = Character::ALL.into_iter().find(|character| character.name() == word);
        found.ok_or_else(|| {
            let names = Character::ALL.map(Character::name).join(", ");
            format!("there is no character {word:?}: choose one of {names}")
        })
    }
}

/// How strong a bot is and how it plays. Written `veteran` if it plays evenly, otherwise `veteran:bold`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Persona {
    level: Level,
    character: Character,
}

impl Persona {
    /// A level with a character, if the level looks ahead: whoever does not has no lines to choose among.
    pub fn new(level: Level, character: Character) -> Result<Persona, String> {
        if character == Character::Even || level.looks_ahead() {
            return Ok(Persona { level, character });
        }
        let able: Vec<&str> = Level::ALL.iter().filter(|level| level.looks_ahead()).map(|level| level.name()).collect();
        Err(format!(
            "a {level} does not look ahead, so it has no character: choose {}, or leave it out",
            able.join(", ")
        ))
    }

    /// How strong it is.
    pub const fn level(self) -> Level {
        self.level
    }

    /// How it plays.
    pub const fn character(self) -> Character {
        self.character
    }
}

impl From<Level> for Persona {
    fn from(level: Level) -> Persona {
        Persona { level, character: Character::Even }
    }
}

impl fmt::Display for Persona {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.character {
            Character::Even => self.level.fmt(f),
            character => write!(f, "{}:{character}", self.level),
        }
    }
}

impl FromStr for Persona {
    type Err = String;

    fn from_str(word: &str) -> Result<Persona, String> {
        match word.split_once(':') {
            None => Ok(word.parse::<Level>()?.into()),
            Some((level, character)) => Persona::new(level.parse()?, character.parse()?),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn personas_are_read_as_they_are_written() {
        for word in ["random", "recruit", "veteran", "regular:careful", "veteran:bold", "ace:sly"] {
            assert_eq!(word.parse::<Persona>().unwrap().to_string(), word);
        }
        assert_eq!("veteran:even".parse::<Persona>(), Ok(Level::Veteran.into()));
        assert_eq!("recruit:even".parse::<Persona>(), Ok(Level::Recruit.into()));
    }

    #[test]
    fn only_who_looks_ahead_has_a_character() {
        for word in ["random:bold", "recruit:sly"] {
            assert!(word.parse::<Persona>().unwrap_err().contains("choose regular, veteran, ace"), "{word}");
        }
        assert!("veteran:rash".parse::<Persona>().unwrap_err().contains("even, careful, bold, sly"));
        assert!("general:bold".parse::<Persona>().unwrap_err().contains("no level \"general\""));
    }
}
