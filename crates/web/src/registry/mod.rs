//! The titles that add something of their own to the site, each in a folder here.

mod tank_commander;

use crate::title_pages::TitlePages;
use tank_commander::TankCommanderPages;

/// A line for each.
pub const TITLE_PAGES: &[&dyn TitlePages] = &[&TankCommanderPages];
