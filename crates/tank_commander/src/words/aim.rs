//! What the match is about: the scenario's condition of victory and how far each side has come (TC-17.2, TC-17.4).

use crate::data::Victory;
use crate::map::Spaces;
use crate::state::Table;
use table::{Aim, Message, Prompt, Side};

pub(super) fn aim(table: &Table) -> Aim {
    let card = table.setup.card();
    let needed = table.setup.positions_to_win();
    let key = match card.victory {
        Victory::EliminateOnBoard => "aim-eliminate",
        Victory::RearPositions => "aim-rear",
        Victory::HomePositions => "aim-home",
        Victory::RearPositionsAttacker => "aim-rear-attacker",
        Victory::Hill621 => "aim-hill",
    };
    let won = Prompt::new("TC-17.2", key).with("needed", needed);
    Aim { won, counts: counts(table, needed), also: None, ends: None }
}

/// How far the sides that can win so have come, once it is known who they are.
fn counts(table: &Table, needed: u32) -> Vec<(Side, Message)> {
    let victory = table.setup.card().victory;
    let both = matches!(victory, Victory::EliminateOnBoard | Victory::RearPositions);
    let sides = Side::BOTH.into_iter().filter(|side| both || table.attacker == Some(*side));
    let count = |side: Side| {
        let of =
            |key: &'static str, have: u32, needed: u32| Message::new(key).with("have", have).with("needed", needed);
        match victory {
            Victory::EliminateOnBoard => {
                let cards = Spaces(table.board().all).map(|at| table.units.at(side, at).count());
                Message::new("aim-cards").with("have", cards.sum::<usize>())
            }
            Victory::RearPositions | Victory::RearPositionsAttacker => {
                of("aim-rear-held", table.controlled(side, table.rear(side.other())), needed)
            }
            Victory::HomePositions => of("aim-home-held", table.controlled(side, table.home(side.other())), needed),
            Victory::Hill621 => {
                let hill = table.board().hill;
                of("aim-hill-held", table.controlled(side, hill), hill.count_ones())
            }
        }
    };
    if table.nations.is_none() {
        return Vec::new();
    }
    sides.map(|side| (side, count(side))).collect()
}
