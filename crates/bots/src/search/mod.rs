//! Looking ahead: Monte-Carlo tree search over information sets.
//!
//! Each iteration imagines a world that fits the view and plays it on. As long as a seat's own history is
//! known to the tree, it takes the action that promises most or was tried least (PUCT); from there on it
//! plays as the title's promise suggests. At the first quiet moment beyond the horizon the position is
//! appraised, and everybody on the way learns from it.
//!
//! - **Several observers.** Each seat that decides keeps to its own history ([`Histories`]), so nobody answers
//!   to a secret choice that he cannot have seen: neither the others to ours nor we to theirs.
//! - **Worlds differ.** What is legal may differ from one imagined world to the next. An action is judged by
//!   how often it was offered, not by how often its node was visited.
//! - **Chance is open.** Dice are thrown anew in every iteration; a node stands for all that they may show.
//! - **Many actions** are let in by and by, the most promising first.

mod ears;
mod pairs;
mod taste;
mod tree;

pub(crate) use ears::{Ears, Histories};
use table::{Chance, Dice, Horizon, MAX_SEATS, Next, Outcome, POINTLESS, Rng, Seat, Side, Studied};
use taste::Flavour;
pub(crate) use taste::Taste;
use tree::Tree;

/// How a search goes about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Style {
    /// How much to try what was tried little.
    pub(crate) curiosity: f32,
    /// So many actions of a node are looked at from the start…
    pub(crate) width: f32,
    /// … and more as the root of the visits grows, times this.
    pub(crate) widening: f32,
    /// How much sharper than the title's promise the guesses beyond the tree are: a power of the weights.
    pub(crate) trust: f32,
    /// How many times as far as the title's horizon a line is followed.
    pub(crate) reach: u32,
    /// What the enemies do not see is chosen by chance among all that was tried at least so often, compared with what
    /// was tried most.
    pub(crate) mixing: f32,
    /// What the searcher likes about a line beside its result.
    pub(crate) taste: Taste,
}

impl Default for Style {
    fn default() -> Style {
        Style { curiosity: 0.7, width: 6.0, widening: 2.0, trust: 1.0, reach: 1, mixing: 1.0, taste: Taste::default() }
    }
}

/// Decisions after which a position is appraised even if it is not quiet.
const FARTHEST: u32 = 400;

/// What is not decided is never worth as much as what is.
const UNDECIDED: f32 = 0.97;

/// An action not tried yet is taken to be a little worse than its node.
const CAUTION: f32 = 0.1;

/// Room for the edges of one tree, some 40 bytes each.
const MOST_EDGES: usize = 1 << 19;

/// One tree and what belongs to growing it. Aligned so that two threads never write to one line of the cache.
#[derive(Clone, Debug)]
#[repr(align(128))]
pub(crate) struct Search<R: Studied> {
    tree: Tree<R::Action>,
    root: Histories,
    style: Style,
    rng: Rng,
    seats: usize,
    sides: [Side; MAX_SEATS],
    seat: Seat,
    best: f32,
    concealed: bool,
    legal: Vec<R::Action>,
    weights: Vec<f32>,
    matched: Vec<Option<u32>>,
    missing: Vec<u32>,
    ranks: Vec<u16>,
    path: Vec<(u32, u32, Side)>,
    compared: Vec<Tried<R::Action>>,
}

/// What the root says of one action.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tried<A> {
    pub(crate) action: A,
    pub(crate) visits: u32,
    pub(crate) total: f32,
}

impl<R: Studied> Search<R> {
    /// A search for one seat.
    pub(crate) fn new(setup: &R::Setup, seat: Seat, style: Style, seed: u64) -> Search<R> {
        Search::with_room(setup, seat, style, seed, MOST_EDGES)
    }

    fn with_room(setup: &R::Setup, seat: Seat, style: Style, seed: u64, room: usize) -> Search<R> {
        let seating = R::seating(setup);
        let side = |i: usize| seating.side(Seat(i as u8)).unwrap_or(Side::First);
        Search {
            tree: Tree::new(room),
            root: Histories::new(),
            style,
            rng: Rng::seeded(seed),
            seats: seating.len(),
            sides: std::array::from_fn(side),
            seat,
            best: f32::NEG_INFINITY,
            concealed: false,
            legal: Vec::new(),
            weights: Vec::new(),
            matched: Vec::new(),
            missing: Vec::new(),
            ranks: Vec::new(),
            path: Vec::new(),
            compared: Vec::new(),
        }
    }

    /// For whom it searches.
    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    /// How many seats there are.
    pub(crate) fn seats(&self) -> usize {
        self.seats
    }

    /// The histories up to the position that it searches.
    pub(crate) fn root(&self) -> Histories {
        self.root
    }

    /// Goes on from a later position of which it knows how it came about, keeping what it has learnt.
    pub(crate) fn follow(&mut self, root: Histories) {
        self.root = root;
        self.best = f32::NEG_INFINITY;
        if self.tree.half_full() {
            self.tree.clear();
        }
    }

    /// Goes on from another position, having learnt nothing.
    pub(crate) fn forget(&mut self) {
        self.tree.clear();
        self.root = Histories::new();
        self.best = f32::NEG_INFINITY;
    }

    /// How often the root was visited.
    pub(crate) fn visits(&self) -> u32 {
        self.tree.find(self.root.of(self.seat)).map_or(0, |root| self.tree.node(root).visits)
    }

    /// The best result for the searcher's side that any iteration has come to.
    pub(crate) fn best(&self) -> f32 {
        self.best
    }

    /// What was tried at the root.
    pub(crate) fn tried(&self) -> impl Iterator<Item = Tried<R::Action>> + '_ {
        let root = self.tree.find(self.root.of(self.seat));
        let compared = self.compared.iter().copied();
        let looked_at = root.into_iter().flat_map(|root| self.tree.edges_of(root)).map(|edge| {
            let edge = self.tree.edge(edge);
            Tried { action: edge.action, visits: edge.visits, total: edge.total }
        });
        compared.chain(looked_at)
    }

    /// Is one action so far ahead that so many more iterations cannot change the choice?
    pub(crate) fn decided(&self, left: u32) -> bool {
        let visits = || self.tried().map(|tried| tried.visits);
        let first = visits().max().unwrap_or(0);
        let second = visits().filter(|visits| *visits < first).max().unwrap_or(0);
        visits().filter(|visits| *visits == first).count() == 1 && first > second + left
    }

    /// Imagines a world, plays it on, and learns from it.
    pub(crate) fn iterate(&mut self, view: &R::View) {
        let mut world = R::imagine(view, &mut self.rng);
        let mut dice = Dice::quick(self.rng.seed());
        let mut histories = self.root;
        let mut strayed = 0u8;
        self.path.clear();
        let mut decisions = 0;
        let own = self.sides[self.seat.index() % MAX_SEATS];
        let mut flavour = self.flavour(&world);
        let worth = loop {
            let seat = match R::next(&world) {
                Next::Decide(seat) => seat,
                Next::Over(outcome) => break decided(&outcome),
            };
            let far = match R::horizon() {
                Horizon::Decisions(most) => decisions >= most * self.style.reach,
                Horizon::Known => decisions > 0 && strayed != 0,
            };
            if far && (R::quiet(&world) || decisions >= FARTHEST) {
                break appraised::<R>(&world);
            }
            self.legal.clear();
            R::legal(&world, &mut self.legal);
            let bit = 1u8 << (seat.index() % MAX_SEATS);
            let action = match self.legal.len() {
                0 => break appraised::<R>(&world),
                1 => self.legal[0],
                _ if strayed & bit != 0 => self.guess(&world),
                _ => self.select(&world, seat, histories.of(seat), &mut strayed),
            };
            let mut ears = Ears::listening(strayed.count_ones() < self.seats as u32);
            R::apply(&mut world, action, &mut dice, &mut ears);
            if decisions == 0 {
                self.concealed = self.is_concealed(own, &ears);
            }
            self.savour(&mut flavour, &world, seat, &ears);
            histories.note(self.seats, seat, &action, ears);
            decisions += 1;
        };
        let liking = self.style.taste.liking(&flavour, R::stakes());
        for &(node, edge, side) in &self.path {
            let liking = if side == own { liking } else { 0.0 };
            self.tree.learn(node, edge, worth_to(side, worth), liking);
        }
        self.best = self.best.max(worth_to(own, worth));
    }

    /// What a line that begins here has to offer to the searcher's taste.
    fn flavour(&self, world: &R::State) -> Flavour {
        Flavour::of(if self.style.taste == Taste::default() { [0; 2] } else { R::toll(world) })
    }

    /// Adds what a step that led to this world, and was heard so, has to offer.
    fn savour(&self, flavour: &mut Flavour, world: &R::State, seat: Seat, ears: &Ears) {
        if self.style.taste == Taste::default() {
            return;
        }
        let own = self.sides[self.seat.index() % MAX_SEATS];
        if self.sides[seat.index() % MAX_SEATS] == own {
            flavour.acted(self.heard_by_enemies(own, ears));
        }
        flavour.counted(R::toll(world), own);
    }

    /// How many events the enemy heard who heard most.
    fn heard_by_enemies(&self, own: Side, ears: &Ears) -> u16 {
        self.enemies(own).map(|seat| ears.heard(seat)).max().unwrap_or(0)
    }

    /// Do the enemies not know what was done?
    fn is_concealed(&self, own: Side, ears: &Ears) -> bool {
        self.enemies(own).all(|seat| !ears.knows(seat))
    }

    fn enemies(&self, own: Side) -> impl Iterator<Item = usize> {
        (0..self.seats).filter(move |seat| self.sides[*seat] != own)
    }

    /// Which of what was tried is done, the most tried first: that one, or where the enemies do not see it, perhaps
    /// another that was tried nearly as often.
    pub(crate) fn settle(&mut self, visits: &[u32]) -> usize {
        let Some(most) = visits.first() else { return 0 };
        if !self.concealed || self.style.mixing >= 1.0 {
            return 0;
        }
        let enough = self.style.mixing * *most as f32;
        let rivals = visits.iter().take_while(|visits| **visits as f32 >= enough);
        let mut point = self.rng.below(rivals.clone().sum::<u32>().max(1));
        for (i, visits) in rivals.enumerate() {
            match point.checked_sub(*visits) {
                Some(further) => point = further,
                None => return i,
            }
        }
        0
    }

    /// The action of a seat whose history the tree knows. A history that is new to it is added, and the seat
    /// strays from the tree.
    fn select(&mut self, world: &R::State, seat: Seat, history: u64, strayed: &mut u8) -> R::Action {
        let found = self.tree.find(history);
        if found.is_none() {
            *strayed |= 1 << (seat.index() % MAX_SEATS);
        }
        let full = self.tree.full(self.legal.len());
        let node = match found {
            Some(node) => node,
            None if full => return self.guess(world),
            None => self.tree.add(history),
        };
        self.matched.clear();
        self.tree.matching(node, &self.legal, &mut self.matched);
        if self.matched.contains(&None) {
            if full {
                return self.guess(world);
            }
            self.offer_missing(world, node);
        }
        let Some(edge) = self.most_urgent(node) else { return self.guess(world) };
        self.path.push((node, edge, self.sides[seat.index() % MAX_SEATS]));
        self.tree.edge(edge).action
    }

    /// Adds the actions that the node does not know yet, in the order of their promise.
    fn offer_missing(&mut self, world: &R::State, node: u32) {
        self.weigh(world);
        let sum: f32 = self.weights.iter().sum();
        let known = self.tree.count(node);
        self.missing.clear();
        self.missing.extend((0..self.legal.len() as u32).filter(|i| self.matched[*i as usize].is_none()));
        self.rng.shuffle(&mut self.missing);
        let weights = &self.weights;
        self.missing.sort_by(|a, b| weights[*b as usize].total_cmp(&weights[*a as usize]));
        self.ranks.resize(self.legal.len(), 0);
        for (rank, i) in (known..).zip(&self.missing) {
            self.ranks[*i as usize] = if weights[*i as usize] <= POINTLESS { u16::MAX } else { rank as u16 };
        }
        // A new edge lies where the next search expects it: in the order of the rules, not of the promise.
        for i in 0..self.legal.len() {
            if self.matched[i].is_none() {
                let prior = (self.weights[i] / sum).powf(R::promise_exponent());
                self.matched[i] = Some(self.tree.offer(node, self.legal[i], prior, self.ranks[i]));
            }
        }
    }

    /// The matched edge with the highest upper bound among those let in so far.
    fn most_urgent(&mut self, node: u32) -> Option<u32> {
        let Style { curiosity, width, widening, .. } = self.style;
        let &tree::Node { visits, total, .. } = self.tree.node(node);
        let curiosity = curiosity * R::stakes();
        let unknown = if visits > 0 { total / visits as f32 - CAUTION * R::stakes() } else { 0.0 };
        let mut let_in = (width + widening * (visits as f32).sqrt()) as u16;
        let priors = |tree: &Tree<R::Action>, let_in: u16| -> f32 {
            let edges = self.matched.iter().flatten().map(|edge| tree.edge(*edge));
            edges.filter(|edge| edge.rank < let_in).map(|edge| edge.prior).sum()
        };
        let mut sum = priors(&self.tree, let_in);
        if sum <= 0.0 {
            let_in = u16::MAX;
            sum = priors(&self.tree, let_in);
        }
        let (mut urgent, mut most) = (None, f32::NEG_INFINITY);
        for &id in self.matched.iter().flatten() {
            let edge = self.tree.edge_mut(id);
            if edge.rank >= let_in {
                continue;
            }
            edge.offered += 1;
            let spread = edge.prior / sum * (edge.offered as f32).sqrt() / (1.0 + edge.visits as f32);
            let urgency = edge.mean().unwrap_or(unknown) + curiosity * spread;
            if urgency > most {
                (urgent, most) = (Some(id), urgency);
            }
        }
        urgent
    }

    /// What a seat does beyond the tree: at random, as the title's promise weighs.
    fn guess(&mut self, world: &R::State) -> R::Action {
        self.weigh(world);
        if self.style.trust != 1.0 {
            self.weights.iter_mut().for_each(|weight| *weight = weight.powf(self.style.trust));
        }
        let sum: f32 = self.weights.iter().sum();
        let mut point = self.rng.below(1 << 24) as f32 / (1 << 24) as f32 * sum;
        for (action, weight) in self.legal.iter().zip(&self.weights) {
            point -= weight;
            if point < 0.0 {
                return *action;
            }
        }
        self.legal[self.legal.len() - 1]
    }

    /// One weight for each legal action.
    fn weigh(&mut self, world: &R::State) {
        self.weights.clear();
        R::promise(world, &self.legal, &mut self.weights);
        if self.weights.len() != self.legal.len() {
            self.weights.clear();
            self.weights.resize(self.legal.len(), 1.0);
        }
    }
}

/// What an outcome is worth to the first side.
fn decided(outcome: &Outcome) -> f32 {
    outcome.side.map_or(0.0, |side| worth_to(side, 1.0))
}

/// What a position is worth to the first side.
fn appraised<R: Studied>(world: &R::State) -> f32 {
    R::appraise(world, Side::First).clamp(-UNDECIDED, UNDECIDED)
}

fn worth_to(side: Side, first: f32) -> f32 {
    match side {
        Side::First => first,
        Side::Second => -first,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use duel::Duel;
    use table::Rules;
    use table::Silent;

    fn search(room: usize) -> (Search<Duel>, duel::View) {
        let (_, setup) = Duel::scenarios().swap_remove(0);
        let state = table_at_start(&setup);
        let Next::Decide(seat) = Duel::next(&state) else { panic!("a match begins with a decision") };
        let view = Duel::view(&state, Some(seat));
        (Search::with_room(&setup, seat, Style::default(), 1, room), view)
    }

    #[test]
    fn a_full_tree_grows_no_further_and_goes_on_learning() {
        let (mut small, view) = search(500);
        (0..400).for_each(|_| small.iterate(&view));
        assert!((400..=500).contains(&small.tree.len()), "{} edges", small.tree.len());
        assert_eq!(small.visits(), 400);
        let (mut large, _) = search(MOST_EDGES);
        (0..400).for_each(|_| large.iterate(&view));
        assert!(large.tree.len() > 500);
    }

    #[test]
    fn a_tree_more_than_half_full_is_not_kept() {
        let (mut search, view) = search(500);
        (0..400).for_each(|_| search.iterate(&view));
        search.follow(search.root());
        assert_eq!(search.visits(), 0);
    }

    #[test]
    fn what_cannot_be_caught_up_is_decided() {
        let (mut search, view) = search(MOST_EDGES);
        (0..50).for_each(|_| search.iterate(&view));
        assert!(!search.decided(u32::MAX - 100));
        let mut visits: Vec<u32> = search.tried().map(|tried| tried.visits).collect();
        visits.sort();
        let ahead = visits[visits.len() - 1] - visits[visits.len() - 2];
        assert!(!search.decided(ahead));
        assert_eq!(search.decided(ahead.saturating_sub(1)), ahead > 0);
    }

    #[test]
    fn only_what_the_enemies_do_not_see_is_mixed() {
        let (mut search, view) = search(MOST_EDGES);
        search.style.mixing = 0.5;
        search.iterate(&view);
        assert!(!search.concealed, "the first march of a marker is seen by everybody");
        let mut settled = |concealed: bool| -> Vec<usize> {
            search.concealed = concealed;
            (0..200).map(|_| search.settle(&[100, 60, 40])).collect()
        };
        assert!(settled(false).iter().all(|chosen| *chosen == 0));
        let mixed = settled(true);
        let count = |which: usize| mixed.iter().filter(|chosen| **chosen == which).count();
        assert!(count(0) > count(1) && count(1) > 40 && count(2) == 0, "{mixed:?}");
    }

    #[test]
    fn the_program_of_a_tiger_is_concealed() {
        let (_, setup) = Duel::scenarios().swap_remove(0);
        let (mut dice, mut state) = (Dice::quick(1), table_at_start(&setup));
        let mut legal = Vec::new();
        while state.table.step != duel::state::Step::Programming {
            legal.clear();
            Duel::legal(&state, &mut legal);
            Duel::apply(&mut state, *legal.last().expect("something is legal"), &mut dice, &mut Silent);
        }
        let Next::Decide(seat) = Duel::next(&state) else { panic!("a program is to be chosen") };
        let mut search: Search<Duel> = Search::new(&setup, seat, Style::default(), 1);
        search.iterate(&Duel::view(&state, Some(seat)));
        assert!(search.concealed);
    }

    fn table_at_start(setup: &duel::Setup) -> duel::State {
        Duel::begin(setup, &mut Dice::quick(1), &mut Silent).expect("a sound setup")
    }
}
