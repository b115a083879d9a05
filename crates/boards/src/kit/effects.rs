//! What fire does: flash, burst, flames, smoke, puff of flak, wreck. Still pictures; a page that plays a match back
//! moves them.

use maud::{Markup, PreEscaped, html};

pub(super) const RULES: &str = "
.k-flame{fill:$flame}.k-flame-light{fill:$flame-light}
.k-smoke{fill:$smoke;pointer-events:none}
.k-burst-rim{fill:$flame;stroke:$halo;stroke-width:1.5;stroke-linejoin:round}
.k-hulk{fill:$black}.k-hulk-line{fill:none;stroke:$black;stroke-width:2.4;stroke-linecap:round}
.k-puff{fill:$black;fill-opacity:.8}.k-puff-light{fill:$smoke;fill-opacity:.8}
.k-tracer{fill:none;stroke:$flame-light;stroke-width:1.6;stroke-dasharray:7 4;stroke-linecap:round}
";

/// An effect, drawn around the origin where it happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// At the muzzle; eastward.
    Flash,
    /// Where a shell hits.
    Burst,
    /// Flames, and the smoke that drifts off to the east.
    Fire,
    /// A screen of smoke.
    Smoke,
    /// A shell in the air.
    Puff,
    /// What is left of a tank.
    Wreck,
}

impl Effect {
    /// All of them.
    pub const ALL: [Effect; 6] =
        [Effect::Flash, Effect::Burst, Effect::Fire, Effect::Smoke, Effect::Puff, Effect::Wreck];

    /// Its name among the drawings: `#k-fire`.
    pub const fn href(self) -> &'static str {
        match self {
            Effect::Flash => "#k-flash",
            Effect::Burst => "#k-burst",
            Effect::Fire => "#k-fire",
            Effect::Smoke => "#k-smoke",
            Effect::Puff => "#k-puff",
            Effect::Wreck => "#k-wreck",
        }
    }

    /// It, where the drawings of the kit are defined.
    ///
    /// ```
    /// assert_eq!(boards::kit::Effect::Fire.show().into_string(), "<use href=\"#k-fire\"></use>");
    /// ```
    pub fn show(self) -> Markup {
        html! { use href=(self.href()) {} }
    }
}

/// The drawings, to be put where the layers find them.
pub(super) fn definitions() -> Markup {
    html! { (PreEscaped(DRAWINGS)) }
}

const DRAWINGS: &str = r##"
<g id="k-flash"><path class="k-flame" d="M0-4L10-6L8-2L22 0L8 2L10 6L0 4z"/><path class="k-flame-light" d="M0-2L7-3L6-1L15 0L6 1L7 3L0 2z"/></g>
<g id="k-burst"><path class="k-burst-rim" d="M0-16L3.5-7L11-12L8-3.5L17-1L8.5 3L12 11L4 7L1 16L-3.5 7.5L-11 12L-7.5 4L-16 1L-8-3L-12-11L-4-6.5z"/><path class="k-flame-light" d="M0-9L2.5-3.5L7-6L4.5-1L9 1L4 2.5L5 7L0 4L-4 8L-3.5 2.5L-9 1L-4-1.5L-6-6L-2-3.5z"/></g>
<g id="k-fire">
<circle class="k-smoke" cx="4" cy="-13" r="8" fill-opacity=".62"/><circle class="k-smoke" cx="11" cy="-23" r="9.5" fill-opacity=".5"/>
<circle class="k-smoke" cx="20" cy="-32" r="10.5" fill-opacity=".36"/><circle class="k-smoke" cx="31" cy="-40" r="9" fill-opacity=".24"/><circle class="k-smoke" cx="41" cy="-46" r="6.5" fill-opacity=".15"/>
<path class="k-flame" d="M-12 8C-18-2-8-6-9-15C-3-12-2-8-1-5C0-11 4-13 3-20C11-13 9-7 8-3C11-4 12-7 12-9C17-2 15 5 10 9Q-1 14-12 8z"/>
<path class="k-flame-light" d="M-6 8C-9 2-4-1-4-6C0-4 1 0 1 2C3-1 4-3 4-6C8 0 7 6 4 9Q-1 11-6 8z"/>
</g>
<g id="k-smoke"><circle class="k-smoke" cx="-16" cy="4" r="13" fill-opacity=".45"/><circle class="k-smoke" cx="2" cy="-4" r="17" fill-opacity=".45"/><circle class="k-smoke" cx="19" cy="3" r="13" fill-opacity=".4"/><circle class="k-smoke" cx="-4" cy="9" r="12" fill-opacity=".4"/><circle class="k-smoke" cx="12" cy="11" r="10" fill-opacity=".35"/></g>
<g id="k-puff"><circle class="k-puff" cx="-5" cy="2" r="6"/><circle class="k-puff" cx="4" cy="-3" r="7"/><circle class="k-puff" cx="5" cy="5" r="5"/><circle class="k-puff-light" cx="2" cy="-5" r="3.4"/><circle class="k-puff-light" cx="-6" cy="0" r="2.4"/></g>
<g id="k-wreck">
<circle class="k-smoke" cx="3" cy="-12" r="4.5" fill-opacity=".7"/><circle class="k-smoke" cx="7" cy="-19" r="5.5" fill-opacity=".5"/><circle class="k-smoke" cx="13" cy="-26" r="6" fill-opacity=".32"/>
<path class="k-hulk" d="M-14 3l1-4l8-2l1-5l8-1l3 4l6 1l2 4l-2 5l-24 2z"/><path class="k-hulk-line" d="M4-6L17-13M-16 7L14 5"/>
</g>"##;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_effect_is_drawn() {
        for effect in Effect::ALL {
            assert_eq!(DRAWINGS.matches(&format!("id=\"{}\"", &effect.href()[1..])).count(), 1, "{effect:?}");
        }
    }
}
