//! What fire may be expected to do: for whoever weighs actions and positions at a glance.

use crate::data::DATA;
use crate::map::Zone;
use crate::pieces::{Kind, Piece, Target, Trait};
use crate::state::{PieceSet, State};
use std::sync::LazyLock;
use table::Side;

/// Damage points that a shot does on average, by firepower less Defense from -20 to 20 (LC-4.1, LC-4.2).
static DAMAGE: LazyLock<[f32; 41]> = LazyLock::new(|| std::array::from_fn(|i| average(i as i8 - 20)));

fn average(lead: i8) -> f32 {
    let rolls = (1..=6i8).flat_map(|a| (1..=6i8).map(move |b| a + b));
    let points = rolls.map(|natural| {
        let scored = DATA.damage.iter().filter(|least| natural + lead >= **least).count();
        match natural {
            2 => 0,
            12 => scored.max(1),
            _ => scored,
        }
    });
    points.sum::<usize>() as f32 / 36.0
}

/// Damage points that a shot does on average.
#[inline]
pub(crate) fn damage(fp: i8, defense: i8) -> f32 {
    DAMAGE[(fp - defense + 20).clamp(0, 40) as usize]
}

/// What a piece is worth, in supply points.
#[inline]
pub(crate) fn worth(piece: &Piece) -> f32 {
    let stats = piece.stats();
    let staff = if stats.kind == Kind::Staff { 6.0 } else { 0.0 };
    f32::from(stats.cost) + staff + 0.7 * f32::from(piece.attached.len())
}

/// What a shot takes from its target on average, in supply points.
#[inline]
pub(crate) fn gain(fp: Option<i8>, defense: i8, target: &Piece) -> f32 {
    let Some(fp) = fp else { return 0.0 };
    let left = f32::from(target.stats().hits.saturating_sub(target.damage).max(1));
    let points = damage(fp, defense).min(left);
    // A point that destroys is worth more than one that can be refitted.
    points / left * worth(target) * (0.7 + 0.3 / left)
}

/// One side of a fight on the ground, as an average of its pieces.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Body {
    /// Firepower of all together against soft and against armored targets: each shot by itself.
    shots: [[u8; 12]; 2],
    /// Damage points that it can take, soft and armored.
    hits: [f32; 2],
    /// The same times Defense.
    stout: [f32; 2],
    /// Supply points.
    pub(crate) worth: f32,
    /// Those that fire first.
    ambush: f32,
    /// How many there are.
    pub(crate) count: f32,
}

impl Body {
    /// Adds a piece with these values.
    #[inline]
    fn add(&mut self, fp: [i8; 2], defense: i8, armored: bool, hits: f32, worth: f32, hidden: bool) {
        for (shots, fp) in self.shots.iter_mut().zip(fp) {
            shots[fp.clamp(0, 11) as usize] += 1;
        }
        let kind = usize::from(armored);
        self.hits[kind] += hits;
        self.stout[kind] += hits * f32::from(defense);
        self.worth += worth;
        self.count += 1.0;
        self.ambush += if hidden { 1.0 } else { 0.0 };
    }

    /// Adds what lies face down and may be anything.
    pub(crate) fn add_unknown(&mut self, cover: i8) {
        self.add([5, 4], 5 + cover, false, 2.5, 2.5, true);
    }

    /// Adds a piece that attacks, or one that has this cover.
    #[inline]
    pub(crate) fn add_piece(&mut self, piece: &Piece, cover: i8) {
        let stats = piece.stats();
        let fp = [Target::Soft, Target::Armor].map(|at| piece.fp(at, 0).unwrap_or(0));
        let left = f32::from(stats.hits.saturating_sub(piece.damage).max(1));
        let armored = stats.target == Target::Armor;
        self.add(fp, stats.defense as i8 + cover, armored, left, worth(piece), piece.tag.is_none());
    }

    /// Damage points that it does to the other in a round.
    fn force(&self, at: &Body) -> f32 {
        let total = at.hits[0] + at.hits[1];
        if total <= 0.0 {
            return 0.0;
        }
        let mut sum = 0.0;
        for kind in 0..2 {
            if at.hits[kind] <= 0.0 {
                continue;
            }
            let defense = (at.stout[kind] / at.hits[kind] + 0.5) as i8;
            let done: f32 = (1..12)
                .filter(|fp| self.shots[kind][*fp] > 0)
                .map(|fp| f32::from(self.shots[kind][fp]) * damage(fp as i8, defense))
                .sum();
            sum += done * at.hits[kind] / total;
        }
        sum
    }

    /// How much stronger it is than the other by Lanchester's square law: 1 is even. Ambushers fire once more.
    pub(crate) fn odds(&self, other: &Body) -> f32 {
        if other.count == 0.0 {
            return 20.0;
        }
        let (own, theirs) = (self.force(other), other.force(self) * (1.0 + 0.35 * other.ambush / other.count));
        let (hits, their_hits) = (self.hits[0] + self.hits[1], other.hits[0] + other.hits[1]);
        ((own * hits) / (theirs * their_hits).max(0.05)).min(20.0)
    }
}

impl State {
    /// The defenders of a zone as the other side sees them; those that fire at nobody openly do not count.
    pub(crate) fn defenders(&self, side: Side, zone: Zone) -> Body {
        let pieces = &self.force(side).pieces;
        let mut body = Body::default();
        let there = pieces.in_zone(zone).and(pieces.ground());
        for (_, piece) in pieces.of(there.and(pieces.shown())) {
            body.add_piece(piece, self.cover(piece, crate::legal::Sight::Plain));
        }
        let cover = self.table.ground(zone).row().cover[0] + 1;
        (0..there.without(pieces.shown()).len()).for_each(|_| body.add_unknown(cover));
        body
    }

    /// The defenders of a zone as they are.
    pub(crate) fn defenders_known(&self, side: Side, zone: Zone) -> Body {
        let pieces = &self.force(side).pieces;
        let mut body = Body::default();
        for (_, piece) in pieces.of(pieces.in_zone(zone).and(pieces.ground())) {
            body.add_piece(piece, self.cover(piece, crate::legal::Sight::Plain));
        }
        body
    }

    /// All of these pieces that could attack.
    pub(crate) fn attackers(&self, side: Side, set: PieceSet) -> Body {
        let mut body = Body::default();
        let fights = |piece: &Piece| piece.stats().kind == Kind::Unit && !piece.stats().is(Trait::Support);
        let pieces = &self.force(side).pieces;
        pieces.of(set).filter(|(_, piece)| fights(piece)).for_each(|(_, piece)| body.add_piece(piece, 0));
        body
    }

    /// Everything of a side that could attack a zone in its next turn.
    pub(crate) fn threat(&self, side: Side, zone: Zone) -> Body {
        let pieces = &self.force(side).pieces;
        let near = zone.adjacent().iter().fold(PieceSet::default(), |set, from| set.or(pieces.in_zone(*from)));
        self.attackers(side, near.and(pieces.ground()).without(pieces.aboard()))
    }
}
