//! Why something may not be done, and which rule says so.

use crate::Message;
use serde::Serialize;

/// A rule's number in its rulebook, e.g. `DG-7.3`.
pub type RuleId = &'static str;

/// The answer to something that the rules do not allow.
///
/// ```
/// use table::Refusal;
///
/// let refusal = Refusal::new("DG-7.3", "why-too-far").with("most", 4);
/// let sent = serde_json::json!({"rule": "DG-7.3", "why": {"key": "why-too-far", "most": 4}});
/// assert_eq!(serde_json::to_value(&refusal).ok(), Some(sent));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// Why, in words a player understands.
    pub why: Message,
}

impl Refusal {
    /// A refusal by this rule with a message without arguments.
    pub const fn new(rule: RuleId, key: &'static str) -> Refusal {
        Refusal { rule, why: Message::new(key) }
    }

    /// The refusal with one more argument to its message.
    pub fn with(mut self, name: &'static str, arg: impl Into<crate::Arg>) -> Refusal {
        self.why = self.why.with(name, arg);
        self
    }
}
