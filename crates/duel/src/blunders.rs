//! Plain blunders, to be counted in finished matches. Nobody is blamed for what he could not know: only mines and guns
//! that lie face-up count.

use crate::Duel;
use crate::action::Action;
use crate::events::Effect;
use crate::map::{Beyond, Dir, Hex};
use crate::pieces::*;
use crate::state::{Drive, Focus, State, Step, Table};
use table::{Blunder, Judgement};

/// All of them.
pub const BLUNDERS: &[Blunder<Duel>] = &[
    Blunder {
        name: "mine_entered",
        about: "a T-34 drives into a mine that lies face-up, though it would get as far without, and has no shot from there",
        judge: mine_entered,
    },
    Blunder {
        name: "taken_back",
        about: "a T-34, a marker or a program undoes its last step or turn the next moment, and nothing has come of it",
        judge: taken_back,
    },
    Blunder {
        name: "kill_missed",
        about: "a weapon in the open holds a shot that destroys (or is critical), though it has no other target in this phase",
        judge: kill_missed,
    },
    Blunder {
        name: "gun_faces_nobody",
        about: "a gun stays turned to where no T-34 can come, and has a T-34 before it in another direction",
        judge: gun_faces_nobody,
    },
    Blunder {
        name: "into_the_gun",
        about: "a T-34 comes to a stop alone in the line of a face-up gun that destroys it and that it does not destroy",
        judge: into_the_gun,
    },
];

type Case<'a> = table::Case<'a, Duel>;

// --- A face-up mine

fn mine_entered(case: &Case) -> Judgement {
    let table = &case.before.table;
    let Focus::Drive(drive) = table.focus else { return Judgement::NoOccasion };
    if !case.legal.iter().any(|action| wastes_on_mine(table, drive, *action)) {
        return Judgement::NoOccasion;
    }
    Judgement::on_occasion(wastes_on_mine(table, drive, case.action) && !has_shot(&case.after.table, drive.t34))
}

/// Does this action lose further ones in a face-up mine, in a hex that holds nothing else (DG-7.15), although the
/// T-34 would get as far west on another way?
fn wastes_on_mine(table: &Table, drive: Drive, action: Action) -> bool {
    let (Some(dir), Some(from)) = (heading(table, drive.t34, action), table.t34s[drive.t34.index()].at()) else {
        return false;
    };
    let Beyond::Hex(to) = table.board().beyond(from, dir) else { return false };
    let mined = table.mine_at(to).is_some_and(|mine| table.mines[mine.index()].face_up);
    let holds_more = table.pak_at(to).is_some() || table.airfield_at(to).is_some();
    let actions = crate::data::DATA.t34_actions[table.setup.season as usize];
    let as_far = |hexes: &[Hex]| {
        hexes.last().is_some_and(|end| end.column() <= to.column() && table.free_steppe(*end))
            && hexes.iter().skip(1).all(|hex| table.mine_at(*hex).is_none())
    };
    mined
        && !holds_more
        && drive.used + table.entry_cost_t34(to) < actions
        && table.ways_of(drive.t34).values().any(|way| as_far(&way.hexes))
}

/// Where an action takes a T-34.
fn heading(table: &Table, t34: T34Id, action: Action) -> Option<Dir> {
    let hull = table.t34s[t34.index()].hull;
    match action {
        Action::Forward => Some(hull),
        Action::Back => Some(hull.opposite()),
        _ => None,
    }
}

/// Could it fire at anything with any turn of its turret?
fn has_shot(table: &Table, t34: T34Id) -> bool {
    table.weapons(crate::German).any(|at| table.shot(Weapon::T34(t34), at, 3).is_ok())
}

// --- Taken back

fn taken_back(case: &Case) -> Judgement {
    let Some(last) = case.just_before() else { return Judgement::NoOccasion };
    let undoes = |action: Action| match (last.action, action) {
        (Action::Left, Action::Right) | (Action::Right, Action::Left) => drives_on(&last.before, case.before),
        (Action::Forward, Action::Back) | (Action::Back, Action::Forward) => drives_on(&last.before, case.before),
        (Action::Card(Card::Left), Action::Card(Card::Right))
        | (Action::Card(Card::Right), Action::Card(Card::Left)) => {
            last.before.tiger_to_program() == case.before.tiger_to_program()
        }
        (Action::StepMarker { marker, .. }, Action::StepMarker { marker: same, to }) => {
            marker == same && last.before.table.markers[marker.index()].at == Some(to)
        }
        _ => false,
    };
    match case.legal.iter().any(|action| undoes(*action)) {
        false => Judgement::NoOccasion,
        true => Judgement::on_occasion(undoes(case.action) && all_as_before(&last.before.table, &case.after.table)),
    }
}

/// Is it the same T-34 that drives?
fn drives_on(before: &State, now: &State) -> bool {
    match (before.table.focus, now.table.focus) {
        (Focus::Drive(one), Focus::Drive(other)) => one.t34 == other.t34,
        _ => false,
    }
}

/// Do all pieces lie and stand as before?
fn all_as_before(before: &Table, now: &Table) -> bool {
    let places = |table: &Table| -> Vec<(Fate, Dir)> { table.t34s.iter().map(|t34| (t34.fate, t34.hull)).collect() };
    let markers = |table: &Table| -> Vec<Option<Hex>> { table.markers.iter().map(|marker| marker.at).collect() };
    before.ground == now.ground
        && before.paks == now.paks
        && before.mines == now.mines
        && before.vp == now.vp
        && places(before) == places(now)
        && markers(before) == markers(now)
}

// --- A shot that destroys

fn kill_missed(case: &Case) -> Judgement {
    let table = &case.before.table;
    let kill = |action: &Action| match *action {
        Action::Fire { by, at } => kills_whom_it_can(table, by, at).then_some(by),
        _ => None,
    };
    if table.step == Step::WoodFire || !case.legal.iter().any(|action| kill(action).is_some()) {
        return Judgement::NoOccasion;
    }
    match case.action {
        Action::End => Judgement::Blundered,
        Action::Hold(weapon) => Judgement::on_occasion(case.legal.iter().any(|action| kill(action) == Some(weapon))),
        _ => Judgement::Avoided,
    }
}

/// Does a weapon destroy this one, from where fire betrays nothing, and could it find no other target in this phase?
fn kills_whom_it_can(table: &Table, by: Weapon, at: Weapon) -> bool {
    let shot = table.shot_in(table.step, by, at);
    let hides = table.weapon_hex(by).map_or(true, |hex| {
        matches!(table.ground.terrain(hex), Terrain::Wood | Terrain::SnowyWood | Terrain::SnowDrift)
    });
    let side = if matches!(by, Weapon::T34(_)) { crate::German } else { crate::Soviet };
    let has_other = table.weapons(side).any(|other| other != at && table.shot(by, other, 3).is_ok());
    !hides && shot.is_ok_and(|shot| matches!(shot.effect, Effect::Destroyed | Effect::Critical)) && !has_other
}

// --- Guns

/// How near to the line of a gun a T-34 must be to be able to come before it (DG-7.8).
const NEAR: u8 = 3;

fn gun_faces_nobody(case: &Case) -> Judgement {
    let table = &case.before.table;
    let idle = |action: &Action| match *action {
        Action::TurnPak { pak, facing } => {
            let real = case.before.german.paks.get(pak.index()).is_some_and(|kind| *kind != PakKind::Bluff);
            let now = table.paks[pak.index()].facing;
            real && !anybody_near(table, pak, now) && t34_before(table, pak, facing)
        }
        _ => false,
    };
    match table.step {
        Step::Guns => case.forgone(Action::End, idle, idle),
        _ => Judgement::NoOccasion,
    }
}

/// The hexes that a gun looks over when it faces this way.
fn line(table: &Table, pak: PakId, facing: Dir) -> impl Iterator<Item = Hex> + '_ {
    let at = table.paks[pak.index()].at;
    let ray = at.into_iter().flat_map(move |from| table.board().ray(from, facing).take(4));
    ray.filter(move |hex| at.is_some_and(|from| table.sight(from, *hex)))
}

fn anybody_near(table: &Table, pak: PakId, facing: Dir) -> bool {
    let mut tanks = table.t34s.iter().filter_map(T34::at);
    tanks.any(|foe| line(table, pak, facing).any(|hex| hex.distance(foe) <= NEAR))
}

fn t34_before(table: &Table, pak: PakId, facing: Dir) -> bool {
    line(table, pak, facing).any(|hex| matches!(table.tank_at(hex), Some(Tank::T34(_))))
}

fn into_the_gun(case: &Case) -> Judgement {
    let Focus::Drive(drive @ Drive { used: 1.., stopped: false, .. }) = case.before.table.focus else {
        return Judgement::NoOccasion;
    };
    let (Action::EndMove(_), tank) = (case.action, Weapon::T34(drive.t34)) else { return Judgement::NoOccasion };
    let Some(begun) = case.earlier.iter().rev().find(|earlier| earlier.action == Action::Drive(drive.t34)) else {
        return Judgement::NoOccasion;
    };
    let table = &case.after.table;
    let was = &begun.before.table;
    let known = |pak: &PakId| was.paks[pak.index()].face != Face::Down && !destroys(was, Weapon::Pak(*pak), tank);
    let mut guns = (0..table.paks.len()).map(PakId::of).filter(known);
    Judgement::on_occasion(guns.any(|pak| {
        let gun = Weapon::Pak(pak);
        let mut others = table.weapons(crate::Soviet).filter(|other| *other != tank);
        destroys(table, gun, tank)
            && !destroys(table, tank, gun)
            && others.all(|other| table.line_up(gun, other, 0).is_err() && !fires_first(table, other, gun))
    }))
}

/// Does a shot without a turn of the turret destroy?
fn destroys(table: &Table, by: Weapon, at: Weapon) -> bool {
    table.shot(by, at, 0).is_ok_and(|shot| shot.effect == Effect::Destroyed)
}

/// Does a T-34 in a wood destroy it before it fires (DW)?
fn fires_first(table: &Table, by: Weapon, at: Weapon) -> bool {
    table.shot_in(Step::WoodFire, by, at).is_ok_and(|shot| shot.effect == Effect::Destroyed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::field::{Field, drive, fire, step};
    use crate::field::{T34 as FIRST_T34, TIGER};
    use crate::map::Clock;
    use table::testing::judged;

    fn judge(name: &str, position: State, actions: &[Action]) -> Judgement {
        judged::<Duel>(position, actions, name)
    }

    #[test]
    fn a_face_up_mine_is_entered_for_nothing() {
        let field = || Field::summer().t34("E8", Dir::W, Dir::W).minefield("E7");
        let tanks = || field().position(Step::Tanks);
        assert_eq!(judge("mine_entered", tanks(), &[drive(1), Action::Forward]), Judgement::Blundered);
        assert_eq!(judge("mine_entered", tanks(), &[drive(1), Action::Left]), Judgement::Avoided);
        let hidden = Field::summer().t34("E8", Dir::W, Dir::W).mine("E7", MineKind::Mine).position(Step::Tanks);
        assert_eq!(judge("mine_entered", hidden, &[drive(1), Action::Forward]), Judgement::NoOccasion);
        let with_a_shot = field().tiger("E5", Dir::W, Dir::W).position(Step::Tanks);
        assert_eq!(judge("mine_entered", with_a_shot, &[drive(1), Action::Forward]), Judgement::Avoided);
    }

    #[test]
    fn a_turn_is_taken_back_and_a_step_that_cleared_the_front_is_not() {
        let field = || Field::summer().t34("E8", Dir::W, Dir::W);
        let tanks = || field().position(Step::Tanks);
        let turned = [drive(1), Action::Left, Action::Right];
        assert_eq!(judge("taken_back", tanks(), &turned), Judgement::Blundered);
        assert_eq!(judge("taken_back", tanks(), &[drive(1), Action::Left, Action::Left]), Judgement::Avoided);
        let to_and_fro = [drive(1), Action::Forward, Action::Back];
        assert_eq!(judge("taken_back", tanks(), &to_and_fro), Judgement::Blundered);
        let front = field().front("E7").position(Step::Tanks);
        assert_eq!(judge("taken_back", front, &to_and_fro), Judgement::Avoided);
    }

    #[test]
    fn a_marker_goes_back_to_where_it_came_from() {
        let march = || Field::summer().marker("E10", MarkerKind::Tank).position(Step::March);
        assert_eq!(judge("taken_back", march(), &[step(1, "E9"), step(1, "E10")]), Judgement::Blundered);
        assert_eq!(judge("taken_back", march(), &[step(1, "E9"), step(1, "E8")]), Judgement::Avoided);
    }

    #[test]
    fn a_shot_that_destroys_is_left_out() {
        let field = || Field::summer().tiger("E5", Dir::E, Dir::E).t34("E6", Dir::E, Dir::E);
        let combat = || field().combat_position();
        assert_eq!(judge("kill_missed", combat(), &[Action::Hold(TIGER)]), Judgement::Blundered);
        assert_eq!(judge("kill_missed", combat(), &[fire(TIGER, FIRST_T34)]), Judgement::Avoided);
        let another = field().t34("F5", Dir::E, Dir::E).combat_position();
        assert_eq!(judge("kill_missed", another, &[Action::Hold(TIGER)]), Judgement::NoOccasion);
    }

    #[test]
    fn a_gun_that_could_face_a_tank_faces_nobody() {
        let guns = || Field::summer().gun("E3", PakKind::Pak88, Dir::W).t34("E6", Dir::W, Dir::W).position(Step::Guns);
        let turned = Action::TurnPak { pak: PakId::of(0), facing: Dir::E };
        assert_eq!(judge("gun_faces_nobody", guns(), &[Action::End]), Judgement::Blundered);
        assert_eq!(judge("gun_faces_nobody", guns(), &[turned]), Judgement::Avoided);
        let faces = Field::summer().gun("E3", PakKind::Pak88, Dir::E).t34("E6", Dir::W, Dir::W).position(Step::Guns);
        assert_eq!(judge("gun_faces_nobody", faces, &[Action::End]), Judgement::NoOccasion);
    }

    #[test]
    fn a_tank_stops_before_an_open_gun() {
        let tanks =
            |gun: Dir| Field::summer().gun("E3", PakKind::Pak88, gun).t34("D6", Dir::SW, Dir::SW).position(Step::Tanks);
        let stops = [drive(1), Action::Forward, Action::EndMove(Clock::Six)];
        let state = tanks(Dir::E);
        let entered = state.table.board().neighbour(state.table.t34s[0].at().unwrap(), Dir::SW).unwrap();
        assert_eq!(entered.row(), crate::field::hex("E3").row());
        assert_eq!(judge("into_the_gun", state, &stops), Judgement::Blundered);
        assert_eq!(judge("into_the_gun", tanks(Dir::NW), &stops), Judgement::Avoided);
    }
}
