//! What boards are drawn with, whatever the title.
//!
//! | room | what is in it |
//! |---|---|
//! | [`sheet`] | stylesheets whose colours change by day and by night |
//! | [`canvas`] | a sheet of coloured characters, for a terminal |

pub mod canvas;
pub mod sheet;
