//! The set-up: by hand, from a preset, at random (chapter 5).

use super::Umpire;
use crate::action::Action;
use crate::data::DATA;
use crate::events::Event;
use crate::legal::Laying;
use crate::map::{Clock, Dir, HEXES, Hex};
use crate::pieces::*;
use crate::setup::{Boards, PresetSecrets};
use crate::state::{Focus, Laid, Piece, Step};
use crate::{German, Soviet};
use arrayvec::ArrayVec;
use table::{Chance, EventSink, Seat, Seats, Side};

impl<J: EventSink<Event>> Umpire<'_, J> {
    // --- S1 (DG-5.1)

    pub(super) fn lay_landscape(&mut self, action: Action) {
        let table = &mut self.state.table;
        let side = table.setup.side(table.seat);
        match (action, table.focus) {
            (Action::Tile(terrain), _) => table.focus = Focus::Tile(terrain),
            (Action::Place(hex), Focus::Tile(terrain)) => {
                self.lay_tile(side, terrain, hex);
                self.state.table.focus = Focus::Nothing;
                match self.state.tile_layer(side.other()).or_else(|| self.state.tile_layer(side)) {
                    Some(seat) => self.state.table.seat = seat,
                    None => self.enter(Step::Front),
                }
            }
            _ => {}
        }
    }

    fn lay_tile(&mut self, side: Side, terrain: Terrain, hex: Hex) {
        let table = &mut self.state.table;
        table.ground.set_terrain(hex, terrain);
        let kinds = Terrain::tiles(table.setup.season);
        if let Some(kind) = kinds.iter().position(|kind| *kind == terrain) {
            table.tiles[side.index()][kind] = table.tiles[side.index()][kind].saturating_sub(1);
        }
        self.sink.tell_all(|| Event::TileLaid { side, terrain, hex });
    }

    pub(super) fn lay_preset_landscape(&mut self) {
        let preset = DATA.preset(self.state.table.setup.chosen_preset());
        preset.terrain.iter().for_each(|(hex, terrain)| self.state.table.ground.set_terrain(*hex, *terrain));
        self.state.table.tiles = [[0; 3]; 2];
        self.sink.tell_all(|| Event::LaidOut { step: Step::Landscape });
    }

    /// Tile by tile, the sides in turn, uniformly over the empty hexes of the half.
    pub(super) fn lay_random_landscape(&mut self) {
        let kinds = Terrain::tiles(self.state.table.setup.season);
        for (kind, terrain) in kinds.into_iter().enumerate() {
            for side in [Soviet, German].into_iter().cycle() {
                if self.state.table.tiles.iter().all(|tiles| tiles[kind] == 0) {
                    break;
                }
                let zone = self.state.table.setup.landscape_zone(side);
                let hexes = self.state.table.board().in_columns(zone.from, zone.to);
                let free: Vec<Hex> = hexes.filter(|hex| self.state.may_lay_tile(side, *hex).is_ok()).collect();
                if let Some(&hex) = self.dice.pick(&free) {
                    self.state.table.ground.set_terrain(hex, terrain);
                }
                let left = &mut self.state.table.tiles[side.index()][kind];
                *left = left.saturating_sub(1);
            }
        }
        self.sink.tell_all(|| Event::LaidOut { step: Step::Landscape });
    }

    // --- S2 (DG-5.2)

    pub(super) fn lay_front(&mut self, action: Action) {
        if let Action::Place(hex) = action {
            self.lay_element(hex);
            self.sink.tell_all(|| Event::FrontLaid { hex });
        }
    }

    fn lay_element(&mut self, hex: Hex) {
        self.state.table.ground.set_front(hex, true);
        self.state.table.front_left = self.state.table.front_left.saturating_sub(1);
    }

    // --- S3 (DG-5.4, DG-5.13)

    pub(super) fn lay_marker(&mut self, action: Action) {
        let (Action::Place(hex), Some(kind)) = (action, self.state.next_marker_to_lay()) else { return };
        self.state.soviet.laid.push(hex);
        let soviets = self.soviets();
        self.sink.tell(soviets, || Event::MarkerLaid { kind, hex });
        if self.state.next_marker_to_lay().is_none() {
            self.commit();
        }
    }

    /// All markers lie: they are numbered in board order, so that a number says nothing about the kind.
    pub(super) fn show_markers(&mut self) {
        let setup = self.state.table.setup;
        let mut laid: Vec<(Hex, Seat, MarkerKind)> = Vec::new();
        let mut hexes = std::mem::take(&mut self.state.soviet.laid).into_iter();
        for seat in setup.seats(Soviet).map(Seat) {
            let held = setup.holdings(seat);
            laid.extend(hexes.by_ref().take(held.tanks.into()).map(|hex| (hex, seat, MarkerKind::Tank)));
            laid.extend(hexes.by_ref().take(held.bluffs.into()).map(|hex| (hex, seat, MarkerKind::Bluff)));
        }
        self.number_markers(laid);
        let count = self.state.table.markers.len() as u8;
        self.sink.tell_all(|| Event::MarkersLie { count });
        self.sink.reveal();
    }

    fn number_markers(&mut self, mut laid: Vec<(Hex, Seat, MarkerKind)>) {
        laid.sort_by_key(|(hex, ..)| *hex);
        for (hex, owner, kind) in laid {
            self.state.table.markers.push(Marker { at: Some(hex), owner, moved: false, shown: None });
            self.state.soviet.markers.push(kind);
        }
        self.state.table.reindex();
    }

    // --- S4 (DG-5.5, DG-5.12)

    pub(super) fn lay_weapon(&mut self, action: Action) {
        let germans = self.germans();
        match (action, self.state.next_piece_to_lay()) {
            (Action::Face(facing), _) => {
                if let Some(last) = self.state.german.laid.last_mut() {
                    last.facing = Some(facing);
                }
            }
            (Action::Place(hex), Some(piece)) => {
                self.state.german.laid.push(Laid { piece, owner: self.state.table.seat, hex, facing: None });
                self.sink.tell(germans, || Event::PieceLaid { piece, hex });
            }
            _ => {}
        }
        if self.state.next_piece_to_lay().is_none() && self.state.facing_to_lay().is_none() {
            self.commit();
        }
    }

    /// All weapons lie: positions and facings are shown, kinds are not.
    pub(super) fn show_weapons(&mut self) {
        let mut laid = std::mem::take(&mut self.state.german.laid);
        for piece in laid.iter().filter(|laid| laid.piece == Piece::Tiger) {
            self.put_tiger(piece);
        }
        laid.sort_by_key(|laid| laid.hex);
        laid.iter().for_each(|piece| self.put_piece(piece));
        self.state.table.reindex();
        self.sink.tell_all(|| Event::WeaponsLie);
        self.sink.reveal();
    }

    /// Tigers keep the order in which they were laid: Tiger 1 is the first.
    fn put_tiger(&mut self, laid: &Laid) {
        let drops = match self.state.table.ground.terrain(laid.hex) {
            Terrain::SnowDrift => Drops::One,
            _ => Drops::None,
        };
        self.state.table.tigers.push(Tiger {
            at: laid.hex,
            hull: laid.facing.unwrap_or(Dir::E),
            turret: Clock::Twelve,
            owner: laid.owner,
            track: DATA.track[0].cards,
            drops,
            driven: false,
            fired: false,
            attackers: 0,
            decorated: Seats::NONE,
        });
        self.state.german.programs.push(Program::default());
    }

    fn put_piece(&mut self, laid: &Laid) {
        let (table, secrets) = (&mut self.state.table, &mut self.state.german);
        let &Laid { hex, owner, piece, .. } = laid;
        let facing = laid.facing.unwrap_or(Dir::E);
        match piece {
            Piece::Tiger => {}
            Piece::Airfield => {
                table.stukas.push(Stuka {
                    airfield: hex,
                    at: hex,
                    facing,
                    owner,
                    flight: Flight::Ready,
                    attacked: false,
                });
            }
            Piece::Pak(kind) => {
                secrets.paks.push(kind);
                table.paks.push(Pak {
                    at: Some(hex),
                    facing,
                    owner,
                    face: Face::Down,
                    wheel: Wheel::None,
                    handled: false,
                    fired: false,
                    destroyed: false,
                });
            }
            Piece::Mine(kind) => {
                secrets.mines.push(kind);
                table.mines.push(Mine { at: Some(hex), owner, face_up: false });
            }
        }
    }

    // --- Presets

    pub(super) fn lay_preset_pieces(&mut self) {
        let setup = self.state.table.setup;
        let preset = DATA.preset(setup.chosen_preset());
        preset.front.iter().for_each(|hex| self.lay_element(*hex));
        let soviets: Vec<Seat> = setup.seats(Soviet).map(Seat).collect();
        // Partners share the tanks and the bluffs evenly, in the order of the list (DG-15.1).
        let mut left: Vec<(u8, u8)> =
            soviets.iter().map(|seat| setup.holdings(*seat)).map(|held| (held.tanks, held.bluffs)).collect();
        let mut laid = Vec::new();
        let kinds = self.dealt(preset.markers.iter().map(|(_, kind)| *kind));
        for ((hex, _), kind) in preset.markers.iter().zip(kinds) {
            let count = |left: &mut (u8, u8)| -> bool {
                let left = if kind == MarkerKind::Tank { &mut left.0 } else { &mut left.1 };
                let some = *left > 0;
                *left = left.saturating_sub(1);
                some
            };
            if let Some(place) = left.iter_mut().position(count) {
                laid.push((*hex, soviets[place], kind));
            }
        }
        self.number_markers(laid);
        self.lay_preset_weapons();
        self.sink.tell_all(|| Event::LaidOut { step: Step::Weapons });
    }

    fn lay_preset_weapons(&mut self) {
        let setup = self.state.table.setup;
        let preset = DATA.preset(setup.chosen_preset());
        let guns = self.dealt(preset.paks.iter().map(|(.., kind)| *kind));
        let mines = self.dealt(preset.mines.iter().map(|(_, kind)| *kind));
        let (mut tigers, mut airfields) = (preset.tigers.iter(), preset.airfield.iter());
        for seat in setup.seats(German).map(Seat) {
            let held = setup.holdings(seat);
            let tigers = tigers.by_ref().take(held.tigers.into()).map(|(hex, facing)| (Piece::Tiger, *hex, *facing));
            let fields =
                airfields.by_ref().take(held.stukas.into()).map(|(hex, facing)| (Piece::Airfield, *hex, *facing));
            let owns_guns = held.pak88 > 0;
            let paks = preset.paks.iter().zip(&guns).filter(|_| owns_guns);
            let paks = paks.map(|((hex, facing, _), kind)| (Piece::Pak(*kind), *hex, *facing));
            let mines = preset.mines.iter().zip(&mines).filter(|_| owns_guns);
            let mines = mines.map(|((hex, _), kind)| (Piece::Mine(*kind), *hex, Dir::E));
            for (piece, hex, facing) in tigers.chain(fields).chain(paks).chain(mines) {
                self.state.german.laid.push(Laid { piece, owner: seat, hex, facing: Some(facing) });
            }
        }
        self.show_weapons();
    }

    /// What lies in the places of a preset: its kinds dealt by chance, so that no match tells of another, or as they
    /// are printed (R52).
    fn dealt<K>(&mut self, printed: impl Iterator<Item = K>) -> Vec<K> {
        let mut kinds: Vec<K> = printed.collect();
        if self.state.table.setup.preset_secrets == PresetSecrets::Dealt {
            self.dice.shuffle(&mut kinds);
        }
        kinds
    }

    // --- At random

    pub(super) fn lay_random_pieces(&mut self) {
        self.lay_random_front();
        self.lay_random_markers();
        self.lay_random_weapons();
        self.sink.tell_all(|| Event::LaidOut { step: Step::Weapons });
    }

    /// From a hex of row A down to the last row, then thickened until all elements lie.
    fn lay_random_front(&mut self) {
        let (board, band) = (self.state.table.board(), self.state.table.setup.front_band());
        let mut row: Vec<Hex> = board.in_columns(band.from, band.to).filter(|hex| hex.row() == 0).collect();
        while let Some(&hex) = self.dice.pick(&row) {
            self.lay_element(hex);
            row = [Dir::SW, Dir::SE].into_iter().filter_map(|dir| board.neighbour(hex, dir)).collect();
            row.retain(|next| band.contains(next.column()));
        }
        while self.state.table.front_left > 0 {
            let ground = &self.state.table.ground;
            let beside = |hex: &Hex| !ground.front(*hex) && board.neighbours(*hex).any(|next| ground.front(next));
            let free: Vec<Hex> = board.in_columns(band.from, band.to).filter(beside).collect();
            match self.dice.pick(&free) {
                Some(&hex) => self.lay_element(hex),
                None => return,
            }
        }
    }

    fn lay_random_markers(&mut self) {
        let (setup, zone) = (self.state.table.setup, self.state.table.setup.assembly_zone());
        let mut hexes: Vec<Hex> = self.state.table.board().in_columns(zone.from, zone.to).collect();
        self.dice.shuffle(&mut hexes);
        let count: usize = setup
            .seats(Soviet)
            .map(|seat| setup.holdings(Seat(seat)))
            .map(|held| usize::from(held.tanks + held.bluffs))
            .sum();
        self.state.soviet.laid.extend(hexes.into_iter().take(count));
        self.show_markers();
    }

    /// Airfields near the edge, everything else up to the front, all facing east.
    fn lay_random_weapons(&mut self) {
        let setup = self.state.table.setup;
        let mut laying = Laying::of(self.state);
        for seat in setup.seats(German).map(Seat) {
            for piece in setup.holdings(seat).pieces() {
                let (from, to) = match (piece, setup.boards) {
                    (Piece::Airfield, Boards::One) => (1, 2),
                    (Piece::Airfield, Boards::Four) => (1, 4),
                    (_, Boards::One) => (2, 6),
                    (_, Boards::Four) => (3, 12),
                };
                let mut hexes: ArrayVec<Hex, HEXES> = laying.sites(self.state, piece).collect();
                if hexes.iter().any(|hex| (from..=to).contains(&hex.column())) {
                    hexes.retain(|hex| (from..=to).contains(&hex.column())); // else anywhere: R41
                }
                if let Some(&hex) = self.dice.pick(&hexes) {
                    laying.add(piece, hex);
                    self.state.german.laid.push(Laid { piece, owner: seat, hex, facing: Some(Dir::E) });
                }
            }
        }
        self.show_weapons();
    }
}
