//! What a shot needs and what it can do, line by line, each with its rule: read before it is fired.

use super::actions::{signed, weapon};
use crate::action::Action;
use crate::data::DATA;
use crate::decks;
use crate::knowledge::View;
use crate::legal::{Modifier, Odds, Volley};
use crate::pieces::{AntiTank, Range};
use crate::state::Focus;
use crate::units::{Unit, Weapon};
use table::{Message, Prompt};

/// The forecast of an action that rolls for a shot; of any other none.
pub fn forecast(view: &View, action: Action) -> Vec<Prompt> {
    let table = &view.table;
    let (by, volley) = match view.focus {
        Focus::Aim(id) => (Some(id), Volley::Distance),
        _ => (table.next_to_declare(), Volley::Melee),
    };
    let Some(by) = by.and_then(|id| table.units.get(id)) else { return Vec::new() };
    match action {
        Action::Fire(with, at) => {
            let Some(target) = table.units.get(at) else { return Vec::new() };
            let Ok(odds) = table.may_shoot(by, with, target, volley) else { return Vec::new() };
            let modifiers = table.modifiers(by, with, target, odds.range);
            let mut lines = to_hit(with, odds);
            lines.extend(Modifier::ALL.into_iter().zip(modifiers).filter(|(_, drm)| *drm != 0).map(modifier));
            lines.push(chance(odds));
            lines.extend(if with.is_at() { harm(view, by, with, target, odds) } else { vec![once()] });
            lines
        }
        Action::Screen(at) => match table.may_screen(by, at, volley) {
            Ok(odds) => to_hit(Weapon::Smoke, odds).into_iter().chain([chance(odds)]).collect(),
            Err(_) => Vec::new(),
        },
        _ => Vec::new(),
    }
}

fn to_hit(with: Weapon, odds: Odds) -> Vec<Prompt> {
    let rule = match with {
        Weapon::Smoke => "TC-12.5",
        with if with.is_at() => "TC-9.2",
        _ => "TC-10.1",
    };
    let range = match odds.range {
        Range::Melee => "melee",
        Range::Short => "short",
        Range::Long => "long",
    };
    let line = Prompt::new(rule, "forecast-number").with("weapon", weapon(with));
    vec![line.with("number", odds.number).with("range", range)]
}

fn modifier((modifier, drm): (Modifier, i8)) -> Prompt {
    let name = Message::new("modifier-name").with("what", modifier.word());
    Prompt::new(modifier.rule(), "forecast-modifier").with("name", name).with("drm", signed(drm))
}

/// The roll that still hits.
fn chance(odds: Odds) -> Prompt {
    let roll = (odds.number - odds.drm).clamp(0, 10);
    Prompt::new("TC-1.5", "forecast-hits").with("roll", roll).with("chance", roll * 10)
}

/// Any hit destroys.
fn once() -> Prompt {
    Prompt::new("TC-10.1", "forecast-once")
}

/// Penetration against both armours, and all together.
fn harm(view: &View, by: &Unit, with: Weapon, target: &Unit, odds: Odds) -> Vec<Prompt> {
    let (penetration, armour) = (view.table.penetration(by, with, odds.range), target.stats().armour);
    let gun = AntiTank { hit: [odds.number.max(0) as u8; 3], penetration: [penetration; 3] };
    let all = decks::odds(gun, odds.range, armour, odds.drm);
    let against = |key: &'static str, rule: &'static str, armour: u8| {
        let kill = DATA.kill_number(penetration, armour);
        Prompt::new(rule, key).with("penetration", penetration).with("armour", armour).with("kill", kill)
    };
    vec![
        against("forecast-front", "TC-9.4", armour.front),
        against("forecast-side", "TC-9.5", armour.side),
        Prompt::new("TC-9.3", "forecast-all").with("destroyed", all.kill).with("immobilised", all.immobilise),
    ]
}
