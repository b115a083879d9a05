//! Prints a page with every part of the kit, by day and by night: `cargo run -p boards --example gallery > gallery.html`.

use boards::kit::card::{self, Head, Pose, posed};
use boards::kit::chip::{self, Tone};
use boards::kit::counter::{Condition, Duty, Symbol, chit, face_down};
use boards::kit::lines::{self, Arrow};
use boards::kit::nato::{Arm, Nato, Size, Troops};
use boards::kit::stack::stack;
use boards::kit::track::{LeadBar, Step, Track};
use boards::kit::*;
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// What the gallery itself needs beside the kit.
const PAGE: &str = "
body{margin:0;font:15px 'DejaVu Sans',Verdana,sans-serif}
section{padding:18px 26px 26px;background:var(--kit-paper);color:var(--kit-ink)}
h1{font:bold 24px 'DejaVu Serif',Georgia,serif;margin:0 0 8px}
h2{font:bold 15px 'DejaVu Serif',Georgia,serif;margin:16px 0 4px}
svg{display:block;overflow:visible}
.steppe{fill:#e5dbb3}.sea{fill:none;stroke:#7fabb8;stroke-width:9;stroke-linecap:round}.grid{fill:none;stroke:#8b8260;stroke-opacity:.5}
.night .steppe{fill:#3d3d2d}.night .sea{stroke:#3b6577}
.lah .k-band{fill:#e2e2d8}.lah .k-name{fill:#1f201d}.corps .k-band{fill:#d2321f}.orange .k-band{fill:#e07f23}.orange .k-name{fill:#1f201d}
";

fn main() {
    let page = html! {
        (DOCTYPE)
        html {
            head { meta charset="utf-8"; title { "The kit" } style { (PreEscaped(themes())) (PreEscaped(PAGE)) } }
            body {
                svg width="0" height="0" { defs { (definitions()) } }
                (gallery("By day", "day"))
                (gallery("By night", "night"))
            }
        }
    };
    // The night's colours for the second half only: a page asks for them on its root.
    let css = themes();
    let night = css.split_once(":root[data-theme=dark]{").and_then(|(_, rest)| rest.split_once('}'));
    let night = night.map_or("", |(colours, _)| colours);
    println!("{}", page.into_string().replacen("</style>", &format!(".night{{{night}}}</style>"), 1));
}

fn gallery(title: &str, class: &str) -> Markup {
    html! {
        section class=(class) {
            h1 { "The kit: " (title) }
            h2 { "Counters, kinds and states" } (row(70.0, &counters()))
            h2 { "Unit symbols, sizes, guards and remnants" } (row(40.0, &symbols()))
            h2 { "Silhouettes, chits, face down, flags, emblems" } (row(64.0, &things()))
            h2 { "Stacks (point at one), and marks" } (row(92.0, &stacks()))
            h2 { "Hexes: a reach, a shot, a river, a way, effects" } (hexes())
            h2 { "Cards" } (cards())
            h2 { "Tracks, chips, coins, shields" } (tracks())
        }
    }
}

/// Drawings side by side, each around its middle.
fn row(high: f32, drawings: &[Markup]) -> Markup {
    let step = 1340.0 / drawings.len().max(1) as f32;
    html! {
        svg viewBox={ "0 0 1340 " (Num(high)) } width="1340" height=(Num(high)) {
            @for (i, drawing) in drawings.iter().enumerate() {
                g transform=(at((i as f32 + 0.5) * step, high / 2.0).translate()) { (drawing) }
            }
        }
    }
}

fn counter(army: Army, formation: &str, name: &str, symbol: Symbol, condition: Condition, duty: Duty) -> Markup {
    Counter { army, formation, name, symbol, factors: &["5", "4", "6"], condition, duty }.draw()
}

fn counters() -> Vec<Markup> {
    use {Army::*, Condition::*, Duty::*, Nato as N, Silhouette as S};
    let nato = |arm| Symbol::Nato(N::of(arm));
    let silhouette = Symbol::Silhouette;
    vec![
        counter(German, "lah", "1 PzG", nato(Arm::Mechanised), Fresh, Ready),
        counter(German, "", "3 Pz", silhouette(S::PanzerIv), Fresh, Ready),
        counter(German, "lah", "13./1", silhouette(S::Tiger), Fresh, Half),
        counter(German, "", "1 Aufkl", silhouette(S::ArmouredCar), Fresh, Finished),
        counter(German, "", "3 PzJg", silhouette(S::TankHunter), Disrupted, Ready),
        counter(Soviet, "corps", "25 TB", silhouette(S::T34), Fresh, Ready),
        counter(Soviet, "corps", "31 TB", silhouette(S::LightTank), Fresh, Half),
        counter(Soviet, "orange", "58 MRB", nato(Arm::Motorised), Fresh, Idle),
        counter(Soviet, "corps", "53 MRB", nato(Arm::Motorised), Disrupted, Ready),
        counter(Soviet, "corps", "110 TB", silhouette(S::T34), Reduced, Finished),
        counter(Soviet, "", "26G Ab", nato(Arm::Airborne), ReducedDisrupted, Idle),
        counter(Soviet, "", "245 TR Lend-Lease", silhouette(S::M3), Fresh, Idle),
        Counter {
            army: Neutral,
            formation: "",
            name: "Remnant",
            symbol: Symbol::Nato(N { arm: Arm::Infantry, size: Some(Size::Division), troops: Troops::Remnant }),
            factors: &["1", "1"],
            condition: Fresh,
            duty: Idle,
        }
        .draw(),
        Counter {
            army: Soviet,
            formation: "",
            name: "5 Gds",
            symbol: Symbol::Nato(N { arm: Arm::Infantry, size: Some(Size::Corps), troops: Troops::Guards }),
            factors: &["3", "4"],
            condition: Fresh,
            duty: Idle,
        }
        .draw(),
    ]
}

/// A symbol on a plate, since it is drawn in white.
fn plate(symbol: Nato) -> Markup {
    html! { (Area::around(Point::ORIGIN, 40.0, 34.0).rect("k-side-g", 4.0)) g transform="translate(0,3)" { (symbol.draw()) } }
}

fn symbols() -> Vec<Markup> {
    let arms = Arm::ALL.into_iter().map(Nato::of);
    let sizes = Size::ALL.into_iter().map(|size| Nato { size: Some(size), ..Nato::of(Arm::Armour) });
    let kinds = [Troops::Guards, Troops::Remnant].map(|troops| Nato { troops, ..Nato::of(Arm::Infantry) });
    arms.chain(sizes).chain(kinds).map(plate).collect()
}

fn things() -> Vec<Markup> {
    let silhouettes = Silhouette::ALL.into_iter().map(|silhouette| {
        html! { g.k-counter-g { (Area::around(Point::ORIGIN, 54.0, 34.0).rect("k-face", 4.0)) (silhouette.draw(Army::German)) } }
    });
    let others = [
        chit(Army::German, "lah", "L"),
        chit(Army::Soviet, "corps", "29 TC"),
        face_down(Army::German),
        face_down(Army::Soviet),
        face_down(Army::Neutral),
        emblem::flag(Army::German, at(-8.0, 12.0)),
        emblem::flag(Army::Soviet, at(-8.0, 12.0)),
        emblem::in_disc(Army::German, Point::ORIGIN, 1.6),
        emblem::in_disc(Army::Soviet, Point::ORIGIN, 1.6),
        emblem::in_disc(Army::Neutral, Point::ORIGIN, 1.6),
    ];
    silhouettes.chain(others).collect()
}

fn stacks() -> Vec<Markup> {
    let one = || counters().swap_remove(1);
    let tank = || counters().swap_remove(5);
    let marked = |mark: Markup, counter: Markup| html! { (mark) (counter) };
    let opened = stack("", &[tank(), counters().swap_remove(8), face_down(Army::Soviet)]).into_string();
    vec![
        stack("3 German units", &[one(), counters().swap_remove(4), counters().swap_remove(0)]),
        html! { (PreEscaped(opened.replacen("k-stack ", "k-stack k-open ", 1))) },
        stack("5 hidden units", &vec![face_down(Army::German); 5]),
        marked(marks::in_hand(50.0, 50.0), tank()),
        marked(marks::can_act(50.0, 50.0), counters().swap_remove(7)),
        html! { (one()) (marks::target(50.0, 50.0)) (chip::chip(at(-25.0, 26.0), "≤3", Tone::Alarm)) },
        html! { (counters().swap_remove(3)) (marks::assault(50.0)) },
        html! { (tank()) (marks::struck(50.0, 50.0)) },
    ]
}

fn hexes() -> Markup {
    let flat = HexGrid { radius: 40.0, top: Top::Flat, shifted: Shifted::Odd, first: at(50.0, 42.0) };
    let pointed = HexGrid { radius: 40.0, top: Top::Pointed, shifted: Shifted::Odd, first: at(740.0, 46.0) };
    let cells = |columns, rows| {
        (0..columns).flat_map(move |column| (0..rows).map(move |row| Cell { column, row })).collect::<Vec<Cell>>()
    };
    let middle = Cell { column: 4, row: 1 };
    let near: Vec<Cell> = flat.neighbours(middle).into_iter().chain([middle]).collect();
    let far: Vec<Cell> = once(near.iter().flat_map(|cell| flat.neighbours(*cell)).collect());
    let far: Vec<Cell> = far.into_iter().filter(|cell| cell.row >= 0 && cell.row < 4).collect();
    let river: Vec<Point> =
        (0..7).flat_map(|row| pointed.side(Cell { column: 2, row: row / 2 }, (row % 2) as usize)).collect();
    let way = [Cell { column: 3, row: 3 }, Cell { column: 4, row: 3 }, Cell { column: 5, row: 2 }]
        .map(|cell| pointed.centre(cell));
    let counter_at = |cell: Cell, index: usize| html! { g transform=(flat.centre(cell).translate()) { (counters().swap_remove(index)) } };
    let (from, to) = (flat.centre(middle), flat.centre(Cell { column: 7, row: 2 }));
    html! {
        svg viewBox="0 0 1340 320" width="1340" height="320" {
            @for (grid, cells) in [(&flat, cells(10, 4)), (&pointed, cells(8, 4))] {
                @for cell in cells {
                    polygon.steppe points=(grid.polygon(cell)) {} polygon.grid points=(grid.polygon(cell)) {}
                    text.k-text.k-9.k-quiet.k-mid x=(Num(grid.label(cell).x)) y=(Num(grid.label(cell).y + 3.0)) { (cell.column + 1) "." (cell.row + 1) }
                }
            }
            path.k-reach d=(flat.outline(&far)) {}
            path.k-reach-near d=(flat.outline(&near)) {}
            g transform=(from.translate()) { (marks::in_hand(50.0, 50.0)) }
            (counter_at(middle, 5)) (counter_at(Cell { column: 7, row: 2 }, 4)) (counter_at(Cell { column: 1, row: 1 }, 10))
            (lines::shot(from.between(to, 0.22), to.between(from, 0.2)))
            g transform=(to.between(from, 0.2).translate()) { (Effect::Burst.show()) }
            g transform=(flat.centre(Cell { column: 2, row: 2 }).translate()) { (Effect::Wreck.show()) }
            path.sea d=(Path::flowing(&once(river))) {}
            (lines::way(&way, Some(-60.0))) (lines::stops(&way[..1]))
            (lines::arrow(Arrow::Way, pointed.centre(Cell { column: 4, row: 0 }), pointed.centre(Cell { column: 6, row: 0 })))
            (lines::arrow(Arrow::Aim, pointed.centre(Cell { column: 4, row: 1 }), pointed.centre(Cell { column: 6, row: 1 })))
            (lines::arrow(Arrow::Act, pointed.centre(Cell { column: 0, row: 1 }), pointed.centre(Cell { column: 1, row: 2 })))
            @for (i, effect) in Effect::ALL.into_iter().enumerate() {
                g transform=(at(1190.0 + 80.0 * (i % 2) as f32, 60.0 + 90.0 * (i / 2) as f32).translate()) { (effect.show()) }
            }
        }
    }
}

fn cards() -> Markup {
    let face = |army: Army, name: &str| {
        let frame = CardFrame { army, wide: 112.0, high: 148.0, rim: 4.0, head: Head::Band(22.0) };
        html! {
            (card::shadow(112.0, 148.0, 8.0)) (frame.draw())
            g transform="translate(16,16) scale(.7)" { (emblem::emblem(army)) }
            (card::heading(name, at(27.0, 20.0), 62.0))
            (chip::coin(at(99.0, 16.0), 8.0, "")) text.k-text.k-bold.k-11.k-dark.k-mid x="99" y="20" { "3" }
            (Area::new(10.0, 32.0, 92.0, 58.0).rect("k-panel", 2.0))
            g.k-counter-n transform="translate(56,66) scale(1.6)" { (Silhouette::Gun.draw(army)) }
            (chip::shield(at(94.0, 112.0), 22.0, 26.0, "6", 13))
            @for (i, line) in lettering::broken("Two shots, then it is exhausted.", 66.0, 8.0).into_iter().enumerate() {
                text.k-serif.k-8 x="11" y=(104 + 11 * i) { (line) }
            }
        }
    };
    let small = CardFrame { army: Army::Neutral, wide: 120.0, high: 84.0, rim: 3.0, head: Head::Frame(13.0) };
    let drawings = [
        face(Army::German, "Pak 40"),
        face(Army::Soviet, "ZiS-3"),
        face(Army::Neutral, "Molotov cocktails"),
        html! { (face(Army::German, "Nebelwerfer")) (card::spent(112.0, 148.0)) },
        posed(Pose::Tilted, 112.0, 148.0, face(Army::Soviet, "Katyusha")),
        html! { g transform="translate(0,20)" { (posed(Pose::Turned, 112.0, 148.0, face(Army::Soviet, "Mortar"))) } },
        card::back(Army::German, 106.0, 148.0, at(53.0, 74.0)),
        card::back(Army::Soviet, 106.0, 148.0, at(53.0, 74.0)),
        html! { (small.draw()) g transform="translate(11,9.5) scale(.5)" { (emblem::emblem(Army::Neutral)) } },
        card::slot(60.0, 84.0, "M-9-12h18v24h-18zM-4-7l8 14M4-7l-8 14", 13),
    ];
    html! {
        svg viewBox="0 0 1340 190" width="1340" height="190" {
            @for (i, drawing) in drawings.iter().enumerate() { g transform=(at(6.0 + 134.0 * i as f32, 12.0).translate()) { (drawing) } }
        }
    }
}

fn tracks() -> Markup {
    let numbers: Vec<String> = (1..=9).map(|turn| turn.to_string()).collect();
    let turns: Vec<Step> = numbers.iter().map(|label| Step { label, title: "" }).collect();
    let track = Track { first: at(30.0, 40.0), size: at(32.0, 26.0), gap: 6.0, steps: &turns, now: Some(3) };
    let tones = [Tone::Plain, Tone::Alarm, Tone::Good, Tone::Gold, Tone::Paper];
    let sign = "M0-6v12M-6 0h12M-4-4l8 8M4-4l-8 8";
    html! {
        svg viewBox="0 0 1340 80" width="1340" height="80" {
            (track.draw()) (track.marker(6))
            (LeadBar { middle: at(560.0, 40.0), field: 9.0, fields: 10, lead: 4, totals: [16, 12] }.draw())
            @for (i, tone) in tones.into_iter().enumerate() {
                (chip::chip(at(760.0 + 50.0 * i as f32, 28.0), "×12", tone)) (chip::sign(at(760.0 + 50.0 * i as f32, 54.0), sign, tone))
            }
            (chip::coin(at(1020.0, 40.0), 13.0, "14")) (chip::coins(at(1054.0, 40.0), 20.0, 8.0, 2, 4))
            g { (Area::around(at(1180.0, 40.0), 48.0, 14.0).rect("k-badge-g", 1.5)) (chip::pips(at(1167.0, 40.0), 6.6, 3, 5)) }
            (chip::shield(at(1240.0, 40.0), 30.0, 34.0, "10", 15))
        }
    }
}
