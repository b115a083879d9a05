//! The board for a page, in layers.

use crate::Drawn;
use maud::{PreEscaped, html};
use std::borrow::Cow;

/// What the layers of a board lie in: the same for the whole match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Frame {
    /// The `viewBox`.
    pub view_box: String,
    /// The classes of the `svg` element.
    pub class: &'static str,
    /// The drawings that the layers refer to.
    pub definitions: Cow<'static, str>,
}

impl Frame {
    /// A picture that stands by itself: the layers in this order, under a title and with a stylesheet of their own.
    pub fn picture(&self, title: &str, stylesheet: &str, layers: &[&str]) -> String {
        let Frame { view_box, class, definitions } = self;
        let picture = html! {
            svg xmlns="http://www.w3.org/2000/svg" class=(class) role="img" viewBox=(view_box) {
                title { (title) }
                style { (PreEscaped(stylesheet)) }
                (PreEscaped(definitions))
                @for layer in layers { (PreEscaped(layer)) }
            }
        };
        picture.into_string()
    }
}

/// The board in layers, as SVG markup to be put into one `svg` element in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layers {
    /// The `viewBox`.
    pub view_box: String,
    /// The classes of the `svg` element.
    pub class: &'static str,
    /// The drawings that the others refer to.
    pub definitions: Cow<'static, str>,
    /// Places with `data-place`, landscape, names, the front. Changes seldom.
    pub ground: String,
    /// What moves: the pieces with `data-piece` and `data-at`, shots and programs of one's own.
    pub live: String,
}

impl Layers {
    /// A picture by itself: this part of the board, with something drawn over it.
    pub fn picture(&self, part: &str, stylesheet: &str, over: &str) -> String {
        let Layers { class, definitions, ground, live, .. } = self;
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" class="{class}" viewBox="{part}" preserveAspectRatio="xMidYMid slice"><style>{stylesheet}</style>{definitions}{ground}{live}{over}</svg>"#
        )
    }
}

/// The layer of what moves, piece by piece, so that a page can swap those that are drawn otherwise now.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct LiveLayer {
    /// What lies below the pieces: plans, works, piles.
    pub under: String,
    /// The pieces, an element each, the lowest first. No two have the same `data-piece`, and a piece keeps its own
    /// while it lies on the board.
    pub pieces: Vec<Drawn>,
    /// What lies above them: shots, arrows.
    pub over: String,
}

impl LiveLayer {
    /// The whole layer in one piece.
    pub fn svg(&self) -> String {
        let pieces = self.pieces.iter().map(|piece| &**piece);
        std::iter::once(self.under.as_str()).chain(pieces).chain([self.over.as_str()]).collect()
    }
}
