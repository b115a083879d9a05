//! What a valid position is: every card in exactly one place, every number in its range, something to decide.

use crate::data::{DATA, Effect, Token};
use crate::pieces::*;
use crate::play::{Flow, Umpire};
use crate::state::{Battle, Ground, Phase, Place, Site, State, Step, Table, Task};
use crate::{German, Soviet};
use table::kit::Faults;
use table::{Dice, Silent};

/// More effects than ever wait to be resolved.
const MOST_TASKS: usize = 16;

impl State {
    pub(crate) fn checked(self) -> Result<State, String> {
        let faults = self.find_faults();
        faults.judge(self)
    }

    /// Everything about the position that cannot be.
    pub fn faults(&self) -> Vec<String> {
        self.find_faults().list()
    }

    fn find_faults(&self) -> Faults {
        let mut faults = Faults::default();
        self.table.check(&mut faults);
        if faults.none() {
            self.check_hands(&mut faults);
        }
        if faults.none() && self.table.step != Step::Over {
            let mut legal = Vec::new();
            self.legal(&mut legal);
            let asked = !legal.is_empty() && self.is_asked();
            faults.demand(asked, || format!("there is nothing to decide in the step {}", self.table.step.word()));
        }
        faults
    }

    fn check_hands(&self, faults: &mut Faults) {
        let table = &self.table;
        for side in [German, Soviet] {
            let mut hidden = self.decks[side.index()];
            let deck = hidden.len();
            faults.demand(deck == table.decked[side.index()], || format!("{deck} cards are in a deck"));
            for player in [Player::first(side), Player::first(side).mate()] {
                let hand = self.hand(player);
                let held = hand.cards.len();
                faults.demand(held == table.held[player.index()], || format!("{} holds {held} cards", player.word()));
                faults.demand(hand.cards.covers(&hand.seen), || format!("{} was seen with more", player.word()));
                hidden.extend(hand.cards.iter());
            }
            let whole = hidden == table.hidden_cards(side);
            faults.demand(whole, || "the cards of a side are not those of the box".into());
        }
    }

    /// Would the rules ask just this of just this player?
    fn is_asked(&self) -> bool {
        let table = &self.table;
        let idle = table.tasks.is_empty();
        match table.step {
            Step::Action => idle && table.phase == Phase::Rounds && table.is_actors_round(),
            Step::Intercept => idle && table.phase == Phase::Rounds && table.is_interceptors_moment(),
            Step::Hold => idle && table.phase == Phase::Rounds && table.is_actors_round() && table.shown.is_some(),
            Step::Restore | Step::MoveLeader => {
                idle && table.phase == Phase::Consolidation && table.decider == table.mover && self.is_consolidating()
            }
            _ => {
                let mut again = self.clone();
                let (mut dice, mut sink) = (Dice::quick(0), Silent);
                let mut umpire = Umpire::new(&mut again, &mut dice, &mut sink);
                umpire.proceed() == Flow::Ask && again == *self
            }
        }
    }

    fn is_consolidating(&self) -> bool {
        let table = &self.table;
        let worn = |id: Option<FormationId>| id.is_some_and(|id| table.worn(table.mover).any(|other| other == id));
        let led = |id: Option<FormationId>| id.is_some_and(|id| table.formation(id).leader.is_some());
        let moves = table.step == Step::MoveLeader;
        let target = worn(table.restored) && table.restored != table.given_up;
        let transfer = target && led(table.given_up) && !led(table.restored);
        let choice = table.worn(table.mover).count() > 2 && table.restored.is_none();
        worn(table.given_up) && if moves { transfer } else { choice }
    }
}

impl Table {
    fn is_actors_round(&self) -> bool {
        self.battle.as_ref().is_some_and(|battle| battle.actor == self.decider)
    }

    fn is_interceptors_moment(&self) -> bool {
        let Some(battle) = &self.battle else { return false };
        let Some(declared) = battle.declared else { return false };
        let side = battle.actor.side();
        let fits = declared.card.side() == side
            && declared.on.side() == side
            && !declared.card.card().hero
            && self.formation(declared.on).place == Place::At(battle.district);
        fits && self.decider.side() != side && self.may_hold_interceptor(self.decider)
    }

    /// Adds everything that cannot be.
    fn check(&self, faults: &mut Faults) {
        faults.setup(self.setup.refusals());
        if !faults.none() {
            return; // what follows relies on it
        }
        let first = u8::from(self.phase != Phase::Draft);
        faults.range("turn", self.turn, first..=self.setup.last_turn());
        let over = self.step == Step::Over;
        faults.demand(self.winner.is_some() == over, || "somebody has won, or nobody has, out of turn".into());
        faults.demand(!over || (self.tasks.is_empty() && self.battle.is_none()), || "it goes on after the end".into());
        self.check_players(faults);
        for district in District::ALL {
            self.check_ground(district, faults);
        }
        for id in FormationId::ALL {
            self.check_formation(id, faults);
        }
        self.check_leaders(faults);
        self.check_cards(faults);
        self.check_tasks(faults);
        self.check_frames(faults);
        let fights = !matches!(
            self.phase,
            Phase::Draft
                | Phase::SovietCampaign
                | Phase::GermanCampaign
                | Phase::Consolidation
                | Phase::Manoeuvre
                | Phase::Assaults
        );
        faults.demand(self.battle.is_some() == fights, || "a battle is fought out of turn".into());
        if let Some(battle) = &self.battle {
            self.check_battle(battle, faults);
        }
    }

    fn plays(&self, player: Player) -> bool {
        self.setup.players().contains(&player)
    }

    fn check_players(&self, faults: &mut Faults) {
        let there = self.plays(self.decider) && self.plays(self.mover);
        faults.demand(there, || "somebody decides who does not play".into());
        for player in Player::ALL {
            let face = self.commanders[player.index()];
            let front = face == CommanderId::front(player);
            let turned = face == CommanderId::back(player) && self.plays(player);
            faults.demand(front || turned, || format!("{} cannot serve as {}", face.word(), player.word()));
            let none = self.plays(player) || self.held[player.index()] == 0;
            faults.demand(none, || format!("{} holds cards but does not play", player.word()));
        }
    }

    fn check_ground(&self, district: District, faults: &mut Faults) {
        let ground = self.ground(district);
        let name = district.word();
        let (building, captured) = match ground.site {
            Site::Stands(building) => (Some(building), false),
            Site::Captured(building) => (Some(building), true),
            Site::Volga => (None, false),
        };
        let fits = building
            .is_none_or(|building| building.card().district == district && self.rubble.has(building) == captured);
        faults.demand(fits, || format!("district {name} has a card that cannot lie there"));
        faults.range("a Fire marker", ground.fire, 0..=DATA.numbers.fire_steps - 1);
        faults.range("a Bucket marker", ground.bucket, 0..=DATA.numbers.bucket_steps - 1);
        let closed = ground.building().is_none();
        faults.demand(!closed || *ground == Ground::fresh(ground.site), || format!("somebody is in district {name}"));
        let attacked = !closed && self.committed(German, district) > 0;
        let commits = matches!(self.phase, Phase::Manoeuvre | Phase::Assaults) || self.battle.is_some();
        faults.demand(!self.assaults.has(district) || (attacked && commits), || format!("nobody attacks {name}"));
    }

    fn check_formation(&self, id: FormationId, faults: &mut Faults) {
        let formation = self.formation(id);
        let name = id.word();
        let owned = formation.owner.side() == id.side() && self.plays(formation.owner);
        faults.demand(owned, || format!("{name} belongs to nobody who plays"));
        let here = self.battle.as_ref().map(|battle| battle.district);
        let fits = match formation.place {
            Place::At(district) => self.assaults.has(district) || here == Some(district),
            Place::Draft => self.phase == Phase::Draft && self.setup.is_teams(),
            _ => true,
        };
        faults.demand(fits, || format!("{name} is where it cannot be"));
        let drawn = self.is_on_table(id) || formation.place == Place::Draft;
        let untouched = formation.strength == Strength::Full && formation.leader.is_none();
        let first = formation.owner == Player::first(id.side());
        faults.demand(drawn || (untouched && first), || format!("{name} is not as it lies in a pile"));
        let draft = formation.place != Place::Draft || (formation.strength == Strength::Full && first);
        faults.demand(draft, || format!("{name} is not as it is drawn"));
        let fights = id.side() == Soviet && here.is_some_and(|here| formation.place == Place::At(here));
        faults.demand(fights || formation.motivated == 0, || format!("{name} is driven on without a battle"));
    }

    fn check_leaders(&self, faults: &mut Faults) {
        for side in &self.formations {
            let mut names: Vec<u8> =
                side.iter().filter_map(|of| of.leader).map(|leader| leader.name.number()).collect();
            names.sort_unstable();
            faults.demand(names.windows(2).all(|pair| pair[0] != pair[1]), || "a leader is in two places".into());
        }
    }

    fn check_cards(&self, faults: &mut Faults) {
        for side in [German, Soviet] {
            let box_of: Pile = DATA.deck(side, self.setup.is_expert()).collect();
            let open: Vec<CardId> = self.open_cards(side).collect();
            let mut pile = Pile::EMPTY;
            pile.extend(open.iter().copied());
            let fits = box_of.covers(&pile) && open.len() == usize::from(pile.len());
            faults.demand(fits, || "more cards lie open than there are".into());
            let of_side = |card: CardId| card.side() == side;
            let piles = self.discards[side.index()].iter().chain(self.graves[side.index()].iter());
            faults.demand(piles.clone().all(of_side), || "a card lies in the enemy's pile".into());
            let heroes = self.graves[side.index()].iter().all(|card| card.card().hero);
            faults.demand(heroes, || "only heroes have graves".into());
            let held: usize = Player::ALL
                .iter()
                .filter(|player| player.side() == side)
                .map(|p| usize::from(self.held[p.index()]))
                .sum();
            let all = held + usize::from(self.decked[side.index()]) + open.len();
            faults.demand(all == usize::from(box_of.len()), || format!("a side has {all} cards, not {}", box_of.len()));
        }
        let drawn = |side: usize, card: &CampaignId| card.side().index() == side && !self.campaign.has(*card);
        let orders = (0..2).all(|side| self.orders[side].iter().all(|card| drawn(side, card)));
        faults.demand(orders, || "a campaign card is in two places".into());
        let shown = self.shown.is_none_or(|card| !self.carnage.has(card));
        faults.demand(shown, || "a Carnage card is in two places".into());
    }

    fn check_tasks(&self, faults: &mut Faults) {
        let waiting = self.tasks.len();
        faults.demand(waiting <= MOST_TASKS, || format!("{waiting} effects wait"));
        let fits = |task: &Task| match *task {
            Task::Do(effect, user) => self.plays(user) && fits(&effect, user),
            Task::Drop(player, count) => self.plays(player) && count > 0,
            Task::LowerHold => self.phase == Phase::Rounds,
        };
        faults.demand(self.tasks.iter().all(fits), || "an effect waits that cannot be".into());
    }

    /// What is under way in Consolidation, and the card of a Hold.
    fn check_frames(&self, faults: &mut Faults) {
        let gives = matches!(self.step, Step::Restore | Step::MoveLeader);
        let moves = self.step == Step::MoveLeader;
        let fits = self.given_up.is_some() == gives && self.restored.is_some() == moves;
        faults.demand(fits, || "a consolidation is under way out of turn".into());
        faults.demand(self.shown.is_some() == (self.step == Step::Hold), || "a Hold is under way out of turn".into());
    }

    fn check_battle(&self, battle: &Battle, faults: &mut Faults) {
        let here = Place::At(battle.district);
        faults.demand(self.ground(battle.district).building().is_some(), || "nothing is fought for".into());
        faults.demand(!self.assaults.has(battle.district), || "a battle is still to come".into());
        let leads = battle.leads[0].side() == German && battle.leads[1].side() == Soviet;
        let there = [battle.leads[0], battle.leads[1], battle.actor].iter().all(|player| self.plays(*player));
        faults.demand(leads && there, || "somebody leads who does not play".into());
        let begun = matches!(self.phase, Phase::Initiative | Phase::Rounds);
        let hold = battle.hold.map_or(!begun, |hold| begun && (1..=DATA.numbers.skull_track).contains(&hold));
        faults.demand(hold, || "the Hold marker is where it cannot be".into());
        let waits = |id: FormationId| match self.phase {
            Phase::Exchange | Phase::SovietVanguard => true,
            Phase::GermanVanguard => id.side() == German,
            _ => false,
        };
        let waiting = battle.waiting.iter().all(|id| waits(id) && self.formation(id).place == here);
        faults.demand(waiting, || "a vanguard waits that cannot come".into());
        let laid = |laid: &crate::state::Laid| {
            let card = laid.card.card();
            !card.hero && laid.on.side() == card.side && laid.cost <= card.cost && self.formation(laid.on).place == here
        };
        faults.demand(battle.laid.iter().all(laid), || "a card lies where it cannot".into());
        let hero = |hero: &crate::state::Hero| {
            hero.card.card().hero && hero.owner.side() == hero.card.side() && self.plays(hero.owner)
        };
        faults.demand(battle.heroes.iter().all(hero), || "a hero fights who is none".into());
        faults.range("Refits in a row", battle.refits, 0..=DATA.numbers.consecutive_refit_cap);
        let declared = battle.declared.is_some() == (self.step == Step::Intercept);
        faults.demand(declared, || "a card is declared out of turn".into());
        let hands = !battle.may_hand_over
            || (self.setup.is_teams() && self.step == Step::Action && battle.actor == battle.lead(battle.actor.side()));
        faults.demand(hands, || "an action cannot be handed over now".into());
        let alive = self.ground(battle.district).strength(German) > 0 || self.fighting(German).next().is_some();
        faults.demand(alive || self.phase == Phase::Exchange, || "the attackers are annihilated".into());
    }
}

/// Can this effect be this player's?
fn fits(effect: &Effect, user: Player) -> bool {
    let side = match effect.token {
        Token::Promote | Token::Demote | Token::Fort | Token::Fire => Some(German),
        Token::LastStand | Token::BurnMilitia | Token::ExecuteCommissars | Token::Bucket => Some(Soviet),
        _ => effect.unit.map(UnitKind::side),
    };
    let unit = effect.unit.is_some() == (effect.token == Token::Add);
    effect.times > 0 && unit && side.is_none_or(|side| side == user.side())
}
