//! Positions in few words: those of the lesson, of the rulebook's worked examples and of the tests.
//!
//! Four buildings stand, and nobody is there: a field names who matters, where they are and what they hold.

use crate::Soviet;
use crate::data::DATA;
use crate::pieces::*;
use crate::setup::{Mode, Setup};
use crate::state::{Battle, Formation, Ground, Laid, Phase, Place, Site, State, Step};
use table::Side;

/// A position in the making.
#[derive(Clone, Debug)]
pub struct Field {
    /// As far as it is laid out.
    pub state: State,
}

impl Field {
    /// Turn 1 of this agreement: nobody is on the table and nobody holds a card; four buildings stand.
    pub fn empty(setup: Setup) -> Field {
        let mut state = State::before(&setup);
        let sites = [BuildingId::ArmyBarracks, BuildingId::RedSquare, BuildingId::OilPlant, BuildingId::Orlovka];
        state.table.districts = sites.map(|building| Ground::fresh(Site::Stands(building)));
        state.table.turn = 1;
        state.table.campaign = [CampaignId::SixthArmyClosesUp, CampaignId::GuardsAcrossTheVolga].into_iter().collect();
        for side in Side::BOTH {
            state.decks[side.index()] = DATA.deck(side, setup.is_expert()).collect();
            state.table.decked[side.index()] = state.decks[side.index()].len();
        }
        Field { state }
    }

    /// The rounds of a battle for this building, the Soviets to act; three Holds to go.
    pub fn battle_of(setup: Setup, building: BuildingId) -> Field {
        let mut field = Field::empty(setup);
        let district = building.card().district;
        let table = &mut field.state.table;
        table.districts[district.index()] = Ground::fresh(Site::Stands(building));
        let mut battle = Battle::of(district, [Player::G1, Player::S1], Set::default());
        battle.hold = Some(3);
        table.battle = Some(battle);
        table.phase = Phase::Rounds;
        field.turn_of(Soviet)
    }

    /// The German manoeuvre of turn 1, with these formations on the Staging Lines.
    pub fn manoeuvre(setup: Setup, ids: &[FormationId]) -> Field {
        let mut field = Field::empty(setup).staged(ids);
        let table = &mut field.state.table;
        (table.phase, table.step, table.decider, table.mover) =
            (Phase::Manoeuvre, Step::Manoeuvre, Player::G1, Player::G1);
        field
    }

    /// This building stands in its district.
    pub fn site(mut self, building: BuildingId) -> Field {
        let district = building.card().district;
        self.state.table.districts[district.index()] = Ground::fresh(Site::Stands(building));
        self
    }

    /// The same in the base game.
    pub fn battle(building: BuildingId) -> Field {
        Field::battle_of(Setup::of(Mode::Base), building)
    }

    /// The same with expert cards.
    pub fn expert(building: BuildingId) -> Field {
        Field::battle_of(Setup::of(Mode::Expert), building)
    }

    /// This side is to act.
    pub fn turn_of(mut self, side: Side) -> Field {
        let teams = self.state.table.setup.is_teams();
        let battle = self.state.table.battle.as_mut().expect("a battle");
        battle.actor = battle.lead(side);
        battle.due = side.other();
        battle.may_hand_over = teams;
        self.state.table.decider = battle.actor;
        self.state.table.step = Step::Action;
        self
    }

    fn place(mut self, ids: &[FormationId], place: Place) -> Field {
        for id in ids {
            let side = id.side();
            let name = self.state.table.free_leader(side).expect("a leader");
            let formation = &mut self.state.table.formations[side.index()][id.index() % FORMATIONS];
            let leader = Some(Leader { name, level: Level::Green });
            *formation = Formation { place, leader, ..Formation::unused(side) };
        }
        self
    }

    /// These are in the battle, full-strength, with Lv. 0 leaders.
    pub fn fighting(mut self, ids: &[FormationId]) -> Field {
        let district = self.battle_here().district;
        self.place(ids, Place::At(district))
    }

    /// These are on the Staging Line, full-strength, with Lv. 0 leaders.
    pub fn staged(self, ids: &[FormationId]) -> Field {
        self.place(ids, Place::Staging)
    }

    /// Changes a formation.
    pub fn with(mut self, id: FormationId, change: impl FnOnce(&mut Formation)) -> Field {
        change(&mut self.state.table.formations[id.side().index()][id.index() % FORMATIONS]);
        self
    }

    /// This one is depleted.
    pub fn depleted(self, id: FormationId) -> Field {
        self.with(id, |formation| formation.strength = Strength::Depleted)
    }

    /// Its leader is a veteran.
    pub fn veteran(self, id: FormationId) -> Field {
        self.with(id, |formation| formation.leader.as_mut().expect("a leader").level = Level::Veteran)
    }

    /// It has no leader.
    pub fn unled(self, id: FormationId) -> Field {
        self.with(id, |formation| formation.leader = None)
    }

    /// So many units of these kinds are in the building.
    pub fn units(mut self, units: &[(UnitKind, u8)]) -> Field {
        let district = self.battle_here().district;
        for (kind, count) in units {
            self.state.table.districts[district.index()].units[kind.index()] = *count;
        }
        self
    }

    /// Fire, Bucket and Infernos of the building.
    pub fn track(mut self, fire: u8, bucket: u8, infernos: u8) -> Field {
        let district = self.battle_here().district;
        let ground = &mut self.state.table.districts[district.index()];
        (ground.fire, ground.bucket, ground.infernos) = (fire, bucket, infernos);
        self
    }

    /// So many Holds to go.
    pub fn hold(mut self, hold: u8) -> Field {
        self.battle_here().hold = Some(hold);
        self
    }

    /// These cards go from the deck to a hand.
    pub fn hand(mut self, player: Player, cards: &[CardId]) -> Field {
        let side = player.side().index();
        for card in cards {
            assert!(self.state.decks[side].remove(*card), "{card:?} is not in the deck");
            self.state.hands[player.index()].cards.add(*card);
            self.state.table.held[player.index()] += 1;
            self.state.table.decked[side] -= 1;
        }
        self
    }

    /// These cards go from the deck to the discard pile.
    pub fn discarded(mut self, cards: &[CardId]) -> Field {
        for card in cards {
            let side = card.side().index();
            assert!(self.state.decks[side].remove(*card));
            self.state.table.discards[side].add(*card);
            self.state.table.decked[side] -= 1;
        }
        self
    }

    /// This card of the deck lies on a formation.
    pub fn laid(mut self, card: CardId, on: FormationId) -> Field {
        let side = card.side().index();
        assert!(self.state.decks[side].remove(card));
        self.state.table.decked[side] -= 1;
        self.battle_here().laid.push(Laid { card, on, cost: card.card().cost });
        self
    }

    /// Nothing but this Carnage card is left in its deck.
    pub fn carnage(mut self, card: CarnageId) -> Field {
        self.state.table.carnage = [card].into_iter().collect();
        self
    }

    /// Anything else.
    pub fn but(mut self, change: impl FnOnce(&mut State)) -> Field {
        change(&mut self.state);
        self
    }

    /// The position, which is a valid one.
    pub fn position(self) -> State {
        debug_assert_eq!(self.state.faults(), Vec::<String>::new());
        self.state
    }

    fn battle_here(&mut self) -> &mut Battle {
        self.state.table.battle.as_mut().expect("a battle")
    }
}
