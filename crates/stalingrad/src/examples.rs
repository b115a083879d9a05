//! The positions of the rulebook's worked examples: the tests play them, the rulebook shows them.
//!
//! Those that have none are about decks, odds, dice by themselves or whole turns.

use crate::field::Field;
use crate::pieces::FormationId::*;
use crate::pieces::{BuildingId, CardId, Player, UnitKind};
use crate::state::State;
use crate::{German, Stalingrad};
use table::Example;

const fn of(number: u16, shows: &'static [&'static str], position: fn() -> State) -> Example<Stalingrad> {
    Example { number, shows, position, rolls: &[] }
}

/// All of them in order.
pub fn all() -> Vec<Example<Stalingrad>> {
    vec![
        of(2, &["B"], || Field::battle(BuildingId::RedSquare).fighting(&[Infantry71, Rifle112]).hold(3).position()),
        of(8, &["A"], || {
            Field::battle(BuildingId::ArmyBarracks)
                .fighting(&[Infantry71, Guards13])
                .units(&[(UnitKind::Grenadier, 8), (UnitKind::Panzer, 1)])
                .hand(
                    Player::G1,
                    &[CardId::StreetAssault, CardId::StreetAssault, CardId::RoomToRoom, CardId::StukaStrike],
                )
                .hand(Player::S1, &[CardId::DeadlyRoadblock])
                .position()
        }),
        of(9, &["C"], || {
            Field::battle(BuildingId::OilPlant)
                .fighting(&[Infantry71, Guards39, Guards13])
                .staged(&[Rifle193])
                .depleted(Guards39)
                .depleted(Rifle193)
                .units(&[(UnitKind::Rifle, 1)])
                .hand(Player::S1, &[CardId::PistolPersuasion])
                .position()
        }),
        of(16, &["B"], || {
            let field = Field::battle(BuildingId::RedSquare).fighting(&[Infantry71, Rifle112]).track(4, 0, 0);
            field.units(&[(UnitKind::Rifle, 5)]).hand(Player::G1, &[CardId::CarpetBombing]).turn_of(German).position()
        }),
        of(18, &["B"], || {
            let field = Field::battle(BuildingId::RedSquare).fighting(&[Infantry71, Guards13]);
            field.units(&[(UnitKind::Grenadier, 1)]).hand(Player::S1, &[CardId::KatyushaSalvo]).position()
        }),
        of(19, &["B"], || {
            let field = Field::battle(BuildingId::RedSquare).fighting(&[Infantry71, Guards13]);
            field.units(&[(UnitKind::Panzer, 2)]).hand(Player::S1, &[CardId::KatyushaSalvo]).position()
        }),
        of(25, &["B"], || {
            let field = Field::battle(BuildingId::RedSquare).fighting(&[Infantry71, MilitiaBarrikady]);
            field
                .units(&[(UnitKind::Nkvd, 1), (UnitKind::Rifle, 2)])
                .laid(CardId::HumanWave, MilitiaBarrikady)
                .hand(Player::S1, &[CardId::StormGroup, CardId::HumanWave])
                .position()
        }),
    ]
}
