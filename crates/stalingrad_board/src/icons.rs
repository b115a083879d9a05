//! Signs of 24 by 24 in one colour on one ground: units, effects, values. Each is drawn once among the definitions and
//! shown wherever it is wanted, in the colours of the class that it is shown with.

use boards::kit::Num;
use maud::{Markup, PreEscaped, html};
use stalingrad::data::{Depletion, Doctrine, Token};
use stalingrad::pieces::UnitKind;

macro_rules! icons {
    ($($(#[doc = $doc:literal])? $name:ident = $id:literal $svg:literal,)*) => {
        /// A sign.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Icon {
            $($(#[doc = $doc])? $name,)*
        }

        impl Icon {
            /// Its name among the definitions.
            const fn href(self) -> &'static str {
                match self {
                    $(Icon::$name => concat!("#hs-i-", $id),)*
                }
            }
        }

        /// All of them, to be put among the definitions.
        const DRAWINGS: &str = concat!($("<g id=\"hs-i-", $id, "\">", $svg, "</g>",)*);
    };
}

icons! {
    /// A star.
    Star = "star" r#"<polygon points="12,1.6 14.59,9.04 22.46,9.2 16.18,13.96 18.47,21.5 12,17 5.53,21.5 7.82,13.96 1.54,9.2 9.41,9.04" class="hs-c"/>"#,
    /// A cross.
    Cross = "cross" r#"<path d="M9 2h6v7h7v6h-7v7H9v-7H2V9h7z" class="hs-c"/>"#,
    /// German helmet.
    Helmet = "grenadier" r#"<path d="M4.5 13.5C4.5 7.5 7.8 4 12 4s7.5 3.5 7.5 9.5L22.5 18h-6l-1.2-2.6H8.7L7.5 18h-6z" class="hs-c"/><path d="M8.5 17h7v2.5c0 1.6-1.4 2.5-3.5 2.5s-3.5-.9-3.5-2.5z" class="hs-c"/>"#,
    /// Soviet helmet with a star.
    StarHelmet = "rifle" r#"<path d="M3.5 14.5C3.5 8 7.2 4.4 12 4.4S20.5 8 20.5 14.5l1.7 2.3H1.8z" class="hs-c"/><polygon points="12,7 12.85,9.44 15.42,9.49 13.37,11.04 14.12,13.51 12,12.04 9.88,13.51 10.63,11.04 8.58,9.49 11.15,9.44" class="hs-k"/><path d="M8 18h8v1.8c0 1.5-1.6 2.6-4 2.6s-4-1.1-4-2.6z" class="hs-c"/>"#,
    /// Machine gun.
    MachineGun = "mg_g" r#"<path d="M1.5 9.5h4l1-1.5h9v4H6l-2 3H1.5zM15.5 9.3H23v1.6h-7.5z" class="hs-c"/><path d="M10 12.5L6.5 20M12 12.5l3.5 7.5" class="hs-cl" stroke-width="1.9"/>"#,
    /// Flame thrower.
    Flamethrower = "pioneer" r#"<path d="M12.6 2c.6 4 6 6.5 6 12.5A6.6 6.8 0 0 1 5.4 14.5c0-3 2-4.5 2.3-7 2 1 2.8 2.3 2.9 4C12.3 9.2 13.5 6 12.6 2z" class="hs-c"/><path d="M12.3 13c2 2 3 3.4 3 5.2a3.2 3.2 0 0 1-6.4 0c0-2 2.4-2.8 3.4-5.2z" class="hs-k"/>"#,
    /// German tank.
    Panzer = "panzer" r#"<path d="M1.5 14.5h19.5l1.2 2.5-2.2 3.5H4L1.5 17zM6.5 9h8.5l2 5H5zM15.5 10.3H23.5v1.7h-8z" class="hs-c"/><circle cx="6" cy="17.7" r="1.5" class="hs-k"/><circle cx="10" cy="17.7" r="1.5" class="hs-k"/><circle cx="14" cy="17.7" r="1.5" class="hs-k"/><circle cx="18" cy="17.7" r="1.5" class="hs-k"/>"#,
    /// Assault gun.
    Stug = "stug" r#"<path d="M1.5 14h19.5l1.2 3-2.2 3.5H4L1.5 17.5zM4.5 10.5h10.5l3 3.5H3.5zM14 11.2H23.5v1.9H14z" class="hs-c"/><circle cx="6" cy="17.5" r="1.5" class="hs-k"/><circle cx="10" cy="17.5" r="1.5" class="hs-k"/><circle cx="14" cy="17.5" r="1.5" class="hs-k"/><circle cx="18" cy="17.5" r="1.5" class="hs-k"/>"#,
    /// Soviet tank.
    T34 = "t34" r#"<path d="M1 15.5l3-2.5h16l3 2.5-2.5 5H3.5zM6 12.5l2-4.5h6.5l2.5 4.5zM15 9.3h8.5V11H15z" class="hs-c"/><circle cx="5.5" cy="17.7" r="1.6" class="hs-k"/><circle cx="9.8" cy="17.7" r="1.6" class="hs-k"/><circle cx="14.2" cy="17.7" r="1.6" class="hs-k"/><circle cx="18.5" cy="17.7" r="1.6" class="hs-k"/>"#,
    /// Binoculars.
    Binoculars = "recon" r#"<path d="M3 8.5l2-4h3.5l1 4V17a3.8 3.8 0 1 1-7.5 0zM14.5 8.5l1-4H19l2 4V17a3.8 3.8 0 1 1-7.5 0zM10 8h4v5h-4z" class="hs-c"/><circle cx="5.8" cy="16.8" r="1.9" class="hs-k"/><circle cx="17.7" cy="16.8" r="1.9" class="hs-k"/>"#,
    /// Cap of a Motivator.
    Cap = "nkvd" r#"<path d="M2 11.5C3.5 5.5 20.5 5.5 22 11.5l-1.8 3.2H3.8zM4 15.5h16l-2 3c-3 1.5-9 1.5-12 0z" class="hs-c"/><polygon points="12,8.6 12.68,10.56 14.76,10.6 13.1,11.86 13.7,13.85 12,12.66 10.3,13.85 10.9,11.86 9.24,10.6 11.32,10.56" class="hs-k"/>"#,
    /// Dagger.
    Dagger = "commando" r#"<path d="M12 1.5l1.8 3v9.5h-3.6V4.5zM6.5 14h11v2.3h-11zM10.8 16.3h2.4V22h-2.4z" class="hs-c"/>"#,
    /// Submachine gun and grenade.
    Submachine = "assault" r#"<path d="M2 9h14.5l1.5-1.2h4V11h-5.5L14 13H9.5l-1.5 6H5l1-6H2z" class="hs-c"/><circle cx="12" cy="16.5" r="3.3" class="hs-c"/><circle cx="12" cy="16.5" r="1.1" class="hs-k"/>"#,
    /// Cross-hairs.
    Crosshairs = "sniper" r#"<path d="M12 2v6M12 16v6M2 12h6M16 12h6" class="hs-cl" stroke-width="2.1"/><circle cx="12" cy="12" r="7" class="hs-cl" stroke-width="2.1"/><circle cx="12" cy="12" r="1.7" class="hs-c"/>"#,
    /// Hammer and cog.
    Hammer = "worker" r#"<path d="M4 3.5l9.5 3-1 3.2-9.5-3zM9.5 8.5l3 1-3.8 13-3-.9z" class="hs-c"/><path d="M17 10.5l1.2 2 2.3-.2.4 2.3-1.9 1.3.7 2.2-2 1.2-1.5-1.6-2.1.9-1.2-2 1.5-1.7-.9-2.1 2.2-.7z" class="hs-c"/>"#,
    /// Wall.
    Wall = "fort" r#"<path d="M2 20V10h4V7h4v3h4V7h4v3h4v10z" class="hs-c"/><path d="M2 15h20M8 10v5M16 10v5M12 15v5M5 15v5M19 15v5" class="hs-kl" stroke-width="1.1"/>"#,
    /// Burst.
    Burst = "kill" r#"<path d="M12 1l2.3 6.5L20 3.8l-2.3 6L23.5 12l-5.8 2.2 2.3 6-5.7-3.7L12 23l-2.3-6.5L4 20.2l2.3-6L.5 12l5.8-2.2L4 3.8l5.7 3.7z" class="hs-c"/><circle cx="12" cy="12" r="3" class="hs-k"/>"#,
    /// Burst in cross-hairs.
    Precision = "pkill" r#"<circle cx="12" cy="12" r="8.5" class="hs-cl" stroke-width="2"/><path d="M12 1v4.5M12 18.5V23M1 12h4.5M18.5 12H23" class="hs-cl" stroke-width="2"/><path d="M12 6l1.5 3.5L17 8l-1.5 3.5L19 12l-3.5 1.3L17 16.5l-3.5-1.3L12 18.5l-1.5-3.3L7 16.5l1.5-3.2L5 12l3.5-.5L7 8l3.5 1.5z" class="hs-c"/>"#,
    /// Flame.
    Fire = "fire" r#"<path d="M12.6 1.5c.6 4 6.4 6.5 6.4 12.8a7 7.2 0 0 1-14 0c0-3.2 2.2-4.8 2.5-7.4 2.1 1 3 2.5 3.1 4.3 1.7-2.3 2.9-5.5 2-9.7z" class="hs-c"/>"#,
    /// Bucket.
    Bucket = "bucket" r#"<path d="M3.5 8.5h17L17.8 22H6.2z" class="hs-c"/><path d="M4.5 8C5 1 19 1 19.5 8" class="hs-cl" stroke-width="1.9"/><path d="M6.5 12c2 1.5 3.5-1.3 5.5 0s3.5 1.3 5.5 0" class="hs-kl" stroke-width="1.4"/>"#,
    /// Skull of the Hold track.
    Skull = "skull" r#"<path d="M12 2C6.5 2 3 5.8 3 10.5c0 3 1.3 5 3.5 6.3V21h11v-4.2C19.7 15.5 21 13.5 21 10.5 21 5.8 17.5 2 12 2z" class="hs-c"/><circle cx="8.3" cy="11" r="2.3" class="hs-k"/><circle cx="15.7" cy="11" r="2.3" class="hs-k"/><path d="M12 13.5l1.4 2.7h-2.8z" class="hs-k"/><path d="M10.3 18v3M13.7 18v3" class="hs-kl" stroke-width="1.2"/>"#,
    /// A card comes.
    Draw = "draw" r#"<path d="M4 3h11a1.5 1.5 0 0 1 1.5 1.5V13H13v4H9.5v4H4a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 4 3z" class="hs-c"/><path d="M17 13.5v8M13 17.5h8" class="hs-cl" stroke-width="2.4"/>"#,
    /// A card goes.
    Discard = "discard" r#"<path d="M4 3h11a1.5 1.5 0 0 1 1.5 1.5V14H11v7H4a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 4 3z" class="hs-c"/><path d="M13 18h8.5" class="hs-cl" stroke-width="2.6"/>"#,
    /// Arrows.
    Overrun = "overrun" r#"<path d="M2 4h5l7 8-7 8H2l7-8zM11 4h4.5l7 8-7 8H11l7-8z" class="hs-c"/>"#,
    /// Crate.
    Supply = "supply" r#"<path d="M2 7l10-4.5L22 7v11l-10 4.5L2 18z" class="hs-c"/><path d="M2.5 7.5L12 12l9.5-4.5M12 12v9.5" class="hs-kl" stroke-width="1.5"/>"#,
    /// A card that sinks.
    Deplete = "deplete" r#"<rect x="3" y="11" width="18" height="11" rx="1.5" class="hs-c"/><path d="M12 1.5v6.5M8.8 5.2L12 8.4l3.2-3.2" class="hs-cl" stroke-width="2"/>"#,
    /// Dive bomber.
    Stuka = "stuka" r#"<path d="M11 2h2l1 6 3.5 2L23 7l.5 2.5L16 14l-2 .5-.5 4 3 2v1.5L12 21l-4.5 1v-1.5l3-2-.5-4-2-.5L.5 9.5 1 7l5.5 3L10 8z" class="hs-c"/>"#,
    /// Rat.
    Rat = "rat" r#"<path d="M2 16.5C4 12 8 9.5 13 9.5c1.5-3 5-3 5.5 0 2 .8 3.5 3 4.5 5.5l-2 2-3 .8H5c-1.5 0-2.5-.3-3-1.3z" class="hs-c"/><path d="M3 16C-1 12 4 6 8 6.5" class="hs-cl" stroke-width="1.5"/><circle cx="19" cy="13" r="0.9" class="hs-k"/>"#,
    /// Boot: concentration.
    Boot = "boot" r#"<path d="M7 2h7.5v10l6.5 4.3c1 .7 1 1.7 1 3.7H7z" class="hs-c"/><path d="M6 22h17" class="hs-cl" stroke-width="1.6"/>"#,
    /// Hand grenade: defence.
    Grenade = "grenade" r#"<path d="M8.5 3h5l1 2.5h4l1.5 5-2 .6-1-2.6h-2.3v1.2C18 10.8 19 13 19 15.3 19 19.5 16 22.5 11.7 22.5S4.5 19.5 4.5 15.3C4.5 12.5 6 10.3 8.5 9.3z" class="hs-c"/><path d="M5.5 15.5h13M11.7 10v12" class="hs-kl" stroke-width="1"/>"#,
    /// Formation.
    Flag = "flag" r#"<path d="M4 1.5h2V22.5H4zM6.5 3h15l-3.5 4.5 3.5 4.5h-15z" class="hs-c"/>"#,
    /// Hourglass.
    Hourglass = "hour" r#"<path d="M5 2h14v3h-1.5c0 4-2 5-3.5 7 1.5 2 3.5 3 3.5 7H19v3H5v-3h1.5c0-4 2-5 3.5-7-1.5-2-3.5-3-3.5-7H5z" class="hs-c"/>"#,
    /// Firing squad.
    FiringSquad = "mgun" r#"<path d="M1.5 8.5h4l1-1.5h9v4H6l-2 3H1.5zM15.5 8.3H23v1.6h-7.5z" class="hs-c"/><circle cx="7" cy="18.5" r="1.9" class="hs-c"/><circle cx="12" cy="18.5" r="1.9" class="hs-c"/><circle cx="17" cy="18.5" r="1.9" class="hs-c"/>"#,
    /// Burning skull.
    BurningSkull = "bskull" r#"<path d="M12 0c.5 3 4 4 5.5 7.5C19 6.5 19 5 19 4c2.5 3 3.5 6 3 9.5C21.3 18.5 17 23.5 12 23.5S2.7 18.5 2 13.5C1.5 9 4 7 5 3.5c1.5 1 2 2 2.2 3.5C9 5.5 11.5 3 12 0z" class="hs-c"/><path d="M12 8.5c-3.3 0-5.3 2.2-5.3 5 0 1.8.8 3 2 3.8V20h6.6v-2.7c1.2-.8 2-2 2-3.8 0-2.8-2-5-5.3-5z" class="hs-k"/><circle cx="9.9" cy="13.7" r="1.4" class="hs-c"/><circle cx="14.1" cy="13.7" r="1.4" class="hs-c"/>"#,
    /// Shield.
    Shield = "shield" r#"<path d="M12 1.5l9 3v7c0 6-4 9.5-9 11.5-5-2-9-5.5-9-11.5v-7z" class="hs-c"/>"#,
    /// Infantry doctrine.
    Infantry = "infantry" r#"<path d="M3 5h18v14H3zM3 5l18 14M21 5L3 19" class="hs-cl" stroke-width="1.9"/>"#,
    /// Mechanised doctrine.
    Mech = "mech" r#"<path d="M3 5h18v14H3z" class="hs-cl" stroke-width="1.9"/><ellipse cx="12" cy="12" rx="6" ry="3.6" class="hs-cl" stroke-width="1.9"/>"#,
    /// General doctrine.
    General = "general" r#"<path d="M3 9.5C4.5 4.5 19.5 4.5 21 9.5l-1.5 4h-15zM5 15h14l-2.5 3.5h-9z" class="hs-c"/><circle cx="12" cy="10" r="1.9" class="hs-k"/>"#,
    /// Die.
    Die = "die" r#"<rect x="3" y="3" width="18" height="18" rx="4" class="hs-c"/><circle cx="8" cy="8" r="1.8" class="hs-k"/><circle cx="16" cy="8" r="1.8" class="hs-k"/><circle cx="12" cy="12" r="1.8" class="hs-k"/><circle cx="8" cy="16" r="1.8" class="hs-k"/><circle cx="16" cy="16" r="1.8" class="hs-k"/>"#,
    /// Ashes.
    Ash = "ash" r#"<path d="M1 21C4 13 8 11 11 9.5c3 1.5 8 3 12 11.5z" class="hs-c"/><path d="M9 6c-2-2 2-2.5 0-5M14 6.5c-2-2 2-2.5 0-5" class="hs-cl" stroke-width="1.4"/>"#,
    /// Chevron: basic card.
    Chevron = "chev" r#"<path d="M5 15l7-7 7 7" class="hs-cl" stroke-width="3"/>"#,
    /// Once more.
    Again = "second" r#"<path d="M4 4h4v16H4zM11 4l9 8-9 8z" class="hs-c"/>"#,
    /// Hand of cards.
    Cards = "hand" r#"<path d="M3 5l9-2 3 15-9 2zM13 3l8 3-4 14-2.5-.8z" class="hs-c"/>"#,
    /// Eye.
    Eye = "eye" r#"<path class="hs-cl" stroke-width="2" d="M1.5 12Q12 1.5 22.5 12Q12 22.5 1.5 12z"/><circle class="hs-c" cx="12" cy="12" r="3.6"/>"#,
    /// Chevron that points down.
    Down = "down" r#"<path class="hs-cl" stroke-width="3" d="M5 9l7 7 7-7"/>"#,
    /// Stop: Interception.
    Stop = "stop" r#"<path class="hs-c" d="M8 1.5h8L22.5 8v8L16 22.5H8L1.5 16V8z"/><path class="hs-kl" stroke-width="2.6" d="M7 12h10"/>"#,
    /// A die that is taken away.
    Steal = "steal" r#"<rect class="hs-c" x="2" y="7" width="14" height="14" rx="3"/><circle class="hs-k" cx="9" cy="14" r="2"/><path class="hs-cl" stroke-width="2.2" d="M14 4h7v7M21 4l-6 6"/>"#,
    /// Here.
    Target = "target" r#"<circle class="hs-cl" stroke-width="2" cx="12" cy="12" r="10"/><circle class="hs-c" cx="12" cy="12" r="4"/>"#,
}

/// The drawings that all signs refer to.
pub(crate) const fn definitions() -> PreEscaped<&'static str> {
    PreEscaped(DRAWINGS)
}

impl Icon {
    /// The sign from its upper left corner, so wide and high, in the colours of a class.
    pub(crate) fn show(self, class: &str, x: f32, y: f32, size: f32) -> Markup {
        html! {
            use class=(class) href=(self.href()) transform={ "translate(" (Num(x)) "," (Num(y)) ") scale(" (scale(size / 24.0)) ")" } {}
        }
    }

    /// The same around a middle.
    pub(crate) fn around(self, class: &str, x: f32, y: f32, size: f32) -> Markup {
        self.show(class, x - size / 2.0, y - size / 2.0, size)
    }

    /// The sign of a kind of unit.
    pub(crate) const fn of_unit(kind: UnitKind) -> Icon {
        match kind {
            UnitKind::Grenadier => Icon::Helmet,
            UnitKind::ReconG | UnitKind::ReconS => Icon::Binoculars,
            UnitKind::MgG => Icon::MachineGun,
            UnitKind::Pioneer => Icon::Flamethrower,
            UnitKind::SniperG | UnitKind::SniperS => Icon::Crosshairs,
            UnitKind::Panzer => Icon::Panzer,
            UnitKind::Stug => Icon::Stug,
            UnitKind::Rifle => Icon::StarHelmet,
            UnitKind::Nkvd => Icon::Cap,
            UnitKind::Commando => Icon::Dagger,
            UnitKind::Assault => Icon::Submachine,
            UnitKind::Worker => Icon::Hammer,
            UnitKind::T34 => Icon::T34,
            UnitKind::Fort => Icon::Wall,
        }
    }

    /// The sign of an effect.
    pub(crate) const fn of_effect(token: Token) -> Icon {
        match token {
            Token::Add | Token::AddLine => Icon::Helmet,
            Token::Kill => Icon::Burst,
            Token::PrecisionKill => Icon::Precision,
            Token::Sniper => Icon::Crosshairs,
            Token::Draw | Token::Recover => Icon::Draw,
            Token::Discard | Token::DiscardHand | Token::DiscardHandSelf => Icon::Discard,
            Token::Fire | Token::FireAll | Token::FireBucket | Token::InfernoAdd => Icon::Fire,
            Token::Bucket | Token::InfernoRemove | Token::FireReset => Icon::Bucket,
            Token::Overrun => Icon::Overrun,
            Token::Supply | Token::Refit => Icon::Supply,
            Token::Deplete => Icon::Deplete,
            Token::Fort => Icon::Wall,
            Token::Sacrifice | Token::DestroyRifles => Icon::StarHelmet,
            Token::DicePlus => Icon::Die,
            Token::StealDie => Icon::Steal,
            Token::Intercept => Icon::Stop,
            Token::Promote => Icon::Chevron,
            Token::Demote => Icon::Down,
            Token::SecondAction => Icon::Again,
            Token::NewFormation => Icon::Flag,
            Token::NextCostZero => Icon::Star,
            Token::LookDiscard => Icon::Eye,
            Token::LastStand => Icon::Shield,
            Token::ExecuteCommissars => Icon::FiringSquad,
            Token::BurnMilitia => Icon::BurningSkull,
        }
    }

    /// The sign of a doctrine.
    pub(crate) const fn of_doctrine(doctrine: Doctrine) -> Icon {
        match doctrine {
            Doctrine::Infantry => Icon::Infantry,
            Doctrine::Mech => Icon::Mech,
            Doctrine::General => Icon::General,
        }
    }

    /// The depletion icon of a formation, if it has one.
    pub(crate) const fn of_depletion(depletion: Depletion) -> Option<Icon> {
        match depletion {
            Depletion::Nothing => None,
            Depletion::BurningSkull => Some(Icon::BurningSkull),
            Depletion::MachineGun(_) => Some(Icon::FiringSquad),
            Depletion::RedStar(_) => Some(Icon::Star),
        }
    }
}

/// A factor with three decimals: what is 24 wide must come out to a tenth.
fn scale(factor: f32) -> String {
    format!("{factor:.3}")
}
