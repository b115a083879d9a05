//! Effects as cards name them: a word, perhaps a unit, perhaps a number (HS-1.2).

use crate::pieces::UnitKind;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::kit::{Row, Sheet, SheetError, worded};

worded! {
    /// What an effect does; `effects.csv` explains each.
    #[allow(missing_docs)]
    pub enum Token {
        Add = "add",
        AddLine = "add_line",
        Kill = "kill",
        PrecisionKill = "pkill",
        Sniper = "sniper",
        Draw = "draw",
        Discard = "discard",
        Fire = "fire",
        Bucket = "bucket",
        FireBucket = "firebucket",
        Overrun = "overrun",
        Supply = "supply",
        Deplete = "deplete",
        Fort = "fort",
        Sacrifice = "sacrifice",
        InfernoAdd = "inferno_add",
        InfernoRemove = "inferno_remove",
        DicePlus = "dice_plus",
        StealDie = "steal_die",
        Intercept = "intercept",
        Promote = "promote",
        Refit = "refit",
        SecondAction = "second_action",
        NewFormation = "new_formation",
        DestroyRifles = "destroy_rifles",
        DiscardHand = "discard_hand",
        NextCostZero = "next_cost_zero",
        LookDiscard = "look_discard",
        Recover = "recover",
        LastStand = "last_stand",
        FireReset = "fire_reset",
        FireAll = "fire_all",
        DiscardHandSelf = "discard_hand_self",
        Demote = "demote",
        ExecuteCommissars = "execute_commissars",
        BurnMilitia = "burn_militia",
    }
}

/// An effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Effect {
    /// What it does.
    pub token: Token,
    /// The unit that is added, if one is.
    pub unit: Option<UnitKind>,
    /// How often it happens.
    pub times: u8,
}

impl Effect {
    /// A unit comes, so many times.
    pub const fn add(unit: UnitKind, times: u8) -> Effect {
        Effect { token: Token::Add, unit: Some(unit), times }
    }

    /// Something else happens, so many times.
    pub const fn of(token: Token, times: u8) -> Effect {
        Effect { token, unit: None, times }
    }
}

/// The effects in a cell: `add:panzer:1;fire:1`.
pub(super) fn list(row: &Row, column: &'static str) -> Result<&'static [Effect], SheetError> {
    let text = row.text(column)?;
    let effects: Result<Vec<Effect>, String> = text.split(';').filter(|part| !part.is_empty()).map(effect).collect();
    Ok(Vec::leak(effects.map_err(|why| row.wrong(column, why))?))
}

fn effect(text: &str) -> Result<Effect, String> {
    let mut parts = text.split(':');
    let token: Token = parts.next().unwrap_or_default().parse()?;
    let unit = if token == Token::Add { Some(parts.next().unwrap_or_default().parse()?) } else { None };
    let times = match parts.next() {
        None => 1,
        Some(number) => number.parse().map_err(|why| format!("`{text}`: {why}"))?,
    };
    if times == 0 || parts.next().is_some() {
        return Err(format!("`{text}` is no effect"));
    }
    Ok(Effect { token, unit, times })
}

/// Every token is explained in `effects.csv`, and nothing else is.
pub(super) fn check_tokens(text: &str) -> Result<(), SheetError> {
    let sheet = Sheet::read("effects.csv", text)?;
    for row in sheet.rows() {
        row.origin()?;
        row.value::<Token>("token")?;
    }
    Token::ALL.iter().try_for_each(|token| sheet.find(&[("token", token.word())]).map(drop))
}
