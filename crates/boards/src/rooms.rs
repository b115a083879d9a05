//! The contract of a board, fulfilled by its rooms: they have the same doors in every title.

/// Fulfils [`Board`](crate::Board) with what the rooms of the calling crate offer, and with what stands in braces:
/// the home of a seat, and what not every title has.
///
/// | room | doors |
/// |---|---|
/// | `scene`, `text` | `Scene::of(view, outlook)`; `board(view, scene, style)` |
/// | `svg`, `palette` | `board(view, scene)`, `frame(view)`; `themes()` |
/// | `ground`, `live` | `layer(view, scene, say)`, `mark(view)`; `layer(view, scene, ink)` |
/// | `spots`, `names`, `clicks` | `spots(view, scene, action)`, `lines(..)`; `Spot`; `meanings(view, scene, spot, held)` |
/// | `legend`, `cues`, `poster` | `signs(view, scene)`; `cue(view, event)`, `losses(view)`; `POSTER` |
///
/// ```text
/// boards::rooms! { DuelBoard of Duel {
///     fn home(view: &View, seat: Seat) -> (u8, u8) { .. }
/// } }
/// ```
#[expect(clippy::crate_in_macro_def, reason = "the rooms are those of the calling crate")]
#[macro_export]
macro_rules! rooms {
    ($board:ident of $rules:ident { $($own:tt)* }) => {
        impl $crate::Board for $board {
            type Rules = $rules;
            type Scene = crate::scene::Scene;

            const POSTER: Option<$crate::Poster<Self>> = Some(crate::poster::POSTER);

            $($own)*

            fn scene(view: &View, outlook: $crate::Outlook) -> Self::Scene {
                crate::scene::Scene::of(view, outlook)
            }

            fn text(view: &View, scene: &Self::Scene, style: $crate::TextStyle) -> String {
                crate::text::board(view, scene, style)
            }

            fn svg(view: &View, scene: &Self::Scene) -> String {
                crate::svg::board(view, scene)
            }

            fn frame(view: &View) -> $crate::Frame {
                crate::svg::frame(view)
            }

            fn ground(view: &View, scene: &Self::Scene, say: $crate::Say) -> String {
                crate::ground::layer(view, scene, say)
            }

            fn ground_mark(view: &View) -> u64 {
                crate::ground::mark(view)
            }

            fn live(view: &View, scene: &Self::Scene, ink: $crate::Ink) -> $crate::LiveLayer {
                crate::live::layer(view, scene, ink)
            }

            fn stylesheet() -> String {
                crate::palette::themes()
            }

            fn spots(view: &View, scene: &Self::Scene, action: Action) -> Vec<$crate::Spot> {
                crate::spots::spots(view, scene, action).iter().map(crate::names::Spot::named).collect()
            }

            fn lines(view: &View, scene: &Self::Scene, action: Action) -> Vec<($crate::Spot, $crate::Spot)> {
                let lines = crate::spots::lines(view, scene, action);
                lines.iter().map(|(from, to)| (from.named(), to.named())).collect()
            }

            fn click_meanings(
                view: &View,
                scene: &Self::Scene,
                spot: &$crate::Spot,
                held: Option<&$crate::Spot>,
            ) -> Vec<$crate::Meaning<Action>> {
                let held = held.and_then($crate::Spot::resolve).and_then(crate::names::Spot::piece);
                spot.resolve().map_or_else(Vec::new, |spot| crate::clicks::meanings(view, scene, spot, held))
            }

            fn legend(view: &View, scene: &Self::Scene) -> Vec<$crate::Sign> {
                crate::legend::signs(view, scene)
            }

            fn cue(view: &View, event: &Event) -> $crate::Cue {
                crate::cues::cue(view, event)
            }

            fn losses(view: &View) -> Option<[table::Message; 2]> {
                Some(crate::cues::losses(view))
            }
        }
    };
}
