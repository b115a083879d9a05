//! Who knows what: views, and the worlds that fit them.

use crate::action::Action;
use crate::legal::Laying;
use crate::map::{Clock, Dir, HEXES, Hex};
use crate::pieces::*;
use crate::promise::{Hunt, Prey};
use crate::setup::OpenMarkers;
use crate::state::*;
use crate::{German, Soviet};
use arrayvec::ArrayVec;
use table::kit::drafted;
use table::{Chance, Rng, Seat, Side};

drafted! {
    /// The position as one seat knows it: the open table, and the secrets of its own side.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct View {
        /// Whose view it is; a spectator's if nobody's.
        pub seat: Option<Seat>,
        /// What everybody sees.
        pub table: Table,
        /// The German side's secrets, if this seat knows them.
        pub german: Option<GermanSecrets>,
        /// The Soviet side's secrets, if this seat knows them.
        pub soviet: Option<SovietSecrets>,
    }
}

impl State {
    /// What a seat may know: partners share everything (DG-15.2); in training and at the end all is open.
    pub fn view(&self, seat: Option<Seat>) -> View {
        let open = self.table.setup.open_markers == OpenMarkers::Yes || self.table.step == Step::Over;
        let side = seat.map(|seat| self.table.setup.side(seat));
        let knows = |of: Side| open || side == Some(of);
        View {
            seat,
            table: self.table.clone(),
            german: knows(German).then(|| self.german.clone()),
            soviet: knows(Soviet).then(|| self.soviet.clone()),
        }
    }
}

impl View {
    /// One position that fits the view, the unknown dealt at random.
    pub fn imagine(&self, rng: &mut Rng) -> State {
        let mut state = State {
            table: self.table.clone(),
            german: self.german.clone().unwrap_or_default(),
            soviet: self.soviet.clone().unwrap_or_default(),
        };
        let mut dream = Dream { state: &mut state, rng };
        if self.german.is_none() {
            dream.german();
        }
        if self.soviet.is_none() {
            dream.soviet();
        }
        state
    }

    /// What a tank marker is, if known.
    pub fn marker_kind(&self, marker: MarkerId) -> Option<MarkerKind> {
        let shown = self.table.markers.get(marker.index())?.shown;
        shown.or_else(|| self.soviet.as_ref()?.markers.get(marker.index()).copied())
    }

    /// What a PAK marker is, if known.
    pub fn pak_kind(&self, pak: PakId) -> Option<PakKind> {
        match self.table.paks.get(pak.index())?.face {
            Face::Up(kind) => Some(kind),
            Face::Down => self.german.as_ref()?.paks.get(pak.index()).copied(),
        }
    }

    /// What a mine marker is, if known.
    pub fn mine_kind(&self, mine: MineId) -> Option<MineKind> {
        match self.table.mines.get(mine.index())? {
            Mine { face_up: true, at: Some(_), .. } => Some(MineKind::Mine),
            Mine { face_up: true, at: None, .. } => Some(MineKind::Bluff),
            _ => self.german.as_ref()?.mines.get(mine.index()).copied(),
        }
    }
}

/// Fills in what a seat does not know.
struct Dream<'a> {
    state: &'a mut State,
    rng: &'a mut Rng,
}

impl Dream<'_> {
    /// The seats of a side that have already made their secret choices in this step: those before the
    /// decider. How far the decider has come is not seen, so he has made none.
    fn done(&self, side: Side) -> impl Iterator<Item = Seat> + use<> {
        let table = &self.state.table;
        let (setup, decider) = (table.setup, table.seat);
        table.order(table.step).take_while(move |seat| *seat != decider).filter(move |seat| setup.side(*seat) == side)
    }

    fn german(&mut self) {
        if self.state.table.step == Step::Weapons {
            self.done(German).for_each(|seat| self.lay_pieces(seat));
        }
        self.paks();
        self.mines();
        self.programs();
        self.orders(German);
    }

    fn soviet(&mut self) {
        if self.state.table.step == Step::Markers {
            let zone = self.state.table.setup.assembly_zone();
            let mut hexes: Vec<Hex> = self.state.table.board().in_columns(zone.from, zone.to).collect();
            self.rng.shuffle(&mut hexes);
            let held = self.done(Soviet).map(|seat| self.state.table.setup.holdings(seat));
            let count: usize = held.map(|held| usize::from(held.tanks + held.bluffs)).sum();
            self.state.soviet.laid.extend(hexes.into_iter().take(count));
        }
        self.markers();
        self.orders(Soviet);
    }

    fn lay_pieces(&mut self, seat: Seat) {
        let mut laying = Laying::of(self.state);
        for piece in self.state.table.setup.holdings(seat).pieces() {
            let hexes: ArrayVec<Hex, HEXES> = laying.sites(self.state, piece).collect();
            let facing = self.rng.pick(&Dir::ALL).copied().filter(|_| piece.faces());
            if let Some(&hex) = self.rng.pick(&hexes) {
                laying.add(piece, hex);
                self.state.german.laid.push(Laid { piece, owner: seat, hex, facing });
            }
        }
    }

    /// Deals what each owner has left among his face-down markers.
    fn paks(&mut self) {
        let table = &self.state.table;
        self.state.german.paks = table.paks.iter().map(|_| PakKind::Bluff).collect();
        for seat in table.setup.seats(German).map(Seat) {
            let mut left: ArrayVec<PakKind, 24> = ArrayVec::new();
            for piece in table.setup.holdings(seat).pieces() {
                if let Piece::Pak(kind) = piece {
                    left.push(kind);
                }
            }
            for pak in table.paks.iter().filter(|pak| pak.owner == seat) {
                if let Face::Up(kind) = pak.face {
                    left.iter().position(|other| *other == kind).map(|i| left.swap_remove(i));
                }
            }
            self.rng.shuffle(&mut left);
            for (pak, kind) in table.paks.iter().zip(&mut self.state.german.paks).filter(|(pak, _)| pak.owner == seat) {
                *kind = match pak.face {
                    Face::Up(kind) => kind,
                    Face::Down => left.pop().unwrap_or(PakKind::Bluff),
                };
            }
        }
    }

    fn mines(&mut self) {
        let table = &self.state.table;
        self.state.german.mines = table.mines.iter().map(|_| MineKind::Bluff).collect();
        for seat in table.setup.seats(German).map(Seat) {
            let proved =
                table.mines.iter().filter(|mine| mine.owner == seat && mine.face_up && mine.at.is_some()).count();
            let hidden = table.mines.iter().filter(|mine| mine.owner == seat && !mine.face_up).count();
            let real = usize::from(table.setup.holdings(seat).mines)
                - proved.min(usize::from(table.setup.holdings(seat).mines));
            let mut deal: ArrayVec<MineKind, 32> = ArrayVec::new();
            deal.extend((0..hidden).map(|i| if i < real { MineKind::Mine } else { MineKind::Bluff }));
            self.rng.shuffle(&mut deal);
            for (mine, kind) in
                table.mines.iter().zip(&mut self.state.german.mines).filter(|(mine, _)| mine.owner == seat)
            {
                *kind = match mine {
                    Mine { face_up: false, .. } => deal.pop().unwrap_or(MineKind::Bluff),
                    Mine { at: Some(_), .. } => MineKind::Mine,
                    Mine { at: None, .. } => MineKind::Bluff,
                };
            }
        }
    }

    fn markers(&mut self) {
        let table = &self.state.table;
        self.state.soviet.markers = table.markers.iter().map(|_| MarkerKind::Bluff).collect();
        for seat in table.setup.seats(Soviet).map(Seat) {
            let mine = || table.markers.iter().filter(|marker| marker.owner == seat);
            let shown = mine().filter(|marker| marker.shown == Some(MarkerKind::Tank)).count();
            let hidden = mine().filter(|marker| marker.shown.is_none()).count();
            let real = usize::from(table.setup.holdings(seat).tanks).saturating_sub(shown);
            let mut deal: ArrayVec<MarkerKind, 64> = ArrayVec::new();
            deal.extend((0..hidden).map(|i| if i < real { MarkerKind::Tank } else { MarkerKind::Bluff }));
            self.rng.shuffle(&mut deal);
            let kinds = table.markers.iter().zip(&mut self.state.soviet.markers);
            for (marker, kind) in kinds.filter(|(marker, _)| marker.owner == seat) {
                *kind = marker.shown.unwrap_or_else(|| deal.pop().unwrap_or(MarkerKind::Bluff));
            }
        }
    }

    /// Programs that are laid and not yet driven: three in four as one would lay them, the others anything; a Tiger whose driver is asked when it
    /// drives has one that is not empty.
    fn programs(&mut self) {
        let step = self.state.table.step;
        let done: ArrayVec<Seat, 8> = self.done(German).collect();
        let lie = self.state.table.programs_lie();
        let asked = step == Step::Execution && self.state.table.facing.is_none();
        for i in 0..self.state.table.tigers.len() {
            let tiger = &self.state.table.tigers[i];
            let (limit, driven, owner) = (tiger.track, tiger.driven, tiger.owner);
            let turret_waits = self.state.table.focus == Focus::Tiger(TigerId::of(i));
            let program = match step {
                Step::Programming if !done.contains(&owner) => Program::default(),
                Step::Execution if turret_waits => {
                    Program { turret: self.any_turret(), done: true, ..Program::default() }
                }
                Step::Execution if driven => Program::default(),
                Step::Execution => self.any_program(u8::from(asked), limit),
                _ if lie && self.rng.below(4) == 0 => self.any_program(0, limit),
                _ if lie => self.likely_program(TigerId::of(i), limit),
                _ => Program::default(),
            };
            self.state.german.programs.push(program);
        }
    }

    fn any_turret(&mut self) -> Option<Clock> {
        if self.rng.below(2) == 0 { self.rng.pick(&Clock::ALL).copied() } else { None }
    }

    fn any_program(&mut self, least: u8, limit: u8) -> Program {
        let len = u32::from(least) + self.rng.below(u32::from(limit.clamp(1, 5) - least) + 1);
        let turret = if len > 0 { self.any_turret() } else { None };
        let cards = (0..len - u32::from(turret.is_some())).filter_map(|_| self.rng.pick(&Card::ALL).copied());
        Program { cards: cards.collect(), turret, done: true }
    }

    /// A program as one would lay it: card by card as it looks promising.
    fn likely_program(&mut self, id: TigerId, limit: u8) -> Program {
        let prey = Prey::before(&self.state.table);
        let mut program = Program { done: true, ..Program::default() };
        while program.len() < limit.min(5) {
            match self.likely_card(id, &program.cards, &prey) {
                Action::Card(card) => program.cards.push(card),
                Action::TurretCard(clock) => program.turret = Some(clock),
                _ => break,
            }
            if program.turret.is_some() {
                break;
            }
        }
        program
    }

    fn likely_card(&mut self, id: TigerId, laid: &ArrayVec<Card, 5>, prey: &Prey) -> Action {
        let cards = Card::ALL.into_iter().map(Action::Card);
        let all = cards.chain(Clock::ALL.into_iter().map(Action::TurretCard)).chain([Action::ProgramDone]);
        let hunt = Hunt::after(&self.state.table, id, laid, prey);
        let weighed: ArrayVec<(Action, f32), 11> = all.map(|action| (action, hunt.promise(action))).collect();
        let sum: f32 = weighed.iter().map(|(_, weight)| weight).sum();
        let mut point = self.rng.below(1 << 24) as f32 / (1 << 24) as f32 * sum;
        let chosen = weighed.iter().find(|(_, weight)| {
            point -= weight;
            point < 0.0
        });
        chosen.map_or(Action::ProgramDone, |(action, _)| *action)
    }

    /// Any target or hold for the weapons of those who have committed in this step.
    fn orders(&mut self, side: Side) {
        let step = self.state.table.step;
        if !step.is_volley() {
            return;
        }
        for seat in self.done(side) {
            let shooters: ArrayVec<Weapon, 32> = self.state.table.shooters(step, seat).collect();
            for by in shooters {
                let targets = self.state.table.targets(step, by);
                let choices = targets.len() + usize::from(Table::may_hold(step));
                let choice = self.rng.below(choices as u32) as usize;
                let order = Order { by, at: targets.get(choice).copied() };
                match side {
                    German => self.state.german.orders.push(order),
                    Soviet => self.state.soviet.orders.push(order),
                }
            }
        }
    }
}
