//! Unit symbols as on staff maps: a box with the sign of the arm, marks of the size above it.

use super::{Path, at};
use maud::{Markup, html};

pub(super) const RULES: &str = "
.k-nato{fill:none;stroke:$white;stroke-width:1.5;stroke-linejoin:round}
.k-nato-remnant{stroke-dasharray:4.4 2.4}
.k-nato-full{fill:$white}
.k-nato-size{fill:none;stroke:$white;stroke-width:1.2;stroke-linecap:round}
";

/// An arm of the service.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arm {
    /// Tanks: the oval of a track.
    Armour,
    /// On foot: crossed belts.
    Infantry,
    /// In armoured carriers: belts and track.
    Mechanised,
    /// In trucks: belts and an upright.
    Motorised,
    /// By parachute: belts and wings.
    Airborne,
    /// Mounted: one belt.
    Cavalry,
    /// Armoured reconnaissance: one belt and a track.
    Reconnaissance,
    /// Guns: a ball.
    Artillery,
    /// Rocket launchers: a ball and rockets.
    RocketArtillery,
    /// Against tanks: a wedge.
    AntiTank,
    /// Against aircraft: a dome.
    AntiAircraft,
    /// Builders of bridges: a bridge.
    Engineer,
    /// A staff: a flag on its pole.
    Headquarters,
    /// Aircraft: a propeller.
    Air,
}

impl Arm {
    /// All of them.
    pub const ALL: [Arm; 14] = [
        Arm::Armour,
        Arm::Infantry,
        Arm::Mechanised,
        Arm::Motorised,
        Arm::Airborne,
        Arm::Cavalry,
        Arm::Reconnaissance,
        Arm::Artillery,
        Arm::RocketArtillery,
        Arm::AntiTank,
        Arm::AntiAircraft,
        Arm::Engineer,
        Arm::Headquarters,
        Arm::Air,
    ];

    /// Its sign in a box of 28 by 16: lines, and what is filled.
    const fn sign(self) -> (&'static str, &'static str) {
        match self {
            Arm::Armour => (TRACK, ""),
            Arm::Infantry => (BELTS, ""),
            Arm::Mechanised => ("M-14-8L14 8M14-8L-14 8M-5-5h10a5 5 0 0 1 0 10h-10a5 5 0 0 1 0-10z", ""),
            Arm::Motorised => ("M-14-8L14 8M14-8L-14 8M0-8V8", ""),
            Arm::Airborne => ("M-14-8L14 8M14-8L-14 8M-6 8c0-4.5 6-4.5 6 0c0-4.5 6-4.5 6 0", ""),
            Arm::Cavalry => ("M-14 8L14-8", ""),
            Arm::Reconnaissance => ("M-14 8L14-8M-5-5h10a5 5 0 0 1 0 10h-10a5 5 0 0 1 0-10z", ""),
            Arm::Artillery => ("", BALL),
            Arm::RocketArtillery => ("M-5-3l5-3.2l5 3.2M-5 .4l5-3.2l5 3.2", "M0 .8a2.8 2.8 0 1 0 .1 0z"),
            Arm::AntiTank => ("M-14 8L0-8L14 8", ""),
            Arm::AntiAircraft => ("M-14 8a14 11 0 0 1 28 0", ""),
            Arm::Engineer => ("M-8 4.5v-8h16v8M0-3.5v8", ""),
            Arm::Headquarters => ("", "M-14-8h28v6h-28z"),
            Arm::Air => ("", "M-9-4.5q9 4 9 4.5q0-.5 9-4.5v9q-9-4-9-4.5q0 .5-9 4.5z"),
        }
    }
}

const BELTS: &str = "M-14-8L14 8M14-8L-14 8";
const TRACK: &str = "M-5-5h10a5 5 0 0 1 0 10h-10a5 5 0 0 1 0-10z";
const BALL: &str = "M0-3.6a3.6 3.6 0 1 0 .1 0z";

/// The size of a formation, by the marks above its box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Size {
    /// One stroke.
    Company,
    /// Two strokes.
    Battalion,
    /// Three strokes.
    Regiment,
    /// One cross.
    Brigade,
    /// Two crosses.
    Division,
    /// Three crosses.
    Corps,
    /// Four crosses.
    Army,
}

impl Size {
    /// All of them, smallest first.
    pub const ALL: [Size; 7] =
        [Size::Company, Size::Battalion, Size::Regiment, Size::Brigade, Size::Division, Size::Corps, Size::Army];

    /// Its mark, and how many of them stand side by side.
    const fn mark(self) -> (Mark, u8) {
        match self {
            Size::Company => (Mark::Bar, 1),
            Size::Battalion => (Mark::Bar, 2),
            Size::Regiment => (Mark::Bar, 3),
            Size::Brigade => (Mark::Cross, 1),
            Size::Division => (Mark::Cross, 2),
            Size::Corps => (Mark::Cross, 3),
            Size::Army => (Mark::Cross, 4),
        }
    }

    /// The marks as lines over a box whose upper edge is at y = -8.
    fn marks(self) -> Path {
        let (mark, count) = self.mark();
        let step = match mark {
            Mark::Bar => 2.8,
            Mark::Cross => 4.6,
        };
        let left = -step * (f32::from(count) - 1.0) / 2.0;
        let (top, foot) = (-13.2, -10.0);
        (0..count).fold(Path::default(), |path, i| {
            let x = left + f32::from(i) * step;
            match mark {
                Mark::Bar => path.jump(at(x, top)).line(at(x, foot)),
                Mark::Cross => {
                    path.jump(at(x - 1.6, top)).line(at(x + 1.6, foot)).jump(at(x + 1.6, top)).line(at(x - 1.6, foot))
                }
            }
        })
    }
}

/// What the size of a unit is marked with.
#[derive(Clone, Copy)]
enum Mark {
    Bar,
    Cross,
}

/// What kind of troops it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Troops {
    /// A unit of the line.
    Line,
    /// Guards: the corner of the box is filled.
    Guards,
    /// What is left of a unit: the box is broken.
    Remnant,
}

/// A unit symbol.
///
/// ```
/// use boards::kit::nato::*;
/// let symbol = Nato { arm: Arm::Infantry, size: Some(Size::Division), troops: Troops::Guards };
/// assert!(symbol.draw().into_string().contains("M-14-8L14 8"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Nato {
    /// Its arm.
    pub arm: Arm,
    /// Its size, where it is shown.
    pub size: Option<Size>,
    /// Its kind.
    pub troops: Troops,
}

impl Nato {
    /// A unit of the line, its size not shown.
    pub const fn of(arm: Arm) -> Nato {
        Nato { arm, size: None, troops: Troops::Line }
    }

    /// The symbol: a box of 28 by 16 around the origin.
    pub fn draw(self) -> Markup {
        let (lines, full) = self.arm.sign();
        let outline = if self.troops == Troops::Remnant { "k-nato k-nato-remnant" } else { "k-nato" };
        html! {
            path class=(outline) d="M-14-8h28v16h-28z" {}
            @if !lines.is_empty() { path.k-nato d=(lines) {} }
            @if !full.is_empty() { path.k-nato-full d=(full) {} }
            @if self.arm == Arm::Headquarters { path.k-nato d="M-14 8v6" {} }
            @if self.troops == Troops::Guards { path.k-nato-full d="M-14-8h9l-9 6z" {} }
            @if let Some(size) = self.size { path.k-nato-size d=(size.marks()) {} }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_arms_look_alike() {
        let mut signs: Vec<_> = Arm::ALL.iter().map(|arm| arm.sign()).collect();
        signs.sort();
        signs.dedup();
        assert_eq!(signs.len(), Arm::ALL.len());
    }

    #[test]
    fn a_size_has_a_stroke_for_each_i_and_two_for_each_x() {
        let strokes = |size: Size| size.marks().data().matches('M').count();
        assert_eq!(Size::ALL.map(strokes), [1, 2, 3, 2, 4, 6, 8]);
    }
}
