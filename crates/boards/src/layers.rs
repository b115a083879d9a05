//! The board for a page, in layers.

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

/// The board in layers, as SVG markup to be put into one `svg` element in this order. Only what moves
/// may have words in it.
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
