//! Lines of sight, reconnaissance and the power of a shot (chapters 6, 9 and 10).

use crate::data::{DATA, WeaponCard};
use crate::events::{Effect, Shot};
use crate::map::{Clock, Dir, Hex};
use crate::pieces::*;
use crate::state::Table;
use crate::why::Why;
use table::Seat;

impl Table {
    /// Is there sight contact between two hexes in line (DG-9.1 to DG-9.6, DG-14.7)?
    pub fn sight(&self, a: Hex, b: Hex) -> bool {
        match a.line_to(b) {
            Some((dir, distance)) => self.sight_along(a, b, dir, distance).is_ok(),
            None => false,
        }
    }

    /// Sight contact along a line, or what blocks it first, seen from `a`.
    #[inline]
    fn sight_along(&self, a: Hex, b: Hex, dir: Dir, distance: u8) -> Result<(), Why> {
        let (a_hill, b_hill) = (self.ground.terrain(a).is_hill(), self.ground.terrain(b).is_hill());
        let from_hill = a_hill || b_hill;
        let mut woods = 0;
        for (i, hex) in (1..distance).zip(self.board().ray(a, dir)) {
            match self.ground.terrain(hex) {
                Terrain::Hill | Terrain::SnowyHill => return Err(Why::HillBetween),
                Terrain::Wood | Terrain::SnowyWood => {
                    woods += 1;
                    let overlooked = (a_hill && i == 1) || (b_hill && i == distance - 1);
                    if woods > 1 || !overlooked {
                        return Err(Why::WoodBetween);
                    }
                }
                Terrain::SnowDrift if !from_hill => return Err(Why::DriftBetween),
                _ => {}
            }
            if self.tank_at(hex).is_some() && !from_hill {
                return Err(Why::TankBetween);
            }
        }
        Ok(())
    }

    /// The direction of a hex that can be reconnoitred from another: in line, in reach, in sight.
    fn recon(&self, from: Hex, to: Hex) -> Option<Dir> {
        let (dir, distance) = from.line_to(to)?;
        let reach = DATA.numbers.recon_range + DATA.on(self.ground.terrain(from)).recon_bonus;
        (distance <= reach && self.sight_along(from, to, dir, distance).is_ok()).then_some(dir)
    }

    /// The first German ground weapon that can look at a hex along its gun (DG-6.2); of one seat, if given.
    pub fn looked_at(&self, hex: Hex, seat: Option<Seat>) -> Option<Weapon> {
        let mine = |owner: Seat| seat.is_none_or(|seat| seat == owner);
        let along = |from: Hex, gun: Dir| self.recon(from, hex) == Some(gun);
        let tiger = self.tigers.iter().position(|tiger| mine(tiger.owner) && along(tiger.at, tiger.gun()));
        if let Some(i) = tiger {
            return Some(Weapon::Tiger(TigerId::of(i)));
        }
        let watching = |pak: &Pak| match (pak.face, pak.wheel, pak.at) {
            (Face::Up(_), Wheel::None, Some(at)) => mine(pak.owner) && along(at, pak.facing),
            _ => false,
        };
        self.paks.iter().position(watching).map(|i| Weapon::Pak(PakId::of(i)))
    }

    /// May this seat turn up a tank marker by ground reconnaissance (DG-6.2)?
    pub fn may_reveal(&self, marker: MarkerId, seat: Seat) -> Result<Weapon, Why> {
        let hex = self.marker_hex(marker)?;
        match self.ground.terrain(hex) {
            Terrain::SnowDrift => return Err(Why::MarkerInDrift),
            terrain if !DATA.on(terrain).marker_can_be_seen => return Err(Why::MarkerInWood),
            _ => {}
        }
        self.uncovered(hex)?;
        self.looked_at(hex, Some(seat)).ok_or(Why::MarkerNotSeen)
    }

    /// Where a tank marker lies.
    pub(crate) fn marker_hex(&self, marker: MarkerId) -> Result<Hex, Why> {
        self.markers.get(marker.index()).ok_or(Why::NoSuchPiece)?.at.ok_or(Why::MarkerGone)
    }

    /// DG-3.2: a marker under a T-34 can be neither activated nor reconnoitred.
    pub(crate) fn uncovered(&self, hex: Hex) -> Result<(), Why> {
        match self.tank_at(hex) {
            Some(_) => Err(Why::MarkerUnderTank),
            None => Ok(()),
        }
    }

    /// May a T-34 turn up a PAK marker (DG-6.7)? Along its gun only, if given; returns the ray.
    pub fn may_look(&self, from: Hex, gun: Option<Dir>, pak: PakId) -> Result<Dir, Why> {
        let marker = self.paks.get(pak.index()).ok_or(Why::NoSuchPiece)?;
        let hex = marker.at.ok_or(Why::PakGone)?;
        if marker.face != Face::Down {
            return Err(Why::PakKnown);
        }
        if marker.wheel != Wheel::None {
            return Err(Why::PakOnWheel);
        }
        let dir = self.recon(from, hex).ok_or(Why::PakNotSeen)?;
        match self.ground.terrain(hex) {
            Terrain::SnowDrift => Err(Why::PakInDrift),
            _ if gun.is_some_and(|gun| gun != dir) => Err(Why::PakNotSeen),
            _ => Ok(dir),
        }
    }

    /// Where a weapon stands, if it can still fight or be fought.
    #[inline]
    pub fn weapon_hex(&self, weapon: Weapon) -> Result<Hex, Why> {
        match weapon {
            Weapon::Tiger(id) => self.tigers.get(id.index()).map(|tiger| tiger.at).ok_or(Why::NoSuchPiece),
            Weapon::T34(id) => self.t34s.get(id.index()).ok_or(Why::NoSuchPiece)?.at().ok_or(Why::TankGone),
            Weapon::Pak(id) => {
                let pak = self.paks.get(id.index()).ok_or(Why::NoSuchPiece)?;
                pak.at.filter(|_| !pak.destroyed).ok_or(Why::PakGone)
            }
        }
    }

    /// Whose a weapon is.
    #[inline]
    pub fn weapon_owner(&self, weapon: Weapon) -> Option<Seat> {
        match weapon {
            Weapon::Tiger(id) => self.tigers.get(id.index()).map(|tiger| tiger.owner),
            Weapon::Pak(id) => self.paks.get(id.index()).map(|pak| pak.owner),
            Weapon::T34(id) => self.t34s.get(id.index()).map(|t34| t34.owner),
        }
    }

    /// May the first weapon fire at the second with at most so many turret steps, and with what result
    /// (DG-10.1 to DG-10.4)?
    #[inline]
    pub fn shot(&self, by: Weapon, at: Weapon, most_steps: u8) -> Result<Shot, Why> {
        let shot = self.line_up(by, at, most_steps)?;
        match shot.effect {
            Effect::Nothing if shot.power < 1 => Err(Why::TooWeak),
            Effect::Nothing => Err(Why::NoHarmToPak),
            _ => Ok(shot),
        }
    }

    /// DG-10.4, points 1 to 5: could the first weapon fire at the second, be the shot ever so useless?
    pub(crate) fn line_up(&self, by: Weapon, at: Weapon, most_steps: u8) -> Result<Shot, Why> {
        let (from, to) = (self.weapon_hex(by)?, self.weapon_hex(at)?);
        if matches!(by, Weapon::T34(_)) == matches!(at, Weapon::T34(_)) {
            return Err(Why::SameSide);
        }
        let (dir, distance) = from.line_to(to).ok_or(Why::NotInLine)?;
        let (gun, fired, card) = self.gunner(by)?;
        if fired {
            return Err(Why::HasFired);
        }
        let target = self.target(at)?;
        self.sight_along(from, to, dir, distance)?;
        self.visible(to, distance, target.fired)?;
        let steps = gun.steps_to(dir);
        match by {
            Weapon::Pak(_) if steps > 0 => return Err(Why::PakCannotTurn),
            _ if steps > most_steps => return Err(Why::TooManySteps),
            _ => {}
        }
        let mut power = card.firepower - (distance as i8 - 1);
        power += DATA.on(self.ground.terrain(from)).shots_from + DATA.on(self.ground.terrain(to)).shots_into;
        if let Weapon::T34(_) = by {
            power -= (steps as i8 - 1).max(0); // DG-10.9
        }
        let aspect = target.hull.clockwise_to(dir.opposite());
        let armour = target.armour[aspect as usize];
        let effect = match at {
            _ if power < 1 => Effect::Nothing,
            Weapon::Tiger(_) if power >= armour => Effect::Critical,
            _ if power >= armour => Effect::Destroyed,
            Weapon::Pak(_) => Effect::Nothing,
            _ => Effect::Damaged,
        };
        Ok(Shot { dir, distance, steps, power, aspect, armour, effect })
    }

    /// Gun direction, whether it has fired, and its card.
    #[inline]
    fn gunner(&self, weapon: Weapon) -> Result<(Dir, bool, &'static WeaponCard), Why> {
        let season = self.setup.season as usize;
        match weapon {
            Weapon::Tiger(id) => {
                let tiger = &self.tigers[id.index()];
                Ok((tiger.gun(), tiger.fired, &DATA.tiger[season]))
            }
            Weapon::T34(id) => {
                let t34 = &self.t34s[id.index()];
                Ok((t34.gun(), t34.fired, &DATA.t34[season]))
            }
            Weapon::Pak(id) => {
                let pak = &self.paks[id.index()];
                let card = self.pak_card(pak).ok_or(Why::TargetFaceDown)?;
                if pak.wheel != Wheel::None {
                    return Err(Why::PakOnWheel); // DG-7.6
                }
                Ok((pak.facing, pak.fired, card))
            }
        }
    }

    /// The farthest hex that a shot of this weapon reaches with any power.
    #[inline]
    pub(crate) fn reach(&self, by: Weapon, from: Hex) -> u8 {
        let firepower = self.gunner(by).map_or(0, |(.., card)| card.firepower);
        (firepower + DATA.on(self.ground.terrain(from)).shots_from).clamp(0, 6) as u8
    }

    fn pak_card(&self, pak: &Pak) -> Option<&'static WeaponCard> {
        let season = self.setup.season as usize;
        match pak.face {
            Face::Up(PakKind::Pak88) => Some(&DATA.pak88[season]),
            Face::Up(PakKind::Pak36) => Some(&DATA.pak36[season]),
            Face::Up(PakKind::Bluff) | Face::Down => None,
        }
    }

    #[inline]
    fn target(&self, weapon: Weapon) -> Result<Target, Why> {
        let season = self.setup.season as usize;
        match weapon {
            Weapon::Tiger(id) => {
                let tiger = &self.tigers[id.index()];
                Ok(Target { hull: tiger.hull, fired: tiger.fired, armour: &DATA.tiger[season].armour })
            }
            Weapon::T34(id) => {
                let t34 = &self.t34s[id.index()];
                Ok(Target { hull: t34.hull, fired: t34.fired, armour: &DATA.t34[season].armour })
            }
            Weapon::Pak(id) => {
                let pak = &self.paks[id.index()];
                let card = self.pak_card(pak).ok_or(Why::TargetFaceDown)?;
                Ok(Target { hull: pak.facing, fired: pak.fired, armour: &card.armour })
            }
        }
    }

    /// DG-4.2, DG-14.6: woods and drifts conceal until the weapon in them has fired.
    #[inline]
    fn visible(&self, hex: Hex, distance: u8, fired: bool) -> Result<(), Why> {
        match self.ground.terrain(hex) {
            Terrain::Wood if distance > 1 && !fired => Err(Why::Concealed),
            Terrain::SnowDrift if !fired => Err(Why::ConcealedInDrift),
            _ => Ok(()),
        }
    }
}

struct Target {
    hull: Dir,
    fired: bool,
    armour: &'static [i8; 6],
}

/// The name of the struck side (DG-2.8).
pub const fn aspect_word(aspect: Clock) -> &'static str {
    match aspect {
        Clock::Twelve => "front",
        Clock::Six => "rear",
        _ => "side",
    }
}
