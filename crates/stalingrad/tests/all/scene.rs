//! Positions to try rules on: a building, who is there, what they hold.

use stalingrad::pieces::*;
use stalingrad::setup::{Mode, Setup};
use stalingrad::state::{Battle, Formation, Ground, Laid, Phase, Place, Site, State, Step};
use stalingrad::{Action, Event, German, Soviet, Stalingrad};
use table::{Dice, EventList, Next, Refusal, Rules, Seat, Side};

/// A match in the middle of something.
pub struct Scene {
    pub state: State,
    pub dice: Dice,
    /// What the last action has brought.
    pub events: EventList<Event>,
    /// What all actions have brought.
    pub log: Vec<Event>,
}

pub use stalingrad::pieces::Player::{G1, G2, S1, S2};

impl Scene {
    /// The match of this setup after its beginning.
    pub fn start(setup: Setup, seed: u64) -> Scene {
        let mut events = EventList::default();
        let mut dice = Dice::quick(seed);
        let state = Stalingrad::begin(&setup, &mut dice, &mut events).expect("a valid setup");
        Scene { state, dice, events, log: Vec::new() }
    }

    /// Nobody is on the table and nobody holds a card; four buildings stand.
    pub fn empty(setup: Setup) -> Scene {
        let mut scene = Scene::start(setup, 1);
        let state = &mut scene.state;
        state.table.formations = [[Formation::unused(German); FORMATIONS], [Formation::unused(Soviet); FORMATIONS]];
        let sites = [BuildingId::ArmyBarracks, BuildingId::RedSquare, BuildingId::OilPlant, BuildingId::Orlovka];
        state.table.districts = sites.map(|building| Ground::fresh(Site::Stands(building)));
        state.table.tasks.clear();
        state.table.turn = 1;
        state.table.carnage = Set::full();
        state.table.campaign = [CampaignId::SixthArmyClosesUp, CampaignId::GuardsAcrossTheVolga].into_iter().collect();
        state.table.orders = [None; 2];
        state.table.commanders = Player::ALL.map(CommanderId::front);
        state.table.discards = [Pile::EMPTY; 2];
        for player in Player::ALL {
            let side = player.side().index();
            let cards = state.hands[player.index()].cards;
            state.decks[side].extend(cards.iter());
            state.hands[player.index()] = Default::default();
            state.table.decked[side] += cards.len();
            state.table.held[player.index()] = 0;
        }
        scene
    }

    /// The rounds of a battle for this building, the Soviets to act; three Holds to go.
    pub fn battle_of(setup: Setup, building: BuildingId) -> Scene {
        let mut scene = Scene::empty(setup);
        let district = building.card().district;
        let table = &mut scene.state.table;
        table.districts[district.index()] = Ground::fresh(Site::Stands(building));
        let mut battle = Battle::of(district, [G1, S1], Set::default());
        battle.hold = Some(3);
        table.battle = Some(battle);
        table.phase = Phase::Rounds;
        scene.turn_of(Soviet)
    }

    /// The German manoeuvre of turn 1, with these formations on the Staging Lines.
    pub fn manoeuvre(setup: Setup, ids: &[FormationId]) -> Scene {
        let mut scene = Scene::empty(setup).staged(ids);
        let table = &mut scene.state.table;
        (table.phase, table.step, table.decider, table.mover) = (Phase::Manoeuvre, Step::Manoeuvre, G1, G1);
        scene
    }

    /// This building stands in its district.
    pub fn site(mut self, building: BuildingId) -> Scene {
        let district = building.card().district;
        self.state.table.districts[district.index()] = Ground::fresh(Site::Stands(building));
        self
    }

    /// Sends formations of the deciding player.
    pub fn send(&mut self, ids: &[FormationId], to: District) -> &mut Scene {
        for id in ids {
            self.act(Action::Send { formation: *id, to });
        }
        self
    }

    /// Ends the manoeuvre, if it has not ended by itself.
    pub fn done(&mut self, player: Player) -> &mut Scene {
        if self.step() == Step::Manoeuvre && self.decider() == player {
            self.act(Action::Done);
        }
        self
    }

    /// The same in the base game.
    pub fn battle(building: BuildingId) -> Scene {
        Scene::battle_of(Setup::of(Mode::Base), building)
    }

    /// The same with expert cards.
    pub fn expert(building: BuildingId) -> Scene {
        Scene::battle_of(Setup::of(Mode::Expert), building)
    }

    /// This side is to act.
    pub fn turn_of(mut self, side: Side) -> Scene {
        let teams = self.state.table.setup.is_teams();
        let battle = self.state.table.battle.as_mut().expect("a battle");
        battle.actor = battle.lead(side);
        battle.due = side.other();
        battle.may_hand_over = teams;
        self.state.table.decider = battle.actor;
        self.state.table.step = Step::Action;
        self
    }

    fn place(mut self, ids: &[FormationId], place: Place) -> Scene {
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
    pub fn fighting(self, ids: &[FormationId]) -> Scene {
        let district = self.state.table.battle.as_ref().expect("a battle").district;
        self.place(ids, Place::At(district))
    }

    /// These are on the Staging Line, full-strength, with Lv. 0 leaders.
    pub fn staged(self, ids: &[FormationId]) -> Scene {
        self.place(ids, Place::Staging)
    }

    /// Changes a formation.
    pub fn with(mut self, id: FormationId, change: impl FnOnce(&mut Formation)) -> Scene {
        change(&mut self.state.table.formations[id.side().index()][id.index() % FORMATIONS]);
        self
    }

    pub fn depleted(self, id: FormationId) -> Scene {
        self.with(id, |formation| formation.strength = Strength::Depleted)
    }

    pub fn veteran(self, id: FormationId) -> Scene {
        self.with(id, |formation| formation.leader.as_mut().expect("a leader").level = Level::Veteran)
    }

    pub fn unled(self, id: FormationId) -> Scene {
        self.with(id, |formation| formation.leader = None)
    }

    /// So many units of these kinds are in the building.
    pub fn units(mut self, units: &[(UnitKind, u8)]) -> Scene {
        let district = self.state.table.battle.as_ref().expect("a battle").district;
        for (kind, count) in units {
            self.state.table.districts[district.index()].units[kind.index()] = *count;
        }
        self
    }

    /// Fire, Bucket and Infernos of the building.
    pub fn track(mut self, fire: u8, bucket: u8, infernos: u8) -> Scene {
        let district = self.state.table.battle.as_ref().expect("a battle").district;
        let ground = &mut self.state.table.districts[district.index()];
        (ground.fire, ground.bucket, ground.infernos) = (fire, bucket, infernos);
        self
    }

    pub fn hold(mut self, hold: u8) -> Scene {
        self.battle_mut().hold = Some(hold);
        self
    }

    /// These cards go from the deck to a hand.
    pub fn hand(mut self, player: Player, cards: &[CardId]) -> Scene {
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
    pub fn discarded(mut self, cards: &[CardId]) -> Scene {
        for card in cards {
            let side = card.side().index();
            assert!(self.state.decks[side].remove(*card));
            self.state.table.discards[side].add(*card);
            self.state.table.decked[side] -= 1;
        }
        self
    }

    /// This card of the deck lies on a formation.
    pub fn laid(mut self, card: CardId, on: FormationId) -> Scene {
        let side = card.side().index();
        assert!(self.state.decks[side].remove(card));
        self.state.table.decked[side] -= 1;
        self.battle_mut().laid.push(Laid { card, on, cost: card.card().cost });
        self
    }

    /// Nothing but this Carnage card is left in its deck.
    pub fn carnage(mut self, card: CarnageId) -> Scene {
        self.next_carnage(card);
        self
    }

    pub fn next_carnage(&mut self, card: CarnageId) {
        self.state.table.carnage = [card].into_iter().collect();
    }

    /// The dice fall like this.
    pub fn rolls(mut self, faces: &[u8]) -> Scene {
        self.dice = Dice::given(faces.iter().copied());
        self
    }

    pub fn battle_mut(&mut self) -> &mut Battle {
        self.state.table.battle.as_mut().expect("a battle")
    }

    pub fn now(&self) -> &Battle {
        self.state.table.battle.as_ref().expect("a battle")
    }

    /// Is the position sound?
    pub fn sound(self) -> Scene {
        assert_eq!(self.state.faults(), Vec::<String>::new());
        self
    }

    /// Does something legal.
    pub fn act(&mut self, action: Action) -> &mut Scene {
        assert_eq!(Stalingrad::check(&self.state, action), Ok(()), "{action:?} in {:?}", self.state.table.step);
        self.events = EventList::default();
        Stalingrad::apply(&mut self.state, action, &mut self.dice, &mut self.events);
        self.log.extend(self.events.told.iter().map(|told| told.event.clone()));
        assert_eq!(self.state.faults(), Vec::<String>::new(), "after {action:?}");
        self
    }

    pub fn play(&mut self, card: CardId, on: FormationId) -> &mut Scene {
        self.act(Action::Play { card, on })
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        Stalingrad::legal(&self.state, &mut legal);
        legal
    }

    pub fn refusal(&self, action: Action) -> Refusal {
        Stalingrad::check(&self.state, action).expect_err("it is legal")
    }

    /// The rule that forbids it.
    pub fn forbids(&self, action: Action) -> &'static str {
        self.refusal(action).rule
    }

    pub fn step(&self) -> Step {
        self.state.table.step
    }

    pub fn decider(&self) -> Player {
        self.state.table.decider
    }

    pub fn seat(&self) -> Option<Seat> {
        match Stalingrad::next(&self.state) {
            Next::Decide(seat) => Some(seat),
            Next::Over(_) => None,
        }
    }

    pub fn formation(&self, id: FormationId) -> &Formation {
        self.state.table.formation(id)
    }

    pub fn strength(&self, id: FormationId) -> Strength {
        self.formation(id).strength
    }

    /// Units of a kind in the building that is fought for.
    pub fn count(&self, kind: UnitKind) -> u8 {
        self.state.table.battlefield().expect("a battle").count(kind)
    }

    /// Fire, Bucket and Infernos of the building that is fought for.
    pub fn tracks(&self) -> (u8, u8, u8) {
        let ground = self.state.table.battlefield().expect("a battle");
        (ground.fire, ground.bucket, ground.infernos)
    }

    pub fn held(&self, player: Player) -> u8 {
        self.state.table.held[player.index()]
    }

    pub fn told(&self, fits: impl Fn(&Event) -> bool) -> usize {
        self.events.told.iter().filter(|told| fits(&told.event)).count()
    }

    /// Takes the first legal action until this step comes, or the match is over.
    pub fn until(&mut self, step: Step) -> &mut Scene {
        for _ in 0..5_000 {
            if self.step() == step || self.step() == Step::Over {
                return self;
            }
            let first = self.legal()[0];
            self.act(first);
        }
        panic!("it never comes to {step:?}");
    }
}
