//! What each model looks like: its running gear, hull, turret and barrel.

use tank_commander::pieces::Card;

/// What a vehicle runs on.
#[derive(Clone, Copy)]
pub(crate) enum Gear {
    /// So many small wheels below return rollers.
    Small(u8),
    /// So many middling wheels below return rollers.
    Middling(u8),
    /// So many large wheels that the track lies on.
    Large(u8),
    /// So many large wheels, overlapping.
    Overlapping(u8),
    /// Three bogies of two wheels.
    Bogies,
    /// Small wheels behind a skirt.
    Skirted(u8),
}

/// The upper hull.
#[derive(Clone, Copy)]
pub(crate) enum Hull {
    /// Upright plates.
    Boxed,
    /// Plates that slope from end to end.
    Sloped,
    /// A high nose between the tracks.
    Nosed,
}

/// What carries the gun.
#[derive(Clone, Copy)]
pub(crate) enum Top {
    /// A turret at this place: how long, how high.
    Turret(Shape, f32, f32, f32),
    /// A closed superstructure from here to there, how high, and how much its front slopes.
    Casemate(f32, f32, f32, f32),
    /// An open fighting room behind a shield, from here to there, how high.
    Open(f32, f32, f32),
    /// Several turrets.
    Many(&'static [(f32, f32, f32)]),
}

/// The outline of a turret.
#[derive(Clone, Copy)]
pub(crate) enum Shape {
    /// With corners and a rounded back.
    Horseshoe,
    /// Cast and sloped.
    Cast,
    /// Of sloped plates, with a bustle.
    Wedge,
    /// A box.
    Box,
}

pub(crate) struct Tank {
    /// Half the length of the track.
    pub half: f32,
    pub gear: Gear,
    pub hull: Hull,
    pub top: Top,
    pub brake: bool,
}

const fn tank(half: f32, gear: Gear, hull: Hull, top: Top, brake: bool) -> Tank {
    Tank { half, gear, hull, top, brake }
}

/// What each model looks like, by card number.
pub(crate) fn model(card: &Card) -> Tank {
    use Gear::*;
    use Hull::*;
    use Shape::*;
    use Top::*;
    match card.id.number() {
        42 | 78 => tank(52., Large(4), Boxed, Turret(Horseshoe, 0., 34., 15.), false),
        129 => tank(52., Small(8), Boxed, Turret(Box, 2., 30., 15.), false),
        76 | 77 | 127 | 128 => tank(52., Middling(5), Boxed, Turret(Horseshoe, 2., 32., 14.), false),
        43 | 79 | 80 | 81 | 90 | 130 | 131 => tank(60., Middling(6), Boxed, Turret(Horseshoe, -2., 44., 17.), false),
        89 => tank(66., Small(8), Boxed, Turret(Horseshoe, -2., 46., 18.), false),
        44..=46 => tank(66., Small(8), Boxed, Turret(Horseshoe, -2., 50., 18.), true),
        47 | 82 => tank(74., Overlapping(9), Sloped, Turret(Wedge, -8., 52., 20.), true),
        83 => tank(74., Overlapping(9), Boxed, Turret(Horseshoe, -4., 52., 20.), true),
        132 | 134 => tank(80., Overlapping(11), Sloped, Turret(Wedge, -8., 66., 22.), true),
        48 => tank(60., Middling(6), Boxed, Casemate(-44., 32., 12., 10.), true),
        84 => tank(60., Middling(6), Boxed, Casemate(-42., 30., 10., 8.), false),
        133 => tank(66., Small(8), Boxed, Casemate(-44., 34., 32., 16.), false),
        136 => tank(54., Middling(5), Boxed, Open(-44., 8., 26.), true),
        85 => tank(54., Large(4), Boxed, Open(-52., -2., 28.), true),
        137 => tank(54., Large(4), Boxed, Open(-18., 24., 30.), true),
        138 => tank(66., Small(8), Boxed, Open(-60., 12., 28.), true),
        86 => tank(54., Large(4), Sloped, Casemate(-44., 22., 20., 34.), true),
        87 | 88 => tank(66., Small(8), Sloped, Casemate(-48., 26., 17., 36.), card.id.number() == 87),
        135 => tank(76., Middling(6), Boxed, Casemate(-70., 8., 30., 10.), true),
        139 => tank(74., Overlapping(9), Sloped, Casemate(-52., 26., 26., 42.), true),
        140 => tank(84., Overlapping(11), Sloped, Casemate(-46., 28., 34., 10.), true),
        52 | 91 | 92 | 141 => {
            tank(48., Middling(if card.id.number() == 52 { 5 } else { 4 }), Nosed, Turret(Wedge, -6., 26., 13.), false)
        }
        53 | 54 | 142 => tank(50., Small(8), Boxed, Turret(Horseshoe, -2., 30., 16.), false),
        93 | 94 | 143 => tank(58., Large(4), Nosed, Turret(Horseshoe, 0., 32., 15.), false),
        55 | 56 | 95 | 146 => tank(66., Large(5), Sloped, Turret(Cast, 8., 38., 17.), false),
        57 | 147 => tank(66., Large(5), Sloped, Turret(Cast, 2., 50., 21.), false),
        58 | 153 => tank(54., Middling(6), Nosed, Open(-52., 2., 20.), false),
        100 | 155 | 101 => tank(66., Large(5), Sloped, Casemate(-34., 36., 18., 30.), false),
        97 | 149 | 150 | 152 => tank(72., Middling(6), Boxed, Turret(Wedge, 2., 46., 20.), false),
        151 => tank(72., Middling(6), Boxed, Turret(Box, 2., 50., 36.), false),
        98 | 99 => tank(72., Middling(6), Sloped, Turret(Cast, 6., 54., 21.), true),
        106 | 107 | 154 => tank(72., Middling(6), Nosed, Casemate(-18., 48., 28., 12.), card.id.number() != 106),
        102 => tank(50., Bogies, Boxed, Turret(Horseshoe, 0., 28., 16.), false),
        96 => tank(62., Bogies, Nosed, Turret(Cast, 0., 48., 21.), true),
        103 => tank(62., Bogies, Nosed, Many(&[(0., 32., 14.), (34., 18., 12.)]), false),
        104 => tank(58., Skirted(8), Nosed, Turret(Cast, -2., 36., 18.), false),
        105 => tank(54., Small(6), Nosed, Turret(Wedge, 0., 32., 17.), false),
        157 => tank(78., Small(9), Boxed, Turret(Box, 2., 38., 17.), false),
        144 | 145 => tank(78., Skirted(10), Boxed, Many(&[(-4., 44., 20.), (40., 18., 12.)]), false),
        148 => tank(
            92.,
            Skirted(12),
            Boxed,
            Many(&[(-58., 18., 12.), (-30., 22., 14.), (4., 42., 21.), (42., 22., 14.)]),
            false,
        ),
        _ => tank(60., Middling(6), Boxed, Turret(Horseshoe, 0., 40., 17.), false),
    }
}

impl Tank {
    /// How high the track is.
    pub fn height(&self) -> f32 {
        match self.gear {
            Gear::Small(_) | Gear::Bogies => 25.0,
            Gear::Middling(_) => 28.0,
            Gear::Large(_) => 27.0,
            Gear::Overlapping(_) => 28.0,
            Gear::Skirted(_) => 27.0,
        }
    }
}
