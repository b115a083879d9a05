//! What a shot, a look or a ramming needs and can do, line by line, each with its rule: read before it is done.

use super::card;
use crate::data::DATA;
use crate::legal::{Sight, air_defense, air_fp};
use crate::pieces::{CardId, Kind, Piece, PieceId, Tag, Target, Trait};
use crate::state::State;
use crate::{Action, View};
use table::{Prompt, Rng, RuleId};

/// The ways of two dice to show so much or more.
const WAYS: [u8; 14] = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0];

/// A shot before its dice.
struct Aimed {
    rule: RuleId,
    by: CardId,
    at: CardId,
    fp: i8,
    defense: i8,
    /// Damage points that destroy the target; none where its last point is safe.
    left: Option<u8>,
}

/// The forecast of an action; empty where no die is rolled for it.
pub fn forecast(view: &View, action: Action) -> Vec<Prompt> {
    if view.side() != Some(view.table.decider) {
        return Vec::new();
    }
    // What lies face up is the same in every world that fits the view.
    let state = view.imagine(&mut Rng::seeded(0));
    match action {
        Action::Intercept { fighter, target } => interception(&state, fighter, target),
        Action::Flak { unit, target } => {
            let rule = if state.table.strike.is_some() { "LC-10.6" } else { "LC-8.16" };
            shot(&state, unit, target, rule, |by, at| Some((by.fp(Target::Air, 0)?, at.stats().defense as i8)))
        }
        Action::Bombard { unit, target } => shot(&state, unit, target, "LC-10.2", |by, at| {
            let sight = if by.stats().is(Trait::Engineer) { Sight::Engineer } else { Sight::Plain };
            Some((by.fp(at.stats().target, 0)?, state.defense(at, sight)))
        }),
        Action::Bomb { aircraft, with, target } => shot(&state, aircraft, target, "LC-10.7", |by, at| {
            let sight = if by.stats().is(Trait::Dive) { Sight::Dive } else { Sight::Plain };
            Some((State::bomb_fp(by, with, at.stats().target)?, state.defense(at, sight)))
        }),
        Action::Fire { unit, target } => {
            let me = state.me();
            shot(&state, unit, target, "LC-11.6", |by, at| {
                Some((state.assault_fp(me, by, at)?, state.assault_defense(me.other(), by, at)))
            })
        }
        Action::Scout { unit, zone } => state.mine(unit).map_or_else(
            |_| Vec::new(),
            |piece| {
                let conceal = state.table.ground(zone).row().conceal;
                let modifier = piece.stats().recon as i8 - conceal;
                let line = Prompt::new("LC-9.4", "forecast-scout").with("recon", piece.stats().recon);
                let [one, two, all] = DATA.recon.map(|least| (least - modifier).clamp(1, 7));
                vec![line.with("conceal", conceal).with("one", one).with("two", two).with("all", all)]
            },
        ),
        Action::Ram(_) => vec![Prompt::new("LC-14.9", "forecast-ram").with("least", DATA.taran)],
        _ => Vec::new(),
    }
}

fn shot(
    state: &State,
    unit: PieceId,
    target: Tag,
    rule: RuleId,
    values: impl Fn(&Piece, &Piece) -> Option<(i8, i8)>,
) -> Vec<Prompt> {
    let (Ok(by), Some((_, at))) = (state.mine(unit), state.tagged(state.foe(), target)) else { return Vec::new() };
    let Some((fp, defense)) = values(by, at) else { return Vec::new() };
    let spared = at.stats().kind == Kind::Staff && state.table.assault.is_none();
    told(&Aimed { rule, by: by.card, at: at.card, fp, defense, left: (!spared).then(|| left(at)) })
}

fn left(piece: &Piece) -> u8 {
    piece.stats().hits.saturating_sub(piece.damage).max(1)
}

/// Both aircraft of an interception; a bomber that is hit first may not answer (LC-8.22).
fn interception(state: &State, fighter: PieceId, target: Tag) -> Vec<Prompt> {
    let (Ok(by), Some((_, at))) = (state.mine(fighter), state.tagged(state.foe(), target)) else { return Vec::new() };
    let aimed = |by: &Piece, at: &Piece| {
        let (fp, defense) = (air_fp(by, at)?, air_defense(at));
        Some(Aimed { rule: "LC-8.22", by: by.card, at: at.card, fp, defense, left: Some(left(at)) })
    };
    let mut lines: Vec<Prompt> = aimed(by, at).iter().flat_map(told).collect();
    let order = if at.is_fighter() { "together" } else { "after" };
    match aimed(at, by) {
        Some(answer) => {
            lines.push(Prompt::new("LC-8.22", "forecast-answer").with("card", card(at.card)).with("order", order));
            lines.extend(told(&answer));
        }
        None => lines.push(Prompt::new("LC-8.22", "forecast-no-answer").with("card", card(at.card))),
    }
    lines.push(Prompt::new("LC-8.24", "forecast-home"));
    lines
}

/// The sum of a shot, and what the dice must show for it.
fn told(aimed: &Aimed) -> Vec<Prompt> {
    let sum = Prompt::new(aimed.rule, "forecast-shot").with("card", card(aimed.by)).with("target", card(aimed.at));
    let sum = sum.with("fp", aimed.fp).with("defense", aimed.defense);
    let mut lines = vec![sum];
    let needed = |damage: u8| {
        let score = DATA.damage[usize::from(damage.clamp(1, 3)) - 1] - aimed.fp + aimed.defense;
        // LC-4.2: two ones never do damage, two sixes always do one point.
        let score = score.max(3);
        if damage == 1 { score.min(12) } else { score }
    };
    let chance = |roll: i8| (f32::from(WAYS[roll.clamp(0, 13) as usize]) / 0.36).round() as i32;
    let least = needed(1);
    lines.push(Prompt::new("LC-4.1", "forecast-hit").with("roll", least).with("chance", chance(least)));
    if let Some(left) = aimed.left.filter(|left| *left <= 3) {
        let roll = needed(left);
        lines.push(match roll <= 12 {
            true => Prompt::new("LC-4.6", "forecast-down").with("roll", roll).with("chance", chance(roll)),
            false => Prompt::new("LC-4.6", "forecast-safe"),
        });
    }
    lines
}
