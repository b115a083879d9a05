//! The box: as many cards and counters as there should be, with the sums that the rulebook's makers counted.

use stalingrad::data::{DATA, Data, Depletion, FILES, Files, Kind};
use stalingrad::pieces::*;
use stalingrad::{German, Soviet};
use table::testing::swapped;

#[test]
fn the_formations_are_as_counted() {
    for side in [German, Soviet] {
        assert_eq!(FormationId::of(side).filter(|id| id.card().starting).count(), 4);
    }
    let of = |kind: Kind| FormationId::ALL.iter().filter(|id| id.card().kind == kind).count();
    assert_eq!([Kind::Armour, Kind::MechInfantry, Kind::Infantry, Kind::Soviet].map(of), [3, 3, 12, 18]);
    let limits = |side| FormationId::of(side).map(|id| u32::from(id.card().limit)).sum::<u32>();
    assert_eq!((limits(German), limits(Soviet)), (26, 33));
    let icons = |fits: fn(Depletion) -> bool| FormationId::ALL.iter().filter(|id| fits(id.card().depletion)).count();
    assert_eq!(icons(|icon| icon == Depletion::BurningSkull), 4);
    assert_eq!(icons(|icon| matches!(icon, Depletion::MachineGun(_))), 8);
    assert_eq!(icons(|icon| matches!(icon, Depletion::RedStar(_))), 6);
}

#[test]
fn the_decks_are_as_counted() {
    for side in [German, Soviet] {
        assert_eq!((DATA.deck(side, false).count(), DATA.deck(side, true).count()), (33, 45));
    }
    let basic = |cost: u8| DATA.deck(Soviet, false).filter(|card| card.card().cost == cost).count();
    assert_eq!([0, 1, 2, 3].map(basic), [8, 15, 8, 2]);
    let heroes = |side| DATA.deck(side, true).filter(|card| card.card().hero).count();
    assert_eq!((heroes(German), heroes(Soviet)), (5, 6));
}

#[test]
fn the_buildings_are_as_counted() {
    let sums = |district: District| {
        let of = BuildingId::ALL.iter().map(|id| id.card()).filter(|card| card.district == district);
        of.fold((0, 0), |(boots, grenades), card| (boots + card.concentration, grenades + card.defence))
    };
    assert_eq!(District::ALL.map(sums), [(16, 8), (15, 11), (18, 8), (18, 10)]);
    assert_eq!(BuildingId::ALL.iter().filter(|id| id.card().river_bank).count(), 4);
    let mut pairs: Vec<String> = BuildingId::ALL.iter().map(|id| format!("{:?}", id.card().initiative)).collect();
    pairs.sort();
    pairs.dedup();
    assert_eq!(pairs.len(), 24, "all pairs of initiative effects differ");
}

#[test]
fn the_carnage_and_campaign_cards_are_as_counted() {
    let sniper = |result: SniperResult| CarnageId::ALL.iter().filter(|id| id.card().sniper == result).count();
    assert_eq!(SniperResult::ALL.map(sniper), [12, 13, 5]);
    let heat = |level: u8| CarnageId::ALL.iter().filter(|id| id.card().intensity == level).count();
    assert_eq!([2, 3, 4, 5].map(heat), [8, 13, 7, 2]);
    let icon = |icon: InitiativeIcon| CarnageId::ALL.iter().filter(|id| id.card().initiative == icon).count();
    assert_eq!(InitiativeIcon::ALL.map(icon), [10, 10, 10]);
    let numbers = |side| {
        let of = CampaignId::ALL.iter().filter(|id| id.side() == side);
        of.map(|id| u32::from(id.card().reinforcement)).sum::<u32>()
    };
    assert_eq!((numbers(German), numbers(Soviet)), (26, 12));
    assert_eq!(CampaignId::ALL.iter().filter(|id| id.card().hourglass).count(), 4);
    assert_eq!(CampaignId::ALL.iter().filter(|id| id.card().sacks).count(), 4);
}

#[test]
fn the_commanders_and_units_are_as_counted() {
    assert_eq!(CommanderId::ALL.map(|id| id.card().hand_size), [6, 6, 5, 8, 6, 6, 5, 5]);
    let armoured: Vec<UnitKind> = UnitKind::ALL.into_iter().filter(|kind| kind.card().armoured).collect();
    assert_eq!(armoured, [UnitKind::Panzer, UnitKind::Stug, UnitKind::T34, UnitKind::Fort]);
    let line: Vec<UnitKind> = UnitKind::ALL.into_iter().filter(|kind| kind.card().terror.is_none()).collect();
    assert_eq!(line, [UnitKind::Grenadier, UnitKind::Rifle, UnitKind::Fort]);
    assert_eq!([DATA.leaders[0].len(), DATA.leaders[1].len()], [13, 13]);
}

#[test]
fn a_fault_in_the_box_is_named_by_file_line_and_column() {
    let fault = |files: Files| Data::read(&files).expect_err("it is accepted").to_string();
    let cards = swapped(FILES.combat_cards, "add:rifle:3", "add:cossack:3");
    let text = fault(Files { combat_cards: cards, ..FILES });
    assert!(text.starts_with("data/combat_cards.csv, line 30, column `effects`: `cossack` is none of"), "{text}");
    let effects = swapped(FILES.effects, "\nsupply,", "\nsupplies,");
    assert!(fault(Files { effects, ..FILES }).starts_with("data/effects.csv"));
    let units = swapped(FILES.units, "panzer,german", "tiger,german");
    assert!(fault(Files { units, ..FILES }).contains("`tiger` is none of"));
}
