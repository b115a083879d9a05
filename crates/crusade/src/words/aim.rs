//! What the match is about: how it is won, and how far each side has come (LC-12).

use crate::View;
use crate::data::{DATA, Victory};
use crate::map::Zone;
use table::{Aim, Message, Prompt, Side};

pub(super) fn aim(view: &View) -> Aim {
    let table = &view.table;
    let turns = table.setup.turns();
    let collapse = table.setup.collapse_points();
    let won = match (DATA.scenario(table.setup.scenario).victory, collapse) {
        (Victory::Kharkov, _) => Prompt::new("LC-12.6", "aim-kharkov"),
        (Victory::Standard, Some(points)) => Prompt::new("LC-12.3", "aim-collapse").with("points", points),
        (Victory::Standard, None) => Prompt::new("LC-12.4", "aim-score"),
    };
    let ends = (table.turn == turns).then(|| Prompt::new("LC-12.4", "aim-last-turn"));
    Aim { won: won.with("turns", turns), counts: counts(view, collapse), also: None, ends }
}

fn counts(view: &View, collapse: Option<i32>) -> Vec<(Side, Message)> {
    let table = &view.table;
    if DATA.scenario(table.setup.scenario).victory == Victory::Kharkov {
        let holds = |zone: &&Zone| view.outlines[0].held[zone.index()];
        let others = [Zone::A2, Zone::C2, Zone::A3, Zone::B3, Zone::C3];
        let city = if holds(&&Zone::B2) { "held" } else { "open" };
        let count = Message::new("aim-kharkov-held").with("city", city);
        return vec![(Side::First, count.with("have", others.iter().filter(holds).count()))];
    }
    let count = |side: Side| {
        let have = table.captured_points(side);
        let count = match collapse {
            Some(points) => Message::new("aim-points-of").with("points", points),
            None => Message::new("aim-points"),
        };
        (side, count.with("have", have).with("ground", view.ground_points(side)))
    };
    Side::BOTH.map(count).to_vec()
}
