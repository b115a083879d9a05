//! What the title teaches.

use crate::Crusade;
use table::Taught;

impl Taught for Crusade {}
