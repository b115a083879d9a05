//! Who knows what: views, and the worlds that fit them.

use crate::bag::{Bag, Worth};
use crate::data::{Arrival, DATA, ForcePart, ReadyDeck, Role, Scenario};
use crate::legal::{Limits, POOL};
use crate::pieces::{CardId, Class, Special, Works};
use crate::setup::Decks;
use crate::state::*;
use crate::units::{Gear, Mark};
use arrayvec::ArrayVec;
use table::kit::drafted;
use table::{Chance, Rng, Seat};

drafted! {
    /// The position as one seat knows it: the open table, and the secrets of its own side.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct View {
        /// Whose view it is; of nobody who looks on.
        pub owner: Option<Seat>,
        /// What everybody sees.
        pub table: Table,
        /// What the deciding seat has in mind, if this seat may know.
        pub focus: Focus,
        /// The secrets of the seats that this one shares them with.
        pub secrets: [Option<Secrets>; SEATS],
        /// Hidden hand cards of the enemy that this side has seen (TC-15.18).
        pub seen: [Option<Bag>; SEATS],
    }
}

impl State {
    /// What a seat may know: commanders of a side share everything (TC-21.5); at the end all is open.
    pub fn view(&self, seat: Option<Seat>) -> View {
        let table = &self.table;
        let open = table.step == Step::Over;
        let side = seat.map(|seat| table.side(seat));
        let there = |i: usize| i < usize::from(table.setup.players);
        let knows = |i: usize| there(i) && (open || side == Some(table.side(Seat(i as u8))));
        let decides = open || side == Some(table.side(table.seat)) || self.is_focus_open();
        View {
            owner: seat,
            table: table.clone(),
            focus: if decides { self.focus.clone() } else { Focus::Nothing },
            secrets: std::array::from_fn(|i| knows(i).then(|| self.secrets[i])),
            seen: std::array::from_fn(|i| (side.is_some() && there(i) && !knows(i)).then(|| self.secrets[i].seen)),
        }
    }
}

impl State {
    /// Is what the deciding seat has in mind seen by all? Everything is but a card that is to be played and
    /// that not everybody knows to be in its hand: that stays secret until its target is chosen.
    fn is_focus_open(&self) -> bool {
        let seat = self.table.seat.index();
        let laying = matches!(self.table.step, Step::Deploy | Step::Arrival | Step::Ground);
        let known =
            if laying { self.secrets[seat].group_to_place(&self.table) } else { &self.table.players[seat].open };
        match &self.focus {
            Focus::Nothing | Focus::Aim(_) | Focus::Group(_) => true,
            Focus::Card(staged) => known.has(staged.card),
        }
    }
}

impl View {
    /// One position that fits the view, the unknown dealt at random.
    pub fn imagine(&self, rng: &mut Rng) -> State {
        let secrets = self.secrets.map(Option::unwrap_or_default);
        let mut state = State { table: self.table.clone(), focus: self.focus.clone(), secrets };
        for i in 0..usize::from(self.table.setup.players) {
            if self.secrets[i].is_none() {
                let seen = self.seen[i].unwrap_or_default();
                let dream = Dream { table: &self.table, seat: Seat(i as u8), seen, rng };
                state.secrets[i] = dream.secrets();
            }
        }
        state
    }

    /// The cards of a seat's hand that the owner of this view knows.
    pub fn known_hand(&self, seat: Seat) -> Bag {
        if let Some(secrets) = self.secrets.get(seat.index()).and_then(Option::as_ref) {
            return secrets.hand;
        }
        let mut known = self.table.players[seat.index()].open;
        known.extend(self.seen[seat.index()].iter().flat_map(|seen| seen.iter().collect::<Vec<_>>()));
        known
    }
}

impl Table {
    fn ready_deck(&self, seat: Seat) -> Option<&'static ReadyDeck> {
        let side = self.side(seat);
        self.nations?;
        self.setup.ready(self.nation(side), self.role(side))
    }

    /// Hill 621: has this part come into the game?
    fn has_come(&self, seat: Seat, part: ForcePart) -> bool {
        let groups = self.arrived[self.nation(self.side(seat)).index()];
        let of = |arrival: &Arrival| usize::from(arrival.group == ForcePart::Reinf2);
        match part {
            ForcePart::Reinf1 => groups[0] == Arrived::Here,
            ForcePart::Reinf2 => groups[1] == Arrived::Here,
            ForcePart::Reinf1Hand | ForcePart::Reinf2Hand => {
                DATA.arrivals.iter().any(|arrival| arrival.hand == part && groups[of(arrival)] != Arrived::NotDue)
            }
            _ => true,
        }
    }

    /// The cards that everybody knows to be in a seat's deck: all of a ready-made one, else what the
    /// scenario gives.
    pub(crate) fn known_part(&self, seat: Seat) -> Bag {
        let Some(ready) = self.ready_deck(seat) else { return Bag::default() };
        let given = |part: ForcePart| match part {
            ForcePart::Deck | ForcePart::Reinforcement => self.setup.deck == Decks::Ready,
            part => self.has_come(seat, part),
        };
        ForcePart::ALL.into_iter().filter(|part| given(*part)).flat_map(|part| ready.group(part)).collect()
    }

    /// One part of what everybody knows.
    pub(crate) fn known_of(&self, seat: Seat, parts: &[ForcePart]) -> Bag {
        let Some(ready) = self.ready_deck(seat) else { return Bag::default() };
        parts.iter().flat_map(|part| ready.group(*part)).collect()
    }

    /// All cards of a seat that lie open.
    pub(crate) fn visible(&self, seat: Seat) -> Bag {
        let player = &self.players[seat.index()];
        let mut cards = player.open;
        cards.extend(player.discard.iter().chain(player.wrecks.iter()).chain(player.laid.iter()));
        let nation = self.nation(self.side(seat));
        for (_, unit) in self.units.iter() {
            if unit.owner == seat {
                cards.add(unit.card);
                cards.extend(unit.gear.iter().map(|gear: Gear| gear.card(nation)));
                let leaders = LEADERS.into_iter().filter(|(mark, _)| unit.is(*mark));
                cards.extend(leaders.map(|(_, event)| event.card().id));
            }
            if unit.breakdown == Some(seat) {
                cards.add(Special::Breakdown.card().id);
            }
            if unit.malfunction == Some(seat) {
                cards.add(Special::WeaponMalfunction.card().id);
            }
        }
        self.visible_on_ground(seat, &mut cards);
        if let Some(window) = &self.window {
            cards.extend(window.stack.iter().filter(|played| played.by == seat).map(|played| played.card));
            if let Act::Instant(instant) = &window.act
                && self.active() == seat
            {
                cards.add(instant.card.card);
            }
        }
        cards
    }

    fn visible_on_ground(&self, seat: Seat, cards: &mut Bag) {
        let water = |kind: WaterKind| match kind {
            WaterKind::Swamp => CardId::SWAMP,
            WaterKind::Stream => CardId::STREAM,
        };
        for (_, cell) in self.ground.iter() {
            if let Some(Water { kind, by: Some(by) }) = cell.water
                && by == seat
            {
                cards.add(water(kind));
            }
            if let Some(Dug { works, by: Some(by), .. }) = cell.works
                && by == seat
            {
                cards.add(if works == Works::Foxholes { CardId::FOXHOLES } else { CardId::BUNKERS });
            }
            if cell.minefield == Some(seat) {
                cards.add(Special::Minefield.card().id);
            }
            if cell.path == Some(seat) {
                cards.add(Special::Path.card().id);
            }
        }
        cards.extend(self.edges.iter().filter(|edge| edge.by == seat).map(|_| CardId::STREAM));
    }

    /// Has the reinforcement group of 17.5 joined the hand of this seat?
    pub(crate) fn group_has_joined(&self, seat: Seat) -> bool {
        let defends = self.setup.scenario == Scenario::Defence && self.role(self.side(seat)) == Role::Defender;
        defends && self.turn > 0 && self.players[seat.index()].group == 0
    }
}

pub(crate) const LEADERS: [(Mark, Special); 4] = [
    (Mark::Ace, Special::TankAce),
    (Mark::Leader, Special::SquadLeader),
    (Mark::Observer, Special::ForwardObserver),
    (Mark::Canister, Special::SpecialAmmunition),
];

/// The first bag without what is in the second.
pub(crate) fn without(mut from: Bag, what: &Bag) -> Bag {
    for card in what.iter() {
        from.remove(card);
    }
    from
}

/// Fills in the secrets of a seat that the viewer does not know.
struct Dream<'a> {
    table: &'a Table,
    seat: Seat,
    seen: Bag,
    rng: &'a mut Rng,
}

impl Dream<'_> {
    fn secrets(mut self) -> Secrets {
        let table = self.table;
        let ready = table.setup.deck == Decks::Ready;
        match table.step {
            Step::Nation => return Secrets::default(),
            Step::Deck | Step::Reinforcement if self.seat > table.seat => return Secrets::default(),
            Step::Deck if self.seat == table.seat => return Secrets::default(),
            Step::Reinforcement if self.seat == table.seat => {
                // How large the deck is has not been seen yet.
                let limits = table.limits(self.seat, false);
                let pile = self.any_deck(&limits, 1 + self.seat.0 % 2);
                return Secrets { pile, ..Secrets::default() };
            }
            _ => {}
        }
        let mut secrets = if ready { self.deal_known() } else { self.deal_unknown() };
        if table.step == Step::Pool && self.seat < table.seat {
            secrets.pool = self.any_pool();
        }
        secrets
    }

    fn any_pool(&mut self) -> Bag {
        let mut cards: ArrayVec<CardId, 20> = POOL.into_iter().chain(POOL).collect();
        self.rng.shuffle(&mut cards);
        cards.into_iter().take(10).collect()
    }

    /// A few cards that make a legal deck.
    fn any_deck(&mut self, limits: &Limits, extra: u8) -> Bag {
        let mut need = vec![Need::Combat];
        if limits.herald {
            need.push(Need::Herald);
        }
        let count = need.len() as u8 + extra;
        self.unknown_cards(limits, &Bag::default(), count, limits.budget, &need)
    }

    /// What everybody knows to be hidden is shared out between hand and pile.
    fn deal_known(&mut self) -> Secrets {
        let table = self.table;
        let known = table.known_part(self.seat);
        let visible = table.visible(self.seat);
        let group = self.known_group(&known, &visible);
        let hidden = without(without(known, &visible), &group);
        self.share_out(hidden, group)
    }

    /// The group that lies apart: the reinforcements of 17.5, or a force that is being placed.
    fn known_group(&self, known: &Bag, visible: &Bag) -> Bag {
        let table = self.table;
        if table.players[self.seat.index()].group == 0 {
            return Bag::default();
        }
        if table.setup.scenario == Scenario::Defence {
            return table.known_of(self.seat, &[ForcePart::Reinforcement]);
        }
        if table.setup.is_hill() {
            return without(*known, visible);
        }
        without(table.known_of(self.seat, &[ForcePart::Force]), visible)
    }

    fn share_out(&mut self, hidden: Bag, group: Bag) -> Secrets {
        let table = self.table;
        let player = &table.players[self.seat.index()];
        let mut pile = without(hidden, &self.seen);
        let mut in_hand = self.seen;
        // TC-18.12: before the deal the reserve holds what was kept back, and that are units.
        let barred = |card: CardId| table.turn == 0 && !card.stats().is_unit();
        while in_hand.len() < player.hidden() {
            let free: ArrayVec<CardId, 60> = pile.iter().filter(|card| !barred(*card)).collect();
            let Some(card) = self.rng.pick(&free).copied() else { break };
            pile.remove(card);
            in_hand.add(card);
        }
        let mut hand = player.open;
        hand.extend(in_hand.iter());
        Secrets { hand, pile, group, pool: Bag::default(), seen: self.seen }
    }

    /// A deck of the owner's own making: any cards that could be in it.
    fn deal_unknown(&mut self) -> Secrets {
        let table = self.table;
        let player = table.players[self.seat.index()];
        let (given, visible) = (table.known_part(self.seat), table.visible(self.seat));
        let joined = table.group_has_joined(self.seat);
        let later = table.setup.scenario == Scenario::Defence && player.group > 0;
        let mut limits = table.limits(self.seat, false);
        if joined {
            limits.budget = limits.budget.zip(table.limits(self.seat, true).budget).map(|(a, b)| a + b);
        }
        let group = if later { Bag::default() } else { self.known_group(&given, &visible) };
        let given_left = without(without(given, &visible), &group);
        let bought = without(visible, &given);
        let hidden = player.hidden() + player.pile;
        let count = hidden.saturating_sub(given_left.len());
        let left = limits.budget.map(|budget| budget.saturating_sub(bought.points()));
        let mut needs = Vec::new();
        let known = without(self.seen, &given_left);
        if limits.herald && !bought.has(CardId::REINFORCEMENTS) && !known.has(CardId::REINFORCEMENTS) {
            needs.push(Need::Herald);
        }
        // A deck has a combat card, and a side that has none on the board has one left somewhere (TC-17.3).
        let side = table.side(self.seat);
        let on_board = |unit: &crate::units::Unit| table.side(unit.owner) == side && unit.stats().is_combat();
        let fights = table.turn == 0 || table.units.iter().any(|(_, unit)| on_board(unit));
        let waits = given_left.has_combat() || group.has_combat() || known.has_combat();
        if !waits && (!fights || !bought.has_combat()) {
            needs.push(Need::Combat);
        }
        if table.turn == 0 {
            // What was kept back (TC-18.12).
            let units = if needs.contains(&Need::Combat) { 1 } else { 0 };
            needs.extend(std::iter::repeat_n(Need::Unit, usize::from(player.hidden().saturating_sub(units))));
        }
        let mut held = bought;
        held.extend(known.iter());
        let count = count.saturating_sub(known.len());
        let left = left.map(|left| left.saturating_sub(known.points()));
        let mut cards = self.unknown_cards(&limits, &held, count, left, &needs);
        cards.extend(known.iter().chain(given_left.iter()));
        let group = if later { self.unknown_group(&cards, &visible) } else { group };
        self.share_out(cards, group)
    }

    /// The hidden group of 17.5.
    fn unknown_group(&mut self, deck: &Bag, visible: &Bag) -> Bag {
        let limits = self.table.limits(self.seat, true);
        let mut held = *deck;
        held.extend(visible.iter());
        let count = self.table.players[self.seat.index()].group;
        self.unknown_cards(&limits, &held, count, limits.budget, &[Need::Combat])
    }

    /// So many cards within the budget, each allowed beside what is there already.
    fn unknown_cards(&mut self, limits: &Limits, held: &Bag, count: u8, budget: Option<u16>, needs: &[Need]) -> Bag {
        let table = self.table;
        // Base terrain has been laid or discarded when its owner has had his turn (TC-18.4).
        let laid = table.step > Step::Ground || (table.step == Step::Ground && self.seat < table.seat);
        let gone = |card: CardId| laid && card.stats().class == Class::BaseTerrain;
        let market = Market::of(limits, CardId::all().filter(|card| !gone(*card)));
        let mut cards = Bag::default();
        for slot in 0..count {
            let need = needs.get(usize::from(slot)).copied();
            // What is still needed must be paid for as well as the rest.
            let later = needs.get(usize::from(slot) + 1..).unwrap_or_default();
            let (spent, rest) = (cards.points(), market.rest(count - slot - 1, later));
            let fits = |card: &CardId| {
                let have = |card: CardId| held.count(card) + cards.count(card);
                let afford =
                    budget.is_none_or(|budget| spent + cost(*card) + market.least(rest, *card, have) <= budget);
                have(*card) < limits.copies(*card) && afford
            };
            let any = |need: Option<Need>| -> ArrayVec<CardId, 166> {
                let wanted = market.cards.iter().filter(|card| need.is_none_or(|need| need.meets(**card)));
                wanted.copied().filter(fits).collect()
            };
            let wanted = Some(any(need)).filter(|wanted| !wanted.is_empty()).unwrap_or_else(|| any(None));
            match self.rng.pick(&wanted) {
                Some(card) => cards.add(*card),
                None => break,
            }
        }
        cards
    }
}

/// What a card costs.
fn cost(card: CardId) -> u16 {
    card.stats().points.into()
}

/// What unknown cards can be bought, and what the cheapest cost.
struct Market<'a> {
    limits: &'a Limits,
    cards: ArrayVec<CardId, 166>,
    /// The price of the cheapest card that there is no limit to.
    unlimited: u16,
    /// Limited cards that are cheaper than that.
    bargains: ArrayVec<CardId, 166>,
}

/// Cards that are still to be bought after the next one: what those that are needed cost, and how many others.
#[derive(Clone, Copy)]
struct Rest {
    needed: u16,
    others: u8,
}

impl Market<'_> {
    fn of(limits: &Limits, cards: impl Iterator<Item = CardId>) -> Market<'_> {
        let cards: ArrayVec<CardId, 166> = cards.filter(|card| limits.admit(*card).is_ok()).collect();
        let is_limited = |card: &CardId| limits.copies(*card) <= DATA.numbers.event_copies_max;
        let unlimited = cards.iter().filter(|card| !is_limited(card)).map(|card| cost(*card)).min().unwrap_or(0);
        let bargains = cards.iter().copied().filter(|card| is_limited(card) && cost(*card) < unlimited).collect();
        Market { limits, cards, unlimited, bargains }
    }

    fn rest(&self, count: u8, needs: &[Need]) -> Rest {
        let cheapest = |need: &Need| {
            let meeting = self.cards.iter().filter(|card| need.meets(**card));
            meeting.map(|card| cost(*card)).min().unwrap_or(0)
        };
        let needs = &needs[..needs.len().min(count.into())];
        Rest { needed: needs.iter().map(cheapest).sum(), others: count - needs.len() as u8 }
    }

    /// The least that the rest costs after this card, beside what is there already.
    fn least(&self, rest: Rest, next: CardId, have: impl Fn(CardId) -> u8) -> u16 {
        let Rest { needed: mut total, others: mut left } = rest;
        for card in &self.bargains {
            let used = have(*card) + u8::from(next == *card);
            let more = self.limits.copies(*card).saturating_sub(used).min(left);
            total += u16::from(more) * cost(*card);
            left -= more;
        }
        total + u16::from(left) * self.unlimited
    }
}

/// What must be among the unknown cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Need {
    Combat,
    Herald,
    Unit,
}

impl Need {
    fn meets(self, card: CardId) -> bool {
        match self {
            Need::Combat => card.stats().is_combat(),
            Need::Herald => card == CardId::REINFORCEMENTS,
            Need::Unit => card.stats().is_unit(),
        }
    }
}
