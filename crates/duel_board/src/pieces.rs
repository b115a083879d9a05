//! The pieces: each in a group of its own that says what it is and where.

use crate::layout::{Lay, Named, degrees};
use crate::scene::{Item, Scene, What};
use crate::tips;
use boards::kit::point::Translate;
use boards::kit::{Effect, Num, Point, at, chip, marks};
use boards::{Drawn, Ink, Say};
use duel::map::{Clock, Dir, HEXES};
use duel::pieces::*;
use maud::{Markup, html};

/// All pieces, lowest first; the one in hand is marked.
pub(crate) fn all(scene: &Scene, ink: Ink) -> Vec<Drawn> {
    let mut lying = [0u8; HEXES];
    scene.items.iter().for_each(|item| lying[item.at.index()] += 1);
    let drawn = |item: &Item| {
        // Few lie with others: only for these is it worth looking who they are.
        let beside = if lying[item.at.index()] == 1 { &[][..] } else { &scene.items };
        let place = scene.lay.centre(item.at) + offset(item, beside);
        let in_hand = scene.in_hand == Some(item.name);
        // Where it lies on its board is in its place.
        let look = (item, place, in_hand, scene.lay.outlook());
        ink.piece(look, || piece(item, place, in_hand, scene.lay, ink.say).into_string())
    };
    scene.items.iter().map(drawn).collect()
}

/// One piece: `data-piece` names it, `data-at` says where it is, its title what.
fn piece(item: &Item, place: Point, in_hand: bool, lay: Lay, say: Say) -> Markup {
    html! {
        g class={ "dg-piece dg-is-" (class(&item.what)) @if in_hand { " dg-in-hand" } }
            data-piece=(item.name) data-at=(Named(item.at)) transform=(place.translate()) {
            title { (say(&tips::piece(&item.what, item.at))) }
            @if in_hand { (marks::ring_in_hand(43.0)) }
            (body(&item.what, lay))
        }
    }
}

fn class(what: &What) -> &'static str {
    match what {
        What::Airfield => "airfield",
        What::Mine { .. } => "mine",
        What::Marker { .. } => "marker",
        What::Pak { .. } => "pak",
        What::Tiger { .. } => "tiger",
        What::T34 { .. } => "t34",
        What::Stuka { .. } => "stuka",
    }
}

/// Where a piece lies in its hex: what shares a hex with a tank gives way to it.
fn offset(item: &Item, items: &[Item]) -> Point {
    let others = || items.iter().filter(|other| other.at == item.at && other.name != item.name);
    let with = |fits: fn(&What) -> bool| others().any(|other| fits(&other.what));
    match &item.what {
        What::Mine { .. } if with(|what| !what.flies()) => at(-27.0, 17.0),
        What::Marker { moving: true, .. } if with(|what| !what.flies()) => at(10.0, -12.0),
        What::Marker { .. } if with(What::is_tank) => at(25.0, 19.0),
        What::Pak { .. } if with(What::is_tank) => at(-22.0, -16.0),
        What::Stuka { flight: Some(_), .. } if with(|what| !matches!(what, What::Airfield)) => at(-15.0, -24.0),
        What::Stuka { flight: Some(_), .. } => at(0.0, -9.0),
        What::Stuka { .. } if with(What::is_tank) => at(0.0, -20.0),
        _ => Point::ORIGIN,
    }
}

/// A piece as it is drawn around its middle.
pub(crate) fn body(what: &What, lay: Lay) -> Markup {
    match *what {
        What::Airfield => airfield(),
        What::Mine { kind, face_up } => mine(kind, face_up),
        What::Marker { number, kind, .. } => marker(number, kind),
        What::Pak { number, facing, kind, face_up, wheel, destroyed } => html! {
            @match (face_up, kind) {
                (true, Some(kind)) => { (gun(facing.map(|dir| lay.seen(dir)), kind)) }
                _ => { (pak_marker(number, facing.map(|dir| lay.seen(dir)), kind)) }
            }
            (wheel_badge(wheel))
            @if destroyed { (Effect::Fire.show()) }
        },
        What::Tiger { number, hull, turret, track, drops } => {
            tiger(number, hull.map(|hull| lay.seen(hull)), turret, track, drops)
        }
        What::T34 { number, hull, turret, drops, damage, burning, .. } => html! {
            (t34(lay.seen(hull), turret, burning))
            @if burning { (Effect::Fire.show()) }
            (round_badge(number, damage, lay.seen(hull).turned(turret as u8))) (drips(drops))
        },
        What::Stuka { number, facing, flight, alone } => {
            stuka(number.filter(|_| !alone), facing.map(|dir| lay.seen(dir)), flight)
        }
    }
}

/// Hull, and the turret turned on it; its shadow falls to the south-east.
fn tank(name: &str, (scale, pivot): (&str, f32), hull: Dir, turret: Clock, over: Markup) -> Markup {
    let turn = html! { "rotate(" (degrees(hull)) ") scale(" (scale) ")" };
    html! {
        use href={ "#dg-" (name) "-shape" } class="k-cast" transform={ "translate(2.5,4.5) " (turn) } {}
        g.dg-hull transform=(turn) {
            use href={ "#dg-" (name) "-hull" } {}
            (over)
            g.dg-turret transform={ "translate(" (Num(pivot)) ",0) rotate(" (60 * turret as u16) ")" } {
                use href={ "#dg-" (name) "-turret" } {}
            }
        }
    }
}

/// Where the tag of a piece hangs: below it, or above it when the gun points down.
fn tag(gun: Option<Dir>, distance: f32) -> Translate {
    let up = matches!(gun, Some(Dir::SE | Dir::SW));
    at(0.0, if up { -distance } else { distance }).translate()
}

fn tiger(number: u8, hull: Option<Dir>, turret: Clock, track: u8, drops: Drops) -> Markup {
    html! {
        (tank("tiger", ("1.14", 0.0), hull.unwrap_or(Dir::E), turret, html! {}))
        g.dg-card transform=(tag(hull.map(|hull| hull.turned(turret as u8)), 38.0)) {
            rect.k-badge-g x="-24" y="-6.5" width="48" height="13" rx="1.5" {}
            text.dg-num x="-16.5" y="3.7" { (number) }
            (chip::pips(at(-7.4, 0.0), 6.6, track, 5))
        }
        (drips(drops))
    }
}

fn t34(hull: Dir, turret: Clock, burning: bool) -> Markup {
    let burnt = html! { @if burning { use href="#dg-t34-shape" class="dg-char" {} } };
    html! {
        (tank("t34", ("1.22", 2.0), hull, turret, burnt))
    }
}

/// A T-34's number in a disc, with a spark for each damage point of this phase D.
fn round_badge(number: u8, damage: u8, gun: Dir) -> Markup {
    html! {
        g transform=(tag(Some(gun), 36.0)) {
            circle.k-badge-s r="8" {}
            text.dg-num y="3.7" { (number) }
            @for i in 0..damage.min(4) {
                use href="#k-star" class="k-flame-light" transform={ "translate(" (14 + 8 * u16::from(i)) ",0) scale(.42)" } {}
            }
        }
    }
}

fn drips(drops: Drops) -> Markup {
    html! {
        @if drops != Drops::None { use href="#dg-drip" x="28" y="-24" {} }
        @if drops == Drops::Two { use href="#dg-drip" x="37" y="-20" {} }
    }
}

/// A face-down tank marker: a disc with a star; its owner also sees a wheel or a cross in it.
fn marker(number: Option<u8>, kind: Option<MarkerKind>) -> Markup {
    html! {
        circle.k-cast cx="2" cy="4" r="20" {}
        circle.dg-soviet-dark r="20" {}
        circle.dg-soviet r="16.5" {}
        @match kind {
            Some(MarkerKind::Tank) => { g transform="translate(0,-2.5) scale(1.4)" { use href="#dg-wheel" {} } use href="#k-star" class="k-flame-light" transform="translate(0,-13.5) scale(.3)" {} }
            Some(MarkerKind::Bluff) => { g transform="translate(0,-2)" { use href="#dg-ex" {} } use href="#k-star" class="k-flame-light" transform="translate(0,-12.5) scale(.3)" {} }
            None => { use href="#k-star" class="k-white" transform="translate(0,-2.5) scale(.95)" {} }
        }
        @if let Some(number) = number { text.dg-tiny y="14" { (number) } }
    }
}

/// A face-down PAK marker: a disc with a cross and a wedge where it faces; its owner also sees its kind.
fn pak_marker(number: Option<u8>, facing: Option<Dir>, kind: Option<PakKind>) -> Markup {
    html! {
        circle.k-cast cx="2" cy="4" r="20" {}
        @if let Some(facing) = facing {
            g transform={ "rotate(" (degrees(facing)) ")" } { path.k-badge-g d="M33,0L16,-13V13z" {} }
        }
        circle.dg-german-dark r="20" {}
        circle.dg-german r="16.5" {}
        @match kind {
            None => { use href="#k-cross" transform="translate(0,-2.5) scale(.9)" {} }
            Some(kind) => {
                use href="#k-cross" transform="translate(0,-11.2) scale(.36)" {}
                @match kind {
                    PakKind::Pak88 => { text.dg-kind y="4.5" { "8.8" } }
                    PakKind::Pak36 => { text.dg-kind y="4.5" { "36" } }
                    PakKind::Bluff => { use href="#dg-ex" y="1" {} }
                }
            }
        }
        @if let Some(number) = number { text.dg-tiny y="14.5" { (number) } }
    }
}

/// A gun face-up.
fn gun(facing: Option<Dir>, kind: PakKind) -> Markup {
    let (name, word) = match kind {
        PakKind::Pak88 => ("#dg-pak88", "8.8"),
        PakKind::Pak36 => ("#dg-pak36", "36"),
        PakKind::Bluff => ("#dg-ex", "×"),
    };
    html! {
        g.dg-hull transform={ "rotate(" (degrees(facing.unwrap_or(Dir::E))) ") scale(1.1)" } { use href=(name) {} }
        g transform=(tag(facing, 36.0)) {
            rect.k-badge-g x="-12" y="-6.5" width="24" height="13" rx="1.5" {}
            text.dg-num y="3.7" { (word) }
        }
    }
}

/// A wheel with lines of speed, or one that stands on a bar.
fn wheel_badge(wheel: Wheel) -> Markup {
    html! {
        @if wheel != Wheel::None {
            g.dg-wheel transform="translate(27,-20)" {
                circle.k-badge-g r="9.5" {}
                use href="#dg-wheel" {}
                @if wheel == Wheel::Standing { path.dg-speed d="M-8,13H8" {} }
                @else { path.dg-speed d="M-13,-4.5h-6M-13,0h-9M-13,4.5h-6" {} }
            }
        }
    }
}

/// A mine marker: a square; face-down its owner sees a mine or a cross.
fn mine(kind: Option<MineKind>, face_up: bool) -> Markup {
    html! {
        g transform=(if face_up { "rotate(45)" } else { "rotate(0)" }) {
            rect.k-cast x="-11" y="-9.5" width="25" height="25" rx="2" {}
            rect.k-badge-g x="-12.5" y="-12.5" width="25" height="25" rx="2" {}
        }
        @match kind {
            Some(MineKind::Mine) => { use href="#dg-mine" {} }
            Some(MineKind::Bluff) => { use href="#dg-ex" {} }
            None => { use href="#k-cross" transform="scale(.62)" {} }
        }
    }
}

/// A strip of beaten earth with a dashed line.
fn airfield() -> Markup {
    html! {
        rect.dg-runway x="-38" y="-13" width="76" height="26" rx="3" {}
        path.dg-runway-line d="M-33,0H34" {}
    }
}

/// On the ground it is small; in the air it is large and its shadow lies below it. Its badge says which of
/// several it is, and in the air its flight phase and the actions left.
fn stuka(number: Option<u8>, facing: Option<Dir>, flight: Option<(u8, u8)>) -> Markup {
    let turn = degrees(facing.unwrap_or(Dir::E));
    html! {
        @match flight {
            None => { g transform={ "rotate(" (turn) ") scale(.82)" } { use href="#dg-stuka" {} } }
            Some(_) => {
                g transform={ "translate(11,21) rotate(" (turn) ") scale(.92)" } { use href="#dg-stuka-shape" class="k-cast" {} }
                g transform={ "rotate(" (turn) ") scale(1.1)" } { use href="#dg-stuka" {} }
            }
        }
        g transform="translate(31,-26)" {
            @if let Some((phase, left)) = flight {
                rect.k-badge-g x="-12" y="-6.5" width="24" height="13" rx="6" {}
                text.dg-tiny y="2.9" { (phase) "·" (left) }
            }
            @if let Some(number) = number {
                @let beside = if flight.is_some() { -18 } else { 0 };
                g transform={ "translate(" (beside) ",0)" } {
                    circle.k-badge-g r="8" {}
                    text.dg-num y="3.7" { (number) }
                }
            }
        }
    }
}

/// Lost pieces, for the tray.
pub(crate) fn picture_of_t34(id: T34Id) -> String {
    html! { (t34(Dir::E, Clock::Twelve, false)) (round_badge(id.number(), 0, Dir::E)) }.into_string()
}

pub(crate) fn picture_of_gun(kind: PakKind) -> String {
    match kind {
        PakKind::Bluff => pak_marker(None, None, Some(kind)),
        PakKind::Pak88 | PakKind::Pak36 => gun(None, kind),
    }
    .into_string()
}

pub(crate) fn picture_of_marker() -> String {
    marker(None, Some(MarkerKind::Bluff)).into_string()
}

pub(crate) fn picture_of_stuka() -> String {
    stuka(None, None, None).into_string()
}
