//! How bots lay out by hand: by the places of the presets, which matches between bots have shown to be even, as they are
//! or seen from north to south.

use crate::action::Action;
use crate::data::{DATA, PresetCard};
use crate::map::{Dir, HEXES, Hex, ONE_BOARD};
use crate::pieces::{Season, Terrain};
use crate::setup::{Boards, Preset};
use crate::state::{Focus, Piece, State, Step};
use crate::{German, Soviet};
use arrayvec::ArrayVec;
use std::sync::LazyLock;
use table::Side;

/// How much more promising a place of the book is than any other.
const KNOWN: f32 = 1000.0;

/// Both presets of a season, each from two sides.
type Followed = ArrayVec<&'static Opening, 4>;

/// A preset as it is, or mirrored.
struct Opening {
    season: Season,
    tiles: Vec<Tile>,
    front: Vec<Hex>,
    /// By hex.
    places: Vec<Place>,
}

/// A piece of landscape, and who lays it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Tile {
    hex: Hex,
    terrain: Terrain,
    side: Side,
}

/// What an opening has on a hex. Whether a marker is real does not matter: kinds are dealt to the places of a preset,
/// too (R52).
#[derive(Clone, Copy, Default)]
struct Place {
    tile: Option<Tile>,
    front: bool,
    marker: bool,
    mine: bool,
    weapon: Option<(Kind, Dir)>,
}

/// What kind of German piece faces somewhere: of a gun not whether it is real.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Tiger,
    Stuka,
    Gun,
}

static OPENINGS: LazyLock<Vec<Opening>> = LazyLock::new(|| {
    let across = |hex: Hex| Hex::at(ONE_BOARD.rows - 1 - hex.row(), hex.column()).unwrap_or(hex);
    let both = |preset: &Preset| {
        let (season, card) = (preset.season(), DATA.preset(*preset));
        [Opening::of(season, card, |hex| hex, |dir| dir), Opening::of(season, card, across, mirrored)]
    };
    Preset::ALL.iter().flat_map(both).collect()
});

/// The landscape of a preset: of each kind the Germans lay the westernmost tiles.
fn tiles(season: Season, card: &PresetCard, at: impl Fn(Hex) -> Hex) -> Vec<Tile> {
    let mut from_west = card.terrain.clone();
    from_west.sort_by_key(|(hex, _)| (hex.column(), *hex));
    let own = DATA.tiles[season as usize];
    let mut laid = [0; 3];
    let mut tile = |(hex, terrain): &(Hex, Terrain)| {
        let kind = Terrain::tiles(season).iter().position(|kind| kind == terrain)?;
        laid[kind] += 1;
        Some(Tile { hex: at(*hex), terrain: *terrain, side: if laid[kind] <= own[kind] { German } else { Soviet } })
    };
    from_west.iter().filter_map(&mut tile).collect()
}

/// The direction with north and south exchanged.
fn mirrored(dir: Dir) -> Dir {
    match dir {
        Dir::NE => Dir::SE,
        Dir::SE => Dir::NE,
        Dir::NW => Dir::SW,
        Dir::SW => Dir::NW,
        Dir::E | Dir::W => dir,
    }
}

/// The openings that what lies fits best.
pub(super) struct Book(Followed);

impl Book {
    /// Opens it at the position: it has something to say during the set-up of a single board.
    pub(super) fn at(state: &State) -> Book {
        let (step, setup) = (state.table.step, &state.table.setup);
        let laying = matches!(step, Step::Markers | Step::Weapons | Step::Landscape | Step::Front);
        let mut followed = Followed::new();
        if !laying || setup.boards == Boards::Four {
            return Book(followed);
        }
        let mut most = 0;
        for opening in OPENINGS.iter().filter(|opening| opening.season == setup.season) {
            let fit = opening.fit(state);
            if fit > most {
                followed.clear();
            }
            if fit >= most {
                followed.push(opening);
                most = fit;
            }
        }
        Book(followed)
    }

    /// How promising it says that an action is, if it knows it.
    pub(super) fn promise(&self, state: &State, action: Action) -> Option<f32> {
        self.0.iter().any(|opening| opening.has(state, action)).then_some(KNOWN)
    }
}

impl Opening {
    fn of(season: Season, card: &PresetCard, at: impl Fn(Hex) -> Hex, facing: impl Fn(Dir) -> Dir) -> Opening {
        let mut places = vec![Place::default(); HEXES];
        let mut place = |hex: Hex, lay: &dyn Fn(&mut Place)| lay(&mut places[at(hex).index()]);
        card.front.iter().for_each(|hex| place(*hex, &|place| place.front = true));
        card.markers.iter().for_each(|(hex, _)| place(*hex, &|place| place.marker = true));
        card.mines.iter().for_each(|(hex, _)| place(*hex, &|place| place.mine = true));
        let tigers = card.tigers.iter().map(|(hex, dir)| (*hex, Kind::Tiger, *dir));
        let stukas = card.airfield.iter().map(|(hex, dir)| (*hex, Kind::Stuka, *dir));
        let guns = card.paks.iter().map(|(hex, dir, _)| (*hex, Kind::Gun, *dir));
        for (hex, weapon, dir) in tigers.chain(stukas).chain(guns) {
            place(hex, &|place| place.weapon = Some((weapon, facing(dir))));
        }
        let front = card.front.iter().map(|hex| at(*hex)).collect();
        let tiles = tiles(season, card, at);
        tiles.iter().for_each(|tile| places[tile.hex.index()].tile = Some(*tile));
        Opening { season, tiles, front, places }
    }

    /// How much of what lies is where this opening has it.
    fn fit(&self, state: &State) -> usize {
        let ground = &state.table.ground;
        let tiles = self.tiles.iter().filter(|tile| ground.terrain(tile.hex) == tile.terrain).count();
        let front = self.front.iter().filter(|hex| ground.front(**hex)).count();
        let weapons = state.german.laid.iter().filter(|laid| self.lays(laid.piece, laid.hex)).count();
        let markers = state.soviet.laid.iter().filter(|hex| self.on(**hex).marker).count();
        tiles + front + weapons + markers
    }

    fn has(&self, state: &State, action: Action) -> bool {
        match (state.table.step, action, state.table.focus) {
            (Step::Landscape, Action::Place(hex), Focus::Tile(terrain)) => {
                let side = state.table.setup.side(state.table.seat);
                self.on(hex).tile == Some(Tile { hex, terrain, side })
            }
            (Step::Landscape, Action::Tile(terrain), _) => self.wants_tile(state, terrain),
            (Step::Front, Action::Place(hex), _) => self.on(hex).front,
            (Step::Markers, Action::Place(hex), _) => self.on(hex).marker,
            (Step::Weapons, Action::Place(hex), _) => {
                state.next_piece_to_lay().is_some_and(|piece| self.lays(piece, hex))
            }
            (Step::Weapons, Action::Face(dir), _) => {
                let wanted = state.german.laid.last().and_then(|laid| self.on(laid.hex).weapon);
                wanted.is_some_and(|(_, facing)| facing == dir)
            }
            _ => false,
        }
    }

    /// Has the side that lays a tile a place left for one of this kind?
    fn wants_tile(&self, state: &State, terrain: Terrain) -> bool {
        let side = state.table.setup.side(state.table.seat);
        let mut own = self.tiles.iter().filter(|tile| tile.terrain == terrain && tile.side == side);
        own.any(|tile| state.may_lay_tile(side, tile.hex).is_ok())
    }

    fn lays(&self, piece: Piece, hex: Hex) -> bool {
        let weapon = match piece {
            Piece::Mine(_) => return self.on(hex).mine,
            Piece::Tiger => Kind::Tiger,
            Piece::Airfield => Kind::Stuka,
            Piece::Pak(_) => Kind::Gun,
        };
        self.on(hex).weapon.is_some_and(|(lies, _)| lies == weapon)
    }

    fn on(&self, hex: Hex) -> &Place {
        &self.places[hex.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Duel;
    use crate::setup::Setup;
    use table::{Chance, Dice, Next, Rng, Rules, Silent};

    /// A set-up by hand in which everybody takes what looks most promising.
    fn laid_out(season: Season, seed: u64) -> State {
        let setup = Setup { season, ..Setup::default() };
        let (mut dice, mut rng) = (Dice::quick(seed), Rng::seeded(seed));
        let mut state = Duel::begin(&setup, &mut dice, &mut Silent).expect("a sound setup");
        while matches!(state.table.step, Step::Landscape | Step::Front | Step::Markers | Step::Weapons) {
            let Next::Decide(_) = Duel::next(&state) else { panic!("a set-up does not end a match") };
            let (mut legal, mut weights) = (Vec::new(), Vec::new());
            Duel::legal(&state, &mut legal);
            rng.shuffle(&mut legal);
            Duel::promise(&state, &legal, &mut weights);
            let best = (0..legal.len()).max_by(|a, b| weights[*a].total_cmp(&weights[*b])).expect("something is legal");
            Duel::apply(&mut state, legal[best], &mut dice, &mut Silent);
        }
        state
    }

    #[test]
    fn by_hand_bots_lay_out_a_preset_or_its_mirror() {
        for (season, seed) in [(Season::Summer, 1), (Season::Summer, 2), (Season::Winter, 3), (Season::Winter, 4)] {
            let state = laid_out(season, seed);
            let table = &state.table;
            let same = |opening: &Opening| {
                opening.fit(&state) == opening.tiles.len() + opening.front.len()
                    && table.markers.iter().all(|marker| marker.at.is_some_and(|hex| opening.on(hex).marker))
                    && table.tigers.iter().all(|tiger| opening.lays(Piece::Tiger, tiger.at))
                    && table.mines.iter().all(|mine| mine.at.is_some_and(|hex| opening.on(hex).mine))
            };
            let found = OPENINGS.iter().filter(|opening| opening.season == season && same(opening)).count();
            assert_eq!(found, 1, "{season:?}, seed {seed}");
        }
    }

    #[test]
    fn four_boards_have_no_book() {
        let setup = Setup { boards: Boards::Four, ..Setup::default() };
        let state = Duel::begin(&setup, &mut Dice::quick(1), &mut Silent).expect("a sound setup");
        assert!(Book::at(&state).0.is_empty());
    }
}
