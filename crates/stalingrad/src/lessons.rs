//! The guided first match: one assault on one building.

use crate::Stalingrad;
use table::Taught;

impl Taught for Stalingrad {
    fn examples() -> Vec<table::Example<Stalingrad>> {
        crate::examples::all()
    }
}
