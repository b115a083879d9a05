//! The ground: landscape and front line, hex by hex (chapter 4).

use crate::map::{Board, HEXES, Hex};
use crate::pieces::Terrain;
use schemars::JsonSchema;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::kit::schema;

/// Landscape tiles and front elements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    terrain: [Terrain; HEXES],
    front: [bool; HEXES],
}

impl Default for Ground {
    fn default() -> Ground {
        Ground { terrain: [Terrain::Steppe; HEXES], front: [false; HEXES] }
    }
}

impl Ground {
    /// The landscape of a hex.
    #[inline]
    pub fn terrain(&self, hex: Hex) -> Terrain {
        self.terrain[hex.index()]
    }

    /// Lays or removes a tile.
    pub fn set_terrain(&mut self, hex: Hex, terrain: Terrain) {
        self.terrain[hex.index()] = terrain;
    }

    /// Does a front element lie there?
    #[inline]
    pub fn front(&self, hex: Hex) -> bool {
        self.front[hex.index()]
    }

    /// Lays or removes a front element.
    pub fn set_front(&mut self, hex: Hex, lies: bool) {
        self.front[hex.index()] = lies;
    }

    /// The hexes with a front element.
    pub fn front_hexes<'a>(&'a self, board: &'a Board) -> impl Iterator<Item = Hex> + 'a {
        board.hexes().filter(|hex| self.front(*hex))
    }
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct GroundDoc {
    /// The tiles by hex; where none is named there is steppe.
    terrain: std::collections::BTreeMap<Hex, Terrain>,
    /// The hexes with a front element.
    front: Vec<Hex>,
}

schema! {
    /// Landscape and front line.
    Ground as GroundDoc
}

impl Serialize for Ground {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        struct Tiles<'a>(&'a Ground);
        impl Serialize for Tiles<'_> {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                let all = crate::map::FOUR_BOARDS.hexes();
                to.collect_map(all.map(|hex| (hex, self.0.terrain(hex))).filter(|(_, tile)| *tile != Terrain::Steppe))
            }
        }
        let mut map = to.serialize_map(Some(2))?;
        map.serialize_entry("terrain", &Tiles(self))?;
        map.serialize_entry("front", &self.front_hexes(&crate::map::FOUR_BOARDS).collect::<Vec<_>>())?;
        map.end()
    }
}

impl<'de> Deserialize<'de> for Ground {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Ground, D::Error> {
        let doc = GroundDoc::deserialize(from)?;
        let mut ground = Ground::default();
        doc.terrain.into_iter().for_each(|(hex, terrain)| ground.set_terrain(hex, terrain));
        doc.front.into_iter().for_each(|hex| ground.set_front(hex, true));
        Ok(ground)
    }
}
