//! What both drawings say: steps, arrows, names, the lead.

use duel::map::Dir;
use duel::pieces::*;
use duel::setup::Boards;
use duel::state::{Step, Table};
use duel::{German, Soviet};
use table::{Seat, Side};

/// The phases in order: set-up, opening, and the four of a turn.
pub(crate) const PHASES: [(&str, &str); 6] =
    [("S", "set-up"), ("O", "opening"), ("A", "guns and programs"), ("B", "T-34s"), ("C", "Tigers"), ("D", "combat")];

/// The arrow of a direction.
pub(crate) const fn arrow(dir: Dir) -> char {
    ['→', '↘', '↙', '←', '↖', '↗'][dir as usize]
}

/// The place of the present phase among [`PHASES`]; none when the match is over.
pub(crate) fn phase(step: Step) -> Option<usize> {
    PHASES.iter().position(|(letter, _)| step != Step::Over && step.code().starts_with(letter))
}

/// What is done in a step.
pub(crate) const fn step_name(step: Step) -> &'static str {
    match step {
        Step::Landscape => "landscape tiles",
        Step::Front => "front line",
        Step::Markers => "tank markers are laid",
        Step::Weapons => "German weapons are laid",
        Step::OpeningMarch | Step::March => "tank markers move",
        Step::OpeningRecon | Step::Recon => "reconnaissance",
        Step::OpeningActivation => "the first T-34",
        Step::Guns => "guns",
        Step::Programming => "Tigers are programmed",
        Step::Tanks => "T-34s move",
        Step::Execution => "Tigers drive",
        Step::LateRecon => "second reconnaissance",
        Step::GunReveal => "guns open fire",
        Step::WoodFire => "fire from woods",
        Step::MutualFire => "mutual fire",
        Step::AimedFire => "aimed fire",
        Step::ReturnFire => "return fire",
        Step::GermanFire(_) => "Germans turn and fire",
        Step::SovietFire(_) => "Soviets turn and fire",
        Step::Flight => "the Stuka",
        Step::Over => "the match is over",
    }
}

/// The step in full, like `C1 Tigers drive`.
pub(crate) fn step_line(step: Step) -> String {
    match step {
        Step::Over => step_name(step).to_owned(),
        _ => format!("{} {}", step.code(), step_name(step)),
    }
}

/// The name of a side.
pub(crate) const fn side_name(side: Side) -> &'static str {
    match side {
        German => "German",
        Soviet => "Soviet",
    }
}

/// A seat by its side, numbered where partners share the side.
pub(crate) fn seat_name(table: &Table, seat: Seat) -> String {
    let side = table.setup.side(seat);
    let seats = table.setup.seats(side);
    match seats.len() {
        0 | 1 => side_name(side).to_owned(),
        _ => format!("{} {}", side_name(side), seat.0 - seats.start + 1),
    }
}

/// Who decides now, if anybody does.
pub(crate) fn decider(table: &Table) -> Option<String> {
    (table.step != Step::Over).then(|| seat_name(table, table.decider()))
}

/// The lead that the bar shows: it moves after phase D (DG-11.9). Positive for the German side.
pub(crate) fn lead(table: &Table) -> i16 {
    let [german, soviet] = if table.step == Step::Over { table.vp } else { table.vp_before };
    german - soviet
}

/// The lead in words, counted on past the ten fields of a bar: `German 13 (10 + 3)`.
pub(crate) fn lead_line(lead: i16) -> String {
    let (side, points) = (if lead > 0 { German } else { Soviet }, lead.unsigned_abs());
    match points {
        0 => "even".to_owned(),
        1..=10 => format!("{} {points}", side_name(side)),
        _ => format!("{} {points} ({} + {})", side_name(side), (points - 1) / 10 * 10, (points - 1) % 10 + 1),
    }
}

/// The turn, as far as it can be told.
pub(crate) fn turn_line(table: &Table) -> String {
    match table.turn {
        0 => "Before turn 1".to_owned(),
        turn => format!("Turn {turn} of {}", table.setup.last_turn()),
    }
}

/// Season and boards.
pub(crate) fn scene_line(table: &Table) -> &'static str {
    match (table.setup.season, table.setup.boards) {
        (Season::Summer, Boards::One) => "Summer ’43",
        (Season::Winter, Boards::One) => "Winter ’44",
        (Season::Summer, Boards::Four) => "Summer ’43, four boards",
        (Season::Winter, Boards::Four) => "Winter ’44, four boards",
    }
}

/// What a program card says, in a letter.
pub(crate) const fn card_letter(card: Card) -> char {
    match card {
        Card::Forward => 'F',
        Card::Back => 'B',
        Card::Left => 'L',
        Card::Right => 'R',
    }
}

/// A program: its cards, then its turret card.
pub(crate) fn program_line(program: &Program) -> String {
    let mut words: Vec<String> = program.cards.iter().map(|card| card_letter(*card).to_string()).collect();
    words.extend(program.turret.map(|clock| format!("turret {}", clock.hour())));
    let cards = if words.is_empty() { "-".to_owned() } else { words.join(" ") };
    if program.done { cards } else { format!("{cards} …") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dg_11_9_a_lead_above_ten_continues_on_the_next_bar() {
        assert_eq!(lead_line(0), "even");
        assert_eq!(lead_line(-10), "Soviet 10");
        assert_eq!(lead_line(13), "German 13 (10 + 3)");
        assert_eq!(lead_line(20), "German 20 (10 + 10)");
    }

    #[test]
    fn every_step_belongs_to_a_phase() {
        let letter = |step| phase(step).map(|at| PHASES[at].0);
        assert_eq!(letter(Step::Weapons), Some("S"));
        assert_eq!(letter(Step::OpeningMarch), Some("O"));
        assert_eq!(letter(Step::SovietFire(2)), Some("D"));
        assert_eq!(letter(Step::Over), None);
    }
}
