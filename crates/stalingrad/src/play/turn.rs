//! The set-up (chapter 2), the turn from its beginning to its end, and what comes when nothing waits to be resolved.

use super::{Choice, Flow, Umpire};
use crate::data::DATA;
use crate::events::Event;
use crate::pieces::*;
use crate::setup::BattleOrder;
use crate::state::{Formation, Ground, Phase, Place, Site, Step};
use crate::{German, Soviet};
use table::{EventSink, Side};

/// The order in which players consolidate (HS-14.6).
const CONSOLIDATION: [Player; 4] = [Player::S1, Player::S2, Player::G1, Player::G2];

/// The order of everything else that players do one after another.
const ORDER: [Player; 4] = Player::ALL;

impl<S: EventSink<Event>> Umpire<'_, S> {
    /// HS-2: sets everything up and plays on to the first decision.
    pub(crate) fn begin(&mut self) {
        let expert = self.table().setup.is_expert();
        for side in [German, Soviet] {
            self.state.decks[side.index()] = DATA.deck(side, expert).collect();
            self.table_mut().decked[side.index()] = self.state.decks[side.index()].len();
            for id in FormationId::of(side).filter(|id| id.card().starting) {
                self.muster(id);
            }
        }
        for district in District::ALL {
            self.turn_over(district, 0);
        }
        for player in self.table().setup.players() {
            let size = self.table().commanders[player.index()].card().hand_size;
            self.draw(*player, size);
        }
        self.table_mut().phase = Phase::Draft;
        self.run();
    }

    /// HS-2.5, HS-3.9: building cards are turned over until one of this district comes up, or one of so many Volga
    /// cards.
    fn turn_over(&mut self, district: District, volgas: u8) {
        let mut deck: Set<BuildingId> = Set::full();
        for building in BuildingId::ALL {
            let lies = self.table().districts.iter().any(|ground| ground.building() == Some(building));
            if lies || self.table().rubble.has(building) {
                deck.remove(building);
            }
        }
        let mut left = deck.len() as u32;
        while left + u32::from(volgas) > 0 {
            let number = table::Chance::below(self.dice, left + u32::from(volgas));
            if number >= left {
                return self.place_volga(district);
            }
            let Some(building) = deck.iter().nth(number as usize) else { return };
            deck.remove(building);
            left -= 1;
            if building.card().district == district {
                *self.table_mut().ground_mut(district) = Ground::fresh(Site::Stands(building));
                return self.tell(|| Event::BuildingPlaced { building });
            }
            self.tell(|| Event::TurnedOver { card: Some(building) });
        }
    }

    fn place_volga(&mut self, district: District) {
        *self.table_mut().ground_mut(district) = Ground::fresh(Site::Volga);
        self.tell(|| Event::VolgaPlaced { district });
    }

    /// A formation comes to the Staging Line, full-strength, with a leader if there is one (HS-2.1, HS-3.7).
    pub(super) fn muster(&mut self, id: FormationId) {
        let side = id.side();
        let table = self.table();
        let name = table.free_leader(side);
        let leader = name.map(|name| Leader { name, level: Level::Green });
        let owner = match id {
            _ if !table.setup.is_teams() => Some(Player::first(side)),
            FormationId::Panzer14 => Some(Player::G2),
            FormationId::Nkvd10 => Some(Player::S2),
            _ => None,
        };
        *self.table_mut().formation_mut(id) = Formation {
            place: if owner.is_some() { Place::Staging } else { Place::Draft },
            leader,
            owner: owner.unwrap_or(Player::first(side)),
            ..Formation::unused(side)
        };
        self.tell(|| Event::Reinforced { formation: id, leader });
    }

    /// HS-12.3: the top card of a formation deck.
    pub(super) fn draw_formation(&mut self, side: Side) -> Option<FormationId> {
        let deck: Set<FormationId> = self.table().at(side, Place::Deck).collect();
        if !deck.is_empty() {
            return deck.pick(self.dice);
        }
        let pile: Set<FormationId> = self.table().at(side, Place::Destroyed).collect();
        if pile.is_empty() {
            return None;
        }
        for id in pile.iter() {
            *self.table_mut().formation_mut(id) = Formation::unused(side);
        }
        self.tell(|| Event::FormationsReshuffled { side });
        pile.pick(self.dice)
    }

    /// Nothing waits to be resolved: the sequence of play goes on.
    pub(super) fn advance(&mut self) -> Flow {
        match self.table().phase {
            Phase::Draft => self.ask_draft(),
            Phase::SovietCampaign => self.follow_orders(German, Phase::GermanCampaign),
            Phase::GermanCampaign => self.reinforce(),
            Phase::Consolidation => self.ask_consolidation(),
            Phase::Manoeuvre => self.ask_manoeuvre(),
            Phase::Assaults => self.ask_assault(),
            Phase::Exchange => self.ask_exchange(),
            Phase::SovietVanguard => self.ask_vanguard(Soviet),
            Phase::GermanVanguard => self.ask_vanguard(German),
            Phase::Initiative => {
                self.table_mut().phase = Phase::Rounds;
                Flow::On
            }
            Phase::Rounds => self.go_on(),
        }
    }

    /// HS-14.5: the Soviet team first; whoever has fewer formations picks next.
    fn ask_draft(&mut self) -> Flow {
        for side in [Soviet, German] {
            let table = self.table();
            let of = |player: Player| table.on_table(side).filter(|id| table.formation(*id).owner == player).count();
            let first = Player::first(side);
            let next = if of(first) < of(first.mate()) { first } else { first.mate() };
            match Choice::among(table.at(side, Place::Draft)) {
                Choice::None => {}
                Choice::One(id) => {
                    self.draft(next, id);
                    return Flow::On;
                }
                Choice::Many => return self.ask(Step::Draft, next),
            }
        }
        if self.table().turn == 0 { self.begin_turn() } else { self.enter(Phase::Consolidation) }
    }

    /// HS-3.1 to HS-3.5.
    fn begin_turn(&mut self) -> Flow {
        let last = self.table().setup.last_turn();
        self.table_mut().turn += 1;
        let turn = self.table().turn;
        self.tell(|| Event::TurnBegan { turn });
        for side in [German, Soviet] {
            let deck: Set<CampaignId> = self.table().campaign.iter().filter(|card| card.side() == side).collect();
            let card = deck.pick(self.dice);
            self.table_mut().orders[side.index()] = card;
            if let Some(card) = card {
                self.table_mut().campaign.remove(card);
            }
        }
        let hourglass = self.table().orders[Soviet.index()].is_some_and(|card| card.card().hourglass);
        let flow = self.follow_orders(Soviet, Phase::SovietCampaign);
        if hourglass && turn < last {
            self.table_mut().turn += 1;
            self.tell(|| Event::Hourglass { turn: turn + 1 });
        }
        if self.table().is_last_turn() {
            self.tell(|| Event::LastTurn { turn: last });
        }
        flow
    }

    /// HS-3.2: a campaign card is resolved.
    fn follow_orders(&mut self, side: Side, phase: Phase) -> Flow {
        self.table_mut().phase = phase;
        let Some(card) = self.table().orders[side.index()] else { return Flow::On };
        self.tell(|| Event::Campaign { card });
        if card.card().sacks {
            self.replace(Player::first(side));
        }
        self.push(card.card().effects, Player::first(side));
        Flow::On
    }

    /// HS-3.7.
    fn reinforce(&mut self) -> Flow {
        let standing = self.table().standing().count();
        for side in [Soviet, German] {
            let number = self.table().orders[side.index()].map_or(0, |card| usize::from(card.card().reinforcement));
            for _ in 0..standing + number {
                match self.draw_formation(side) {
                    Some(id) => self.muster(id),
                    None => break,
                }
            }
        }
        if self.table().setup.is_teams() { self.enter(Phase::Draft) } else { self.enter(Phase::Consolidation) }
    }

    /// A phase in which the players come one after another begins.
    pub(super) fn enter(&mut self, phase: Phase) -> Flow {
        let table = self.table_mut();
        table.phase = phase;
        table.mover = if phase == Phase::Consolidation { CONSOLIDATION[0] } else { ORDER[0] };
        Flow::On
    }

    /// The next player's share of the phase, or the next phase.
    pub(super) fn next_mover(&mut self) {
        let table = self.table();
        let order = if table.phase == Phase::Consolidation { CONSOLIDATION } else { ORDER };
        let teams = table.setup.is_teams();
        let at = order.iter().position(|player| *player == table.mover).unwrap_or(0);
        let next = order.iter().skip(at + 1).find(|player| teams || Player::first(player.side()) == **player);
        match (next, table.phase) {
            (Some(next), _) => self.table_mut().mover = *next,
            (None, Phase::Consolidation) => self.renew(),
            (None, Phase::Exchange) => self.table_mut().phase = Phase::SovietVanguard,
            (None, _) => self.table_mut().phase = Phase::Assaults,
        }
    }

    /// HS-3.9 to HS-3.11.
    fn renew(&mut self) {
        if !self.table().is_last_turn() {
            for district in District::ALL {
                let Site::Captured(building) = self.table().ground(district).site else { continue };
                if building.card().river_bank {
                    self.place_volga(district);
                } else {
                    let laid = self.volgas();
                    self.turn_over(district, DATA.numbers.volga_cards - laid);
                }
            }
        }
        let none_left = self.table().is_last_turn() && self.table().standing().next().is_none();
        if self.volgas() >= DATA.numbers.volga_to_win || none_left {
            self.win(German);
        } else if self.table().at(German, Place::Staging).next().is_none() {
            self.win(Soviet);
        } else {
            self.enter(Phase::Manoeuvre);
        }
    }

    fn volgas(&self) -> u8 {
        self.table().districts.iter().filter(|ground| ground.site == Site::Volga).count() as u8
    }

    /// HS-3.12, HS-3.13.
    fn ask_manoeuvre(&mut self) -> Flow {
        let mover = self.table().mover;
        let table = self.table();
        let can = table.mustered(mover).next().is_some()
            && District::ALL.into_iter().any(|to| table.has_room(mover.side(), to).is_ok());
        if can {
            return self.ask(Step::Manoeuvre, mover);
        }
        self.next_mover();
        Flow::On
    }

    /// HS-4.1, HS-4.22.
    fn ask_assault(&mut self) -> Flow {
        let table = self.table();
        let first = match table.setup.battle_order {
            BattleOrder::DistrictOrder => table.assaults.iter().take(1).next(),
            BattleOrder::GermanChoosesEach => None,
        };
        match (Choice::among(table.assaults.iter()), first) {
            (Choice::None, _) => self.end_turn(),
            (Choice::One(district), _) | (Choice::Many, Some(district)) => {
                self.begin_battle(district);
                Flow::On
            }
            (Choice::Many, None) => self.ask(Step::NextBattle, Player::G1),
        }
    }

    fn end_turn(&mut self) -> Flow {
        if !self.table().is_last_turn() {
            return self.begin_turn();
        }
        let stands = self.table().standing().next().is_some();
        self.win(if stands { Soviet } else { German })
    }
}
