//! A Tiger's program: whose is being laid, and where it leads.

use duel::View;
use duel::course::Course;
use duel::pieces::*;

/// A1: the Tiger whose program is being laid, as far as this view knows.
pub(crate) fn tiger_to_program(view: &View) -> Option<TigerId> {
    let programs = &view.german.as_ref()?.programs;
    let open = |(tiger, program): (&Tiger, &Program)| tiger.owner == view.table.seat && !program.done;
    view.table.tigers.iter().zip(programs).position(open).map(TigerId::of)
}

/// Where a Tiger's program, with one more card perhaps, leads; none if the program is not known.
pub(crate) fn course(view: &View, id: TigerId, more: Option<Card>) -> Option<Course> {
    let program = view.german.as_ref()?.programs.get(id.index())?;
    let cards: Vec<Card> = program.cards.iter().copied().chain(more).collect();
    Some(view.table.course(id, &cards))
}
