//! The files of the box: what a title's `data/*.csv` holds, read into the program as it is compiled.

/// Declares `Files`, the texts of these files of the calling crate's `data` folder by name, and `FILES`, as they are.
/// A test can read the box with another text in the place of one.
///
/// ```text
/// table::kit::files! { cards, constants, options, balance }
/// ```
#[macro_export]
macro_rules! files {
    ($($name:ident),+ $(,)?) => {
        /// The files of the box.
        #[derive(Clone, Copy, Debug)]
        #[allow(missing_docs)]
        pub struct Files<'a> {
            $(pub $name: &'a str,)+
        }

        /// The files as they are.
        pub const FILES: Files = Files {
            $($name: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/", stringify!($name), ".csv")),)+
        };
    };
}
pub use crate::files;
