//! Why something may not be done, each reason with its rule.

/// The enum `Why` of a title: its reasons, each with the rule that says so and the message that tells it.
///
/// ```
/// table::kit::reasons! {
///     NotNow "XY-1.5" "why-not-now",
///     TooFar "XY-7.3" "why-too-far",
/// }
///
/// let refusal = table::Refusal::from(Why::TooFar);
/// assert_eq!((refusal.rule, refusal.why.key), ("XY-7.3", "why-too-far"));
/// ```
#[macro_export]
macro_rules! reasons {
    ($($name:ident $rule:literal $key:literal,)*) => {
        /// A reason why something may not be done. Its words are in the locale files.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs)]
        pub enum Why { $($name,)* }

        impl Why {
            /// All reasons.
            pub const ALL: &[Why] = &[$(Why::$name,)*];

            /// The rule that says so.
            pub const fn rule(self) -> $crate::RuleId {
                match self { $(Why::$name => $rule,)* }
            }

            /// The message that says why.
            pub const fn key(self) -> &'static str {
                match self { $(Why::$name => $key,)* }
            }
        }

        impl From<Why> for $crate::Refusal {
            fn from(why: Why) -> $crate::Refusal {
                $crate::Refusal::new(why.rule(), why.key())
            }
        }
    };
}
pub use crate::reasons;
