//! When somebody wants to be asked whether they interrupt, and how soon the others hear of a pass: for all matches, or for one.

use crate::App;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Holder, StoreError};

/// How somebody wants to be asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct PassSettings {
    /// When.
    pub asks: Asks,
    /// How soon the others hear of a pass.
    pub pace: Pace,
    /// What becomes of a choice that is none.
    pub only: OnlyChoice,
}

/// What becomes of a decision with one choice, where everybody can see that there is no other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OnlyChoice {
    /// It is done by itself, together with what was done before, and taken back with it.
    #[default]
    ByItself,
    /// It is asked for.
    Asked,
}

/// When somebody wants to be asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asks {
    /// When there is something that could be played.
    #[default]
    WhenICould,
    /// Always.
    Always,
}

/// How soon the others hear of a pass.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// After a pause that tells nothing, unless one thinks for longer.
    #[default]
    Even,
    /// After a longer pause that one's own thought fits into; who has played nothing by then passes.
    Covered,
    /// At once.
    AtOnce,
}

/// Does a seat pass everything until its turn?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PassAll {
    /// No.
    #[default]
    #[serde(alias = "asked")] // as it was called once
    No,
    /// Yes, once the turn that it has now is over, and in it too.
    AfterThisTurn,
    /// Yes.
    UntilMyTurn,
}

impl PassAll {
    /// What becomes of it now that it is this seat's turn, or not.
    pub(super) fn when(self, my_turn: bool) -> PassAll {
        match (self, my_turn) {
            (PassAll::AfterThisTurn, false) => PassAll::UntilMyTurn,
            (PassAll::UntilMyTurn, true) => PassAll::No,
            (same, _) => same,
        }
    }
}

/// What is kept of a seat on disk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatPassSettings {
    /// How it is asked in this match; none: as its holder wants it everywhere.
    #[serde(alias = "manners")] // as it was called once
    pub settings: Option<PassSettings>,
    /// Does it pass everything?
    #[serde(alias = "standing")] // as it was called once
    pub pass_all: PassAll,
}

/// How somebody wants to be asked in all their matches.
pub async fn settings_of(app: &App, holder: &Holder) -> Result<PassSettings, StoreError> {
    if !super::is_person(holder) {
        return Ok(PassSettings::default());
    }
    Ok(app.store.preferences(holder.clone()).await?.map(|body| read(&body)).unwrap_or_default())
}

/// What was written by this or an earlier version; what cannot be read counts as not set.
pub(super) fn read<T: Default + serde::de::DeserializeOwned>(body: &Value) -> T {
    serde_json::from_value(body.clone()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn passing_everything_ends_when_the_next_own_turn_begins() {
        let through = |from: PassAll, turns: &[bool]| turns.iter().fold(from, |pass_all, mine| pass_all.when(*mine));
        assert_eq!(through(PassAll::UntilMyTurn, &[false, false]), PassAll::UntilMyTurn);
        assert_eq!(through(PassAll::UntilMyTurn, &[false, true, false]), PassAll::No);
        assert_eq!(through(PassAll::AfterThisTurn, &[true, true]), PassAll::AfterThisTurn, "this turn does not count");
        assert_eq!(through(PassAll::AfterThisTurn, &[true, false, false]), PassAll::UntilMyTurn);
        assert_eq!(through(PassAll::AfterThisTurn, &[true, false, true]), PassAll::No);
        assert_eq!(through(PassAll::No, &[true, false, true]), PassAll::No);
    }

    #[test]
    fn what_cannot_be_read_counts_as_not_set() {
        assert_eq!(read::<PassSettings>(&json!({ "asks": "never" })), PassSettings::default());
        let kept = PassSettings { asks: Asks::Always, pace: Pace::AtOnce, only: OnlyChoice::Asked };
        assert_eq!(read::<PassSettings>(&json!(kept)), kept);
    }

    #[test]
    fn what_was_kept_under_older_names_is_still_read() {
        let settings = Some(PassSettings { asks: Asks::Always, ..PassSettings::default() });
        let old = |standing: &str| json!({ "manners": { "asks": "always", "pace": "even" }, "standing": standing });
        for (word, pass_all) in [("asked", PassAll::No), ("until-my-turn", PassAll::UntilMyTurn)] {
            let seat = SeatPassSettings { settings, pass_all };
            assert_eq!(read::<SeatPassSettings>(&old(word)), seat);
            assert_eq!(read::<SeatPassSettings>(&json!(seat)), seat);
        }
    }
}
