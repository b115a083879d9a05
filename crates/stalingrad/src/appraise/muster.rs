//! Who is where: the formations of both sides counted in one go.

use crate::data::{Doctrine, Kind};
use crate::pieces::*;
use crate::state::{Phase, Place, Step, Table};
use crate::{German, Soviet};
use table::Side;

/// What one side has at one place.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Camp {
    /// Full-strength formations.
    pub(crate) full: f32,
    /// Depleted ones.
    pub(crate) worn: f32,
    /// How much can still be played on them: cards on German ones, patriotism of Soviet ones.
    pub(crate) capacity: f32,
    /// The most that one of them can take.
    pub(crate) most: i16,
    /// Doctrines that can still be played: a bit each.
    doctrines: u8,
    /// Leaders, veterans twice.
    pub(crate) leaders: f32,
}

/// The formations of both sides.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Muster {
    camps: [[Camp; 4]; 2],
    /// On the Staging Lines.
    staged: [Camp; 2],
    /// How many formations more the concentration lets in.
    room: [[f32; 4]; 2],
}

impl Camp {
    fn add(&mut self, table: &Table, id: FormationId) {
        let formation = table.formation(id);
        match formation.strength {
            Strength::Full => self.full += 1.0,
            Strength::Depleted => self.worn += 1.0,
        }
        self.leaders += formation.leader.map_or(0.0, |leader| 1.0 + f32::from(leader.level as u8));
        let left = i16::from(id.card().limit) + i16::from(formation.level()) + i16::from(formation.motivated);
        let spent = |laid: &crate::state::Laid| if id.side() == German { 1 } else { i16::from(laid.cost) };
        let here = table.battle.as_ref().filter(|battle| formation.place == Place::At(battle.district));
        let left = left - here.map_or(0, |battle| battle.cards_on(id).map(spent).sum());
        self.capacity += f32::from(left.max(0));
        self.most = self.most.max(left);
        if left > 0 {
            let kind = id.card().kind;
            self.doctrines |= u8::from(kind != Kind::Armour) | u8::from(kind != Kind::Infantry) << 1;
            self.doctrines |= u8::from(formation.leader.is_some()) << 2;
        }
    }

    /// Formations of both kinds.
    pub(crate) fn count(&self) -> f32 {
        self.full + self.worn
    }

    /// Could this card be played here?
    pub(crate) fn takes(&self, table: &Table, card: CardId) -> bool {
        match card.card().doctrine {
            _ if card.card().hero => true,
            Some(Doctrine::Infantry) => self.doctrines & 1 != 0,
            Some(Doctrine::Mech) => self.doctrines & 2 != 0,
            Some(Doctrine::General) => self.doctrines & 4 != 0,
            None => self.count() > 0.0 && i16::from(table.cost(card)) <= self.most.max(0),
        }
    }
}

impl Muster {
    /// Counts them.
    pub(crate) fn of(table: &Table) -> Muster {
        let mut muster = Muster { camps: Default::default(), staged: Default::default(), room: [[0.0; 4]; 2] };
        for id in FormationId::ALL {
            let side = id.side().index();
            match table.formation(id).place {
                Place::At(district) => muster.camps[side][district.index()].add(table, id),
                Place::Staging | Place::Draft => muster.staged[side].add(table, id),
                Place::Deck | Place::Destroyed | Place::Ash => {}
            }
        }
        if is_to_come(table) {
            muster.expect(table);
        }
        muster
    }

    /// Who is still to be sent is expected to go wherever there is room.
    fn expect(&mut self, table: &Table) {
        let open = table.step != Step::Manoeuvre || table.decider.side() == German;
        for side in [German, Soviet] {
            if side == German && !open {
                continue;
            }
            for district in District::ALL {
                let Some(building) = table.ground(district).building() else { continue };
                if open || table.assaults.has(district) {
                    let room = f32::from(building.card().concentration) - self.camp(side, district).count();
                    self.room[side.index()][district.index()] = room.max(0.0);
                }
            }
            let (staged, room) = (self.staged[side.index()], self.room[side.index()]);
            let all: f32 = room.iter().sum();
            let sent = if all > 0.0 { (staged.full / all).min(0.9) } else { 0.0 };
            for (camp, room) in self.camps[side.index()].iter_mut().zip(room) {
                camp.full += room * sent;
                camp.capacity += 1.5 * room * sent;
            }
            self.staged[side.index()].full -= all * sent;
        }
    }

    /// What a side has at a building.
    pub(crate) fn camp(&self, side: Side, district: District) -> &Camp {
        &self.camps[side.index()][district.index()]
    }

    /// How likely a building is attacked in this turn, if it was not fought for already.
    pub(crate) fn attacked(&self, table: &Table, district: District) -> f32 {
        let here = table.battle.as_ref().is_some_and(|battle| battle.district == district);
        match table.step {
            _ if here || table.assaults.has(district) => 1.0,
            Step::Manoeuvre => self.camp(German, district).count().min(1.0),
            _ if table.assaults.is_empty() && table.battle.is_none() => 0.9,
            _ => 0.0,
        }
    }

    /// How many more full-strength and depleted formations and leaders the Germans have once those at buildings have
    /// come home (HS-4.20).
    pub(crate) fn home(&self) -> [f32; 3] {
        let [german, soviet] = [German, Soviet].map(|side| {
            let staged = &self.staged[side.index()];
            let mut home = [staged.full, staged.worn, staged.leaders];
            for camp in &self.camps[side.index()] {
                home[1] += camp.full;
                home[2] += camp.leaders;
            }
            home
        });
        std::array::from_fn(|i| german[i] - soviet[i])
    }

    /// How much more the Germans have on the table.
    pub(crate) fn lead(&self) -> f32 {
        let worth = |camp: &Camp| camp.full + 0.45 * camp.worn + 0.2 * camp.leaders;
        let all =
            |side: Side| worth(&self.staged[side.index()]) + self.camps[side.index()].iter().map(worth).sum::<f32>();
        all(German) - all(Soviet)
    }
}

/// Are formations still to be sent in this turn?
fn is_to_come(table: &Table) -> bool {
    let before =
        matches!(table.phase, Phase::Draft | Phase::SovietCampaign | Phase::GermanCampaign | Phase::Consolidation);
    before || table.step == Step::Manoeuvre
}
