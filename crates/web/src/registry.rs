//! The titles that add something of their own to the site.

use crate::tank_commander::TankCommanderPages;
use crate::title_pages::TitlePages;

/// A line for each.
pub const TITLE_PAGES: &[&dyn TitlePages] = &[&TankCommanderPages];
