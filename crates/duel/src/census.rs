//! What a valid position is: every piece in exactly one place, every number in its range.

use crate::knowledge::View;
use crate::legal::Laying;
use crate::map::Hex;
use crate::pieces::*;
use crate::state::*;
use crate::why::Why;
use crate::{German, Soviet};
use table::kit::Faults;
use table::{Seat, Side};

impl State {
    pub(crate) fn checked(mut self) -> Result<State, String> {
        self.table.reindex();
        let mut faults = Faults::default();
        self.check(&mut faults);
        faults.judge(self)
    }

    /// Everything about the position that cannot be.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Faults::default();
        self.check(&mut faults);
        faults.list()
    }

    fn check(&self, faults: &mut Faults) {
        self.table.check(faults);
        if !faults.none() {
            return; // what follows relies on a sound table
        }
        self.german.count(&self.table, faults);
        self.soviet.count(&self.table, faults);
        if faults.none() && self.table.step.is_setup() {
            self.check_setup(faults);
        }
        if faults.none() && self.table.step != Step::Over {
            let asked = self.table.facing.is_some() || self.must_ask();
            faults.demand(asked, || "there is nothing to decide in this step".into());
            let mut legal = Vec::new();
            self.legal(&mut legal);
            faults.demand(!legal.is_empty(), || "nothing is legal".into());
        }
    }

    /// What has been laid so far could be laid, and by those whose turn it was (DG-5.1 to DG-5.12).
    fn check_setup(&self, faults: &mut Faults) {
        let (table, seat) = (&self.table, self.table.seat);
        match table.step {
            Step::Landscape => {
                let in_turn = self.tile_layer(table.setup.side(seat)) == Some(seat);
                faults.demand(in_turn, || format!("{seat} has no tile to lay"));
            }
            Step::Markers => {
                let before = table.setup.seats(Soviet).map(Seat).filter(|other| *other < seat);
                let theirs = before.map(|other| table.setup.holdings(other)).map(|held| held.tanks + held.bluffs);
                let laid = self.soviet.laid.len() >= usize::from(theirs.sum::<u8>());
                faults.demand(laid, || format!("{seat} lays markers before its turn"));
            }
            Step::Weapons => {
                let zone = table.setup.assembly_zone();
                let stray = table.markers.iter().filter_map(|marker| marker.at).any(|hex| !zone.contains(hex.column()));
                faults.demand(!stray, || "a tank marker lies outside its zone".into());
                self.check_pieces_laid(faults);
            }
            _ => {}
        }
    }

    fn check_pieces_laid(&self, faults: &mut Faults) {
        for other in self.table.setup.seats(German).map(Seat).filter(|other| *other != self.table.seat) {
            let due = if other < self.table.seat { self.table.setup.holdings(other).pieces().count() } else { 0 };
            let laid = self.german.laid.iter().filter(|laid| laid.owner == other).count();
            faults.demand(laid == due, || format!("{other} lays out of turn"));
        }
        let mut bare = self.clone();
        bare.german.laid.clear();
        let mut so_far = Laying::of(&bare);
        for laid in &self.german.laid {
            let fits = so_far.sites(self, laid.piece).any(|hex| hex == laid.hex);
            faults.demand(fits, || format!("a piece cannot be laid at {}", laid.hex));
            so_far.add(laid.piece, laid.hex);
        }
    }
}

impl View {
    pub(crate) fn checked(mut self) -> Result<View, String> {
        self.table.reindex();
        let mut faults = Faults::default();
        self.table.check(&mut faults);
        if faults.none() {
            self.german.iter().for_each(|german| german.count(&self.table, &mut faults));
            self.soviet.iter().for_each(|soviet| soviet.count(&self.table, &mut faults));
            faults.demand(self.knows_its_own(), || "a seat does not know the secrets of its own side".into());
        }
        faults.judge(self)
    }
}

impl View {
    /// Whoever plays knows what his own side knows.
    fn knows_its_own(&self) -> bool {
        self.seat.is_none_or(|seat| match self.table.setup.side(seat) {
            _ if seat.0 >= self.table.setup.players.0 => false,
            German => self.german.is_some(),
            Soviet => self.soviet.is_some(),
        })
    }
}

impl Table {
    fn check(&self, faults: &mut Faults) {
        faults.setup(self.setup.refusals());
        if !faults.none() {
            return;
        }
        self.count_numbers(faults);
        self.count_pieces(faults);
        self.find_places(faults);
        if faults.none() {
            self.check_step(faults);
            self.check_fire(faults);
            self.check_ground(faults);
        }
    }

    fn count_numbers(&self, faults: &mut Faults) {
        faults.range("turn", self.turn, 0..=self.setup.last_turn());
        let quiet = self.setup.quiet_limit() - u16::from(self.step != Step::Over);
        faults.range("the number of quiet turns", self.quiet, 0..=quiet);
        for vp in self.vp.iter().chain(&self.vp_before) {
            faults.range("a side's points", *vp, 0..=MOST_POINTS);
        }
        for (i, tiger) in self.tigers.iter().enumerate() {
            let known = crate::data::DATA.track_position(tiger.track).is_some();
            faults.demand(known, || format!("the track of Tiger {} is {}", i + 1, tiger.track));
        }
        for (i, stuka) in self.stukas.iter().enumerate() {
            if let Flight::Flying { phase, left } = stuka.flight {
                let last = self.step == Step::Over || self.focus == Focus::Stuka(StukaId::of(i));
                faults.range("a flight phase", phase, 1..=if last { 4 } else { 3 });
                faults.range("a Stuka's actions", left, 0..=5);
            }
        }
        let sets = self.setup.sets();
        faults.range("front elements left", self.front_left, 0..=14 * sets);
        let most = crate::data::DATA.tiles[self.setup.season as usize].map(|count| count * sets);
        for tiles in &self.tiles {
            let fits = tiles.iter().zip(most).all(|(left, most)| *left <= most);
            faults.demand(fits, || "more tiles are left than there were".into());
        }
    }

    /// Every owner has what DG-15.1 and DG-16.3 give him.
    fn count_pieces(&self, faults: &mut Faults) {
        let players = self.setup.players.0;
        let owners = self.tigers.iter().map(|tiger| tiger.owner);
        let owners =
            owners.chain(self.paks.iter().map(|pak| pak.owner)).chain(self.mines.iter().map(|mine| mine.owner));
        let owners =
            owners.chain(self.stukas.iter().map(|stuka| stuka.owner)).chain(self.t34s.iter().map(|t34| t34.owner));
        let known = owners.chain(self.markers.iter().map(|marker| marker.owner)).all(|owner| owner.0 < players);
        faults.demand(known, || "a piece belongs to a seat that does not exist".into());
        faults.demand(self.seat.0 < players, || format!("there is no {}", self.seat));
        let (markers_lie, weapons_lie) = (self.markers_lie(), self.weapons_lie());
        for seat in (0..players).map(Seat) {
            let held = self.setup.holdings(seat);
            let mut count = |what: &str, have: usize, should: u8, lie: bool| {
                let should = if lie { usize::from(should) } else { 0 };
                faults.demand(have == should, || format!("{seat} has {have} {what} instead of {should}"));
            };
            let markers = self.markers.iter().filter(|marker| marker.owner == seat);
            count("tank markers", markers.clone().count(), held.tanks + held.bluffs, markers_lie);
            let shown = markers.filter(|marker| marker.shown == Some(MarkerKind::Tank)).count();
            let tanks = self.t34s.iter().filter(|t34| t34.owner == seat).count();
            count("T-34s", tanks, shown as u8, true);
            count("Tigers", self.tigers.iter().filter(|tiger| tiger.owner == seat).count(), held.tigers, weapons_lie);
            count("Stukas", self.stukas.iter().filter(|stuka| stuka.owner == seat).count(), held.stukas, weapons_lie);
            let paks = held.pak88 + held.pak36 + held.pak_bluffs;
            count("PAK markers", self.paks.iter().filter(|pak| pak.owner == seat).count(), paks, weapons_lie);
            let mines = held.mines + held.mine_bluffs;
            count("mine markers", self.mines.iter().filter(|mine| mine.owner == seat).count(), mines, weapons_lie);
            let wheels = self.paks.iter().filter(|pak| pak.owner == seat && pak.wheel != Wheel::None).count();
            faults.demand(wheels <= usize::from(held.wheels), || format!("{seat} uses {wheels} wheels"));
        }
    }

    fn markers_lie(&self) -> bool {
        !matches!(self.step, Step::Landscape | Step::Front | Step::Markers)
    }

    fn weapons_lie(&self) -> bool {
        self.markers_lie() && self.step != Step::Weapons
    }

    /// DG-3.1 to DG-3.5: who stands where, and with whom.
    fn find_places(&self, faults: &mut Faults) {
        let board = self.board();
        let mut place = |what: &str, hex: Hex, taken: &mut Vec<Hex>| {
            faults.demand(board.contains(hex), || format!("{what} is off the board at {hex}"));
            faults.demand(!taken.contains(&hex), || format!("{what} shares {hex} with another"));
            taken.push(hex);
        };
        let mut tanks = Vec::new();
        self.tigers.iter().for_each(|tiger| place("a Tiger", tiger.at, &mut tanks));
        for t34 in &self.t34s {
            if let Fate::On(hex) | Fate::Burning(hex) = t34.fate {
                place("a T-34", hex, &mut tanks);
            }
        }
        let mut markers = Vec::new();
        for (i, marker) in self.markers.iter().enumerate() {
            // DG-6.6: a moving marker may pass over another.
            if let Some(hex) = marker.at.filter(|_| self.focus != Focus::Marker(MarkerId::of(i))) {
                place("a tank marker", hex, &mut markers);
            }
        }
        let mut guns = Vec::new();
        self.stukas.iter().for_each(|stuka| place("an airfield", stuka.airfield, &mut guns));
        self.paks.iter().filter_map(|pak| pak.at).for_each(|hex| place("a PAK marker", hex, &mut guns));
        let mut mines = Vec::new();
        self.mines.iter().filter_map(|mine| mine.at).for_each(|hex| place("a mine marker", hex, &mut mines));
        for stuka in &self.stukas {
            faults.demand(board.contains(stuka.at), || format!("a Stuka is off the board at {}", stuka.at));
            faults.demand(stuka.at == stuka.airfield || !stuka.grounded(), || "a Stuka stands off its airfield".into());
        }
        for tiger in &self.tigers {
            faults.demand(self.pak_at(tiger.at).is_none(), || format!("a Tiger and a PAK marker share {}", tiger.at));
            faults.demand(self.marker_at(tiger.at).is_none(), || format!("a Tiger stands on a marker at {}", tiger.at));
            let stuka = self.grounded_stuka_at(tiger.at).is_some();
            faults.demand(!stuka, || format!("a Tiger and a Stuka share {}", tiger.at));
            let swamp = self.ground.terrain(tiger.at) == Terrain::Swamp;
            faults.demand(!swamp, || format!("a Tiger stands in the swamp at {}", tiger.at));
        }
        for marker in &self.markers {
            faults.demand(marker.at.is_none() == marker.shown.is_some(), || {
                "a marker is neither hidden nor shown".into()
            });
            if let Some(hex) = marker.at {
                let free = self.pak_at(hex).is_none() && self.mine_at(hex).is_none();
                faults.demand(free, || format!("a tank marker shares {hex} with a German marker"));
            }
        }
        for pak in &self.paks {
            faults.demand(pak.at.is_some() || pak.wheel == Wheel::None, || "a wheel lies beside the board".into());
            let shown = pak.face != Face::Down && (pak.at.is_none() || pak.face != Face::Up(PakKind::Bluff));
            faults.demand(shown || (pak.face == Face::Down && pak.at.is_some()), || {
                "a PAK marker has a wrong face".into()
            });
        }
        let off = |hex: &Hex| self.ground.terrain(*hex) != Terrain::Steppe || self.ground.front(*hex);
        let strays = crate::map::FOUR_BOARDS.hexes().filter(off).any(|hex| !board.contains(hex));
        faults.demand(!strays, || "terrain lies off the board".into());
        let other = if self.setup.season == Season::Summer { Season::Winter } else { Season::Summer };
        let wrong = |hex: Hex| Terrain::tiles(other).contains(&self.ground.terrain(hex));
        faults.demand(!board.hexes().any(wrong), || "a tile is of the other season".into());
    }

    /// Whoever is asked belongs to the step, and what he has in hand exists.
    fn check_step(&self, faults: &mut Faults) {
        let takes_part = match self.step {
            Step::Landscape | Step::Over => true,
            step => self.order(step).any(|seat| seat == self.seat),
        };
        faults.demand(takes_part, || format!("{} has no part in this step", self.seat));
        if let Step::GermanFire(steps) | Step::SovietFire(steps) = self.step {
            faults.demand((1..=3).contains(&steps), || "turrets turn 1 to 3 steps".into());
        }
        faults.demand(self.turn > 0 || self.before_turn_one(), || "the first turn is number 1".into());
        faults.demand(self.turn == 0 || !self.before_turn_one(), || "the opening comes before the first turn".into());
        let owned = |owner: Option<Seat>| owner == Some(self.seat);
        let fits = match (self.focus, self.step) {
            (Focus::Nothing, _) => true,
            (Focus::Tile(terrain), Step::Landscape) => {
                let kind = Terrain::tiles(self.setup.season).iter().position(|kind| *kind == terrain);
                kind.is_some_and(|kind| self.tiles[self.setup.side(self.seat).index()][kind] > 0)
            }
            (Focus::Marker(id), Step::OpeningMarch | Step::March) => {
                let marker = self.markers.get(id.index());
                owned(marker.map(|marker| marker.owner)) && marker.is_some_and(|marker| marker.at.is_some())
            }
            (Focus::Gun { pak, steps }, Step::Guns) => {
                let marker = self.paks.get(pak.index());
                let ready = |pak: &Pak| pak.at.is_some() && pak.wheel == Wheel::Moving;
                steps <= 2 && owned(marker.map(|pak| pak.owner)) && marker.is_some_and(ready)
            }
            (Focus::Drive(drive), Step::Tanks) => {
                let t34 = self.t34s.get(drive.t34.index());
                drive.used <= 5 && owned(t34.map(|t34| t34.owner)) && t34.is_some_and(|t34| t34.at().is_some())
            }
            (Focus::Tiger(id), Step::Execution) => id.index() < self.tigers.len() && self.facing.is_some(),
            (Focus::Stuka(id), Step::Flight) => {
                let stuka = self.stukas.get(id.index());
                let can_fly = |stuka: &Stuka| stuka.flying() || stuka.flight == Flight::Ready;
                owned(stuka.map(|stuka| stuka.owner)) && stuka.is_some_and(can_fly)
            }
            _ => false,
        };
        faults.demand(fits, || "what the deciding seat has in hand does not fit the step".into());
        if let Some(facing) = self.facing {
            let faced = self.t34s.get(facing.t34.index()).is_some_and(|t34| t34.at().is_some());
            faults.demand(faced && !self.step.is_setup(), || "the T-34 to be faced is not there".into());
        }
    }

    /// Who was fired on was fired on by weapons that have fired; damage was scored (DG-11.2).
    fn check_fire(&self, faults: &mut Faults) {
        let bits =
            |fired: &mut dyn Iterator<Item = bool>| fired.enumerate().map(|(i, fired)| u32::from(fired) << i).sum();
        let t34s: u32 = bits(&mut self.t34s.iter().map(|t34| t34.fired));
        let tigers: u32 = bits(&mut self.tigers.iter().map(|tiger| tiger.fired));
        let paks: u32 = bits(&mut self.paks.iter().map(|pak| pak.fired));
        let germans = tigers | paks << 8;
        let by_fire = self.tigers.iter().all(|tiger| tiger.attackers & !t34s == 0)
            && self.t34s.iter().all(|t34| t34.attackers & !germans == 0);
        faults.demand(by_fire, || "a tank was fired on by a weapon that has not fired".into());
        let by_hits = self.t34s.iter().all(|t34| u32::from(t34.damage) <= t34.attackers.count_ones());
        faults.demand(by_hits, || "a T-34 has more damage than hits".into());
        let damage: i16 = self.t34s.iter().map(|t34| i16::from(t34.damage)).sum();
        faults.demand(damage <= self.points(German), || "damage was not scored".into());
    }

    /// While the table is set out: the tiles that are not in hand lie in their halves, and the front is
    /// one line from row A on that can still be finished (DG-5.1, DG-5.2, DG-5.11).
    fn check_ground(&self, faults: &mut Faults) {
        if !self.step.is_setup() {
            return;
        }
        let (setup, board) = (&self.setup, self.board());
        let stock = crate::data::DATA.tiles[setup.season as usize].map(|count| u32::from(count * setup.sets()));
        for (kind, terrain) in Terrain::tiles(setup.season).into_iter().enumerate() {
            let lie = |hex: &Hex| self.ground.terrain(*hex) == terrain;
            let out = |side: Side| stock[kind] - u32::from(self.tiles[side.index()][kind]);
            let all = board.hexes().filter(lie).count() as u32 == out(German) + out(Soviet);
            faults.demand(all, || format!("tiles of {} are lost or doubled", terrain.word()));
            for side in Side::BOTH {
                let theirs = |hex: &Hex| lie(hex) && !setup.landscape_zone(side.other()).contains(hex.column());
                let fits = board.hexes().filter(theirs).count() as u32 <= out(side);
                faults.demand(fits, || format!("a half has too many tiles of {}", terrain.word()));
            }
        }
        let front: Vec<Hex> = self.ground.front_hexes(board).collect();
        let all = usize::from(crate::data::DATA.numbers.front_elements * setup.sets());
        faults.demand(front.len() + usize::from(self.front_left) == all, || "front elements are lost".into());
        let in_band = front.iter().all(|hex| setup.front_band().contains(hex.column()));
        faults.demand(in_band && self.one_line(&front), || "the front is not one line in its band".into());
        let missing = front.last().map_or(board.rows, |last| board.rows - 1 - last.row());
        faults.demand(self.front_left >= missing, || "the front can no longer be finished".into());
        let begun = matches!(self.step, Step::Landscape | Step::Front) || self.front_left == 0;
        let ready = self.step == Step::Landscape || self.tiles.iter().flatten().all(|left| *left == 0);
        faults.demand(begun && ready, || "an earlier step of the set-up is not finished".into());
    }

    fn one_line(&self, front: &[Hex]) -> bool {
        let mut reached: Vec<Hex> = front.first().copied().filter(|hex| hex.row() == 0).into_iter().collect();
        let mut next = 0;
        while let Some(&hex) = reached.get(next) {
            let beside = self.board().neighbours(hex).filter(|hex| front.contains(hex));
            let new: Vec<Hex> = beside.filter(|hex| !reached.contains(hex)).collect();
            reached.extend(new);
            next += 1;
        }
        reached.len() == front.len()
    }

    fn before_turn_one(&self) -> bool {
        self.step.is_setup() || matches!(self.step, Step::OpeningMarch | Step::OpeningRecon | Step::OpeningActivation)
    }
}

impl GermanSecrets {
    fn count(&self, table: &Table, faults: &mut Faults) {
        faults.demand(self.paks.len() == table.paks.len(), || "the kinds of the PAK markers are not complete".into());
        faults
            .demand(self.mines.len() == table.mines.len(), || "the kinds of the mine markers are not complete".into());
        faults.demand(self.programs.len() == table.tigers.len(), || "the programs are not complete".into());
        for seat in table.setup.seats(German).map(Seat) {
            let held = table.setup.holdings(seat);
            let paks = |kind: PakKind| {
                let own = table.paks.iter().zip(&self.paks).filter(|(pak, _)| pak.owner == seat);
                own.filter(|(_, other)| **other == kind).count()
            };
            let mines = table
                .mines
                .iter()
                .zip(&self.mines)
                .filter(|(mine, kind)| mine.owner == seat && **kind == MineKind::Mine);
            let lie = !table.paks.is_empty();
            let right = !lie || (paks(PakKind::Pak88), paks(PakKind::Pak36)) == (held.pak88.into(), held.pak36.into());
            faults.demand(right, || format!("{seat} has the wrong guns"));
            faults.demand(!lie || mines.count() == usize::from(held.mines), || format!("{seat} has the wrong mines"));
        }
        for (pak, kind) in table.paks.iter().zip(&self.paks) {
            faults
                .demand(pak.face == Face::Down || pak.face == Face::Up(*kind), || "a PAK is not what it shows".into());
        }
        for (mine, kind) in table.mines.iter().zip(&self.mines) {
            let shown = if mine.at.is_some() { MineKind::Mine } else { MineKind::Bluff };
            faults.demand(!mine.face_up || *kind == shown, || "a mine is not what it shows".into());
            faults.demand(mine.face_up || mine.at.is_some(), || "a mine marker was lost".into());
        }
        self.check_programs(table, faults);
        self.check_lapses(table, faults);
        self.count_laid(table, faults);
        check_orders(table, German, &self.orders, faults);
    }

    /// A program is laid in A1, complete when its limit is reached, and gone when it has been driven.
    fn check_programs(&self, table: &Table, faults: &mut Faults) {
        let kept = table.programs_lie() || table.step == Step::Over;
        let executing = table.step == Step::Execution;
        let passed: Vec<Seat> = table.order(table.step).take_while(|seat| executing && *seat != table.seat).collect();
        for (i, (tiger, program)) in table.tigers.iter().zip(&self.programs).enumerate() {
            faults.demand(program.len() <= tiger.track, || "a program is longer than the Tiger's limit".into());
            let full = program.turret.is_some() || program.len() == tiger.track;
            faults.demand(program.done || !full, || "a full program is not complete".into());
            let turret_waits = table.focus == Focus::Tiger(TigerId::of(i)) && program.cards.is_empty();
            let driven = !kept || passed.contains(&tiger.owner) || (tiger.driven && !turret_waits);
            faults.demand(program.is_empty() || !driven, || "a program that was driven still lies there".into());
        }
    }

    /// At most one lapse a Tiger and turn, in the order in which they came; in this turn only of those who have driven.
    fn check_lapses(&self, table: &Table, faults: &mut Faults) {
        let ahead = matches!(table.step, Step::Programming | Step::Guns | Step::Recon | Step::March | Step::Tanks);
        for (i, lapse) in self.lapses.iter().enumerate() {
            let tiger = table.tigers.get(lapse.tiger.index());
            let driven = tiger.is_some_and(|tiger| lapse.turn < table.turn || (tiger.driven && !ahead));
            let known = (1..=table.turn).contains(&lapse.turn) && driven;
            let before = &self.lapses[..i];
            let new = before.iter().all(|other| (other.turn, other.tiger) != (lapse.turn, lapse.tiger));
            let in_order = before.last().is_none_or(|last| last.turn <= lapse.turn);
            faults.demand(known && new && in_order && !lapse.cards.is_empty(), || "a lapse cannot be".into());
        }
    }

    fn count_laid(&self, table: &Table, faults: &mut Faults) {
        let laying = table.step == Step::Weapons;
        faults.demand(laying || self.laid.is_empty(), || "pieces are still being laid".into());
        let known = self
            .laid
            .iter()
            .all(|laid| table.setup.seats(German).contains(&laid.owner.0) && table.board().contains(laid.hex));
        faults.demand(known, || "a piece laid belongs to nobody or is off the board".into());
        for seat in table.setup.seats(German).map(Seat) {
            let own = self.laid.iter().filter(|laid| laid.owner == seat);
            let due = table.setup.holdings(seat).pieces();
            let in_order = own.clone().zip(due).all(|(laid, piece)| laid.piece == piece);
            let enough = own.count() <= table.setup.holdings(seat).pieces().count();
            faults.demand(in_order && enough, || format!("{seat} has laid pieces that it does not have"));
        }
    }
}

impl SovietSecrets {
    fn count(&self, table: &Table, faults: &mut Faults) {
        faults.demand(self.markers.len() == table.markers.len(), || {
            "the kinds of the tank markers are not complete".into()
        });
        for seat in table.setup.seats(Soviet).map(Seat) {
            let own = table.markers.iter().zip(&self.markers).filter(|(marker, _)| marker.owner == seat);
            let tanks = own.filter(|(_, kind)| **kind == MarkerKind::Tank).count();
            let right = table.markers.is_empty() || tanks == usize::from(table.setup.holdings(seat).tanks);
            faults.demand(right, || format!("{seat} has {tanks} tanks"));
        }
        for (marker, kind) in table.markers.iter().zip(&self.markers) {
            faults.demand(marker.shown.is_none_or(|shown| shown == *kind), || {
                "a tank marker is not what it showed".into()
            });
        }
        let laying = table.step == Step::Markers;
        let held = table.setup.seats(Soviet).map(|seat| table.setup.holdings(Seat(seat)));
        let most: usize = held.map(|held| usize::from(held.tanks + held.bluffs)).sum();
        let zone = table.setup.assembly_zone();
        let sound = self.laid.iter().enumerate().all(|(i, hex)| {
            table.board().contains(*hex) && zone.contains(hex.column()) && !self.laid[..i].contains(hex)
        });
        faults.demand((laying || self.laid.is_empty()) && self.laid.len() < most.max(1) && sound, || {
            "the markers are laid wrongly".into()
        });
        check_orders(table, Soviet, &self.orders, faults);
    }
}

fn check_orders(table: &Table, side: Side, orders: &[Order], faults: &mut Faults) {
    faults.demand(table.step.is_volley() || orders.is_empty(), || "shots are committed outside a fire step".into());
    for (i, order) in orders.iter().enumerate() {
        let own = table.weapon_owner(order.by).is_some_and(|owner| table.setup.side(owner) == side);
        let once = orders[..i].iter().all(|other| other.by != order.by);
        let legal = order.at.is_none_or(|at| {
            table.weapon_owner(at).is_some() && table.shot_in(table.step, order.by, at).map_err(|_: Why| ()).is_ok()
        });
        faults.demand(own && once && legal, || "a committed shot cannot be".into());
    }
}
