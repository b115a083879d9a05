//! JSON Schemas of types that read and write themselves; all others derive theirs.

/// The schema of a type with its own way of being written: that of the type it is written as, or one given in
/// full. The comment above it is the schema's description.
///
/// ```
/// struct Hour(u8);
///
/// table::kit::schema! {
///     /// An hour of the clock.
///     Hour { "type": "integer", "minimum": 1, "maximum": 12 }
/// }
///
/// struct Watch(Vec<Hour>);
///
/// table::kit::schema! {
///     /// The hours of a watch.
///     Watch as Vec<Hour>
/// }
///
/// let schema = schemars::schema_for!(Watch);
/// assert_eq!(schema.get("description").and_then(|text| text.as_str()), Some("The hours of a watch."));
/// assert_eq!(schema.get("type").and_then(|kind| kind.as_str()), Some("array"));
/// ```
#[macro_export]
macro_rules! schema {
    ($(#[doc = $doc:literal])* $name:ident as $written:ty) => {
        $crate::schema! { @ $name, concat!($($doc),*), |generator| {
            <$written as schemars::JsonSchema>::json_schema(generator)
        }}
    };
    ($(#[doc = $doc:literal])* $name:ident { $($json:tt)* }) => {
        $crate::schema! { @ $name, concat!($($doc),*), |_generator| schemars::json_schema!({ $($json)* }) }
    };
    (@ $name:ident, $description:expr, |$generator:ident| $schema:expr) => {
        impl schemars::JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn schema_id() -> std::borrow::Cow<'static, str> {
                concat!(module_path!(), "::", stringify!($name)).into()
            }

            fn json_schema($generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                let mut schema = $schema;
                schema.insert("description".to_owned(), $description.trim().into());
                schema
            }
        }
    };
}
pub use crate::schema;
