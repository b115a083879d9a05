//! The tables of the rulebook, row by row against what the program reads from them.

use std::collections::HashMap;
use table::Origin;
use table::testing::swapped;
use tank_commander::data::*;
use tank_commander::pieces::*;

type Row = HashMap<String, String>;

fn rows(text: &str) -> Vec<Row> {
    csv::Reader::from_reader(text.as_bytes()).deserialize().map(|row| row.expect("a row")).collect()
}

fn number(row: &Row, column: &str) -> i32 {
    match row[column].as_str() {
        "" => 0,
        text => text.parse().unwrap_or_else(|_| panic!("{column} of {row:?}")),
    }
}

fn card(number: u8) -> &'static Card {
    CardId::of(number).expect("a card").stats()
}

fn origin(row: &Row) -> Origin {
    if row["source"] == "seed" { Origin::Seed } else { Origin::Reconstructed }
}

#[test]
fn tc_1_1_and_1_6_and_1_7_every_card_as_listed() {
    let sheet = rows(FILES.cards);
    assert_eq!(sheet.len(), usize::from(CARDS));
    for (row, id) in sheet.iter().zip(CardId::all()) {
        let card = id.stats();
        let read = [
            ("no", id.number()),
            ("points", card.points),
            ("hit_short", card.at.hit[1]),
            ("hit_long", card.at.hit[2]),
            ("pen_short", card.at.penetration[1]),
            ("pen_long", card.at.penetration[2]),
            ("armour_front", card.armour.front),
            ("armour_side", card.armour.side),
            ("he", card.he),
            ("sa", card.sa),
            ("ft", card.ft),
            ("tank_melee", card.tank_melee),
        ];
        for (column, value) in read {
            assert_eq!(number(row, column), i32::from(value), "{column} of {}", card.name);
        }
        let flags = [
            ("unit", Trait::Unit),
            ("combat", Trait::Combat),
            ("armoured", Trait::Armoured),
            ("is_tank", Trait::Tank),
            ("tracked", Trait::Tracked),
            ("carries_squad", Trait::CarriesSquad),
            ("tows_gun", Trait::TowsGun),
        ];
        for (column, one) in flags {
            assert_eq!(row[column] == "yes", card.traits.has(one), "{column} of {}", card.name);
        }
        assert_eq!((&*row["name"], &*row["nation"], &*row["kind"]), (card.name, card.issue.word(), card.kind.word()));
        assert_eq!((&*row["year_from"], &*row["year_to"]), (card.years.from.word(), card.years.to.word()));
        assert_eq!(row["speed"], card.speed().map_or("", Speed::word));
        assert_eq!(row["equip_bearer"], card.bearer.map_or("", Bearer::word));
        assert_eq!(row["rarity"], id.notes().rarity.word());
        assert_eq!(row["pre_errata"], id.notes().before_errata);
        assert_eq!((card.id, card.origin), (id, origin(row)));
    }
}

#[test]
fn tc_1_2_and_1_3_and_1_4_what_a_card_counts_as() {
    let units = |wanted: fn(&Card) -> bool| CardId::all().filter(|id| wanted(id.stats())).count();
    assert_eq!(units(Card::is_unit), 115);
    assert_eq!(units(Card::is_tank), 77);
    assert_eq!(units(Card::is_gun), 15);
    assert_eq!(units(|card| card.class == Class::Squad), 12);
    for card in CardId::all().map(CardId::stats) {
        assert_eq!(card.is_armoured(), card.armour.front > 0, "{}", card.name);
        assert_eq!(card.is_unit(), card.is_soft() || card.is_armoured(), "{}", card.name);
        assert_eq!(card.is_combat(), card.is_unit() && !card.is_truck(), "{}", card.name);
        assert_eq!(card.is_unit(), card.steps > 0, "{}", card.name);
        assert!(card.armour.front >= card.armour.side && card.years.from <= card.years.to, "{}", card.name);
        assert!(!card.is_tank() || card.is_armoured() && card.traits.has(Trait::Tracked), "{}", card.name);
        assert_eq!(card.at.hit[0], card.at.hit[1], "melee uses the short values");
        assert!(!card.is_gun() || i32::from(card.he) >= i32::from(DATA.numbers.gun_he_minimum), "{}", card.name);
    }
}

#[test]
fn tc_1_8_the_two_cards_of_the_6_pack() {
    for id in [CardId::SMOKE, CardId::HEAVY_MACHINE_GUN] {
        assert_eq!(id.notes().rarity, Rarity::SixPack);
    }
    assert_eq!(CardId::all().filter(|id| id.notes().rarity == Rarity::SixPack).count(), 2);
}

#[test]
fn tc_7_1_and_7_3_the_carriers() {
    let with = |one| CardId::all().filter(|id| id.stats().traits.has(one)).map(CardId::number).collect::<Vec<_>>();
    assert_eq!(with(Trait::CarriesSquad), [24, 49, 50, 51, 60]);
    assert_eq!(with(Trait::TowsGun), [24, 49, 50, 51]);
}

#[test]
fn tc_10_2_what_is_used_up_by_one_use() {
    let used_up = CardId::all().filter(|id| id.stats().is_used_up()).map(CardId::number);
    assert_eq!(used_up.collect::<Vec<_>>(), [1, 113, 114]);
}

#[test]
fn every_named_card_is_what_its_name_says() {
    let named = [
        (CardId::PANZERFAUST, "Panzerfaust"),
        (CardId::WOODS, "Woods"),
        (CardId::HILLS, "Hills"),
        (CardId::VILLAGE, "Village"),
        (CardId::FOXHOLES, "Foxholes"),
        (CardId::BUNKERS, "Bunkers"),
        (CardId::STREAM, "Stream"),
        (CardId::WALLS, "Walls"),
        (CardId::WHEATFIELD, "Wheatfield"),
        (CardId::BALKA, "Balka"),
        (CardId::SWAMP, "Swamp"),
        (CardId::PANZERSCHRECK, "Panzerschreck"),
        (CardId::PTRS_41, "Anti-Tank Rifle PTRS-41"),
        (CardId::PZ_III_N, "PzKw III N"),
        (CardId::SU_152, "SU-152"),
        (CardId::FLAMMENWERFER_41, "Flammenwerfer 41"),
        (CardId::SOVIET_FLAMETHROWER, "Flamethrower (Soviet)"),
        (CardId::REINFORCEMENTS, "Reinforcements"),
        (CardId::PANIC, "Panic"),
        (CardId::SPECIAL_AMMUNITION, "Special Ammunition"),
        (CardId::TANK_REPAIR_SHOP, "Tank Repair Shop"),
        (CardId::SMOKE, "Smoke"),
        (CardId::HEAVY_MACHINE_GUN, "Heavy Machine Gun"),
    ];
    for (id, name) in named {
        assert_eq!(id.stats().name, name);
    }
}

#[test]
fn tc_11_2_and_11_3_both_terrain_tables() {
    let sheet = rows(FILES.terrain);
    assert_eq!(sheet.len(), 22);
    for row in &sheet {
        let table = row["table"].parse().expect("a table");
        let read = match (row["terrain"].parse(), row["terrain"].parse()) {
            (Ok(terrain), _) => *DATA.terrain(table, terrain),
            (_, Ok(works)) => *DATA.works(table, works),
            (Err(why), _) => panic!("{why}"),
        };
        let expected = TerrainRow {
            at: number(row, "at") as i8,
            he: number(row, "he") as i8,
            sa: number(row, "sa") as i8,
            air: [number(row, "air_soft") as i8, number(row, "air_armoured") as i8],
            art: [number(row, "art_soft") as i8, number(row, "art_armoured") as i8],
            blocks: row["los_blocks"] == "yes",
            slows: row["slows"] == "yes",
            bars: row["bars_vehicles_guns"] == "yes",
        };
        assert_eq!(read, expected, "{row:?}");
    }
    let different = Terrain::ALL
        .into_iter()
        .filter(|&kind| DATA.terrain(TerrainTable::SixPackV3, kind) != DATA.terrain(TerrainTable::PlayersGuide, kind));
    assert_eq!(different.collect::<Vec<_>>(), [Terrain::Woods], "the tables differ only in Woods");
}

#[test]
fn tc_9_4_the_kill_table() {
    for row in rows(FILES.kill_table) {
        for difference in number(&row, "difference_from").max(-20)..=number(&row, "difference_to").min(20) {
            let (penetration, armour) = if difference < 0 { (0, -difference) } else { (difference, 0) };
            let kill = DATA.kill_number(penetration as u8, armour as u8);
            assert_eq!(i32::from(kill), number(&row, "kill_on_or_below"), "difference {difference}");
        }
    }
}

#[test]
fn tc_14_1_and_15_1_every_event_as_listed() {
    let sheet = rows(FILES.events);
    assert_eq!(sheet.len(), Special::ALL.len());
    for row in &sheet {
        let id = CardId::of(number(row, "no") as u8).expect("a card");
        let event = id.event().unwrap_or_else(|| panic!("{row:?} is not played"));
        assert_eq!((id.stats().name, i32::from(id.stats().points)), (&*row["name"], number(row, "points")));
        assert_eq!((event.id, event.event), (id, id.stats().event.expect("an event")));
        assert_eq!((event.timing.word(), i32::from(event.supply)), (&*row["timing"], number(row, "sp")));
        assert_eq!((i32::from(event.soft), i32::from(event.armour)), (number(row, "soft"), number(row, "armour")));
        assert_eq!((event.stays.word(), event.rule), (&*row["stays"], &*row["rule"]));
        assert_eq!(event.column.map_or("", Column::word), row["terrain_col"]);
        assert_eq!(event.sighting == Sighting::Observed, row["observed"] == "1");
        assert_eq!(event.origin, origin(row));
        let listed = |window: &str, turn: &str| {
            row["windows"].split(';').any(|entry| {
                let (name, by) =
                    entry.split_once(':').unwrap_or((entry, if entry == "OWN" { "active" } else { "either" }));
                name == window && (by == turn || by == "either")
            })
        };
        for window in Window::ALL {
            for turn in Turn::ALL {
                assert_eq!(
                    event.windows.admit(window, turn),
                    listed(window.word(), turn.word()),
                    "{} {window:?}",
                    row["name"]
                );
            }
        }
        for other in Special::ALL {
            let number = other.card().id.number().to_string();
            assert_eq!(event.cancels.has(other), row["cancels"].split(';').any(|listed| listed == number));
        }
    }
    let played = CardId::all().filter(|id| id.event().is_some() != (id.stats().kind == Kind::Event));
    assert_eq!(played.collect::<Vec<_>>(), [CardId::STREAM, CardId::SWAMP], "terrain that is played");
}

#[test]
fn tc_11_1_and_11_5_terrain_cards_bring_their_terrain() {
    for card in CardId::all().map(CardId::stats).filter(|card| card.kind == Kind::Terrain) {
        let brings = card.ground.map(Terrain::word).or(card.works.map(Works::word));
        assert_eq!(brings, Some(card.name));
    }
    assert_eq!(CardId::all().filter(|id| id.stats().ground.is_some()).count(), Terrain::ALL.len() - 1);
    assert_eq!(CardId::all().filter(|id| id.stats().works.is_some()).count(), 2);
}

#[test]
fn the_plain_numbers_and_the_rules_they_belong_to() {
    let sheet = rows(FILES.constants);
    assert_eq!(sheet.len(), Numbers::KEYS.len());
    for row in &sheet {
        assert_eq!(DATA.numbers.get(&row["key"]), Some(number(row, "value")), "{row:?}");
    }
}

#[test]
fn tc_18_13_and_18_16_every_scenario_as_listed() {
    let sheet = rows(FILES.scenarios);
    assert_eq!(sheet.len(), Scenario::ALL.len());
    for (row, scenario) in sheet.iter().zip(Scenario::ALL) {
        let card = scenario.card();
        assert_eq!((&*row["id"], &*row["name"]), (scenario.word(), card.name));
        assert_eq!((&*row["build"], &*row["roles"]), (card.build.word(), card.roles.word()));
        assert_eq!((&*row["victory"], number(row, "victory_n")), (card.victory.word(), card.positions.into()));
        assert_eq!((number(row, "turn_limit"), &*row["at_limit"]), (card.turn_limit.into(), card.at_limit.word()));
        assert_eq!((&*row["setup_first"], &*row["first_player"]), (card.deploys_first.word(), card.plays_first.word()));
        assert_eq!([&*row["zone_first_role"], &*row["zone_second_role"]], card.zones.map(Zone::word));
        assert_eq!((&*row["terrain_setup"], &*row["draw_pile"]), (card.terrain.word(), card.draw_pile.word()));
        assert_eq!((&*row["year"], &*row["date"]), (card.year.map_or("", Year::word), card.date));
        for (column, budget) in ["budget_first_role", "budget_second_role"].into_iter().zip(card.budget) {
            let written = match budget {
                Budget { deck: 0, .. } => String::new(),
                Budget { deck, reinforcement: 0 } => deck.to_string(),
                Budget { deck, reinforcement } => format!("{deck}+{reinforcement}"),
            };
            assert_eq!(row[column], written);
        }
    }
}

#[test]
fn tc_20_6_the_ready_made_decks_agree_with_their_index() {
    assert_eq!(DATA.decks.len(), 80);
    assert_eq!(DATA.decks.iter().map(|deck| deck.holdings.len()).sum::<usize>(), rows(FILES.decks).len());
    for deck in &DATA.decks {
        let worth = |free: bool| -> u16 {
            let held = deck.holdings.iter().filter(|held| (held.group == ForcePart::FreeTerrain) == free);
            held.map(|held| u16::from(held.card.stats().points) * u16::from(held.count)).sum()
        };
        assert_eq!((worth(false), worth(true)), (deck.bought, deck.free), "{}", deck.id);
        assert_eq!(deck.holdings.iter().map(|held| held.count).sum::<u8>(), deck.cards, "{}", deck.id);
    }
    for row in rows(FILES.decks) {
        let card = card(number(&row, "card_no") as u8);
        assert_eq!((card.name, i32::from(card.points)), (&*row["card"], number(&row, "points_each")));
    }
    for scenario in Scenario::ALL {
        for nation in Nation::ALL {
            for role in [Role::Attacker, Role::Defender] {
                let deck = DATA.ready(scenario, nation, role, Year::Y1943);
                let fixed = [Scenario::Bridgehead, Scenario::EndIsNear, Scenario::Hill621].contains(&scenario);
                assert!(deck.is_some() || fixed, "{scenario:?} {nation:?} {role:?}");
            }
        }
    }
}

#[test]
fn tc_18_15_the_terrain_pools() {
    for pool in rows(FILES.terrain_pools) {
        assert_eq!(card(number(&pool, "card_no") as u8).name, pool["terrain"]);
    }
    for scenario in Scenario::ALL.into_iter().filter(|scenario| scenario.card().terrain == TerrainSetup::Random) {
        for nation in Nation::ALL {
            let pool: Vec<CardId> = DATA.pool(scenario, nation).collect();
            assert_eq!(pool.len(), 10, "{scenario:?} {nation:?}");
            assert!(pool.iter().all(|card| pool.iter().filter(|other| *other == card).count() <= 2));
        }
    }
}

#[test]
fn tc_2_1_and_2_2_and_2_5_and_2_7_the_printed_boards() {
    let sizes = [(&DATA.standard[0], 22), (&DATA.standard[1], 27), (&DATA.hill, 38)];
    for (board, spaces) in sizes {
        assert_eq!(board.len(), spaces);
        for space in board {
            let near: Vec<&str> = space.adjacent.split(' ').collect();
            for other in board {
                let adjacent = match (space.at, other.at) {
                    (Some(a), Some(b)) => a != b && a.0.abs_diff(b.0) <= 1 && a.1.abs_diff(b.1) <= 1,
                    _ => other.adjacent.split(' ').any(|name| name == space.name),
                };
                assert_eq!(near.contains(&other.name), adjacent, "{} and {}", space.name, other.name);
            }
        }
    }
    assert_eq!(DATA.hill.iter().filter(|space| space.serves("objective")).count(), 3);
}

#[test]
fn tc_19_4_and_19_5_and_19_6_the_groups_of_hill_621() {
    assert_eq!(DATA.arrivals.len(), rows(FILES.hill621_arrivals).len());
    let deck = |nation| {
        DATA.ready(
            Scenario::Hill621,
            nation,
            if nation == Nation::German { Role::Defender } else { Role::Attacker },
            Year::Y1944,
        )
    };
    for nation in Nation::ALL {
        let deck = deck(nation).expect("a force");
        let units = deck.group(ForcePart::Start).filter(|card| card.stats().is_unit()).count();
        let placed: u8 =
            DATA.placings.iter().filter(|placing| placing.nation == nation).map(|placing| placing.count).sum();
        assert_eq!(units, usize::from(placed));
        let equipment = |wanted: CardId| {
            DATA.placings.iter().filter(|placing| placing.nation == nation && placing.equipment == Some(wanted)).count()
        };
        for card in [CardId::PANZERSCHRECK, CardId::HEAVY_MACHINE_GUN] {
            assert_eq!(equipment(card), deck.group(ForcePart::Start).filter(|held| *held == card).count());
        }
    }
}

#[test]
fn tc_21_2_the_options() {
    let ids: Vec<&str> = OPTIONS.iter().map(|option| option.id.as_str()).collect();
    let listed = rows(FILES.options);
    let expected: Vec<&str> = listed.iter().map(|row| &*row["key"]).filter(|key| *key != "auto_pass").collect();
    assert_eq!(ids, expected);
    for option in OPTIONS.iter() {
        let table::Values::OneOf(values) = &option.values else { panic!("{}: a range", option.id) };
        assert!(values.contains(&option.default), "{}: the default is none of its values", option.id);
    }
}

/// What reading says when one file is changed.
fn fault(change: impl FnOnce(&mut Files<'static>)) -> String {
    let mut files = FILES;
    change(&mut files);
    Data::read(&files).expect_err("a fault").to_string()
}

#[test]
fn a_wrong_file_is_named_by_line_and_column() {
    let faults = [
        fault(|files| files.cards = swapped(files.cards, "1941,1945,14,slow", "1941,1945,fourteen,slow")),
        fault(|files| files.cards = swapped(files.cards, "2,Anti-Tank Mine,Anti", "3,Anti-Tank Mine,Anti")),
        fault(|files| {
            files.cards = swapped(
                files.cards,
                "44,PzKw IV G,PzKw IV G,C,german,vehicle,medium_tank",
                "44,PzKw IV G,PzKw IV G,C,german,vehicle,airship",
            )
        }),
        fault(|files| files.events = swapped(files.events, "STEP:passive", "STEP:nobody")),
        fault(|files| files.terrain = swapped(files.terrain, "six_pack_v3,Balka", "six_pack_v3,Desert")),
        fault(|files| files.constants = swapped(files.constants, "hand_limit", "hand_size")),
        fault(|files| files.constants = swapped(files.constants, "capacity_trucks,3", "capacity_trucks,4")),
        fault(|files| files.decks = swapped(files.decks, "17.2-G-1941", "17.2-X-1941")),
        fault(|files| files.scenarios = swapped(files.scenarios, "points_year", "point_year")),
        fault(|files| files.kill_table = swapped(files.kill_table, "0,0,4,seed", "0,0,4,hearsay")),
        fault(|files| files.options = swapped(files.options, "key,default", "id,default")),
        fault(|files| files.hill621_default_setup = swapped(files.hill621_default_setup, "H4-5", "H4-9")),
        fault(|files| {
            files.balance =
                swapped(files.balance, "source\n", "source\nkursk,regular,soviet,50,50.0,42.1,57.9,122,reconstructed\n")
        }),
    ];
    let expected = [
        "data/cards.csv, line 4, column `points`: `fourteen`: invalid digit found in string",
        "data/cards.csv, line 3, column `no`: card 2 belongs here",
        "data/cards.csv, line 45, column `subtype`: `airship`",
        "data/events.csv, line 2, column `windows`: nobody is called `nobody`",
        "data/terrain.csv, line 4, column `terrain`: `Desert`",
        "data/constants.csv, line 6, column `key`: nothing is called `hand_size`",
        "data/constants.csv, line 9, column `value`: a capacity is less than 4",
        "data/decks.csv, line 2, column `deck_id`: no deck `17.2-X-1941` in deck_index.csv",
        "data/scenarios.csv, line 7, column `build`: `point_year`",
        "data/kill_table.csv, line 5, column `source`: `hearsay` is none of seed, public, reconstructed",
        "data/options.csv, line 2, column `key`: there is no such column",
        "data/hill621_default_setup.csv, line 4, column `pos`: `H4-9` is no position of the hill",
        "data/balance.csv, line 2, column `whose`: no message is called `balance-",
    ];
    for (fault, expected) in faults.iter().zip(expected) {
        assert!(fault.starts_with(expected), "{fault}");
    }
}

#[test]
fn a_scenario_says_how_even_it_is_once_that_was_measured_with_this_edition() {
    let sheet = rows(FILES.balance);
    for (name, setup) in tank_commander::setup::scenarios() {
        let told = <tank_commander::TankCommander as table::Studied>::balance(name);
        let measured: Vec<_> = sheet.iter().filter(|row| row["scenario"] == name).collect();
        assert_eq!(told.len(), measured.len(), "{name}");
        for (balance, row) in told.iter().zip(measured) {
            assert_eq!(balance.between.word(), row["level"], "{name}");
            assert_eq!(balance.matches.to_string(), row["matches"], "{name}");
            let historical = setup.card().build == tank_commander::data::Build::Fixed;
            assert!(historical || !row["whose"].ends_with("-historical"), "{name}");
        }
    }
    assert!(<tank_commander::TankCommander as table::Studied>::balance("no such scenario").is_empty());
}
