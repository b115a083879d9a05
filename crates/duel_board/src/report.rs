//! The lines around the text board: turn and points above; pieces, counts, Tiger cards and legend below.

use crate::cells::{GERMAN, SOVIET, body, landscape};
use crate::scene::{Item, What, place};
use crate::words::*;
use boards::kit::canvas::{Canvas, Ink};
use boards::{Extent, TextStyle};
use duel::View;
use duel::map::Hex;
use duel::pieces::*;
use duel::state::{Order, Table};

const LIT: Ink = Ink::new(16, 220).bold();
const STRONG: Ink = Ink::PLAIN.bold();

/// Turn, phase strip, points and the bar.
pub(crate) fn heading(view: &View, extent: Extent, canvas: &mut Canvas) {
    let table = &view.table;
    let title = format!("Duel of the Giants   {}   {}   ", scene_line(table), turn_line(table));
    let now = phase(table.step);
    let chips: Vec<(String, Ink)> = PHASES
        .iter()
        .enumerate()
        .map(
            |(i, (letter, _))| {
                if now == Some(i) { (format!("[{letter}]"), LIT) } else { (format!(" {letter} "), Ink::PLAIN) }
            },
        )
        .collect();
    let decides = decider(table).map_or_else(String::new, |name| format!(": {name} decides"));
    let step = format!("   {}{decides}", step_line(table.step));
    let strip = chips.iter().map(|(text, ink)| (text.as_str(), *ink));
    canvas.line(std::iter::once((title.as_str(), STRONG)).chain(strip));
    match extent {
        Extent::Whole => {
            canvas.line([(step.trim_start(), STRONG)]);
            points(table, "", canvas);
            canvas.line([]);
        }
        Extent::Brief => points(table, &format!("{}   ", step.trim_start()), canvas),
    }
}

/// Both totals, what this turn brought, and the bar with its marker (DG-11.9), after these words.
fn points(table: &Table, lead_in: &str, canvas: &mut Canvas) {
    let gain = |side: usize| table.vp[side] - table.vp_before[side];
    let lead = lead(table);
    let field = |i: i16| if i == 0 { '|' } else { '.' };
    let shown = if lead == 0 { 0 } else { lead.signum() * ((lead.abs() - 1) % 10 + 1) };
    // The German side of the bar lies in the west, like the German edge.
    let bar: String = (-10..=10).map(|i| if i == -shown { '#' } else { field(i) }).collect();
    let german = format!(" German {} ({:+}) ", table.vp[0], gain(0));
    let soviet = format!(" Soviet {} ({:+}) ", table.vp[1], gain(1));
    let bar = format!(" [{bar}] ");
    let words = format!("  bar: {}", lead_line(lead));
    canvas.line([
        (lead_in, STRONG),
        ("VP ", STRONG),
        (&german, GERMAN),
        (&bar, Ink::PLAIN),
        (&soviet, SOVIET),
        (&words, Ink::PLAIN),
    ]);
}

/// Everything below the board.
pub(crate) fn below(view: &View, items: &[Item], style: TextStyle, canvas: &mut Canvas) {
    let width = usize::from(style.width);
    if style.extent == Extent::Brief {
        return tigers(view, canvas);
    }
    counts(&view.table, canvas);
    tigers(view, canvas);
    flights(&view.table, canvas);
    orders(view, width, canvas);
    stacks(view, items, width, canvas);
    legend(view, items, width, canvas);
}

fn counts(table: &Table, canvas: &mut Canvas) {
    let tally = table.tally();
    let ((tanks, markers), (guns, paks), (mines, squares)) =
        (tally.tanks_hidden, tally.guns_hidden, tally.mines_hidden);
    let soviet = format!(
        "T-34: {tanks} hidden among {markers} markers, {} active, {} destroyed, {} through",
        tally.active, tally.destroyed, tally.through
    );
    let german = format!("PAK: {guns} hidden among {paks} markers   Mines: {mines} hidden among {squares} markers");
    canvas.line([("Soviet ", SOVIET), (" ", Ink::PLAIN), (&soviet, Ink::PLAIN)]);
    canvas.line([("German ", GERMAN), (" ", Ink::PLAIN), (&german, Ink::PLAIN)]);
}

/// A card for each Tiger: where it is, its damage track, and its program where the view knows it.
fn tigers(view: &View, canvas: &mut Canvas) {
    for (i, tiger) in view.table.tigers.iter().enumerate() {
        let track: String = (1..=5).map(|card| if card <= tiger.track { '●' } else { '○' }).collect();
        let program = view.german.as_ref().and_then(|secrets| secrets.programs.get(i));
        let program =
            program.filter(|program| !tiger.driven && (!program.is_empty() || program.done)).map(program_line);
        let program = program.map_or_else(String::new, |line| format!("   program: {line}"));
        let driven = if tiger.driven { "   has driven" } else { "" };
        let name = format!("Tiger {}", i + 1);
        let card = format!(
            "  {:<4} hull {} gun {}   track {track} {} {}{driven}{program}",
            tiger.at.to_string(),
            arrow(tiger.hull),
            arrow(tiger.gun()),
            tiger.track,
            if tiger.track == 1 { "card" } else { "cards" },
        );
        canvas.line([(name.as_str(), GERMAN), (card.as_str(), Ink::PLAIN)]);
    }
}

fn flights(table: &Table, canvas: &mut Canvas) {
    for (i, stuka) in table.stukas.iter().enumerate() {
        let name = format!("Stuka {}", i + 1);
        let attack = if stuka.attacked { ", has attacked" } else { "" };
        let state = match stuka.flight {
            Flight::Ready => format!("  on its airfield {}", stuka.airfield),
            Flight::Landed => format!("  landed on {}{attack}", stuka.airfield),
            Flight::Lost => "  lost".to_owned(),
            Flight::Flying { phase, left } => format!(
                "  {:<4} in the air, facing {}   flight phase {phase} of 4, {left} actions left{attack}   airfield {}",
                stuka.at.to_string(),
                arrow(stuka.facing),
                stuka.airfield
            ),
        };
        canvas.line([(name.as_str(), GERMAN), (state.as_str(), Ink::PLAIN)]);
    }
}

/// The shots that the owner of the view has committed and the enemy does not know yet.
fn orders(view: &View, width: usize, canvas: &mut Canvas) {
    let secret = view.german.iter().flat_map(|own| &own.orders).chain(view.soviet.iter().flat_map(|own| &own.orders));
    let words: Vec<String> = secret.map(|order| order_line(&view.table, order)).collect();
    canvas.phrases("Committed: ", "   ", &words, width);
}

fn order_line(table: &Table, order: &Order) -> String {
    let named = |weapon: Weapon| {
        let at = place(table, weapon).map_or_else(String::new, |hex| format!(" {hex}"));
        match weapon {
            Weapon::Tiger(id) => format!("Tiger {}{at}", id.number()),
            Weapon::Pak(id) => format!("PAK {}{at}", id.number()),
            Weapon::T34(id) => format!("T-34 {}{at}", id.number()),
        }
    };
    match order.at {
        Some(target) => format!("{} fires at {}", named(order.by), named(target)),
        None => format!("{} holds", named(order.by)),
    }
}

/// What lies in the hexes marked `+`, uppermost first.
fn stacks(view: &View, items: &[Item], width: usize, canvas: &mut Canvas) {
    let counts = |item: &&Item| !matches!(item.what, What::Mine { .. } | What::Airfield);
    let stack = |hex: Hex| {
        let here: Vec<String> =
            items.iter().rev().filter(|item| item.at == hex).filter(counts).map(|item| body(&item.what)).collect();
        (here.len() > 1).then(|| format!("{hex} {}", here.join(" over ")))
    };
    let words: Vec<String> = view.table.board().hexes().filter_map(stack).collect();
    canvas.phrases("+ ", "   ", &words, width);
}

/// Is a sign used for this piece?
type Fits = fn(&What) -> bool;

/// What the signs mean: only those that are to be seen.
fn legend(view: &View, items: &[Item], width: usize, canvas: &mut Canvas) {
    let table = &view.table;
    let season = table.setup.season;
    let mut words: Vec<String> = Vec::new();
    for terrain in Terrain::tiles(season) {
        if table.board().hexes().any(|hex| table.ground.terrain(hex) == terrain) {
            let (letter, sign, _) = landscape(terrain, season);
            words.push(format!("{letter} {sign} {}", terrain.word().replace('_', " ")));
        }
    }
    if table.ground.front_hexes(table.board()).next().is_some() {
        words.push("# front".to_owned());
    }
    let seen = |fits: Fits| items.iter().any(|item| fits(&item.what));
    let signs: [(Fits, &str); 13] = [
        (|what| matches!(what, What::Tiger { .. }), "T1→↗5 Tiger: hull, gun, track"),
        (|what| matches!(what, What::T34 { .. }), "t1←↙ T-34: hull, gun"),
        (|what| matches!(what, What::T34 { burning: true, .. } | What::Pak { destroyed: true, .. }), "* burning"),
        (|what| matches!(what, What::Marker { .. }), "(1?) tank marker: o tank, x bluff"),
        (|what| matches!(what, What::Pak { face_up: false, .. }), "p1→? PAK marker: 8 PAK 8.8, 3 PAK 36, x bluff"),
        (|what| matches!(what, What::Pak { face_up: true, .. }), "P1→8 PAK face-up"),
        (|what| matches!(what, What::Pak { wheel: Wheel::Laid | Wheel::Moving, .. }), "w wheel, moving"),
        (|what| matches!(what, What::Pak { wheel: Wheel::Standing, .. }), "s wheel, standing"),
        (|what| matches!(what, What::Mine { face_up: false, .. }), "m? mine marker: * mine, x bluff"),
        (|what| matches!(what, What::Mine { face_up: true, .. }), "M* minefield"),
        (|what| matches!(what, What::Airfield), "= airfield"),
        (|what| matches!(what, What::Stuka { .. }), "V1→ Stuka"),
        (
            |what| matches!(what, What::Tiger { drops, .. } | What::T34 { drops, .. } if *drops != Drops::None),
            "d1 d2 drops",
        ),
    ];
    words.extend(signs.iter().filter(|(fits, _)| seen(*fits)).map(|(_, sign)| (*sign).to_owned()));
    canvas.phrases("Signs: ", "   ", &words, width);
}
