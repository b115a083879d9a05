//! What every board is tested by: a line or a few in each title. Switched on by the feature `testing`, which only
//! dev-dependencies ask for. All of it panics where a test should fail.

use crate::{ActionOf, Board, EventOf, Ink, KeptPieces, Layers, Meaning, Outlook, Reached, Say, Spot, ViewOf};
use std::cell::LazyCell;
use std::collections::{BTreeMap, BTreeSet};
use table::{Dice, EventList, Next, Rules, Seat};

/// A position as the deciding seat sees it, laid out and drawn.
pub struct Position<'a, B: Board> {
    /// What the rules know.
    pub state: &'a <B::Rules as Rules>::State,
    /// What the deciding seat knows.
    pub view: ViewOf<B>,
    /// The view, laid out.
    pub scene: B::Scene,
    /// The spots that the layers show, and the place of each.
    pub spots: BTreeMap<Spot, String>,
}

impl<'a, B: Board> Position<'a, B> {
    /// Draws a position for the seat that decides, or for a spectator when the match is over.
    pub fn of(state: &'a <B::Rules as Rules>::State, say: Say) -> Position<'a, B> {
        let seat = match B::Rules::next(state) {
            Next::Decide(seat) => Some(seat),
            Next::Over(_) => None,
        };
        let view = B::Rules::view(state, seat);
        let scene = B::scene(&view, Outlook::Upright);
        let spots = spots_of(&B::layers(&view, &scene, say));
        Position { state, view, scene, spots }
    }

    /// What may be done.
    pub fn legal(&self) -> Vec<ActionOf<B>> {
        let mut legal = Vec::new();
        B::Rules::legal(self.state, &mut legal);
        legal
    }

    /// Every legal action sits on at most two spots that are drawn and each mean it; its lines join what is drawn; and
    /// who clicks once does not also take something up. Returns the actions by their spots.
    pub fn check_spots(&self) -> BTreeMap<Vec<Spot>, Vec<ActionOf<B>>> {
        let mut sits: BTreeMap<Vec<Spot>, Vec<ActionOf<B>>> = BTreeMap::new();
        for action in self.legal() {
            let spots = B::spots(&self.view, &self.scene, action);
            assert!(spots.len() <= 2, "{action:?}");
            for spot in &spots {
                assert!(self.spots.contains_key(spot), "{action:?} sits on {spot}, which is not drawn");
                let meant = B::click_meanings(&self.view, &self.scene, spot, None);
                assert!(meant.contains(&Meaning::Act(action)), "{action:?} is not meant by {spot}: {meant:?}");
            }
            for (from, to) in B::lines(&self.view, &self.scene, action) {
                let drawn = self.spots.contains_key(&from) && self.spots.contains_key(&to);
                assert!(drawn && from != to, "{action:?}: a line from {from} to {to}");
            }
            sits.entry(spots).or_default().push(action);
        }
        let first = |count: usize| sits.keys().filter(move |spots| spots.len() == count).map(|spots| &spots[0]);
        let (once, taken): (BTreeSet<&Spot>, BTreeSet<&Spot>) = (first(1).collect(), first(2).collect());
        assert_eq!(once.intersection(&taken).next(), None, "both taken up and done");
        sits
    }

    /// A click means something that the rules can answer, whatever is in hand; what it means and is legal sits there.
    pub fn check_click(&self, spot: &Spot) {
        for held in self.spots.keys().filter(|held| matches!(held, Spot::Piece(_))).step_by(9) {
            let meant = B::click_meanings(&self.view, &self.scene, spot, Some(held));
            assert!(!meant.is_empty(), "{spot} means nothing with {held} in hand");
        }
        let meant = B::click_meanings(&self.view, &self.scene, spot, None);
        assert!(!meant.is_empty(), "{spot} means nothing");
        let meant: Vec<ActionOf<B>> = meant.into_iter().filter_map(Meaning::action).collect();
        assert_eq!(meant.iter().collect::<BTreeSet<_>>().len(), meant.len(), "{spot} means something twice");
        for action in meant {
            let here = |other: &Spot| self.spots.get(other) == self.spots.get(spot);
            let sits = B::spots(&self.view, &self.scene, action).iter().any(here);
            assert!(
                B::Rules::check(self.state, action).is_err() || sits,
                "{spot} means {action:?}, which sits elsewhere"
            );
        }
    }

    /// Wherever a piece is told to be able to go now, what is told brings it there, unless something comes to light on
    /// the way. A piece that only plans its way stays. Tries every fifth place and returns how many it has tried.
    pub fn check_reach(&self, say: Say) -> usize {
        let pieces = self.spots.keys().filter(|spot| matches!(spot, Spot::Piece(_)));
        let told = |piece: &Spot| B::reach(&self.view, &self.scene, piece);
        let ways: Vec<_> = pieces.flat_map(|piece| told(piece).into_iter().map(move |way| (piece, way))).collect();
        let mut open = 0;
        for (piece, Reached { to, way, by, .. }) in ways.into_iter().step_by(5) {
            assert!(way.iter().all(|spot| self.spots.contains_key(spot)) && way.last() == Some(&to), "{way:?}");
            let (mut state, mut events) = (self.state.clone(), EventList::default());
            for action in &by {
                let answer = B::Rules::check(&state, *action);
                assert!(answer.is_ok(), "{piece} to {to} by {by:?}: {action:?} is refused: {answer:?}");
                B::Rules::apply(&mut state, *action, &mut Dice::quick(1), &mut events);
                if events.bars_undo() {
                    break;
                }
            }
            if by.is_empty() || events.bars_undo() {
                continue;
            }
            open += 1;
            let ends = Position::<B>::of(&state, say).spots.get(piece).cloned();
            let arrived = ends.clone().map(Spot::Place) == Some(to.clone());
            assert!(arrived || ends.as_ref() == self.spots.get(piece), "{piece} ends on {ends:?}, not on {to}");
        }
        open
    }
}

/// What happens between two positions is shown to a seat, or a spectator, by pieces and places of its own board alone:
/// those that it had before, or has now. Returns how many of its events the board has a picture of.
pub fn check_cues<B: Board>(
    (before, after): (&<B::Rules as Rules>::State, &<B::Rules as Rules>::State),
    events: &EventList<EventOf<B>>,
    seat: Option<Seat>,
    say: Say,
) -> usize {
    let view = B::Rules::view(after, seat);
    let seen = |state| {
        let view = B::Rules::view(state, seat);
        spots_of(&B::layers(&view, &B::scene(&view, Outlook::Upright), say))
    };
    let mut shown = 0;
    let (was, is) = (LazyCell::new(|| seen(before)), LazyCell::new(|| seen(after)));
    for event in events.heard_by(seat) {
        let cue = B::cue(&view, event);
        let pieces = cue.who.into_iter().chain(cue.whom).map(Spot::Piece);
        let spots: Vec<Spot> = pieces.chain(cue.places.into_iter().map(Spot::Place)).collect();
        for spot in &spots {
            let drawn = is.contains_key(spot) || was.contains_key(spot);
            assert!(drawn, "{event:?} is shown at {spot}, which {seat:?} has not on its board");
        }
        shown += usize::from(!spots.is_empty());
    }
    shown
}

/// The spots that layers show, and the place of each. A piece lies in a place that is drawn, and once.
fn spots_of(layers: &Layers) -> BTreeMap<Spot, String> {
    let places = [&layers.ground, &layers.live].into_iter().flat_map(|layer| values(layer, "data-place"));
    let mut spots: BTreeMap<Spot, String> =
        places.map(|name| (Spot::Place(name.to_owned()), name.to_owned())).collect();
    for piece in layers.live.split(" data-piece=\"").skip(1) {
        let name = piece.split('"').next().unwrap_or_default().to_owned();
        let at = values(piece, "data-at").next().unwrap_or_default().to_owned();
        assert!(spots.contains_key(&Spot::Place(at.clone())), "{name} lies on {at}, which is not drawn");
        assert_eq!(spots.insert(Spot::Piece(name), at), None, "a piece is drawn twice");
    }
    spots
}

/// All that a seat could ever get of a view; two views of which it may not know the difference give the same.
pub fn drawings<B: Board>(view: &ViewOf<B>, say: Say) -> (Layers, String, String) {
    let scene = B::scene(view, Outlook::Upright);
    let text = B::text(view, &scene, crate::TextStyle { colour: true, width: 100, extent: crate::Extent::Whole });
    (B::layers(view, &scene, say), B::svg(view, &scene), text)
}

/// What is kept from one drawing to the next is what would be drawn anew: one mark is one ground, and one ground has
/// one mark; pieces that look alike are drawn alike.
#[derive(Default)]
pub struct Kept {
    grounds: BTreeMap<u64, String>,
    pieces: KeptPieces,
}

impl Kept {
    /// Compares what is drawn of a view with what is kept of others.
    pub fn look<B: Board>(&mut self, view: &ViewOf<B>, say: Say) {
        for outlook in [Outlook::Upright, Outlook::Turned] {
            let scene = B::scene(view, outlook);
            let kept = B::live(view, &scene, Ink::keeping(say, &self.pieces));
            assert_eq!(kept, B::live(view, &scene, Ink::fresh(say)), "a piece is drawn as one that looks otherwise");
        }
        let scene = B::scene(view, Outlook::Upright);
        let (mark, ground) = (B::ground_mark(view), B::ground(view, &scene, say));
        match self.grounds.get(&mark) {
            Some(known) => assert!(*known == ground, "one mark for two grounds"),
            None => {
                assert!(!self.grounds.values().any(|known| *known == ground), "two marks for one ground");
                self.grounds.insert(mark, ground);
            }
        }
    }
}

/// The values of an attribute, in order.
///
/// ```
/// let values: Vec<&str> = boards::testing::values("<g id=\"a\"><use href=\"#b\"/></g>", "href").collect();
/// assert_eq!(values, ["#b"]);
/// ```
pub fn values<'a>(markup: &'a str, attribute: &str) -> impl Iterator<Item = &'a str> {
    let start = format!(" {attribute}=\"");
    let found: Vec<&str> = markup.split(start.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect();
    found.into_iter()
}

/// Every element is closed in its turn, every text is escaped, and nothing is styled by itself.
pub fn check_whole(markup: &str) {
    let mut open = Vec::new();
    for rest in markup.split('<').skip(1) {
        let (tag, text) = rest.split_once('>').unwrap_or_else(|| panic!("a tag does not end: {rest}"));
        assert!(!text.replace("&amp;", "").replace("&lt;", "").replace("&gt;", "").contains('&'), "{text}");
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        let name = tag.split([' ', '\n']).next().unwrap_or_default().trim_end_matches('/');
        match tag.strip_prefix('/') {
            Some(closed) => assert_eq!(open.pop(), Some(closed), "closed out of turn"),
            None if tag.ends_with('/') => {}
            None => open.push(name),
        }
    }
    assert!(open.is_empty(), "left open: {open:?}");
    assert!(!markup.contains(" style=") && !markup.contains("<script") && !markup.contains("NaN"));
}

/// Every drawing that the layers refer to is defined.
pub fn check_references(layers: &Layers) {
    let whole = format!("{}{}{}", layers.definitions, layers.ground, layers.live);
    let ids: BTreeSet<&str> = values(&whole, "id").collect();
    for href in values(&whole, "href") {
        assert!(ids.contains(href.trim_start_matches('#')), "{href} is not defined");
    }
}

/// The classes in a picture for which a stylesheet has no rule.
pub fn unstyled(markup: &str, css: &str) -> BTreeSet<String> {
    let classes: BTreeSet<&str> = values(markup, "class").flat_map(str::split_whitespace).collect();
    let follows = |rest: &str| !rest.starts_with(|next: char| next.is_alphanumeric() || next == '-' || next == '_');
    let styled = |class: &str| css.split(&format!(".{class}")).skip(1).any(follows);
    classes.into_iter().filter(|class| !styled(class)).map(str::to_owned).collect()
}
