//! The drawings that pieces are made of, each around the origin and facing east.

use maud::{Markup, PreEscaped, html};

/// Silhouettes and signs, to be used by name.
pub(crate) fn drawings() -> Markup {
    html! {
        (PreEscaped(TIGER)) (PreEscaped(T34)) (PreEscaped(GUNS)) (PreEscaped(STUKA)) (PreEscaped(SIGNS))
    }
}

/// Long, wide and square, with a round-backed turret and a muzzle brake.
const TIGER: &str = r##"
<path id="dg-tiger-shape" d="M-28-10l3-6.5H24v33H-25l-3-6.5z"/>
<g id="dg-tiger-hull">
<use href="#dg-tiger-shape" class="dg-halo"/>
<rect class="dg-track" x="-25" y="-16.5" width="49.5" height="33" rx="2.5"/>
<path class="dg-links" stroke-width="7" d="M-24-12.8H24M-24 12.8H24"/>
<path class="dg-german" d="M-27-9.5H19l5.5 2v15l-5.5 2H-27z"/>
<path class="dg-german-light" d="M-10-9.5H17v19H-10z"/>
<path class="dg-line-g" d="M19-9.5v19M-11.5-9.5v19M-25-1.6h11M-25 1.6h11"/>
<circle class="dg-german-dark" cx="-19" cy="-5.6" r="3"/><circle class="dg-german-dark" cx="-19" cy="5.6" r="3"/>
<circle class="dg-line-g" cx="14" cy="-6" r="2.3"/><circle class="dg-line-g" cx="14" cy="6" r="2.3"/>
<path class="dg-german-dark" d="M-29-6h3v3.4h-3zM-29 2.6h3V6h-3z"/>
</g>
<g id="dg-tiger-turret">
<path class="dg-halo" d="M10-1.8H43v3.6H10z"/>
<path class="dg-german-dark" d="M10-1.9H38v-1.2h5.5v6.2H38V1.9H10z"/>
<path class="dg-german" d="M-18.5-5.5h5v11h-5z"/>
<path class="dg-german-light" d="M8.5-8.5C-1-11.6-14.5-10.5-14.5 0S-1 11.6 8.5 8.5z"/>
<path class="dg-german" d="M8.5-7h4v14h-4zM12.5-3.4h4v6.8h-4z"/>
<circle class="dg-german" cx="-7.5" cy="-5" r="3.4"/><circle class="dg-german-dark" cx="-7.5" cy="-5" r="1.5"/>
<use href="#k-cross" transform="translate(0,1.4) scale(.58)"/>
</g>"##;

/// Short, with a rounded nose, drums at the back and a small angular turret set forward.
const T34: &str = r##"
<path id="dg-t34-shape" d="M-19-14.5H16q3.5.5 3.5 4L23-4q1 4 0 8l-3.5 6.5q0 3.5-3.5 4H-19q-3.5-.5-3.5-4v-21q0-3.5 3.5-4z"/>
<g id="dg-t34-hull">
<use href="#dg-t34-shape" class="dg-halo"/>
<rect class="dg-track" x="-22.5" y="-14.5" width="42" height="7.5" rx="3.7"/><rect class="dg-track" x="-22.5" y="7" width="42" height="7.5" rx="3.7"/>
<path class="dg-links" stroke-width="6.4" d="M-20-10.8H18M-20 10.8H18"/>
<path class="dg-soviet" d="M-23-8.5H9q12 1 14 8.5q-2 7.5-14 8.5H-23q-2.5-8.5 0-17z"/>
<path class="dg-line-s" d="M-11-8.5v17M-14-6.5v13M-17-6.5v13M-20-6.5v13M12-8q3.5 8 0 16"/>
<path class="dg-soviet-light" d="M13-5.5h5.5v4.5H13z"/>
<rect class="dg-soviet-light" x="-19" y="-14" width="11" height="4.6" rx="2.3"/><rect class="dg-soviet-light" x="-19" y="9.4" width="11" height="4.6" rx="2.3"/>
</g>
<g id="dg-t34-turret">
<path class="dg-halo" d="M8-1.5H29v3H8z"/>
<path class="dg-soviet-dark" d="M8-1.7H29.5v3.4H8z"/>
<path class="dg-soviet-light" d="M9-4.5L4-8.8h-10L-11.5-4v8L-6 8.8H4L9 4.5z"/>
<path class="dg-soviet" d="M8-3.4h4.5v6.8H8z"/>
<use href="#k-star" class="k-white" transform="translate(-1.5,0) rotate(90) scale(.62)"/>
</g>"##;

/// Shield, barrel, wheels and trails.
const GUNS: &str = r##"
<g id="dg-pak88">
<path class="dg-halo" d="M-26-11L-6 0L-26 11M0-1.5H38v3H0z"/>
<path class="dg-bold-g" d="M-6-1L-26-11M-6 1L-26 11"/>
<rect class="dg-track" x="-8" y="-17" width="12" height="5.5" rx="2"/><rect class="dg-track" x="-8" y="11.5" width="12" height="5.5" rx="2"/>
<path class="dg-german-dark" d="M-10-2.6H12V-1.8H33V-3H38.5V3H33V1.8H12V2.6H-10z"/>
<path class="dg-german-light" d="M2-14q8 14 0 28h4.5q8-14 0-28z"/>
<path class="dg-german" d="M-9-5H3v10H-9z"/>
</g>
<g id="dg-pak36">
<path class="dg-halo" d="M-20-7L-4 0L-20 7M0-1H25v2H0z"/>
<path class="dg-line-g" stroke-width="2.2" d="M-4-1L-20-8M-4 1L-20 8"/>
<rect class="dg-track" x="-6" y="-13" width="9.5" height="4" rx="1.8"/><rect class="dg-track" x="-6" y="9" width="9.5" height="4" rx="1.8"/>
<path class="dg-german-dark" d="M-7-1.3H26v2.6H-7z"/>
<path class="dg-german-light" d="M1-10.5q5 10.5 0 21h3.6q5-10.5 0-21z"/>
<path class="dg-german" d="M-6-3.4H1.5v6.8H-6z"/>
</g>"##;

/// Cranked wings, a square tail, the propeller as a blur.
const STUKA: &str = r##"
<path id="dg-stuka-shape" d="M27-3.5Q30 0 27 3.5L8 4.6L6 12L4 34Q-1 37-6 34L-7 12L-5 4.4L-24 2.4V12h-7V-12h7v9.6L-5-4.4L-7-12L-6-34Q-1-37 4-34L6-12L8-4.6z"/>
<g id="dg-stuka">
<use href="#dg-stuka-shape" class="dg-halo"/>
<use href="#dg-stuka-shape" class="dg-german-light"/>
<path class="dg-line-g" d="M-4-33L-5-12M-4 33L-5 12M-28-11v22"/>
<path class="dg-german" d="M27-3.5Q30 0 27 3.5L8 4.6L-26 1.6v-3.2L8-4.6z"/>
<path class="dg-german-dark" d="M9-2.8Q12 0 9 2.8H-7Q-9.5 0-7-2.8z"/><path class="dg-line-g" d="M5-3v6M0-3v6"/>
<ellipse class="k-cast" cx="29" cy="0" rx="1.5" ry="9.5"/>
<use href="#k-cross" transform="translate(-1,-23) scale(.52)"/><use href="#k-cross" transform="translate(-1,23) scale(.52)"/>
</g>"##;

/// Small signs: wheel, mine, drop.
const SIGNS: &str = r##"
<g id="dg-wheel"><circle class="dg-edge-line" r="6"/><circle class="k-white" r="1.7"/><path class="dg-edge-line" d="M0-6V6M-6 0H6M-4.2-4.2L4.2 4.2M-4.2 4.2L4.2-4.2"/></g>
<g id="dg-ex"><path class="dg-cross-line" d="M-4.5-4.5L4.5 4.5M-4.5 4.5L4.5-4.5"/></g>
<g id="dg-mine"><path class="dg-cross-line" d="M0-7.5v15M-7.5 0h15M-5.3-5.3L5.3 5.3M-5.3 5.3L5.3-5.3"/><circle class="k-white" r="5.2"/><circle class="dg-german-dark" r="2"/></g>
<path id="dg-drip" class="dg-drop" d="M0-6C2.5-2 4 0 4 2.3A4 4 0 0 1-4 2.3C-4 0-2.5-2 0-6z"/>"##;
