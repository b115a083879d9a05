//! The tray of what both sides have lost: where, when and by whom is told by what happened.

use super::panel::Panel;
use crate::pages::say_with;
use boards::Exit;
use maud::{Markup, PreEscaped, html};
use table::{Message, Side};
use titles::Lost;

impl Panel<'_> {
    /// Both sides' losses; nothing of a title in which nothing can be lost. The pieces are those that were drawn
    /// before, unless there are none.
    pub(super) fn losses(&self, class: &str, pieces: &mut Option<[Markup; 2]>) -> Markup {
        let Some(summaries) = &self.standing.losses else { return html! {} };
        let pieces = pieces.get_or_insert_with(|| {
            let lost = self.seen.losses().map_or_else(Vec::new, |tray| tray.lost);
            Side::BOTH.map(|side| self.pieces_of(&lost, side, class))
        });
        html! {
            @for side in Side::BOTH {
                @let word = self.standing.sides[side.index()];
                section.tray.{ "of-" (word) } {
                    p {
                        b { (say_with(self.app, self.eyes.language, Message::new("losses-of").with("side", word))) }
                        small { (self.entry.lexicon.say(&summaries[side.index()])) }
                    }
                    (pieces[side.index()])
                }
            }
        }
    }

    fn pieces_of(&self, lost: &[Lost], side: Side, class: &str) -> Markup {
        let of_side = || lost.iter().filter(|lost| lost.loss.side == side);
        let kept = |exit| of_side().filter(move |lost| lost.loss.exit == exit);
        let newest = lost.iter().rfind(|lost| lost.loss.exit != Exit::Removed);
        let removed: Vec<&Lost> = kept(Exit::Removed).collect();
        html! {
            ul {
                @for lost in kept(Exit::Destroyed).chain(kept(Exit::Through)) {
                    li { (self.lost(lost, class, newest == Some(lost))) }
                }
                @if let Some(last) = removed.last() {
                    li.removed title=(say_with(self.app, self.eyes.language, Message::new("losses-removed"))) {
                        (picture(last, class)) span { "×" (removed.len()) }
                    }
                }
            }
        }
    }

    /// A piece; the script lights up where it was.
    fn lost(&self, lost: &Lost, class: &str, newest: bool) -> Markup {
        let turn = lost.turn.as_ref().map(|turn| format!("{}: ", self.entry.lexicon.say(turn))).unwrap_or_default();
        let text = format!("{turn}{}", self.entry.say(&lost.prompt));
        html! {
            button type="button" class=(lost.loss.exit.word()) .newest[newest] data-whom=[&lost.piece]
                data-way=[(!lost.places.is_empty()).then(|| lost.places.join(" "))] title=(text) {
                (picture(lost, class)) span.unseen { (text) }
            }
        }
    }
}

fn picture(lost: &Lost, class: &str) -> Markup {
    html! { svg class=(class) viewBox="-46 -46 92 92" aria-hidden="true" { (PreEscaped(&lost.loss.picture)) } }
}
