//! What was learnt so far: for each information set how often each action was tried, and how it went.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// Information sets by the name of their history. There are no links: a seat finds its place by its history.
#[derive(Clone, Debug)]
pub(crate) struct Tree<A> {
    places: HashMap<u64, u32, BuildHasherDefault<Ready>>,
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    most_edges: usize,
}

/// An information set of the seat that decides in it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    first: u32,
    last: u32,
    count: u16,
    pub(crate) visits: u32,
    /// What came of them for the decider's side, and how much he liked it, summed up.
    pub(crate) total: f32,
}

/// An action in an information set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<A> {
    pub(crate) action: A,
    next: u32,
    /// How often it was legal when its node was visited: worlds differ.
    pub(crate) offered: u32,
    pub(crate) visits: u32,
    /// What came of it for the decider's side, summed up.
    pub(crate) total: f32,
    /// How much the decider liked it beside that, summed up.
    pub(crate) liking: f32,
    /// How promising it looked, compared with the others of its node.
    pub(crate) prior: f32,
    /// Its place when all are put in the order of promise.
    pub(crate) rank: u16,
}

const NONE: u32 = u32::MAX;

impl<A: Copy + Eq> Tree<A> {
    /// An empty tree with room for so many edges.
    pub(crate) fn new(most_edges: usize) -> Tree<A> {
        Tree { places: HashMap::default(), nodes: Vec::new(), edges: Vec::new(), most_edges }
    }

    /// Forgets everything, keeps the room.
    pub(crate) fn clear(&mut self) {
        self.places.clear();
        self.nodes.clear();
        self.edges.clear();
    }

    /// How many edges there are.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.edges.len()
    }

    /// Is more than half of the room taken?
    pub(crate) fn half_full(&self) -> bool {
        self.edges.len() > self.most_edges / 2
    }

    /// Is there no room for another node with so many actions?
    pub(crate) fn full(&self, actions: usize) -> bool {
        self.edges.len() + actions > self.most_edges
    }

    /// Where the information set of this history is kept.
    #[inline]
    pub(crate) fn find(&self, history: u64) -> Option<u32> {
        self.places.get(&history).copied()
    }

    /// A new information set without actions.
    pub(crate) fn add(&mut self, history: u64) -> u32 {
        let node = self.nodes.len() as u32;
        self.nodes.push(Node { first: NONE, last: NONE, count: 0, visits: 0, total: 0.0 });
        self.places.insert(history, node);
        node
    }

    /// A new action at the end of a node's list.
    pub(crate) fn offer(&mut self, node: u32, action: A, prior: f32, rank: u16) -> u32 {
        let edge = self.edges.len() as u32;
        self.edges.push(Edge { action, next: NONE, offered: 0, visits: 0, total: 0.0, liking: 0.0, prior, rank });
        let node = &mut self.nodes[node as usize];
        match node.last {
            NONE => node.first = edge,
            last => self.edges[last as usize].next = edge,
        }
        node.last = edge;
        node.count += 1;
        edge
    }

    pub(crate) fn node(&self, node: u32) -> &Node {
        &self.nodes[node as usize]
    }

    pub(crate) fn edge(&self, edge: u32) -> &Edge<A> {
        &self.edges[edge as usize]
    }

    pub(crate) fn edge_mut(&mut self, edge: u32) -> &mut Edge<A> {
        &mut self.edges[edge as usize]
    }

    /// How many actions the node has.
    pub(crate) fn count(&self, node: u32) -> usize {
        self.nodes[node as usize].count.into()
    }

    /// The actions of a node.
    pub(crate) fn edges_of(&self, node: u32) -> impl Iterator<Item = u32> + '_ {
        let first = self.nodes[node as usize].first;
        let valid = |edge: u32| (edge != NONE).then_some(edge);
        std::iter::successors(valid(first), move |edge| valid(self.edges[*edge as usize].next))
    }

    /// Finds the edges of these actions; where there is none yet, nothing is put into its place.
    /// Rules list actions in a fixed order, so the next one is mostly the next edge.
    #[inline]
    pub(crate) fn matching(&self, node: u32, actions: &[A], into: &mut Vec<Option<u32>>) {
        let first = self.nodes[node as usize].first;
        let mut expected = first;
        for action in actions {
            let hit = expected != NONE && self.edges[expected as usize].action == *action;
            let found = if hit {
                Some(expected)
            } else {
                self.edges_of(node).find(|edge| self.edges[*edge as usize].action == *action)
            };
            if let Some(edge) = found {
                expected = self.edges[edge as usize].next;
            }
            into.push(found);
        }
    }

    /// A visit to the node that took this edge came out so for the decider's side, who liked it so much beside that.
    #[inline]
    pub(crate) fn learn(&mut self, node: u32, edge: u32, worth: f32, liking: f32) {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        node.total += worth + liking;
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        edge.total += worth;
        edge.liking += liking;
    }
}

impl<A> Edge<A> {
    /// What came of it on average, and how much it was liked.
    #[inline]
    pub(crate) fn mean(&self) -> Option<f32> {
        (self.visits > 0).then(|| (self.total + self.liking) / self.visits as f32)
    }
}

/// Histories are well mixed already.
#[derive(Clone, Copy, Debug, Default)]
struct Ready(u64);

impl Hasher for Ready {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.0 = self.0 << 8 | u64::from(*byte));
    }
    fn write_u64(&mut self, n: u64) {
        self.0 = n;
    }
}
