//! The tray of what both sides have lost: where, when and by whom is told by what happened.

use super::panel::Panel;
use crate::pages::say_with;
use boards::Exit;
use maud::{Markup, PreEscaped, html};
use table::{Message, Side};
use titles::{Lost, Tray};

impl Panel<'_> {
    /// Both sides' losses; nothing of a title in which nothing can be lost.
    pub(super) fn losses(&self, class: &str) -> Markup {
        let Some(tray) = self.seen.losses() else { return html! {} };
        html! { @for side in Side::BOTH { (self.side_of_tray(&tray, side, class)) } }
    }

    fn side_of_tray(&self, tray: &Tray, side: Side, class: &str) -> Markup {
        let word = self.standing.sides[side.index()];
        let of_side = || tray.lost.iter().filter(|lost| lost.loss.side == side);
        let kept = |exit| of_side().filter(move |lost| lost.loss.exit == exit);
        let newest = tray.lost.iter().rfind(|lost| lost.loss.exit != Exit::Removed);
        let name = self.entry.lexicon.say(&tray.summaries[side.index()]);
        let removed: Vec<&Lost> = kept(Exit::Removed).collect();
        html! {
            section.tray.{ "of-" (word) } {
                p {
                    b { (say_with(self.app, self.eyes.language, Message::new("losses-of").with("side", word))) }
                    small { (name) }
                }
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
