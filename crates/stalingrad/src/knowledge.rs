//! Who knows what: the hands are hidden, and the decks, whose order is nowhere; everything else is open.

use crate::data::DATA;
use crate::pieces::*;
use crate::state::{Hand, State, Step, Table};
use crate::{German, Soviet};
use table::kit::{Faults, drafted};
use table::{Rng, Seat};

drafted! {
    /// The position as one seat may know it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct View {
        /// Whose view it is; nobody's is a spectator's.
        pub seat: Option<Seat>,
        /// What everybody sees.
        pub table: Table,
        /// The hands of the own team (HS-14.3).
        pub hands: [Option<Pile>; 4],
        /// Cards that the own team knows to be in the enemy's hands.
        pub seen: [Option<Pile>; 4],
    }
}

impl View {
    fn checked(self) -> Result<View, String> {
        let mut faults = Faults::default();
        let owner = self.seat.map(|seat| self.table.setup.player_on(seat));
        faults.demand(owner != Some(None), || "the view belongs to a seat that does not exist".into());
        let side = owner.flatten().map(Player::side);
        let there = |player: Player| self.table.setup.players().contains(&player);
        for player in Player::ALL {
            let own = there(player) && side == Some(player.side());
            let enemy = there(player) && side == Some(player.side().other());
            let fits = self.hands[player.index()].is_some() == own && self.seen[player.index()].is_some() == enemy;
            faults.demand(fits, || format!("the hand of {} is shown to the wrong side", player.word()));
        }
        if faults.none() {
            let state = self.imagine(&mut Rng::seeded(0));
            let found = state.faults();
            faults.demand(found.is_empty(), || found.join("; "));
            faults.demand(state.view(self.seat) == self, || "no position can look like this".into());
        }
        faults.judge(self)
    }

    /// One complete position that fits the view.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> State {
        let mut state = State { table: self.table.clone(), hands: [Hand::default(); 4], decks: [Pile::EMPTY; 2] };
        for side in [German, Soviet] {
            let mut hidden = self.table.hidden_cards(side);
            let team = [Player::first(side), Player::first(side).mate()];
            for player in team {
                let hand = &mut state.hands[player.index()];
                hand.seen = self.seen[player.index()].unwrap_or_default();
                hand.cards = self.hands[player.index()].unwrap_or(hand.seen);
                for card in hand.cards.iter() {
                    hidden.remove(card);
                }
            }
            for player in team {
                let cards = &mut state.hands[player.index()].cards;
                while cards.len() < self.table.held[player.index()] {
                    let Some(card) = hidden.draw(rng) else { break };
                    cards.add(card);
                }
            }
            state.decks[side.index()] = hidden;
        }
        if self.table.step == Step::LookDiscard {
            let victim = self.table.looked_at();
            let hand = &mut state.hands[victim.index()];
            hand.seen = hand.cards;
        }
        state
    }
}

impl State {
    /// What a seat may know.
    pub(crate) fn view(&self, seat: Option<Seat>) -> View {
        let setup = &self.table.setup;
        let side = seat.and_then(|seat| setup.player_on(seat)).map(Player::side);
        let of = |side: Option<table::Side>, pile: fn(&Hand) -> Pile| {
            Player::ALL.map(|player| {
                let shown = setup.players().contains(&player) && side == Some(player.side());
                shown.then(|| pile(&self.hands[player.index()]))
            })
        };
        View {
            seat,
            table: self.table.clone(),
            hands: of(side, |hand| hand.cards),
            seen: of(side.map(table::Side::other), |hand| hand.seen),
        }
    }
}

impl Table {
    /// The cards of a side that are in hands or in its deck: all that lie nowhere else.
    pub fn hidden_cards(&self, side: table::Side) -> Pile {
        let mut hidden: Pile = DATA.deck(side, self.setup.is_expert()).collect();
        for card in self.open_cards(side) {
            hidden.remove(card);
        }
        hidden
    }

    /// The cards of a side that everybody sees.
    pub(crate) fn open_cards(&self, side: table::Side) -> impl Iterator<Item = CardId> + '_ {
        let piles = self.discards[side.index()].iter().chain(self.graves[side.index()].iter());
        let battle = self.battle.iter();
        let in_battle = battle.flat_map(|battle| {
            let laid = battle.laid.iter().map(|laid| laid.card);
            let heroes = battle.heroes.iter().map(|hero| hero.card);
            laid.chain(heroes).chain(battle.declared.iter().map(|declared| declared.card))
        });
        piles.chain(in_battle.filter(move |card| card.side() == side))
    }

    /// Whose hand the decider looks at, where he does (HS-14.7).
    pub(crate) fn looked_at(&self) -> Player {
        let enemy = self.decider.side().other();
        self.battle.as_ref().map_or(Player::first(enemy), |battle| battle.lead(enemy))
    }
}
